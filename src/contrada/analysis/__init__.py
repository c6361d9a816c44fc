"""Analysis of finished matches: what decisions lost, and how much luck every seat had.

docs/analysis.md explains the method; docs/api.md lists what is public here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from contrada.lazy import importer

if TYPE_CHECKING:
    from contrada.analysis.analyser import Analyser
    from contrada.analysis.results import (
        Analysis,
        BadAnalysis,
        Candidate,
        CannotAnalyse,
        Decision,
        Event,
        Method,
        Point,
        SeatSummary,
        from_json,
        to_json,
    )
    from contrada.analysis.run import analyse

_HOMES: Final = {
    "Analyser": "contrada.analysis.analyser",
    "analyse": "contrada.analysis.run",
    **dict.fromkeys(
        (
            "Analysis",
            "BadAnalysis",
            "Candidate",
            "CannotAnalyse",
            "Decision",
            "Event",
            "Method",
            "Point",
            "SeatSummary",
            "from_json",
            "to_json",
        ),
        "contrada.analysis.results",
    ),
}
"""The modules of the public names, which are imported when a name is first used."""

__all__ = [
    "Analyser",
    "Analysis",
    "BadAnalysis",
    "Candidate",
    "CannotAnalyse",
    "Decision",
    "Event",
    "Method",
    "Point",
    "SeatSummary",
    "analyse",
    "from_json",
    "to_json",
]

__getattr__ = importer(__name__, _HOMES)
