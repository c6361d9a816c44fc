"""The breakdown of a player's points, as far as a viewer may know them."""

from __future__ import annotations

from contrada.core.messages import Breakdown, ScoreLine
from contrada.games.carpe_diem import scoring
from contrada.games.carpe_diem import state as st
from contrada.games.carpe_diem.phases.draft import settled
from contrada.games.carpe_diem.pieces import FOUNTAIN_KINDS
from contrada.games.carpe_diem.state import CarpeDiemState
from contrada.games.carpe_diem.tables import Tables

KEPT_FROM_OTHERS = ("start", "cards", "steps", "penalties")
"""The parts of a breakdown that are victory points in hand."""


def breakdown(tables: Tables, s: CarpeDiemState, of: int, viewer: int) -> Breakdown:
    """Where a seat's points come from, as far as the viewer may know."""
    open_to_viewer = of == viewer or s.stage == st.OVER
    if of == viewer and s.stage == st.SPENDING and s.seat == of:
        s = settled(tables, s)
    lines = []
    for source, points in scoring.breakdown(tables, s, of):
        hidden_vp = source in KEPT_FROM_OTHERS and not s.open_scores
        if open_to_viewer or (source != "fountains" and not hidden_vp):
            lines.append(ScoreLine(source, points))
    cards = any(s.hands[of * FOUNTAIN_KINDS : (of + 1) * FOUNTAIN_KINDS])
    partial = not open_to_viewer and (not s.open_scores or cards)
    return Breakdown(sum(line.points for line in lines), lines, partial)
