"""The columns of observations that never change where a seat decides."""

from __future__ import annotations

from typing import Any

from contrada.core.game import Game
from contrada.core.spec import Options
from contrada.games.carpe_diem.actions import CELLS, CIRCLES, SLOTS
from contrada.games.carpe_diem.game import CarpeDiem
from contrada.games.carpe_diem.phases.scoring_grid import is_between_cards
from contrada.games.carpe_diem.pieces import FOUNTAIN_KINDS, MOST_FACES, PLACES, TABLEAUX


def constant(game: Game[Any], seats: int, _options: Options) -> list[str]:
    """Patterns of their names, for this box and number of players."""
    if not isinstance(game, CarpeDiem):
        raise TypeError(f"{game!r} is not Carpe Diem")
    t = game.tables
    found = ["removed#*"] if seats >= PLACES else []
    for face in range(MOST_FACES):
        if face >= t.faces:
            found += [f"tile={face}", f"removed#{face}", f"storage.*#{face}"]
        if face >= t.faces or t.light[face] == 0:
            found.append(f"light{face}")
        if face >= t.faces or t.dark[face] == 0:
            found.append(f"dark{face}")
    found += [f"slots{slot}/*" for slot in range(SLOTS) if not t.used[seats * SLOTS + slot]]
    for circle in range(CIRCLES):
        if not is_between_cards(t, seats, circle):
            found += [f"circle={circle}", f"discs{circle}=*"]
    marked = 0
    for tableau in range(TABLEAUX):
        marked |= int(t.banderoles[tableau])
    found += [f"banderoles.*/{cell}" for cell in range(CELLS) if not marked >> cell & 1]
    for kind in range(FOUNTAIN_KINDS):
        if t.fountain_copies[kind] == 0:
            found += [f"{field}.*.{kind}" for field in ("hands", "returned")] + [f"pile{kind}"]
        if kind > 0:  # of the others' cards the number is known, which stands in place 0
            found += [f"hands.next*.{kind}", f"returned.next*.{kind}"]
    return found
