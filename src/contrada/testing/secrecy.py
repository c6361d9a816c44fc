"""The laws about hidden information: what a seat sees depends only on what it may know.

A seat cannot distinguish two kinds of states from the true one: samples from `determinize`, and
states after a different hidden action or draw (rivals). Everything a seat sees must be equal in all
of them.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Final

from contrada.core.game import CHANCE, SPECTATOR, Game, State
from contrada.core.rng import Rng
from contrada.testing.answers import reasons
from contrada.testing.broken import (
    LawBroken,
    actions,
    again,
    difference,
    encoded,
    fork,
    some,
)
from contrada.testing.position import Eyes, Sight

PREVIEWS: Final = 4
RIVALS: Final = 2
SAMPLES: Final = 64


def shown(eyes: Eyes, viewer: int) -> Sight:
    """The view, the prompt and, for a seat, its information key and its legal moves."""
    game, s = eyes.game, eyes.state
    seen: Sight = {
        "view": eyes.text("view", viewer, "secrecy"),
        "prompt": encoded("secrecy", eyes.ply, "the prompt", game.prompt(s, viewer)),
    }
    if viewer >= 0:
        seen["info_key"] = game.info_key(s, viewer)
        seen["legal"] = actions(game.legal(s, viewer))
    return seen


def sight(eyes: Eyes, seat: int, own: Sight, public: Sight) -> Sight:
    """Everything that a seat sees, including what every spectator sees.

    `own` and `public` are the results of `shown` for the seat and for a spectator.
    """
    game, s, ply = eyes.game, eyes.state, eyes.ply
    legal: list[int] = own["legal"]
    previewed = legal if len(legal) <= PREVIEWS else [*legal[: PREVIEWS - 1], legal[-1]]
    return {
        **own,
        "turn": (min(int(game.to_move(s)), 0), seat in game.actors(s)),
        "breakdown": eyes.text("breakdowns", seat, "secrecy"),
        "preview": [
            encoded("secrecy", ply, "a preview", game.preview(s, seat, a)) for a in previewed
        ],
        "reasons": reasons(game, s, seat, ply),
        "supply": eyes.text("supply", seat, "secrecy"),
        "view of a spectator": public["view"],
        "prompt of a spectator": public["prompt"],
        "breakdown of a spectator": eyes.text("breakdowns", SPECTATOR, "secrecy"),
        "supply of a spectator": eyes.text("supply", SPECTATOR, "secrecy"),
    }


def secrecy(truth: Sight, other: Sight, seat: int, how: str, ply: int) -> None:
    """A seat sees the same in two states that it cannot distinguish."""
    for aspect, value in truth.items():
        if other[aspect] != value:
            text = f"the {aspect} of seat {seat} reveals {how}: {difference(value, other[aspect])}"
            raise LawBroken("secrecy", ply, text)


def sampling(
    game: Game[Any], s: State, seat: int, rivals: Sequence[State], rng: Rng, ply: int
) -> State:
    """`determinize` depends only on the seat's knowledge and the random stream.

    It is called with the true state, with a sample and with rivals, which the seat cannot
    distinguish: the same stream must give the same state. Returns that state.
    """
    dump = s.dump()
    stream = fork(rng)
    sample: State = game.determinize(s, seat, again(stream))
    got = sample.dump()
    second: State = game.determinize(s, seat, rng)
    for how, other in (
        ("the same state", s),
        ("another sample", second),
        *(("a state it cannot distinguish", rival) for rival in rivals),
    ):
        found = game.determinize(other, seat, again(stream)).dump()
        if found != got:
            text = f"for seat {seat} the same stream gives from {how}: {difference(got, found)}"
            raise LawBroken("sampling", ply, text)
    if s.dump() != dump:
        raise LawBroken("sampling", ply, "determinize changes the state it is given")
    if not set(game.actors(s)) <= set(game.actors(sample)):
        text = f"actors {list(game.actors(s))} become {list(game.actors(sample))} for seat {seat}"
        raise LawBroken("sampling", ply, text)
    return sample


def sound_sample(game: Game[Any], sample: State, seat: int, ply: int) -> None:
    """A sampled state satisfies all invariants."""
    faults = game.check(sample)
    if faults:
        raise LawBroken("sampling", ply, f"a sample for seat {seat}: " + "; ".join(faults))


def forced(game: Game[Any], s: State, sample: State, seat: int, viewer: int, ply: int) -> None:
    """A move is forced only if every viewer knows that it is."""
    if game.forced(s, seat) != game.forced(sample, seat):
        text = f"whether seat {seat} is forced depends on what is hidden from seat {viewer}"
        raise LawBroken("forced", ply, text)


def hides(game: Game[Any], veiled: Sequence[tuple[State, int]], rng: Rng, ply: int) -> None:
    """If chance has hidden information from a seat, its samples are not all equal."""
    if not veiled:
        return
    for i in range(SAMPLES):
        state, seat = veiled[i % len(veiled)]
        one, other = game.determinize(state, seat, rng), game.determinize(state, seat, rng)
        if one.dump() != other.dump():
            return
    raise LawBroken("hides", ply, f"information is hidden, but {SAMPLES} samples are all equal")


class Branch:
    """An action, played or alternative, and the resulting state."""

    def __init__(self, eyes: Eyes, actor: int, action: int) -> None:
        self.action = action
        self.after = eyes.state.copy()
        eyes.game.apply(self.after, actor, action)
        self._eyes = Eyes(eyes.game, self.after, eyes.seats, eyes.ply + 1)

    def sight(self, seat: int) -> Sight:
        """What a seat sees after the action."""
        eyes = self._eyes
        return sight(eyes, seat, shown(eyes, seat), shown(eyes, SPECTATOR))


def rivals_of(eyes: Eyes, actor: int, action: int, choices: list[int], rng: Rng) -> list[Branch]:
    """A few alternative actions of the same actor, with the resulting states."""
    others = some([a for a in choices if a != action], RIVALS, rng)
    return [Branch(eyes, actor, a) for a in others]


def log(
    game: Game[Any],
    s: State,
    actor: int,
    action: int,
    key: Hashable,
    rival: tuple[State, int],
    rival_key: Hashable,
    seat: int,
    ply: int,
) -> None:
    """A log entry reveals to a seat and a spectator no more than the seat knows after the action.

    `rival` is an action in a state that the seat could not distinguish. If it cannot distinguish
    the results either, both log entries must be equal.
    """
    if key != rival_key:
        return
    before, played = rival
    for reader in (seat, SPECTATOR):
        one = encoded("log", ply, "a log entry", game.redact(s, actor, action, reader))
        other = encoded("log", ply, "a log entry", game.redact(before, actor, played, reader))
        if one != other:
            who = f"seat {seat}" if reader == seat else "a spectator"
            raise LawBroken(
                "log", ply, f"{who} sees hidden information in the log: {difference(one, other)}"
            )


def draft(before: Sight, after: Sight, seat: int, ply: int) -> None:
    """An action without a log entry for a seat does not change what that seat sees."""
    for aspect, value in before.items():
        if after[aspect] != value:
            who = f"seat {seat}" if seat >= 0 else "a spectator"
            text = f"the {aspect} of {who} changes: {difference(value, after[aspect])}"
            raise LawBroken("draft", ply, text)


def can_be_undone(game: Game[Any], s: State, actor: int, action: int, after: State) -> bool:
    """Whether this action can be undone: no chance, no barrier, no change of the actor."""
    if actor == CHANCE or game.to_move(after) == CHANCE or game.barrier(s, actor, action):
        return False
    was, now = game.actors(s), game.actors(after)
    return len(now) > 0 and all(seat in was for seat in now)


def barrier(
    game: Game[Any],
    s: State,
    actor: int,
    action: int,
    after: State,
    seat: int,
    steps: Sequence[int],
    rng: Rng,
    ply: int,
) -> None:
    """An action that reveals hidden information to a seat cannot be undone.

    It reveals information if the seat can distinguish states afterwards that it could not
    distinguish before. `steps` are the actor's earlier steps without a log entry for this seat.
    Call this only for actions that can be undone.
    """
    if seat != actor and game.redact(s, actor, action, seat) is None:
        return
    other: State = game.determinize(s, seat, rng)
    for a in [*(steps if seat != actor else ()), action]:
        possible = actor in game.actors(other) and a in game.legal(other, actor)
        if not possible and seat == actor:
            text = f"the legal actions of seat {seat} reveal hidden information: {a} is among them"
            raise LawBroken("secrecy", ply, text)
        if not possible:
            text = f"{action} of seat {actor} reveals to seat {seat} that it was possible"
            raise LawBroken("barrier", ply, text + ", and can be undone")
        game.apply(other, actor, a)
    if game.info_key(other, seat) != game.info_key(after, seat):
        text = f"{action} of seat {actor} reveals hidden information to seat {seat}"
        raise LawBroken("barrier", ply, text + ", and can be undone")
