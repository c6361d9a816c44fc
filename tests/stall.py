"""Cestino, a toy game with a draft in free order, to test taking steps out and asking for reasons.

In a turn a player puts fruits into a basket, each of them with a price, for up to four coins, and
then buys the basket. A melon needs a fig beside it. After two rounds the one with more fruits wins.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Final

import msgspec
from librt.vecs import append, vec
from mypy_extensions import i64

from contrada.core.game import TERMINAL, Game, Policy, State
from contrada.core.messages import Breakdown, Json, Message, ScoreLine, seat_form
from contrada.core.registry import GameEntry
from contrada.core.rng import Rng
from contrada.core.spec import GameSpec, Options
from contrada.core.vocabulary import Field, Verb, Vocabulary

FRUITS: Final = ("fig", "olive", "melon")
PRICES: Final = (1, 1, 2)
BUDGET: Final = 4
TURNS: Final = 4
BUY: Final = 0
PUT: Final = 1
MELON: Final = 2
ACTIONS = Vocabulary(Verb("buy", BUY), Verb("put", PUT, Field("fruit", FRUITS)))


class Basket(State):
    """A position: the number of turns played, the open basket, and what everybody has."""

    def __init__(self, played: int, basket: list[int], own: list[list[int]]) -> None:
        self.played = played
        self.basket = basket
        self.own = own

    def copy(self) -> Basket:
        return Basket(self.played, self.basket[:], [fruits[:] for fruits in self.own])

    def dump(self) -> list[Any]:
        copied = self.copy()
        return [copied.played, copied.basket, copied.own]


class View(msgspec.Struct):
    played: int
    basket: list[int] | None
    own: list[list[int]]


class BasketGame(Game[Basket]):
    """The rules of Cestino."""

    def __init__(self, components: Json | None = None) -> None:
        spec = GameSpec("cestino", "Cestino", 2, 2, (), 1, ACTIONS.size, 0, 60)
        super().__init__(spec, {})

    def initial(self, seats: int, options: Options | None = None) -> Basket:
        return Basket(0, [0, 0, 0], [[0, 0, 0] for _ in range(seats)])

    def to_move(self, s: Basket) -> i64:
        return s.played % 2 if s.played < TURNS else TERMINAL

    def _cost(self, s: Basket) -> int:
        return sum(n * price for n, price in zip(s.basket, PRICES, strict=True))

    def legal(self, s: Basket, seat: i64) -> vec[i64]:
        found = vec[i64]()
        if sum(s.basket):
            found = append(found, BUY)
        for fruit in range(3):
            if self._refused(s, fruit) is None:
                found = append(found, PUT + fruit)
        return found

    def _refused(self, s: Basket, fruit: int) -> Message | None:
        left = BUDGET - self._cost(s)
        if PRICES[fruit] > left:
            return Message("poor", {"price": PRICES[fruit], "left": left})
        return Message("alone") if fruit == MELON and not s.basket[0] else None

    def apply(self, s: Basket, seat: i64, a: i64) -> None:
        if a >= PUT:
            s.basket[a - PUT] += 1
            return
        for fruit in range(3):
            s.own[seat][fruit] += s.basket[fruit]
        s.basket = [0, 0, 0]
        s.played += 1

    def unordered(self, a: int) -> bool:
        return a >= PUT

    def reason(self, s: Basket, seat: int, what: Json) -> Message | None:
        if what.get("do") == "put" or what.get("is") == "fruit":
            return self._refused(s, FRUITS.index(what["fruit"]))
        return Message("empty") if what.get("do") == "buy" else None

    def scores(self, s: Basket) -> list[int]:
        return [sum(fruits) for fruits in s.own]

    def ranking(self, s: Basket) -> list[int]:
        scores = self.scores(s)
        return [1 + sum(other > mine for other in scores) for mine in scores]

    def view(self, s: Basket, viewer: int) -> Any:
        basket = list(s.basket) if viewer == self.to_move(s) else None
        return View(s.played, basket, [list(own) for own in s.own])

    def info_key(self, s: Basket, seat: int) -> Hashable:
        own = tuple(s.basket) if seat == self.to_move(s) else ()
        return s.played, own, tuple(map(tuple, s.own))

    def determinize(self, s: Basket, seat: i64, rng: Rng) -> Basket:
        copied = s.copy()
        if seat != self.to_move(s):
            copied.basket = [0, 0, 0]
        return copied

    def redact(self, s: Basket, actor: int, a: int, viewer: int) -> Json | None:
        return {"do": "bought", "fruits": s.basket[:]} if a == BUY else None

    def prompt(self, s: Basket, viewer: int) -> Message:
        turn = int(self.to_move(s))
        return Message("turn") if viewer == turn else Message("wait", {"who": seat_form(turn)})

    def breakdown(self, s: Basket, of: int, viewer: int) -> Breakdown:
        points = sum(s.own[of])
        return Breakdown(points, [ScoreLine("fruits", points)])

    def encode(self, seat: int, a: int) -> Json:
        return ACTIONS.encode(a)

    def decode(self, seat: int, form: Json) -> int:
        return ACTIONS.decode(form)

    def restore(self, data: list[Any]) -> Basket:
        return Basket(*data)

    def check(self, s: Basket) -> list[str]:
        return []


ENTRY: Final = GameEntry(BasketGame().spec, BasketGame, lambda _game: Policy())
