"""The laws about the order of the steps of a decision.

A decision is a draft of steps. Its unordered steps (`Game.unordered`) can be played in any order,
and no step takes a result away except by the means that it spends. An ordered step closes the run
of unordered steps before it, so a path is a list of runs with ordered steps between them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from contrada.bots.lookahead import candidate_list
from contrada.core.errors import UnknownGame
from contrada.core.game import SPECTATOR, Game, Policy, State
from contrada.core.messages import Json
from contrada.core.registry import entry_of
from contrada.core.rng import Rng
from contrada.testing.broken import LawBroken, actions, difference, key_of, some
from contrada.testing.secrecy import can_be_undone

EDGES: Final = 1200
"""The largest tree of a decision that is explored, in actions played."""
ROOTS: Final = 3
"""The number of drafts of a tree that are tried as roots of a search."""
DRAFTS: Final = 24
"""The number of drafts of a tree whose results are compared with all results."""
ORDERS: Final = 2
"""The number of other orders tried for one run of steps."""


class Path(NamedTuple):
    """The steps of a decision, without forced moves."""

    closed: tuple[Any, ...] = ()
    """Runs and ordered steps in turn: a run is a sorted tuple, an ordered step a number."""
    run: tuple[int, ...] = ()
    """The unordered steps since the last ordered one, sorted."""

    def then(self, game: Game[Any], action: int) -> Path:
        """This path and one more step."""
        if game.unordered(action):
            return Path(self.closed, tuple(sorted((*self.run, action))))
        return Path((*self.closed, self.run, action))

    def missing(self, longer: Path) -> Counter[int] | None:
        """The steps that `longer` has in the run in which this path ends, besides those of this
        path; None if `longer` does not contain this path.
        """
        n = len(self.closed)
        if len(longer.closed) < n or longer.closed[:n] != self.closed:
            return None
        run = longer.closed[n] if len(longer.closed) > n else longer.run
        more = Counter(run)
        more.subtract(self.run)
        return None if min(more.values(), default=0) < 0 else +more


class Result(NamedTuple):
    """A complete decision: the state it leads to, by `key_of`, and the steps."""

    state: bytes
    path: Path

    @property
    def by_itself(self) -> bool:
        """Whether the last step was not one that ends the decision expressly."""
        return bool(self.path.run)


class Draft:
    """A state in the middle of a decision, or at its start."""

    def __init__(self, state: State, path: Path) -> None:
        self.state = state
        self.path = path
        self.next: list[Draft] = []
        self.ends: list[bytes] = []
        self.reach: set[bytes] = set()
        """The states in which the decision can end from here."""


class Tree:
    """All drafts and results of a seat's decision."""

    def __init__(self, game: Game[Any], seat: int, start: Draft, *, whole: bool) -> None:
        self.game = game
        self.seat = seat
        self.whole = whole
        """Whether the tree goes on after a step that others are told, while it can be undone."""
        self.drafts = [start]
        self.results: set[Result] = set()
        self.after: dict[Path, set[bytes]] = {}
        """By the steps of a draft or result: the states they lead to, by `key_of`."""

    @property
    def start(self) -> Draft:
        return self.drafts[0]


def completes(
    game: Game[Any], s: State, seat: int, action: int, after: State, *, whole: bool = False
) -> bool:
    """Whether an action ends the seat's decision: it cannot be undone or, not being a step that can
    be played in any order, it is told to others.

    With `whole` only what cannot be undone ends it: a person may do something that is told in the
    middle of a draft.
    """
    if seat not in game.actors(after) or not can_be_undone(game, s, seat, action, after):
        return True
    return (
        not whole
        and not game.unordered(action)
        and game.redact(s, seat, action, SPECTATOR) is not None
    )


