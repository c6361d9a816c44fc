"""Every board in the frame: what a decision needs is in sight, and nothing happens by accident.

The long test looks at 300 decisions of each title at each size, half of them in each theme, a third
in each language. One page shows all sizes in frames, so that one frame of the browser draws them
all. Every irreversible action of a decision is followed on the phone, six of them at the other
sizes. Results are kept in docs/evidence/long-sight.json: a run goes on where the last stopped, and
looks again at everything of a title after a change of its boards. One title at one size alone, with
20 decisions and without keeping results:
`SIGHT=20 SIGHT_SIZES=1366x768 pytest tests/web/test_sight.py -k "many and palazzo" -m long -s`
"""

from __future__ import annotations

import functools
import hashlib
import itertools
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from contrada.authoring.positions import position
from contrada.core.game import SPECTATOR, Game
from contrada.core.registry import make_game
from contrada.core.rng import rng_for_run
from tests.web.conftest import CHROMIUM
from tests.web.harness_page import BOARDS, WEB, served
from tools.positions import walk

SIZES = ("390x844", "1024x768", "1366x768", "1440x900", "1920x1080", "2560x1440")
MANY_SIZES = tuple(os.environ.get("SIGHT_SIZES", ",".join(SIZES)).split(","))
THEMES = ("light", "dark")
FRAMED = [
    game
    for game in BOARDS
    if list((WEB / "src" / "games" / game.replace("-", "_")).rglob("Dock.svelte"))
]
"""The boards made for the frame: those with a dock."""
LANGUAGES = ("en", "de", "nl")
LOOKS = [(theme, lang) for lang in LANGUAGES for theme in THEMES]
SEED = 1000
MANY = int(os.environ.get("SIGHT", "300"))
BATCH = 10
"""The results of the long test are kept after so many decisions."""
FEW = {"clicks": 1, "final": 2}
"""How many targets are clicked at a decision, and how many irreversible actions are followed."""
ALL = {"clicks": 3, "final": 400}
MOST = {"clicks": 3, "final": 6}
FRAMES = ["--no-sandbox", "--disable-gpu", "--disable-frame-rate-limit", "--disable-gpu-vsync"]
"""Frames follow each other at once: a look waits for about 25 of them."""
KEPT = Path(__file__).parent.parent.parent / "docs" / "evidence" / "long-sight.json"

Pair = tuple[dict[str, Any], dict[str, Any] | None]


