"""Positions in one line: `scenario(hands=["Y Y"], storage=["monastery"], laid=["c3"], …)`.

The boards are those of the box `first-reconstruction`: its areas are easier to survey, and the
rules do not depend on the shape of the boards. `NEW` is the game with the published box.

A card is its colour's letters (DG R T GR O Y BE LG). A tile is its name, agriculture by what it
shows (`pigs+vines`), a wooden hexagon is `hexagon`. Every seat has the same arrangement: order BAC,
the middle board turned, both offsets down, start castle on d2. For seat 0, with boards A1, B1
and C1, that gives these areas:

    LG c1-d1-e2   O e3-f2-g2   Y b3-c3-d3   BE f3-g3-h4   GR g1-h1
    singles: DG a3 d2 h3, R b1 e1 h2, T b4 f1, GR a1 e4, O b2 i1, Y i2, BE c2, LG a2 i3

Everything else stays in its pile, so that every position is valid.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import contrada.games.tuscany
from contrada.core.registry import make_game
from contrada.games.tuscany import actions as act
from contrada.games.tuscany import state as st
from contrada.games.tuscany.phases.display import open_neutral
from contrada.games.tuscany.phases.effects import cover, field_colour, gain_green, gain_red
from contrada.games.tuscany.phases.maps import arrangement_of
from contrada.games.tuscany.phases.setup import lay_out_map
from contrada.games.tuscany.phases.shape import BOARDS
from contrada.games.tuscany.pieces import (
    AGRICULTURE,
    BONUS_KINDS,
    BONUS_NAMES,
    COLOUR_LETTERS,
    COLOURS,
    GIFT_NAMES,
    GOODS,
    HEXAGON,
    LIGHT_GREEN,
    MOST_STORAGE,
    NOTHING,
    OWN_TILES,
    TILE_KINDS,
    TILE_NAMES,
    goods_bits,
    goods_names,
)
from contrada.games.tuscany.state import TuscanyState
from tests.games.position import Position

BOXES = Path(contrada.games.tuscany.__file__).parent / "boxes"
FIRST = tomllib.loads((BOXES / "first-reconstruction.toml").read_text("utf-8"))
GAME: Any = make_game("tuscany", FIRST)
NEW: Any = make_game("tuscany")
BEST = int(arrangement_of(2, 2, 8))
"""Order BAC, the middle board turned, both offsets down."""


def colour(text: str) -> int:
    """`LG` is light green."""
    return COLOUR_LETTERS.index(text)


def item(text: str) -> int:
    """`village`, `pigs+vines` or `hexagon`."""
    if text == "hexagon":
        return HEXAGON
    if text in TILE_NAMES:
        return TILE_NAMES.index(text)
    return list(GAME.tables.shows).index(goods_bits(text.split("+")))


def field(text: str) -> int:
    """`a1` to `i3`."""
    return int(GAME.tables.shape.names.index(text))


def pays(text: str) -> list[int]:
    """The steps of a payment: `LG W` lays a light green card and a worker."""
    return [int(act.pay(act.WORKER if word == "W" else colour(word))) for word in text.split()]


class Scene(Position):
    """A position with checked moves."""

    s: TuscanyState

    def __init__(self, state: TuscanyState) -> None:
        super().__init__(GAME, state)

    # -- moves -------------------------------------------------------------------------------

    def place(self, what: str, where: str, payment: str = "") -> Scene:
        """Place and pay; by default with two cards of the field's colour."""
        own = COLOUR_LETTERS[field_colour(self.s, self.s.seat, field(where))]
        return self.play(act.place(item(what), field(where)), *pays(payment or f"{own} {own}"))

    def take(self, what: str) -> Scene:
        return self.play(act.take(item(what)))

    def draws(self, text: str) -> Scene:
        return self.happens(*(act.DRAW_CARD + colour(word) for word in text.split()))

    def refills(self, text: str) -> Scene:
        return self.happens(*(act.REFILL + item(word) for word in text.split()))

    def opens(self, text: str) -> Scene:
        return self.happens(*(act.OPEN_TILE + item(word) for word in text.split()))

    def yields(self, text: str) -> Scene:
        return self.happens(*(act.YIELD + GIFT_NAMES.index(word) for word in text.split()))

    def skip_turns(self, seats: int) -> Scene:
        """The next players draw cards."""
        for _ in range(seats):
            self.play(act.DRAW)
            while self.s.phase == st.DRAWING:
                self.happens(GAME.outcomes(self.s)[0][0])
            if self.s.phase == st.AFTER:
                self.play(act.END_TURN)
        return self

    # -- reading -----------------------------------------------------------------------------

    def hand(self, seat: int) -> str:
        cards = self.s.hands[seat * COLOURS : (seat + 1) * COLOURS]
        return " ".join(COLOUR_LETTERS[c] for c in range(COLOURS) for _ in range(cards[c]))

    def stored(self, seat: int) -> list[str]:
        spaces = self.s.storage[seat * MOST_STORAGE : (seat + 1) * MOST_STORAGE]
        return [name_of(one) for one in spaces if one != NOTHING]

    def display(self) -> list[str]:
        return [name_of(tile) for tile in self.s.display if tile != NOTHING]

    def covered(self, seat: int, where: str) -> bool:
        return bool(self.s.covered[seat] >> field(where) & 1)

    def fields(self, verb: str) -> set[str]:
        """The fields that legal actions of a verb name."""
        return {form["field"] for form in self.forms() if form["do"] == verb}


def name_of(what: int) -> str:
    """The text of an item."""
    if what == HEXAGON:
        return "hexagon"
    if what < AGRICULTURE:
        return TILE_NAMES[what]
    return "+".join(goods_names(GAME.tables.shows[what]))


