"""Checks and stores operators' acts, for the command line and the browser."""

from __future__ import annotations

import secrets
from typing import Final

import msgspec

from contrada.core.errors import ContradaError
from contrada.server.common.refusal import Refused
from contrada.server.common.server_clock import now_ms
from contrada.server.identity.names import account_spellings, display_name
from contrada.server.identity.signing import Identity
from contrada.server.net.ranges import read_range
from contrada.server.operators.lookup import Lookup
from contrada.server.storage.event_store import Store
from contrada.server.storage.people.operators import What
from contrada.server.storage.people.users import User
from contrada.server.tables.commands import clean

ONE_TIME_MS: Final = 3 * 86_400_000
"""The validity of a one-time password in milliseconds."""
OF_PEOPLE: Final = (
    "mute",
    "unmute",
    "ban",
    "unban",
    "ban_address_of",
    "rename",
    "reset_password",
    "grant",
    "revoke",
)
OF_TABLES: Final = ("close", "delete", "stop_bots", "start_bots")


class BadAct(ContradaError):
    """An act is invalid: its target does not exist or is ambiguous, or something is missing."""


class Performed(msgspec.Struct, frozen=True):
    """A stored act: its id, and the password if one was set."""

    act: int
    password: str = ""


class OneTimePassword(msgspec.Struct, frozen=True):
    """A password that signs in once, and its hash."""

    password: str
    hashed: str


def one_time_password(identity: Identity) -> OneTimePassword:
    """Create a one-time password. Slow on purpose: it is hashed."""
    password = "-".join(secrets.token_hex(3) for _ in range(4))
    return OneTimePassword(password, identity.hash_password(password))


class Moderation:
    """Checks and stores operators' acts. All methods block."""

    def __init__(self, store: Store, *, console: bool) -> None:
        """`console`: called from the command line, which may also act on operators."""
        self.store = store
        self.lookup = Lookup(store)
        self.console = console

    def perform(
        self,
        by: str,
        what: What,
        target: str,
        reason: str,
        *,
        until: int | None = None,
        name: str = "",
        one_time: OneTimePassword | None = None,
    ) -> Performed:
        """Check and store an act; raises BadAct or BadRange.

        Resetting a password takes a one-time password as an argument, because hashing is slow and a
        server does it in a separate pool.
        """
        reason = clean(reason)
        if not reason:
            raise BadAct("Give a reason: it is stored with the act.")
        if until is not None and until <= now_ms():
            raise BadAct("The end of the sanction is in the past.")
        acts = self.store.operators
        if what in OF_PEOPLE:
            person = self._person(target)
            self._may_touch(person.id)
            if what == "rename":
                return Performed(acts.act(by, what, person.id, reason, name=self._name(name)))
            if what == "reset_password":
                return self._reset_password(by, person, reason, one_time)
            if what == "grant" and person.account is None:
                raise BadAct(f"{person.name!r} has no account; only accounts can be operators.")
            return Performed(acts.act(by, what, person.id, reason, **_until(what, until)))
        if what in OF_TABLES:
            if not self.lookup.exists(target):
                raise BadAct(f"There is no table {target!r}.")
            return Performed(acts.act(by, what, target, reason))
        if what == "close_report":
            if not target.isdecimal() or not self.store.reports.is_waiting(int(target[:9])):
                raise BadAct(f"No report {target!r} is waiting.")
            return Performed(acts.act(by, what, target, reason))
        network = str(read_range(target))
        return Performed(acts.act(by, what, network, reason, **_until(what, until)))

    def _person(self, text: str) -> User:
        """Find a person by id or account, or by a name that only one person has; raises BadAct."""
        users = self.store.users
        person = users.find(text) or users.of_account(*account_spellings(text))
        if person is not None:
            return person
        named = [card for card in self.lookup.people(text) if card.name == text]
        if len(named) == 1:
            person = users.find(named[0].id)
        if person is None:
            several = f": {', '.join(card.id for card in named)}" if named else ""
            problem = "Several people are called" if named else "There is nobody called"
            raise BadAct(f"{problem} {text!r}{several}. Give an id, as `find` lists them.")
        return person

    def _may_touch(self, user: str) -> None:
        """Refuse acts on operators from the browser, also on oneself."""
        if not self.console and self.store.operators.is_operator(user):
            raise BadAct("Acts on an operator's account are possible on the command line only.")

    def _name(self, name: str) -> str:
        try:
            return display_name(name)
        except Refused as error:
            raise BadAct(str(error)) from None

    def _reset_password(
        self, by: str, person: User, reason: str, made: OneTimePassword | None
    ) -> Performed:
        if person.account is None:
            raise BadAct(f"{person.name!r} has no account, so no password.")
        if made is None:
            raise BadAct("A one-time password is missing.")
        self.store.operators.set_temporary(person.id, made.hashed, now_ms() + ONE_TIME_MS)
        self.store.users.save_password(person.id, made.hashed)
        act = self.store.operators.act(by, "reset_password", person.id, reason)
        return Performed(act, made.password)


def _until(what: str, until: int | None) -> dict[str, int]:
    limited = ("mute", "ban", "ban_range", "ban_address_of")
    return {"until": until} if until is not None and what in limited else {}
