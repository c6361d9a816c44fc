"""The laws that every game keeps, and the driver that plays a game and checks them.

A law is a function that takes a game and what it needs and raises `LawBroken`: the laws of one
position are in `position`, those of hidden information in `secrecy`, those of a whole game in
`record`. They know the Game protocol and no game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from contrada.core.game import CHANCE, SPECTATOR, TERMINAL, Game, State
from contrada.core.match import Entry
from contrada.core.rng import Rng, rng_for_ply
from contrada.core.spec import Options
from contrada.testing import position, record, secrecy
from contrada.testing.broken import LawBroken, actions, fork

LAWS: Final = {
    "sound": position.sound,
    "legal": position.legal,
    "alive": position.legal,
    "forced": secrecy.forced,
    "forms": position.forms,
    "copy": position.unchanged,
    "fields": position.fields,
    "deterministic": position.deterministic,
    "asked": position.asked,
    "results": position.results,
    "chance": position.chance,
    "odds": position.odds,
    "texts": position.texts,
    "secrecy": secrecy.secrecy,
    "sampling": secrecy.sampling,
    "hides": secrecy.hides,
    "log": secrecy.log,
    "draft": secrecy.draft,
    "barrier": secrecy.barrier,
    "undo": record.undo,
    "saves": record.saves,
}
"""Every law by the name that `LawBroken` gives."""
FIELDS_EVERY: Final = 3
"""Of the states looked at closely, so many have all their attributes compared once."""
VEILED: Final = 8
"""So many states in which something is hidden are kept for the law `hides`."""


class Counts(msgspec.Struct):
    """What was checked."""

    games: int = 0
    finished: int = 0
    """Games that came to their end; the others reached the horizon, which is no fault."""
    states: int = 0
    actions: int = 0
    secrecy_checks: int = 0
    """A seat's knowledge compared with a sample or a rival state."""
    undos: int = 0

    def add(self, other: Counts) -> None:
        """Count another run's work in."""
        self.games += other.games
        self.finished += other.finished
        self.states += other.states
        self.actions += other.actions
        self.secrecy_checks += other.secrecy_checks
        self.undos += other.undos


