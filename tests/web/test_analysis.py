"""The analysis of a finished game in the browser: request, graph, moments, options, playing on."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from contrada.analysis import analyser as analyser_module
from contrada.analysis.judge import Budget
from contrada.core.rng import rng_for_run
from contrada.server.analyses.worker import Answer, Task, Work
from tests.server.harness import Running
from tests.web.axe import wrong
from tests.web.hands import api, new_table, state

ME = {"kind": "me"}
HOT = {"kind": "hot", "name": "Bruno"}


@pytest.fixture
def shallow(site: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server analyses in its own process, with a small search."""
    monkeypatch.setitem(analyser_module.DEPTHS, "normal", Budget(16, 4, 8))
    monkeypatch.setattr(analyser_module, "OUTCOMES", 12)
    work = Work()

    async def ask(line: bytes, _kind: type[Answer]) -> Answer:
        task = msgspec.json.decode(line, type=Task)
        return await asyncio.to_thread(work.answer, task)

    analyses = site.services.background.analyses
    monkeypatch.setattr(analyses.worker, "ask", ask)
    monkeypatch.setattr(analyses, "per_day", 100)


def finished(page: Page, game: str, **more: Any) -> str:
    """A game of this visitor against themselves, played at random to its end."""
    table = new_table(page, [ME, HOT], game=game, **more)
    rng = rng_for_run(7)
    for _ in range(3000):
        for seat in (0, 1):
            told = state(page, table, seat)
            if told["table"]["phase"] == "over":
                return table
            legal = told["game"]["legal"]
            if legal:
                action = legal[int(rng.below(len(legal)))]["action"]
                command = {"do": "play", "seat": seat, "seq": told["seq"], "action": action}
                api(page, "POST", f"/api/tables/{table}/do", command)
    raise AssertionError("the game does not end")


def board(page: Page) -> str:
    """What the board shows."""
    shown: str = page.locator("[data-stage] .sheet").inner_html()
    return re.sub(r"\b(svelte|c|bits)-[\w-]+", "", shown)


def no_overflow(page: Page) -> None:
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{wide} px too wide"


def redrawn(page: Page, before: str) -> str:
    """The board, as soon as it shows something else."""
    until = time.monotonic() + 20
    while board(page) == before and time.monotonic() < until:
        page.wait_for_timeout(50)
    return board(page)


@pytest.mark.usefixtures("shallow")
def test_a_finished_game_is_analysed_looked_through_and_played_on(
    visit: Callable[..., Page],
) -> None:
    page = visit(name="Anna", bypass_csp=True)
    table = finished(page, "palazzo")
    page.goto(f"/table/{table}")
    page.get_by_role("link", name="Analyse").click()
    page.get_by_role("button", name="Analyse this game").click()
    expect(page.locator("[data-mark]").first).to_be_visible(timeout=60_000)
    assert page.locator("[data-figure=accuracy] td").count() == 2
    expect(page.get_by_text("luck as the evaluation sees it")).to_be_visible()
    # A mark leads to its moment; the list has the same ones.
    assert (
        page.locator("[data-mark]").count()
        == page.locator(
            "ol button.luck, ol button.blunder, ol button.mistake, ol button.inaccuracy"
        ).count()
    )
    page.locator("[data-mark=blunder]").first.dispatch_event("click")
    card = page.locator("[data-moment=blunder]")
    expect(card).to_be_visible()
    before = board(page)
    played = card.locator("tr:has(.played) [data-option]")
    better = card.locator("tr:has(.better) [data-option]")
    assert played.inner_text() != better.inner_text()
    better.click()
    expect(better).to_have_attribute("aria-pressed", "true")
    expect(card.locator("tr.shown .better")).to_be_visible()
    shown_better = redrawn(page, before)
    played.click()
    expect(card.locator("tr.shown .played")).to_be_visible()
    shown_played = redrawn(page, shown_better)
    assert len({before, shown_better, shown_played}) == 3, "three positions are shown"
    # By keys: the position before, the next moment, an option, and back.
    page.keyboard.press("0")
    expect(card.locator("tr.shown")).to_have_count(0)
    first = page.url
    page.keyboard.press("e")
    page.wait_for_function(
        "url => location.href !== url || document.querySelector('[data-moment]')", arg=first
    )
    page.keyboard.press("Shift+E")
    expect(card).to_be_visible()
    page.keyboard.press("1")
    expect(card.locator("tr.shown")).to_have_count(1)
    # The table behind the graph, a row of which leads to its line.
    page.get_by_text("As a table").click()
    page.locator("details[open] th button").nth(2).click()
    expect(card).to_have_count(0)
    # Luck has a card of its own; the deal is another one each time, and may have little luck.
    if page.locator("ol button.luck").count() > 0:
        page.locator("ol button.luck").first.click()
        expect(page.locator("[data-moment=luck] tbody tr")).to_have_count(2)
    page.locator("ol button.blunder").first.click()
    assert wrong(page) == []
    page.get_by_role("button", name="Try it").click()
    page.get_by_role("dialog").get_by_role("button", name="Start").click()
    page.wait_for_url("**/table/*")
    fork = page.url.rsplit("/", 1)[1]
    assert api(page, "GET", f"/api/tables/{fork}")["table"]["origin"]["table"] == table


@pytest.mark.usefixtures("shallow")
@pytest.mark.parametrize(
    ("lang", "title"),
    [
        pytest.param("de", "Wichtige Momente", marks=pytest.mark.long),
        pytest.param("nl", "Belangrijke momenten", marks=pytest.mark.long),
    ],
)
def test_an_analysis_is_readable_on_a_phone(
    visit: Callable[..., Page], lang: str, title: str
) -> None:
    page = visit(name="Anna", size="phone", lang=lang, theme="dark", bypass_csp=True)
    table = finished(page, "carrara")
    api(page, "POST", f"/api/tables/{table}/analysis", {})
    page.goto(f"/replay/{table}?analysis")
    expect(page.locator("[data-mark]").first).to_be_attached(timeout=60_000)
    expect(page.get_by_role("heading", name=title)).to_be_attached()
    no_overflow(page)
    page.locator("ol button.blunder, ol button.mistake, ol button.inaccuracy").first.click()
    card = page.locator("[data-moment]")
    expect(card).to_be_in_viewport()
    card.locator("[data-option]").first.click()
    expect(card.locator("tr.shown")).to_have_count(1)
    expect(page.locator("[data-instead]")).to_be_in_viewport()
    expect(page.locator("[data-stage] .sheet")).to_be_in_viewport()
    no_overflow(page)
    assert wrong(page, "[data-analysis]") == []
    assert wrong(page, "[data-moment]") == []


def test_a_running_game_offers_no_analysis(visit: Callable[..., Page]) -> None:
    page = visit(name="Anna")
    table = new_table(page, [ME, HOT])
    page.goto(f"/replay/{table}")
    expect(page.locator("[data-stage]")).to_be_visible()
    expect(page.get_by_role("button", name="Analysis")).to_have_count(0)
