"""The laws about one position: invariants, legal moves, probabilities, action forms and texts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from contrada.core.errors import BadAction
from contrada.core.game import CHANCE, NO_SOURCE, SPECTATOR, TERMINAL, Game, State
from contrada.core.messages import Breakdown, Json, Supply
from contrada.core.rng import Rng
from contrada.testing.broken import (
    LawBroken,
    actions,
    again,
    data_attributes,
    difference,
    encoded,
    some,
)

Dump = list[Any]
UNASKED: Final = 1000
"""The number of consecutive actions without a choice that counts as an endless loop."""
Proven = set[tuple[int, int | str]]
"""Actions and verbs whose forms have been checked, with their seat."""
Sight = dict[str, Any]
"""What one viewer sees in one state, by aspect."""
WRONG_VALUES: Final[tuple[Any, ...]] = ("no such value", -77, 1e99, [[]], {"is": {}})


class Eyes:
    """What viewers see in one state; each part is made once, however many laws look at it.

    Not to be used after the state has changed.
    """

    def __init__(self, game: Game[Any], s: State, seats: int, ply: int) -> None:
        self.game = game
        self.state = s
        self.seats = seats
        self.ply = ply
        self._views: dict[int, Any] = {}
        self._supplies: dict[int, list[Supply]] = {}
        self._breakdowns: dict[int, list[Breakdown]] = {}
        self._texts: dict[tuple[str, int], bytes] = {}

    def view(self, viewer: int) -> Any:
        """The table as a viewer sees it."""
        if viewer not in self._views:
            self._views[viewer] = self.game.view(self.state, viewer)
        return self._views[viewer]

    def supply(self, viewer: int) -> list[Supply]:
        """What a viewer knows of the supplies."""
        if viewer not in self._supplies:
            self._supplies[viewer] = self.game.supply(self.state, viewer)
        return self._supplies[viewer]

    def breakdowns(self, viewer: int) -> list[Breakdown]:
        """The points of every seat as a viewer sees them."""
        if viewer not in self._breakdowns:
            game, s = self.game, self.state
            found = [game.breakdown(s, of, viewer) for of in range(self.seats)]
            self._breakdowns[viewer] = found
        return self._breakdowns[viewer]

    def text(self, part: str, viewer: int, law: str) -> bytes:
        """One of the above by its name, as JSON; `law` is broken if it cannot be encoded."""
        found = self._texts.get((part, viewer))
        if found is None:
            what = f"the {part} of {viewer}"
            found = encoded(law, self.ply, what, getattr(self, part)(viewer))
            self._texts[part, viewer] = found
        return found


def sound(game: Game[Any], s: State, ply: int) -> None:
    """`check` finds nothing: every component is accounted for, every invariant holds."""
    faults = game.check(s)
    if faults:
        raise LawBroken("sound", ply, "; ".join(faults))


def legal(game: Game[Any], s: State, seats: int, ply: int) -> None:
    """Every actor has legal moves, unique, in the vocabulary and in a fixed order; others have
    none.

    `to_move` is the lowest of the actors, which are listed in ascending order.
    """
    turn = int(game.to_move(s))
    actors = list(game.actors(s))
    if turn < 0 and turn not in (CHANCE, TERMINAL):
        raise LawBroken("legal", ply, f"to_move is {turn}, which is neither a seat nor chance")
    if turn >= 0 and (not actors or actors[0] != turn):
        raise LawBroken("legal", ply, f"to_move is {turn}, but the actors are {actors}")
    if turn < 0 and actors:
        raise LawBroken("legal", ply, f"no seat is to move, but the actors are {actors}")
    if actors != sorted(set(actors)) or (actors and not 0 <= actors[-1] < seats):
        raise LawBroken("legal", ply, f"the actors {actors} are not ascending seats below {seats}")
    copied = s.copy()
    for seat in range(seats):
        found = actions(game.legal(s, seat))
        forced = game.forced(s, seat)
        if forced and len(found) != 1:
            raise LawBroken("forced", ply, f"seat {seat} is forced but has {len(found)} moves")
        if seat not in actors:
            if found:
                raise LawBroken(
                    "legal", ply, f"seat {seat} is not an actor but has the legal actions {found}"
                )
            continue
        if not found:
            raise LawBroken("alive", ply, f"seat {seat} is to move but has no legal action")
        if len(set(found)) != len(found):
            twice = sorted({a for a in found if found.count(a) > 1})
            raise LawBroken("legal", ply, f"seat {seat} is offered {twice} more than once")
        if min(found) < 0 or max(found) >= game.spec.num_actions:
            outside = [a for a in found if not 0 <= a < game.spec.num_actions]
            raise LawBroken(
                "legal", ply, f"seat {seat} is offered {outside}, not in the vocabulary"
            )
        for how, other in (("called twice", s), ("called on a copy", copied)):
            second = actions(game.legal(other, seat))
            if second != found:
                text = f"seat {seat}, {how}: {difference(found, second)}"
                raise LawBroken("legal", ply, text)


def forms(game: Game[Any], seat: int, acts: Iterable[int], known: Proven, ply: int) -> None:
    """Every action has a JSON form that decodes to it; a malformed form is rejected.

    `known` collects what has been checked for this game: each action is checked once, and malformed
    forms of each verb are tried once.
    """
    for a in acts:
        if (seat, a) in known:
            continue
        form = game.encode(seat, a)
        if not isinstance(form.get("do"), str):
            raise LawBroken("forms", ply, f"action {a} of seat {seat} has no verb: {form}")
        text = encoded("forms", ply, f"action {a} of seat {seat}", form)
        try:
            back = game.decode(seat, msgspec.json.decode(text))
        except BadAction as error:
            raise LawBroken(
                "forms", ply, f"action {a} is {form}, which is rejected: {error}"
            ) from None
        if back != a:
            raise LawBroken("forms", ply, f"action {a} is {form}, which decodes to {back}")
        verb = (min(seat, 0), form["do"])
        if verb not in known:
            for wrong in _spoilt(form):
                _refused(game, seat, wrong, ply)
        known.add(verb)
        known.add((seat, a))


def _spoilt(form: Json) -> Iterable[Json]:
    """Malformed variants of a valid form."""
    yield {}
    yield {**form, "do": None}
    yield {**form, "do": "no such verb"}
    yield {**form, "no such field": 1}
    for name in form:
        if name != "do":
            yield {key: value for key, value in form.items() if key != name}
            for wrong in WRONG_VALUES:
                yield {**form, name: wrong}


def _refused(game: Game[Any], seat: int, form: Json, ply: int) -> None:
    try:
        a = game.decode(seat, form)
    except BadAction:
        return
    except Exception as error:
        text = f"{form} raises {type(error).__name__} ({error}) instead of BadAction"
        raise LawBroken("forms", ply, text) from None
    raise LawBroken("forms", ply, f"{form} is malformed but decodes to {a}")


def copies(s: State, dump: Dump, ply: int) -> State:
    """A copy equals its original. Returns the copy."""
    copied = s.copy()
    if copied.dump() != dump:
        raise LawBroken("copy", ply, f"the copy differs: {difference(dump, copied.dump())}")
    return copied


def unchanged(stored: Iterable[tuple[int, State, Dump]], ply: int) -> None:
    """Stored copies of earlier states have not been modified since."""
    for when, state, dump in stored:
        now = state.dump()
        if now != dump:
            text = f"the copy stored at ply {when} has changed: {difference(dump, now)}"
            raise LawBroken("copy", ply, text)


def fields(game: Game[Any], s: State, ply: int) -> None:
    """Every attribute of the state survives `copy` and `restore(dump())` through JSON."""
    true = data_attributes(s)
    text = encoded("fields", ply, "dump()", s.dump())
    made = (("copy()", s.copy()), ("restore(dump())", game.restore(msgspec.json.decode(text))))
    for how, other in made:
        got = data_attributes(other)
        if got != true:
            raise LawBroken("fields", ply, f"{how} loses data: {difference(true, got)}")
        if game.fingerprint(other) != game.fingerprint(s):
            raise LawBroken("fields", ply, f"{how} has a different fingerprint")


def deterministic(game: Game[Any], s: State, seat: int, a: int, dump: Dump, ply: int) -> Dump:
    """An action gives equal states on a copy and on the original, and the copy is independent.

    Plays the action on `s` and returns its new dump.
    """
    twin = s.copy()
    game.apply(twin, seat, a)
    now = s.dump()
    if now != dump:
        text = f"playing {a} on a copy changes the original: {difference(dump, now)}"
        raise LawBroken("copy", ply, text)
    first = twin.dump()
    game.apply(s, seat, a)
    second = s.dump()
    if first != second:
        text = f"playing {a} twice gives different states: {difference(first, second)}"
        raise LawBroken("deterministic", ply, text)
    return second


def asked(unasked: int, ply: int) -> None:
    """A sequence of chance outcomes and forced moves ends, so that a match cannot loop forever."""
    if unasked > UNASKED:
        raise LawBroken("asked", ply, f"{unasked} actions without a choice of any seat")


def results(game: Game[Any], s: State, seats: int, ply: int) -> None:
    """Scores, ranking and returns are complete, consistent and deterministic."""
    scores, places, returns = game.scores(s), game.ranking(s), game.returns(s)
    if not len(scores) == len(places) == len(returns) == seats:
        raise LawBroken("results", ply, f"{scores}, {places}, {returns} are not for {seats} seats")
    for seat, place in enumerate(places):
        better = sum(1 for p in places if p < place)
        if place != better + 1:
            raise LawBroken("results", ply, f"seat {seat} has place {place} in {places}")
    for one in range(seats):
        for other in range(seats):
            if (places[one] < places[other]) != (returns[one] > returns[other]):
                raise LawBroken("results", ply, f"returns {returns} do not follow {places}")
    if abs(sum(returns) - seats / 2) > 1e-9:
        raise LawBroken("results", ply, f"returns {returns} sum to {sum(returns)}, not seats / 2")
    if scores != game.scores(s) or places != game.ranking(s) or returns != game.returns(s):
        raise LawBroken("results", ply, "scores, ranking or returns differ between two calls")


def chance(game: Game[Any], s: State, rng: Rng, ply: int) -> list[int]:
    """The listed outcomes are unique, possible and sum to 1, and a draw is one of them.

    Returns the possible outcomes, as far as they are known.
    """
    drawn = int(game.sample(s, again(rng)))
    if drawn != game.sample(s, again(rng)):
        raise LawBroken("chance", ply, "the same stream draws different outcomes")
    listed = game.outcomes(s)
    if listed is None:
        if not 0 <= drawn < game.spec.num_chance:
            raise LawBroken("chance", ply, f"outcome {drawn} is not in the vocabulary")
        return [drawn]
    names = [a for a, _ in listed]
    if len(set(names)) != len(names):
        raise LawBroken("chance", ply, f"an outcome is listed twice: {names}")
    outside = [a for a in names if not 0 <= a < game.spec.num_chance]
    if outside:
        raise LawBroken("chance", ply, f"outcomes {outside} are not in the vocabulary")
    if any(not p > 0 for _, p in listed):
        raise LawBroken("chance", ply, f"an outcome has probability 0: {listed}")
    total = sum(p for _, p in listed)
    if abs(total - 1) > 1e-9:
        raise LawBroken("chance", ply, f"the probabilities sum to {total}: {listed}")
    if drawn not in names:
        raise LawBroken("chance", ply, f"{drawn} is drawn but not listed: {names}")
    _pool(game, s, listed, ply)
    return names


def _pool(game: Game[Any], s: State, listed: list[tuple[int, float]], ply: int) -> None:
    """A source's pool has the listed outcomes with the same probabilities."""
    if game.source(s) == NO_SOURCE:
        return
    pool = game.pool(s)
    total = sum(copies for _, copies in pool)
    odds = {a: copies / total for a, copies in pool if copies > 0}
    if len(odds) != len(pool) or odds.keys() != dict(listed).keys():
        raise LawBroken("chance", ply, f"the pool {pool} is not the outcomes {listed}")
    if len({game.piece(a) for a in odds}) != len(odds):
        raise LawBroken("chance", ply, f"two outcomes of {pool} are the same piece")
    if any(abs(odds[a] - p) > 1e-9 for a, p in listed):
        raise LawBroken("chance", ply, f"the pool {pool} has other odds than {listed}")


