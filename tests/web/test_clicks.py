"""The clicks of a turn of each kind, compared with the table in docs/browser.md."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, Page

from tests.web.hands import offers, reach, state, until_asked

DOCS = Path(__file__).parents[2] / "docs" / "browser.md"
SETTLED = 300
"""Milliseconds after which the page shows the position."""


class Hand:
    """A visitor's hand at a table: counts its clicks."""

    def __init__(self, page: Page, table: str) -> None:
        self.page = page
        self.table = table
        self.clicks = 0
        page.goto(f"/table/{table}")
        page.wait_for_selector("[data-target]")
        page.wait_for_timeout(SETTLED)

    def click(self, wanted: str | Locator) -> None:
        piece = self.page.locator(wanted) if isinstance(wanted, str) else wanted
        piece.first.click()
        self.clicks += 1
        self.page.wait_for_timeout(60)

    def has(self, wanted: str) -> bool:
        self.page.wait_for_timeout(SETTLED)
        return self.page.locator(wanted).count() > 0

    def game(self) -> Any:
        return state(self.page, self.table, 0)["game"]


class Kind(NamedTuple):
    """A kind of turn: how it is reached, its clicks, and what shows that it was made."""

    game: str
    row: str
    until: Callable[[Any], bool]
    verbs: tuple[str, ...]
    clicks: Callable[[Hand], None]
    line: str
    """The verb of the visitor's last line in the log."""


def at(prompt: str, verb: str = "") -> Callable[[Any], bool]:
    """A decision with this prompt, at which this verb is possible."""

    def found(game: Any) -> bool:
        return game["prompt"]["id"] == prompt and (not verb or bool(offers(game, verb)))

    return found


def target(key: str) -> str:
    return f'[data-target="{key}"]'


# Palazzo


def rich_turn(game: Any) -> bool:
    """The visitor's turn, with money for two tiles."""
    return at("turn")(game) and game["view"]["players"][0]["hand_size"] > 11


class OtherDeal(Exception):
    """These cards leave no choice, so that fewer clicks are needed."""


def take_money(hand: Hand) -> None:
    hand.click(target("deck"))
    cards = "[data-place=display] .card.target"
    hand.page.locator(cards).first.wait_for()
    shown = state(hand.page, hand.table, 0)["game"]["view"]["display"]
    if len({json.dumps(card) for card in shown}) < len(shown):
        raise OtherDeal
    hand.click(cards)
    hand.click(f"{cards}:not(.chosen)")


def buy(hand: Hand) -> None:
    hand.click("[data-target^=stack-]")
    hand.click(".warehouse .tile.target")
    if hand.has(target("finish")):
        hand.click(target("finish"))
    hand.click(".ways .way")
    hand.click(".plot .new.target")


def auction(hand: Hand) -> None:
    hand.click("[data-target^=stack-]")
    hand.click("section.quarry.target")


def bid(hand: Hand) -> None:
    hand.click(".ways .way")


def shared(hand: Hand) -> None:
    hand.click(".taking .tile.target")
    hand.click(".plot .new.target")


def take_out(hand: Hand) -> None:
    hand.click(target("scaffold"))
    hand.click("section.own .floor.target")
    hand.click("[data-place=seat-0-hand] .card.target")


def can_take_out(game: Any) -> bool:
    """One palazzo of two floors or more, and nothing else to rebuild."""
    palazzi = game["view"]["players"][0]["palazzi"]
    return bool(offers(game, "rebuild")) and [len(one["floors"]) > 1 for one in palazzi] == [True]


GROWING = ("build_on", "build_new", "confirm", "lay_card", "buy", "share_out", "take_tile")
EARNING = ("take_money", "take_two", "take_card", "pass", "build_new")

# The Castles of Tuscany

SET_UP = ("arrange", "shift", "start_castle", "bonus")


def place(hand: Hand) -> None:
    action = offers(hand.game(), "place")[0]
    hand.click(f"[data-place=field-0-{action['field']}].target")
    if not hand.has(".payment ul button"):
        hand.click("[data-target^=storage-]")
    hand.click(".payment ul button")


def placing(game: Any) -> bool:
    """One stored tile can be placed."""
    tiles = [str(action["item"]) for action in offers(game, "place")]
    return len(set(tiles)) == 1


def room(game: Any) -> bool:
    storage = game["view"]["players"][0]["storage"] if game["legal"] else []
    return bool(offers(game, "take")) and None in storage


# Carpe Diem


def walk_and_lay(hand: Hand) -> None:
    field = offers(hand.game(), "walk")[0]["field"]
    hand.click(f"[data-place=field-{field}] .tile")
    hand.page.wait_for_selector(".in-hand")
    hand.page.wait_for_timeout(SETTLED)
    hand.click("[data-cell].legal")
    hand.click(target("confirm-tile"))


def disc(hand: Hand) -> None:
    hand.click("[data-place^=circle-].target, [data-target^=circle-]")
    hand.click(target("confirm-disc"))


# The Palaces of Carrara


def three_blocks(hand: Hand) -> None:
    for colour in ("purple", "blue", "green"):
        hand.click(f"[data-target^=block-I-{colour}-]")
        hand.page.wait_for_timeout(SETTLED)
    hand.click(target("dock-buy"))


