"""Validates a components file: what the rulebook fixes, and what the rules can play.

Every error names its place in the file, see `BadComponents`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import combinations
from typing import Any, Final

from contrada.boxes.refusal import Refuser, shown
from contrada.core.box import SOURCES
from contrada.core.messages import Json
from contrada.games.carpe_diem.pieces import (
    COUNTED_NAMES,
    CRAFTSMAN,
    FOUNTAIN,
    KIND_NAMES,
    LANDSCAPES,
    MARKET,
    MERCHANT,
    MOST_FACES,
    MOST_TILES,
    VILLA,
    WARE_NAMES,
)

refuse: Final = Refuser("carpe-diem")
LETTERS: Final = "PWHKmbacV"
"""The kinds a side can show, in the order of their numbers."""
GAIN_NAMES: Final = ("vp", "coin", "bread", "step")
MOST_GAINS: Final = {"vp": 30, "coin": 5, "bread": 2, "step": 5}
PILES: Final = "ABCD"
RED_PILES: Final = "AB"
BREADS_PER_CARD: Final = 3
SLOTS: Final = 12
CARDS_BY_PLAYERS: Final = {"2": 8, "3": 10, "4": 12}
CIRCLES_BY_PLAYERS: Final = {"2": 9, "3": 13, "4": 17}

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


def validate(components: Json) -> None:
    """Raise BadComponents unless the rules can play with these components."""
    for name, wanted in FIXED.items():
        given = table_of(components, name)
        for key, value in wanted.items():
            if given.get(key, value) != value:
                raise refuse.wrong("fixed", f"{name}.{key}", given[key], wanted=shown(value))
    for name, table in components.items():
        if isinstance(table, dict) and table.get("source", SOURCES[0]) not in SOURCES:
            raise refuse.bad("source", f"{name}.source", known=list(SOURCES))
    _check_tiles(components)
    _check_cards(rows_of(components, "scoring_cards", "cards"))
    _check_pieces(rows_of(components, "frame_pieces", "pieces"))
    _check_fountain_cards(rows_of(components, "fountain_cards", "cards"))
    _check_tableaux(table_of(components, "tableaux"))
    _check_villa_vp(table_of(components, "villa_vp").get("vp"))
    _check_slots(components)
    last = table_of(components, "banderole_track").get("last")
    if not is_number(last, 1, 99):
        raise refuse.wrong("range", "banderole_track.last", last, least=1, most=99)


# -- reading ----------------------------------------------------------------------------------


def is_number(value: Any, least: int, most: int) -> bool:
    """Whether a value is a whole number in this range."""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def table_of(components: Json, name: str) -> Json:
    """A table of the file."""
    table = components.get(name)
    if not isinstance(table, dict):
        raise refuse.bad("table-missing", name, table=name)
    return table


def rows_of(components: Json, name: str, key: str) -> list[Json]:
    """A list of tables in a table of the file."""
    rows = table_of(components, name).get(key)
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise refuse.wrong("rows", f"{name}.{key}", rows)
    return rows


def turned_sides(sides: str, turn: int) -> str:
    """The sides after the given number of quarter turns clockwise: west becomes north."""
    return sides[-turn:] + sides[:-turn] if turn else sides


def letters_of(sides: str) -> list[str]:
    """The letters of a tile's areas, in the order of its sides."""
    return list(dict.fromkeys(letter for letter in sides if letter != "."))


def face_of(tile: Json, at: str) -> Json:
    """What a tile shows; raises BadComponents if there is no such tile."""
    sides = tile.get("sides")
    if not isinstance(sides, str) or re.fullmatch(rf"[{LETTERS}.]{{4}}", sides) is None:
        raise refuse.wrong("sides", f"{at}.sides", sides, letters=LETTERS)
    building = tile.get("building", "")
    chimneys = tile.get("chimneys", 0)
    if building not in ("", *KIND_NAMES[MARKET:]):
        known = list(KIND_NAMES[MARKET:])
        raise refuse.wrong("one-of", f"{at}.building", building, known=known)
    if not is_number(chimneys, 0, 9) or (chimneys > 0 and "V" not in sides):
        raise refuse.bad("chimneys", f"{at}.chimneys", tile=sides)
    if bool(building) != (sides == "...."):
        raise refuse.bad("meadow", f"{at}.building", tile=sides)
    if len(letters_of(sides)) > 2:
        raise refuse.bad("two-kinds", f"{at}.sides", tile=sides)
    for letter in letters_of(sides):
        kind = LETTERS.index(letter)
        if MERCHANT <= kind <= CRAFTSMAN and sides.count(letter) > 1:
            raise refuse.bad("dwelling", f"{at}.sides", tile=sides)
        if kind < LANDSCAPES and sides.count(letter) >= MOST_TILES:
            raise refuse.bad("four-openings", f"{at}.sides", tile=sides, most=int(MOST_TILES))
    return {"sides": sides, "chimneys": chimneys, "building": building}


