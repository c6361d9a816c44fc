"""Compiles the performance-critical modules with mypyc if a C compiler is available.

CONTRADA_COMPILE=0 builds the pure wheel, CONTRADA_COMPILE=1 fails if compilation is impossible. If
it is unset, compilation is attempted, and a message says if it is impossible.
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT))  # a build in isolation does not find our tools otherwise

from tools.native import TYPE_CHECK, complete  # noqa: E402

PACKAGE = Path("src/contrada")
CORE = [
    "arrays.py",
    "rng.py",
    "play/deck.py",
    "play/scene.py",
    "play/draft.py",
    "game.py",
    "play/dealer.py",
    "play/playout.py",
    "vocabulary.py",
]
ROOMS = ("", "phases", "presentation", "bots")
"""The folders of a game's package that are compiled."""
COLD = {
    "__init__.py",
    "box.py",
    "columns.py",
    "components.py",
    "fields.py",
    "orders.py",
    "shapes.py",
    "validation.py",
}
"""The files in them that are not compiled, because they do not run in a playout."""
BOTS = ["experiments/driver.py", "lookahead.py", "tree.py", "search.py", "value.py"]
ADAPTERS = ["course.py", "encoder.py", "batch.py"]
SERVER = ["server/tables/projection.py", "server/tables/sending/patches.py"]
BUILDS = {"bdist_wheel", "build", "build_ext", "develop", "editable_wheel", "install"}
"""The commands that need the native modules; the others only ask for metadata."""
FLAGS = [] if os.name == "nt" else ["-fno-semantic-interposition", "-ffp-contract=off", "-g0"]
"""Functions are not replaced at load time, so the compiler may inline them. Fused multiply-add is
off, so that floating-point results equal the interpreter's on every processor. Debugging
information would take a fifth of the compiler's time.
"""


def groups() -> list[tuple[list[str], str]]:
    """The modules to compile: one native library per layer and game, for quick rebuilds."""
    found = [([str(PACKAGE / "core" / name) for name in CORE], "contrada_core")]
    for folder in sorted((ROOT / PACKAGE / "games").iterdir()):
        found_here = [file for room in ROOMS for file in sorted((folder / room).glob("*.py"))]
        files = [str(f.relative_to(ROOT)) for f in found_here if f.name not in COLD]
        if files:
            found.append((files, f"contrada_{folder.name}"))
    bots = [
        str(PACKAGE / "bots" / name) for name in BOTS if (ROOT / PACKAGE / "bots" / name).exists()
    ]
    if bots:
        found.append((bots, "contrada_bots"))
    adapters = [str(PACKAGE / "adapters" / "native" / name) for name in ADAPTERS]
    found.append((adapters, "contrada_adapters"))
    found.append(([str(PACKAGE / name) for name in SERVER], "contrada_server"))
    return found


def why_not() -> str | None:
    """The reason why this machine cannot compile, or None."""
    cc = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint main(void) { return 0; }\n")
        include = sysconfig.get_paths()["include"]
        command = [*cc, "-c", str(source), "-I", include, "-o", str(Path(folder, "probe.o"))]
        try:
            done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
        except OSError:
            return "no C compiler is found"
        if done.returncode != 0:
            return "the Python headers or a working C compiler are missing"
    return None


def say(text: str) -> None:
    """Print a message to the user of `pip install`.

    pip shows the output of a build only if it fails or with `-v`, so the message also goes to the
    terminal, if there is one.
    """
    print(f"contrada: {text}", flush=True)
    try:
        with open("/dev/tty", "w") as terminal:
            terminal.write(f"\ncontrada: {text}\n")
    except OSError:
        pass  # no terminal: a service, a container, Windows


def extensions() -> list[Extension]:
    """The native modules to build; none for the pure wheel."""
    requested = os.environ.get("CONTRADA_COMPILE", "")
    if requested == "0" or not BUILDS & set(sys.argv):
        return []
    reason = why_not()
    if reason is not None:
        if requested == "1":
            sys.exit(f"contrada: cannot be compiled here: {reason}.")
        say(f"{reason}, so the engine runs interpreted: slower, otherwise the same.")
        return []
    say("compiling the engine with mypyc and a C compiler; this takes one to three minutes.")
    from mypyc.build import mypycify

    os.environ["MYPYPATH"] = str(ROOT / "src")
    parts = groups()
    files = [file for names, _ in parts for file in names]
    # A separate cache: type checks with other options may run at the same time.
    built: list[Extension] = mypycify(
        [*TYPE_CHECK, "--cache-dir", "build/mypyc", *files],
        opt_level="3",
        separate=[(names, name) for names, name in parts],
    )
    sources = {f"__native_{name}.c": [ROOT / file for file in names] for names, name in parts}
    for each in built:
        # A list of its own: mypyc gives all modules of a group the same one.
        each.extra_compile_args = [*each.extra_compile_args, *FLAGS]
        each.sources = [
            str(complete(Path(file), sources[Path(file).name], ROOT / "src"))
            if Path(file).name in sources
            else file
            for file in each.sources
        ]
    forget({each.name for each in built})
    return built


def forget(keep: set[str]) -> None:
    """Remove the libraries of earlier builds that are no longer made.

    `make setup` keeps the others: setuptools links a library again only if its C sources changed.
    """
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    for folder in (ROOT / "build").glob("lib*"):
        for library in folder.rglob(f"*{suffix}"):
            name = ".".join(library.relative_to(folder).parts).removesuffix(suffix)
            if name not in keep:
                library.unlink()


setup(ext_modules=extensions(), options={"build_ext": {"parallel": 2}})