def odds(game: Game[Any], s: State, rng: Rng, ply: int, draws: int = 1000) -> None:
    """Draws have the listed probabilities (chi-square test with a very low significance level)."""
    listed = game.outcomes(s)
    if listed is None or len(listed) < 2:
        return
    seen: dict[int, int] = {}
    for _ in range(draws):
        a = int(game.sample(s, rng))
        seen[a] = seen.get(a, 0) + 1
    cells: list[tuple[float, int]] = []
    rare_expected, rare_seen = 0.0, 0
    for a, p in listed:
        if p * draws < 8:
            # Rare outcomes share a cell: the test is valid only if every cell's expected count is
            # large enough.
            rare_expected += p * draws
            rare_seen += seen.get(a, 0)
        else:
            cells.append((p * draws, seen.get(a, 0)))
    if rare_expected >= 8:
        cells.append((rare_expected, rare_seen))
    if len(cells) < 2:
        return
    square = sum((count - expected) ** 2 / expected for expected, count in cells)
    freedom = len(cells) - 1
    # Wilson and Hilferty: the cube root of chi-square is close to normal.
    spread = 2 / (9 * freedom)
    deviation = ((square / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5
    if deviation > 6.5:
        text = f"{draws} draws gave {dict(sorted(seen.items()))} where {listed} is listed"
        raise LawBroken("odds", ply, text)


def texts(eyes: Eyes, viewer: int, rng: Rng) -> Sight:
    """What a viewer sees can be encoded, and a breakdown adds up to the score.

    At the end of the game every viewer sees the complete breakdown of every score. Returns what the
    viewer sees.
    """
    game, s, ply = eyes.game, eyes.state, eyes.ply
    prompt = game.prompt(s, viewer)
    if not prompt.id:
        raise LawBroken("texts", ply, f"the prompt of {viewer} has no id")
    shown: Sight = {
        "view": eyes.text("view", viewer, "texts"),
        "prompt": encoded("texts", ply, f"the prompt of {viewer}", prompt),
    }
    if viewer >= 0:
        shown["info_key"] = game.info_key(s, viewer)
        shown["legal"] = actions(game.legal(s, viewer))
        for a in some(shown["legal"], 1, rng):
            encoded("texts", ply, f"the preview of {a}", game.preview(s, viewer, a))
    over = game.to_move(s) == TERMINAL
    scores = game.scores(s)
    for of in range(eyes.seats) if over or viewer == SPECTATOR else (viewer,):
        lines = eyes.breakdowns(viewer)[of]
        _adds_up(lines, of, viewer, ply)
        if (over or of == viewer) and lines.total != scores[of]:
            text = f"seat {of} has {scores[of]} points; {viewer} sees {lines.total}"
            raise LawBroken("texts", ply, text)
    return shown


def _adds_up(shown: Breakdown, of: int, viewer: int, ply: int) -> None:
    total = sum(line.points for line in shown.lines)
    if total != shown.total:
        text = f"the points of {of} as {viewer} sees them: lines {total}, total {shown.total}"
        raise LawBroken("texts", ply, text)
    encoded("texts", ply, f"the breakdown of {of}", shown)
