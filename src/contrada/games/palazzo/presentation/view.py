"""The view: the table as a seat or a spectator may see it."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from contrada.core.arrays import same_part
from contrada.core.game import is_turn_of
from contrada.core.messages import Breakdown
from contrada.core.play.scene import kept
from contrada.games.palazzo import actions as act
from contrada.games.palazzo import state as st
from contrada.games.palazzo.chance import current_stack
from contrada.games.palazzo.infer import public_phase
from contrada.games.palazzo.phases.market import SHARED_OUT_FROM, price_now
from contrada.games.palazzo.phases.money import purchasing_power
from contrada.games.palazzo.pieces import (
    CARD_KINDS,
    CURRENCY_NAMES,
    FLOORS,
    MATERIAL_NAMES,
    MOST_WINDOWS,
    QUARRIES,
    TILES,
    WAREHOUSE,
    has_floor,
    tile_at,
)
from contrada.games.palazzo.presentation.breakdown import breakdown
from contrada.games.palazzo.presentation.forecast import completion, goal_of, row_of
from contrada.games.palazzo.presentation.shapes import (
    Card,
    Certificate,
    Draft,
    Opening,
    Palazzo,
    PalazzoView,
    Player,
    Tile,
    Way,
)
from contrada.games.palazzo.presentation.ways import ways, worth_showing
from contrada.games.palazzo.scoring import palazzo_points, score
from contrada.games.palazzo.state import PalazzoState

MOST_WAYS = 6
"""The maximum number of proposed payments."""

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
OPENING = Opening()
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
    """Tiles for the view."""
    return [TILE_FACES[kind] for kind in kinds]


def palazzo_of(palazzo: int) -> Palazzo:
    """A palazzo for the view."""
    floors = [f for f in range(1, FLOORS + 1) if has_floor(palazzo, f)]
    return Palazzo([TILE_FACES[tile_at(palazzo, f)] for f in floors], palazzo_points(palazzo))


@final
class Scene:
    """What the views of one state share; unchanged parts come from an earlier scene."""

    def __init__(self, s: PalazzoState, earlier: Scene | None) -> None:
        self.state = s
        self.warehouse = tiles_of(st.tiles_at(s, WAREHOUSE))
        self.quarries = [tiles_of(st.tiles_at(s, q)) for q in range(QUARRIES)]
        self.stacks: list[int] = list(s.stack_size)
        self.discards = cards_of(s.discards)
        self.display = cards_of(s.display)
        self.acquired = tiles_of(s.acquired)
        self.own: list[Player | None] = [None] * s.seats
        """Every player as they see themselves, where it is known."""
        self.open: list[Player | None] = [None] * s.seats
        """Every player as the others see them."""
        self.scores: list[Breakdown | None] = [None] * s.seats
        if earlier is not None:
            self._keep(earlier)

    def _keep(self, earlier: Scene) -> None:
        """Take over what is the same."""
        s, before = self.state, earlier.state
        self.warehouse = kept(self.warehouse, earlier.warehouse)
        self.quarries = kept(self.quarries, earlier.quarries)
        self.stacks = kept(self.stacks, earlier.stacks)
        self.discards = kept(self.discards, earlier.discards)
        self.display = kept(self.display, earlier.display)
        self.acquired = kept(self.acquired, earlier.acquired)
        over = s.phase == st.OVER
        for p in range(s.seats):
            if _same_palazzi(s, before, p):
                self.scores[p] = earlier.scores[p]
                if over == (before.phase == st.OVER) and _same_player(s, before, p):
                    self.own[p] = earlier.own[p]
                    self.open[p] = earlier.open[p]

    def player(self, p: int, viewer: int) -> Player:
        """A player as a viewer sees them."""
        known = self.own if p == viewer else self.open
        found = known[p]
        if found is None:
            found = known[p] = _player(self.state, p, viewer)
        return found


def _same_palazzi(s: PalazzoState, before: PalazzoState, p: i64) -> bool:
    return s.palazzo_count[p] == before.palazzo_count[p] and same_part(
        s.palazzi, before.palazzi, p * TILES, s.palazzo_count[p]
    )


def _same_player(s: PalazzoState, before: PalazzoState, p: i64) -> bool:
    """Whether everything that `_player` shows besides the palazzi is the same."""
    start: i64 = p * CARD_KINDS
    return (
        s.hand_size[p] == before.hand_size[p]
        and s.bid[p] == before.bid[p]
        and s.bid_currency[p] == before.bid_currency[p]
        and s.passed[p] == before.passed[p]
        and same_part(s.hands, before.hands, start, CARD_KINDS)
        and same_part(s.laid, before.laid, start, CARD_KINDS)
        and _opens(s, p) == _opens(before, p)
    )


def view(s: PalazzoState, viewer: int) -> PalazzoView:
    """The table as a seat, or a spectator, sees it."""
    return view_in(s, viewer, Scene(s, None))


def view_in(s: PalazzoState, viewer: int, scene: Scene) -> PalazzoView:
    """The same, with the scene of this state."""
    own_turn = is_turn_of(s.seat, viewer)
    phase = s.phase if own_turn else public_phase(s.phase)
    selling = phase in (st.MARKET, st.PAYING)
    return PalazzoView(
        PHASES[phase],
        s.turn,
        s.seat,
        [scene.player(p, viewer) for p in range(s.seats)],
        scene.warehouse,
        s.price if selling else price_now(s),
        scene.quarries,
        s.builder,
        scene.stacks,
        current_stack(s) + 1,
        s.riders,
        s.deck_size,
        scene.discards,
        scene.display,
        s.high_bidder,
        scene.acquired,
        _draft(s) if own_turn else None,
        SHARED_OUT_FROM,
    )


def breakdown_in(s: PalazzoState, of: int, scene: Scene) -> Breakdown:
    """Where the points of a seat come from."""
    found = scene.scores[of]
    if found is None:
        found = scene.scores[of] = breakdown(s, of)
    return found


def _player(s: PalazzoState, p: int, viewer: int) -> Player:
    start = p * CARD_KINDS
    currency = s.bid_currency[p]
    return Player(
        s.hand_size[p],
        cards_of(s.hands, start) if p == viewer or s.phase == st.OVER else None,
        [*_opening(s, p), *cards_of(s.laid, start)],
        s.bid[p],
        None if currency == st.NO_CURRENCY else CURRENCY_NAMES[currency],
        s.passed[p] == 1,
        [palazzo_of(palazzo) for palazzo in row_of(s, p)],
        score(s, p),
        purchasing_power(s, p) if s.phase == st.OVER else None,
    )


def _opening(s: PalazzoState, p: int) -> list[Opening]:
    """The certificate of 3 while it is part of the opener's bid (PAL-B8, PAL-B10)."""
    return [OPENING] if _opens(s, p) else []


