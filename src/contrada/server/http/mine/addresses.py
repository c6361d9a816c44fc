"""The e-mail address of an account, and a new password by mail."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from contrada.server.common.refusal import Refused
from contrada.server.common.server_clock import now_ms
from contrada.server.http.openapi import route
from contrada.server.http.routes.people import check_password, person_of
from contrada.server.http.services import Services, services
from contrada.server.identity.passwords import check_strength
from contrada.server.net.addresses import client_network
from contrada.server.net.answers import answer, body
from contrada.server.people.notify.mail import MAX_ADDRESS, checked_address
from contrada.server.people.notify.recovery import Recovery
from contrada.server.storage.people.contacts import Address
from contrada.server.tables.messages import Password
from contrada.server.tables.requests import Strict
from contrada.server.tables.rows import AlreadyWritten
from contrada.words import LANGUAGES

router = APIRouter(prefix="/api", tags=["people"])
Token = Annotated[str, msgspec.Meta(min_length=20, max_length=100)]
Lang = Annotated[str, msgspec.Meta(max_length=8)]
STALE = "This link has been used, or is too old."


class NewAddress(Strict, frozen=True):
    """An e-mail address for my account, empty to remove it; my password; the mail's language."""

    address: Annotated[str, msgspec.Meta(max_length=MAX_ADDRESS)]
    password: Password
    lang: Lang = "en"


class ConfirmToken(Strict, frozen=True):
    """The token of the link in a mail."""

    token: Token


class Forgotten(Strict, frozen=True):
    """A request for a new password by mail."""

    address: Annotated[str, msgspec.Meta(max_length=MAX_ADDRESS)]
    lang: Lang = "en"


class ResetPassword(Strict, frozen=True):
    """A new password, with the token of the link in a mail."""

    token: Token
    password: Password


def _recovery(s: Services) -> Recovery:
    found = s.background.recovery
    if found is None:
        raise Refused("not_allowed", "This server sends no mail.")
    return found


def _lang(text: str) -> str:
    return text if text in LANGUAGES else "en"


def _admit(recovery: Recovery, request: Request) -> None:
    if not recovery.networks.take(client_network(request.scope)):
        raise Refused("too_many", "Too many requests for mails; wait an hour.")


@route(router, "PUT", "/me/address", body=NewAddress, answer=Address)
async def set_address(request: Request) -> Response:
    """Give my account an e-mail address; a mail asks to confirm it."""
    s = services(request)
    wish = await body(request, NewAddress)
    recovery = _recovery(s)
    person = await person_of(s, request)
    if person.account is None:
        raise Refused("not_signed_in", "Only an account has an address.")
    address = checked_address(wish.address) if wish.address else ""
    # The address can reset the password, so a stolen session alone must not change it.
    await check_password(s, request, wish.password, person)
    if address:
        _admit(recovery, request)
    await asyncio.to_thread(recovery.contacts.propose, person.id, address)
    if address and not await recovery.confirm(person.id, person.account, address, _lang(wish.lang)):
        raise Refused("unavailable", "The mail could not be sent; try again later.")
    return answer(await asyncio.to_thread(recovery.contacts.address, person.id))


@route(router, "POST", "/address/confirm", body=ConfirmToken)
async def confirm_address(request: Request) -> Response:
    """Confirm an e-mail address by the token of the mail."""
    s = services(request)
    token = (await body(request, ConfirmToken)).token
    recovery = _recovery(s)
    s.hashing.admit(client_network(request.scope), "confirm")
    try:
        done = await asyncio.to_thread(recovery.contacts.confirm, token, now_ms())
    except AlreadyWritten:
        raise Refused("taken", "This address has too many accounts.") from None
    if not done:
        raise Refused("not_allowed", STALE)
    return answer({})


@route(router, "POST", "/password/forgotten", body=Forgotten)
async def forgotten(request: Request) -> Response:
    """Ask for a new password by mail; the answer is the same for unknown addresses."""
    s = services(request)
    wish = await body(request, Forgotten)
    recovery = _recovery(s)
    address = checked_address(wish.address)
    _admit(recovery, request)
    recovery.forgotten(address, _lang(wish.lang))
    return answer({})


@route(router, "POST", "/password/reset", body=ResetPassword)
async def reset(request: Request) -> Response:
    """Choose a new password by the token of the mail; signs out every device."""
    s = services(request)
    wish = await body(request, ResetPassword)
    contacts = _recovery(s).contacts
    network = client_network(request.scope)
    s.hashing.admit(network, "reset")
    found = await asyncio.to_thread(contacts.look_up, wish.token, "reset", now_ms())
    person = await asyncio.to_thread(s.store.users.find, found.user) if found else None
    if found is None or person is None or person.account is None:
        raise Refused("not_allowed", STALE)
    account, name = person.account, person.name

    def hashed() -> str:
        check_strength(wish.password, (account, name))
        return s.identity.hash_password(wish.password)

    kept = await s.hashing.run(network, f"user:{person.id}", hashed)
    # Used up only now: a weak password must not cost the link.
    if await asyncio.to_thread(contacts.use, wish.token, "reset", now_ms()) is None:
        raise Refused("not_allowed", STALE)
    await asyncio.to_thread(s.store.users.save_password, person.id, kept)
    s.tables.people.sign_out(person.id)
    return answer({})
