"""Runs on a Ray cluster: the same games, wherever they are played (extra `ray`).

Every game is a task of its own, so a worker or a whole machine that is lost costs the games it had
under way and no others; Ray plays them again elsewhere. A game takes its luck from (seed, number)
alone, so the results are those of a run at home.
"""

from __future__ import annotations

import os
import socket
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any, Final

from contrada.bots.experiments.runs import Run, Timed, play_numbers
from contrada.core.errors import BadSetup

LOCAL: Final = "local"
"""The address that stands for a cluster on this machine, made for the run and ended with it."""
CONNECT_SECONDS: Final = 5.0
"""Seconds that a cluster may take to answer at all."""
AHEAD: Final = 4
"""Games handed out for each processor of the cluster before the first of them is waited for."""

Play = Callable[[Run], Iterator[Timed]]
"""Plays the games of a run and gives their results in order."""


@contextmanager
def on_ray(address: str) -> Iterator[Play]:
    """A connection to a cluster, and what plays runs on it."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise BadSetup("Ray is not installed: pip install 'contrada[ray]'.") from None
    ours = not ray.is_initialized()
    if ours:
        quietly: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
        try:
            if address == LOCAL:
                ray.init(address="local", include_dashboard=False, **quietly)
            else:
                _knock(address)
                ray.init(address=address, **quietly)
        except (OSError, RuntimeError, ValueError) as error:
            reason = (str(error).strip() or type(error).__name__).splitlines()[0]
            raise BadSetup(f"No Ray cluster answers at {address!r}: {reason}") from None
    try:
        yield _games
    finally:
        if ours:
            ray.shutdown()


def _knock(address: str) -> None:
    """Raise OSError where nothing listens: Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), CONNECT_SECONDS).close()


def _games(run: Run) -> Iterator[Timed]:
    ray: Any = import_module("ray")
    # Only the loss of a worker is answered by playing again; what a game raises is its result.
    task = ray.remote(max_retries=-1, retry_exceptions=False, num_cpus=1)(play_numbers)
    shared = ray.put(run)
    pending: deque[Any] = deque()
    number = 0
    try:
        while number < run.games or pending:
            most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            while number < run.games and len(pending) < most:
                pending.append(task.remote(shared, number, number + 1))
                number += 1
            try:
                done: list[Timed] = ray.get(pending[0])
            except ray.exceptions.RayTaskError as error:
                raise error.cause from None
            pending.popleft()
            yield from done
    finally:
        for each in pending:
            ray.cancel(each, force=True)
