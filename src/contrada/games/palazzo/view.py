"""What is shown: views, log entries, prompts and previews. Only what a seat may know goes in."""

from __future__ import annotations

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from contrada.core.game import CHANCE
from contrada.core.messages import Json, Message, Seat
from contrada.games.palazzo import actions as act
from contrada.games.palazzo import state as st
from contrada.games.palazzo.forecast import (
    auctioned,
    laid_more,
    lot_points,
    points_gained,
    row_of,
)
from contrada.games.palazzo.infer import public_phase
from contrada.games.palazzo.phases.auction import SHARED_OUT_FROM
from contrada.games.palazzo.phases.market import price_now, price_to_pay
from contrada.games.palazzo.phases.setup import STARTING_CARDS
from contrada.games.palazzo.pieces import (
    CARD_KINDS,
    CARD_VALUES,
    CURRENCIES,
    CURRENCY_NAMES,
    FLOORS,
    MATERIAL_NAMES,
    MOST_WINDOWS,
    QUARRIES,
    RIDER,
    RIDERS,
    TILES,
    WAREHOUSE,
    has_floor,
    tile_at,
    windows_of,
)
from contrada.games.palazzo.scoring import palazzo_points, score
from contrada.games.palazzo.shown import (
    Card,
    Certificate,
    Draft,
    Palazzo,
    PalazzoView,
    Player,
    Tile,
    Way,
)
from contrada.games.palazzo.stacks import current_stack
from contrada.games.palazzo.state import PalazzoState
from contrada.games.palazzo.ways import ways, worth_showing

MOST_WAYS = 6
"""So many ways to pay or bid are proposed."""

PHASES = {
    st.START: "start",
    st.DEALING: "dealing",
    st.SETTING_UP: "setting_up",
    st.TURN: "turn",
    st.REVEALING_MONEY: "revealing_money",
    st.TAKING_MONEY: "taking_money",
    st.REVEALING_TILES: "revealing_tiles",
    st.MARKET: "market",
    st.PAYING: "paying",
    st.BIDDING: "bidding",
    st.SHARING: "sharing",
    st.BUILDING: "building",
    st.REBUILDING: "rebuilding",
    st.PAYING_REBUILD: "paying_rebuild",
    st.OVER: "over",
}


CARDS: list[Card | Certificate] = [
    *(Card(name, value) for name in CURRENCY_NAMES for value in range(3, 8)),
    Certificate(),
]
"""Every money card by its number."""
TILE_FACES = [
    Tile(material, floor, windows)
    for floor in range(1, FLOORS + 1)
    for material in MATERIAL_NAMES
    for windows in range(1, MOST_WINDOWS + 1)
]
"""Every tile by its number."""


def cards_of(counts: vec[i64], start: int = 0) -> list[Card | Certificate]:
    """The cards of a pool, kind by kind."""
    cards: list[Card | Certificate] = []
    for kind, n in enumerate(counts[start : start + CARD_KINDS]):
        if n:
            cards += [CARDS[kind]] * n
    return cards


def tiles_of(kinds: vec[i64]) -> list[Tile]:
    """Tiles to show."""
    return [TILE_FACES[kind] for kind in kinds]


def card_forms(counts: vec[i64]) -> list[Json]:
    """The cards of a pool in JSON, kind by kind."""
    return [act.card_form(kind) for kind in range(CARD_KINDS) for _ in range(counts[kind])]


def palazzo_of(palazzo: int) -> Palazzo:
    """A palazzo to show."""
    floors = [f for f in range(1, FLOORS + 1) if has_floor(palazzo, f)]
    return Palazzo([TILE_FACES[tile_at(palazzo, f)] for f in floors], palazzo_points(palazzo))


def view(s: PalazzoState, seat: int) -> PalazzoView:
    """The table as a seat, or a spectator, sees it."""
    own_turn = s.seat == seat and seat >= 0
    phase = s.phase if own_turn else public_phase(s.phase)
    selling = phase in (st.MARKET, st.PAYING)
    return PalazzoView(
        PHASES[phase],
        s.turn,
        s.seat,
        [_player(s, p, seat) for p in range(s.seats)],
        tiles_of(st.tiles_at(s, WAREHOUSE)),
        s.price if selling else price_now(s),
        [tiles_of(st.tiles_at(s, q)) for q in range(QUARRIES)],
        s.builder,
        list(s.stack_size),
        current_stack(s) + 1,
        s.riders,
        s.deck_size,
        cards_of(s.discards),
        cards_of(s.display),
        s.high_bidder,
        tiles_of(s.acquired),
        _draft(s) if own_turn else None,
    )


def _player(s: PalazzoState, p: int, viewer: int) -> Player:
    start = p * CARD_KINDS
    currency = s.bid_currency[p]
    return Player(
        s.hand_size[p],
        cards_of(s.hands, start) if p == viewer or s.phase == st.OVER else None,
        cards_of(s.laid, start),
        s.bid[p],
        None if currency == st.NO_CURRENCY else CURRENCY_NAMES[currency],
        s.passed[p] == 1,
        [palazzo_of(palazzo) for palazzo in row_of(s, p)],
        score(s, p),
    )


