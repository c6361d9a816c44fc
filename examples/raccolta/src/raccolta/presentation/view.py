"""The view: what a seat, or a spectator, sees of the table."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from contrada.core.game import is_turn_of
from raccolta.pieces import FRUIT_COLOURS, FRUIT_NAMES, FRUITS, KINDS, VALUES, market_price
from raccolta.presentation.shapes import Card, Draft, Fruit, Player, Price, RaccoltaView, Sold
from raccolta.scoring import favourite_points, sale_points, sold_points
from raccolta.state import (
    DEALING,
    DRAWING,
    FAVOURITES,
    LAYING_OUT,
    NONE,
    OVER,
    REFILLING,
    TURN,
    RaccoltaState,
    drafted,
)

PHASES = {
    FAVOURITES: "favourites",
    DEALING: "dealing",
    LAYING_OUT: "laying_out",
    TURN: "turn",
    DRAWING: "drawing",
    REFILLING: "refilling",
    OVER: "over",
}
CARDS = [
    Card(FRUIT_NAMES[kind // VALUES], FRUIT_COLOURS[kind // VALUES], kind % VALUES + 1)
    for kind in range(KINDS)
]
"""Every card by its number."""


def cards_of(counts: vec[i64], start: int = 0) -> list[Card]:
    """The counted cards, kind by kind."""
    return [CARDS[kind] for kind in range(KINDS) for _ in range(counts[start + kind])]


def view(s: RaccoltaState, viewer: int) -> RaccoltaView:
    """The table as a seat, or a spectator, sees it."""
    return RaccoltaView(
        PHASES[s.phase],
        s.turn,
        s.seat,
        cards_of(s.display),
        [Price(FRUIT_NAMES[f], market_price(s.market[f])) for f in range(FRUITS)],
        s.pool_size,
        s.ending == 1 and s.phase != OVER,
        _draft(s) if is_turn_of(s.seat, viewer) else None,
        [_player(s, p, viewer) for p in range(s.seats)],
    )


def _player(s: RaccoltaState, p: int, viewer: int) -> Player:
    shown = p == viewer or s.phase == OVER
    fruit = s.favourites[p]
    favourite = Fruit(FRUIT_NAMES[fruit], FRUIT_COLOURS[fruit]) if fruit != NONE else None
    sold = [Sold(FRUIT_NAMES[f], s.sold_fruit[p * FRUITS + f]) for f in range(FRUITS)]
    return Player(
        favourite if shown else None,
        _hand(s, p) if shown else None,
        s.hand_size[p],
        None if shown else cards_of(s.seen, p * KINDS),
        [each for each in sold if each.cards > 0],
        s.sales[p],
        sold_points(s, p) + (favourite_points(s, p) if shown else 0),
    )


def _hand(s: RaccoltaState, p: int) -> list[Card]:
    """The cards in hand without those that are laid for a sale."""
    held = s.hands[p * KINDS : (p + 1) * KINDS]
    for kind in range(KINDS if p == s.seat else 0):
        held[kind] -= s.draft[kind]
    return cards_of(held)


def _draft(s: RaccoltaState) -> Draft | None:
    return Draft(cards_of(s.draft), sale_points(s)) if drafted(s) > 0 else None
