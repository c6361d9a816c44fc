"""Estimated values for the policy, in hundredths of a point.

Heuristics, not rules: goods are valued by the red cards that require them, kinds by the green
cards, fountain cards and rewards that count them, open features by how easily their open ends can
be filled.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from contrada.games.carpe_diem.actions import CELLS, SLOTS
from contrada.games.carpe_diem.phases.district import (
    CHIMNEYS_SHIFT,
    ENDS,
    ENDS_SHIFT,
    LINE,
    LINES,
    NEIGHBOUR,
    NODES,
    TILES,
    TILES_SHIFT,
    figures_of,
    root_of,
    villa_value,
)
from contrada.games.carpe_diem.phases.score import GREEN, PHASES, counted, times
from contrada.games.carpe_diem.phases.turn import ROUNDS
from contrada.games.carpe_diem.pieces import (
    ADMINISTRATOR,
    ANY_DWELLING,
    ANY_LANDSCAPE,
    BAKER,
    BAKERY,
    BREAD,
    CHIMNEY,
    COIN,
    CRAFTSMAN,
    FOUNTAIN,
    FOUNTAIN_KINDS,
    GAIN_BREAD,
    GAIN_COIN,
    GAIN_STEP,
    GAIN_VP,
    GAINS,
    GOODS,
    LANDSCAPES,
    MARKET,
    MERCHANT,
    MOST_TILES,
    VILLA,
    WARES,
)
from contrada.games.carpe_diem.scoring import task_is_met, task_line
from contrada.games.carpe_diem.state import CHOOSING_CIRCLE, SPENDING, CarpeDiemState
from contrada.games.carpe_diem.tables import Tables

POINT: Final = 100
LEFT_OVER: Final = 50
"""The value of a good at the end of the game."""
MOST_WARE_WORTH: Final = 190
BREAD_WORTH: Final = 150
STEP_WORTH: Final = 110
CRAFTSMAN_WORTH: Final = 320
FOUNTAIN_WORTH: Final = 380
PENALTY_RISK: Final = 100
"""Deducted for a laid-out green card that the district does not fulfil, per remaining scoring."""
CARD_SHARE: Final = 30
"""Per cent of a card's gains expected from each remaining scoring."""
BEGUN: Final = 60
BEGUN_SET: Final = 40
"""Per cent: the weight of partial progress towards fulfilling a card once more."""
TURN_WORTHS: Final = vec[i64]([0, 660, 540, 370, 250])
"""The expected gain of a turn in each phase, for any player.

Equal to the average gain by this estimate, so that a state has the same value before and after a
turn.
"""
NO_OTHER: Final = 32
SAME_KIND: Final = 30
OTHER_KIND: Final = 8
CROWDED: Final = 2
"""Per cent: the probability of filling an open end, by the other demands on its cell (none, one of
the same kind, one of another kind, several).
"""


@final
class Worth:
    """The values of goods and finished kinds for one seat."""

    def __init__(self, turns: i64, scorings: i64) -> None:
        self.turns = turns
        """Turns the seat still has."""
        self.scorings = scorings
        """Scoring turns the seat still has."""
        self.goods = vec[i64]([0, 0, 0, 0, 0, 0])
        self.kinds = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
        """By kind, then chimneys: the reward for one more, and its value for cards."""
        self.tasks = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0, 0])
        """By kind: the lines of unmet frame tasks, as bits."""


def turns_left(s: CarpeDiemState, seat: i64) -> i64:
    """The number of turns that a seat has not begun yet, in this and later phases."""
    later: i64 = (PHASES - s.phase) * ROUNDS
    if s.stage >= CHOOSING_CIRCLE:
        return later
    place: i64 = (seat - s.first - s.phase + 1) % s.seats
    done: i64 = (s.turn + s.seats - 1 - place) // s.seats
    return later + ROUNDS - done


def turns_worth(s: CarpeDiemState, turns: i64) -> i64:
    """The expected gain of the remaining turns in this phase and all later ones."""
    total: i64 = 0
    for phase in range(s.phase + 1, PHASES + 1):
        total += ROUNDS * TURN_WORTHS[phase]
        turns -= ROUNDS
    return total + turns * TURN_WORTHS[s.phase]


def scorings_left(s: CarpeDiemState, seat: i64) -> i64:
    """The number of discs that a seat has not placed yet."""
    left: i64 = PHASES - s.phase + 1
    if s.stage == CHOOSING_CIRCLE or s.stage == SPENDING:
        for i in range(s.scorer + 1):
            if i < s.seats and s.order[i] == seat and (i < s.scorer or s.stage == SPENDING):
                left -= 1
    elif s.stage > SPENDING:
        left = 0
    return left


