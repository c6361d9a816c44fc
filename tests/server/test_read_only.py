"""Tables with rules that this server does not know: viewed and exported, never changed."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, update

from contrada.core.match import commitment_of
from contrada.core.registry import entry_of
from contrada.core.rng import rng_for_run
from contrada.server.archive.tables import export
from contrada.server.storage import schema
from tests.server.harness import Person, Running

ME = {"kind": "me"}
OPEN = {"kind": "open"}
KNOWN = entry_of("tuscany").spec.rules_version


def rewrite(server: Running, table: str, **fields: Any) -> None:
    """Let a table be of other rules, as an older or newer server may have left it."""
    server.services.tables.cache.sessions.pop(table, None)
    store = server.store
    setup = msgspec.structs.replace(store.unread(table).head.setup, **fields)
    changed = {"setup": msgspec.json.encode(setup).decode()}
    with store.engine.begin() as connection:
        here = schema.matches.c.id == table
        connection.execute(update(schema.matches).where(here).values(changed))


def everything(server: Running, table: str) -> list[Any]:
    """Each row that is kept of a table."""
    found: list[Any] = []
    with server.store.engine.connect() as connection:
        for kind in (schema.matches, schema.events, schema.snapshots, schema.sitters):
            key = kind.c.id if kind is schema.matches else kind.c.match_id
            found += [tuple(row) for row in connection.execute(select(kind).where(key == table))]
    return found


def sweep(server: Running) -> None:
    tables = server.services.tables
    asyncio.run_coroutine_threadsafe(tables.scheduler.sweep(10**15), server.loop).result(10)


def begin(people: list[Person], game: str = "tuscany") -> str:
    anna, bruno = people[:2]
    table = anna.create([ME, OPEN], game, listed=True, spectators=False)
    bruno.must(table, "take", seat=1)
    anna.must(table, "start")
    return table


def play(people: list[Person], table: str, actions: int) -> None:
    rng = rng_for_run(5)
    for _ in range(actions):
        seat, told = next(
            (seat, told)
            for seat in (0, 1)
            if (told := people[seat].look(table, seat))["game"]["legal"]
        )
        legal = told["game"]["legal"]
        action = legal[int(rng.below(len(legal)))]["action"]
        people[seat].must(table, "play", seat=seat, seq=told["seq"], action=action)


def test_a_running_table_is_shown_and_never_touched(
    server: Running, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("contrada.server.runtime.commit.SNAPSHOT_EVERY", 4)
    anna, bruno, clara = people[:3]
    table = begin(people)
    play(people, table, 12)
    seed = server.store.unread(table).seed
    rewrite(server, table, rules_version=99)
    before = everything(server, table)

    path = f"/api/tables/{table}/read-only"
    told = anna.get(f"{path}?seat=0").json()
    assert (told["rules_version"], told["known_version"]) == (99, KNOWN)
    assert [seat["name"] for seat in told["seats"]] == ["Anna", "Bruno"]
    assert (told["phase"], told["result"]) == ("running", None)
    assert told["last"]["kind"] == "played"
    assert told["created_at"] < told["last"]["at"] <= told["changed_at"]
    assert told["commitment"] == commitment_of(seed)
    assert told["log"]["lines"]
    assert bruno.get(f"{path}?seat=0").json()["code"] == "not_yours"
    assert clara.get(path).json()["code"] == "not_yours", "this table has no spectators"
    assert anna.get(f"{path}?seat=7").json()["code"] == "bad_message"

    taken = anna.get(f"/api/tables/{table}/export?seat=0")
    assert [line["entry"] for line in taken.json()["log"]] == [
        line["entry"] for line in told["log"]["lines"]
    ]
    assert seed.hex() not in taken.text + str(told)

    for response in (
        anna.get(f"/api/tables/{table}?seat=0"),
        anna.do(table, "play", seat=0, seq=3, action={"do": "pass"}),
        anna.do(table, "say", text="ciao"),
        anna.do(table, "close"),
    ):
        assert (response.status_code, response.json()["code"]) == (409, "read_only")
        assert "version 99 of the rules" in response.json()["text"]
    with anna.watch(table, 0) as a:
        assert a.hear()["code"] == "read_only"
    assert table in [line["id"] for line in anna.get("/api/tables").json()["mine"]]
    sweep(server)
    sweep(server)
    assert everything(server, table) == before

    # A server that knows the rules continues it, and every viewer has their log lines.
    rewrite(server, table, rules_version=KNOWN)
    start = told["log"]["start"]
    lines = anna.look(table, 0)["log"]["lines"]
    assert lines[start : start + len(told["log"]["lines"])] == told["log"]["lines"]
    play(people, table, 1)
    assert anna.get(f"{path}?seat=0").json()["code"] == "not_now"


def test_a_finished_table_tells_its_result_and_is_exported_whole(
    server: Running, people: list[Person]
) -> None:
    anna, bruno, clara = people[:3]
    table = begin(people, "fiera")
    anna.must(table, "resign", seat=0)
    result = bruno.look(table, 1)["table"]["result"]
    rewrite(server, table, rules_version=99, spectators=True)
    told = clara.get(f"/api/tables/{table}/read-only").json()
    assert (told["phase"], told["result"]) == ("over", result)
    assert told["seats"][0]["resigned"]
    assert told["last"]["kind"] == "resigned"

    file = clara.get(f"/api/tables/{table}/export")
    whole = file.json()
    assert whole["format"] == "contrada table 1"
    assert commitment_of(bytes.fromhex(whole["seed"])) == whole["commitment"]
    assert [event["is"] for event in whole["events"]] == ["made", "taken", "started", "resigned"]
    with server.store.engine.connect() as connection:
        ids = connection.execute(select(schema.users.c.id)).scalars().all()
    assert not any(user in file.text for user in ids)
    assert msgspec.json.decode(export(server.store, table)) == whole


@pytest.mark.parametrize(
    ("change", "known"), [({"rules_version": 0}, 1), ({"game": "scopa"}, 0), ({}, 1)]
)
def test_games_and_events_of_other_versions_are_read_only_too(
    server: Running, people: list[Person], change: dict[str, Any], known: int
) -> None:
    table = begin(people, "fiera")
    rewrite(server, table, **change)
    with server.store.engine.begin() as connection:
        log = schema.events
        if not change:  # an event of a kind that is not known here
            last = log.c.match_id == table, log.c.seq == 3
            connection.execute(update(log).where(*last).values(event='{"is":"danced","seat":0}'))
        else:
            here = update(schema.matches).where(schema.matches.c.id == table)
            connection.execute(here.values(game=change.get("game", "fiera")))
    assert people[0].get(f"/api/tables/{table}?seat=0").json()["code"] == "read_only"
    told = people[0].get(f"/api/tables/{table}/read-only?seat=0").json()
    assert told["known_version"] == known
    assert [seat["name"] for seat in told["seats"]] == ["Anna", "Bruno"]
    assert told["last"]["kind"] == ("started" if change else "danced")
    assert people[0].get(f"/api/tables/{table}/export").status_code == 200


def test_somebody_who_sits_at_such_a_table_can_be_deleted(server: Running) -> None:
    anna, bruno = (Person(server.port, name) for name in ("Anna", "Bruno"))
    table = begin([anna, bruno], "fiera")
    rewrite(server, table, rules_version=99)
    events = server.store.unread(table).rows
    assert anna.http.request("DELETE", "/api/me", json={}).status_code == 200
    told = bruno.get(f"/api/tables/{table}/read-only?seat=1").json()
    assert [seat["name"] for seat in told["seats"]] == ["", "Bruno"]
    assert server.store.unread(table).rows == events
    for person in (anna, bruno):
        person.close()