def explore(
    game: Game[Any], s: State, seat: int, edges: int = EDGES, *, whole: bool = False
) -> Tree | None:
    """The tree of a decision that begins in `s`; None if it has more than `edges` actions.

    For `whole` see `completes`.
    """
    tree = Tree(game, seat, Draft(s.copy(), Path()), whole=whole)
    known: dict[tuple[bytes, Path], Draft] = {}
    tried = 0
    for draft in tree.drafts:  # grows while it is read
        forced = game.forced(draft.state, seat)
        legal = actions(game.legal(draft.state, seat))
        tried += len(legal)
        if tried > edges:
            return None
        for action in legal:
            after = _played(game, draft, seat, action)
            path = draft.path if forced else draft.path.then(game, action)
            found = key_of(after)
            if not forced:
                tree.after.setdefault(path, set()).add(found)
            if completes(game, draft.state, seat, action, after, whole=whole):
                draft.ends.append(found)
                tree.results.add(Result(found, path))
                continue
            if (found, path) not in known:
                known[found, path] = Draft(after, path)
                tree.drafts.append(known[found, path])
            draft.next.append(known[found, path])
    _reach(tree)
    return tree


def _played(game: Game[Any], draft: Draft, seat: int, action: int) -> State:
    """The state after a step; an exception names the step."""
    after = draft.state.copy()
    try:
        game.apply(after, seat, action)
    except Exception as error:
        before = _path(game, seat, draft.path)
        error.add_note(f"Playing {game.encode(seat, action)} of seat {seat} after {before}.")
        raise
    return after


def _reach(tree: Tree) -> None:
    """Find what each draft can still lead to; the last drafts first, until nothing changes."""
    grown = True
    while grown:
        grown = False
        for draft in reversed(tree.drafts):
            before = len(draft.reach)
            draft.reach.update(draft.ends, *(child.reach for child in draft.next))
            grown = grown or len(draft.reach) > before


# -- the laws -------------------------------------------------------------------------------------


def free_order(
    game: Game[Any], start: State, seat: int, steps: Sequence[int], rng: Rng, ply: int
) -> None:
    """The unordered steps of a decision can be played in any order and give the same state.

    If a step brings means (`Game.gains`), some orders may be too expensive; the others give the
    same state.
    """
    true = start.copy()
    for action in steps:
        game.apply(true, seat, action)
    gains = any(game.gains(start, seat, action) for action in steps)
    for order in _orders(steps, rng):
        other = start.copy()
        for n, action in enumerate(order):
            if seat in game.actors(other) and action in game.legal(other, seat):
                game.apply(other, seat, action)
            elif gains:
                break
            else:
                text = f"{_said(game, seat, steps)} can be played, but after "
                text += f"{_said(game, seat, order[:n])} not {_said(game, seat, [action])}"
                raise LawBroken("free order", ply, text)
        else:
            if key_of(other) != key_of(true):
                text = f"{_said(game, seat, steps)} and {_said(game, seat, order)} give "
                text += f"different states: {difference(true.dump(), other.dump())}"
                raise LawBroken("free order", ply, text)


def _orders(steps: Sequence[int], rng: Rng) -> list[list[int]]:
    """The reverse order and a few random ones."""
    found = [list(steps)[::-1]]
    for _ in range(ORDERS - 1):
        left = list(steps)
        found.append([left.pop(rng.below(len(left))) for _ in steps])
    return found


def same_states(tree: Tree, ply: int) -> None:
    """The law `free order` for a whole tree: the same steps lead to the same state."""
    for path, states in tree.after.items():
        if len(states) > 1:
            said = _path(tree.game, tree.seat, path)
            raise LawBroken("free order", ply, f"{said} gives different states in other orders")


def complete(tree: Tree, policy: Policy[Any], rng: Rng, ply: int) -> int:
    """The actions narrowed by the policy reach exactly the results of all legal actions.

    From the start of the decision, with and without a root, and from drafts given as the root.
    Returns the number of roots.
    """
    picked = some(list(range(1, len(tree.drafts))), ROOTS, rng)
    roots = [tree.start, *(tree.drafts[n] for n in picked)]
    _same_results(tree, policy, tree.start, None, ply)
    for draft in roots:
        _same_results(tree, policy, draft, draft.state, ply)
    return 1 + len(roots)


