"""Reasons: the rule that forbids an action, or the use of a piece, to the player to move.

Only what the player may know: their own hand, the open tiles and the public things.
"""

from __future__ import annotations

from mypy_extensions import i64

from contrada.core.messages import Json, Message
from contrada.games.tuscany import actions as act
from contrada.games.tuscany import state as st
from contrada.games.tuscany.phases.effects import field_colour, open_fields
from contrada.games.tuscany.phases.payment import can_pay, open_units, pairs_in_hand
from contrada.games.tuscany.phases.shape import FIELDS
from contrada.games.tuscany.pieces import (
    COLOUR_NAMES,
    COLOURS,
    DARK_GREEN,
    HEXAGON,
    ITEM_KINDS,
    NOTHING,
    TILE_KINDS,
    colour_of,
)
from contrada.games.tuscany.presentation.log import the_item
from contrada.games.tuscany.rules import legal
from contrada.games.tuscany.state import TuscanyState, free_space, stored
from contrada.games.tuscany.tables import Tables

STEPS = {
    st.PAYING: "pay-first",
    st.CASTLE_TAKING: "castle-first",
    st.CASTLE_PLACING: "castle-place-first",
    st.CITY: "bonus-first",
    st.CHOOSING_BONUS: "bonus-first",
    st.AFTER: "done",
    st.ARRANGING: "arrange-first",
}
"""What has to be done before anything else, by phase."""


def reason(t: Tables, s: TuscanyState, seat: int, what: Json) -> Message | None:
    """Why a seat that has to decide cannot do this, or use this piece; None if it can."""
    if "do" in what:
        return _action(t, s, seat, t.forms.player.decode(what))
    return _piece(t, s, seat, what)


def _action(t: Tables, s: TuscanyState, seat: int, a: int) -> Message | None:
    if s.phase == st.ARRANGING:
        return _arranging(t, s, seat, a)
    if act.ARRANGE <= a < act.BONUS:
        return Message("maps-done")
    for phase, first, end in (
        (st.PAYING, act.PAY, act.CASTLE_TAKE),
        (st.CASTLE_TAKING, act.CASTLE_TAKE, act.CASTLE_PLACE),
        (st.CASTLE_PLACING, act.CASTLE_PLACE, act.NUM_ACTIONS),
        (st.CITY, act.BONUS, act.TAKE),
        (st.CHOOSING_BONUS, act.BONUS, act.TAKE),
    ):
        if s.phase == phase and not first <= a < end:
            return Message(STEPS[phase])
    if s.phase == st.AFTER and a != act.MARBLE:
        return Message("done", {"marble": int(s.marble[seat])})
    return _by_verb(t, s, seat, a)


def _by_verb(t: Tables, s: TuscanyState, seat: int, a: int) -> Message | None:
    """The reason in the phase of the verb, or in ACTION."""
    if a == act.DRAW:
        return Message("no-cards-left")
    if a == act.MARBLE:
        return _marble(s, seat)
    if a == act.END_TURN:
        return Message("no-passing")
    if a < act.ARRANGE:
        return Message("no-castle")
    if a < act.TAKE:
        return Message("bonus-gone" if s.phase != st.ACTION else "no-city")
    if a < act.EXCHANGE:
        return _take(t, s, seat, a - act.TAKE)
    if a < act.PLACE:
        tile, item = divmod(a - act.EXCHANGE, ITEM_KINDS)
        return _exchange(t, s, seat, tile, item)
    if a < act.PAY:
        item, field = divmod(a - act.PLACE, FIELDS)
        return _place(t, s, seat, item, field)
    if a < act.CASTLE_TAKE:
        return _pay(s, seat, a - act.PAY) if s.phase == st.PAYING else Message("place-first")
    if s.phase == st.ACTION:
        return Message("no-castle")
    if a < act.CASTLE_PLACE:
        return _castle_take(t, s, seat, a - act.CASTLE_TAKE)
    return _field(t, s, seat, s.castle_tile, a - act.CASTLE_PLACE)


