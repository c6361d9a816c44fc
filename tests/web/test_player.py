"""Personal statistics in the browser: results, curves with tables, what others may see."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from contrada.server.analyses.store import PersonSeat
from contrada.server.storage.schema.profiles import rating_history
from tests.server.harness import Running
from tests.web.axe import wrong
from tests.web.hands import api
from tests.web.test_analysis import finished, no_overflow


@pytest.mark.long
def test_statistics_are_shown_and_shared_by_choice(
    visit: Callable[..., Page], site: Running
) -> None:
    page = visit(name="Anna", size="phone", lang="de", bypass_csp=True)
    table = finished(page, "carrara")
    user = site.services.tables.cache.sessions[table].table.data.seats[0].users[0]
    seat = PersonSeat(0, user, "carrara", 2, 1_700_000_000_000, 30, 81.0, 0.05, 2.5)
    site.services.background.analyses.store.finish(table, b"{}", [seat])
    with site.store.engine.begin() as connection:
        for number in range(3):
            connection.execute(
                rating_history.insert().values(
                    user_id=user,
                    match_id=f"m{number}",
                    game="carrara",
                    at=1_700_000_000_000 + number,
                    mu=25.0 + number,
                    sigma=8.0,
                )
            )
    end = time.monotonic() + 20
    while not api(page, "GET", "/api/me/statistics")["totals"] and time.monotonic() < end:
        time.sleep(0.1)
    page.goto("/history")
    page.get_by_role("link", name="Meine Statistik").click()
    expect(page.locator("[data-part=results] tbody tr")).to_have_count(1)
    expect(page.locator("[data-part=ratings] circle")).to_have_count(3)
    expect(page.locator("[data-part=analyses]")).to_contain_text("Genauigkeit 81,0")
    page.locator("[data-part=analyses] summary").first.click()
    expect(page.locator("[data-part=analyses] details[open] tbody tr")).to_have_count(1)
    no_overflow(page)
    assert wrong(page) == []
    page.locator("[data-shows=results]").check()
    link = page.locator("input[readonly]")
    expect(link).to_have_value(re.compile("/player/[0-9a-f]{18}$"))
    other = visit(link.input_value(), lang="nl")
    expect(other.get_by_role("heading", name="Statistiek van Anna")).to_be_visible()
    expect(other.locator("[data-part=results] tbody tr")).to_have_count(1)
    expect(other.locator("[data-part=ratings], [data-part=analyses], [data-shows]")).to_have_count(
        0
    )
    page.locator("[data-shows=results]").uncheck()
    expect(page.locator("input[readonly]")).to_have_count(0)
    other.reload()
    expect(other.locator("[data-part=results]")).to_have_count(0)
