"""Tables: find, create, play; hints and standing orders."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from contrada.client import answers
from contrada.client.calls.requests import Requests, table_path
from contrada.client.table import TableConnection
from contrada.core.errors import BadSetup
from contrada.core.game import SPECTATOR
from contrada.core.messages import Json
from contrada.server.tables import messages as msg
from contrada.server.tables.requests import NewTable, SeatSecret


class Tables(Requests):
    """Requests about tables that are being played."""

    def lobby(self, game: str = "", after: str = "", limit: int = 24) -> answers.Lobby:
        """My tables, and a page of the listed ones."""
        return self._call(answers.Lobby, "GET", "/api/tables", game=game, after=after, limit=limit)

    def my_games(self, after: str = "", limit: int = 24) -> answers.MyGames:
        """My unfinished games, those that wait for me first."""
        return self._call(answers.MyGames, "GET", "/api/me/games", after=after, limit=limit)

    def waiting(self) -> int:
        """How many games wait for me."""
        return self._call(answers.WaitingCount, "GET", "/api/me/waiting").waiting

    def create_table(self, game: str, seats: Sequence[Json], **settings: Any) -> str:
        """Create a table; its id. `settings` are the other fields of a new table.

        Raises BadSetup if a seat or a setting is not one that a table can have.
        """
        try:
            body = msgspec.convert({"game": game, "seats": list(seats), **settings}, NewTable)
        except msgspec.ValidationError as error:
            raise BadSetup(f"This cannot be a new table: {error}.") from None
        return self._call(answers.TableRef, "POST", "/api/tables", body).id

    def look(self, table: str, seat: int = SPECTATOR) -> msg.TableMessage:
        """A table as a seat of mine, or a spectator, sees it."""
        return self._call(msg.TableMessage, "GET", table_path(table), seat=seat)

    def read_only(self, table: str, seat: int = SPECTATOR) -> answers.ReadOnlyTable:
        """A table whose rules this server no longer has: its log."""
        return self._call(answers.ReadOnlyTable, "GET", table_path(table, "/read-only"), seat=seat)

    def do(self, table: str, command: msg.AnyCommand) -> msg.Ack | msg.Because | msg.Pong:
        """Execute one command without a WebSocket."""
        kind = msg.Ack | msg.Because | msg.Pong
        return self._call(kind, "POST", table_path(table, "/do"), command)

    def watch(self, table: str, seat: int = SPECTATOR, info: bool = False) -> TableConnection:
        """Connect to a table; with `info` (bot accounts only) also to what the seat knows."""
        return TableConnection(self.transport, table, seat, info)

    def chat(self, table: str) -> list[msg.ChatMessage]:
        """The chat of a table."""
        return self._call(msg.Chat, "GET", table_path(table, "/chat")).lines

    def supply(self, table: str, seat: int = SPECTATOR) -> answers.SupplyAnswer:
        """What can still come of every deck, bag and stack."""
        return self._call(answers.SupplyAnswer, "GET", table_path(table, "/supply"), seat=seat)

    def box(self, table: str, seat: int = SPECTATOR) -> answers.BoxPage:
        """The box of a table."""
        return self._call(answers.BoxPage, "GET", table_path(table, "/box"), seat=seat)

    def hint(self, table: str, seat: int) -> answers.HintAnswer:
        """The best actions that a search finds; not for bot accounts."""
        return self._call(answers.HintAnswer, "GET", table_path(table, "/hint"), seat=seat)

    def orders(self, table: str, seat: int) -> answers.Orders:
        """The standing order of my seat, and those that the game suggests."""
        return self._call(answers.Orders, "GET", table_path(table, "/orders"), seat=seat)

    def set_order(self, table: str, seat: int, order: answers.Order | Json) -> answers.Orders:
        """Set the standing order of my seat."""
        return self._call(answers.Orders, "PUT", table_path(table, "/orders"), order, seat=seat)

    def remove_order(self, table: str, seat: int) -> answers.Orders:
        """Remove the standing order of my seat."""
        return self._call(answers.Orders, "DELETE", table_path(table, "/orders"), seat=seat)

    def seat_link(self, table: str, seat: int) -> str:
        """The secret by which another device can play my seat."""
        path = table_path(table, f"/seats/{seat}/link")
        return self._call(answers.SeatLink, "GET", path).secret

    def claim(self, table: str, secret: str) -> int:
        """Play a seat by its secret; the seat."""
        return int(self.call("POST", table_path(table, "/claim"), SeatSecret(secret))["seat"])
