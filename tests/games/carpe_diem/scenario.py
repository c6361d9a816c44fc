"""Positions in one line: `scenario(laid=[{"33": "P.W.", "34": "W...@3"}], goods=["2 fish"], …)`.

A tile is its sides (`P.W.`, see the components file) followed by `2` for two chimneys, or `market`,
`bakery`, `fountain`; the suffixes `@1` to `@3` are quarter turns clockwise. A cell is row and
column. A scoring card is what it needs and gains: `2 herb: 4 vp`. Components that are not named are
removed, so that every position is valid.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import append

from contrada.core.registry import make_game
from contrada.games.carpe_diem import actions as act
from contrada.games.carpe_diem import components
from contrada.games.carpe_diem import state as st
from contrada.games.carpe_diem.phases import district
from contrada.games.carpe_diem.phases.draft import means
from contrada.games.carpe_diem.phases.score import victory_points
from contrada.games.carpe_diem.phases.scoring_grid import circle_is_free
from contrada.games.carpe_diem.pieces import (
    COUNTED,
    COUNTED_NAMES,
    FOUNTAIN_KINDS,
    GOODS,
    KIND_NAMES,
    WARE_NAMES,
)
from contrada.games.carpe_diem.state import SOURCES, CarpeDiemState
from tests.games.position import Position

GAME: Any = make_game("carpe-diem")
TABLES = GAME.tables
FACES = components.faces_of(GAME.components)
CARDS = components.cards_of(GAME.components)
GOOD_NAMES = (*WARE_NAMES, "coin", "bread")
UNKEPT = "were taken in"
"""The invariant that a constructed position at a scoring cannot satisfy: tiles of 28 turns."""


def face(text: str) -> int:
    """The number of a tile, without its turn."""
    text = text.partition("@")[0]
    if text in KIND_NAMES:
        wanted = {"sides": "....", "chimneys": 0, "building": text}
    else:
        chimneys = int(text[4:] or 1) if "V" in text else 0
        wanted = {"sides": text[:4], "chimneys": chimneys, "building": ""}
    return FACES.index(wanted)


def turned(text: str) -> int:
    """The number of a tile with its turn."""
    return face(text) * 4 + int(text.partition("@")[2] or 0)


def cell(text: str) -> int:
    return (int(text[0]) - 1) * 6 + int(text[1]) - 1


def amounts(text: str) -> dict[str, int]:
    """`2 fish, coin` as numbers by name."""
    found = {}
    for part in filter(None, text.split(", ")):
        number, _, name = part.rpartition(" ")
        found[name] = int(number or 1)
    return found


def card(text: str) -> int:
    """The number of a scoring card."""
    needs, gains = (amounts(part) for part in text.split(": "))
    for number, found in enumerate(CARDS):
        if found.get("give", found.get("have")) == needs and found["gains"] == gains:
            return number
    raise AssertionError(f"there is no card {text!r}")


class Scene(Position):
    """A position with checked moves."""

    s: CarpeDiemState

    def __init__(self, state: CarpeDiemState, *, made_up: bool = False) -> None:
        super().__init__(GAME, state)
        self.made_up = made_up
        """Whether counts were set directly, so that they do not match the district."""

    def sound(self) -> None:
        faults = [fault for fault in GAME.check(self.s) if UNKEPT not in fault]
        assert self.made_up or faults == []

    def draws(self, *kinds: str) -> Scene:
        """Draw these fountain cards from the pile."""
        return self.happens(*(act.FOUNTAIN_CARD + KIND_NAMES.index(kind) for kind in kinds))

    def turn(self, field: int, tile: str, at: str | None, *, bread: bool = False) -> Scene:
        """Walk (or rush) to a field, take a tile, build it at a cell or store it (None)."""
        go = act.rush(field - 1) if bread else act.walk(field - 1)
        return self.play(go).lays(tile, at)

    def lays(self, tile: str, at: str | None) -> Scene:
        """Take a tile and build it at a cell or store it (None)."""
        where = act.STORE if at is None else act.build(cell(at), turned(tile) & 3)
        return self.play(act.take(face(tile)), where)

    def goods(self, seat: int = 0) -> dict[str, int]:
        """The goods of a seat, without amounts of 0."""
        row = self.s.goods[seat * GOODS : (seat + 1) * GOODS]
        return {name: n for name, n in zip(GOOD_NAMES, row, strict=True) if n}

    def left(self) -> dict[str, int]:
        """The goods of the scoring seat after its draft, without amounts of 0."""
        row = means(TABLES, self.s)
        return {name: n for name, n in zip(GOOD_NAMES, row, strict=True) if n}

    def built(self, name: str, seat: int = 0) -> int:
        """The number of finished features of a kind, or of chimneys."""
        return int(self.s.built[seat * COUNTED + COUNTED_NAMES.index(name)])

    def vp(self, seat: int = 0) -> int:
        """Victory points in hand."""
        return int(victory_points(self.s, seat))

    def hand(self, seat: int = 0) -> list[str]:
        row = self.s.hands[seat * FOUNTAIN_KINDS : (seat + 1) * FOUNTAIN_KINDS]
        return [COUNTED_NAMES[kind] for kind in range(FOUNTAIN_KINDS) for _ in range(row[kind])]

    def places(self, tile: str) -> list[str]:
        """The cells where a tile can be built in this turn of it, for the seat to move."""
        turn = turned(tile) & 3
        found = district.placements(TABLES, self.s, self.s.seat, face(tile))
        cells = [(a - act.BUILD) // 4 for a in found if (a - act.BUILD) % 4 == turn]
        return [f"{c // 6 + 1}{c % 6 + 1}" for c in cells]


def scenario(
    *,
    seats: int = 2,
    turn: int = 0,
    phase: int = 1,
    figures: list[int] | None = None,
    displays: dict[int, str] | None = None,
    seals: str = "",
    laid: list[dict[str, str]] | None = None,
    tableaux: list[int] | None = None,
    frames: list[str] | None = None,
    goods: list[str] | None = None,
    counts: dict[str, int] | None = None,
    vp: list[int] | None = None,
    track: list[int] | None = None,
    order: list[int] | None = None,
    cards: dict[int, str] | None = None,
    hands: list[str] | None = None,
    stored: list[str] | None = None,
    scoring: bool = False,
    open_scores: bool = False,
    penalty: str = "after_both",
) -> Scene:
    """A position before seat `turn`'s turn, or, if `scoring`, before the first scoring turn."""
    options = GAME.spec.check_options({"open_scores": open_scores, "penalty": penalty})
    s: CarpeDiemState = GAME.initial(seats, options)
    _lay_tiles(s, laid or [], displays or {}, seals, stored or [])
    _clear_away(s, phase)
    pieces = [piece["name"] for piece in components.pieces_of(GAME.components)]
    for seat in range(seats):
        s.figures[seat] = figures[seat] - 1 if figures else seat
        s.tableaux[seat] = tableaux[seat] - 1 if tableaux else seat
        named = frames[seat].split() if frames else pieces[seat * 4 : seat * 4 + 4]
        for side, name in enumerate(named):
            s.frames[seat * 4 + side] = pieces.index(name)
        s.banderoles[seat] = TABLES.banderoles[s.tableaux[seat]]
        for c in range(36):
            if s.cells[seat * 36 + c] >= 0:
                s.banderoles[seat] &= ~(1 << c)
        for name, number in amounts(goods[seat] if goods and seat < len(goods) else "").items():
            s.goods[seat * GOODS + GOOD_NAMES.index(name)] = number
        if vp:
            s.points[seat * SOURCES + st.FROM_START] = vp[seat]
        s.track[seat] = track[seat] if track else 0
        for kind in (hands[seat] if hands and seat < len(hands) else "").split():
            s.hands[seat * FOUNTAIN_KINDS + KIND_NAMES.index(kind)] += 1
            s.pile[KIND_NAMES.index(kind)] -= 1
    by_default = sorted(range(seats), key=lambda seat: (-s.track[seat], -seat))
    for i, seat in enumerate(order or by_default):
        s.order[i] = seat
    for name, number in (counts or {}).items():
        s.built[COUNTED_NAMES.index(name)] = number
    _lay_cards(s, cards or {})
    s.phase = phase
    s.dealt = 0
    s.seat = s.order[0] if scoring else turn
    s.stage = st.CHOOSING_CIRCLE if scoring else st.MOVING
    for number in range((phase - 1) * seats):
        s.discs[[c for c in range(17) if circle_is_free(TABLES, s, c)][-1]] = number % seats
    scene = Scene(s, made_up=bool(counts or hands))
    scene.sound()
    return scene


