"""Standing orders: patterns, plans in Palazzo's auctions, and carrying them out."""

from __future__ import annotations

import time
from typing import Any, cast

import msgspec
import pytest

from contrada.core.match import Match
from contrada.core.messages import Message
from contrada.core.registry import entry_of, game_ids, make_game
from contrada.core.rng import rng_for_run
from contrada.server.people import orders
from contrada.server.people.orders import (
    MAX_SIZE,
    Order,
    Rule,
    StoredOrder,
    When,
    matches,
    plan,
    status_of,
    too_deep,
)
from contrada.words import LANGUAGES, Words
from tests.server.harness import Person, Running

ME = {"kind": "me"}
OPEN = {"kind": "open"}


def preset(name: str, game: str = "palazzo", **inputs: int) -> dict[str, Any]:
    """A game's suggestion with the player's numbers put in, as the browser does."""
    found = next(p for p in entry_of(game).orders if p["id"] == name)

    def fill(value: Any) -> Any:
        if isinstance(value, dict):
            if set(value) == {"input"}:
                return inputs[value["input"]]
            return {key: fill(item) for key, item in value.items()}
        return [fill(item) for item in value] if isinstance(value, list) else value

    filled: dict[str, Any] = fill(found["order"])
    return filled


@pytest.mark.parametrize(
    ("pattern", "value", "fit"),
    [
        ({"do": "pass"}, {"do": "pass"}, True),
        ({"do": "pass"}, {"do": "bid"}, False),
        ({"do": "bid"}, {"do": "bid", "card": 3}, True),
        ({"do": "bid", "card": 3}, {"do": "bid"}, False),
        ({"card": {"value": {"max": 5}}}, {"card": {"is": "card", "value": 5}}, True),
        ({"card": {"value": {"max": 5}}}, {"card": {"is": "card", "value": 6}}, False),
        ({"card": {"value": {"min": 3, "max": 5}}}, {"card": {"value": 2}}, False),
        ({"n": {"min": 1}}, {"n": "7"}, False),
        ({"n": {"min": "1"}}, {"n": 7}, False),
        ({"n": {"min": 0}}, {"n": True}, False),
        ({"n": {"in": [1, 2]}}, {"n": 2}, True),
        ({"n": {"in": [1, 2]}}, {"n": 3}, False),
        ({"n": {"in": 5}}, {"n": 5}, False),
        ({"n": 1}, {"n": True}, False),
        ({}, {"do": "anything"}, True),
        ({"n": {"m": 1}}, {"n": 4}, False),
    ],
)
def test_patterns(pattern: Any, value: Any, fit: bool) -> None:
    assert matches(pattern, value) is fit


def test_an_order_waits_holds_and_ends() -> None:
    auction, other = Message("wait", {"phase": "bidding"}), Message("wait", {"phase": "turn"})
    order = Order([], When("wait", {"phase": "bidding"}), 0)
    standing = StoredOrder(order)
    assert status_of(standing, other) == "waits"
    assert status_of(standing, auction) == "holds"
    assert status_of(standing, other) == "ended"
    once = StoredOrder(Order([]))
    assert status_of(once, other) == "holds"
    once.used = 1
    assert status_of(once, other) == "ended"


def test_orders_are_not_nested_without_end() -> None:
    deep: Any = 1
    for _ in range(50):
        deep = {"x": deep}
    assert too_deep(deep)
    assert not too_deep({"rules": [{"finish": [{"card": {"value": {"max": 3}}}]}]})


def test_an_order_costs_only_so_much(people: list[Person]) -> None:
    """Sixteen rules with long lists took minutes of computing for one request."""
    anna = people[0]
    seats = [{"kind": "me"}, {"kind": "hot", "name": "Bruno"}]
    table = anna.create(seats, "palazzo", mode="turn_based")
    anna.must(table, "start")
    many = {"rules": [{"when": {"id": "x"}, "finish": [{"do": {"in": ["a"] * MAX_SIZE}}]}]}
    refused = anna.put(f"/api/tables/{table}/orders?seat=0", many)
    assert (refused.status_code, refused.json()["code"]) == (400, "bad_message")
    few = {"rules": [{"when": {"id": "x"}, "finish": [{"do": {"in": ["a"] * 100}}]}]}
    assert anna.put(f"/api/tables/{table}/orders?seat=0", few).status_code == 200


def test_all_rules_together_try_so_many_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(make_game("palazzo"), 2, seed=bytes(32))
    seat = match.to_move
    tried = 0
    preview = match.game.preview

    class Counting:
        def __getattr__(self, name: str) -> Any:
            return getattr(match.game, name)

        def preview(self, *args: Any) -> Any:
            nonlocal tried
            tried += 1
            return preview(*args)

    monkeypatch.setattr(orders, "MAX_NODES", 3)
    prompt = match.game.prompt(match.state, seat)
    rule = Rule(When(prompt.id), [{"do": "nothing of the kind"}])
    assert plan(cast(Any, Counting()), match.state, seat, Order([rule] * 16)) is None
    assert tried == 3


