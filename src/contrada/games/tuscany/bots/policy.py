"""The policy of the bots: evaluation of positions and move ordering.

The values are estimates of final points. They depend on two facts: a green point counts in every
remaining scoring, and the length of the game is determined by how fast players lay out their own
tiles.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from contrada.core.game import Policy
from contrada.games.tuscany.actions import (
    ARRANGE,
    BONUS,
    CASTLE_PLACE,
    CASTLE_TAKE,
    DRAW,
    EXCHANGE,
    MARBLE,
    PAY,
    PLACE,
    SKIP_CASTLE,
    TAKE,
    WORKER,
)
from contrada.games.tuscany.bots.taste import Taste
from contrada.games.tuscany.phases.effects import (
    agriculture_points,
    area_points,
    colour_points,
    field_colour,
    open_fields,
)
from contrada.games.tuscany.phases.maps import (
    AREA_POINTS,
    STORED_ORDERS,
    TURNS,
    area_at,
    count,
    lowest,
    offsets_of,
)
from contrada.games.tuscany.phases.payment import one_order, pairs_in_hand, payment_choices
from contrada.games.tuscany.phases.setup import variants_of
from contrada.games.tuscany.phases.shape import FIELDS, OFFSETS
from contrada.games.tuscany.pieces import (
    BEIGE,
    BONUS_CARD,
    BONUS_KINDS,
    BONUS_MARBLE,
    BONUS_STORAGE,
    BONUS_WORKER,
    BONUS_YIELD,
    COLOURS,
    DARK_GREEN,
    GREY,
    HEXAGON,
    LIGHT_GREEN,
    MONASTERY_CARDS,
    MOST_STORAGE,
    NOTHING,
    ORANGE,
    OWN_TILES,
    PER_STACK,
    RED,
    SCORINGS,
    TURQUOISE,
    YELLOW,
    colour_of,
)
from contrada.games.tuscany.rules import apply
from contrada.games.tuscany.scoring import left_over
from contrada.games.tuscany.state import (
    ACTION,
    ARRANGED,
    ARRANGING,
    CASTLE_PLACING,
    CASTLE_TAKING,
    CITY,
    FOUNDING,
    FROM_ITEMS,
    ORDERING,
    OVER,
    PAYING,
    SOURCES,
    TuscanyState,
    free_space,
    laid_out,
)
from contrada.games.tuscany.tables import Tables

TAKES_PER_TURN: Final = 0.4
"""The average number of own tiles that a player lays out per turn."""
MEAN_AREA_TOTAL: Final = 41.0
MEAN_SCORE: Final = 75.0
POINTS_PER_TURN: Final = 1.15
"""The expected final points per remaining turn."""
TURN_GAIN: Final = 0.5
"""The average growth of a player's lead in one turn, in addition to POINTS_PER_TURN."""
CARDS_IN_USE: Final = 10
"""The number of cards that the placements of the next few turns may need."""
HALF_DONE: Final = 0.45
"""The expected share of an area's points when half of it is covered."""


@final
class TuscanyPolicy(Policy[TuscanyState]):
    """Evaluation and move ordering for The Castles of Tuscany."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.taste = Taste()

    def evaluate(self, s: TuscanyState) -> list[float]:
        values: list[float] = []
        if s.phase == OVER:
            for seat in range(s.seats):
                values.append(float(s.red[seat]))
            return values
        seen = s
        if s.phase == PAYING:
            seen = s.copy()
            while seen.draft_item != NOTHING:
                apply(self.tables, seen, s.seat, payment_choices(seen, s.seat)[0])
        for seat in range(s.seats):
            values.append(expectation(self.tables, self.taste, seen, seat))
        if seen.phase >= ACTION:
            turn = seen.turn if seen.phase == ACTION else (seen.turn + 1) % s.seats
            self.credit_turns(values, turn, TURN_GAIN)
        return values

    def begins(self, s: TuscanyState, seat: i64) -> bool:
        return s.seat == seat and s.phase == ACTION

    def narrow(
        self, s: TuscanyState, seat: i64, legal: vec[i64], root: TuscanyState | None
    ) -> vec[i64]:
        if s.phase == PAYING:
            return one_order(s, seat, legal, root)
        if s.phase == ARRANGING and s.stage[seat] == ORDERING:
            return different_maps(legal)
        return legal

    def prior(self, s: TuscanyState, seat: i64, legal: vec[i64]) -> list[float]:
        weights: list[float] = []
        for i in range(len(legal)):
            weights.append(likelihood(self.tables, self.taste, s, seat, legal[i]))
        return weights


def different_maps(legal: vec[i64]) -> vec[i64]:
    """The orders with A left of C: the others give the same maps, turned by 180° as a whole."""
    out = vec[i64](capacity=STORED_ORDERS * TURNS)
    for i in range(len(legal)):
        if legal[i] < ARRANGE + STORED_ORDERS * TURNS:
            out = append(out, legal[i])
    return out


# -- the clock --------------------------------------------------------------------------------


def turns_left(s: TuscanyState, seat: i64, tiles: i64) -> float:
    """A seat's estimated number of turns until some player has laid out this many own tiles."""
    most: i64 = 0
    for other in range(s.seats):
        if laid_out(s, other) > most:
            most = laid_out(s, other)
    rounds = float(tiles - most) / TAKES_PER_TURN
    if rounds < 0.0 or s.triggered == 1:
        rounds = 0.0
    return rounds + turn_in_round(s, seat)


