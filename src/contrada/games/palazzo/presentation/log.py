"""The log: what a seat or a spectator sees of an action."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from contrada.core.game import CHANCE
from contrada.core.messages import Json, seat_form
from contrada.games.palazzo import actions as act
from contrada.games.palazzo import state as st
from contrada.games.palazzo.phases.market import SHARED_OUT_FROM, price_to_pay
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

OPENING: Json = {"is": "opening"}
"""The certificate of 3 that opens an auction."""


def card_forms(counts: vec[i64]) -> list[Json]:
    """The cards of a pool in JSON, kind by kind."""
    return [act.card_form(kind) for kind in range(CARD_KINDS) for _ in range(counts[kind])]


def redact(s: PalazzoState, actor: int, a: int, viewer: int) -> Json | None:
    """The log entry of an action about to be played, as a seat may see it."""
    if actor == CHANCE:
        return _chance_entry(s, a, viewer)
    if a in (act.AUCTION, act.SHARE_OUT):
        return _auction(s)
    if a <= act.SHARE_OUT:
        return _plain(s, actor, a)
    if act.DISCARD_CARD <= a < act.BUY:
        return _rebuilt(s, actor, a - act.DISCARD_CARD)
    if act.TAKE_CARD <= a < act.LAY_TRIPLE:
        form = act.PLAYER.encode(a)
        cards = [form["card"]] + ([form["and"]] if "and" in form else [])
        return {"do": "take_cards", "cards": cards}
    if act.LAY_TRIPLE <= a < act.TAKE_TILE or a >= act.TAKE_OUT:
        return None
    return act.PLAYER.encode(a) if a < act.BUILD_NEW else _built(s, a)


def _plain(s: PalazzoState, actor: int, a: int) -> Json | None:
    """The entry of an action that is a verb without fields."""
    if a == act.CONFIRM:
        return _bought(s) if s.phase == st.PAYING else _bid(s, actor)
    if a == act.PASS:
        return _passed(s, actor)
    if a == act.TAKE_MONEY:
        return {"do": "take_money", "shuffled": s.discards_size if s.deck_size == 0 else 0}
    return {"do": "reveal"} if a == act.REVEAL else None


def _chance_entry(s: PalazzoState, a: int, viewer: int) -> Json:
    if a >= act.REVEAL_TILE:
        return _revealed(s, a - act.REVEAL_TILE)
    if a >= act.REVEAL_CARD:
        card = act.card_form(a - act.REVEAL_CARD)
        if s.deck_size == 1 and s.discards_size > 0:
            return {"do": "reveal_last_card", "card": card, "shuffled": s.discards_size}
        return {"do": "reveal_card", "card": card}
    if a >= act.DEAL:
        to = s.step // STARTING_CARDS
        if to != viewer:
            return {"do": "deal_hidden", "to": seat_form(to)}
        card = act.card_form(a - act.DEAL)
        return {"do": "deal", "to": seat_form(to), "card": card}
    return {"do": "starter", "seat": seat_form(a - act.STARTER)}


def _revealed(s: PalazzoState, kind: int) -> Json:
    """A rider, or a tile with its quarry; 0 is the warehouse."""
    if kind == RIDER:
        return {"do": "reveal_rider", "riders": s.riders + 1, "of": RIDERS}
    tile = act.tile_form(kind)
    if s.phase == st.SETTING_UP:
        return {"do": "set_up", "tile": tile, "quarry": (s.step + 1) % (WAREHOUSE + 1)}
    place = 0 if s.step == 0 else (s.builder + windows_of(kind)) % QUARRIES + 1
    return {"do": "reveal_tile", "tile": tile, "quarry": place}


def _bought(s: PalazzoState) -> Json:
    tiles = [act.tile_form(kind) for kind in (s.buying, s.buying_too) if kind != st.NOTHING]
    if s.draft_value == 0:
        return {"do": "bought_free", "tiles": tiles}
    return {
        "do": "bought",
        "tiles": tiles,
        "cards": card_forms(s.draft),
        "paid": s.draft_value,
        "price": price_to_pay(s),
    }


def laid_forms(s: PalazzoState, seat: int) -> list[Json]:
    """The cards of a bid, the opener's certificate of 3 among them (PAL-B8)."""
    opening = [OPENING] if s.phase == st.BIDDING and seat == s.turn and s.bid[seat] else []
    return opening + card_forms(s.laid[seat * CARD_KINDS : (seat + 1) * CARD_KINDS])


def _bid(s: PalazzoState, actor: int) -> Json:
    entry: Json = {"do": "bid", "cards": card_forms(s.draft), "total": s.draft_value}
    laid = laid_forms(s, actor)
    return {**entry, "do": "raise", "laid": laid} if laid else entry


def _passed(s: PalazzoState, actor: int) -> Json:
    """The entry for a pass; if it leaves a single bidder, it names the winner."""
    rivals = [p for p in range(s.seats) if p != actor and s.passed[p] == 0]
    if len(rivals) > 1:
        return {"do": "pass"}
    winner = rivals[0]
    paid = card_forms(s.laid[winner * CARD_KINDS : (winner + 1) * CARD_KINDS])
    entry: Json = {
        "do": "pass_and_won",
        "winner": seat_form(winner),
        "total": s.bid[winner],
        "tiles": [act.tile_form(kind) for kind in st.tiles_at(s, s.builder)],
    }
    return {**entry, "cards": paid} if paid else {**entry, "do": "pass_and_free"}


def _auction(s: PalazzoState) -> Json:
    place = st.next_occupied_quarry(s)
    if place == st.NOBODY:
        return {"do": "auction_nothing"}
    tiles = [act.tile_form(kind) for kind in st.tiles_at(s, place)]
    do = "share_out" if len(tiles) >= SHARED_OUT_FROM else "auction"
    return {"do": do, "quarry": place + 1, "tiles": tiles}


def _built(s: PalazzoState, a: int) -> Json | None:
    """The entry for building; after the last shared-out tile, what goes to the box (PAL-B7)."""
    last = s.step == s.seats and len(s.acquired) == 1
    left = [act.tile_form(kind) for kind in st.tiles_at(s, s.builder)] if last else []
    return {**act.PLAYER.encode(a), "boxed": len(left), "left": left}


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
