"""The invariants of a state. Each violation is reported as a sentence."""

from __future__ import annotations

from contrada.games.carpe_diem.actions import CELLS, CIRCLES, FIELDS, SLOTS
from contrada.games.carpe_diem.phases.district import LINE, NEIGHBOUR, villa_value
from contrada.games.carpe_diem.phases.features import Feature, features
from contrada.games.carpe_diem.phases.score import PHASES, victory_points
from contrada.games.carpe_diem.phases.turn import ROUNDS
from contrada.games.carpe_diem.pieces import (
    CARDS,
    CHIMNEY,
    COUNTED,
    CRAFTSMAN,
    FOUNTAIN,
    FOUNTAIN_KINDS,
    FRAME_PIECES,
    KIND_NAMES,
    LANDSCAPES,
    MARKET,
    OPEN_KINDS,
    TABLEAUX,
    VILLA,
)
from contrada.games.carpe_diem.state import (
    BUILDING,
    CHOOSING_CIRCLE,
    DEAL_DISPLAYS,
    DRAW_START,
    MOVING,
    OVER,
    RETURNING,
    SPENDING,
    TAKING,
    CarpeDiemState,
)
from contrada.games.carpe_diem.tables import Tables


def most_tiles(tables: Tables) -> int:
    """The maximum number of tiles in a district: one for each turn and one for each craftsman."""
    halves = sum(
        int(tables.light[face] + tables.dark[face])
        for face in range(tables.faces)
        if CRAFTSMAN in (tables.kinds[face * 2], tables.kinds[face * 2 + 1])
    )
    return PHASES * ROUNDS + halves // 2


def check(tables: Tables, s: CarpeDiemState) -> list[str]:
    """All invariants that the state violates."""
    if not 2 <= s.seats <= 4 or not DRAW_START <= s.stage <= OVER or not 0 <= s.seat < s.seats:
        return [f"{s.seats} seats, seat {s.seat} in stage {s.stage}"]
    faults = [*_tiles(tables, s), *_cards(tables, s), *_track(tables, s), *_course(s)]
    for seat in range(s.seats):
        faults += [f"seat {seat}: {fault}" for fault in _district(tables, s, seat)]
    return faults


def _tiles(tables: Tables, s: CarpeDiemState) -> list[str]:
    """No tile is lost, and none is in two places."""
    faults = []
    where = [int(a + b) for a, b in zip(s.light, s.dark, strict=True)]
    laid = [turned >> 2 for turned in s.cells if turned >= 0]
    stored = [entry >> 2 for entry in s.storage]
    for face in (*s.displays, *s.seals, *s.removed, *laid, *stored):
        if face >= 0:
            where[face] += 1
    for face in range(tables.faces):
        copies = tables.light[face] + tables.dark[face]
        if where[face] != copies:
            faults.append(f"{where[face]} tiles of face {face} instead of {copies}")
    if any(n < 0 for pool in (s.light, s.dark, s.goods, s.pile, s.hands, s.returned) for n in pool):
        faults.append("a negative number of something")
    for field in range(FIELDS):
        here = sum(1 for face in s.displays[field * 4 : field * 4 + 4] if face >= 0)
        if s.stage > DEAL_DISPLAYS and 0 < here <= 4 - s.seats:
            faults.append(f"{here} tiles lie beside field {field + 1}, which should be empty")
    return faults


