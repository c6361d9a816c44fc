"""Every lesson is clicked through in a browser, from its first step to its last."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from contrada.words import Words
from tests.web.hands import at_rest

Visit = Callable[..., Page]
LESSONS = ["palazzo", "carrara", "carrara/advanced", "carpe-diem", "tuscany"]
SIZES = {"phone": (390, 844), "desk": (1366, 768)}
QUICK = [("tuscany", "phone", "de")]

IN_SIGHT = """() => [...document.querySelectorAll('.lit[data-target]')].some((element) => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
  const hit = document.elementFromPoint(x, y);
  return hit !== null && (element.contains(hit) || hit.contains(element));
})"""
"""Whether the middle of an element to click is in the window, with nothing above it."""


def walk(page: Page, lesson: str, lang: str) -> int:
    """Follow the lesson; returns the number of its steps."""
    words = Words(lang)
    bubble = page.locator(".bubble")
    following = bubble.get_by_role("button", name=words.text("web-lesson-next"))
    show = bubble.get_by_role("button", name=words.text("web-lesson-show"))
    bubble.wait_for()
    at = 0
    while not bubble.locator("h1").count():
        expect(bubble).to_have_attribute("data-at", str(at))
        name = f"{lesson}, step {at} ({bubble.get_attribute('data-step')})"
        if following.count():
            following.click()
        else:
            show.click()
            follow(page, name, at)
        at += 1
        assert at < 200, f"{lesson} does not end"
    return at


def follow(page: Page, name: str, at: int) -> None:
    """Click what is lit until the step is done."""
    now = f".bubble[data-at='{at}']"
    for _ in range(12):
        page.locator(".lit[data-target]").first.wait_for()
        page.wait_for_function(IN_SIGHT, timeout=3_000)
        page.locator(".lit[data-target]").first.click()
        at_rest(page)
        if not page.locator(now).count():
            return
        assert not page.locator(".bubble.wrong").count(), f"{name}: the highlight is wrong"
    raise AssertionError(f"{name} cannot be completed")


def begin(visit: Visit, lesson: str, size: str, lang: str) -> Page:
    page = visit(size=size, lang=lang, name="Anna")
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"/learn/{lesson}")
    return page


@pytest.mark.parametrize(("lesson", "size", "lang"), QUICK)
def test_a_lesson_is_followed_to_its_end(visit: Visit, lesson: str, size: str, lang: str) -> None:
    assert walk(begin(visit, lesson, size, lang), lesson, lang) > 10


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lesson", LESSONS)
def test_every_lesson_is_followed_to_its_end(visit: Visit, lesson: str, size: str) -> None:
    assert walk(begin(visit, lesson, size, "en"), lesson, "en") > 10
