"""Looking back at games, and learning from them: replays, analyses, puzzles, deals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from contrada.client import answers
from contrada.client.calls.requests import Requests, part, table_path
from contrada.core.game import SPECTATOR
from contrada.core.messages import Json


class LookingBack(Requests):
    """Requests about games that were played."""

    def log(
        self, table: str, seat: int = SPECTATOR, start: int = 0, count: int = 100, as_: str = ""
    ) -> answers.ReplayLog:
        """Lines of the log."""
        path = table_path(table, "/log")
        query: dict[str, Any] = {"seat": seat, "start": start, "count": count, "as_": as_}
        return self._call(answers.ReplayLog, "GET", path, **query)

    def replay(
        self, table: str, line: int, seat: int = SPECTATOR, as_: str = ""
    ) -> answers.ReplayPage:
        """A table after a line of the log; `as_="all"` shows everything after the end."""
        path = table_path(table, f"/replay/{line}")
        return self._call(answers.ReplayPage, "GET", path, seat=seat, as_=as_)

    def curve(self, table: str, seat: int = SPECTATOR, as_: str = "") -> answers.Curve:
        """Every player's points after every line of the log."""
        return self._call(answers.Curve, "GET", table_path(table, "/curve"), seat=seat, as_=as_)

    def audit(self, table: str) -> answers.Audit:
        """After the end: whether the game follows from its seed."""
        return self._call(answers.Audit, "GET", table_path(table, "/audit"))

    def export(self, table: str, seat: int = SPECTATOR) -> Json:
        """The match file: complete after the end, before it as the seat sees the game."""
        return self._call(Json, "GET", table_path(table, "/export"), seat=seat)

    def fork(self, table: str, line: int, seats: Sequence[Json], **settings: Any) -> str:
        """Continue a finished game from a line of its log; the id of the new table."""
        body = {"line": line, "seats": list(seats), **settings}
        return self._call(answers.TableRef, "POST", table_path(table, "/fork"), body).id

    # -- analyses ----------------------------------------------------------------------------

    def analysis(self, table: str) -> answers.AnalysisStatus:
        """Whether a finished game is analysed, and how far the analysis is."""
        return self._call(answers.AnalysisStatus, "GET", table_path(table, "/analysis"))

    def analyse(self, table: str) -> answers.AnalysisStatus:
        """Have a finished game analysed."""
        return self._call(answers.AnalysisStatus, "POST", table_path(table, "/analysis"))

    def analysis_result(self, table: str) -> answers.Analysis:
        """The finished analysis, as `contrada.analyse` gives it."""
        return self._call(answers.Analysis, "GET", table_path(table, "/analysis/result"))

    def variation(
        self, table: str, first: int, candidate: int, seat: int = SPECTATOR, as_: str = ""
    ) -> answers.Variation:
        """The table after a candidate of the decision that begins at ply `first`."""
        path = table_path(table, f"/analysis/positions/{first}/{candidate}")
        return self._call(answers.Variation, "GET", path, seat=seat, as_=as_)

    # -- puzzles and deals -------------------------------------------------------------------

    def puzzles(self) -> answers.PuzzleList:
        """All puzzles, which of them I have tried, and the puzzle of the day."""
        return self._call(answers.PuzzleList, "GET", "/api/puzzles")

    def puzzle(self, puzzle: str) -> answers.PuzzlePosition:
        """The position of a puzzle."""
        return self._call(answers.PuzzlePosition, "GET", f"/api/puzzles/{part(puzzle)}")

    def solve(self, puzzle: str, steps: Sequence[Json]) -> answers.PuzzleAnswer:
        """Play the steps of a decision; once it is complete, the answer says what it is worth."""
        body = {"steps": list(steps)}
        return self._call(answers.PuzzleAnswer, "POST", f"/api/puzzles/{part(puzzle)}", body)

    def deals(self) -> answers.DealList:
        """Today's deals, and my tries at them."""
        return self._call(answers.DealList, "GET", "/api/deals")

    def make_deal(self, game: str, seats: int, **settings: Any) -> answers.DealLine:
        """Set up a deal that everyone plays once, at a table of their own; with its `settings`."""
        body = {"game": game, "seats": seats, **settings}
        return self._call(answers.DealLine, "POST", "/api/deals", body)

    def deal(self, deal: str) -> answers.DealPage:
        """A deal and what everyone made of it; its tables and seed once it is over for all."""
        return self._call(answers.DealPage, "GET", f"/api/deals/{part(deal)}")

    def play_deal(self, deal: str) -> str:
        """Begin my only try at a deal, or return to it; the id of the table."""
        return self._call(answers.TableRef, "POST", f"/api/deals/{part(deal)}").id
