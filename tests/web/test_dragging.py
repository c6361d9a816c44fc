"""Drag and drop in Palazzo and Carpe Diem, with the mouse and with a finger."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.hands import at_rest, mine, offers, reach, state, until_asked

Visit = Callable[..., Page]
Point = tuple[float, float]
CHOSEN = re.compile(r"\bchosen\b")
HAND = "[data-place=seat-0-hand]"


def middle(piece: Locator, rise: float = 0.5) -> Point:
    """A point of an element: its middle, or another height."""
    box = piece.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] * rise


def drag(page: Page, piece: Locator, goal: Locator) -> None:
    """Drag with the mouse; a copy of the piece follows the pointer."""
    at_rest(page)
    page.mouse.move(*middle(piece))
    page.mouse.down()
    page.mouse.move(*middle(goal), steps=6)
    page.mouse.move(*middle(goal))
    page.mouse.up()


def drag_by_finger(page: Page, piece: Locator, goal: Locator) -> None:
    """Drag with a finger."""
    at_rest(page)
    touch = page.context.new_cdp_session(page)
    (x, y), (to_x, to_y) = middle(piece), middle(goal)
    path = [(x, y), *(((x + (to_x - x) * n / 6), (y + (to_y - y) * n / 6)) for n in range(1, 7))]
    for number, (at_x, at_y) in enumerate(path):
        kind = "touchMove" if number else "touchStart"
        points = [{"x": at_x, "y": at_y}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


EARNING = ("take_money", "take_two", "take_card", "pass", "build_new")


def rich_market(game: Any) -> bool:
    return len(offers(game, "buy")) > 1


def test_a_tile_is_bought_paid_and_built_by_dragging(visit: Visit) -> None:
    page = visit(name="Anna")
    table = reach(page, "palazzo", rich_market, *EARNING, "reveal")
    page.goto(f"/table/{table}")
    tile = page.locator(".warehouse .tile.target").first
    tile.wait_for()
    before = len(mine(page, table)["palazzi"])
    drag(page, tile, page.locator("section.own .street"))
    expect(page.locator(".warehouse .tile.chosen, .payment")).to_have_count(1)
    page.locator("[data-target=finish]").first.click()
    card = page.locator(f"{HAND} .card.target")
    laid = page.locator(".payment .line:not(.ways) .laid span.card")
    expect(card.first).to_be_visible()
    drag(page, card.first, page.locator(".payment"))
    expect(laid).to_have_count(1)
    expect(page.locator(".ghost")).to_have_count(0)
    # A drop elsewhere leaves everything as it was; a laid card goes back to the hand.
    drag(page, card.first, page.locator(".stacks"))
    expect(laid).to_have_count(1)
    drag(page, laid.first, page.locator(HAND))
    expect(laid).to_have_count(0)
    page.locator(".ways .way").first.click()
    drag(page, page.locator(".acquired .tile").first, page.locator(".plot .new"))
    expect(page.locator("section.own .palazzo")).to_have_count(before + 1)
    assert len(mine(page, table)["palazzi"]) == before + 1


def growing(game: Any) -> bool:
    return bool(offers(game, "build_on"))


def test_a_tile_dropped_anywhere_on_a_palazzo_is_its_new_floor(visit: Visit) -> None:
    page = visit(name="Anna", theme="dark")
    verbs = ("build_new", "confirm", "lay_card", "buy", "auction", "share_out", "take_tile")
    table = reach(page, "palazzo", growing, *verbs, "pass", "take_two", "reveal")
    game = state(page, table, 0)["game"]
    action = offers(game, "build_on")[0]
    place = action["palazzo"]
    before = len(mine(page, table)["palazzi"][place - 1]["floors"])
    page.goto(f"/table/{table}")
    acquired = page.locator(
        f"[data-target=acquired-{game['view']['acquired'].index(action['tile'])}]"
    )
    acquired.wait_for()
    drag(page, acquired, page.locator(f"[data-place=seat-0-palazzo-{place}] .ground"))
    page.wait_for_function(
        "([place, count]) => document.querySelectorAll(`[data-place=seat-0-palazzo-${place}]"
        " .floor:not(.ghost)`).length === count",
        arg=[place, before + 1],
    )


def single_floors(game: Any) -> set[int]:
    """The floors of the visitor's palazzi with one floor."""
    palazzi = game["view"]["players"][0]["palazzi"]
    return {one["floors"][0]["floor"] for one in palazzi if len(one["floors"]) == 1}


def test_a_single_tile_is_put_in_and_paid_by_dragging(visit: Visit) -> None:
    page = visit(name="Anna")

    # With equal cards, the payment would leave no choice.
    def possible(game: Any) -> bool:
        hand = {json.dumps(card) for card in game["view"]["players"][0]["hand"]}
        return bool(offers(game, "put_in")) and len(hand) > 1

    def saving(game: Any) -> tuple[str, ...]:
        if game["view"]["players"][0]["hand_size"] < 6:
            return ("take_money",)
        return ("rebuild",) if len(single_floors(game)) > 1 else ()

    verbs = ("build_new", "confirm", "lay_card", "buy", "share_out", "take_tile", "take_two")
    table = reach(page, "palazzo", possible, *verbs, "reveal", "auction", "pass", wish=saving)
    game = state(page, table, 0)["game"]
    action = offers(game, "put_in")[0]
    palazzi = game["view"]["players"][0]["palazzi"]
    source = next(
        number
        for number, one in enumerate(palazzi, 1)
        if one["floors"] == [action["tile"]] and number != action["palazzo"]
    )
    page.goto(f"/table/{table}")
    single = page.locator(f"[data-place=seat-0-palazzo-{source}] .floor.target").first
    single.wait_for()
    drag(page, single, page.locator(f"[data-place=seat-0-palazzo-{action['palazzo']}] .ground"))
    planned = page.locator("section.own .planned")
    expect(planned).to_be_visible()
    cards = mine(page, table)["hand_size"]
    drag(page, page.locator(f"{HAND} .card.target").first, page.locator("[data-place=discards]"))
    expect(planned).to_have_count(0)
    assert mine(page, table)["hand_size"] >= cards - 1


