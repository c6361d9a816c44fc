"""A table in memory, with its lock, its listeners' news and its bots at work."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

import msgspec

from contrada.core.game import SPECTATOR
from contrada.server.common.metrics import MESSAGES
from contrada.server.common.server_clock import WallTime
from contrada.server.runtime.broadcast import Broadcaster, Listener
from contrada.server.storage.notifications import AnyNotification, Here, WhoIsThere
from contrada.server.storage.people.chat import ChatLine
from contrada.server.tables.messages import Chat, ChatMessage, Presence, You
from contrada.server.tables.projection import Published
from contrada.server.tables.seating import may_watch
from contrada.server.tables.table import Table

PRESENCE_FEW: Final = 16
PRESENCE_PAUSE: Final = 0.5
"""Where more than so many listen, they are told who is there once in so many seconds."""
LOOK_SECONDS: Final = 30.0
"""A look over HTTP counts as watching for so many seconds."""


class TableSession:
    """One loaded table; everything about it happens under its lock."""

    def __init__(
        self,
        table: Table,
        broadcaster: Broadcaster,
        tell: Callable[[AnyNotification], None] | None = None,
        wall: WallTime | None = None,
    ) -> None:
        self.table = table
        self.broadcaster = broadcaster
        self.tell = tell
        """How other processes are told, where there are any."""
        self.wall = wall
        self.published = Published(table, wall)
        self.lock = asyncio.Lock()
        self.thoughts: dict[int, tuple[int, asyncio.Task[float]]] = {}
        """Bots at work: by seat the decision they were asked about, and the task."""
        self.dropped = False
        """The memory no longer agrees with the disk; the table has to be loaded again."""
        self.unsaved = table.unsaved
        """Events since the last snapshot."""
        self.fault = ""
        """What failed last at this table while it was marked as broken."""
        self.used = time.monotonic()
        self.left = dict.fromkeys(range(table.setup.seats), time.monotonic())
        """For each seat that nobody watches from: since when."""
        self.elsewhere: dict[int, Here] = {}
        """Who watches by way of other processes."""
        self.behind = False
        """Another process wrote something that is not yet here."""
        self.catching = False
        self.remote = False
        """The last event was another process's, which sees to what follows from it."""
        self.told = table.data.seen[:]
        """The number at which each viewer was told last."""
        self.viewed_at = -LOOK_SECONDS
        """When somebody last looked at the table without a connection that stays."""
        self.roused = -LOOK_SECONDS
        """When bots that rested were last asked to go on."""
        self._here = Here(table.id, [], 0)
        self._presence = b""
        """Who is there now, and who was there when everyone was told last."""
        self._presence_told = b""
        self._presence_at = 0.0
        self._presence_timer: asyncio.TimerHandle | None = None

    @property
    def public_seq(self) -> int:
        """How many events spectators have seen."""
        return self.table.data.seen[SPECTATOR]

    # -- who is there ------------------------------------------------------------------------

    @property
    def watched(self) -> bool:
        """Whether anybody watches by way of this process."""
        return bool(self.broadcaster.size(self.table.id))

    @property
    def attended(self) -> bool:
        """Whether anybody watches, by way of any process, or has looked a moment ago."""
        if (
            self.broadcaster.anyone(self.table.id)
            or time.monotonic() - self.viewed_at < LOOK_SECONDS
        ):
            return True
        return any(other.seats or other.spectators for other in self.elsewhere.values())

    def attended_seats(self) -> list[int]:
        """The seats that somebody watches from, by way of any process."""
        return [seat for seat in range(self.table.setup.seats) if seat not in self.left]

    def join(
        self, listener: Listener, said: list[ChatLine], have: tuple[int, int] | None = None
    ) -> None:
        """Tell a newcomer everything, then the others that he came.

        Somebody who comes back says how many log lines he has, and at which number.
        """
        if not self.watched:
            self.ask_around()
        self.broadcaster.join(listener)
        viewer = listener.viewer
        message = self.published.resumed(viewer, *have) if have is not None else None
        listener.send(self.you(listener, message is not None))
        listener.send(message if message is not None else self.published.full(viewer))
        lines = [self.chat_message(line) for line in said if line.user_id not in listener.muted]
        if lines:
            listener.send(msgspec.json.encode(Chat(lines)))
        if not self.tell_presence():
            listener.send(self._presence)

    def leave(self, listener: Listener) -> None:
        """A listener is gone."""
        self.broadcaster.leave(listener)
        self.used = time.monotonic()
        self.tell_presence()

    def away(self, seat: int) -> float:
        """For how many seconds nobody has watched from a seat."""
        return time.monotonic() - self.left[seat] if seat in self.left else 0.0

    def tell_presence(self) -> bool:
        """Work out who is there, and tell everyone if that has changed; whether they were told."""
        here = self.here()
        if here != self._here:
            self._here = here
            self.announce()
        seats = sorted(
            {*here.seats, *(s for other in self.elsewhere.values() for s in other.seats)}
        )
        for seat in range(self.table.setup.seats):
            if seat in seats:
                self.left.pop(seat, None)
            else:
                self.left.setdefault(seat, time.monotonic())
        spectators = here.spectators + sum(x.spectators for x in self.elsewhere.values())
        self._presence = msgspec.json.encode(Presence(seats, spectators))
        return self._broadcast_presence()

    def _broadcast_presence(self) -> bool:
        """Tell everyone who is there, if they do not know; whether they were told now.

        Where many listen, changes are gathered: a crowd that comes must not be told of each one.
        """
        if self._presence == self._presence_told or self._presence_timer is not None:
            return False
        rest = self._presence_at + PRESENCE_PAUSE - time.monotonic()
        if rest > 0 and self.broadcaster.size(self.table.id) > PRESENCE_FEW:
            timer = asyncio.get_running_loop().call_later(rest, self._presence_due)
            self._presence_timer = timer
            return False
        self._presence_told = self._presence
        self._presence_at = time.monotonic()
        self.send_all(self._presence)
        return True

    def _presence_due(self) -> None:
        self._presence_timer = None
        self._broadcast_presence()

    def here(self) -> Here:
        """Who watches by way of this process."""
        viewers = self.broadcaster.viewers(self.table.id)
        seats = sorted(viewer for viewer in viewers if viewer >= 0)
        return Here(self.table.id, seats, viewers[SPECTATOR])

    def announce(self) -> None:
        """Tell other processes who watches by way of this one."""
        if self.tell is not None:
            self.tell(self.here())

    def ask_around(self) -> None:
        """Ask other processes who watches by way of them."""
        if self.tell is not None:
            self.tell(WhoIsThere(self.table.id))

    def you(self, listener: Listener, resumed: bool = False) -> bytes:
        """What a listener is at this table."""
        seats = self.table.data.seats_of(listener.user)
        host = listener.user == self.table.data.host
        return msgspec.json.encode(You(seats, host, listener.viewer, resumed))

    # -- telling -----------------------------------------------------------------------------

    def publish(self, changed: list[int]) -> None:
        """Tell the viewers who see a change; a person who lost his seat hears nothing more."""
        news = {}
        for listener in self.broadcaster.at(self.table.id):
            viewer = listener.viewer
            if not self.may_watch(listener.user, viewer):
                listener.end("seat_lost")
            elif viewer in changed:
                if viewer not in news:
                    news[viewer] = self.published.news(viewer)
                listener.send(news[viewer])
                if SPECTATOR in changed:
                    MESSAGES.inc()
        if self.table.transcript is not None:
            self.table.transcript.mark_sent(self.table.data.seen)
        self.told = self.table.data.seen[:]

    def tell_roles(self, before: dict[Listener, bytes]) -> None:
        """Tell those whose seats or hosting have changed."""
        for listener in self.broadcaster.at(self.table.id):
            now = self.you(listener)
            if before.get(listener) != now:
                listener.send(now)

    def roles(self) -> dict[Listener, bytes]:
        """What everyone is at this table."""
        return {listener: self.you(listener) for listener in self.broadcaster.at(self.table.id)}

    def may_watch(self, user: str, viewer: int) -> bool:
        """Whether a person may see the table from a seat, or as a spectator."""
        return may_watch(self.table.setup, self.table.data, user, viewer)

    def send_all(self, message: bytes) -> None:
        """A message for every listener."""
        for listener in self.broadcaster.at(self.table.id):
            listener.send(message)

    def tell_chat(self, line: ChatLine) -> None:
        """Pass on what was said, but to those who do not want to hear it."""
        message = msgspec.json.encode(Chat([self.chat_message(line)]))
        for listener in self.broadcaster.at(self.table.id):
            if line.user_id not in listener.muted:
                listener.send(message)

    def chat_message(self, line: ChatLine) -> ChatMessage:
        """A line of chat as it is told."""
        name = self.table.names.get(line.user_id, "")
        if line.user_id in self.table.data.users_of(line.seat):
            name = self._shown_in_chat(line, name)
        return ChatMessage(line.id, line.seat, name, line.at, line.text)

    def _shown_in_chat(self, line: ChatLine, name: str) -> str:
        """A name as at the seat, where it is numbered if another player's looks like it."""
        place = self.table.data.seats[line.seat]
        own = not place.label and place.users[0] == line.user_id
        return self.table.shown_names()[line.seat] if own else name

    def replace(self, table: Table) -> None:
        """The table was read anew: tell everyone what he does not know yet."""
        old, told, roles = self.table, self.told, self.roles()
        self.table = table
        self.published = Published(table, self.wall)
        self.told = table.data.seen[:]
        self.unsaved = table.unsaved
        for listener in self.broadcaster.at(table.id):
            viewer = listener.viewer
            if not self.may_watch(listener.user, viewer):
                listener.end("seat_lost")
            elif table.data.seen[viewer] != told[viewer] or table.names != old.names:
                have = old.transcript.valid[viewer] if old.transcript is not None else 0
                message = self.published.resumed(viewer, have, told[viewer])
                if message is None:
                    listener.end("reload")
                else:
                    listener.send(message)
        self.tell_roles(roles)

    # -- ending ------------------------------------------------------------------------------

    def drop(self) -> None:
        """Forget this memory: the listeners come back and find what is on the disk."""
        self.dropped = True
        self.stop_thoughts()
        for listener in self.broadcaster.at(self.table.id):
            listener.end("reload")

    def stop_thoughts(self) -> None:
        """No bot need think here any more."""
        for _, task in self.thoughts.values():
            task.cancel()
        self.thoughts.clear()