def _opens(s: PalazzoState, p: i64) -> bool:
    return s.phase == st.BIDDING and p == s.turn and s.passed[p] == 0


def _draft(s: PalazzoState) -> Draft | None:
    if s.phase not in (st.PAYING, st.BIDDING, st.PAYING_REBUILD):
        return None
    buying = [TILE_FACES[kind] for kind in (s.buying, s.buying_too) if kind != st.NOTHING]
    rebuilding = None if s.rebuilding == st.NOTHING else act.PLAYER.encode(s.rebuilding)
    total, missing = completion(s, s.seat)
    return Draft(
        cards_of(s.draft),
        total,
        [CARDS[kind] for kind in missing],
        goal_of(s),
        buying,
        rebuilding,
        _ways(s),
    )


def _ways(s: PalazzoState) -> list[Way]:
    """A few ways to reach the goal of a payment or bid from the current draft."""
    if s.phase == st.PAYING_REBUILD:
        return []
    found = ways(s, s.seat, goal_of(s))
    shown: list[Way] = []
    for way in worth_showing(found, s.phase == st.BIDDING, MOST_WAYS):
        cards = [CARDS[kind] for kind, n in enumerate(way.cards) for _ in range(n)]
        steps = [act.PLAYER.encode(a) for a in (*way.steps, act.CONFIRM)]
        shown.append(Way(cards, way.total, steps))
    return shown
