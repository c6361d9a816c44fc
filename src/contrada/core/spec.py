"""A game's static description: seats, options, sizes. No rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations, product

import msgspec

from contrada.core.errors import BadSetup

OptionValue = str | int | bool
Options = Mapping[str, OptionValue]


class OptionSpec(msgspec.Struct, frozen=True):
    """An option that players agree on before the game; the first value is the default."""

    name: str
    values: tuple[OptionValue, ...]

    @property
    def default(self) -> OptionValue:
        return self.values[0]


class GameSpec(msgspec.Struct, frozen=True):
    """The facts about a game that do not depend on a state."""

    id: str
    title: str
    min_seats: int
    max_seats: int
    options: tuple[OptionSpec, ...]
    rules_version: int
    num_actions: int
    """Player actions are 0 … num_actions - 1."""
    num_chance: int
    """Chance outcomes are 0 … num_chance - 1, a separate range."""
    max_plies: int
    """A maximum length for adapters, fuzzing and tests; not a rule of the game."""
    reconstructed: tuple[str, ...] = ()
    """The component tables that are not published and were reconstructed."""

    def check_seats(self, seats: int) -> None:
        """Raise BadSetup for a number of players that the game does not support."""
        if not isinstance(seats, int) or isinstance(seats, bool):
            raise TypeError(f"The number of seats is a whole number, not {seats!r}.")
        if not self.min_seats <= seats <= self.max_seats:
            raise BadSetup(
                f"{self.title} is for {self.min_seats} to {self.max_seats} players, not {seats}."
            )

    def check_options(self, options: Options) -> dict[str, OptionValue]:
        """Every option with its value: given values are checked, the others have their default."""
        if not isinstance(options, Mapping):
            raise TypeError(f"Options are a mapping of names to values, not {options!r}.")
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                names = ", ".join(known) or "none"
                raise BadSetup(f"{self.title} has no option {name!r}; its options are: {names}.")
            allowed = known[name].values
            if not any(value == v and type(value) is type(v) for v in allowed):
                listed = ", ".join(repr(v) for v in allowed)
                raise BadSetup(
                    f"Option {name!r} of {self.title} cannot be {value!r}; it is one of: {listed}."
                )
        return {name: options.get(name, option.default) for name, option in known.items()}

    def parse_options(self, given: Mapping[str, str]) -> dict[str, OptionValue]:
        """Parse and check options given as text (`price_count=before_reveal`)."""
        parsed: dict[str, OptionValue] = {}
        known = {option.name: option for option in self.options}
        for name, text in given.items():
            values = known[name].values if name in known else ()
            match = [v for v in values if str(v).lower() == text.lower()]
            parsed[name] = match[0] if match else text
        return self.check_options(parsed)

    def setups(self) -> Iterator[tuple[int, dict[str, OptionValue]]]:
        """All combinations of a number of players and options."""
        for seats in range(self.min_seats, self.max_seats + 1):
            for values in product(*(option.values for option in self.options)):
                names = (option.name for option in self.options)
                yield seats, dict(zip(names, values, strict=True))

    def covering(self) -> list[tuple[int, dict[str, OptionValue]]]:
        """A few set-ups in which every two values, of options or the number of players, occur
        together. Tests use them where all combinations would be too many.
        """
        left = {pair for setup in self.setups() for pair in _pairs(setup)}
        found: list[tuple[int, dict[str, OptionValue]]] = []
        while left:
            best = max(self.setups(), key=lambda setup: len(left & _pairs(setup)))
            left -= _pairs(best)
            found.append(best)
        return found


def _pairs(setup: tuple[int, dict[str, OptionValue]]) -> set[object]:
    """Every two choices of a set-up; the number of players alone, if there is no option."""
    seats, options = setup
    choices = [("", seats), *options.items()]
    return set(combinations(choices, 2)) or {seats}
