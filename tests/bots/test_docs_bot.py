"""docs/bots.md: its twenty-line example bot works, and its tables match the code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from contrada.bots.experiments.arena import Contest, hold, standings
from contrada.bots.names import LEVELS, bot_names, parse_bot
from contrada.core.registry import entry_of, game_ids

TEXT = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")


def the_bot() -> str:
    """The first Python block."""
    found = re.search(r"```python\n(.*?)```", TEXT, re.S)
    assert found
    return found[1]


def test_the_bot_in_twenty_lines_plays_and_beats_random(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = [line for line in the_bot().splitlines() if line.strip()]
    assert len(lines[1:]) <= 20
    (tmp_path / "my_bots.py").write_text(the_bot())
    monkeypatch.syspath_prepend(str(tmp_path))
    bots = ("my_bots.Cautious", "random")
    verdict = hold(Contest(game="palazzo", bots=bots, seats=2, games=4, seed=2))
    assert verdict.faults == []
    cautious, random = standings(bots, verdict.games)
    assert cautious.score > random.score
    assert cautious.win_rate >= 0.75


def test_every_bot_is_in_the_table_with_what_it_is() -> None:
    for name in bot_names():
        assert f"| `{name}` |" in TEXT
    for name, settings in LEVELS.items():
        written = "ismcts:" + ",".join(f"{key}={value}" for key, value in settings.items())
        assert f"| `{name}` | `{written}`" in TEXT
        assert parse_bot(written) == ("ismcts", settings)
    for game in game_ids():
        for name, own in entry_of(game).levels.items():
            row = next(line for line in TEXT.splitlines() if line.startswith(f"| `{name}` |"))
            listed = ",".join(f"{key}={value}" for key, value in own.items())
            assert f"in {game.replace('-', ' ').title()} `{listed}`" in row
