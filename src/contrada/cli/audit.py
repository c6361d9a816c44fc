"""`contrada audit`: does a match file follow from its seed and the rules?"""

from __future__ import annotations

from contrada.cli.common import FileArg, LangOpt, names_for, out, read_match, words_for
from contrada.cli.telling import result_lines


def audit(file: FileArg, lang: LangOpt = None) -> None:
    """Re-derive a match from its seed and its players' actions, and print the verdict."""
    words = words_for(lang)
    match, _ = read_match(file)
    names = names_for(match.seats)
    lines = [
        words.text("cli-audit-sound", plies=match.ply),
        words.text("cli-game", title=match.game.spec.title, seats=match.seats),
        words.text("cli-commitment", commitment=match.commitment),
    ]
    if match.over:
        lines.append(words.text("cli-seed", seed=match.seed.hex()))
    console = out()
    for line in [*lines, *result_lines(match, words, names)]:
        console.print(line, soft_wrap=True)
