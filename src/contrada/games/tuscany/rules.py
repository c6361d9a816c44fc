"""The rules: the initial state, the legal actions and their effects."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from contrada.core.game import CHANCE, TERMINAL
from contrada.games.tuscany.actions import (
    BONUS,
    CASTLE_PLACE,
    CASTLE_TAKE,
    DEAL_BOARD,
    DRAW,
    DRAW_CARD,
    END_TURN,
    EXCHANGE,
    MARBLE,
    OPEN_TILE,
    PAY,
    PLACE,
    REFILL,
    SKIP_CASTLE,
    START_CASTLE,
    STARTER,
    TAKE,
    WORKER,
    YIELD,
)
from contrada.games.tuscany.phases.display import clear, lift, neutral_ready, open_neutral, refill
from contrada.games.tuscany.phases.effects import open_fields, open_yield, place_item, take_bonus
from contrada.games.tuscany.phases.payment import (
    completes,
    forced_payment,
    lay_for_placement,
    payment_choices,
)
from contrada.games.tuscany.phases.setup import (
    arrange_step,
    arranging_choices,
    deal_board,
    deal_card,
    finished_maps,
    next_chooser,
    start_with,
)
from contrada.games.tuscany.phases.shape import FIELDS
from contrada.games.tuscany.phases.turn import (
    action_choices,
    after_choices,
    cards_ready,
    castle_choices,
    castle_fields,
    draw_card,
    exchange,
    remove_stored,
    take_tile,
)
from contrada.games.tuscany.pieces import (
    BONUS_CARD,
    BONUS_KINDS,
    DISPLAY,
    ITEM_KINDS,
    NOTHING,
    OWN_TILES,
    PER_STACK,
    SCORINGS,
    TILE_KINDS,
    YIELD_KINDS,
    colour_of,
)
from contrada.games.tuscany.scoring import score_green, score_left_over
from contrada.games.tuscany.state import (
    ACTION,
    AFTER,
    ARRANGING,
    CASTLE_PLACING,
    CASTLE_TAKING,
    CHOOSING_BONUS,
    CITY,
    CLEARING,
    DEALING_BOARDS,
    DEALING_CARDS,
    DRAWING,
    OPENING,
    OVER,
    PAYING,
    REFILLING,
    SCORING,
    STARTING,
    YIELDING,
    TuscanyState,
    fresh,
    laid_out,
)
from contrada.games.tuscany.tables import Tables


def initial(
    t: Tables, seats: i64, draw: i64, start: i64, stacks_count: i64, fill_gaps: i64
) -> TuscanyState:
    """The state before anything is dealt (TUS-S1)."""
    s = fresh(seats, draw, stacks_count, fill_gaps, start)
    s.deck = t.cards[:]
    s.yields = t.yields[:]
    s.bonus_left = t.bonus[:]
    s.neutral = t.neutral[:]
    s.deck_size = total(s.deck)
    s.yields_size = total(s.yields)
    s.neutral_size = total(s.neutral)
    for seat in range(seats):
        s.own_left[seat] = OWN_TILES
        for tile in range(TILE_KINDS):
            s.own[seat * TILE_KINDS + tile] = t.own[tile]
    return s


def total(counts: vec[i64]) -> i64:
    """The sum of an array."""
    n: i64 = 0
    for i in range(len(counts)):
        n += counts[i]
    return n


# -- what may be done -------------------------------------------------------------------------


def legal(t: Tables, s: TuscanyState, seat: i64) -> vec[i64]:
    """Every action of the seat, in a fixed order."""
    phase = s.phase
    if phase == ARRANGING:
        return arranging_choices(t, s, seat) if 0 <= seat < s.seats else vec[i64]()
    if seat != s.seat or seat < 0:
        return vec[i64]()
    if phase == ACTION:
        return action_choices(s, seat)
    if phase == PAYING:
        return payment_choices(s, seat)
    if phase == AFTER:
        return after_choices(s, seat)
    if phase == CASTLE_TAKING:
        return castle_choices(s, seat)
    if phase == CASTLE_PLACING:
        return castle_fields(s, seat)
    return bonus_choices(s)


def bonus_choices(s: TuscanyState) -> vec[i64]:
    """The kinds of bonus tiles that are left (TUS-P4)."""
    out = vec[i64](capacity=BONUS_KINDS)
    for kind in range(BONUS_KINDS):
        if s.bonus_left[kind] > 0:
            out = append(out, BONUS + kind)
    return out


def is_forced(s: TuscanyState) -> bool:
    """Whether everyone knows that the player to move has only one choice."""
    if s.phase == PAYING:
        return forced_payment(s, s.seat)
    if s.phase == CASTLE_PLACING:
        fields = open_fields(s, s.seat, colour_of(s.castle_tile))
        return fields & (fields - 1) == 0
    return False


def reveals(s: TuscanyState, a: i64) -> bool:
    """Whether the action reveals hidden information: paid cards, or the maps (TUS-S2, TUS-T3)."""
    if PAY <= a < CASTLE_TAKE:
        return completes(s, a - PAY) and (a != PAY + WORKER or s.draft_workers == 0)
    return START_CASTLE <= a < BONUS and finished_maps(s) == s.seats - 1


# -- what it does -----------------------------------------------------------------------------


def apply(t: Tables, s: TuscanyState, seat: i64, a: i64) -> None:
    """Play an action or chance outcome in place, unchecked."""
    if seat == CHANCE:
        apply_chance(t, s, a)
    elif s.phase == ARRANGING:
        arrange_step(t, s, seat, a)
    elif a >= CASTLE_PLACE:
        tile = s.castle_tile
        s.castle_tile = NOTHING
        if not place_item(t, s, tile, a - CASTLE_PLACE):
            proceed(s)
    elif a >= CASTLE_TAKE:
        s.castle_tile = a - CASTLE_TAKE
        lift(s, s.castle_tile)
        proceed(s)
    elif a >= PAY:
        if lay_for_placement(s, a - PAY):
            pay_and_place(t, s)
    elif a >= PLACE:
        s.draft_item = (a - PLACE) // FIELDS
        s.draft_field = (a - PLACE) % FIELDS
        s.phase = PAYING
    elif a >= EXCHANGE:
        exchange(s, (a - EXCHANGE) // ITEM_KINDS, (a - EXCHANGE) % ITEM_KINDS)
        proceed(s)
    elif a >= TAKE:
        take_tile(s, a - TAKE)
        proceed(s)
    elif a >= BONUS:
        take_bonus(s, seat, a - BONUS)
        if s.phase == CHOOSING_BONUS:
            next_chooser(s)
        else:
            s.due_bonus -= 1
            proceed(s)
    else:
        apply_plain(s, seat, a)


def pay_and_place(t: Tables, s: TuscanyState) -> None:
    """Place the drafted item, whose payment is complete."""
    item = s.draft_item
    field = s.draft_field
    s.draft_item = NOTHING
    s.draft_field = NOTHING
    remove_stored(s, item)
    if not place_item(t, s, item, field):
        proceed(s)


def apply_plain(s: TuscanyState, seat: i64, a: i64) -> None:
    """Play an action that is a verb without fields."""
    if a == DRAW:
        s.due_cards = s.draw + s.bonus[seat * BONUS_KINDS + BONUS_CARD]
        proceed(s)
    elif a == MARBLE:
        s.marble[seat] -= 1
        s.marble_used = 1
        s.phase = ACTION
    elif a == SKIP_CASTLE:
        proceed(s)
    elif a == END_TURN:
        if s.phase == ACTION:
            count_pass(s)
        end_turn(s)


def apply_chance(t: Tables, s: TuscanyState, a: i64) -> None:
    """Apply a chance outcome."""
    phase = s.phase
    if phase == DRAWING:
        draw_card(s, a - DRAW_CARD)
        proceed(s)
    elif phase == REFILLING:
        refill(s, a - REFILL)
        proceed(s)
    elif phase == YIELDING:
        open_yield(t, s, a - YIELD)
        proceed(s)
    elif phase == CLEARING:
        open_neutral(s, a - OPEN_TILE)
        s.to_open -= 1
        if s.to_open == 0:
            clear(s)
        proceed(s)
    elif phase == SCORING:
        finish_period(s)
    elif phase == DEALING_CARDS:
        deal_card(s, a - DRAW_CARD)
    elif phase == DEALING_BOARDS:
        deal_board(s, a - DEAL_BOARD)
    elif phase == STARTING:
        start_with(s, a - STARTER)
    elif phase == OPENING:
        open_neutral(s, a - OPEN_TILE)
        s.step += 1
        if s.step == DISPLAY:
            s.phase = ACTION
            s.seat = s.turn


def proceed(s: TuscanyState) -> None:
    """Continue with the remaining steps of the action, then end it."""
    if s.slot != NOTHING:
        s.phase = REFILLING
        s.seat = CHANCE
    elif s.to_open > 0 and neutral_ready(s):
        s.phase = CLEARING
        s.seat = CHANCE
    elif s.due_cards > 0 and cards_ready(s):
        s.phase = DRAWING
        s.seat = CHANCE
    elif s.due_bonus > 0 and bonus_ready(s):
        s.phase = CITY
        s.seat = s.turn
    elif s.due_yields > 0:
        yields_ready(s)
        s.phase = YIELDING
        s.seat = CHANCE
    elif s.castle_tile != NOTHING:
        s.phase = CASTLE_PLACING
        s.seat = s.turn
    elif s.marble[s.turn] > 0 and s.marble_used == 0:
        s.passes = 0
        s.phase = AFTER
        s.seat = s.turn
    else:
        s.passes = 0
        end_turn(s)


def bonus_ready(s: TuscanyState) -> bool:
    """Whether a bonus tile is left to choose (TUS-P4)."""
    for kind in range(BONUS_KINDS):
        if s.bonus_left[kind] > 0:
            return True
    s.due_bonus = 0
    return False


def yields_ready(s: TuscanyState) -> None:
    """Shuffle the discarded yield cards if the pile is empty (TUS-P8)."""
    if s.yields_size == 0:
        s.yield_shuffles += 1
        for kind in range(YIELD_KINDS):
            s.yields[kind] = s.yields_out[kind]
            s.yields_out[kind] = 0
            s.yields_size += s.yields[kind]


def count_pass(s: TuscanyState) -> None:
    """Count a turn without any action; when everyone passes, the period ends (TUS-T6)."""
    s.passes += 1
    if s.passes >= s.seats:
        s.triggered = 1


def end_turn(s: TuscanyState) -> None:
    """Start the next player's turn; a round ends before the start player's (TUS-E1, TUS-E2)."""
    s.marble_used = 0
    s.fresh = 0
    s.turn = (s.turn + 1) % s.seats
    s.seat = s.turn
    s.phase = ACTION
    if s.turn != s.start:
        return
    if s.triggered == 1 and s.scorings == SCORINGS - 1 and s.last_round == 0:
        s.last_round = 1
    elif s.triggered == 1:
        s.phase = SCORING
        s.seat = CHANCE


def finish_period(s: TuscanyState) -> None:
    """Score at the end of a period; the third scoring ends the game (TUS-E1 to TUS-E4)."""
    score_green(s)
    if s.scorings == SCORINGS:
        score_left_over(s)
        s.phase = OVER
        s.seat = TERMINAL
        return
    s.triggered = 0
    for seat in range(s.seats):
        if laid_out(s, seat) >= PER_STACK * (s.scorings + 1):
            s.triggered = 1
    s.phase = ACTION
    s.seat = s.turn
