"""The main loop of a worker process: one JSON line in, one JSON line out.

A worker ends when its server ends for any reason. On Linux the kernel kills it at once. Elsewhere a
thread exits when the server's end of the pipe is closed, also during a search; compiled code that
holds the GIL delays that to the end of the search.
"""

from __future__ import annotations

import ctypes
import os
import signal
import sys
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import BinaryIO, Final, TypeVar

import msgspec

T = TypeVar("T")
PR_SET_PDEATHSIG: Final = 1


def answer_lines(
    kind: type[T], work: Callable[[T], msgspec.Struct], failed: Callable[[str], msgspec.Struct]
) -> None:
    """Answer tasks until the server closes the pipe; an exception is answered by its type.

    The first argument of the process is the server's process id.
    """
    die_with_parent(int(sys.argv[1]))
    tasks: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_read, args=(sys.stdin.buffer, tasks), daemon=True).start()
    answers = _take_stdout()
    while True:
        line = tasks.get()
        try:
            answer = work(msgspec.json.decode(line, type=kind))
        except (
            BaseException
        ) as error:  # a bot's SystemExit is a fault, too, and must not end the process
            answer = failed(type(error).__name__)
        answers.write(msgspec.json.encode(answer) + b"\n")
        answers.flush()


def die_with_parent(parent: int) -> None:
    """Have the kernel kill this process when its parent ends, where it supports that."""
    if sys.platform == "linux":
        ctypes.CDLL(None, use_errno=True).prctl(PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
    if os.getppid() != parent:  # the parent ended before the call
        os._exit(0)


def _read(stdin: BinaryIO, tasks: SimpleQueue[bytes]) -> None:
    for line in stdin:
        tasks.put(line)
    os._exit(0)


def _take_stdout() -> BinaryIO:
    """The pipe to the server; redirects what bots print to stderr."""
    pipe = os.dup(1)
    os.dup2(2, 1)
    return os.fdopen(pipe, "wb")