def _arranging(t: Tables, s: TuscanyState, seat: int, a: int) -> Message:
    stage = s.stage[seat]
    if not act.ARRANGE <= a < act.BONUS:
        return Message("arrange-first")
    if a < act.SHIFT:
        return Message("order-done")
    if a < act.START_CASTLE:
        if stage == st.SHIFTING:
            return Message("no-such-shift")
        return Message("order-first" if stage == st.ORDERING else "shift-done")
    if stage != st.FOUNDING:
        return Message("map-first")
    return _wrong_colour(t, s, seat, DARK_GREEN, a - act.START_CASTLE, "castle-colour")


def _marble(s: TuscanyState, seat: int) -> Message:
    if s.marble_used == 1:
        return Message("marble-once")
    if s.marble[seat] == 0:
        return Message("no-marble")
    return Message("marble-later" if s.phase == st.ACTION else "marble-nothing")


def _open(s: TuscanyState, tile: int) -> bool:
    return tile in list(s.display)


def _take(t: Tables, s: TuscanyState, seat: int, tile: int) -> Message | None:
    if not _open(s, tile):
        return Message("not-open", {"tile": the_item(t, tile)})
    return Message("storage-full") if free_space(s, seat) == NOTHING else None


def _exchange(t: Tables, s: TuscanyState, seat: int, tile: int, item: int) -> Message | None:
    if not _open(s, tile):
        return Message("not-open", {"tile": the_item(t, tile)})
    if stored(s, seat, item) == 0:
        return Message("not-stored", {"item": the_item(t, item)})
    return Message("space-free") if free_space(s, seat) != NOTHING else None


def _place(t: Tables, s: TuscanyState, seat: int, item: int, field: int) -> Message | None:
    if stored(s, seat, item) == 0:
        return Message("not-stored", {"item": the_item(t, item)})
    if item == HEXAGON and stored(s, seat, item) <= s.fresh:
        return Message("fresh-hexagon")
    return _field(t, s, seat, item, field) or _price(s, seat, field_colour(s, seat, field))


def _field(t: Tables, s: TuscanyState, seat: int, item: int, field: int) -> Message | None:
    """Why an item cannot lie on a field, whatever it costs."""
    name = t.shape.names[field]
    colour = field_colour(s, seat, field)
    if s.covered[seat] >> field & 1:
        return Message("covered", {"field": name})
    if item != HEXAGON and colour != colour_of(item):
        return _wrong_colour(t, s, seat, colour_of(item), field, "wrong-colour")
    if not s.reach[seat] >> field & 1:
        return Message("not-adjacent", {"field": name})
    return None


def _wrong_colour(
    t: Tables, s: TuscanyState, seat: int, wanted: i64, field: int, message: str
) -> Message:
    colour = field_colour(s, seat, field)
    values = {"field": t.shape.names[field], "colour": COLOUR_NAMES[colour]}
    return Message(message, {**values, "wanted": COLOUR_NAMES[wanted]})


def _price(s: TuscanyState, seat: int, colour: i64) -> Message | None:
    pairs = pairs_in_hand(s, seat)
    if can_pay(s, seat, colour, pairs):
        return None
    own = s.hands[seat * COLOURS + colour]
    have = int(own + s.workers[seat] + pairs - (own >> 1))
    return Message("too-dear", {"colour": COLOUR_NAMES[colour], "have": have})


def _pay(s: TuscanyState, seat: int, step: int) -> Message | None:
    colour = field_colour(s, seat, s.draft_field)
    if step == act.WORKER:
        if s.workers[seat] <= s.draft_workers:
            return Message("no-worker")
    else:
        left = s.hands[seat * COLOURS + step] - s.draft[step]
        name = {"colour": COLOUR_NAMES[step]}
        if left == 0:
            return Message("no-card", name)
        if step != colour and left == 1 and open_units(s, colour) > 0:
            return Message("lonely-card", name)
    return Message("paid-enough") if open_units(s, colour) == 0 else None


