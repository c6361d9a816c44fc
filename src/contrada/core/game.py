"""The Game protocol: the methods that every game implements.

A game object contains its components and nothing else; a state is plain mutable data.
`Game`, `State` and `Policy` are native base classes rather than typing protocols, so that the
compiled build calls a game's methods directly.
"""

from __future__ import annotations

import hashlib
from collections.abc import Hashable, Sequence
from typing import Any, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from contrada.core.arrays import Row, row_of
from contrada.core.errors import BadAction
from contrada.core.fields import named_contents
from contrada.core.messages import Breakdown, Json, Message, Supply
from contrada.core.rng import Rng
from contrada.core.spec import GameSpec, Options

CHANCE: Final = -1
"""The actor of a chance outcome. Compare it with an `actor` or `to_move`, never with a viewer."""
TERMINAL: Final = -2
"""What `to_move` returns when the game is over."""
SPECTATOR: Final = -1
"""The viewer without a seat. Compare it with a `viewer`, never with an actor.

Matches and messages store the same number for CHANCE and SPECTATOR, so code that has both an actor
and a viewer compares them with `is_turn_of`.
"""

NO_SOURCE: Final = -1
"""What `Game.source` returns for an outcome that is not drawn from a deck, bag or stack."""

NO_REASON: Final = "not-now"
"""The id of the general answer of `Game.why_not`, for what no rule is named."""


def names_piece(form: object, piece: Json) -> bool:
    """Whether a form contains this piece; a piece from a view may have further fields.

    An action may also name a piece by its fields alone: `{"do": "place", "field": "d3"}`.
    """
    if isinstance(form, list):
        return any(names_piece(each, piece) for each in form)
    if not isinstance(form, dict):
        return False
    if "is" in form and all(key in piece and piece[key] == form[key] for key in form):
        return True
    if "do" in form and len(piece) > 1:
        fields = [key for key in piece if key != "is"]
        if all(key in form and form[key] == piece[key] for key in fields):
            return True
    return any(names_piece(each, piece) for each in form.values())


