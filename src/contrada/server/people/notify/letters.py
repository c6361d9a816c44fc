"""The texts of mails and push messages, in the receiver's language.

They name a table, a game and an account, and nothing of a game itself.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from contrada.core.registry import entry_of
from contrada.words import LANGUAGES, Words


class Letter(NamedTuple):
    """A mail."""

    subject: str
    text: str


@cache
def _words(lang: str) -> Words:
    return Words(lang if lang in LANGUAGES else "en")


def title_of(game: str, lang: str) -> str:
    """The title of a game."""
    words = _words(lang)
    return words.text(f"{game}-title") if words.has(f"{game}-title") else entry_of(game).spec.title


def turn_text(lang: str, game: str) -> str:
    """One sentence: it is your turn."""
    return _words(lang).text("server-notify-turn", game=title_of(game, lang))


def turn_letter(lang: str, game: str, table: str, public_url: str) -> Letter:
    """It is your turn at a table."""
    words, title = _words(lang), title_of(game, lang)
    text = words.text(
        "server-notify-turn-letter",
        game=title,
        link=f"{public_url}/table/{table}",
        settings=f"{public_url}/notifications",
    )
    return Letter(words.text("server-notify-turn", game=title), text)


def confirm_letter(lang: str, account: str, token: str, public_url: str) -> Letter:
    """Confirm this address."""
    words = _words(lang)
    link = f"{public_url}/confirm#{token}"
    text = words.text("server-notify-confirm-letter", account=account, link=link)
    return Letter(words.text("server-notify-confirm"), text)


def reset_letter(lang: str, links: list[tuple[str, str]], public_url: str) -> Letter:
    """Links to choose a new password, one for each account."""
    words = _words(lang)
    rows = [f"{account}: {public_url}/reset#{token}" for account, token in links]
    return Letter(
        words.text("server-notify-reset"),
        words.text("server-notify-reset-letter", links="\n".join(rows)),
    )
