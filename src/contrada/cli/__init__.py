"""The command `contrada`."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from contrada.core.errors import ContradaError


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command; an error that the caller can correct is one paragraph and exit code 2."""
    from contrada.cli.app import app

    try:
        app(None if arguments is None else list(arguments), prog_name="contrada")
    except ContradaError as error:
        print(f"contrada: {error}", file=sys.stderr)
        sys.exit(2)
    except BrokenPipeError:
        # The reader (`| head`) closed the pipe: discard all output, also what is flushed at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
