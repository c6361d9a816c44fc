"""How the levels behave: needless cards, unused means, stalling, and the Apprentice's worst moves.

    python -m bench.conduct [--titles palazzo,…] [--payments 500] [--games 100] [--check]

For every title, with two equal players:

- **Needless cards.** In `--payments` purchases, bids and placements of the Journeyman and the
  Master no step of the payment can be left out, and no triple replaced by one of its cards. In
  Carpe Diem every price is exact, so nothing is counted there.
- **Means.** The share of all cards (Palazzo, Tuscany), coins and blocks (Carrara), goods (Carpe
  Diem) that are left at the end; and the turns at the end in which a player only collected them.
- **The Apprentice's worst moves** in `--games` games: the largest loss in chance to win, at most
  0.15. Every decision is judged by a short search; where that sees a large loss, the analysis
  judges it at quick depth, which decides.

Games are kept in docs/evidence/games, so that a run goes on where it stopped.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final

import msgspec

from bench.analysis.luck import stamp
from bench.arguments import measurement
from bench.kept import TITLES, stored_lines
from contrada.analysis.analyser import DEPTHS, Analyser
from contrada.analysis.judge import Budget
from contrada.analysis.parts import Part, ends_decision, parts_of
from contrada.bots.experiments.runs import Run, play_match
from contrada.bots.names import level_settings
from contrada.core.match import Match
from contrada.games.palazzo.actions import lay_card
from contrada.games.palazzo.pieces import CARD_VALUES, CURRENCIES, LOWEST_VALUE

SEED: Final = 2407
LEVELS: Final = ("apprentice", "journeyman", "master")
EXACT: Final = ("journeyman", "master")
"""The levels that lay no needless card."""
MOST_LOST: Final = 0.15
"""The largest loss of an Apprentice, in chance to win."""
SUSPECT: Final = 0.08
"""A loss by the short search from which the analysis judges the decision."""
SHORT: Final = Budget(iterations=150, candidates=3, worlds=60)

PAYING: Final[dict[str, frozenset[str]]] = {
    "palazzo": frozenset({"lay_card", "lay_triple"}),
    "carrara": frozenset({"pay"}),
    "carpe-diem": frozenset(),
    "tuscany": frozenset({"pay"}),
}
"""The verbs that lay a part of a payment, by game."""
COLLECTING: Final[dict[str, frozenset[str]]] = {
    "palazzo": frozenset({"take_money"}),
    "carrara": frozenset({"turn", "turn_both"}),
    "carpe-diem": frozenset(),
    "tuscany": frozenset({"draw"}),
}
"""The verbs of turns that only collect means, by game."""
TURNS: Final[dict[str, frozenset[str]]] = {
    "palazzo": frozenset({"take_money", "reveal", "rebuild", "auction"}),
    "carrara": frozenset({"turn", "turn_both", "build", "score", "take"}),
    "carpe-diem": frozenset(),
    "tuscany": frozenset({"draw", "take", "place"}),
}
"""The verbs with which a turn begins, by game."""
MEANS: Final[dict[str, Callable[[Any, int], int]]] = {
    "palazzo": lambda s, seat: int(s.hand_size[seat]),
    "carrara": lambda s, seat: int(s.coins[seat]) + _row(s.hands, s.seats, seat),
    "carpe-diem": lambda s, seat: _row(s.goods, s.seats, seat),
    "tuscany": lambda s, seat: int(s.hand_size[seat]),
}
"""What a seat can pay with, by game."""


class Conduct(msgspec.Struct, frozen=True):
    """What one game shows."""

    bot: str
    number: int
    payments: int
    needless: int
    collected: int
    left: int
    stalled: list[int]
    """By seat: the turns at the end that only collected means."""
    worst: float
    """The largest loss in chance to win; -1 if it was not judged."""
    judged: int
    """Decisions judged by the short search."""


def _row(items: Any, seats: int, seat: int) -> int:
    """The sum of a seat's part of an array."""
    width = len(items) // int(seats)
    return sum(int(items[seat * width + i]) for i in range(width))


def observe(title: str, bot: str, number: int, judges: bool) -> Conduct:
    """Play a game of two equal bots and look at it."""
    game, options = TITLES[title]
    run = Run(game=game, bots=(bot, bot), games=number + 1, seed=SEED, options=options)
    match, _ = play_match(run, number)
    payments = [paid(match, part, state) for part, state in decisions(match)]
    collected, left = means(match)
    worst, judged = worst_loss(match) if judges else (-1.0, 0)
    return Conduct(
        bot=bot,
        number=number,
        payments=sum(each is not None for each in payments),
        needless=sum(each is True for each in payments),
        collected=collected,
        left=left,
        stalled=[stalled(match, seat) for seat in range(match.seats)],
        worst=round(worst, 4),
        judged=judged,
    )


def decisions(match: Match) -> Iterator[tuple[Part, Any]]:
    """The decisions of a match, each with the state before it."""
    starts = {part.first: part for part in parts_of(match) if part.seat >= 0}
    for ply, _, state in match.states():
        if ply in starts:
            yield starts[ply], state


def paid(match: Match, part: Part, before: Any) -> bool | None:
    """Whether a decision lays a needless card; None if it pays nothing."""
    verbs = PAYING[match.game.spec.id]
    steps = [(a, match.game.encode(part.seat, a)) for a in part.actions]
    if not any(form["do"] in verbs for _, form in steps):
        return None
    for i, (_, form) in enumerate(steps):
        if form["do"] not in verbs:
            continue
        others = [a for j, a in enumerate(part.actions) if j != i]
        smaller = [others]
        if form["do"] == "lay_triple":
            smaller = [[*others[:i], a, *others[i:]] for a in singles(form["value"])]
        if any(completes(match, part.seat, before, each) for each in smaller):
            return True
    return False