def turn_in_round(s: TuscanyState, seat: i64) -> float:
    """1 if the seat still has a turn in this round, otherwise 0."""
    if s.start == NOTHING:
        return 1.0
    place = (seat - s.start + s.seats) % s.seats
    now = (s.turn - s.start + s.seats) % s.seats
    return 1.0 if place > now or (place == now and s.phase == ACTION) else 0.0


def game_turns_left(s: TuscanyState, seat: i64) -> float:
    """The estimated number of turns of a seat until the end."""
    if s.last_round == 1:
        return turn_in_round(s, seat)
    if s.scorings == SCORINGS - 1 and s.triggered == 1:
        return turn_in_round(s, seat) + 1.0
    most: i64 = 0
    for other in range(s.seats):
        if laid_out(s, other) > most:
            most = laid_out(s, other)
    return float(OWN_TILES - most) / TAKES_PER_TURN + 1.0 + turn_in_round(s, seat)


# -- a seat's prospects -----------------------------------------------------------------------


def expectation(t: Tables, taste: Taste, s: TuscanyState, seat: i64) -> float:
    """The estimated final points of the seat."""
    if (s.phase == ARRANGING and s.stage[seat] != ARRANGED) or s.stage[seat] == ORDERING:
        return arranging_value(t, taste, s, seat)
    scorings = float(SCORINGS - s.scorings)
    left = game_turns_left(s, seat)
    soon = turns_left(s, seat, PER_STACK * (s.scorings + 1))
    if s.last_round == 1:
        soon = left
    later = scorings - 1.0 / (1.0 + soon / 3.0)
    if left <= 0.0:
        later = 0.0
    use = left / (left + 3.0)
    value = float(s.red[seat]) + float(s.green[seat]) * scorings + POINTS_PER_TURN * left
    value += use * later * map_value(t, taste, s, seat)
    value += use * taste.reach * later * float(count(s.reach[seat] & ~s.covered[seat]))
    value += resources(t, taste, s, seat, use, later)
    if s.turn == seat:
        value += pending(taste, s, use)
    return value


def arranging_value(t: Tables, taste: Taste, s: TuscanyState, seat: i64) -> float:
    """The value of an unfinished map: the best possible total of its areas."""
    if s.stage[seat] == ORDERING:
        return MEAN_SCORE
    if s.stage[seat] >= FOUNDING:
        return start_value(t, taste, s, seat)
    totals = t.totals(variants_of(s, seat))
    best: i64 = 0
    for offsets in range(OFFSETS):
        total = totals[s.arrangement[seat] + offsets]
        if total > best:
            best = total
    return MEAN_SCORE + taste.map * (float(best) - MEAN_AREA_TOTAL)


def start_value(t: Tables, taste: Taste, s: TuscanyState, seat: i64) -> float:
    """The value of a finished map: its areas, and the fields next to the start castle."""
    total = t.totals(variants_of(s, seat))[s.arrangement[seat]]
    value = MEAN_SCORE + taste.map * (float(total) - MEAN_AREA_TOTAL)
    if s.castle[seat] != NOTHING:
        offsets = offsets_of(s.arrangement[seat])
        touched = t.near[offsets * FIELDS + s.castle[seat]]
        value += 0.1 * float(count(touched))
        castles = s.fields[seat * COLOURS + DARK_GREEN]
        value -= taste.map * float(
            AREA_POINTS[count(area_at(t.near, castles, offsets, s.castle[seat]))]
        )
    return value


