"""Running the command as people do, in this process or in one of its own."""

from __future__ import annotations

import contextlib
import io
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from contrada.cli import main


class Ran(NamedTuple):
    """How a command ended and what it said."""

    code: int
    out: str
    err: str


def run(*arguments: str, keys: str = "") -> Ran:
    """Run a command in this process with these lines typed."""
    out, err = io.StringIO(), io.StringIO()
    code = 0
    before = sys.stdin
    sys.stdin = io.StringIO(keys)
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            try:
                main(arguments)
            except SystemExit as leave:
                code = int(leave.code or 0)
    finally:
        sys.stdin = before
    return Ran(code, out.getvalue(), err.getvalue())


def run_apart(
    *arguments: str, keys: str = "", folder: Path | None = None, timeout: float = 120, **more: str
) -> Ran:
    """Run a command in a process of its own, with more environment variables."""
    done = subprocess.run(
        [sys.executable, "-m", "contrada.cli", *arguments],
        input=keys,
        capture_output=True,
        text=True,
        timeout=timeout,
        cwd=folder,
        env={**os.environ, **more, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)},
        check=False,
    )
    return Ran(done.returncode, done.stdout, done.stderr)


def is_one_paragraph(ran: Ran) -> bool:
    """Whether a command refused as it should: exit code 2, one paragraph, nothing else."""
    text = ran.err.strip()
    return ran.code == 2 and ran.out == "" and text.startswith("contrada: ") and "\n" not in text
