"""Builds and checks a release: `make release`.

The source distribution is built from this folder, the wheels (one compiled for this platform, one
pure) from the source distribution, so that it is proven to contain what a build needs. Then twine
and check-wheel-contents check them, and this module checks their contents against the repository.
Everything is written to `dist`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import tomllib
import zipfile
from collections.abc import Iterable, Sequence
from pathlib import Path

import contrada

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
PAGES = ("contrada/web/index.html", "contrada/web/index.html.gz", "contrada/docs/index.html")
BUILD_FILES = ("LICENSE", "README.md", "pyproject.toml", "setup.py", "tools/native.py")
"""What a source distribution needs beside the package."""
NOWHERE = ("node_modules/", "__pycache__/", ".venv/", "/.git/", "web/src/", "build/lib")
"""Parts of paths that no artefact may contain."""


def tracked(root: Path = ROOT) -> list[str]:
    """The files of the package in the repository, without `src/`."""
    listed = subprocess.run(
        ["git", "ls-files", "src/contrada"], cwd=root, capture_output=True, text=True, check=True
    )
    files = [line for line in listed.stdout.splitlines() if (root / line).exists()]
    return [file.removeprefix("src/") for file in files]


def names_in(artefact: Path) -> list[str]:
    """The paths in a wheel, or in a source distribution without its top folder."""
    if artefact.suffix == ".whl":
        with zipfile.ZipFile(artefact) as wheel:
            return wheel.namelist()
    with tarfile.open(artefact) as sdist:
        return [name.partition("/")[2] for name in sdist.getnames()]


def problems(names: Iterable[str], package: Sequence[str], *, sdist: bool) -> list[str]:
    """What is missing from an artefact, and what should not be in it."""
    held = set(names)
    prefix = "src/" if sdist else ""
    wanted = [prefix + file for file in (*package, *PAGES)]
    if sdist:
        wanted += BUILD_FILES
    missing = [f"{name} is missing" for name in wanted if name not in held]
    extra = [f"{name} does not belong there" for name in held for bad in NOWHERE if bad in name]
    if not sdist and not any(name.endswith(".dist-info/licenses/LICENSE") for name in held):
        missing.append("the licence is missing")
    return missing + sorted(extra)


def metadata_problems(version: str, changelog: str, urls: dict[str, str]) -> list[str]:
    """What forbids the release of this version."""
    found = []
    plain = version.partition(".dev")[0]
    if f"\n## {plain}" not in changelog:
        found.append(f"CHANGELOG.md has no section {plain}")
    if plain == version:  # a final version
        if f"\n## {plain} (unreleased)" in changelog:
            found.append(f"CHANGELOG.md calls {plain} unreleased")
        found += [
            f"the address {url} is a placeholder" for url in urls.values() if ".example" in url
        ]
    return found


def run(*command: str, cwd: Path = ROOT, **environment: str) -> None:
    """Run a step; a failure ends the release."""
    print(
        "•", " ".join(Path(part).name if os.sep in part else part for part in command), flush=True
    )
    subprocess.run(command, cwd=cwd, env={**os.environ, **environment}, check=True)


def build(python: str = sys.executable) -> None:
    """Build the source distribution, and both wheels from it."""
    shutil.rmtree(DIST, ignore_errors=True)
    shutil.rmtree(ROOT / "src" / "contrada.egg-info", ignore_errors=True)
    run(python, "-P", "-m", "build", "--no-isolation", "--sdist", "--outdir", str(DIST), str(ROOT))
    (sdist,) = DIST.glob("*.tar.gz")
    for compiled in ("0", "1"):
        with tempfile.TemporaryDirectory() as folder:
            with tarfile.open(sdist) as archive:
                archive.extractall(folder, filter="data")
            (unpacked,) = Path(folder).iterdir()
            run(
                *(
                    python,
                    "-P",
                    "-m",
                    "build",
                    "--no-isolation",
                    "--wheel",
                    "--outdir",
                    str(DIST),
                    ".",
                ),
                cwd=unpacked,
                CONTRADA_COMPILE=compiled,
            )


def check(python: str = sys.executable) -> None:
    """Check everything in `dist`."""
    artefacts = sorted(DIST.iterdir())
    run(python, "-m", "twine", "check", "--strict", *map(str, artefacts))
    wheels = [file for file in artefacts if file.suffix == ".whl"]
    run(python, "-m", "check_wheel_contents", *map(str, wheels))
    package = tracked()
    found = []
    for artefact in artefacts:
        sdist = artefact.suffix == ".gz"
        for problem in problems(names_in(artefact), package, sdist=sdist):
            found.append(f"{artefact.name}: {problem}")
    if len(artefacts) != 3:
        found.append(f"there are {len(artefacts)} artefacts instead of three")
    if found:
        raise SystemExit("\n".join(found))
    for artefact in artefacts:
        print(f"{artefact.name}: {artefact.stat().st_size / 1e6:.1f} MB")


def main() -> None:
    """Build and check; `--check` only checks what is in `dist`."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    # The project has no public address, so the metadata names none.
    found = metadata_problems(contrada.__version__, changelog, project.get("urls", {}))
    if found:
        raise SystemExit("\n".join(found))
    if "--check" not in sys.argv[1:]:
        build()
    check()


if __name__ == "__main__":
    main()
