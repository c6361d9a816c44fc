"""A worker process: one JSON line in, one JSON line out, until the server is gone.

A worker ends with its server, however that ends. On Linux the kernel kills it at once. Elsewhere a
thread ends it when the server's end of the pipe is closed, also in the middle of a thought;
compiled code that keeps the interpreter's lock delays that to the end of the thought.
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
    """Answer until the server closes the pipe; what goes wrong is an answer, too.

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
        except BaseException as error:  # a bot's SystemExit, too, is a fault and not an end
            answer = failed(type(error).__name__)
        answers.write(msgspec.json.encode(answer) + b"\n")
        answers.flush()


def die_with_parent(parent: int) -> None:
    """Let the kernel kill this process when its parent ends, where it can."""
    if sys.platform == "linux":
        ctypes.CDLL(None, use_errno=True).prctl(PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
    if os.getppid() != parent:  # it ended before we asked
        os._exit(0)


def _read(stdin: BinaryIO, tasks: SimpleQueue[bytes]) -> None:
    for line in stdin:
        tasks.put(line)
    os._exit(0)


def _take_stdout() -> BinaryIO:
    """The pipe to the server; what bots print goes nowhere near it."""
    kept = os.dup(1)
    os.dup2(2, 1)
    return os.fdopen(kept, "wb")
