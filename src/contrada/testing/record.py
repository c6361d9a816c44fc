"""The laws about a whole game: undo, taking out a step, save and load, audit, end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from contrada.core.errors import AuditFailed, BadMatchFile, IllegalAction, NothingToUndo
from contrada.core.game import CHANCE, Game, State
from contrada.core.match import Entry, Match
from contrada.core.rng import Rng
from contrada.core.saves import SavedEntry, SavedMatch, parse, replay, save
from contrada.core.spec import Options
from contrada.testing.broken import LawBroken, difference, some
from contrada.testing.secrecy import can_be_undone


class PlayedGame:
    """A played game: its set-up, seed, log and last state."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: Options,
        seed: bytes,
        log: Sequence[Entry],
        state: State,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.log = list(log)
        self.state = state

    @property
    def ply(self) -> int:
        return len(self.log)

    def match(self) -> Match:
        """The match that follows from seed and log, including chance outcomes due at its end."""
        match = Match(self.game, self.seats, self.options, self.seed)
        match.resume(self.log)
        return match


def undo(record: PlayedGame, places: int, rng: Rng) -> int:
    """A match replays the game exactly, and undo works up to the last barrier.

    After chance, a reveal or a change of the actor, undo is refused. Elsewhere undo restores the
    state before, redo the state after, and further play gives the same chance outcomes. Undo is
    tried at about `places` plies; returns their number.
    """
    game = record.game
    match = Match(game, record.seats, record.options, record.seed)
    tried = 0
    for ply, entry in enumerate(record.log):
        if ply < match.ply:
            if match.log[ply] != entry:
                raise LawBroken("undo", ply, f"the match has {match.log[ply]}, the log {entry}")
            continue
        before = match.state.copy()
        match.play(entry.actor, entry.action)
        free = _free(game, before, match.log[ply:])
        if match.can_undo(entry.actor) != free:
            text = "cannot be undone" if free else "can be undone across a barrier"
            raise LawBroken("undo", ply, f"{entry.action} of seat {entry.actor} {text}")
        if rng.below(record.ply) < places:
            tried += 1
            _back_and_forth(match, entry, ply, game.fingerprint(before), free=free)
    return tried


def _free(game: Game[Any], s: State, entries: Sequence[Entry]) -> bool:
    """Whether an action, and the moves that a match played after it by itself, can be undone."""
    here = s.copy()
    for entry in entries:
        after = here.copy()
        game.apply(after, entry.actor, entry.action)
        if not can_be_undone(game, here, entry.actor, entry.action, after):
            return False
        here = after
    return True


def _back_and_forth(match: Match, entry: Entry, ply: int, before: str, *, free: bool) -> None:
    """Undo, redo, undo and play again; or, at a barrier, check that undo changes nothing."""
    game, seat = match.game, entry.actor
    after, log = game.fingerprint(match.state), list(match.log)
    if not free:
        try:
            match.undo(seat)
        except NothingToUndo:
            pass
        else:
            raise LawBroken("undo", ply, f"seat {seat} undid an action across a barrier")
        if game.fingerprint(match.state) != after or match.log != log:
            raise LawBroken("undo", ply, "a refused undo changed the match")
        return
    for how in ("redo", "playing again"):
        match.undo(seat)
        if game.fingerprint(match.state) != before or match.ply != ply:
            raise LawBroken(
                "undo", ply, f"undo of {entry.action} does not restore the state before"
            )
        if how == "redo":
            match.redo(seat)
        else:
            match.play(seat, entry.action)
        if game.fingerprint(match.state) != after or match.log != log:
            raise LawBroken(
                "undo", ply, f"{how} of {entry.action} does not restore the state after"
            )


def withdraw(record: PlayedGame, places: int, rng: Rng) -> int:
    """Taking a step out of a draft gives the state as if it had never been played, or is refused
    with nothing changed.

    Tried at about `places` plies; returns their number.
    """
    game = record.game
    plies = [
        ply
        for ply, entry in enumerate(record.log)
        if entry.actor >= 0 and game.unordered(entry.action)
    ]
    tried = 0
    for ply in some(plies, places, rng):
        match = Match(game, record.seats, record.options, record.seed)
        match.resume(record.log[: ply + 1])
        entry = record.log[ply]
        if match.log != record.log[: ply + 1] or not match.can_undo(entry.actor):
            continue  # the decision is complete
        tried += 1
        _taken_out(match, entry.actor, rng)
    return tried


