"""Mutation testing: makes small changes to the rules and checks that the tests detect them.

`python -m tools.mutate GAME [TEXT …]` changes comparisons, constants, signs and branches in the
game's rule modules, one at a time, and runs the game's tests against each mutant. A mutant on which
no test fails has survived. Equivalent mutants, which do not change the rules, are listed with the
reason in tools/mutants/<game>.toml; any other survivor shows a missing test. With texts, only the
mutants whose names contain one of them are tried.
"""

from __future__ import annotations

import ast
import contextlib
import copy
import importlib.abc
import importlib.util
import os
import resource
import sys
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.machinery import ModuleSpec
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src"
COLD = {"__init__.py", "actions.py", "state.py", "fields.py", "components.py", "check.py"}
COLD |= {"game.py", "infer.py", "orders.py", "policy.py", "shapes.py", "view.py", "log.py"}
COLD |= {"prompt.py", "preview.py", "breakdown.py", "ways.py", "box.py", "supply.py"}
COLD |= {"why.py", "why_money.py", "why_tiles.py", "order.py"}
COLD_ROOMS = {"terminal"}
"""Files without rules: vocabulary, data, evaluation, knowledge (which the laws check)."""
SECONDS = 12
"""The time limit in seconds; a mutant that exceeds it counts as killed."""
FLOOR = 0.9

COMPARED = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
}
CALCULATED = {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.BitOr: ast.BitAnd}


class Mutant:
    """One change: its position, and the changed source."""

    def __init__(self, file: Path, line: int, was: str, now: str, source: str) -> None:
        self.file = file
        self.line = line
        self.was = was
        self.now = now
        self.source = source

    @property
    def name(self) -> str:
        """The name in the list of survivors; it does not depend on line numbers."""
        return f"{self.file.name}: {self.was} -> {self.now}"

    def __str__(self) -> str:
        return f"{self.file.name}:{self.line}: {self.was}  ->  {self.now}"


def changes(node: ast.AST) -> Iterator[ast.AST]:
    """Every changed copy of a node."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARED:
        changed = copy.deepcopy(node)
        changed.ops[0] = COMPARED[type(node.ops[0])]()
        yield changed
    elif isinstance(node, (ast.BinOp, ast.AugAssign)) and type(node.op) in CALCULATED:
        calculated = copy.deepcopy(node)
        calculated.op = CALCULATED[type(node.op)]()
        yield calculated
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield ast.Constant(node.value + 1)
    elif isinstance(node, ast.Constant) and type(node.value) is bool:
        yield ast.Constant(not node.value)
    elif isinstance(node, ast.BoolOp):
        joined = copy.deepcopy(node)
        joined.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield joined
    elif isinstance(node, (ast.If, ast.While)) and not isinstance(node.test, ast.Compare):
        turned = copy.deepcopy(node)
        turned.test = ast.UnaryOp(ast.Not(), turned.test)
        yield turned


def skipped(node: ast.AST) -> bool:
    """Whether a part of the source does not affect the rules: capacities of vecs."""
    return isinstance(node, ast.keyword) and node.arg == "capacity"


Place = tuple[ast.AST, str, int | None, ast.stmt]
"""A node's parent, the parent's field that contains it, its index, and the enclosing statement."""


def places(tree: ast.AST, statement: ast.stmt | None = None) -> Iterator[Place]:
    """The places of all nodes of a tree, without annotations, which have no effect at run time."""
    for field, value in ast.iter_fields(tree):
        if field in ("annotation", "returns"):
            continue
        for index, child in enumerate(value if isinstance(value, list) else [value]):
            if isinstance(child, ast.AST) and not skipped(child):
                around = child if isinstance(child, ast.stmt) else statement
                if around is not None:
                    yield tree, field, index if isinstance(value, list) else None, around
                yield from places(child, around)


def mutants_of(file: Path) -> list[Mutant]:
    """All mutants of a source file."""
    tree = ast.parse(file.read_text("utf-8"))
    found = []
    for parent, field, index, statement in list(places(tree)):
        held = getattr(parent, field)
        node = held if index is None else held[index]
        for changed in changes(node):
            was = _first_line(statement)
            _put(parent, field, index, changed)
            source = ast.unparse(ast.fix_missing_locations(tree))
            now = _first_line(changed if node is statement else statement)
            _put(parent, field, index, node)
            found.append(Mutant(file, statement.lineno, was, now, source))
    return found


def _first_line(node: ast.AST) -> str:
    return ast.unparse(ast.fix_missing_locations(node)).split("\n")[0]


def _put(parent: ast.AST, field: str, index: int | None, node: ast.AST) -> None:
    if index is None:
        setattr(parent, field, node)
    else:
        getattr(parent, field)[index] = node


class Changed(importlib.abc.MetaPathFinder, importlib.abc.InspectLoader):
    """An import hook that loads the mutant instead of its module."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant
        self.module = ".".join(mutant.file.relative_to(SOURCES).with_suffix("").parts)

    def find_spec(self, name: str, _path: object, _target: object = None) -> ModuleSpec | None:
        if name != self.module:
            return None
        return importlib.util.spec_from_loader(name, self, origin=str(self.mutant.file))

    def get_source(self, _name: str) -> str:
        return self.mutant.source


