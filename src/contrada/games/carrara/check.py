"""The invariants of a state. Each violation is reported as a sentence."""

from __future__ import annotations

from contrada.core.game import CHANCE, TERMINAL
from contrada.games.carrara import state as st
from contrada.games.carrara.pieces import (
    ADVANCED_STONES,
    BLOCKS,
    CITIES,
    COLOURS,
    COPIES,
    DECORATION_COPIES,
    DECORATIONS,
    DISPLAY,
    FIELDS,
    GOLD,
    GOLD_COPIES,
    LOCATIONS,
    MAX_SEATS,
    MIN_SEATS,
    MONEY_FIELDS,
    MONUMENT_SLOT,
    NORMAL_FIELDS,
    NORMAL_STONES,
    ON_WHEEL,
    SECOND_THREE,
    SHARED_FIELDS,
    SLOTS,
    STATUE_COPIES,
    STATUES,
    STOREHOUSES,
    TILES,
    TYPES,
    count_bits,
    of_type,
)
from contrada.games.carrara.state import CarraraState
from contrada.games.carrara.tables import Tables

DRAWN = (st.LAYING, st.DRAWING, st.REFILLING, st.TURNING, st.STARTING, st.TRIGGERING)
"""The stages in which chance decides."""


def tiles_in_game(seats: int) -> int:
    """The buildings for a number of players, as bits: fewer threes for fewer players (CAR-S2)."""
    tiles = 0
    for piece in range(TILES):
        slot = piece % SLOTS
        if slot == MONUMENT_SLOT:
            continue
        if slot == SECOND_THREE and seats < 4:
            continue
        if slot == SECOND_THREE - 1 and seats < 3:
            continue
        tiles |= 1 << piece
    return tiles


def all_monuments() -> int:
    """The six monuments, as bits."""
    return sum(1 << (kind * SLOTS + MONUMENT_SLOT) for kind in range(TYPES))


def decoration_copies(seats: int) -> int:
    """How many decorations of each kind are in the game (CAR-S5)."""
    return DECORATION_COPIES - MAX_SEATS + seats


def check(t: Tables, s: CarraraState) -> list[str]:
    """All invariants that the state violates."""
    if not MIN_SEATS <= s.seats <= MAX_SEATS or not 0 <= s.stage <= st.TRIGGERING:
        return [f"{s.seats} seats in stage {s.stage}"]
    return [*_blocks(s), *_tiles(t, s), *_items(t, s), *_court(s), *_course(t, s)]


def _blocks(s: CarraraState) -> list[str]:
    faults = []
    for colour in range(COLOURS):
        n = s.bag[colour]
        n += sum(s.wheel[g * COLOURS + colour] for g in range(LOCATIONS))
        n += sum(s.hands[p * COLOURS + colour] for p in range(s.seats))
        if n != COPIES:
            faults.append(f"{n} blocks of colour {colour} instead of {COPIES}")
    if any(n < 0 for part in (s.bag, s.wheel, s.hands, s.coins, s.chosen) for n in part):
        faults.append("a negative number of blocks or coins somewhere")
    if sum(s.wheel) != s.on_wheel or not 0 <= s.on_wheel <= ON_WHEEL:
        faults.append(f"{sum(s.wheel)} blocks on the wheel, counted {s.on_wheel}")
    if s.to_draw != 0 and (s.stage != st.DRAWING or s.on_wheel + s.to_draw != ON_WHEEL):
        faults.append(f"{s.to_draw} blocks to be drawn onto a wheel of {s.on_wheel}")
    if sum(s.bag) > BLOCKS:
        faults.append("too many blocks in the bag")
    return faults


def _tiles(t: Tables, s: CarraraState) -> list[str]:
    faults = []
    seen = 0
    for name, tiles in [
        ("stack", s.stack),
        ("display", s.display),
        ("monuments", s.monuments),
        ("gone", s.gone),
        *((f"city {k % CITIES} of seat {k // CITIES}", tiles) for k, tiles in enumerate(s.owned)),
    ]:
        if tiles & seen:
            faults.append(f"a tile of the {name} lies elsewhere too")
        seen |= tiles
    if seen != tiles_in_game(s.seats) | all_monuments():
        faults.append("not exactly the tiles of the game are there")
    if count_bits(s.stack) != s.stack_size:
        faults.append(f"{count_bits(s.stack)} tiles in the stack, counted {s.stack_size}")
    if s.monuments & ~all_monuments() or (s.display | s.stack | s.gone) & all_monuments():
        faults.append("a monument lies where none belongs")
    waiting = s.stage in (st.LAYING, st.REFILLING, st.TURNING, st.STARTING)
    if not waiting and s.stack_size > 0 and count_bits(s.display) != DISPLAY:
        faults.append(f"{count_bits(s.display)} tiles on display with {s.stack_size} in the stack")
    for k, tiles in enumerate(s.owned):
        floors = sorted(s.floor[piece] for piece in range(TILES) if tiles >> piece & 1)
        if floors != list(range(len(floors))):
            faults.append(f"the column of city {k % CITIES} of seat {k // CITIES} has {floors}")
    taken = 0
    for k, which in enumerate(s.improved):
        first = k % CITIES * 2
        for place in (first, first + 1):
            if which > 2 or (which and which - 1 == place - first):
                if taken >> place & 1:
                    faults.append(f"improvement {place} lies on two boards")
                taken |= 1 << place
    if taken & s.improvements or taken | s.improvements != t.improvements:
        faults.append("the improvements are not all there once")
    return faults


