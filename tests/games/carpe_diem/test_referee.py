"""Random games through the engine and through an independent model (`referee`)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from contrada.core.game import CHANCE, TERMINAL
from contrada.core.rng import Rng, rng_for_run
from contrada.games.carpe_diem import actions as act
from tests.games.carpe_diem.referee import Form, Referee, said
from tests.games.carpe_diem.scenario import GAME

MOST_STEPS = 4
"""Scoring turns are enumerated to this number of fulfilments."""


def play(number: int) -> tuple[int, int]:
    """One game; returns the number of scoring turns with something to give, and of results."""
    seats = 2 + number % 3
    closes = number % 2 == 1
    rng = rng_for_run(41, number)
    options = {"penalty": "card_by_card" if closes else "after_both"}
    s: Any = GAME.initial(seats, GAME.spec.check_options(options))
    model = Referee(GAME.components, seats, card_by_card=closes)
    dealt = turns = found = 0
    while (turn := GAME.to_move(s)) != TERMINAL:
        if turn == CHANCE:
            a = GAME.sample(s, rng)
            form = GAME.encode(CHANCE, a)
            model.chance(form, dealt)
            dealt += form["do"] in ("tableau", "frame")
        else:
            assert turn == model.seat
            forms = {said(GAME.encode(turn, a)): int(a) for a in GAME.legal(s, turn)}
            assert set(forms) == model.choices()
            fresh = not model.spent and not model.closed
            if model.stage == "spend" and fresh and len(forms) > 1:
                turns += 1
                found += compare_results(s, model, turn)
                compare_orders(s, model, turn, rng)
            a = chosen(s, forms, rng)
            model.play(json.loads(next(text for text, n in forms.items() if n == a)))
        GAME.apply(s, turn, a)
    assert model.stage == "over"
    assert GAME.scores(s) == model.scores()
    assert list(s.order) == model.order
    return turns, found


def chosen(s: Any, forms: dict[str, int], rng: Rng) -> int:
    """At random; tiles are rarely stored and cards mostly fulfilled, so that goods occur."""
    found = sorted(forms.values())
    if rng.below(8):
        useful = [a for a in found if a not in (act.STORE, act.FINISH) and not closing(a)]
        # Laying next to as many tiles as possible finishes features now and then.
        done = [a for a in useful if act.BUILD <= a < act.STORE and finishes(s, a)]
        found = done or useful or found
    return found[rng.below(len(found))]


def closing(a: int) -> bool:
    return act.CLOSE <= a < act.TAKE


def finishes(s: Any, a: int) -> bool:
    after = s.copy()
    GAME.apply(after, s.seat, a)
    return list(after.built) != list(s.built)


def compare_results(s: Any, model: Referee, seat: int) -> int:
    """Every set of at most four fulfilments that can be paid in some order is reached, no other."""
    slots = model.between()[model.circle]
    steps = [form for slot in slots for form in model.ways(slot)]
    reached: set[tuple[str, ...]] = {()}
    last = reached
    for _ in range(MOST_STEPS):
        more = set()
        for have in last:
            left = model.means([json.loads(text) for text in have])
            for step in steps:
                if all(left[name] >= n for name, n in model.price(step).items()):
                    more.add(tuple(sorted((*have, said(step)))))
        last = more
        reached |= more
    engine: set[tuple[str, ...]] = {()}
    todo: list[tuple[Any, tuple[str, ...]]] = [(s, ())]
    states: dict[tuple[str, ...], str] = {}
    while todo:
        here, have = todo.pop()
        known = states.setdefault(have, GAME.fingerprint(here))
        assert known == GAME.fingerprint(here), "another order, another state"
        if len(have) == MOST_STEPS:
            continue
        for a in GAME.legal(here, seat):
            if GAME.unordered(a):
                after = here.copy()
                GAME.apply(after, seat, a)
                key = tuple(sorted((*have, said(GAME.encode(seat, a)))))
                if key not in engine:
                    engine.add(key)
                    todo.append((after, key))
                else:
                    assert states.get(key, GAME.fingerprint(after)) == GAME.fingerprint(after)
    assert engine == reached
    return len(reached)


def compare_orders(s: Any, model: Referee, seat: int, rng: Rng) -> None:
    """Fulfilments in a random order until nothing is left; the reverse order gives the same."""
    slots = model.between()[model.circle]
    steps: list[Form] = []
    here = s.copy()
    while True:
        left = model.means(steps)
        able = [
            form
            for slot in slots
            for form in model.ways(slot)
            if all(left[name] >= n for name, n in model.price(form).items())
        ]
        legal = [int(a) for a in GAME.legal(here, seat) if GAME.unordered(a)]
        assert {said(form) for form in able} == {said(GAME.encode(seat, a)) for a in legal}
        if not able:
            break
        form = able[rng.below(len(able))]
        steps.append(form)
        GAME.apply(here, seat, GAME.decode(seat, form))
    other = s.copy()
    for form in reversed(steps):
        if GAME.decode(seat, form) not in GAME.legal(other, seat):
            return  # a step that needs the gains of another
        GAME.apply(other, seat, GAME.decode(seat, form))
    assert GAME.fingerprint(other) == GAME.fingerprint(here)


@pytest.mark.parametrize("first", range(0, 20, 5))
def test_twenty_games_agree_with_the_independent_model(first: int) -> None:
    turns, found = map(sum, zip(*(play(n) for n in range(first, first + 5)), strict=True))
    assert turns >= 2
    assert found >= 10


@pytest.mark.long
def test_200_games_agree_with_the_independent_model() -> None:
    turns, found = map(sum, zip(*(play(n) for n in range(20, 220)), strict=True))
    assert turns >= 100
    assert found >= 1000
