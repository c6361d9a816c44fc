"""The interpreted and the compiled build give the same results."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from contrada.core.registry import game_ids

PLAY = """
import hashlib, json, sys
import contrada, contrada.games
from contrada.analysis.judge import Budget, judge
from contrada.analysis.parts import ends_decision
from contrada.bots.learned import make_value
from contrada.bots.names import make_bot
from contrada.core.game import CHANCE, TERMINAL
from contrada.core.info import InfoSet
from contrada.core.registry import make_game, make_policy
from contrada.core.rng import rng_for_run

game = make_game(sys.argv[1])
bots = [make_bot(name, game) for name in ("greedy", "ismcts:iterations=15,rollout=3")]
policy = make_policy(game)
value = make_value(game)
digests = []
for number, (seats, options) in enumerate(game.spec.covering()):
    rng = rng_for_run(11, number)
    s = game.initial(seats, options)
    digest = hashlib.sha256()
    for ply in range(game.spec.max_plies):
        seat = game.to_move(s)
        if seat == TERMINAL:
            break
        if seat == CHANCE:
            a = game.sample(s, rng)
        else:
            legal = list(game.legal(s, seat))
            digest.update(repr(legal).encode())
            a = legal[rng.below(len(legal))]
            if ply % 40 == 0:
                a = bots[ply // 40 % 2].choose(InfoSet.of(game, s, seat, rng), rng)
                digest.update(repr([round(v, 9) for v in policy.evaluate(s)]).encode())
                value.judge(s)
                digest.update(repr([value.points, value.wins]).encode())
            if ply % 120 == 0 and ends_decision(game, s, seat, a):
                info = InfoSet.of(game, s, seat, rng)
                found, _ = judge(game, policy, value, info, [a], Budget(5, 2, 2), rng)
                digest.update(repr([(each.steps, each.wins) for each in found]).encode())
        game.apply(s, seat, a)
        digest.update(game.fingerprint(s).encode())
    digests.append([ply, game.scores(s), game.ranking(s), digest.hexdigest()])
print(json.dumps([contrada.build(), digests]))
"""


def play(game_id: str, build: str) -> list[Any]:
    environment = {**os.environ, "CONTRADA_BUILD": build}
    done = subprocess.run(
        [sys.executable, "-c", PLAY, game_id],
        env=environment,
        capture_output=True,
        text=True,
        timeout=300,
        check=True,
    )
    result: list[Any] = json.loads(done.stdout)
    return result


@pytest.mark.parametrize("game_id", game_ids())
def test_both_builds_play_identical_games(game_id: str) -> None:
    interpreted = play(game_id, "interpreted")
    installed = play(game_id, "installed")
    assert interpreted[0] == "interpreted"
    assert interpreted[1] == installed[1]
