"""The invariants of a state. Each violation is reported as a sentence."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from contrada.games.tuscany import state as st
from contrada.games.tuscany.phases.maps import count, offsets_of
from contrada.games.tuscany.phases.shape import FIELDS
from contrada.games.tuscany.pieces import (
    AGRICULTURE,
    BONUS_KINDS,
    CASTLE,
    COLOURS,
    DISPLAY,
    GOODS,
    HEXAGON,
    ITEM_KINDS,
    LIGHT_GREEN,
    MAX_SEATS,
    MIN_SEATS,
    MOST_STORAGE,
    NOTHING,
    TILE_KINDS,
    TOO_MANY,
    colour_of,
)
from contrada.games.tuscany.state import TuscanyState
from contrada.games.tuscany.tables import Tables

FIELD_COUNTS = (3, 3, 2, 4, 5, 4, 4, 5)
"""By colour (TUS-C6)."""


def check(t: Tables, s: TuscanyState) -> list[str]:
    """All invariants that the state violates."""
    if not MIN_SEATS <= s.seats <= MAX_SEATS or not st.DEALING_CARDS <= s.phase <= st.OVER:
        return [f"{s.seats} seats in phase {s.phase}"]
    maps = [fault for seat in range(s.seats) for fault in _map(t, s, seat)]
    return maps or [*_cards(t, s), *_tiles(t, s), *_supplies(t, s), *_points(s), *_course(s)]


def _part(values: vec[i64], seat: int, size: int) -> list[int]:
    return [int(value) for value in values[seat * size : (seat + 1) * size]]


def _cards(t: Tables, s: TuscanyState) -> list[str]:
    faults = []
    for colour in range(COLOURS):
        hands = [s.hands[seat * COLOURS + colour] for seat in range(s.seats)]
        n = s.deck[colour] + s.discards[colour] + sum(hands)
        if n != t.cards[colour]:
            faults.append(f"{n} cards of colour {colour} instead of {t.cards[colour]}")
        for seat in range(s.seats):
            if not 0 <= s.known[seat * COLOURS + colour] <= sum(hands) - hands[seat]:
                faults.append(f"seat {seat} knows of cards {colour} that the others do not hold")
    if any(n < 0 for part in (s.deck, s.discards, s.hands) for n in part):
        faults.append("a negative number of cards somewhere")
    if sum(s.deck) != s.deck_size or sum(s.discards) != s.discards_size:
        faults.append("the pile or the discards are not of the size that was counted")
    paying = s.phase == st.PAYING
    held = _part(s.hands, s.seat, COLOURS) if paying else [0] * COLOURS
    if any(not 0 <= n <= most for n, most in zip(s.draft, held, strict=True)):
        faults.append("cards are laid for a placement that the player does not hold")
    if not 0 <= s.draft_workers <= (s.workers[s.seat] if paying else 0):
        faults.append("workers are laid for a placement that the player does not have")
    for seat in range(s.seats):
        if sum(_part(s.hands, seat, COLOURS)) != s.hand_size[seat]:
            faults.append(f"the hand of seat {seat} is not of the size that was counted")
    return faults


def laid_tile(t: Tables, s: TuscanyState, seat: int, field: int) -> int:
    """The item on a covered field: a tile (also for the start castle) or HEXAGON."""
    if s.hexagons[seat] >> field & 1:
        return HEXAGON
    colour = next(c for c in range(COLOURS) if s.fields[seat * COLOURS + c] >> field & 1)
    if colour != LIGHT_GREEN:
        return colour
    goods = sum(1 << kind for kind in range(GOODS) if s.goods[seat * GOODS + kind] >> field & 1)
    return next(
        (tile for tile in range(AGRICULTURE, TILE_KINDS) if t.shows[tile] == goods), NOTHING
    )


def _tiles(t: Tables, s: TuscanyState) -> list[str]:
    faults, counts = _counted_tiles(t, s)
    for tile in range(TILE_KINDS):
        wanted = t.neutral[tile] + s.seats * t.own[tile]
        if counts[tile] != wanted:
            faults.append(f"{counts[tile]} tiles {tile} instead of {wanted}")
    if any(n < 0 for pool in (s.neutral, s.aside, s.box, s.own) for n in pool):
        faults.append("a negative number of tiles somewhere")
    if sum(s.neutral) != s.neutral_size:
        faults.append("the neutral tiles are not as many as were counted")
    for seat in range(s.seats):
        if sum(_part(s.own, seat, TILE_KINDS)) != s.own_left[seat]:
            faults.append(f"the stacks of seat {seat} are not of the size that was counted")
        spaces = _part(s.storage, seat, MOST_STORAGE)
        if any(item != NOTHING for item in spaces[st.capacity(s, seat) :]):
            faults.append(f"seat {seat} stores more than it has spaces")
    return faults


def _counted_tiles(t: Tables, s: TuscanyState) -> tuple[list[str], list[int]]:
    """The violations found while counting, and the number of tiles of each kind."""
    faults: list[str] = []
    counts = [0] * ITEM_KINDS
    for pool in (s.neutral, s.aside, s.box):
        for tile in range(TILE_KINDS):
            counts[tile] += pool[tile]
    for seat in range(s.seats):
        for tile in range(TILE_KINDS):
            counts[tile] += s.own[seat * TILE_KINDS + tile]
        for field in range(FIELDS):
            if s.covered[seat] >> field & 1 and field != s.castle[seat]:
                tile = laid_tile(t, s, seat, field)
                if tile == NOTHING:
                    faults.append(f"seat {seat} has an agriculture tile without goods")
                else:
                    counts[tile] += 1
    loose = [*s.display, *s.storage, s.castle_tile]
    for item in loose:
        if not NOTHING <= item < ITEM_KINDS:
            faults.append(f"an unknown item {item}")
        elif item != NOTHING:
            counts[item] += 1
    return faults, counts


def _supplies(t: Tables, s: TuscanyState) -> list[str]:
    faults = []
    for kind, (pile, out) in enumerate(zip(s.yields, s.yields_out, strict=True)):
        if pile + out != t.yields[kind] or min(pile, out) < 0:
            faults.append(f"{pile} + {out} yield cards {kind} instead of {t.yields[kind]}")
    if sum(s.yields) != s.yields_size:
        faults.append("the yield cards are not as many as were counted")
    for kind in range(BONUS_KINDS):
        taken = [s.bonus[seat * BONUS_KINDS + kind] for seat in range(s.seats)]
        if s.bonus_left[kind] + sum(taken) != t.bonus[kind] or s.bonus_left[kind] < 0:
            faults.append(f"{s.bonus_left[kind]} + {sum(taken)} bonus tiles {kind}")
    if any(n < 0 for n in (*s.marble, *s.workers)):
        faults.append("a negative number of marble or workers")
    for colour in range(COLOURS):
        complete = sum(
            1
            for seat in range(s.seats)
            if s.fields[seat * COLOURS + colour]
            and not s.fields[seat * COLOURS + colour] & ~s.covered[seat]
        )
        if s.completed[colour] != min(complete, 2):
            faults.append(f"colour {colour} is complete {complete} times, not as counted")
    return faults


def _map(t: Tables, s: TuscanyState, seat: int) -> list[str]:
    fields = _part(s.fields, seat, COLOURS)
    if s.stage[seat] < st.FOUNDING:
        return [] if not any(fields) and s.covered[seat] == 0 else [f"seat {seat} has a map early"]
    faults = []
    together = 0
    for colour, part in enumerate(fields):
        if count(part) != FIELD_COUNTS[colour] or together & part:
            faults.append(f"seat {seat} has wrong fields of colour {colour}")
        together |= part
    castle = s.castle[seat]
    if s.stage[seat] == st.ARRANGED and not fields[CASTLE] >> castle & 1:
        faults.append(f"the start castle of seat {seat} is on field {castle}")
    reach = 0
    for field in range(FIELDS):
        if s.covered[seat] >> field & 1:
            reach |= t.near[offsets_of(s.arrangement[seat]) * FIELDS + field]
    if reach != s.reach[seat]:
        faults.append(f"seat {seat} reaches other fields than its tiles touch")
    if s.covered[seat] & ~reach and count(s.covered[seat]) > 1:
        faults.append(f"seat {seat} has a tile that touches no other")
    if s.hexagons[seat] & ~s.covered[seat]:
        faults.append(f"seat {seat} has a hexagon on an empty field")
    return faults


def _points(s: TuscanyState) -> list[str]:
    faults = []
    for seat in range(s.seats):
        if sum(_part(s.green_from, seat, st.GREEN_SOURCES)) != s.green[seat]:
            faults.append(f"the green points of seat {seat} are not those of their sources")
        if sum(_part(s.red_from, seat, st.SOURCES)) != s.red[seat]:
            faults.append(f"the red points of seat {seat} are not those of their sources")
    return faults


def _course(s: TuscanyState) -> list[str]:
    faults = []
    if (s.phase == st.OVER) != (s.scorings == 3):
        faults.append(f"{s.scorings} scorings in phase {s.phase}")
    pending = (
        (st.REFILLING, s.slot != NOTHING),
        (st.CLEARING, s.to_open > 0),
        (st.DRAWING, s.due_cards > 0),
        (st.PAYING, s.draft_item != NOTHING),
        (st.CITY, s.due_bonus > 0),
    )
    for phase, open_ in pending:
        if (s.phase == phase) != open_ and not (phase == st.CLEARING and s.phase == st.REFILLING):
            faults.append(f"phase {s.phase}, but what phase {phase} settles is {open_}")
    shown = [colour_of(tile) for tile in s.display if tile != NOTHING]
    crowded = [colour for colour in set(shown) if shown.count(colour) >= TOO_MANY]
    if crowded and s.phase != st.CLEARING and s.neutral_size > 0:
        faults.append(f"{shown.count(crowded[0])} open tiles of colour {crowded[0]}")
    if s.phase > st.OPENING and len(s.display) != DISPLAY:
        faults.append(f"{len(s.display)} places in the display")
    return faults
