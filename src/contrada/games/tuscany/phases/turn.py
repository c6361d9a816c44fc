"""The turn: draw, take or place; the extra action for a marble."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from contrada.games.tuscany.actions import (
    CASTLE_PLACE,
    CASTLE_TAKE,
    DRAW,
    END_TURN,
    EXCHANGE,
    MARBLE,
    PLACE,
    SKIP_CASTLE,
    TAKE,
)
from contrada.games.tuscany.phases.display import lift
from contrada.games.tuscany.phases.effects import open_fields
from contrada.games.tuscany.phases.maps import lowest
from contrada.games.tuscany.phases.payment import can_pay, pairs_in_hand
from contrada.games.tuscany.phases.shape import FIELDS
from contrada.games.tuscany.pieces import (
    COLOURS,
    DISPLAY,
    HEXAGON,
    ITEM_KINDS,
    MOST_STORAGE,
    NOTHING,
    colour_of,
)
from contrada.games.tuscany.state import TuscanyState, free_space, stored

# -- what may be done -------------------------------------------------------------------------


def action_choices(s: TuscanyState, seat: i64) -> vec[i64]:
    """Draw, take or place; ending the turn only if nothing else is possible (TUS-T6)."""
    out = vec[i64](capacity=16)
    if s.deck_size + s.discards_size > 0:
        out = append(out, DRAW)
    out = taking_choices(s, seat, out)
    out = placing_choices(s, seat, out)
    if len(out) == 0:
        out = append(out, END_TURN)
    return out


def taking_choices(s: TuscanyState, seat: i64, out: vec[i64]) -> vec[i64]:
    """Each different open tile; with a full storage also the item to remove (TUS-T2)."""
    display = s.display
    full = free_space(s, seat) == NOTHING
    items = different_items(s, seat) if full else vec[i64]()
    seen: i64 = 0
    for i in range(i64(DISPLAY)):
        tile = display[i]
        if tile == NOTHING or (seen >> tile) & 1 != 0:
            continue
        seen |= 1 << tile
        if not full:
            out = append(out, TAKE + tile)
            continue
        for j in range(len(items)):
            out = append(out, EXCHANGE + tile * ITEM_KINDS + items[j])
    return out


def different_items(s: TuscanyState, seat: i64) -> vec[i64]:
    """The items in a storage, each once, in the order of their spaces."""
    out = vec[i64](capacity=MOST_STORAGE)
    storage = s.storage
    seen: i64 = 0
    for space in range(seat * MOST_STORAGE, (seat + 1) * MOST_STORAGE):
        item = storage[space]
        if item != NOTHING and (seen >> item) & 1 == 0:
            seen |= 1 << item
            out = append(out, item)
    return out


def placing_choices(s: TuscanyState, seat: i64, out: vec[i64]) -> vec[i64]:
    """Each stored item on each field where it fits and is affordable (TUS-T3)."""
    pairs: i64 = NOTHING
    seen: i64 = 0
    for space in range(seat * MOST_STORAGE, (seat + 1) * MOST_STORAGE):
        item = s.storage[space]
        if item == NOTHING or (seen >> item) & 1 != 0:
            continue
        seen |= 1 << item
        if pairs == NOTHING:
            pairs = pairs_in_hand(s, seat)
        base: i64 = PLACE + item * FIELDS
        if item != HEXAGON:
            out = field_choices(s, seat, colour_of(item), pairs, base, out)
        elif stored(s, seat, HEXAGON) > s.fresh:
            for colour in range(COLOURS):
                out = field_choices(s, seat, colour, pairs, base, out)
    return out


def field_choices(
    s: TuscanyState, seat: i64, colour: i64, pairs: i64, base: i64, out: vec[i64]
) -> vec[i64]:
    """`base` + field for each reachable and affordable field of a colour."""
    fields = open_fields(s, seat, colour)
    if fields != 0 and can_pay(s, seat, colour, pairs):
        while fields != 0:
            out = append(out, base + lowest(fields))
            fields = fields & (fields - 1)
    return out


def can_act(s: TuscanyState, seat: i64) -> bool:
    """Whether any action but passing is possible."""
    if s.deck_size + s.discards_size > 0:
        return True
    for i in range(DISPLAY):
        if s.display[i] != NOTHING:
            return True
    return len(placing_choices(s, seat, vec[i64]())) > 0


def castle_choices(s: TuscanyState, seat: i64) -> vec[i64]:
    """Decline, or any open tile that fits (TUS-P3)."""
    out = vec[i64](capacity=DISPLAY)
    out = append(out, SKIP_CASTLE)
    seen: i64 = 0
    for i in range(DISPLAY):
        tile = s.display[i]
        if tile != NOTHING and (seen >> tile) & 1 == 0:
            seen |= 1 << tile
            if open_fields(s, seat, colour_of(tile)) != 0:
                out = append(out, CASTLE_TAKE + tile)
    return out


def castle_fields(s: TuscanyState, seat: i64) -> vec[i64]:
    """The fields for the tile that the castle has taken (TUS-P3)."""
    out = vec[i64](capacity=COLOURS)
    fields = open_fields(s, seat, colour_of(s.castle_tile))
    while fields != 0:
        out = append(out, CASTLE_PLACE + lowest(fields))
        fields = fields & (fields - 1)
    return out


def after_choices(s: TuscanyState, seat: i64) -> vec[i64]:
    """End the turn, or buy one more action with a marble (TUS-T4)."""
    out = vec[i64](capacity=2)
    out = append(out, END_TURN)
    if can_act(s, seat):
        out = append(out, MARBLE)
    return out


# -- what it does -----------------------------------------------------------------------------


def take_tile(s: TuscanyState, tile: i64) -> None:
    """Move an open tile to a free storage space (TUS-T2)."""
    s.storage[free_space(s, s.turn)] = tile
    lift(s, tile)


def remove_stored(s: TuscanyState, item: i64) -> None:
    """Remove an item from the storage of the current player."""
    base = s.turn * MOST_STORAGE
    for i in range(MOST_STORAGE):
        if s.storage[base + i] == item:
            s.storage[base + i] = NOTHING
            return


def exchange(s: TuscanyState, tile: i64, item: i64) -> None:
    """Remove a stored item to make room: a tile to the box, a hexagon to the supply (TUS-T2)."""
    remove_stored(s, item)
    if item == HEXAGON:
        if s.fresh > 0:
            s.fresh -= 1
    else:
        s.box[item] += 1
    take_tile(s, tile)


def draw_card(s: TuscanyState, colour: i64) -> None:
    """Move a card from the pile to the hand."""
    seat = s.turn
    s.deck[colour] -= 1
    s.deck_size -= 1
    s.hands[seat * COLOURS + colour] += 1
    s.hand_size[seat] += 1
    s.due_cards -= 1


def cards_ready(s: TuscanyState) -> bool:
    """Whether a card can be drawn; reshuffles the discards if the pile is empty (TUS-T1)."""
    if s.deck_size > 0:
        return True
    if s.discards_size == 0:
        s.due_cards = 0
        return False
    for colour in range(COLOURS):
        s.deck[colour] = s.discards[colour]
        s.discards[colour] = 0
        all_hands: i64 = 0
        for seat in range(s.seats):
            all_hands += s.hands[seat * COLOURS + colour]
        for seat in range(s.seats):
            s.known[seat * COLOURS + colour] = all_hands - s.hands[seat * COLOURS + colour]
    s.deck_size = s.discards_size
    s.discards_size = 0
    s.shuffles += 1
    return True
