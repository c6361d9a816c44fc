"""Every board in the frame: what a decision needs is in sight, and nothing happens by accident.

The long test looks at 300 decisions of each title at each size, half of them in each theme, a third
in each language. Every irreversible action of a decision is followed on the phone, six of them at
the other sizes. Results are kept in docs/evidence/long-sight.json: a run goes on where the last
stopped, and looks again at everything after a change of the boards. One game at one size alone,
with 20 decisions and without keeping results:
`SIGHT=20 pytest tests/web/test_sight.py -k "palazzo and 1366x768" -m long -s`
"""

from __future__ import annotations

import hashlib
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
THEMES = ("light", "dark")
FRAMED = [
    game
    for game in BOARDS
    if list((WEB / "src" / "games" / game.replace("-", "_")).rglob("Dock.svelte"))
]
"""The boards made for the frame: those with a dock."""
LANGUAGES = ("en", "de", "nl")
LOOKS = [(theme, lang) for lang in LANGUAGES for theme in THEMES]
MANY = int(os.environ.get("SIGHT", "300"))
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
        yield address


@pytest.fixture(scope="module")
def swift(browser: Browser) -> Iterator[Browser]:
    """A browser that does not wait for the next frame of a screen."""
    found = browser.browser_type.launch(executable_path=CHROMIUM, args=FRAMES)
    yield found
    found.close()


def decisions(game: Game[Any], count: int, seed: int) -> list[Pair]:
    """Random decisions as their player sees them, each with one step of the same decision later.

    The number of players and the options alternate. The step is None where every action ends the
    decision.
    """
    setups = list(game.spec.setups())
    found: list[Pair] = []
    for number in range(count):
        seats, options = setups[number % len(setups)]
        run = seed + number % max(4, count // 12)
        length = sum(1 for _ in walk(game, seats, dict(options), run))
        wanted = rng_for_run(seed, number).below(max(1, length - 1))
        for i, match in enumerate(walk(game, seats, dict(options), run)):
            if i < wanted:
                continue
            mover = game.to_move(match.state)
            now = position(match, mover)
            found.append((now, _later(match, mover, now)))
            break
    return found


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


def pages() -> str:
    """A digest of what the boards are made of; no other pages are looked at."""
    digest = hashlib.sha256()
    source, engine = WEB / "src", WEB.parent / "src" / "contrada"
    files = [source / "theme.css", *engine.rglob("*.ftl")]
    for folder in ("games", "lib", "harness"):
        files += (source / folder).rglob("*.*")
    for path in sorted(path for path in files if path.is_file()):
        digest.update(str(path.relative_to(WEB.parent)).encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def kept(digest: str) -> dict[str, Any]:
    """The results of earlier runs with the same pages."""
    found = json.loads(KEPT.read_text()) if KEPT.is_file() else {}
    return found if found.get("pages") == digest else {"pages": digest, "looks": {}}


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", BOARDS)
def test_what_many_decisions_need_is_in_sight(
    swift: Browser, harness: str, game: str, size: str
) -> None:
    results = kept(pages())
    pairs = decisions(make_game(game), MANY, 1000)
    rows: list[dict[str, Any]] = []
    for at, (theme, lang) in enumerate(LOOKS):
        key = f"{game} {size} {theme} {lang}"
        part = list(enumerate(pairs))[at :: len(LOOKS)]
        row = results["looks"].get(key)
        if row is None or row["decisions"] != len(part):
            row = _looked(swift, harness, (game, size, theme, lang), part)
            results["looks"][key] = row
            if "SIGHT" not in os.environ:
                KEPT.write_text(json.dumps(results, indent=1, sort_keys=True) + "\n")
        rows.append(row)
    sums = {key: sum(row[key] for row in rows) for key in ("decisions", "targets", "beyond")}
    warned = sum(row["warned"] for row in rows)
    faults = [fault for row in rows for fault in row["faults"]]
    print(
        f"\n{game} {size}: {sums['decisions']} decisions, {sums['targets']} targets, "
        f"{sums['beyond']} beyond an edge and counted, {warned} irreversible clicks that say so "
        f"and ask a finger, {len(faults)} faults"
    )
    assert faults == []
    assert sums["targets"] > MANY / 2


def _looked(
    browser: Browser,
    harness: str,
    what: tuple[str, str, str, str],
    part: list[tuple[int, Pair]],
) -> dict[str, Any]:
    game, size, theme, lang = what
    page = opened(browser, harness, game, theme, lang)
    resize(page, size)
    row: dict[str, Any] = {"targets": 0, "beyond": 0, "warned": 0, "faults": []}
    for number, pair in part:
        seen = look(page, pair, ALL if size == SIZES[0] else MOST)
        for key in ("targets", "beyond", "warned"):
            row[key] += int(seen[key])
        prompt = pair[0]["position"]["prompt"]["id"]
        for fault in seen["faults"]:
            row["faults"].append(f"{lang}, decision {number}, {prompt}: {fault}")
    page.close()
    return {**row, "decisions": len(part)}
