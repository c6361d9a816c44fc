"""Chat at tables, with muting."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from contrada.server.common.refusal import Refused
from contrada.server.net.limits import Limiter
from contrada.server.runtime.broadcast import Broadcaster
from contrada.server.runtime.following import OtherProcesses
from contrada.server.runtime.session import TableSession
from contrada.server.storage.notifications import PersonChanged, Said
from contrada.server.storage.people.chat import ChatStore
from contrada.server.tables.commands import clean


class ChatService:
    """The chat of all tables."""

    def __init__(
        self,
        store: ChatStore,
        broadcaster: Broadcaster,
        processes: OtherProcesses,
        now: Callable[[], int],
        per_minute: int,
    ) -> None:
        self.store = store
        self.broadcaster = broadcaster
        self.processes = processes
        self.now = now
        self.limit = Limiter(per_minute)
        self.may_speak: Callable[[str], None] = lambda _: None
        """Raises Refused for a person whom an operator has muted."""

    async def say(self, session: TableSession, user: str, text: str) -> None:
        """Store a player's chat message and broadcast it; raises Refused."""
        table = session.table
        seats = table.data.seats_of(user)
        if not seats:
            raise Refused("not_yours", "Only the players at a table speak there.")
        if not table.data.chat:
            raise Refused("not_allowed", "The host has switched the chat off.")
        if not self.limit.take(user):
            raise Refused("too_many", "You speak too often; wait a little.")
        self.may_speak(user)
        cleaned = clean(text)
        if not cleaned:
            raise Refused("bad_message", "There is nothing in it.")
        at = self.now()
        line = await asyncio.to_thread(self.store.say, table.id, user, seats[0], at, cleaned)
        session.broadcast_chat(line)
        self.processes.notify(Said(table.id, line.id))

    async def mute(self, session: TableSession, user: str, target: int, on: bool) -> None:
        """Mute or unmute the player of a seat for `user`; raises Refused."""
        others = [other for other in session.table.data.users_of(target) if other != user]
        if not session.table.data.seats_of(user) or not others:
            raise Refused("bad_message", "There is nobody to mute.")
        for other in others:
            await asyncio.to_thread(self.store.mute, user, other, on)
        await self.reread_mutes(user)
        self.processes.notify(PersonChanged(user, "mutes"))

    async def reread_mutes(self, user: str) -> None:
        """Load whom a person has muted into their connections."""
        muted = await asyncio.to_thread(self.store.muted_by, user)
        for listener in self.broadcaster.all():
            if listener.user == user:
                listener.muted = muted
