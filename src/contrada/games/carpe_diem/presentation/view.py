"""The view: the table as a seat or a spectator may see it."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from contrada.core.arrays import same, same_part
from contrada.core.game import is_turn_of
from contrada.core.messages import Breakdown, Json
from contrada.core.play.scene import kept
from contrada.games.carpe_diem import scoring
from contrada.games.carpe_diem import state as st
from contrada.games.carpe_diem.actions import CELLS, CIRCLES, FIELDS, SLOTS
from contrada.games.carpe_diem.infer import public_stage
from contrada.games.carpe_diem.phases import draft as drafts
from contrada.games.carpe_diem.phases import features
from contrada.games.carpe_diem.phases.district import fits, grows_too_large
from contrada.games.carpe_diem.phases.score import victory_points
from contrada.games.carpe_diem.phases.scoring_grid import is_between_cards
from contrada.games.carpe_diem.pieces import (
    COUNTED,
    FOUNTAIN_KINDS,
    GOODS,
    KIND_NAMES,
    OPEN_KINDS,
    PLACES,
    WARE_NAMES,
)
from contrada.games.carpe_diem.presentation.breakdown import breakdown
from contrada.games.carpe_diem.presentation.shapes import (
    Amount,
    CarpeDiemView,
    Cell,
    Circle,
    Draft,
    Feature,
    Forms,
    FountainCard,
    Laid,
    Line,
    Player,
    Slot,
)
from contrada.games.carpe_diem.presentation.uses import fulfilled, scoring_draft
from contrada.games.carpe_diem.state import CarpeDiemState
from contrada.games.carpe_diem.tables import Tables

STAGES = {
    st.DRAW_START: "start",
    st.DEAL_DISTRICTS: "dealing_districts",
    st.DEAL_CARDS: "dealing_cards",
    st.DEAL_SEALS: "dealing_seals",
    st.DEAL_DISPLAYS: "dealing_displays",
    st.DRAW_FOUNTAIN: "drawing",
    st.ENTERING: "entering",
    st.MOVING: "moving",
    st.TAKING: "taking",
    st.BUILDING: "building",
    st.FETCHING: "fetching",
    st.RETURNING: "returning",
    st.CHOOSING_CIRCLE: "circle",
    st.SPENDING: "spending",
    st.OVER: "over",
}
SIDES = ("top", "right", "bottom", "left")
ALL_CELLS = [Cell(cell // 6 + 1, cell % 6 + 1) for cell in range(CELLS)]
"""The fields of a district as they are shown."""


def amounts(table: Json) -> list[Amount]:
    """The amounts of an array that are not 0."""
    return [Amount(name, number) for name, number in table.items() if number]


def cells_of(bits: int) -> list[Cell]:
    """The fields of a bit mask."""
    return [ALL_CELLS[cell] for cell in range(CELLS) if bits >> cell & 1]


def fountain_cards(
    forms: Forms, s: CarpeDiemState, seat: int, *, returned: bool = False
) -> list[FountainCard]:
    """A seat's fountain cards, or those it put under the pile."""
    row = s.returned if returned else s.hands
    first = seat * FOUNTAIN_KINDS
    return [forms.fountains[k] for k in range(FOUNTAIN_KINDS) for _ in range(row[first + k])]


def goods_of(s: CarpeDiemState, seat: int) -> list[Amount]:
    """Wares, coins and breads, including amounts of 0."""
    names = (*WARE_NAMES, "coin", "bread")
    return [Amount(name, s.goods[seat * GOODS + i]) for i, name in enumerate(names)]