def worth_of(tables: Tables, s: CarpeDiemState, seat: i64) -> Worth:
    """Compute the values of goods and kinds for a seat."""
    worth = Worth(turns_left(s, seat), scorings_left(s, seat))
    _price_goods(tables, s, worth)
    kinds = worth.kinds
    goods = worth.goods
    for slot in range(SLOTS):
        card = s.slots[slot]
        if card >= 0 and tables.card_red[card] == GREEN:
            _price_card(tables, worth, card)
    for kind in range(FOUNTAIN_KINDS):
        held = s.hands[seat * FOUNTAIN_KINDS + kind]
        if held > 0:
            _add(worth, kind, held * tables.fountain_vp[kind] * POINT)
    kinds[MERCHANT] += goods[COIN]
    kinds[BAKER] += 2 * goods[BREAD]
    kinds[ADMINISTRATOR] += 2 * STEP_WORTH
    kinds[CRAFTSMAN] += CRAFTSMAN_WORTH
    kinds[MARKET] += goods[COIN]
    kinds[BAKERY] += goods[BREAD]
    kinds[FOUNTAIN] += FOUNTAIN_WORTH
    for side in range(4):
        piece = s.frames[seat * 4 + side]
        if piece >= 0:
            for task in range(2):
                if not task_is_met(tables, s, seat, side, task):
                    kind = tables.task_kind[piece * 2 + task]
                    worth.tasks[kind] |= task_line(tables, piece, task, side)
    return worth


def _price_goods(tables: Tables, s: CarpeDiemState, worth: Worth) -> None:
    goods = worth.goods
    for good in range(GOODS):
        goods[good] = LEFT_OVER
    if worth.scorings == 0:
        return
    best: i64 = LEFT_OVER
    for slot in range(SLOTS):
        card = s.slots[slot]
        if card < 0 or tables.card_red[card] == GREEN:
            continue
        units: i64 = 0
        for ware in range(WARES):
            units += tables.card_needs[card * WARES + ware]
        price: i64 = tables.card_gains[card * GAINS + GAIN_VP] * 80 // units
        if price > MOST_WARE_WORTH:
            price = MOST_WARE_WORTH
        if price > best:
            best = price
        for ware in range(WARES):
            if tables.card_needs[card * WARES + ware] > 0 and price > goods[ware]:
                goods[ware] = price
    goods[COIN] = best
    goods[BREAD] = BREAD_WORTH


def _price_card(tables: Tables, worth: Worth, card: i64) -> None:
    """Distribute the value of a green card over the kinds it counts."""
    gains: i64 = gains_worth(tables, worth, card)
    share: i64 = gains * CARD_SHARE * worth.scorings // 100
    for i in range(2):
        what = tables.card_count[card * 2 + i]
        if what < 0:
            continue
        each: i64 = share // tables.card_divisor[card * 2 + i]
        if tables.card_count[card * 2 + 1] >= 0:
            each = each // 2
        _add(worth, what, each)


def _add(worth: Worth, what: i64, value: i64) -> None:
    """Add a value to a kind, or to every kind of a group."""
    if what <= CHIMNEY:
        worth.kinds[what] += value
    elif what == ANY_LANDSCAPE:
        for kind in range(LANDSCAPES):
            worth.kinds[kind] += value
    elif what == ANY_DWELLING:
        for kind in range(MERCHANT, VILLA):
            worth.kinds[kind] += value


def gains_worth(tables: Tables, worth: Worth, card: i64) -> i64:
    """The value of fulfilling a card once."""
    base: i64 = card * GAINS
    return (
        tables.card_gains[base + GAIN_VP] * POINT
        + tables.card_gains[base + GAIN_COIN] * worth.goods[COIN]
        + tables.card_gains[base + GAIN_BREAD] * worth.goods[BREAD]
        + tables.card_gains[base + GAIN_STEP] * STEP_WORTH
    )


def task_worth(worth: Worth, kind: i64, lines: i64) -> i64:
    """The value of the frame tasks that a finished feature of a kind on these lines meets."""
    met: i64 = worth.tasks[kind] & lines
    if met == 0:
        return 0
    number: i64 = 0
    while met != 0:
        number += met & 1
        met >>= 1
    if kind < LANDSCAPES:
        return number * 5 * POINT
    return number * (3 if kind == VILLA else 4) * POINT


def finished_worth(tables: Tables, worth: Worth, kind: i64, word: i64, more: i64) -> i64:
    """The value of a villa or landscape with these figures once `more` tiles finish it."""
    value: i64 = worth.kinds[kind] + task_worth(worth, kind, word & LINES)
    if kind == VILLA:
        return value + villa_value(tables, (word >> CHIMNEYS_SHIFT) + more) * POINT
    tiles: i64 = ((word >> TILES_SHIFT) & TILES) + more
    return value + (tiles - 1) * worth.goods[kind]


