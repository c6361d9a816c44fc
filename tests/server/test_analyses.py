"""Analyses of finished games: who may request one, who sees it, and what happens to it."""

from __future__ import annotations

import asyncio
import time
import zlib
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from contrada.analysis import Analyser, from_json, to_json
from contrada.analysis import analyser as analyser_module
from contrada.analysis.judge import Budget
from contrada.analysis.results import SCHEMA
from contrada.core import registry
from contrada.core.match import Match
from contrada.server.analyses.store import MOST_TRIES, AnalysisStore, Judged, TooMany, version_of
from contrada.server.bots.queue import BotQueue, DecisionRequest, Rank
from contrada.server.settings import BadSetting, read_settings
from contrada.server.storage.schema.analyses import analyses
from tests.server.harness import Person, Running, quick
from tests.server.test_replays import HOT, ME, OPEN, finished, play_out
from tests.toy import ENTRY


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    """A server that analyses quickly, twice a person a day."""
    registry.register(ENTRY)
    memory = Path("/dev/shm")
    with TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
        running = Running(quick(Path(folder), analysis_depth="quick", analyses_per_day=2))
        yield running
        running.stop()
    del registry._entries[ENTRY.spec.id]


@pytest.fixture
def idle(server: Running, monkeypatch: pytest.MonkeyPatch) -> AnalysisStore:
    """The store of a server that computes nothing: the worker does not know the toy game."""
    monkeypatch.setattr(AnalysisStore, "claim", lambda *_: None)
    return server.services.background.analyses.store


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(analyser_module.DEPTHS, "quick", Budget(8, 2, 4))
    monkeypatch.setattr(analyser_module, "OUTCOMES", 6)


def match_at(server: Running, table: str) -> Match:
    match = server.services.tables.cache.sessions[table].table.match
    assert match is not None
    return match


def analysed(server: Running, person: Person, table: str) -> Any:
    """Request an analysis and store its result as the worker would."""
    assert person.post(f"/api/tables/{table}/analysis", {}).status_code == 200
    found = Analyser(match_at(server, table), "quick")
    judged = [decision for task in found.tasks if (decision := found.judge(task)) is not None]
    result = found.finish(judged)
    server.services.background.analyses.store.finish(table, to_json(result))
    return result


def test_a_real_game_is_analysed_with_progress_and_shared(
    people: list[Person], server: Running
) -> None:
    anna, _, clara, _ = people
    table = anna.create([ME, HOT], "carrara")
    anna.must(table, "start")
    play_out_quickly(anna, table)
    at = f"/api/tables/{table}/analysis"
    before = anna.get(at).json()
    assert (before["state"], before["may"], before["left"]) == ("none", True, 2)
    assert clara.get(f"{at}/result").json()["code"] == "not_now"
    assert clara.post(at, {}).json()["code"] == "not_yours", "only players request it"
    asked = anna.post(at, {}).json()
    assert asked["state"] in ("waiting", "running")
    assert (asked["may"], asked["left"]) == (False, 1)
    seen: set[int] = set()
    until = time.monotonic() + 120
    while (status := anna.get(at).json())["state"] != "done":
        assert status["state"] in ("waiting", "running"), status
        assert time.monotonic() < until
        seen.add(status["done"])
        time.sleep(0.2)
    assert status["done"] <= status["total"]
    assert anna.post(at, {}).json()["left"] == 1, "a second request costs nothing"
    found = from_json(clara.get(f"{at}/result").content)
    match = match_at(server, table)
    assert (found.commitment, found.plies) == (match.commitment, match.ply)
    assert found.decisions
    assert clara.get(at).json()["why"], "a spectator reads why they cannot request one"
    decision = max(found.decisions, key=lambda each: each.last - each.first)
    shown = clara.get(f"{at}/positions/{decision.first}/{decision.played}?as=all").json()
    state = match.state_at(decision.last + 1)
    views = [msgspec.to_builtins(match.game.view(state, seat)) for seat in (0, 1)]
    assert shown["views"] == views, "what was played gives the position that followed"
    other = clara.get(f"{at}/positions/{decision.first}/0?seat=1").json()
    assert other["views"] is None
    for bad in ("99999/0", f"{decision.first}/99", f"{decision.first}/-1"):
        assert clara.get(f"{at}/positions/{bad}").json()["code"] == "bad_message"


