"""The laws that every game must satisfy, and the driver that plays a game and checks them.

A law is a function that takes a game and other arguments and raises `LawBroken`. The laws about one
position are in `position` and `answers`, those about hidden information in `secrecy`, those about
the steps of a decision in `orders`, those about views over time in `scenes`, those about a whole
game in `record`. They use the Game protocol only.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from contrada.core.game import CHANCE, SPECTATOR, TERMINAL, Game, Policy, State
from contrada.core.match import Entry
from contrada.core.play.dealer import Dealer
from contrada.core.rng import Rng
from contrada.core.spec import Options
from contrada.testing import answers, orders, position, record, scenes, secrecy
from contrada.testing.broken import LawBroken, actions, fork
from contrada.testing.counts import Counts
from contrada.testing.drafts import DraftWatch

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
    "why": answers.why,
    "supply": answers.supply,
    "free order": orders.free_order,
    "complete": orders.complete,
    "kept": orders.kept,
    "ends": orders.ends,
    "undo": record.undo,
    "withdraw": record.withdraw,
    "saves": record.saves,
    "scene": scenes.scene,
    "lasting": scenes.lasting,
}
"""All laws by the name that `LawBroken` reports."""
FIELDS_EVERY: Final = 3
"""One in this many closely checked states has all its attributes compared."""
ORDERS_EVERY: Final = 12
"""One in this many decisions is explored completely."""
VEILED: Final = 8
"""The maximum number of states with hidden information stored for the law `hides`."""


class Walk:
    """A game played step by step with the laws checked at each step; call `look` first."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: Options,
        rng: Rng,
        *,
        secrecy_every: int = 10,
        proven: position.Proven | None = None,
        orders_every: int = ORDERS_EVERY,
        policy: Policy[Any] | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = game.spec.check_options(options)
        self.rng = rng
        self.secrecy_every = secrecy_every
        self.seed = b"".join(int(rng.next32()).to_bytes(4, "little") for _ in range(8))
        self.dealer = Dealer(self.seed)
        self.counts = Counts(games=1)
        self.drafts = DraftWatch(game, policy, orders_every, rng, self.counts)
        self.scenes = scenes.SceneWatch()
        self.log: list[Entry] = []
        self.state: State = game.initial(seats, self.options)
        self.dump = self.state.dump()
        self.kept: list[tuple[int, State, position.Dump]] = []
        self.proven = proven if proven is not None else set()
        """Action forms already checked, see `position.forms`."""
        self.unread: dict[tuple[int, int], list[int]] = {}
        """By viewer and actor: steps of a decision for which the viewer has no log entry."""
        self.veiled: list[tuple[State, int]] = []
        """A few states, each with a seat from which chance has hidden information."""
        self.eyes = position.Eyes(game, self.state, seats, 0)
        self.shown: dict[int, position.Sight] = {}
        """What some viewers see in this state."""
        self.close = False
        """Whether secrecy is checked thoroughly in this state."""
        self.unasked = 0
        """The number of actions since a seat last had a choice."""
        self.trying: Entry | None = None
        """The action in progress."""

    @property
    def ply(self) -> int:
        return len(self.log)

    @property
    def turn(self) -> int:
        """The seat to move, or CHANCE, or TERMINAL."""
        return int(self.game.to_move(self.state))

    # -- a state -----------------------------------------------------------------------------

    def look(self, watching: Sequence[int] = ()) -> None:
        """Check the laws about the current state.

        Checks the texts of one viewer (`watching`, if given), or of all viewers if secrecy is
        checked thoroughly.
        """
        game, s, ply, seats = self.game, self.state, self.ply, self.seats
        self.counts.states += 1
        self.eyes = eyes = position.Eyes(game, s, seats, ply)
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
            answers.why(eyes, self.rng)
            answers.supply(eyes, range(SPECTATOR, seats))
            viewers: Sequence[int] = range(SPECTATOR, seats)
        else:
            viewers = watching or (ply % (seats + 1) - 1,)
        self.shown = {viewer: position.texts(eyes, viewer, self.rng) for viewer in viewers}
        self.scenes.look(eyes, viewers)

    # -- a step ------------------------------------------------------------------------------

    def draw(self) -> int:
        """The chance outcome that follows from the seed."""
        stream = self.dealer.stream(self.ply)
        listed = position.chance(self.game, self.state, stream, self.ply)
        position.forms(self.game, CHANCE, listed, self.proven, self.ply)
        if self.rng.below(2 * self.secrecy_every) == 0:
            position.odds(self.game, self.state, fork(self.rng), self.ply)
        return self.dealer.outcome(self.game, self.state, self.ply)

    def step(self, actor: int, action: int) -> None:
        """Play an action; check the laws about it and about the resulting state."""
        game, ply = self.game, self.ply
        self.drafts.before(self.state, actor, ply)
        self.trying = Entry(actor, action)
        if self.close:
            self.probe(actor, action)
        silent = self._silent(actor, action)
        watched = {q: self.shown[q] for q in silent if q in self.shown}
        was = set(game.actors(self.state))
        forced = actor >= 0 and game.forced(self.state, actor)
        if actor == CHANCE:
            self.dealer.count(game, self.state)
        self.dump = position.deterministic(game, self.state, actor, action, self.dump, ply)
        self.log.append(self.trying)
        self.trying = None
        self.counts.actions += 1
        self.unasked = self.unasked + 1 if actor == CHANCE or forced else 0
        position.asked(self.unasked, self.ply)
        if actor >= 0:
            self._remember(actor, action, was, silent)
            was_here = self.kept[-1][1]
            self.drafts.after(was_here, actor, action, self.state, self.ply, forced=forced)
        older = self.rng.below(len(self.kept))
        position.unchanged((self.kept[-1], self.kept[older]), self.ply)
        self.look(list(watched))
        for q, before in watched.items():
            secrecy.draft(before, self.shown[q], q, self.ply)

    def _silent(self, actor: int, action: int) -> list[int]:
        """The viewers without a log entry for a seat's action."""
        if actor == CHANCE:
            return []
        game, s = self.game, self.state
        others = [q for q in range(SPECTATOR, self.seats) if q != actor]
        silent = [q for q in others if game.redact(s, actor, action, q) is None]
        if silent and SPECTATOR not in silent:
            raise LawBroken(
                "draft",
                self.ply,
                f"a spectator sees a log entry that seat {silent[0]} does not see",
            )
        return silent

    def _remember(self, actor: int, action: int, was: set[int], silent: list[int]) -> None:
        """Store for each viewer the steps without a log entry."""
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
        """Check that what each seat sees, now and by this action, follows from its knowledge."""
        game, s, ply, rng = self.game, self.state, self.ply, self.rng
        if actor == CHANCE:
            choices = [a for a, _ in game.outcomes(s) or ()]
        else:
            choices = actions(game.legal(s, actor))
        true = secrecy.Branch(self.eyes, actor, action)
        after = true.after
        rivals = secrecy.rivals_of(self.eyes, actor, action, choices, rng)
        free = secrecy.can_be_undone(game, s, actor, action, after)
        samples: list[State] = []
        for q in range(self.seats):
            sample = secrecy.sampling(game, s, q, (), rng, ply)
            secrecy.sound_sample(game, sample, q, ply)
            truth = secrecy.sight(self.eyes, q, self.shown[q], self.shown[SPECTATOR])
            eyes = position.Eyes(game, sample, self.seats, ply)
            own, public = (secrecy.shown(eyes, viewer) for viewer in (q, SPECTATOR))
            seen = secrecy.sight(eyes, q, own, public)
            secrecy.secrecy(truth, seen, q, "what is hidden", ply)
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
        """If possible, play the action in the sample too, and compare the log entries of q."""
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
        """Compare what q sees after this action and after others that it cannot distinguish."""
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
        truth = true.sight(q)
        for rival in same:
            seen = rival.sight(q)
            how = f"what {'chance' if actor == CHANCE else f'seat {actor}'} did"
            secrecy.secrecy(truth, seen, q, how, ply + 1)
            self.counts.secrecy_checks += 1
        states = [rival.after for rival in same]
        secrecy.sampling(game, after, q, states, self.rng, ply + 1)
        if actor == CHANCE and len(self.veiled) < VEILED and after.dump() != states[0].dump():
            self.veiled.append((after, q))

    # -- the whole game ----------------------------------------------------------------------

    def record(self) -> record.PlayedGame:
        """The game played so far."""
        return record.PlayedGame(
            self.game, self.seats, self.options, self.seed, self.log, self.state.copy()
        )

    def finish(self, *, undo_places: int = 3) -> Counts:
        """Check the laws about the whole game."""
        position.unchanged(self.kept, self.ply)
        secrecy.hides(self.game, self.veiled, self.rng, self.ply)
        played = self.record()
        record.saves(played, self.rng)
        self.counts.undos += record.undo(played, undo_places, self.rng)
        self.counts.withdrawn += record.withdraw(played, undo_places, self.rng)
        self.counts.finished = int(self.turn == TERMINAL)
        return self.counts


