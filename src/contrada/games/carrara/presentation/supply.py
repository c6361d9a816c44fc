"""What is still to come: the bag, the stack of buildings and the open supplies."""

from __future__ import annotations

from contrada.core.messages import Message, Supply, SupplyRow
from contrada.games.carrara import actions as act
from contrada.games.carrara import state as st
from contrada.games.carrara.check import all_monuments, decoration_copies, tiles_in_game
from contrada.games.carrara.pieces import (
    CITY_NAMES,
    COLOURS,
    COPIES,
    DECORATIONS,
    GOLD,
    IMPROVEMENTS,
    SECOND_THREE,
    SLOTS,
    STATUE_COPIES,
    STATUES,
    TILES,
)
from contrada.games.carrara.presentation.forms import reward_form
from contrada.games.carrara.state import CarraraState
from contrada.games.carrara.tables import Tables


def supply(t: Tables, s: CarraraState, viewer: int) -> list[Supply]:
    """The supplies as far as a viewer may know them."""
    found = [_bag(s, viewer), _stack(s), _monuments(s), _improvements(t, s)]
    if s.advanced == 1:
        found += [_decorations(s), _statues(s)]
    return found


def _bag(s: CarraraState, viewer: int) -> Supply:
    """The bag by colour; together with the blocks behind the others' screens if these are hidden,
    because the bag alone would tell them (CAR-S3).
    """
    is_open = s.open_screens == 1 or s.stage == st.OVER
    rows = []
    for colour in range(COLOURS):
        left = s.bag[colour]
        if not is_open:
            hidden = [s.hands[p * COLOURS + colour] for p in range(s.seats) if p != viewer]
            left += sum(hidden)
        rows.append(SupplyRow(act.block_form(colour), COPIES - left, left))
    note = None if is_open else Message("screens")
    return Supply("bag", sum(row.left for row in rows), rows, note)


def _stack(s: CarraraState) -> Supply:
    """The buildings of the face-down stack; the two of value 3 are one kind."""
    rows = []
    for piece in range(TILES):
        if piece % SLOTS == SECOND_THREE or not tiles_in_game(s.seats) >> piece & 1:
            continue
        alike = [piece]
        if piece % SLOTS == SECOND_THREE - 1 and tiles_in_game(s.seats) >> (piece + 1) & 1:
            alike.append(piece + 1)
        left = sum(s.stack >> each & 1 for each in alike)
        rows.append(SupplyRow(act.building_form(piece), len(alike) - left, left))
    return Supply("stack", s.stack_size, rows)


def _monuments(s: CarraraState) -> Supply:
    rows = []
    for piece in range(TILES):
        if all_monuments() >> piece & 1:
            left = s.monuments >> piece & 1
            rows.append(SupplyRow(act.building_form(piece), 1 - left, left))
    return Supply("monuments", sum(row.left for row in rows), rows)


def _improvements(t: Tables, s: CarraraState) -> Supply:
    """The improvements; equal ones of a city are one kind."""
    rows: list[SupplyRow] = []
    for place in range(IMPROVEMENTS):
        if not t.improvements >> place & 1:
            continue
        reward = reward_form(t.improved_coins[place], t.improved_points[place])
        piece = {"is": "better", "city": CITY_NAMES[place // 2], "reward": reward}
        left = s.improvements >> place & 1
        if rows and rows[-1].piece == piece:
            before = rows.pop()
            rows.append(SupplyRow(piece, before.seen + 1 - left, before.left + left))
        else:
            rows.append(SupplyRow(piece, 1 - left, left))
    return Supply("improvements", sum(row.left for row in rows), rows)


def _decorations(s: CarraraState) -> Supply:
    copies = decoration_copies(s.seats)
    rows = [
        SupplyRow(act.item_form(kind), copies - s.decorations[kind], s.decorations[kind])
        for kind in range(DECORATIONS)
    ]
    return Supply("decorations", sum(s.decorations), rows)


def _statues(s: CarraraState) -> Supply:
    """The coloured statues, and the gold ones at the Royal Court."""
    rows = [
        SupplyRow(act.item_form(DECORATIONS + c), STATUE_COPIES - s.supply[c], s.supply[c])
        for c in range(STATUES)
    ]
    gold = s.supply[STATUES]
    rows.append(SupplyRow(act.item_form(GOLD), 2 * s.seats - gold, gold))
    return Supply("statues", sum(row.left for row in rows), rows)
