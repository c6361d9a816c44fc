"""Tables besides moves: clocks, votes, sounds, animations, seat links, hints."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from contrada.core.rng import rng_for_run
from tests.web.hands import act, api, click_thing, new_table, play, state, until_asked

Visit = Callable[..., Page]
ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "greedy"}
OPEN = {"kind": "open"}
TURN_BELL = 587


def banner(page: Page, text: str) -> Locator:
    return page.locator(".banner", has_text=text)


def people_at_a_table(pages: list[Page], **more: Any) -> str:
    """A running table of the first visitor with the others seated."""
    first, *others = pages
    table = new_table(first, [ME, *[OPEN for _ in others]], **more)
    for seat, page in enumerate(others, 1):
        api(page, "POST", f"/api/tables/{table}/do", {"do": "take", "seat": seat})
    api(first, "POST", f"/api/tables/{table}/do", {"do": "start"})
    return table


def test_a_clock_runs_down_and_a_bot_moves(visit: Visit) -> None:
    page = visit(name="Anna", size="phone")
    table = new_table(page, [ME, BOT], clock={"per_move": 2})
    page.goto(f"/table/{table}")
    mine = page.locator(".clock").first
    expect(mine).to_have_text(re.compile("0:0[12]"))
    expect(mine).to_have_text("0:01")
    # Time is up: a bot plays the move, and Anna keeps her seat.
    page.locator(".bottom button", has_text="Log").click()
    moved = page.locator("dialog .log li", has_text=re.compile("Anna (?!is dealt)"))
    expect(moved.first).to_be_visible(timeout=15_000)
    page.keyboard.press("Escape")
    expect(banner(page, "A bot plays for Anna")).to_have_count(0)
    api(page, "POST", f"/api/tables/{table}/do", {"do": "close"})


def test_a_bot_takes_the_seat_when_time_is_up_and_gives_it_back(visit: Visit) -> None:
    bruno, anna = visit(name="Bruno"), visit(name="Anna")
    clock = {"bank": 3, "increment": 60}
    table = people_at_a_table([bruno, anna], clock=clock, on_timeout="replace")
    # Bruno begins and gains time; then Anna's time runs out.
    for _ in range(9):
        if not state(bruno, table, 0)["game"]["legal"]:
            break
        play(bruno, table, 0, "take_money")
    anna.goto(f"/table/{table}")
    expect(anna.locator(".clock.low")).to_be_visible()
    expect(banner(anna, "A bot plays for Anna")).to_be_visible()
    expect(anna.locator(".players .state").nth(1)).to_contain_text("a bot plays")
    anna.locator("button:has-text('Take the seat back')").click()
    expect(banner(anna, "A bot plays for Anna")).to_have_count(0)
    assert not state(anna, table, 1)["table"]["seats"][1]["stand_in"]


def test_questions_are_put_to_the_others(visit: Visit) -> None:
    anna, bruno, clara = (visit(name=name) for name in ("Anna", "Bruno", "Clara"))
    table = people_at_a_table([anna, bruno, clara])
    for page in (anna, bruno):
        page.goto(f"/table/{table}")
        page.wait_for_selector(".bar")

    # A majority replaces an absent player by a bot.
    row = anna.locator(".players li", has_text="Clara")
    expect(row.locator(".state")).to_have_text("away")
    row.locator("summary").click()
    row.locator("button:has-text('Let a bot play for Clara')").click()
    expect(banner(anna, "Waiting for the answers")).to_be_visible()
    asked = banner(bruno, "Anna asks to let a bot play for Clara")
    asked.locator("button:has-text('Agree')").click()
    expect(asked).to_have_count(0)
    expect(row.locator(".state")).to_contain_text("a bot plays")

    def ask(text: str) -> None:
        anna.locator("button[aria-label=More]").click()
        anna.locator("dialog button", has_text=text).click()
        expect(anna.locator("dialog")).to_have_count(0)

    # A decision is undone if the others agree.
    until_asked(anna, table, 0)
    play(anna, table, 0, "take_money")
    for _ in range(9):
        if state(anna, table, 0)["game"]["prompt"]["id"] != "taking-money":
            break
        play(anna, table, 0)
    ask("take my last decision back")
    asked = banner(bruno, "Anna asks to take the last decision back")
    asked.locator("button:has-text('Agree')").click()
    expect(asked).to_have_count(0)
    assert state(anna, table, 0)["game"]["legal"]

    # The game ends early only if all players agree.
    ask("end the game")
    asked = banner(bruno, "Anna asks to end the game")
    asked.locator("button:has-text('Refuse')").click()
    expect(banner(anna, "Waiting for the answers")).to_have_count(0)
    ask("end the game")
    asked.locator("button:has-text('Agree')").click()
    for page in (anna, bruno):
        expect(page.locator(".end")).to_contain_text("The players agreed to end it.")


@pytest.mark.long
def test_a_bell_rings_at_my_turn_unless_it_is_muted(visit: Visit) -> None:
    page = visit(name="Anna", sound=True)
    table = new_table(page, [ME, BOT])
    page.add_init_script(
        """
        window.heard = [];
        window.AudioContext = class {
          state = "running";
          currentTime = 0;
          destination = {};
          createGain() {
            const gain = () => undefined;
            return {
              gain: { setValueAtTime: gain, linearRampToValueAtTime: gain,
                exponentialRampToValueAtTime: gain },
              connect: (next) => next,
            };
          }
          createOscillator() {
            return {
              frequency: { setValueAtTime: (pitch) => window.heard.push(pitch),
                exponentialRampToValueAtTime: () => undefined },
              connect: (next) => next, start: () => undefined, stop: () => undefined,
            };
          }
        };
        """
    )
    page.goto(f"/table/{table}")
    mute = page.locator("header button[aria-label=Sound]")

    def a_turn() -> list[int]:
        """Play one turn by clicks; returns the sounds until the next turn."""
        page.evaluate("window.heard = []")
        lines = len(state(page, table, 0)["log"]["lines"])
        rng = rng_for_run(1, 0)
        for _ in range(20):
            told = until_asked(page, table, 0)
            if any(line["actor"] == 1 for line in told["log"]["lines"][lines:]):
                break
            page.wait_for_selector("[data-offers]")
            act(page, rng, ("do-take_money",))
            page.wait_for_timeout(60)
        page.wait_for_selector("[data-offers]")
        page.wait_for_timeout(60)
        heard: list[int] = page.evaluate("window.heard")
        return heard

    page.wait_for_selector("[data-offers]")
    assert TURN_BELL in a_turn()
    mute.click()
    expect(mute).to_have_attribute("aria-pressed", "false")
    assert a_turn() == []
    mute.click()
    assert TURN_BELL in a_turn()


@pytest.mark.parametrize("still", [False, True])
def test_moves_of_others_fly_unless_motion_is_unwanted(visit: Visit, still: bool) -> None:
    page = visit(name="Anna", still=still, speed="fast")
    table = new_table(page, [ME, BOT])
    page.add_init_script(
        """
        window.flown = 0;
        new MutationObserver((changes) => {
          for (const { addedNodes } of changes)
            for (const node of addedNodes) if (node.classList?.contains("fly")) window.flown++;
        }).observe(document, { childList: true, subtree: true });
        """
    )
    until_asked(page, table, 0)
    page.goto(f"/table/{table}")
    page.wait_for_selector("[data-offers]")
    page.evaluate("window.flown = 0")
    for _ in range(12):
        play(page, table, 0, "take_money", "pass")
        told = until_asked(page, table, 0)
        if told["game"]["prompt"]["id"] == "turn":
            break
    expect(page).to_have_title(re.compile(r"^(\(\d+\) )?●"))
    page.wait_for_selector("[data-offers]")
    expect(page.locator("button:has-text('Skip')")).to_have_count(0, timeout=10_000)
    flown: int = page.evaluate("window.flown")
    assert flown == 0 if still else flown > 0


@pytest.mark.long
def test_a_secret_link_opens_my_seat_on_another_device(visit: Visit) -> None:
    anna = visit(name="Anna")
    table = new_table(anna, [ME, BOT])
    until_asked(anna, table, 0)
    anna.goto(f"/table/{table}")
    anna.locator("button[aria-label=More]").click()
    anna.locator("dialog button:has-text('another device')").click()
    link = anna.locator("dialog input").input_value()
    anna.keyboard.press("Escape")

    other = visit(link, size="phone", name="Anna too")
    other.wait_for_selector("[data-offers]")
    assert "#" not in other.url
    assert other.locator(".banner", has_text="You are watching").count() == 0
    assert click_thing(other, "do-take_money")
    for page in (other, anna):
        expect(page.locator(".bar .prompt")).to_have_text(re.compile("^Take .* card"))
    # Without the secret the same URL shows no hand.
    guest = visit(link.partition("#")[0])
    expect(banner(guest, "You are watching")).to_be_visible()


def test_what_happened_since_my_last_turn_is_told(visit: Visit) -> None:
    page = visit(name="Anna")
    table = new_table(page, [ME, BOT, BOT])
    for _ in range(12):
        told = until_asked(page, table, 0)
        actors = [line["actor"] for line in told["log"]["lines"]]
        if told["game"]["prompt"]["id"] == "turn" and {0, 1, 2} <= set(actors):
            break
        play(page, table, 0, "take_money")
    page.goto(f"/table/{table}")
    page.wait_for_selector("[data-offers]")  # the table as Anna's seat sees it, not a spectator
    ticker = page.locator(".ticker")
    ticker.locator("summary").click()
    expect(ticker).to_contain_text("Since your last turn")
    lines = ticker.locator("ol li")
    since = len(actors) - 1 - max(i for i, actor in enumerate(actors) if actor == 0)
    assert since > 0
    expect(lines).not_to_have_count(0)
    assert lines.count() <= since  # runs of lines are told as one
    assert not any("Anna" in text for text in lines.all_inner_texts())
    # The log line under the pointer highlights its place on the board.
    for at in range(lines.count()):
        lines.nth(at).hover()
        if page.locator(".lit").count():
            break
    expect(page.locator(".lit").first).to_be_visible()


def test_a_hint_is_in_sight_on_the_phone_wherever_the_board_is_scrolled(visit: Visit) -> None:
    page = visit(size="phone", name="Anna")
    table = new_table(page, [ME, BOT], rated=False)
    until_asked(page, table, 0)
    page.goto(f"/table/{table}")
    page.wait_for_selector("[data-offers]")
    page.evaluate("scrollTo(0, 100_000)")
    page.keyboard.press("h")
    rows = page.locator(".hints tbody tr")
    expect(rows.first).to_be_in_viewport(ratio=1)
    expect(rows.last).to_be_in_viewport(ratio=1)


def test_a_hint_tells_what_to_expect_and_points_at_it(visit: Visit) -> None:
    page = visit(name="Anna")
    table = new_table(page, [ME, BOT], rated=False)
    until_asked(page, table, 0)
    page.goto(f"/table/{table}")
    page.wait_for_selector("[data-offers]")
    page.keyboard.press("h")
    rows = page.locator(".hints tbody tr")
    expect(rows.first).to_be_visible()
    for cells in rows.all():
        score, win = cells.locator(".number").all_inner_texts()
        assert re.fullmatch(r"-?\d+\.\d", score)
        assert re.fullmatch(r"\d+%", win)
    before = state(page, table, 0)["seq"]
    # A click on a row shows the move; a button of its own plays it.
    rows.first.locator("button").click()
    page.wait_for_timeout(50)
    assert state(page, table, 0)["seq"] == before
    page.locator(".hints .play").click()
    expect(rows).to_have_count(0)
    page.wait_for_timeout(50)
    assert state(page, table, 0)["seq"] > before