def turn_and_buy(hand: Hand) -> None:
    hand.click(target("hub"))
    hand.page.wait_for_timeout(SETTLED)
    game = hand.game()
    one = offers(game, "cart")
    # The three cheapest blocks of the location with the most.
    places = [action["location"] for action in one]
    best = max(set(places), key=places.count)
    left = 3
    while left and offers(hand.game(), "cart"):
        action = next(a for a in offers(hand.game(), "cart") if a["location"] == best)
        hand.click(f"[data-target^=block-{best}-{action['block']['colour']}-]:not(.laid)")
        hand.page.wait_for_timeout(SETTLED)
        left -= 1
    hand.click(target("dock-buy"))


def first_turn(game: Any) -> bool:
    """The wheel with all six colours at its first location."""
    first = next((one for one in game["view"]["locations"] if one["name"] == "I"), None)
    return bool(offers(game, "keep")) and first is not None and len(first["blocks"]) == 6


KINDS = [
    Kind("palazzo", "take money", at("turn", "take_money"), EARNING, take_money, "take_cards"),
    Kind("palazzo", "buy a tile, pay, new palazzo", rich_turn, EARNING, buy, "build_new"),
    Kind("palazzo", "auction a quarry", at("turn", "reveal"), (), auction, "auction"),
    Kind("palazzo", "bid", at("bidding", "lay_card"), EARNING[:3], bid, "bid"),
    Kind(
        "palazzo", "take a shared-out tile", at("sharing"), ("reveal", "auction"), shared, "build"
    ),
    Kind("palazzo", "rebuild: take a floor out", can_take_out, GROWING, take_out, "rebuilt"),
    Kind(
        "tuscany",
        "draw cards",
        at("action", "draw"),
        SET_UP,
        lambda h: h.click(target("deck")),
        "draw",
    ),
    Kind(
        "tuscany",
        "take a tile, a space is free",
        room,
        SET_UP,
        lambda h: h.click("[data-target^=display-]"),
        "take",
    ),
    Kind("tuscany", "place a tile and pay", placing, (*SET_UP, "take", "draw"), place, "placed"),
    Kind(
        "tuscany",
        "bonus tile",
        lambda game: bool(offers(game, "bonus")),
        SET_UP[:3],
        lambda h: h.click("[data-target^=bonus-]"),
        "bonus",
    ),
    Kind(
        "carpe-diem",
        "walk, take a tile, lay it as it lies",
        at("moving", "walk"),
        ("enter", "take", "build", "store"),
        walk_and_lay,
        "build",
    ),
    Kind(
        "carpe-diem",
        "store a tile",
        at("building", "store"),
        ("enter", "walk", "take"),
        lambda h: h.click(target("storage")),
        "store",
    ),
    Kind(
        "carpe-diem",
        "place a disc",
        at("circle"),
        ("store", "build", "enter", "walk", "take"),
        disc,
        "circle",
    ),
    Kind(
        "carrara", "buy three blocks without turning", first_turn, ("turn",), three_blocks, "bought"
    ),
    Kind(
        "carrara", "buy three blocks, wheel turned", first_turn, ("turn",), turn_and_buy, "bought"
    ),
]


def documented() -> dict[str, int]:
    """The measured numbers of docs/browser.md by row."""
    rows = re.findall(r"^\| ([^|]+) \|.*\| \*\*(\d+)\*\*[^|]*\|$", DOCS.read_text(), re.M)
    return {row.strip(): int(count) for row, count in rows}


def test_every_measured_row_is_measured() -> None:
    assert set(documented()) == {kind.row for kind in KINDS}


QUICK = ("take money", "store a tile")


def named(kind: Kind) -> str:
    return f"{kind.game}, {kind.row}"


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind.row in QUICK], ids=named)
def test_a_turn_needs_the_documented_clicks(visit: Callable[..., Page], kind: Kind) -> None:
    measure(visit, kind)


@pytest.mark.long
@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind.row not in QUICK], ids=named)
def test_every_turn_needs_the_documented_clicks(visit: Callable[..., Page], kind: Kind) -> None:
    measure(visit, kind)


def measure(visit: Callable[..., Page], kind: Kind) -> None:
    """Make a turn of this kind and compare its clicks with the table."""
    page = visit(name="Anna", careful="never")
    for _ in range(8):
        hand = Hand(page, reach(page, kind.game, kind.until, *kind.verbs))
        before = len(lines(page, hand.table))
        try:
            kind.clicks(hand)
            break
        except OtherDeal:
            continue
    page.wait_for_timeout(SETTLED)
    until_asked(page, hand.table, 0)
    new = lines(page, hand.table)[before:]
    assert any(line["actor"] == 0 and line["entry"]["do"].startswith(kind.line) for line in new)
    assert hand.clicks == documented()[kind.row]


def lines(page: Page, table: str) -> list[Any]:
    answer = page.context.request.get(f"/api/tables/{table}/log?seat=0&start=0&count=5000")
    found: list[Any] = answer.json()["lines"]
    return found
