"""Positions in one line: `scenario(hands=["b4 g4 u4 2"], palazzi=["B1/3 S2/1"], …)`.

A card is a currency letter (b brown, g green, u blue) and its value, a certificate is `2`. A tile
is a material letter (B brick, S sandstone, M marble), floor/windows. Everything else stays in the
pile and in the stacks, so that every position is valid.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import append

from contrada.core.registry import make_game
from contrada.games.palazzo import state as st
from contrada.games.palazzo.actions import REVEAL_CARD, REVEAL_TILE
from contrada.games.palazzo.phases.building import found
from contrada.games.palazzo.pieces import (
    CARD_KINDS,
    CERTIFICATE,
    REVEAL_KINDS,
    RIDER,
    STACKS,
    TILE_KINDS,
    WAREHOUSE,
    lone,
)
from contrada.games.palazzo.pieces import card as card_number
from contrada.games.palazzo.pieces import tile as tile_number
from contrada.games.palazzo.state import PalazzoState
from tests.games.position import Position

GAME: Any = make_game("palazzo")


def card(text: str) -> int:
    """`b5` is the brown 5, `2` a certificate."""
    return CERTIFICATE if text == "2" else int(card_number("bgu".index(text[0]), int(text[1])))


def cards(text: str) -> list[int]:
    return [card(word) for word in text.split()]


def tile(text: str) -> int:
    """`B3/1` is the brick tile of floor 3 with one window."""
    return int(tile_number("BSM".index(text[0]), int(text[1]), int(text[3])))


def tiles(text: str) -> list[int]:
    return [tile(word) for word in text.split()]


def palazzo(text: str) -> int:
    """A palazzo of the given tiles."""
    total = 0
    for kind in tiles(text):
        total |= lone(kind)
    return total


class Scene(Position):
    """A position with checked moves."""

    s: PalazzoState

    def __init__(self, state: PalazzoState) -> None:
        super().__init__(GAME, state)

    def reveals(self, text: str) -> Scene:
        """Reveal these tiles (or `rider`) from the stack."""
        for word in text.split():
            kind = RIDER if word == "rider" else tile(word)
            self.happens(REVEAL_TILE + kind)
        return self

    def turns_up(self, text: str) -> Scene:
        """Turn up these money cards from the pile."""
        for kind in cards(text):
            self.happens(REVEAL_CARD + kind)
        return self

    def hand(self, seat: int) -> list[int]:
        start = seat * CARD_KINDS
        return [k for k in range(CARD_KINDS) for _ in range(self.s.hands[start + k])]

    def row(self, seat: int) -> list[int]:
        n = self.s.palazzo_count[seat]
        return list(self.s.palazzi[seat * 48 : seat * 48 + n])

    def quarry(self, place: int) -> list[int]:
        return list(st.tiles_at(self.s, place))

    def warehouse(self) -> list[int]:
        return list(st.tiles_at(self.s, WAREHOUSE))

    def discards(self) -> list[int]:
        return [k for k in range(CARD_KINDS) for _ in range(self.s.discards[k])]


def scenario(
    *,
    seats: int = 3,
    turn: int = 0,
    hands: list[str] | None = None,
    discards: str = "",
    palazzi: list[list[str]] | None = None,
    warehouse: str = "",
    quarries: list[str] | None = None,
    builder: int = 0,
    riders: int = 0,
    boxed: str = "",
    price_count: str = "after_reveal",
) -> Scene:
    """A position at the start of seat `turn`'s turn."""
    options = GAME.spec.check_options({"price_count": price_count})
    s: PalazzoState = GAME.initial(seats, options)
    for seat, text in enumerate(hands or []):
        for kind in cards(text):
            s.deck[kind] -= 1
            s.deck_size -= 1
            s.hands[seat * CARD_KINDS + kind] += 1
            s.hand_size[seat] += 1
    for kind in cards(discards):
        s.deck[kind] -= 1
        s.deck_size -= 1
        s.discards[kind] += 1
        s.discards_size += 1
    for seat, row in enumerate(palazzi or []):
        for text in row:
            for kind in tiles(text):
                _from_stacks(s, kind)
            found(s, seat, palazzo(text))
    for place, text in enumerate([*(quarries or []), *[""] * (4 - len(quarries or [])), warehouse]):
        for kind in tiles(text):
            _from_stacks(s, kind)
            s.market = append(s.market, place * TILE_KINDS + kind)
    for kind in tiles(boxed):
        _from_stacks(s, kind)
        s.box[kind] += 1
    for _ in range(riders):
        _from_stacks(s, RIDER)
        s.riders += 1
    s.builder = builder
    s.turn = s.seat = turn
    s.phase = st.TURN
    s.step = 0
    assert GAME.check(s) == []
    return Scene(s)


def only_stack(scene: Scene, number: int) -> Scene:
    """Move all tiles before this stack into the box, so that it is the current one."""
    s = scene.s
    for stack in range(number - 1):
        for kind in range(TILE_KINDS):
            s.box[kind] += s.stacks[stack * REVEAL_KINDS + kind]
            s.stacks[stack * REVEAL_KINDS + kind] = 0
        s.stack_size[stack] = 0
    assert GAME.check(s) == []
    return scene


def _from_stacks(s: PalazzoState, kind: int) -> None:
    for stack in range(STACKS):
        if s.stacks[stack * REVEAL_KINDS + kind] > 0:
            s.stacks[stack * REVEAL_KINDS + kind] -= 1
            s.stack_size[stack] -= 1
            return
    raise AssertionError(f"no tile {kind} left in the stacks")
