"""Reads the components of Carpe Diem as lookup tables for the rules."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from contrada.core.messages import Json
from contrada.games.carpe_diem.boxes.validation import (
    FIXED,
    GAIN_NAMES,
    LETTERS,
    PILES,
    RED_PILES,
    cell_number,
    circle_slots,
    face_key,
    face_of,
    letters_of,
    rows_of,
    table_of,
    turned_sides,
    validate,
)
from contrada.games.carpe_diem.pieces import (
    COUNTED_NAMES,
    CRAFTSMAN,
    KIND_NAMES,
    LANDSCAPES,
    MOST_FACES,
    WARE_NAMES,
)
from contrada.games.carpe_diem.tables import Tables

PLAYERS: Final = (2, 3, 4)
SLOTS: Final = 12

SHAPES: Final = {
    (0, ""): "building",
    (1, "1"): "end",
    (1, "11"): "bend",
    (1, "101"): "straight",
    (1, "111"): "three_way",
    (2, "11"): "corner",
    (2, "101"): "opposite",
}


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
    validate(components)
    light = rows_of(components, "light_tiles", "tiles")
    dark = rows_of(components, "dark_tiles", "tiles")
    faces = faces_of(components)
    cards = cards_of(components)
    pieces = pieces_of(components)
    tableaux = table_of(components, "tableaux")
    fountains = fountain_cards_of(components)
    circles = circle_slots(components)
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
        vec[i64]([int(any(0 <= k < LANDSCAPES for k in _kinds(f["sides"]))) for f in faces]),
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
        vec[i64]([_marked(row) for row in tableaux["banderoles"]]),
        cell_number(tableaux["shovel"]),
        vec[i64](table_of(components, "villa_vp")["vp"]),
        vec[i64]([fountains.get(name, (0, 0))[0] for name in COUNTED_NAMES]),
        vec[i64]([fountains.get(name, (0, 0))[1] for name in COUNTED_NAMES]),
        vec[i64](_by_players("start_vp", list(range(4)))),
        table_of(components, "banderole_track")["last"],
        vec[i64]([one for one, _ in circles]),
        vec[i64]([other for _, other in circles]),
        vec[i64](_used(components)),
    )


def shape_of(face: Json) -> str:
    """The name of a tile's shape, by the number of its areas and the pattern of its openings."""
    sides = face["sides"]
    patterns = [re.sub(r"[^.]", "1", turned_sides(sides, t)).replace(".", "0") for t in range(4)]
    return SHAPES.get((len(letters_of(sides)), max(patterns).rstrip("0")), "other")


def kinds_of(face: Json) -> list[str]:
    """The names of what a tile shows; of two on neighbouring sides, clockwise."""
    sides = face["sides"]
    if sides[0] != "." and sides[3] != "." and shape_of(face) == "corner":
        sides = turned_sides(sides, 1)
    names = [KIND_NAMES[LETTERS.index(letter)] for letter in letters_of(sides)]
    return names or [face["building"]]


def faces_of(components: Json) -> list[Json]:
    """The different tiles, in the order of their first occurrence."""
    found: dict[Any, Json] = {}
    for name in ("light_tiles", "dark_tiles"):
        for tile in rows_of(components, name, "tiles"):
            face = face_of(tile, name)
            found.setdefault(face_key(face), face)
    return list(found.values())


def cards_of(components: Json) -> list[Json]:
    """The scoring cards in their order."""
    return rows_of(components, "scoring_cards", "cards")


def pieces_of(components: Json) -> list[Json]:
    """The frame pieces in their order."""
    return rows_of(components, "frame_pieces", "pieces")


def fountain_cards_of(components: Json) -> dict[str, tuple[int, int]]:
    """By what a fountain card counts: its copies and the victory points for each."""
    rows = rows_of(components, "fountain_cards", "cards")
    return {row["of"]: (row["count"], row["vp"]) for row in rows}


def _copies(faces: list[Json], tiles: list[Json]) -> vec[i64]:
    keys = [face_key(face) for face in faces]
    found = [0] * MOST_FACES
    for tile in tiles:
        found[keys.index(face_key(face_of(tile, "")))] += tile["count"]
    return vec[i64](found)


def _codes(sides: str) -> list[int]:
    return [
        sum(
            (LETTERS.find(letter) + 1) << (4 * side)
            for side, letter in enumerate(turned_sides(sides, t))
        )
        for t in range(4)
    ]


def _areas_by_side(sides: str) -> list[int]:
    order = letters_of(sides)
    return [
        order.index(letter) if letter != "." else 0
        for turn in range(4)
        for letter in turned_sides(sides, turn)
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


def _marked(row: str) -> int:
    return sum(1 << cell_number(text) for text in row.split())


def _used(components: Json) -> list[int]:
    """By number of players × 12 + slot: whether a card lies there."""
    empty = table_of(components, "card_slots")["empty"]
    return [
        0 if seats in PLAYERS and slot + 1 in empty[str(seats)] else 1
        for seats in range(PLAYERS[-1] + 1)
        for slot in range(SLOTS)
    ]


def task_vp(kind: str) -> int:
    """The victory points of a frame task of this kind."""
    vp: dict[str, int] = FIXED["frame_pieces"]["vp"]
    number = KIND_NAMES.index(kind)
    if number < LANDSCAPES:
        return vp["landscape"]
    return vp["dwelling"] if number <= CRAFTSMAN else vp["villa"]
