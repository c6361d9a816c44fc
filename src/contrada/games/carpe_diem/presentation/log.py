"""The log: what a seat or a spectator sees of an action."""

from __future__ import annotations

from contrada.core.game import CHANCE
from contrada.core.messages import Json, seat_form
from contrada.games.carpe_diem import actions as act
from contrada.games.carpe_diem import state as st
from contrada.games.carpe_diem.phases import deal, score
from contrada.games.carpe_diem.pieces import PLACES
from contrada.games.carpe_diem.presentation.effects import Effects
from contrada.games.carpe_diem.presentation.forms import amount_forms
from contrada.games.carpe_diem.presentation.shapes import Forms, form
from contrada.games.carpe_diem.presentation.uses import missed_cards, use_forms
from contrada.games.carpe_diem.presentation.view import SIDES
from contrada.games.carpe_diem.state import CarpeDiemState
from contrada.games.carpe_diem.tables import Tables


def redact(
    tables: Tables, forms: Forms, s: CarpeDiemState, actor: int, a: int, viewer: int
) -> Json | None:
    """The log entry of an action about to be played, as a seat may see it.

    Moving and taking are part of the log entry for the building that completes the decision, the
    fulfilments of a scoring turn of the entry for its end.
    """
    if actor == CHANCE:
        return _chance_entry(tables, forms, s, a, viewer)
    stage = s.stage
    if stage == st.MOVING or stage == st.TAKING or stage == st.FETCHING:
        return None
    if stage == st.BUILDING:
        return _built(tables, forms, s, actor, a)
    if stage == st.RETURNING:
        return _returned(tables, forms, s, actor, a, viewer)
    if stage == st.CHOOSING_CIRCLE:
        return _disc(tables, forms, s, actor, a)
    if stage == st.SPENDING:
        return _finished(tables, forms, s, actor) if a == act.FINISH else None
    return {"do": "enter", "field": a - act.ENTER + 1}


def _chance_entry(tables: Tables, forms: Forms, s: CarpeDiemState, a: int, viewer: int) -> Json:
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
            "fountain_card": forms.fountain(a - act.FOUNTAIN_CARD),
        }
    if a >= act.CARD:
        card = forms.card(a - act.CARD)
        return {"do": "card", "card": card, "slot": int(deal.next_slot(tables, s)) + 1}
    to = seat_form(s.dealt // deal.PARTS)
    if a >= act.FRAME:
        side = SIDES[s.dealt % deal.PARTS - 1]
        return {"do": "frame", "to": to, "side": side, "piece": form(forms.pieces[a - act.FRAME])}
    if a >= act.TABLEAU:
        return {"do": "tableau", "to": to, "tableau": a - act.TABLEAU + 1}
    return {"do": "starter", "seat": seat_form(a - act.STARTER)}


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
        entry["shovel"] = bool(cell == tables.shovel)
        entry["finished"] = effects.finished() or None
    changes = effects.changes()
    if s.by_bread == 1:
        changes["bread"] += 1
    _tell(entry, changes)
    return entry


def _tell(entry: Json, changes: Json) -> None:
    """Add the amounts given and gained."""
    entry["gives"] = amount_forms({name: -n for name, n in changes.items() if n < 0}) or None
    entry["gains"] = amount_forms({name: n for name, n in changes.items() if n > 0}) or None


def _returned(
    tables: Tables, forms: Forms, s: CarpeDiemState, actor: int, a: int, viewer: int
) -> Json:
    entry: Json = {"do": "return_hidden"}
    if actor == viewer:
        entry = {"do": "return", "fountain_card": forms.fountain(a - act.RETURN)}
    _tell(entry, Effects(tables, s, actor, a).changes())
    return entry


def _disc(tables: Tables, forms: Forms, s: CarpeDiemState, actor: int, a: int) -> Json:
    number = a - act.CIRCLE
    entry: Json = {
        "do": "circle",
        "circle": number + 1,
        "first": forms.card(s.slots[tables.first_slot[number]]),
        "second": forms.card(s.slots[tables.second_slot[number]]),
        "gains": Effects(tables, s, actor, a).gained() or None,
    }
    return entry


def _finished(tables: Tables, forms: Forms, s: CarpeDiemState, actor: int) -> Json:
    """The entry for a whole scoring turn: what was given for which card, gains and penalties."""
    uses = use_forms(tables, forms, s)
    gains: Json = {}
    for use in uses:
        for amount in use["card"]["gains"]:
            name = amount["of"]
            gains[name] = gains.get(name, 0) + amount["number"] * use["times"]
    after = s.copy()
    score.apply(tables, after, actor, act.FINISH)
    at = actor * st.SOURCES + st.FROM_PENALTIES
    lost = int(s.points[at] - after.points[at])
    return {
        "do": "finish",
        "uses": uses or None,
        "gains": amount_forms(gains) or None,
        "missed": missed_cards(tables, forms, s) or None,
        "lost": lost,
    }