def _items(t: Tables, s: CarraraState) -> list[str]:
    faults = []
    built = 0
    for tiles in s.owned:
        built |= tiles
    if (s.decorated | s.statued) & ~built:
        faults.append("a decoration or statue stands on no building")
    together = 0
    for tiles in s.statues:
        if together & tiles:
            faults.append("two statues stand on one building")
        together |= tiles
    if together != s.statued:
        faults.append("the statues by colour are not the statues on the buildings")
    pending = [stored - 1 for stored in s.stores if stored] + [s.item]
    if not s.advanced:
        things = (*s.decorations, *s.supply, *s.stores, s.boxed, s.decorated, s.statued)
        if any(things) or s.item != st.NOTHING or s.moving != st.NOTHING:
            faults.append("decorations or statues in the normal version")
        return faults
    for kind in range(TYPES):
        item = t.decoration[kind]
        n = s.decorations[item] + pending.count(item)
        n += count_bits(s.decorated & of_type(kind))
        if n != decoration_copies(s.seats) or s.decorations[item] < 0:
            faults.append(f"{n} decorations of kind {item}")
    for colour in range(STATUES):
        n = s.supply[colour] + count_bits(s.statues[colour]) + pending.count(DECORATIONS + colour)
        if n != STATUE_COPIES or s.supply[colour] < 0:
            faults.append(f"{n} statues of colour {colour} instead of {STATUE_COPIES}")
    gold = s.supply[STATUES] + count_bits(s.statues[STATUES]) + pending.count(GOLD) + s.boxed
    if gold != GOLD_COPIES or s.supply[STATUES] < 0:
        faults.append(f"{gold} gold statues instead of {GOLD_COPIES}")
    if len(s.stores) != s.seats * STOREHOUSES or any(not 0 <= i <= GOLD + 1 for i in s.stores):
        faults.append("a storehouse holds something unknown")
    return faults


def _court(s: CarraraState) -> list[str]:
    faults = []
    stones = ADVANCED_STONES if s.advanced else NORMAL_STONES
    shared = 0
    for seat in range(s.seats):
        in_hand = 1 if s.scoring and seat == s.turn else 0
        n = count_bits(s.stones[seat]) + s.open_stones[seat] + count_bits(s.used[seat]) + in_hand
        if n != stones or s.stones[seat] >> stones or s.open_stones[seat] < 0:
            faults.append(f"seat {seat} has {n} scoring stones instead of {stones}")
        if s.used[seat] & SHARED_FIELDS & shared:
            faults.append("two stones on one field of the main board")
        shared |= s.used[seat] & SHARED_FIELDS
        if count_bits(s.used[seat] & MONEY_FIELDS) > 1:
            faults.append(f"seat {seat} has claimed both money fields")
        if s.used[seat] >> (FIELDS if s.advanced else NORMAL_FIELDS):
            faults.append(f"seat {seat} has scored a field that is not in the game")
    if shared != s.claimed:
        faults.append("the fields used on the main board are not those counted")
    if (s.holder == st.NOBODY) != (s.visit == st.NOTHING):
        faults.append("a visit without the marker, or the marker without a visit")
    visited = 0 if s.visit == st.NOTHING else 1 << s.visit
    if len({stone & ~visited for stone in s.stones}) != 1:
        faults.append("outside the visit the bonus fields differ between players (CAR-T3)")
    if visited and s.stones[s.holder] & visited:
        faults.append("the marker's holder still has a stone on the visited field")
    return faults


def _course(t: Tables, s: CarraraState) -> list[str]:
    faults = []
    expected = TERMINAL if s.stage == st.OVER else CHANCE if s.stage in DRAWN else s.turn
    if s.seat != expected:
        faults.append(f"seat {s.seat} is to move in stage {st.STAGE_NAMES[s.stage]}")
    if (s.item != st.NOTHING) != (s.stage == st.PLACING):
        faults.append(f"item {s.item} in hand in stage {st.STAGE_NAMES[s.stage]}")
    if s.stage == st.OVER and (s.trigger == st.NOBODY or s.stack_size):
        faults.append("the game is over without having been ended")
    faults += _draft(t, s)
    if not 0 <= s.rotation < LOCATIONS or not 0 <= s.statue_rotation < LOCATIONS:
        faults.append("a wheel stands between two locations")
    return faults


def _draft(t: Tables, s: CarraraState) -> list[str]:
    """The cart or the payment in progress: only blocks that are there, with their price."""
    if s.stage == st.CARTING:
        here = st.segment_at(s, s.location) * COLOURS
        there = s.wheel[here : here + COLOURS]
        at = s.location * COLOURS
        prices = t.prices[at : at + COLOURS]
        cost = sum(n * price for n, price in zip(s.chosen, prices, strict=True))
        if cost != s.due or cost > s.coins[s.turn] or not any(s.chosen):
            return [f"a cart that costs {cost}, counted {s.due}"]
    elif s.stage == st.PAYING:
        there = s.hands[s.turn * COLOURS : (s.turn + 1) * COLOURS]
    elif any(s.chosen) or s.due:
        return ["blocks are chosen outside a decision about blocks"]
    else:
        return []
    if any(n > have for n, have in zip(s.chosen, there, strict=True)):
        return ["more blocks are chosen than there are"]
    return []