def map_value(t: Tables, taste: Taste, s: TuscanyState, seat: i64) -> float:
    """The expected green points of partly covered areas and colours."""
    value = 0.0
    offsets = offsets_of(s.arrangement[seat])
    covered = s.covered[seat]
    for colour in range(COLOURS):
        fields = s.fields[seat * COLOURS + colour]
        if fields & ~covered == 0:
            continue
        begun = fields & covered
        while begun != 0:
            area = area_at(t.near, fields, offsets, lowest(begun))
            begun &= ~area
            done = count(area & covered)
            size = count(area)
            if done < size:
                share = float(done) / float(size)
                value += taste.progress * share * share * float(AREA_POINTS[size])
        if s.completed[colour] < 2:
            points = t.first[colour] if s.completed[colour] == 0 else t.second[colour]
            share = float(count(fields & covered)) / float(count(fields))
            value += taste.colour * share * share * float(points)
    return value


def resources(
    t: Tables, taste: Taste, s: TuscanyState, seat: i64, use: float, later: float
) -> float:
    """The value of cards, workers, marble, bonus tiles and stored tiles."""
    keep = 0.0
    for source in range(FROM_ITEMS, SOURCES):
        keep += float(left_over(s, seat, source))
    spare: i64 = s.hand_size[seat] - CARDS_IN_USE
    if spare < 0:
        spare = 0
    hand = taste.card * float(s.hand_size[seat] - spare) + taste.spare_card * float(spare)
    value = hand + taste.worker * float(s.workers[seat]) + taste.marble * float(s.marble[seat])
    pairs = pairs_in_hand(s, seat)
    full = free_space(s, seat) == NOTHING
    for space in range(seat * MOST_STORAGE, (seat + 1) * MOST_STORAGE):
        item = s.storage[space]
        if item == NOTHING:
            continue
        if full and item != HEXAGON and open_fields(s, seat, colour_of(item)) == 0:
            continue  # It blocks a storage space.
        worth = item_value(t, taste, s, seat, item, use, later)
        value += taste.stored * worth
        if item != HEXAGON:
            own = s.hands[seat * COLOURS + colour_of(item)]
            units = own + s.workers[seat] + pairs - (own >> 1)
            value += taste.unit * float(units if units < 2 else i64(2))
    for kind in range(BONUS_KINDS):
        value += float(s.bonus[seat * BONUS_KINDS + kind]) * bonus_value(taste, s, seat, kind)
    return use * value + (1.0 - use) * keep


def bonus_value(taste: Taste, s: TuscanyState, seat: i64, kind: i64) -> float:
    """The future value of a bonus tile, without its immediate points."""
    base = seat * COLOURS
    empty = ~s.covered[seat]
    if kind == BONUS_MARBLE:
        return 0.55 * taste.marble * float(count(s.fields[base + GREY] & empty))
    if kind == BONUS_WORKER:
        return 0.5 * taste.worker * float(count(s.fields[base + ORANGE] & empty))
    if kind == BONUS_YIELD:
        return 0.5 * taste.yield_card * float(count(s.fields[base + BEIGE] & empty))
    if kind == BONUS_CARD:
        return taste.bonus * 1.3 * game_turns_left(s, seat) / 50.0
    return taste.bonus * 0.3


def effect_value(taste: Taste, s: TuscanyState, seat: i64, colour: i64, use: float) -> float:
    """The value of the effect of a placed colour."""
    bonus = seat * BONUS_KINDS
    if colour == DARK_GREEN:
        return use * taste.castle
    if colour == RED:
        return use * taste.bonus
    if colour == TURQUOISE:
        return use * taste.hexagon
    if colour == GREY:
        return use * taste.marble * float(1 + s.bonus[bonus + BONUS_MARBLE])
    if colour == ORANGE:
        return use * taste.worker * float(1 + s.bonus[bonus + BONUS_WORKER])
    if colour == YELLOW:
        return use * taste.card * float(MONASTERY_CARDS)
    if colour == BEIGE:
        return use * taste.yield_card * float(1 + s.bonus[bonus + BONUS_YIELD])
    return 0.0