def _same_results(
    tree: Tree, policy: Policy[Any], draft: Draft, root: State | None, ply: int
) -> None:
    game, seat = tree.game, tree.seat
    found: set[bytes] = set()
    known: set[bytes] = set()
    waiting = [draft.state]
    for s in waiting:  # grows while it is read
        chosen = candidate_list(game, policy, s, seat, root)
        if not set(chosen) <= set(game.legal(s, seat)):
            raise LawBroken("complete", ply, f"narrow gives an action that is not legal: {chosen}")
        for action in chosen:
            after = s.copy()
            game.apply(after, seat, action)
            key = key_of(after)
            if completes(game, s, seat, action, after, whole=tree.whole):
                found.add(key)
            elif key not in known:
                known.add(key)
                waiting.append(after)
    if found != draft.reach:
        lost = [r for r in tree.results if r.state in draft.reach - found]
        where = f"after {_path(game, seat, draft.path)}, " if draft is not tree.start else ""
        text = f"{where}{len(draft.reach)} results, narrowed {len(found)}"
        if lost:
            text += f"; without {_path(game, seat, min(lost).path)}"
        raise LawBroken("complete", ply, text)


def kept(tree: Tree, rng: Rng, ply: int) -> None:
    """No step removes a result except by the means it spent: every result that contains the steps
    of a draft can still be reached from it.
    """
    picked = some(list(range(1, len(tree.drafts))), DRAFTS, rng)
    for draft in (tree.drafts[n] for n in picked):
        for result in tree.results:
            if result.state in draft.reach or draft.path.missing(result.path) is None:
                continue
            if _gains(tree, result.path):
                continue
            game, seat = tree.game, tree.seat
            text = f"{_path(game, seat, result.path)} is a result, but cannot be reached "
            text += f"after {_path(game, seat, draft.path)}"
            raise LawBroken("kept", ply, text)


def ends(tree: Tree, rng: Rng, ply: int) -> None:
    """No step ends a decision by itself while more could be done: a decision that is not ended
    expressly is not contained in a longer one.
    """
    closed = sorted(result for result in tree.results if result.by_itself)
    picked = some(list(range(len(closed))), DRAFTS, rng)
    for result in (closed[n] for n in picked):
        for longer in tree.results:
            if not result.path.missing(longer.path) or _gains(tree, longer.path):
                continue
            game, seat = tree.game, tree.seat
            text = f"{_path(game, seat, result.path)} ends the decision by itself, but "
            text += f"{_path(game, seat, longer.path)} is possible"
            raise LawBroken("ends", ply, text)


def _gains(tree: Tree, path: Path) -> bool:
    """Whether a step of a path brings means, so that not every order of it is affordable."""
    runs = [run for run in (*path.closed, path.run) if isinstance(run, tuple)]
    s = tree.start.state
    return any(tree.game.gains(s, tree.seat, action) for run in runs for action in run)


def policy_of(game: Game[Any]) -> Policy[Any] | None:
    """The policy of a registered game; None for a game that only has the id of one."""
    try:
        entry = entry_of(game.spec.id)
    except UnknownGame:
        return None
    return entry.policy(game) if _class_of(entry.make) is type(game) else None


@cache
def _class_of(make: Callable[[Json | None], Game[Any]]) -> type[Game[Any]]:
    """The class of the games of an entry; to read the components takes a while."""
    return type(make(None))


# -- words ----------------------------------------------------------------------------------------


def _said(game: Game[Any], seat: int, steps: Iterable[int]) -> str:
    return " + ".join(str(game.encode(seat, action)) for action in steps) or "no step"


def _path(game: Game[Any], seat: int, path: Path) -> str:
    steps: list[int] = []
    for part in (*path.closed, path.run):
        steps += part if isinstance(part, tuple) else (part,)
    return _said(game, seat, steps)
