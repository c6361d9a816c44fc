"""An independent model of Carpe Diem, for comparison with the engine.

Naive and slow: districts are dictionaries of turned side letters, features are found by flood fill
again for every question. It shares no code with the engine; it reads the components file and speaks
the engine's JSON forms of actions only.
"""

from __future__ import annotations

import json
from itertools import product
from typing import Any

LANDSCAPES = {"P": "fish", "W": "grape", "H": "chicken", "K": "herb"}
DWELLINGS = {"m": "merchant", "b": "baker", "a": "administrator", "c": "craftsman"}
KINDS = {
    "P": "pond",
    "W": "vineyard",
    "H": "chicken_yard",
    "K": "herb_garden",
    **DWELLINGS,
    "V": "villa",
}
WARES = ("fish", "grape", "chicken", "herb")
AROUND = ((-1, 0), (0, 1), (1, 0), (0, -1))
Cell = tuple[int, int]
Form = dict[str, Any]


def said(form: Form) -> str:
    """A JSON form as a text that can be compared."""
    return json.dumps(form, sort_keys=True)


def turned(sides: str, turn: int) -> str:
    """The sides after quarter turns clockwise."""
    for _ in range(turn):
        sides = sides[3] + sides[:3]
    return sides


class Player:
    """What one player has."""

    def __init__(self) -> None:
        self.goods = dict.fromkeys((*WARES, "coin", "bread"), 0)
        self.vp = 0
        self.figure = 0
        self.sides: dict[Cell, str] = {}
        self.tiles: dict[Cell, Form] = {}
        self.banderoles: set[Cell] = set()
        self.stored = 0
        self.hand: list[str] = []
        self.frame: list[Form] = []

    def features(self) -> list[tuple[str, set[Cell], bool]]:
        """Every feature: its letter, its cells, whether it is finished."""
        left = {(cell, letter) for cell, sides in self.sides.items() for letter in sides}
        left -= {(cell, ".") for cell in self.sides}
        found = []
        while left:
            start = left.pop()
            cells, todo, finished = {start[0]}, [start[0]], True
            letter = start[1]
            while todo:
                here = todo.pop()
                for side, (down, right) in enumerate(AROUND):
                    if self.sides[here][side] != letter:
                        continue
                    near = (here[0] + down, here[1] + right)
                    if near not in self.sides:
                        finished = False
                    elif near not in cells:
                        cells.add(near)
                        todo.append(near)
                        left.discard((near, letter))
            found.append((letter, cells, finished))
        return found

    def chimneys(self, cells: set[Cell]) -> int:
        return sum(int(self.tiles[cell]["chimneys"]) for cell in cells)

    def counts(self, what: str) -> int:
        """How many of something a green card or a fountain card counts."""
        if what == "chimney":
            return self.chimneys(set(self.tiles))
        if what in ("market", "bakery", "fountain"):
            return sum(1 for t in self.tiles.values() if t["areas"][0]["of"] == what)
        done = [letter for letter, _, finished in self.features() if finished]
        if what == "landscape":
            return sum(1 for letter in done if letter in LANDSCAPES)
        if what == "dwelling":
            return sum(1 for letter in done if letter in DWELLINGS)
        return sum(1 for letter in done if KINDS[letter] == what)


