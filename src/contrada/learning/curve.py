"""The learning curve as a picture: each generation's result against the one before it."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

import msgspec

from contrada.learning.duels import DuelResult

WIDTH: Final = 720
HEIGHT: Final = 320
LEFT: Final = 60
BOTTOM: Final = 40
COLOURS: Final = ("#9c3d22", "#1f6f78", "#7a6a00", "#5a3f8a", "#37474f", "#8e244d")


class Point(msgspec.Struct, frozen=True):
    """The duel of one generation, of one number of seats and variant."""

    generation: int
    name: str
    """As in `contrada.bots.value.key_of`."""
    duel: DuelResult
    accepted: bool


def picture(title: str, points: Sequence[Point], generations: int) -> str:
    """The curve as SVG: place shares against the generation before; accepted ones are filled."""
    names = list(dict.fromkeys(point.name for point in points))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'font-family="sans-serif" font-size="12" role="img" aria-label="{escape(title)}">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="{LEFT}" y="16" font-size="14">{escape(title)}</text>',
    ]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = _y(share)
        parts.append(
            f'<line x1="{LEFT}" x2="{WIDTH - 120}" y1="{y}" y2="{y}" stroke="#8886"/>'
            f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{share:.2f}</text>'
        )
    for number in range(generations):
        x = _x(number, generations)
        parts.append(f'<text x="{x}" y="{HEIGHT - 16}" text-anchor="middle">{number}</text>')
    for i, name in enumerate(names):
        colour = COLOURS[i % len(COLOURS)]
        own = [point for point in points if point.name == name]
        line = " ".join(f"{_x(p.generation, generations)},{_y(p.duel.place)}" for p in own)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        for point in own:
            fill = colour if point.accepted else "#fff"
            x, y = _x(point.generation, generations), _y(point.duel.place)
            parts.append(f'<circle cx="{x}" cy="{y}" r="4" fill="{fill}" stroke="{colour}"/>')
        y = 40 + 18 * i
        parts.append(f'<text x="{WIDTH - 110}" y="{y}" fill="{colour}">{escape(name)}</text>')
    parts.append("</svg>\n")
    return "\n".join(parts)


def _x(generation: int, generations: int) -> float:
    width = WIDTH - 120 - LEFT - 20
    return round(LEFT + 10 + width * generation / max(1, generations - 1), 1)


def _y(share: float) -> float:
    return round(28 + (HEIGHT - BOTTOM - 28) * (1.0 - share), 1)
