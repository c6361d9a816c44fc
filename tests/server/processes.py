"""Processes as Linux lists them."""

from __future__ import annotations

from pathlib import Path


def processes_below(parent: int) -> list[int]:
    """The processes below one, as Linux lists them."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                fields = (entry / "stat").read_text().rsplit(")", 1)[1].split()
            except OSError:
                continue
            if int(fields[1]) == parent and fields[0] != "Z":
                found += [int(entry.name), *processes_below(int(entry.name))]
    return found


def is_alive(process: int) -> bool:
    """Whether a process runs."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False
