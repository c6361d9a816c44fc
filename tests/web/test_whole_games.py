"""Carrara, Carpe Diem and The Castles of Tuscany, played by clicks on their boards."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from copy import copy
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from contrada.core.rng import Rng, rng_for_run
from tests.web.axe import wrong
from tests.web.hands import SIZES, act_on_board, new_table, play, state, until_asked

Visit = Callable[..., Page]
MOST_CLICKS = 1_000
PATIENCE = 150.0


@dataclass(frozen=True)
class Setup:
    """A game, and one of its decisions with several steps."""

    game: str
    step: str
    """The verb of a step that leaves the decision incomplete."""
    asks: str
    """The prompt after this step."""
    options: dict[str, str] = field(default_factory=dict)


SETUPS = {
    "carrara": Setup("carrara", "build", "city", {"version": "normal"}),
    "carrara advanced": Setup("carrara", "take", "placing", {"version": "advanced"}),
    "carpe diem": Setup("carpe-diem", "take", "building"),
    "tuscany": Setup("tuscany", "place", "paying"),
}


def quick(*names: str) -> list[Any]:
    """The set-ups as parameters; only the named ones are tested on every change."""
    return [pytest.param(name, marks=[pytest.mark.long] * (name not in names)) for name in SETUPS]


@pytest.fixture(params=list(SETUPS))
def setup(request: pytest.FixtureRequest) -> Setup:
    return SETUPS[request.param]


@dataclass
class Seat:
    """A player at a table with a bot, and their browser."""

    page: Page
    table: str
    rng: Rng

    @property
    def game(self) -> Any:
        """The game as the server sends it."""
        return state(self.page, self.table, 0)["game"]

    @property
    def over(self) -> bool:
        return self.page.locator("section.end").count() > 0

    def click(self, wanted: tuple[int, ...] = ()) -> None:
        """Click an element of the board as soon as there is one."""
        until = time.monotonic() + PATIENCE
        while not self.over and not act_on_board(self.page, self.rng, wanted):
            assert time.monotonic() < until, "there is never anything to click"
            time.sleep(0.01)

    def decide(self, verb: str = "") -> None:
        """Click until an action, of this verb if it is given, has been played."""
        told = self.game
        wanted = tuple(i for i, one in enumerate(told["legal"]) if one["action"]["do"] == verb)
        self.click(wanted)
        for _ in range(10):
            if not self.page.locator(".board .chosen").count():
                break
            self.click(wanted)
        until = time.monotonic() + PATIENCE
        while self.game == told:
            assert time.monotonic() < until, f"no clicks lead to {verb or 'anything'}"
            time.sleep(0.01)


@pytest.fixture
def seat(visit: Visit, setup: Setup) -> Iterator[Seat]:
    """At a new table."""
    page = visit(name="Anna", bypass_csp=True)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    table = new_table(page, seats, game=setup.game, options=setup.options)
    yield Seat(page, table, rng_for_run(3, 0))
    expect(page.locator(".notice.bad")).to_have_count(0)


@pytest.fixture
def before(seat: Seat, setup: Setup) -> Seat:
    """A position in which the step is legal."""
    for _ in range(300):
        told = until_asked(seat.page, seat.table, 0)
        assert told["table"]["phase"] == "running", f"{setup.step} was never possible"
        if any(offer["action"]["do"] == setup.step for offer in told["game"]["legal"]):
            break
        play(seat.page, seat.table, 0, "cart", "turn_statues", "buy", "draw")
    seat.page.goto(f"/table/{seat.table}")
    seat.page.wait_for_selector("[data-offers]")
    return seat


@pytest.fixture
def midway(before: Seat, setup: Setup) -> Seat:
    """In the middle of a decision."""
    before.decide(setup.step)
    assert before.game["prompt"]["id"] == setup.asks
    return before


@pytest.mark.long
def test_a_whole_game_by_clicks_on_the_board(seat: Seat) -> None:
    page = seat.page
    page.goto(f"/table/{seat.table}")
    for _ in range(MOST_CLICKS):
        if seat.over:
            break
        seat.click()

    expect(page.locator(".end h1")).to_be_visible()
    told = state(page, seat.table, 0)["table"]
    assert told["phase"] == "over"
    assert told["result"]["reason"] == "end"
    lines = [row.locator("td.number").all_inner_texts() for row in page.locator(".end tr").all()]
    points = [[int(text) for text in line] for line in lines if line]
    assert sorted(total for total, *_ in points) == sorted(told["result"]["scores"])
    assert [total for total, *_ in points] == [sum(parts) for _, *parts in points]
    for language in ("de", "nl"):
        page.locator("header select").select_option(language)
        expect(page.locator(f"html[lang={language}] .end h1")).to_be_visible()
        beyond = page.locator(".end [role=region]").evaluate("e => e.scrollWidth - e.clientWidth")
        assert beyond <= 0, f"the table of points is cut in {language}"


def test_a_step_is_taken_back_and_made_again(before: Seat, setup: Setup) -> None:
    prompt = before.page.locator(".bar .prompt")
    asked, at_first, luck = prompt.inner_text(), before.game, copy(before.rng)
    before.decide(setup.step)
    then = before.game
    assert then["prompt"]["id"] == setup.asks
    before.page.locator("button.tool", has_text="Undo").click()
    expect(prompt).to_have_text(asked)
    assert before.game == at_first
    before.rng = luck
    before.decide(setup.step)
    assert before.game == then


@pytest.mark.parametrize("setup", quick("carrara advanced", "carpe diem"), indirect=True)
def test_a_reload_in_mid_decision_loses_nothing(midway: Seat) -> None:
    told = midway.game
    prompt = midway.page.locator(".bar .prompt").inner_text()
    midway.page.reload()
    expect(midway.page.locator(".bar .prompt")).to_have_text(prompt)
    assert midway.game == told
    looked_at_in_both_sizes(midway.page)
    midway.decide()


def looked_at_in_both_sizes(page: Page) -> None:
    """Axe finds nothing serious, and nothing is wider than the screen."""
    for theme, size in (("dark", "phone"), ("light", "desk")):
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        page.wait_for_timeout(100)
        assert wrong(page) == [], f"{theme}, {size}"
        assert page.evaluate("document.documentElement.scrollWidth") <= width
