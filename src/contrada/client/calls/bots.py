"""Bot accounts: those I own, challenges, and what a bot account itself does."""

from __future__ import annotations

from collections.abc import Iterable

from contrada.client.calls.requests import Requests, part, table_path
from contrada.client.events import EventStream
from contrada.server.tables.outside import messages as out


class BotAccounts(Requests):
    """Requests about bot accounts."""

    def my_bots(self) -> out.OwnBots:
        """My bot accounts and their tokens."""
        return self._call(out.OwnBots, "GET", "/api/me/bots")

    def make_bot(self, name: str) -> out.OwnBot:
        """Create a bot account."""
        return self._call(out.OwnBot, "POST", "/api/me/bots", out.NewBot(name))

    def delete_bot(self, bot: str) -> None:
        """Delete a bot account."""
        self.call("DELETE", f"/api/me/bots/{part(bot)}")

    def make_token(
        self, bot: str, scopes: Iterable[out.Scope] = ("play",), label: str = ""
    ) -> out.NewTokenMade:
        """Create a token of a bot account; its text is sent this once."""
        if isinstance(scopes, str):
            raise TypeError(f"`scopes` is a list of scopes, not {scopes!r}.")
        path = f"/api/me/bots/{part(bot)}/tokens"
        return self._call(out.NewTokenMade, "POST", path, out.NewToken(label, list(scopes)))

    def revoke_token(self, bot: str, token: str) -> None:
        """Revoke a token by its id."""
        self.call("DELETE", f"/api/me/bots/{part(bot)}/tokens/{part(token)}")

    # -- challenges --------------------------------------------------------------------------

    def bots(self, game: str = "") -> list[out.BotInfo]:
        """The bots whose programs are connected."""
        return self._call(out.Bots, "GET", "/api/bots", game=game).bots

    def challenge(self, table: str, seat: int, bot: str) -> str:
        """As host of a table: challenge a bot to take an open seat; the id of the challenge."""
        body = out.NewChallenge(seat, bot)
        return str(self.call("POST", table_path(table, "/challenges"), body)["id"])

    def challenges(self, table: str) -> list[out.ChallengeInfo]:
        """As host of a table: its challenges, open or declined."""
        path = table_path(table, "/challenges")
        return self._call(out.Challenges, "GET", path).challenges

    def withdraw_challenge(self, challenge: str) -> None:
        """Withdraw a challenge of mine."""
        self.call("DELETE", f"/api/challenges/{part(challenge)}")

    # -- as a bot account --------------------------------------------------------------------

    def this_bot(self) -> out.BotInfo:
        """The bot account of the token."""
        return self._call(out.BotInfo, "GET", "/api/bot")

    def events(self, games: Iterable[str] = ()) -> EventStream:
        """Connect to the stream of events of the bot account."""
        return EventStream(self.transport, games)

    def accept(self, challenge: str) -> tuple[str, int]:
        """Accept a challenge; the table and the seat."""
        found = self.call("POST", f"/api/bot/challenges/{part(challenge)}/accept")
        return str(found["table"]), int(found["seat"])

    def decline(self, challenge: str, reason: out.DeclineReason = "other") -> None:
        """Decline a challenge."""
        self.call("POST", f"/api/bot/challenges/{part(challenge)}/decline", out.Decline(reason))
