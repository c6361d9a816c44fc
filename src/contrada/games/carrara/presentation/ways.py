"""Proposals for a cart or a payment in progress, which play several steps at once."""

from __future__ import annotations

from contrada.core.messages import Json
from contrada.games.carrara import actions as act
from contrada.games.carrara import state as st
from contrada.games.carrara.pieces import COLOURS
from contrada.games.carrara.state import CarraraState
from contrada.games.carrara.tables import Tables


def ways(t: Tables, s: CarraraState) -> list[list[Json]]:
    """The proposals for the player to move, each as a list of steps."""
    if s.moving != st.NOTHING:
        return []
    found: list[list[int]] = []
    if s.stage == st.PAYING and s.due > 0:
        found = payments(s)
    elif s.stage == st.CARTING:
        found = whole_segment(t, s)
    return [[act.PLAYER.encode(a) for a in steps] for steps in found]


def payments(s: CarraraState) -> list[list[int]]:
    """The cheapest blocks with as few exchanges as possible, and with as many as possible."""
    own = s.hands[s.turn * COLOURS : (s.turn + 1) * COLOURS]
    left = [own[c] - s.chosen[c] for c in range(COLOURS)]
    accepted = [c for c in range(s.city, COLOURS) for _ in range(left[c])]
    pairs = left[s.city - 1] // 2 if s.city > 0 else 0
    found: list[list[int]] = []
    for number in (max(0, s.due - len(accepted)), min(s.due, pairs)):
        steps = [int(act.exchange(s.city - 1))] * number
        steps += [int(act.pay(c)) for c in accepted[: s.due - number]]
        steps.append(act.COMPLETE)
        if steps not in found:
            found.append(steps)
    return found


def whole_segment(t: Tables, s: CarraraState) -> list[list[int]]:
    """All blocks of the location, if the coins suffice."""
    here = st.segment_at(s, s.location) * COLOURS
    left = [s.wheel[here + c] - s.chosen[c] for c in range(COLOURS)]
    prices = [t.prices[s.location * COLOURS + c] for c in range(COLOURS)]
    cost = sum(n * price for n, price in zip(left, prices, strict=True))
    if sum(left) == 0 or cost > s.coins[s.turn] - s.due:
        return []
    steps = [int(act.cart(s.location, c)) for c in range(COLOURS) for _ in range(left[c])]
    return [[*steps, act.BUY]]
