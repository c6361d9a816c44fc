"""What `bench.conduct` makes of games, and how many it plays."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bench import conduct
from bench.conduct import Conduct
from contrada.bots.experiments.runs import Run, play_match
from tests.bench.pool import here


def game(number: int = 0, bot: str = "journeyman", **more: Any) -> Conduct:
    plain: dict[str, Any] = {
        "payments": 10,
        "needless": 0,
        "collected": 20,
        "left": 5,
        "stalled": [0, 2],
        "worst": -1.0,
        "judged": 0,
    }
    return Conduct(bot=bot, number=number, **{**plain, **more})


def test_means_are_what_was_received_and_what_is_left() -> None:
    hands = [[0, 0], [2, 1], [1, 1], [3, 0]]
    states = [SimpleNamespace(hand_size=hand) for hand in hands]
    match: Any = SimpleNamespace(
        game=SimpleNamespace(spec=SimpleNamespace(id="tuscany")),
        seats=2,
        state=states[-1],
        states=lambda: ((ply, None, state) for ply, state in enumerate(states[:-1])),
    )
    assert conduct.means(match) == (2 + 1 + 2, 3)


def test_a_seat_stalls_while_its_last_turns_only_collect(monkeypatch: pytest.MonkeyPatch) -> None:
    verbs = ["draw", "place", "pay", "draw", "draw"]  # paying begins no turn
    parts = [SimpleNamespace(seat=0, actions=[n]) for n in range(len(verbs))]
    parts.append(SimpleNamespace(seat=1, actions=[1]))
    monkeypatch.setattr(conduct, "parts_of", lambda _: parts)
    spec = SimpleNamespace(id="tuscany")
    encode = lambda _seat, action: {"do": verbs[action]}  # noqa: E731  # one line says it
    match: Any = SimpleNamespace(game=SimpleNamespace(spec=spec, encode=encode))
    assert conduct.stalled(match, 0) == 2
    assert conduct.stalled(match, 1) == 0


def test_random_players_pay_too_much_and_searching_ones_do_not() -> None:
    found = {}
    for bot in ("random", "journeyman:iterations=4"):
        run = Run(game="palazzo", bots=(bot, bot), games=1, seed=3)
        match, _ = play_match(run, 0)
        paid = [conduct.paid(match, part, state) for part, state in conduct.decisions(match)]
        assert None in paid
        found[bot] = paid.count(True), paid.count(False)
    assert found["random"][0] > 0
    assert found["journeyman:iterations=4"][0] == 0
    assert found["journeyman:iterations=4"][1] > 0


@pytest.mark.parametrize(
    ("title", "bot", "games"),
    [
        ("palazzo", "journeyman", 3),  # 25 payments in games of ten
        ("palazzo", "apprentice", 20),
        ("carpe-diem", "master", 2),  # its prices are exact, so a tenth of the games is enough
    ],
)
def test_a_level_plays_as_many_games_as_it_has_to_show(
    monkeypatch: pytest.MonkeyPatch, title: str, bot: str, games: int
) -> None:
    def observed(*_: object) -> Iterator[Conduct]:
        return (game(number, bot) for number in range(1000))

    monkeypatch.setattr(conduct, "observed", observed)
    assert len(conduct.enough(title, bot, payments=25, games=20, workers=1)) == games


def test_a_run_goes_on_after_the_games_it_has_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[int] = []

    def observe(_title: str, bot: str, number: int, _judges: bool) -> Conduct:
        played.append(number)
        return game(number, bot)

    here(conduct, tmp_path, monkeypatch)
    monkeypatch.setattr(conduct, "observe", observe)
    for wanted in (30, 30, 50):  # payments, ten a game
        found = conduct.enough("palazzo", "master", wanted, 0, 1)
        assert [each.number for each in found] == list(range(wanted // 10))
    assert played == list(range(5))


def test_faults_are_needless_cards_and_large_losses(capsys: pytest.CaptureFixture[str]) -> None:
    games = [game(0, needless=1), game(1, stalled=[4, 1])]
    assert conduct.tell("journeyman", games) == ["journeyman: needless cards"]
    assert conduct.tell("random", games) == []
    bad = [game(bot="apprentice", worst=0.2, judged=30), game(bot="apprentice", worst=0.1)]
    assert conduct.tell("apprentice", bad) == ["apprentice: worst decision"]
    first, _, last = capsys.readouterr().out.splitlines()
    assert "2 games  1 of 20 payments with a needless card; 25% of the means left" in first
    assert "median 2, most 4" in first
    assert "worst of 30 decisions 20.0 %" in last


def test_only_a_check_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(conduct, "enough", lambda *_: [game(needless=1)])
    arguments = ["--titles", "palazzo", "--levels", "master"]
    assert conduct.main(arguments) == 0
    assert conduct.main([*arguments, "--check"]) == 1
    assert "faults: master: needless cards" in capsys.readouterr().out
