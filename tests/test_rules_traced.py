"""Every rule of every game has a test, which docs/rules lists."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.trace_rules import pages, rule_ids, rules_proved, test_folder, traced

test_folder.__test__ = False  # type: ignore[attr-defined]  # a helper whose name looks like a test


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.stem)
def test_every_rule_has_a_test(page: Path) -> None:
    proved = rules_proved(test_folder(page))
    ids = rule_ids(page)
    assert ids
    assert [rule for rule in ids if rule not in proved] == []
    assert sorted(set(proved) - set(ids)) == [], "tests refer to rules that the page does not list"
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.stem)
def test_the_page_lists_the_tests(page: Path) -> None:
    assert page.read_text("utf-8") == traced(page), "run: python -m tools.trace_rules"
