"""Cesto, a toy game whose decisions are drafts: fill a basket in any order, then buy it.

Each turn chance deals a coin card to a seat. It puts fruit into its basket while it can pay, and
buys; the turn ends by itself only when nothing more is affordable. Nothing is hidden but a draft.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from contrada.core.game import CHANCE, TERMINAL, Game, Policy, State
from contrada.core.messages import Breakdown, Json, Message, ScoreLine, Supply, SupplyRow
from contrada.core.registry import GameEntry
from contrada.core.rng import Rng
from contrada.core.spec import GameSpec, Options
from contrada.core.vocabulary import Field, Verb, Vocabulary

KINDS: Final = 3
DECK: Final = (4, 4, 4)
ROUNDS: Final = 2
BUY: Final = 0
PUT: Final = 1
FRUIT = Field("fruit", ["fig", "olive", "lemon"])
PLAYER = Vocabulary(Verb("buy", BUY), Verb("put", PUT, FRUIT))
CARDS = Vocabulary(Verb("coins", 0, Field("number", [3, 5, 7])))


class Basket(State):
    """A position of Cesto."""

    def __init__(
        self,
        seats: int,
        turn: int,
        played: int,
        dealt: int,
        deck: list[int],
        coins: list[int],
        draft: list[int],
        bought: list[list[int]],
        last: int,
    ) -> None:
        self.seats = seats
        self.turn = turn
        self.played = played
        self.dealt = dealt
        """1 after the coin card of this turn has been dealt."""
        self.deck = deck
        self.coins = coins
        self.draft = draft
        self.bought = bought
        self.last = last
        """Unused, for a defect: the last step."""

    def copy(self) -> Basket:
        return Basket(*self.dump())

    def dump(self) -> list[Any]:
        return [
            self.seats,
            self.turn,
            self.played,
            self.dealt,
            self.deck[:],
            self.coins[:],
            self.draft[:],
            [bought[:] for bought in self.bought],
            self.last,
        ]


class Cesto(Game[Basket]):
    """The rules of Cesto."""

    def __init__(self, components: Json | None = None) -> None:
        spec = GameSpec(
            id="cesto",
            title="Cesto",
            min_seats=2,
            max_seats=3,
            options=(),
            rules_version=1,
            num_actions=PLAYER.size,
            num_chance=CARDS.size,
            max_plies=200,
        )
        super().__init__(spec, {})

    def initial(self, seats: int, options: Options | None = None) -> Basket:
        bought = [[0] * KINDS for _ in range(seats)]
        return Basket(seats, 0, 0, 0, list(DECK), [0] * seats, [0] * KINDS, bought, 0)

    def to_move(self, s: Basket) -> i64:
        if s.played == ROUNDS:
            return TERMINAL
        return s.turn if s.dealt else CHANCE

    def left(self, s: Basket) -> int:
        """The coins that the draft leaves."""
        return s.coins[s.turn] - sum(n * (kind + 1) for kind, n in enumerate(s.draft))

    def legal(self, s: Basket, seat: i64) -> vec[i64]:
        found = vec[i64]()
        if seat != self.to_move(s):
            return found
        found = append(found, BUY)
        for kind in range(KINDS):
            if self.affordable(s, kind):
                found = append(found, PUT + kind)
        return found

    def affordable(self, s: Basket, kind: int) -> bool:
        """Whether one more fruit of this kind can be paid."""
        return kind + 1 <= self.left(s)

    def ended(self, s: Basket) -> bool:
        """Whether nothing but buying is possible."""
        return not any(self.affordable(s, kind) for kind in range(KINDS))

    def apply(self, s: Basket, seat: i64, a: i64) -> None:
        if seat == CHANCE:
            s.deck[a] -= 1
            s.coins[s.turn] += 3 + 2 * int(a)
            s.dealt = 1
        elif a >= PUT:
            s.draft[a - PUT] += 1
            if self.ended(s):
                self.buy(s)
        else:
            self.buy(s)

    def buy(self, s: Basket) -> None:
        """Pay for the basket and end the turn."""
        s.coins[s.turn] = self.left(s)
        for kind in range(KINDS):
            s.bought[s.turn][kind] += s.draft[kind]
        s.draft = [0] * KINDS
        s.dealt = 0
        s.turn += 1
        if s.turn == s.seats:
            s.turn = 0
            s.played += 1

    def sample(self, s: Basket, rng: Rng) -> i64:
        at = rng.below(sum(s.deck))
        kind = 0
        while at >= s.deck[kind]:
            at -= s.deck[kind]
            kind += 1
        return kind

    def outcomes(self, s: Basket) -> list[tuple[int, float]] | None:
        total = sum(s.deck)
        return [(kind, n / total) for kind, n in enumerate(s.deck) if n]

    def source(self, s: Basket) -> i64:
        return 0

    def pool(self, s: Basket) -> list[tuple[int, int]]:
        return [(kind, n) for kind, n in enumerate(s.deck) if n]

    def unordered(self, a: int) -> bool:
        return a >= PUT

    # -- results and knowledge ---------------------------------------------------------------

    def scores(self, s: Basket) -> list[int]:
        return [sum(n * (2 * kind + 1) for kind, n in enumerate(row)) for row in s.bought]

    def ranking(self, s: Basket) -> list[int]:
        scores = self.scores(s)
        return [1 + sum(other > mine for other in scores) for mine in scores]

    def seen(self, s: Basket, viewer: int) -> Basket:
        """The position without the draft of another seat."""
        copied = s.copy()
        if viewer != s.turn:
            copied.draft = [0] * KINDS
            copied.last = 0
        return copied

    def view(self, s: Basket, viewer: int) -> Any:
        fruit = [{"is": "fruit", "fruit": name} for name in FRUIT.values]
        return {"state": self.seen(s, viewer).dump(), "fruit": fruit}

    def info_key(self, s: Basket, seat: int) -> str:
        return repr(self.seen(s, seat).dump())

    def determinize(self, s: Basket, seat: i64, rng: Rng) -> Basket:
        return self.seen(s, int(seat))

    def redact(self, s: Basket, actor: int, a: int, viewer: int) -> Json | None:
        if actor == CHANCE:
            return CARDS.encode(a)
        after = s.copy()
        self.apply(after, actor, a)
        return {"do": "bought", "all": after.bought[actor]} if after.turn != s.turn else None

    # -- words -------------------------------------------------------------------------------

    def prompt(self, s: Basket, viewer: int) -> Message:
        return Message("over" if s.played == ROUNDS else "fill")

    def reason(self, s: Basket, seat: int, what: Json) -> Message | None:
        if what.get("do") == "put" or what["is"] == "fruit":
            cost = list(FRUIT.values).index(what["fruit"]) + 1
            return Message("costs", {"cost": cost, "left": self.left(s)})
        return None

    def supply(self, s: Basket, viewer: int) -> list[Supply]:
        rows = [
            SupplyRow({"is": "coins", "number": 3 + 2 * kind}, DECK[kind] - n, n)
            for kind, n in enumerate(s.deck)
        ]
        return [Supply("deck", sum(s.deck), rows)]

    def breakdown(self, s: Basket, of: int, viewer: int) -> Breakdown:
        score = self.scores(s)[of]
        return Breakdown(score, [ScoreLine("fruit", score)])

    def encode(self, seat: int, a: int) -> Json:
        return (CARDS if seat == CHANCE else PLAYER).encode(a)

    def decode(self, seat: int, form: Json) -> int:
        return (CARDS if seat == CHANCE else PLAYER).decode(form)

    def restore(self, data: list[Any]) -> Basket:
        return Basket(*data).copy()

    def check(self, s: Basket) -> list[str]:
        return ["coins are owed"] if min(s.coins) < 0 else []


class CestoPolicy(Policy[Basket]):
    """Values the fruit bought; searches baskets in ascending order of kinds."""

    def evaluate(self, s: Basket) -> list[float]:
        return [float(sum(n * (2 * k + 1) for k, n in enumerate(row))) for row in s.bought]

    def prior(self, s: Basket, seat: i64, legal: vec[i64]) -> list[float]:
        return [1.0] * len(legal)

    def narrow(self, s: Basket, seat: i64, legal: vec[i64], root: Basket | None) -> vec[i64]:
        before = root.draft if root is not None else [0] * KINDS
        added = [kind for kind in range(KINDS) if s.draft[kind] > before[kind]]
        least = PUT + max(added, default=0)
        found = vec[i64]()
        for a in legal:
            if a == BUY or a >= least:
                found = append(found, a)
        return found


ENTRY: Final = GameEntry(Cesto().spec, Cesto, lambda _game: CestoPolicy())
