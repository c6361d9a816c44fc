"""The generic board: our games, and an installed game without its own board."""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Page, expect

from contrada.authoring.positions import position
from contrada.core import registry
from contrada.core.match import Match
from contrada.core.rng import rng_for_run
from tests.toy import ENTRY, FieraGame
from tests.web.axe import wrong
from tests.web.hands import SIZES, act_on_board, click_thing, new_table, state, things

Visit = Callable[..., Page]
FILES = Path(__file__).parent / "fiera"
OURS = ["palazzo", "carrara", "carpe-diem", "tuscany"]
PATIENCE = 300.0


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The files of the toy game, without its board."""
    made = tmp_path / "fiera"
    shutil.copytree(FILES, made)
    (made / "board.js").unlink()
    return made


@pytest.fixture
def installed(folder: Path) -> Iterator[None]:
    """Registers a game that is not in the bundle."""
    registry.register(msgspec.structs.replace(ENTRY, files=folder))
    yield
    del registry._entries[ENTRY.spec.id]


def two_at_one_screen(page: Page) -> str:
    seats = [{"kind": "me"}, {"kind": "hot", "name": "Bruno"}]
    return new_table(page, seats, game="fiera")


def play_to_the_end(page: Page, seed: int) -> None:
    """Click random elements of the board until the game is over."""
    rng = rng_for_run(seed, 0)
    until = time.monotonic() + PATIENCE
    while not page.locator("section.end").count():
        assert time.monotonic() < until, "the game does not end"
        if not act_on_board(page, rng):
            time.sleep(0.01)


@pytest.mark.usefixtures("installed")
def test_an_installed_game_is_played_without_a_board_of_its_own(visit: Visit) -> None:
    page = visit("/", size="phone", name="Anna", cover=False, bypass_csp=True)
    card = page.locator("article[data-game=fiera]")
    expect(card.locator("h2")).to_have_text("Fiera")
    expect(card.locator("p.soft")).to_have_text("Sell figs, olives and saffron at two stalls.")
    titles = page.locator("article[data-game] h2").all_inner_texts()
    assert titles.index("Palazzo") < titles.index("The Castles of Tuscany") < titles.index("Fiera")
    drawn = page.locator("article .vignette").evaluate_all("all => all.map(one => one.innerHTML)")
    assert len(set(drawn)) == len(OURS) + 1, "every game has a picture of its own"

    table = two_at_one_screen(page)
    page.goto(f"/table/{table}")
    expect(page.locator("[data-board=generic]")).to_be_visible()
    expect(page.locator(".seat h3").first).to_have_text("Anna")
    assert wrong(page) == []
    play_to_the_end(page, 3)
    assert state(page, table, 0)["table"]["result"]["reason"] == "end"
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES["phone"][0]


@pytest.mark.long
@pytest.mark.usefixtures("installed")
def test_a_step_on_the_generic_board_is_taken_back(visit: Visit) -> None:
    page = visit(name="Anna", cover=False)
    table = two_at_one_screen(page)
    page.goto(f"/table/{table}?board=generic")
    prompt = page.locator(".bar .prompt")
    expect(prompt).to_have_text("Draw, pass, or sell a card.")
    offer = next(key for key in things(page, ".board") if 'do:"offer"' in key)
    assert click_thing(page, offer)
    expect(prompt).to_have_text("At which stall?")
    page.locator("button.tool", has_text="Undo").click()
    expect(prompt).to_have_text("Draw, pass, or sell a card.")


@pytest.mark.usefixtures("installed")
def test_rules_of_an_installed_game_are_read_and_run_nothing(visit: Visit) -> None:
    page = visit(name="Anna", lang="de", cover=False)
    page.goto(f"/table/{two_at_one_screen(page)}")
    page.locator("button.tool", has_text="Regeln").click()
    opened = page.locator("dialog details[open]")
    expect(opened.locator("summary")).to_have_text("A turn")
    expect(opened.locator("strong")).to_have_text("one of two stalls")
    expect(opened).to_contain_text("<script>")
    assert page.title() != "stolen"


@pytest.mark.usefixtures("installed")
def test_a_game_may_bring_its_own_board(visit: Visit, folder: Path) -> None:
    shutil.copy(FILES / "board.js", folder)
    page = visit(name="Anna", cover=False)
    table = two_at_one_screen(page)
    page.goto(f"/table/{table}")
    expect(page.locator(".own-board button", has_text="Draw a card")).to_be_visible()
    play_to_the_end(page, 5)
    page.goto(f"/table/{table}?board=generic")
    expect(page.locator("[data-board=generic]")).to_be_visible()


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize(
    "code",
    [
        pytest.param("throw new Error('broken on purpose')", marks=pytest.mark.long),
        "export default { mount() { throw new Error('broken on purpose') } }",
    ],
)
def test_a_broken_board_is_replaced_by_the_generic_one(
    visit: Visit, folder: Path, code: str
) -> None:
    (folder / "board.js").write_text(code)
    page = visit(name="Anna", cover=False)
    page.goto(f"/table/{two_at_one_screen(page)}")
    expect(page.locator("[data-board=generic]")).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("game", OURS)
def test_a_whole_game_by_clicks_on_the_generic_board(visit: Visit, game: str) -> None:
    page = visit(size="phone", name="Anna")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    table = new_table(page, seats, game=game)
    page.goto(f"/table/{table}?board=generic")
    expect(page.locator("[data-board=generic]")).to_be_visible()
    play_to_the_end(page, 7)
    assert state(page, table, 0)["table"]["result"]["reason"] == "end"
    expect(page.locator(".notice.bad")).to_have_count(0)
    page.goto(f"/replay/{table}?board=generic")
    expect(page.locator("[data-board=generic]")).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("game", OURS)
def test_axe_finds_nothing_serious_on_the_generic_board(visit: Visit, game: str) -> None:
    page = visit(name="Anna", bypass_csp=True)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    page.goto(f"/table/{new_table(page, seats, game=game)}?board=generic")
    expect(page.locator("[data-board=generic]")).to_be_visible()
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


@pytest.mark.usefixtures("installed")
def test_an_installed_game_teaches_its_own_lesson(visit: Visit, folder: Path) -> None:
    match = Match(FieraGame(), 2, {}, seed=bytes(32))
    step = {"text": "draw", "right": {"do": "draw"}, "places": [], "lines": []}
    lesson = {"game": "fiera", "seat": 0, "seats": 2, "options": {}}
    steps = [{**step, **position(match, 0)}]
    (folder / "lesson.json").write_bytes(msgspec.json.encode({**lesson, "steps": steps}))
    page = visit("/")
    page.locator("article[data-game=fiera] a", has_text="Learn").click()
    expect(page.locator(".bubble .text")).to_have_text("Draw a card now.")
    assert click_thing(page, "do-draw")
    expect(page.locator(".bubble h1")).to_be_visible()


@pytest.mark.long
def test_a_setting_draws_our_own_games_with_the_generic_board(visit: Visit) -> None:
    page = visit(size="phone", name="Anna", cover=False, plain=True)
    table = new_table(page, [{"kind": "me"}, {"kind": "hot", "name": "Bruno"}])
    page.goto(f"/table/{table}?board=own")
    page.wait_for_selector("[data-offers]")
    expect(page.locator("[data-board=generic]")).to_have_count(0)
    page.goto(f"/table/{table}")
    expect(page.locator("[data-board=generic] .seat h3").first).to_have_text("Anna")
    assert click_thing(page, "do-take_money")
    expect(page.locator(".actions h3").first).to_be_visible()


@pytest.mark.long
def test_a_hint_lights_up_what_to_click_on_the_generic_board(visit: Visit) -> None:
    page = visit(name="Anna")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    page.goto(f"/table/{new_table(page, seats, game='tuscany')}?board=generic")
    page.wait_for_selector("[data-board=generic] [data-offers]")
    page.locator("button.tool", has_text="Hint").click()
    expect(page.locator("[data-board=generic] .lit").first).to_be_visible()