@pytest.fixture(scope="module")
def harness(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The URL of the page that shows boards without a table."""
    with served(tmp_path_factory) as address:
        # What was built, even if somebody goes on writing.
        for game in BOARDS:
            pages(game)
        yield address


@pytest.fixture(scope="module")
def swift(browser: Browser) -> Iterator[Browser]:
    """A browser that does not wait for the next frame of a screen."""
    found = browser.browser_type.launch(executable_path=CHROMIUM, args=FRAMES)
    yield found
    found.close()


def decisions(game: Game[Any], count: int, seed: int) -> list[Pair]:
    """Random decisions as their player sees them, each with one step of the same decision later."""
    return [decision(game, number, count, seed) for number in range(count)]


def decision(game: Game[Any], number: int, count: int, seed: int) -> Pair:
    """One of `count` decisions. The number of players and the options alternate.

    The step is None where every action ends the decision.
    """
    setups = list(game.spec.setups())
    seats, options = setups[number % len(setups)]
    run = seed + number % max(4, count // 12)
    length = sum(1 for _ in walk(game, seats, dict(options), run))
    wanted = rng_for_run(seed, number).below(max(1, length - 1))
    match = next(itertools.islice(walk(game, seats, dict(options), run), wanted, None))
    mover = game.to_move(match.state)
    now = position(match, mover)
    return now, _later(match, mover, now)


def _later(match: Any, mover: int, now: dict[str, Any]) -> dict[str, Any] | None:
    """The position after the first action that is a step of the same decision.

    Nobody else sees a step of a decision, and the prompt stays.
    """
    game = match.game
    seen = game.view(match.state, SPECTATOR)
    for action, offer in zip(
        list(game.legal(match.state, mover)), now["position"]["legal"], strict=True
    ):
        if offer["final"]:
            continue
        match.play(mover, action)
        hidden = game.view(match.state, SPECTATOR) == seen
        if not hidden or game.to_move(match.state) != mover:
            return None
        after = position(match, mover)
        same = after["position"]["prompt"]["id"] == now["position"]["prompt"]["id"]
        return after if same else None
    return None


def look(page: Page, pair: Pair, extent: dict[str, int]) -> dict[str, Any]:
    """What is seen at one decision."""
    seen: dict[str, Any] = page.evaluate(
        "([at, next, extent]) => window.contrada.sight(at, next, extent)", [*pair, extent]
    )
    return seen


def opened(browser: Browser, address: str, game: str, theme: str, lang: str) -> Page:
    page = browser.new_page()
    page.goto(f"{address}?game={game}&theme={theme}&lang={lang}")
    page.wait_for_function("window.contrada && window.contrada.ready")
    return page


def resize(page: Page, size: str) -> None:
    width, height = map(int, size.split("x"))
    page.set_viewport_size({"width": width, "height": height})


@pytest.mark.parametrize("game", FRAMED)
def test_what_a_decision_needs_is_in_sight(browser: Browser, harness: str, game: str) -> None:
    """Five decisions, each at every second size."""
    theme, lang = LOOKS[FRAMED.index(game) % len(LOOKS)]
    page = opened(browser, harness, game, theme, lang)
    pairs = decisions(make_game(game), 5, 1)
    targets = warned = 0
    for place, size in enumerate(SIZES):
        resize(page, size)
        for number, pair in list(enumerate(pairs))[place % 2 :: 2]:
            seen = look(page, pair, FEW)
            prompt = json.dumps(pair[0]["position"]["prompt"])
            assert seen["faults"] == [], f"{size}, {lang}, decision {number}, {prompt}"
            targets += seen["targets"]
            warned += seen["warned"]
    assert targets > 0
    assert warned > 0
    page.close()


MENDED = {
    "palazzo": [
        *[(207, "390x844"), (244, "390x844"), (299, "390x844"), (198, "1024x768")],
        (250, "1366x768"),
    ],
    "carrara": [
        *[(96, "390x844"), (33, "390x844"), (41, "390x844"), (62, "390x844")],
        *[(134, "1024x768"), (135, "1440x900")],
    ],
    "carpe-diem": [
        *[(66, "390x844"), (140, "390x844"), (140, "1024x768"), (250, "1920x1080")],
        (93, "1366x768"),
    ],
    "tuscany": [(21, "390x844"), (186, "390x844"), (39, "1366x768"), (239, "1440x900")],
}
"""Decisions of the long test in which something was cut, covered or moved."""

MENDED_OF_20 = {
    "carrara": [(4, "1024x768")],
    "carpe-diem": [(8, "1366x768")],
    "tuscany": [(4, "390x844")],
}
"""The same of the long test with 20 decisions."""


@pytest.mark.parametrize("game", MENDED)
def test_faults_that_were_mended(browser: Browser, harness: str, game: str) -> None:
    page = None
    shown = ""
    mended = [(300, *one) for one in MENDED[game]]
    mended += [(20, *one) for one in MENDED_OF_20.get(game, [])]
    for count, number, size in mended:
        lang = LOOKS[number % len(LOOKS)][1]
        if page is None or lang != shown:
            page = opened(browser, harness, game, "light", lang)
            shown = lang
        resize(page, size)
        seen = look(page, decision(make_game(game), number, count, SEED), ALL)
        assert seen["faults"] == [], f"{size}, {lang}, decision {number}"


LINES = """async () => {
  const list = document.querySelector('[data-line]'), more = list.nextElementSibling
  const all = [...list.children], lines = []
  for (let n = 0; n <= all.length; n++) {
    const box = list.getBoundingClientRect()
    const seen = all.map(one => one.getBoundingClientRect()).flatMap((one, i) =>
      one.top >= box.top - 2 && one.bottom <= box.bottom + 2 ? [i] : [])
    lines.push([seen, parseInt(more.textContent)])
    more.click()
    await new Promise(requestAnimationFrame)
  }
  return lines
}"""
"""The proposals in sight and the count of the others, after each click on that count."""


@pytest.mark.parametrize(("game", "number"), [("palazzo", 5), ("tuscany", 0)])
def test_a_finger_reaches_every_proposal(
    browser: Browser, harness: str, game: str, number: int
) -> None:
    page = opened(browser, harness, game, "light", "de")
    resize(page, SIZES[0])
    page.evaluate("at => contrada.show(at)", decision(make_game(game), number, 300, SEED)[0])
    page.locator(".further:visible").wait_for()
    lines = page.evaluate(LINES)
    proposals = {one for seen, _ in lines for one in seen}
    assert len(proposals) > 2
    assert all(seen and len(seen) + others == len(proposals) for seen, others in lines), lines
    page.close()


@functools.cache
def pages(game: str) -> str:
    """A digest of what the board of a game is made of; no other pages are looked at."""
    digest = hashlib.sha256()
    source, engine = WEB / "src", WEB.parent / "src" / "contrada"
    files = [source / "theme.css"]
    files += [path for path in engine.rglob("*.ftl") if not _of_another(game, path)]
    for folder in ("games", "lib", "harness"):
        files += [path for path in (source / folder).rglob("*.*") if not _of_another(game, path)]
    for path in sorted(path for path in files if path.is_file()):
        digest.update(str(path.relative_to(WEB.parent)).encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def _of_another(game: str, path: Path) -> bool:
    """Whether a file belongs to another game, or tests one."""
    others = {one.replace("-", "_") for one in BOARDS if one != game}
    return path.name.endswith(".test.ts") or not others.isdisjoint(path.parts)


def kept() -> dict[str, Any]:
    """The results of earlier runs, by title, size, theme and language."""
    found: dict[str, Any] = json.loads(KEPT.read_text()) if KEPT.is_file() else {}
    return {key: row for key, row in found.items() if "decisions" in row}


def keep(rows: dict[str, Any]) -> None:
    if "SIGHT" in os.environ or "SIGHT_SIZES" in os.environ:
        return
    KEPT.write_text(json.dumps({**kept(), **rows}, indent=1, sort_keys=True) + "\n")


@functools.cache
def many_decisions(game: str) -> list[Pair]:
    return decisions(make_game(game), MANY, SEED)


@pytest.mark.long
@pytest.mark.parametrize("game", BOARDS)
@pytest.mark.parametrize(("theme", "lang"), LOOKS)
def test_what_many_decisions_need_is_in_sight(
    swift: Browser, harness: str, game: str, theme: str, lang: str
) -> None:
    numbers = range(LOOKS.index((theme, lang)), MANY, len(LOOKS))
    rows = _looked(swift, harness, (game, theme, lang), numbers)
    sums = {
        key: sum(row[key] for row in rows.values())
        for key in ("decisions", "targets", "beyond", "warned")
    }
    faults = [fault for row in rows.values() for fault in row["faults"]]
    print(
        f"\n{game}, {theme}, {lang}: {len(numbers)} decisions at {len(rows)} sizes, "
        f"{sums['decisions']} looks, {sums['targets']} targets, {sums['beyond']} beyond an edge "
        f"and counted, {sums['warned']} irreversible clicks that say so and ask a finger, "
        f"{len(faults)} faults"
    )
    assert faults == []
    assert sums["decisions"] == len(numbers) * len(MANY_SIZES)
    assert sums["targets"] > sums["decisions"] / 2


def _looked(
    browser: Browser, harness: str, what: tuple[str, str, str], numbers: range
) -> dict[str, Any]:
    """What is seen of the decisions of these numbers at each size, as far as it is not known."""
    game, theme, lang = what
    digest = pages(game)
    fresh = {"pages": digest, "decisions": 0, "targets": 0, "beyond": 0, "warned": 0, "faults": []}
    earlier = {} if "SIGHT" in os.environ else kept()
    rows = {f"{game} {size} {theme} {lang}": json.loads(json.dumps(fresh)) for size in MANY_SIZES}
    for key in rows:
        if earlier.get(key, fresh)["pages"] == digest:
            rows[key] = earlier.get(key, rows[key])
    known = min(row["decisions"] for row in rows.values())
    if known == len(numbers):
        return rows
    page = browser.new_page(viewport={"width": 2560, "height": 1440})
    page.goto(f"{harness}?game={game}&theme={theme}&lang={lang}&sizes={','.join(MANY_SIZES)}")
    page.wait_for_function("window.contrada && window.contrada.ready")
    extents = [ALL if size == SIZES[0] else MOST for size in MANY_SIZES]
    for start in range(known, len(numbers), BATCH):
        part = numbers[start : start + BATCH]
        pairs = [many_decisions(game)[number] for number in part]
        seen = page.evaluate("([of, how]) => window.contrada.sights(of, how)", [pairs, extents])
        for number, pair, sizes in zip(part, pairs, seen, strict=True):
            prompt = pair[0]["position"]["prompt"]["id"]
            for row, one in zip(rows.values(), sizes, strict=True):
                row["decisions"] += 1
                for key in ("targets", "beyond", "warned"):
                    row[key] += int(one[key])
                row["faults"] += [f"decision {number}, {prompt}: {it}" for it in one["faults"]]
        keep(rows)
    page.close()
    return rows
