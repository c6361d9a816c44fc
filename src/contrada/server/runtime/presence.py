"""Updates tables in memory when a person changes their name or signs out."""

from __future__ import annotations

import asyncio

from contrada.server.runtime.cache import TableCache
from contrada.server.storage.notifications import PersonChanged


class PeopleAtTables:
    """Applies changes of people to the tables in memory, in all processes."""

    def __init__(self, cache: TableCache) -> None:
        self.cache = cache

    async def renamed(self, user: str, name: str | None) -> None:
        """Apply a person's new name, or None if the person was deleted."""
        self.cache.processes.notify(PersonChanged(user, "name"))
        await self.rename_here(user, name)

    async def rename_here(self, user: str, name: str | None) -> None:
        """Apply a person's new name to the tables of this process.

        None means that the person was deleted; the names of their hot-seat players go with them.
        """
        bots = {bot.id for bot in await asyncio.to_thread(self.cache.store.bots.of_owner, user)}
        for session in list(self.cache.sessions.values()):
            async with session.lock:
                own = bots & set(session.table.owners)
                if own and name is not None:
                    session.table.owners.update(dict.fromkeys(own, name))
                    session.publish(session.project())
                if user in session.table.data.people():
                    session.table.names.pop(user, None)
                    if name is not None:
                        session.table.names[user] = name
                    else:
                        session.table.remove_labels(user)
                    session.publish(session.project())

    def sign_out(self, user: str, session: str = "") -> None:
        """Close the connections of one login session, or of all of a person's sessions."""
        self.cache.processes.notify(PersonChanged(user, "session", session))
        self.sign_out_here(user, session)

    def sign_out_here(self, user: str, session: str = "") -> None:
        """Close such connections of this process."""
        for listener in self.cache.broadcaster.all():
            if listener.user == user and session in ("", listener.session):
                listener.end("signed_out")
