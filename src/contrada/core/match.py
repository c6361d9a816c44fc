"""A match: seed and log. The state follows from them, so matches can be replayed and audited."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from contrada.core.errors import BadAction, BadSetup, IllegalAction, NothingToUndo
from contrada.core.game import CHANCE, SPECTATOR, TERMINAL, Game, State
from contrada.core.messages import Json
from contrada.core.play.arguments import from_zero, whole, within
from contrada.core.play.audit import check_log, worded
from contrada.core.play.dealer import Dealer
from contrada.core.rng import Seed, seed_bytes
from contrada.core.rng import commitment_of as commitment_of
from contrada.core.rng import new_seed as new_seed
from contrada.core.spec import Options, OptionValue


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One action of the log; actor is CHANCE for a chance outcome."""

    actor: int
    action: int


class LogLine(msgspec.Struct, frozen=True):
    """The log entry of one ply as one seat sees it."""

    ply: int
    actor: int
    entry: Json


class Root(msgspec.Struct, frozen=True):
    """The origin of a fork: this seed determined the chance outcomes before ply `until`."""

    until: int
    seed: bytes


class Snapshot(msgspec.Struct, frozen=True):
    """The complete state of a match at one ply; restoring it needs no replay."""

    log: list[Entry]
    barriers: list[bool]
    forced: list[bool]
    state: list[Any]
    draws: dict[int, int] = {}
    """The number of draws from each source (`Dealer`)."""


