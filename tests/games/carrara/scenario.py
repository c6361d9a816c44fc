"""Positions in one line: `scenario(hands=["ww y rgg"], cities=[{"lucca": "palazzo5*"}], …)`.

Blocks are letters: p b g r y w. A building is its type and value (`porta5`, a monument is
`porta8`), with `*` for a decoration and `+red` for a statue; `palazzo3b` is the second palazzo of
value 3. Everything else stays in the bag, the stack and the supply, so that every position is
valid.
"""

from __future__ import annotations

import re
from typing import Any, Self

from contrada.core.game import CHANCE
from contrada.core.registry import make_game
from contrada.games.carrara import actions as act
from contrada.games.carrara import state as st
from contrada.games.carrara.check import all_monuments
from contrada.games.carrara.phases.court import stones_in_game
from contrada.games.carrara.phases.items import draw_from_supply, put
from contrada.games.carrara.phases.turns import begin_turn
from contrada.games.carrara.pieces import (
    CITIES,
    CITY_NAMES,
    COLOUR_NAMES,
    COLOURS,
    COPIES,
    DECORATION_NAMES,
    DECORATIONS,
    DISPLAY,
    FIELD_NAMES,
    GOLD,
    LOCATION_NAMES,
    SHARED_FIELDS,
    STOREHOUSES,
    TILES,
    TYPE_NAMES,
    count_bits,
)
from contrada.games.carrara.pieces import tile as tile_number
from contrada.games.carrara.state import CarraraState
from tests.games.position import Position

GAME: Any = make_game("carrara")
T = GAME.tables
LETTERS = "pbgryw"
BUILDING = re.compile(r"([a-z]+?)([1-58])(b?)(\*?)(?:\+([a-z]+))?")


def colour(letter: str) -> int:
    return LETTERS.index(letter)


def counts(text: str) -> list[int]:
    """`pp g` is two purple and a green block."""
    return [text.count(letter) for letter in LETTERS]


def tile(text: str) -> int:
    """`porta5` as a number."""
    match = BUILDING.fullmatch(text)
    assert match, text
    number = int(tile_number(TYPE_NAMES.index(match[1]), int(match[2])))
    return number + 1 if match[3] else number


def city(name: str) -> int:
    return CITY_NAMES.index(name)


def field(name: str) -> int:
    """The action that scores a field."""
    return int(act.field(FIELD_NAMES.index(name)))


def item(name: str) -> int:
    """`flag`, `red` (the statue) or `gold`."""
    if name == "gold":
        return GOLD
    if name in DECORATION_NAMES:
        return DECORATION_NAMES.index(name)
    return DECORATIONS + COLOUR_NAMES.index(name)


def location(name: str) -> int:
    return LOCATION_NAMES.index(name)


COINS5 = int(act.score(5))
POINTS3 = int(act.score(13))
A_DECORATION = int(act.score(20))
A_STATUE = int(act.score(21))


class Scene(Position):
    """A position with checked moves."""

    s: CarraraState

    def __init__(self, state: CarraraState) -> None:
        super().__init__(GAME, state)

    def play(self, *actions: int) -> Self:
        """Play actions; the end, if it is triggered, is announced at once."""
        for action in actions:
            super().play(action)
            self.announces()
        return self

    def announces(self) -> Self:
        """Announce the end of the game if it has been triggered."""
        if self.s.stage == st.TRIGGERING:
            self.happens(act.ENDING + self.s.trigger)
        return self

    def draws(self, letters: str) -> Scene:
        """Draw these blocks from the bag."""
        for letter in letters:
            self.happens(act.DRAW + colour(letter))
        return self

    def carts(self, name: str, letters: str) -> Scene:
        """Put these blocks of a location into the cart."""
        return self.play(*(int(act.cart(location(name), colour(c))) for c in letters))

    def buys(self, name: str, letters: str) -> Scene:
        """Buy these blocks of a location."""
        return self.carts(name, letters).play(act.BUY)

    def pays(self, letters: str) -> Scene:
        """Lay out these blocks, in this order; a capital letter is an exchange of two."""
        for letter in letters:
            number = colour(letter.lower())
            self.play(int(act.exchange(number) if letter.isupper() else act.pay(number)))
        return self

    def lays(self, text: str) -> Scene:
        """Draw this tile from the stack."""
        return self.happens(act.LAY + tile(text)).announces()

    def settles(self) -> Scene:
        """Play arbitrary chance outcomes."""
        while self.s.seat == CHANCE:
            self.happens(GAME.outcomes(self.s)[0][0])
        return self

    def fields(self) -> list[str]:
        """The scoring fields that can be chosen now."""
        return [form["field"]["name"] for form in self.forms() if form["do"] == "field"]

    def hand(self, seat: int = 0) -> str:
        """The blocks of a player."""
        own = self.s.hands[seat * COLOURS : (seat + 1) * COLOURS]
        return "".join(letter * n for letter, n in zip(LETTERS, own, strict=True))

    def at(self, name: str) -> str:
        """The blocks at a location of the wheel."""
        here = st.segment_at(self.s, location(name)) * COLOURS
        own = self.s.wheel[here : here + COLOURS]
        return "".join(letter * n for letter, n in zip(LETTERS, own, strict=True))

    def coins(self, seat: int = 0) -> int:
        return int(self.s.coins[seat])

    def points(self, seat: int = 0) -> int:
        return int(st.points_of(self.s, seat))

    def in_city(self, name: str, seat: int = 0) -> list[str]:
        """The buildings of a city from the ground up, as `type value`."""
        tiles = self.s.owned[seat * CITIES + city(name)]
        pieces = [piece for piece in range(TILES) if tiles >> piece & 1]
        forms = [act.building_form(p) for p in sorted(pieces, key=lambda p: self.s.floor[p])]
        return [f"{form['type']}{form.get('value', 8)}" for form in forms]

    def storehouses(self, seat: int = 0) -> list[int]:
        """The items stored."""
        own = self.s.stores[seat * STOREHOUSES : (seat + 1) * STOREHOUSES]
        return [stored - 1 for stored in own if stored]


