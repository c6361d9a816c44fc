"""Why an action is not possible now: the rule that forbids it, as a message for the player."""

from __future__ import annotations

from contrada.core.messages import Json, Message, seat_form
from contrada.games.carpe_diem import actions as act
from contrada.games.carpe_diem import state as st
from contrada.games.carpe_diem.phases import draft
from contrada.games.carpe_diem.phases.scoring_grid import is_between_cards
from contrada.games.carpe_diem.phases.turn import display_size, next_field
from contrada.games.carpe_diem.pieces import (
    BREAD,
    FOUNTAIN_KINDS,
    GOODS,
    WARE_NAMES,
    WARES,
)
from contrada.games.carpe_diem.presentation.forms import amount_forms
from contrada.games.carpe_diem.presentation.shapes import Forms, form
from contrada.games.carpe_diem.presentation.uses import given_amounts
from contrada.games.carpe_diem.presentation.view import ALL_CELLS, STAGES
from contrada.games.carpe_diem.presentation.why_build import build_reason
from contrada.games.carpe_diem.state import CarpeDiemState
from contrada.games.carpe_diem.tables import Tables

GOOD_NAMES = (*WARE_NAMES, "coin", "bread")


def reason(tables: Tables, forms: Forms, s: CarpeDiemState, seat: int, a: int) -> Message | None:
    """The rule that forbids an action to the seat to move."""
    if a >= act.TAKE:
        return _take(tables, forms, s, a - act.TAKE)
    if a >= act.BREADS:
        return _score(tables, forms, s, a)
    if a >= act.CIRCLE:
        return _circle(tables, s, a - act.CIRCLE)
    if a >= act.RETURN:
        return _return(s, seat, a - act.RETURN)
    if a >= act.BUILD:
        return _build(tables, s, seat, a)
    return _move(s, seat, a)


def first(s: CarpeDiemState) -> Message:
    """What has to be done before anything else."""
    return Message("first", {"stage": STAGES[s.stage]})


def _move(s: CarpeDiemState, seat: int, a: int) -> Message | None:
    field = (a - act.ENTER) % act.FIELDS
    if a < act.WALK:
        if s.stage != st.ENTERING:
            return Message("entered")
        who = [p for p in range(s.seats) if s.figures[p] == field]
        return Message("field-taken", {"field": field + 1, "who": seat_form(who[0])})
    if s.stage in (st.TAKING, st.BUILDING) and not s.fetched:
        return Message("moved", {"field": s.to_field + 1})
    if s.stage in (st.CHOOSING_CIRCLE, st.SPENDING):
        return Message("scoring-now")
    if s.stage != st.MOVING:
        return first(s)
    if a >= act.RUSH and s.goods[seat * GOODS + BREAD] == 0:
        return Message("no-bread")
    if display_size(s, field) == 0:
        return Message("field-empty", {"field": field + 1})
    at = s.figures[seat]
    if field == at:
        return Message("stand-still")
    ways = sorted({int(next_field(s, at, step)) + 1 for step in (1, act.FIELDS - 1)})
    return Message("not-next", {"field": field + 1, "fields": ways})


def _take(tables: Tables, forms: Forms, s: CarpeDiemState, face: int) -> Message | None:
    if face >= tables.faces:
        return Message("no-such-tile")
    if s.stage == st.TAKING:
        return Message("tile-elsewhere", {"field": s.to_field + 1, "tile": forms.tile(face)})
    if s.stage == st.FETCHING:
        return Message("not-on-seals", {"tile": forms.tile(face)})
    if s.stage == st.BUILDING:
        return Message("tile-taken", {"tile": forms.tile(s.tile)})
    if s.stage in (st.CHOOSING_CIRCLE, st.SPENDING):
        return Message("scoring-now")
    return first(s)


def _build(tables: Tables, s: CarpeDiemState, seat: int, a: int) -> Message | None:
    if s.stage in (st.CHOOSING_CIRCLE, st.SPENDING):
        return Message("scoring-now")
    if s.stage != st.BUILDING:
        return first(s)
    empty = s.cells[seat * act.CELLS + tables.shovel] < 0
    cell = tables.shovel if a == act.STORE else (a - act.BUILD) // 4
    if empty and (a == act.STORE or cell != tables.shovel):
        return Message("shovel-first", {"cell": form(ALL_CELLS[tables.shovel])})
    return build_reason(tables, s, seat, s.tile, int(cell), (a - act.BUILD) % 4)


def _return(s: CarpeDiemState, seat: int, kind: int) -> Message | None:
    if s.stage != st.RETURNING:
        return Message("no-fountain")
    if s.hands[seat * FOUNTAIN_KINDS + kind] == 0:
        return Message("card-not-held")
    return None


def _circle(tables: Tables, s: CarpeDiemState, circle: int) -> Message | None:
    if s.stage == st.SPENDING:
        return Message("disc-placed", {"circle": s.circle + 1})
    if s.stage != st.CHOOSING_CIRCLE:
        return Message("no-scoring")
    if s.discs[circle] >= 0:
        who = seat_form(int(s.discs[circle]))
        return Message("circle-taken", {"circle": circle + 1, "who": who})
    if not is_between_cards(tables, s.seats, circle):
        return Message("circle-unused", {"circle": circle + 1, "players": s.seats})
    return None


def _score(tables: Tables, forms: Forms, s: CarpeDiemState, a: int) -> Message | None:
    if s.stage == st.CHOOSING_CIRCLE:
        return Message("disc-first")
    if s.stage != st.SPENDING:
        return Message("no-scoring-turn")
    slots = (tables.first_slot[s.circle], tables.second_slot[s.circle])
    slot = act.slot_of(a)
    if slot not in slots:
        return Message("other-card", {"first": slots[0] + 1, "second": slots[1] + 1})
    end = slots.index(slot)
    if a >= act.CLOSE and not s.card_by_card:
        return Message("no-closing")
    if s.closed >> end & 1:
        return Message("card-closed", {"card": slot + 1})
    if a >= act.CLOSE:
        return Message("nothing-left")
    return fulfil_reason(tables, forms, s, end, a)


