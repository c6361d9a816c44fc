"""The log: what a seat or a spectator sees of an action."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from contrada.core.game import CHANCE
from contrada.core.messages import Json, seat_form
from contrada.games.palazzo import actions as act
from contrada.games.palazzo import state as st
from contrada.games.palazzo.phases.auction import SHARED_OUT_FROM
from contrada.games.palazzo.phases.market import price_to_pay
from contrada.games.palazzo.phases.setup import STARTING_CARDS
from contrada.games.palazzo.pieces import (
    CARD_KINDS,
    QUARRIES,
    RIDER,
    RIDERS,
    TILES,
    WAREHOUSE,
    tile_at,
    windows_of,
)
from contrada.games.palazzo.state import PalazzoState


def card_forms(counts: vec[i64]) -> list[Json]:
    """The cards of a pool in JSON, kind by kind."""
    return [act.card_form(kind) for kind in range(CARD_KINDS) for _ in range(counts[kind])]


def redact(s: PalazzoState, actor: int, a: int, viewer: int) -> Json | None:
    """The log entry of an action about to be played, as a seat may see it."""
    if actor == CHANCE:
        return _chance_entry(s, a, viewer)
    if a == act.CONFIRM:
        return _bought(s) if s.phase == st.PAYING else _bid(s)
    if a == act.PASS:
        return _passed(s, actor)
    if a == act.AUCTION:
        return _auction(s)
    if act.DISCARD_CARD <= a < act.BUY:
        return _rebuilt(s, actor, a - act.DISCARD_CARD)
    if act.TAKE_CARD <= a < act.LAY_TRIPLE:
        form = act.PLAYER.encode(a)
        cards = [form["card"]] + ([form["and"]] if "and" in form else [])
        return {"do": "take_cards", "cards": cards}
    if act.LAY_TRIPLE <= a < act.TAKE_TILE or a == act.REBUILD or a >= act.TAKE_OUT:
        return None
    return act.PLAYER.encode(a)


def _chance_entry(s: PalazzoState, a: int, viewer: int) -> Json:
    if a >= act.REVEAL_TILE:
        kind = a - act.REVEAL_TILE
        if kind == RIDER:
            return {"do": "reveal_rider", "riders": s.riders + 1, "of": RIDERS}
        first = s.phase == st.REVEALING_TILES and s.step == 0
        if first or (s.phase == st.SETTING_UP and s.step == WAREHOUSE):
            return {"do": "reveal_to_warehouse", "tile": act.tile_form(kind)}
        setting_up = s.phase == st.SETTING_UP
        place = s.step if setting_up else (s.builder + windows_of(kind)) % QUARRIES
        return {"do": "reveal_to_quarry", "tile": act.tile_form(kind), "quarry": place + 1}
    if a >= act.REVEAL_CARD:
        return {"do": "reveal_card", "card": act.card_form(a - act.REVEAL_CARD)}
    if a >= act.DEAL:
        to = s.step // STARTING_CARDS
        if to != viewer:
            return {"do": "deal_hidden", "to": seat_form(to)}
        card = act.card_form(a - act.DEAL)
        return {"do": "deal", "to": seat_form(to), "card": card}
    return {"do": "starter", "seat": seat_form(a - act.STARTER)}


def _bought(s: PalazzoState) -> Json:
    tiles = [act.tile_form(kind) for kind in (s.buying, s.buying_too) if kind != st.NOTHING]
    return {
        "do": "bought",
        "tiles": tiles,
        "cards": card_forms(s.draft),
        "paid": s.draft_value,
        "price": price_to_pay(s),
    }


def _bid(s: PalazzoState) -> Json:
    return {"do": "bid", "cards": card_forms(s.draft), "total": s.draft_value}


def _passed(s: PalazzoState, actor: int) -> Json:
    """The entry for a pass; if it leaves a single bidder, it names the winner."""
    rivals = [p for p in range(s.seats) if p != actor and s.passed[p] == 0]
    if len(rivals) > 1:
        return {"do": "pass"}
    winner = rivals[0]
    paid = s.laid[winner * CARD_KINDS : (winner + 1) * CARD_KINDS]
    return {
        "do": "pass_and_won",
        "winner": seat_form(winner),
        "total": s.bid[winner],
        "cards": card_forms(paid),
        "tiles": [act.tile_form(kind) for kind in st.tiles_at(s, s.builder)],
    }


def _auction(s: PalazzoState) -> Json:
    place = st.next_occupied_quarry(s)
    if place == st.NOBODY:
        return {"do": "auction_nothing"}
    tiles = [act.tile_form(kind) for kind in st.tiles_at(s, place)]
    do = "share_out" if len(tiles) >= SHARED_OUT_FROM else "auction"
    return {"do": do, "quarry": place + 1, "tiles": tiles}


def _rebuilt(s: PalazzoState, actor: int, card: int) -> Json:
    form = act.PLAYER.encode(s.rebuilding)
    entry: Json = {"do": "rebuilt_" + form["do"], "card": act.card_form(card)}
    if form["do"] == "take_out":
        palazzo = s.palazzi[actor * TILES + form["palazzo"] - 1]
        entry["tile"] = act.tile_form(tile_at(palazzo, form["floor"]))
    else:
        entry["tile"] = form["tile"]
    if "palazzo" in form:
        entry["palazzo"] = form["palazzo"]
    return entry
