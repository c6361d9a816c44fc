"""The test kit: laws that every game must satisfy, a fuzzer that checks them, and strategies.

docs/adding-a-game.md shows how to use it; docs/api.md lists what is public here. The fuzzer is
`contrada.testing.fuzz.fuzz`. The strategies (`contrada.testing.strategies`) need Hypothesis.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from contrada.lazy import importer

if TYPE_CHECKING:
    from contrada.testing.broken import LawBroken
    from contrada.testing.counts import Counts
    from contrada.testing.laws import check_game, check_script
    from contrada.testing.wording import missing_words

_HOMES: Final = {
    "Counts": "contrada.testing.counts",
    "LawBroken": "contrada.testing.broken",
    "check_game": "contrada.testing.laws",
    "check_script": "contrada.testing.laws",
    "missing_words": "contrada.testing.wording",
}
"""The modules of the public names, which are imported when a name is first used."""

__all__ = [
    "Counts",
    "LawBroken",
    "check_game",
    "check_script",
    "missing_words",
]

__getattr__ = importer(__name__, _HOMES)