def singles(value: int) -> list[int]:
    """The steps that lay one card of Palazzo's triple of this value."""
    return [lay_card(c * CARD_VALUES + value - LOWEST_VALUE) for c in range(CURRENCIES)]


def completes(match: Match, seat: int, before: Any, steps: Sequence[int]) -> bool:
    """Whether these steps are a complete decision by the rules."""
    game, state = match.game, before.copy()
    for n, step in enumerate(steps):
        if int(game.to_move(state)) != seat or step not in list(game.legal(state, seat)):
            return False
        if n == len(steps) - 1:
            return ends_decision(game, state, seat, step)
        game.apply(state, seat, step)
    return False


def means(match: Match) -> tuple[int, int]:
    """The means that all seats received, and those left at the end."""
    amount = MEANS[match.game.spec.id]
    had = [0] * match.seats
    collected = 0

    def look(state: Any) -> None:
        nonlocal had, collected
        have = [amount(state, seat) for seat in range(match.seats)]
        collected += sum(max(0, a - b) for a, b in zip(have, had, strict=True))
        had = have

    for _, _, state in match.states():
        look(state)
    look(match.state)
    return collected, sum(had)


def stalled(match: Match, seat: int) -> int:
    """How many of a seat's last turns, without a break, only collected means."""
    game = match.game.spec.id
    turns = [
        verb
        for part in parts_of(match)
        if part.seat == seat
        and (verb := match.game.encode(seat, part.actions[0])["do"]) in TURNS[game]
    ]
    count = 0
    for verb in reversed(turns):
        if verb not in COLLECTING[game]:
            break
        count += 1
    return count


def worst_loss(match: Match) -> tuple[float, int]:
    """The largest loss of a decision by the analysis, and the number of judged decisions."""
    analyser = Analyser(match, "quick", seed=1)
    worst, judged = 0.0, 0
    for task in analyser.tasks:
        analyser.budget = SHORT
        found = analyser.judge(task)
        if found is None:
            continue
        judged += 1
        if found.loss + found.error >= SUSPECT:
            analyser.budget = DEPTHS["quick"]
            found = analyser.judge(task)
            worst = max(worst, found.loss if found is not None else 0.0)
        else:
            worst = max(worst, found.loss)
    return worst, judged


def observed(title: str, bot: str, judges: bool, workers: int) -> Iterator[Conduct]:
    """The games of one level in order: kept ones, then new ones without an end."""
    marks = {
        **stamp(title),
        "bot": bot,
        "settings": level_settings(bot, TITLES[title][0]),
        "seed": SEED,
        "judges": judges,
    }
    path, lines = stored_lines(f"conduct-{title}-{bot}", marks)
    known = [msgspec.json.decode(line, type=Conduct) for line in lines]
    yield from known
    number = len(known)
    with ProcessPoolExecutor(workers) as pool, path.open("ab") as file:
        while True:
            numbers = range(number, number + workers)
            for each in pool.map(
                observe, [title] * workers, [bot] * workers, numbers, [judges] * workers
            ):
                file.write(msgspec.json.encode(each) + b"\n")
                file.flush()
                yield each
            number += workers


def enough(title: str, bot: str, payments: int, games: int, workers: int) -> list[Conduct]:
    """As many games as a level has to play."""
    found: list[Conduct] = []
    if bot not in EXACT:
        payments = 0
    elif not PAYING[TITLES[title][0]]:
        payments, games = 0, games // 10
    else:
        games = 0
    for each in observed(title, bot, bot == "apprentice", workers):
        found.append(each)
        if sum(game.payments for game in found) >= payments and len(found) >= games:
            break
    return found


def tell(bot: str, games: Sequence[Conduct]) -> list[str]:
    """Print the figures of one level; returns its faults."""
    payments, needless = sum(g.payments for g in games), sum(g.needless for g in games)
    left = sum(g.left for g in games) / max(1, sum(g.collected for g in games))
    streaks = sorted(n for g in games for n in g.stalled)
    faults = [f"{bot}: needless cards"] if needless and bot in EXACT else []
    worst = max(g.worst for g in games)
    text = (
        f"  {bot:11} {len(games):3} games  {needless} of {payments} payments with a needless card; "
        f"{left:.0%} of the means left; turns at the end that only collect: "
        f"median {streaks[len(streaks) // 2]}, most {streaks[-1]}"
    )
    if worst >= 0:
        text += f"; worst of {sum(g.judged for g in games)} decisions {100 * worst:.1f} %"
        if worst > MOST_LOST:
            faults.append(f"{bot}: worst decision")
    print(text, flush=True)
    return faults


def main(arguments: Sequence[str]) -> int:
    """Measure and report; returns the exit code."""
    parser = measurement("bench.conduct", games=100, check=True)
    parser.add_argument("--levels", default=",".join(LEVELS))
    parser.add_argument("--payments", type=int, default=500)
    given = parser.parse_args(arguments)
    faults = []
    for title in given.titles:
        print(title, flush=True)
        for bot in given.levels.split(","):
            found = enough(title, bot, given.payments, given.games, given.workers)
            faults += tell(bot, found)
    print(f"faults: {', '.join(faults) or 'none'}")
    return 1 if given.check and faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
