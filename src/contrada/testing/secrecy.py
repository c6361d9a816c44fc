"""The laws of hidden information: what a seat is shown depends on what it may know, and no more.

Two kinds of states are known to be the same to a seat: those that `determinize` gives, and those
that a different hidden action or draw would have led to (rivals). Everything a seat is shown must
agree between them.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from contrada.core.game import CHANCE, SPECTATOR, Game, State
from contrada.core.rng import Rng
from contrada.testing.broken import (
    LawBroken,
    actions,
    again,
    difference,
    encoded,
    fork,
    some,
)

Sight = dict[str, Any]
"""Everything one seat is shown in one state, by aspect."""
PREVIEWS = 6
RIVALS = 3
SAMPLES = 64


def sight(game: Game[Any], s: State, seat: int, seats: int, ply: int) -> Sight:
    """All that is shown to a seat, and to a spectator, who knows a part of it."""
    law = "secrecy"
    legal = actions(game.legal(s, seat))
    previewed = legal if len(legal) <= PREVIEWS else [*legal[: PREVIEWS - 1], legal[-1]]
    return {
        "view": encoded(law, ply, "the view", game.view(s, seat)),
        "info_key": game.info_key(s, seat),
        "legal": legal,
        "turn": (min(int(game.to_move(s)), 0), seat in game.actors(s)),
        "prompt": encoded(law, ply, "the prompt", game.prompt(s, seat)),
        "breakdown": _breakdowns(game, s, seat, seats, ply),
        "preview": [encoded(law, ply, "a preview", game.preview(s, seat, a)) for a in previewed],
        **spectator_sight(game, s, seats, ply),
    }


def spectator_sight(game: Game[Any], s: State, seats: int, ply: int) -> Sight:
    """All that is shown to everyone."""
    law = "secrecy"
    return {
        "view of a spectator": encoded(law, ply, "the view", game.view(s, SPECTATOR)),
        "prompt of a spectator": encoded(law, ply, "the prompt", game.prompt(s, SPECTATOR)),
        "breakdown of a spectator": _breakdowns(game, s, SPECTATOR, seats, ply),
    }


def _breakdowns(game: Game[Any], s: State, viewer: int, seats: int, ply: int) -> list[bytes]:
    return [
        encoded("secrecy", ply, "a breakdown", game.breakdown(s, of, viewer)) for of in range(seats)
    ]


def secrecy(truth: Sight, other: Sight, seat: int, how: str, ply: int) -> None:
    """A seat is shown the same in two states that it cannot tell apart."""
    for aspect, value in truth.items():
        if other[aspect] != value:
            text = f"the {aspect} tells seat {seat} {how}: {difference(value, other[aspect])}"
            raise LawBroken("secrecy", ply, text)


def sampling(
    game: Game[Any], s: State, seat: int, rivals: Sequence[State], rng: Rng, ply: int
) -> State:
    """`determinize` gives a sound state, and depends on the seat's knowledge and the stream alone.

    It is asked from the true state, from a sample, and from rivals, states that are the same to
    the seat: the same stream must give the same state. Hands back that state.
    """
    dump = s.dump()
    stream = fork(rng)
    sample: State = game.determinize(s, seat, again(stream))
    faults = game.check(sample)
    if faults:
        raise LawBroken("sampling", ply, f"a state as seat {seat} sees it: " + "; ".join(faults))
    got = sample.dump()
    second: State = game.determinize(s, seat, rng)
    for how, other in (
        ("the same state", s),
        ("another sample", second),
        *(("a state it cannot tell apart", rival) for rival in rivals),
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


def hides(game: Game[Any], veiled: Sequence[tuple[State, int]], rng: Rng, ply: int) -> None:
    """Where chance has hidden something from a seat, its samples are not all alike."""
    if not veiled:
        return
    for i in range(SAMPLES):
        state, seat = veiled[i % len(veiled)]
        one, other = game.determinize(state, seat, rng), game.determinize(state, seat, rng)
        if one.dump() != other.dump():
            return
    raise LawBroken("hides", ply, f"something is hidden, and {SAMPLES} samples show no doubt of it")


class Rival:
    """What might have been played instead: the action, the state it leads to."""

    def __init__(self, action: int, after: State) -> None:
        self.action = action
        self.after = after


def rivals_of(
    game: Game[Any], s: State, actor: int, action: int, choices: list[int], rng: Rng
) -> list[Rival]:
    """A few other choices of the same actor, played out."""
    found = []
    for a in some([a for a in choices if a != action], RIVALS, rng):
        after = s.copy()
        game.apply(after, actor, a)
        found.append(Rival(a, after))
    return found


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
    """A log entry tells a seat, and a spectator, no more than the seat knows after the action.

    `rival` is a state that was the same to the seat, and an action in it. Where the seat cannot
    tell even afterwards which of the two happened, it has read the same.
    """
    if key != rival_key:
        return
    before, played = rival
    for reader in (seat, SPECTATOR):
        one = encoded("log", ply, "a log entry", game.redact(s, actor, action, reader))
        other = encoded("log", ply, "a log entry", game.redact(before, actor, played, reader))
        if one != other:
            who = f"seat {seat}" if reader == seat else "a spectator"
            raise LawBroken("log", ply, f"{who} reads what is hidden: {difference(one, other)}")


def draft_sight(game: Game[Any], s: State, seat: int, ply: int) -> Sight:
    """What must not move while another seat makes up its mind."""
    seen: Sight = {
        "view": encoded("draft", ply, "the view", game.view(s, seat)),
        "prompt": encoded("draft", ply, "the prompt", game.prompt(s, seat)),
    }
    if seat >= 0:
        seen["info_key"] = game.info_key(s, seat)
        seen["legal"] = actions(game.legal(s, seat))
    return seen


def draft(before: Sight, after: Sight, seat: int, ply: int) -> None:
    """An action that a seat reads nothing about changes nothing of what it is shown."""
    for aspect, value in before.items():
        if after[aspect] != value:
            who = f"seat {seat}" if seat >= 0 else "a spectator"
            text = f"the {aspect} of {who} shows it: {difference(value, after[aspect])}"
            raise LawBroken("draft", ply, text)


def can_take_back(game: Game[Any], s: State, actor: int, action: int, after: State) -> bool:
    """Whether the table lets this action be undone: no chance, no barrier, no change of actor."""
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
    """An action that shows a seat something hidden cannot be taken back.

    It shows something where a state that was the same to the seat before is not so afterwards.
    `steps` are the actor's earlier steps of which this seat has read nothing. To be asked only
    where the action could be taken back.
    """
    if seat != actor and game.redact(s, actor, action, seat) is None:
        return
    other: State = game.determinize(s, seat, rng)
    for a in [*(steps if seat != actor else ()), action]:
        possible = actor in game.actors(other) and a in game.legal(other, actor)
        if not possible:
            text = f"{action} of seat {actor} shows seat {seat} that it was possible"
            raise LawBroken("barrier", ply, text + ", and can be taken back")
        game.apply(other, actor, a)
    if game.info_key(other, seat) != game.info_key(after, seat):
        text = f"{action} of seat {actor} shows seat {seat} something hidden"
        raise LawBroken("barrier", ply, text + ", and can be taken back")