class Referee:
    """A game as the rulebook describes it."""

    def __init__(self, box: Form, seats: int, *, card_by_card: bool = False) -> None:
        self.box = box
        self.seats = seats
        self.card_by_card = card_by_card
        self.players = [Player() for _ in range(seats)]
        for player, vp in zip(self.players, box["start_vp"][str(seats)], strict=True):
            player.vp = vp
        self.order = list(reversed(range(seats)))
        """Seats from the front of the track, from the top of a stack."""
        self.track = [0] * seats
        self.displays: list[list[Form]] = [[] for _ in range(7)]
        self.seals: list[Form] = []
        self.slots: dict[int, Form] = {}
        self.discs: dict[int, int] = {}
        self.phase, self.turn, self.seat = 1, 0, 0
        self.stage = "enter"
        self.entered = 0
        self.field = 0
        self.bread = False
        self.tile: Form = {}
        self.fetching = False
        self.craftsmen = self.merchants = self.draws = 0
        self.scorers: list[int] = []
        self.circle = 0
        self.spent: list[Form] = []
        self.fulfilled: set[int] = set()
        self.closed: set[int] = set()
        self.held = self.lost = 0

    # -- chance --------------------------------------------------------------------------------

    def chance(self, form: Form, dealt: int) -> None:
        """A piece is dealt; `dealt` counts the tableaux and frame pieces."""
        verb = form["do"]
        if verb == "tableau":
            cells = self.box["tableaux"]["banderoles"][form["tableau"] - 1].split()
            marked = {(int(text[0]), int(text[1])) for text in cells}
            self.players[dealt // 5].banderoles = marked
        elif verb == "frame":
            self.players[dealt // 5].frame.append(form["piece"])
        elif verb == "card":
            empty = self.box["card_slots"]["empty"][str(self.seats)]
            free = [n for n in range(1, 13) if n not in empty and n not in self.slots]
            self.slots[free[0]] = form["card"]
        elif verb == "draw":
            self.players[self.seat].hand.append(form["fountain_card"]["of"])
            self.draws -= 1
            if self.draws == 0:
                self.stage = "return"
        elif len(self.seals) < 11 and self.phase == 1 and not any(self.displays):
            self.seals.append(form["tile"])
        else:
            next(row for row in self.displays if len(row) < 4).append(form["tile"])

    # -- what is possible ----------------------------------------------------------------------

    def choices(self) -> set[str]:
        """Every legal action, as texts."""
        return {said(form) for form in getattr(self, f"_{self.stage}")()}

    def _enter(self) -> list[Form]:
        taken = [p.figure for p in self.players]
        return [{"do": "enter", "field": f} for f in range(1, 8) if f not in taken]

    def _walk(self) -> list[Form]:
        me = self.players[self.seat]
        found = set()
        for step in (1, -1):
            at = me.figure
            while True:
                at = (at - 1 + step) % 7 + 1
                if self.displays[at - 1]:
                    break
            found.add(at)
        forms = [{"do": "walk", "field": f} for f in found]
        if me.goods["bread"]:
            forms += [{"do": "rush", "field": f} for f in range(1, 8) if self.displays[f - 1]]
        return forms

    def _take(self) -> list[Form]:
        row = self.seals if self.fetching else self.displays[self.field - 1]
        return [{"do": "take", "tile": tile} for tile in row]

    def _build(self) -> list[Form]:
        me = self.players[self.seat]
        shovel = self.box["tableaux"]["shovel"]
        start = (int(shovel[0]), int(shovel[1]))
        forms: list[Form] = []
        for row, column, turn in product(range(1, 7), range(1, 7), range(4)):
            cell = (row, column)
            looks = [turned(self.tile["sides"], t) for t in range(turn + 1)]
            if looks[-1] in looks[:-1] or cell in me.sides:
                continue
            near = [(row + down, column + right) for down, right in AROUND]
            beside = any(n in me.sides for n in near) if me.sides else cell == start
            if beside and self._matches(me, cell, looks[-1]):
                forms.append({"do": "build", "row": row, "column": column, "turn": turn})
        return forms + ([{"do": "store"}] if me.sides else [])

    def _matches(self, me: Player, cell: Cell, sides: str) -> bool:
        for side, (down, right) in enumerate(AROUND):
            near = (cell[0] + down, cell[1] + right)
            if not (1 <= near[0] <= 6 and 1 <= near[1] <= 6):
                if sides[side] != ".":
                    return False
            elif near in me.sides and me.sides[near][(side + 2) % 4] != sides[side]:
                return False
        me.sides[cell] = sides
        sizes = [len(cells) for letter, cells, _ in me.features() if letter in LANDSCAPES]
        del me.sides[cell]
        return max(sizes, default=0) <= 4

    def _return(self) -> list[Form]:
        cards = self.box["fountain_cards"]["cards"]
        vp = {card["of"]: card["vp"] for card in cards}
        return [
            {"do": "return", "fountain_card": {"is": "fountain-card", "of": of, "vp": vp[of]}}
            for of in set(self.players[self.seat].hand)
        ]

    def between(self) -> dict[int, tuple[int, int]]:
        """By circle: the two slots with cards beside it."""
        found = {}
        for number, text in enumerate(self.box["card_slots"]["circles"], 1):
            one, other = (int(n) for n in text.split("-"))
            if one in self.slots and other in self.slots:
                found[number] = (one, other)
        return found

    def _circle(self) -> list[Form]:
        return [{"do": "circle", "circle": n} for n in self.between() if n not in self.discs]

    def means(self, spent: list[Form]) -> dict[str, int]:
        """The goods after some fulfilments; any of them may be below 0."""
        left = dict(self.players[self.seat].goods)
        for form in spent:
            for name, n in self.price(form).items():
                left[name] -= n
            for amount in self.slots[form["card"]]["gains"]:
                if amount["of"] in left:
                    left[amount["of"]] += amount["number"]
        return left

    def price(self, form: Form) -> dict[str, int]:
        """What one fulfilment costs."""
        if form["do"] == "breads":
            return {"bread": 3}
        price = {need["of"]: int(need["number"]) for need in self.slots[form["card"]]["needs"]}
        if form["do"] == "pay":
            (name,) = price
            return {name: price[name] - form["coins"], "coin": form["coins"]}
        coins = [ware["of"] for ware in form["coins_for"]]
        return {**{name: 0 if name in coins else 1 for name in price}, "coin": len(coins)}

    def ways(self, slot: int) -> list[Form]:
        """Every way to fulfil a card once, affordable or not."""
        card = self.slots[slot]
        forms: list[Form] = [{"do": "breads", "card": slot}]
        needs = [need["of"] for need in card["needs"]]
        if card["pile"] == "A":
            most = card["needs"][0]["number"]
            forms += [{"do": "pay", "card": slot, "coins": n} for n in range(most + 1)]
        elif card["pile"] == "B":
            for chosen in product((False, True), repeat=len(needs)):
                coins = [name for name, yes in zip(needs, chosen, strict=True) if yes]
                wares = [{"is": "ware", "of": name} for name in WARES if name in coins]
                forms.append({"do": "pay_set", "card": slot, "coins_for": wares})
        return forms

    def _spend(self) -> list[Form]:
        left = self.means(self.spent)
        open_cards = [s for s in self.between()[self.circle] if s not in self.closed]
        steps = [
            form
            for slot in open_cards
            for form in self.ways(slot)
            if all(left[name] >= n for name, n in self.price(form).items())
        ]
        closes = self.card_by_card and steps
        return [
            {"do": "finish"},
            *([{"do": "close", "card": slot} for slot in open_cards] if closes else []),
            *steps,
        ]

    # -- what happens --------------------------------------------------------------------------

    def play(self, form: Form) -> None:
        """The seat to move acts."""
        getattr(self, f"_do_{form['do']}")(form)

    def _do_enter(self, form: Form) -> None:
        self.players[self.seat].figure = form["field"]
        self.entered += 1
        self.seat = (self.seat + 1) % self.seats
        if self.entered == self.seats:
            self.stage = "walk"

    def _do_walk(self, form: Form) -> None:
        self.field, self.bread = form["field"], form["do"] == "rush"
        self.stage = "take"

    _do_rush = _do_walk

    def _do_take(self, form: Form) -> None:
        self.tile = form["tile"]
        self.stage = "build"

    def _leave_place(self) -> None:
        me = self.players[self.seat]
        if self.fetching:
            self.seals.remove(self.tile)
            self.craftsmen -= 1
            self.fetching = False
            return
        me.figure = self.field
        me.goods["bread"] -= self.bread
        row = self.displays[self.field - 1]
        row.remove(self.tile)
        if self.seats < 4 and 4 - len(row) == self.seats:
            row.clear()

    def _do_store(self, _form: Form) -> None:
        self._leave_place()
        self.players[self.seat].stored += 1
        self._go_on()

    def _do_build(self, form: Form) -> None:
        self._leave_place()
        me = self.players[self.seat]
        cell = (form["row"], form["column"])
        before = [f for f in me.features() if f[2]]
        me.sides[cell] = turned(self.tile["sides"], form["turn"])
        me.tiles[cell] = self.tile
        if cell in me.banderoles:
            me.banderoles.discard(cell)
            self._step(self.seat, 1)
        for letter, cells, finished in me.features():
            if finished and (letter, cells, True) not in before:
                self._reward(me, letter, len(cells))
        building = self.tile["areas"][0]["of"]
        me.goods["coin"] += building == "market"
        me.goods["bread"] += building == "bakery"
        self.draws = 2 if building == "fountain" else 0
        self._go_on()

    def _reward(self, me: Player, letter: str, tiles: int) -> None:
        if letter in LANDSCAPES:
            me.goods[LANDSCAPES[letter]] += tiles - 1
        me.goods["bread"] += 2 * (letter == "b")
        self.merchants += letter == "m"
        self.craftsmen += letter == "c"
        if letter == "a":
            self._step(self.seat, 2)

    def _step(self, seat: int, number: int) -> None:
        if number == 0:
            return
        last = self.box["banderole_track"]["last"]
        self.players[seat].vp += max(0, self.track[seat] + number - last)
        self.track[seat] = min(last, self.track[seat] + number)
        others = [other for other in self.order if other != seat]
        ahead = [other for other in others if self.track[other] > self.track[seat]]
        self.order = [*ahead, seat, *[other for other in others if other not in ahead]]

    def _do_return(self, form: Form) -> None:
        self.players[self.seat].hand.remove(form["fountain_card"]["of"])
        self._go_on()

    def _go_on(self) -> None:
        if self.draws:
            self.stage = "draw"
            return
        if self.craftsmen and self.seals:
            self.fetching, self.stage = True, "take"
            return
        self.craftsmen = 0
        goods = self.players[self.seat].goods
        for _ in range(self.merchants):
            goods["coin"] += sum(goods[ware] for ware in WARES) + 1
            goods.update(dict.fromkeys(WARES, 0))
        self.merchants = 0
        self.turn += 1
        self.seat = (self.seat + 1) % self.seats
        self.stage = "walk"
        if self.turn == 7 * self.seats:
            self.scorers = list(self.order)
            self._next_scorer()

    def _next_scorer(self) -> None:
        if self.scorers:
            self.seat = self.scorers.pop(0)
            self.stage = "circle"
            return
        self.turn = 0
        self.phase += 1
        self.seat = (self.phase - 1) % self.seats
        self.stage = "over" if self.phase > 4 else "walk"

    def _do_circle(self, form: Form) -> None:
        me = self.players[self.seat]
        self.circle = form["circle"]
        self.discs[self.circle] = self.seat
        self.held, self.lost, self.spent = me.vp, 0, []
        self.fulfilled, self.closed = set(), set()
        for slot in self.between()[self.circle]:
            card = self.slots[slot]
            if card["colour"] == "green":
                times = min(me.counts(need["of"]) // need["number"] for need in card["needs"])
                self._gain(card, times)
                if times:
                    self.fulfilled.add(slot)
        self.stage = "spend"

    def _gain(self, card: Form, times: int) -> None:
        me = self.players[self.seat]
        for amount in card["gains"]:
            number = amount["number"] * times
            if amount["of"] == "vp":
                me.vp += number
            elif amount["of"] == "step":
                self._step(self.seat, number)
            else:
                me.goods[amount["of"]] += number

    def _do_breads(self, form: Form) -> None:
        self.spent.append(form)

    _do_pay = _do_pay_set = _do_breads

    def _at_stake(self) -> int:
        """The points that a penalty is taken from."""
        if self.card_by_card and not self.spent:
            return self.held - self.lost
        points = self.players[self.seat].vp - self.lost
        space = self.track[self.seat]
        for form in self.spent:
            for amount in self.slots[form["card"]]["gains"]:
                points += amount["number"] if amount["of"] == "vp" else 0
                space += amount["number"] if amount["of"] == "step" else 0
        last: int = self.box["banderole_track"]["last"]
        return points + max(0, space - last)

    def _do_close(self, form: Form) -> None:
        slot = form["card"]
        if slot not in self.fulfilled | {used["card"] for used in self.spent}:
            self.lost += min(4, self._at_stake())
        self.closed.add(slot)

    def _do_finish(self, _form: Form) -> None:
        met = self.fulfilled | {used["card"] for used in self.spent} | self.closed
        missed = [slot for slot in self.between()[self.circle] if slot not in met]
        lost = self.lost + min(4 * len(missed), self._at_stake())
        me = self.players[self.seat]
        left = self.means(self.spent)
        for form in self.spent:
            self._gain(self.slots[form["card"]], 1)
        me.goods = left
        me.vp -= lost
        self.spent = []
        self._next_scorer()

    # -- the end -------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """The final scores."""
        return [self._score(seat) for seat in range(self.seats)]

    def _score(self, seat: int) -> int:
        me = self.players[seat]
        table = self.box["villa_vp"]["vp"]
        total: int = me.vp + self.track[seat] + (sum(me.goods.values()) + me.stored) // 2
        for letter, cells, finished in me.features():
            if finished and letter == "V":
                total += table[min(me.chimneys(cells), len(table) - 1)]
        worth = {card["of"]: card["vp"] for card in self.box["fountain_cards"]["cards"]}
        total += sum(worth[of] * me.counts(of) for of in me.hand)
        for side, piece in enumerate(me.frame):
            for task in piece["tasks"]:
                line = task["position"] if side < 2 else 7 - task["position"]
                axis = 1 if side in (0, 2) else 0
                total += task["vp"] * any(
                    finished and KINDS[letter] == task["of"] and any(c[axis] == line for c in cells)
                    for letter, cells, finished in me.features()
                )
        return total
