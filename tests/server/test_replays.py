"""Replays: past positions as each viewer saw them, score curves, audits, forks."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
import pytest

from contrada.core.game import SPECTATOR
from contrada.core.match import Match
from contrada.core.registry import game_ids, make_game
from contrada.core.rng import rng_for_run
from contrada.server.runtime import replays as rp
from contrada.server.tables.messages import Line
from contrada.server.tables.transcript import STRIDE
from tests.server.harness import Person
from tests.toy import FieraGame

ME = {"kind": "me"}
OPEN = {"kind": "open"}
HOT = {"kind": "hot", "name": "Child"}
RANDOM = {"kind": "bot", "bot": "random"}


def played(match: Match, seed: int, plies: int) -> Match:
    rng = rng_for_run(seed)
    while not match.over and match.ply < plies:
        seat = match.to_move
        legal = match.legal(seat)
        match.play(seat, legal[int(rng.below(len(legal)))])
    return match


class Counting:
    """Counts the plies that a replay applies to reach a position."""

    def __init__(self, replay: rp.Replay) -> None:
        self.count = 0
        advance = replay.transcript._advance

        def counted(state: Any, start: int, end: int) -> Any:
            self.count += end - start
            return advance(state, start, end)

        replay.transcript._advance = counted  # type: ignore[method-assign]


@pytest.mark.parametrize("game_id", game_ids())
def test_every_page_is_what_the_viewer_saw_and_costs_a_short_walk(game_id: str) -> None:
    match = played(Match(make_game(game_id), 3, seed=bytes(32)), 1, 150)
    game = match.game
    replay = rp.Replay(match)
    for viewer in (SPECTATOR, 0, 2):
        told = match.log_for(viewer)
        first = replay.page(match.log, viewer, 0)
        assert isinstance(first, rp.ReplayPage)
        assert first.of == len(told)
        counting = Counting(replay)
        for number in range(0, len(told), 7):
            line = told[number]
            page = replay.page(match.log, viewer, number)
            assert isinstance(page, rp.ReplayPage)
            state = match.state_at(line.ply + 1)
            assert (page.told.actor, page.told.entry) == (line.actor, line.entry)
            assert msgspec.json.encode(page.view) == msgspec.json.encode(game.view(state, viewer))
            assert page.prompt == game.prompt(state, viewer)
            assert page.scores == [game.breakdown(state, of, viewer) for of in range(3)]
            assert page.views is None
        assert counting.count <= 2 * STRIDE * (len(told) // 7 + 1)
        curve = replay.curve(match.log, viewer)
        assert len(curve.scores) == len(told)
        assert curve.scores[first.of - 1] == [
            game.breakdown(match.state_at(told[-1].ply + 1), of, viewer).total for of in range(3)
        ]
    everything = replay.page(match.log, rp.ALL, 5)
    assert isinstance(everything, rp.ReplayPage)
    assert everything.views is not None
    assert len(everything.views) == 3
    assert replay.page(match.log, SPECTATOR, 10_000) == len(match.log_for(SPECTATOR))


def test_a_replay_follows_a_match_forward_and_back() -> None:
    match = Match(FieraGame(), 3, {"long": True}, bytes(32))
    replay = rp.Replay(match)
    rng = rng_for_run(5)
    checked = 0
    while not match.over and checked < 400:
        seat = match.to_move
        if match.can_undo(seat) and rng.below(2):
            match.undo(seat)
        else:
            legal = match.legal(seat)
            match.play(seat, legal[int(rng.below(len(legal)))])
        viewer = int(rng.below(4)) - 1
        lines, plies = replay.log_lines(match.log, viewer)
        told = match.log_for(viewer)
        assert [(line.actor, line.entry) for line in lines] == [(t.actor, t.entry) for t in told]
        assert plies == [t.ply for t in told]
        assert len(replay.curve(match.log, viewer).scores) == len(told)
        ply = int(rng.below(match.ply + 1))
        assert replay.transcript.state_at(ply).dump() == match.state_at(ply).dump()
        checked += 1
    back = match.log[: match.ply // 2]
    lines, _ = replay.log_lines(back, 0)
    assert replay.transcript.state_at(len(back)).dump() == match.state_at(len(back)).dump()
    assert len(lines) == sum(1 for t in match.log_for(0) if t.ply < len(back))


def test_the_number_of_replays_in_memory_is_limited() -> None:
    cache = rp.Replays(3)
    matches = [Match(FieraGame(), 2, seed=bytes(32)) for _ in range(5)]
    replays = [cache.of(str(i), match) for i, match in enumerate(matches)]
    assert cache.of("4", matches[4]) is replays[4]
    assert cache.of("0", matches[0]) is not replays[0]
    assert len(cache._replays) == 3


# -- over HTTP -------------------------------------------------------------------------------------


def play_out(person: Person, table: str, seats: int) -> None:
    """Play all seats, which are one person's, to the end."""
    for _ in range(200):
        for seat in range(seats):
            looked = person.look(table, seat)
            if looked["table"]["phase"] == "over":
                return
            legal = looked["game"]["legal"]
            if legal:
                action = legal[-1]["action"]
                person.must(table, "play", seat=seat, seq=looked["seq"], action=action)
    raise AssertionError("the game does not end")


