"""The preview of an action: its immediate effects, displayed with it."""

from __future__ import annotations

from contrada.core.messages import Json
from contrada.games.carpe_diem import actions as act
from contrada.games.carpe_diem import scoring
from contrada.games.carpe_diem import state as st
from contrada.games.carpe_diem.bots.outlook import best_use
from contrada.games.carpe_diem.boxes.validation import GAIN_NAMES
from contrada.games.carpe_diem.phases import features
from contrada.games.carpe_diem.phases.district import placements
from contrada.games.carpe_diem.phases.score import GREEN, PENALTY, due, times
from contrada.games.carpe_diem.phases.turn import next_field
from contrada.games.carpe_diem.pieces import GAINS, PLACES
from contrada.games.carpe_diem.presentation.effects import Effects
from contrada.games.carpe_diem.presentation.forms import amount_forms
from contrada.games.carpe_diem.presentation.shapes import Forms, form
from contrada.games.carpe_diem.presentation.uses import missed_cards
from contrada.games.carpe_diem.presentation.view import ALL_CELLS
from contrada.games.carpe_diem.state import CarpeDiemState
from contrada.games.carpe_diem.tables import Tables


def preview(tables: Tables, forms: Forms, s: CarpeDiemState, seat: int, a: int) -> Json:
    """The immediate effects of an action of the seat; {} if nothing is certain."""
    stage = s.stage
    if stage == st.MOVING:
        return _move(forms, s, seat, a)
    if stage == st.TAKING or stage == st.FETCHING:
        return _tile(tables, s, seat, a - act.TAKE)
    if stage == st.BUILDING:
        return {} if a == act.STORE else _build(tables, forms, s, seat, a)
    if stage == st.CHOOSING_CIRCLE:
        return _circle(tables, s, seat, a - act.CIRCLE)
    if stage == st.SPENDING:
        if a == act.FINISH:
            missed = missed_cards(tables, forms, s)
            return {"vp": -int(due(tables, s, seat)), "missed": missed}
        effects = Effects(tables, s, seat, a)
        return {"gains": effects.gained(), "gives": effects.given()}
    return {}


def _move(forms: Forms, s: CarpeDiemState, seat: int, a: int) -> Json:
    """The tiles at the destination, and the empty fields passed."""
    to = (a - act.WALK) % act.FIELDS
    waiting = [forms.tile(f) for f in s.displays[to * PLACES : (to + 1) * PLACES] if f >= 0]
    if a >= act.RUSH:
        return {"tiles": waiting, "gives": amount_forms({"bread": 1})}
    at = int(s.figures[seat])
    ways = []
    for step in (1, act.FIELDS - 1):
        if next_field(s, at, step) == to:
            passed = []
            here = (at + step) % act.FIELDS
            while here != to:
                passed.append(here + 1)
                here = (here + step) % act.FIELDS
            ways.append(passed)
    return {"tiles": waiting, "passes": min(ways, key=len)}


def _tile(tables: Tables, s: CarpeDiemState, seat: int, face: int) -> Json:
    """The cells where the tile could be built."""
    found = placements(tables, s, seat, face)
    cells = sorted({(int(a) - act.BUILD) // 4 for a in found})
    return {"cells": [form(ALL_CELLS[cell]) for cell in cells]}


def _build(tables: Tables, forms: Forms, s: CarpeDiemState, seat: int, a: int) -> Json:
    """What the tile finishes and gains, frame tasks it meets, cells it leaves unfillable."""
    effects = Effects(tables, s, seat, a)
    after = effects.after
    changes = effects.changes()
    if s.by_bread == 1:
        changes["bread"] += 1
    tasks = []
    for side in range(4):
        piece = s.frames[seat * 4 + side]
        for task in range(2):
            met = scoring.task_is_met(tables, after, seat, side, task)
            if met and not scoring.task_is_met(tables, s, seat, side, task):
                tasks.append(form(forms.pieces[piece].tasks[task]))
    to_come = features.tiles_to_come(after)
    before = features.unfillable(tables, s, seat, to_come)
    now = features.unfillable(tables, after, seat, to_come)
    return {
        "finishes": effects.finished(),
        "gains": amount_forms(changes),
        "tasks": tasks,
        "villa_vp": int(after.villas[seat] - s.villas[seat]),
        "unfillable": [form(ALL_CELLS[cell]) for cell in now if cell not in before],
    }


def _circle(tables: Tables, s: CarpeDiemState, seat: int, circle: int) -> Json:
    """The value of both cards for this player and for the others."""
    best = best_use(tables, s, seat, circle)
    cards = []
    for slot, number in (
        (tables.first_slot[circle], best.first),
        (tables.second_slot[circle], best.second),
    ):
        card = s.slots[slot]
        gains = [int(n * number) for n in tables.card_gains[card * GAINS : (card + 1) * GAINS]]
        cards.append(
            {
                "card": int(slot) + 1,
                "automatic": int(times(tables, s, seat, card))
                if tables.card_red[card] == GREEN
                else 0,
                "times": int(number),
                "gains": amount_forms(dict(zip(GAIN_NAMES, gains, strict=True))),
                "penalty": 0 if number > 0 else PENALTY,
            }
        )
    others = [
        {"seat": p, "vp": int(best_use(tables, s, p, circle).vp)}
        for p in range(s.seats)
        if p != seat
    ]
    return {"vp": int(best.vp), "steps": int(best.steps), "cards": cards, "others": others}
