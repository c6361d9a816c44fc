"""The columns of observations that never change where a seat decides."""

from __future__ import annotations

from typing import Any, Final

from contrada.core.game import Game
from contrada.core.spec import Options
from contrada.games.carrara import state as st
from contrada.games.carrara.pieces import (
    ADVANCED_STONES,
    CITIES,
    FIELDS,
    IMPROVEMENTS,
    NORMAL_FIELDS,
    NORMAL_STONES,
    SHARED_FIELDS,
    TILES,
)

OF_BUILDINGS: Final = ("stack/{}", "display/{}", "gone/{}", "replaced={}")
"""Fields that only buildings are in, no monuments."""
OF_TILES: Final = (
    "owned.*/{}",
    "floor{}",
    "decorated/{}",
    "statued/{}",
    "statues*/{}",
    "tile={}",
)


def constant(game: Game[Any], seats: int, options: Options) -> list[str]:
    """Patterns of their names, for this box, version and number of players."""
    s = game.initial(seats, options)
    # Only the player whose turn it is decides; who triggers the end has no further turn.
    found = ["turn=*", "trigger=me", f"earned.me.{st.ENDING}"]
    for tile in range(TILES):
        if not s.stack >> tile & 1:
            found += [pattern.format(tile) for pattern in OF_BUILDINGS]
        if not s.monuments >> tile & 1:
            found.append(f"monuments/{tile}")
        if not (s.stack | s.monuments) >> tile & 1:
            found += [pattern.format(tile) for pattern in OF_TILES]
    found += _of_improvements(s.improvements, s.any_improvement == 1)
    fields = FIELDS if s.advanced else NORMAL_FIELDS
    found += [f"claimed/{i}" for i in range(FIELDS) if i >= fields or not SHARED_FIELDS >> i & 1]
    if not s.advanced:
        found += [f"used.*/{i}" for i in range(fields, FIELDS)]
        found += [f"earned.*.{st.PAIR_SCORES}"]
        found += [f"stage={stage}" for stage in (st.TAKING, st.PLACING, st.FINISHING)]
        for stone in range(NORMAL_STONES, ADVANCED_STONES):
            found += [f"stones.*/{stone}", f"visit={stone}"]
    return found


def _of_improvements(places: int, again: bool) -> list[str]:
    """Places without an improvement, and ways to improve a city that do not exist."""
    found = [f"improvements/{place}" for place in range(IMPROVEMENTS) if not places >> place & 1]
    for city in range(CITIES):
        there = [places >> 2 * city + i & 1 for i in range(2)]
        found += [f"improved.*.{city}={i + 1}" for i in range(2) if not there[i]]
        if not (again and all(there)):
            found += [f"improved.*.{city}=3", f"improved.*.{city}=4"]
    return found
