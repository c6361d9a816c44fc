"""Reads the components of Carpe Diem and validates them against the rulebook."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from contrada.core.errors import BadComponents
from contrada.core.messages import Json
from contrada.games.carpe_diem.pieces import (
    CHIMNEY,
    CRAFTSMAN,
    FOUNTAIN,
    FOUNTAIN_COPIES,
    KIND_NAMES,
    KINDS,
    LANDSCAPES,
    MARKET,
    MERCHANT,
    OPEN_KINDS,
    VILLA,
    WARE_NAMES,
)
from contrada.games.carpe_diem.tables import Tables

LETTERS: Final = "PWHKmbacV"
"""The kinds a side can show, in the order of their numbers."""
COUNTED_NAMES: Final = (*KIND_NAMES, "chimney", "landscape", "dwelling")
GAIN_NAMES: Final = ("vp", "coin", "bread", "step")
PILES: Final = "ABCD"
RED_PILES: Final = "AB"
PLAYERS: Final = (2, 3, 4)
MOST_TILES: Final = 4
"""Of a landscape: two ends and at most two tiles between them."""

SHAPES: Final = {
    (0, ""): "building",
    (1, "1"): "end",
    (1, "11"): "bend",
    (1, "101"): "straight",
    (1, "111"): "three_way",
    (2, "11"): "corner",
    (2, "101"): "opposite",
}
FIXED: Final[dict[str, dict[str, Any]]] = {
    "counts": {
        "light_tiles": 84,
        "dark_tiles": 39,
        "scoring_cards": 60,
        "fountain_cards": 24,
        "frame_pieces": 16,
        "tableaux": 4,
        "banderoles_per_tableau": 9,
    },
    "scoring_cards_by_players": {
        "2": {"A": 2, "B": 2, "C": 2, "D": 2},
        "3": {"A": 2, "B": 3, "C": 2, "D": 3},
        "4": {"A": 3, "B": 3, "C": 2, "D": 4},
    },
    "frame_pieces": {"vp": {"landscape": 5, "dwelling": 4, "villa": 3}},
    "start_vp": {"2": [8, 9], "3": [8, 9, 13], "4": [8, 9, 10, 11]},
}
"""The values printed in the rulebook, which a components file cannot change."""


def published() -> Json:
    """The components that come with the program."""
    text = files("contrada.games.carpe_diem").joinpath("components.toml").read_text("utf-8")
    return tomllib.loads(text)


def reconstructed(components: Json) -> tuple[str, ...]:
    """The names of the tables that are not published and were reconstructed."""
    marks = ("reconstructed", "example")
    return tuple(
        k for k, t in components.items() if isinstance(t, dict) and t.get("source") in marks
    )


def tables_of(components: Json) -> Tables:
    """The tables of these components; raises BadComponents, which names the error."""
    for name, wanted in FIXED.items():
        given = _table(components, name)
        for key, value in wanted.items():
            if given.get(key, value) != value:
                raise BadComponents(f"[{name}] {key} is {given[key]!r}; the box has {value!r}.")
    light = _rows(components, "light_tiles", "tiles")
    dark = _rows(components, "dark_tiles", "tiles")
    faces = faces_of(components)
    _check_tiles(light, dark)
    cards = _rows(components, "scoring_cards", "cards")
    _check_cards(cards)
    pieces = _rows(components, "frame_pieces", "pieces")
    _check_pieces(pieces)
    _check_fountain_cards(_table(components, "fountain_cards"))
    tableaux = _table(components, "tableaux")
    return Tables(
        len(faces),
        _copies(faces, light),
        _copies(faces, dark),
        vec[i64]([code for face in faces for code in _codes(face["sides"])]),
        vec[i64]([area for face in faces for area in _areas_by_side(face["sides"])]),
        vec[i64]([len(set(_codes(face["sides"]))) for face in faces]),
        vec[i64]([kind for face in faces for kind in _kinds(face["sides"])]),
        vec[i64]([n for face in faces for n in _openings(face["sides"])]),
        vec[i64]([face["chimneys"] for face in faces]),
        vec[i64]([_building(face) for face in faces]),
        vec[i64]([PILES.index(card["pile"]) for card in cards]),
        vec[i64]([(RED_PILES.find(card["pile"]) + 1) for card in cards]),
        vec[i64]([card.get("give", {}).get(ware, 0) for card in cards for ware in WARE_NAMES]),
        vec[i64]([what for card in cards for what, _ in _counts(card)]),
        vec[i64]([number for card in cards for _, number in _counts(card)]),
        vec[i64]([card["gains"].get(name, 0) for card in cards for name in GAIN_NAMES]),
        vec[i64](_pile_firsts(cards)),
        vec[i64](_by_players("scoring_cards_by_players", list(PILES))),
        vec[i64]([KIND_NAMES.index(kind) for piece in pieces for kind in piece["tasks"]]),
        vec[i64]([place - 1 for piece in pieces for place in piece["tasks"].values()]),
        vec[i64]([task_vp(kind) for piece in pieces for kind in piece["tasks"]]),
        vec[i64](_marked(tableaux)),
        _cell(tableaux.get("shovel")),
        vec[i64](_villa_vp(_table(components, "villa_vp").get("vp"))),
        _table(components, "fountain_cards").get("vp", 2),
        vec[i64](_by_players("start_vp", list(range(4)))),
    )


def shape_of(face: Json) -> str:
    """The name of a tile's shape, by the number of its areas and the pattern of its openings."""
    sides = face["sides"]
    patterns = [re.sub(r"[^.]", "1", _turned(sides, t)).replace(".", "0") for t in range(4)]
    return SHAPES.get((len(letters_of(sides)), max(patterns).rstrip("0")), "other")