Choose = Callable[[Sequence[int]], int]
"""A function that chooses one of the legal actions."""


def check_game(
    game: Game[Any],
    seats: int,
    options: Options,
    rng: Rng,
    *,
    secrecy_every: int = 10,
    max_plies: int | None = None,
    proven: position.Proven | None = None,
    orders_every: int = ORDERS_EVERY,
    policy: Policy[Any] | None = None,
) -> Counts:
    """Play one random game and check every law; raises LawBroken.

    Secrecy is checked thoroughly before one in `secrecy_every` actions, and one in `orders_every`
    decisions is explored completely. `proven` may be shared between games of the same game object.
    """
    walk = Walk(
        game,
        seats,
        options,
        rng,
        secrecy_every=secrecy_every,
        proven=proven,
        orders_every=orders_every,
        policy=policy,
    )
    walk.look()
    play_out(walk, max_plies if max_plies is not None else game.spec.max_plies)
    return walk.finish()


def play_out(walk: Walk, max_plies: int) -> None:
    """Play at random to the end, or beyond the maximum number of plies to the next decision."""
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
    """Play the game given by a script and check every law; raises LawBroken.

    Each number selects one of the legal actions (modulo their number), so that a failing script can
    be shrunk; the game stops at the end of the script.
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
    """Play chance outcomes and forced moves until a seat has a choice."""
    while (turn := walk.turn) != TERMINAL:
        if turn == CHANCE:
            walk.step(CHANCE, walk.draw())
        elif walk.game.forced(walk.state, turn):
            walk.step(turn, int(walk.game.legal(walk.state, turn)[0]))
        else:
            return


def play(walk: Walk, choose: Choose) -> None:
    """Play one action of a seat; where several choose simultaneously, of any of them."""
    game, rng = walk.game, walk.rng
    actors = list(game.actors(walk.state))
    seat = actors[rng.below(len(actors))] if len(actors) > 1 else actors[0]
    walk.step(seat, choose(actions(game.legal(walk.state, seat))))
