"""Validates a components file: what the rulebook fixes, and what the rules can play.

Every error names its place in the file, see `BadComponents`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import combinations
from typing import Any, Final

from contrada.core.box import SOURCES
from contrada.core.errors import BadComponents
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
                raise BadComponents(
                    f"[{name}] {key} is {given[key]!r}; the box has {value!r}.", f"{name}.{key}"
                )
    for name, table in components.items():
        if isinstance(table, dict) and table.get("source", SOURCES[0]) not in SOURCES:
            raise BadComponents(
                f"[{name}] source is one of {', '.join(SOURCES)}.", f"{name}.source"
            )
    _check_tiles(components)
    _check_cards(rows_of(components, "scoring_cards", "cards"))
    _check_pieces(rows_of(components, "frame_pieces", "pieces"))
    _check_fountain_cards(rows_of(components, "fountain_cards", "cards"))
    _check_tableaux(table_of(components, "tableaux"))
    _check_villa_vp(table_of(components, "villa_vp").get("vp"))
    _check_slots(components)
    last = table_of(components, "banderole_track").get("last")
    if not is_number(last, 1, 99):
        raise BadComponents(
            "[banderole_track] last is the number of its last space, 1 to 99.",
            "banderole_track.last",
        )


# -- reading ----------------------------------------------------------------------------------


def is_number(value: Any, least: int, most: int) -> bool:
    """Whether a value is a whole number in this range."""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def table_of(components: Json, name: str) -> Json:
    """A table of the file."""
    table = components.get(name)
    if not isinstance(table, dict):
        raise BadComponents(f"The file needs the table [{name}].", name)
    return table


def rows_of(components: Json, name: str, key: str) -> list[Json]:
    """A list of tables in a table of the file."""
    rows = table_of(components, name).get(key)
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise BadComponents(f"[{name}] needs {key}, a list of tables.", f"{name}.{key}")
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
        raise BadComponents(
            f"A tile's sides are four of {LETTERS} and '.', not {_short(sides)}.", f"{at}.sides"
        )
    building = tile.get("building", "")
    chimneys = tile.get("chimneys", 0)
    if building not in ("", *KIND_NAMES[MARKET:]):
        raise BadComponents(
            f"A tile has the building {_short(building)}, which the box does not.",
            f"{at}.building",
        )
    if not is_number(chimneys, 0, 9) or (chimneys > 0 and "V" not in sides):
        raise BadComponents(
            f"Tile {sides}: 0 to 9 chimneys, and only villas have them.", f"{at}.chimneys"
        )
    if bool(building) != (sides == "...."):
        raise BadComponents(
            f"Tile {sides}: markets, bakeries and fountains stand in meadow.", f"{at}.building"
        )
    if len(letters_of(sides)) > 2:
        raise BadComponents(f"Tile {sides}: a tile shows at most two kinds.", f"{at}.sides")
    for letter in letters_of(sides):
        kind = LETTERS.index(letter)
        if MERCHANT <= kind <= CRAFTSMAN and sides.count(letter) > 1:
            raise BadComponents(f"Tile {sides}: half a dwelling has one opening.", f"{at}.sides")
        if kind < LANDSCAPES and sides.count(letter) >= MOST_TILES:
            raise BadComponents(
                f"Tile {sides}: with four openings a landscape of at most {MOST_TILES} tiles could "
                "never be finished.",
                f"{at}.sides",
            )
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


def _short(value: Any) -> str:
    """A value in an error message, cut to a readable length."""
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."


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
                raise BadComponents(
                    f"[{name}] {face['sides']} needs a count of 1 or more.", f"{at}.count"
                )
            if name == "dark_tiles" and len(letters_of(face["sides"])) > 1:
                raise BadComponents(
                    f"Tile {face['sides']}: a dark tile shows one thing only.", f"{at}.sides"
                )
            total += tile["count"]
            if face["building"] == KIND_NAMES[FOUNTAIN]:
                fountains += tile["count"]
            faces.add(face_key(face))
            if len(faces) > MOST_FACES:
                raise BadComponents(
                    f"More than {MOST_FACES} different tiles: the program's actions and "
                    "observations have no numbers for more.",
                    at,
                )
        if total != counts[name]:
            raise BadComponents(
                f"[{name}] holds {total} tiles; the box has {counts[name]}.", f"{name}.tiles"
            )
    if fountains * 2 > counts["fountain_cards"]:
        raise BadComponents(
            f"{fountains} fountains are too many: each draws two of the "
            f"{counts['fountain_cards']} fountain cards, and the pile would run out.",
            "light_tiles.tiles",
        )


def _check_cards(cards: list[Json]) -> None:
    total = FIXED["counts"]["scoring_cards"]
    if len(cards) != total:
        raise BadComponents(
            f"[scoring_cards] holds {len(cards)} cards; the box has {total}.",
            "scoring_cards.cards",
        )
    names = [card.get("pile") for card in cards]
    if any(name not in list(PILES) for name in names) or names != sorted(names, key=str):
        wrong = next(
            i for i, name in enumerate(names) if name not in list(PILES) or name < names[i - 1]
        )
        raise BadComponents(
            "[scoring_cards] lists the piles A, B, C, D in this order.",
            f"scoring_cards.cards.{wrong}.pile",
        )
    for pile in PILES:
        most = max(row[pile] for row in FIXED["scoring_cards_by_players"].values())
        if names.count(pile) < most:
            raise BadComponents(
                f"[scoring_cards] pile {pile} needs at least {most} cards.", "scoring_cards.cards"
            )
    for i, card in enumerate(cards):
        _check_card(card, f"scoring_cards.cards.{i}")
    for (i, one), (j, other) in combinations(enumerate(cards), 2):
        if _pays_for_itself(one, other):
            raise BadComponents(
                f"Scoring cards {i + 1} and {j + 1} side by side would give back all they take: a "
                "scoring would never end.",
                f"scoring_cards.cards.{j}.gains",
            )


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
            raise BadComponents(
                f"A card of pile {pile}: {name} names one or more of {', '.join(allowed)}.",
                f"{at}.{name}",
            )
        for what, number in table.items():
            limit = most.get(what, 9)
            if not is_number(number, 1, limit):
                raise BadComponents(
                    f"A card of pile {pile}: {what} is a number from 1 to {limit}.",
                    f"{at}.{name}.{what}",
                )
    needs: dict[str, int] = card[key]
    if pile == "A" and (len(needs) != 1 or max(needs.values()) > 4):
        raise BadComponents("An A card takes up to four equal wares.", f"{at}.give")
    if pile == "B" and (len(needs) < 2 or max(needs.values()) > 1):
        raise BadComponents("A B card takes different wares, one of each.", f"{at}.give")
    if not red and len(needs) > 2:
        raise BadComponents("A green card counts at most two kinds.", f"{at}.have")


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
        raise BadComponents(
            f"[frame_pieces] holds {len(pieces)} pieces; the box has {total}.",
            "frame_pieces.pieces",
        )
    for i, piece in enumerate(pieces):
        at = f"frame_pieces.pieces.{i}"
        name = piece.get("name")
        if not isinstance(name, str) or not 1 <= len(name) <= 8:
            raise BadComponents("A frame piece has a name of 1 to 8 letters.", f"{at}.name")
        if any(other.get("name") == name for other in pieces[:i]):
            raise BadComponents(f"Two frame pieces are called {name}.", f"{at}.name")
        tasks = piece.get("tasks")
        if (
            not isinstance(tasks, dict)
            or len(tasks) != 2
            or not set(tasks) <= set(KIND_NAMES[: VILLA + 1])
            or not all(is_number(place, 1, 6) for place in tasks.values())
        ):
            raise BadComponents(
                f"Frame piece {name}: two tasks, a kind and a position 1 to 6 each.", f"{at}.tasks"
            )


def _check_fountain_cards(rows: list[Json]) -> None:
    wanted = FIXED["counts"]["fountain_cards"]
    seen: list[Any] = []
    total = 0
    for i, row in enumerate(rows):
        at = f"fountain_cards.cards.{i}"
        of = row.get("of")
        if of not in COUNTED_NAMES:
            raise BadComponents(
                f"A fountain card counts one of {', '.join(COUNTED_NAMES)}.", f"{at}.of"
            )
        if of in seen:
            raise BadComponents(f"Two rows of fountain cards count {of}.", f"{at}.of")
        if not is_number(row.get("vp"), 1, 9):
            raise BadComponents("A fountain card is worth 1 to 9 for each.", f"{at}.vp")
        if not is_number(row.get("count"), 1, wanted):
            raise BadComponents("A fountain card needs a count of 1 or more.", f"{at}.count")
        seen.append(of)
        total += row["count"]
    if total != wanted:
        raise BadComponents(
            f"[fountain_cards] holds {total} cards; the box has {wanted}.", "fountain_cards.cards"
        )


def _check_cell(text: Any, at: str) -> int:
    if not isinstance(text, str) or re.fullmatch("[1-6][1-6]", text, re.ASCII) is None:
        raise BadComponents(
            f"[tableaux] a cell is a row and a column from 11 to 66, not {_short(text)}.", at
        )
    return cell_number(text)


def _check_tableaux(tableaux: Json) -> None:
    _check_cell(tableaux.get("shovel"), "tableaux.shovel")
    rows = tableaux.get("banderoles")
    if not isinstance(rows, list) or len(rows) != FIXED["counts"]["tableaux"]:
        raise BadComponents(
            "[tableaux] needs banderoles, one text for each of the 4 tableaux.",
            "tableaux.banderoles",
        )
    for i, row in enumerate(rows):
        at = f"tableaux.banderoles.{i}"
        if not isinstance(row, str) or len(row) > 200:
            raise BadComponents("[tableaux] lists the cells of a tableau in a text.", at)
        cells = {_check_cell(text, at) for text in row.split()}
        if len(cells) != FIXED["counts"]["banderoles_per_tableau"]:
            raise BadComponents(
                f"[tableaux] has {len(cells)} banderoles on one; the box has 9.", at
            )


def _check_villa_vp(vp: Any) -> None:
    if (
        not isinstance(vp, list)
        or not 6 <= len(vp) <= 40
        or not all(is_number(n, 0, 99) for n in vp)
        or (vp[3], vp[5]) != (3, 7)
    ):
        raise BadComponents(
            "[villa_vp] is a list from no chimney on, with 3 for three, 7 for five.", "villa_vp.vp"
        )


def _check_slots(components: Json) -> None:
    table = table_of(components, "card_slots")
    circles = table.get("circles")
    if not isinstance(circles, list) or len(circles) != CIRCLES_BY_PLAYERS["4"]:
        raise BadComponents(
            f"[card_slots] needs circles, {CIRCLES_BY_PLAYERS['4']} pairs of slots.",
            "card_slots.circles",
        )
    pairs: list[Sequence[int]] = []
    for i, text in enumerate(circles):
        parts = text.split("-") if isinstance(text, str) and len(text) <= 5 else []
        slots = [int(n) for n in parts if re.fullmatch("[0-9]{1,2}", n, re.ASCII)]
        fits = len(parts) == len(slots) == 2 and slots[0] != slots[1]
        if not fits or not all(1 <= n <= SLOTS for n in slots) or sorted(slots) in pairs:
            raise BadComponents(
                f"[card_slots] a circle lies between two slots from 1 to {SLOTS}, as 1-2, and no "
                f"two circles between the same; not {_short(text)}.",
                f"card_slots.circles.{i}",
            )
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
            raise BadComponents(
                f"[card_slots] {SLOTS - cards} different slots stay empty with {players} players.",
                at,
            )
        between = sum(1 for one, other in pairs if one not in row and other not in row)
        if between != CIRCLES_BY_PLAYERS[players]:
            raise BadComponents(
                f"[card_slots] leaves {between} circles with {players} players; the box has "
                f"{CIRCLES_BY_PLAYERS[players]}.",
                at,
            )
