"""The import graph of the packages in src/contrada: `python -m tools.rooms` draws it.

It writes a Mermaid diagram into docs/architecture.md, between the two markers, and fails if a
folder or a module is too large, there or in web/src, or packages have an import cycle. `--check`
only checks.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from pathlib import Path
from typing import Final

import grimp

ROOT: Final = Path(__file__).parents[1]
SOURCES: Final = ROOT / "src" / "contrada"
PAGE: Final = ROOT / "docs" / "architecture.md"
BEGIN: Final = "<!-- rooms: written by python -m tools.rooms -->"
END: Final = "<!-- end of rooms -->"
MOST_FILES: Final = 14
MOST_LINES: Final = 450
CLIENT: Final = ROOT / "web" / "src"
MOST_IN_CLIENT: Final = 16
DATA: Final = {"server.storage.migrations.versions"}
"""Folders that contain one file per case, without a size limit."""

Graph = dict[str, set[str]]


def room_of(module: str) -> str:
    """The package of a module (a "room"): of `contrada`, in the server two levels deep."""
    parts = module.split(".")[1:]
    return ".".join(parts[: 2 if parts[:1] == ["server"] else 1])


def imports() -> Graph:
    """For every room, the rooms it imports."""
    graph = grimp.build_graph("contrada", exclude_type_checking_imports=True)
    rooms: Graph = defaultdict(set)
    for module in sorted(graph.modules):
        mine = room_of(module)
        for other in graph.find_modules_directly_imported_by(module):
            theirs = room_of(other)
            if mine and theirs and mine != theirs:
                rooms[mine].add(theirs)
                rooms.setdefault(theirs, set())
    return dict(rooms)


def circle(graph: Graph) -> list[str]:
    """An import cycle of rooms, or an empty list."""
    done: set[str] = set()

    def visit(room: str, path: list[str]) -> list[str]:
        if room in path:
            return [*path[path.index(room) :], room]
        if room in done:
            return []
        for other in sorted(graph.get(room, ())):
            found = visit(other, [*path, room])
            if found:
                return found
        done.add(room)
        return []

    return next((found for room in sorted(graph) if (found := visit(room, []))), [])


def reduced(graph: Graph) -> Graph:
    """The transitive reduction of the graph."""

    def reach(start: str) -> set[str]:
        found: set[str] = set()
        open_rooms = [start]
        while open_rooms:
            for other in graph.get(open_rooms.pop(), ()):
                if other not in found:
                    found.add(other)
                    open_rooms.append(other)
        return found

    return {
        room: {
            other
            for other in others
            if not any(other in reach(between) for between in others - {other})
        }
        for room, others in graph.items()
    }


def diagram(graph: Graph) -> str:
    """The graph as Mermaid text."""
    name = {room: room.replace(".", "_") for room in graph}
    inside = sorted(room for room in graph if room.startswith("server."))
    lines = ["```mermaid", "graph TD"]
    lines += [f"  {name[room]}[{room}]" for room in sorted(set(graph) - set(inside))]
    lines += ["  subgraph rooms of the server"] if inside else []
    lines += [f"    {name[room]}[{room.removeprefix('server.')}]" for room in inside]
    lines += ["  end"] if inside else []
    arrows = [(room, other) for room, others in reduced(graph).items() for other in others]
    lines += [f"  {name[room]} --> {name[other]}" for room, other in sorted(arrows)]
    return "\n".join([*lines, "```"])


def _client() -> list[Path]:
    """For every file of the browser client its folder."""
    return [file.parent for file in CLIENT.rglob("*") if file.is_file()]


def faults() -> list[str]:
    """Descriptions of everything that is too large, and of import cycles."""
    found = []
    files: dict[Path, int] = defaultdict(int)
    for file in sorted(SOURCES.rglob("*.py")):
        files[file.parent] += file.name != "__init__.py"
        lines = len(file.read_text("utf-8").splitlines())
        if lines > MOST_LINES:
            found.append(f"{file.relative_to(ROOT)} has {lines} lines, more than {MOST_LINES}")
    for folder, count in files.items():
        package = ".".join(folder.relative_to(SOURCES).parts)
        if count > MOST_FILES and package not in DATA:
            found.append(f"{package} has {count} modules, more than {MOST_FILES}")
    found += [
        f"{folder.relative_to(ROOT)} has {count} files, more than {MOST_IN_CLIENT}"
        for folder, count in sorted(Counter(_client()).items())
        if count > MOST_IN_CLIENT
    ]
    round_trip = circle(imports())
    if round_trip:
        found.append("packages import each other: " + " -> ".join(round_trip))
    return found


def written(text: str, picture: str) -> str:
    """The page with the diagram replaced."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{picture}\n{END}{after}"


def main() -> None:
    """Check the packages, and draw the diagram unless `--check` is given."""
    found = faults()
    text = PAGE.read_text("utf-8")
    new = written(text, diagram(imports()))
    if "--check" not in sys.argv[1:]:
        PAGE.write_text(new, "utf-8")
    elif new != text:
        found.append("the picture in docs/architecture.md is old: run python -m tools.rooms")
    if found:
        sys.exit("\n".join(found))


if __name__ == "__main__":
    main()
