"""The columns of observations that never change where a seat decides."""

from __future__ import annotations

from typing import Any

from contrada.core.game import Game
from contrada.core.spec import Options
from contrada.games.tuscany.game import Tuscany
from contrada.games.tuscany.phases.maps import (
    STORED_ORDERS,
    TURNS,
    VARIANTS,
    arrangement_of,
    is_turned,
    letter_at,
)
from contrada.games.tuscany.phases.shape import BOARDS, FIELDS, FIELDS_PER_BOARD
from contrada.games.tuscany.pieces import (
    COLOURS,
    DARK_GREEN,
    GOODS,
    LIGHT_GREEN,
    TILE_KINDS,
    YIELD_KINDS,
)
from contrada.games.tuscany.state import FOUNDING, FROM_ITEMS, SHIFTING, SOURCES
from contrada.games.tuscany.tables import Tables


def constant(game: Game[Any], seats: int, _options: Options) -> list[str]:
    """Patterns of their names, for this box and number of players."""
    if not isinstance(game, Tuscany):
        raise TypeError(f"{game!r} is not The Castles of Tuscany")
    t = game.tables
    # The others' hands and arranging are hidden; some points are only given when the game is over.
    found = ["hands.next*", f"stage.next*={SHIFTING}", f"stage.next*={FOUNDING}"]
    if seats > 2:
        found.append("known.next*")
    found += [f"red_from.*.{source}" for source in range(FROM_ITEMS, SOURCES)]
    found += _of_tiles(t)
    for kind in range(YIELD_KINDS):
        if t.yields[kind] == 0:
            found += [f"yields{kind}", f"yields_out{kind}"]
    places = coloured_places(t)
    for field in range(FIELDS):
        found += [f"fields.*.{c}/{field}" for c in range(COLOURS) if not places[c] >> field & 1]
        if not places[DARK_GREEN] >> field & 1:
            found.append(f"castle.*={field}")
        if not places[LIGHT_GREEN] >> field & 1:
            found.append(f"goods.*/{field}")
    return found


def _of_tiles(t: Tables) -> list[str]:
    """Tiles and goods that the box does not have."""
    found, goods = [], 0
    for kind in range(TILE_KINDS):
        if t.own[kind] == 0:
            found.append(f"own.*.{kind}")
        if t.own[kind] or t.neutral[kind]:
            goods |= int(t.shows[kind])
            continue
        found += [f"{field}{kind}" for field in ("neutral", "aside", "box")]
        for field in ("draft_item", "castle_tile", "display*", "storage.*"):
            found.append(f"{field}={kind}")
    return found + [f"goods.*.{kind}/*" for kind in range(GOODS) if not goods >> kind & 1]


def coloured_places(t: Tables) -> list[int]:
    """By colour: the fields, as bits, that have it on any map."""
    found = [0] * COLOURS
    for order in range(STORED_ORDERS):
        for turns in range(TURNS):
            arrangement = arrangement_of(order, turns, 0)
            for place in range(BOARDS):
                turned = 1 if is_turned(arrangement, place) else 0
                letter = letter_at(arrangement, place)
                for board in range(letter * VARIANTS, (letter + 1) * VARIANTS):
                    for colour in range(COLOURS):
                        part = int(t.outlines[(board * 2 + turned) * COLOURS + colour])
                        found[colour] |= part << place * FIELDS_PER_BOARD
    return found
