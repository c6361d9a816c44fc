"""Rules texts name the amounts of the box that is played with, in every language."""

from __future__ import annotations

import copy
import re

import pytest

import contrada.games  # noqa: F401  # registers the games
from contrada.boxes.content import box_of
from contrada.boxes.shipped import published
from contrada.cli.decision.amounts import PLACE, filled
from contrada.cli.decision.rules import rules
from contrada.core.registry import entry_of, game_ids, make_game
from contrada.core.resources import rules_file
from contrada.words import LANGUAGES, Words
from tests.cli.test_play import rendered


def rules_text(game: str, lang: str) -> str:
    """A game's rules as they are written."""
    file = rules_file(entry_of(game), lang)
    assert file is not None
    return file.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", game_ids())
def test_all_languages_take_the_same_amounts_from_the_box(game: str) -> None:
    tables = {table.id for table in box_of(game, published(game))}
    named = {lang: PLACE.findall(rules_text(game, lang)) for lang in LANGUAGES}
    assert {name for name, _ in named["en"]} <= tables
    assert all(found == named["en"] for found in named.values())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_a_list_is_a_paragraph_and_nothing_stays_open(game: str, lang: str) -> None:
    text = rules_text(game, lang)
    for name, count in PLACE.findall(text):
        assert count or f"\n\n{{{{ {name} }}}}\n" in text
    told = filled(text, game, box_of(game, published(game)), Words(lang, strict=True))
    assert "{{" not in told


@pytest.mark.parametrize(
    ("lang", "before", "after"),
    [
        ("en", "5 × yield card (2 red points)", "4 × yield card (3 red points)"),
        ("de", "5 × Ertragskarte (2 SP (rot))", "4 × Ertragskarte (3 SP (rot))"),
        ("nl", "5 × opbrengstkaart (2 rode punten)", "4 × opbrengstkaart (3 rode punten)"),
    ],
)
def test_tuscanys_amounts_are_those_of_a_corrected_box(lang: str, before: str, after: str) -> None:
    box = copy.deepcopy(published("tuscany"))
    box["yields"]["cards"][0] = {"red_points": 3, "count": 4}
    box["yields"]["cards"][1]["count"] += 1
    box["colour_bonus"]["red"] = [7, 6]
    corrected = make_game("tuscany", box)
    words = Words(lang, strict=True)

    def told(components: dict[str, object]) -> str:
        tables = box_of("tuscany", components)
        parts = rules("tuscany", words, "action", "all", {}, tables)
        return "\n".join(rendered(part) for part in parts)

    ours, theirs = told(published("tuscany")), told(corrected.components)
    assert before in ours
    assert after not in ours
    assert after in theirs
    assert before not in theirs
    assert re.search(r"\b7\b.*\b6\b", theirs)
    assert "122" in theirs


def test_a_game_without_a_box_has_no_amounts() -> None:
    words = Words("en")
    assert filled("A {{ fruit.count }}\n\n{{ fruit }}\n", "cestino", [], words) == "A \n\n\n"
    assert filled("Braces {{}} { {{fruit}} stay.", "cestino", [], words).startswith("Braces {{}}")