def play_out_quickly(person: Person, table: str) -> None:
    """Play both seats of a table to the end over one connection each."""
    with person.watch(table, 0) as first, person.watch(table, 1) as second:
        for _ in range(2000):
            for watcher in (first, second):
                watcher.catch_up()
                if watcher.state["table"]["phase"] == "over":
                    return
                if watcher.legal:
                    action = watcher.legal[-1]["action"]
                    watcher.ask(do="play", seq=watcher.state["seq"], action=action)
    raise AssertionError("the game does not end")


def test_unfinished_games_have_no_analysis(people: list[Person], idle: AnalysisStore) -> None:
    anna, bruno = people[:2]
    table = anna.create([ME, OPEN], "fiera")
    at = f"/api/tables/{table}/analysis"
    for person in (anna, bruno):
        for answer in (person.get(at), person.get(f"{at}/result")):
            assert answer.json()["code"] == "not_now"
    bruno.must(table, "take", seat=1)
    anna.must(table, "start")
    for person in (anna, bruno):
        assert person.get(at).json()["code"] == "not_now"
        assert person.post(at, {}).json()["code"] == "not_now"
        assert person.get(f"{at}/result").json()["code"] == "not_now"
        for who in ("seat=0", "seat=1", "as=all", "seat=-1"):
            assert person.get(f"{at}/positions/0/0?{who}").status_code in (403, 409)
    assert "plies" not in anna.get(f"/api/tables/{table}/log?seat=0").json()
    anna.must(table, "resign", seat=0)
    assert anna.post(at, {}).status_code == 409, "a game that ended early"
    assert idle.status(table).state == "none"


@pytest.mark.usefixtures("idle")
def test_a_fork_is_not_analysed(people: list[Person]) -> None:
    anna = people[0]
    table = finished(anna)
    wish = {"line": 6, "as": "all", "seats": [ME, HOT]}
    fork = anna.post(f"/api/tables/{table}/fork", wish).json()["id"]
    at = f"/api/tables/{fork}/analysis"
    anna.must(fork, "start")
    assert anna.post(at, {}).json()["code"] == "not_now"
    play_out(anna, fork, 2)
    answer = anna.post(at, {}).json()
    assert answer["code"] == "not_now"
    assert "goes on from another" in answer["text"]
    assert anna.get(f"{at}/result").json()["code"] == "not_now"


@pytest.mark.usefixtures("small", "idle")
def test_a_private_game_shows_its_analysis_to_those_who_may_see_it(
    people: list[Person], server: Running
) -> None:
    anna, bruno, _, _ = people
    table = anna.create([ME, HOT], "fiera", spectators=False)
    anna.must(table, "start")
    play_out(anna, table, 2)
    analysed(server, anna, table)
    assert anna.get(f"/api/tables/{table}/analysis/result").status_code == 200
    for path in ("", "/result", "/positions/0/0"):
        refused = bruno.get(f"/api/tables/{table}/analysis{path}").json()
        assert refused["code"] == "not_yours", path
    assert bruno.post(f"/api/tables/{table}/analysis", {}).json()["code"] == "not_yours"


@pytest.mark.usefixtures("small", "idle")
def test_lines_of_a_finished_game_say_their_plies(people: list[Person], server: Running) -> None:
    anna = people[0]
    table = finished(anna)
    log = anna.get(f"/api/tables/{table}/log?as=all").json()
    assert len(log["plies"]) == len(log["lines"])
    assert log["plies"] == sorted(log["plies"])
    result = analysed(server, anna, table)
    assert {event.first for event in result.events} <= set(range(result.plies))


@pytest.mark.usefixtures("idle")
def test_a_person_has_so_many_a_day(people: list[Person]) -> None:
    dario = people[3]
    tables = [finished(dario) for _ in range(3)]
    for table in tables[:2]:
        assert dario.post(f"/api/tables/{table}/analysis", {}).json()["state"] == "waiting"
    refused = dario.post(f"/api/tables/{tables[2]}/analysis", {})
    assert refused.status_code == 429
    assert dario.get(f"/api/tables/{tables[2]}/analysis").json()["may"] is False
    assert dario.get(f"/api/tables/{tables[1]}/analysis").json()["ahead"] >= 1
    kept = dario.get("/api/me/data").json()["kept"]["analyses"]
    assert {row["table"] for row in kept} == set(tables[:2])
    assert dario.http.request("DELETE", "/api/me", json={}).status_code == 200
    assert dario.get(f"/api/tables/{tables[0]}/analysis").json()["state"] == "waiting"


