"""The rules: the initial state, the legal actions and their effects."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from contrada.core.game import CHANCE
from contrada.games.carrara.actions import (
    BUILD,
    BUY,
    CART,
    CITY,
    COMPLETE,
    DISCARD,
    DONE,
    DRAW,
    ENDING,
    EXCHANGE,
    FIELD,
    FOLLOW,
    FORGO,
    IMPROVE,
    LAY,
    PASS,
    SCORE,
    SCORE_OPEN,
    SET,
    SHOW,
    STARTER,
    TAKE,
    UNSTORE,
    UPGRADE,
)
from contrada.games.carrara.check import all_monuments, decoration_copies, tiles_in_game
from contrada.games.carrara.phases.builder import (
    begin_building,
    begin_paying,
    build_choices,
    city_choices,
    complete_building,
    improvement_choices,
    lay_out,
    lay_tile,
    payment_choices,
    take_improvement,
)
from contrada.games.carrara.phases.court import (
    begin_open_scoring,
    begin_visit,
    bonus_item_choices,
    field_choices,
    follow_choices,
    forgo,
    reaches_field,
    score_choices,
    score_field,
    stones_in_game,
    take_stone,
)
from contrada.games.carrara.phases.items import (
    begin_moving,
    finish_moving,
    place_choices,
    purchase_choices,
    put,
    put_away,
    received_choices,
    unstore_choices,
)
from contrada.games.carrara.phases.turns import announce_end, begin_turn, end_turn, finish_action
from contrada.games.carrara.phases.wheel import (
    affordable,
    cart_choices,
    complete_purchase,
    draw_block,
    lift_screen,
    put_in_cart,
    segment_choices,
    take_item,
    turn_wheel,
    wheel_choices,
    wheel_item_choices,
)
from contrada.games.carrara.pieces import (
    CITIES,
    COLOURS,
    COPIES,
    DECORATIONS,
    DISPLAY,
    GOLD_COPIES,
    ITEM_PRICE,
    MONEY_FIELD,
    PAIR_FIELD,
    PASS_COINS,
    START_BLOCKS,
    START_COINS,
    STATUE_COPIES,
    STATUES,
    bit,
    count_bits,
)
from contrada.games.carrara.scoring import building_fields
from contrada.games.carrara.state import (
    BOUGHT,
    CARTING,
    CITY_CHOICE,
    FINISHING,
    FOLLOWING,
    IMPROVING,
    LAYING,
    MAIN,
    NOTHING,
    PAYING,
    PLACING,
    SCORING,
    SEGMENTS,
    TAKING,
    TURNING,
    CarraraState,
    fresh,
)
from contrada.games.carrara.tables import Tables

# -- what may be done -------------------------------------------------------------------------


def initial(
    t: Tables,
    seats: i64,
    advanced: bool,
    early_open: bool,
    open_screens: bool,
    any_improvement: bool,
    behind_three: bool,
    drawn_start: bool,
) -> CarraraState:
    """The state before anything has been dealt."""
    s = fresh(seats, 1 if advanced else 0, 1 if early_open else 0, 1 if open_screens else 0)
    s.any_improvement = 1 if any_improvement else 0
    s.behind_three = 1 if behind_three else 0
    for colour in range(COLOURS):
        s.bag[colour] = COPIES - 1
        s.wheel[colour] = 1
    s.on_wheel = COLOURS
    for seat in range(seats):
        s.coins[seat] = START_COINS
        s.stones[seat] = bit(stones_in_game(s)) - 1
    s.stack = tiles_in_game(seats)
    s.stack_size = count_bits(s.stack)
    s.monuments = all_monuments()
    s.improvements = t.improvements
    if advanced:
        for kind in range(DECORATIONS):
            s.decorations[kind] = decoration_copies(seats)
        for colour in range(STATUES):
            s.supply[colour] = STATUE_COPIES
        s.supply[STATUES] = 2 * seats
        s.boxed = GOLD_COPIES - 2 * seats
    if not drawn_start:
        set_starter(s, 0)
    return s


def legal(t: Tables, s: CarraraState, seat: i64) -> vec[i64]:
    """Every action of the seat, in a fixed order."""
    if seat != s.seat or seat < 0:
        return vec[i64]()
    out = choices(t, s, seat)
    if s.scoring == 1 and building_fields(t, s, seat) == 0:
        return completable_only(t, s, seat, out)
    return out


def choices(t: Tables, s: CarraraState, seat: i64) -> vec[i64]:
    """The choices by the rules, before checking that a scoring in progress can be completed.

    In the advanced version stored items and the purchase for 10 coins are offered in every stage,
    also between the steps of a cart or a payment (CAR-D4, CAR-D6).
    """
    out = vec[i64](capacity=24)
    stage = s.stage
    if s.moving != NOTHING:
        return place_choices(out, t, s, seat, s.moving, s.moving_from == BOUGHT)
    if stage == MAIN:
        out = append(out, PASS)
        out = wheel_choices(out, t, s, seat)
        out = build_choices(out, s, seat)
        out = score_choices(out, t, s, seat)
    elif stage == SEGMENTS:
        out = segment_choices(out, t, s, seat)
    elif stage == CARTING:
        out = cart_choices(out, t, s, seat)
    elif stage == CITY_CHOICE:
        out = city_choices(out, s, seat)
    elif stage == PAYING:
        out = payment_choices(out, s)
    elif stage == SCORING:
        out = field_choices(out, t, s, seat)
    elif stage == FOLLOWING:
        out = follow_choices(out, t, s, seat)
    elif stage == FINISHING:
        out = append(out, DONE)
    elif stage == IMPROVING:
        out = improvement_choices(out, t, s, seat)
    elif stage == PLACING:
        out = received_choices(out, t, s, seat)
    elif s.location != NOTHING:
        out = wheel_item_choices(out, t, s)
    else:
        out = bonus_item_choices(out, s)
    if s.advanced == 1:
        out = unstore_choices(out, t, s, seat)
        # After turning only the statue wheel, the player must buy a block (CAR-B6), so the coins
        # for one must remain.
        if stage != SEGMENTS or s.turned == 1 or affordable(t, s, s.coins[seat] - ITEM_PRICE):
            out = purchase_choices(out, t, s, seat)
    return out


def completable_only(t: Tables, s: CarraraState, seat: i64, offered: vec[i64]) -> vec[i64]:
    """The choices after which the scoring in progress can still reach a field (CAR-V4)."""
    out = vec[i64]()
    for i in range(len(offered)):
        a = offered[i]
        if FIELD <= a < CART:
            out = append(out, a)
            continue
        tried = s.copy()
        apply(t, tried, seat, a)
        if completable(t, tried, seat):
            out = append(out, a)
    return out


def completable(t: Tables, s: CarraraState, seat: i64) -> bool:
    """Whether some way of placing items leads to a field that can be scored."""
    if s.stage == SCORING and s.moving == NOTHING:
        return reaches_field(t, s, seat, s.coins[seat])
    offered = choices(t, s, seat)
    for i in range(len(offered)):
        tried = s.copy()
        apply(t, tried, seat, offered[i])
        if completable(t, tried, seat):
            return True
    return False


# -- what it does -----------------------------------------------------------------------------


def apply(t: Tables, s: CarraraState, seat: i64, a: i64) -> None:
    """Play an action in place."""
    if seat == CHANCE:
        apply_chance(t, s, a)
    elif a >= TAKE:
        apply_item(t, s, seat, a)
    elif a >= IMPROVE:
        take_improvement(t, s, a - IMPROVE)
    elif a >= EXCHANGE:
        lay_out(s, a)
    elif a >= UPGRADE:
        begin_paying(t, s, (a - UPGRADE) % CITIES, (a - UPGRADE) // CITIES)
    elif a >= CITY:
        begin_paying(t, s, a - CITY, NOTHING)
    elif a >= BUILD:
        begin_building(s, a - BUILD)
    elif a >= CART:
        put_in_cart(t, s, (a - CART) // COLOURS, (a - CART) % COLOURS)
    elif a >= FIELD:
        score_field(t, s, seat, a - FIELD)
    elif a >= SCORE:
        begin_visit(t, s, seat, a - SCORE)
    else:
        apply_simple(t, s, seat, a)


def apply_simple(t: Tables, s: CarraraState, seat: i64, a: i64) -> None:
    """Play an action that is a verb without fields."""
    if a == PASS:
        s.coins[seat] += PASS_COINS
        finish_action(t, s)
    elif a < SHOW:
        turn_wheel(s, a)
    elif a == SHOW:
        lift_screen(t, s)
    elif a == FOLLOW:
        take_stone(t, s, seat)
    elif a == FORGO:
        forgo(t, s, seat)
    elif a == SCORE_OPEN:
        begin_open_scoring(s, seat)
    elif a == DONE:
        end_turn(s)
    elif a == BUY:
        complete_purchase(t, s)
    elif a == COMPLETE:
        complete_building(t, s)
    elif s.stage == TAKING:
        s.location = NOTHING
        go_on(t, s)
    else:
        put_away(s, seat, a)
        go_on(t, s)


def apply_item(t: Tables, s: CarraraState, seat: i64, a: i64) -> None:
    """Play an action with a decoration or statue."""
    if a >= SET:
        piece: i64 = (a - SET) // CITIES
        if s.moving != NOTHING:
            finish_moving(s, seat, piece)
            if s.stage == FINISHING:
                finish_action(t, s)
        else:
            put(s, s.item, piece)
            s.item = NOTHING
            go_on(t, s)
    elif a >= DISCARD:
        put_away(s, seat, a)
        go_on(t, s)
    elif a >= UNSTORE:
        begin_moving(s, seat, a)
    else:
        take_item(s, a - TAKE)


def go_on(t: Tables, s: CarraraState) -> None:
    """Continue after an item is placed or declined: with the field if scoring, otherwise end the
    action.
    """
    if s.scoring == 1:
        s.stage = SCORING
    else:
        finish_action(t, s)


def shows(a: i64) -> bool:
    """Whether an action reveals coins from behind the screen (CAR-B4, CAR-V9)."""
    return a == SHOW or FIELD + MONEY_FIELD <= a < FIELD + PAIR_FIELD


def apply_chance(t: Tables, s: CarraraState, a: i64) -> None:
    """Play a chance outcome."""
    if a >= ENDING:
        announce_end(s)
    elif a >= LAY:
        lay_tile(s, a - LAY)
        if s.stage != LAYING:
            finish_action(t, s)
        elif count_bits(s.display) == DISPLAY:
            begin_turn(s, s.turn)
    elif a >= DRAW:
        draw_block(s, a - DRAW)
    elif a >= STARTER:
        set_starter(s, a - STARTER)
    else:
        while t.wheel_decorations[s.first_decoration] != a:
            s.first_decoration += 1
        s.stage = LAYING


def set_starter(s: CarraraState, seat: i64) -> None:
    """Set the start player; start blocks are dealt in the order of play (CAR-S0, CAR-S1)."""
    s.turn = seat
    for place in range(s.seats):
        who: i64 = (seat + place) % s.seats
        for block in range(2):
            colour = START_BLOCKS[place * 2 + block]
            s.hands[who * COLOURS + colour] += 1
            s.bag[colour] -= 1
    s.stage = TURNING if s.advanced == 1 else LAYING
