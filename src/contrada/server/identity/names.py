"""Validates names, and detects names that look alike.

PRECIS (RFC 8264: the profiles Nickname and UsernameCaseMapped) defines the characters of a name;
the confusables of Unicode (UTS 39) define which names look alike.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from contrada.server.common.refusal import Refused

MAX_NAME: Final = 24
MAX_ACCOUNT: Final = 32
MAX_MARKS: Final = 3
"""Maximum number of combining marks on one letter; some scripts need two or three."""
BLANK: Final = {"\u2800", "\u2d6f"}
"""Characters that PRECIS accepts and fonts draw as blank."""
_EMOJI_STYLE: Final = str.maketrans("", "", "\ufe0e\ufe0f")

INVISIBLE: Final = "A name has visible characters only: letters, digits, signs, single blanks."


def display_name(text: str) -> str:
    """Normalise a display name; raises Refused if it is not visible or too long."""
    name = _enforce("NicknameCasePreserved", text.translate(_EMOJI_STYLE))
    if not name or BLANK & set(name) or not _visible(name):
        raise Refused("bad_name", INVISIBLE)
    if len(name) > MAX_NAME:
        raise Refused("bad_name", f"A name has up to {MAX_NAME} characters.")
    return name


def account_name(text: str) -> str:
    """Normalise the name of a new account to lower case; raises Refused.

    It consists of user parts with single blanks between them (RFC 8265, section 3.5).
    """
    name = " ".join(_enforce("UsernameCaseMapped", part) for part in text.split(" ") if part)
    if not 3 <= len(name) <= MAX_ACCOUNT:
        raise Refused("bad_name", f"An account name has 3 to {MAX_ACCOUNT} characters.")
    if not _visible(name):
        raise Refused("bad_name", INVISIBLE)
    return name


def account_spellings(text: str) -> list[str]:
    """The forms under which an account may be stored: by the current rules and by earlier ones."""
    before = " ".join("".join(c if c.isprintable() else " " for c in text).split()).casefold()
    try:
        return [account_name(text), before]
    except Refused:
        return [before]


def tell_apart(names: Sequence[str]) -> list[str]:
    """Append numbers to names that look like an earlier one: Anna, Anna (2)."""
    shown: list[str] = []
    taken: set[str] = set()
    for name in names:
        unique, number = name, 1
        while unique and confusable_key(unique) in taken:
            number += 1
            unique = f"{name} ({number})"
        shown.append(unique)
        if unique:
            taken.add(confusable_key(unique))
    return shown


@lru_cache(maxsize=20_000)
def confusable_key(name: str) -> str:
    """A key that is equal for names that look alike: the case-folded UTS 39 skeleton."""
    prototypes = _prototypes()

    def skeleton(text: str) -> str:
        plain = unicodedata.normalize("NFD", text)
        return "".join(prototypes.get(letter, letter) for letter in plain)

    text = unicodedata.normalize("NFKC", name).casefold()
    for _ in range(4):
        # A prototype may be an upper-case letter, or consist of letters with prototypes.
        again = skeleton(skeleton(text)).casefold()
        if again == text:
            break
        text = again
    return text[:200]


@lru_cache(maxsize=1)
def _prototypes() -> dict[str, str]:
    """For each confusable character the prototype of all that look like it.

    The library lists every pair in both directions. A pair belongs to a star around its prototype:
    the prototype is the one member with several characters, or with several partners.
    """
    from confusable_homoglyphs.confusables import confusables_data  # takes 40 ms to import

    found: dict[str, str] = {}
    for letter, partners in confusables_data.items():
        texts = [partner["c"] for partner in partners]
        if len(letter) > 1 or len(texts) != 1:
            continue  # it is a prototype itself
        target = texts[0]
        leaf = len(confusables_data.get(target, [])) <= 1
        if len(target) == 1 and leaf and letter < target:
            continue  # a pair of two: the lesser one is the prototype
        found[letter] = target
    return found


def load_tables() -> None:
    """Load the Unicode tables before the first name is checked."""
    confusable_key("a")
    _enforce("NicknameCasePreserved", "a")


def _enforce(profile: str, text: str) -> str:
    """Apply a PRECIS profile to a text; raises Refused."""
    from precis_i18n import get_profile

    try:
        return get_profile(profile).enforce(text) if text.strip() else ""
    except UnicodeEncodeError:
        raise Refused("bad_name", INVISIBLE) from None


def _visible(name: str) -> bool:
    """Whether every combining mark follows a letter, and no letter has too many."""
    marks = MAX_MARKS
    for letter in unicodedata.normalize("NFD", name):
        marks = marks + 1 if unicodedata.category(letter).startswith("M") else 0
        if marks > MAX_MARKS:
            return False
    return True