def test_a_finger_drags_cards_to_hand_and_payment_and_is_asked(visit: Visit) -> None:
    page = visit(name="Anna", size="phone")

    # With equal cards among the open ones, the first may already determine the second.
    def taking(game: Any) -> bool:
        shown = [json.dumps(card) for card in game["view"]["display"]]
        return bool(offers(game, "take_two")) and len(set(shown)) == len(shown)

    table = reach(page, "palazzo", taking, "take_money")
    page.goto(f"/table/{table}")
    cards = page.locator("[data-place=display] .card.target")
    cards.first.wait_for()
    at_rest(page)
    drag_by_finger(page, cards.nth(0), page.locator(HAND))
    expect(page.locator("[data-place=display] .card").nth(0)).to_have_class(CHOSEN)
    drag_by_finger(page, cards.nth(1), page.locator(HAND))
    # It cannot be taken back: a finger is asked first.
    question = page.get_by_role("alertdialog")
    expect(question).to_be_visible()
    before = mine(page, table)["hand_size"]
    question.get_by_role("button").first.click()
    expect(question).to_have_count(0)
    until_asked(page, table, 0)
    assert mine(page, table)["hand_size"] >= before + 2


@pytest.mark.parametrize("size", [pytest.param("desk", marks=pytest.mark.long), "phone"])
def test_a_tile_of_carpe_diem_is_dragged_to_its_field_and_ticked(visit: Visit, size: str) -> None:
    page = visit(name="Anna", size=size)

    def building(game: Any) -> bool:
        return bool(offers(game, "build"))

    table = reach(page, "carpe-diem", building, "enter", "walk", "take", "build", "store")
    action = offers(state(page, table, 0)["game"], "build")[-1]
    page.goto(f"/table/{table}")
    tile = page.locator(".in-hand .tile")
    tile.wait_for()
    at_rest(page)
    field = page.locator(f"[data-cell='{action['row']}-{action['column']}']")
    before = len(mine(page, table)["laid"])
    (drag if size == "desk" else drag_by_finger)(page, tile, field)
    tick = page.locator("[data-target=confirm-tile]")
    expect(tick).to_be_visible()
    expect(field).to_have_class(CHOSEN)
    tick.click()
    yes = page.locator("dialog[role=alertdialog] button.primary")
    if size == "phone" and yes.count():
        yes.click()
    expect(page.locator(".in-hand .tick")).to_have_count(0)
    assert len(mine(page, table)["laid"]) == before + 1


def test_a_tile_of_a_display_is_taken_and_laid_with_one_drag(visit: Visit) -> None:
    page = visit(name="Anna")

    def taking(game: Any) -> bool:
        return any(o["action"]["do"] == "take" and o["preview"] for o in game["legal"])

    table = reach(page, "carpe-diem", taking, "enter", "walk", "take", "build", "store")
    page.goto(f"/table/{table}")
    tiles = page.locator(".ring .tile.target")
    tiles.first.wait_for()
    at_rest(page)
    fits = page.locator("[data-section] [data-cell].fits")
    # Some tiles fit nowhere.
    for tile in tiles.all():
        tile.hover()
        at_rest(page)
        if fits.count():
            break
    cell = fits.first.get_attribute("data-cell")
    drag(page, tile, page.locator(f"[data-section] [data-cell='{cell}']"))
    expect(page.locator(".in-hand")).to_be_visible()
    expect(page.locator("[data-target=confirm-tile]")).to_be_visible()


def tall(game: Any) -> bool:
    """A turn with a first palazzo of two floors or more, and cards that leave a choice."""
    me = game["view"]["players"][0]
    cards = {json.dumps(card) for card in me["hand"] or []}
    floors = [len(one["floors"]) for one in me["palazzi"]]
    return bool(offers(game, "rebuild")) and len(cards) > 1 and floors[:1] > [1]


def test_a_dragged_floor_begins_to_rebuild(visit: Visit) -> None:
    page = visit(name="Anna")
    verbs = ("build_on", "build_new", "confirm", "lay_card", "buy", "share_out", "take_tile")
    table = reach(page, "palazzo", tall, *verbs, "take_two", "take_money")
    page.goto(f"/table/{table}")
    own = page.locator("[data-place=seat-0-palazzo-1]")
    floor = own.locator(".floor.carry").first
    floor.wait_for()
    seq, cards = state(page, table, 0)["seq"], mine(page, table)["hand_size"]
    drag(page, floor, own.locator(".floor").last)
    expect(page.locator(".ghost")).to_have_count(0)
    assert state(page, table, 0)["seq"] == seq
    drag(page, floor, page.locator("[data-place=seat-0-site]"))
    expect(page.locator("section.own .planned")).to_be_visible()
    page.locator(f"{HAND} .card.target").first.click()
    expect(page.locator("section.own .planned")).to_have_count(0)
    assert mine(page, table)["hand_size"] == cards - 1