@final
class District:
    """What all viewers see of a player's district."""

    def __init__(self, scene: Scene, s: CarpeDiemState, p: int) -> None:
        tables, forms = scene.tables, scene.forms
        found = features.features(tables, s, p)
        blocked = features.unfillable(tables, s, p, scene.to_come)
        self.unfillable = blocked
        base = p * CELLS
        tiles = [(cell, s.cells[base + cell]) for cell in range(CELLS) if s.cells[base + cell] >= 0]
        counted = dict(zip((*KIND_NAMES, "chimney"), s.built[p * COUNTED :], strict=False))
        self.tasks = _tasks(tables, forms, s, p, found, blocked)
        self.laid = [Laid(c // 6 + 1, c % 6 + 1, forms.tiles[t >> 2], t & 3) for c, t in tiles]
        self.banderoles = cells_of(s.banderoles[p])
        self.blocked = [ALL_CELLS[cell] for cell in blocked]
        self.features = [_feature(feature) for feature in found]
        self.counts = amounts(counted)
        self.frame = [forms.pieces[piece] for piece in s.frames[p * 4 : p * 4 + 4] if piece >= 0]


@final
class Scene:
    """What the views of one state share; unchanged parts come from an earlier scene."""

    def __init__(
        self, tables: Tables, forms: Forms, s: CarpeDiemState, earlier: Scene | None
    ) -> None:
        self.tables = tables
        self.forms = forms
        self.state = s
        self.to_come = features.tiles_to_come(s)
        self.displays = [
            [forms.tiles[face] if face >= 0 else None for face in row]
            for row in (s.displays[f * PLACES : (f + 1) * PLACES] for f in range(FIELDS))
        ]
        self.seals = [forms.tiles[face] if face >= 0 else None for face in s.seals]
        self.slots = [Slot(i + 1, forms.cards[s.slots[i]]) for i in range(SLOTS) if s.slots[i] >= 0]
        self.circles = [
            _circle(tables, s, c) for c in range(CIRCLES) if is_between_cards(tables, s.seats, c)
        ]
        self.removed = [forms.tiles[face] for face in s.removed]
        self.own: list[Player | None] = [None] * s.seats
        """Every player as they see themselves, where it is known."""
        self.open: list[Player | None] = [None] * s.seats
        """Every player as the others see them."""
        self.districts: list[District | None] = [None] * s.seats
        self.own_scores: list[Breakdown | None] = [None] * s.seats
        self.open_scores: list[Breakdown | None] = [None] * s.seats
        if earlier is not None:
            self._keep(earlier)

    def _keep(self, earlier: Scene) -> None:
        """Take over what is the same."""
        s, before = self.state, earlier.state
        self.to_come = kept(self.to_come, earlier.to_come)
        self.displays = kept(self.displays, earlier.displays)
        self.seals = kept(self.seals, earlier.seals)
        self.slots = kept(self.slots, earlier.slots)
        self.circles = kept(self.circles, earlier.circles)
        self.removed = kept(self.removed, earlier.removed)
        same_end = (s.stage == st.OVER) == (before.stage == st.OVER)
        same_rest = same_end and same(s.order, before.order) and same(s.storage, before.storage)
        same_tiles = self.to_come is earlier.to_come
        for p in range(s.seats):
            same_district = _same_district(s, before, p)
            district = earlier.districts[p] if same_district and same_end else None
            if district is not None and not same_tiles:
                # Which tiles are to come shows only in the cells that none of them fits.
                unfillable = features.unfillable(self.tables, s, p, self.to_come)
                district = district if unfillable == district.unfillable else None
            self.districts[p] = district
            if same_district and same_rest and _same_means(s, before, p):
                if district is not None:
                    self.open[p] = earlier.open[p]
                    if _same_turn(s, before, p):
                        self.own[p] = earlier.own[p]
                self.open_scores[p] = earlier.open_scores[p]
                if not _scores(s, p) and not _scores(before, p):
                    self.own_scores[p] = earlier.own_scores[p]

    def player(self, p: int, viewer: int) -> Player:
        """A player as a viewer sees them."""
        known = self.own if p == viewer else self.open
        found = known[p]
        if found is None:
            found = known[p] = _player(self, self.state, p, viewer)
        return found

    def district(self, p: int) -> District:
        """A player's district."""
        found = self.districts[p]
        if found is None:
            found = self.districts[p] = District(self, self.state, p)
        return found


def _same_district(s: CarpeDiemState, before: CarpeDiemState, p: i64) -> bool:
    """Whether everything that `District` shows, besides the tiles to come, is the same."""
    return (
        s.frontier[p] == before.frontier[p]
        and s.banderoles[p] == before.banderoles[p]
        and same_part(s.cells, before.cells, p * CELLS, CELLS)
        and same_part(s.demand, before.demand, p * CELLS, CELLS)
        and same_part(s.nodes, before.nodes, p * 2 * CELLS, 2 * CELLS)
        and same_part(s.built, before.built, p * COUNTED, COUNTED)
        and same_part(s.frames, before.frames, p * 4, 4)
        and same_part(s.lines, before.lines, p * OPEN_KINDS, OPEN_KINDS)
    )


def _same_means(s: CarpeDiemState, before: CarpeDiemState, p: i64) -> bool:
    """Whether everything else of a player is the same: what they have, and their points."""
    return (
        s.figures[p] == before.figures[p]
        and s.track[p] == before.track[p]
        and s.tableaux[p] == before.tableaux[p]
        and s.villas[p] == before.villas[p]
        and same_part(s.points, before.points, p * st.SOURCES, st.SOURCES)
        and same_part(s.goods, before.goods, p * GOODS, GOODS)
        and same_part(s.hands, before.hands, p * FOUNTAIN_KINDS, FOUNTAIN_KINDS)
        and same_part(s.returned, before.returned, p * FOUNTAIN_KINDS, FOUNTAIN_KINDS)
    )


def _same_turn(s: CarpeDiemState, before: CarpeDiemState, p: i64) -> bool:
    """Whether a player's own fields for too large landscapes are the same."""
    if not _builds(s, p) and not _builds(before, p):
        return True
    return _builds(s, p) and _builds(before, p) and s.tile == before.tile


def _builds(s: CarpeDiemState, p: i64) -> bool:
    return s.seat == p and s.stage == st.BUILDING


def _scores(s: CarpeDiemState, p: i64) -> bool:
    """Whether a player has a scoring turn, whose draft only they see."""
    return s.seat == p and s.stage == st.SPENDING


def view(tables: Tables, forms: Forms, s: CarpeDiemState, viewer: int) -> CarpeDiemView:
    """The table as a seat, or a spectator, sees it."""
    return view_in(s, viewer, Scene(tables, forms, s, None))


def view_in(s: CarpeDiemState, viewer: int, scene: Scene) -> CarpeDiemView:
    """The same, with the scene of this state."""
    tables, forms = scene.tables, scene.forms
    own_turn = is_turn_of(s.seat, viewer)
    stage = s.stage if own_turn else public_stage(s)
    return CarpeDiemView(
        STAGES[stage],
        s.phase,
        s.turn // s.seats + 1,
        s.seat if st.ENTERING <= s.stage < st.OVER or s.stage == st.DRAW_FOUNTAIN else -1,
        (s.first + s.phase - 1) % s.seats if s.first >= 0 else None,
        _players(scene, s, viewer, own_turn and stage == st.SPENDING),
        scene.displays,
        scene.seals,
        scene.slots,
        scene.circles,
        s.circle + 1 if s.circle >= 0 else None,
        fulfilled(s, own_turn) if s.circle >= 0 else [],
        sum(s.light),
        sum(s.dark),
        scene.removed,
        sum(s.pile) + sum(s.returned),
        _draft(forms, s) if own_turn else None,
        scoring_draft(tables, s) if own_turn and stage == st.SPENDING else None,
        ALL_CELLS[tables.shovel],
        tables.last_space,
    )


def _players(scene: Scene, s: CarpeDiemState, viewer: int, scores: bool) -> list[Player]:
    # The player who scores sees what the draft leaves; the others see nothing of it.
    now = drafts.settled(scene.tables, s) if scores else s
    if now is s:
        return [scene.player(p, viewer) for p in range(s.seats)]
    return [_player(scene, now, p, viewer) for p in range(s.seats)]


def breakdown_in(s: CarpeDiemState, of: int, viewer: int, scene: Scene) -> Breakdown:
    """Where the points of a seat come from, as far as the viewer may know."""
    known = scene.own_scores if of == viewer else scene.open_scores
    found = known[of]
    if found is None:
        found = known[of] = breakdown(scene.tables, s, of, viewer)
    return found


def _circle(tables: Tables, s: CarpeDiemState, circle: int) -> Circle:
    ends = [int(tables.first_slot[circle]) + 1, int(tables.second_slot[circle]) + 1]
    return Circle(circle + 1, ends, s.discs[circle] if s.discs[circle] >= 0 else None)


def _draft(forms: Forms, s: CarpeDiemState) -> Draft | None:
    if s.to_field < 0 and s.tile < 0:
        return None
    tile = forms.tiles[s.tile] if s.tile >= 0 else None
    return Draft(s.to_field + 1 if s.to_field >= 0 else None, s.by_bread == 1, tile)


def _player(scene: Scene, s: CarpeDiemState, p: int, viewer: int) -> Player:
    """A player in the state of the scene, or after the draft of a scoring turn."""
    tables, forms = scene.tables, scene.forms
    over = s.stage == st.OVER
    own = p == viewer
    district = scene.district(p)
    return Player(
        s.figures[p] + 1 if s.figures[p] >= 0 else None,
        victory_points(s, p) if own or over or s.open_scores else None,
        goods_of(s, p),
        s.track[p],
        list(s.order).index(p) + 1,
        sum(s.hands[p * FOUNTAIN_KINDS : (p + 1) * FOUNTAIN_KINDS]),
        fountain_cards(forms, s, p) if own or over else None,
        s.tableaux[p] + 1 if s.tableaux[p] >= 0 else None,
        district.frame,
        district.tasks,
        district.laid,
        district.banderoles,
        district.blocked,
        too_large(tables, s, p) if own and s.seat == p and s.stage == st.BUILDING else [],
        district.features,
        district.counts,
        [forms.tiles[entry >> 2] for entry in s.storage if entry & 3 == p],
        fountain_cards(forms, s, p, returned=True) if own else None,
    )


def too_large(tables: Tables, s: CarpeDiemState, seat: int) -> list[Cell]:
    """The fields where only the size of a landscape forbids the taken tile (CAD-C3)."""
    found = []
    for cell in range(CELLS):
        if (s.frontier[seat] >> cell) & 1 == 0:
            continue
        demand = s.demand[seat * CELLS + cell]
        turns = range(s.tile * 4, s.tile * 4 + tables.turns[s.tile])
        fitting = [turn for turn in turns if fits(demand, tables.code[turn])]
        if fitting and all(grows_too_large(tables, s, seat, cell, turn) for turn in fitting):
            found.append(ALL_CELLS[cell])
    return found


def _feature(feature: features.Feature) -> Feature:
    return Feature(
        KIND_NAMES[feature.kind],
        feature.finished,
        [ALL_CELLS[cell] for cell in feature.cells],
        [ALL_CELLS[cell] for cell in feature.ends if cell >= 0],
        feature.chimneys,
    )


def _tasks(
    tables: Tables,
    forms: Forms,
    s: CarpeDiemState,
    p: int,
    found: list[features.Feature],
    blocked: list[int],
) -> list[Line]:
    lines = []
    for side in range(4):
        piece = s.frames[p * 4 + side]
        if piece < 0:
            continue
        for task in range(2):
            bit = scoring.task_line(tables, piece, task, side)
            cells = features.line_cells(bit)
            if scoring.task_is_met(tables, s, p, side, task):
                status = "met"
            else:
                kind = tables.task_kind[piece * 2 + task]
                hope = features.can_still_meet(s, p, kind, cells, found, blocked)
                status = "possible" if hope and s.stage != st.OVER else "lost"
            down = side in (0, 2)
            number = cells[0] % 6 + 1 if down else cells[0] // 6 + 1
            lines.append(
                Line(
                    forms.pieces[piece].tasks[task],
                    SIDES[side],
                    None if down else number,
                    number if down else None,
                    status,
                )
            )
    return lines
