"""The OpenSpiel games pass OpenSpiel's own simulation and its resampling rule."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.adapters.needed import need

pyspiel = need("pyspiel")
np = need("numpy")

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

import contrada.adapters.openspiel as adapter  # noqa: E402
from contrada.core.registry import game_ids  # noqa: E402

NAMES = [adapter.short_name(game_id) for game_id in game_ids()]


@pytest.mark.parametrize("name", NAMES)
def test_random_simulation(name: str) -> None:
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_the_resampled_cannot_be_told_apart(name: str) -> None:
    """The same checks as OpenSpiel's ResampleInfostateTest, which cannot be called from Python."""
    game = pyspiel.load_game(name, {"players": 3})
    luck = random.Random(7)
    state = game.new_initial_state()
    for step in range(300):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choices(outcomes, odds)[0])
            continue
        if step % 5 == 0:
            for player in range(3):
                other = state.resample_from_infostate(player, luck.random)
                for text in ("information_state_string", "observation_string"):
                    assert getattr(other, text)(player) == getattr(state, text)(player)
                tensors = other.information_state_tensor(player)
                assert tensors == state.information_state_tensor(player)
            mover = state.current_player()
            other = state.resample_from_infostate(mover, luck.random)
            assert other.current_player() == mover
            assert other.legal_actions() == state.legal_actions()
        state.apply_action(luck.choice(state.legal_actions()))


@pytest.mark.parametrize("name", NAMES)
def test_states_are_stored_by_their_history(name: str) -> None:
    game = pyspiel.load_game(name)
    luck = random.Random(3)
    state = game.new_initial_state()
    for _ in range(60):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choices(outcomes, odds)[0])
        else:
            state.apply_action(luck.choice(state.legal_actions()))
    text = pyspiel.serialize_game_and_state(game, state)
    other_game, other = pyspiel.deserialize_game_and_state(text)
    assert str(other_game) == str(game)
    assert str(other) == str(state)
    assert other.history() == state.history()
    assert [state.action_to_string(a) for a in state.legal_actions()]


def observers(game: Any) -> dict[str, Any]:
    """An observer of each observation type."""
    private = pyspiel.PrivateInfoType
    return {
        f"{kind.name}{'+public' if public else ''}": game.make_py_observer(
            pyspiel.IIGObservationType(public_info=public, perfect_recall=False, private_info=kind)
        )
        for kind in (private.NONE, private.SINGLE_PLAYER, private.ALL_PLAYERS)
        for public in (False, True)
    }


def parts(observer: Any) -> set[str]:
    """What an observer distinguishes; its pieces are the tensor, each number once and in order."""
    pieces = list(observer.dict.values())
    observer.tensor[:] = np.arange(observer.tensor.size)
    assert np.array_equal(np.concatenate(pieces), observer.tensor)
    return {name.partition(".")[0] for name in observer.dict}


def seen(observer: Any, state: Any, player: int) -> tuple[str, list[float]]:
    """What an observer gives."""
    observer.set_from(state, player)
    return observer.string_from(state, player), observer.tensor.tolist()


@pytest.mark.parametrize("name", NAMES)
def test_observers_honour_the_observation_type(name: str) -> None:
    """What is public is equal in every state that any seat cannot distinguish; what is private to
    a seat in every state that this seat cannot distinguish. Hidden cards do differ.
    """
    game = pyspiel.load_game(name, {"players": 3})
    kinds = observers(game)
    luck = random.Random(11)
    state = game.new_initial_state()
    hidden = 0
    for step in range(200):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choices(outcomes, odds)[0])
            continue
        if step % 7 == 0:
            for player in range(3):
                other = state.resample_from_infostate(player, luck.random)
                public = kinds["NONE+public"]
                for viewer in range(3):
                    assert seen(public, other, viewer) == seen(public, state, 0)
                for kind in ("SINGLE_PLAYER", "SINGLE_PLAYER+public"):
                    assert seen(kinds[kind], other, player) == seen(kinds[kind], state, player)
                everything = kinds["ALL_PLAYERS+public"]
                hidden += seen(everything, other, 0) != seen(everything, state, 0)
        state.apply_action(luck.choice(state.legal_actions()))
    assert kinds["NONE"].tensor.size == 0
    assert parts(kinds["NONE+public"]) == {"public"}
    assert parts(kinds["SINGLE_PLAYER"]) == {"private"}
    assert parts(kinds["ALL_PLAYERS"]) == {"private_0", "private_1", "private_2"}
    assert hidden > 0 or name == "contrada_carrara"  # hidden only during a decision


@pytest.mark.parametrize("name", NAMES)
def test_action_strings_are_readable_and_unique(name: str) -> None:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    luck = random.Random(2)
    for _ in range(120):
        if state.is_terminal():
            break
        legal = state.legal_actions()
        texts = [state.action_to_string(action) for action in legal]
        assert len(set(texts)) == len(texts)
        assert not any("{" in text or "'" in text for text in texts)
        state.apply_action(luck.choice(legal))
    assert str(state).startswith(game.get_type().long_name)


def test_a_state_and_its_actions_as_text() -> None:
    state = pyspiel.load_game("contrada_palazzo").new_initial_state()
    assert str(state).split("\n")[0] == "Palazzo, ply 0"
    assert "  seats: 2" in str(state)
    assert "  deck: 3×15 10" in str(state)
    assert adapter.action_text({"do": "buy", "tile": {"is": "tile", "floor": 2}, "at": [1, 2]}) == (
        "buy tile=(floor=2) at=[1 2]"
    )


def test_players_and_options_are_parameters() -> None:
    game = pyspiel.load_game("contrada_carrara(players=3,version=advanced)")
    assert game.num_players() == 3
    state: Any = game.new_initial_state()
    assert state.held.state.advanced == 1
    assert game.observation_tensor_shape()[0] == len(state.observation_tensor(0))


def test_openspiels_own_search_plays() -> None:
    game = pyspiel.load_game("contrada_palazzo")
    luck = random.Random(5)
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(luck.choices(outcomes, odds)[0])

    class Level(mcts.Evaluator):  # type: ignore[misc]  # OpenSpiel has no types
        def evaluate(self, _state: Any) -> list[float]:
            return [0.0, 0.0]

        def prior(self, state: Any) -> list[tuple[int, float]]:
            legal = state.legal_actions()
            return [(action, 1 / len(legal)) for action in legal]

    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=Level(),
        uct_c=1.0,
        max_simulations=10,
        random_state=np.random.RandomState(1),
    )
    assert bot.step(state) in state.legal_actions()


def test_openspiels_evaluation_of_its_own_bots_and_ours() -> None:
    from contrada.adapters.openspiel_bots import SeatBot

    game = pyspiel.load_game("contrada_tuscany")
    uniform = pyspiel.make_uniform_random_bot(1, 3)
    returns = pyspiel.evaluate_bots(
        game.new_initial_state(), [SeatBot(game, 0, "greedy:worlds=1"), uniform], 7
    )
    assert sum(returns) == 0
    assert returns[0] == 1.0
    both = [pyspiel.make_uniform_random_bot(seat, 5) for seat in range(2)]
    assert sorted(pyspiel.evaluate_bots(game.new_initial_state(), both, 1)) in (
        [-1.0, 1.0],
        [0.0, 0.0],
    )