@pytest.mark.parametrize("game_id", game_ids())
def test_suggestions_can_be_read_and_are_worded(game_id: str) -> None:
    for suggestion in entry_of(game_id).orders:
        inputs = {entry["name"]: entry["min"] for entry in suggestion["inputs"]}
        msgspec.convert(preset(suggestion["id"], game_id, **inputs), Order)
        for lang in LANGUAGES:
            text = Words(lang, strict=True).text(f"{game_id}-order-{suggestion['id']}", **inputs)
            assert text


# -- Palazzo's auctions ----------------------------------------------------------------------------


def bids(match: Match) -> list[Match]:
    """Random play; every moment at which somebody is asked for a bid."""
    rng = rng_for_run(4)
    found = []
    while not match.over and match.ply < 900:
        seat = match.to_move
        if match.game.prompt(match.state, seat).id == "bidding" and not match.can_undo(seat):
            copy = Match(match.game, match.seats, match.options, match._seed)
            copy.take_up(match.snapshot())
            found.append(copy)
        legal = match.legal(seat)
        match.play(seat, legal[int(rng.below(len(legal)))])
    return found


def all_totals(match: Match, seat: int) -> set[int]:
    """Every sum that the seat could bid, by trying everything."""
    game, totals = match.game, set()
    open_states, seen = [match.state], set()
    while open_states:
        state = open_states.pop()
        key = game.fingerprint(state)
        if key in seen:
            continue
        seen.add(key)
        for action in game.legal(state, seat):
            form = game.encode(seat, int(action))
            if form["do"] == "confirm":
                totals.add(game.preview(state, seat, int(action))["total"])
            elif form["do"].startswith("lay"):
                after = state.copy()
                game.apply(after, seat, action)
                open_states.append(after)
    return totals


def test_bidding_up_to_a_sum_bids_the_least_that_is_enough_or_passes() -> None:
    asked = bids(Match(make_game("palazzo"), 4, seed=bytes([7]) * 32))[:25]
    assert len(asked) > 10
    outcomes = set()
    for most in (8, 15, 30):
        order = msgspec.convert(preset("bid-up-to", most=most), Order)
        for match in asked:
            seat = match.to_move
            possible = [total for total in all_totals(match, seat) if total <= most]
            actions = plan(match.game, match.state, seat, order)
            assert actions is not None
            forms = [match.game.encode(seat, action) for action in actions]
            outcomes.add(forms[-1]["do"])
            if not possible:
                assert forms == [{"do": "pass"}]
                continue
            assert forms[-1] == {"do": "confirm"}
            for action in actions[:-1]:
                match.play(seat, action)
            total = match.game.preview(match.state, seat, actions[-1])["total"]
            assert total == min(possible)
            match.restart(seat)
    assert outcomes == {"pass", "confirm"}


def look_until(person: Person, table: str, seat: int, ready: Any) -> Any:
    until = time.monotonic() + 20
    while time.monotonic() < until:
        looked = person.look(table, seat)
        if ready(looked):
            return looked
        time.sleep(0.02)
    raise AssertionError("it does not come")


def three_at_palazzo(people: list[Person], mode: str = "turn_based") -> str:
    anna, bruno, clara, _ = people
    table = anna.create([ME, OPEN, OPEN], mode=mode)
    bruno.must(table, "take", seat=1)
    clara.must(table, "take", seat=2)
    anna.must(table, "start")
    return table


def turn_of(people: list[Person], table: str) -> int:
    return next(seat for seat in range(3) if people[seat].look(table, seat)["game"]["legal"])


def play(person: Person, table: str, seat: int, do: str) -> None:
    looked = person.look(table, seat)
    action = next(o["action"] for o in looked["game"]["legal"] if o["action"]["do"] == do)
    person.must(table, "play", seat=seat, seq=looked["seq"], action=action)


def open_auction(people: list[Person], table: str) -> int:
    """Whoever is on turn begins an auction; his seat."""
    seat = turn_of(people, table)
    play(people[seat], table, seat, "reveal")
    play(people[seat], table, seat, "auction")
    return seat


def test_orders_pass_and_bid_in_an_auction_and_nobody_sees_them(
    people: list[Person], server: Running
) -> None:
    table = three_at_palazzo(people)
    starter = turn_of(people, table)
    second, third = (starter + 1) % 3, (starter + 2) % 3
    at = f"/api/tables/{table}/orders"
    before = people[third].look(table, third), people[starter].look(table)
    kept = people[second].put(f"{at}?seat={second}", preset("bid-up-to", most=12))
    assert kept.status_code == 200, kept.text
    assert kept.json()["order"]["rules"][0]["least"] == "total"
    assert [p["id"] for p in kept.json()["presets"]] == ["pass-auction", "bid-up-to"]
    assert people[third].put(f"{at}?seat={third}", preset("pass-auction")).status_code == 200
    assert (people[third].look(table, third), people[starter].look(table)) == before
    assert people[starter].get(f"{at}?seat={second}").json()["code"] == "not_yours"
    assert people[starter].put(f"{at}?seat={second}", preset("pass-auction")).status_code == 403
    open_auction(people, table)

    def told(looked: Any) -> list[str]:
        lines = looked["log"]["lines"]
        return [line["entry"]["do"] for line in lines if line["actor"] in (second, third)]

    looked = look_until(people[starter], table, starter, lambda x: len(told(x)) >= 2)
    assert told(looked)[-1] == "pass"
    assert told(looked)[0] in ("bid", "pass")
    events = [row.event for row in server.store.rows(table)]
    assert not any("order" in str(event.__struct_config__.tag) for event in events)
    # The auction goes on, or is over: then the orders are over, too.
    while people[starter].look(table, starter)["game"]["prompt"]["id"] == "bidding":
        play(people[starter], table, starter, "pass")
    look_until(
        people[third],
        table,
        third,
        lambda _: people[third].get(f"{at}?seat={third}").json()["order"] is None,
    )