def kinds_of(face: Json) -> list[str]:
    """The names of what a tile shows."""
    names = [KIND_NAMES[LETTERS.index(letter)] for letter in letters_of(face["sides"])]
    return names or [face["building"]]


def faces_of(components: Json) -> list[Json]:
    """The different tiles, in the order of their first occurrence."""
    found: list[Json] = []
    for name in ("light_tiles", "dark_tiles"):
        for tile in _rows(components, name, "tiles"):
            face = _face(tile)
            if face not in found:
                found.append(face)
    return found


def cards_of(components: Json) -> list[Json]:
    """The scoring cards in their order."""
    return _rows(components, "scoring_cards", "cards")


def pieces_of(components: Json) -> list[Json]:
    """The frame pieces in their order."""
    return _rows(components, "frame_pieces", "pieces")


# -- as they are told -------------------------------------------------------------------------


# -- reading ----------------------------------------------------------------------------------


def _table(components: Json, name: str) -> Json:
    table = components.get(name)
    if not isinstance(table, dict):
        raise BadComponents(f"The file needs the table [{name}].")
    return table


def _rows(components: Json, name: str, key: str) -> list[Json]:
    rows = _table(components, name).get(key)
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise BadComponents(f"[{name}] needs {key}, a list of tables.")
    return rows


def _face(tile: Json) -> Json:
    sides = tile.get("sides")
    if not isinstance(sides, str) or re.fullmatch(rf"[{LETTERS}.]{{4}}", sides) is None:
        raise BadComponents(f"A tile's sides are four of {LETTERS} and '.', not {sides!r}.")
    building = tile.get("building", "")
    chimneys = tile.get("chimneys", 0)
    if building not in ("", *KIND_NAMES[MARKET:]):
        raise BadComponents(f"A tile has the building {building!r}, which the box does not.")
    if not isinstance(chimneys, int) or (chimneys > 0) != ("V" in sides):
        raise BadComponents(f"Tile {sides}: villas have chimneys and nothing else has.")
    if bool(building) != (sides == "...."):
        raise BadComponents(f"Tile {sides}: markets, bakeries and fountains stand in meadow.")
    if len(set(sides) - {"."}) > 2:
        raise BadComponents(f"Tile {sides}: a tile shows at most two kinds.")
    return {"sides": sides, "chimneys": chimneys, "building": building}


def _copies(faces: list[Json], tiles: list[Json]) -> vec[i64]:
    return vec[i64]([sum(t["count"] for t in tiles if _face(t) == face) for face in faces])


def _turned(sides: str, turn: int) -> str:
    """The sides after the given number of quarter turns clockwise: west becomes north."""
    return sides[-turn:] + sides[:-turn] if turn else sides


def _codes(sides: str) -> list[int]:
    return [
        sum(
            (LETTERS.find(letter) + 1) << (4 * side)
            for side, letter in enumerate(_turned(sides, t))
        )
        for t in range(4)
    ]