def placement_value(
    t: Tables, s: TuscanyState, seat: i64, item: i64, colour: i64, field: i64
) -> float:
    """The green points of a placement, with a share of the area it begins."""
    points = area_points(t, s, seat, colour, field) + colour_points(t, s, seat, colour, field)
    value = float(points)
    if colour == LIGHT_GREEN:
        value += float(agriculture_points(t, s, seat, item, field))
    if points == 0:
        fields = s.fields[seat * COLOURS + colour]
        area = area_at(t.near, fields, offsets_of(s.arrangement[seat]), field)
        size = count(area)
        share = float(count(area & s.covered[seat]) + 1) / float(size)
        value += HALF_DONE * share * float(AREA_POINTS[size])
    return value


def item_value(
    t: Tables, taste: Taste, s: TuscanyState, seat: i64, item: i64, use: float, later: float
) -> float:
    """The value of placing an item on its best field."""
    best = 0.0
    for colour in range(COLOURS):
        if item != HEXAGON and colour != colour_of(item):
            continue
        fields = open_fields(s, seat, colour)
        effect = effect_value(taste, s, seat, colour, use)
        if fields == 0 and s.fields[seat * COLOURS + colour] & ~s.covered[seat] != 0:
            value = 0.5 * (effect + 0.5 * later)
            if value > best:
                best = value
        while fields != 0:
            value = effect + later * placement_value(t, s, seat, item, colour, lowest(fields))
            if value > best:
                best = value
            fields = fields & (fields - 1)
    return best


def pending(taste: Taste, s: TuscanyState, use: float) -> float:
    """The value of the remaining steps of the current action."""
    value = taste.card * float(s.due_cards) + taste.yield_card * float(s.due_yields)
    if s.phase == CITY:
        value += taste.bonus
    elif s.phase == CASTLE_TAKING or s.phase == CASTLE_PLACING:
        value += taste.castle
    return use * value


# -- which moves to look at first -------------------------------------------------------------


def likelihood(t: Tables, taste: Taste, s: TuscanyState, seat: i64, a: i64) -> float:
    """The weight of an action: how likely a competent player is to choose it."""
    if a >= CASTLE_PLACE:
        field = a - CASTLE_PLACE
        tile = s.castle_tile
        return 0.3 + placement_value(t, s, seat, tile, colour_of(tile), field)
    if a >= CASTLE_TAKE:
        return 0.5 + item_value(t, taste, s, seat, a - CASTLE_TAKE, 0.8, 2.0)
    if a >= PAY:
        return pay_likelihood(taste, s, seat, a - PAY)
    if a >= PLACE:
        item = (a - PLACE) // FIELDS
        field = (a - PLACE) % FIELDS
        colour = colour_of(item)
        if item == HEXAGON:
            colour = 0
            while (s.fields[seat * COLOURS + colour] >> field) & 1 == 0:
                colour += 1
        worth = placement_value(t, s, seat, item, colour, field)
        return 2.0 + worth + 0.5 * effect_value(taste, s, seat, colour, 1.0)
    if a >= EXCHANGE:
        return 0.15
    if a >= TAKE:
        return 0.2 + 0.2 * item_value(t, taste, s, seat, a - TAKE, 0.8, 2.0)
    if a >= BONUS:
        kind = a - BONUS
        value = bonus_value(taste, s, seat, kind)
        return 0.3 + value + (2.0 if kind == BONUS_STORAGE else 0.0)
    if a >= ARRANGE:
        return 1.0
    if a == DRAW:
        return 2.0
    if a == MARBLE:
        return 2.0
    return 0.3 if a == SKIP_CASTLE else 1.0


def pay_likelihood(taste: Taste, s: TuscanyState, seat: i64, step: i64) -> float:
    """The weight of laying a card or a worker: the cheaper its unit, the likelier."""
    cost = taste.worker
    if step != WORKER:
        own = step == field_colour(s, seat, s.draft_field)
        cost = taste.card if own or s.draft[step] & 1 != 0 else 2.0 * taste.card
    return 4.0 / (1.0 + 8.0 * cost * cost)
