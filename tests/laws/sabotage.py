"""Defective games: each wrapper has exactly one defect, to show that the laws detect it.

The wrappers delegate everything to any given game and break one method.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from contrada.core.game import CHANCE, SPECTATOR, Game
from contrada.core.messages import Breakdown, Json, Message, ScoreLine, Supply
from contrada.core.rng import Rng, rng_for_run
from contrada.core.spec import Options


class Passing(Game[Any]):
    """A game that delegates everything to another."""

    def __init__(self, true: Game[Any]) -> None:
        super().__init__(true.spec, true.components)
        self.true = true

    def initial(self, seats: int, options: Options | None = None) -> Any:
        options = self.chosen(options)
        return self.true.initial(seats, options)

    def to_move(self, s: Any) -> i64:
        return self.true.to_move(s)

    def actors(self, s: Any) -> Sequence[int]:
        return self.true.actors(s)

    def legal(self, s: Any, seat: i64) -> vec[i64]:
        return self.true.legal(s, seat)

    def apply(self, s: Any, seat: i64, a: i64) -> None:
        self.true.apply(s, seat, a)

    def forced(self, s: Any, seat: int) -> bool:
        return self.true.forced(s, seat)

    def sample(self, s: Any, rng: Rng) -> i64:
        return self.true.sample(s, rng)

    def outcomes(self, s: Any) -> list[tuple[int, float]] | None:
        return self.true.outcomes(s)

    def source(self, s: Any) -> i64:
        return self.true.source(s)

    def pool(self, s: Any) -> list[tuple[int, int]]:
        return self.true.pool(s)

    def piece(self, a: int) -> int:
        return self.true.piece(a)

    def unordered(self, a: int) -> bool:
        return self.true.unordered(a)

    def gains(self, s: Any, seat: int, a: int) -> bool:
        return self.true.gains(s, seat, a)

    def scores(self, s: Any) -> list[int]:
        return self.true.scores(s)

    def ranking(self, s: Any) -> list[int]:
        return self.true.ranking(s)

    def view(self, s: Any, viewer: int) -> Any:
        return self.true.view(s, viewer)

    def info_key(self, s: Any, seat: int) -> Hashable:
        return self.true.info_key(s, seat)

    def determinize(self, s: Any, seat: i64, rng: Rng) -> Any:
        return self.true.determinize(s, seat, rng)

    def redact(self, s: Any, actor: int, a: int, viewer: int) -> Json | None:
        return self.true.redact(s, actor, a, viewer)

    def barrier(self, s: Any, actor: int, a: int) -> bool:
        return self.true.barrier(s, actor, a)

    def prompt(self, s: Any, viewer: int) -> Message:
        return self.true.prompt(s, viewer)

    def reason(self, s: Any, seat: int, what: Json) -> Message | None:
        return self.true.reason(s, seat, what)

    def supply(self, s: Any, viewer: int) -> list[Supply]:
        return self.true.supply(s, viewer)

    def breakdown(self, s: Any, of: int, viewer: int) -> Breakdown:
        return self.true.breakdown(s, of, viewer)

    def preview(self, s: Any, seat: int, a: int) -> Json:
        return self.true.preview(s, seat, a)

    def encode(self, seat: int, a: int) -> Json:
        return self.true.encode(seat, a)

    def decode(self, seat: int, form: Json) -> int:
        return self.true.decode(seat, form)

    def restore(self, data: list[Any]) -> Any:
        return self.true.restore(data)

    def check(self, s: Any) -> list[str]:
        return self.true.check(s)

    # -- for spoiling ------------------------------------------------------------------------

    def secret(self, s: Any) -> int:
        """A number from 0 to 2 that depends on the whole state, including hidden information."""
        return int(self.true.fingerprint(s), 16) % 3


# -- soundness, legality, forms -------------------------------------------------------------------


class RepeatedMove(Passing):
    """`legal` offers its last move twice."""

    def legal(self, s: Any, seat: i64) -> vec[i64]:
        found = self.true.legal(s, seat)
        return append(found, found[-1]) if len(found) > 2 else found


class NoMove(Passing):
    """Returns no moves where there are four or more."""

    def legal(self, s: Any, seat: i64) -> vec[i64]:
        found = self.true.legal(s, seat)
        return vec[i64]() if len(found) >= 4 else found


class MoveForEveryone(Passing):
    """Seats that are not to move have the same moves as the mover."""

    def legal(self, s: Any, seat: i64) -> vec[i64]:
        turn = self.true.to_move(s)
        return self.true.legal(s, turn) if turn >= 0 else self.true.legal(s, seat)


class RestlessOrder(Passing):
    """`legal` changes its order between calls."""

    def __init__(self, true: Game[Any]) -> None:
        super().__init__(true)
        self.calls = 0

    def legal(self, s: Any, seat: i64) -> vec[i64]:
        self.calls += 1
        found = list(self.true.legal(s, seat))
        return vec[i64](found[::-1] if self.calls % 2 else found)


class WrongTurn(Passing):
    """`to_move` names the highest actor."""

    def to_move(self, s: Any) -> i64:
        return max(self.true.actors(s), default=self.true.to_move(s))


class OneWay(Passing):
    """Two actions have the same form."""

    def encode(self, seat: int, a: int) -> Json:
        return self.true.encode(seat, a - a % 2 if seat != CHANCE else a)


class Credulous(Passing):
    """A malformed form decodes to the first action."""

    def decode(self, seat: int, form: Json) -> int:
        return self.true.decode(seat, form) if form.get("do") != "no such verb" else 0


class Crashing(Passing):
    """A form without a verb raises a KeyError."""

    def decode(self, seat: int, form: Json) -> int:
        return self.true.decode(seat, {"do": form["do"], **form})


class FalselyForced(Passing):
    """A decision with two moves is reported as forced."""

    def forced(self, s: Any, seat: int) -> bool:
        return len(self.true.legal(s, seat)) == 2 or self.true.forced(s, seat)


class SecretlyForced(Passing):
    """A single move is reported as forced, even if only its player knows that there is no other."""

    def forced(self, s: Any, seat: int) -> bool:
        return len(self.true.legal(s, seat)) == 1 and self.secret(s) > 0


# -- states ---------------------------------------------------------------------------------------


class Unsteady(Passing):
    """The effect of an action depends on how often it was played."""

    def __init__(self, true: Game[Any]) -> None:
        super().__init__(true)
        self.calls = 0

    def apply(self, s: Any, seat: i64, a: i64) -> None:
        self.calls += 1
        if seat == CHANCE and self.calls % 7 == 0:
            a = (self.true.outcomes(s) or [(a, 1.0)])[0][0]
        self.true.apply(s, seat, a)


class IdleChance(Passing):
    """Chance outcomes have no effect, so that chance nodes repeat forever."""

    def apply(self, s: Any, seat: i64, a: i64) -> None:
        if seat != CHANCE:
            self.true.apply(s, seat, a)


class LostCard(Passing):
    """Some cards dealt to a hand are lost."""

    def apply(self, s: Any, seat: i64, a: i64) -> None:
        self.true.apply(s, seat, a)
        if seat == CHANCE and a % 2:
            # Fiera has a list of hands, Palazzo all hands in one array.
            hands = s.hands
            row = hands[0] if isinstance(hands, list) else hands
            for i in range(len(row)):
                if row[i] > 0:
                    row[i] -= 1
                    break
            s.hands = hands


class FickleStart(Passing):
    """One game in three starts with a different option."""

    def __init__(self, true: Game[Any]) -> None:
        super().__init__(true)
        self.starts = 0

    def initial(self, seats: int, options: Options | None = None) -> Any:
        options = self.chosen(options)
        self.starts += 1
        if self.starts % 3 == 0:
            first = self.spec.options[0]
            other = next(value for value in first.values if value != options[first.name])
            return self.true.initial(seats, {**options, first.name: other})
        return self.true.initial(seats, options)


# -- results and texts ----------------------------------------------------------------------------


class Unplaced(Passing):
    """Places of tied seats are skipped instead of shared."""

    def ranking(self, s: Any) -> list[int]:
        places = self.true.ranking(s)
        return [place + 1 if places.count(place) > 1 else place for place in places]


class GenerousReturns(Passing):
    """Returns sum to too much."""

    def returns(self, s: Any) -> list[float]:
        return [value * 1.25 for value in self.true.returns(s)]


class WrongTotal(Passing):
    """A breakdown's total is not the sum of its lines."""

    def breakdown(self, s: Any, of: int, viewer: int) -> Breakdown:
        lines = self.true.breakdown(s, of, viewer).lines
        return Breakdown(sum(line.points for line in lines) + 1, lines)


