"""Searches for good settings of a bot with Optuna (extra `tune`).

Every trial plays the same deals against the same opponents, so that trials differ in the settings
only. The best of many noisy trials looks better than it is: the winner is played again on fresh
deals, and only that result counts.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

import msgspec

from contrada.bots.experiments.arena import BotStanding, Contest, hold, standings
from contrada.core.errors import BadSetup
from contrada.core.messages import Json
from contrada.core.spec import OptionValue

RANGE: Final = re.compile(r"([A-Za-z_]\w*)=(.+)")
FRESH: Final = 1_000_003
"""Added to the seed for the games that check the winner."""


class Parameter(msgspec.Struct, frozen=True):
    """A setting to search: `explore=5..60`, `rate=0.1..0.9` or `mode=fast|slow`."""

    name: str
    choices: tuple[str, ...] = ()
    low: float = 0
    high: float = 0
    whole: bool = True

    def suggest(self, trial: Any) -> str:
        """The text of a value that Optuna suggests."""
        if self.choices:
            return str(trial.suggest_categorical(self.name, list(self.choices)))
        if self.whole:
            return str(trial.suggest_int(self.name, int(self.low), int(self.high)))
        return f"{trial.suggest_float(self.name, self.low, self.high):.6g}"


def parse_parameter(text: str) -> Parameter:
    """Parse a setting to search; raises BadSetup."""
    found = RANGE.fullmatch(text)
    if found is None:
        raise BadSetup(f"A parameter is name=LOW..HIGH or name=A|B|C, not {text!r}.")
    name, rest = found[1], found[2]
    low, dots, high = rest.partition("..")
    if not dots:
        return Parameter(name, tuple(rest.split("|")))
    try:
        whole = low.lstrip("-").isdecimal() and high.lstrip("-").isdecimal()
        parsed = Parameter(name, (), float(low), float(high), whole)
    except ValueError:
        raise BadSetup(f"{rest!r} is not a range of numbers such as 5..60.") from None
    if parsed.low >= parsed.high:
        raise BadSetup(f"The range of {name!r} is empty: {rest!r}.")
    return parsed


class Tuning(msgspec.Struct, frozen=True):
    """What is searched, and how it is measured."""

    game: str
    bot: str
    """The bot with its fixed settings; the parameters are added to them."""
    parameters: tuple[Parameter, ...]
    against: tuple[str, ...]
    trials: int
    games: int
    """The games of a trial."""
    seed: int
    options: dict[str, OptionValue] = {}
    components: Json | None = None

    def named(self, values: dict[str, str]) -> str:
        """The bot with these settings."""
        joined = ",".join(f"{name}={value}" for name, value in values.items())
        return f"{self.bot}{',' if ':' in self.bot else ':'}{joined}"

    def contest(self, bot: str, seed: int, games: int) -> Contest:
        """The games of a trial."""
        return Contest(
            game=self.game,
            bots=(bot, *self.against),
            seats=len(self.against) + 1,
            games=games,
            seed=seed,
            options=self.options,
            components=self.components,
        )


class Tuned(msgspec.Struct, frozen=True):
    """The result of a search."""

    bot: str
    """The best bot with all its settings."""
    trials: int
    found: float
    """Its place share in its trial, which is too high on average."""
    checked: BotStanding
    """Its result on fresh deals."""
    interrupted: bool = False


def tune(
    tuning: Tuning,
    workers: int = 1,
    storage: str = "",
    on_trial: Callable[[str, float], None] | None = None,
) -> Tuned:
    """Search; with `storage` (an SQLAlchemy URL) a search goes on where it stopped."""
    try:
        optuna: Any = import_module("optuna")
    except ImportError:
        raise BadSetup("Tuning needs Optuna: pip install 'contrada[tune]'.") from None
    first = {
        each.name: each.choices[0] if each.choices else f"{each.low:g}"
        for each in tuning.parameters
    }
    tuning.contest(tuning.named(first), tuning.seed, tuning.games).check()
    optuna.logging.set_verbosity(optuna.logging.WARNING)

    def objective(trial: Any) -> float:
        bot = tuning.named({each.name: each.suggest(trial) for each in tuning.parameters})
        share = _standing(tuning.contest(bot, tuning.seed, tuning.games), workers).place_share
        trial.set_user_attr("bot", bot)
        if on_trial is not None:
            on_trial(bot, share)
        return share

    study = optuna.create_study(
        study_name=f"{tuning.game} {tuning.bot}",
        storage=storage or None,
        load_if_exists=True,
        direction="maximize",
        sampler=optuna.samplers.TPESampler(seed=tuning.seed),
    )
    interrupted = False
    try:
        study.optimize(objective, n_trials=tuning.trials)
    except KeyboardInterrupt:
        interrupted = True
    done = [trial for trial in study.trials if trial.value is not None]
    if not done:
        raise BadSetup("No trial was completed.")
    best = study.best_trial
    bot = best.user_attrs["bot"]
    checked = _standing(tuning.contest(bot, tuning.seed + FRESH, 2 * tuning.games), workers)
    return Tuned(bot, len(done), float(best.value), checked, interrupted)


def _standing(contest: Contest, workers: int) -> BotStanding:
    """The result of the first bot of a contest."""
    verdict = hold(contest, workers)
    if verdict.faults:
        raise BadSetup(verdict.faults[0])
    if verdict.interrupted:
        raise KeyboardInterrupt
    return standings(contest.bots, verdict.games)[0]
