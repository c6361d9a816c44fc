"""Accessibility checks with axe-core."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"


def wrong(page: Page, within: str = "html") -> list[str]:
    """The serious findings of axe-core, in the page or in a part of it."""
    page.add_script_tag(path=str(AXE))
    found: list[Any] = page.evaluate(
        "within => axe.run(within).then((result) => result.violations)", within
    )
    return [
        f"{one['id']} ({one['impact']}): {one['nodes'][0]['html'][:160]}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]
