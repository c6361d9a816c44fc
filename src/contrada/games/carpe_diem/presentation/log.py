"""The log: what a seat or a spectator sees of an action."""

from __future__ import annotations

from contrada.core.game import CHANCE
from contrada.core.messages import Json, seat_form
from contrada.games.carpe_diem import actions as act
from contrada.games.carpe_diem import state as st
from contrada.games.carpe_diem.phases import deal
from contrada.games.carpe_diem.phases.scoring_grid import FIRST_SLOT, SECOND_SLOT
from contrada.games.carpe_diem.pieces import KIND_NAMES, PLACES
from contrada.games.carpe_diem.presentation.effects import Effects
from contrada.games.carpe_diem.presentation.forms import amount_forms
from contrada.games.carpe_diem.presentation.shapes import Forms, form
from contrada.games.carpe_diem.presentation.view import SIDES
from contrada.games.carpe_diem.state import CarpeDiemState
from contrada.games.carpe_diem.tables import Tables


def redact(
    tables: Tables, forms: Forms, s: CarpeDiemState, actor: int, a: int, viewer: int
) -> Json | None:
    """The log entry of an action about to be played, as a seat may see it.

    Moving and taking are part of the log entry for the building that completes the decision.
    """
    if actor == CHANCE:
        return _chance_entry(forms, s, a, viewer)
    stage = s.stage
    if stage == st.MOVING or stage == st.TAKING or stage == st.FETCHING:
        return None
    if stage == st.BUILDING:
        return _built(tables, forms, s, actor, a)
    if stage == st.RETURNING:
        return _returned(tables, s, actor, a, viewer)
    if stage == st.CHOOSING_CIRCLE:
        return _disc(tables, forms, s, actor, a)
    if stage == st.SPENDING:
        return _spent(tables, forms, s, actor, a)
    return {"do": "enter", "field": a - act.ENTER + 1}


def _chance_entry(forms: Forms, s: CarpeDiemState, a: int, viewer: int) -> Json:
    if a >= act.TILE:
        tile = forms.tile(a - act.TILE)
        if s.stage == st.DEAL_SEALS:
            return {"do": "lay_seal", "tile": tile}
        return {"do": "lay_display", "field": int(s.dealt // PLACES) + 1, "tile": tile}
    if a >= act.FOUNTAIN_CARD:
        if s.seat != viewer:
            return {"do": "draw_hidden", "to": seat_form(s.seat)}
        return {
            "do": "draw",
            "to": seat_form(s.seat),
            "fountain_card": _fountain(a - act.FOUNTAIN_CARD),
        }
    if a >= act.CARD:
        card = forms.card(a - act.CARD)
        return {"do": "card", "card": card, "slot": int(deal.next_slot(s)) + 1}
    to = seat_form(s.dealt // deal.PARTS)
    if a >= act.FRAME:
        side = SIDES[s.dealt % deal.PARTS - 1]
        return {"do": "frame", "to": to, "side": side, "piece": form(forms.pieces[a - act.FRAME])}
    if a >= act.TABLEAU:
        return {"do": "tableau", "to": to, "tableau": a - act.TABLEAU + 1}
    return {"do": "starter", "seat": seat_form(a - act.STARTER)}


def _fountain(kind: int) -> Json:
    return {"is": "fountain-card", "of": KIND_NAMES[kind]}


def _built(tables: Tables, forms: Forms, s: CarpeDiemState, actor: int, a: int) -> Json:
    """The entry for a tile built or stored, with the move that led to it and its effects."""
    effects = Effects(tables, s, actor, a)
    removed = list(effects.after.removed[len(s.removed) :])
    entry: Json = {"do": "store" if a == act.STORE else "build", "tile": forms.tile(s.tile)}
    if s.fetched != 0:
        entry["do"] = "store_fetched" if a == act.STORE else "build_fetched"
    else:
        entry["field"] = int(s.to_field) + 1
        entry["by_bread"] = s.by_bread == 1
        entry["removed"] = [forms.tile(face) for face in removed] or None
    if a != act.STORE:
        cell, turn = divmod(a - act.BUILD, 4)
        entry["row"] = cell // 6 + 1
        entry["column"] = cell % 6 + 1
        entry["turn"] = turn
        entry["finished"] = effects.finished() or None
    changes = effects.changes()
    if s.by_bread == 1:
        changes["bread"] += 1
    _tell(entry, changes)
    return entry


def _tell(entry: Json, changes: Json) -> None:
    """Add the amounts gained and given."""
    entry["gains"] = amount_forms({name: n for name, n in changes.items() if n > 0}) or None
    entry["gives"] = amount_forms({name: -n for name, n in changes.items() if n < 0}) or None


def _returned(tables: Tables, s: CarpeDiemState, actor: int, a: int, viewer: int) -> Json:
    entry: Json = {"do": "return_hidden"}
    if actor == viewer:
        entry = {"do": "return", "fountain_card": _fountain(a - act.RETURN)}
    _tell(entry, Effects(tables, s, actor, a).changes())
    return entry


def _disc(tables: Tables, forms: Forms, s: CarpeDiemState, actor: int, a: int) -> Json:
    number = a - act.CIRCLE
    entry: Json = {
        "do": "circle",
        "circle": number + 1,
        "first": forms.card(s.slots[FIRST_SLOT[number]]),
        "second": forms.card(s.slots[SECOND_SLOT[number]]),
        "gains": Effects(tables, s, actor, a).gained() or None,
    }
    return entry


def _spent(tables: Tables, forms: Forms, s: CarpeDiemState, actor: int, a: int) -> Json:
    effects = Effects(tables, s, actor, a)
    if a == act.FINISH:
        return {"do": "finish", "lost": -effects.changes()["vp"]}
    slot = act.slot_of(a)
    entry: Json = {"do": "breads" if a < act.PAY else "pay", "card": forms.card(s.slots[slot])}
    changes = effects.changes()
    if a < act.PAY:
        changes["bread"] += 3
    _tell(entry, changes)
    return entry
