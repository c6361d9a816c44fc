"""Installing a game's package into a folder, as pip does, and using it from there."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from contrada.core import registry
from contrada.games import discovery

ROOT = Path(__file__).parents[2]
PIP = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index", "--no-deps")


def install(package: Path, site: Path, scratch: Path) -> None:
    """Build and install a package's folder into `site`; nothing is written beside its sources."""
    copied = scratch / f"build-{package.name}"
    shutil.copytree(
        package, copied, ignore=shutil.ignore_patterns("__pycache__", ".*", "*.egg-info")
    )
    command = [sys.executable, *PIP, "--no-build-isolation", "--no-compile", "--target", str(site)]
    done = subprocess.run([*command, str(copied)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def run_tests(package: Path) -> str:
    """Run a package's own tests in a process of their own; what pytest printed."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"],
        cwd=package,
        env={**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def add_broken(site: Path) -> None:
    """Install a game whose module cannot be imported."""
    info = site / "broken-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[contrada.games]\nbroken = broken_game:ENTRY\n")
    (site / "broken_game.py").write_text("raise RuntimeError('out of paint')\n")


@contextmanager
def on_the_path(site: Path, package: str) -> Iterator[None]:
    """Use what is installed in `site`, here and in child processes; forget it afterwards."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(site))
        before = os.environ.get("PYTHONPATH", "")
        patch.setenv("PYTHONPATH", os.pathsep.join(part for part in (str(site), before) if part))
        patch.setattr(registry, "_entries", dict(registry._entries))
        patch.setattr(discovery, "_problems", [])
        discovery.register_installed()
        yield
    for name in list(sys.modules):
        if name.partition(".")[0] in (package, "broken_game"):
            del sys.modules[name]
