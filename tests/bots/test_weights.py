"""`ismcts:weights=FILE`: a search bot with weights of its own, on the command line only."""

from __future__ import annotations

from pathlib import Path

import pytest

from contrada.bots import names
from contrada.bots.classes import make_bot, parse_bot
from contrada.bots.ismcts import IsmctsBot
from contrada.bots.names import UnknownBot
from contrada.core.registry import entry_of, make_game

GAME = make_game("palazzo")


def own_file() -> Path:
    found = entry_of("palazzo").values
    assert found is not None
    return found


def test_a_search_bot_reads_the_weights_of_a_file() -> None:
    bot = make_bot(f"ismcts:iterations=5,weights={own_file()}", GAME)
    assert isinstance(bot, IsmctsBot)
    assert bot.settings()["weights"] == str(own_file())
    assert bot.settings()["fitted"] == 1
    assert bot.settings()["iterations"] == 5


def test_a_level_keeps_its_settings_and_a_path_may_have_a_comma(tmp_path: Path) -> None:
    path = tmp_path / "mine, second.toml"
    path.write_bytes(own_file().read_bytes())
    name, settings = parse_bot(f'master:fitted=2,weights="{path}"')
    assert (name, settings) == ("master", {"fitted": 2, "weights": str(path)})
    bot = make_bot(f'master:fitted=2,weights="{path}"', GAME)
    assert isinstance(bot, IsmctsBot)
    master = names.level_settings("master", "palazzo")
    assert bot.settings() == {**bot.settings(), **master, "fitted": 2, "weights": str(path)}


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        (None, "There is no file"),
        ("not = [toml", "cannot be read"),
        ("command = 'x'", "cannot be read"),
        ("features", "have other features"),
        ("version", "for version 1 of the rules"),
    ],
)
def test_a_file_that_does_not_fit_is_refused(tmp_path: Path, text: str | None, wrong: str) -> None:
    path = tmp_path / "weights.toml"
    whole = own_file().read_text(encoding="utf-8")
    current = GAME.spec.rules_version
    known = {
        "features": whole.replace("features = [", 'features = ["another", ', 1),
        "version": whole.replace(f"rules_version = {current}", "rules_version = 1"),
    }
    if text is not None:
        path.write_text(known.get(text, text), encoding="utf-8")
    with pytest.raises(UnknownBot, match=wrong):
        make_bot(f"ismcts:iterations=5,weights={path}", GAME)


def test_a_server_reads_no_file_that_a_client_names() -> None:
    with pytest.raises(UnknownBot, match="has no setting 'weights'"):
        names.make_bot(f"ismcts:iterations=5,weights={own_file()}", GAME)
