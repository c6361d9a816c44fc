"""Turn-notification webhooks, HMAC-signed, without information about the game.

Only hosts that the operator allows are resolved and contacted. Nothing waits for a delivery: a
failed one is retried a few times and then dropped.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import http.client
import logging
import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Final
from urllib.parse import SplitResult, urlsplit

import msgspec
from sqlalchemy import Engine, delete, insert, select, update

from contrada.server.common.metrics import FAULTS
from contrada.server.common.refusal import Refused
from contrada.server.people.outgoing import Forbidden, post
from contrada.server.runtime.service import TableService
from contrada.server.runtime.session import TableSession
from contrada.server.storage.schema import people as schema

log = logging.getLogger(__name__)
ATTEMPT_SECONDS: Final = 5.0
"""Time limit of one attempt."""
MAX_PENDING: Final = 1000
"""Maximum number of pending notifications; further ones are dropped."""
PORTS: Final = {"http": 80, "https": 443}


class Turn(msgspec.Struct, frozen=True, tag_field="type", tag="turn"):
    """It is the receiver's turn at a table."""

    table: str
    game: str
    seat: int
    url: str


class WebhookTarget(msgspec.Struct, frozen=True):
    """The webhook URL of a person, and the secret that signs its messages."""

    user: str
    url: str
    secret: str


class WebhookStore:
    """The webhook URLs in the database. All methods block."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def of(self, users: list[str]) -> list[WebhookTarget]:
        """The webhook URLs of these people."""
        table = schema.webhooks
        query = select(table.c.user_id, table.c.url, table.c.secret)
        with self.engine.connect() as connection:
            rows = connection.execute(query.where(table.c.user_id.in_(users))).all()
        return [WebhookTarget(*row) for row in rows]

    def replace(self, user: str, url: str) -> WebhookTarget | None:
        """Store a URL with a new secret; an empty URL deletes the webhook."""
        table = schema.webhooks
        target = WebhookTarget(user, url, secrets.token_hex(32))
        with self.engine.begin() as connection:
            connection.execute(delete(table).where(table.c.user_id == user))
            if not url:
                return None
            row = insert(table).values(user_id=user, url=url, secret=target.secret, last="")
            connection.execute(row)
        return target

    def claim(self, user: str, key: str) -> bool:
        """Claim a notification; False if another process has claimed it."""
        table = schema.webhooks
        mine = update(table).where(table.c.user_id == user, table.c.last != key)
        with self.engine.begin() as connection:
            return connection.execute(mine.values(last=key)).rowcount == 1


def checked_url(url: str, allowed: str) -> SplitResult:
    """Parse a URL of an allowed host; raises Refused."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Refused("bad_message", "This is not a URL.") from None
    if parts.scheme not in PORTS or not parts.hostname or parts.username or parts.password:
        raise Refused("bad_message", "A URL is http:// or https:// with a host.")
    if not url.isascii() or not url.isprintable() or " " in url:
        raise Refused("bad_message", "This is not a URL.")
    hosts = {host.strip().lower() for host in allowed.split(",")} - {""}
    plain = port is None or port == PORTS[parts.scheme]
    named = {f"{parts.hostname}:{port or PORTS[parts.scheme]}"}
    if plain:
        named.add(parts.hostname)
    wild = any(host[:2] == "*." and parts.hostname.endswith(host[1:]) for host in hosts)
    if not named & hosts and not (plain and wild):
        raise Refused("not_allowed", "This server does not send notifications to that host.")
    return parts


def signature(secret: str, at: str, body: bytes) -> str:
    """The signature of a message: HMAC-SHA-256 over time and body."""
    return hmac.new(secret.encode(), at.encode() + b"." + body, hashlib.sha256).hexdigest()


def deliver(target: WebhookTarget, allowed: str, body: bytes) -> bool | None:
    """Attempt a delivery: whether it succeeded, or None if a retry is pointless. Blocks."""
    try:
        parts = checked_url(target.url, allowed)
    except Refused:  # the operator no longer allows this host
        return None
    at = str(int(time.time()))
    headers = {
        "Content-Type": "application/json",
        "User-Agent": "Contrada",
        "X-Contrada-Timestamp": at,
        "X-Contrada-Signature": f"sha256={signature(target.secret, at, body)}",
    }
    try:
        status = post(parts, body, headers, ATTEMPT_SECONDS)
    except Forbidden:
        return None
    except (OSError, http.client.HTTPException):
        return False
    if 200 <= status < 300:
        return True
    return False if status >= 500 or status in (408, 429) else None


class WebhookSender:
    """Detects whose turn it has become, and notifies them."""

    def __init__(self, tables: TableService) -> None:
        self.tables = tables
        self.store = WebhookStore(tables.store.engine)
        self.delays = [1.0, 15.0, 120.0]
        """Seconds before each retry."""
        self.pause = 1.0
        """Seconds before the first attempt: a standing order may have acted by then."""
        self._acting: dict[str, frozenset[int]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="webhooks")

    @property
    def allowed(self) -> str:
        """The hosts that may be contacted."""
        return self.tables.settings.webhook_hosts

    async def close(self) -> None:
        """Cancel pending notifications."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)

    def on_change(self, session: TableSession) -> None:
        """Called when a table was loaded or has changed."""
        if not self.allowed:
            return
        table = session.table
        now = frozenset(seat for seat in table.actors() if not table.data.seats[seat].acting_bot)
        before = self._acting.get(table.id)
        if table.data.phase == "over":
            self._acting.pop(table.id, None)
            return
        self._acting[table.id] = now
        if len(self._acting) > 10 * MAX_PENDING:
            self._acting.pop(next(iter(self._acting)))
        if before is None and table.match is not None and table.match.log:
            # Just loaded: the players to move were notified when it became their turn.
            fresh = frozenset[int]()
        else:
            fresh = now - (before or frozenset())
        for seat in sorted(fresh):
            if session.away(seat) > 0 and len(self._tasks) < MAX_PENDING:
                task = asyncio.create_task(self._guarded(session, seat, table.data.since[seat]))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _guarded(self, session: TableSession, seat: int, mark: int) -> None:
        try:
            await self._notify(session, seat, mark)
        except Exception:
            FAULTS.inc()
            log.exception("a webhook failed")

    async def _notify(self, session: TableSession, seat: int, mark: int) -> None:
        await asyncio.sleep(self.pause)
        table = session.table
        if seat not in table.actors() or table.data.since[seat] != mark or session.away(seat) <= 0:
            return
        public = self.tables.settings.public_url.rstrip("/")
        url = f"{public}/table/{table.id}" if public else ""
        body = msgspec.json.encode(Turn(table.id, table.setup.game, seat, url))
        users = list(table.data.seats[seat].users)
        for target in await asyncio.to_thread(self.store.of, users):
            key = f"{table.id}.{seat}.{mark}"
            if await asyncio.to_thread(self.store.claim, target.user, key):
                await self._send(target, body)

    async def _send(self, target: WebhookTarget, body: bytes) -> None:
        loop = asyncio.get_running_loop()
        for delay in [*self.delays, None]:
            done = await loop.run_in_executor(self._threads, deliver, target, self.allowed, body)
            if done or done is None or delay is None:
                break
            await asyncio.sleep(delay)
        if not done:
            log.info("a notification was not delivered")
