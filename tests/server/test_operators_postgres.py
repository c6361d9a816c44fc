"""Operators of several server processes on one PostgreSQL."""

from __future__ import annotations

import json
import time

import pytest

from tests.cli.runner import Ran, run
from tests.server.harness import Person
from tests.server.operating import eventually, id_of
from tests.server.pg import Server, new_database, postgres

ME = {"kind": "me"}
OPEN = {"kind": "open"}


def admin(*arguments: str) -> Ran:
    ran = run("admin", *arguments)
    assert ran.code == 0, ran.err + ran.out
    return ran


@pytest.mark.long
def test_acts_reach_every_process(monkeypatch: pytest.MonkeyPatch) -> None:
    with postgres() as uri:
        url = new_database(uri)
        servers = [Server(url), Server(url)]
        try:
            for server in servers:
                server.wait()
            monkeypatch.setenv("CONTRADA_DATABASE_URL", url)
            _act_on_both(servers)
        finally:
            for server in servers:
                server.stop()


def _act_on_both(servers: list[Server]) -> None:
    anna, bruno = Person(servers[0].port, "Anna"), Person(servers[1].port, "Bruno")
    table = anna.create([ME, OPEN], "palazzo", mode="turn_based")
    bruno.must(table, "take", seat=1)
    anna.must(table, "start")
    who = id_of(bruno)
    with anna.watch(table, 0) as one, bruno.watch(table, 1) as two:
        one.until("table")
        two.until("table")
        here = {found["name"]: found for found in json.loads(admin("who", "--json").out)}
        assert here["Anna"]["tables"] == [[table, 0]]
        assert here["Bruno"]["tables"] == [[table, 1]]
        admin("rename", who, "B.", "--why", "shorter")
        while one.until("table")["table"]["seats"][1]["name"] != "B.":
            pass
        begun = time.monotonic()
        admin("ban", who, "--why", "cheating")
        assert two.until("bye")["reason"] == "banned"
        assert time.monotonic() - begun < 3
        while not one.state["table"]["seats"][1]["stand_in"]:
            one.until("table")
    for port in (servers[0].port, servers[1].port):
        elsewhere = Person(port)
        elsewhere.http.cookies = bruno.http.cookies
        eventually(lambda at=elsewhere: at.get("/api/games").status_code == 403, 2)  # type: ignore[misc]
        elsewhere.close()
    admin("close", table, "--why", "enough")
    eventually(lambda: anna.look(table)["table"]["phase"] == "over")
    admin("delete", table, "--why", "enough")
    for person in (anna, Person(servers[1].port)):
        eventually(lambda person=person: person.get(f"/api/tables/{table}").status_code == 404)  # type: ignore[misc]
        person.close()
    bruno.close()
