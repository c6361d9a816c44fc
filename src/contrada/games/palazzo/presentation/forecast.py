"""The immediate gain of a choice: points for building and rebuilding, totals for laying cards."""

from __future__ import annotations

from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from contrada.core.messages import Json
from contrada.games.palazzo import actions as act
from contrada.games.palazzo import state as st
from contrada.games.palazzo.phases.laying import possible_currencies
from contrada.games.palazzo.phases.market import SHARED_OUT_FROM, price_to_pay
from contrada.games.palazzo.phases.money import (
    TRIPLE,
    certificates_value,
    lay_card_step,
    lay_triple_step,
)
from contrada.games.palazzo.pieces import (
    CARD_VALUES,
    CERTIFICATE,
    CURRENCIES,
    FLOORS,
    LOWEST_VALUE,
    TILE_KINDS,
    TILES,
    fits_on,
    lone,
    tile_at,
)
from contrada.games.palazzo.scoring import palazzo_points
from contrada.games.palazzo.state import PalazzoState


def row_of(s: PalazzoState, seat: int) -> list[int]:
    """The palazzi of a seat."""
    return list(s.palazzi[seat * TILES : seat * TILES + s.palazzo_count[seat]])


def points_gained(s: PalazzoState, seat: int, a: int) -> int | None:
    """The change of points by an action that builds, rebuilds or acquires; None for others.

    Tiles not yet built count as built where they give the most points, or as discarded.
    """
    row = row_of(s, seat)
    if act.BUILD_NEW <= a < act.BUILD_ON:
        return palazzo_points(lone(a - act.BUILD_NEW))
    if act.BUILD_ON <= a < act.DISCARD_TILE:
        kind, i = divmod(a - act.BUILD_ON, TILES)
        return _replaced(row[i], lone(kind))
    if act.DISCARD_TILE <= a < act.TAKE_OUT:
        return 0
    if act.TAKE_OUT <= a < act.PUT_IN:
        i, floor = divmod(a - act.TAKE_OUT, FLOORS)
        taken = lone(tile_at(row[i], floor + 1))
        return _replaced(row[i], taken) + palazzo_points(taken)
    if act.PUT_IN <= a < act.SCRAP:
        kind, i = divmod(a - act.PUT_IN, TILES)
        put = lone(kind)
        return _replaced(row[i], put) - palazzo_points(put)
    if a >= act.SCRAP:
        return -palazzo_points(lone(a - act.SCRAP))
    return _points_acquired(row, a)


def _points_acquired(row: list[int], a: int) -> int | None:
    if act.BUY <= a < act.BUY_TWO:
        return most_points(row, [a - act.BUY])
    if act.BUY_TWO <= a < act.TAKE_TILE:
        return most_points(row, list(divmod(a - act.BUY_TWO, TILE_KINDS)))
    if act.TAKE_TILE <= a < act.BUILD_NEW:
        return most_points(row, [a - act.TAKE_TILE])
    return None


def _replaced(palazzo: int, change: int) -> int:
    return palazzo_points(palazzo ^ change) - palazzo_points(palazzo)


def most_points(row: list[int], tiles: list[int]) -> int:
    """The most points that tiles can give immediately; 0 if discarding them is better.

    If tiles are laid from the lowest floor up, none blocks another.
    """
    if not tiles:
        return 0
    kind, *rest = sorted(tiles)
    best = most_points(row, rest)
    best = max(best, palazzo_points(lone(kind)) + most_points([*row, lone(kind)], rest))
    for i, palazzo in enumerate(row):
        if fits_on(palazzo, kind):
            grown = [*row[:i], palazzo | lone(kind), *row[i + 1 :]]
            best = max(best, _replaced(palazzo, lone(kind)) + most_points(grown, rest))
    return best


def lot_points(s: PalazzoState, seat: int) -> int:
    """The points that the auctioned tiles could give immediately."""
    return most_points(row_of(s, seat), list(st.tiles_at(s, s.builder)))


def auctioned(s: PalazzoState, seat: int) -> Json:
    """The quarry the master builder would move to, and the points of its lot or of a tile of it."""
    place = st.next_occupied_quarry(s)
    if place == st.NOBODY:
        return {}
    tiles: vec[i64] = st.tiles_at(s, place)
    row = row_of(s, seat)
    if len(tiles) >= SHARED_OUT_FROM:
        points = max(most_points(row, [kind]) for kind in tiles)
    else:
        points = most_points(row, list(tiles))
    return {"quarry": place + 1, "points": points}


class Completion(NamedTuple):
    """The lowest total a draft can have, and the cards, by kind, that are missing for it."""

    total: int
    missing: tuple[int, ...]


def goal_of(s: PalazzoState) -> int:
    """The value that the draft must reach."""
    if s.phase == st.PAYING:
        return price_to_pay(s)
    return s.bid[s.high_bidder] + 1 if s.phase == st.BIDDING else 0


def completion(s: PalazzoState, seat: int) -> Completion:
    """The lowest total of a payment with the cards of the draft; each triple is made complete."""
    possible = possible_currencies(s, seat, goal_of(s))
    found = [_with_singles(s, seat, c) for c in range(CURRENCIES) if possible >> c & 1]
    return min(found, default=Completion(s.draft_value, ()))


def _with_singles(s: PalazzoState, seat: int, currency: int) -> Completion:
    total = int(s.bid[seat] + certificates_value(s.draft[CERTIFICATE]))
    missing: list[int] = []
    for v in range(CARD_VALUES):
        counts = [int(s.draft[c * CARD_VALUES + v]) for c in range(CURRENCIES)]
        if not any(counts):
            continue
        triples = max([n for c, n in enumerate(counts) if c != currency])
        total += triples * TRIPLE + max(0, counts[currency] - triples) * (v + LOWEST_VALUE)
        for c, n in enumerate(counts):
            missing += [c * CARD_VALUES + v] * max(0, triples - n)
    return Completion(total, tuple(missing))


def laid_preview(s: PalazzoState, seat: int, a: int) -> Json:
    """The total after laying a card or a triple, and the cards that its triple still needs."""
    after = s.copy()
    if a < act.LAY_CARD:
        lay_triple_step(after, seat, a - act.LAY_TRIPLE)
    else:
        lay_card_step(after, seat, a - act.LAY_CARD)
    total, missing = completion(after, seat)
    if missing:
        return {"total": total, "missing": [act.card_form(kind) for kind in missing]}
    return {"total": total}
