"""The input of a bot contains only what its seat may know."""

from __future__ import annotations

from contrada.core.game import State
from contrada.core.info import InfoSet
from contrada.core.rng import rng_for_run
from contrada.testing.strategies import played
from tests.toy import Fiera, FieraGame

GAME = FieraGame()


def position(script: list[int]) -> Fiera:
    state = played(GAME, (3, {"long": False}), 11, script).state
    assert isinstance(state, Fiera)
    return state


def test_knows_its_moves_its_view_and_its_key() -> None:
    state = position([1])
    seat = int(GAME.to_move(state))
    info = InfoSet.of(GAME, state, seat, rng_for_run(1))
    assert list(info.legal) == list(GAME.legal(state, seat))
    assert info.key == GAME.info_key(state, seat)
    assert info.view() == GAME.view(state, seat)


def test_never_keeps_the_true_state() -> None:
    state = position([1, 1])
    infos = [InfoSet.of(GAME, state, 0, rng_for_run(2, n)) for n in range(40)]
    assert all(info._sampled is not state for info in infos)
    assert any(info._sampled.dump() != state.dump() for info in infos)


def test_samples_agree_with_its_knowledge_differ_and_are_free_to_be_changed() -> None:
    state = position([1])
    info = InfoSet.of(GAME, state, 1, rng_for_run(3))
    rng = rng_for_run(4)
    samples: list[State] = [info.sample(rng) for _ in range(40)]
    for sample in samples:
        assert isinstance(sample, Fiera)
        assert GAME.info_key(sample, 1) == info.key
        assert GAME.check(sample) == []
    assert len({GAME.fingerprint(sample) for sample in samples if isinstance(sample, Fiera)}) > 3
    key = info.key
    for sample in samples:
        assert isinstance(sample, Fiera)
        sample.hands[1] = [9, 9, 9, 9]
    assert info.key == key


def test_a_sample_of_a_sample_is_a_sample_of_the_truth() -> None:
    state = position([1, 2])
    info = InfoSet.of(GAME, state, 2, rng_for_run(5))
    one = info.sample(rng_for_run(6))
    other = GAME.determinize(state, 2, rng_for_run(6))
    assert one.dump() == other.dump()
