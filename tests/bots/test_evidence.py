"""The figures in docs/bots.md belong to the current bots, and all requirements are met.

If one of these tests fails, the bots' play has changed since the measurement: run `make
long-ladder` and `make long-calibration` again. After a change of the rules (`rules_version`) or of
the levels (`LEVELS_VERSION`) a title that has not been measured again is marked so; nothing else is
accepted.
"""

from __future__ import annotations

import pytest

from bench import calibration_table, ladder_table
from bench.calibration import BINS, NEAR
from bench.calibration_table import Checked
from bench.kept import EVIDENCE, FIRST, TITLES, mark, taste, version
from bench.ladder import Outcome, pairings, played, run_of, searches_of, tell
from contrada.bots.names import LEVELS_VERSION
from contrada.core.registry import entry_of, game_ids

DOC = ladder_table.DOC.read_text(encoding="utf-8")


@pytest.mark.parametrize("title", TITLES)
def test_the_ladder_was_played_by_these_bots(title: str) -> None:
    outcomes = played(title)
    for pairing in pairings(title):
        if pairing.name not in outcomes:
            assert ladder_table.NOT_PLAYED in DOC
            continue
        outcome = outcomes[pairing.name]
        remark = mark(outcome.rules_version, version(title), outcome.levels_version)
        if remark:
            assert ladder_table.heading(title, outcomes) in DOC
            assert remark in DOC
        else:
            assert outcome.pairing == pairing
            assert outcome.games == pairing.games
            assert outcome.searches == searches_of(run_of(title, pairing))
            assert outcome.taste == taste(title)


MISSED = {"palazzo": ["master-before"]}
"""What the ladder asks and the bots miss; docs/bots.md says it of each."""


@pytest.mark.parametrize("title", TITLES)
def test_what_is_asked_of_the_ladder_is_met_or_said_to_be_missed(title: str) -> None:
    unmet = [name for name, outcome in played(title).items() if not outcome.met]
    assert unmet == MISSED.get(title, [])
    for name in unmet:
        first = played(title)[name].standings[0]
        assert f"missed in {title.capitalize()}: {100 * first.win_rate:.1f} %" in DOC


def test_the_documentation_has_the_tables_of_the_evidence() -> None:
    assert ladder_table.with_table(DOC, {title: played(title) for title in TITLES}) == DOC
    checked = {title: calibration_table.read(title) for title in TITLES}
    assert calibration_table.with_table(DOC, checked) == DOC


def test_the_text_of_the_ladder_names_its_bots() -> None:
    text = (EVIDENCE / "ladder.txt").read_text(encoding="utf-8")
    for title in TITLES:
        for outcome in played(title).values():
            assert tell(title, outcome) in text
            assert f"rules version {outcome.rules_version}, bots {outcome.taste}" in text


@pytest.mark.parametrize("title", TITLES)
def test_the_chances_were_checked_with_these_bots(title: str) -> None:
    checked = calibration_table.read(title)
    assert len(checked.bins) == BINS
    assert checked.games >= 200
    remark = mark(checked.rules_version, version(title), checked.levels_version)
    if remark:
        assert remark in calibration_table.table({title: checked})
    else:
        assert checked.taste == taste(title)
        assert checked.largest <= NEAR


@pytest.mark.parametrize("game_id", game_ids())
def test_the_fuzz_output_is_of_these_rules_or_says_that_it_is_older(game_id: str) -> None:
    current = entry_of(game_id).spec.rules_version
    text = (EVIDENCE / f"long-fuzz-{game_id}.txt").read_text(encoding="utf-8")
    runs = text.count("Games: ")
    assert runs > 0
    assert text.count("broken laws: 0") == runs
    if text.startswith(mark(current - 1, current) + "\n"):
        assert f"rules version {current}" not in text
    else:
        assert text.count(f"rules version {current}") == runs


# -- what the mark says ---------------------------------------------------------------------------


def test_only_older_evidence_is_marked() -> None:
    assert mark(2, 2) == ""
    assert mark(FIRST, 2) == "measured before version 2"
    assert mark(2, 2, LEVELS_VERSION) == ""
    assert mark(2, 2, LEVELS_VERSION - 1) == (
        f"measured before version {LEVELS_VERSION} of the levels"
    )


def test_one_old_pairing_marks_its_title() -> None:
    title = "palazzo"
    outcomes = played(title)
    current = {name: _at(outcome, version(title)) for name, outcome in outcomes.items()}
    assert ladder_table.heading(title, current) == "Palazzo"
    mixed = {**current, "four": _at(outcomes["four"], version(title) - 1)}
    assert ladder_table.heading(title, mixed) == (
        f"Palazzo (measured before version {version(title)})"
    )


def test_an_old_check_is_marked_in_its_row() -> None:
    bins = ((0.1, 0.1),) * BINS
    old = Checked("palazzo", 200, 900, "abc", version("palazzo") - 1, LEVELS_VERSION, bins)
    new = Checked("palazzo", 200, 900, "abc", version("palazzo"), LEVELS_VERSION, bins)
    assert "measured before version" in calibration_table.table({"palazzo": old})
    assert "measured before version" not in calibration_table.table({"palazzo": new})


def _at(outcome: Outcome, rules_version: int) -> Outcome:
    return Outcome(
        **{
            name: getattr(outcome, name)
            for name in outcome.__struct_fields__
            if name not in ("rules_version", "levels_version")
        },
        rules_version=rules_version,
        levels_version=LEVELS_VERSION,
    )
