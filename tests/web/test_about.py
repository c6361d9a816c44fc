"""The card "What is this?": by pointer, key and long press, with the reason where there is one."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from contrada.core.rng import rng_for_run
from tests.web.hands import api, new_table, offers, play, reach, state, until_asked
from tests.web.test_reasons import press

BOT = {"kind": "bot", "bot": "random"}


def opened(visit: Callable[..., Page], **more: str) -> tuple[Page, str]:
    """A table of Carrara where the visitor has turned the wheel and chooses blocks."""
    page = visit(name="Anna", **more)
    table = new_table(page, [{"kind": "me"}, BOT], game="carrara")
    until_asked(page, table, 0)
    play(page, table, 0, "turn")
    until_asked(page, table, 0)
    page.goto(f"/table/{table}")
    page.wait_for_selector("[data-stage] [data-about]", state="attached")
    return page, table


def test_the_card_opens_under_the_pointer_and_by_key(visit: Callable[..., Page]) -> None:
    page, _ = opened(visit)
    tip = page.get_by_role("tooltip")
    page.locator(".block[data-about]").first.hover()
    expect(tip).to_have_count(1)
    expect(tip).to_contain_text("block")
    expect(tip).to_contain_text("CAR-B2")
    page.keyboard.press("i")
    card = page.get_by_role("dialog")
    expect(card).to_be_focused()
    link = card.get_by_role("link")
    expect(link).to_have_attribute("href", "/rules/carrara#at-segments")
    first = card.bounding_box()
    page.keyboard.press("ArrowRight")
    page.wait_for_timeout(50)
    assert card.bounding_box() != first
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    page.goto("/rules/carrara#at-segments")
    expect(page.locator("details[open] summary").first).to_have_text("Buying blocks")


def test_a_long_press_opens_the_card_with_the_reason_and_plays_nothing(
    visit: Callable[..., Page],
) -> None:
    page, table = opened(visit, size="phone")
    before = state(page, table, 0)["seq"]
    card = page.get_by_role("dialog")
    press(page, page.locator(".block.target[data-about]").first, 0.7)
    expect(card).to_have_count(1)
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    play(page, table, 0, "cart")
    page.wait_for_selector(".block.asks[data-about]")
    press(page, page.locator(".block.asks[data-about]").first, 0.7)
    expect(card.locator(".why")).to_contain_text("location")
    expect(page.locator("[role=status] .note")).to_have_count(0)
    assert state(page, table, 0)["seq"] == before + 1


DESCRIBED = """() => {
  const bare = [...document.querySelectorAll("[data-stage] [data-piece]")]
    .filter(one => one.getBoundingClientRect().width > 3 && !one.closest("[data-about]"));
  const titled = document.querySelectorAll(".frame [title]");
  return [...bare, ...titled].map(one => one.outerHTML.slice(0, 120));
}"""
"""The pieces without a card, and native titles."""


@pytest.mark.parametrize(
    "game",
    [
        "palazzo",
        pytest.param("carrara", marks=pytest.mark.long),
        pytest.param("carpe-diem", marks=pytest.mark.long),
        "tuscany",
    ],
)
def test_every_piece_has_a_card_and_nothing_a_native_title(
    visit: Callable[..., Page], game: str
) -> None:
    page = visit(name="Anna")
    table = new_table(page, [{"kind": "me"}, BOT], game=game)
    page.goto(f"/table/{table}")
    rng = rng_for_run(7, 0)
    for number in range(9):
        told = until_asked(page, table, 0)
        if number % 4 == 0:
            page.wait_for_selector("[data-stage] [data-about]", state="attached")
            assert page.evaluate(DESCRIBED) == []
        legal = [offer["action"] for offer in told["game"]["legal"]]
        action = legal[int(rng.below(len(legal)))]
        command = {"do": "play", "seat": 0, "seq": told["seq"], "action": action}
        api(page, "POST", f"/api/tables/{table}/do", command)


@pytest.mark.long
def test_palazzos_tiles_cards_and_numbers_tell_their_value_now(visit: Callable[..., Page]) -> None:
    page = visit(name="Anna", lang="de")
    table = reach(page, "palazzo", lambda game: len(offers(game, "buy")) > 0, "reveal", "pass")
    page.goto(f"/table/{table}")
    tip = page.get_by_role("tooltip").filter(has=page.locator("h2"))
    for place, text, rule in (
        (".warehouse .tile", "kostet", "PAL-G1"),
        (".warehouse .price", "für zwei", "PAL-B5"),
        ("[data-place=riders]", "0 von 5", "PAL-B3"),
        ("[data-place=seat-0-hand] .card", "du hast", "PAL-M"),
    ):
        page.locator(place).first.hover()
        expect(tip).to_contain_text(text)
        expect(tip).to_contain_text(rule)
        page.mouse.move(5, 5)
        expect(tip).to_have_count(0)


WARNED = """async finals => {
  const silent = [];
  let told = 0;
  for (const one of document.querySelectorAll("[data-stage] [data-offers], .ways .way")) {
    const offers = (one.getAttribute("data-offers") ?? "").split(" ").filter(Boolean).map(Number);
    if (!offers.every(offer => finals[offer])) continue;
    one.dispatchEvent(new PointerEvent("pointerenter"));
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    if (document.querySelector(".final")?.innerText.trim()) told++;
    else silent.push(one.getAttribute("data-target") ?? one.className);
    one.dispatchEvent(new PointerEvent("pointerleave"));
  }
  return [silent, told];
}"""
"""The elements whose actions are all final and that do not say so; how many do."""


def test_whatever_is_final_in_palazzo_says_so_at_the_pointer(visit: Callable[..., Page]) -> None:
    page = visit(name="Anna")
    table = new_table(page, [{"kind": "me"}, BOT])
    page.goto(f"/table/{table}")
    rng = rng_for_run(9, 0)
    warned = 0
    for _ in range(15):
        told = until_asked(page, table, 0)
        if told["table"]["phase"] == "over":
            break
        legal = told["game"]["legal"]
        shown = page.locator("[data-stage] [data-offers], .bar [data-offers]")
        shown.first.wait_for()
        page.wait_for_timeout(40)
        silent, said = page.evaluate(WARNED, [offer.get("final", False) for offer in legal])
        assert silent == [], told["game"]["prompt"]
        warned += said
        action = legal[int(rng.below(len(legal)))]["action"]
        command = {"do": "play", "seat": 0, "seq": told["seq"], "action": action}
        api(page, "POST", f"/api/tables/{table}/do", command)
    assert warned > 5
