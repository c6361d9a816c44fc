"""An analysis in small pieces: judge the decisions in any order, then put everything together."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, Final

from contrada.analysis.classes import THRESHOLDS, accuracy_of
from contrada.analysis.credit import credit_of
from contrada.analysis.judge import Budget, decision_of, judge
from contrada.analysis.luck import Course, course_of
from contrada.analysis.parts import Part, parts_of
from contrada.analysis.results import (
    KINDS,
    Analysis,
    CannotAnalyse,
    Decision,
    Depth,
    Method,
    SeatSummary,
)
from contrada.bots.learned import make_value
from contrada.bots.value import key_of
from contrada.core.game import CHANCE
from contrada.core.info import InfoSet
from contrada.core.match import Match
from contrada.core.registry import make_policy
from contrada.core.rng import rng_from_bytes

AGAIN: Final = 3
"""An apparent error is judged again in so many times as many worlds."""
DEPTHS: Final[dict[Depth, Budget]] = {
    "quick": Budget(iterations=500, candidates=5, worlds=300, again=AGAIN),
    "normal": Budget(iterations=2500, candidates=7, worlds=2000, again=AGAIN),
    "deep": Budget(iterations=10000, candidates=10, worlds=8000, again=AGAIN),
}
OUTCOMES: Final = 96
"""The number of sampled outcomes of a chance event that is not enumerated."""


class Analyser:
    """The analysis of one finished match.

    `tasks` lists the decisions to judge; `judge` judges one of them, in any order and any process;
    `finish` returns the result. The same match, depth and seed give the same result.
    """

    def __init__(
        self, match: Match, depth: Depth = "normal", seat: int | None = None, seed: int = 0
    ) -> None:
        if not match.over:
            raise CannotAnalyse(
                f"This match is not over (ply {match.ply}); only finished matches are analysed."
            )
        if depth not in DEPTHS:
            raise CannotAnalyse(f"There is no depth {depth!r}; there are: {', '.join(DEPTHS)}.")
        if seat is not None and not 0 <= seat < match.seats:
            raise CannotAnalyse(f"There is no seat {seat}; there are {match.seats}, from 0 on.")
        self.match = match
        self.depth: Depth = depth
        self.seed = seed
        self.judged = list(range(match.seats)) if seat is None else [seat]
        self.budget = DEPTHS[depth]
        self._value = make_value(match.game)
        self._policy = make_policy(match.game)
        self.parts = parts_of(match)
        features = self._value.features
        self._variant = "" if features is None else features.variant(match.state)
        self.credit = credit_of(match.game.spec.id, match.seats, self._variant)
        self._states: dict[int, Any] = {}
        self.tasks = self._choices()

    def _choices(self) -> list[Part]:
        """The decisions in which the seat had more than one option at some step."""
        found: list[Part] = []
        starts = {part.first: part for part in self.parts if part.seat in self.judged}
        free = False
        part: Part | None = None
        for ply, entry, state in self.match.states():
            if ply in starts:
                part = starts[ply]
                free = False
                before = state.copy()
            if part is None or entry.actor == CHANCE:
                continue
            free = free or len(self.match.game.legal(state, entry.actor)) > 1
            if ply == part.last:
                if free:
                    found.append(part)
                    self._states[part.first] = before
                part = None
        return found

    def judge(self, task: Part) -> Decision | None:
        """Judge one decision; None if all its options give the same result."""
        game, budget = self.match.game, self.budget
        state = self._states[task.first]
        key = f"contrada analysis {self.match.commitment} {self.seed} {task.first}".encode()
        rng = rng_from_bytes(key)
        info = InfoSet.of(game, state, task.seat, rng)
        found = judge(game, self._policy, self._value, info, task.actions, budget, rng)
        if len(found[0]) == 1:
            return None
        plies = (task.first, task.last)
        return decision_of(game, task.seat, plies, len(info.legal), found)

    def course(self) -> Course:
        """The value of the full state along the match."""
        return course_of(self.match, self._value, self.parts, OUTCOMES, self.seed, self.credit)

    def method(self) -> Method:
        """The settings."""
        budget = self.budget
        return Method(
            depth=self.depth,
            seed=self.seed,
            iterations=budget.iterations,
            candidates=budget.candidates,
            worlds=budget.worlds,
            again=budget.again,
            outcomes=OUTCOMES,
            credit=self.credit,
            thresholds=list(THRESHOLDS),
            fitted=key_of(self.match.seats, self._variant) in self._value.fitted,
        )

    def finish(self, decisions: Sequence[Decision]) -> Analysis:
        """The whole result, given the judged decisions."""
        match = self.match
        course = self.course()
        ordered = sorted(decisions, key=lambda each: each.first)
        return Analysis(
            game=match.game.spec.id,
            rules_version=match.game.spec.rules_version,
            seats=match.seats,
            options=match.options,
            commitment=match.commitment,
            plies=match.ply,
            method=self.method(),
            judged=self.judged,
            decisions=ordered,
            events=course.events,
            curve=course.curve,
            summary=[
                summary_of(match, course, ordered, seat, len(match.game.scores(match.state)))
                for seat in range(match.seats)
            ],
        )


def summary_of(
    match: Match, course: Course, decisions: Sequence[Decision], seat: int, seats: int
) -> SeatSummary:
    """The figures of one seat."""
    own = [each for each in decisions if each.seat == seat]
    losses = [each.loss for each in own]
    mean, error = _mean_error(losses)
    luck = [sum(event.points[i] for event in course.events) for i in range(seats)]
    clean = [course.result.points[i] - luck[i] for i in range(seats)]
    luck_win = sum(event.win[seat] for event in course.events)
    gain_win = [sum(win[seat] for who, win, _ in course.gains if who == i) for i in range(seats)]
    gain_points = [
        sum(points[seat] for who, _, points in course.gains if who == i) for i in range(seats)
    ]
    explained_win = course.start.win[seat] + luck_win + sum(gain_win)
    explained = course.start.points[seat] + luck[seat] + sum(gain_points)
    return SeatSummary(
        seat=seat,
        decisions=len(own),
        kinds={kind: sum(each.kind == kind for each in own) for kind in KINDS},
        loss=round(mean, 6),
        loss_error=round(error, 6),
        loss_points=round(_mean_error([each.loss_points for each in own])[0], 6),
        accuracy=round(accuracy_of(losses), 2),
        start_win=round(course.start.win[seat], 6),
        start_points=round(course.start.points[seat], 6),
        luck_win=round(luck_win, 6),
        luck_points=round(luck[seat], 6),
        gain_win=[round(x, 6) for x in gain_win],
        gain_points=[round(x, 6) for x in gain_points],
        result_win=round(course.result.win[seat], 6),
        result_points=course.result.points[seat],
        place=int(match.game.ranking(match.state)[seat]),
        without_luck_points=round(clean[seat], 6),
        without_luck_lead=round(clean[seat] - max(clean[i] for i in range(seats) if i != seat), 6),
        remainder_win=round(course.result.win[seat] - explained_win, 6),
        remainder_points=round(course.result.points[seat] - explained, 6),
    )


def _mean_error(items: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error; 0 without items."""
    n = len(items)
    if n == 0:
        return 0.0, 0.0
    mean = sum(items) / n
    if n == 1:
        return mean, 0.0
    return mean, sqrt(sum((x - mean) ** 2 for x in items) / (n - 1) / n)
