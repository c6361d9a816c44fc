"""Defective versions of Cesto: each has one defect in its drafts or answers."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from contrada.core.game import CHANCE
from contrada.core.match import Match
from contrada.core.messages import Json, Message, Supply, SupplyRow
from tests.basket import BUY, KINDS, PUT, Basket, Cesto, CestoPolicy

COIN: Json = {"is": "coin"}


class Ascending(Cesto):
    """Fruit must be put into the basket in ascending order."""

    def legal(self, s: Basket, seat: i64) -> vec[i64]:
        highest = max((kind for kind in range(KINDS) if s.draft[kind]), default=0)
        found = vec[i64]()
        for a in super().legal(s, seat):
            if a == BUY or a >= PUT + highest:
                found = append(found, a)
        return found


class RemembersTheLast(Cesto):
    """The state contains the last step of the draft."""

    def apply(self, s: Basket, seat: i64, a: i64) -> None:
        super().apply(s, seat, a)
        s.last = int(a) if seat != CHANCE and s.dealt else 0


class EndsEarly(Cesto):
    """A lemon ends the turn, whatever else could be bought."""

    def apply(self, s: Basket, seat: i64, a: i64) -> None:
        turn = s.turn
        super().apply(s, seat, a)
        if seat != CHANCE and a == PUT + 2 and s.turn == turn and s.dealt:
            self.buy(s)


class GivesChange(Cesto):
    """An olive gives a coin back, so a basket is affordable in some orders only."""

    def left(self, s: Basket) -> int:
        return super().left(s) + s.draft[1]


class DeclaredChange(GivesChange):
    """The same, declared."""

    def gains(self, s: Basket, seat: int, a: int) -> bool:
        return a == PUT + 1


class NoReason(Cesto):
    """There is no reason against an illegal action."""

    def why_not(self, s: Basket, seat: int, what: Json) -> Message | None:
        return None


class ReasonAgainstAll(Cesto):
    """There is a reason against legal actions too."""

    def why_not(self, s: Basket, seat: int, what: Json) -> Message | None:
        return super().why_not(s, seat, what) or Message("no")


class CrashingReason(Cesto):
    """The reason against an action raises a KeyError."""

    def reason(self, s: Basket, seat: int, what: Json) -> Message | None:
        return Message("costs", {"cost": what["price"]} if "do" in what else {})


class CrashingPieces(Cesto):
    """A piece that does not exist raises a ZeroDivisionError."""

    def reason(self, s: Basket, seat: int, what: Json) -> Message | None:
        if "is" in what:
            return Message("costs", {"cost": 1 // int(what["is"] == "fruit")})
        return super().reason(s, seat, what)


class LeakingReason(Cesto):
    """The reason depends on another seat's draft."""

    def why_not(self, s: Basket, seat: int, what: Json) -> Message | None:
        said = super().why_not(s, seat, what)
        return Message(said.id, {"draft": sum(s.draft)}) if said else said


class LeakingSupply(Cesto):
    """What can still come depends on another seat's draft."""

    def supply(self, s: Basket, viewer: int) -> list[Supply]:
        n = sum(s.draft)
        return [Supply("purse", n, [SupplyRow(COIN, 0, n)])]


class LeakingPublicSupply(Cesto):
    """Spectators see the draft in the supply."""

    def supply(self, s: Basket, viewer: int) -> list[Supply]:
        return LeakingSupply.supply(self, s, viewer) if viewer < 0 else []  # type: ignore[arg-type]


class NegativeSupply(Cesto):
    """More was seen than there is."""

    def supply(self, s: Basket, viewer: int) -> list[Supply]:
        return [Supply("deck", 0, [SupplyRow(COIN, -1, 0)])]


class WrongSupply(Cesto):
    """The rows do not add up."""

    def supply(self, s: Basket, viewer: int) -> list[Supply]:
        return [Supply("deck", 3, [SupplyRow(COIN, 0, 2)])]


class DoubleSupply(Cesto):
    """A piece has two rows."""

    def supply(self, s: Basket, viewer: int) -> list[Supply]:
        return [Supply("deck", 2, [SupplyRow(COIN, 0, 1), SupplyRow(COIN, 0, 1)])]


# -- policies -------------------------------------------------------------------------------------


class IgnoresTheRoot(CestoPolicy):
    """Narrows by the whole draft, whatever the search began with."""

    def narrow(self, s: Basket, seat: i64, legal: vec[i64], root: Basket | None) -> vec[i64]:
        return super().narrow(s, seat, legal, None)


class NeverBuys(CestoPolicy):
    """Leaves out buying while something else is possible."""

    def narrow(self, s: Basket, seat: i64, legal: vec[i64], root: Basket | None) -> vec[i64]:
        return legal[1:]


class Inventive(CestoPolicy):
    """Adds an action that is not legal."""

    def narrow(self, s: Basket, seat: i64, legal: vec[i64], root: Basket | None) -> vec[i64]:
        return append(legal, PUT + KINDS)


# -- matches --------------------------------------------------------------------------------------


def takes_the_last(match: Match, seat: int, _action: int) -> None:
    """A `withdraw` that undoes the last step, whichever was meant."""
    match.undo(seat)


def refuses(match: Match, seat: int, _action: int) -> None:
    """A `withdraw` that always refuses."""
    match.withdraw(seat, 10**6)


def refuses_halfway(true: Any) -> Any:
    """A `withdraw` that refuses after it has changed the match."""

    def withdraw(match: Match, seat: int, _action: int) -> None:
        match.undo(seat)
        true(match, seat, 10**6)

    return withdraw