def preload(game_id: str) -> str:
    """Import everything but the game itself, once for all mutants; returns the game's package."""
    sys.path.insert(0, str(SOURCES))
    # The tests of a game need none of pytest's plugins, and loading them takes half the time.
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    importlib.import_module("contrada.games")
    for module in ("contrada.bots.greedy", "contrada.words", "contrada.testing.laws", "tests.toy"):
        importlib.import_module(module)
    package = f"contrada.games.{game_id.replace('-', '_')}"
    for module in [m for m in sys.modules if m == package or m.startswith(package + ".")]:
        del sys.modules[module]
    registry = importlib.import_module("contrada.core.registry")
    del registry._entries[game_id]
    return package


def is_noticed(mutant: Mutant | None, game_id: str, package: str) -> bool:
    """Whether the game's tests fail on a mutant (None: on the unchanged sources)."""
    child = os.fork()
    if child == 0:
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
        with open(os.devnull, "w", encoding="utf-8") as nowhere:
            os.dup2(nowhere.fileno(), 1)
            os.dup2(nowhere.fileno(), 2)
        if mutant is not None:
            sys.dont_write_bytecode = True
            sys.meta_path.insert(0, Changed(mutant))
        os._exit(_run_tests(game_id, package))
    return os.waitpid(child, 0)[1] != 0


def _run_tests(game_id: str, package: str) -> int:
    try:
        registry = importlib.import_module("contrada.core.registry")
        registry.register(importlib.import_module(package).ENTRY)
    except Exception:
        return 1
    tests = ["tests/test_golden.py", f"tests/games/{game_id.replace('-', '_')}"]
    chosen = f"{game_id.replace('-', '_')} or {game_id}"
    options = ["-k", chosen, "-x", "-q", "-p", "no:cacheprovider", "--rootdir", str(ROOT)]
    return int(pytest.main([*(str(ROOT / test) for test in tests), *options]))


def excused(game_id: str) -> dict[str, str]:
    """The equivalent mutants, with the reason."""
    file = ROOT / "tools" / "mutants" / f"{game_id}.toml"
    return tomllib.loads(file.read_text("utf-8")) if file.exists() else {}


def main() -> int:
    """Test every mutant of a game's rules and print the survivors."""
    game_id = sys.argv[1]
    folder = ROOT / "src" / "contrada" / "games" / game_id.replace("-", "_")
    files = [
        f
        for f in sorted(folder.rglob("*.py"))
        if f.name not in COLD and f.parent.name not in COLD_ROOMS
    ]
    package = preload(game_id)
    if is_noticed(None, game_id, package):
        print(f"{game_id}: the tests fail without any change; there is nothing to measure")
        return 1
    mutants = [mutant for file in files for mutant in mutants_of(file)]
    texts = sys.argv[2:]
    if texts:
        mutants = [m for m in mutants if any(text in m.name for text in texts)]
    reasons = excused(game_id)
    survivors = []
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        noticed = pool.map(lambda mutant: is_noticed(mutant, game_id, package), mutants)
        for mutant, was_noticed in zip(mutants, noticed, strict=True):
            if was_noticed:
                continue
            reason = reasons.get(mutant.name, "NO REASON GIVEN")
            print(f"survived  {mutant}\n          {reason}", flush=True)
            survivors.append(mutant)
    killed = len(mutants) - len(survivors)
    share = killed / max(1, len(mutants))
    print(f"{game_id}: {killed} of {len(mutants)} mutants killed ({share:.1%}), floor {FLOOR:.0%}")
    unexplained = [m for m in survivors if m.name not in reasons]
    return 1 if share < FLOOR or unexplained else 0


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        sys.exit(main())
