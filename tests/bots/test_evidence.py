"""The figures in docs/bots.md belong to the current bots, and all requirements are met.

If one of these tests fails, the bots' play has changed since the measurement: run `make
long-ladder` and `make long-calibration` again.
"""

from __future__ import annotations

import re

import pytest

from bench.calibration import BINS, NEAR, evidence_of
from bench.kept import TITLES, taste
from bench.ladder import pairings, played, run_of, searches_of
from bench.ladder_table import DOC, with_table


@pytest.mark.parametrize("title", TITLES)
def test_the_ladder_was_played_by_these_bots(title: str) -> None:
    outcomes = played(title)
    for pairing in pairings(title):
        outcome = outcomes[pairing.name]
        assert outcome.pairing == pairing
        assert outcome.games == pairing.games
        assert outcome.searches == searches_of(run_of(title, pairing))
        assert outcome.taste == taste(title)


@pytest.mark.parametrize("title", TITLES)
def test_everything_asked_of_the_ladder_is_met(title: str) -> None:
    assert [name for name, outcome in played(title).items() if not outcome.met] == []


def test_the_documentation_has_the_table_of_the_evidence() -> None:
    text = DOC.read_text(encoding="utf-8")
    assert with_table(text, {title: played(title) for title in TITLES}) == text


@pytest.mark.parametrize("title", TITLES)
def test_the_chances_were_checked_with_these_bots(title: str) -> None:
    head, *bins = evidence_of(title).read_text(encoding="utf-8").splitlines()
    assert len(bins) == BINS
    assert re.fullmatch(rf"{title}: (\d+) games, \d+ hints, bots {taste(title)}", head)
    assert int(head.split()[1]) >= 200
    for line in bins:
        told, won = (float(part) for part in re.findall(r"(?:told|won) ([\d.]+)", line))
        assert abs(told - won) <= NEAR, line
