"""Translation: the rules that convert ids and values into text."""

from __future__ import annotations

from pathlib import Path

import pytest

from contrada.core.errors import BadSetup
from contrada.core.match import LogLine
from contrada.core.messages import Message
from contrada.words import LANGUAGES, MissingWords, Words, choose_language, variables

NAMES = ["Anna", "Bruno"]
CATALOGUE = """
toy-do-take-card = Take { $card }
toy-log-take-card = { $who } takes { $card }
toy-log-show = { $who } shows { $cards } to { $to }
toy-card = { $colour ->
    [red] red
   *[blue] blue
} { $value }
toy-prompt-your-turn = { $left ->
    [one] One card
   *[other] { $left } cards
} left{ $last ->
    [yes] , the last round
   *[no] {""}
}
toy-score-cards = Cards
toy-option-long-game = Long game
toy-option-long-game-yes = long
toy-option-size-7 = seven
toy-maybe = { $what }
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "toy.ftl").write_text(CATALOGUE, encoding="utf-8")
    return tmp_path


@pytest.fixture
def words(folder: Path) -> Words:
    return Words("en", strict=True, more=[folder])


def card(colour: str, value: int) -> dict[str, object]:
    return {"is": "card", "colour": colour, "value": value}


def test_an_object_is_worded_by_its_tag(words: Words) -> None:
    form = {"do": "take_card", "card": card("red", 5)}
    assert words.form("toy", "do", form, NAMES) == "Take red 5"


def test_a_log_line_names_the_actor(words: Words) -> None:
    line = LogLine(3, 1, {"do": "take_card", "card": card("blue", 2)})
    assert words.log("toy", line, NAMES) == "Bruno takes blue 2"
    line = LogLine(3, -1, {"do": "take_card", "card": card("blue", 2)})
    assert words.log("toy", line, NAMES) == "Chance takes blue 2"


def test_lists_are_joined_and_seats_named(words: Words) -> None:
    entry = {"do": "show", "to": {"is": "seat", "seat": 0}, "cards": [card("red", 1), card("x", 2)]}
    assert words.log("toy", LogLine(0, 1, entry), NAMES) == "Bruno shows red 1, blue 2 to Anna"
    entry["cards"] = []
    assert words.log("toy", LogLine(0, 1, entry), NAMES) == "Bruno shows none to Anna"


def test_numbers_choose_plurals_and_truth_values_are_yes_or_no(words: Words) -> None:
    many = Message("your_turn", {"left": 3, "last": False})
    assert words.prompt("toy", many, NAMES) == "3 cards left"
    one = Message("your_turn", {"left": 1, "last": True})
    assert words.prompt("toy", one, NAMES) == "One card left, the last round"


def test_nothing_is_none(words: Words) -> None:
    assert words.value("toy", None, NAMES) == "none"
    assert words.form("toy", "do", {"do": "take_card", "card": None}, NAMES) == "Take none"


def test_sources_and_options(words: Words) -> None:
    assert words.source("toy", "cards") == "Cards"
    assert words.option("toy", "long_game") == "Long game"
    assert words.option_value("toy", "long_game", True) == "long"
    assert words.option_value("toy", "size", 7) == "seven"


def test_no_invisible_marks(words: Words) -> None:
    text = words.form("toy", "do", {"do": "take_card", "card": card("red", 5)}, NAMES)
    assert text.isascii()


def test_missing_words_are_an_error_when_strict(words: Words) -> None:
    with pytest.raises(MissingWords, match="toy-do-fly"):
        words.form("toy", "do", {"do": "fly"}, NAMES)
    with pytest.raises(MissingWords, match="toy-maybe"):
        words.text("toy-maybe")
    with pytest.raises(MissingWords, match="no tag"):
        words.value("toy", {"colour": "red"}, NAMES)


def test_missing_words_show_their_id_otherwise(folder: Path) -> None:
    words = Words("en", more=[folder])
    assert words.form("toy", "do", {"do": "fly_off"}, NAMES) == "toy-do-fly-off"
    assert "what" in words.text("toy-maybe")


def test_the_language_comes_from_the_wish_then_from_the_environment() -> None:
    assert choose_language("nl", {"LANG": "de_DE.UTF-8"}) == "nl"
    assert choose_language(None, {"LANG": "de_DE.UTF-8"}) == "de"
    assert choose_language(None, {"LC_ALL": "nl_NL", "LANG": "de_DE.UTF-8"}) == "nl"
    assert choose_language(None, {"LANG": "fr_FR.UTF-8"}) == "en"
    assert choose_language(None, {"LC_ALL": "", "LANG": "de"}) == "de"
    assert choose_language(None, {}) == "en"
    with pytest.raises(BadSetup, match="'fr'"):
        choose_language("fr", {})
    with pytest.raises(BadSetup, match="'fr'"):
        Words("fr")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_is_spoken(lang: str) -> None:
    assert Words(lang, strict=True).text("cli-over") != ""


def test_a_line_that_cannot_be_parsed_is_found(tmp_path: Path) -> None:
    file = tmp_path / "bad.ftl"
    file.write_text("good = fine\nbad = { $open\n", encoding="utf-8")
    with pytest.raises(ValueError, match="cannot be parsed"):
        variables(file)
    file.write_text("good = fine\ngood = again\n", encoding="utf-8")
    with pytest.raises(ValueError, match="twice"):
        variables(file)
