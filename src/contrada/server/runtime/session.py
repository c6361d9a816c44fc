"""A table in memory, with its lock, its listeners and its running bots."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

import msgspec

from contrada.core.game import SPECTATOR
from contrada.server.bots.tempo import Tempo
from contrada.server.common.metrics import MESSAGES
from contrada.server.common.server_clock import WallTime
from contrada.server.runtime.broadcast import Broadcaster, Listener
from contrada.server.storage.notifications import AnyNotification, Here, WhoIsThere
from contrada.server.storage.people.chat import ChatLine
from contrada.server.tables.messages import Chat, ChatMessage, Presence, You
from contrada.server.tables.outside.knowledge import info_message, setup_message
from contrada.server.tables.projection import Published
from contrada.server.tables.seating import may_watch
from contrada.server.tables.table import Table

PRESENCE_FEW: Final = 16
"""Up to this number of listeners every change of presence is broadcast at once."""
PRESENCE_PAUSE: Final = 0.5
"""Minimum seconds between two broadcasts of presence to more listeners."""
VIEWED_SECONDS: Final = 30.0
"""Seconds for which a request over HTTP counts as watching."""


class TableSession:
    """One loaded table; it is only changed under its lock."""

    def __init__(
        self,
        table: Table,
        broadcaster: Broadcaster,
        notify: Callable[[AnyNotification], None] | None = None,
        wall: WallTime | None = None,
    ) -> None:
        self.table = table
        self.broadcaster = broadcaster
        self.notify = notify
        """Notifies other processes, if there are any."""
        self.wall = wall
        self.published = Published(table, wall, lazy=True)
        self.lock = asyncio.Lock()
        self.thoughts: dict[int, tuple[int, asyncio.Task[float]]] = {}
        """Running bots: by seat the sequence number of the decision, and the task."""
        self.tempo = Tempo()
        self.dropped = False
        """The state differs from the database; the table has to be loaded again."""
        self.unsaved = table.unsaved
        """The number of events since the last snapshot."""
        self.fault = ""
        """The stage that failed last, while the table is marked as broken; else empty."""
        self.used = time.monotonic()
        self.left = dict.fromkeys(range(table.setup.seats), time.monotonic())
        """For each seat without listeners: since when."""
        self.elsewhere: dict[int, Here] = {}
        """By process number, the listeners of other processes."""
        self.behind = False
        """Another process wrote an event that is not applied here yet."""
        self.catching_up = False
        """A task that applies such events is scheduled."""
        self.remote = False
        """The last event came from another process, which also handles its consequences."""
        self.sent = table.data.seen[:]
        """For each viewer the sequence number of the last message sent."""
        self.viewed_at = -VIEWED_SECONDS
        """When the table was last viewed over HTTP, without a WebSocket."""
        self.resumed_at = -VIEWED_SECONDS
        """When paused bots were last resumed."""
        self.raised: list[tuple[int, int]] = []
        """Bots' decisions whose jobs have the priority of a watched table."""
        self._here = Here(table.id, [], 0)
        self._presence = b""
        """The current presence message, and the one broadcast last."""
        self._presence_sent = b""
        self._presence_at = 0.0
        self._presence_timer: asyncio.TimerHandle | None = None

    @property
    def public_seq(self) -> int:
        """The sequence number of spectators."""
        return self.table.data.seen[SPECTATOR]

    # -- presence ----------------------------------------------------------------------------

    @property
    def watched(self) -> bool:
        """Whether the table has listeners in this process."""
        return bool(self.broadcaster.size(self.table.id))

    @property
    def attended(self) -> bool:
        """Whether the table has listeners in any process, or was viewed over HTTP recently."""
        if (
            self.broadcaster.anyone(self.table.id)
            or time.monotonic() - self.viewed_at < VIEWED_SECONDS
        ):
            return True
        return any(other.seats or other.spectators for other in self.elsewhere.values())

    def attended_seats(self) -> list[int]:
        """The seats that have listeners in any process."""
        return [seat for seat in range(self.table.setup.seats) if seat not in self.left]

    def join(
        self, listener: Listener, chat: list[ChatLine], have: tuple[int, int] | None = None
    ) -> None:
        """Add a listener: send them the state, then broadcast their presence.

        A client that reconnects reports in `have` how many log lines it has, and its last `seq`.
        """
        if not self.watched:
            self.request_presence()
        self.broadcaster.join(listener)
        viewer = listener.viewer
        message = self.published.resumed(viewer, *have) if have is not None else None
        listener.send(self.you(listener, message is not None))
        if listener.info:
            listener.send(setup_message(self.table, viewer))
        listener.send(message if message is not None else self.published.full(viewer))
        if listener.info:
            self.send_info(listener)
        lines = [self.chat_message(line) for line in chat if line.user_id not in listener.muted]
        if lines:
            listener.send(msgspec.json.encode(Chat(lines)))
        if not self.update_presence():
            listener.send(self._presence)

    def leave(self, listener: Listener) -> None:
        """Remove a listener."""
        self.broadcaster.leave(listener)
        self.used = time.monotonic()
        self.update_presence()

    def away(self, seat: int) -> float:
        """The seconds for which a seat has had no listeners."""
        return time.monotonic() - self.left[seat] if seat in self.left else 0.0

    def update_presence(self) -> bool:
        """Recompute the presence, broadcast a change; returns whether it was broadcast now."""
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
        """Broadcast the presence if it changed; returns whether it was sent now.

        With many listeners, changes are batched: otherwise n arrivals would cost n² messages.
        """
        if self._presence == self._presence_sent or self._presence_timer is not None:
            return False
        rest = self._presence_at + PRESENCE_PAUSE - time.monotonic()
        if rest > 0 and self.broadcaster.size(self.table.id) > PRESENCE_FEW:
            timer = asyncio.get_running_loop().call_later(rest, self._presence_due)
            self._presence_timer = timer
            return False
        self._presence_sent = self._presence
        self._presence_at = time.monotonic()
        self.send_all(self._presence)
        return True

    def _presence_due(self) -> None:
        self._presence_timer = None
        self._broadcast_presence()

    def here(self) -> Here:
        """The listeners of this process, for other processes."""
        viewers = self.broadcaster.viewers(self.table.id)
        seats = sorted(viewer for viewer in viewers if viewer >= 0)
        return Here(self.table.id, seats, viewers[SPECTATOR])

    def announce(self) -> None:
        """Notify other processes of this process's listeners."""
        if self.notify is not None:
            self.notify(self.here())

    def request_presence(self) -> None:
        """Ask other processes for their listeners."""
        if self.notify is not None:
            self.notify(WhoIsThere(self.table.id))

    def you(self, listener: Listener, resumed: bool = False) -> bytes:
        """The `you` message of a listener: their seats and role."""
        seats = self.table.data.seats_of(listener.user)
        host = listener.user == self.table.data.host
        return msgspec.json.encode(You(seats, host, listener.viewer, resumed))

    # -- sending -----------------------------------------------------------------------------

    def project(self) -> list[int]:
        """Compute the current state of those who watch; the viewers for whom it changed."""
        return self.published.update(self.broadcaster.viewers(self.table.id))

    def publish(self, changed: list[int]) -> None:
        """Send the new state to these viewers; disconnect people who lost their seat."""
        messages: dict[tuple[int, bool], bytes] = {}
        known: dict[int, bytes | None] = {}
        sent = 0
        for listener in self.broadcaster.at(self.table.id):
            viewer = listener.viewer
            if not self.may_watch(listener.user, viewer):
                listener.end("seat_lost")
            elif viewer in changed:
                kind = (viewer, listener.patches)
                if kind not in messages:
                    make = self.published.patch if listener.patches else self.published.news
                    messages[kind] = make(viewer)
                listener.send(messages[kind])
                if listener.info:
                    self.send_info(listener, known)
                sent += 1
        self.published.forget_changes()
        if sent and SPECTATOR in changed:
            MESSAGES.inc(sent)
        if self.table.transcript is not None:
            self.table.transcript.mark_sent(self.table.data.seen)
        self.sent = self.table.data.seen[:]

    def send_info(self, listener: Listener, made: dict[int, bytes | None] | None = None) -> None:
        """Send a program what its seat knows, if it has a decision; `made` holds messages."""
        viewer = listener.viewer
        made = {} if made is None else made
        if viewer not in made:
            made[viewer] = info_message(self.table, viewer)
        message = made[viewer]
        if message is not None:
            listener.send(message)

    def send_roles(self, before: dict[Listener, bytes]) -> None:
        """Send a `you` message to listeners whose seats or role changed."""
        for listener in self.broadcaster.at(self.table.id):
            now = self.you(listener)
            if before.get(listener) != now:
                listener.send(now)

    def roles(self) -> dict[Listener, bytes]:
        """The `you` messages of all listeners, to compare with later ones."""
        return {listener: self.you(listener) for listener in self.broadcaster.at(self.table.id)}

    def may_watch(self, user: str, viewer: int) -> bool:
        """Whether a person may view the table from a seat, or as a spectator."""
        return may_watch(self.table.setup, self.table.data, user, viewer)

    def send_all(self, message: bytes) -> None:
        """Send a message to every listener."""
        for listener in self.broadcaster.at(self.table.id):
            listener.send(message)

    def broadcast_chat(self, line: ChatLine) -> None:
        """Send a chat message to all listeners who have not muted its author."""
        message = msgspec.json.encode(Chat([self.chat_message(line)]))
        for listener in self.broadcaster.at(self.table.id):
            if line.user_id not in listener.muted:
                listener.send(message)

    def chat_message(self, line: ChatLine) -> ChatMessage:
        """A chat line as a message."""
        name = self.table.names.get(line.user_id, "")
        if line.user_id in self.table.data.users_of(line.seat):
            name = self._shown_in_chat(line, name)
        return ChatMessage(line.id, line.seat, name, line.at, line.text)

    def _shown_in_chat(self, line: ChatLine, name: str) -> str:
        """The author's name as shown at their seat, where names that look alike are numbered."""
        place = self.table.data.seats[line.seat]
        own = not place.label and place.users[0] == line.user_id
        return self.table.shown_names()[line.seat] if own else name

    def replace(self, table: Table) -> None:
        """Use a reloaded table, and send every listener what they have not received yet."""
        old, sent, roles = self.table, self.sent, self.roles()
        self.table = table
        self.published = Published(table, self.wall, lazy=True)
        self.sent = table.data.seen[:]
        self.unsaved = table.unsaved
        for listener in self.broadcaster.at(table.id):
            viewer = listener.viewer
            if not self.may_watch(listener.user, viewer):
                listener.end("seat_lost")
            elif table.data.seen[viewer] != sent[viewer] or (table.names, table.owners) != (
                old.names,
                old.owners,
            ):
                have = old.transcript.valid[viewer] if old.transcript is not None else 0
                message = self.published.resumed(viewer, have, sent[viewer])
                if message is None:
                    listener.end("reload")
                else:
                    listener.send(message)
                    if listener.info:
                        self.send_info(listener)
        self.send_roles(roles)

    # -- closing -----------------------------------------------------------------------------

    def drop(self) -> None:
        """Discard this session and disconnect its listeners, who then reconnect to a new one."""
        self.dropped = True
        self.stop_thoughts()
        for listener in self.broadcaster.at(self.table.id):
            listener.end("reload")

    def stop_thoughts(self) -> None:
        """Cancel all running bots."""
        for _, task in self.thoughts.values():
            task.cancel()
        self.thoughts.clear()