def letters_of(sides: str) -> list[str]:
    """The letters of a tile's areas, in the order of its sides."""
    return list(dict.fromkeys(letter for letter in sides if letter != "."))


def _areas_by_side(sides: str) -> list[int]:
    order = letters_of(sides)
    return [
        order.index(letter) if letter != "." else 0
        for turn in range(4)
        for letter in _turned(sides, turn)
    ]


def _kinds(sides: str) -> list[int]:
    found = [LETTERS.index(letter) for letter in letters_of(sides)]
    return [*found, -1, -1][:2]


def _openings(sides: str) -> list[int]:
    found = [sides.count(letter) for letter in letters_of(sides)]
    return [*found, 0, 0][:2]


def _building(face: Json) -> int:
    return KIND_NAMES.index(face["building"]) if face["building"] else -1


def _counts(card: Json) -> list[tuple[int, int]]:
    """What a green card counts, and the divisor; two entries, unused ones are (-1, 1)."""
    found = [(COUNTED_NAMES.index(name), n) for name, n in card.get("have", {}).items()]
    return [*found, (-1, 1), (-1, 1)][:2]


def _pile_firsts(cards: list[Json]) -> list[int]:
    return [sum(1 for card in cards if card["pile"] < pile) for pile in (*PILES, "E")]


def _by_players(name: str, keys: list[Any]) -> list[int]:
    """A fixed table as a flat list by number of players."""
    flat = [0] * (len(keys) * (PLAYERS[-1] + 1))
    for players in PLAYERS:
        row = FIXED[name][str(players)]
        for i, key in enumerate(keys):
            flat[players * len(keys) + i] = row[key] if isinstance(row, dict) or i < len(row) else 0
    return flat


def task_vp(kind: str) -> int:
    """The victory points of a frame task of this kind."""
    vp: dict[str, int] = FIXED["frame_pieces"]["vp"]
    number = KIND_NAMES.index(kind)
    if number < LANDSCAPES:
        return vp["landscape"]
    return vp["dwelling"] if number <= CRAFTSMAN else vp["villa"]


def _cell(text: Any) -> int:
    if not isinstance(text, str) or re.fullmatch("[1-6][1-6]", text) is None:
        raise BadComponents(f"[tableaux] a cell is a row and a column from 11 to 66, not {text!r}.")
    return (int(text[0]) - 1) * 6 + int(text[1]) - 1


def _marked(tableaux: Json) -> list[int]:
    rows = tableaux.get("banderoles")
    if not isinstance(rows, list) or len(rows) != FIXED["counts"]["tableaux"]:
        raise BadComponents("[tableaux] needs banderoles, one text for each of the 4 tableaux.")
    found = []
    for row in rows:
        cells = {_cell(text) for text in str(row).split()}
        if len(cells) != FIXED["counts"]["banderoles_per_tableau"]:
            raise BadComponents(f"[tableaux] has {len(cells)} banderoles on one; the box has 9.")
        found.append(sum(1 << cell for cell in cells))
    return found


def _villa_vp(vp: Any) -> list[int]:
    if (
        not isinstance(vp, list)
        or len(vp) < 6
        or not all(isinstance(n, int) for n in vp)
        or (vp[3], vp[5]) != (3, 7)
    ):
        raise BadComponents(
            "[villa_vp] is a list from no chimney on, with 3 for three, 7 for five."
        )
    return vp


# -- checking ---------------------------------------------------------------------------------