class WrongPoints(Passing):
    """A breakdown adds up to a different total than the score."""

    def breakdown(self, s: Any, of: int, viewer: int) -> Breakdown:
        true = self.true.breakdown(s, of, viewer)
        return Breakdown(true.total + 1, [*true.lines, ScoreLine("a gift", 1)])


class Unsendable(Passing):
    """A view contains a value that JSON cannot represent."""

    def view(self, s: Any, viewer: int) -> Any:
        return [self.true.view(s, viewer), object()]


# -- chance ---------------------------------------------------------------------------------------


class EvenOdds(Passing):
    """Every kind is equally likely, regardless of its count."""

    def sample(self, s: Any, rng: Rng) -> i64:
        listed = self.true.outcomes(s) or []
        return listed[rng.below(len(listed))][0]


class LostOdds(Passing):
    """The probabilities omit one outcome."""

    def outcomes(self, s: Any) -> list[tuple[int, float]] | None:
        listed = self.true.outcomes(s)
        return listed[1:] if listed and len(listed) > 1 else listed


# -- secrecy --------------------------------------------------------------------------------------


class StaleScene(Passing):
    """A scene keeps showing the state it was first made of."""

    def scene(self, s: Any, earlier: Any = None) -> Any:
        return s.copy() if earlier is None else earlier

    def view_in(self, s: Any, viewer: int, scene: Any) -> Any:
        return self.true.view(scene, viewer)


