"""Why a seat cannot do something now, by the verb of the action or by the piece.

Each rule has its own message, `palazzo-why-<id>`.
"""

from __future__ import annotations

from contrada.core.messages import Json, Message
from contrada.games.palazzo import actions as act
from contrada.games.palazzo import state as st
from contrada.games.palazzo.pieces import CARD_KINDS, CARD_VALUES, CURRENCIES, TILE_KINDS
from contrada.games.palazzo.presentation import why_money as money
from contrada.games.palazzo.presentation import why_tiles as tiles
from contrada.games.palazzo.state import PalazzoState

CARDS = {str(sorted(act.card_form(kind).items())): kind for kind in range(CARD_KINDS)}
TILES = {str(sorted(act.tile_form(kind).items())): kind for kind in range(TILE_KINDS)}


def reason(s: PalazzoState, seat: int, what: Json) -> Message | None:
    """The rule that forbids an action or the use of a piece to the seat to move."""
    return _verb(s, seat, what) if "do" in what else _piece(s, seat, what)


def _piece(s: PalazzoState, seat: int, piece: Json) -> Message | None:
    is_ = piece.get("is")
    if is_ == "opening":
        return Message("opening")
    if is_ == "rider":
        return Message("rider")
    if is_ == "builder":
        return tiles.why_not_auction(s, False) if s.phase != st.MARKET else None
    key = str(sorted(piece.items()))
    if key in CARDS:
        return money.why_not_card(s, seat, CARDS[key])
    return tiles.why_not_tile(s, seat, TILES[key]) if key in TILES else None


def _card(form: Json) -> int:
    return CARDS[str(sorted(form.items()))]


def _tile(form: Json) -> int:
    return TILES[str(sorted(form.items()))]


def _verb(s: PalazzoState, seat: int, form: Json) -> Message | None:
    do = form["do"]
    if do in ("take_money", "reveal", "rebuild"):
        return _turn(s, seat, do)
    if do == "confirm":
        return money.why_not_confirm(s, seat)
    if do == "pass":
        return money.why_not_pass(s)
    if do in ("auction", "share_out"):
        return tiles.why_not_auction(s, do == "share_out")
    if "card" in form or "value" in form:
        return _about_money(s, seat, form)
    return _about_tiles(s, seat, form)


def _turn(s: PalazzoState, seat: int, do: str) -> Message | None:
    """Why a turn cannot begin with this choice (PAL-T2, PAL-R1)."""
    if s.phase != st.TURN:
        return tiles.begun(s, seat)
    if do == "take_money":
        have = s.deck_size + s.discards_size
        return Message("too-few-cards", {"have": have, "need": s.seats + 1})
    return tiles.why_not_rebuild_now(s, seat)


def _about_money(s: PalazzoState, seat: int, form: Json) -> Message | None:
    do = form["do"]
    if do == "lay_triple":
        v = form["value"] - 3
        return money.why_not_lay(s, seat, [c * CARD_VALUES + v for c in range(CURRENCIES)])
    kinds = [_card(form[part]) for part in ("card", "and") if part in form]
    if do == "lay_card":
        return money.why_not_lay(s, seat, kinds)
    if do == "discard_card":
        return money.why_not_discard(s, seat, kinds[0])
    return money.why_not_take(s, kinds)


def _about_tiles(s: PalazzoState, seat: int, form: Json) -> Message | None:
    do = form["do"]
    if do == "take_out":
        return tiles.why_not_take_out(s, seat, form["palazzo"] - 1, form["floor"])
    kinds = [_tile(form[part]) for part in ("tile", "and") if part in form]
    if do in ("buy", "buy_two"):
        return tiles.why_not_buy(s, seat, kinds)
    if do == "take_tile":
        return tiles.why_not_take_tile(s, kinds[0])
    if do == "put_in":
        return tiles.why_not_put_in(s, seat, kinds[0], form["palazzo"] - 1)
    if do == "scrap":
        return tiles.why_not_single(s, seat, kinds[0])
    at = form["palazzo"] - 1 if do == "build_on" else None
    return tiles.why_not_build(s, seat, kinds[0], at)
