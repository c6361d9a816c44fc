"""The shipped puzzles follow from the rules, and mining finds, keeps and resumes."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from contrada.analysis.judge import Budget
from contrada.analysis.puzzles import judging, mining
from contrada.analysis.puzzles.collection import (
    BadPuzzles,
    Collection,
    Puzzle,
    check,
    encode,
    match_of,
    puzzle_files,
    read,
)
from contrada.analysis.puzzles.judging import LEAST_GAP, LEAST_LOSS, Judge
from contrada.analysis.puzzles.mining import Candidate, Searched, Settings, mine, select
from contrada.analysis.puzzles.options import all_options
from contrada.core.registry import entries, make_game

TITLES = 5
AT_LEAST = 30


def shipped() -> list[Path]:
    return [path for entry in entries() for path in puzzle_files(entry)]


def test_every_title_has_its_puzzles() -> None:
    found = [read(path) for path in shipped()]
    assert len(found) == TITLES
    for each in found:
        assert len(each.puzzles) >= AT_LEAST, (each.game, each.name)
        assert each.command.startswith(f"contrada puzzles mine {each.game}")
        assert each.date
        assert each.method.check_worlds == 10 * each.method.screen_worlds
    ids = [puzzle.id for each in found for puzzle in each.puzzles]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("path", shipped(), ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_the_shipped_puzzles_follow_from_the_rules(path: Path) -> None:
    collection = read(path)
    for puzzle in collection.puzzles:
        check(collection, puzzle)
        best, second, *_ = puzzle.options
        assert best.behind == 0
        assert second.behind >= LEAST_GAP
        assert puzzle.options[puzzle.first].behind >= LEAST_LOSS, "the first look is wrong"
        assert best.worlds == collection.method.check_worlds
        assert [one.behind for one in puzzle.options] == sorted(
            one.behind for one in puzzle.options
        )


def a_collection() -> Collection:
    return read(shipped()[0])


def test_other_rules_are_refused_in_clear_words(tmp_path: Path) -> None:
    collection = a_collection()
    newer = msgspec.structs.replace(collection, rules_version=collection.rules_version + 1)
    path = tmp_path / "puzzles.json"
    path.write_bytes(encode(newer))
    with pytest.raises(BadPuzzles, match=r"rules version .* Mine it again: contrada puzzles mine"):
        read(path)
    path.write_bytes(encode(collection)[:-40])
    with pytest.raises(BadPuzzles, match="not a file of puzzles"):
        read(path)
    path.write_bytes(encode(msgspec.structs.replace(collection, format="contrada puzzles 9")))
    with pytest.raises(BadPuzzles, match="format"):
        read(path)


def test_a_puzzle_that_does_not_follow_from_the_rules_is_refused() -> None:
    collection = a_collection()
    puzzle = collection.puzzles[0]
    replace = msgspec.structs.replace
    seed = "00" * 32
    for bad in (
        replace(puzzle, seed=seed),
        replace(puzzle, seed="zz"),
        replace(puzzle, log=puzzle.log[:-2]),
        replace(puzzle, log=[*puzzle.log[:-1], 10**6]),
        replace(puzzle, state="0" * 32),
    ):
        with pytest.raises(BadPuzzles):
            match_of(collection, bad)
    for worse in (puzzle.options[1:], [*puzzle.options, puzzle.options[0]]):
        with pytest.raises(BadPuzzles, match="options"):
            check(collection, replace(puzzle, options=worse))


def test_the_judgement_repeats_with_the_same_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also in a smaller search, so that it is quick; the options are those of the rules."""
    monkeypatch.setattr(judging, "SCREEN", Budget(40, 3, 24))
    monkeypatch.setattr(judging, "LEAST_GAP", -1.0)
    monkeypatch.setattr(judging, "LEAST_LOSS", -1.0)
    monkeypatch.setattr(judging, "ERRORS", -100.0)
    collection = a_collection()
    puzzle = collection.puzzles[0]
    match = match_of(collection, puzzle)
    played = puzzle.options[-1].steps
    judge = Judge(match.game)
    found = [judge.puzzle(match.state, puzzle.seat, played, b"x") for _ in range(2)]
    assert found[0] == found[1]
    legal = all_options(match.game, match.state, puzzle.seat, 60)
    assert legal is not None
    if found[0] is not None:
        assert len(found[0].options) == len(legal)


def test_mining_keeps_searched_games_and_goes_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    collection = a_collection()
    asked: list[int] = []

    def search(_settings: Settings, number: int, _judge: object = None) -> Searched:
        asked.append(number)
        puzzle = msgspec.structs.replace(collection.puzzles[0], id=f"{number}", ply=100 * number)
        return Searched(number, [Candidate(f"kind {number % 4}", puzzle)])

    monkeypatch.setattr(mining, "search_game", search)
    kept = tmp_path / "kept"
    settings = Settings(collection.game, {}, 2, 1)
    first, games = mine(settings, 3, resume=kept)
    assert ([each.id for each in first], games) == (["0", "1", "2"], 3)
    kept.write_bytes(kept.read_bytes() + b'{"number": 3')  # a line that was cut off
    more, games = mine(settings, 5, resume=kept)
    assert ([each.id for each in more], games) == (["0", "1", "2", "3", "4"], 5)
    assert asked == [0, 1, 2, 3, 4]
    with pytest.raises(BadPuzzles, match="another search"):
        mine(Settings(collection.game, {}, 2, 2), 3, resume=kept)


def test_puzzles_of_one_kind_or_game_do_not_fill_the_list() -> None:
    puzzle = a_collection().puzzles[0]

    def at(ply: int) -> Puzzle:
        return msgspec.structs.replace(puzzle, ply=ply)

    same = [Searched(n, [Candidate("draw", at(0))]) for n in range(20)]
    assert len(select(same[:12], 9)) == 3, "at most a third of one kind"
    assert len(select(same, 9)) == 9, "unless there is nothing else"
    crowd = [Searched(0, [Candidate(str(ply), at(ply)) for ply in (0, 5, 60, 200, 300, 400)])]
    chosen = [each.ply for each in select(crowd, 20)]
    assert chosen == [0, 60, 200, 300], "apart, and four of a game"


@pytest.mark.long
def test_a_real_game_is_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "SCREEN", Budget(16, 2, 8))
    monkeypatch.setattr(judging, "ERRORS", 0.0)
    game = make_game("carrara")
    settings = Settings("carrara", game.spec.check_options({}), 2, 3)
    found = mining.search_game(settings, 0)
    for each in found.found:
        puzzles = mining.collection_of(settings, [each.puzzle], 1, "", "")
        check(puzzles, each.puzzle)
