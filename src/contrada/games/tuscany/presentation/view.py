"""The view: the table as a seat or a spectator may see it."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from contrada.core.arrays import same_part
from contrada.core.game import is_turn_of
from contrada.core.messages import Breakdown
from contrada.core.play.scene import kept
from contrada.games.tuscany import state as st
from contrada.games.tuscany.actions import BOARD_NAMES
from contrada.games.tuscany.check import laid_tile
from contrada.games.tuscany.infer import maps_hidden, public_phase
from contrada.games.tuscany.phases.effects import field_colour
from contrada.games.tuscany.phases.maps import (
    AREA_POINTS,
    VARIANTS,
    areas_of,
    count,
    is_turned,
    letter_at,
    offsets_of,
    shifts_of,
)
from contrada.games.tuscany.phases.shape import (
    BOARDS,
    FIELDS,
    FIELDS_PER_BOARD,
    NO_SHIFT,
    SHIFT_NAMES,
)
from contrada.games.tuscany.pieces import (
    AGRICULTURE,
    BONUS_KINDS,
    BONUS_NAMES,
    COLOUR_NAMES,
    COLOURS,
    GOODS,
    HEXAGON,
    MOST_STORAGE,
    NOTHING,
    PER_STACK,
    SCORINGS,
    TILE_KINDS,
    TILE_NAMES,
    goods_names,
)
from contrada.games.tuscany.presentation.breakdown import breakdown
from contrada.games.tuscany.presentation.gains import counts_times
from contrada.games.tuscany.presentation.shapes import (
    Agriculture,
    Area,
    Board,
    Cards,
    ColourBonus,
    Draft,
    Field,
    Goods,
    Hexagon,
    Item,
    Map,
    Player,
    RegionBoard,
    Shape,
    Shift,
    Tile,
    Tiles,
    TuscanyView,
)
from contrada.games.tuscany.presentation.ways import laid_pieces, ways
from contrada.games.tuscany.scoring import score
from contrada.games.tuscany.state import TuscanyState
from contrada.games.tuscany.tables import Tables

PHASES = {
    st.DEALING_CARDS: "dealing_cards",
    st.DEALING_BOARDS: "dealing_boards",
    st.ARRANGING: "arranging",
    st.STARTING: "starting",
    st.CHOOSING_BONUS: "choosing_bonus",
    st.OPENING: "opening",
    st.ACTION: "action",
    st.PAYING: "paying",
    st.DRAWING: "drawing",
    st.REFILLING: "refilling",
    st.CLEARING: "clearing",
    st.YIELDING: "yielding",
    st.CASTLE_TAKING: "castle_taking",
    st.CASTLE_PLACING: "castle_placing",
    st.CITY: "city",
    st.AFTER: "after",
    st.SCORING: "scoring",
    st.OVER: "over",
}
STAGES = ("ordering", "shifting", "founding", "arranged")


def item_of(t: Tables, item: int) -> Item:
    """A tile or hexagon for the view."""
    if item == HEXAGON:
        return Hexagon()
    if item < AGRICULTURE:
        return Tile(TILE_NAMES[item])
    return Agriculture([Goods(name) for name in goods_names(t.shows[item])])


def item_or_none(t: Tables, item: int) -> Item | None:
    """A place that may be empty."""
    return None if item == NOTHING else item_of(t, item)


def cards_of(counts: vec[i64], start: int = 0) -> list[Cards]:
    """The cards of a pool, colour by colour."""
    return [
        Cards(COLOUR_NAMES[colour], counts[start + colour])
        for colour in range(COLOURS)
        if counts[start + colour] > 0
    ]


def tiles_of(t: Tables, counts: vec[i64], start: int = 0) -> list[Tiles]:
    """The tiles of a pool, kind by kind."""
    return [
        Tiles(item_of(t, tile), counts[start + tile])
        for tile in range(TILE_KINDS)
        if counts[start + tile] > 0
    ]


def to_next_scoring(s: TuscanyState, seat: int) -> int:
    """The number of own tiles that a seat must lay out to end the period (0: it has done so)."""
    return max(0, PER_STACK * (min(s.scorings, SCORINGS - 1) + 1) - int(st.laid_out(s, seat)))


def to_move(s: TuscanyState, viewer: int) -> int:
    """The seat to move; while all arrange, a viewer knows only their own progress."""
    if s.phase != st.ARRANGING:
        return int(s.seat)
    return viewer if viewer >= 0 and s.stage[viewer] != st.ARRANGED else NOTHING


@final
class Scene:
    """What the views of one state share; unchanged parts come from an earlier scene."""

    def __init__(self, t: Tables, s: TuscanyState, earlier: Scene | None) -> None:
        self.tables = t
        self.state = s
        self.display = [item_or_none(t, tile) for tile in s.display]
        self.aside = tiles_of(t, s.aside)
        self.discards = cards_of(s.discards)
        self.bonus: dict[str, int] = {
            name: s.bonus_left[kind] for kind, name in enumerate(BONUS_NAMES)
        }
        self.colours = [_colour_bonus(t, s, c) for c in range(COLOURS) if s.completed[c] < 2]
        self.shape: Shape = _shape(t) if earlier is None else earlier.shape
        self.own: list[Player | None] = [None] * s.seats
        """Every player as they see themselves, where it is known."""
        self.open: list[Player | None] = [None] * s.seats
        """Every player as the others see them."""
        self.maps: list[Map | None] = [None] * s.seats
        self.scores: list[Breakdown | None] = [None] * s.seats
        if earlier is not None:
            self._keep(earlier)

    def _keep(self, earlier: Scene) -> None:
        """Take over what is the same."""
        s, before = self.state, earlier.state
        self.display = kept(self.display, earlier.display)
        self.aside = kept(self.aside, earlier.aside)
        self.discards = kept(self.discards, earlier.discards)
        self.bonus = kept(self.bonus, earlier.bonus)
        self.colours = kept(self.colours, earlier.colours)
        same_stage = (
            s.scorings == before.scorings
            and (s.phase == st.OVER) == (before.phase == st.OVER)
            and maps_hidden(s) == maps_hidden(before)
        )
        for p in range(s.seats):
            if _same_map(s, before, p):
                self.maps[p] = earlier.maps[p]
                if same_stage and _same_means(s, before, p):
                    self.own[p] = earlier.own[p]
                    self.open[p] = earlier.open[p]
                    self.scores[p] = earlier.scores[p]

    def player(self, p: int, viewer: int) -> Player:
        """A player as a viewer sees them."""
        known = self.own if p == viewer else self.open
        found = known[p]
        if found is None:
            found = known[p] = _player(self, p, viewer)
        return found

    def map(self, p: int) -> Map:
        """A player's map."""
        found = self.maps[p]
        if found is None:
            found = self.maps[p] = map_of(self.tables, self.state, p)
        return found