def _cards(tables: Tables, s: CarpeDiemState) -> list[str]:
    faults = []
    for kind in range(FOUNTAIN_KINDS):
        number = s.pile[kind]
        for seat in range(s.seats):
            number += (
                s.hands[seat * FOUNTAIN_KINDS + kind] + s.returned[seat * FOUNTAIN_KINDS + kind]
            )
        if number != tables.fountain_copies[kind]:
            faults.append(f"{number} fountain cards of kind {kind}")
    for seat in range(s.seats):
        held = sum(s.hands[seat * FOUNTAIN_KINDS : (seat + 1) * FOUNTAIN_KINDS])
        fountains = s.built[seat * COUNTED + FOUNTAIN]
        drawing = s.seat == seat and (s.draws > 0 or s.stage == RETURNING)
        if not drawing and held != fountains:
            faults.append(f"seat {seat} keeps {held} fountain cards with {fountains} fountains")
    for name, row, size in (
        ("scoring card", s.slots, CARDS),
        ("frame piece", s.frames, FRAME_PIECES),
        ("tableau", s.tableaux, TABLEAUX),
    ):
        dealt = [item for item in row if item >= 0]
        if len(set(dealt)) != len(dealt) or any(item >= size for item in dealt):
            faults.append(f"a {name} is dealt twice or does not exist")
    for slot in range(SLOTS):
        if s.slots[slot] >= 0 and not tables.used[s.seats * SLOTS + slot]:
            faults.append(f"a card lies on slot {slot + 1}, which stays empty")
    return faults


def _track(tables: Tables, s: CarpeDiemState) -> list[str]:
    faults = []
    if sorted(s.order) != list(range(s.seats)):
        faults.append(f"the order of discs is {list(s.order)}")
        return faults
    spaces = [s.track[seat] for seat in s.order]
    if spaces != sorted(spaces, reverse=True) or not all(
        0 <= n <= tables.last_space for n in spaces
    ):
        faults.append(f"the discs lie on {spaces} from front to back")
    faults += [
        f"seat {seat} has {victory_points(s, seat)} victory points"
        for seat in range(s.seats)
        if victory_points(s, seat) < 0
    ]
    return faults


def _course(s: CarpeDiemState) -> list[str]:
    faults = []
    if not 1 <= s.phase <= PHASES or not 0 <= s.turn < ROUNDS * s.seats:
        faults.append(f"turn {s.turn} of phase {s.phase}")
    scoring = s.stage in (CHOOSING_CIRCLE, SPENDING)
    past = (s.phase - 1) * s.seats
    discs = sum(1 for seat in s.discs if seat >= 0)
    expected = past + s.scorer + (1 if s.stage == SPENDING else 0)
    if discs != expected:
        faults.append(f"{discs} discs on the circles instead of {expected}")
    for seat in range(s.seats):
        own = sum(1 for disc in s.discs if disc == seat)
        if not s.phase - 1 <= own <= s.phase:
            faults.append(f"seat {seat} has placed {own} discs in phase {s.phase}")
    for circle in range(CIRCLES):
        if s.discs[circle] >= s.seats:
            faults.append(f"an unknown disc on circle {circle + 1}")
    if scoring and any(face >= 0 for face in s.displays):
        faults.append("tiles are left on the displays at a scoring")
    drafting = s.stage in (TAKING, BUILDING)
    if not drafting and (s.to_field, s.by_bread, s.tile, s.fetched) != (-1, 0, -1, 0):
        faults.append(f"a draft is left in stage {s.stage}")
    if s.stage == MOVING and (s.draws, s.craftsmen, s.merchants) != (0, 0, 0):
        faults.append("rewards of the last turn are left")
    taken = [0] * s.seats
    for entry in s.storage:
        taken[entry & 3] += 1
    for seat in range(s.seats):
        taken[seat] += sum(1 for t in s.cells[seat * CELLS : (seat + 1) * CELLS] if t >= 0)
    fetched = sum(1 for face in s.seals if face < 0) if s.stage > DEAL_DISPLAYS else 0
    turns = (s.phase - 1) * ROUNDS * s.seats + s.turn
    if s.stage > DEAL_DISPLAYS and (scoring or s.stage == OVER):
        turns = s.phase * ROUNDS * s.seats
        if sum(taken) - fetched != turns:
            faults.append(f"{sum(taken) - fetched} tiles were taken in {turns} turns")
    return faults


