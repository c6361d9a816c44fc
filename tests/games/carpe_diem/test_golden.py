"""The golden games of Carpe Diem together cover every reward, every type of card and all phases."""

from __future__ import annotations

from contrada.core.match import Match
from contrada.core.saves import load_file
from contrada.games.carpe_diem.pieces import KIND_NAMES
from tests.games.carpe_diem.scenario import GAME
from tools.golden import folder_of


def golden() -> list[Match]:
    names = sorted(folder_of("carpe-diem").glob("*-players.json"))
    assert names
    return [load_file(name) for name in names]


def test_golden_games_show_every_reward_card_type_and_phase() -> None:
    finished: set[str] = set()
    cards: set[str] = set()
    phases: set[int] = set()
    for match in golden():
        for _, entry, state in match.states():
            line = GAME.redact(state, entry.actor, entry.action, entry.actor)
            if line is None or entry.actor < 0:
                continue
            phases.add(int(state.phase))
            finished |= {found["of"] for found in line.get("finished") or []}
            if line["do"] == "finish":
                cards |= {use["card"]["pile"] for use in line["uses"] or []}
            if line["do"] == "circle" and line["gains"]:
                ends = (line["first"], line["second"])
                cards |= {end["pile"] for end in ends if end["colour"] == "green"}
    assert finished == set(KIND_NAMES)
    assert cards == set("ABCD")
    assert phases == {1, 2, 3, 4}


def test_every_player_has_28_turns_and_4_scorings() -> None:
    for match in golden():
        turns = [0] * match.seats
        scorings = [0] * match.seats
        for _, entry, state in match.states():
            line = GAME.redact(state, entry.actor, entry.action, entry.actor)
            if entry.actor >= 0 and line is not None:
                turns[entry.actor] += line["do"] in ("build", "store")
                scorings[entry.actor] += line["do"] == "circle"
        assert turns == [28] * match.seats
        assert scorings == [4] * match.seats