def is_turn_of(to_move: i64, viewer: i64) -> bool:
    """Whether the viewer is the seat to move; never true for a spectator, even at a chance node."""
    return to_move == viewer and viewer >= 0


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game: plain data, without a random number generator or future outcomes."""

    def copy(self) -> State:
        """An independent copy of this state."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        """Whether the other is a state of the same game with the same contents."""
        if not isinstance(other, State) or type(self) is not type(other):
            return False
        return self.dump() == other.dump()

    def __repr__(self) -> str:
        """The contents by name: `SomeState(seats=2, …)`."""
        return named_contents(self, self.dump())

    def dump(self) -> list[Any]:
        """Every field as JSON data, in the order the constructor takes them."""
        raise NotImplementedError

    def flatten(self, out: vec[i64]) -> i64:
        """Write every field into `out` and return the end: first the numbers, then each array after
        its length, both in the order of `dump`. `out` must be long enough.
        """
        raise NotImplementedError


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The rules of one game.

    `apply` does not check its arguments; `Match.play` does.
    """

    def __init__(self, spec: GameSpec, components: Json) -> None:
        self.spec = spec
        self.components = components

    def chosen(self, options: Options | None) -> Options:
        """Every option with its value; an option that is not given has its default.

        Options that are complete are not checked again.
        """
        if options is not None and len(options) == len(self.spec.options):
            return options
        return self.spec.check_options(options or {})

    def __repr__(self) -> str:
        """The game in a few words."""
        spec = self.spec
        seats = f"{spec.min_seats} to {spec.max_seats} players"
        return f"<{type(self).__name__}: {seats}, rules version {spec.rules_version}>"

    def __copy__(self) -> Game[S]:
        """The game itself, which never changes."""
        return self

    def __deepcopy__(self, memo: Any) -> Game[S]:
        """The game itself, which never changes."""
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """For pickling: a game is made anew from its components.

        A game whose constructor takes anything else must override this method.
        """
        return (type(self), (self.components,))

    # -- play ---------------------------------------------------------------------------------

    def initial(self, seats: int, options: Options | None = None) -> S:
        """The state before anything has been dealt.

        An implementation begins with `options = self.chosen(options)`.
        """
        raise NotImplementedError

    def to_move(self, s: S) -> i64:
        """The seat to move (the lowest, if there are several), or CHANCE, or TERMINAL."""
        raise NotImplementedError

    def actors(self, s: S) -> Sequence[int]:
        """All seats with an open decision; more than one where players choose simultaneously."""
        seat = self.to_move(s)
        return [seat] if seat >= 0 else []

    def legal(self, s: S, seat: i64) -> vec[i64]:
        """All legal actions of this seat, unique and in a fixed order; none for a non-actor."""
        raise NotImplementedError

    def apply(self, s: S, seat: i64, a: i64) -> None:
        """Play an action in place; seat is CHANCE for a chance outcome."""
        raise NotImplementedError

    def forced(self, s: S, seat: int) -> bool:
        """Whether even a spectator knows that the seat has no choice; a match then plays it."""
        return False

    def sample(self, s: S, rng: Rng) -> i64:
        """A chance outcome, drawn with its true probability."""
        raise NotImplementedError

    def outcomes(self, s: S) -> list[tuple[int, float]] | None:
        """Every chance outcome with its probability, or None if there are too many to list."""
        raise NotImplementedError

    def source(self, s: S) -> i64:
        """The deck, bag or stack that the pending chance outcome is drawn from, or NO_SOURCE.

        A match draws the n-th piece of a source from its seed, the source and n alone, so that a
        deck keeps its order whatever the players do. A deck that is shuffled again is another
        source from then on: the number includes how often it was shuffled.
        """
        return NO_SOURCE

    def pool(self, s: S) -> list[tuple[int, int]]:
        """Each outcome that can be drawn from `source`, with its number of equal pieces.

        The same distribution as `outcomes`.
        """
        raise NotImplementedError

    def piece(self, a: int) -> int:
        """The piece that a chance outcome draws; by default the outcome itself.

        Where one source has different outcomes for the same piece (a card is dealt to a hand or
        laid open), they give the same number, so that the deck keeps its order.
        """
        return a

    def unordered(self, a: int) -> bool:
        """Whether the action is a step of a draft whose steps can be played in any order.

        Such a step can also be taken out again (`Match.withdraw`).
        """
        return False

    def gains(self, s: S, seat: int, a: int) -> bool:
        """Whether this unordered step also brings means that later steps of the decision can spend.

        Then some orders of the same steps may be too expensive, and the laws about any order demand
        only that the affordable ones give the same state.
        """
        return False

    # -- results -----------------------------------------------------------------------------

    def scores(self, s: S) -> list[int]:
        """Each seat's points if the game ended now."""
        raise NotImplementedError

    def ranking(self, s: S) -> list[int]:
        """Each seat's place, 1 the best; tied seats share the better place."""
        raise NotImplementedError

    def returns(self, s: S) -> list[float]:
        """Each seat's result from 0 (last) to 1 (sole first); they sum to seats / 2."""
        places = self.ranking(s)
        others = len(places) - 1
        result: list[float] = []
        for place in places:
            better = sum(1 for p in places if p < place)
            level = sum(1 for p in places if p == place) - 1
            result.append((others - better - level / 2.0) / others)
        return result

    # -- knowledge ---------------------------------------------------------------------------

    def view(self, s: S, viewer: int) -> Any:
        """What a seat or SPECTATOR may see, as a msgspec Struct."""
        raise NotImplementedError

    def scene(self, s: S, earlier: Any = None) -> Any:
        """What the views of one state share; a game that makes every view by itself returns None.

        `earlier` is the scene of another state of the same match. What has not changed since is
        taken from it, as the same objects, so that views of two states are compared quickly.
        """
        return None

    def view_in(self, s: S, viewer: int, scene: Any) -> Any:
        """The same as `view`, with shared parts from the scene of this state."""
        return self.view(s, viewer)

    def breakdown_in(self, s: S, of: int, viewer: int, scene: Any) -> Breakdown:
        """The same as `breakdown`, with the scene of this state."""
        return self.breakdown(s, of, viewer)

    def info_key(self, s: S, seat: int) -> Hashable:
        """Equal exactly for the states that this seat, with perfect recall, cannot distinguish."""
        raise NotImplementedError

    def known(self, s: S, seat: i64) -> S:
        """A copy of the state with what this seat knows and nothing else: the contents of
        `info_key`. It is not always a valid position.
        """
        raise NotImplementedError

    def determinize(self, s: S, seat: i64, rng: Rng) -> S:
        """A full state that this seat cannot distinguish from the true one.

        Depends on `info_key(s, seat)` and `rng` alone.
        """
        raise NotImplementedError

    def redact(self, s: S, actor: int, a: int, viewer: int) -> Json | None:
        """The log entry that a seat or SPECTATOR sees for an action about to be applied to `s`.

        None if there is no entry: the action is a step of a decision that is not complete yet.
        """
        raise NotImplementedError

    def barrier(self, s: S, actor: int, a: int) -> bool:
        """Whether the action reveals information, to its player or others, that undo cannot
        withdraw.

        Chance and a change of the actor are always barriers and need not be reported here.
        """
        return False

    # -- messages for users ------------------------------------------------------------------

    def prompt(self, s: S, viewer: int) -> Message:
        """The message to a seat or SPECTATOR about the open decision."""
        raise NotImplementedError

    def why_not(self, s: S, seat: int, what: Json) -> Message | None:
        """Why this seat cannot do or use something now; None if it can. A piece can be used if the
        form of a legal action names it and `reason` has nothing against it.

        `what` is the form of an action, or a piece with its tag (`{"is": "card", …}`); raises
        BadAction for anything else. Depends on what the seat may know only. Games implement
        `reason`.
        """
        if "do" in what:
            action = self.decode(seat, what)
            if seat in self.actors(s) and action in self.legal(s, seat):
                return None
        elif not isinstance(what.get("is"), str):
            raise BadAction("Neither an action nor a piece: it has no 'do' and no 'is'.")
        turn = self.to_move(s)
        if turn == TERMINAL:
            return Message("over")
        if seat not in self.actors(s):
            # Without a name: where several seats choose at once, who is done is secret.
            return Message("not-your-turn")
        try:
            said = self.reason(s, seat, what)
        except (KeyError, TypeError, ValueError, IndexError, AttributeError):
            if "do" in what:
                raise
            raise BadAction(f"There is no such piece: {str(what)[:80]}.") from None
        if said is None and "do" not in what:
            for action in self.legal(s, seat):
                if names_piece(self.encode(seat, action), what):
                    return None
        return said or Message(NO_REASON)

    def reason(self, s: S, seat: int, what: Json) -> Message | None:
        """The rule that forbids `what` to the seat to move; None if no rule can be named.

        Rendered by the Fluent message `<game>-why-<id>`. For a piece that can be used, None.
        """
        return None

    def supply(self, s: S, viewer: int) -> list[Supply]:
        """What has been seen of each deck, bag or stack and what can still come, as far as the
        viewer may know. Never the holdings of other players.
        """
        return []

    def breakdown(self, s: S, of: int, viewer: int) -> Breakdown:
        """Where the points of seat `of` come from, as far as `viewer` may know."""
        raise NotImplementedError

    def preview(self, s: S, seat: int, a: int) -> Json:
        """The immediate effect of an action, to display next to it; {} if nothing is certain."""
        return {}

    # -- forms -------------------------------------------------------------------------------

    def encode(self, seat: int, a: int) -> Json:
        """The JSON form of an action, `{"do": "<verb>", …}`; seat is CHANCE for an outcome."""
        raise NotImplementedError

    def decode(self, seat: int, form: Json) -> int:
        """The action of a JSON form; raises BadAction, which names the error."""
        raise NotImplementedError

    def restore(self, data: list[Any]) -> S:
        """The state that `State.dump` wrote."""
        raise NotImplementedError

    def fingerprint(self, s: S) -> str:
        """A short text, different for different states and the same in every process."""
        return hashlib.blake2b(repr(s.dump()).encode(), digest_size=16).hexdigest()

    def check(self, s: S) -> list[str]:
        """Descriptions of all invariants that this state violates; empty for a valid state."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(Generic[S]):
    """Heuristics for bots, separate from the rules: evaluation and move ordering."""

    def evaluate(self, s: S) -> list[float]:
        """Each seat's expected points at the end of the game."""
        raise NotImplementedError

    def prior(self, s: S, seat: i64, legal: vec[i64]) -> list[float]:
        """A weight above 0 for each legal action: how likely a competent player is to choose it."""
        raise NotImplementedError

    def narrow(self, s: S, seat: i64, legal: vec[i64], root: S | None) -> vec[i64]:
        """The legal actions without those that only repeat a result in another order.

        `legal` allows the steps of a decision in any order; a search needs one order for each
        result. `root` is the state in which the search of this decision began, perhaps in the
        middle of a person's draft; None if the decision began with an empty draft. From there the
        narrowed actions reach exactly the results of all legal ones (a law).
        """
        return legal

    def thrift(self, s: S, seat: i64, legal: vec[i64], root: S | None) -> vec[i64]:
        """`narrow` without steps that waste something, such as cards that a payment does not need.

        The levels search these actions. At least one of them is left.
        """
        return self.narrow(s, seat, legal, root)

    def begins(self, s: S, seat: i64) -> bool:
        """Whether a turn of this seat begins here; a search compares states at these points."""
        return True

    def credit_turns(self, values: list[float], upcoming: i64, gain: float) -> None:
        """Correct the evaluation for seats that have had one turn more than others.

        The seat `upcoming` has its next turn, worth `gain`, before it; the previous seat has just
        had one. Without the correction a state is rated better for a seat right after its own turn,
        and a search compares states at different points of the round.
        """
        seats: i64 = len(values)
        for seat in range(seats):
            wait: i64 = (seat - upcoming + seats) % seats
            values[seat] += gain * float(seats - 1 - wait) / float(seats)


@mypyc_attr(allow_interpreted_subclasses=True)
class Features(Generic[S]):
    """What a fitted value function sees of a state: the same list of numbers for every seat.

    They do not depend on the sizes of a box. `contrada.bots.value` multiplies them by fitted
    weights.
    """

    def names(self) -> list[str]:
        """The names of the features, in the order of `of`."""
        raise NotImplementedError

    def of(self, s: S) -> list[list[float]]:
        """The features of each seat, in any state that is not over."""
        raise NotImplementedError

    def rows(self, s: S) -> list[Row]:
        """The same as `of`, as the value function reads them."""
        return [row_of(row) for row in self.of(s)]

    def progress(self, s: S) -> float:
        """The share of the game that is over, from 0 to 1."""
        raise NotImplementedError

    def variant(self, s: S) -> str:
        """The variant of the game whose weights apply; "" if there is only one."""
        return ""
