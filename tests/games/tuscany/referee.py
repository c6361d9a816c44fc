"""A naive referee of The Castles of Tuscany, which shares no code with the engine.

It keeps a table of plain lists, sets and counters and follows the rules as /docs/rules/tuscany.md
states them. It is told every entry of a match's log in its JSON form and says which results are
legal before each decision: a payment is a multiset of cards and workers, and its steps may come in
any order.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement
from typing import Any

Form = dict[str, Any]
Cell = tuple[int, float]
Item = tuple[str, ...]

COLOUR = {
    "castle": "dark_green",
    "city": "red",
    "estate": "turquoise",
    "quarry": "grey",
    "village": "orange",
    "monastery": "yellow",
    "cart": "beige",
    "agriculture": "light_green",
}
SHORT = {
    "DG": "dark_green",
    "R": "red",
    "T": "turquoise",
    "GR": "grey",
    "O": "orange",
    "Y": "yellow",
    "BE": "beige",
    "LG": "light_green",
}
AREA = (0, 1, 3, 6)
HEXAGON: Item = ("hexagon",)
BONUSES = ("card", "storage", "marble", "worker", "yield")


def item_of(form: Form) -> Item:
    """A tile as a tuple: its kind, and the goods of agriculture."""
    if form["is"] == "agriculture":
        return ("agriculture", *(one["goods"] for one in form["shows"]))
    return (form["tile"],) if form["is"] == "tile" else HEXAGON


def colour_of(item: Item) -> str:
    return COLOUR[item[0]]


class Player:
    """One player's things."""

    def __init__(self, own: Counter[Item]) -> None:
        self.hand: Counter[str] = Counter()
        self.stack = Counter(own)
        self.laid_out = 0
        self.boards: list[str] = []
        self.order: list[tuple[str, bool]] = []
        self.map: dict[str, tuple[Cell, str]] = {}
        self.tiles: dict[str, Item] = {}
        self.storage: list[Item] = []
        self.bonus: Counter[str] = Counter()
        self.marble = 0
        self.workers = 0
        self.green = 0
        self.red = 0

    def spaces(self) -> int:
        return 1 + self.bonus["storage"]

    def near(self, field: str) -> set[str]:
        """The fields that share an edge with this one."""
        column, height = self.map[field][0]
        return {
            name
            for name, ((c, h), _) in self.map.items()
            if (abs(c - column), abs(h - height)) in ((0, 1), (1, 0.5))
        }

    def area(self, field: str) -> set[str]:
        """The connected fields of one colour."""
        found = {field}
        while True:
            more = {
                name
                for one in found
                for name in self.near(one)
                if self.map[name][1] == self.map[field][1]
            }
            if more <= found:
                return found
            found |= more

    def open_fields(self, colour: str | None) -> set[str]:
        """Empty fields of a colour (or any) beside a laid tile."""
        return {
            name
            for name, (_, its) in self.map.items()
            if name not in self.tiles
            and colour in (None, its)
            and any(other in self.tiles for other in self.near(name))
        }

    def payments(self, colour: str) -> set[tuple[str, ...]]:
        """Every multiset of cards and workers that is exactly two units of a colour."""
        pairs = [(c, c) for c, n in self.hand.items() if c != colour for _ in range(n // 2)]
        units = [(colour,)] * self.hand[colour] + [("worker",)] * self.workers + pairs
        found = set()
        for one, two in combinations_with_replacement(sorted(set(units)), 2):
            together = Counter((*one, *two))
            enough = all(
                n <= (self.workers if what == "worker" else self.hand[what])
                for what, n in together.items()
            )
            if enough:
                found.add(tuple(sorted(together.elements())))
        return found


class Referee:
    """The table."""

    def __init__(self, components: Form, seats: int, options: Form) -> None:
        self.options = options
        self.box = components
        own: Counter[Item] = Counter()
        neutral: Counter[Item] = Counter()
        for name, n in components["tiles"]["own"].items():
            own[(name,)] += n
        for name, n in components["tiles"]["neutral"].items():
            neutral[(name,)] += n
        for entry in components["agriculture"]["tiles"]:
            own[("agriculture", *entry["shows"])] += entry.get("own", 0)
            neutral[("agriculture", *entry["shows"])] += entry.get("neutral", 0)
        self.players = [Player(own) for _ in range(seats)]
        self.neutral = neutral
        self.aside: Counter[Item] = Counter()
        self.display: list[Item] = []
        self.deck = Counter({c: n for c, n in components["cards"].items() if c != "source"})
        self.discards: Counter[str] = Counter()
        self.bonus_left = Counter(dict.fromkeys(BONUSES, 5))
        self.completed: Counter[str] = Counter()
        self.start = 0
        self.turn = 0
        self.scorings = 0
        self.triggered = False
        self.extra_round = False
        self.passes = 0
        self.now = "set-up"
        self.dealt = 0
        self.marble_used = False
        self.fresh = 0
        self.draft: tuple[Item, str] | None = None
        self.laid: Counter[str] = Counter()
        self.lifted: Item | None = None
        self.waiting = {"cards": 0, "yields": 0, "refill": 0, "open": 0, "bonus": 0}
        self.shuffled = False
        self.owed = 0
        self.over = False

    # -- what is legal ------------------------------------------------------------------------

    def me(self) -> Player:
        return self.players[self.turn]

    def choices(self, seat: int) -> set[str]:
        """The legal actions in words."""
        player = self.players[seat]
        if self.now == "set-up":
            return self.arranging(player)
        if self.now in ("bonus", "first bonus"):
            return {f"bonus {kind}" for kind in BONUSES if self.bonus_left[kind]}
        if self.now == "pay":
            return {f"pay {what}" for what in self.payable()}
        if self.now == "castle":
            fitting = {t for t in self.display if player.open_fields(colour_of(t))}
            return {"skip_castle"} | {f"castle_take {'+'.join(t)}" for t in fitting}
        if self.now == "castle place":
            assert self.lifted is not None
            fields = player.open_fields(colour_of(self.lifted))
            return {f"castle_place {field}" for field in fields}
        actions = self.actions(player)
        if self.now == "after":
            return {"end_turn", "marble"} if actions else {"end_turn"}
        return actions or {"end_turn"}

    def arranging(self, player: Player) -> set[str]:
        if player.map:
            fields = [n for n, (_, c) in player.map.items() if c == "dark_green"]
            return {f"start_castle {field}" for field in fields}
        if player.order:
            names = {-1: "up", 0: "level", 1: "down"}
            allowed = [names[(s > 0) - (s < 0)] for s in self.box["boards"]["shifts"]]
            return {f"shift {a} {b}" for a in allowed for b in allowed}
        lies = ("upright", "turned")
        orders = ("ABC", "ACB", "BAC", "BCA", "CAB", "CBA")
        return {
            f"arrange {o} {a} {b} {c}" for o in orders for a in lies for b in lies for c in lies
        }

    def actions(self, player: Player) -> set[str]:
        found = set()
        if sum(self.deck.values()) + sum(self.discards.values()):
            found.add("draw")
        for tile in set(self.display):
            name = "+".join(tile)
            if len(player.storage) < player.spaces():
                found.add(f"take {name}")
            else:
                found |= {f"exchange {name} {'+'.join(item)}" for item in player.storage}
        for item in set(player.storage):
            if item == HEXAGON and player.storage.count(HEXAGON) <= self.fresh:
                continue
            for field in player.open_fields(None if item == HEXAGON else colour_of(item)):
                if player.payments(player.map[field][1]):
                    found.add(f"place {'+'.join(item)} {field}")
        return found

    def payable(self) -> set[str]:
        """The pieces that some complete payment still needs."""
        assert self.draft is not None
        player = self.me()
        found: set[str] = set()
        for payment in player.payments(player.map[self.draft[1]][1]):
            left = Counter(payment)
            left.subtract(self.laid)
            if min(left.values()) >= 0:
                found |= {what for what, n in left.items() if n > 0}
        return found

    # -- what happens -------------------------------------------------------------------------

    def told(self, actor: int, form: Form) -> None:
        """Follow one entry of the log."""
        verb = form["do"]
        if actor >= 0 and verb not in ("arrange", "shift", "start_castle", "bonus", "place", "pay"):
            self.passes = self.passes if verb == "end_turn" else 0
        getattr(self, f"on_{verb}")(actor, form)

    def on_draw_card(self, actor: int, form: Form) -> None:
        del actor
        colour = form["card"]["colour"]
        if self.now == "set-up":
            self.players[self.dealt // 5].hand[colour] += 1
            self.dealt += 1
            self.deck[colour] -= 1
            return
        assert self.waiting["cards"] > 0
        assert self.deck[colour] > 0
        self.deck[colour] -= 1
        self.me().hand[colour] += 1
        self.waiting["cards"] -= 1
        self.go_on()

    def on_deal_board(self, actor: int, form: Form) -> None:
        del actor
        taken = [board for player in self.players for board in player.boards]
        assert form["board"] not in taken
        next(p for p in self.players if len(p.boards) < 3).boards.append(form["board"])

    def on_arrange(self, actor: int, form: Form) -> None:
        player = self.players[actor]
        turned = [form[place] == "turned" for place in ("left", "middle", "right")]
        player.order = list(zip(form["order"], turned, strict=True))
        if form["order"].index("A") > form["order"].index("C"):
            # The whole map turned by half is the same map: board A lies left of board C.
            player.order = [(letter, not turned) for letter, turned in reversed(player.order)]

    def on_shift(self, actor: int, form: Form) -> None:
        player = self.players[actor]
        table = self.box["boards"]
        heights = {(s > 0) - (s < 0): s for s in table["shifts"]}
        signs = {"up": -1, "level": 0, "down": 1}
        down = 0.0
        column = 0
        for place, (letter, turned) in enumerate(player.order):
            if place:
                down += heights[signs[form["middle" if place == 1 else "right"]]]
            name = next(board for board in player.boards if board[0] == letter)
            colours = table[letter][int(name[1]) - 1].split()
            if turned:
                colours.reverse()
            for cells in table["columns"]:
                for row, height in enumerate(cells):
                    field = f"{'abcdefghijklmnopqrstuvwxyz'[column]}{row + 1}"
                    player.map[field] = ((column, height + down), SHORT[colours.pop(0)])
                column += 1

    def on_start_castle(self, actor: int, form: Form) -> None:
        self.players[actor].tiles[form["field"]] = ("castle",)
        if all(player.tiles for player in self.players):
            self.now = "starter" if self.options["starter"] == "random" else "first bonus"

    def on_starter(self, actor: int, form: Form) -> None:
        del actor
        self.start = self.turn = form["seat"]
        self.now = "first bonus"

    def on_bonus(self, actor: int, form: Form) -> None:
        kind = form["bonus"]["bonus"]
        self.bonus_left[kind] -= 1
        player = self.players[actor]
        player.bonus[kind] += 1
        if kind == "storage":
            player.green += 2
        if self.now == "first bonus":
            self.turn = (self.turn + 1) % len(self.players)
            if self.turn == self.start:
                self.now = "opening"
            return
        self.waiting["bonus"] -= 1
        self.go_on()

    def on_open_tile(self, actor: int, form: Form) -> None:
        del actor
        tile = item_of(form["tile"])
        assert self.neutral[tile] > 0
        self.neutral[tile] -= 1
        self.display.append(tile)
        if self.now == "opening":
            self.now = "action" if len(self.display) == 8 else "opening"
            return
        self.waiting["open"] -= 1
        if self.waiting["open"] == 0:
            self.clear()
        self.go_on()

    def on_refill(self, actor: int, form: Form) -> None:
        del actor
        tile = item_of(form["tile"])
        player = self.me()
        assert player.stack[tile] > 0
        player.stack[tile] -= 1
        player.laid_out += 1
        self.display.append(tile)
        self.waiting["refill"] = 0
        if player.laid_out >= 7 * (self.scorings + 1):
            self.triggered = True
        self.clear()
        self.go_on()

    def clear(self) -> None:
        """Lay aside a colour of which five or more tiles are open."""
        counts = Counter(colour_of(tile) for tile in self.display)
        for colour, n in counts.items():
            if n >= 5:
                self.aside.update(t for t in self.display if colour_of(t) == colour)
                self.display = [t for t in self.display if colour_of(t) != colour]
                self.waiting["open"] += n
                return
        self.shuffled = False

    def lift(self, tile: Item) -> None:
        self.display.remove(tile)
        self.waiting["refill"] = 1 if self.me().laid_out < 21 else 0
        self.waiting["open"] += self.owed
        self.owed = 0

    def on_draw(self, actor: int, form: Form) -> None:
        del form
        self.waiting["cards"] = self.options["draw"] + self.players[actor].bonus["card"]
        self.go_on()

    def on_take(self, actor: int, form: Form) -> None:
        tile = item_of(form["tile"])
        self.players[actor].storage.append(tile)
        self.lift(tile)
        self.go_on()

    def on_exchange(self, actor: int, form: Form) -> None:
        removed = item_of(form["for"])
        self.players[actor].storage.remove(removed)
        if removed == HEXAGON:
            self.fresh = max(0, self.fresh - 1)
        self.on_take(actor, form)

    def on_place(self, actor: int, form: Form) -> None:
        del actor
        self.draft = (item_of(form["item"]), form["field"])
        self.laid = Counter()
        self.now = "pay"

    def on_pay(self, actor: int, form: Form) -> None:
        assert self.draft is not None
        player = self.players[actor]
        given = form["with"]
        self.laid["worker" if given["is"] == "worker" else given["colour"]] += 1
        item, field = self.draft
        if tuple(sorted(self.laid.elements())) not in player.payments(player.map[field][1]):
            return
        for what, n in self.laid.items():
            if what == "worker":
                player.workers -= n
            else:
                player.hand[what] -= n
                self.discards[what] += n
        player.storage.remove(item)
        self.draft = None
        self.place(player, item, field)

    def place(self, player: Player, item: Item, field: str) -> None:
        """Lay a tile; then area, colour and the effect of the field's colour."""
        self.passes = 0
        colour = player.map[field][1]
        kinds = {
            goods
            for name in player.area(field)
            for goods in player.tiles.get(name, ())[1:]
            if player.tiles[name][0] == "agriculture"
        }
        player.tiles[field] = item
        area = player.area(field)
        if all(name in player.tiles for name in area):
            player.green += AREA[len(area)]
        if all(name in player.tiles for name, (_, c) in player.map.items() if c == colour):
            values = self.box["colour_bonus"][colour]
            player.green += [*values, 0, 0][self.completed[colour]]
            self.completed[colour] += 1
        self.now = "working"
        if colour == "light_green":
            new = [goods for goods in item[1:] if goods not in kinds]
            player.green += 1 if item == HEXAGON else len(new)
        elif colour == "grey":
            player.marble += 1 + player.bonus["marble"]
        elif colour == "orange":
            player.workers += 1 + player.bonus["worker"]
        elif colour == "yellow":
            self.waiting["cards"] = 3
        elif colour == "beige":
            self.waiting["yields"] = 1 + player.bonus["yield"]
        elif colour == "turquoise":
            self.hexagons(player, 1)
        elif colour == "red":
            self.waiting["bonus"] = 1
        elif any(player.open_fields(colour_of(tile)) for tile in self.display):
            self.now = "castle"
            return
        self.go_on()

    def hexagons(self, player: Player, number: int) -> None:
        for _ in range(number):
            if len(player.storage) < player.spaces():
                player.storage.append(HEXAGON)
                self.fresh += 1
            else:
                player.red += 2

    def on_yield(self, actor: int, form: Form) -> None:
        del actor
        player = self.me()
        self.waiting["yields"] -= 1
        for one in form["yield"]["gives"]:
            gift, amount = one["gift"], one["amount"]
            if gift == "red_points":
                player.red += amount
            elif gift == "green_points":
                player.green += amount
            elif gift == "cards":
                self.waiting["cards"] = amount
            elif gift == "worker":
                player.workers += amount
            elif gift == "marble":
                player.marble += amount
            elif gift == "hexagon":
                self.hexagons(player, amount)
            else:
                self.waiting["bonus"] = amount
        self.go_on()

    def on_castle_take(self, actor: int, form: Form) -> None:
        del actor
        self.lifted = item_of(form["tile"])
        self.lift(self.lifted)
        self.now = "working"
        self.go_on()

    def on_castle_place(self, actor: int, form: Form) -> None:
        assert self.lifted is not None
        tile, self.lifted = self.lifted, None
        self.place(self.players[actor], tile, form["field"])

    def on_skip_castle(self, actor: int, form: Form) -> None:
        del actor, form
        self.go_on()

    def on_marble(self, actor: int, form: Form) -> None:
        del form
        self.players[actor].marble -= 1
        self.marble_used = True
        self.now = "action"

    def on_end_turn(self, actor: int, form: Form) -> None:
        del actor, form
        if self.now == "action":
            self.passes += 1
            if self.passes >= len(self.players):
                self.triggered = True
        self.next_turn()

    def on_scoring(self, actor: int, form: Form) -> None:
        del actor, form
        assert self.now == "scoring"
        self.scorings += 1
        for player in self.players:
            player.red += player.green
        self.now = "action"
        if self.scorings == 3:
            self.over = True
            for player in self.players:
                player.red += len(player.storage) + player.marble + player.workers
                player.red += sum(player.hand.values()) // 3
                if self.options["stacks"] == "yes":
                    player.red += 21 - player.laid_out
        self.triggered = any(p.laid_out >= 7 * (self.scorings + 1) for p in self.players)

    # -- the course ---------------------------------------------------------------------------

    def go_on(self) -> None:
        """The rest of the action, then the extra action or the next turn."""
        self.now = "working"
        if self.waiting["refill"]:
            return
        if self.waiting["open"] and self.can_open():
            return
        if self.waiting["cards"]:
            if not sum(self.deck.values()):
                self.deck, self.discards = self.discards, Counter()
            if sum(self.deck.values()):
                return
            self.waiting["cards"] = 0
        if self.waiting["bonus"]:
            if sum(self.bonus_left.values()):
                self.now = "bonus"
                return
            self.waiting["bonus"] = 0
        if self.waiting["yields"]:
            return
        if self.lifted is not None:
            self.now = "castle place"
            return
        self.passes = 0
        if self.me().marble and not self.marble_used:
            self.now = "after"
            return
        self.next_turn()

    def can_open(self) -> bool:
        if sum(self.neutral.values()):
            return True
        if not self.shuffled:
            self.shuffled = True
            self.neutral, self.aside = self.aside, Counter()
            if sum(self.neutral.values()):
                return True
        if self.options["gaps"] == "filled":
            self.owed += self.waiting["open"]
        self.waiting["open"] = 0
        self.shuffled = False
        return False

    def next_turn(self) -> None:
        self.marble_used = False
        self.fresh = 0
        self.turn = (self.turn + 1) % len(self.players)
        self.now = "action"
        if self.turn == self.start and self.triggered:
            if self.scorings == 2 and not self.extra_round:
                self.extra_round = True
            else:
                self.now = "scoring"

    def ranking(self) -> list[int]:
        """Most red points, then more empty fields, then fewer green points."""
        keys = [(p.red, 30 - len(p.tiles), -p.green) for p in self.players]
        return [1 + sum(other > key for other in keys) for key in keys]
