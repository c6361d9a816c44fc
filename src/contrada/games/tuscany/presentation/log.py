"""The log: what a seat or a spectator sees of an action."""

from __future__ import annotations

import msgspec

from contrada.core.game import CHANCE
from contrada.core.messages import Json, seat_form
from contrada.games.tuscany import actions as act
from contrada.games.tuscany import state as st
from contrada.games.tuscany.phases.display import open_neutral, refill
from contrada.games.tuscany.phases.effects import field_colour
from contrada.games.tuscany.phases.payment import completes
from contrada.games.tuscany.phases.setup import dealt_to, finished_maps
from contrada.games.tuscany.pieces import (
    BONUS_STORAGE,
    COLOUR_NAMES,
    GIFTS,
    MOST_STORAGE,
    NOTHING,
    SCORINGS,
    STORAGE_POINTS,
    SURPLUS_POINTS,
    TOO_MANY,
    YIELD_HEXAGON,
    colour_of,
)
from contrada.games.tuscany.presentation.gains import placement
from contrada.games.tuscany.presentation.view import boards_as_laid, to_next_scoring
from contrada.games.tuscany.presentation.ways import laid_counts, pieces_of
from contrada.games.tuscany.scoring import left_over
from contrada.games.tuscany.state import TuscanyState
from contrada.games.tuscany.tables import Tables


def the_item(t: Tables, item: int) -> Json:
    """An item with its definite article, as the object of a sentence."""
    form = t.forms.items[item]
    return {**form, "is": f"the_{form['is']}"}


def redact(t: Tables, s: TuscanyState, actor: int, a: int, viewer: int) -> Json | None:
    """The log entry of an action about to be played, as a seat may see it."""
    if actor == CHANCE:
        return _chance_entry(t, s, a, viewer)
    if a == act.END_TURN and s.phase == st.ACTION:
        return {"do": "pass"}
    if a < act.ARRANGE:
        return t.forms.player.encode(a)
    if a < act.BONUS:
        return _arranging_entry(t, s, actor, a)
    if a < act.TAKE:
        points = STORAGE_POINTS if a - act.BONUS == BONUS_STORAGE else 0
        return {**t.forms.player.encode(a), "points": points}
    if a < act.EXCHANGE:
        return {"do": "take", "tile": the_item(t, a - act.TAKE)}
    if a < act.PLACE:
        tile, item = divmod(a - act.EXCHANGE, len(t.forms.items))
        return {"do": "exchange", "tile": the_item(t, tile), "for": the_item(t, item)}
    if a < act.CASTLE_TAKE:
        done = act.is_pay(a) and completes(s, a - act.PAY)
        return _placed(t, s, a - act.PAY) if done else None
    if a < act.CASTLE_PLACE:
        return {"do": "castle_take", "tile": the_item(t, a - act.CASTLE_TAKE)}
    return _castle_placed(t, s, a - act.CASTLE_PLACE)


def _arranging_entry(t: Tables, s: TuscanyState, actor: int, a: int) -> Json | None:
    """No entry until the last map is finished; then one with all maps."""
    if a < act.START_CASTLE or finished_maps(s) < s.seats - 1:
        return None
    maps = []
    for p in range(s.seats):
        castle = t.shape.names[a - act.START_CASTLE if p == actor else s.castle[p]]
        boards = [msgspec.to_builtins(board) for board in boards_as_laid(s, p)]
        maps.append({"is": "map", "who": seat_form(p), "boards": boards, "castle": castle})
    return {"do": "revealed", "maps": maps}


def _placed(t: Tables, s: TuscanyState, last: int) -> Json:
    """The entry for a placement whose payment this step completes."""
    seat, item, field = s.turn, s.draft_item, s.draft_field
    paid = laid_counts(s)
    paid[last] += 1
    found = placement(t, s, seat, item, field, freed=True)
    return {
        "do": "placed",
        "item": the_item(t, item),
        "field": t.shape.names[field],
        "colour": COLOUR_NAMES[field_colour(s, seat, field)],
        "paid": [msgspec.to_builtins(piece) for piece in pieces_of(paid)],
        **_gained(found),
    }


def _castle_placed(t: Tables, s: TuscanyState, field: int) -> Json:
    found = placement(t, s, s.turn, s.castle_tile, field)
    return {
        "do": "castle_placed",
        "item": the_item(t, s.castle_tile),
        "field": t.shape.names[field],
        "colour": COLOUR_NAMES[field_colour(s, s.turn, field)],
        **_gained(found),
    }


def _gained(found: Json) -> Json:
    """What a placement gives; decisions that follow have entries of their own."""
    later = ("castle", "bonus_tile", "cards", "yield_card")
    gains = [one for one in found["gains"] if one.get("gift") not in later]
    return {"points": found["points"], "gained": "yes" if gains else "no", "gains": gains}


def _chance_entry(t: Tables, s: TuscanyState, a: int, viewer: int) -> Json:
    if a == act.SCORE:
        return _scoring(s)
    if a >= act.YIELD:
        return _yield(t, s, a - act.YIELD)
    if a >= act.OPEN_TILE:
        return _opened(t, s, a)
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


def _opened(t: Tables, s: TuscanyState, a: int) -> Json:
    """The entry for a tile opened into the display, which may clear a colour (TUS-T5)."""
    own = a >= act.REFILL
    tile = a - (act.REFILL if own else act.OPEN_TILE)
    after = s.copy()
    if own:
        refill(after, tile)
    else:
        open_neutral(after, tile)
    entry: Json = {"do": "open_tile", "tile": t.forms.items[tile]}
    if own:
        entry = {"do": "refill", "tile": the_item(t, tile)}
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
        ends = "third" if s.scorings == SCORINGS - 1 else "yes"
        entry["ends"] = ends if after.triggered > s.triggered else "no"
    return entry


def _yield(t: Tables, s: TuscanyState, kind: int) -> Json:
    """The entry for a yield card; hexagons without a free space give red points (TUS-P5)."""
    spaces = st.capacity(s, s.turn) - sum(
        1 for i in range(st.capacity(s, s.turn)) if s.storage[s.turn * MOST_STORAGE + i] != NOTHING
    )
    surplus = max(0, int(t.gives[kind * GIFTS + YIELD_HEXAGON]) - int(spaces))
    return {
        "do": "yield",
        "by": seat_form(s.turn),
        "yield": t.forms.yields[kind],
        "surplus": surplus,
        "points": SURPLUS_POINTS * surplus,
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
