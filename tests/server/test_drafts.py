"""Taking a step out of the own draft, and asking why something cannot be done."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any

import pytest

from contrada.core import registry
from contrada.server.tables.projection import project
from contrada.server.tables.table import Table
from tests.server.harness import Person, Running, Watcher
from tests.stall import ENTRY

ME, OPEN = {"kind": "me"}, {"kind": "open"}
FIG, OLIVE, MELON = ({"do": "put", "fruit": name} for name in ("fig", "olive", "melon"))
BUY = {"do": "buy"}


@pytest.fixture(autouse=True, scope="module")
def _cestino() -> Iterator[None]:
    registry.register(ENTRY)
    yield
    del registry._entries[ENTRY.spec.id]


@contextlib.contextmanager
def table_of(people: list[Person]) -> Iterator[tuple[str, Watcher, Watcher]]:
    anna, bruno = people[:2]
    table = anna.create([ME, OPEN], "cestino")
    bruno.must(table, "take", seat=1)
    anna.must(table, "start")
    with anna.watch(table, 0) as a, bruno.watch(table, 1) as b:
        a.catch_up()
        b.catch_up()
        yield table, a, b


def do(watcher: Watcher, do: str, action: Any, seq: int | None = None) -> dict[str, Any]:
    watcher.catch_up()
    now = watcher.state["seq"] if seq is None else seq
    answer = watcher.ask(do=do, seq=now, action=action)
    watcher.catch_up()
    return answer


def ok(watcher: Watcher, verb: str, action: Any) -> None:
    answer = do(watcher, verb, action)
    assert answer["type"] == "ack", answer


def refused(watcher: Watcher, verb: str, action: Any, seq: int | None = None) -> str:
    answer = do(watcher, verb, action, seq)
    assert answer["type"] == "error", answer
    return str(answer["code"])


def why(watcher: Watcher, what: Any) -> Any:
    answer = watcher.ask(do="why", what=what)
    assert answer["type"] == "because", answer
    return answer["reason"]


def why_refused(watcher: Watcher, what: Any) -> str:
    answer = watcher.ask(do="why", what=what)
    assert answer["type"] == "error", answer
    return str(answer["code"])


# -- withdraw ------------------------------------------------------------------------------------


def test_a_step_is_taken_out_and_the_log_of_events_leads_to_the_same_table(
    people: list[Person], server: Running
) -> None:
    with table_of(people) as (table, a, b):
        heard = len(b.heard)
        for fruit in (OLIVE, FIG, OLIVE):
            ok(a, "play", fruit)
        assert a.state["game"]["withdraw"] == [OLIVE, FIG]
        ok(a, "withdraw", FIG)
        assert a.state["game"]["view"]["basket"] == [0, 2, 0]
        assert a.state["game"]["withdraw"] == [OLIVE]
        b.catch_up()
        told = [m for m in b.heard[heard:] if m["type"] != "pong"]
        assert told == [], "a draft and what is taken out of it are hidden"
        restarted = Table.load(server.store.load(table))
        assert restarted.match is not None
        assert restarted.match.state.basket == [0, 2, 0]
        names = server.services.tables.cache.sessions[table].table.names
        restarted.names = names
        live = server.services.tables.cache.sessions[table].table
        assert project(restarted, 0) == project(live, 0)
        ok(a, "play", BUY)
        b.catch_up()
        assert b.state["log"]["lines"][-1]["entry"] == {"do": "bought", "fruits": [0, 2, 0]}
        assert a.state["game"]["withdraw"] == b.state["game"]["withdraw"] == []


def test_what_cannot_be_taken_out_is_refused(people: list[Person]) -> None:
    with table_of(people) as (table, a, b):
        assert refused(a, "withdraw", FIG) == "nothing_to_undo"
        ok(a, "play", FIG)
        ok(a, "play", MELON)
        assert refused(a, "withdraw", FIG) == "nothing_to_undo", "the melon needs it"
        assert refused(a, "withdraw", OLIVE) == "nothing_to_undo"
        assert refused(a, "withdraw", BUY) == "nothing_to_undo"
        assert refused(a, "withdraw", {"do": "steal"}) == "bad_action"
        assert refused(a, "withdraw", {"do": "put", "fruit": ["fig"]}) == "bad_action"
        assert refused(b, "withdraw", FIG) == "nothing_to_undo"
        clara = people[2]
        assert clara.do(table, "withdraw", seat=0, seq=0, action=FIG).json()["code"] == "not_yours"
        assert a.ask(do="withdraw", seq=1)["code"] == "bad_message"
        assert a.ask(do="withdraw", seq=1, action=FIG, more=1)["code"] == "bad_message"
        ok(a, "play", BUY)
        assert refused(a, "withdraw", FIG) == "nothing_to_undo"
        assert b.ask(do="why", what=FIG)["reason"] is None, "the table still works"


def test_a_withdrawal_is_executed_once(people: list[Person]) -> None:
    with table_of(people) as (_, a, _b):
        ok(a, "play", OLIVE)
        ok(a, "play", OLIVE)
        seq = a.state["seq"]
        ok(a, "withdraw", OLIVE)
        assert refused(a, "withdraw", OLIVE, seq) == "stale"
        assert a.state["game"]["view"]["basket"] == [0, 1, 0]


# -- why -----------------------------------------------------------------------------------------


def test_the_reason_goes_to_the_asker_and_changes_nothing(people: list[Person]) -> None:
    with table_of(people) as (_, a, b):
        seq, heard = a.state["seq"], len(b.heard)
        assert why(a, MELON) == {"id": "alone"}
        assert why(a, BUY) == {"id": "empty"}
        assert why(a, FIG) is None
        assert why(a, {"is": "fruit", "fruit": "melon"}) == {"id": "alone"}
        assert why(a, {"is": "basket"}) == {"id": "not-now"}
        assert why(b, FIG) == {"id": "not-your-turn"}
        a.catch_up()
        b.catch_up()
        assert a.state["seq"] == seq
        assert [m["type"] for m in b.heard[heard:]] == ["because", "pong"]


def test_a_part_of_an_action_stands_for_all_actions_it_is_part_of(people: list[Person]) -> None:
    with table_of(people) as (_, a, _b):
        assert why(a, {"do": "put"}) is None
        assert why(a, [{"do": "buy"}, {"do": "put", "fruit": "melon"}])["id"] in ("empty", "alone")
        for fruit in (FIG, FIG, MELON):
            ok(a, "play", fruit)
        assert why(a, {"do": "put"})["id"] == "poor"
        assert why(a, {"is": "fruit", "fruit": "melon"}) == {
            "id": "poor",
            "values": {"price": 2, "left": 0},
        }
        assert why(a, [{"do": "put"}, {"do": "buy"}]) is None


def deep(levels: int) -> Any:
    return {"is": "x", "in": deep(levels - 1)} if levels else 1


@pytest.mark.parametrize(
    ("what", "code"),
    [
        ({"do": "steal"}, "bad_action"),
        ({"do": ["put"]}, "bad_action"),
        ({"do": "put", "fruit": "gold"}, "bad_action"),
        ({"do": "put", "fruit": True}, "bad_action"),
        ({"is": "fruit", "fruit": "gold"}, "bad_action"),
        ({"is": "fruit", "fruit": {"is": []}}, "bad_action"),
        ({"is": "fruit"}, "bad_action"),
        ({"is": 3}, "bad_action"),
        ({}, "bad_action"),
        ([], "bad_message"),
        ([{"do": "buy"}] * 9, "bad_message"),
        ("buy", "bad_message"),
        (None, "bad_message"),
        (deep(9), "too_large"),
        ({"is": "fruit", "of": [0] * 300}, "too_large"),
    ],
)
def test_bad_questions_get_a_clear_error(people: list[Person], what: Any, code: str) -> None:
    with table_of(people) as (_, a, _b):
        assert why_refused(a, what) == code
        assert why(a, FIG) is None


def test_only_players_get_reasons(people: list[Person]) -> None:
    anna, bruno, clara, _ = people
    table = anna.create([ME, OPEN], "cestino")
    assert anna.do(table, "why", seat=0, what=FIG).json()["code"] == "not_now"
    bruno.must(table, "take", seat=1)
    anna.must(table, "start")
    with clara.watch(table) as c:
        c.catch_up()
        assert why_refused(c, FIG) == "not_yours"
    assert clara.do(table, "why", seat=0, what=FIG).json()["code"] == "not_yours"
    assert anna.must(table, "why", seat=0, id="q", what=FIG) == {
        "type": "because",
        "id": "q",
        "seq": 3,
        "reason": None,
    }
    anna.must(table, "resign", seat=0)
    assert anna.must(table, "why", seat=0, what=FIG)["reason"] == {"id": "over"}
