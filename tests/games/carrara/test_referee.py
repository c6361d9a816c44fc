"""Random games against the naive model of `referee.py`: the same results, in any order."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from contrada.core.match import Match
from contrada.core.rng import Rng, rng_for_run, seed_for_run
from contrada.games.carrara.state import IMPROVING
from tests.games.carrara import referee
from tests.games.carrara.scenario import GAME

Form = dict[str, Any]
MANY = 400
"""The number of carts or payments up to which all of them are compared."""


class Referee:
    """Follows one random game and compares what the engine offers with the naive model."""

    def __init__(self, seed: int, options: Form, seats: int, every: int) -> None:
        self.match = Match(GAME, seats, options, seed_for_run(seed))
        self.rng: Rng = rng_for_run(seed)
        self.options = options
        self.every = every
        """One of so many decisions is compared."""
        self.turn = -1
        self.bought = False
        self.stored_now: Counter[str] = Counter()
        self.turned = False
        self.compared: Counter[str] = Counter()

    # -- what the engine says ----------------------------------------------------------------

    @property
    def seat(self) -> int:
        return int(self.match.to_move)

    def forms(self, state: Any) -> list[Form]:
        return [GAME.encode(self.seat, int(a)) for a in GAME.legal(state, self.seat)]

    def after(self, state: Any, form: Form) -> Any:
        other = state.copy()
        GAME.apply(other, self.seat, GAME.decode(self.seat, form))
        return other

    def view(self, state: Any) -> Form:
        built: Form = msgspec.to_builtins(GAME.view(state, self.seat))
        return built

    def new_turn(self) -> None:
        """Forget what has happened in the turn before."""
        if self.match.state.turn != self.turn:
            self.turn = int(self.match.state.turn)
            self.bought = False
            self.turned = False
            self.stored_now.clear()

    def follow(self, action: int) -> None:
        """Keep in mind what the log tells of an action about to be played."""
        entry = GAME.redact(self.match.state, self.seat, action, self.seat) or {"do": ""}
        verb = entry["do"]
        self.bought = self.bought or verb == "purchased"
        self.turned = self.turned or verb in ("turn", "turn_both")
        if verb == "store":
            self.stored_now[referee.name_of(entry["item"])] += 1
        elif verb == "discard":
            self.stored_now[referee.name_of(entry["for"])] += 1

    # -- comparing ---------------------------------------------------------------------------

    def play(self) -> None:
        """One random game."""
        while not self.match.over:
            self.new_turn()
            rare = self.match.state.stage == IMPROVING
            if rare or self.rng.below(self.every) == 0:
                self.compare()
                self.take_back()
            legal = self.match.legal(self.seat)
            action = legal[self.rng.below(len(legal))]
            self.follow(action)
            self.match.play(self.seat, action)

    def compare(self) -> None:
        state = self.match.state
        view, forms = self.view(state), self.forms(state)
        moving = view["draft"] is not None and view["draft"]["item"] is not None
        if moving:
            item = view["draft"]["item"]
            bought = item in view["players"][self.seat]["storehouses"]
            self.compare_places(view, forms, item, either=bought)
            return
        check = getattr(self, f"compare_{view['stage']}", None)
        if check is not None:
            check(view, forms)
        self.compare_items(view, forms)

    def compare_main(self, view: Form, forms: list[Form]) -> None:
        verbs = {form["do"] for form in forms}
        assert "pass" in verbs
        carts = referee.carts(view)
        some = any(location["blocks"] for location in view["locations"])
        if view["version"] == "normal":
            assert ("keep" in verbs) == bool(carts)
            assert ("turn" in verbs) == (some or not view["bag_empty"])
            if view["holder"] is None and self.match.state.forgone == 0:
                stones = any(self.seat in field["stones"] for field in view["court"])
                assert ("score" in verbs) == (stones and bool(referee.fields(view)))
        else:
            assert ("turn_statues" in verbs) == bool(carts)
            assert ("turn_both" in verbs) == (some or not view["bag_empty"])
        self.compare_buildings(view, forms)

    def compare_buildings(self, view: Form, forms: list[Form]) -> None:
        """The same tiles, cities and upgrades; and for one of them the same payments."""
        wanted = referee.buildings(view) if self.few(view) else None
        found: dict[tuple[Any, ...], tuple[Any, Form]] = {}
        for form in forms:
            if form["do"] != "build":
                continue
            chosen = self.after(self.match.state, form)
            for where in self.forms(chosen):
                if where["do"] in ("city", "upgrade"):
                    key = (
                        referee.tile_name(form["building"]),
                        where["city"]["name"],
                        self.standing(view, where),
                    )
                    found[key] = (chosen, where)
        if wanted is None:
            return
        assert set(found) == {one[:3] for one in wanted}
        if found:
            key = sorted(found, key=str)[self.rng.below(len(found))]
            chosen, where = found[key]
            paid = self.payments(self.after(chosen, where))
            assert paid == {one[3] for one in wanted if one[:3] == key}
            self.compared["payments"] += len(paid)
        self.compared["buildings"] += 1

    def few(self, view: Form) -> bool:
        """Whether the hand is small enough to list every payment."""
        blocks = referee.counted(view["players"][self.seat]["blocks"])
        return sum(blocks.values()) <= 14

    def standing(self, view: Form, where: Form) -> tuple[Any, ...] | None:
        """The building that an upgrade replaces, with what stands on it."""
        if where["do"] == "city":
            return None
        for column in view["players"][self.seat]["columns"]:
            for built in column["buildings"]:
                if column["city"] == where["city"]["name"] and built["tile"] == where["building"]:
                    kind, value = referee.tile_name(built["tile"])
                    return kind, value, built["decorated"], built["statue"] is not None
        raise AssertionError(f"{where} is not there")

    def payments(self, start: Any) -> set[tuple[int, ...]]:
        """Every complete payment, played block by block in every order."""
        before = self.hand(self.match.state)
        found: set[tuple[int, ...]] = set()
        drafts: dict[tuple[int, ...], list[Any]] = {}
        waiting = [start]
        while waiting:
            state = waiting.pop()
            if self.view_stage(state) != "paying":
                now = self.hand(state)
                found.add(tuple(b - n for b, n in zip(before, now, strict=True)))
                continue
            chosen = tuple(state.chosen)
            known = drafts.get(chosen)
            if known is not None:
                assert known == state.dump(), "the order of a payment changes the state"
                continue
            drafts[chosen] = state.dump()
            for form in self.forms(state):
                if form["do"] in ("pay", "exchange", "complete"):
                    waiting.append(self.after(state, form))
        return found

    def hand(self, state: Any) -> list[int]:
        return [int(n) for n in state.hands[self.seat * 6 : self.seat * 6 + 6]]

    def view_stage(self, state: Any) -> str:
        if state.seat != self.seat:
            return "elsewhere"
        return str(GAME.view(state, self.seat).stage)

    def compare_segments(self, view: Form, forms: list[Form]) -> None:
        wanted = referee.carts(view)
        assert any(form["do"] == "show" for form in forms) == (not wanted)
        assert {form["location"] for form in forms if form["do"] == "cart"} == {
            location for location, _ in wanted
        }
        if len(wanted) > MANY:
            return
        found: set[referee.Cart] = set()
        drafts: dict[referee.Cart, list[Any]] = {}
        waiting = [self.match.state]
        while waiting:
            state = waiting.pop()
            for form in self.forms(state):
                if form["do"] != "cart":
                    continue
                after = self.after(state, form)
                cart = (form["location"], tuple(int(n) for n in after.chosen))
                if cart in drafts:
                    assert drafts[cart] == after.dump(), "the order of a cart changes the state"
                    continue
                drafts[cart] = after.dump()
                assert {"do": "buy"} in self.forms(after)
                found.add(cart)
                waiting.append(after)
        assert found == wanted
        self.compared["carts"] += len(found)
        if found:
            self.compare_emptied(view, sorted(found)[self.rng.below(len(found))])

    def compare_emptied(self, view: Form, cart: referee.Cart) -> None:
        """A purchase offers the decoration and the statue of an emptied location, nothing else."""
        state = self.match.state
        for colour, count in zip(referee.COLOURS, cart[1], strict=True):
            for _ in range(count):
                block = {"is": "block", "colour": colour}
                state = self.after(state, {"do": "cart", "location": cart[0], "block": block})
        state = self.after(state, {"do": "buy"})
        offered: list[Form] = []
        if self.view_stage(state) == "taking":
            offered = [form["item"] for form in self.forms(state) if form["do"] == "take"]
        assert offered == referee.emptied(view, cart)

    def compare_improving(self, view: Form, forms: list[Form]) -> None:
        rewards = {
            (one["city"], one["copy"]): (one["reward"]["coins"], one["reward"]["points"])
            for one in view["improvements"]
        }
        found = set()
        for form in forms:
            if form["do"] == "improve":
                one = form["improvement"]
                found.add((one["city"], *rewards[one["city"], one["copy"]]))
        again = self.options.get("improvements") == "any"
        assert found == referee.improvements(view, again)
        self.compared["improvements"] += 1

    def compare_scoring(self, view: Form, forms: list[Form]) -> None:
        found = {form["field"]["name"] for form in forms if form["do"] == "field"}
        assert found == referee.fields(view)
        for form in forms:
            if form["do"] == "field" and not form["field"]["name"].startswith("money"):
                action = GAME.decode(self.seat, form)
                shown = GAME.preview(self.match.state, self.seat, action)
                gains = referee.gains(view, form["field"]["name"])
                assert (shown["coins"], shown["points"]) == gains
        self.compared["fields"] += 1

    def compare_placing(self, view: Form, forms: list[Form]) -> None:
        item = view["item"]
        full = all(view["players"][self.seat]["storehouses"])
        if referee.fields(view):
            self.compare_places(view, forms, item, either=True)
            verbs = {form["do"] for form in forms}
            assert ("store" in verbs) == (not full)
            nowhere = full and not referee.places(view, item, bought=False)
            assert ("discard" in verbs) == nowhere
            assert ("leave_gold" in verbs) == (item == {"is": "statue", "colour": "gold"})

    def compare_places(self, view: Form, forms: list[Form], item: Form, *, either: bool) -> None:
        """The buildings on which the item in hand may stand."""
        found = set()
        for form in forms:
            if form["do"] == "set":
                kind, value, decorated, statue = self.standing(view, form) or ()
                found.add((form["city"]["name"], kind, value, decorated, statue))
        ways = [referee.places(view, item, bought=False)] if either else []
        ways.append(referee.places(view, item, bought=True))
        if referee.fields(view) or self.match.state.scoring == 0:
            assert found in ways
            self.compared["places"] += 1

    def compare_items(self, view: Form, forms: list[Form]) -> None:
        """Stored items and purchases are offered at every moment of the turn (CAR-D4, CAR-D6)."""
        found = {
            verb: {referee.name_of(form["item"]) for form in forms if form["do"] == verb}
            for verb in ("unstore", "purchase")
        }
        if view["version"] == "normal":
            assert found == {"unstore": set(), "purchase": set()}
            return
        if self.match.state.scoring and not referee.fields(view):
            return  # only what still leads to a field (CAR-V4)
        price = view["draft"]["price"] if view["draft"] else 0
        sold = referee.purchases(view, self.bought, price)
        if view["stage"] == "segments" and not self.turned:
            poorer = msgspec.to_builtins(view)
            poorer["players"][self.seat]["coins"] -= referee.ITEM_PRICE
            if not referee.carts(poorer):
                sold = set()  # a block must still be bought (CAR-B6)
        if self.match.state.scoring and len(found["purchase"]) < len(sold):
            return  # the coins may be needed for a money field
        assert found == {"unstore": referee.placeable(view, self.stored_now), "purchase": sold}
        self.compared["items"] += 1

    def take_back(self) -> None:
        """Take one step of the draft out and play it again: the same state."""
        state = self.match.state
        if not any(state.chosen) or state.moving >= 0 or self.rng.below(3):
            return
        before = state.dump()
        chosen = list(state.chosen)
        for action in range(GAME.spec.num_actions):
            if not GAME.unordered(action) or self.rng.below(2):
                continue
            try:
                self.match.withdraw(self.seat, action)
            except Exception:  # not a step of this draft
                continue
            assert sum(self.match.state.chosen) < sum(chosen)
            self.match.play(self.seat, action)
            assert self.match.state.dump() == before
            self.compared["withdrawn"] += 1


def referee_games(first: int, number: int, every: int) -> Counter[str]:
    """Play games of all numbers of players, versions and options; what has been compared."""
    compared: Counter[str] = Counter()
    for seed in range(first, first + number):
        options: Form = {"version": "advanced" if seed % 2 else "normal"}
        if seed % 4 >= 2:
            options["improvements"] = "any"
        if seed % 8 >= 4:
            options["early_open_scoring"] = True
        game = Referee(seed, options, 2 + seed % 3, every)
        game.play()
        compared += game.compared
    return compared


@pytest.mark.rule("CAR-B2")
@pytest.mark.rule("CAR-G2")
@pytest.mark.rule("CAR-D4")
@pytest.mark.rule("CAR-D6")
def test_20_games_offer_what_the_naive_model_offers() -> None:
    compared = referee_games(0, 20, every=5)
    for what in ("carts", "payments", "buildings", "improvements", "fields", "places", "items"):
        assert compared[what] > 5, what
    assert compared["withdrawn"] > 5


@pytest.mark.long
def test_200_games_offer_what_the_naive_model_offers() -> None:
    assert referee_games(100, 200, every=1)["items"] > 1000
