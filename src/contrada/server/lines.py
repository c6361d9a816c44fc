"""A process that works for the server: one JSON line in, one JSON line out."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TypeVar

import msgspec

T = TypeVar("T")


def answer_lines(
    kind: type[T], work: Callable[[T], msgspec.Struct], failed: Callable[[str], msgspec.Struct]
) -> None:
    """Answer until the server closes the pipe; what goes wrong is an answer, too."""
    for line in sys.stdin.buffer:
        try:
            answer = work(msgspec.json.decode(line, type=kind))
        except Exception as error:
            answer = failed(f"{type(error).__name__}: {error}")
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()
