"""The figures of the load test, from what the clients measured and the server used."""

from __future__ import annotations

import statistics
import time
from collections.abc import Sequence
from typing import Any

from bench.loading.clients import Load
from bench.loading.server import Server

Figures = dict[str, float]


def percentile(values: Sequence[float], part: float) -> float:
    """A percentile; 0 without values."""
    return sorted(values)[min(len(values) - 1, int(part * len(values)))] if values else 0.0


class Build:
    """One build under measurement: its server, its clients, and what is measured so far."""

    def __init__(self, name: str, server: Server, load: Load) -> None:
        self.name = name
        self.server = server
        self.load = load
        self.empty = server.memory()
        self.figures: Figures = {}
        self._moves = 0
        self._cpu = 0.0
        self._seconds = 0.0
        self._delivered: list[float] = []
        self._sizes: dict[str, list[int]] = {}
        self._wires: dict[str, list[int]] = {}
        self._errors = 0

    async def measure(self, phase: Any) -> None:
        """Run a phase, and add what it used to the sums."""
        self.load.reset()
        cpu, begun = self.server.cpu(), time.perf_counter()
        await phase
        self._cpu += self.server.cpu() - cpu
        self._seconds += time.perf_counter() - begun
        self._moves += len(self.load.acked)
        self._delivered += self.load.delivered
        self._errors += len(self.load.errors)
        for found, kept in ((self.load.sizes, self._sizes), (self.load.wires, self._wires)):
            for title, sizes in found.items():
                kept.setdefault(title, []).extend(sizes)

    def close_phase(self, name: str, *, bytes_too: bool) -> None:
        """Turn the sums of one kind of phase into figures, and begin new sums."""
        moves = max(1, self._moves)
        figures = self.figures
        figures[f"{name}: moves/s"] = self._moves / max(0.001, self._seconds)
        figures[f"{name}: server's ms of computing per move"] = self._cpu / moves * 1000
        figures[f"{name}: server's share of a core"] = self._cpu / max(0.001, self._seconds)
        for label, part in (("p50", 0.5), ("p99", 0.99), ("p99.9", 0.999)):
            told = percentile(self._delivered, part) * 1000
            figures[f"{name}: move → everyone told, {label} ms"] = told
        if bytes_too:
            self._add_bytes()
        figures["errors"] = figures.get("errors", 0) + self._errors
        self._moves, self._cpu, self._seconds, self._errors = 0, 0.0, 0.0, 0
        self._delivered, self._sizes, self._wires = [], {}, {}

    def _add_bytes(self) -> None:
        wire = "on the wire, compressed" if self.load.compressed else "on the wire"
        for label, found in (("before compression", self._sizes), (wire, self._wires)):
            every = [size for sizes in found.values() for size in sizes]
            what = f"bytes per change and viewer, {label}"
            self.figures[f"{what}: median"] = statistics.median(every) if every else 0
            self.figures[f"{what}: mean"] = statistics.fmean(every) if every else 0
            for title, sizes in sorted(found.items()):
                self.figures[f"{what}: median, {title}"] = statistics.median(sizes)

    def note_memory(self, when: str) -> None:
        """Memory per table beyond the empty server's."""
        used = self.server.memory() - self.empty
        self.figures[f"memory per table {when}, kB"] = used / len(self.load.tables) / 1e3

    def note_stored(self) -> None:
        """Rows and bytes in the database per game."""
        rows, size = self.server.stored()
        if rows:
            games = len(self.load.tables) + self.load.renewed
            self.figures["rows per game"] = rows / games
            self.figures["bytes in the database per game"] = size / games


def shown(builds: Sequence[Build]) -> str:
    """A Markdown table; with two builds also their ratio, the first over the second."""
    names = list(dict.fromkeys(name for build in builds for name in build.figures))
    heads = [build.name for build in builds] + (["ratio"] if len(builds) == 2 else [])
    lines = ["| | " + " | ".join(heads) + " |", "|---" * (len(heads) + 1) + "|"]
    for name in names:
        values = [build.figures.get(name, 0.0) for build in builds]
        cells = [f"{value:,.0f}" if value >= 1000 else f"{value:.4g}" for value in values]
        if len(builds) == 2:
            cells.append(f"{values[0] / values[1]:.3f}" if values[1] else "")
        lines.append(f"| {name} | " + " | ".join(cells) + " |")
    return "\n".join(lines)