def _district(tables: Tables, s: CarpeDiemState, seat: int) -> list[str]:
    """A new count of the district agrees with the incrementally updated one."""
    faults = []
    cells = list(s.cells[seat * CELLS : (seat + 1) * CELLS])
    laid = [cell for cell in range(CELLS) if cells[cell] >= 0]
    if laid and tables.shovel not in laid:
        faults.append("no tile lies on the shovel")
    if len(laid) > most_tiles(tables):
        faults.append(f"{len(laid)} tiles in the district")
    frontier = 0 if laid else 1 << tables.shovel
    for cell in range(CELLS):
        demand, beside = _demand(tables, cells, cell)
        if cells[cell] < 0 and s.demand[seat * CELLS + cell] != demand:
            faults.append(f"cell {cell} asks for {s.demand[seat * CELLS + cell]:x}, not {demand:x}")
        if cells[cell] < 0 and beside:
            frontier |= 1 << cell
        code = tables.code[cells[cell]] if cells[cell] >= 0 else 0
        if cells[cell] >= 0 and (demand ^ code) & (demand >> 16):
            faults.append(f"the tile on cell {cell} does not match its surroundings")
    if frontier != s.frontier[seat]:
        faults.append(f"tiles may be laid on {frontier:x}, not {s.frontier[seat]:x}")
    tableau = s.tableaux[seat]
    if tableau >= 0:
        expected = tables.banderoles[tableau] & ~sum(1 << cell for cell in laid)
        if s.banderoles[seat] != expected:
            faults.append("the banderoles do not match the free marked cells")
    return faults + _counts(tables, s, seat, laid)


def _demand(tables: Tables, cells: list[int], cell: int) -> tuple[int, bool]:
    demand = 0
    beside = False
    for side in range(4):
        near = NEIGHBOUR[cell * 4 + side]
        if near < 0:
            demand |= 15 << (16 + 4 * side)
        elif cells[near] >= 0:
            beside = True
            shown = (tables.code[cells[near]] >> (4 * (side ^ 2))) & 15
            demand |= shown << (4 * side) | 15 << (16 + 4 * side)
    return demand, beside


def _counts(tables: Tables, s: CarpeDiemState, seat: int, laid: list[int]) -> list[str]:
    faults = []
    faces = [s.cells[seat * CELLS + cell] >> 2 for cell in laid]
    built = [0] * COUNTED
    built[CHIMNEY] = sum(int(tables.chimneys[face]) for face in faces)
    for face in faces:
        if tables.building[face] >= MARKET:
            built[tables.building[face]] += 1
    lines = [0] * OPEN_KINDS
    villas = 0
    for feature in features(tables, s, seat):
        if feature.finished:
            built[feature.kind] += 1
            for cell in feature.cells:
                lines[feature.kind] |= int(LINE[cell])
            if feature.kind == VILLA:
                villas += int(villa_value(tables, feature.chimneys))
        faults += _size(feature)
    if built != list(s.built[seat * COUNTED : (seat + 1) * COUNTED]):
        faults.append(f"the district holds {built}")
    if lines != list(s.lines[seat * OPEN_KINDS : (seat + 1) * OPEN_KINDS]):
        faults.append(f"finished features touch {lines}")
    if villas != s.villas[seat]:
        faults.append(f"the finished villas are worth {villas}, not {s.villas[seat]}")
    return faults


def _size(feature: Feature) -> list[str]:
    """Landscapes have 2 to 4 tiles, dwellings 2 halves, a finished villa 2 tiles or more."""
    name = KIND_NAMES[feature.kind]
    tiles = len(feature.cells)
    if feature.kind < LANDSCAPES and (tiles > 4 or (feature.finished and tiles < 2)):
        return [f"a {name} of {tiles} tiles"]
    if LANDSCAPES <= feature.kind < VILLA and tiles != (2 if feature.finished else 1):
        return [f"a {name}'s dwelling of {tiles} halves"]
    if feature.kind == VILLA and feature.finished and tiles < 2:
        return [f"a finished villa of {tiles} tile"]
    return []
