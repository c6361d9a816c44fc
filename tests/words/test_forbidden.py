"""No text uses a forbidden variant of a term: catalogues, lessons and rules in all languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import contrada.games  # noqa: F401  # registers the games
from contrada.core.registry import entry_of, game_ids
from contrada.core.resources import catalogues, rules_file
from contrada.words import LANGUAGES, LOCALES
from tests.words.forbidden import EVERYWHERE, IN_GAMES


def faults(file: Path, lang: str, game: str) -> list[str]:
    """Every use of a forbidden variant in a file, with its place and what to write instead."""
    found = []
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        about = game or next((one for one in IN_GAMES if line.startswith(f"web-game-{one}")), "")
        variants = [*EVERYWHERE[lang], *IN_GAMES.get(about, {}).get(lang, [])]
        text = said(line) if file.suffix == ".ftl" else line
        for pattern, instead in variants:
            for hit in re.finditer(pattern, text, flags=re.IGNORECASE):
                found.append(f"{lang}/{file.name}:{number}: {hit[0]!r}; write {instead!r}")
    return found


def said(line: str) -> str:
    """The text of a line of a catalogue, without ids, references, comments and variables."""
    if line.startswith("#"):
        return ""
    text = re.sub(r"^[a-z][\w-]* =", "", line)
    text = re.sub(r"\{ [a-z][\w-]* \}", "{}", text)
    return re.sub(r"\$\w+", "$", re.sub(r"^\s*\*?\[[\w-]+\]", "", text))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_program_uses_no_forbidden_variant(lang: str) -> None:
    files = sorted((LOCALES / lang).glob("*.ftl"))
    assert files
    assert [fault for file in files for fault in faults(file, lang, "")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_a_game_uses_no_forbidden_variant(game: str, lang: str) -> None:
    entry = entry_of(game)
    rules = rules_file(entry, lang)
    files = [*catalogues(entry, lang), *([rules] if rules else [])]
    assert rules in files
    assert [fault for file in files for fault in faults(file, lang, game)] == []


def test_a_forbidden_variant_is_found_and_similar_words_are_not(tmp_path: Path) -> None:
    file = tmp_path / "palazzo.ftl"
    lines = [
        "# tegel in a comment",
        "palazzo-tegel = het bouwdeel",
        "palazzo-a = de tegel van { $tegel }",
        "palazzo-b = gemunt op kramen { palazzo-tegel }",
        "palazzo-c = een Raam en een drietal",
    ]
    file.write_text("\n".join(lines), encoding="utf-8")
    assert faults(file, "nl", "palazzo") == [
        "nl/palazzo.ftl:3: 'tegel'; write 'bouwdeel'",
        "nl/palazzo.ftl:5: 'Raam'; write 'venster'",
    ]
    assert faults(file, "nl", "carrara") == []
    own = tmp_path / "web.ftl"
    own.write_text("web-game-palazzo-about = Kaufe Stockwerke", encoding="utf-8")
    assert faults(own, "de", "") == ["de/web.ftl:1: 'Stockwerke'; write 'Etage'"]