def _draft(s: PalazzoState) -> Draft | None:
    if s.phase not in (st.PAYING, st.BIDDING, st.PAYING_REBUILD):
        return None
    buying = [TILE_FACES[kind] for kind in (s.buying, s.buying_too) if kind != st.NOTHING]
    rebuilding = None if s.rebuilding == st.NOTHING else act.PLAYER.encode(s.rebuilding)
    return Draft(cards_of(s.draft), s.draft_value, goal_of(s), buying, rebuilding, _ways(s))


def _ways(s: PalazzoState) -> list[Way]:
    """A few ways to reach the goal of a payment or bid from where the draft is."""
    if s.phase == st.PAYING_REBUILD:
        return []
    found = ways(s, s.seat, goal_of(s))
    shown: list[Way] = []
    for way in worth_showing(found, s.phase == st.BIDDING, MOST_WAYS):
        cards = [card for a in way.steps for card in _laid_by(a)]
        steps = [act.PLAYER.encode(a) for a in (*way.steps, act.CONFIRM)]
        shown.append(Way(cards, way.total, steps))
    return shown


def _laid_by(a: int) -> list[Card | Certificate]:
    if a >= act.LAY_CARD:
        return [CARDS[a - act.LAY_CARD]]
    return [CARDS[c * CARD_VALUES + a - act.LAY_TRIPLE] for c in range(CURRENCIES)]


def goal_of(s: PalazzoState) -> int:
    """What the draft must come to."""
    if s.phase == st.PAYING:
        return price_to_pay(s)
    return s.bid[s.high_bidder] + 1 if s.phase == st.BIDDING else 0


# -- the log ----------------------------------------------------------------------------------


def redact(s: PalazzoState, actor: int, a: int, seat: int) -> Json | None:
    """The log entry of an action about to be played, as a seat may read it."""
    if actor == CHANCE:
        return _chance_entry(s, a, seat)
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


def _chance_entry(s: PalazzoState, a: int, seat: int) -> Json:
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
        if to != seat:
            return {"do": "deal_hidden", "to": msgspec.to_builtins(Seat(to))}
        card = act.card_form(a - act.DEAL)
        return {"do": "deal", "to": msgspec.to_builtins(Seat(to)), "card": card}
    return {"do": "starter", "seat": msgspec.to_builtins(Seat(a - act.STARTER))}


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
    """A pass; the one that leaves a single bidder also tells who has won."""
    rivals = [p for p in range(s.seats) if p != actor and s.passed[p] == 0]
    if len(rivals) > 1:
        return {"do": "pass"}
    winner = rivals[0]
    paid = s.laid[winner * CARD_KINDS : (winner + 1) * CARD_KINDS]
    return {
        "do": "pass_and_won",
        "winner": msgspec.to_builtins(Seat(winner)),
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


# -- prompts and previews ---------------------------------------------------------------------


def prompt(s: PalazzoState, seat: int) -> Message:
    """What a seat, or a spectator, should know to be going on now."""
    if s.phase == st.OVER:
        return Message("over")
    if s.seat != seat or seat < 0:
        if s.seat < 0:
            return Message("chance")
        who = msgspec.to_builtins(Seat(s.seat))
        phase = PHASES[public_phase(s.phase)].replace("_", "-")
        return Message("wait", {"who": who, "phase": phase})
    return Message(PHASES[s.phase].replace("_", "-"), _prompt_values(s))


def _prompt_values(s: PalazzoState) -> Json:
    if s.phase == st.TAKING_MONEY:
        return {"cards": 2 if s.step == 0 else 1}
    if s.phase == st.MARKET:
        return {"price": s.price}
    if s.phase == st.PAYING:
        return {"price": price_to_pay(s), "laid": s.draft_value}
    if s.phase == st.BIDDING:
        started = "yes" if s.draft_value > s.bid[s.seat] else "no"
        return {"goal": goal_of(s), "laid": s.draft_value, "started": started}
    if s.phase == st.BUILDING:
        return {"tiles": [act.tile_form(kind) for kind in s.acquired]}
    return {}


def preview(s: PalazzoState, seat: int, a: int) -> Json:
    """What an action would give at once: points for tiles, sums for paying."""
    if a == act.AUCTION:
        return auctioned(s, seat)
    if a == act.PASS:
        return {"lot": lot_points(s, seat)}
    if a == act.CONFIRM:
        return {"total": s.draft_value, "more": s.draft_value - goal_of(s)}
    if act.LAY_TRIPLE <= a < act.DISCARD_CARD:
        return {"total": s.draft_value + laid_more(s, a)}
    points = points_gained(s, seat, a)
    if points is None:
        return {}
    if act.BUY <= a < act.TAKE_TILE:
        return {"price": s.price if a < act.BUY_TWO else 2 * s.price, "points": points}
    return {"points": points}