def test_an_order_is_revoked_replaced_and_survives_a_restart(
    people: list[Person], server: Running
) -> None:
    table = three_at_palazzo(people)
    starter = turn_of(people, table)
    second = (starter + 1) % 3
    at = f"/api/tables/{table}/orders?seat={second}"
    people[second].put(at, preset("pass-auction"))
    people[second].put(at, preset("bid-up-to", most=9))
    assert len(people[second].get(at).json()["order"]["rules"]) == 2
    assert people[second].http.request("DELETE", at).json()["order"] is None
    open_auction(people, table)
    time.sleep(0.2)
    assert people[second].look(table, second)["game"]["prompt"]["id"] == "bidding"
    # The order is on the disk, the server has not seen it: as after a fall.
    order = msgspec.convert(preset("pass-auction"), Order)
    hands = server.services.tables.cache.sessions[table].table.data.seats[second].hands
    orders = server.services.background.orders
    orders.store.replace(table, second, hands, StoredOrder(order), "x")
    server.services.tables.cache.sessions.clear()
    look_until(people[second], table, second, lambda x: x["game"]["prompt"]["id"] == "wait")


def test_an_order_that_was_done_when_the_server_fell_is_not_done_twice(
    people: list[Person], server: Running
) -> None:
    table = three_at_palazzo(people)
    seat = turn_of(people, table)
    rule = {"when": {"id": "turn"}, "finish": [{"do": "take_money"}]}
    order = msgspec.convert({"rules": [rule]}, Order)
    data = server.services.tables.cache.sessions[table].table.data
    orders = server.services.background.orders
    # It was about to act at an earlier decision; this one is new and has no steps yet.
    standing = StoredOrder(order, pending=data.since[seat] - 1)
    orders.store.replace(table, seat, data.seats[seat].hands, standing, "x")
    server.services.tables.cache.sessions.clear()
    people[seat].look(table, seat)
    at = f"/api/tables/{table}/orders?seat={seat}"
    look_until(people[seat], table, seat, lambda _: people[seat].get(at).json()["order"] is None)
    assert people[seat].look(table, seat)["game"]["prompt"]["id"] == "turn"


def test_take_this_if_it_is_still_there(people: list[Person]) -> None:
    table = three_at_palazzo(people)
    seat = turn_of(people, table)
    at = f"/api/tables/{table}/orders?seat={seat}"
    never = {"when": {"id": "turn"}, "finish": [{"do": "take_card", "card": {"value": 99}}]}
    people[seat].put(at, {"rules": [never]})
    time.sleep(0.2)
    assert people[seat].get(at).json()["used"] == 0
    rules = [never, {"when": {"id": "turn"}, "finish": [{"do": "take_money"}]}]
    assert people[seat].put(at, {"rules": rules}).status_code == 200
    looked = look_until(
        people[seat], table, seat, lambda x: x["game"]["prompt"]["id"] == "taking-money"
    )
    look_until(people[seat], table, seat, lambda _: people[seat].get(at).json()["order"] is None)
    card = looked["game"]["legal"][0]["action"]
    finish = {"when": {"id": "taking-money"}, "finish": [card]}
    people[seat].put(at, {"rules": [finish]})
    look_until(people[seat], table, seat, lambda x: x["game"]["legal"] != looked["game"]["legal"])


def test_what_is_no_order_is_refused(people: list[Person]) -> None:
    anna = people[0]
    live = three_at_palazzo(people, "live")
    good = preset("pass-auction")
    assert anna.put(f"/api/tables/{live}/orders?seat=0", good).json()["code"] == "not_allowed"
    table = anna.create([ME, OPEN], mode="turn_based")
    at = f"/api/tables/{table}/orders"
    assert anna.put(f"{at}?seat=0", good).json()["code"] == "not_now"
    wrong: list[dict[str, Any]] = [
        {},
        {"rules": []},
        {"rules": [{"when": {"id": "x"}}]},
        {**good, "uses": -1},
    ]
    for bad in wrong:
        assert anna.put(f"{at}?seat=0", bad).json()["code"] == "bad_message"
    assert anna.put(at, good).json()["code"] == "bad_message"