def _same_map(s: TuscanyState, before: TuscanyState, p: i64) -> bool:
    """Whether everything that `map_of` and `_boards` show is the same."""
    return (
        s.covered[p] == before.covered[p]
        and s.hexagons[p] == before.hexagons[p]
        and s.castle[p] == before.castle[p]
        and s.arrangement[p] == before.arrangement[p]
        and s.stage[p] == before.stage[p]
        and same_part(s.boards, before.boards, p * BOARDS, BOARDS)
        and same_part(s.fields, before.fields, p * COLOURS, COLOURS)
        and same_part(s.goods, before.goods, p * GOODS, GOODS)
    )


def _same_means(s: TuscanyState, before: TuscanyState, p: i64) -> bool:
    """Whether everything else of a player is the same: what they have, and their points."""
    return (
        s.hand_size[p] == before.hand_size[p]
        and s.marble[p] == before.marble[p]
        and s.workers[p] == before.workers[p]
        and s.green[p] == before.green[p]
        and s.red[p] == before.red[p]
        and s.own_left[p] == before.own_left[p]
        and same_part(s.hands, before.hands, p * COLOURS, COLOURS)
        and same_part(s.storage, before.storage, p * MOST_STORAGE, MOST_STORAGE)
        and same_part(s.bonus, before.bonus, p * BONUS_KINDS, BONUS_KINDS)
        and same_part(s.own, before.own, p * TILE_KINDS, TILE_KINDS)
        and same_part(s.green_from, before.green_from, p * st.GREEN_SOURCES, st.GREEN_SOURCES)
        and same_part(s.red_from, before.red_from, p * st.SOURCES, st.SOURCES)
    )


def view(t: Tables, s: TuscanyState, viewer: int) -> TuscanyView:
    """The table as a seat, or a spectator, sees it."""
    return view_in(t, s, viewer, Scene(t, s, None))


def view_in(t: Tables, s: TuscanyState, viewer: int, scene: Scene) -> TuscanyView:
    """The same, with the scene of this state."""
    own_turn = is_turn_of(s.seat, viewer)
    drafting = own_turn and s.phase == st.PAYING
    return TuscanyView(
        PHASES[s.phase if own_turn else public_phase(s.phase)],
        s.turn,
        s.start,
        to_move(s, viewer),
        [scene.player(p, viewer) for p in range(s.seats)],
        scene.display,
        s.neutral_size,
        scene.aside,
        s.deck_size,
        scene.discards,
        s.yields_size,
        scene.bonus,
        scene.colours,
        s.scorings,
        counts_times(s),
        s.triggered == 1,
        s.last_round == 1,
        s.marble_used == 1,
        item_or_none(t, s.castle_tile),
        _draft(t, s) if drafting else None,
        scene.shape,
    )


def breakdown_in(s: TuscanyState, of: int, scene: Scene) -> Breakdown:
    """Where the points of a seat come from."""
    found = scene.scores[of]
    if found is None:
        found = scene.scores[of] = breakdown(s, of)
    return found