def fulfil_reason(
    tables: Tables, forms: Forms, s: CarpeDiemState, end: int, a: int
) -> Message | None:
    """Why one of the two cards cannot be fulfilled in this way."""
    card = int(draft.card_at(tables, s, end))
    red = tables.card_red[card]
    if a >= act.PAY:
        if red == draft.GREEN:
            return Message("green-card", {"card": forms.card(card)})
        if (a < act.PAY_SET) != (red == draft.RED_SAME):
            which = "different-wares" if a < act.PAY_SET else "equal-wares"
            return Message(which, {"card": forms.card(card)})
        needs = [int(tables.card_needs[card * WARES + ware]) for ware in range(WARES)]
        how = int(draft.use_of(tables, s, a)) % st.USES - 1
        if a < act.PAY_SET and how > max(needs):
            return Message("too-many-coins", {"card": forms.card(card), "number": max(needs)})
        extra = [w for w in range(WARES) if a >= act.PAY_SET and how >> w & 1 and not needs[w]]
        if extra:
            ware = {"is": "ware", "of": WARE_NAMES[extra[0]]}
            return Message("ware-not-asked", {"card": forms.card(card), "ware": ware})
    way = int(draft.use_of(tables, s, a)) % st.USES
    costs = given_amounts(tables, card, way)
    left = dict(zip(GOOD_NAMES, (int(n) for n in draft.means(tables, s)), strict=True))
    short = {name: n for name, n in costs.items() if n > left[name]}
    if not short:
        return None
    have = [{"is": "amount", "of": name, "number": left[name]} for name in short]
    return Message("too-dear", {"costs": amount_forms(costs), "have": have})


def piece_reason(
    tables: Tables, forms: Forms, s: CarpeDiemState, seat: int, piece: Json
) -> Message | None:
    """Why a piece cannot be used now; None if it can, or if no rule can be named."""
    tag = piece["is"]
    if tag in ("frame-piece", "task"):
        return Message("frame-end")
    if tag == "tile":
        return _tile_piece(tables, forms, s, piece)
    if tag == "fountain-card":
        if s.stage != st.RETURNING:
            return Message("no-fountain")
        held = [forms.fountain(k) for k in range(FOUNTAIN_KINDS)]
        kind = held.index(piece)
        return _return(s, seat, kind)
    if tag == "scoring-card":
        return _card_piece(tables, forms, s, piece)
    if tag in ("amount", "ware"):
        return _good_piece(s, seat, str(piece["of"]))
    if tag == "cell":
        return _cell_piece(tables, s, seat, piece)
    return None


def _tile_piece(tables: Tables, forms: Forms, s: CarpeDiemState, piece: Json) -> Message | None:
    face = [forms.tile(n) for n in range(tables.faces)].index(piece)
    row = s.seals if s.stage == st.FETCHING else s.displays
    if s.stage == st.TAKING:
        row = s.displays[s.to_field * 4 : s.to_field * 4 + 4]
    if s.stage in (st.TAKING, st.FETCHING) and face in row:
        return None
    return _take(tables, forms, s, face)


def _card_piece(tables: Tables, forms: Forms, s: CarpeDiemState, piece: Json) -> Message | None:
    if s.stage == st.CHOOSING_CIRCLE:
        return Message("disc-first")
    if s.stage != st.SPENDING:
        return Message("no-scoring-turn")
    slots = (tables.first_slot[s.circle], tables.second_slot[s.circle])
    cards = [forms.card(int(s.slots[slot])) for slot in slots]
    if piece not in cards:
        return Message("other-card", {"first": slots[0] + 1, "second": slots[1] + 1})
    end = cards.index(piece)
    if s.closed >> end & 1:
        return Message("card-closed", {"card": slots[end] + 1})
    found = draft.fulfilments(tables, s, draft.nothing_used()[:0])
    if any(act.slot_of(a) == slots[end] for a in found):
        return None
    card = int(draft.card_at(tables, s, end))
    if tables.card_red[card] == draft.GREEN:
        return Message("green-card", {"card": forms.card(card)})
    return Message("card-too-dear", {"needs": forms.card(card)["needs"]})


def _good_piece(s: CarpeDiemState, seat: int, of: str) -> Message | None:
    if of not in GOOD_NAMES:
        return None
    if s.goods[seat * GOODS + GOOD_NAMES.index(of)] == 0:
        return Message("none-left")
    if of == "bread":
        usable = s.stage in (st.MOVING, st.SPENDING)
        return None if usable else Message("bread-use")
    return None if s.stage == st.SPENDING else Message("ware-use")


def _cell_piece(tables: Tables, s: CarpeDiemState, seat: int, piece: Json) -> Message | None:
    if s.stage in (st.CHOOSING_CIRCLE, st.SPENDING):
        return Message("scoring-now")
    if s.stage != st.BUILDING:
        return first(s)
    cell = (int(piece["row"]) - 1) * 6 + int(piece["column"]) - 1
    ALL_CELLS[cell]  # an unknown field is an error
    reasons = []
    for turn in range(int(tables.turns[s.tile])):
        a = int(act.build(cell, turn))
        found = _build(tables, s, seat, a)
        if found is None:
            return None
        reasons.append(found)
    larger = [r for r in reasons if r.id == "too-large"]
    return (larger or reasons)[0]
