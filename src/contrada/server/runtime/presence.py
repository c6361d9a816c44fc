"""People as the tables in memory know them: names, and connections of ended sessions."""

from __future__ import annotations

from contrada.server.runtime.cache import TableCache
from contrada.server.storage.notifications import PersonChanged


class PeopleAtTables:
    """The people at the tables in memory."""

    def __init__(self, cache: TableCache) -> None:
        self.cache = cache

    async def renamed(self, user: str, name: str | None) -> None:
        """Somebody has another name, or none any more."""
        self.cache.processes.tell(PersonChanged(user, "name"))
        await self.rename_here(user, name)

    async def rename_here(self, user: str, name: str | None) -> None:
        """The same, for the tables of this process.

        Without a name the person was deleted, and with them the names of players at their screen.
        """
        for session in list(self.cache.sessions.values()):
            async with session.lock:
                if user in session.table.data.people():
                    session.table.names.pop(user, None)
                    if name is not None:
                        session.table.names[user] = name
                    else:
                        session.table.remove_labels(user)
                    session.publish(session.published.update())

    def sign_out(self, user: str, session: str = "") -> None:
        """Close the connections of an ended session, or of all of a person's sessions."""
        self.cache.processes.tell(PersonChanged(user, "session", session))
        self.sign_out_here(user, session)

    def sign_out_here(self, user: str, session: str = "") -> None:
        """The same, for the connections of this process."""
        for listener in self.cache.broadcaster.all():
            if listener.user == user and session in ("", listener.session):
                listener.end("signed_out")