def scenario(
    *,
    version: str = "normal",
    seats: int = 3,
    turn: int = 0,
    hands: list[str] | None = None,
    coins: list[int] | None = None,
    wheel: dict[str, str] | None = None,
    bag_goes_to: int | None = None,
    cities: list[dict[str, str]] | None = None,
    display: str = "",
    stack: str | None = None,
    used: list[str] | None = None,
    visits: int | None = None,
    stored: list[str] | None = None,
    improved: list[str] | None = None,
    early_open_scoring: bool = False,
    open_screens: bool = False,
    improvements: str = "one_per_city",
    triple_tie: str = "third",
) -> Scene:
    """A position at the start of seat `turn`'s turn.

    `bag_goes_to` gives all blocks of the bag to a seat. `stack` names the tiles left in the stack
    (None: all that are not elsewhere). `used` names each seat's fields; `visits` bonus fields are
    empty, and the stones not used lie in the open area.
    """
    options = {
        "version": version,
        "early_open_scoring": early_open_scoring,
        "open_screens": open_screens,
        "improvements": improvements,
        "triple_tie": triple_tie,
    }
    s: CarraraState = GAME.initial(seats, GAME.spec.check_options(options))
    _blocks(s, hands or [], wheel, bag_goes_to)
    for seat, number in enumerate(coins or []):
        s.coins[seat] = number
    for seat, columns in enumerate(cities or []):
        for name, text in columns.items():
            for word in text.split():
                _build(s, seat, name, word)
    _tiles(s, display, stack)
    _stones(s, used or [], visits)
    for seat, text in enumerate(stored or []):
        for i, name in enumerate(text.split()):
            draw_from_supply(s, item(name), 1)
            s.stores[seat * STOREHOUSES + i] = item(name) + 1
    for seat, text in enumerate(improved or []):
        for name in text.split():
            place = city(name) * 2
            if not s.improvements >> place & 1:
                place += 1
            s.improvements ^= 1 << place
            s.improved[seat * CITIES + city(name)] = place % 2 + 1
    begin_turn(s, turn)
    assert GAME.check(s) == []
    return Scene(s)


def _blocks(
    s: CarraraState, hands: list[str], wheel: dict[str, str] | None, bag_goes_to: int | None
) -> None:
    for i in range(COLOURS):
        s.bag[i] = COPIES
    for place, name in enumerate(LOCATION_NAMES):
        text = "pbgryw" if wheel is None and name == "I" else (wheel or {}).get(name, "")
        for i, n in enumerate(counts(text)):
            s.wheel[place * COLOURS + i] = n
            s.bag[i] -= n
    s.on_wheel = sum(s.wheel)
    for seat in range(s.seats):
        for i, n in enumerate(counts(hands[seat] if seat < len(hands) else "")):
            s.hands[seat * COLOURS + i] = n
            s.bag[i] -= n
    if bag_goes_to is not None:
        for i in range(COLOURS):
            s.hands[bag_goes_to * COLOURS + i] += s.bag[i]
            s.bag[i] = 0


def _build(s: CarraraState, seat: int, name: str, word: str) -> None:
    match = BUILDING.fullmatch(word)
    assert match, word
    piece = tile("".join(match.groups("")[:3]))
    where = seat * CITIES + city(name)
    assert (s.stack | s.monuments) >> piece & 1, f"{word} is not available"
    if s.stack >> piece & 1:
        s.stack ^= 1 << piece
    else:
        s.monuments ^= 1 << piece
    s.floor[piece] = count_bits(s.owned[where])
    s.owned[where] |= 1 << piece
    if match[4]:
        decoration = T.decoration[TYPE_NAMES.index(match[1])]
        draw_from_supply(s, decoration, 1)
        put(s, decoration, piece)
    if match[5]:
        draw_from_supply(s, item(match[5]), 1)
        put(s, item(match[5]), piece)


def _tiles(s: CarraraState, display: str, stack: str | None) -> None:
    for word in display.split():
        assert s.stack >> tile(word) & 1, f"{word} is not available"
        s.stack ^= 1 << tile(word)
        s.display |= 1 << tile(word)
    kept = 0
    for word in (stack or "").split():
        kept |= 1 << tile(word)
    assert s.stack & kept == kept
    for piece in range(TILES):
        if count_bits(s.display) < DISPLAY and s.stack >> piece & 1 and not kept >> piece & 1:
            s.stack ^= 1 << piece
            s.display |= 1 << piece
    if stack is not None:
        s.gone |= s.stack & ~kept
        s.stack = kept
    s.stack_size = count_bits(s.stack)
    assert not s.gone & all_monuments()


def _stones(s: CarraraState, used: list[str], visits: int | None) -> None:
    names = [text.split() for text in used]
    if visits is None:
        visits = max([len(fields) for fields in names], default=0)
    for seat in range(s.seats):
        fields = names[seat] if seat < len(names) else []
        s.stones[seat] = (1 << stones_in_game(s)) - 1 >> visits << visits
        s.open_stones[seat] = visits - len(fields)
        for name in fields:
            s.used[seat] |= 1 << FIELD_NAMES.index(name)
        s.claimed |= s.used[seat] & SHARED_FIELDS
