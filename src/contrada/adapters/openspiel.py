"""The games as OpenSpiel games, registered as `contrada_<game>` (underscores for hyphens).

    import pyspiel
    import contrada.adapters.openspiel
    game = pyspiel.load_game("contrada_<game>(players=3,<option>=<value>)")

Chance is explicit, the information state is the seat's information key, and returns range from -1
for the last place to 1 for the first, with sum 0. Observers honour the observation type: public
information, and the private information of one seat, of all or of none. Every observation has
perfect recall, also where it is not asked for. A game must accept SPECTATOR in `info_key`.
Limitations: OpenSpiel requires a maximum game
length, so a game that exceeds `max_plies` ends with returns of 0. Seats that choose simultaneously
choose in sequence, hidden from each other, and resampling invents their choices. A resampled state
has no history, so it cannot be serialized. OpenSpiel's C++ searches cannot call a resampling
function written in Python; its Python searches can.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

import numpy as np
import pyspiel

import contrada.games  # noqa: F401  # registers the games
from contrada.adapters.observation import Observer, Vector
from contrada.core.game import CHANCE, SPECTATOR, TERMINAL, Game
from contrada.core.registry import entry_of, game_ids, make_game
from contrada.core.rng import rng_for_run
from contrada.core.spec import GameSpec, OptionValue

PREFIX: Final = "contrada_"
DEFAULT: Final = pyspiel.IIGObservationType(
    public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER
)
"""The observation type if none is given."""
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

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TableObserver:
        """An observer that gives what the observation type asks for; by default the knowledge of
        one seat.
        """
        if params:
            raise ValueError(f"There are no observation parameters; given {params}.")
        return TableObserver(self, iig_obs_type or DEFAULT)


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
        return action_text(self._engine.encode(actor, action))

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
        engine, state = self._engine, self.held.state
        fields = entry_of(engine.spec.id).fields
        values = zip((field.name for field in fields), state.dump(), strict=True)
        return "\n".join([f"{engine.spec.title}, ply {self.held.plies}", *contents(values)])


class TableObserver:
    """Gives what an observation type asks for, as text and as vectors.

    The vectors are those of `contrada.adapters.observation`. `public` is what a spectator knows,
    `observation` the whole knowledge of a seat, `private` its knowledge minus what is public.
    `dict` has one part of the tensor for each field of the state (`observation.hands`), so that
    OpenSpiel can print an empty field as one word.
    """

    def __init__(self, game: ContradaGame, kind: Any) -> None:
        self._observer = Observer(game.engine, game.seats, game.options)
        self._names = [field.name for field in entry_of(game.engine.spec.id).fields]
        kinds = pyspiel.PrivateInfoType
        public, private = kind.public_info, kind.private_info
        self._parts: list[tuple[str, Part]] = []
        if private == kinds.SINGLE_PLAYER:
            whole = public
            self._parts = [("observation", _whole) if whole else ("private", _private)]
        else:
            if public:
                self._parts.append(("public", _public))
            if private == kinds.ALL_PLAYERS:
                for seat in range(game.seats):
                    self._parts.append((f"private_{seat}", _private_of(seat)))
        size = self._observer.size
        self.tensor: Vector = np.zeros(size * len(self._parts), np.float32)
        self._rows: list[Vector] = []
        self.dict: dict[str, Vector] = {}
        fields = field_ranges(self._observer.names, self._names)
        for number, (name, _) in enumerate(self._parts):
            row = self.tensor[number * size : (number + 1) * size]
            self._rows.append(row)
            self.dict |= {f"{name}.{field}": row[columns] for field, columns in fields.items()}

    def set_from(self, state: ContradaState, player: int) -> None:
        """Compute the observation of a seat."""
        for target, (_, part) in zip(self._rows, self._parts, strict=True):
            plus, minus = part(player)
            row = self._observer.vector(state.held.state, plus)
            if minus is not None:
                row -= self._observer.vector(state.held.state, minus)
            target[:] = row

    def string_from(self, state: ContradaState, player: int) -> str:
        """An observation as text: one line for each field with its numbers."""
        game = self._observer.game
        lines = []
        for name, part in self._parts:
            plus, minus = part(player)
            known: Any = game.info_key(state.held.state, plus)
            public: Any = () if minus is None else game.info_key(state.held.state, minus)
            owner = "" if plus == SPECTATOR else f" of seat {plus}"
            lines.append(f"{name}{owner}")
            lines += contents(
                (field, value)
                for number, (field, value) in enumerate(zip(self._names, known, strict=True))
                if minus is None or value != public[number]
            )
        return "\n".join(lines)


def field_ranges(columns: Sequence[str], fields: Sequence[str]) -> dict[str, slice]:
    """The columns of each field of the state; `seat_of` has those that mark the observing seat."""
    found: dict[str, slice] = {}
    longest = sorted(fields, key=len, reverse=True)
    for number, column in enumerate(columns):
        shown = (field for field in longest if re.fullmatch(rf"{field}\d*(\W.*)?", column))
        name = next(shown, "seat_of")
        begin = found[name].start if name in found else number
        found[name] = slice(begin, number + 1)
    return found


Part = Callable[[int], tuple[int, int | None]]
"""For a seat: whose knowledge an observation shows, and whose is subtracted."""


def _whole(player: int) -> tuple[int, int | None]:
    return player, None


def _public(_player: int) -> tuple[int, int | None]:
    return SPECTATOR, None


def _private(player: int) -> tuple[int, int | None]:
    return player, SPECTATOR


def _private_of(seat: int) -> Part:
    return lambda _player: (seat, SPECTATOR)


def contents(fields: Iterable[tuple[str, Any]]) -> list[str]:
    """The fields of a state as readable lines; fields that are 0 or empty are left out."""
    lines = []
    for name, value in fields:
        if isinstance(value, list | tuple):
            if any(value):
                lines.append(f"  {name}: {' '.join(_runs(value))}")
        elif value:
            lines.append(f"  {name}: {value}")
    return lines


def _runs(values: Iterable[Any]) -> list[str]:
    """Numbers as text; from three equal ones on, one of them with its count (`0×12`)."""
    shown: list[str] = []
    for value, run in itertools.groupby(values):
        count = sum(1 for _ in run)
        shown += [f"{value}×{count}"] if count > 2 else [str(value)] * count
    return shown


def action_text(form: Mapping[str, Any]) -> str:
    """The JSON form of an action on one line: `buy tile=(colour=red number=2)`."""
    return " ".join([str(form["do"]), *_values(form)])


def _values(form: Mapping[str, Any]) -> list[str]:
    return [f"{key}={_value(value)}" for key, value in form.items() if key not in ("do", "is")]


def _value(value: Any) -> str:
    if isinstance(value, Mapping):
        return f"({' '.join(_values(value))})"
    if isinstance(value, list | tuple):
        return f"[{' '.join(map(_value, value))}]"
    return str(value)


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