@pytest.mark.usefixtures("small")
def test_a_damaged_or_foreign_result_is_told_and_can_be_made_again(
    server: Running, idle: AnalysisStore
) -> None:
    anna = Person(server.port, "Emma")
    table, other = finished(anna), finished(anna)
    result = analysed(server, anna, table)
    at = f"/api/tables/{table}/analysis"
    foreign = msgspec.structs.replace(result, commitment=match_at(server, other).commitment)
    for data in (b"", b"not compressed", zlib.compress(b"{}"), zlib.compress(to_json(foreign))):
        with idle.engine.begin() as connection:
            mine = update(analyses).where(analyses.c.match_id == table)
            connection.execute(mine.values(state="done", data=data))
        assert anna.get(f"{at}/result").json()["code"] == "not_now"
        status = anna.get(at).json()
        assert (status["state"], status["may"]) == ("failed", True)
    assert anna.post(at, {}).json()["state"] == "waiting"
    with idle.engine.begin() as connection:
        connection.execute(mine.values(state="done", version="0.1.quick"))
    assert anna.get(at).json()["state"] == "none", "an old format"
    anna.close()


def test_claims_survive_crashes_and_are_given_up(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = AnalysisStore(server.store.engine)
    claim = AnalysisStore.claim
    monkeypatch.setattr(AnalysisStore, "claim", lambda *_: None)  # the server's own
    frida = Person(server.port, "Frida")
    table = finished(frida)
    with store.engine.begin() as connection:
        connection.execute(analyses.delete())
    version = version_of(1, "quick")
    store.request(table, "frida", version, 3, now=1000)
    for attempt in range(MOST_TRIES):
        now = 10_000 * (attempt + 1)
        work = claim(store, now, 100)
        assert work is not None
        assert work.match_id == table
        assert claim(store, now + 50, 100) is None, "somebody works on it"
        store.progress(table, [], 7, now + 100)
        assert (store.status(table).state, store.status(table).total) == ("running", 7)
    assert claim(store, 10**6, 100) is None
    assert store.status(table).state == "failed"
    with pytest.raises(TooMany):
        store.request(table, "frida", version, 1, now=2000)
    store.request(table, "frida", version, 2, now=2000)
    assert claim(store, 3000, 100) is not None
    store.release(table, [], 7)
    assert claim(store, 3001, 100) is not None, "a server that stops gives it back at once"
    half = [Judged(3, None)]
    store.release(table, half, 7)
    again = claim(store, 3002, 100)
    assert again is not None
    assert again.judged == half
    with store.engine.begin() as connection:
        old = {"version": f"{SCHEMA - 1}.1.quick", "lease": 0}
        connection.execute(analyses.update().where(analyses.c.match_id == table).values(old))
    again = claim(store, 4000, 100)
    assert again is not None
    assert again.judged == [], "decisions that an older version judged are judged again"
    assert store.status(table).state == "running", "and the result will be one of this version"
    store.fail(table, "x" * 100)
    assert store.status(table).state == "failed"
    frida.close()


def test_a_worker_that_cannot_read_the_game_fails_with_a_word(
    server: Running,
) -> None:
    """The worker process does not know the toy game."""
    gino = Person(server.port, "Gino")
    table = finished(gino)
    at = f"/api/tables/{table}/analysis"
    assert gino.post(at, {}).status_code == 200
    until = time.monotonic() + 60
    while gino.get(at).json()["state"] != "failed":
        assert time.monotonic() < until
        time.sleep(0.1)
    assert gino.get(f"{at}/result").json()["text"] == "There is no analysis of this game."
    gino.close()


def test_analyses_wait_for_all_bots() -> None:
    assert asyncio.run(_served()) == ["bot", "later", "analysis"]


async def _served() -> list[str]:
    queue = BotQueue(1)
    order: list[str] = []

    async def ask(name: str, rank: Rank) -> None:
        async with queue.turn(DecisionRequest(lambda: name, lambda: rank, 0.0)):
            order.append(name)
            await asyncio.sleep(0)

    async with queue.turn(DecisionRequest(lambda: "", lambda: Rank.WATCHED, 0.0)):
        asked = [("analysis", Rank.ANALYSIS), ("later", Rank.TURN_BASED), ("bot", Rank.WATCHED)]
        tasks = [asyncio.create_task(ask(name, rank)) for name, rank in asked]
        await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    return order


def test_settings_are_checked() -> None:
    for bad in ({"CONTRADA_ANALYSES_PER_DAY": "-1"}, {"CONTRADA_ANALYSIS_DEPTH": "endless"}):
        with pytest.raises(BadSetting):
            read_settings(bad)