def finished(person: Person) -> str:
    table = person.create([ME, HOT], "fiera")
    person.must(table, "start")
    play_out(person, table, 2)
    return table


def test_a_running_game_is_told_to_each_as_he_knows_it(people: list[Person]) -> None:
    anna, bruno, clara, _ = people
    table = anna.create([ME, OPEN], "fiera")
    at = f"/api/tables/{table}"
    assert anna.get(f"{at}/replay/0?seat=0").json()["code"] == "not_now"
    assert anna.get(f"{at}/log").json() == {"start": 0, "of": 0, "lines": []}
    bruno.must(table, "take", seat=1)
    anna.must(table, "start")
    page = bruno.get(f"{at}/replay/3?seat=1").json()
    assert page["views"] is None
    assert page["view"]["seats"][0]["hand"] is None
    assert page["prompt"]["id"]
    assert [line["source"] for line in page["scores"][0]["lines"]] == ["market", "hand"]
    log = bruno.get(f"{at}/log?seat=1").json()
    assert page["told"] == log["lines"][3]
    assert page["of"] == log["of"] == len(log["lines"])
    assert bruno.get(f"{at}/log?seat=1&start=2&count=1").json()["lines"] == log["lines"][2:3]
    assert len(bruno.get(f"{at}/curve?seat=1").json()["scores"]) == log["of"]
    for path in ("replay/0", "curve", "log"):
        assert anna.get(f"{at}/{path}?seat=1").json()["code"] == "not_yours"
        assert anna.get(f"{at}/{path}?as=all").json()["code"] == "not_now"
        assert anna.get(f"{at}/{path}?as=god").json()["code"] == "bad_message"
        assert clara.get(f"{at}/{path}").status_code == 200
    assert anna.get(f"{at}/audit").json()["code"] == "not_now"
    wish = {"line": 0, "seats": [ME, HOT]}
    assert anna.post(f"{at}/fork", wish).json()["code"] == "not_now"


def test_after_the_end_every_hand_is_open(people: list[Person]) -> None:
    anna, clara = people[0], people[2]
    table = finished(anna)
    at = f"/api/tables/{table}"
    assert clara.get(f"{at}/replay/4?seat=1").json()["view"]["seats"][1]["hand"] is not None
    assert clara.get(f"{at}/replay/4?seat=1").json()["view"]["seats"][0]["hand"] is None
    page = clara.get(f"{at}/replay/4?as=all").json()
    assert [view["seats"][i]["hand"] is not None for i, view in enumerate(page["views"])] == [
        True,
        True,
    ]
    log = clara.get(f"{at}/log?as=all").json()
    assert any(line.get("step") for line in log["lines"]), "steps of decisions are told, too"
    curve = clara.get(f"{at}/curve?as=all").json()["scores"]
    assert len(curve) == log["of"]
    assert curve[-1] == clara.look(table)["table"]["result"]["scores"]
    assert clara.get(f"{at}/replay/{log['of']}?as=all").json()["code"] == "bad_message"


