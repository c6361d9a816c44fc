"""The policy of the bots: evaluation of positions and move ordering.

A turn in progress is estimated by the best immediate gain of the taken tile, or of a tile of the
chosen display; it is evaluated exactly only once the tile is built.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from contrada.core.game import Game, Policy
from contrada.games.carpe_diem.actions import (
    BREADS,
    BUILD,
    CELLS,
    CIRCLE,
    CLOSE,
    FINISH,
    PAY,
    RETURN,
    RUSH,
    STORE,
    TAKE,
    WALK,
)
from contrada.games.carpe_diem.bots.estimate import (
    BREAD_WORTH,
    CRAFTSMAN_WORTH,
    FOUNTAIN_WORTH,
    POINT,
    SAME_KIND,
    STEP_WORTH,
    TURN_WORTHS,
    Worth,
    cards_worth,
    chance_to_fill,
    counted_worth,
    finished_worth,
    goods_worth,
    open_ends,
    task_worth,
    turns_worth,
    worth_of,
)
from contrada.games.carpe_diem.bots.narrow import narrowed
from contrada.games.carpe_diem.bots.outlook import best_use
from contrada.games.carpe_diem.game import CarpeDiem
from contrada.games.carpe_diem.phases.district import (
    BIT,
    CHIMNEYS_SHIFT,
    ENDS,
    ENDS_SHIFT,
    LINE,
    NEIGHBOUR,
    NODES,
    figures_of,
    placements,
    root_of,
)
from contrada.games.carpe_diem.phases.draft import settled
from contrada.games.carpe_diem.phases.score import PENALTY, counted, victory_points
from contrada.games.carpe_diem.pieces import (
    CHIMNEY,
    COIN,
    LANDSCAPES,
    PLACES,
    SEALS,
    VILLA,
)
from contrada.games.carpe_diem.scoring import frame_points, score
from contrada.games.carpe_diem.state import (
    BUILDING,
    CHOOSING_CIRCLE,
    DRAW_FOUNTAIN,
    ENTERING,
    FETCHING,
    MOVING,
    OVER,
    RETURNING,
    SPENDING,
    TAKING,
    CarpeDiemState,
)
from contrada.games.carpe_diem.tables import Tables

STORED: Final = 40
"""The value of a stored tile: half a point at the end, at the cost of a turn."""
NEW_END: Final = 0
BLOCKED_END: Final = -160


@final
class CarpeDiemPolicy(Policy[CarpeDiemState]):
    """Evaluation and move ordering for Carpe Diem."""

    def __init__(self, game: Game[Any]) -> None:
        assert isinstance(game, CarpeDiem)
        self.tables: Tables = game.tables

    def evaluate(self, s: CarpeDiemState) -> list[float]:
        values: list[float] = []
        if s.stage == SPENDING:
            s = settled(self.tables, s)
        for seat in range(s.seats):
            if s.stage == OVER:
                # A tie goes to the disc further back.
                tie: i64 = 0
                while s.order[tie] != seat:
                    tie += 1
                values.append(float(score(self.tables, s, seat)) + 0.01 * float(tie))
            else:
                values.append(float(expectation(self.tables, s, seat)) / 100.0)
        return values

    def narrow(
        self, s: CarpeDiemState, seat: i64, legal: vec[i64], root: CarpeDiemState | None
    ) -> vec[i64]:
        return narrowed(self.tables, s, legal, root) if s.stage == SPENDING else legal

    def begins(self, s: CarpeDiemState, seat: i64) -> bool:
        stage = s.stage
        return s.seat == seat and (
            stage == MOVING or stage == ENTERING or stage == CHOOSING_CIRCLE or stage == SPENDING
        )

    def prior(self, s: CarpeDiemState, seat: i64, legal: vec[i64]) -> list[float]:
        worth = worth_of(self.tables, s, seat)
        weights: list[float] = []
        for a in legal:
            weights.append(weight(promise(self.tables, s, seat, worth, a)))
        return weights


def weight(value: i64) -> float:
    """A weight above 0 that approximately doubles with each point."""
    points = float(value) / 100.0
    if points < 0.0:
        return 0.1 / (1.0 - points)
    return 0.1 + points + 0.25 * points * points


def expectation(tables: Tables, s: CarpeDiemState, seat: i64) -> i64:
    """The estimated final score of the seat, in hundredths of a point."""
    worth = worth_of(tables, s, seat)
    total: i64 = (victory_points(s, seat) + s.villas[seat] + frame_points(tables, s, seat)) * POINT
    total += s.track[seat] * STEP_WORTH
    total += goods_worth(s, seat, worth) + counted_worth(tables, s, seat)
    total += cards_worth(tables, s, seat, worth) + open_ends(tables, s, seat, worth)
    total += turns_worth(s, worth.turns)
    stored: i64 = len(s.storage)
    for i in range(stored):
        if s.storage[i] & 3 == seat:
            total += STORED
    if s.seat == seat:
        total += _pending(tables, s, seat, worth)
    return total


def _pending(tables: Tables, s: CarpeDiemState, seat: i64, worth: Worth) -> i64:
    """The expected gain from the rest of the current turn."""
    total: i64 = s.merchants * worth.goods[COIN]
    stage = s.stage
    if stage == DRAW_FOUNTAIN or TAKING <= stage <= RETURNING:
        total -= TURN_WORTHS[s.phase]  # the turn has begun
    if stage == BUILDING:
        total += best_build(tables, s, seat, worth, s.tile)
        if s.by_bread != 0:
            total -= BREAD_WORTH
        if s.fetched == 0:
            total += s.craftsmen * CRAFTSMAN_WORTH
    elif stage == TAKING:
        total += best_of_display(tables, s, seat, worth, s.to_field)
        if s.by_bread != 0:
            total -= BREAD_WORTH
    elif stage == FETCHING:
        total += best_of_seals(tables, s, seat, worth)
    elif stage == SPENDING:
        for end in range(2):
            if (s.fulfilled >> end) & 1 == 0:
                total -= PENALTY * POINT
    elif stage == RETURNING or stage == DRAW_FOUNTAIN:
        total += s.craftsmen * CRAFTSMAN_WORTH
        if stage == DRAW_FOUNTAIN:
            total += FOUNTAIN_WORTH // 2
    return total


def best_of_display(tables: Tables, s: CarpeDiemState, seat: i64, worth: Worth, field: i64) -> i64:
    """The highest estimate for a tile of a display."""
    best: i64 = 0
    for place in range(PLACES):
        face = s.displays[field * PLACES + place]
        if face >= 0:
            value = best_build(tables, s, seat, worth, face)
            if value > best:
                best = value
    return best


def best_of_seals(tables: Tables, s: CarpeDiemState, seat: i64, worth: Worth) -> i64:
    """The highest estimate for a tile of the seal spaces."""
    best: i64 = 0
    for place in range(SEALS):
        face = s.seals[place]
        if face >= 0:
            value = best_build(tables, s, seat, worth, face)
            if value > best:
                best = value
    return best


def best_build(tables: Tables, s: CarpeDiemState, seat: i64, worth: Worth, face: i64) -> i64:
    """The highest estimate for building a tile, or for storing it if that is better."""
    best: i64 = STORED
    found = placements(tables, s, seat, face)
    n: i64 = len(found)
    for i in range(n):
        a = found[i] - BUILD
        value = build_promise(tables, s, seat, worth, face, a // 4, a % 4)
        if value > best:
            best = value
    return best


def build_promise(
    tables: Tables, s: CarpeDiemState, seat: i64, worth: Worth, face: i64, cell: i64, turn: i64
) -> i64:
    """The estimate for laying a tile: its gain and new open ends, each side separately."""
    total: i64 = tables.chimneys[face] * worth.kinds[CHIMNEY]
    if s.banderoles[seat] & BIT[cell] != 0:
        total += STEP_WORTH
    building = tables.building[face]
    if building >= 0:
        return total + worth.kinds[building]
    turned: i64 = face * 4 + turn
    code = tables.code[turned]
    for side in range(4):
        shown: i64 = (code >> (side * 4)) & 15
        if shown == 0:
            continue
        near = NEIGHBOUR[cell * 4 + side]
        kind: i64 = shown - 1
        if s.cells[seat * CELLS + near] < 0:
            demand = s.demand[seat * CELLS + near]
            crowded = chance_to_fill(demand, kind, side ^ 2) < SAME_KIND
            total += BLOCKED_END if crowded else NEW_END
        elif LANDSCAPES <= kind < VILLA:
            total += worth.kinds[kind] + task_worth(worth, kind, LINE[cell] | LINE[near])
        else:
            total += _joined(tables, s, seat, worth, turned, cell, near, side, kind)
    return total


def _joined(
    tables: Tables,
    s: CarpeDiemState,
    seat: i64,
    worth: Worth,
    turned: i64,
    cell: i64,
    near: i64,
    side: i64,
    kind: i64,
) -> i64:
    """The estimate for joining a villa or landscape on one side."""
    there = s.cells[seat * CELLS + near]
    root = root_of(s, seat, near * 2 + tables.area[there * 4 + (side ^ 2)])
    word = figures_of(s.nodes[seat * NODES + root])
    face: i64 = turned >> 2
    openings = tables.openings[face * 2 + tables.area[turned * 4 + side]]
    if (word >> ENDS_SHIFT) & ENDS == 1 and openings == 1:
        more: i64 = tables.chimneys[face] if kind == VILLA else i64(1)
        return finished_worth(tables, worth, kind, word | LINE[cell], more)
    if kind == VILLA:
        return 60 + 15 * (word >> CHIMNEYS_SHIFT)
    return worth.goods[kind] // 2


def promise(tables: Tables, s: CarpeDiemState, seat: i64, worth: Worth, a: i64) -> i64:
    """The estimate for a legal action, in hundredths of a point; for move ordering only."""
    if a >= TAKE:
        return best_build(tables, s, seat, worth, a - TAKE)
    if a == FINISH or a >= CLOSE:
        return POINT
    if a >= PAY:
        return 3 * POINT
    if a >= BREADS:
        return 2 * POINT
    if a >= CIRCLE:
        best = best_use(tables, s, seat, a - CIRCLE)
        return (best.vp + 8) * POINT + best.coins * worth.goods[COIN] // 2
    if a >= RETURN:
        # Return the card whose kind is rarest in the district.
        return (6 - counted(s, seat, a - RETURN)) * POINT // 2
    if a == STORE:
        return STORED
    if a >= BUILD:
        cell: i64 = (a - BUILD) // 4
        return build_promise(tables, s, seat, worth, s.tile, cell, (a - BUILD) % 4)
    if a >= RUSH:
        return best_of_display(tables, s, seat, worth, a - RUSH) - BREAD_WORTH
    if a >= WALK:
        return best_of_display(tables, s, seat, worth, a - WALK)
    return POINT
