"""A game at the terminal: people and bots play until the game is over or the people leave."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.table import Table as RichTable

from contrada.bots.hints import hints
from contrada.bots.protocol import Bot
from contrada.boxes.content import box_of
from contrada.cli.boards import board, columns
from contrada.cli.common import names_for
from contrada.cli.decision.choices import choices_of, keys_of, span_of
from contrada.cli.decision.reasons import Asked
from contrada.cli.decision.rules import rules
from contrada.cli.decision.supply import supplies
from contrada.cli.saving import CannotSave, SavedTable, default_file, save_table
from contrada.cli.screen import Screen
from contrada.cli.telling import breakdown_table, describe_for_seat, result_lines
from contrada.core.errors import NothingToUndo
from contrada.core.game import SPECTATOR
from contrada.core.info import InfoSet
from contrada.core.match import Match
from contrada.core.play.draft import withdrawable
from contrada.core.rng import rng_for_run
from contrada.words import Words

HUMAN: Final = "human"
HINT: Final = 1
"""Distinguishes the random stream of a hint from that of a bot's decision."""


class LeaveTable(Exception):
    """The people asked to leave the game."""


class TerminalTable:
    """A match played at one terminal."""

    def __init__(
        self,
        match: Match,
        players: Sequence[str],
        bots: Sequence[Bot | None],
        bot_seed: int,
        words: Words,
        screen: Screen,
        file: Path | None,
    ) -> None:
        self.match = match
        self.game = match.game
        self.players = list(players)
        self.bots = bots
        self.bot_seed = bot_seed
        self.words = words
        self.screen = screen
        self.file = file
        self.saved_ply = -1
        """The ply up to which the file is saved."""
        self.humans = [seat for seat, bot in enumerate(bots) if bot is None]
        self.names = names_for(match.seats)
        self.asked = Asked(match, words, self.names)
        self.read_up_to = dict.fromkeys(self.humans, match.ply)
        """For each human seat: the ply up to which its player has read the log."""
        self.shown = self.humans[0] if len(self.humans) == 1 else None
        """The seat whose private information may be on the screen."""

    def run(self) -> None:
        """Play until the end, or until the people leave; then save the game."""
        self._greet()
        try:
            while not self.match.over:
                seat = self.match.to_move
                bot = self.bots[seat]
                if bot is None:
                    self._turn(seat)
                else:
                    self._bot_turn(seat, bot)
            self._end()
        except (EOFError, KeyboardInterrupt):
            self.screen.say("")
            self._leave()
        except LeaveTable:
            self._leave()

    # -- turns -------------------------------------------------------------------------------

    def _bot_turn(self, seat: int, bot: Bot) -> None:
        rng = rng_for_run(self.bot_seed, self.match.ply, seat)
        info = InfoSet.of(self.game, self.match.state, seat, rng)
        self.match.play(seat, bot.choose(info, rng))

    def _turn(self, seat: int) -> None:
        """One decision of a person."""
        if self.shown != seat:
            self.screen.hand_over(self.names[seat])
            self.shown = seat
        self._news(seat)
        self._show(seat)
        while True:
            choices = choices_of(self.match, seat, self.words, self.names)
            span = span_of([choice.key for choice in choices])
            answer = self.screen.ask(self.words.text("cli-your-choice", choices=span))
            chosen = next((choice for choice in choices if choice.key == answer), None)
            if chosen is not None:
                self.read_up_to[seat] = self.match.ply
                self._play(seat, chosen.actions)
                return
            if self._command(seat, answer, span):
                return

    def _play(self, seat: int, actions: Sequence[int]) -> None:
        """Play the steps of a choice, as far as they are possible."""
        for action in actions:
            if action not in self.match.legal(seat):
                return
            self.match.play(seat, action)

    def _command(self, seat: int, answer: str, span: str) -> bool:
        """Execute a command; returns whether to show the decision again."""
        word, _, rest = answer.partition(" ")
        match word.lower():
            case "u" | "r":
                return self._undo(seat, whole_turn=word.lower() == "r")
            case "w" | "withdraw":
                return self._withdraw(seat, rest.strip())
            case "v":
                return True
            case "s":
                if rest:
                    self.file = Path(rest)
                self._save()
            case "q":
                raise LeaveTable
            case _:
                if not self._inform(seat, word.lower(), rest.strip()):
                    told = self.words.text("cli-not-understood", answer=answer, choices=span)
                    self.screen.say(told)
        return False

    def _inform(self, seat: int, word: str, rest: str) -> bool:
        """Execute a command that only prints something; returns whether there is such a one."""
        match, words, state = self.match, self.words, self.match.state
        match word:
            case "l":
                for line in describe_for_seat(match, words, self.names, seat):
                    self.screen.say(f"{line.ply:5}  {line.text}")
            case "b":
                self.screen.show(breakdown_table(match, state, words, self.names, seat))
            case "h":
                self._hint(seat)
            case "why":
                for text in self.asked.answer(seat, rest):
                    self.screen.say(text)
            case "supply":
                for part in supplies(self.game, state, seat, words, self.names):
                    self.screen.show(part)
            case "rules":
                self._rules(seat, rest.lower())
            case "?":
                self.screen.say(words.text("cli-help"))
                self._legend()
            case _:
                return False
        return True

    def _rules(self, seat: int, wanted: str) -> None:
        """Print a section of the rules, with the amounts of this table's box."""
        game_id, prompt = self.game.spec.id, self.game.prompt(self.match.state, seat).id
        box = box_of(game_id, self.game.components)
        for part in rules(game_id, self.words, prompt, wanted, self.match.options, box):
            self.screen.show(part)

    def _withdraw(self, seat: int, number: str) -> bool:
        """Take a step of the draft out again; without a number list them."""
        steps = withdrawable(self.match, seat)
        if not steps:
            self.screen.say(self.words.text("cli-no-withdraw"))
            return False
        if not number.isdecimal() or not 1 <= int(number) <= len(steps):
            self.screen.say(self.words.text("cli-withdraw"))
            texts = [self.words.action(self.game, seat, step, self.names) for step in steps]
            self.screen.list_numbered(texts)
            return False
        self.match.withdraw(seat, steps[int(number) - 1])
        self.read_up_to[seat] = self.match.ply
        return True

    def _hint(self, seat: int) -> None:
        """Print the best actions that a search with this player's knowledge finds."""
        rng = rng_for_run(self.bot_seed, self.match.ply, seat, HINT)
        info = InfoSet.of(self.game, self.match.state, seat, rng)
        legal = self.match.legal(seat)
        keys = keys_of([self.game.encode(seat, action) for action in legal])
        table = RichTable(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        for column in ("action", "score", "win", "visits"):
            heading = self.words.text(f"cli-hint-{column}")
            table.add_column(heading, justify="left" if column == "action" else "right")
        for hint in hints(self.game, info, rng):
            number = keys[legal.index(hint.action)]
            text = self.words.action(self.game, seat, hint.action, self.names)
            cells = (f"{hint.score:.1f}", f"{hint.win:.0%}", f"{hint.visits:.0%}")
            table.add_row(f"{number}  {text}", *cells)
        self.screen.show(table)

    def _undo(self, seat: int, *, whole_turn: bool) -> bool:
        try:
            if whole_turn:
                self.match.restart(seat)
            else:
                self.match.undo(seat)
        except NothingToUndo:
            self.screen.say(self.words.text("cli-no-undo"))
            return False
        self.read_up_to[seat] = self.match.ply
        return True

    # -- showing -----------------------------------------------------------------------------

    def _greet(self) -> None:
        screen, words = self.screen, self.words
        seats = self.match.seats
        title = words.title(self.game.spec.id, self.game.spec.title)
        screen.say(words.text("cli-game", title=title, seats=seats), "bold")
        for seat, player in enumerate(self.players):
            you = player == HUMAN
            who = words.text("cli-you") if you else words.text("cli-bot", bot=words.bot(player))
            screen.say(f"  {seat} {self.names[seat]}: {who}")
        for name, value in self.match.options.items():
            text = words.option_value(self.game.spec.id, name, value)
            screen.say(f"  {words.option(self.game.spec.id, name)}: {text}")
        screen.say(words.text("cli-commitment", commitment=self.match.commitment), "dim")
        self._legend()
        needed, width = columns(self.game.spec.id), screen.console.width
        if width < needed:
            screen.say(words.text("cli-narrow", needed=needed, width=width), "bold")
        screen.say(words.text("cli-help-hint"), "dim")

    def _legend(self) -> None:
        """Print the legend of the game's board, if there is one."""
        message = f"cli-{self.game.spec.id}-legend".replace("_", "-")
        if self.words.has(message):
            self.screen.say(self.words.text(message), "dim")

    def _news(self, seat: int) -> None:
        """Print the log since this player's last decision."""
        lines = describe_for_seat(self.match, self.words, self.names, seat, self.read_up_to[seat])
        if lines:
            self.screen.say("")
            self.screen.say(self.words.text("cli-since"), "dim")
            for line in lines:
                self.screen.say(f"  {line.text}")

    def _show(self, seat: int) -> None:
        state, words, names = self.match.state, self.words, self.names
        self.screen.show(board(self.game, state, seat, words, names))
        prompt = words.prompt(self.game.spec.id, self.game.prompt(state, seat), names)
        self.screen.say(f"{names[seat]}: {prompt}", "bold")
        choices = choices_of(self.match, seat, words, names)
        texts = [choice.text for choice in choices]
        self.screen.list_numbered(texts, [choice.key for choice in choices])

    def _end(self) -> None:
        screen, words = self.screen, self.words
        if len(self.humans) == 1:
            self._news(self.humans[0])
        else:
            start = max(0, min(self.read_up_to.values()))
            for line in describe_for_seat(self.match, words, self.names, SPECTATOR, start):
                screen.say(f"  {line.text}")
        screen.say("")
        screen.say(words.text("cli-over"), "bold")
        screen.show(board(self.game, self.match.state, SPECTATOR, words, self.names))
        for text in result_lines(self.match, words, self.names):
            screen.say(text)
        screen.show(breakdown_table(self.match, self.match.state, words, self.names, SPECTATOR))
        screen.say(words.text("cli-seed", seed=self.match.seed.hex()), "dim")
        if self.file is not None and self.saved_ply != self.match.ply:
            self._save()

    # -- leaving -----------------------------------------------------------------------------

    def _save(self) -> None:
        path = self.file if self.file is not None else default_file(self.match)
        try:
            save_table(self.match, SavedTable(self.players), path)
        except CannotSave as error:
            self.screen.say(str(error))
            return
        self.saved_ply = self.match.ply
        message = "cli-saved-finished" if self.match.over else "cli-saved"
        self.screen.say(self.words.text(message, file=str(path)))

    def _leave(self) -> None:
        if self.saved_ply != self.match.ply:
            self._save()