def test_a_closed_table_shows_strangers_nothing_after_the_end_either(people: list[Person]) -> None:
    anna, clara = people[0], people[2]
    table = anna.create([ME, HOT], "fiera", spectators=False)
    anna.must(table, "start")
    play_out(anna, table, 2)
    for path in ("replay/0", "curve", "log", "audit", "replay/0?as=all", "replay/0?seat=0"):
        assert clara.get(f"/api/tables/{table}/{path}").json()["code"] == "not_yours"
    wish = {"line": 0, "seats": [ME, HOT]}
    assert clara.post(f"/api/tables/{table}/fork", wish).json()["code"] == "not_yours"
    assert anna.get(f"/api/tables/{table}/replay/0?as=all").status_code == 200


def test_the_audit_tells_seed_and_commitment(people: list[Person]) -> None:
    anna = people[0]
    table = finished(anna)
    audit = anna.get(f"/api/tables/{table}/audit").json()
    assert audit["sound"] is True
    assert audit["fault"] == ""
    assert hashlib.sha256(bytes.fromhex(audit["seed"])).hexdigest() == audit["commitment"]
    assert audit["commitment"] == anna.look(table)["table"]["commitment"]
    assert (audit["own_from"], audit["roots"]) == (0, [])


def test_a_fork_goes_on_from_a_line_with_chance_of_its_own(people: list[Person]) -> None:
    anna, bruno = people[:2]
    table = finished(anna)
    at = f"/api/tables/{table}"
    page = anna.get(f"{at}/replay/6?as=all").json()
    assert bruno.post(f"{at}/fork", {"line": 6, "seats": [ME]}).json()["code"] == "bad_setup"
    last = anna.get(f"{at}/log?as=all").json()["of"] - 1
    ended = {"line": last, "as": "all", "seats": [ME, HOT]}
    assert bruno.post(f"{at}/fork", ended).json()["code"] == "bad_setup"
    wrong = {"line": 999, "seats": [ME, HOT]}
    assert bruno.post(f"{at}/fork", wrong).json()["code"] == "bad_message"
    made = bruno.post(f"{at}/fork", {"line": 6, "as": "all", "seats": [ME, HOT]})
    assert made.status_code == 200, made.text
    fork = made.json()["id"]
    looked = bruno.look(fork)
    assert looked["table"]["origin"] == {"table": table, "line": 6}
    bruno.must(fork, "start")
    looked = [bruno.look(fork, seat)["game"]["view"] for seat in (0, 1)]
    assert looked == page["views"]
    play_out(bruno, fork, 2)
    audit = bruno.get(f"/api/tables/{fork}/audit").json()
    origin = anna.get(f"{at}/audit").json()
    assert audit["sound"] is True, audit
    assert audit["own_from"] > 0
    assert audit["roots"] == [
        {
            "until": audit["own_from"],
            "seed": origin["seed"],
            "commitment": origin["commitment"],
        }
    ]
    assert audit["seed"] != origin["seed"]


def test_a_fork_survives_being_loaded_again(people: list[Person], server: Any) -> None:
    anna = people[0]
    table = finished(anna)
    wish = {"line": 6, "as": "all", "seats": [ME, RANDOM]}
    fork = anna.post(f"/api/tables/{table}/fork", wish).json()["id"]
    anna.must(fork, "start")
    seen = anna.look(fork, 0)["game"]["view"]["seats"][0]
    server.services.tables.cache.sessions.clear()
    assert anna.look(fork, 0)["game"]["view"]["seats"][0] == seen
    assert anna.look(fork)["table"]["origin"] == {"table": table, "line": 6}


def test_lines_are_the_ones_the_table_told(people: list[Person]) -> None:
    anna = people[0]
    table = finished(anna)
    told = [msgspec.convert(line, Line) for line in anna.look(table, 0)["log"]["lines"]]
    again = anna.get(f"/api/tables/{table}/log?seat=0").json()["lines"]
    assert [msgspec.convert(line, Line) for line in again] == told
