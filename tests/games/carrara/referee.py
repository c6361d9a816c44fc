"""A naive model of The Palaces of Carrara, written from the rules alone.

It shares no code with the engine: positions are dictionaries and lists of words, and every rule is
spelled out in the plainest way. It reads a position from the view of the player to move and says
which results they can reach: each cart, payment, item, monument, upgrade and field.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

COLOURS = ["purple", "blue", "green", "red", "yellow", "white"]
CITIES = ["lerici", "massa", "viareggio", "lucca", "pisa", "livorno"]
PAIRS = [("livorno", "lerici"), ("massa", "pisa"), ("viareggio", "lucca")]
MONUMENT = 8
ITEM_PRICE = 10

View = dict[str, Any]
Cart = tuple[str, tuple[int, ...]]
"""A location, and the number of blocks of each colour."""


def accepted(city: str) -> list[str]:
    """A city accepts its own colour and all dearer ones (CAR-C5)."""
    return COLOURS[CITIES.index(city) :]


def me(view: View) -> dict[str, Any]:
    player: dict[str, Any] = view["players"][view["turn"]]
    return player


def counted(blocks: list[dict[str, Any]]) -> dict[str, int]:
    found = dict.fromkeys(COLOURS, 0)
    for one in blocks:
        found[one["colour"]] += one["count"]
    return found


# -- buying (CAR-B2) --------------------------------------------------------------------------


def carts(view: View) -> set[Cart]:
    """Every purchase that the coins pay for: one location, at least one block."""
    coins = me(view)["coins"]
    found: set[Cart] = set()
    for location in view["locations"]:
        there = counted(location["blocks"])
        price = {one["colour"]: one["coins"] for one in location["prices"]}
        for numbers in product(*(range(there[colour] + 1) for colour in COLOURS)):
            cost = sum(n * price[c] for n, c in zip(numbers, COLOURS, strict=True))
            if any(numbers) and cost <= coins:
                found.add((location["name"], numbers))
    return found


def emptied(view: View, cart: Cart) -> list[dict[str, Any]]:
    """What may be taken for buying all blocks of a location in the advanced version (CAR-B7)."""
    name, numbers = cart
    location = next(one for one in view["locations"] if one["name"] == name)
    if view["version"] == "normal" or list(numbers) != list(counted(location["blocks"]).values()):
        return []
    supply = view["supply"]
    found = []
    if supply["decorations"][location["decoration"]["kind"]] > 0:
        found.append(location["decoration"])
    if supply["statues"][location["statue"]["colour"]] > 0:
        found.append(location["statue"])
    return found


# -- building (CAR-G1 to CAR-G4) --------------------------------------------------------------


def payments(blocks: dict[str, int], city: str, cost: int) -> set[tuple[int, ...]]:
    """Every way to pay: accepted blocks, and pairs of the colour just below the city's own."""
    own = CITIES.index(city)
    ranges = []
    for number, colour in enumerate(COLOURS):
        if number >= own:
            ranges.append(range(blocks[colour] + 1))
        elif number == own - 1:
            ranges.append(range(0, blocks[colour] + 1, 2))
        else:
            ranges.append(range(1))
    found = set()
    for numbers in product(*ranges):
        worth = sum(n if i >= own else n // 2 for i, n in enumerate(numbers))
        if worth == cost:
            found.add(numbers)
    return found


def tile_name(tile: dict[str, Any]) -> tuple[str, int]:
    return tile["type"], MONUMENT if tile["is"] == "monument" else tile["value"]


def buildings(view: View) -> set[tuple[Any, ...]]:
    """Every building that can be built: (tile, city, replaced, payment)."""
    blocks = counted(me(view)["blocks"])
    found: set[tuple[Any, ...]] = set()
    for tile in [*view["display"], *view["monuments"]]:
        kind, value = tile_name(tile)
        for city in CITIES:
            for paid in payments(blocks, city, value):
                found.add(((kind, value), city, None, paid))
    for tile in view["monuments"]:
        for column in me(view)["columns"]:
            for built in column["buildings"]:
                kind, value = tile_name(built["tile"])
                if kind != tile["type"] or value == MONUMENT:
                    continue
                replaced = (kind, value, built["decorated"], built["statue"] is not None)
                for paid in payments(blocks, column["city"], MONUMENT - value):
                    found.add(((tile["type"], MONUMENT), column["city"], replaced, paid))
    return found


def improvements(view: View, any_again: bool) -> set[tuple[str, int, int]]:
    """The improvements a player may take (CAR-G5, CAR-C6)."""
    mine = {column["city"] for column in me(view)["columns"] if column["improved"]}
    return {
        (one["city"], one["reward"]["coins"], one["reward"]["points"])
        for one in view["improvements"]
        if any_again or one["city"] not in mine
    }


# -- items (CAR-D1 to CAR-D6) -----------------------------------------------------------------


def places(view: View, item: dict[str, Any], bought: bool) -> set[tuple[Any, ...]]:
    """The own buildings on which an item may stand: (city, type, value, decorated, statue)."""
    emblem = {one["name"]: one["decoration"] for one in view["types"]}
    found = set()
    for column in me(view)["columns"]:
        for built in column["buildings"]:
            kind, value = tile_name(built["tile"])
            where = (column["city"], kind, value, built["decorated"], built["statue"] is not None)
            if item["is"] == "decoration":
                fits = emblem[kind] == item["kind"] and not built["decorated"]
            elif built["statue"] is not None:
                fits = False
            elif item["colour"] == "gold":
                fits = True
            elif bought:
                fits = COLOURS[CITIES.index(column["city"])] == item["colour"]
            else:
                fits = item["colour"] in accepted(column["city"])
            if fits:
                found.add(where)
    return found


def on_sale(view: View) -> Iterator[dict[str, Any]]:
    """The items in the supply that can be bought."""
    for kind, left in view["supply"]["decorations"].items():
        if left > 0:
            yield {"is": "decoration", "kind": kind}
    for colour, left in view["supply"]["statues"].items():
        if left > 0:
            yield {"is": "statue", "colour": colour}


def purchases(view: View, bought_already: bool, cart_price: int) -> set[str]:
    """The items that can be bought for 10 coins now (CAR-D6)."""
    if view["version"] == "normal" or bought_already:
        return set()
    if me(view)["coins"] - cart_price < ITEM_PRICE:
        return set()
    return {name_of(item) for item in on_sale(view) if places(view, item, bought=True)}


def placeable(view: View, stored_now: Counter[str]) -> set[str]:
    """The stored items that can be placed now (CAR-D4): not those stored in this turn."""
    stored = Counter(name_of(item) for item in me(view)["storehouses"] if item)
    free = {name for name in stored if stored[name] > stored_now[name]}
    items = {name_of(item): item for item in me(view)["storehouses"] if item}
    return {name for name in free if places(view, items[name], bought=False)}


def name_of(item: dict[str, Any]) -> str:
    return str(item["kind"] if item["is"] == "decoration" else item["colour"] + " statue")


# -- scoring (CAR-V4 to CAR-V10) --------------------------------------------------------------


def fields(view: View) -> set[str]:
    """The fields that the player can score now."""
    player = me(view)
    taken = {one["name"] for one in player["fields"] if one["state"] in ("scored", "taken")}
    found = set()
    all_built = [(c["city"], b) for c in player["columns"] for b in c["buildings"]]
    for city in view["cities"]:
        if sum(1 for where, _ in all_built if where == city["name"]) >= city["minimum"]:
            found.add(city["name"])
    for kind in view["types"]:
        if any(built["tile"]["type"] == kind["name"] for _, built in all_built):
            found |= {kind["name"], kind["landscape"]}
    if view["version"] == "advanced":
        money = {one["name"] for one in view["money_fields"]}
        own = {one["name"] for one in player["fields"] if one["state"] == "scored"}
        for field in view["money_fields"]:
            if player["coins"] >= field["minimum"] and not money & own:
                found.add(field["name"])
        for one, other in PAIRS:
            if any(where in (one, other) and built["statue"] for where, built in all_built):
                found.add(f"{one}_{other}")
    return found - taken


def gains(view: View, name: str) -> tuple[int, int]:
    """The coins and points of a field (CAR-V5 to CAR-V10)."""
    coins = points = 0
    land = {one["name"]: one["landscape"] for one in view["types"]}
    for column in me(view)["columns"]:
        for built in column["buildings"]:
            kind, value = tile_name(built["tile"])
            value += 1 if built["decorated"] else 0
            reward = column["reward"]
            if name == land[kind]:
                reward = view["landscapes"][name]
            elif name in CITIES:
                if column["city"] != name:
                    continue
            elif "_" in name:
                if column["city"] not in name.split("_") or built["statue"] is None:
                    continue
            elif name != kind:
                continue
            coins += value * reward["coins"]
            points += value * reward["points"]
    return coins, points
