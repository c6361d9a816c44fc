"""The shape of the view: the structs that the browser and bots receive."""

from __future__ import annotations

from contrada.core.messages import Shown


class Goods(Shown, frozen=True, tag_field="is", tag="goods"):
    """A kind of agriculture."""

    goods: str


class Tile(Shown, frozen=True, tag_field="is", tag="tile"):
    """A hexagonal tile that is not agriculture."""

    tile: str


class Agriculture(Shown, frozen=True, tag_field="is", tag="agriculture"):
    """An agriculture tile with its kinds."""

    shows: list[Goods]


class Hexagon(Shown, frozen=True, tag_field="is", tag="hexagon"):
    """A wooden hexagon."""


Item = Tile | Agriculture | Hexagon


class Field(Shown, frozen=True):
    """A field of a map: where it is (axial coordinates, flat top), and what lies on it."""

    name: str
    q: int
    r: int
    colour: str
    area: int
    """The index of its area in the map's list of areas."""
    item: Item | None
    start_castle: bool


class Area(Shown, frozen=True):
    """Connected fields of one colour, and what completing them gives."""

    colour: str
    size: int
    covered: int
    points: int


class Board(Shown, frozen=True, tag_field="is", tag="board"):
    """A region board as it lies."""

    board: str
    turned: str


class RegionBoard(Shown, frozen=True):
    """A region board while the map is arranged: how it lies, and its fields column by column."""

    board: str
    turned: str
    colours: list[str]


class Shift(Shown, frozen=True):
    """How a board can lie against its left neighbour."""

    shift: str
    down: int
    """How much lower, in half hexagons."""


class Shape(Shown, frozen=True):
    """The shape of the region boards of this box."""

    columns: list[list[int]]
    """For each column of a board, the heights of its fields in half hexagons from the top."""
    shifts: list[Shift]
    area_points: list[int]
    """The points of a complete area, by its number of fields."""


class Map(Shown, frozen=True):
    """A player's map."""

    boards: list[Board]
    offsets: list[str]
    fields: list[Field]
    areas: list[Area]
    total: int
    """The total value of its areas."""


class Cards(Shown, frozen=True, tag_field="is", tag="cards"):
    """Equal game cards."""

    colour: str
    count: int


class Tiles(Shown, frozen=True):
    """How many of a tile."""

    item: Item
    count: int


class Player(Shown, frozen=True):
    """A player's area."""

    hand_size: int
    hand: list[Cards] | None
    """None where the viewer may not see it."""
    boards: list[str] | None
    """The boards dealt; None where the viewer may not see them."""
    stage: str | None
    """The stage of the player's arranging; None if the viewer may not know it."""
    arranging: list[RegionBoard] | None
    """The viewer's own boards from left to right until the map is finished, otherwise None."""
    map: Map | None
    storage: list[Item | None]
    bonus: dict[str, int]
    marble: int
    workers: int
    green: int
    red: int
    points: int
    """The points if the game were scored once more and ended now."""
    laid_out: int
    to_next_scoring: int
    """The number of own tiles that would end the current period."""
    own_tiles: list[Tiles]
    """The contents of the face-down stacks, in unknown order."""


class ColourBonus(Shown, frozen=True):
    """What covering a colour gives the next player to do so."""

    colour: str
    points: int
    place: int


class Workers(Shown, frozen=True, tag_field="is", tag="workers"):
    """Workers given for a placement."""

    count: int


class Way(Shown, frozen=True, tag_field="is", tag="way"):
    """A way to pay: all cards and workers that are given, also those already laid."""

    gives: list[Cards | Workers]


class Draft(Shown, frozen=True):
    """The viewer's own placement, not paid yet."""

    item: Item
    field: str
    colour: str
    laid: list[Cards | Workers]
    """The cards and workers laid so far."""
    ways: list[Way]
    """Every way to complete the payment, the fewest cards first."""


class TuscanyView(Shown, frozen=True):
    """The table as one seat sees it."""

    phase: str
    turn: int
    start: int
    to_move: int
    players: list[Player]
    display: list[Item | None]
    neutral: int
    aside: list[Tiles]
    deck: int
    discards: list[Cards]
    yields: int
    bonus_left: dict[str, int]
    colour_bonus: list[ColourBonus]
    scorings: int
    counts: int
    """How many times a green point gained now still counts: 3, 2 or 1."""
    ending: bool
    """Whether the period ends with this round, or the next where the extra round is due."""
    last_round: bool
    marble_used: bool
    castle_tile: Item | None
    draft: Draft | None
    shape: Shape
