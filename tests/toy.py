"""Fiera, a toy game that uses every feature of the core, to test the core and the laws.

There is a pool of fourteen cards of four kinds, worth 1 to 4. Each player is dealt two, and one
card is buried, hidden from everyone. In their turn players may show cards of their hand (a point
each) and look at the buried card once; then they draw a card, pass, or sell: first they choose the
card, then one of two stalls. After two rounds (long game: three) all players bid a card or nothing,
simultaneously and secretly, for the buried card; the unique highest bid wins it. Cards left in hand
count a point each.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from librt.vecs import append, vec
from mypy_extensions import i64

from contrada.core.errors import BadComponents, UnknownGame
from contrada.core.game import CHANCE, TERMINAL, Game, Policy, State
from contrada.core.messages import Breakdown, Json, Message, ScoreLine
from contrada.core.registry import GameEntry
from contrada.core.rng import Rng
from contrada.core.spec import GameSpec, Options, OptionSpec
from contrada.core.vocabulary import Field, Verb, Vocabulary

KINDS: Final = 4
STALLS: Final = 2
POOL: Final = (5, 4, 3, 2)
NONE: Final = -1

PASS: Final = 0
DRAW: Final = 1
PEEK: Final = 2
OFFER: Final = 3
SHOW: Final = 7
AT: Final = 11
BID: Final = 13
KIND = Field("kind", ["fig", "olive", "lemon", "saffron"])
PLAYER = Vocabulary(
    Verb("pass", PASS),
    Verb("draw", DRAW),
    Verb("peek", PEEK),
    Verb("offer", OFFER, KIND),
    Verb("show", SHOW, KIND),
    Verb("at", AT, Field("stall", [1, 2])),
    Verb("bid", BID, Field("kind", ["nothing", *KIND.values])),
)
CHANCE_OUTCOMES = Vocabulary(Verb("card", 0, KIND))

BURY: Final = 0
DEAL: Final = 1
TURNS: Final = 2
BIDDING: Final = 3
OVER: Final = 4


class Fiera(State):
    """A position of Fiera."""

    def __init__(
        self,
        seats: int,
        rounds: int,
        phase: int,
        turn: int,
        played: int,
        drawing: int,
        pool: list[int],
        hands: list[list[int]],
        shown: list[list[int]],
        sold: list[int],
        points: list[int],
        buried: int,
        peeked: list[int],
        offered: int,
        bids: list[int],
    ) -> None:
        self.seats = seats
        self.rounds = rounds
        self.phase = phase
        self.turn = turn
        self.played = played
        """Completed rounds."""
        self.drawing = drawing
        """The seat that receives the next card, or NONE."""
        self.pool = pool
        self.hands = hands
        self.shown = shown
        """By seat and kind: the number of cards of the hand that are public."""
        self.sold = sold
        self.points = points
        self.buried = buried
        self.peeked = peeked
        self.offered = offered
        """The draft: the card to be sold."""
        self.bids = bids
        """By seat: NONE before the choice, 0 for nothing, otherwise kind + 1."""

    def copy(self) -> Fiera:
        return Fiera(
            self.seats,
            self.rounds,
            self.phase,
            self.turn,
            self.played,
            self.drawing,
            self.pool[:],
            [hand[:] for hand in self.hands],
            [shown[:] for shown in self.shown],
            self.sold[:],
            self.points[:],
            self.buried,
            self.peeked[:],
            self.offered,
            self.bids[:],
        )

    def dump(self) -> list[Any]:
        copied = self.copy()
        return [
            copied.seats,
            copied.rounds,
            copied.phase,
            copied.turn,
            copied.played,
            copied.drawing,
            copied.pool,
            copied.hands,
            copied.shown,
            copied.sold,
            copied.points,
            copied.buried,
            copied.peeked,
            copied.offered,
            copied.bids,
        ]


class SeatView(msgspec.Struct):
    cards: int
    shown: list[int]
    points: int
    peeked: bool
    hand: list[int] | None
    bid: int | None


class View(msgspec.Struct):
    phase: int
    turn: int
    played: int
    pool: int
    sold: list[int]
    seats: list[SeatView]
    buried: int | None
    offered: int | None


class FieraGame(Game[Fiera]):
    """The rules of Fiera."""

    def __init__(self, components: Json | None = None) -> None:
        if components is not None and components != {"pool": list(POOL)}:
            raise BadComponents(f"Fiera has the cards {list(POOL)}, not {components.get('pool')}.")
        spec = GameSpec(
            id="fiera",
            title="Fiera",
            min_seats=2,
            max_seats=3,
            options=(OptionSpec("long", (False, True)),),
            rules_version=1,
            num_actions=PLAYER.size,
            num_chance=CHANCE_OUTCOMES.size,
            max_plies=200,
        )
        super().__init__(spec, {"pool": list(POOL)})

    def initial(self, seats: int, options: Options | None = None) -> Fiera:
        options = self.chosen(options)
        return Fiera(
            seats,
            3 if options["long"] else 2,
            BURY,
            0,
            0,
            NONE,
            list(POOL),
            [[0] * KINDS for _ in range(seats)],
            [[0] * KINDS for _ in range(seats)],
            [0] * KINDS,
            [0] * seats,
            NONE,
            [0] * seats,
            NONE,
            [NONE] * seats,
        )

    def to_move(self, s: Fiera) -> i64:
        if s.phase == OVER:
            return TERMINAL
        if s.phase == BURY or s.drawing != NONE:
            return CHANCE
        return s.turn if s.phase == TURNS else s.bids.index(NONE)

    def actors(self, s: Fiera) -> Sequence[int]:
        if s.phase == BIDDING:
            return [seat for seat in range(s.seats) if s.bids[seat] == NONE]
        turn = self.to_move(s)
        return [turn] if turn >= 0 else []

    def legal(self, s: Fiera, seat: i64) -> vec[i64]:
        found = vec[i64]()
        if seat not in self.actors(s):
            return found
        hand = s.hands[seat]
        if s.phase == BIDDING:
            found = append(found, BID)
            for kind in range(KINDS):
                if hand[kind]:
                    found = append(found, BID + 1 + kind)
        elif s.offered != NONE:
            found = append(append(found, AT), AT + 1)
        else:
            found = append(found, PASS)
            if sum(s.pool):
                found = append(found, DRAW)
            if not s.peeked[seat]:
                found = append(found, PEEK)
            for kind in range(KINDS):
                if hand[kind]:
                    found = append(found, OFFER + kind)
            for kind in range(KINDS):
                if hand[kind] > s.shown[seat][kind]:
                    found = append(found, SHOW + kind)
        return found

    def apply(self, s: Fiera, seat: i64, a: i64) -> None:
        if seat == CHANCE:
            self._take_card(s, a)
        elif a == PASS:
            self._end_turn(s)
        elif a == DRAW:
            s.drawing = int(seat)
        elif a == PEEK:
            s.peeked[seat] = 1
        elif a >= BID:
            s.bids[seat] = int(a) - BID
            if NONE not in s.bids:
                self._settle_bids(s)
        elif a >= AT:
            kind = s.offered
            s.hands[seat][kind] -= 1
            s.shown[seat][kind] = min(s.shown[seat][kind], s.hands[seat][kind])
            s.sold[kind] += 1
            s.points[seat] += kind + 1 + (int(a) - AT)
            s.offered = NONE
            self._end_turn(s)
        elif a >= SHOW:
            s.shown[seat][a - SHOW] += 1
            s.points[seat] += 1
        else:
            s.offered = int(a) - OFFER

    def _take_card(self, s: Fiera, a: i64) -> None:
        s.pool[a] -= 1
        if s.phase == BURY:
            s.buried = int(a)
            s.phase = DEAL
            s.drawing = 0
            return
        s.hands[s.drawing][a] += 1
        if s.phase == TURNS:
            s.drawing = NONE
            self._end_turn(s)
        elif sum(s.hands[s.drawing]) == 2:
            s.drawing += 1
            if s.drawing == s.seats:
                s.drawing = NONE
                s.phase = TURNS

    def _end_turn(self, s: Fiera) -> None:
        s.turn += 1
        if s.turn == s.seats:
            s.turn = 0
            s.played += 1
            if s.played == s.rounds:
                s.phase = BIDDING

    def _settle_bids(self, s: Fiera) -> None:
        for seat, bid in enumerate(s.bids):
            if bid > 0:
                s.hands[seat][bid - 1] -= 1
                s.sold[bid - 1] += 1
        best = max(s.bids)
        if best > 0 and s.bids.count(best) == 1:
            s.points[s.bids.index(best)] += s.buried + 1
        s.phase = OVER

    def sample(self, s: Fiera, rng: Rng) -> i64:
        at = rng.below(sum(s.pool))
        kind = 0
        while at >= s.pool[kind]:
            at -= s.pool[kind]
            kind += 1
        return kind

    def outcomes(self, s: Fiera) -> list[tuple[int, float]] | None:
        total = sum(s.pool)
        return [(kind, n / total) for kind, n in enumerate(s.pool) if n]

    # -- results -----------------------------------------------------------------------------

    def scores(self, s: Fiera) -> list[int]:
        return [s.points[seat] + sum(s.hands[seat]) for seat in range(s.seats)]

    def ranking(self, s: Fiera) -> list[int]:
        scores = self.scores(s)
        return [1 + sum(1 for other in scores if other > mine) for mine in scores]

    # -- knowledge ---------------------------------------------------------------------------

    def view(self, s: Fiera, viewer: int) -> Any:
        over = s.phase == OVER
        knows = over or (viewer >= 0 and s.peeked[viewer])
        return View(
            s.phase,
            s.turn,
            s.played,
            sum(s.pool),
            list(s.sold),
            [
                SeatView(
                    sum(s.hands[q]),
                    list(s.shown[q]),
                    s.points[q],
                    bool(s.peeked[q]),
                    list(s.hands[q]) if over or q == viewer else None,
                    s.bids[q] if over or q == viewer else None,
                )
                for q in range(s.seats)
            ],
            s.buried if knows else None,
            s.offered if viewer == s.turn else None,
        )

    def info_key(self, s: Fiera, seat: int) -> Any:
        own = tuple(s.hands[seat]), s.bids[seat], s.offered if seat == s.turn else NONE
        buried = s.buried if s.peeked[seat] else NONE
        public = (
            (s.seats, s.rounds, s.phase, s.turn, s.played, s.drawing),
            tuple(sum(hand) for hand in s.hands),
            tuple(tuple(shown) for shown in s.shown),
            (*s.sold, *s.points, *s.peeked, sum(s.pool)),
        )
        if s.phase == OVER:
            return public, s.buried, tuple(map(tuple, s.hands)), tuple(s.bids)
        return public, own, buried

    def determinize(self, s: Fiera, seat: i64, rng: Rng) -> Fiera:
        d = s.copy()
        if s.phase == OVER:
            return d
        if seat != s.turn:
            d.offered = NONE
        unseen = list(POOL)
        for kind in range(KINDS):
            unseen[kind] -= s.hands[seat][kind] + s.sold[kind]
            for q in range(s.seats):
                if q != seat:
                    unseen[kind] -= s.shown[q][kind]
        if s.buried != NONE:
            if s.peeked[seat]:
                unseen[s.buried] -= 1
            else:
                d.buried = self._unseen_card(unseen, rng)
        for q in range(s.seats):
            if q != seat:
                d.bids[q] = NONE
                d.hands[q] = s.shown[q][:]
                for _ in range(sum(s.hands[q]) - sum(s.shown[q])):
                    d.hands[q][self._unseen_card(unseen, rng)] += 1
        d.pool = unseen
        return d

    def _unseen_card(self, unseen: list[int], rng: Rng) -> int:
        at = rng.below(sum(unseen))
        kind = 0
        while at >= unseen[kind]:
            at -= unseen[kind]
            kind += 1
        unseen[kind] -= 1
        return kind

    def redact(self, s: Fiera, actor: int, a: int, viewer: int) -> Json | None:
        if actor == CHANCE:
            form: Json = {"do": "bury" if s.phase == BURY else "deal"}
            if s.drawing != NONE:
                form["to"] = s.drawing
                if s.drawing == viewer:
                    form["kind"] = KIND.values[a]
            return form
        if a >= BID:
            if s.bids.count(NONE) > 1:
                return PLAYER.encode(a) if viewer == actor else None
            bids = [*s.bids]
            bids[actor] = a - BID
            return {"do": "bids", "bids": bids, "buried": s.buried}
        if OFFER <= a < SHOW:
            return None
        if a >= AT:
            return {"do": "sell", "kind": KIND.values[s.offered], "stall": a - AT + 1}
        if a == PEEK and viewer == actor:
            return {"do": "peek", "kind": KIND.values[s.buried]}
        return PLAYER.encode(a)

    def barrier(self, s: Fiera, actor: int, a: int) -> bool:
        return a == PEEK or SHOW <= a < AT

    # -- words -------------------------------------------------------------------------------

    def prompt(self, s: Fiera, viewer: int) -> Message:
        if s.phase == OVER:
            return Message("fiera-over")
        if s.phase == BIDDING:
            waits = viewer >= 0 and s.bids[viewer] != NONE
            return Message("fiera-wait" if waits or viewer < 0 else "fiera-bid")
        if viewer != s.turn:
            return Message("fiera-turn", {"seat": {"is": "seat", "seat": s.turn}})
        return Message("fiera-choose" if s.offered == NONE else "fiera-stall")

    def breakdown(self, s: Fiera, of: int, viewer: int) -> Breakdown:
        lines = [ScoreLine("market", s.points[of]), ScoreLine("hand", sum(s.hands[of]))]
        return Breakdown(sum(line.points for line in lines), lines)

    def preview(self, s: Fiera, seat: int, a: int) -> Json:
        if AT <= a < BID:
            return {"points": s.offered + 1 + a - AT}
        return {"points": 1} if SHOW <= a < AT else {}

    # -- forms -------------------------------------------------------------------------------

    def encode(self, seat: int, a: int) -> Json:
        return (CHANCE_OUTCOMES if seat == CHANCE else PLAYER).encode(a)

    def decode(self, seat: int, form: Json) -> int:
        return (CHANCE_OUTCOMES if seat == CHANCE else PLAYER).decode(form)

    def restore(self, data: list[Any]) -> Fiera:
        return Fiera(*data).copy()

    def check(self, s: Fiera) -> list[str]:
        faults = []
        for kind in range(KINDS):
            held = s.pool[kind] + s.sold[kind] + int(s.buried == kind)
            held += sum(hand[kind] for hand in s.hands)
            if held != POOL[kind]:
                faults.append(f"{held} cards of {KIND.values[kind]} instead of {POOL[kind]}")
            for seat in range(s.seats):
                if not 0 <= s.shown[seat][kind] <= s.hands[seat][kind] and s.phase != OVER:
                    faults.append(f"seat {seat} has shown {KIND.values[kind]} it does not hold")
        return faults


class FieraPolicy(Policy[Fiera]):
    """A trivial policy."""

    def evaluate(self, s: Fiera) -> list[float]:
        return [float(points) for points in s.points]

    def prior(self, s: Fiera, seat: i64, legal: vec[i64]) -> list[float]:
        return [1.0] * len(legal)


def make_fiera(game_id: str = "fiera", components: Json | None = None) -> Game[Any]:
    """Create the toy game like `registry.make_game`, by name."""
    if game_id != "fiera":
        raise UnknownGame(f"{game_id!r} is not Fiera.")
    return FieraGame(components)


ENTRY: Final = GameEntry(FieraGame().spec, FieraGame, lambda _game: FieraPolicy())
