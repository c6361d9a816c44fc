"""The built artefacts work in an empty environment: `make long-release` builds and tries them.

Each is installed with pip alone; then `tools/try_installed.py` runs the program, the library and
the server with its pages. The source distribution is tried with and without a C compiler, and its
examples are run by the compiled wheel.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DIST = ROOT / "dist"
WITHOUT_COMPILER = {"CC": "no-such-compiler", "CONTRADA_COMPILE": ""}
KINDS = {
    "compiled wheel": ("*-cp*.whl", {}, "compiled"),
    "pure wheel": ("*-none-any.whl", {}, "interpreted"),
    "sdist without a compiler": ("*.tar.gz", WITHOUT_COMPILER, "interpreted"),
    "sdist with a compiler": ("*.tar.gz", {"CONTRADA_COMPILE": ""}, "compiled"),
}


def only(pattern: str) -> Path:
    """The artefact with such a name."""
    found = list(DIST.glob(pattern))
    assert len(found) == 1, f"no {pattern} in dist: run `make release` first"
    return found[0]


def installed(
    artefact: Path, folder: Path, environment: dict[str, str], extras: str = "", *more: str
) -> Path:
    """A new environment with nothing but the artefact and what it requires; its Python."""
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    python = folder / "bin" / "python"
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    subprocess.run(
        [
            *(str(python), "-m", "pip", "install", "--disable-pip-version-check", "-qq"),
            *(f"{artefact}{extras}", *more),
        ],
        check=True,
        cwd=folder,
        env={**clean, **environment},
    )
    return python


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS)
def test_an_artefact_plays_and_serves(kind: str, tmp_path: Path) -> None:
    pattern, environment, build = KINDS[kind]
    python = installed(only(pattern), tmp_path / "env", environment)
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        [str(python), str(ROOT / "tools" / "try_installed.py"), "--build", build],
        cwd=tmp_path,
        env=clean,
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    print(kind, done.stdout, sep="\n")
    assert done.returncode == 0, done.stdout + done.stderr
    assert str(tmp_path) in done.stdout, "the package of the new environment was not used"


@pytest.mark.long
def test_every_example_runs_with_an_installed_wheel(tmp_path: Path) -> None:
    """The examples are those of the source distribution; nothing comes from the repository."""
    needed = ("pandas", "ipykernel", "nbclient", "setuptools", "mypy[mypyc]>=2.4,<2.5")
    wheel = only("*-cp*.whl")
    python = installed(wheel, tmp_path / "env", {}, "[adapters,plots]", *needed)
    with tarfile.open(only("*.tar.gz")) as archive:
        archive.extractall(tmp_path, filter="data")
    (unpacked,) = tmp_path.glob("contrada-*")
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        [str(python), str(unpacked / "tools" / "try_examples.py"), str(unpacked / "examples")],
        cwd=tmp_path,
        env=clean,
        capture_output=True,
        text=True,
        timeout=1200,
        check=False,
    )
    print(done.stdout)
    assert done.returncode == 0, done.stdout + done.stderr
    tried = {line.partition(":")[0] for line in done.stdout.splitlines()}
    examples = unpacked / "examples"
    there = {*examples.glob("*/*.py"), *examples.glob("*/*.ipynb"), examples / "raccolta"}
    assert {path.name for path in there} <= tried
