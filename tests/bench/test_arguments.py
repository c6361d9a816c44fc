"""The arguments that measurements share."""

from __future__ import annotations

import pytest

from bench.arguments import measurement
from bench.kept import TITLES


def test_all_titles_are_measured_unless_some_are_named() -> None:
    parser = measurement("bench.x")
    assert parser.parse_args([]).titles == list(TITLES)
    assert parser.parse_args(["--titles", "tuscany,palazzo"]).titles == ["tuscany", "palazzo"]


def test_a_title_that_is_none_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        measurement("bench.x").parse_args(["--titles", "palazzo,chess"])
    assert "no title 'chess'; there are: palazzo, carrara" in capsys.readouterr().err


def test_a_measurement_has_the_options_it_asks_for() -> None:
    given = measurement("bench.x", games=7, workers=3, check=True).parse_args([])
    assert (given.games, given.workers, given.check) == (7, 3, False)
    assert set(vars(measurement("bench.x", workers=None).parse_args([]))) == {"titles"}
