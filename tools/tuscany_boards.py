"""Checks the region boards of a box of The Castles of Tuscany by trying every map.

    python -m tools.tuscany_boards [FILE.toml]

For each of the 64 combinations of an A, a B and a C board it builds every arrangement that the
shape of the boards allows and prints the highest, lowest and mean total of the areas. It fails if
some arrangement has an area of more than three fields. Without a file it checks the published box.

It shares no code with the engine: it lays hexagons on a plane by their coordinates and compares
whole maps, so it also counts how many of them differ.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from itertools import permutations, product
from pathlib import Path
from typing import Any, NamedTuple

PUBLISHED = Path(__file__).parent.parent / "src/contrada/games/tuscany/components.toml"
POINTS = (0, 1, 3, 6)

Cell = tuple[int, float]
Board = dict[Cell, str]


class Found(NamedTuple):
    """The maps of one combination of boards."""

    names: str
    maps: int
    best: int
    worst: int
    mean: float
    largest: int


def boards_of(table: dict[str, Any]) -> dict[str, Board]:
    """Every board by its name: a colour for each column and height."""
    cells = [(q, float(h)) for q, column in enumerate(table["columns"]) for h in column]
    return {
        f"{letter}{number}": dict(zip(cells, text.split(), strict=True))
        for letter in "ABC"
        for number, text in enumerate(table[letter], 1)
    }


def turned(board: Board) -> Board:
    """The board after half a turn."""
    right = max(q for q, _ in board)
    bottom = max(h for _, h in board) + min(h for _, h in board)
    return {(right - q, bottom - h): colour for (q, h), colour in board.items()}


def laid(boards: tuple[Board, ...], shifts: tuple[float, float]) -> Board:
    """Boards side by side, each shifted against its left neighbour."""
    whole: Board = {}
    down = 0.0
    for place, board in enumerate(boards):
        columns = 1 + max(q for q, _ in board)
        down += shifts[place - 1] if place else 0.0
        whole.update({(place * columns + q, h + down): c for (q, h), c in board.items()})
    return whole


def maps_of(boards: tuple[Board, ...], shifts: list[float]) -> Iterator[Board]:
    """Every arrangement: 6 orders, 8 turns, all pairs of shifts."""
    for order in permutations(boards):
        for turns in product((False, True), repeat=3):
            lying = tuple(turned(b) if t else b for b, t in zip(order, turns, strict=True))
            for pair in product(shifts, repeat=2):
                yield laid(lying, (pair[0], pair[1]))


def touching(one: Cell, other: Cell) -> bool:
    """Whether two fields share an edge."""
    across, down = abs(one[0] - other[0]), abs(one[1] - other[1])
    return (across, down) in ((0, 1.0), (1, 0.5))


def areas(whole: Board) -> list[int]:
    """The sizes of the areas of a map."""
    rest = dict(whole)
    sizes = []
    while rest:
        cell, colour = rest.popitem()
        area = [cell]
        for one in area:
            near = [c for c, its in rest.items() if its == colour and touching(one, c)]
            for found in near:
                del rest[found]
            area += near
        sizes.append(len(area))
    return sizes


def outline(whole: Board) -> frozenset[tuple[Cell, str]]:
    """A map as it looks: equal for a map and the same map turned by half as a whole."""
    top = min(h for _, h in whole)
    plain = {(q, h - top): colour for (q, h), colour in whole.items()}
    round_ = turned(plain)
    top = min(h for _, h in round_)
    return min(
        (frozenset(plain.items()), frozenset(((q, h - top), c) for (q, h), c in round_.items())),
        key=sorted,
    )


def check(table: dict[str, Any], combinations: int = 64) -> list[Found]:
    """The result for each of the 64 combinations of boards, or for the first of them."""
    boards = boards_of(table)
    shifts = [float(shift) for shift in table["shifts"]]
    results = []
    for numbers in list(product(range(1, 5), repeat=3))[:combinations]:
        names = [f"{letter}{n}" for letter, n in zip("ABC", numbers, strict=True)]
        different: dict[frozenset[tuple[Cell, str]], list[int]] = {}
        for whole in maps_of(tuple(boards[name] for name in names), shifts):
            look = outline(whole)
            if look not in different:
                different[look] = areas(whole)
        largest = max(max(sizes) for sizes in different.values())
        totals = [sum(POINTS[min(n, 3)] for n in sizes) for sizes in different.values()]
        mean = sum(totals) / len(totals)
        found = Found(
            " ".join(names), len(totals), max(totals), min(totals), round(mean, 1), largest
        )
        results.append(found)
    return results


def main(arguments: list[str]) -> int:
    """Print the results; 1 if an area is too large."""
    file = Path(arguments[0]) if arguments else PUBLISHED
    results = check(tomllib.loads(file.read_text(encoding="utf-8"))["boards"])
    print(f"{'boards':10} maps  best  worst  mean  largest area")
    for one in results:
        print(
            f"{one.names:10} {one.maps:4}  {one.best:4}  {one.worst:5}  {one.mean:4}  {one.largest}"
        )
    best = sorted({one.best for one in results})
    worst = sorted({one.worst for one in results})
    means = [one.mean for one in results]
    print(f"all: best {best}, worst {worst}, means {min(means)} to {max(means)}")
    too_large = [one.names for one in results if one.largest > 3]
    for names in too_large:
        print(f"{names}: an arrangement has an area of more than three fields")
    return 1 if too_large else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
