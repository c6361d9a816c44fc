"""What the tests of operators share."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

from tests.cli.runner import Ran
from tests.server.harness import Person

WISH = {"account": "anna.operator", "password": "correct horse battery"}


def id_of(person: Person) -> str:
    found: str = person.get("/api/me/data").json()["id"]
    return found


def eventually(holds: Callable[[], bool], seconds: float = 5.0) -> float:
    """How long it takes until something holds."""
    begun = time.monotonic()
    while not holds():
        assert time.monotonic() - begun < seconds, "it does not come to hold"
        time.sleep(0.02)
    return time.monotonic() - begun


def find(admin: Callable[..., Ran], word: str) -> Any:
    return json.loads(admin("find", word, "--json").out)


def ok(ran: Ran) -> Ran:
    assert ran.code == 0, ran.err + ran.out
    return ran
