"""The client of one server: HTTP requests, and connections to tables and events."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar
from urllib.parse import quote, urlencode

import msgspec

from contrada.client.events import EventStream
from contrada.client.table import TableConnection
from contrada.client.transport import SECONDS, Transport
from contrada.core.game import SPECTATOR
from contrada.core.messages import Json
from contrada.server.tables import messages as msg
from contrada.server.tables.outside import messages as out
from contrada.server.tables.requests import NewTable

T = TypeVar("T")


class Client:
    """A person or a bot account at one server.

    With a token it is that bot account. Without one it is a guest until `set_name`, which starts a
    session whose cookies the client keeps. What docs/protocol.md describes and has no method here
    is reached by `call`. Can be used from several threads.
    """

    def __init__(self, url: str, token: str = "", seconds: float = SECONDS) -> None:
        """`url` is the address of the server, `seconds` how long a request may take."""
        self.transport = Transport(url, token, seconds)

    def call(self, method: str, path: str, body: object = None, **query: object) -> Any:
        """Send any documented request; its answer as JSON. Raises ServerRefused, ConnectionLost."""
        return self._call(Any, method, path, body, **query)

    def _call(
        self, kind: type[T] | Any, method: str, path: str, body: object = None, **query: object
    ) -> T:
        shown = {
            name.rstrip("_"): value for name, value in query.items() if value not in ("", None)
        }
        tail = f"?{urlencode(shown)}" if shown else ""
        data = self.transport.request(method, path + tail, body)
        found: T = msgspec.json.decode(data, type=kind)
        return found

    # -- who I am ----------------------------------------------------------------------------

    def me(self) -> Json:
        """My name and account."""
        return self._call(Json, "GET", "/api/me")

    def set_name(self, name: str) -> Json:
        """Choose a name; needed before creating or joining tables."""
        return self._call(Json, "PUT", "/api/me", {"name": name})

    def make_account(self, account: str, password: str) -> Json:
        """Make an account of this identity."""
        body = {"account": account, "password": password}
        return self._call(Json, "POST", "/api/me/account", body)

    def sign_in(self, account: str, password: str) -> Json:
        """Sign in to an account."""
        body = {"account": account, "password": password}
        return self._call(Json, "POST", "/api/me/account/sign-in", body)

    def sign_out(self) -> None:
        """Sign out."""
        self.call("POST", "/api/me/account/sign-out")

    def my_data(self) -> Json:
        """Everything that the server stores about me."""
        return self._call(Json, "GET", "/api/me/data")

    def history(self, after: str = "", limit: int = 50) -> Json:
        """My finished games, newest first."""
        return self._call(Json, "GET", "/api/me/history", after=after, limit=limit)

    def my_games(self, after: str = "", limit: int = 24) -> Json:
        """My unfinished games, those that wait for me first."""
        return self._call(Json, "GET", "/api/me/games", after=after, limit=limit)

    # -- games and results -------------------------------------------------------------------

    def games(self) -> Json:
        """The games of the server with their options, and the built-in bots."""
        return self._call(Json, "GET", "/api/games")

    def leaderboard(self, game: str, bots: bool = False) -> Json:
        """The best players of a game, or the best bot accounts."""
        who = "bots" if bots else ""
        return self._call(Json, "GET", "/api/leaderboard", game=game, who=who)

    def statistics(self, game: str) -> Json:
        """Mean points and wins of a game."""
        return self._call(Json, "GET", "/api/statistics", game=game)

    # -- tables ------------------------------------------------------------------------------

    def lobby(self, game: str = "", after: str = "", limit: int = 24) -> Json:
        """My tables, and a page of the listed ones."""
        return self._call(Json, "GET", "/api/tables", game=game, after=after, limit=limit)

    def create_table(self, game: str, seats: Sequence[Json], **settings: Any) -> str:
        """Create a table; its id. `settings` are the other fields of a new table."""
        body = msgspec.convert({"game": game, "seats": list(seats), **settings}, NewTable)
        return str(self.call("POST", "/api/tables", body)["id"])

    def look(self, table: str, seat: int = SPECTATOR) -> msg.TableMessage:
        """A table as a seat of mine, or a spectator, sees it."""
        return self._call(msg.TableMessage, "GET", _table(table), seat=seat)

    def do(self, table: str, command: msg.AnyCommand) -> Json:
        """Execute one command without a WebSocket."""
        return self._call(Json, "POST", _table(table, "/do"), command)

    def watch(self, table: str, seat: int = SPECTATOR, info: bool = False) -> TableConnection:
        """Connect to a table; with `info` (bot accounts only) also to what the seat knows."""
        return TableConnection(self.transport, table, seat, info)

    def chat(self, table: str) -> list[msg.ChatMessage]:
        """The chat of a table."""
        return self._call(msg.Chat, "GET", _table(table, "/chat")).lines

    def log(self, table: str, seat: int = SPECTATOR, start: int = 0, count: int = 100) -> Json:
        """Lines of the log."""
        return self._call(Json, "GET", _table(table, "/log"), seat=seat, start=start, count=count)

    def replay(self, table: str, line: int, seat: int = SPECTATOR, as_: str = "") -> Json:
        """A table after a line of the log; `as_="all"` shows everything after the end."""
        return self._call(Json, "GET", _table(table, f"/replay/{line}"), seat=seat, as_=as_)

    def curve(self, table: str, seat: int = SPECTATOR, as_: str = "") -> Json:
        """Every player's points after every line of the log."""
        return self._call(Json, "GET", _table(table, "/curve"), seat=seat, as_=as_)

    def supply(self, table: str, seat: int = SPECTATOR) -> Json:
        """What can still come of every deck, bag and stack."""
        return self._call(Json, "GET", _table(table, "/supply"), seat=seat)

    def box(self, table: str) -> Json:
        """The box of a table."""
        return self._call(Json, "GET", _table(table, "/box"))

    def audit(self, table: str) -> Json:
        """After the end: whether the game follows from its seed."""
        return self._call(Json, "GET", _table(table, "/audit"))

    def export(self, table: str, seat: int = SPECTATOR) -> Json:
        """The match file: complete after the end, before it as the seat sees the game."""
        return self._call(Json, "GET", _table(table, "/export"), seat=seat)

    def fork(self, table: str, line: int, seats: Sequence[Json], **settings: Any) -> str:
        """Continue a finished game from a line of its log; the id of the new table."""
        body = {"line": line, "seats": list(seats), **settings}
        return str(self.call("POST", _table(table, "/fork"), body)["id"])

    def hint(self, table: str, seat: int) -> Json:
        """The best actions that a search finds; not for bot accounts."""
        return self._call(Json, "GET", _table(table, "/hint"), seat=seat)

    def orders(self, table: str, seat: int) -> Json:
        """The standing order of my seat."""
        return self._call(Json, "GET", _table(table, "/orders"), seat=seat)

    def set_order(self, table: str, seat: int, order: Json) -> Json:
        """Set the standing order of my seat."""
        return self._call(Json, "PUT", _table(table, "/orders"), order, seat=seat)

    def remove_order(self, table: str, seat: int) -> None:
        """Remove the standing order of my seat."""
        self.call("DELETE", _table(table, "/orders"), seat=seat)

    def seat_link(self, table: str, seat: int) -> str:
        """The secret by which another device can play my seat."""
        return str(self.call("GET", _table(table, f"/seats/{seat}/link"))["secret"])

    def claim(self, table: str, secret: str) -> int:
        """Play a seat by its secret; the seat."""
        return int(self.call("POST", _table(table, "/claim"), {"secret": secret})["seat"])

    # -- bot accounts that I own -------------------------------------------------------------

    def my_bots(self) -> out.OwnBots:
        """My bot accounts and their tokens."""
        return self._call(out.OwnBots, "GET", "/api/me/bots")

    def make_bot(self, name: str) -> out.OwnBot:
        """Create a bot account."""
        return self._call(out.OwnBot, "POST", "/api/me/bots", out.NewBot(name))

    def delete_bot(self, bot: str) -> None:
        """Delete a bot account."""
        self.call("DELETE", f"/api/me/bots/{quote(bot, safe='')}")

    def make_token(
        self, bot: str, scopes: Iterable[out.Scope] = ("play",), label: str = ""
    ) -> out.NewTokenMade:
        """Create a token of a bot account; its text is sent this once."""
        path = f"/api/me/bots/{quote(bot, safe='')}/tokens"
        return self._call(out.NewTokenMade, "POST", path, out.NewToken(label, list(scopes)))

    def revoke_token(self, bot: str, token: str) -> None:
        """Revoke a token by its id."""
        self.call("DELETE", f"/api/me/bots/{quote(bot, safe='')}/tokens/{quote(token, safe='')}")

    # -- challenges --------------------------------------------------------------------------

    def bots(self, game: str = "") -> list[out.BotInfo]:
        """The bots whose programs are connected."""
        return self._call(out.Bots, "GET", "/api/bots", game=game).bots

    def challenge(self, table: str, seat: int, bot: str) -> str:
        """As host of a table: challenge a bot to take an open seat; the id of the challenge."""
        body = out.NewChallenge(seat, bot)
        return str(self.call("POST", _table(table, "/challenges"), body)["id"])

    def challenges(self, table: str) -> list[out.ChallengeInfo]:
        """As host of a table: its challenges, open or declined."""
        path = _table(table, "/challenges")
        return self._call(out.Challenges, "GET", path).challenges

    def withdraw_challenge(self, challenge: str) -> None:
        """Withdraw a challenge of mine."""
        self.call("DELETE", f"/api/challenges/{quote(challenge, safe='')}")

    # -- as a bot account --------------------------------------------------------------------

    def this_bot(self) -> out.BotInfo:
        """The bot account of the token."""
        return self._call(out.BotInfo, "GET", "/api/bot")

    def events(self, games: Iterable[str] = ()) -> EventStream:
        """Connect to the stream of events of the bot account."""
        return EventStream(self.transport, games)

    def accept(self, challenge: str) -> tuple[str, int]:
        """Accept a challenge; the table and the seat."""
        path = f"/api/bot/challenges/{quote(challenge, safe='')}/accept"
        found = self.call("POST", path)
        return str(found["table"]), int(found["seat"])

    def decline(self, challenge: str, reason: out.DeclineReason = "other") -> None:
        """Decline a challenge."""
        path = f"/api/bot/challenges/{quote(challenge, safe='')}/decline"
        self.call("POST", path, out.Decline(reason))


def _table(table: str, rest: str = "") -> str:
    return f"/api/tables/{quote(table, safe='')}{rest}"
