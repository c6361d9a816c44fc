"""The JSON forms of components in actions, views and log entries."""

from __future__ import annotations

from contrada.core.messages import Json
from contrada.games.carpe_diem.components import (
    cards_of,
    faces_of,
    fountain_cards_of,
    kinds_of,
    pieces_of,
    shape_of,
    task_vp,
)
from contrada.games.carpe_diem.pieces import COUNTED_NAMES


def tile_forms(components: Json) -> list[Json]:
    """The different tiles in JSON."""
    return [
        {
            "is": "tile",
            "sides": face["sides"],
            "areas": [{"is": "kind", "of": name} for name in kinds_of(face)],
            "shape": shape_of(face),
            "chimneys": face["chimneys"],
        }
        for face in faces_of(components)
    ]


def card_forms(components: Json) -> list[Json]:
    """The scoring cards in JSON."""
    return [
        {
            "is": "scoring-card",
            "pile": card["pile"],
            "colour": "red" if "give" in card else "green",
            "needs": amount_forms(card["give"]) if "give" in card else _needs(card["have"]),
            "gains": amount_forms(card["gains"]),
        }
        for card in cards_of(components)
    ]


def fountain_forms(components: Json) -> list[Json]:
    """The fountain cards in JSON, by what they count; those that the box lacks are worth 0."""
    found = fountain_cards_of(components)
    return [
        {"is": "fountain-card", "of": name, "vp": found.get(name, (0, 0))[1]}
        for name in COUNTED_NAMES
    ]


def piece_forms(components: Json) -> list[Json]:
    """The frame pieces in JSON."""
    return [
        {
            "is": "frame-piece",
            "name": piece["name"],
            "tasks": [
                {"is": "task", "of": kind, "position": place, "vp": task_vp(kind)}
                for kind, place in piece["tasks"].items()
            ],
        }
        for piece in pieces_of(components)
    ]


def amount_forms(table: Json) -> list[Json]:
    """Amounts in JSON, without those that are 0."""
    return [{"is": "amount", "of": name, "number": n} for name, n in table.items() if n != 0]


def _needs(table: Json) -> list[Json]:
    """What a green card counts, in JSON: finished features, single buildings, chimneys."""
    return [{"is": "need", "of": name, "number": n} for name, n in table.items()]
