"""Prints the requirements of a pyproject.toml: dependencies, named extras, build."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path


def main() -> None:
    """Usage: requirements.py PYPROJECT [EXTRA …]"""
    data = tomllib.loads(Path(sys.argv[1]).read_text())
    project = data["project"]
    wanted = [*data["build-system"]["requires"], *project["dependencies"]]
    for extra in sys.argv[2:]:
        wanted += project["optional-dependencies"][extra]
    print("\n".join(sorted(set(wanted))))


if __name__ == "__main__":
    main()
