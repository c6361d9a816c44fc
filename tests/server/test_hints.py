"""Hints: for one's own decision, where the table allows them, by one's own knowledge."""

from __future__ import annotations

import asyncio
import time

import pytest

from contrada.core.match import Match
from contrada.core.registry import make_game
from contrada.core.rng import rng_for_run
from contrada.server.bots.hint_worker import Hints
from contrada.server.bots.hints import HintPool
from contrada.server.common.refusal import Refused
from contrada.server.net.limits import Limiter
from tests.server.harness import Person, Running

ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}
HOT = {"kind": "hot", "name": "Child"}


def my_turn(person: Person, table: str, seat: int = 0) -> None:
    """Wait until the seat has a decision."""
    until = time.monotonic() + 20
    while not person.look(table, seat)["game"]["legal"] and time.monotonic() < until:
        time.sleep(0.02)


def test_a_hint_names_legal_actions_and_what_to_expect(
    people: list[Person], server: Running
) -> None:
    anna = people[0]
    table = anna.create([ME, BOT])
    anna.must(table, "start")
    my_turn(anna, table)
    looked = anna.look(table, 0)
    assert looked["table"]["hints"] is True
    response = anna.get(f"/api/tables/{table}/hint?seat=0")
    assert response.status_code == 200, response.text
    hint = response.json()
    legal = [offer["action"] for offer in looked["game"]["legal"]]
    assert hint["seq"] == looked["seq"]
    assert 1 <= len(hint["options"]) <= 3
    for option in hint["options"]:
        assert option["action"] in legal
        assert 0 < option["share"] <= 1
        assert 0 <= option["win"] <= 1
    assert anna.get(f"/api/tables/{table}/hint?seat=0").json() == hint, "the same question"
    assert server.services.background.results.was_hinted(table)


@pytest.mark.parametrize(
    ("seats", "wish", "allowed"),
    [
        ([ME, BOT], None, True),
        ([ME, HOT], None, True),
        ([ME, HOT, BOT], None, True),
        ([ME, OPEN], None, False),
        ([ME, OPEN], True, True),
        ([ME, BOT], False, False),
    ],
)
def test_hints_are_there_where_nobody_minds_or_where_it_was_agreed(
    people: list[Person], server: Running, seats: list[dict[str, str]], wish: bool, allowed: bool
) -> None:
    anna, bruno = people[:2]
    table = anna.create(seats, "fiera", hints=wish)
    if OPEN in seats:
        bruno.must(table, "take", seat=1)
    anna.must(table, "start")
    assert anna.look(table, 0)["table"]["hints"] is allowed
    response = anna.get(f"/api/tables/{table}/hint?seat=0")
    if allowed:
        # The searching process does not know the toy game of these tests.
        assert response.json()["code"] == "unavailable"
    else:
        assert response.json()["code"] == "not_allowed"
        assert not server.services.background.results.was_hinted(table)


def test_only_ones_own_seat_and_only_at_its_decision(people: list[Person]) -> None:
    anna, bruno = people[:2]
    table = anna.create([ME, HOT], "fiera")

    def code(person: Person, seat: str) -> str:
        found: str = person.get(f"/api/tables/{table}/hint{seat}").json()["code"]
        return found

    assert code(anna, "?seat=0") == "not_now"
    anna.must(table, "start")
    assert code(anna, "?seat=1") == "not_now"
    assert code(bruno, "?seat=0") == "not_yours"
    assert code(anna, "") == "bad_message"
    assert code(anna, "?seat=7") == "bad_message"


def test_hints_are_rate_limited(people: list[Person], server: Running) -> None:
    anna = people[0]
    table = anna.create([ME, HOT], "fiera")
    anna.must(table, "start")
    limit = server.services.background.hint_limit
    server.services.background.hint_limit = Limiter(1)
    try:
        codes = [anna.get(f"/api/tables/{table}/hint?seat=0").json()["code"] for _ in range(3)]
    finally:
        server.services.background.hint_limit = limit
    assert codes == ["unavailable", "too_many", "too_many"]


def test_an_address_waits_for_few_hints_at_once(people: list[Person], server: Running) -> None:
    """A guest costs nothing: with many of them one address filled the queue of everybody."""
    anna = people[0]
    table = anna.create([ME, HOT], "fiera")
    anna.must(table, "start")
    slots = server.services.background.hint_slots
    with slots.held("127.0.0.1") as first, slots.held("127.0.0.1") as second:
        assert first
        assert second
        refused = anna.get(f"/api/tables/{table}/hint?seat=0")
        assert (refused.status_code, refused.json()["code"]) == (429, "too_many")
        with slots.held("192.0.2.1") as other:
            assert other
    assert anna.get(f"/api/tables/{table}/hint?seat=0").json()["code"] == "unavailable"
    assert not slots._used


def test_a_search_that_takes_too_long_is_ended_and_the_next_one_works() -> None:
    match = Match(make_game("palazzo"), 2, seed=bytes(32))
    seat = match.to_move

    async def ask() -> None:
        pool = HintPool(0.2, iterations=10_000_000)
        try:
            with pytest.raises(Refused) as refused:
                await pool.ask(("t", seat, 1), match.game, match.state, seat)
            assert refused.value.code == "unavailable"
            assert pool.worker.process is None
            pool.iterations, pool.seconds = 50, 20
            found = await pool.ask(("t", seat, 1), match.game, match.state, seat)
            assert found[0].action in match.legal(seat)
        finally:
            await pool.close()

    asyncio.run(ask())


def test_worlds_a_seat_cannot_tell_apart_send_the_search_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = Match(make_game("palazzo"), 3, seed=bytes(32))
    game, seat = match.game, match.to_move
    other = game.determinize(match.state, seat, rng_for_run(1))
    assert other.dump() != match.state.dump(), "something is hidden"
    monkeypatch.setattr("contrada.server.bots.hints.secrets.randbits", lambda _bits: 7)
    lines: list[bytes] = []

    async def ask(line: bytes, _kind: type[Hints]) -> Hints:
        lines.append(line)
        return Hints()

    async def run() -> None:
        pool = HintPool(5)
        monkeypatch.setattr(pool.worker, "ask", ask)
        for state in (match.state, other):
            await pool.ask(("t", seat, 1), game, state, seat)

    asyncio.run(run())
    assert lines[0] == lines[1]