def _colour_bonus(t: Tables, s: TuscanyState, colour: int) -> ColourBonus:
    place = s.completed[colour] + 1
    points = t.first[colour] if place == 1 else t.second[colour]
    return ColourBonus(COLOUR_NAMES[colour], points, place)


def _draft(t: Tables, s: TuscanyState) -> Draft:
    colour = field_colour(s, s.seat, s.draft_field)
    return Draft(
        item_of(t, s.draft_item),
        t.shape.names[s.draft_field],
        COLOUR_NAMES[colour],
        laid_pieces(s),
        ways(s),
    )


def _shape(t: Tables) -> Shape:
    top = min(min(column) for column in t.shape.columns)
    return Shape(
        [[height - top for height in column] for column in t.shape.columns],
        [
            Shift(name, down)
            for name, down in zip(SHIFT_NAMES, t.shape.shifts, strict=True)
            if down != NO_SHIFT
        ],
        [int(points) for points in AREA_POINTS],
    )


def _player(scene: Scene, p: int, viewer: int) -> Player:
    t, s = scene.tables, scene.state
    own = p == viewer
    open_map = own or not maps_hidden(s)
    bonus = s.bonus[p * BONUS_KINDS : (p + 1) * BONUS_KINDS]
    spaces = s.storage[p * MOST_STORAGE : p * MOST_STORAGE + st.capacity(s, p)]
    return Player(
        s.hand_size[p],
        cards_of(s.hands, p * COLOURS) if own or s.phase == st.OVER else None,
        _boards(s, p) if open_map else None,
        STAGES[s.stage[p]] if open_map else None,
        _arranging(t, s, p) if own and s.stage[p] < st.FOUNDING else None,
        scene.map(p) if open_map and s.stage[p] >= st.FOUNDING else None,
        [item_or_none(t, item) for item in spaces],
        {name: bonus[kind] for kind, name in enumerate(BONUS_NAMES)},
        s.marble[p],
        s.workers[p],
        s.green[p],
        s.red[p],
        score(s, p),
        st.laid_out(s, p),
        to_next_scoring(s, p),
        tiles_of(t, s.own, p * TILE_KINDS),
    )


def _boards(s: TuscanyState, p: int) -> list[str]:
    dealt = enumerate(s.boards[p * BOARDS : (p + 1) * BOARDS])
    return [BOARD_NAMES[letter * VARIANTS + v] for letter, v in dealt if v != NOTHING]


def _arranging(t: Tables, s: TuscanyState, p: int) -> list[RegionBoard] | None:
    """The boards with their colours: in the order A, B, C until an order is chosen."""
    if NOTHING in list(s.boards[p * BOARDS : (p + 1) * BOARDS]):
        return None
    dealt = [Board(name, "upright") for name in _boards(s, p)]
    boards = dealt if s.stage[p] == st.ORDERING else boards_as_laid(s, p)
    return [RegionBoard(lies.board, lies.turned, _colours(t, lies)) for lies in boards]


def _colours(t: Tables, lies: Board) -> list[str]:
    """The colours of a board's fields in its orientation, column by column from the top."""
    number = BOARD_NAMES.index(lies.board) * 2 + (1 if lies.turned == "turned" else 0)
    names = [""] * FIELDS_PER_BOARD
    for colour in range(COLOURS):
        fields = t.outlines[number * COLOURS + colour]
        for field in range(FIELDS_PER_BOARD):
            if fields >> field & 1:
                names[field] = COLOUR_NAMES[colour]
    return names


def boards_as_laid(s: TuscanyState, p: int) -> list[Board]:
    """A player's boards from left to right."""
    laid = s.arrangement[p]
    letters = [letter_at(laid, place) for place in range(BOARDS)]
    return [
        Board(
            BOARD_NAMES[letter * VARIANTS + s.boards[p * BOARDS + letter]],
            "turned" if is_turned(laid, place) else "upright",
        )
        for place, letter in enumerate(letters)
    ]


def map_of(t: Tables, s: TuscanyState, p: int) -> Map:
    """A player's map."""
    offsets = offsets_of(s.arrangement[p])
    areas: list[Area] = []
    area_at = [0] * FIELDS
    for colour in range(COLOURS):
        for area in areas_of(t.near, s.fields[p * COLOURS + colour], offsets):
            for field in range(FIELDS):
                if area >> field & 1:
                    area_at[field] = len(areas)
            size = count(area)
            covered = count(area & s.covered[p])
            areas.append(Area(COLOUR_NAMES[colour], size, covered, AREA_POINTS[size]))
    fields = [
        Field(
            t.shape.names[field],
            q,
            r,
            areas[area_at[field]].colour,
            area_at[field],
            item_of(t, laid_tile(t, s, p, field)) if s.covered[p] >> field & 1 else None,
            s.castle[p] == field,
        )
        for field, (q, r) in enumerate(t.shape.cells(offsets))
    ]
    shifts = [SHIFT_NAMES[shift] for shift in shifts_of(offsets)]
    return Map(boards_as_laid(s, p), shifts, fields, areas, sum(area.points for area in areas))
