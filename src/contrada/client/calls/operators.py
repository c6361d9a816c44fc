"""What an operator of the server sees and does."""

from __future__ import annotations

from contrada.client import answers
from contrada.client.calls.requests import Requests


class Operators(Requests):
    """Requests that only operators may send."""

    def figures(self) -> answers.ServerFigures:
        """Counts of people, tables, events and more."""
        return self._call(answers.ServerFigures, "GET", "/api/operator/figures")

    def connected(self) -> answers.Connected:
        """Who is connected."""
        return self._call(answers.Connected, "GET", "/api/operator/who")

    def find_people(self, find: str) -> answers.PeopleFound:
        """People by id, or by a part of their name or account."""
        return self._call(answers.PeopleFound, "GET", "/api/operator/people", find=find)

    def find_tables(self, find: str) -> answers.TablesFound:
        """Tables by the beginning of their id, or by the id of a seated person."""
        return self._call(answers.TablesFound, "GET", "/api/operator/tables", find=find)

    def broken_tables(self) -> answers.BrokenTables:
        """Tables that the server could not load, and has marked as broken."""
        return self._call(answers.BrokenTables, "GET", "/api/operator/broken")

    def reports(self) -> answers.ReportsWaiting:
        """Open reports, oldest first."""
        return self._call(answers.ReportsWaiting, "GET", "/api/operator/reports")

    def acts(self) -> answers.OperatorLog:
        """The latest acts of operators, newest first, and the sanctions in force."""
        return self._call(answers.OperatorLog, "GET", "/api/operator/acts")

    def act(
        self, what: str, target: str, reason: str, *, until: int | None = None, name: str = ""
    ) -> answers.ActDone:
        """Act on a person, a table, a range of addresses or a report, with a reason."""
        body = {"what": what, "target": target, "reason": reason, "until": until, "name": name}
        return self._call(answers.ActDone, "POST", "/api/operator/act", body)