def _lay_tiles(
    s: CarpeDiemState,
    laid: list[dict[str, str]],
    displays: dict[int, str],
    seals: str,
    stored: list[str],
) -> None:
    """Move the tiles of a position from the pools to their places."""
    for seat, row in enumerate(laid):
        for at, tile in row.items():
            _take(s, face(tile))
            assert district.fits(s.demand[seat * 36 + cell(at)], TABLES.code[turned(tile)]), at
            district.lay(TABLES, s, seat, cell(at), turned(tile))
            building = TABLES.building[face(tile)]
            if building >= 0:
                s.built[seat * COUNTED + building] += 1
    for field, tiles in displays.items():
        for place, tile in enumerate(tiles.split()):
            s.displays[(field - 1) * 4 + place] = _take(s, face(tile))
    for place, tile in enumerate(seals.split()):
        s.seals[place] = _take(s, face(tile), dark=True)
    for seat, tiles in enumerate(stored):
        for tile in tiles.split():
            s.storage = append(s.storage, _take(s, face(tile)) * 4 + seat)


def _take(s: CarpeDiemState, number: int, *, dark: bool = False) -> int:
    pool = s.dark if dark or s.light[number] == 0 else s.light
    assert pool[number] > 0, FACES[number]
    pool[number] -= 1
    return number


def _clear_away(s: CarpeDiemState, phase: int) -> None:
    """Remove tiles from the game until the sizes of the pools match the phase."""
    for pool, size in ((s.light, max(84 - 28 * phase, 0)), (s.dark, 28 if phase < 4 else 0)):
        number = TABLES.faces - 1
        while sum(pool) > size:
            if pool[number] > 0:
                pool[number] -= 1
                s.removed = append(s.removed, number)
            else:
                number -= 1


def _lay_cards(s: CarpeDiemState, named: dict[int, str]) -> None:
    """Put the named cards on their slots (from 1), and arbitrary cards on the others."""
    for slot, text in named.items():
        s.slots[slot - 1] = card(text)
    spare = [number for number in range(60) if number not in s.slots]
    for slot in range(12):
        if TABLES.used[s.seats * 12 + slot] and s.slots[slot] < 0:
            s.slots[slot] = spare.pop()
