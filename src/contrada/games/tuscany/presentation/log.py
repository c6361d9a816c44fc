"""The log: what a seat or a spectator sees of an action."""

from __future__ import annotations

import msgspec

from contrada.core.game import CHANCE
from contrada.core.messages import Json, seat_form
from contrada.games.tuscany import actions as act
from contrada.games.tuscany import state as st
from contrada.games.tuscany.phases.display import open_neutral, refill
from contrada.games.tuscany.phases.effects import (
    field_colour,
)
from contrada.games.tuscany.phases.maps import FIELD_NAMES
from contrada.games.tuscany.phases.setup import dealt_to, finished_maps
from contrada.games.tuscany.pieces import (
    COLOUR_NAMES,
    NOTHING,
    TOO_MANY,
    YIELD_HEXAGON,
    colour_of,
)
from contrada.games.tuscany.presentation.preview import placement
from contrada.games.tuscany.presentation.view import boards_as_laid, to_next_scoring
from contrada.games.tuscany.scoring import left_over
from contrada.games.tuscany.state import TuscanyState
from contrada.games.tuscany.tables import Tables


def redact(t: Tables, s: TuscanyState, actor: int, a: int, viewer: int) -> Json | None:
    """The log entry of an action about to be played, as a seat may see it."""
    if actor == CHANCE:
        return _chance_entry(t, s, a, viewer)
    if a == act.END_TURN and s.phase == st.ACTION:
        return {"do": "pass"}
    if a < act.ARRANGE:
        return act.PLAYER.encode(a)
    if a < act.BONUS:
        return _arranging_entry(s, actor, a)
    if act.is_place(a):
        return None
    if act.is_pay(a):
        return _placed(t, s, a - act.PAY)
    if a >= act.CASTLE_PLACE:
        return _castle_placed(t, s, a - act.CASTLE_PLACE)
    return act.PLAYER.encode(a)


def _arranging_entry(s: TuscanyState, actor: int, a: int) -> Json | None:
    """No entry until the last map is finished; then one with all maps."""
    if a < act.START_CASTLE or finished_maps(s) < s.seats - 1:
        return None
    maps = []
    for p in range(s.seats):
        castle = a - act.START_CASTLE if p == actor else s.castle[p]
        boards = [msgspec.to_builtins(board) for board in boards_as_laid(s, p)]
        maps.append(
            {"is": "map", "who": seat_form(p), "boards": boards, "castle": FIELD_NAMES[castle]}
        )
    return {"do": "revealed", "maps": maps}


def _placed(t: Tables, s: TuscanyState, payment: int) -> Json:
    seat, item, field = s.turn, s.draft_item, s.draft_field
    colour = COLOUR_NAMES[field_colour(s, seat, field)]
    paid = []
    cards: dict[str, int] = {}
    for unit in act.payment_form(payment):
        if unit["is"] == "workers":
            paid.append(unit)
        elif unit["is"] == "own_cards":
            cards[colour] = unit["count"]
        else:
            cards[unit["colour"]] = cards.get(unit["colour"], 0) + 2
    paid += [{"is": "cards", "colour": name, "count": count} for name, count in cards.items()]
    return {
        "do": "placed",
        "item": act.item_form(item),
        "field": FIELD_NAMES[field],
        "colour": colour,
        "paid": paid,
        **placement(t, s, seat, item, field),
    }


def _castle_placed(t: Tables, s: TuscanyState, field: int) -> Json:
    return {
        "do": "castle_placed",
        "item": act.item_form(s.castle_tile),
        "field": FIELD_NAMES[field],
        **placement(t, s, s.turn, s.castle_tile, field),
    }


def _chance_entry(t: Tables, s: TuscanyState, a: int, viewer: int) -> Json:
    if a == act.SCORE:
        return _scoring(s)
    if a >= act.YIELD:
        return _yield(t, s, a - act.YIELD)
    if a >= act.OPEN_TILE:
        return _opened(s, a)
    if a >= act.DEAL_BOARD:
        to = dealt_to(s)
        board = act.BOARD_NAMES[a - act.DEAL_BOARD]
        if to != viewer:
            return {"do": "deal_board_hidden", "to": seat_form(to), "letter": board[0]}
        return {"do": "deal_board", "to": seat_form(to), "board": board}
    if a >= act.DRAW_CARD:
        to = s.turn if s.phase == st.DRAWING else dealt_to(s)
        do = "drew" if s.phase == st.DRAWING else "deal"
        if to != viewer:
            return {"do": do + "_hidden", "to": seat_form(to)}
        return {"do": do, "to": seat_form(to), "card": act.card_form(a - act.DRAW_CARD)}
    return {"do": "starter", "seat": seat_form(a - act.STARTER)}


def _opened(s: TuscanyState, a: int) -> Json:
    """The entry for a tile opened into the display, which may clear a colour (TUS-T5)."""
    own = a >= act.REFILL
    tile = a - (act.REFILL if own else act.OPEN_TILE)
    after = s.copy()
    if own:
        refill(after, tile)
    else:
        open_neutral(after, tile)
    entry: Json = {"do": "refill" if own else "open_tile", "tile": act.item_form(tile)}
    aside = [i for i in range(len(s.display)) if after.display[i] == NOTHING != s.display[i]]
    if not own and s.phase == st.CLEARING and s.to_open == 1:
        shown = [colour_of(x) for x in after.display if x != NOTHING]
        crowd = [c for c in set(shown) if shown.count(c) >= TOO_MANY]
        if crowd:
            entry["cleared"] = COLOUR_NAMES[crowd[0]]
            entry["count"] = shown.count(crowd[0])
    elif own and after.to_open > 0:
        entry["cleared"] = COLOUR_NAMES[colour_of(s.display[aside[0]])] if aside else "none"
        entry["count"] = after.to_open
    entry.setdefault("cleared", "none")
    entry.setdefault("count", 0)
    if own:
        entry["by"] = seat_form(s.turn)
        entry["left"] = to_next_scoring(after, s.turn)
        entry["ends"] = "yes" if after.triggered > s.triggered else "no"
    return entry


def _yield(t: Tables, s: TuscanyState, kind: int) -> Json:
    full = st.free_space(s, s.turn) == NOTHING
    return {
        "do": "yield",
        "by": seat_form(s.turn),
        "yield": act.YIELD_FORMS[kind],
        "amount": t.yield_amount[kind],
        "surplus": "yes" if kind == YIELD_HEXAGON and full else "no",
    }


def _scoring(s: TuscanyState) -> Json:
    """The entry for a scoring; the last one includes the points for leftovers."""
    last = s.scorings == 2
    gains = []
    for p in range(s.seats):
        left = sum(left_over(s, p, source) for source in range(st.FROM_ITEMS, st.SOURCES))
        extra = left if last else 0
        gains.append(
            {
                "is": "gain",
                "who": seat_form(p),
                "green": s.green[p],
                "left": extra,
                "total": s.red[p] + s.green[p] + extra,
            }
        )
    return {"do": "final_scoring" if last else "scoring", "number": s.scorings + 1, "gains": gains}
