"""Rulings: every game lists them, in words of three languages and in docs/rules."""

from __future__ import annotations

from pathlib import Path

import pytest

import contrada.games  # noqa: F401  # registers the games
from contrada.core.errors import BadSetup
from contrada.core.registry import GameEntry, entry_of, game_ids
from contrada.core.resources import rulings
from contrada.words import LANGUAGES, Words
from tests.toy import ENTRY
from tools.rulings import DOCS, page
from tools.trace_rules import rule_ids


@pytest.mark.parametrize("game", game_ids())
def test_every_game_lists_its_rulings(game: str) -> None:
    entry = entry_of(game)
    found = rulings(entry)
    assert found
    assert len({one.id for one in found}) == len(found)
    for lang in LANGUAGES:
        words = Words(lang, strict=True)
        for one in found:
            name = f"{game}-ruling-{one.id}".replace("_", "-")
            assert words.text(name).rstrip().endswith((".", "”", "“", "’")), name
            assert words.text(f"{name}-why")
    known = set(rule_ids(DOCS / f"{game}.md"))
    strangers = [(one.id, rule) for one in found for rule in one.rules if rule not in known]
    assert strangers == [], "rules that docs/rules does not list"


@pytest.mark.parametrize("game", game_ids())
def test_the_rules_page_lists_every_ruling(game: str) -> None:
    entry = entry_of(game)
    text = (DOCS / f"{game}.md").read_text("utf-8")
    assert text == page(entry, Words("en", strict=True)), "run python -m tools.rulings"
    for one in rulings(entry):
        assert Words("en").text(f"{game}-ruling-{one.id}".replace("_", "-")) in text


def with_rulings(folder: Path, text: str) -> GameEntry:
    (folder / "rulings.toml").write_text(text, encoding="utf-8")
    return GameEntry(ENTRY.spec, ENTRY.make, ENTRY.policy, files=folder)


def test_a_file_of_rulings_is_checked(tmp_path: Path) -> None:
    good = with_rulings(tmp_path, '[[ruling]]\nid = "a"\nrules = ["X-1"]\noption = "long"\n')
    assert [(one.id, one.rules, one.option) for one in rulings(good)] == [("a", ["X-1"], "long")]
    for text in (
        '[[ruling]]\nid = "a"\noption = "short"\n',
        '[[ruling]]\nrules = ["X-1"]\n',
        '[[ruling]]\nid = "a"\nreason = "none"\n',
        "[[ruling\n",
    ):
        with pytest.raises(BadSetup, match=r"rulings\.toml"):
            rulings(with_rulings(tmp_path, text))
