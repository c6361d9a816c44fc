"""Standing orders: actions that a seat plays automatically at a later decision, in any game.

An order is a list of rules over prompts and legal actions as they are sent to the seat. At a
decision the first matching rule gives a plan: steps and a final action, each legal and matching one
of the rule's patterns. Rules see only what the seat itself is sent.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

from contrada.core.game import CHANCE, Game
from contrada.core.messages import Json, Message

MAX_NODES: Final = 2000
"""Maximum number of actions tried for one plan, over all rules."""
MAX_STEPS: Final = 60
"""Maximum number of steps of a plan."""
MAX_SIZE: Final = 500
"""Maximum number of values and names in an order; each is compared with every action tried."""
MAX_DEPTH: Final = 12
"""Maximum nesting depth of an order."""
BOUNDS: Final = {"min", "max", "in"}

Patterns = Annotated[list[Json], msgspec.Meta(max_length=16)]


class When(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Matches a prompt by its id and patterns for its values."""

    id: Annotated[str, msgspec.Meta(max_length=60)]
    values: Json = {}


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """At a matching prompt: steps that match these patterns, then one of these actions.

    `preview` is a pattern for the preview of every step; `least` names the number in the preview of
    the last action to minimise; without it the first plan found is taken.
    """

    when: When
    finish: Patterns
    steps: Patterns = []
    preview: Json = {}
    least: Annotated[str, msgspec.Meta(max_length=60)] = ""


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A standing order.

    It is active from when the prompt that spectators see matches `while` until it no longer does,
    and for at most `uses` decisions (0: no limit).
    """

    rules: Annotated[list[Rule], msgspec.Meta(min_length=1, max_length=16)]
    span: When | None = msgspec.field(default=None, name="while")
    uses: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 1


class StoredOrder(msgspec.Struct, omit_defaults=True):
    """An order as it is stored, with its progress."""

    order: Order
    begun: bool = False
    used: int = 0
    pending: int = -1
    """The mark of the decision that is being executed, or -1."""


OrderStatus = Literal["waits", "holds", "ended"]


def too_deep(value: Any, depth: int = MAX_DEPTH) -> bool:
    """Whether a pattern is nested too deeply."""
    if isinstance(value, dict):
        return depth == 0 or any(too_deep(item, depth - 1) for item in value.values())
    if isinstance(value, list):
        return depth == 0 or any(too_deep(item, depth - 1) for item in value)
    return False


def size(value: Any) -> int:
    """The number of values and names in a pattern."""
    if isinstance(value, dict):
        return 1 + sum(1 + size(item) for item in value.values())
    if isinstance(value, list):
        return 1 + sum(size(item) for item in value)
    return 1


def matches(pattern: Any, value: Any) -> bool:
    """Whether a value matches a pattern.

    An object matches if every named part does; `{"min", "max"}` bounds a number, `{"in": […]}`
    lists alternatives; anything else matches only an equal value.
    """
    if isinstance(pattern, dict) and pattern and pattern.keys() <= BOUNDS:
        if "in" in pattern:
            choice = pattern["in"]
            if not isinstance(choice, list) or not any(matches(item, value) for item in choice):
                return False
        if pattern.keys() & {"min", "max"}:
            if isinstance(value, bool) or not isinstance(value, int | float):
                return False
            low, high = pattern.get("min", value), pattern.get("max", value)
            numbers = isinstance(low, int | float) and isinstance(high, int | float)
            return numbers and low <= value <= high
        return True
    if isinstance(pattern, dict):
        if not isinstance(value, dict):
            return False
        return all(key in value and matches(part, value[key]) for key, part in pattern.items())
    return type(pattern) is type(value) and bool(pattern == value)


def fits(when: When, prompt: Message) -> bool:
    """Whether a prompt matches."""
    return when.id == prompt.id and matches(when.values, prompt.values)


def status_of(standing: StoredOrder, public: Message) -> OrderStatus:
    """The status of an order at the prompt that spectators see; marks the order as begun."""
    order = standing.order
    if order.uses and standing.used >= order.uses:
        return "ended"
    if order.span is None:
        return "holds"
    here = fits(order.span, public)
    if standing.begun and not here:
        return "ended"
    standing.begun = standing.begun or here
    return "holds" if here else "waits"


def plan(game: Game[Any], state: Any, seat: int, order: Order) -> list[int] | None:
    """The actions that execute an order at this decision, or None if no rule matches."""
    prompt = game.prompt(state, seat)
    nodes = MAX_NODES
    for rule in order.rules:
        if fits(rule.when, prompt):
            search = _Search(game, seat, rule, nodes)
            found = search.plan(state)
            if found is not None:
                return found
            nodes = search.nodes
    return None


class _Search:
    """Depth-first search for the steps of one rule."""

    def __init__(self, game: Game[Any], seat: int, rule: Rule, nodes: int) -> None:
        self.game = game
        self.seat = seat
        self.rule = rule
        self.nodes = nodes
        self.best: tuple[float, list[int]] | None = None
        self.tried: set[str] = set()
        """The states reached so far: steps in another order lead to the same one."""

    def plan(self, state: Any) -> list[int] | None:
        self._try(state, [])
        return self.best[1] if self.best is not None else None

    def _try(self, state: Any, done: list[int]) -> None:
        game, seat, rule = self.game, self.seat, self.rule
        steps = []
        for action in game.legal(state, seat):
            if self.nodes <= 0 or (self.best is not None and not rule.least):
                return
            self.nodes -= 1
            form = game.encode(seat, int(action))
            preview = game.preview(state, seat, int(action))
            if not all(
                matches(part, preview[k]) for k, part in rule.preview.items() if k in preview
            ):
                continue
            if any(matches(pattern, form) for pattern in rule.finish):
                worth = preview.get(rule.least, 0) if rule.least else 0
                value = float(worth) if isinstance(worth, int | float) else 0.0
                if self.best is None or value < self.best[0]:
                    self.best = (value, [*done, int(action)])
            elif any(matches(pattern, form) for pattern in rule.steps):
                steps.append(int(action))
        for action in steps if len(done) < MAX_STEPS else ():
            after = state.copy()
            game.apply(after, seat, action)
            # The search ends with the seat's decision: it may not use what the seat cannot know.
            if game.to_move(after) == CHANCE or seat not in game.actors(after):
                continue
            key = game.fingerprint(after)
            if key not in self.tried:
                self.tried.add(key)
                self._try(after, [*done, action])