class Walk:
    """A game played step by step with the laws checked on the way; begin with `look`."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: Options,
        rng: Rng,
        *,
        secrecy_every: int = 10,
        proven: position.Proven | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = game.spec.check_options(options)
        self.rng = rng
        self.secrecy_every = secrecy_every
        self.seed = b"".join(int(rng.next32()).to_bytes(4, "little") for _ in range(8))
        self.counts = Counts(games=1)
        self.log: list[Entry] = []
        self.state: State = game.initial(seats, self.options)
        self.dump = self.state.dump()
        self.kept: list[tuple[int, State, position.Dump]] = []
        self.proven = proven if proven is not None else set()
        """Action forms that have been proven, see `position.forms`."""
        self.unread: dict[tuple[int, int], list[int]] = {}
        """By reader and actor: steps of a decision that the reader has read nothing of."""
        self.veiled: list[tuple[State, int]] = []
        """A few states with a seat from which chance has hidden something."""
        self.shown: dict[int, position.Sight] = {}
        """What some viewers are shown in this state."""
        self.close = False
        """Whether secrecy is looked at closely in this state."""
        self.unasked = 0
        """Actions since a seat last had a choice."""
        self.trying: Entry | None = None
        """The action that is being played."""

    @property
    def ply(self) -> int:
        return len(self.log)

    @property
    def turn(self) -> int:
        """The seat to move, or CHANCE, or TERMINAL."""
        return int(self.game.to_move(self.state))

    # -- a state -----------------------------------------------------------------------------

    def look(self, watching: Sequence[int] = ()) -> None:
        """Check the laws of the present state.

        One viewer's texts, those of `watching` if given, and all where secrecy is looked at.
        """
        game, s, ply, seats = self.game, self.state, self.ply, self.seats
        self.counts.states += 1
        position.sound(game, s, ply)
        position.legal(game, s, seats, ply)
        for seat in game.actors(s):
            position.forms(game, seat, actions(game.legal(s, seat)), self.proven, ply)
        self.kept.append((ply, position.copies(s, self.dump, ply), self.dump))
        self.close = self.rng.below(self.secrecy_every) == 0
        if self.close or self.turn == TERMINAL:
            if self.rng.below(FIELDS_EVERY) == 0:
                position.fields(game, s, ply)
            position.results(game, s, seats, ply)
            viewers: Sequence[int] = range(SPECTATOR, seats)
        else:
            viewers = watching or (ply % (seats + 1) - 1,)
        self.shown = {
            viewer: position.texts(game, s, seats, viewer, self.rng, ply) for viewer in viewers
        }

    # -- a step ------------------------------------------------------------------------------

    def draw(self) -> int:
        """The chance outcome that the seed gives here."""
        stream = rng_for_ply(self.seed, self.ply)
        listed = position.chance(self.game, self.state, stream, self.ply)
        position.forms(self.game, CHANCE, listed, self.proven, self.ply)
        if self.rng.below(2 * self.secrecy_every) == 0:
            position.odds(self.game, self.state, fork(self.rng), self.ply)
        return int(self.game.sample(self.state, stream))

    def step(self, actor: int, action: int) -> None:
        """Play an action, and check the laws about it and about the state it leads to."""
        game, ply = self.game, self.ply
        self.trying = Entry(actor, action)
        if self.close:
            self.probe(actor, action)
        silent = self._silent(actor, action)
        watched = {q: self.shown[q] for q in silent if q in self.shown}
        was = set(game.actors(self.state))
        forced = actor >= 0 and game.forced(self.state, actor)
        self.dump = position.deterministic(game, self.state, actor, action, self.dump, ply)
        self.log.append(self.trying)
        self.trying = None
        self.counts.actions += 1
        self.unasked = self.unasked + 1 if actor == CHANCE or forced else 0
        position.asked(self.unasked, self.ply)
        if actor >= 0:
            self._remember(actor, action, was, silent)
        older = self.rng.below(len(self.kept))
        position.unchanged((self.kept[-1], self.kept[older]), self.ply)
        self.look(list(watched))
        for q, before in watched.items():
            secrecy.draft(before, self.shown[q], q, self.ply)

    def _silent(self, actor: int, action: int) -> list[int]:
        """The viewers who read nothing about a seat's action."""
        if actor == CHANCE:
            return []
        game, s = self.game, self.state
        others = [q for q in range(SPECTATOR, self.seats) if q != actor]
        silent = [q for q in others if game.redact(s, actor, action, q) is None]
        if silent and SPECTATOR not in silent:
            raise LawBroken("draft", self.ply, f"a spectator reads what seat {silent[0]} does not")
        return silent

    def _remember(self, actor: int, action: int, was: set[int], silent: list[int]) -> None:
        """Keep for each reader the steps it has read nothing of."""
        game, s = self.game, self.state
        opened = set(game.actors(s)) - was
        for q in range(SPECTATOR, self.seats):
            if q in silent:
                self.unread.setdefault((q, actor), []).append(action)
            else:
                self.unread.pop((q, actor), None)
            for seat in opened:
                self.unread.pop((q, seat), None)

    # -- hidden information ------------------------------------------------------------------

    def probe(self, actor: int, action: int) -> None:
        """Check what each seat is shown now and by this action against what it may know."""
        game, s, ply, rng = self.game, self.state, self.ply, self.rng
        if actor == CHANCE:
            choices = [a for a, _ in game.outcomes(s) or ()]
        else:
            choices = actions(game.legal(s, actor))
        true = secrecy.Branch(game, s, actor, action)
        after = true.after
        rivals = secrecy.rivals_of(game, s, actor, action, choices, rng)
        free = secrecy.can_take_back(game, s, actor, action, after)
        samples: list[State] = []
        for q in range(self.seats):
            sample = secrecy.sampling(game, s, q, (), rng, ply)
            secrecy.sound_sample(game, sample, q, ply)
            truth = secrecy.sight(game, s, q, self.seats, ply, self.shown[q], self.shown[SPECTATOR])
            own, public = (secrecy.shown(game, sample, v, ply) for v in (q, SPECTATOR))
            told = secrecy.sight(game, sample, q, self.seats, ply, own, public)
            secrecy.secrecy(truth, told, q, "what is hidden", ply)
            for p in game.actors(s):
                if (q, p) not in self.unread:
                    secrecy.forced(game, s, sample, p, q, ply)
            self.counts.secrecy_checks += 1
            samples.append(sample)
        for q, sample in enumerate(samples):
            self._against_sample(sample, actor, action, after, q)
            if q != actor:
                self._against_rivals(rivals, actor, true, q)
            if free:
                steps = self.unread.get((q, actor), [])
                secrecy.barrier(game, s, actor, action, after, q, steps, rng, ply)

    def _against_sample(self, sample: State, actor: int, action: int, after: State, q: int) -> None:
        """Play the action in the sample too, where it is possible, and compare what q reads."""
        game = self.game
        steps = [*self.unread.get((q, actor), ()), action]
        before = sample
        for a in steps:
            before = sample.copy()
            if actor == CHANCE:
                if a not in [listed for listed, _ in game.outcomes(sample) or ()]:
                    return
            elif actor not in game.actors(sample) or a not in game.legal(sample, actor):
                return
            game.apply(sample, actor, a)
        rival = (before, action)
        key, other = game.info_key(after, q), game.info_key(sample, q)
        secrecy.log(game, self.state, actor, action, key, rival, other, q, self.ply)

    def _against_rivals(
        self, rivals: list[secrecy.Branch], actor: int, true: secrecy.Branch, q: int
    ) -> None:
        """Compare what q is shown after this action and after others it could not tell from it."""
        game, ply = self.game, self.ply
        after, action = true.after, true.action
        key = game.info_key(after, q)
        same: list[secrecy.Branch] = []
        for rival in rivals:
            other = game.info_key(rival.after, q)
            if key == other:
                same.append(rival)
                before = (self.state, rival.action)
                secrecy.log(game, self.state, actor, action, key, before, other, q, ply)
        if not same:
            return
        truth = true.sight(game, q, self.seats, ply + 1)
        for rival in same:
            seen = rival.sight(game, q, self.seats, ply + 1)
            how = f"what {'chance' if actor == CHANCE else f'seat {actor}'} did"
            secrecy.secrecy(truth, seen, q, how, ply + 1)
            self.counts.secrecy_checks += 1
        states = [rival.after for rival in same]
        secrecy.sampling(game, after, q, states, self.rng, ply + 1)
        if actor == CHANCE and len(self.veiled) < VEILED and after.dump() != states[0].dump():
            self.veiled.append((after, q))

    # -- the whole game ----------------------------------------------------------------------

    def record(self) -> record.PlayedGame:
        """What has been played so far."""
        return record.PlayedGame(
            self.game, self.seats, self.options, self.seed, self.log, self.state.copy()
        )

    def finish(self, *, undo_places: int = 3) -> Counts:
        """Check the laws of the whole game."""
        position.unchanged(self.kept, self.ply)
        secrecy.hides(self.game, self.veiled, self.rng, self.ply)
        played = self.record()
        record.saves(played, self.rng)
        self.counts.undos += record.undo(played, undo_places, self.rng)
        self.counts.finished = int(self.turn == TERMINAL)
        return self.counts


