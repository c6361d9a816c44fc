"""The win-chance curve as inline SVG, with marks at errors and at strokes of luck."""

from __future__ import annotations

from html import escape
from typing import Final

from contrada.cli.analysis.story import Story, percent, signed_percent

WIDTH: Final = 900
HEIGHT: Final = 300
MARGIN: Final = 50
COLOURS: Final = ("#9c3d22", "#1f6f78", "#7a6a00", "#5a3f8a")
"""The colours of the seats; the lines also differ by their dashes."""
DASHES: Final = ("", "8 4", "2 4", "10 4 2 4")


def curve(story: Story) -> str:
    """The picture."""
    analysis = story.analysis
    label = escape(story.text("curve"))
    parts = [
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">',
        *_grid(),
    ]
    for seat in range(analysis.seats):
        points = " ".join(f"{_x(story, p.ply):.1f},{_y(p.win[seat]):.1f}" for p in analysis.curve)
        dash = f' stroke-dasharray="{DASHES[seat]}"' if DASHES[seat] else ""
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{COLOURS[seat]}" '
            f'stroke-width="2"{dash}/>'
        )
    parts += [*_errors(story), *_strokes(story), "</svg>"]
    return "\n".join(parts)


def _x(story: Story, ply: int) -> float:
    return MARGIN + (WIDTH - MARGIN - 10) * ply / max(1, story.analysis.plies)


def _y(win: float) -> float:
    return 10 + (HEIGHT - 30) * (1.0 - win)


def _grid() -> list[str]:
    lines = []
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = _y(share)
        lines.append(
            f'<line x1="{MARGIN}" x2="{WIDTH - 10}" y1="{y}" y2="{y}" stroke="#8886"/>'
            f'<text x="{MARGIN - 6}" y="{y + 4}" text-anchor="end" font-size="12" '
            f'fill="currentColor">{percent(share)}</text>'
        )
    return lines


def _win_at(story: Story, ply: int, seat: int) -> float:
    """The chance of a seat before an entry of the log."""
    found = story.analysis.curve[0].win[seat]
    for point in story.analysis.curve:
        if point.ply > ply:
            break
        found = point.win[seat]
    return found


def _errors(story: Story) -> list[str]:
    marks = []
    for each in story.errors():
        x, y = _x(story, each.first), _y(_win_at(story, each.first, each.seat))
        told = f"{story.names[each.seat]}: {story.text(each.kind)}, −{percent(each.loss, 1)}"
        marks.append(
            f'<a href="#ply-{each.first}"><circle cx="{x:.1f}" cy="{y:.1f}" r="6" fill="#fff" '
            f'stroke="{COLOURS[each.seat]}" stroke-width="3"><title>{escape(told)}</title>'
            "</circle></a>"
        )
    return marks


def _strokes(story: Story) -> list[str]:
    marks = []
    for event, seat in story.strokes():
        x, y = _x(story, event.last + 1), _y(_win_at(story, event.last + 1, seat))
        told = f"{story.names[seat]}: {signed_percent(event.win[seat])}"
        shape = f"{x:.1f},{y - 8:.1f} {x + 7:.1f},{y + 5:.1f} {x - 7:.1f},{y + 5:.1f}"
        marks.append(
            f'<a href="#ply-{event.first}"><polygon points="{shape}" '
            f'fill="{COLOURS[seat]}"><title>{escape(told)}</title></polygon></a>'
        )
    return marks