class Match:
    """A game in progress; its public methods check their arguments.

    Chance outcomes follow from the seed and the number of earlier draws from the same source, so
    undo and redo cannot change them.
    """

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: Options | None = None,
        seed: Seed | None = None,
        roots: Sequence[Root] = (),
    ) -> None:
        if not isinstance(game, Game):
            raise TypeError(f"A match is of a game object (`contrada.make_game`), not {game!r}.")
        game.spec.check_seats(seats)
        for root in roots:
            if not isinstance(root, Root):
                raise TypeError(f"The roots of a fork are Root objects, not {root!r}.")
            seed_bytes(root.seed)
        plies = [whole("The ply of a root", root.until) for root in roots]
        if plies != sorted(set(plies)) or any(ply < 0 for ply in plies):
            raise BadSetup("The roots of a fork must be in ascending order of their plies.")
        self.game = game
        self.seats = seats
        self.options: dict[str, OptionValue] = game.spec.check_options(options or {})
        self._seed = seed_bytes(seed) if seed is not None else new_seed()
        self.roots = tuple(roots)
        """For a fork: the seeds of the matches it derives from, earliest plies first."""
        self.log: list[Entry] = []
        self.state: Any = game.initial(seats, self.options)
        self._barriers: list[bool] = []
        """For each ply: whether it is a barrier, which undo may not cross."""
        self._forced: list[bool] = []
        """For each ply: whether the match played it as a forced move."""
        self._undone: list[Entry] = []
        self._dealer = self._new_dealer()
        self._settle()

    def __repr__(self) -> str:
        if self.over:
            stage = f"over, scores {list(self.game.scores(self.state))}"
        else:
            stage = f"ply {self.ply}, seat {self.to_move} to move"
        return f"<Match of {self.game.spec.title}: {self.seats} seats, {stage}>"

    # -- reading -----------------------------------------------------------------------------

    @property
    def commitment(self) -> str:
        """SHA-256 of the seed, published before the game."""
        return commitment_of(self._seed)

    @property
    def seed(self) -> bytes:
        """The seed, available only when the game is over."""
        if not self.over:
            raise IllegalAction("The seed is published when the game is over, not before.")
        return self._seed

    @property
    def ply(self) -> int:
        """The number of actions played, including chance outcomes."""
        return len(self.log)

    @property
    def to_move(self) -> int:
        """The seat to move, or TERMINAL."""
        return int(self.game.to_move(self.state))

    @property
    def actors(self) -> Sequence[int]:
        """All seats with an open decision."""
        return self.game.actors(self.state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.to_move == TERMINAL

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat; none if it has no open decision."""
        if type(seat) is not int or not TERMINAL <= seat < self.seats:
            seat = self._seat(seat, TERMINAL)  # what `to_move` can be has none
        return list(self.game.legal(self.state, seat)) if seat in self.actors else []

    def states(self) -> Iterator[tuple[int, Entry, Any]]:
        """Every ply from the start, with its entry and the state before it."""
        state = self.game.initial(self.seats, self.options)
        for ply, entry in enumerate(self.log):
            yield ply, entry, state
            self.game.apply(state, entry.actor, entry.action)

    def state_at(self, ply: int) -> Any:
        """The state after the first `ply` entries of the log."""
        return self._fold(self.log[: self._ply(ply)])

    def log_for(self, seat: int, start: int = 0) -> list[LogLine]:
        """The log as this seat (or SPECTATOR) may see it, from ply `start`."""
        seat, start = self._seat(seat, SPECTATOR), from_zero("A ply", start)
        lines = []
        for ply, entry, state in self.states():
            if ply >= start:
                text = self.game.redact(state, entry.actor, entry.action, seat)
                if text is not None:
                    lines.append(LogLine(ply, entry.actor, text))
        return lines

    def open_line(self, state: Any, entry: Entry) -> Json | None:
        """The most detailed log entry: the actor's own, or for a chance outcome that of a seat."""
        game = self.game
        if entry.actor != CHANCE:
            return game.redact(state, entry.actor, entry.action, entry.actor)
        readers = [SPECTATOR, *range(self.seats)]
        entries = [game.redact(state, CHANCE, entry.action, seat) for seat in readers]
        told = [line for line in entries if line is not None]
        return max(told, key=lambda line: len(msgspec.json.encode(line)), default=None)

    # -- playing -----------------------------------------------------------------------------

    def play(self, seat: int, action: int) -> None:
        """Play an action of a seat, then the chance outcomes that follow; raises IllegalAction."""
        if type(seat) is not int or type(action) is not int:
            seat, action = whole("A seat", seat), whole("An action", action)
        if self.over:
            raise IllegalAction(f"Ply {self.ply}: the game is over.")
        if seat not in self.actors:
            turn = ", ".join(str(s) for s in self.actors)
            raise IllegalAction(f"Ply {self.ply}: seat {seat} is not to move; seat {turn} is.")
        if action not in self.game.legal(self.state, seat):
            raise IllegalAction(
                f"Ply {self.ply}: seat {seat} may not play {worded(self.game, seat, action)} here."
            )
        self.play_checked(seat, action)

    def play_checked(self, seat: int, action: int) -> None:
        """Play an action that the caller has just found in `legal`; it is not checked again."""
        self._undone.clear()
        self._push(seat, action)
        self._settle()

    def play_form(self, seat: int, form: Json) -> None:
        """Play an action given in its JSON form."""
        seat = self._seat(seat)
        if not isinstance(form, dict):
            raise BadAction(f"The form of an action is an object, not {form!r}.")
        self.play(seat, self.game.decode(seat, form))

    def can_undo(self, seat: int) -> bool:
        """Whether this seat can undo its last action."""
        seat = self._seat(seat, SPECTATOR)
        return self._undoable(seat) is not None

    def undo(self, seat: int) -> None:
        """Undo the last action of this seat; raises NothingToUndo at a barrier.

        Later actions of other seats, which exist only while several seats choose simultaneously,
        are retained.
        """
        seat = self._seat(seat)
        ply = self._undoable(seat)
        if ply is None:
            raise NothingToUndo(f"Ply {self.ply}: seat {seat} has nothing to undo.")
        undone = self.log[ply]
        self._refold([e for i, e in enumerate(self.log) if i < ply or e.actor != seat])
        self._undone.append(undone)

    def restart(self, seat: int) -> None:
        """Undo all actions of this seat up to the last barrier."""
        self.undo(seat)
        while self.can_undo(seat):
            self.undo(seat)

    def can_redo(self, seat: int) -> bool:
        """Whether this seat can redo its last undone action."""
        seat = self._seat(seat, SPECTATOR)
        return bool(self._undone) and self._undone[-1].actor == seat

    def redo(self, seat: int) -> None:
        """Redo the action that this seat undid last."""
        if not self.can_redo(seat):
            raise NothingToUndo(f"Ply {self.ply}: seat {seat} has nothing to redo.")
        entry = self._undone.pop()
        self._push(entry.actor, entry.action)
        self._settle()

    def withdraw(self, seat: int, action: int) -> None:
        """Take one step of the open draft out again; the other steps stay.

        The step must be one that can be played in any order (`Game.unordered`). Raises
        NothingToUndo if the draft does not contain it, and IllegalAction, with nothing changed, if
        the other steps are not legal without it or would end the decision.
        """
        seat, action = self._seat(seat), whole("An action", action)
        ply = self._withdrawable(seat, action)
        if ply is None:
            said = worded(self.game, seat, action)
            raise NothingToUndo(f"Ply {self.ply}: seat {seat} has no {said} to take back.")
        before = self.log
        later = [self.log[i] for i in range(ply + 1, self.ply) if not self._forced[i]]
        self._refold(before[:ply])
        for entry in later:
            if entry.action not in self.game.legal(self.state, entry.actor):
                break
            self._push(entry.actor, entry.action)
            self._settle()
        else:
            if not any(self._barriers[ply:]):
                self._undone.clear()
                return
        self._refold(before)
        said = worded(self.game, seat, action)
        raise IllegalAction(f"Ply {self.ply}: the other steps are not possible without {said}.")

    def draft(self, seat: int) -> list[int]:
        """The plies of the open draft of this seat, without forced moves, oldest first."""
        seat = self._seat(seat, SPECTATOR)
        plies = []
        for ply in range(self.ply - 1, -1, -1):
            if self._barriers[ply]:
                break
            if self.log[ply].actor == seat and not self._forced[ply]:
                plies.append(ply)
        return plies[::-1]

    def played_from(self, ply: int) -> list[tuple[int, Entry]]:
        """The entries from a ply on that were not forced moves, with their plies."""
        return [
            (i, self.log[i])
            for i in range(from_zero("A ply", ply), self.ply)
            if not self._forced[i]
        ]

    def _withdrawable(self, seat: int, action: int) -> int | None:
        """The ply of the last such step of the open draft."""
        if not self.game.unordered(action):
            return None
        plies = [ply for ply in self.draft(seat) if self.log[ply].action == action]
        return plies[-1] if plies else None

    # -- checking ----------------------------------------------------------------------------

    def audit(self) -> None:
        """Verify the whole log against rules and seed; raises AuditFailed at the first error."""
        self._check_log(self.log, audit=True)

    def resume(self, log: Sequence[Entry], *, audit: bool = True) -> None:
        """Load a stored log and check every entry; if AuditFailed is raised, the match is
        unchanged.

        Without `audit`, chance outcomes must be possible but need not follow from the seed.
        """
        for entry in log:
            if not isinstance(entry, Entry):
                raise TypeError(f"A log is a list of Entry objects, not of {entry!r}.")
        self._check_log(log, audit=audit)
        self._undone.clear()
        self._refold(list(log))
        self._settle()

    def snapshot(self) -> Snapshot:
        """The complete state for `take_up`; it contains hidden information."""
        return Snapshot(
            self.log[:],
            self._barriers[:],
            self._forced[:],
            self.state.dump(),
            dict(self._dealer.draws),
        )

    def take_up(self, snapshot: Snapshot) -> None:
        """Restore a snapshot of this match. It is not checked, so it must come from a trusted
        store.
        """
        self.log = snapshot.log[:]
        self._barriers = snapshot.barriers[:]
        self._forced = snapshot.forced[:]
        self._undone = []
        self.state = self.game.restore(snapshot.state)
        self._dealer = self._new_dealer(snapshot.draws)

    def _check_log(self, log: Sequence[Entry], *, audit: bool) -> None:
        start = self.game.initial(self.seats, self.options)
        check_log(self.game, start, log, self._new_dealer(), audit=audit)

    def next_outcome(self) -> int:
        """The chance outcome that follows from the seed in the current chance state."""
        return self._dealer.outcome(self.game, self.state, self.ply)

    def _new_dealer(self, draws: Mapping[int, int] | None = None) -> Dealer:
        return Dealer(self._seed, self.roots, draws)

    # -- forking -----------------------------------------------------------------------------

    @property
    def own_from(self) -> int:
        """The first ply whose chance outcomes come from this match's own seed; 0 unless it is a
        fork.
        """
        return self.roots[-1].until if self.roots else 0

    def roots_at(self, ply: int) -> list[Root]:
        """The roots of a fork of this match after its first `ply` entries."""
        ply = self._ply(ply)
        found = [root for root in self.roots if root.until < ply]
        later = [root for root in self.roots if root.until >= ply]
        return [*found, Root(ply, later[0].seed if later else self._seed)]

    def fork(self, ply: int, seed: Seed | None = None) -> Match:
        """A match that continues from the first `ply` entries, with a new seed by default.

        With the match's own seed it is the same deal: every deck keeps its order.

        For finished matches only: a fork reveals all hidden information, and its audit shows the
        old seed.
        """
        ply = self._ply(ply)
        fork = Match(self.game, self.seats, self.options, seed, self.roots_at(ply))
        fork.resume(self.log[:ply])
        return fork

    # -- inside ------------------------------------------------------------------------------

    def _seat(self, seat: Any, lowest: int = 0) -> int:
        """A seat of this match, or a constant from `lowest` on; raises TypeError or BadSetup."""
        return within("A seat", seat, lowest, self.seats - 1)

    def _ply(self, ply: Any) -> int:
        """A number of entries of the log; raises TypeError or BadSetup."""
        return within("A ply", ply, 0, self.ply)

    def _push(self, actor: int, action: int) -> None:
        game, state = self.game, self.state
        forced, barrier = False, True
        if actor == CHANCE:
            self._dealer.count(game, state)
            game.apply(state, actor, action)
        else:
            before, reveals = set(game.actors(state)), game.barrier(state, actor, action)
            forced = game.forced(state, actor)
            game.apply(state, actor, action)
            after = set(game.actors(state))
            # The decision continues while no other seat becomes an actor: the actor takes another
            # step, or, where several seats choose simultaneously, finishes before the others.
            barrier = reveals or not after or not after <= before
        self.log.append(Entry(actor, action))
        self._forced.append(forced)
        self._barriers.append(barrier)

    def _settle(self) -> None:
        """Play chance outcomes and forced moves until a seat has a decision."""
        while True:
            seat = self.to_move
            if seat == CHANCE:
                self._push(CHANCE, self.next_outcome())
            elif self._is_forced():
                self._push(seat, self.game.legal(self.state, seat)[0])
            else:
                return

    def _is_forced(self) -> bool:
        seat = self.to_move
        return seat >= 0 and self.game.forced(self.state, seat)

    def _undoable(self, seat: int) -> int | None:
        """The ply of this seat's last unforced action if no barrier is at or after it."""
        for ply in range(self.ply - 1, -1, -1):
            if self._barriers[ply]:
                return None
            if self.log[ply].actor == seat and not self._forced[ply]:
                return ply
        return None

    def _fold(self, log: Sequence[Entry]) -> State:
        state: State = self.game.initial(self.seats, self.options)
        for entry in log:
            self.game.apply(state, entry.actor, entry.action)
        return state

    def _refold(self, log: list[Entry]) -> None:
        """Replay another log from the start, preserving the undone actions."""
        self.log = []
        self._barriers = []
        self._forced = []
        self.state = self.game.initial(self.seats, self.options)
        self._dealer = self._new_dealer()
        for entry in log:
            self._push(entry.actor, entry.action)
