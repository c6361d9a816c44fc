"""The effects of an action, from a comparison of the states before and after it."""

from __future__ import annotations

from typing import final

from contrada.core.messages import Json
from contrada.games.carpe_diem import rules
from contrada.games.carpe_diem.actions import CELLS
from contrada.games.carpe_diem.phases.draft import settled
from contrada.games.carpe_diem.phases.features import features
from contrada.games.carpe_diem.phases.score import victory_points
from contrada.games.carpe_diem.pieces import COUNTED, GOODS, KIND_NAMES, KINDS, MARKET, WARE_NAMES
from contrada.games.carpe_diem.presentation.forms import amount_forms
from contrada.games.carpe_diem.state import SPENDING, CarpeDiemState
from contrada.games.carpe_diem.tables import Tables

GOOD_NAMES = (*WARE_NAMES, "coin", "bread")


@final
class Effects:
    """The changes of one action for its player."""

    def __init__(self, tables: Tables, s: CarpeDiemState, seat: int, a: int) -> None:
        self.seat = seat
        self.before = settled(tables, s) if s.stage == SPENDING else s
        after = s.copy()
        rules.apply(tables, after, seat, a)
        self.after = settled(tables, after) if after.stage == SPENDING else after
        self.tables = tables

    def changes(self) -> Json:
        """By name: goods, steps on the track and victory points gained (or, below 0, lost)."""
        before, after, seat = self.before, self.after, self.seat
        found: Json = {}
        for good, name in enumerate(GOOD_NAMES):
            found[name] = int(after.goods[seat * GOODS + good] - before.goods[seat * GOODS + good])
        found["step"] = int(after.track[seat] - before.track[seat])
        found["vp"] = int(victory_points(after, seat) - victory_points(before, seat))
        return found

    def gained(self) -> list[Json]:
        """The amounts that the player gained."""
        return amount_forms({name: n for name, n in self.changes().items() if n > 0})

    def given(self) -> list[Json]:
        """The amounts that the player gave."""
        return amount_forms({name: -n for name, n in self.changes().items() if n < 0})

    def finished(self) -> list[Json]:
        """The newly finished features, and a new single building."""
        before, after, seat = self.before, self.after, self.seat
        base = seat * CELLS
        new = [c for c in range(CELLS) if after.cells[base + c] >= 0 and before.cells[base + c] < 0]
        found = [
            {"is": "finished", "of": KIND_NAMES[f.kind], "tiles": len(f.cells)}
            for f in features(self.tables, after, seat)
            if f.finished and any(cell in f.cells for cell in new)
        ]
        for kind in range(MARKET, KINDS):
            if after.built[seat * COUNTED + kind] > before.built[seat * COUNTED + kind]:
                found.append({"is": "finished", "of": KIND_NAMES[kind], "tiles": 1})
        return found
