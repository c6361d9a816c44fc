"""A decision at the terminal: what to type, previews, reasons, rules, supplies, withdrawals."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

from contrada.cli.common import say
from contrada.cli.decision.choices import choices_of, keys_of, span_of
from contrada.cli.decision.reasons import Asked
from contrada.cli.decision.rules import rules
from contrada.cli.decision.supply import supplies
from contrada.cli.screen import Screen
from contrada.cli.table import HUMAN, TerminalTable
from contrada.cli.telling import points_text
from contrada.core import registry
from contrada.core.match import Match
from contrada.core.messages import Breakdown, Message, Supply, SupplyRow
from contrada.core.registry import make_game
from contrada.core.rng import seed_for_run
from contrada.words import LANGUAGES, Words
from tests.cli.test_play import Typist, rendered
from tests.stall import ENTRY, BasketGame

NAMES = ("Anna", "Bruno")


@pytest.fixture
def cestino(tmp_path: Path) -> Iterator[Words]:
    """The toy game with a draft, and its words."""
    folder = tmp_path / "words"
    (folder / "en").mkdir(parents=True)
    (folder / "en" / "cestino.ftl").write_text(
        """
cestino-do-buy = Buy the basket
cestino-do-put = Put in a { $fruit }
cestino-prompt-turn = Fill your basket.
cestino-why-poor = Costs { $price }, you have { $left }.
cestino-why-alone = A melon needs a fig beside it.
cestino-why-empty = The basket is empty.
cestino-fruit = the { $fruit }
cestino-supply-crate = The crate
cestino-supply-note-hands = Hands count too: { $count }.
""",
        encoding="utf-8",
    )
    registry.register(ENTRY)
    yield Words("en", strict=True, more=[folder])
    del registry._entries[ENTRY.spec.id]


def table(words: Words, typed: list[str]) -> tuple[TerminalTable, Typist]:
    keys = iter(typed)

    def answer(_question: str) -> str:
        key = next(keys, None)
        if key is None:
            raise EOFError
        return key

    screen = Typist(answer)
    screen.words = words
    match = Match(BasketGame(), 2, {}, bytes(32))
    return TerminalTable(match, [HUMAN, HUMAN], [None, None], 1, words, screen, None), screen


def told(screen: Typist) -> str:
    return "\n".join(screen.said)


# -- what to type --------------------------------------------------------------------------------


def test_counts_are_typed_as_what_they_mean() -> None:
    forms = [{"do": "buy", "colour": "red", "count": n} for n in (0, 1, 2, 5)]
    assert keys_of(forms) == ["0", "1", "2", "5"]
    assert span_of(keys_of(forms)) == "0, 1, 2, 5"
    assert span_of(keys_of(forms[:3])) == "0–2"


@pytest.mark.parametrize(
    "forms",
    [
        [{"do": "pass"}, {"do": "buy", "count": 2}],
        [{"do": "buy", "count": 0}],
        [{"do": "at", "row": 3, "column": 4}, {"do": "at", "row": 4, "column": 3}],
        [{"do": "lay", "card": {"is": "card", "value": 7}}, {"do": "lay", "card": {"is": "x"}}],
        [{"do": "go", "to": -1}, {"do": "go", "to": 1}],
        [{"do": "turn", "twice": False}, {"do": "turn", "twice": True}],
    ],
)
def test_other_choices_are_numbered(forms: list[dict[str, object]]) -> None:
    assert keys_of(forms) == [str(n) for n in range(1, len(forms) + 1)]


def test_proposed_payments_are_choices_that_play_all_their_steps() -> None:
    match = Match(make_game("palazzo"), 2, {}, seed_for_run(3))
    words = Words("en", strict=True)
    for _ in range(300):
        seat = match.to_move
        found = choices_of(match, seat, words, NAMES)
        several = [choice for choice in found if len(choice.actions) > 1]
        if several:
            break
        match.play(seat, found[-1].actions[0])
    assert several, "no payment was proposed"
    assert several[0].text.startswith("All at once: ")
    assert len({choice.key for choice in found}) == len(found)
    for action in several[0].actions:
        match.play(seat, action)


# -- previews ------------------------------------------------------------------------------------


def test_previews_are_told_in_words() -> None:
    words = Words("en", strict=True)
    form = {"do": "field"}
    assert words.preview("carrara", form, {"coins": 3, "points": 0}) == ["+3 coins"]
    assert words.preview("carrara", form, {"coins": -1}) == ["−1 coin"]
    assert words.preview("palazzo", {"do": "buy"}, {"points": -1}) == ["−1 point"]
    assert words.preview("unknown", form, {"points": 1, "what": 2}) == ["+1 point"]
    assert words.preview("carrara", form, {"coins": 0}) == []


# -- commands ------------------------------------------------------------------------------------


def test_a_step_is_taken_out_at_the_terminal(cestino: Words) -> None:
    # Olive, fig, then out with the olive; `w` alone lists the steps.
    one, screen = table(cestino, ["", "2", "2", "w", "w 9", "w 1", "w"])
    one.run()
    assert one.match.state.basket == [1, 0, 0] or one.match.state.basket == [0, 1, 0]
    assert "Which step? Type w and its number." in told(screen)
    assert told(screen).count("Which step?") == 3


def test_without_a_draft_nothing_is_taken_out(cestino: Words) -> None:
    one, screen = table(cestino, ["", "w", "withdraw 1"])
    one.run()
    assert told(screen).count("There is no step that could be taken out") == 2


def test_why_tells_reasons(cestino: Words) -> None:
    asked = Asked(Match(BasketGame(), 2, {}, bytes(32)), cestino, NAMES)
    assert asked.answer(0, "melon") == ["Put in a melon: A melon needs a fig beside it."]
    assert asked.answer(0, "") == ["Buy the basket: The basket is empty."]
    assert asked.answer(0, "1") == ["Buy the basket: The basket is empty."]
    assert asked.answer(0, "2") == ["Type why and a number from 1 to 1 of the last list."]
    assert asked.answer(0, "pineapple") == ["No action that is impossible now has these words."]
    assert asked.answer(0, '{"do": "put", "fruit": "fig"}') == [
        "Put in a fig: this is possible now."
    ]
    assert asked.answer(0, '{"is": "fruit", "fruit": "melon"}') == [
        "the melon: A melon needs a fig beside it."
    ]
    assert "no verb" in asked.answer(0, '{"do": "steal"}')[0]
    assert asked.answer(0, "{")[0]
    assert asked.answer(1, "melon") == ["Put in a melon: It is not your turn."]


def test_many_reasons_are_asked_one_by_one() -> None:
    match = Match(make_game("palazzo"), 2, {}, seed_for_run(3))
    asked = Asked(match, Words("en", strict=True), NAMES)
    lines = asked.answer(match.to_move, "palazzo")
    assert "why NUMBER explains one" in lines[0]
    assert lines[1].startswith("   1  ")
    assert asked.answer(match.to_move, "1")[0].startswith(lines[1][6:])


def test_why_by_a_command(cestino: Words) -> None:
    one, screen = table(cestino, ["", "why melon"])
    one.run()
    assert "A melon needs a fig beside it." in told(screen)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_open_at_the_decision(lang: str) -> None:
    words = Words(lang, strict=True)
    here = "\n".join(rendered(part) for part in rules("palazzo", words, "turn", "", {}))
    other = "\n".join(rendered(part) for part in rules("palazzo", words, "turn", "1", {}))
    everything = "\n".join(rendered(part) for part in rules("palazzo", words, "turn", "all", {}))
    assert here != other
    assert len(everything) > len(here) + len(other)
    assert "<!--" not in everything
    assert "**" not in everything
    assert rules("palazzo", words, "no such prompt", "", {})


def test_supplies_are_tables(cestino: Words) -> None:
    class Stocked(BasketGame):
        def supply(self, s: object, viewer: int) -> list[Supply]:
            rows = [SupplyRow({"is": "fruit", "fruit": "fig"}, 2, 7)]
            return [Supply("crate", 9, rows, Message("hands", {"count": 3}))]

    game = Stocked()
    state = game.initial(2, {})
    text = "\n".join(rendered(part) for part in supplies(game, state, 0, cestino, NAMES))
    assert "The crate: 9 left" in text
    assert "the fig" in text
    assert "Hands count too: 3." in text
    nothing = supplies(BasketGame(), state, 0, cestino, NAMES)
    assert "Nothing is known" in rendered(nothing[0])


# -- margins, titles, names ----------------------------------------------------------------------


def test_no_word_is_broken_at_the_margin() -> None:
    console = Console(width=40, force_terminal=True, color_system=None)
    text = "The builder moves clockwise to the next quarry with tiles on it."
    with console.capture() as capture:
        say(console, text)
    lines = capture.get().splitlines()
    assert len(lines) == 2
    assert " ".join(line.strip() for line in lines) == text
    pipe = Console(width=40, force_terminal=False, color_system=None)
    with pipe.capture() as capture:
        say(pipe, text)
    assert capture.get() == text + "\n"


def test_choices_keep_their_words_whole_at_the_margin() -> None:
    screen = Screen(Words("en"))
    screen.console = Console(width=40, force_terminal=True, color_system=None)
    with screen.console.capture() as capture:
        screen.list_numbered(["Take the five cards that lie open beside the pile", "Pass"])
    lines = capture.get().splitlines()
    assert [line.rstrip() for line in lines] == [
        "1  Take the five cards that lie open",
        "   beside the pile",
        "2  Pass",
    ]


def test_titles_and_levels_are_translated() -> None:
    german, dutch = Words("de"), Words("nl")
    assert german.title("tuscany", "The Castles of Tuscany") == "Die Burgen der Toskana"
    assert german.title("unknown", "Its own title") == "Its own title"
    assert [german.bot(name) for name in ("apprentice", "journeyman", "master", "my.Bot")] == [
        "Lehrling",
        "Geselle",
        "Meister",
        "my.Bot",
    ]
    assert [dutch.bot(name) for name in ("apprentice", "journeyman", "master")] == [
        "Leerling",
        "Gezel",
        "Meester",
    ]


def test_points_that_are_partly_hidden_are_no_total() -> None:
    words = Words("en")
    assert points_text(Breakdown(37, [], partial=True), words) == "37 + hidden"
    assert points_text(Breakdown(37, []), words) == "37"