def face_key(face: Json) -> tuple[str, int, str]:
    """Equal for tiles that look the same after turning them."""
    turns = [turned_sides(face["sides"], turn) for turn in range(4)]
    return (min(turns), face["chimneys"], face["building"])


def cell_number(text: str) -> int:
    """The number of a cell written as row and column."""
    return (int(text[0]) - 1) * 6 + int(text[1]) - 1


def circle_slots(components: Json) -> list[tuple[int, int]]:
    """By circle: the two slots beside it, from 0."""
    found = []
    for text in table_of(components, "card_slots")["circles"]:
        one, _, other = text.partition("-")
        found.append((int(one) - 1, int(other) - 1))
    return found


# -- checking ---------------------------------------------------------------------------------


def _check_tiles(components: Json) -> None:
    counts = FIXED["counts"]
    faces = set()
    fountains = 0
    for name in ("light_tiles", "dark_tiles"):
        total = 0
        for i, tile in enumerate(rows_of(components, name, "tiles")):
            at = f"{name}.tiles.{i}"
            face = face_of(tile, at)
            if not is_number(tile.get("count"), 1, counts[name]):
                raise refuse.bad("count", f"{at}.count")
            if name == "dark_tiles" and len(letters_of(face["sides"])) > 1:
                raise refuse.bad("dark", f"{at}.sides", tile=face["sides"])
            total += tile["count"]
            if face["building"] == KIND_NAMES[FOUNTAIN]:
                fountains += tile["count"]
            faces.add(face_key(face))
            if len(faces) > MOST_FACES:
                raise refuse.bad("faces", at, most=int(MOST_FACES))
        if total != counts[name]:
            raise refuse.bad("sum", f"{name}.tiles", found=total, wanted=counts[name])
    if fountains * 2 > counts["fountain_cards"]:
        cards = counts["fountain_cards"]
        raise refuse.bad("fountains", "light_tiles.tiles", found=fountains, cards=cards)


def _check_cards(cards: list[Json]) -> None:
    total = FIXED["counts"]["scoring_cards"]
    if len(cards) != total:
        raise refuse.bad("sum", "scoring_cards.cards", found=len(cards), wanted=total)
    names = [card.get("pile") for card in cards]
    if any(name not in list(PILES) for name in names) or names != sorted(names, key=str):
        wrong = next(
            i for i, name in enumerate(names) if name not in list(PILES) or name < names[i - 1]
        )
        raise refuse.bad("piles", f"scoring_cards.cards.{wrong}.pile")
    for pile in PILES:
        most = max(row[pile] for row in FIXED["scoring_cards_by_players"].values())
        if names.count(pile) < most:
            raise refuse.bad("pile-few", "scoring_cards.cards", pile=pile, least=most)
    for i, card in enumerate(cards):
        _check_card(card, f"scoring_cards.cards.{i}")
    for (i, one), (j, other) in combinations(enumerate(cards), 2):
        if _pays_for_itself(one, other):
            raise refuse.bad("endless", f"scoring_cards.cards.{j}.gains", one=i + 1, other=j + 1)


def _check_card(card: Json, at: str) -> None:
    red = card["pile"] in RED_PILES
    key = "give" if red else "have"
    pile = card["pile"]
    for name, allowed, most in (
        ("gains", GAIN_NAMES, MOST_GAINS),
        (key, WARE_NAMES if red else COUNTED_NAMES, {}),
    ):
        table = card.get(name)
        if not isinstance(table, dict) or not table or not set(table) <= set(allowed):
            known = list(allowed)
            raise refuse.bad("card-names", f"{at}.{name}", pile=pile, key=name, known=known)
        for what, number in table.items():
            limit = most.get(what, 9)
            if not is_number(number, 1, limit):
                raise refuse.wrong("range", f"{at}.{name}.{what}", number, least=1, most=limit)
    needs: dict[str, int] = card[key]
    if pile == "A" and (len(needs) != 1 or max(needs.values()) > 4):
        raise refuse.bad("card-a", f"{at}.give")
    if pile == "B" and (len(needs) < 2 or max(needs.values()) > 1):
        raise refuse.bad("card-b", f"{at}.give")
    if not red and len(needs) > 2:
        raise refuse.bad("card-green", f"{at}.have")


def _pays_for_itself(one: Json, other: Json) -> bool:
    """Whether two cards side by side could be fulfilled for ever.

    They cannot if some value of a bread in coins makes every fulfilment a loss: with three breads,
    and with the wares of a red card, each replaceable by a coin.
    """
    lowest = 0.0
    highest = float("inf")
    for card in (one, other):
        coins = card["gains"].get("coin", 0)
        breads = card["gains"].get("bread", 0)
        lowest = max(lowest, coins / (BREADS_PER_CARD - breads))
        if "give" in card:
            left = sum(card["give"].values()) - coins
            if left <= 0:
                return True
            if breads:
                highest = min(highest, left / breads)
    return lowest >= highest


