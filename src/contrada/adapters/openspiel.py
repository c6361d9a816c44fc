"""The games as OpenSpiel games, registered as `contrada_<game>` (underscores for hyphens).

    import pyspiel
    import contrada.adapters.openspiel
    game = pyspiel.load_game("contrada_<game>(players=3,<option>=<value>)")

Chance is explicit, the information state is the seat's information key, and returns range from -1
for the last place to 1 for the first, with sum 0. Limitations: OpenSpiel requires a maximum game
length, so a game that exceeds `max_plies` ends with returns of 0. Seats that choose simultaneously
choose in sequence, hidden from each other, and resampling invents their choices. A resampled state
has no history, so it cannot be serialized. OpenSpiel's C++ searches cannot call a resampling
function written in Python; its Python searches can.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel

import contrada.games  # noqa: F401  # registers the games
from contrada.adapters.observation import Observer, Vector
from contrada.core.game import CHANCE, TERMINAL, Game
from contrada.core.registry import game_ids, make_game
from contrada.core.rng import rng_for_run
from contrada.core.spec import GameSpec, OptionValue

PREFIX: Final = "contrada_"
WORDS: Final = 2**31
"""The number of different random streams for resampling."""


def short_name(game_id: str) -> str:
    """The name of a game in OpenSpiel."""
    return PREFIX + game_id.replace("-", "_")


class Held:
    """Wraps one of our states inside an OpenSpiel state, which OpenSpiel copies by `deepcopy`."""

    def __init__(self, state: Any, plies: int) -> None:
        self.state = state
        self.plies = plies

    def __deepcopy__(self, _memo: dict[int, Any]) -> Held:
        return Held(self.state.copy(), self.plies)


class ContradaGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game with a number of players and options."""

    def __init__(self, spec: GameSpec, game_type: Any, params: dict[str, Any]) -> None:
        self.engine: Game[Any] = make_game(spec.id)
        self.seats = int(params.get("players", spec.min_seats))
        spec.check_seats(self.seats)
        chosen: dict[str, OptionValue] = {
            option.name: params[option.name] for option in spec.options if option.name in params
        }
        self.options = spec.check_options(chosen)
        info = pyspiel.GameInfo(
            num_distinct_actions=spec.num_actions,
            max_chance_outcomes=spec.num_chance,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=spec.max_plies,
        )
        super().__init__(game_type, info, params)

    def new_initial_state(self) -> ContradaState:
        """The state before anything has been dealt."""
        return ContradaState(self)

    def make_py_observer(self, _kind: Any = None, params: Any = None) -> TableObserver:
        """An observer that gives a seat's knowledge as text and as a vector."""
        if params:
            raise ValueError(f"There are no observation parameters; given {params}.")
        return TableObserver(self)


class ContradaState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A position."""

    def __init__(self, game: ContradaGame) -> None:
        super().__init__(game)
        self.held = Held(game.engine.initial(game.seats, game.options), 0)

    @property
    def _engine(self) -> Game[Any]:
        engine: Game[Any] = self.get_game().engine
        return engine

    def current_player(self) -> int:
        """The seat to move, or OpenSpiel's numbers for chance and terminal states."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        mover = int(self._engine.to_move(self.held.state))
        return int(pyspiel.PlayerId.CHANCE) if mover == CHANCE else mover

    def is_terminal(self) -> bool:
        """Whether the game is over or exceeds `max_plies`."""
        engine = self._engine
        over = engine.to_move(self.held.state) == TERMINAL
        return bool(over or self.held.plies >= engine.spec.max_plies)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(int(a) for a in self._engine.legal(self.held.state, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome with its probability."""
        outcomes = self._engine.outcomes(self.held.state)
        assert outcomes is not None
        return [(int(a), float(p)) for a, p in outcomes]

    def _apply_action(self, action: int) -> None:
        engine, held = self._engine, self.held
        engine.apply(held.state, engine.to_move(held.state), action)
        held.plies += 1

    def _action_to_string(self, player: int, action: int) -> str:
        actor = CHANCE if player == pyspiel.PlayerId.CHANCE else player
        form = self._engine.encode(actor, action)
        return " ".join(str(value) for value in form.values())

    def returns(self) -> list[float]:
        """The return of each seat; 0 unless the game has ended by its rules."""
        engine, state = self._engine, self.held.state
        if engine.to_move(state) != TERMINAL:
            return [0.0] * self.num_players()
        return [2.0 * share - 1.0 for share in engine.returns(state)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> ContradaState:
        """A state that `player` cannot distinguish from this one."""
        rng = rng_for_run(int(sampler() * WORDS), int(sampler() * WORDS))
        other: ContradaState = self.get_game().new_initial_state()
        engine = self._engine
        sampled = engine.determinize(self.held.state, player, rng)
        if self.current_player() == player:
            # Where several seats choose simultaneously, a seat does not know which others have
            # chosen; OpenSpiel needs one seat to move.
            while engine.to_move(sampled) != player:
                before = engine.to_move(sampled)
                legal = engine.legal(sampled, before)
                engine.apply(sampled, before, legal[rng.below(len(legal))])
        other.held = Held(sampled, self.held.plies)
        return other

    def __str__(self) -> str:
        return f"{self._engine.fingerprint(self.held.state)} {self.held.plies}"


class TableObserver:
    """Gives the information key of a seat as text and as a vector."""

    def __init__(self, game: ContradaGame) -> None:
        self._observer = Observer(game.engine, game.seats, game.options)
        self.tensor: Vector = np.zeros(self._observer.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: ContradaState, player: int) -> None:
        """Compute the observation of a seat."""
        self.tensor[:] = self._observer.vector(state.held.state, player)

    def string_from(self, state: ContradaState, player: int) -> str:
        """A seat's knowledge as text."""
        return f"{player} {self._observer.game.info_key(state.held.state, player)}"


def _register(spec: GameSpec) -> None:
    parameters: dict[str, Any] = {"players": spec.min_seats}
    parameters.update({option.name: option.default for option in spec.options})
    game_type = pyspiel.GameType(
        short_name=short_name(spec.id),
        long_name=spec.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=spec.max_seats,
        min_num_players=spec.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )

    class Registered(ContradaGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(spec, game_type, params or {})

    pyspiel.register_game(game_type, Registered)


def register_all() -> None:
    """Register every game with OpenSpiel."""
    known = {game_type.short_name for game_type in pyspiel.registered_games()}
    for game_id in game_ids():
        if short_name(game_id) not in known:
            _register(make_game(game_id).spec)


register_all()