class LiveView(Passing):
    """A view contains a list that later actions change."""

    def __init__(self, true: Game[Any]) -> None:
        super().__init__(true)
        self.played: list[int] = []

    def apply(self, s: Any, seat: i64, a: i64) -> None:
        self.true.apply(s, seat, a)
        self.played.append(int(a))

    def view(self, s: Any, viewer: int) -> Any:
        return [self.true.view(s, viewer), self.played]


class LeakingView(Passing):
    """A view depends on what its seat may not know."""

    def view(self, s: Any, viewer: int) -> Any:
        return [self.true.view(s, viewer), self.secret(s) if viewer != SPECTATOR else 0]


class LeakingToSpectators(Passing):
    """Only the spectators' view reveals hidden information."""

    def view(self, s: Any, viewer: int) -> Any:
        return [self.true.view(s, viewer), self.secret(s) if viewer == SPECTATOR else 0]


class LeakingPrompt(Passing):
    """A prompt depends on hidden information."""

    def prompt(self, s: Any, viewer: int) -> Message:
        true = self.true.prompt(s, viewer)
        return Message(true.id, {**true.values, "hint": self.secret(s)})


class LeakingPreview(Passing):
    """A preview reveals what only playing the action should."""

    def preview(self, s: Any, seat: int, a: int) -> Json:
        return {**self.true.preview(s, seat, a), "luck": self.secret(s)}


