"""The shape of the view: the structs that the browser and bots receive."""

from __future__ import annotations

from typing import Any

import msgspec

from contrada.core.messages import Json, Shown
from contrada.games.carpe_diem.presentation import forms


class Kind(Shown, frozen=True, tag_field="is", tag="kind"):
    """A landscape, dwelling, villa or single building."""

    of: str


class Amount(Shown, frozen=True, tag_field="is", tag="amount"):
    """So many of something."""

    of: str
    number: int


class Need(Shown, frozen=True, tag_field="is", tag="need"):
    """What a green card counts: so many finished features, single buildings or chimneys."""

    of: str
    number: int


class Tile(Shown, frozen=True, tag_field="is", tag="tile"):
    """A building tile."""

    sides: str
    """North, east, south, west before turning, in the letters of the components file."""
    areas: list[Kind]
    shape: str
    chimneys: int


class ScoringCard(Shown, frozen=True, tag_field="is", tag="scoring-card"):
    """A card that is scored beside a disc: red ones take wares, green ones count."""

    pile: str
    colour: str
    needs: list[Amount | Need]
    gains: list[Amount]


class FountainCard(Shown, frozen=True, tag_field="is", tag="fountain-card"):
    """Victory points at the end for each finished one of a kind."""

    of: str
    vp: int


class Task(Shown, frozen=True, tag_field="is", tag="task"):
    """A frame task: a finished feature of this kind on the line from this position."""

    of: str
    position: int
    vp: int


class FramePiece(Shown, frozen=True, tag_field="is", tag="frame-piece"):
    """One side of a frame."""

    name: str
    tasks: list[Task]


class Line(Shown, frozen=True):
    """A frame task in its place."""

    task: Task
    side: str
    row: int | None
    column: int | None
    status: str
    """met, possible or lost."""


class Laid(Shown, frozen=True):
    """A tile in a district."""

    row: int
    column: int
    tile: Tile
    turn: int
    """Quarter turns clockwise."""


class Cell(Shown, frozen=True, tag_field="is", tag="cell"):
    """A field of a district."""

    row: int
    column: int


class Feature(Shown, frozen=True):
    """A villa, landscape or dwelling with the fields it covers and those it opens to."""

    of: str
    finished: bool
    cells: list[Cell]
    open_to: list[Cell]
    chimneys: int


class Player(Shown, frozen=True):
    """A player's district, storage and means."""

    figure: int | None
    vp: int | None
    """None where the viewer is not shown it."""
    goods: list[Amount]
    track: int
    track_place: int
    """1 for the first to score."""
    fountain_cards: int
    fountain_hand: list[FountainCard] | None
    """None where the viewer may not see it."""
    tableau: int | None
    frame: list[FramePiece]
    tasks: list[Line]
    laid: list[Laid]
    banderoles: list[Cell]
    unfillable: list[Cell]
    """Fields beside laid tiles that no tile to come fits any more."""
    too_large: list[Cell]
    """For the viewer's own tile: fields where it would make a landscape of more than four tiles."""
    features: list[Feature]
    counts: list[Amount]
    """Finished features, single buildings, all chimneys."""
    stored: list[Tile]
    returned: list[FountainCard] | None
    """The cards this player put under the pile; None where the viewer does not know them."""


class Slot(Shown, frozen=True):
    """A place for a scoring card."""

    number: int
    card: ScoringCard


class Circle(Shown, frozen=True):
    """A circle between two cards."""

    number: int
    cards: list[int]
    disc: int | None


class Draft(Shown, frozen=True):
    """The viewer's own turn as far as it is decided."""

    field: int | None
    by_bread: bool
    tile: Tile | None


class Ware(Shown, frozen=True, tag_field="is", tag="ware"):
    """A kind of ware."""

    of: str


class Use(Shown, frozen=True):
    """Fulfilments of one card in one way, as in the action `do`."""

    do: str
    card: int
    """The slot of the card."""
    coins: int | None
    coins_for: list[Ware] | None
    times: int
    gives: list[Amount]
    """What one of them costs."""


class ScoringDraft(Shown, frozen=True):
    """The viewer's own scoring turn as far as it is decided."""

    uses: list[Use]
    closed: list[int]
    """The slots of the cards that take nothing more."""
    missed: list[int]
    """The slots of the cards that finishing now leaves unfulfilled."""
    due: int
    """The victory points that finishing now costs."""
    lost: int
    """The victory points lost by closing cards."""


class CarpeDiemView(Shown, frozen=True):
    """The table as one seat sees it."""

    stage: str
    phase: int
    round: int
    to_move: int
    start_seat: int | None
    players: list[Player]
    displays: list[list[Tile | None]]
    seals: list[Tile | None]
    slots: list[Slot]
    circles: list[Circle]
    current_circle: int | None
    fulfilled: list[bool]
    """Whether the current circle's cards have been fulfilled."""
    light_tiles: int
    dark_tiles: int
    removed: list[Tile]
    fountain_pile: int
    draft: Draft | None
    scoring: ScoringDraft | None
    shovel: Cell
    """Where a player's first tile goes."""
    last_space: int
    """Of the banderole track."""


def form(value: Any) -> Json:
    """A Struct in JSON."""
    built: Json = msgspec.to_builtins(value)
    return built


class Forms:
    """A box's tiles, cards and frame pieces as they are shown."""

    def __init__(self, data: Json) -> None:
        self.tiles = msgspec.convert(forms.tile_forms(data), list[Tile])
        self.cards = msgspec.convert(forms.card_forms(data), list[ScoringCard])
        self.pieces = msgspec.convert(forms.piece_forms(data), list[FramePiece])
        self.fountains = msgspec.convert(forms.fountain_forms(data), list[FountainCard])
        self._tiles = [form(tile) for tile in self.tiles]
        self._cards = [form(card) for card in self.cards]
        self._fountains = [form(card) for card in self.fountains]

    def tile(self, face: int) -> Json:
        """A tile in JSON; not to be changed."""
        return self._tiles[face]

    def card(self, number: int) -> Json:
        """A scoring card in JSON; not to be changed."""
        return self._cards[number]

    def fountain(self, kind: int) -> Json:
        """A fountain card in JSON; not to be changed."""
        return self._fountains[kind]
