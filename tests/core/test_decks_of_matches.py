"""A match's decks keep their order: two lines of play from one position meet the same cards."""

from __future__ import annotations

import msgspec
import pytest

from contrada.bots.experiments.runs import Run, play_match
from contrada.core.errors import AuditFailed
from contrada.core.game import CHANCE
from contrada.core.match import Entry, Match
from contrada.core.rng import rng_for_run, seed_for_run
from contrada.core.saves import parse, replay, save
from tests.basket import BUY, PUT, Cesto

SEED = seed_for_run(12)


def cards(match: Match) -> list[int]:
    return [entry.action for entry in match.log if entry.actor == CHANCE]


def played(match: Match, dice: int) -> Match:
    """Play to the end at random."""
    rng = rng_for_run(dice)
    while not match.over:
        legal = match.legal(match.to_move)
        match.play(match.to_move, legal[rng.below(len(legal))])
    return match


def test_every_line_of_play_meets_the_same_cards() -> None:
    games = [played(Match(Cesto(), 3, seed=SEED), dice) for dice in range(8)]
    assert len({match.ply for match in games}) > 1
    assert len({tuple(cards(match)) for match in games}) == 1
    others = played(Match(Cesto(), 3, seed=seed_for_run(13)), 0)
    assert cards(others) != cards(games[0])


def test_undo_and_another_choice_meet_the_same_next_card() -> None:
    one, other = (Match(Cesto(), 2, seed=SEED) for _ in range(2))
    one.play(one.to_move, BUY)
    other.play(other.to_move, PUT)
    other.undo(other.actors[0])
    other.play(other.to_move, PUT)
    other.play(other.to_move, BUY)
    assert one.ply != other.ply
    assert cards(one) == cards(other)


def test_a_fork_with_the_same_seed_is_the_same_deal() -> None:
    first = played(Match(Cesto(), 3, seed=SEED), 1)
    for ply in range(first.ply):
        again = played(first.fork(ply, first.seed), 2 + ply)
        assert cards(again) == cards(first)
        again.audit()
    fresh = {tuple(cards(played(first.fork(2, bytes([n]) * 32), 5))) for n in range(9)}
    assert len(fresh) > 3


def test_a_snapshot_goes_on_with_the_same_deck() -> None:
    first = played(Match(Cesto(), 3, seed=SEED), 1)
    match = Match(Cesto(), 3, seed=SEED)
    match.play(0, BUY)
    later = Match(Cesto(), 3, seed=SEED)
    later.take_up(msgspec.convert(msgspec.to_builtins(match.snapshot()), type(match.snapshot())))
    assert cards(played(later, 9)) == cards(first)


def test_an_exchanged_card_fails_the_audit() -> None:
    match = played(Match(Cesto(), 2, seed=SEED), 4)
    saved = parse(save(match))
    ply = max(n for n, entry in enumerate(match.log) if entry.actor == CHANCE)
    swapped = Entry(CHANCE, (match.log[ply].action + 1) % 3)
    with pytest.raises(AuditFailed, match="the seed gives"):
        match.resume([*match.log[:ply], swapped])
    assert replay(saved, Cesto()).log == match.log


def test_the_arena_has_one_seed_a_deal_and_other_dice_for_every_game() -> None:
    run = Run(game="palazzo", bots=("random", "random"), games=4, seed=3, rotate=True, common=True)
    games = [play_match(run, number)[0] for number in range(3)]
    assert games[0].commitment == games[1].commitment != games[2].commitment
    played = [[entry for entry in match.log if entry.actor != CHANCE] for match in games]
    assert played[0] != played[1]
