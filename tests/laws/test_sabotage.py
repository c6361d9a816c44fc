"""A game with one defect is detected by the intended law."""

from __future__ import annotations

from typing import Any

import pytest

import contrada.games  # noqa: F401  # importing it registers the games
from contrada.core.game import Game
from contrada.core.registry import make_game
from contrada.core.rng import rng_for_run
from contrada.testing.broken import LawBroken
from contrada.testing.laws import LAWS, check_game
from tests.laws import sabotage, shells
from tests.laws.sabotage import Passing
from tests.laws.test_orders import BITTEN
from tests.toy import FieraGame

NEVER = 10**9
"""Secrecy is not checked, for defects that another law must detect."""
CASES: list[tuple[type[Passing], str, str, int]] = [
    (sabotage.LostCard, "sound", "cards", NEVER),
    (sabotage.RepeatedMove, "legal", "more than once", NEVER),
    (sabotage.NoMove, "alive", "no legal action", NEVER),
    (sabotage.MoveForEveryone, "legal", "is not an actor", NEVER),
    (sabotage.RestlessOrder, "legal", "called twice", NEVER),
    (sabotage.FalselyForced, "forced", "has 2 moves", NEVER),
    (sabotage.SecretlyForced, "forced", "hidden", 1),
    (sabotage.OneWay, "forms", "decodes to", NEVER),
    (sabotage.Credulous, "forms", "is malformed", NEVER),
    (sabotage.Crashing, "forms", "KeyError", NEVER),
    (shells.Aliased, "copy", "changes the original", NEVER),
    (shells.LateAlias, "copy", "changes the original", NEVER),
    (shells.ForgetfulCopy, "copy", "the copy differs", NEVER),
    (shells.ForgetfulDump, "fields", "'turns'", 1),
    (sabotage.Unsteady, "deterministic", "different states", NEVER),
    (sabotage.IdleChance, "asked", "without a choice", NEVER),
    (sabotage.Unplaced, "results", "has place", 1),
    (sabotage.GenerousReturns, "results", "not seats / 2", 1),
    (sabotage.WrongTotal, "texts", "total", NEVER),
    (sabotage.WrongPoints, "texts", " sees ", NEVER),
    (sabotage.Unsendable, "texts", "JSON", NEVER),
    (sabotage.EvenOdds, "odds", "draws gave", 1),
    (sabotage.LostOdds, "chance", "sum to", NEVER),
    (sabotage.LeakingView, "secrecy", "the view of seat", 1),
    (sabotage.LeakingToSpectators, "secrecy", "the view of a spectator", 1),
    (sabotage.LeakingPrompt, "secrecy", "the prompt", 1),
    (sabotage.LeakingPreview, "secrecy", "the preview", 1),
    (sabotage.LeakingBreakdown, "secrecy", "the breakdown", 1),
    (sabotage.LegalByHiddenCards, "secrecy", "the legal", 1),
    (sabotage.SameState, "sampling", "cannot distinguish", 1),
    (sabotage.TruthfulSampling, "sampling", "the same stream", 1),
    (sabotage.SpoilingSampling, "sampling", "", 1),
    (sabotage.OneSample, "hides", "all equal", 1),
    (sabotage.LeakingChanceLog, "log", "sees hidden information", 1),
    (sabotage.LeakingLog, "log", "sees hidden information", 1),
    (sabotage.SpectatorsLog, "draft", "a spectator sees", NEVER),
    (sabotage.VisibleDraft, "draft", "the view", NEVER),
    (sabotage.DraftInTheKey, "draft", "the info_key", NEVER),
    (sabotage.NoBarrier, "barrier", "can be undone", 1),
    (sabotage.MoodyBarrier, "undo", "undone", NEVER),
    (sabotage.FickleStart, "saves", "rejected", NEVER),
    (sabotage.StaleScene, "scene", "the view of", NEVER),
    (sabotage.LiveView, "lasting", "changed with the state", NEVER),
]
FIERA_ONLY: list[tuple[type[Passing], str, str, int]] = [
    (sabotage.WrongTurn, "legal", "to_move is", NEVER),
]
PALAZZO_ONLY: set[type[Passing]] = {sabotage.SecretlyForced}


def hunt(game: Game[Any], every: int, games: int = 12) -> LawBroken | None:
    """The first violation in some random games."""
    setups = list(game.spec.setups())
    for n in range(games):
        seats, options = setups[n % len(setups)]
        try:
            check_game(
                game,
                seats,
                options,
                rng_for_run(7, n),
                secrecy_every=every,
                orders_every=NEVER,  # test_orders breaks the laws about the order of steps
            )
        except LawBroken as broken:
            return broken
    return None


def expect(game: Game[Any], law: str, text: str, every: int) -> None:
    broken = hunt(game, every)
    assert broken is not None, "not noticed"
    assert (broken.law, text in broken.text) == (law, True), str(broken)


@pytest.mark.parametrize(
    ("defect", "law", "text", "every"),
    [case for case in CASES if case[0] not in PALAZZO_ONLY] + FIERA_ONLY,
)
def test_a_spoilt_fiera_is_caught(defect: type[Passing], law: str, text: str, every: int) -> None:
    expect(defect(FieraGame()), law, text, every)


@pytest.mark.parametrize(("defect", "law", "text", "every"), CASES)
def test_a_spoilt_palazzo_is_caught(defect: type[Passing], law: str, text: str, every: int) -> None:
    expect(defect(make_game("palazzo")), law, text, every)


@pytest.mark.parametrize("wrapper", [Passing, shells.Shelled])
@pytest.mark.parametrize("every", [1, NEVER])
def test_the_wrappers_themselves_are_sound(wrapper: type[Passing], every: int) -> None:
    assert hunt(wrapper(FieraGame()), every, games=20) is None


@pytest.mark.parametrize("wrapper", [Passing, shells.Shelled])
def test_the_wrappers_are_sound_around_palazzo(wrapper: type[Passing]) -> None:
    assert hunt(wrapper(make_game("palazzo")), 20, games=1) is None


def test_a_breach_names_law_ply_and_difference() -> None:
    broken = hunt(sabotage.LeakingView(FieraGame()), 1)
    assert broken is not None
    assert str(broken).startswith(f"Ply {broken.ply}: the law 'secrecy' is broken: the view")
    assert " against " in broken.text


def test_every_law_is_shown_to_bite() -> None:
    assert {law for _, law, _, _ in CASES} | BITTEN == set(LAWS)