def _check_pieces(pieces: list[Json]) -> None:
    total = FIXED["counts"]["frame_pieces"]
    if len(pieces) != total:
        raise refuse.bad("sum", "frame_pieces.pieces", found=len(pieces), wanted=total)
    for i, piece in enumerate(pieces):
        at = f"frame_pieces.pieces.{i}"
        name = piece.get("name")
        if not isinstance(name, str) or not 1 <= len(name) <= 8:
            raise refuse.bad("piece-name", f"{at}.name")
        if any(other.get("name") == name for other in pieces[:i]):
            raise refuse.bad("piece-twice", f"{at}.name", name=name)
        tasks = piece.get("tasks")
        if (
            not isinstance(tasks, dict)
            or len(tasks) != 2
            or not set(tasks) <= set(KIND_NAMES[: VILLA + 1])
            or not all(is_number(place, 1, 6) for place in tasks.values())
        ):
            raise refuse.bad("piece-tasks", f"{at}.tasks", name=name)


def _check_fountain_cards(rows: list[Json]) -> None:
    wanted = FIXED["counts"]["fountain_cards"]
    seen: list[Any] = []
    total = 0
    for i, row in enumerate(rows):
        at = f"fountain_cards.cards.{i}"
        of = row.get("of")
        if of not in COUNTED_NAMES:
            raise refuse.wrong("one-of", f"{at}.of", of, known=list(COUNTED_NAMES))
        if of in seen:
            raise refuse.bad("fountain-twice", f"{at}.of", kind=of)
        if not is_number(row.get("vp"), 1, 9):
            raise refuse.wrong("range", f"{at}.vp", row.get("vp"), least=1, most=9)
        if not is_number(row.get("count"), 1, wanted):
            raise refuse.bad("count", f"{at}.count")
        seen.append(of)
        total += row["count"]
    if total != wanted:
        raise refuse.bad("sum", "fountain_cards.cards", found=total, wanted=wanted)


def _check_cell(text: Any, at: str) -> int:
    if not isinstance(text, str) or re.fullmatch("[1-6][1-6]", text, re.ASCII) is None:
        raise refuse.wrong("cell", at, text)
    return cell_number(text)


def _check_tableaux(tableaux: Json) -> None:
    _check_cell(tableaux.get("shovel"), "tableaux.shovel")
    rows = tableaux.get("banderoles")
    if not isinstance(rows, list) or len(rows) != FIXED["counts"]["tableaux"]:
        wanted = FIXED["counts"]["tableaux"]
        raise refuse.bad("tableaux", "tableaux.banderoles", wanted=wanted)
    for i, row in enumerate(rows):
        at = f"tableaux.banderoles.{i}"
        if not isinstance(row, str) or len(row) > 200:
            raise refuse.bad("cells-text", at)
        cells = {_check_cell(text, at) for text in row.split()}
        if len(cells) != FIXED["counts"]["banderoles_per_tableau"]:
            wanted = FIXED["counts"]["banderoles_per_tableau"]
            raise refuse.bad("banderoles", at, found=len(cells), wanted=wanted)


def _check_villa_vp(vp: Any) -> None:
    if (
        not isinstance(vp, list)
        or not 6 <= len(vp) <= 40
        or not all(is_number(n, 0, 99) for n in vp)
        or (vp[3], vp[5]) != (3, 7)
    ):
        raise refuse.bad("villas", "villa_vp.vp")


def _check_slots(components: Json) -> None:
    table = table_of(components, "card_slots")
    circles = table.get("circles")
    if not isinstance(circles, list) or len(circles) != CIRCLES_BY_PLAYERS["4"]:
        raise refuse.bad("circles", "card_slots.circles", wanted=CIRCLES_BY_PLAYERS["4"])
    pairs: list[Sequence[int]] = []
    for i, text in enumerate(circles):
        parts = text.split("-") if isinstance(text, str) and len(text) <= 5 else []
        slots = [int(n) for n in parts if re.fullmatch("[0-9]{1,2}", n, re.ASCII)]
        fits = len(parts) == len(slots) == 2 and slots[0] != slots[1]
        if not fits or not all(1 <= n <= SLOTS for n in slots) or sorted(slots) in pairs:
            raise refuse.wrong("circle", f"card_slots.circles.{i}", text, most=SLOTS)
        pairs.append(sorted(slots))
    empty = table.get("empty")
    for players, cards in CARDS_BY_PLAYERS.items():
        at = f"card_slots.empty.{players}"
        row = empty.get(players) if isinstance(empty, dict) else None
        if (
            not isinstance(row, list)
            or not all(is_number(slot, 1, SLOTS) for slot in row)
            or len(set(row)) != len(row)
            or len(row) != SLOTS - cards
        ):
            raise refuse.bad("empty-slots", at, wanted=SLOTS - cards, players=int(players))
        between = sum(1 for one, other in pairs if one not in row and other not in row)
        if between != CIRCLES_BY_PLAYERS[players]:
            wanted = CIRCLES_BY_PLAYERS[players]
            raise refuse.bad("circles-left", at, found=between, players=int(players), wanted=wanted)