def _castle_take(t: Tables, s: TuscanyState, seat: int, tile: int) -> Message | None:
    if not _open(s, tile):
        return Message("not-open", {"tile": the_item(t, tile)})
    if open_fields(s, seat, colour_of(tile)) == 0:
        return Message("fits-nowhere", {"tile": the_item(t, tile)})
    return None


# -- pieces -----------------------------------------------------------------------------------


def _piece(t: Tables, s: TuscanyState, seat: int, piece: Json) -> Message | None:
    tag = piece.get("is")
    if tag in ("card", "cards", "worker", "workers"):
        step = act.WORKER
        if tag.startswith("card"):
            if piece.get("colour") not in COLOUR_NAMES:
                return None
            step = COLOUR_NAMES.index(piece["colour"])
        return _unless_legal(t, s, seat, int(act.pay(step)))
    if tag == "marble":
        return _unless_legal(t, s, seat, act.MARBLE)
    if tag == "bonus":
        return _unless_legal(t, s, seat, act.BONUS)
    if tag == "yield":
        return Message("yield-by-cart")
    if tag == "board":
        return _unless_legal(t, s, seat, act.ARRANGE)
    if tag == "field":
        return _own_field(t, s, seat, t.shape.names.index(piece["field"]))
    plain = {**piece, "is": str(tag).removeprefix("the_")}
    if plain in t.forms.items:
        return _item(t, s, seat, t.forms.items.index(plain))
    return None


def _unless_legal(t: Tables, s: TuscanyState, seat: int, a: int) -> Message | None:
    return None if a in list(legal(t, s, seat)) else _action(t, s, seat, a)


def _item(t: Tables, s: TuscanyState, seat: int, item: int) -> Message | None:
    """A tile that is open or stored: why it can neither be taken nor placed."""
    offered = [int(a) for a in legal(t, s, seat)]
    uses = _uses(item)
    if any(a in uses for a in offered):
        return None
    if s.phase != st.ACTION:
        taking = item < TILE_KINDS and s.phase == st.CASTLE_TAKING
        return _action(t, s, seat, int(act.castle_take(item)) if taking else act.TAKE)
    if stored(s, seat, item) == 0:
        return _take(t, s, seat, item) if item < TILE_KINDS else Message("no-hexagon")
    if item == HEXAGON and stored(s, seat, item) <= s.fresh:
        return Message("fresh-hexagon")
    colours = range(COLOURS) if item == HEXAGON else [colour_of(item)]
    possible = [colour for colour in colours if open_fields(s, seat, colour) != 0]
    if not possible:
        return Message("fits-nowhere", {"tile": the_item(t, item)})
    return _price(s, seat, possible[0])


def _own_field(t: Tables, s: TuscanyState, seat: int, field: int) -> Message | None:
    """A field of the own map: why nothing can be placed on it now."""
    if s.phase == st.ARRANGING:
        return _unless_legal(t, s, seat, int(act.START_CASTLE + field))
    if s.phase == st.CASTLE_PLACING:
        return _field(t, s, seat, s.castle_tile, field)
    if s.phase != st.ACTION:
        return _action(t, s, seat, int(act.place(HEXAGON, field)))
    name = t.shape.names[field]
    if s.covered[seat] >> field & 1:
        return Message("covered", {"field": name})
    if not s.reach[seat] >> field & 1:
        return Message("not-adjacent", {"field": name})
    mine = [item for item in range(ITEM_KINDS) if stored(s, seat, item) > 0]
    if not mine:
        return Message("nothing-stored")
    found = [_place(t, s, seat, item, field) for item in mine]
    if None in found:
        return None
    # What is in the way of a fitting piece is told before the colours of the others.
    return next((one for one in found if one and one.id != "wrong-colour"), found[0])


def _uses(item: int) -> set[int]:
    """The actions that place an item or take it; that it can be thrown away is no use."""
    found = {int(act.place(item, field)) for field in range(FIELDS)}
    if item < TILE_KINDS:
        found |= {int(act.exchange(item, other)) for other in range(ITEM_KINDS)}
        found |= {int(act.take(item)), int(act.castle_take(item))}
    return found
