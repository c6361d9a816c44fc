"""Golden replays and playthroughs: games that must give the same results until the rules change.

`python -m tools.golden GAME` plays games with random and greedy players, selects a small set that
covers every verb, option value, number of players and the game's own marks, and writes them with
their results to tests/games/<game>/golden, and one playthrough as text. Run it only together with a
new `rules_version`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from contrada.bots.greedy import GreedyBot
from contrada.bots.protocol import Bot
from contrada.bots.random_bot import RandomBot
from contrada.core.game import CHANCE, SPECTATOR, Game
from contrada.core.info import InfoSet
from contrada.core.match import LogLine, Match
from contrada.core.registry import make_game
from contrada.core.rng import Rng, rng_for_run, seed_for_run
from contrada.core.saves import save
from contrada.words import Words

ROOT = Path(__file__).parent.parent
TRIES = 400
PLAYTHROUGH_SEED = seed_for_run(1961)


class Outcome(msgspec.Struct, frozen=True):
    """The result of a golden game."""

    plies: int
    scores: list[int]
    ranking: list[int]
    fingerprint: str


def folder_of(game_id: str) -> Path:
    """The folder of a game's golden files."""
    return ROOT / "tests" / "games" / game_id.replace("-", "_") / "golden"


def verbs_of(game_id: str) -> set[str]:
    """Every verb of players and chance."""
    actions = import_module(f"contrada.games.{game_id.replace('-', '_')}.actions")
    return {*actions.PLAYER.verbs, *(f"chance {verb}" for verb in actions.CHANCE_OUTCOMES.verbs)}


def outcome_of(match: Match) -> Outcome:
    """The result of a game."""
    game, s = match.game, match.state
    return Outcome(match.ply, game.scores(s), game.ranking(s), game.fingerprint(s))


def marks_of(game_id: str) -> tuple[set[str], Callable[[Match], set[str]]]:
    """The game's own marks that golden games must cover, and a function for those of a match.

    A game defines them in tests/games/<game>/marks.py (`WANTED`, `seen_in`); they are optional.
    """
    if not (folder_of(game_id).parent / "marks.py").exists():
        return set(), lambda _match: set()
    marks = import_module(f"tests.games.{game_id.replace('-', '_')}.marks")
    return set(marks.WANTED), marks.seen_in


def covered(match: Match) -> set[str]:
    """The verbs, option values and player count that a match covers."""
    found = {f"{match.seats} players"}
    found |= {f"{name}={value}" for name, value in match.options.items()}
    for entry in match.log:
        verb = match.game.encode(entry.actor, entry.action)["do"]
        found.add(f"chance {verb}" if entry.actor == CHANCE else verb)
    return found | marks_of(match.game.spec.id)[1](match)


def to_cover(game: Game[Any]) -> set[str]:
    """Everything that golden games must cover."""
    wanted = verbs_of(game.spec.id) | marks_of(game.spec.id)[0]
    for seats, options in game.spec.setups():
        wanted |= {f"{seats} players", *(f"{name}={value}" for name, value in options.items())}
    return wanted


def play(match: Match, bot: Bot, rng: Rng) -> Match:
    """Play a match to its end."""
    while not match.over and match.ply < match.game.spec.max_plies:
        seat = match.to_move
        info = InfoSet.of(match.game, match.state, seat, rng)
        match.play(seat, bot.choose(info, rng))
    return match


def candidates(game: Game[Any]) -> Iterator[Match]:
    """Finished games to choose from."""
    setups = list(game.spec.setups())
    for n in range(max(TRIES, 5 * len(setups))):
        seats, options = setups[n % len(setups)]
        bot: Bot = GreedyBot(game) if n % 4 == 3 else RandomBot()
        match = play(Match(game, seats, options, seed_for_run(1, n)), bot, rng_for_run(1, n))
        if match.over:
            yield match


def covering_set(game: Game[Any]) -> list[Match]:
    """A small set of games that together cover everything."""
    pool = list(candidates(game))
    missing = to_cover(game)
    chosen: list[Match] = []
    while missing:
        best = max(pool, key=lambda match: (len(covered(match) & missing), -match.ply))
        gained = covered(best) & missing
        if not gained:
            raise SystemExit(f"no game of {len(pool)} covers: {', '.join(sorted(missing))}")
        missing -= gained
        chosen.append(best)
    return chosen


def playthrough(game: Game[Any]) -> str:
    """A whole game as text: prompts, choices, actions and log."""
    seats = game.spec.max_seats
    match = play(Match(game, seats, seed=PLAYTHROUGH_SEED), RandomBot(), rng_for_run(1961))
    words = Words("en")
    names = ["Anna", "Bruno", "Chiara", "Dario"][:seats]
    lines = [f"{game.spec.title}, {seats} players, rules version {game.spec.rules_version}"]
    for ply, entry, state in match.states():
        if entry.actor != CHANCE:
            prompt = words.prompt(game.spec.id, game.prompt(state, entry.actor), names)
            lines.append(f"{ply:4} {names[entry.actor]}: {prompt}")
            for a in game.legal(state, entry.actor):
                mark = ">" if a == entry.action else " "
                lines.append(f"       {mark} {words.action(game, entry.actor, a, names)}")
        entry_form = game.redact(state, entry.actor, entry.action, SPECTATOR)
        if entry_form is not None:
            line = LogLine(ply, entry.actor, entry_form)
            lines.append(f"{ply:4} {words.log(game.spec.id, line, names)}")
    for place, name, points in sorted(
        zip(game.ranking(match.state), names, game.scores(match.state), strict=True)
    ):
        lines.append(f"{place}. {name}: {points}")
    return "\n".join(lines) + "\n"


def write(game_id: str) -> None:
    """Write the golden files of a game."""
    game = make_game(game_id)
    folder = folder_of(game_id)
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    outcomes = {}
    for n, match in enumerate(covering_set(game), start=1):
        name = f"{n:02}-{match.seats}-players.json"
        (folder / name).write_bytes(save(match))
        outcomes[name] = outcome_of(match)
    text = msgspec.json.format(msgspec.json.encode(outcomes), indent=1)
    (folder / "outcomes.json").write_bytes(text + b"\n")
    (folder.parent / "playthrough.txt").write_text(playthrough(game), "utf-8")


if __name__ == "__main__":
    import_module("contrada.games")
    for name in sys.argv[1:]:
        write(name)
