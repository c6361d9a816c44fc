"""The report as one self-contained page: no scripts, no addresses."""

from __future__ import annotations

from html import escape
from typing import Final

from contrada.analysis.results import KINDS
from contrada.cli.analysis.curve import COLOURS, curve
from contrada.cli.analysis.story import Story, percent, signed, signed_percent
from contrada.cli.telling import result_lines

STYLE: Final = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin-top: 2rem; }
svg { width: 100%; height: auto; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; } td, th { padding: .25rem .8rem .25rem 0; text-align: right; }
td { white-space: nowrap; }
td:first-child, th:first-child { text-align: left; }
li { margin-bottom: .8rem; } .key { display: inline-block; width: .8em; height: .8em; }
.blunder { border-left: 4px solid #b3261e; } .mistake { border-left: 4px solid #c96a00; }
.inaccuracy { border-left: 4px solid #b59b00; } .moment { padding-left: .7rem; list-style: none; }
ul { padding-left: 0; } small { opacity: .8; }
"""


def page(story: Story) -> str:
    """The page as HTML."""
    analysis = story.analysis
    title = escape(story.text("title", game=story.title()))
    results = "".join(
        f"<li class=moment>{escape(line)}</li>"
        for line in result_lines(story.match, story.words, story.names)
    )
    note = story.text("note", depth=story.text(f"depth-{analysis.method.depth}"))
    if not analysis.method.fitted:
        note += " " + story.text("unfitted")
    if not analysis.method.credit:
        note += " " + story.text("no-luck")
    return (
        f'<!doctype html>\n<html lang="{story.words.lang}">\n<head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>{STYLE}</style></head>\n<body>\n<h1>{title}</h1>\n"
        f"<ul>{results}</ul>\n<div class=wide>{_players(story)}</div>\n"
        f"<h2>{escape(story.text('curve'))}</h2>\n{curve(story)}\n{_legend(story)}\n"
        f"<h2>{escape(story.text('errors'))}</h2>\n{_errors(story)}\n"
        f"<h2>{escape(story.text('strokes'))}</h2>\n{_strokes(story)}\n"
        f"<details><summary>{escape(story.text('table'))}</summary>"
        f"<div class=wide>{_points(story)}</div></details>\n"
        f"<p><small>{escape(note)}</small></p>\n</body>\n</html>\n"
    )


def _row(cells: list[str], kind: str = "td") -> str:
    return "<tr>" + "".join(f"<{kind}>{cell}</{kind}>" for cell in cells) + "</tr>"


def _key(story: Story, seat: int) -> str:
    """A player's name with their colour."""
    name = escape(story.names[seat])
    return f'<span class=key style="background:{COLOURS[seat]}"></span> {name}'


def _players(story: Story) -> str:
    columns = ("player", "accuracy", "loss", "kinds", "luck", "luck-points", "points", "without")
    rows = [_row([escape(story.text(f"column-{column}")) for column in columns], "th")]
    for each in story.analysis.summary:
        judged = each.seat in story.analysis.judged
        kinds = " · ".join(str(each.kinds[kind]) for kind in KINDS[1:])
        loss = f"{percent(each.loss, 2)} ± {percent(each.loss_error, 2)}"
        rows.append(
            _row(
                [
                    _key(story, each.seat),
                    f"{each.accuracy:.0f}" if judged else "",
                    loss if judged else "",
                    kinds if judged else "",
                    signed_percent(each.luck_win),
                    signed(each.luck_points),
                    f"{each.result_points:.0f}",
                    f"{each.without_luck_points:.1f}",
                ]
            )
        )
    return f"<table>{''.join(rows)}</table>"


def _legend(story: Story) -> str:
    keys = " &nbsp; ".join(_key(story, seat) for seat in range(story.analysis.seats))
    return f"<p>{keys} &nbsp; ○ {escape(story.text('mark-error'))} &nbsp; ▲ " + (
        f"{escape(story.text('mark-luck'))}</p>"
    )


def _errors(story: Story) -> str:
    items = []
    for each in story.errors():
        head = story.text(
            "error",
            ply=each.first,
            name=story.names[each.seat],
            kind=story.text(each.kind),
            loss=percent(each.loss, 1),
            error=percent(each.error, 1),
            points=f"{each.loss_points:.1f}",
        )
        played, best = each.candidates[each.played], each.candidates[0]
        items.append(
            f'<li class="moment {each.kind}" id="ply-{each.first}"><b>{escape(head)}</b><br>'
            + escape(story.text("played", what=story.steps(each.seat, played)))
            + "<br>"
            + escape(story.text("better", what=story.steps(each.seat, best)))
            + "</li>"
        )
    return f"<ul>{''.join(items)}</ul>" if items else f"<p>{escape(story.text('no-errors'))}</p>"


def _strokes(story: Story) -> str:
    items = []
    for event, seat in story.strokes():
        head = story.text(
            "stroke", ply=event.first, name=story.names[seat], win=signed_percent(event.win[seat])
        )
        items.append(
            f'<li class=moment id="ply-{event.first}"><b>{escape(head)}</b> '
            f"{escape(story.event(event))}</li>"
        )
    return f"<ul>{''.join(items)}</ul>" if items else f"<p>{escape(story.text('no-strokes'))}</p>"


def _points(story: Story) -> str:
    """The table behind the curve."""
    rows = [_row([escape(story.text("column-ply")), *map(escape, story.names)], "th")]
    for point in story.analysis.curve:
        rows.append(_row([str(point.ply), *(percent(win) for win in point.win)]))
    return f"<table>{''.join(rows)}</table>"
