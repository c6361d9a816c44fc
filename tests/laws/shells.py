"""Wrapped states, to break `copy` and `dump` for any game."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from contrada.core.game import CHANCE, State
from contrada.core.messages import Breakdown, Json, Message, Supply
from contrada.core.rng import Rng
from contrada.core.spec import Options
from tests.laws.sabotage import Passing


class Shell(State):
    """A state that wraps another one, to break copies and dumps."""

    def __init__(self, core: State, turns: int) -> None:
        self.core = core
        self.turns = turns
        """Actions played so far: the field that a defective game loses."""

    def copy(self) -> Shell:
        return Shell(self.core.copy(), self.turns)

    def dump(self) -> list[Any]:
        return [self.core.dump(), self.turns]


class Shelled(Passing):
    """A game whose states are shells; correct itself, and the base of defective ones."""

    shell: type[Shell] = Shell

    def initial(self, seats: int, options: Options | None = None) -> Any:
        return self.shell(self.true.initial(seats, options), 0)

    def to_move(self, s: Any) -> i64:
        return self.true.to_move(s.core)

    def actors(self, s: Any) -> Sequence[int]:
        return self.true.actors(s.core)

    def legal(self, s: Any, seat: i64) -> vec[i64]:
        return self.true.legal(s.core, seat)

    def apply(self, s: Any, seat: i64, a: i64) -> None:
        self.true.apply(s.core, seat, a)
        s.turns += int(seat == CHANCE)

    def forced(self, s: Any, seat: int) -> bool:
        return self.true.forced(s.core, seat)

    def sample(self, s: Any, rng: Rng) -> i64:
        return self.true.sample(s.core, rng)

    def outcomes(self, s: Any) -> list[tuple[int, float]] | None:
        return self.true.outcomes(s.core)

    def source(self, s: Any) -> i64:
        return self.true.source(s.core)

    def pool(self, s: Any) -> list[tuple[int, int]]:
        return self.true.pool(s.core)

    def gains(self, s: Any, seat: int, a: int) -> bool:
        return self.true.gains(s.core, seat, a)

    def scores(self, s: Any) -> list[int]:
        return self.true.scores(s.core)

    def ranking(self, s: Any) -> list[int]:
        return self.true.ranking(s.core)

    def view(self, s: Any, viewer: int) -> Any:
        return self.true.view(s.core, viewer)

    def info_key(self, s: Any, seat: int) -> Hashable:
        return self.true.info_key(s.core, seat), s.turns

    def determinize(self, s: Any, seat: i64, rng: Rng) -> Any:
        return self.shell(self.true.determinize(s.core, seat, rng), s.turns)

    def redact(self, s: Any, actor: int, a: int, viewer: int) -> Json | None:
        return self.true.redact(s.core, actor, a, viewer)

    def barrier(self, s: Any, actor: int, a: int) -> bool:
        return self.true.barrier(s.core, actor, a)

    def prompt(self, s: Any, viewer: int) -> Message:
        return self.true.prompt(s.core, viewer)

    def reason(self, s: Any, seat: int, what: Json) -> Message | None:
        return self.true.reason(s.core, seat, what)

    def supply(self, s: Any, viewer: int) -> list[Supply]:
        return self.true.supply(s.core, viewer)

    def breakdown(self, s: Any, of: int, viewer: int) -> Breakdown:
        return self.true.breakdown(s.core, of, viewer)

    def preview(self, s: Any, seat: int, a: int) -> Json:
        return self.true.preview(s.core, seat, a)

    def restore(self, data: list[Any]) -> Any:
        return self.shell(self.true.restore(data[0]), data[1])

    def check(self, s: Any) -> list[str]:
        return self.true.check(s.core)

    def secret(self, s: Any) -> int:
        return super().secret(s.core)


class AliasedShell(Shell):
    """Its copies share the wrapped state."""

    def copy(self) -> Shell:
        return AliasedShell(self.core, self.turns)


class Aliased(Shelled):
    """A copy is not independent."""

    shell = AliasedShell


class ForgetfulShell(Shell):
    """Its copies lose a field."""

    def copy(self) -> Shell:
        return ForgetfulShell(self.core.copy(), 0)


class ForgetfulCopy(Shelled):
    """A copy loses a field."""

    shell = ForgetfulShell


class SilentShell(Shell):
    """Its dump omits a field."""

    def copy(self) -> Shell:
        return SilentShell(self.core.copy(), self.turns)

    def dump(self) -> list[Any]:
        return [self.core.dump(), 0]


class ForgetfulDump(Shelled):
    """A saved state loses a field."""

    shell = SilentShell


class RareShell(Shell):
    """Its copies share the wrapped state, but only late in the game."""

    def copy(self) -> Shell:
        core = self.core if self.turns > 8 else self.core.copy()
        return RareShell(core, self.turns)


class LateAlias(Shelled):
    """A copy is independent only early in the game."""

    shell = RareShell
