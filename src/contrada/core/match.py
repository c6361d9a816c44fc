"""A match: seed + log. The state is their fold, so a match can be replayed, audited and resumed."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from contrada.core.errors import AuditFailed, BadAction, BadSetup, IllegalAction, NothingToUndo
from contrada.core.game import CHANCE, SPECTATOR, TERMINAL, Game, State
from contrada.core.messages import Json
from contrada.core.rng import SEED_BYTES, Rng, rng_for_ply
from contrada.core.spec import Options, OptionValue


class Entry(msgspec.Struct, frozen=True):
    """One action of the log; actor is CHANCE for a chance outcome."""

    actor: int
    action: int


class LogLine(msgspec.Struct, frozen=True):
    """What one seat reads about one ply."""

    ply: int
    actor: int
    entry: Json


class Root(msgspec.Struct, frozen=True):
    """Where a fork comes from: this seed settled what chance decided before ply `until`."""

    until: int
    seed: bytes


class Snapshot(msgspec.Struct, frozen=True):
    """A match at one moment, whole: taking it up needs no replay."""

    log: list[Entry]
    barriers: list[bool]
    forced: list[bool]
    state: list[Any]


def commitment_of(seed: bytes) -> str:
    """What is published before the game so that the seed cannot be exchanged later."""
    return hashlib.sha256(seed).hexdigest()


def new_seed() -> bytes:
    """256 random bits."""
    return secrets.token_bytes(SEED_BYTES)


class Match:
    """A game being played, with checked doors.

    Chance is settled from a stream per ply, so undo and redo cannot reroll.
    """

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: Options | None = None,
        seed: bytes | None = None,
        roots: Sequence[Root] = (),
    ) -> None:
        game.spec.check_seats(seats)
        for given in (seed, *(root.seed for root in roots)):
            if given is not None and len(given) != SEED_BYTES:
                raise BadSetup(f"A seed has {SEED_BYTES} bytes, not {len(given)}.")
        plies = [root.until for root in roots]
        if plies != sorted(set(plies)) or any(ply < 0 for ply in plies):
            raise BadSetup("The roots of a fork come in the order of their plies.")
        self.game = game
        self.seats = seats
        self.options: dict[str, OptionValue] = game.spec.check_options(options or {})
        self._seed = seed if seed is not None else new_seed()
        self.roots = tuple(roots)
        """For a fork: the seeds of the matches it comes from, earliest plies first."""
        self.log: list[Entry] = []
        self.state: Any = game.initial(seats, self.options)
        self._barriers: list[bool] = []
        """For each ply: undo may not cross it."""
        self._forced: list[bool] = []
        """For each ply: it was played because nothing else could be."""
        self._undone: list[Entry] = []
        self._settle()

    # -- reading -----------------------------------------------------------------------------

    @property
    def commitment(self) -> str:
        """SHA-256 of the seed: published before play."""
        return commitment_of(self._seed)

    @property
    def seed(self) -> bytes:
        """The seed, which is told only when the game is over."""
        if not self.over:
            raise IllegalAction("The seed is published when the game is over, not before.")
        return self._seed

    @property
    def ply(self) -> int:
        """How many actions, chance included, have been played."""
        return len(self.log)

    @property
    def to_move(self) -> int:
        """The seat that decides now, or TERMINAL."""
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
        """The legal actions of a seat; none when it has nothing to decide."""
        return list(self.game.legal(self.state, seat)) if seat in self.actors else []

    def states(self) -> Iterator[tuple[int, Entry, Any]]:
        """Every ply with its entry and the state before it, from the start."""
        state = self.game.initial(self.seats, self.options)
        for ply, entry in enumerate(self.log):
            yield ply, entry, state
            self.game.apply(state, entry.actor, entry.action)

    def state_at(self, ply: int) -> Any:
        """The state after the first `ply` entries of the log."""
        return self._fold(self.log[:ply])

    def log_for(self, seat: int, start: int = 0) -> list[LogLine]:
        """The log as this seat (or SPECTATOR) may read it, from ply `start`."""
        lines = []
        for ply, entry, state in self.states():
            if ply >= start:
                text = self.game.redact(state, entry.actor, entry.action, seat)
                if text is not None:
                    lines.append(LogLine(ply, entry.actor, text))
        return lines

    def open_line(self, state: Any, entry: Entry) -> Json | None:
        """The log entry of whoever learns most by it: the actor; of chance's outcome, some seat."""
        game = self.game
        if entry.actor != CHANCE:
            return game.redact(state, entry.actor, entry.action, entry.actor)
        readers = [SPECTATOR, *range(self.seats)]
        entries = [game.redact(state, CHANCE, entry.action, seat) for seat in readers]
        told = [line for line in entries if line is not None]
        return max(told, key=lambda line: len(msgspec.json.encode(line)), default=None)

    # -- playing -----------------------------------------------------------------------------

    def play(self, seat: int, action: int) -> None:
        """Play an action of a seat, then whatever chance decides; raises IllegalAction."""
        if self.over:
            raise IllegalAction(f"Ply {self.ply}: the game is over.")
        if seat not in self.actors:
            turn = ", ".join(str(s) for s in self.actors)
            raise IllegalAction(f"Ply {self.ply}: seat {seat} is not to move; seat {turn} is.")
        if action not in self.game.legal(self.state, seat):
            raise IllegalAction(
                f"Ply {self.ply}: seat {seat} may not play {self._words(seat, action)} here."
            )
        self.play_checked(seat, action)

    def play_checked(self, seat: int, action: int) -> None:
        """Play an action that the caller has just found in `legal`; it is not checked again."""
        self._undone.clear()
        self._push(seat, action)
        self._settle()

    def play_form(self, seat: int, form: Json) -> None:
        """Play an action given in its JSON form."""
        self.play(seat, self.game.decode(seat, form))

    def can_undo(self, seat: int) -> bool:
        """Whether the last action of this seat can still be taken back."""
        return self._undoable(seat) is not None

    def undo(self, seat: int) -> None:
        """Take back the last action of this seat; raises NothingToUndo at a barrier.

        Others' actions that came since, which happens only while several seats choose at once,
        stay as they are.
        """
        ply = self._undoable(seat)
        if ply is None:
            raise NothingToUndo(f"Ply {self.ply}: seat {seat} has nothing that can be taken back.")
        undone = self.log[ply]
        self._refold([e for i, e in enumerate(self.log) if i < ply or e.actor != seat])
        self._undone.append(undone)

    def restart(self, seat: int) -> None:
        """Take back everything of this seat up to the last barrier."""
        self.undo(seat)
        while self.can_undo(seat):
            self.undo(seat)

    def can_redo(self, seat: int) -> bool:
        """Whether this seat's last undo can be reversed."""
        return bool(self._undone) and self._undone[-1].actor == seat

    def redo(self, seat: int) -> None:
        """Play again what this seat has taken back last."""
        if not self.can_redo(seat):
            raise NothingToUndo(f"Ply {self.ply}: seat {seat} has nothing to play again.")
        entry = self._undone.pop()
        self._push(entry.actor, entry.action)
        self._settle()

    # -- checking ----------------------------------------------------------------------------

    def audit(self) -> None:
        """Check the whole log against rules and seed; raises AuditFailed at the first fault."""
        state = self.game.initial(self.seats, self.options)
        for ply, entry in enumerate(self.log):
            self._check_entry(state, ply, entry, audit=True)
            self.game.apply(state, entry.actor, entry.action)

    def resume(self, log: Sequence[Entry], *, audit: bool = True) -> None:
        """Take over a stored log, every entry checked; raises AuditFailed and changes nothing.

        With `audit` off, chance outcomes need only be possible, not the ones the seed gives.
        """
        state = self.game.initial(self.seats, self.options)
        for ply, entry in enumerate(log):
            self._check_entry(state, ply, entry, audit=audit)
            self.game.apply(state, entry.actor, entry.action)
        self._undone.clear()
        self._refold(list(log))
        self._settle()

    def snapshot(self) -> Snapshot:
        """Everything that has come about, for `take_up`; holds secrets."""
        return Snapshot(self.log[:], self._barriers[:], self._forced[:], self.state.dump())

    def take_up(self, snapshot: Snapshot) -> None:
        """Go on from a snapshot of this match, which is trusted: it was never out of our hands."""
        self.log = snapshot.log[:]
        self._barriers = snapshot.barriers[:]
        self._forced = snapshot.forced[:]
        self._undone = []
        self.state = self.game.restore(snapshot.state)

    def _check_entry(self, state: Any, ply: int, entry: Entry, *, audit: bool) -> None:
        game = self.game

        def said() -> str:
            return self._words(entry.actor, entry.action)

        turn = game.to_move(state)
        if turn == TERMINAL:
            raise AuditFailed(f"Ply {ply}: {said()} comes after the end of the game.")
        if entry.actor == CHANCE or turn == CHANCE:
            if entry.actor != turn:
                who = "chance" if turn == CHANCE else f"seat {turn}"
                raise AuditFailed(f"Ply {ply}: {said()}, but {who} is to decide here.")
            drawn = game.sample(state, self.chance_stream(ply))
            if audit and drawn != entry.action:
                drew = self._words(CHANCE, drawn)
                raise AuditFailed(f"Ply {ply}: the log says {said()}, the seed gives {drew}.")
            outcomes = game.outcomes(state)
            if outcomes is not None and entry.action not in [a for a, _ in outcomes]:
                raise AuditFailed(f"Ply {ply}: {said()} is not a possible outcome here.")
        elif entry.actor not in game.actors(state):
            raise AuditFailed(f"Ply {ply}: seat {entry.actor} is not to move.")
        elif entry.action not in game.legal(state, entry.actor):
            raise AuditFailed(f"Ply {ply}: seat {entry.actor} may not play {said()} here.")

    def chance_stream(self, ply: int) -> Rng:
        """The stream that settles a ply."""
        for root in self.roots:
            if ply < root.until:
                return rng_for_ply(root.seed, ply)
        return rng_for_ply(self._seed, ply)

    # -- forking -----------------------------------------------------------------------------

    @property
    def own_from(self) -> int:
        """From this ply on chance comes from this match's own seed; 0 unless it is a fork."""
        return self.roots[-1].until if self.roots else 0

    def roots_at(self, ply: int) -> list[Root]:
        """The roots of a fork that leaves this match after its first `ply` entries."""
        found = [root for root in self.roots if root.until < ply]
        later = [root for root in self.roots if root.until >= ply]
        return [*found, Root(ply, later[0].seed if later else self._seed)]

    def fork(self, ply: int, seed: bytes | None = None) -> Match:
        """A match that goes on from the first `ply` entries with a seed of its own.

        For finished matches: whoever forks sees everything, and an audit shows the old seed.
        """
        fork = Match(self.game, self.seats, self.options, seed, self.roots_at(ply))
        fork.resume(self.log[:ply])
        return fork

    # -- inside ------------------------------------------------------------------------------

    def _words(self, seat: int, action: int) -> str:
        """An action for an error text; an int outside the vocabulary is shown as it is."""
        try:
            return str(self.game.encode(seat, action))
        except BadAction:
            return repr(action)

    def _push(self, actor: int, action: int) -> None:
        before = set(self.game.actors(self.state))
        reveals = actor == CHANCE or self.game.barrier(self.state, actor, action)
        self._forced.append(actor != CHANCE and self.game.forced(self.state, actor))
        self.game.apply(self.state, actor, action)
        after = set(self.game.actors(self.state))
        # The same decision goes on as long as nobody new is asked: the actor takes a further step,
        # or, where several choose at once, is done before the others.
        goes_on = bool(after) and after <= before
        self.log.append(Entry(actor, action))
        self._barriers.append(reveals or not goes_on)

    def _settle(self) -> None:
        """Play on as long as nobody has anything to decide."""
        while True:
            seat = self.to_move
            if seat == CHANCE:
                self._push(CHANCE, self.game.sample(self.state, self.chance_stream(self.ply)))
            elif self._is_forced():
                self._push(seat, self.game.legal(self.state, seat)[0])
            else:
                return

    def _is_forced(self) -> bool:
        seat = self.to_move
        return seat >= 0 and self.game.forced(self.state, seat)

    def _undoable(self, seat: int) -> int | None:
        """The ply of this seat's last free action if no barrier stands at or after it."""
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
        """Start again from another log, keeping what has been undone."""
        self.log = []
        self._barriers = []
        self._forced = []
        self.state = self.game.initial(self.seats, self.options)
        for entry in log:
            self._push(entry.actor, entry.action)
