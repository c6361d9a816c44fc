"""The tables of the box with every kind of piece, for the box page."""

from __future__ import annotations

from contrada.core.box import BoxRow, BoxTable
from contrada.core.messages import Json
from contrada.games.carpe_diem.boxes.validation import (
    FIXED,
    cell_number,
    face_key,
    face_of,
    rows_of,
)
from contrada.games.carpe_diem.components import cards_of, faces_of, fountain_cards_of
from contrada.games.carpe_diem.pieces import COUNTED_NAMES
from contrada.games.carpe_diem.presentation.forms import (
    card_forms,
    fountain_forms,
    piece_forms,
    tile_forms,
)


def box(components: Json) -> list[BoxTable]:
    """Every table of these components."""
    rows = {
        "counts": _counts(),
        "light_tiles": _tiles(components, "light_tiles"),
        "dark_tiles": _tiles(components, "dark_tiles"),
        "scoring_cards": _cards(components),
        "scoring_cards_by_players": _quotas(),
        "fountain_cards": _fountain_cards(components),
        "frame_pieces": [BoxRow(piece, 1) for piece in piece_forms(components)],
        "tableaux": _tableaux(components["tableaux"]),
        "villa_vp": _villa_values(components["villa_vp"]["vp"]),
        "banderole_track": [
            BoxRow({"is": "track-length", "last": components["banderole_track"]["last"]}, 1)
        ],
        "card_slots": _slots(components["card_slots"]),
        "start_vp": _start_points(),
    }
    return [
        BoxTable(
            name.replace("_", "-"), components[name].get("source", "reconstructed"), rows[name]
        )
        for name in rows
    ]


def _counts() -> list[BoxRow]:
    counts = FIXED["counts"]
    return [BoxRow({"is": "piece-count", "of": name}, number) for name, number in counts.items()]


def _tiles(components: Json, name: str) -> list[BoxRow]:
    """Equal tiles of several rows of the file are one row here."""
    keys = [face_key(face) for face in faces_of(components)]
    counts = [0] * len(keys)
    for tile in rows_of(components, name, "tiles"):
        counts[keys.index(face_key(face_of(tile, name)))] += tile["count"]
    forms = tile_forms(components)
    return [BoxRow(form, n) for form, n in zip(forms, counts, strict=True) if n > 0]


def _cards(components: Json) -> list[BoxRow]:
    """Equal cards are one row."""
    found: list[tuple[Json, int]] = []
    for form in card_forms(components):
        at = [i for i, (card, _) in enumerate(found) if card == form]
        if at:
            found[at[0]] = (form, found[at[0]][1] + 1)
        else:
            found.append((form, 1))
    assert sum(n for _, n in found) == len(cards_of(components))
    return [BoxRow(card, n) for card, n in found]


def _quotas() -> list[BoxRow]:
    return [
        BoxRow(
            {
                "is": "quota",
                "players": int(players),
                "cards": [{"is": "pile", "pile": pile, "number": n} for pile, n in row.items()],
            },
            sum(row.values()),
        )
        for players, row in FIXED["scoring_cards_by_players"].items()
    ]


def _fountain_cards(components: Json) -> list[BoxRow]:
    found = fountain_cards_of(components)
    forms = fountain_forms(components)
    return [
        BoxRow(form, found[name][0])
        for name, form in zip(COUNTED_NAMES, forms, strict=True)
        if name in found
    ]


def _tableaux(table: Json) -> list[BoxRow]:
    def cell(text: str) -> Json:
        number = cell_number(text)
        return {"is": "cell", "row": number // 6 + 1, "column": number % 6 + 1}

    return [
        BoxRow(
            {
                "is": "tableau",
                "number": i + 1,
                "shovel": cell(table["shovel"]),
                "banderoles": [cell(text) for text in row.split()],
            },
            1,
        )
        for i, row in enumerate(table["banderoles"])
    ]


def _villa_values(vp: list[int]) -> list[BoxRow]:
    last = len(vp) - 1
    return [
        BoxRow({"is": "villa-value", "chimneys": n, "vp": vp[n], "last": n == last}, 1)
        for n in range(1, len(vp))
    ]


def _slots(table: Json) -> list[BoxRow]:
    found = []
    for players, empty in table["empty"].items():
        circles = [
            {"is": "circle-between", "first": one, "second": other}
            for one, other in (map(int, text.split("-")) for text in table["circles"])
            if one not in empty and other not in empty
        ]
        layout = {
            "is": "slot-layout",
            "players": int(players),
            "circles": len(circles),
            "between": circles,
            "empty": empty,
        }
        found.append(BoxRow(layout, 1))
    return found


def _start_points() -> list[BoxRow]:
    return [
        BoxRow({"is": "start-points", "players": int(players), "points": points}, 1)
        for players, points in FIXED["start_vp"].items()
    ]