def chance_to_fill(demand: i64, kind: i64, side: i64) -> i64:
    """Per cent: the probability that an open end is filled, by the other demands on its cell."""
    others: i64 = 0
    same: i64 = 0
    for i in range(4):
        wanted: i64 = (demand >> (i * 4)) & 15
        if i != side and wanted != 0:
            others += 1
            if wanted == kind + 1:
                same += 1
    if others == 0:
        return NO_OTHER
    if others == 1:
        return SAME_KIND if same == 1 and kind == VILLA else OTHER_KIND
    return CROWDED


def open_ends(tables: Tables, s: CarpeDiemState, seat: i64, worth: Worth) -> i64:
    """The expected value of the open features of a district."""
    total: i64 = 0
    frontier = s.frontier[seat]
    hope: i64 = i64(100) if worth.turns >= 8 else worth.turns * 12
    cell: i64 = 0
    while frontier != 0:
        if frontier & 1 != 0:
            demand = s.demand[seat * CELLS + cell]
            if demand & 0xFFFF != 0:
                for side in range(4):
                    shown: i64 = (demand >> (side * 4)) & 15
                    if shown != 0:
                        near = NEIGHBOUR[cell * 4 + side]
                        chance = chance_to_fill(demand, shown - 1, side)
                        value = _end_worth(tables, s, seat, worth, cell, near, side, shown - 1)
                        total += value * chance // 100 * hope // 100
        frontier >>= 1
        cell += 1
    return total


def _end_worth(
    tables: Tables,
    s: CarpeDiemState,
    seat: i64,
    worth: Worth,
    cell: i64,
    near: i64,
    side: i64,
    kind: i64,
) -> i64:
    """The value of filling one open end: its share of the finished feature."""
    if LANDSCAPES <= kind < VILLA:
        return worth.kinds[kind] + task_worth(worth, kind, LINE[cell] | LINE[near])
    there = s.cells[seat * CELLS + near]
    root = root_of(s, seat, near * 2 + tables.area[there * 4 + (side ^ 2)])
    word = figures_of(s.nodes[seat * NODES + root])
    ends: i64 = (word >> ENDS_SHIFT) & ENDS
    tiles: i64 = (word >> TILES_SHIFT) & TILES
    if kind < LANDSCAPES and tiles + ends > MOST_TILES:
        return 0  # it would need more than four tiles
    value: i64 = finished_worth(tables, worth, kind, word | LINE[cell], ends)
    if ends > 1:
        value = value * 2 // (ends * ends + 1)
    return value


def cards_worth(tables: Tables, s: CarpeDiemState, seat: i64, worth: Worth) -> i64:
    """The expected value of the green cards at the remaining scorings, for the current district."""
    if worth.scorings == 0:
        return 0
    total: i64 = 0
    for slot in range(SLOTS):
        card = s.slots[slot]
        if card >= 0 and tables.card_red[card] == GREEN:
            each: i64 = gains_worth(tables, worth, card) * CARD_SHARE // 100
            total += each * progress(tables, s, seat, card) // 100
            if times(tables, s, seat, card) == 0:
                total -= PENALTY_RISK
    return total * worth.scorings


def progress(tables: Tables, s: CarpeDiemState, seat: i64, card: i64) -> i64:
    """How often a green card is fulfilled, in per cent; partial progress counts in part."""
    divisor = tables.card_divisor[card * 2]
    have = counted(s, seat, tables.card_count[card * 2])
    other = tables.card_count[card * 2 + 1]
    if other < 0:
        return have // divisor * 100 + have % divisor * BEGUN // divisor
    number = times(tables, s, seat, card)
    also: i64 = counted(s, seat, other) // tables.card_divisor[card * 2 + 1]
    return number * 100 + (BEGUN_SET if have // divisor != also else 0)


def goods_worth(s: CarpeDiemState, seat: i64, worth: Worth) -> i64:
    """The value of wares, coins and breads."""
    total: i64 = 0
    for good in range(GOODS):
        total += s.goods[seat * GOODS + good] * worth.goods[good]
    return total


def counted_worth(tables: Tables, s: CarpeDiemState, seat: i64) -> i64:
    """The value of fountain cards for finished features and for expected ones."""
    total: i64 = 0
    more: i64 = turns_left(s, seat) * 7
    for kind in range(FOUNTAIN_KINDS):
        held = s.hands[seat * FOUNTAIN_KINDS + kind]
        if held > 0:
            each: i64 = counted(s, seat, kind) * POINT + more
            total += held * tables.fountain_vp[kind] * each
    return total