class LeakingBreakdown(Passing):
    """The sources of points depend on hidden information; their sum does not."""

    def breakdown(self, s: Any, of: int, viewer: int) -> Breakdown:
        true = self.true.breakdown(s, of, viewer)
        n = self.secret(s)
        return Breakdown(true.total, [*true.lines, ScoreLine("a", n), ScoreLine("b", -n)])


class LegalByHiddenCards(Passing):
    """The legal actions of a seat depend on what it cannot see."""

    def legal(self, s: Any, seat: i64) -> vec[i64]:
        found = self.true.legal(s, seat)
        if len(found) > 2 and self.secret(s) == 0:
            return found[: len(found) - 1]
        return found


class SameState(Passing):
    """`determinize` returns the true state."""

    def determinize(self, s: Any, seat: i64, rng: Rng) -> Any:
        return s.copy()


class OneSample(Passing):
    """`determinize` always returns the same sample."""

    def determinize(self, s: Any, seat: i64, rng: Rng) -> Any:
        return self.true.determinize(s, seat, rng_for_run(1))


class TruthfulSampling(Passing):
    """`determinize` uses a stream that depends on hidden information."""

    def determinize(self, s: Any, seat: i64, rng: Rng) -> Any:
        for _ in range(self.secret(s)):
            rng.next32()
        return self.true.determinize(s, seat, rng)


class SpoilingSampling(Passing):
    """`determinize` modifies its argument."""

    def determinize(self, s: Any, seat: i64, rng: Rng) -> Any:
        sample = self.true.determinize(s, seat, again(rng))
        if self.true.to_move(s) == CHANCE:
            self.true.apply(s, CHANCE, self.true.sample(s, rng))
        return sample


def again(rng: Rng) -> Rng:
    """A copy of a stream."""
    return Rng(rng.a, rng.b, rng.c, rng.counter)


class LeakingChanceLog(Passing):
    """Every viewer sees what chance dealt to whom."""

    def redact(self, s: Any, actor: int, a: int, viewer: int) -> Json | None:
        if actor == CHANCE:
            return self.true.encode(CHANCE, a)
        return self.true.redact(s, actor, a, viewer)


class LeakingLog(Passing):
    """A log entry depends on information hidden from its viewer."""

    def redact(self, s: Any, actor: int, a: int, viewer: int) -> Json | None:
        true = self.true.redact(s, actor, a, viewer)
        return true if true is None else {**true, "mark": self.secret(s)}


class SpectatorsLog(Passing):
    """Spectators see log entries for the steps of an incomplete decision."""

    def redact(self, s: Any, actor: int, a: int, viewer: int) -> Json | None:
        true = self.true.redact(s, actor, a, viewer)
        if true is None and viewer == SPECTATOR:
            return self.true.encode(actor, a)
        return true


class NoBarrier(Passing):
    """No action is a barrier, even if it reveals information."""

    def barrier(self, s: Any, actor: int, a: int) -> bool:
        return False


class MoodyBarrier(Passing):
    """Whether an action is a barrier changes between calls."""

    def __init__(self, true: Game[Any]) -> None:
        super().__init__(true)
        self.asked = 0

    def barrier(self, s: Any, actor: int, a: int) -> bool:
        self.asked += 1
        return self.asked % 2 == 0 or self.true.barrier(s, actor, a)


class VisibleDraft(Passing):
    """The view of the others counts the steps of a decision."""

    def view(self, s: Any, viewer: int) -> Any:
        turn = int(self.true.to_move(s))
        moves = len(self.true.legal(s, turn)) if turn >= 0 else 0
        return [self.true.view(s, viewer), moves]


class DraftInTheKey(Passing):
    """The knowledge of the others includes a decision in progress."""

    def info_key(self, s: Any, seat: int) -> Hashable:
        turn = int(self.true.to_move(s))
        mover = self.true.info_key(s, turn) if turn >= 0 else None
        moves = tuple(self.true.legal(s, turn)) if turn >= 0 else ()
        return self.true.info_key(s, seat), len(moves), mover is None
