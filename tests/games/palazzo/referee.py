"""A naive model of Palazzo, written from the rules; it shares no code with the engine.

It knows pieces and actions by their JSON forms only. A card is `("brown", 5)` or `("", 2)` for a
certificate, a tile is `(material, floor, windows)`, a palazzo is a tuple of tiles by floor.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from itertools import product
from pathlib import Path
from typing import Any

import contrada.games.palazzo as package

Card = tuple[str, int]
Tile = tuple[str, int, int]
Palazzo = tuple[Tile, ...]
Form = dict[str, Any]

CURRENCIES = ("brown", "green", "blue")
MATERIALS = ("brick", "sandstone", "marble")
CERTIFICATE: Card = ("", 2)
CARDS: list[Card] = [*product(CURRENCIES, range(3, 8)), CERTIFICATE]
RIDER: Tile = ("rider", 0, 0)


def card_of(form: Form) -> Card:
    return CERTIFICATE if form["is"] == "certificate" else (form["currency"], form["value"])


def card_form(card: Card) -> Form:
    if card == CERTIFICATE:
        return {"is": "certificate"}
    return {"is": "card", "currency": card[0], "value": card[1]}


def tile_of(form: Form) -> Tile:
    if form["is"] == "rider":
        return RIDER
    return (form["material"], form["floor"], form["windows"])


def tile_form(tile: Tile) -> Form:
    if tile == RIDER:
        return {"is": "rider"}
    return {"is": "tile", "material": tile[0], "floor": tile[1], "windows": tile[2]}


def tile_order(tile: Tile) -> tuple[int, int, int]:
    return (tile[1], MATERIALS.index(tile[0]), tile[2])


def worth(cards: Counter[Card], currency: str | None) -> int | None:
    """The value of cards laid together with singles of this currency only; None if that fails."""
    n = cards[CERTIFICATE]
    total = n // 3 * 15 + n % 3 * 2
    for value in range(3, 8):
        counts = {c: cards[c, value] for c in CURRENCIES}
        triples = min(counts.values())
        if any(n > triples for c, n in counts.items() if c != currency):
            return None
        single = counts[currency] - triples if currency is not None else 0
        total += 15 * triples + single * value
    return total


def best_with(laid: Counter[Card], hand: Counter[Card], currency: str) -> int | None:
    """The most that the laid cards and any cards of the hand are worth; None if impossible."""
    all_certificates = laid[CERTIFICATE] + hand[CERTIFICATE]
    total = all_certificates // 3 * 15 + all_certificates % 3 * 2
    for value in range(3, 8):
        found = []
        spans = [range(laid[c, value], laid[c, value] + hand[c, value] + 1) for c in CURRENCIES]
        for counts in product(*spans):
            some = Counter(
                {(c, value): n for c, n in zip(CURRENCIES, counts, strict=True) if n > 0}
            )
            here = worth(some, currency)
            if here is not None:
                found.append(here)
        if not found:
            return None
        total += max(found)
    return total


def points_of(palazzo: Palazzo) -> int:
    n = len(palazzo)
    if n == 1:
        return -5
    if n == 2:
        return 0
    total = sum(tile[2] for tile in palazzo) + {3: 0, 4: 3, 5: 6}[n]
    if len({tile[0] for tile in palazzo}) == 1:
        total += 6 if n == 5 else 3
    return total


class Referee:
    """The table as the rules describe it."""

    def __init__(self, seats: int, before: bool) -> None:
        self.seats = seats
        self.before = before
        self.deck: Counter[Card] = Counter(dict.fromkeys(CARDS, 3))
        self.deck[CERTIFICATE] = 10
        self.discards: Counter[Card] = Counter()
        self.display: Counter[Card] = Counter()
        self.hands: list[Counter[Card]] = [Counter() for _ in range(seats)]
        self.stacks = self._stacks()
        self.warehouse: list[Tile] = []
        self.quarries: list[list[Tile]] = [[], [], [], []]
        self.builder = 0
        self.riders = 0
        self.rows: list[list[Palazzo]] = [[] for _ in range(seats)]
        self.boxed: list[Tile] = []
        self.turn = 0
        self.seat = 0
        self.phase = "deal"
        self.dealt = 0
        self.step = 0
        self.price = 0
        self.wanted: list[Tile] = []
        self.draft: Counter[Card] = Counter()
        self.lays: list[list[Counter[Card]]] = [[] for _ in range(seats)]
        self.bids = [0] * seats
        self.out: set[int] = set()
        self.high = -1
        self.acquired: list[Tile] = []
        self.rebuilding: Form = {}

    def _stacks(self) -> list[Counter[Tile]]:
        text = Path(package.__file__).with_name("components.toml").read_text("utf-8")
        tables = tomllib.loads(text)["stack"]
        found = []
        for name in ("1", "2", "3"):
            stack: Counter[Tile] = Counter()
            for material in MATERIALS:
                for entry in tables[name][material]:
                    stack[material, int(entry[0]), int(entry[2])] += 1
            found.append(stack)
        found[2][RIDER] = 5
        return found

    # -- chance ------------------------------------------------------------------------------

    @property
    def chance(self) -> bool:
        return self.phase in ("deal", "set_up", "turn_up", "reveal_tiles")

    def stack(self) -> Counter[Tile]:
        return next(stack for stack in self.stacks if stack.total() > 0)

    def outcomes(self) -> list[tuple[Form, int]]:
        """Every outcome with its copies."""
        if self.phase in ("set_up", "reveal_tiles"):
            return [
                ({"do": "reveal_tile", "tile": tile_form(tile)}, n)
                for tile, n in self.stack().items()
                if n > 0
            ]
        do = "deal" if self.phase == "deal" else "reveal_card"
        return [({"do": do, "card": card_form(card)}, n) for card, n in self.deck.items() if n > 0]

    def happen(self, form: Form) -> None:
        if form["do"] == "deal":
            card = card_of(form["card"])
            self.deck[card] -= 1
            self.hands[self.dealt // 4][card] += 1
            self.dealt += 1
            if self.dealt == 4 * self.seats:
                self.phase = "set_up"
        elif form["do"] == "reveal_card":
            card = card_of(form["card"])
            self.deck[card] -= 1
            self.display[card] += 1
            self._shuffle()
            if self.display.total() == self.seats + 1:
                self.phase, self.seat, self.step = "taking", self.turn, 0
        else:
            self._tile(tile_of(form["tile"]))

    def _tile(self, tile: Tile) -> None:
        self.stack()[tile] -= 1
        if self.phase == "set_up":
            if self.step < 4:
                self.quarries[self.step].append(tile)
            else:
                self.warehouse.append(tile)
            self.step += 1
            if self.step == 5:
                self.phase, self.seat = "turn", self.turn
            return
        self.step += 1
        if tile == RIDER:
            self.riders += 1
            if self.riders == 5:
                self.phase = "over"
                return
        elif self.step == 1:
            self.warehouse.append(tile)
        else:
            self.quarries[(self.builder + tile[2]) % 4].append(tile)
        if self.step == 2:
            self.phase, self.seat, self.step = "market", self.turn, 0
            if not self.before:
                self.price = self.price_now()

    def price_now(self) -> int:
        return max(0, 10 - len(self.warehouse))

    def _shuffle(self) -> None:
        if self.deck.total() == 0:
            self.deck, self.discards = self.discards, Counter()

    # -- decisions ---------------------------------------------------------------------------

    def legal(self) -> list[Form]:
        """Every action the rules allow; of rebuildings with the same result all of them."""
        return list(getattr(self, f"_{self.phase}_choices")())

    def _turn_choices(self) -> list[Form]:
        found: list[Form] = [{"do": "reveal"}]
        if self.deck.total() + self.discards.total() >= self.seats + 1:
            found.append({"do": "take_money"})
        if self.hands[self.seat].total() > 0 and self.rows[self.seat]:
            found.append({"do": "rebuild"})
        return found

    def _taking_choices(self) -> list[Form]:
        if self.step > 0:
            return [{"do": "take_card", "card": card_form(c)} for c, n in self.display.items() if n]
        found = []
        for i, a in enumerate(CARDS):
            for b in CARDS[i:]:
                need = Counter([a, b])
                if all(self.display[card] >= n for card, n in need.items()):
                    found.append({"do": "take_two", "card": card_form(a), "and": card_form(b)})
        return found

    def most(self, seat: int) -> int:
        """The largest payment of a hand."""
        found = [best_with(Counter(), self.hands[seat], c) for c in CURRENCIES]
        return max(n for n in found if n is not None)

    def next_quarry(self) -> int | None:
        for step in (1, 2, 3, 4):
            if self.quarries[(self.builder + step) % 4]:
                return (self.builder + step) % 4
        return None

    def _market_choices(self) -> list[Form]:
        power = self.most(self.seat)
        found: list[Form] = []
        kinds = sorted(set(self.warehouse), key=tile_order)
        for i, a in enumerate(kinds):
            if power >= self.price:
                found.append({"do": "buy", "tile": tile_form(a)})
            for b in kinds[i:]:
                twice = a == b and self.warehouse.count(a) < 2
                if power >= 2 * self.price and not twice:
                    found.append({"do": "buy_two", "tile": tile_form(a), "and": tile_form(b)})
        place = self.next_quarry()
        many = place is not None and len(self.quarries[place]) >= 4
        return [*found, {"do": "share_out" if many else "auction"}]

    def base(self) -> tuple[int, list[str]]:
        """The value of what the bidder has laid before, and the currencies singles may have."""
        if self.phase == "paying":
            return 0, list(CURRENCIES)
        fixed = [self._singles(lay) for lay in self.lays[self.seat]]
        named = [currency for currency in fixed if currency is not None]
        return self.bids[self.seat], named[:1] or list(CURRENCIES)

    def _singles(self, lay: Counter[Card]) -> str | None:
        """The currency of the single cards of an earlier lay."""
        for value in range(3, 8):
            least = min(lay[c, value] for c in CURRENCIES)
            for c in CURRENCIES:
                if lay[c, value] > least:
                    return c
        return None

    def goal(self) -> int:
        if self.phase == "paying":
            return len(self.wanted) * self.price
        return self.bids[self.high] + 1

    def completable(self, laid: Counter[Card], hand: Counter[Card]) -> bool:
        base, currencies = self.base()
        found = [best_with(laid, hand, currency) for currency in currencies]
        return any(n is not None and base + n >= self.goal() for n in found)

    def total(self, laid: Counter[Card]) -> int | None:
        """The total of the bid or payment with these cards; None if they cannot be laid."""
        base, currencies = self.base()
        found = [n for c in currencies if (n := worth(laid, c)) is not None]
        return base + found[0] if found else None

    def _paying_choices(self) -> list[Form]:
        hand = self.hands[self.seat]
        found: list[Form] = []
        total = self.total(self.draft)
        bidding = self.phase == "bidding"
        if total is not None and total >= self.goal():
            found.append({"do": "confirm"})
        if bidding and self.draft.total() == 0:
            found.append({"do": "pass"})
        for card in CARDS:
            if hand[card] and self.completable(
                self.draft + Counter([card]), hand - Counter([card])
            ):
                found.append({"do": "lay_card", "card": card_form(card)})
        for value in range(3, 8):
            three = Counter([(c, value) for c in CURRENCIES])
            if all(hand[card] for card in three) and self.completable(
                self.draft + three, hand - three
            ):
                found.append({"do": "lay_triple", "value": value})
        return found

    _bidding_choices = _paying_choices

    def payments(self) -> dict[frozenset[tuple[Card, int]], int]:
        """Every set of cards that completes the payment or bid, with its total."""
        hand, found = self.hands[self.seat], {}
        kinds = [card for card in CARDS if hand[card]]
        for counts in product(*(range(hand[card] + 1) for card in kinds)):
            more = Counter(dict(zip(kinds, counts, strict=True)))
            laid = self.draft + more
            total = self.total(laid)
            allowed = self.phase == "paying" or laid.total() > 0
            if allowed and total is not None and total >= self.goal():
                found[frozenset((+laid).items())] = total
        return found

    def _sharing_choices(self) -> list[Form]:
        kinds = set(self.quarries[self.builder])
        return [{"do": "take_tile", "tile": tile_form(tile)} for tile in kinds]

    def _building_choices(self) -> list[Form]:
        found: list[Form] = []
        for tile in set(self.acquired):
            found.append({"do": "build_new", "tile": tile_form(tile)})
            found.append({"do": "discard_tile", "tile": tile_form(tile)})
            for i, palazzo in enumerate(self.rows[self.seat]):
                if all(below[1] < tile[1] for below in palazzo):
                    found.append({"do": "build_on", "tile": tile_form(tile), "palazzo": i + 1})
        return found

    def _rebuilding_choices(self) -> list[Form]:
        row = self.rows[self.seat]
        found: list[Form] = []
        for i, palazzo in enumerate(row):
            if len(palazzo) > 1:
                found += [{"do": "take_out", "palazzo": i + 1, "floor": t[1]} for t in palazzo]
                continue
            tile = palazzo[0]
            found.append({"do": "scrap", "tile": tile_form(tile)})
            for j, other in enumerate(row):
                if j != i and all(t[1] != tile[1] for t in other):
                    found.append({"do": "put_in", "tile": tile_form(tile), "palazzo": j + 1})
        return found

    def _rebuild_pay_choices(self) -> list[Form]:
        hand = self.hands[self.seat]
        return [{"do": "discard_card", "card": card_form(card)} for card in CARDS if hand[card]]

    def result(self, form: Form) -> object:
        """What an action of building or rebuilding leads to, without the order of the row."""
        row = self._rebuilt(self.rows[self.seat], form)
        acquired = Counter(self.acquired)
        if form["do"] in ("build_new", "build_on", "discard_tile"):
            acquired[tile_of(form["tile"])] -= 1
        gone = form["tile"] if form["do"] in ("discard_tile", "scrap") else None
        return (frozenset(Counter(row).items()), frozenset((+acquired).items()), str(gone))

    def _rebuilt(self, row: list[Palazzo], form: Form) -> list[Palazzo]:
        """The row after an action; a new palazzo comes last."""
        row, do = list(row), form["do"]
        if do == "build_new":
            row.append((tile_of(form["tile"]),))
        elif do == "build_on":
            at = form["palazzo"] - 1
            row[at] = (*row[at], tile_of(form["tile"]))
        elif do == "take_out":
            at = form["palazzo"] - 1
            taken = next(tile for tile in row[at] if tile[1] == form["floor"])
            row[at] = tuple(tile for tile in row[at] if tile != taken)
            row.append((taken,))
        elif do == "put_in":
            at, tile = form["palazzo"] - 1, tile_of(form["tile"])
            row[at] = tuple(sorted((*row[at], tile), key=lambda t: t[1]))
            row.remove((tile,))
        elif do == "scrap":
            row.remove((tile_of(form["tile"]),))
        return row

    # -- effects -----------------------------------------------------------------------------

    def play(self, form: Form) -> None:
        getattr(self, f"_do_{form['do']}", self._do_other)(form)

    def _do_take_money(self, form: Form) -> None:
        self._shuffle()
        self.phase = "turn_up"

    def _do_reveal(self, form: Form) -> None:
        self.price = self.price_now()
        self.phase, self.step = "reveal_tiles", 0

    def _do_rebuild(self, form: Form) -> None:
        self.phase = "rebuilding"

    def _do_take_two(self, form: Form) -> None:
        self._take([card_of(form["card"]), card_of(form["and"])])

    def _do_take_card(self, form: Form) -> None:
        self._take([card_of(form["card"])])

    def _take(self, cards: list[Card]) -> None:
        self.display -= Counter(cards)
        self.hands[self.seat] += Counter(cards)
        self.step += 1
        if self.step == self.seats:
            self._end_turn()
        else:
            self.seat = (self.seat + 1) % self.seats

    def _end_turn(self) -> None:
        self.turn = (self.turn + 1) % self.seats
        self.phase, self.seat, self.step = "turn", self.turn, 0

    def _do_buy(self, form: Form) -> None:
        self.wanted = [tile_of(form[part]) for part in ("tile", "and") if part in form]
        self.phase, self.draft = "paying", Counter()

    _do_buy_two = _do_buy

    def _do_lay_card(self, form: Form) -> None:
        self._lay(Counter([card_of(form["card"])]))

    def _do_lay_triple(self, form: Form) -> None:
        self._lay(Counter([(c, form["value"]) for c in CURRENCIES]))

    def _lay(self, cards: Counter[Card]) -> None:
        self.hands[self.seat] -= cards
        self.draft += cards

    def _do_confirm(self, form: Form) -> None:
        if self.phase == "paying":
            self.discards += self.draft
            for tile in self.wanted:
                self.warehouse.remove(tile)
            self.acquired, self.wanted = self.wanted, []
            self.phase = "building"
        else:
            total = self.total(self.draft)
            assert total is not None
            self.bids[self.seat] = total
            self.lays[self.seat].append(self.draft)
            self.high = self.seat
            self._next_bidder()
        self.draft = Counter()

    def _do_pass(self, form: Form) -> None:
        for lay in self.lays[self.seat]:
            self.hands[self.seat] += lay
        self.lays[self.seat], self.bids[self.seat] = [], 0
        self.out.add(self.seat)
        self._next_bidder()

    def _next_bidder(self) -> None:
        self.seat = (self.seat + 1) % self.seats
        while self.seat in self.out:
            self.seat = (self.seat + 1) % self.seats
        if self.seat == self.high:
            for lay in self.lays[self.seat]:
                self.discards += lay
            self.lays = [[] for _ in range(self.seats)]
            self.bids, self.out, self.high = [0] * self.seats, set(), -1
            self.acquired, self.quarries[self.builder] = self.quarries[self.builder], []
            self.phase = "building"

    def _do_auction(self, form: Form) -> None:
        place = self.next_quarry()
        if place is None:
            self._end_turn()
            return
        self.builder = place
        if len(self.quarries[place]) >= 4:
            self.phase, self.step = "sharing", 0
            return
        self.phase, self.high = "bidding", self.turn
        self.bids[self.turn] = 3
        self._next_bidder()

    _do_share_out = _do_auction

    def _do_take_tile(self, form: Form) -> None:
        self.acquired = [tile_of(form["tile"])]
        self.quarries[self.builder].remove(self.acquired[0])
        self.phase, self.step = "building", self.step + 1

    def _do_discard_card(self, form: Form) -> None:
        card = card_of(form["card"])
        self.hands[self.seat] -= Counter([card])
        self.discards[card] += 1
        self.rows[self.seat] = self._rebuilt(self.rows[self.seat], self.rebuilding)
        if self.rebuilding["do"] == "scrap":
            self.boxed.append(tile_of(self.rebuilding["tile"]))
        self._end_turn()

    def _do_other(self, form: Form) -> None:
        """Build or discard a tile, or choose a rebuilding, which is paid first."""
        if self.phase == "rebuilding":
            self.rebuilding, self.phase = form, "rebuild_pay"
            return
        tile = tile_of(form["tile"])
        self.acquired.remove(tile)
        self.rows[self.seat] = self._rebuilt(self.rows[self.seat], form)
        if form["do"] == "discard_tile":
            self.boxed.append(tile)
        if self.acquired:
            return
        if 0 < self.step < self.seats:
            self.phase, self.seat = "sharing", (self.seat + 1) % self.seats
            return
        if self.step == self.seats:
            self.boxed += self.quarries[self.builder]
            self.quarries[self.builder] = []
        self._end_turn()

    # -- the end -----------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return [sum(points_of(palazzo) for palazzo in row) for row in self.rows]

    def ranking(self) -> list[int]:
        keys = [(points, self.most(seat)) for seat, points in enumerate(self.scores())]
        return [1 + sum(other > key for other in keys) for key in keys]
