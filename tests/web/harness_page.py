"""The page that shows boards without a table, built once for all test processes."""

from __future__ import annotations

import fcntl
import functools
import http.server
import os
import shutil
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.web.conftest import lacking

WEB = Path(__file__).parent.parent.parent / "web"
BOARDS = sorted(
    path.parent.name.replace("_", "-") for path in (WEB / "src" / "games").glob("*/index.ts")
)


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves files without logging."""

    def log_message(self, *_: Any) -> None:
        return


def built_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the built page, built once for all test processes."""
    shared = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent
    folder = shared / "harness"
    with (shared / "harness.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.is_dir():
            build = ["npx", "vite", "build", "--mode", "harness", "--outDir", str(folder)]
            subprocess.run(build, cwd=WEB, check=True, capture_output=True, timeout=240)
    return folder


@contextmanager
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The URL of the page."""
    if shutil.which("npx") is None or not (WEB / "node_modules").is_dir():
        lacking("the test page cannot be built; run `npm install` in web/")
    handler = functools.partial(Quiet, directory=str(built_once(tmp_path_factory)))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/harness.html"
        server.shutdown()
        thread.join()
