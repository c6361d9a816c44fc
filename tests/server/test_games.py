"""Whole games over HTTP and WebSocket, and that nobody is told more than his own projection."""

from __future__ import annotations

import contextlib
from typing import Any

import msgspec
import pytest

from contrada.core.game import SPECTATOR
from contrada.core.match import commitment_of
from contrada.core.registry import entry_of, game_ids
from contrada.core.rng import rng_for_run
from contrada.core.saves import load
from contrada.server.tables.projection import project
from tests.server.harness import Person, Running, Watcher


def setups() -> list[Any]:
    """Every game with every number of players; in short runs one number for each game."""
    found: list[Any] = [("fiera", 2), ("fiera", 3)]
    for i, game in enumerate(game_ids()):
        spec = entry_of(game).spec
        for seats in range(spec.min_seats, spec.max_seats + 1):
            short = (seats - spec.min_seats - i) % (spec.max_seats - spec.min_seats + 1) == 0
            marks = [] if short else [pytest.mark.long]
            found.append(pytest.param(game, seats, marks=marks))
    return found


def plain(data: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(data))


def check_told(server: Running, table: str, watcher: Watcher, viewer: int) -> None:
    """What a viewer holds is his own projection, and nothing else was ever sent."""
    live = server.services.tables.cache.sessions[table].table
    expected = plain(project(live, viewer))
    told = watcher.state
    assert set(told) == {"type", "seq", "table", "game", "log", "clocks"}
    assert told["table"] == expected["table"]
    assert told["game"] == expected["game"]
    assert live.transcript is not None
    assert watcher.log == plain(live.transcript.lines[viewer])
    assert told["seq"] == live.data.seen[viewer]
    kinds = {message["type"] for message in watcher.heard}
    assert kinds <= {"table", "you", "presence", "ack", "pong"}


@pytest.mark.parametrize(("game", "seats"), setups())
def test_a_whole_game_is_played_and_everyone_is_told_his_own_view(
    server: Running, people: list[Person], game: str, seats: int
) -> None:
    rng = rng_for_run(7, seats)
    host = people[0]
    table = host.create([{"kind": "me"}] + [{"kind": "open"}] * (seats - 1), game)
    for seat in range(1, seats):
        people[seat].must(table, "take", seat=seat)
    with contextlib.ExitStack() as stack:
        watch = [stack.enter_context(people[seat].watch(table, seat)) for seat in range(seats)]
        stranger = stack.enter_context(Person(server.port).watch(table))
        everyone = [*enumerate(watch), (SPECTATOR, stranger)]
        for _, watcher in everyone:
            watcher.until("table")  # whoever comes after the start is told only the last lines
        assert watch[0].ask(do="start")["type"] == "ack"
        for turn in range(4000):
            if turn < 12 or turn % 24 == 0:
                for viewer, watcher in everyone:
                    watcher.catch_up()
                    check_told(server, table, watcher, viewer)
            live = server.services.tables.cache.sessions[table].table
            if live.data.phase == "over":
                break
            seat = live.actors()[int(rng.below(len(live.actors())))]
            watch[seat].catch_up()
            if watch[seat].state["game"]["undo"] and rng.below(4) == 0:
                assert watch[seat].ask(do="undo", seq=watch[seat].state["seq"])["type"] == "ack"
            else:
                assert watch[seat].play_any(rng)["type"] == "ack"
        for viewer, watcher in everyone:
            watcher.catch_up()
            check_told(server, table, watcher, viewer)
        told = stranger.state["table"]
        assert told["phase"] == "over"
        assert sorted(told["result"]["ranking"])[0] == 1
        assert commitment_of(bytes.fromhex(told["result"]["seed"])) == told["commitment"]
        for watcher in (*watch, stranger):
            running = [
                m for m in watcher.heard if m["type"] == "table" and not m["table"]["result"]
            ]
            assert told["result"]["seed"] not in str(running)
    match = load(host.get(f"/api/tables/{table}/export").content)
    assert match.over
    assert match.commitment == told["commitment"]
