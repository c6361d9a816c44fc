"""Runs on Ray: a real cluster of two nodes on this machine, one of which is killed."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

from contrada.bots.experiments.arena import Contest, hold
from contrada.bots.experiments.ray_runs import on_ray
from contrada.bots.experiments.runs import BotFailed, GameResult, Run, play_run
from contrada.core.errors import BadSetup

INSTALL = "ray is not installed: pip install 'contrada[ray]'"

pytestmark = [
    pytest.mark.long,  # a cluster takes many seconds to start
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),  # Ray's own
    pytest.mark.filterwarnings("ignore::FutureWarning"),
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A cluster of one node with one processor, shared by the tests because it starts slowly."""
    pytest.importorskip("ray", reason=INSTALL)
    made: Any = import_module("ray.cluster_utils").Cluster(
        initialize_head=True,
        head_node_args={"num_cpus": 1, "include_dashboard": False},
    )
    try:
        yield made
    finally:
        made.shutdown()


def test_a_killed_node_costs_nothing_but_time(cluster: Any) -> None:
    second = cluster.add_node(num_cpus=1)
    run = Run(game="palazzo", bots=("greedy:worlds=1", "random"), games=60, seed=3, rotate=True)
    at_home = play_run(run)
    seen: list[GameResult] = []
    killed = threading.Event()

    def kill() -> None:
        cluster.remove_node(second, allow_graceful=False)
        killed.set()

    def watch(result: GameResult) -> None:
        seen.append(result)
        if len(seen) == 5:
            threading.Thread(target=kill).start()
        if len(seen) == 6:
            killed.wait(60)

    with on_ray(cluster.address) as play:
        ray: Any = import_module("ray")
        deadline = time.monotonic() + 60
        while ray.cluster_resources().get("CPU") != 2 and time.monotonic() < deadline:
            time.sleep(0.1)
        assert ray.cluster_resources()["CPU"] == 2
        away = play_run(run, on_result=watch, play=play)
        assert killed.is_set()
    assert away == at_home
    assert seen == at_home.games


def test_an_arena_on_ray_is_the_arena_at_home(cluster: Any) -> None:
    contest = Contest("palazzo", ("random", "greedy:worlds=1"), 2, 6, 4)
    with on_ray(cluster.address) as play:
        assert hold(contest, play=play) == hold(contest)
        broken = Run(game="palazzo", bots=("tests.bots.bad.Raises", "random"), games=2, seed=1)
        with pytest.raises(BotFailed, match="ZeroDivisionError: on purpose"):
            play_run(broken, play=play)


def test_where_no_cluster_is_a_plain_message() -> None:
    pytest.importorskip("ray", reason=INSTALL)
    with pytest.raises(BadSetup, match="No Ray cluster answers at"), on_ray("127.0.0.1:1"):
        pass
