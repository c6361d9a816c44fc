"""Bots search one order for each cart and payment; it reaches every result of the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from contrada.core.game import CHANCE
from contrada.core.registry import make_policy
from contrada.core.rng import Rng
from contrada.games.carrara.state import CARTING, CITY_CHOICE, PAYING, SEGMENTS, CarraraState
from tests.games.carrara.scenario import GAME, scenario

POLICY: Any = make_policy(GAME)
MOST = 3000


def narrowed(s: CarraraState, seat: int, root: CarraraState | None) -> list[int]:
    return list(POLICY.narrow(s, seat, vec[i64](list(GAME.legal(s, seat))), root))


def results(
    start: CarraraState, root: CarraraState | None, *, every: bool
) -> tuple[set[str], int] | None:
    """The states in which the seat's turn or its hidden part ends, and the number of ways to them;
    None if there are too many.
    """
    seat = start.seat
    found: set[str] = set()
    ways = 0
    seen = {GAME.fingerprint(start)}
    stack = [start]
    while stack:
        s = stack.pop()
        for a in GAME.legal(s, seat) if every else narrowed(s, seat, root):
            after = s.copy()
            GAME.apply(after, seat, a)
            mark = GAME.fingerprint(after)
            if after.seat != seat:
                ways += 1
                found.add(mark)
            elif mark not in seen:
                seen.add(mark)
                stack.append(after)
        if len(seen) > MOST:
            return None
    return found, ways


def drafts(version: str, seed: int) -> Iterator[CarraraState]:
    """States in the middle of a cart or a payment, from random games."""
    rng = Rng(seed, 2, 3, 4)
    s: CarraraState = GAME.initial(2 + seed % 3, GAME.spec.check_options({"version": version}))
    for _ in range(600):
        if s.stage in (SEGMENTS, CARTING, CITY_CHOICE, PAYING):
            yield s.copy()
        seat = s.seat
        if seat == CHANCE:
            GAME.apply(s, CHANCE, GAME.sample(s, rng))
        elif seat >= 0:
            legal = GAME.legal(s, seat)
            GAME.apply(s, seat, legal[rng.below(len(legal))])


@pytest.mark.rule("CAR-B2")
@pytest.mark.rule("CAR-G2")
@pytest.mark.parametrize("version", ["normal", "advanced"])
def test_one_order_reaches_every_result_from_every_draft(version: str) -> None:
    compared = 0
    for seed in range(3):
        for number, s in enumerate(drafts(version, seed)):
            if number % 7 or s.moving >= 0:
                continue
            full = results(s, None, every=True)
            if full is None:
                continue
            # The search may begin here, or before the draft.
            few = results(s, s, every=False)
            assert few is not None
            assert few[0] == full[0]
            compared += 1
    assert compared > 20


@pytest.mark.rule("CAR-B2")
def test_each_cart_is_searched_once() -> None:
    scene = scenario(wheel={"I": "ppbg", "II": "w"}, coins=[20]).play(1)
    full = results(scene.s, None, every=True)
    few = results(scene.s, None, every=False)
    assert full is not None
    assert few is not None
    # 2 purple, 1 blue, 1 green: 3 * 2 * 2 carts less the empty one, and the white block.
    assert len(full[0]) == few[1] == 12
    assert few[0] == full[0]
