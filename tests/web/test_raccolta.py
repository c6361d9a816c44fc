"""The example game in the browser: found by its entry point, drawn by the generic board."""

from __future__ import annotations

import shutil
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from contrada.core.rng import rng_for_run
from tests.authoring.packages import ROOT, on_the_path
from tests.server.harness import Running, quick
from tests.web.axe import wrong
from tests.web.hands import SIZES, act_on_board, click_thing, new_table, play, state, things
from tests.web.test_generic import play_to_the_end

Visit = Callable[..., Page]
RACCOLTA = ROOT / "examples" / "raccolta"
GREEDY = {"kind": "bot", "bot": "greedy"}


def unpack(site: Path) -> None:
    """Write what pip installs, without the seconds that building a wheel takes."""
    shutil.copytree(RACCOLTA / "src" / "raccolta", site / "raccolta")
    project = tomllib.loads((RACCOLTA / "pyproject.toml").read_text())["project"]
    info = site / f"raccolta-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: raccolta\nVersion: {project['version']}\n"
    )
    points = project["entry-points"]["contrada.games"]
    lines = ["[contrada.games]", *(f"{name} = {value}" for name, value in points.items())]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n")


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """The port of a server that finds Raccolta in a folder on the path."""
    folder = tmp_path_factory.mktemp("raccolta")
    unpack(folder / "site")
    with on_the_path(folder / "site", "raccolta"):
        running = Running(quick(folder / "data"))
        yield running.port
        running.stop()


def begin(visit: Visit, port: int, seats: list[dict[str, str]], **settings: object) -> Page:
    """Open a new table of Raccolta."""
    page = visit(port=port, name="Anna", cover=False, **settings)
    table = new_table(page, seats, game="raccolta")
    page.goto(f"/table/{table}")
    expect(page.locator("[data-board=generic]")).to_be_visible()
    return page


def table_of(page: Page) -> str:
    return page.url.rsplit("/", 1)[1]


def until_a_sale_is_possible(page: Page, table: str) -> None:
    """Take cards for seat 0 until two of them are of one fruit."""
    for _ in range(5):
        legal = state(page, table, 0)["game"]["legal"]
        if any(offer["action"]["do"] == "lay" for offer in legal):
            return
        play(page, table, 0, "take")
        play(page, table, 1, "draw")
    raise AssertionError("five cards of four fruits, and no two are alike")


def test_a_card_is_taken_and_a_sale_undone_on_a_phone(visit: Visit, port: int) -> None:
    shared = [{"kind": "me"}, {"kind": "hot", "name": "Bruno"}]
    page = begin(visit, port, shared, size="phone", lang="de", bypass_csp=True)
    panels = page.locator("[data-board=generic] h2")
    expect(panels.filter(has_text="Offene Karten")).to_be_visible()
    table, prompt = table_of(page), page.locator(".bar .prompt")
    until_a_sale_is_possible(page, table)
    page.reload()
    page.wait_for_selector("[data-target^=hand-][data-offers]")
    asked = prompt.inner_text()

    lay = next(key for key in things(page, ".board") if key.startswith("hand-"))
    assert click_thing(page, lay)
    expect(page.locator(".panel.draft h2")).to_be_visible()
    page.locator("button.tool", has_text="Zurück").click()
    expect(prompt).to_have_text(asked)

    take = next(key for key in things(page, ".board") if key.startswith("display-"))
    assert click_thing(page, take)
    expect(page.locator(".seat.turn h3")).to_have_text("Bruno")
    seen = state(page, table, 1)["game"]["view"]["players"][0]["known"]
    assert seen, "everybody has seen which card was taken"
    assert wrong(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES["phone"][0]


@pytest.mark.long
@pytest.mark.parametrize("opponents", [1, 3])
def test_a_whole_game_by_clicks_against_bots(visit: Visit, port: int, opponents: int) -> None:
    page = begin(visit, port, [{"kind": "me"}, *[GREEDY] * opponents], size="phone")
    table = table_of(page)
    play_to_the_end(page, 11)
    result = state(page, table, 0)["table"]["result"]
    assert result["reason"] == "end"
    expect(page.locator(".end td.number").first).to_have_text(str(max(result["scores"])))
    expect(page.locator(".notice.bad")).to_have_count(0)
    page.goto(f"/replay/{table}")
    expect(page.locator("[data-board=generic]")).to_be_visible()


@pytest.mark.long
def test_axe_finds_nothing_serious(visit: Visit, port: int) -> None:
    page = begin(visit, port, [{"kind": "me"}, GREEDY, GREEDY], bypass_csp=True)
    rng = rng_for_run(9, 0)
    for _ in range(12):
        act_on_board(page, rng)
        page.wait_for_timeout(50)
    for theme, size in (("light", "desk"), ("dark", "phone")):
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        page.wait_for_timeout(100)
        assert wrong(page) == [], f"{theme}, {size}"
        assert page.evaluate("document.documentElement.scrollWidth") <= width