def scenario(
    *,
    seats: int = 3,
    turn: int = 0,
    start: int = 0,
    draw: int = 2,
    hands: list[str] | None = None,
    discards: str = "",
    display: str = "castle city estate quarry village monastery cart vines",
    storage: list[str] | None = None,
    laid: list[str] | None = None,
    bonus: list[str] | None = None,
    marble: list[int] | None = None,
    workers: list[int] | None = None,
    green: list[int] | None = None,
    red: list[int] | None = None,
    laid_out: list[int] | None = None,
    scorings: int = 0,
    stacks: str = "no",
    gaps: str = "left",
) -> Scene:
    """A position at the start of seat `turn`'s turn.

    `laid` names fields, each covered with a tile of its colour; `a2=hexagon` or `a2=vines`
    specifies the item.
    """
    options = {"draw": draw, "starter": "first_seat", "stacks": stacks, "gaps": gaps}
    s: TuscanyState = GAME.initial(seats, options)
    s.start = start
    s.turn = s.seat = turn
    s.phase = st.ACTION
    s.scorings = scorings
    for seat in range(seats):
        _map(s, seat)
    for seat, number in enumerate(laid_out or []):
        _lay_out(s, seat, number)
    for word in display.split():
        open_neutral(s, item(word))
    for seat, text in enumerate(bonus or []):
        for word in text.split():
            s.bonus[seat * BONUS_KINDS + BONUS_NAMES.index(word)] += 1
            s.bonus_left[BONUS_NAMES.index(word)] -= 1
    for seat, text in enumerate(storage or []):
        for i, word in enumerate(text.split()):
            _from_box(s, item(word))
            s.storage[seat * MOST_STORAGE + i] = item(word)
    for seat, text in enumerate(laid or []):
        for word in text.split():
            lay(s, seat, *word.split("="))
    for seat, text in enumerate(hands or []):
        for word in text.split():
            s.deck[colour(word)] -= 1
            s.deck_size -= 1
            s.hands[seat * COLOURS + colour(word)] += 1
            s.hand_size[seat] += 1
    for word in discards.split():
        s.deck[colour(word)] -= 1
        s.deck_size -= 1
        s.discards[colour(word)] += 1
        s.discards_size += 1
    for seat in range(seats):
        s.marble[seat] = (marble or [0] * seats)[seat]
        s.workers[seat] = (workers or [0] * seats)[seat]
        gain_green(s, seat, st.FROM_AREAS, (green or [0] * seats)[seat])
        gain_red(s, seat, st.FROM_RED_YIELDS, (red or [0] * seats)[seat])
    assert GAME.check(s) == []
    return Scene(s)


def lay(s: TuscanyState, seat: int, where: str, what: str = "") -> None:
    """Cover a field without any effect."""
    its_colour = int(field_colour(s, seat, field(where)))
    tile = item(what) if what else its_colour if its_colour != LIGHT_GREEN else item("vines")
    _from_box(s, tile)
    cover(GAME.tables, s, seat, field(where))
    if tile == HEXAGON:
        s.hexagons[seat] |= 1 << field(where)
    for kind in range(GOODS):
        if GAME.tables.shows[tile] >> kind & 1:
            s.goods[seat * GOODS + kind] |= 1 << field(where)
    if not s.fields[seat * COLOURS + its_colour] & ~s.covered[seat]:
        s.completed[its_colour] = min(2, s.completed[its_colour] + 1)


def empty_deck(scene: Scene, hoarder: int = 1) -> Scene:
    """Give the whole pile to a seat's hand."""
    s = scene.s
    for c in range(COLOURS):
        s.hands[hoarder * COLOURS + c] += s.deck[c]
        s.deck[c] = 0
    s.hand_size[hoarder] += s.deck_size
    s.deck_size = 0
    assert GAME.check(s) == []
    return scene


def _map(s: TuscanyState, seat: int) -> None:
    for letter in range(BOARDS):
        s.boards[seat * BOARDS + letter] = seat
    s.arrangement[seat] = BEST
    lay_out_map(GAME.tables, s, seat)
    s.stage[seat] = st.ARRANGED
    castles = [f for f in range(30) if s.fields[seat * COLOURS] >> f & 1]
    s.castle[seat] = field("d2") if field("d2") in castles else castles[0]
    cover(GAME.tables, s, seat, s.castle[seat])


def _lay_out(s: TuscanyState, seat: int, number: int) -> None:
    """Set the number of own tiles that were laid out and have left the display."""
    for tile in range(TILE_KINDS):
        while s.own[seat * TILE_KINDS + tile] and OWN_TILES - s.own_left[seat] < number:
            s.own[seat * TILE_KINDS + tile] -= 1
            s.own_left[seat] -= 1
            s.box[tile] += 1


def _from_box(s: TuscanyState, tile: int) -> None:
    """A tile that is not in play: from the neutral tiles, otherwise from the box."""
    if tile == HEXAGON:
        return
    if s.neutral[tile] > 0:
        s.neutral[tile] -= 1
        s.neutral_size -= 1
        return
    if s.box[tile] == 0:
        _swap_out(s, tile)
    s.box[tile] -= 1


def _swap_out(s: TuscanyState, tile: int) -> None:
    """Change the position so that the last seat has laid out one of these tiles."""
    seat = s.seats - 1
    assert s.own[seat * TILE_KINDS + tile] > 0
    s.own[seat * TILE_KINDS + tile] -= 1
    s.own_left[seat] -= 1
    s.box[tile] += 1
