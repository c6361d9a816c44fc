"""Runs a training's games in processes of this machine, or on a Ray cluster."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from importlib import import_module
from typing import Any, Final

AHEAD: Final = 4
"""The maximum number of submitted games per process."""


def in_processes(workers: int) -> Callable[..., Iterator[Any]]:
    """A mapper that uses processes of this machine; results in order."""

    def mapped(function: Callable[..., Any], tasks: Sequence[tuple[Any, ...]]) -> Iterator[Any]:
        if workers == 1:
            for task in tasks:
                yield function(*task)
            return
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(workers, mp_context=context, initializer=_start)
        pending: deque[Future[Any]] = deque()
        try:
            for task in tasks:
                pending.append(pool.submit(function, *task))
                if len(pending) > AHEAD * workers:
                    yield pending.popleft().result()
            while pending:
                yield pending.popleft().result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)

    return mapped


def _start() -> None:
    """Leave interrupts to the parent, and let every process use one core."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.environ["OPENBLAS_NUM_THREADS"] = "1"


def on_ray() -> Callable[..., Iterator[Any]]:
    """A mapper that uses the connected Ray cluster; results in order."""

    def mapped(function: Callable[..., Any], tasks: Sequence[tuple[Any, ...]]) -> Iterator[Any]:
        ray: Any = import_module("ray")
        remote = ray.remote(max_retries=-1, retry_exceptions=False, num_cpus=1)(function)
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        pending: deque[Any] = deque()
        try:
            for task in tasks:
                pending.append(remote.remote(*task))
                if len(pending) >= most:
                    yield ray.get(pending.popleft())
            while pending:
                yield ray.get(pending.popleft())
        finally:
            for each in pending:
                ray.cancel(each, force=True)

    return mapped
