"""Runs on a Ray cluster, with the same results as local runs (extra `ray`).

Every game is a separate task, so the loss of a worker or a machine affects only the games in
progress on it; Ray repeats them on another one. A game's randomness depends on (seed, number) only,
so the results equal those of a local run.
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
"""The address of a temporary cluster on this machine, started for the run and stopped after it."""
CONNECT_SECONDS: Final = 5.0
"""The connection timeout in seconds."""
AHEAD: Final = 4
"""The maximum number of submitted games per processor of the cluster."""

Play = Callable[[Run], Iterator[Timed]]
"""A function that plays the games of a run and yields their results in order."""


@contextmanager
def on_ray(address: str) -> Iterator[Play]:
    """Connect to a cluster; gives the function that plays runs on it."""
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
    """Raise OSError if the address refuses connections; Ray itself would retry for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), CONNECT_SECONDS).close()


def _games(run: Run) -> Iterator[Timed]:
    ray: Any = import_module("ray")
    # Retry only after the loss of a worker; an exception in a game is its result.
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
