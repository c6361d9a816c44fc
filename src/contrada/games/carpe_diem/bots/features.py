"""The features of a state for fitted value functions: what a seat owns and what it can get next."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from contrada.core.arrays import Row, listed
from contrada.core.game import Features, Game
from contrada.games.carpe_diem.actions import CELLS, FIELDS
from contrada.games.carpe_diem.bots.estimate import (
    Worth,
    cards_worth,
    counted_worth,
    goods_worth,
    open_ends,
    scorings_left,
    turns_left,
    worth_of,
)
from contrada.games.carpe_diem.bots.policy import (
    CarpeDiemPolicy,
    best_build,
    best_of_display,
    best_of_seals,
)
from contrada.games.carpe_diem.game import CarpeDiem
from contrada.games.carpe_diem.phases.draft import settled
from contrada.games.carpe_diem.phases.score import PHASES, victory_points
from contrada.games.carpe_diem.phases.turn import ROUNDS, display_size, next_field
from contrada.games.carpe_diem.pieces import (
    ADMINISTRATOR,
    BAKER,
    BAKERY,
    BREAD,
    CHIMNEY,
    COIN,
    COUNTED,
    CRAFTSMAN,
    FOUNTAIN,
    FOUNTAIN_KINDS,
    GOODS,
    LANDSCAPES,
    MARKET,
    MERCHANT,
    VILLA,
    WARES,
)
from contrada.games.carpe_diem.scoring import frame_points, score
from contrada.games.carpe_diem.state import (
    BUILDING,
    FETCHING,
    MOVING,
    NOTHING,
    SPENDING,
    TAKING,
    CarpeDiemState,
)
from contrada.games.carpe_diem.tables import Tables

NAMES: Final = (
    "estimate",
    "victory points",
    "points if the game ended now",
    "points for villas",
    "points for frames",
    "banderole track",
    "place on the track",
    "wares",
    "different wares",
    "most of one ware",
    "coins",
    "breads",
    "landscapes",
    "merchants",
    "bakers",
    "administrators",
    "craftsmen",
    "villas",
    "markets",
    "bakeries",
    "fountains",
    "chimneys",
    "fountain cards",
    "worth of the goods",
    "worth of the fountain cards",
    "worth of the green cards",
    "worth of the open ends",
    "tiles laid",
    "open ends",
    "cells to build on",
    "banderoles left",
    "stored tiles",
    "turns left",
    "scorings left",
    "in its turn",
    "rewards to take",
    "tile in hand",
    "best tile within a step",
    "best tile of all displays",
    "best tile of the seal spaces",
)
HUNDRED: Final = 0.01
"""The worths of `estimate` are in hundredths of a point."""


@final
class CarpeDiemFeatures(Features[CarpeDiemState]):
    """The features of Carpe Diem."""

    def __init__(self, game: Game[Any]) -> None:
        assert isinstance(game, CarpeDiem)
        self.tables: Tables = game.tables
        self.policy = CarpeDiemPolicy(game)

    def names(self) -> list[str]:
        return list(NAMES)

    def progress(self, s: CarpeDiemState) -> float:
        turns: i64 = PHASES * ROUNDS
        left: i64 = 0
        for seat in range(s.seats):
            left += turns_left(s, seat) if s.first != NOTHING else turns
        return 1.0 - float(left) / float(turns * s.seats)

    def of(self, s: CarpeDiemState) -> list[list[float]]:
        return listed(self.rows(s))

    def rows(self, s: CarpeDiemState) -> list[Row]:
        estimates = self.policy.evaluate(s)
        if s.stage == SPENDING:
            s = settled(self.tables, s)
        return [self.features_of(s, seat, estimates[seat]) for seat in range(s.seats)]

    def features_of(self, s: CarpeDiemState, seat: i64, estimate: float) -> Row:
        """The features of one seat, in the order of NAMES."""
        t = self.tables
        worth = worth_of(t, s, seat)
        place: i64 = 0
        while place < len(s.order) and s.order[place] != seat:
            place += 1
        out = Row()
        out.append(estimate)
        out.append(float(victory_points(s, seat)))
        out.append(float(score(t, s, seat)))
        out.append(float(s.villas[seat]))
        out.append(float(frame_points(t, s, seat)))
        out.append(float(s.track[seat]))
        out.append(float(place))
        add_goods(out, s, seat)
        add_district(out, s, seat)
        out.append(HUNDRED * float(goods_worth(s, seat, worth)))
        out.append(HUNDRED * float(counted_worth(t, s, seat)))
        out.append(HUNDRED * float(cards_worth(t, s, seat, worth)))
        out.append(HUNDRED * float(open_ends(t, s, seat, worth)))
        add_room(out, s, seat)
        out.append(float(worth.turns))
        out.append(float(scorings_left(s, seat)))
        out.append(1.0 if s.seat == seat else 0.0)
        out.append(float(s.craftsmen + s.merchants + s.draws) if s.seat == seat else 0.0)
        add_offers(out, t, s, seat, worth)
        return out


def add_goods(out: Row, s: CarpeDiemState, seat: i64) -> None:
    """Wares, coins and breads."""
    total: i64 = 0
    kinds: i64 = 0
    most: i64 = 0
    for ware in range(WARES):
        n = s.goods[seat * GOODS + ware]
        total += n
        if n > 0:
            kinds += 1
        if n > most:
            most = n
    out.append(float(total))
    out.append(float(kinds))
    out.append(float(most))
    out.append(float(s.goods[seat * GOODS + COIN]))
    out.append(float(s.goods[seat * GOODS + BREAD]))


def add_district(out: Row, s: CarpeDiemState, seat: i64) -> None:
    """Finished features by kind, and fountain cards."""
    base: i64 = seat * COUNTED
    landscapes: i64 = 0
    for kind in range(LANDSCAPES):
        landscapes += s.built[base + kind]
    out.append(float(landscapes))
    out.append(float(s.built[base + MERCHANT]))
    out.append(float(s.built[base + BAKER]))
    out.append(float(s.built[base + ADMINISTRATOR]))
    out.append(float(s.built[base + CRAFTSMAN]))
    out.append(float(s.built[base + VILLA]))
    out.append(float(s.built[base + MARKET]))
    out.append(float(s.built[base + BAKERY]))
    out.append(float(s.built[base + FOUNTAIN]))
    out.append(float(s.built[base + CHIMNEY]))
    cards: i64 = 0
    for kind in range(FOUNTAIN_KINDS):
        cards += s.hands[seat * FOUNTAIN_KINDS + kind]
    out.append(float(cards))


def add_room(out: Row, s: CarpeDiemState, seat: i64) -> None:
    """Laid tiles, open ends and the cells that tiles can be laid on."""
    laid: i64 = 0
    ends: i64 = 0
    cells: i64 = 0
    marked: i64 = 0
    frontier = s.frontier[seat]
    banderoles = s.banderoles[seat]
    for cell in range(CELLS):
        if s.cells[seat * CELLS + cell] >= 0:
            laid += 1
        marked += banderoles & 1
        banderoles >>= 1
        if frontier & 1 != 0:
            cells += 1
            demand = s.demand[seat * CELLS + cell]
            for side in range(4):
                if (demand >> (side * 4)) & 15 != 0:
                    ends += 1
        frontier >>= 1
    stored: i64 = 0
    for i in range(len(s.storage)):
        if s.storage[i] & 3 == seat:
            stored += 1
    out.append(float(laid))
    out.append(float(ends))
    out.append(float(cells))
    out.append(float(marked))
    out.append(float(stored))


def add_offers(out: Row, t: Tables, s: CarpeDiemState, seat: i64, worth: Worth) -> None:
    """The estimated gain of the tile in hand, and of the best tiles in reach."""
    hand: i64 = 0
    if s.seat == seat and s.stage == BUILDING:
        hand = best_build(t, s, seat, worth, s.tile)
    elif s.seat == seat and s.stage == TAKING:
        hand = best_of_display(t, s, seat, worth, s.to_field)
    elif s.seat == seat and s.stage == FETCHING:
        hand = best_of_seals(t, s, seat, worth)
    near: i64 = 0
    best: i64 = 0
    if s.seat == seat and s.stage == MOVING:
        tiles: i64 = 0
        for field in range(FIELDS):
            tiles += display_size(s, field)
            value = best_of_display(t, s, seat, worth, field)
            if value > best:
                best = value
        if tiles > 0:
            near = best_of_display(t, s, seat, worth, next_field(s, s.figures[seat], 1))
            other = best_of_display(t, s, seat, worth, next_field(s, s.figures[seat], FIELDS - 1))
            if other > near:
                near = other
    out.append(HUNDRED * float(hand))
    out.append(HUNDRED * float(near))
    out.append(HUNDRED * float(best))
    out.append(HUNDRED * float(best_of_seals(t, s, seat, worth)))