Choose = Callable[[Sequence[int]], int]
"""Picks one of the legal actions."""


def check_game(
    game: Game[Any],
    seats: int,
    options: Options,
    rng: Rng,
    *,
    secrecy_every: int = 10,
    max_plies: int | None = None,
    proven: position.Proven | None = None,
) -> Counts:
    """Play one random game and check every law; raises LawBroken.

    Secrecy is looked at closely before one action in `secrecy_every`. `proven` may be shared
    between games of the same game object.
    """
    walk = Walk(game, seats, options, rng, secrecy_every=secrecy_every, proven=proven)
    walk.look()
    play_out(walk, max_plies if max_plies is not None else game.spec.max_plies)
    return walk.finish()


def play_out(walk: Walk, max_plies: int) -> None:
    """Play at random to the end, or over the horizon to the next decision, as a match does."""
    rng = walk.rng
    while walk.ply < max_plies and walk.turn != TERMINAL:
        if walk.turn == CHANCE:
            walk.step(CHANCE, walk.draw())
        else:
            play(walk, lambda found: found[rng.below(len(found))])
    settle(walk)


def check_script(
    game: Game[Any],
    seats: int,
    options: Options,
    rng: Rng,
    script: Sequence[int],
    *,
    secrecy_every: int = 1,
) -> Counts:
    """Play the game that a script chooses and check every law; raises LawBroken.

    Each number picks one of the legal actions (counted round where it is too large), so that a
    failing script can be made shorter and simpler; the game stops where the script does.
    """
    walk = Walk(game, seats, options, rng, secrecy_every=secrecy_every)
    walk.look()
    for number in script:
        settle(walk)
        if walk.turn == TERMINAL:
            break
        play(walk, _counted(number))
    settle(walk)
    return walk.finish()


def _counted(number: int) -> Choose:
    return lambda found: found[number % len(found)]


def settle(walk: Walk) -> None:
    """Let chance decide and forced moves be made until a seat has a choice."""
    while (turn := walk.turn) != TERMINAL:
        if turn == CHANCE:
            walk.step(CHANCE, walk.draw())
        elif walk.game.forced(walk.state, turn):
            walk.step(turn, int(walk.game.legal(walk.state, turn)[0]))
        else:
            return


def play(walk: Walk, choose: Choose) -> None:
    """One action of a seat; where several choose at once, of any of them."""
    game, rng = walk.game, walk.rng
    actors = list(game.actors(walk.state))
    seat = actors[rng.below(len(actors))] if len(actors) > 1 else actors[0]
    walk.step(seat, choose(actions(game.legal(walk.state, seat))))