def _check_tiles(light: list[Json], dark: list[Json]) -> None:
    """Check the counts, and that landscapes have 2 to 4 tiles and dwellings 2 halves."""
    counts = FIXED["counts"]
    for name, tiles in (("light_tiles", light), ("dark_tiles", dark)):
        for tile in tiles:
            if not isinstance(tile.get("count"), int) or tile["count"] < 1:
                raise BadComponents(f"[{name}] {tile.get('sides')} needs a count of 1 or more.")
        total = sum(tile["count"] for tile in tiles)
        if total != counts[name]:
            raise BadComponents(f"[{name}] holds {total} tiles; the box has {counts[name]}.")
    middles = [0] * OPEN_KINDS
    fountains = 0
    for tile in (*light, *dark):
        sides = tile["sides"]
        if tile.get("building") == KIND_NAMES[FOUNTAIN]:
            fountains += tile["count"]
        for letter in letters_of(sides):
            kind = LETTERS.index(letter)
            if MERCHANT <= kind <= CRAFTSMAN and sides.count(letter) > 1:
                raise BadComponents(f"Tile {sides}: half a dwelling has one opening.")
            if kind < LANDSCAPES and sides.count(letter) > 1:
                middles[kind] += tile["count"] * (1 if sides.count(letter) == 2 else MOST_TILES)
    for kind in range(LANDSCAPES):
        if middles[kind] > MOST_TILES - 2:
            raise BadComponents(
                f"With these tiles a {KIND_NAMES[kind]} could pass {MOST_TILES} tiles."
            )
    if fountains * 2 > counts["fountain_cards"]:
        raise BadComponents(f"{fountains} fountains are too many for the fountain cards.")
    for tile in dark:
        if len(letters_of(tile["sides"])) > 1:
            raise BadComponents(f"Tile {tile['sides']}: a dark tile shows one thing only.")


def _check_cards(cards: list[Json]) -> None:
    total = FIXED["counts"]["scoring_cards"]
    if len(cards) != total:
        raise BadComponents(f"[scoring_cards] holds {len(cards)} cards; the box has {total}.")
    names = [card.get("pile") for card in cards]
    if names != sorted(names, key=str) or not set(PILES) == set(names):
        raise BadComponents("[scoring_cards] lists the piles A, B, C, D in this order.")
    for pile in PILES:
        most = max(row[pile] for row in FIXED["scoring_cards_by_players"].values())
        if names.count(pile) < most:
            raise BadComponents(f"[scoring_cards] pile {pile} needs at least {most} cards.")
    for card in cards:
        _check_card(card)


def _check_card(card: Json) -> None:
    gains = card.get("gains")
    red = card["pile"] in RED_PILES
    needs = card.get("give" if red else "have")
    known = WARE_NAMES if red else COUNTED_NAMES
    for table, allowed in ((gains, GAIN_NAMES), (needs, known)):
        if not isinstance(table, dict) or not table or not set(table) <= set(allowed):
            raise BadComponents(f"Scoring card {card}: only {', '.join(allowed)} can stand there.")
        if not all(isinstance(n, int) and 1 <= n <= 99 for n in table.values()):
            raise BadComponents(f"Scoring card {card}: numbers are 1 or more.")
    assert isinstance(needs, dict)
    assert isinstance(gains, dict)
    if red and set(gains) != {"vp"}:
        raise BadComponents(f"Scoring card {card}: a red card gives victory points.")
    if card["pile"] == "A" and (len(needs) != 1 or max(needs.values()) > 4):
        raise BadComponents(f"Scoring card {card}: an A card takes up to four equal wares.")
    if card["pile"] == "B" and (len(needs) < 2 or max(needs.values()) > 1):
        raise BadComponents(f"Scoring card {card}: a B card takes different wares.")
    if not red and len(needs) > 2:
        raise BadComponents(f"Scoring card {card}: a green card counts at most two kinds.")


def _check_pieces(pieces: list[Json]) -> None:
    total = FIXED["counts"]["frame_pieces"]
    if len(pieces) != total:
        raise BadComponents(f"[frame_pieces] holds {len(pieces)} pieces; the box has {total}.")
    for piece in pieces:
        tasks = piece.get("tasks")
        if (
            not isinstance(tasks, dict)
            or len(tasks) != 2
            or not set(tasks) <= set(KIND_NAMES[: VILLA + 1])
            or not all(place in range(1, 7) for place in tasks.values())
        ):
            raise BadComponents(
                f"Frame piece {piece.get('name')}: two tasks, a kind and a position 1 to 6 each."
            )


def _check_fountain_cards(table: Json) -> None:
    if table.get("copies") != FOUNTAIN_COPIES or sorted(table.get("kinds", [])) != sorted(
        KIND_NAMES
    ):
        raise BadComponents(f"[fountain_cards] has each of the {KINDS} kinds twice.")
    if not isinstance(table.get("vp"), int):
        raise BadComponents("[fountain_cards] needs vp, what a finished one is worth.")


assert COUNTED_NAMES.index("chimney") == CHIMNEY
