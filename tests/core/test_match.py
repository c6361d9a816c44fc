"""A match: play, undo, log, audit."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

import pytest

from contrada.core.errors import AuditFailed, BadAction, BadSetup, IllegalAction, NothingToUndo
from contrada.core.game import CHANCE, SPECTATOR, TERMINAL
from contrada.core.info import InfoSet
from contrada.core.match import Entry, Match, commitment_of, new_seed
from contrada.core.play.knowledge import decision_stream
from contrada.core.rng import rng_for_run, seed_for_run
from tests.toy import AT, BID, DRAW, OFFER, PASS, PEEK, SHOW, FieraGame

GAME = FieraGame()
SEED = seed_for_run(21)
LOOSE_MATCH: Any = Match
LOOSE_INFO: Any = InfoSet
LOOSE_STREAM: Any = decision_stream


def begin(seats: int = 2, seed: bytes = SEED) -> Match:
    return Match(GAME, seats, {}, seed)


def first(match: Match, verb: int, last: int) -> int:
    """The first legal action of the seat to move within a range of numbers."""
    return next(a for a in match.legal(match.to_move) if verb <= a < last)


def offer(match: Match) -> int:
    """Play the first step of a sale for the seat to move; returns the action."""
    action = first(match, OFFER, SHOW)
    match.play(match.to_move, action)
    return action


def to_the_bidding(match: Match) -> Match:
    """Pass until all seats choose simultaneously."""
    while len(match.actors) == 1:
        match.play(match.to_move, PASS)
    return match


def mark(match: Match) -> tuple[str, list[Entry]]:
    return GAME.fingerprint(match.state), list(match.log)


# -- setting up and playing -----------------------------------------------------------------------


def test_a_match_that_cannot_be_set_up_is_refused() -> None:
    with pytest.raises(BadSetup, match="2 to 3 players, not 4"):
        Match(GAME, 4)
    with pytest.raises(BadSetup, match="no option"):
        Match(GAME, 2, {"short": True})
    with pytest.raises(BadSetup, match="32 bytes, not 3"):
        Match(GAME, 2, {}, b"abc")


def test_chance_is_settled_before_anyone_is_asked() -> None:
    match = begin(3)
    assert match.ply == 7
    assert {entry.actor for entry in match.log} == {CHANCE}
    assert (match.to_move, match.actors, match.over) == (0, [0], False)
    assert match.options == {"long": False}


def test_the_seed_alone_decides_chance() -> None:
    assert begin().log == begin().log
    other = [Match(GAME, 2, {}, seed_for_run(22, n)).log for n in range(10)]
    assert any(log != begin().log for log in other)
    assert len({new_seed() for _ in range(10)}) == 10


def test_legal_is_for_actors_only() -> None:
    match = begin()
    assert match.legal(0) == list(GAME.legal(match.state, 0))
    assert match.legal(1) == []


def test_an_action_of_another_library_is_a_plain_number_in_the_log() -> None:
    match = begin()
    numpy = pytest.importorskip("numpy")
    match.play(numpy.int64(0), numpy.int64(PASS))
    assert [type(n) for n in (match.log[5].actor, match.log[5].action)] == [int, int]


@pytest.mark.parametrize(
    ("call", "error", "text"),
    [
        (lambda m: m.state_at(-1), BadSetup, "A ply is a number from 0 to 5 here, not -1"),
        (lambda m: m.state_at(6), BadSetup, "A ply is a number from 0 to 5 here, not 6"),
        (lambda m: m.state_at(None), TypeError, "A ply is a whole number, not None"),
        (lambda m: m.state_at(True), TypeError, "A ply is a whole number, not True"),
        (lambda m: m.fork(6), BadSetup, "A ply is a number from 0 to 5 here"),
        (lambda m: m.roots_at("x"), TypeError, "A ply is a whole number"),
        (lambda m: m.log_for(2), BadSetup, "A seat is a number from -1 to 1 here, not 2"),
        (lambda m: m.log_for(0, -1), BadSetup, "A ply is a number from 0 on"),
        (lambda m: m.played_from(-1), BadSetup, "A ply is a number from 0 on"),
        (lambda m: m.legal(2), BadSetup, "A seat is a number from -2 to 1 here"),
        (lambda m: m.legal("0"), TypeError, "A seat is a whole number, not '0'"),
        (lambda m: m.play(0, 1.0), TypeError, "An action is a whole number, not 1.0"),
        (lambda m: m.play(False, 0), TypeError, "A seat is a whole number, not False"),
        (lambda m: m.play_form(0, None), BadAction, "The form of an action is an object"),
        (lambda m: m.can_undo(2), BadSetup, "A seat is"),
        (lambda m: m.undo(2), BadSetup, "A seat is"),
        (lambda m: m.draft(0.0), TypeError, "A seat is a whole number"),
        (lambda m: m.withdraw(0, "x"), TypeError, "An action is a whole number"),
        (lambda m: m.resume([1]), TypeError, "A log is a list of Entry objects, not of 1"),
        (lambda _: LOOSE_MATCH(GAME, 2, roots=[1]), TypeError, "Root objects, not 1"),
        (lambda m: LOOSE_INFO.of("x", m.state, 0, None), TypeError, "a game object and a state"),
        (lambda m: LOOSE_INFO.of(GAME, m.state, 9, None), BadSetup, "A seat is"),
        (lambda _: LOOSE_STREAM("7", "", None), TypeError, "A seed is a whole number"),
    ],
)
def test_nonsense_is_refused_by_name(
    call: Callable[[Match], object], error: type[Exception], text: str
) -> None:
    match = begin()
    before = mark(match)
    with pytest.raises(error, match=text):
        call(match)
    assert mark(match) == before


def test_what_may_not_be_played_is_refused_and_changes_nothing() -> None:
    match = begin()
    before = mark(match)
    with pytest.raises(IllegalAction, match="Ply 5: seat 1 is not to move; seat 0 is"):
        match.play(1, PASS)
    with pytest.raises(IllegalAction, match=r"Ply 5: seat 0 may not play \{'do': 'bid'"):
        match.play(0, BID)
    with pytest.raises(IllegalAction, match="seat 0 may not play 999 here"):
        match.play(0, 999)
    with pytest.raises(IllegalAction, match="seat -1 is not to move"):
        match.play(CHANCE, 0)
    assert mark(match) == before


def test_after_the_end_nothing_can_be_played() -> None:
    match = to_the_bidding(begin())
    match.play(1, BID)
    match.play(0, BID)
    assert (match.over, match.to_move, list(match.actors)) == (True, TERMINAL, [])
    with pytest.raises(IllegalAction, match=r"the game is over"):
        match.play(0, PASS)


def test_an_action_can_be_given_in_its_form() -> None:
    one, other = begin(), begin()
    one.play(0, DRAW)
    other.play_form(0, {"do": "draw"})
    assert mark(one) == mark(other)


# -- taking back ----------------------------------------------------------------------------------


def test_a_step_can_be_taken_back_and_played_again() -> None:
    match = begin()
    before = mark(match)
    offer(match)
    after = mark(match)
    assert match.can_undo(0)
    assert not match.can_undo(1)
    match.undo(0)
    assert mark(match) == before
    assert match.can_redo(0)
    match.redo(0)
    assert mark(match) == after
    assert not match.can_redo(0)


def test_another_action_ends_what_could_be_played_again() -> None:
    match = begin()
    offer(match)
    match.undo(0)
    match.play(0, PEEK)
    assert not match.can_redo(0)
    with pytest.raises(NothingToUndo, match="seat 0 has nothing to redo"):
        match.redo(0)


def test_restart_goes_back_to_the_barrier() -> None:
    match = begin()
    match.play(0, PEEK)
    before = mark(match)
    offer(match)
    match.restart(0)
    assert mark(match) == before
    with pytest.raises(NothingToUndo):
        match.restart(0)


@pytest.mark.parametrize(
    ("action", "why"),
    [(PASS, "the next seat is asked"), (DRAW, "chance"), (PEEK, "a reveal to the player")],
)
def test_a_barrier_cannot_be_crossed(action: int, why: str) -> None:
    match = begin()
    match.play(0, action)
    after = mark(match)
    assert not match.can_undo(0), why
    with pytest.raises(NothingToUndo, match="seat 0 has nothing to undo"):
        match.undo(0)
    assert mark(match) == after


def test_what_was_shown_stays_shown() -> None:
    match = begin()
    match.play(0, first(match, SHOW, AT))
    assert match.to_move == 0
    assert not match.can_undo(0)


def test_undo_does_not_reroll() -> None:
    straight, detour = begin(), begin()
    straight.play(0, DRAW)
    for _ in range(3):
        offer(detour)
        detour.undo(0)
    detour.play(0, DRAW)
    assert mark(straight) == mark(detour)


def test_where_all_choose_at_once_each_takes_back_his_own() -> None:
    match = to_the_bidding(begin(3))
    before = mark(match)
    match.play(2, BID)
    match.play(0, first(match, BID + 1, BID + 5))
    assert list(match.actors) == [1]
    assert (match.can_undo(0), match.can_undo(1), match.can_undo(2)) == (True, False, True)
    match.undo(2)
    assert list(match.actors) == [1, 2]
    assert match.log[-1].actor == 0
    match.undo(0)
    assert mark(match) == before
    assert not match.can_undo(0)


def test_what_one_took_back_another_does_not_play_again() -> None:
    match = to_the_bidding(begin(3))
    match.play(2, BID)
    match.undo(2)
    assert (match.can_redo(0), match.can_redo(2)) == (False, True)
    match.play(0, BID)
    assert not match.can_redo(2)


def test_a_secret_choice_can_be_changed_until_the_last_has_chosen() -> None:
    match = to_the_bidding(begin(2))
    match.play(0, BID)
    match.undo(0)
    match.play(0, first(match, BID + 1, BID + 5))
    match.play(1, BID)
    assert match.over
    assert not match.can_undo(0)
    assert not match.can_undo(1)


def test_a_turn_that_opened_a_choice_for_all_cannot_be_taken_back() -> None:
    """Its player is an actor before and after it, but the others have become actors too."""
    match = begin(2)
    while not (match.state.played == 1 and match.to_move == 1):
        match.play(match.to_move, PASS)
    match.play(1, PASS)
    assert list(match.actors) == [0, 1]
    assert not match.can_undo(1)
    match.play(0, BID)
    assert not match.can_undo(1)
    assert match.can_undo(0)


# -- reading --------------------------------------------------------------------------------------


def test_the_seed_is_committed_to_before_and_told_after() -> None:
    match = begin()
    assert match.commitment == hashlib.sha256(SEED).hexdigest() == commitment_of(SEED)
    with pytest.raises(IllegalAction, match="published when the game is over"):
        _ = match.seed
    to_the_bidding(match)
    match.play(0, BID)
    match.play(1, BID)
    assert match.seed == SEED


def test_states_lead_to_the_present() -> None:
    match = to_the_bidding(begin())
    seen = [(ply, entry) for ply, entry, _ in match.states()]
    assert seen == list(enumerate(match.log))
    assert GAME.fingerprint(match.state_at(match.ply)) == GAME.fingerprint(match.state)
    assert GAME.to_move(match.state_at(0)) == CHANCE


def test_the_log_is_read_by_each_seat_as_it_may_be() -> None:
    match = begin()
    own = [line for line in match.log_for(0) if "kind" in line.entry]
    assert [line.entry["to"] for line in own] == [0, 0]
    assert not any("kind" in line.entry for line in match.log_for(SPECTATOR))
    offer(match)
    assert match.log_for(1, start=5) == []
    match.play(0, AT)
    lines = match.log_for(1, start=5)
    assert [(line.ply, line.actor, line.entry["do"]) for line in lines] == [(6, 0, "sell")]


# -- checking -------------------------------------------------------------------------------------


def finished(seed: int) -> Match:
    match = Match(GAME, 3, {"long": True}, seed_for_run(seed))
    rng = rng_for_run(seed)
    while not match.over:
        seat = match.actors[rng.below(len(match.actors))]
        legal = match.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
    return match


@pytest.mark.parametrize("seed", range(5))
def test_an_honest_match_passes_the_audit(seed: int) -> None:
    match = finished(seed)
    match.audit()
    other = Match(GAME, 3, {"long": True}, match.seed)
    other.resume(match.log)
    assert mark(other) == mark(match)


@pytest.mark.parametrize(
    ("ply", "entry", "fault"),
    [
        (0, Entry(CHANCE, 9), "Ply 0: the log says 9, the seed gives {'do': 'card', 'kind': "),
        (2, Entry(0, PASS), "Ply 2: {'do': 'pass'}, but chance is to decide here"),
        (5, Entry(CHANCE, 0), "Ply 5: {'do': 'card', 'kind': 'fig'}, but seat 0 is to decide"),
        (5, Entry(1, PASS), "Ply 5: seat 1 is not to move"),
        (5, Entry(0, BID), "Ply 5: seat 0 may not play {'do': 'bid', 'kind': 'nothing'} here"),
    ],
)
def test_a_false_entry_is_found_where_it_stands(ply: int, entry: Entry, fault: str) -> None:
    match = to_the_bidding(begin())
    match.log[ply] = entry
    with pytest.raises(AuditFailed) as raised:
        match.audit()
    assert fault in str(raised.value)
    fresh = begin()
    before = mark(fresh)
    with pytest.raises(AuditFailed):
        fresh.resume(match.log)
    assert mark(fresh) == before


def test_an_entry_after_the_end_is_found() -> None:
    match = finished(3)
    match.log.append(Entry(0, PASS))
    with pytest.raises(AuditFailed, match="comes after the end of the game"):
        match.audit()


def test_every_other_draw_is_found() -> None:
    match = begin()
    for ply, entry, state in list(match.states()):
        for action, _ in GAME.outcomes(state) or []:
            if action != entry.action:
                log = [*match.log[:ply], Entry(CHANCE, action)]
                with pytest.raises(AuditFailed, match=f"Ply {ply}: the log says"):
                    begin().resume(log)


def test_without_audit_a_draw_need_only_be_possible() -> None:
    match = begin()
    other = next(a for a, _ in GAME.outcomes(match.state_at(4)) or [] if a != match.log[4].action)
    fresh = begin()
    fresh.resume([*match.log[:4], Entry(CHANCE, other)], audit=False)
    assert fresh.log[4].action == other
    with pytest.raises(AuditFailed, match="not a possible outcome"):
        fresh.resume([*match.log[:4], Entry(CHANCE, 77)], audit=False)


def test_a_resumed_match_knows_its_barriers_and_plays_on() -> None:
    match = begin()
    action = offer(match)
    other = begin()
    other.resume(match.log)
    assert other.can_undo(0)
    other.undo(0)
    other.play(0, action)
    assert mark(other) == mark(match)


def test_a_log_that_stops_before_a_draw_is_settled_on() -> None:
    match = begin()
    other = begin()
    other.resume(match.log[:2])
    assert mark(other) == mark(match)


def test_a_snapshot_is_taken_up_without_replay_and_goes_on_alike() -> None:
    match = begin(3)
    offer(match)
    other = begin(3)
    other.take_up(match.snapshot())
    assert mark(other) == mark(match)
    seat = match.to_move
    assert other.can_undo(seat)
    for m in (match, other):
        m.undo(seat)
        m.play(seat, DRAW)
    assert mark(other) == mark(match)
    assert other.can_undo(seat) is match.can_undo(seat) is False
    other.audit()


# -- taking a step back out of a draft -----------------------------------------------------------


def test_only_steps_that_can_be_played_in_any_order_are_withdrawn() -> None:
    match = begin()
    action = offer(match)
    before = mark(match)
    with pytest.raises(NothingToUndo, match="to take back"):
        match.withdraw(match.to_move, action)
    assert mark(match) == before