def _taken_out(match: Match, seat: int, rng: Rng) -> None:
    """Take out a random unordered step of the open draft."""
    game, ply = match.game, match.ply
    first = ply
    while first and match.can_undo(seat):  # the draft begins where nothing can be undone
        match.undo(seat)
        first = match.ply
    start, begin = match.state.copy(), match.log[:]
    while match.can_redo(seat):
        match.redo(seat)
    draft = match.log[len(begin) :]
    steps = [n for n, e in enumerate(draft) if e.actor == seat and game.unordered(e.action)]
    if len(match.log) != ply or not steps:
        raise LawBroken("withdraw", ply, "undo and redo do not give the draft again")
    out = draft[steps[rng.below(len(steps))]]
    last = max(n for n in steps if draft[n] == out)
    rest = draft[:last] + draft[last + 1 :]
    wanted = _without(game, start, rest, seat)
    before, log = game.fingerprint(match.state), match.log[:]
    said = f"taking out {game.encode(seat, out.action)}"
    try:
        match.withdraw(seat, out.action)
    except (IllegalAction, NothingToUndo) as error:
        if game.fingerprint(match.state) != before or match.log != log:
            raise LawBroken("withdraw", ply, f"{said} is refused, but changes the match") from None
        if wanted is not None:
            raise LawBroken("withdraw", ply, f"{said} is refused: {error}") from None
        return
    if wanted is None:
        raise LawBroken("withdraw", ply, f"{said} leaves steps that cannot be played without it")
    if match.state.dump() != wanted.dump():
        text = difference(wanted.dump(), match.state.dump())
        raise LawBroken("withdraw", ply, f"{said} gives another state: {text}")


def _without(game: Game[Any], start: State, entries: Sequence[Entry], seat: int) -> State | None:
    """The state after these actions, and the forced moves between them; None if they are not legal
    or end the decision.
    """
    s = start.copy()
    left = list(entries)
    while True:
        turn = int(game.to_move(s))
        if turn >= 0 and game.forced(s, turn):
            entry = Entry(turn, int(game.legal(s, turn)[0]))
            if left and left[0] == entry:
                left.pop(0)
        elif left:
            entry = left.pop(0)
        else:
            return s if seat in game.actors(s) else None
        if entry.actor not in game.actors(s) or entry.action not in game.legal(s, entry.actor):
            return None
        after = s.copy()
        game.apply(after, entry.actor, entry.action)
        if not can_be_undone(game, s, entry.actor, entry.action, after):
            return None
        s = after


def saves(record: PlayedGame, rng: Rng) -> None:
    """A saved match loads to the same state; a modified file is rejected."""
    game = record.game
    try:
        match = record.match()
        match.audit()
        data = save(match)
        saved = parse(data)
        loaded = replay(saved, game)
    except (AuditFailed, BadMatchFile) as error:
        raise LawBroken("saves", record.ply, f"an unmodified match is rejected: {error}") from None
    one, other = game.fingerprint(match.state), game.fingerprint(loaded.state)
    if one != other:
        text = difference(match.state.dump(), loaded.state.dump())
        raise LawBroken("saves", record.ply, f"loading gives another state: {text}")
    if save(loaded) != data:
        raise LawBroken("saves", record.ply, "saving what was loaded gives another file")
    _tampered(record, match, saved, rng)


def _tampered(record: PlayedGame, match: Match, saved: SavedMatch, rng: Rng) -> None:
    """Change a random element of the file: a draw, an action, an actor or the seed."""
    game = record.game
    changes: list[tuple[str, int, Entry]] = []
    last = rng.below(len(match.log)) if match.log else 0
    for ply, entry, state in match.states():
        if ply > last and changes:
            break
        if entry.actor == CHANCE:
            others = [a for a, _ in game.outcomes(state) or () if a != entry.action]
            if others:
                other = Entry(CHANCE, others[rng.below(len(others))])
                changes.append(("draw", ply, other))
            continue
        barred = rng.below(game.spec.num_actions)
        if barred not in game.legal(state, entry.actor):
            changes.append(("action", ply, Entry(entry.actor, barred)))
        stranger = (entry.actor + 1) % record.seats
        if stranger not in game.actors(state):
            changes.append(("actor", ply, Entry(stranger, entry.action)))
    kinds = sorted({what for what, _, _ in changes})
    chosen = rng.below(len(kinds) + 1)
    if chosen == len(kinds):
        wrong = bytes([record.seed[0] ^ 1]) + record.seed[1:]
        _refused(msgspec.structs.replace(saved, seed=wrong.hex()), game, "seed", 0)
        return
    what, ply, entry = [change for change in changes if change[0] == kinds[chosen]][-1]
    log = list(saved.log)
    log[ply] = SavedEntry(entry.actor, game.encode(entry.actor, entry.action))
    _refused(msgspec.structs.replace(saved, log=log), game, what, ply)


def _refused(saved: SavedMatch, game: Game[Any], what: str, ply: int) -> None:
    try:
        replay(saved, game)
    except (AuditFailed, BadMatchFile):
        return
    raise LawBroken("saves", ply, f"a changed {what} in the file is not detected")
