"""The ASGI application: creates the services at start and closes them at shutdown."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import ArgumentError, DBAPIError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

import contrada
import contrada.games  # registers the games
from contrada.games.discovery import problems
from contrada.server.archive.packer import Packer
from contrada.server.bots.pool import BotPool
from contrada.server.bots.registered import register_operator_bots
from contrada.server.common.containment import ESCAPING, contained_task
from contrada.server.common.refusal import STATUS, Refused
from contrada.server.common.server_clock import BEAT_SECONDS, RETRY_SECONDS, ServerClock, now_ms
from contrada.server.http import pages as web
from contrada.server.http import sockets
from contrada.server.http.bots import challenges, stream
from contrada.server.http.bots import mine as my_bots
from contrada.server.http.boxes import mine as my_boxes
from contrada.server.http.boxes import published as boxes
from contrada.server.http.gate import Gate
from contrada.server.http.mine import addresses, notifications
from contrada.server.http.mine import games as my_games
from contrada.server.http.openapi import describe
from contrada.server.http.review import analyses, deals, players, puzzles
from contrada.server.http.routes import (
    accounts,
    games,
    hints,
    operations,
    operator,
    orders,
    people,
    reference,
    replays,
    reports,
    statistics,
    tables,
    webhooks,
)
from contrada.server.http.routes.pictures import router as pictures
from contrada.server.http.services import Services
from contrada.server.identity.hashing import Hashing
from contrada.server.identity.names import load_tables
from contrada.server.identity.signing import Identity
from contrada.server.net.answers import error_response
from contrada.server.net.limits import Limiter
from contrada.server.net.transport import Transport
from contrada.server.operators.desk import ActExecutor
from contrada.server.operators.recent_visitors import RecentVisitors
from contrada.server.operators.sanctions import Sanctions
from contrada.server.people.background import BackgroundServices
from contrada.server.runtime.service import TableService
from contrada.server.settings import BadSetting, Settings
from contrada.server.storage.database import key_of, make_private_file, make_private_folder
from contrada.server.storage.event_store import Store
from contrada.server.storage.process_lock import ProcessLock
from contrada.server.storage.writer import Writer
from contrada.server.tables.deadlines import BOT_OVERDUE

log = logging.getLogger(__name__)
SWEEP_SECONDS = 1.0


def open_store(settings: Settings) -> tuple[Store, ProcessLock]:
    """Lock and open the database; the lock is taken before anything is changed.

    Raises DatabaseInUse, NewerDatabase and BadSetting.
    """
    if not settings.database_url:
        make_private_folder(settings.folder)
    try:
        lock = ProcessLock(settings.url)
    except (ArgumentError, OSError) as error:
        raise BadSetting(f"The database cannot be opened: {error}.") from None
    try:
        make_private_file(settings.url)
        return Store(settings.url), lock
    except ModuleNotFoundError as error:
        lock.release()
        raise BadSetting(
            f"{error.name} is not installed; PostgreSQL needs: pip install 'contrada[postgres]'"
        ) from None
    except (ArgumentError, DBAPIError, OSError) as error:
        lock.release()
        detail = error.orig if isinstance(error, DBAPIError) else error
        raise BadSetting(f"The database cannot be opened: {detail}.") from None
    except BaseException:
        lock.release()
        raise


def make_app(settings: Settings, store: Store) -> FastAPI:
    """The application for a database."""
    identity = Identity(key_of(store.engine, "signing"))
    register_operator_bots(settings.bots)
    sanctions, recent = Sanctions(), RecentVisitors()

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        asyncio.get_running_loop().set_task_factory(contained_task)
        for problem in problems():
            log.warning("an installed game is skipped", extra={"problem": problem})
        writer = Writer(store)
        bots = BotPool(
            settings.bot_workers,
            settings.bot_seconds,
            settings.bots,
            settings.bot_seconds_per_minute,
        )
        table_service = TableService(store, writer, bots, settings)
        await asyncio.to_thread(table_service.clock.start)
        background = BackgroundServices(table_service)
        packer = Packer(store, lambda: table_service.processes.leads, settings.finished_days)
        table_service.cache.watchers.append(packer.on_change)
        hashing = Hashing(settings.sign_ins_per_minute)
        app.state.loop = asyncio.get_running_loop()
        listings = Limiter.per_hour(settings.listings_per_hour)
        table_service.chat.may_speak = sanctions.may_speak
        table_service.bot_turns.stopped = sanctions.bots_stopped
        desk = ActExecutor(table_service, sanctions, recent)
        app.state.services = Services(
            settings, store, identity, table_service, background, listings, hashing, desk
        )
        await asyncio.to_thread(load_tables)
        await asyncio.to_thread(store.sessions.purge, now_ms())
        await asyncio.to_thread(background.notifier.contacts.purge, now_ms())
        try:
            async with _join_cluster(table_service, settings) as rescue:
                await desk.open()
                background.start()
                packer.start()
                loops = [
                    asyncio.create_task(_beat(table_service.clock)),
                    asyncio.create_task(_sweep(table_service, rescue)),
                ]
                try:
                    yield
                finally:
                    for loop in loops:
                        loop.cancel()
                    await asyncio.gather(*loops, return_exceptions=True)
                    await desk.close()
                    await packer.close()
                    await background.close()
        finally:
            await table_service.close()
            await writer.close()
            await bots.close()
            hashing.close()

    app = FastAPI(
        title="Contrada",
        version=contrada.__version__,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        lifespan=lifespan,
    )
    parts = (
        operations,
        people,
        accounts,
        my_games,
        notifications,
        addresses,
        webhooks,
        games,
        boxes,
        my_boxes,
        my_bots,
        challenges,
        stream,
        tables,
        replays,
        analyses,
        hints,
        orders,
        statistics,
        players,
        puzzles,
        deals,
        sockets,
        reports,
        operator,
    )
    for part in parts:
        app.include_router(part.router)
    app.include_router(pictures)
    app.include_router(reference.described)
    app.include_router(reference.router)
    app.openapi = lambda: describe(app)  # type: ignore[method-assign]
    _add_error_handlers(app)
    web.mount(app)
    app.add_middleware(
        Gate,
        settings=settings,
        store=store,
        identity=identity,
        sanctions=sanctions,
        recent=recent,
    )
    app.add_middleware(Transport, settings=settings)
    return app


Rescue = Callable[[], Awaitable[None]]


@contextlib.asynccontextmanager
async def _join_cluster(
    table_service: TableService, settings: Settings
) -> AsyncIterator[Rescue | None]:
    """Cooperate with other processes on the same database, if it is shared."""
    following = table_service.cache.following
    if following is None:
        yield None
        return
    # These modules need the libraries of the extra `postgres`.
    from contrada.server.cluster.jobs import Jobs
    from contrada.server.cluster.peer_handler import PeerHandler
    from contrada.server.cluster.peers import Peers

    peer_handler = PeerHandler(table_service, following)
    token = table_service.store.token
    peers = Peers(
        settings.conninfo,
        token,
        peer_handler.heard,
        peer_handler.missed,
        peer_handler.looked,
        peer_handler,
        table_service.store.holders,
    )
    jobs = Jobs(settings.conninfo, peer_handler.think, settings.bot_workers)
    await peers.open()
    table_service.processes.peers = peers
    table_service.committer.writer.wrote = peers.wrote
    try:
        await jobs.open()
        try:
            yield jobs.rescue
        finally:
            await jobs.close()
    finally:
        await peers.close()


async def _beat(clock: ServerClock) -> None:
    """Write the heartbeat of the server clock periodically."""
    try:
        while True:
            try:
                await asyncio.to_thread(clock.beat)
                rest = BEAT_SECONDS
            except Exception as error:
                log.warning(
                    "the heartbeat could not be written", extra={"fault": type(error).__name__}
                )
                rest = RETRY_SECONDS
            await asyncio.sleep(rest)
    finally:
        with contextlib.suppress(Exception):
            clock.beat()  # so that the next start continues from here


async def _sweep(table_service: TableService, rescue: Rescue | None) -> None:
    """Run the scheduler once a second; at the start also for bots whose move was interrupted."""
    ahead = BOT_OVERDUE if rescue is None else 0
    while True:
        try:
            if rescue is not None and table_service.processes.leads:
                await rescue()
            await table_service.scheduler.sweep(ahead)
            ahead = 0
            table_service.bot_turns.resume_overdue()
        except (Exception, *ESCAPING):
            log.exception("the scheduler failed")
        await asyncio.sleep(SWEEP_SECONDS)


def _add_error_handlers(app: FastAPI) -> None:
    """Give all error responses the same shape."""

    async def refused(_request: Request, error: Exception) -> Response:
        assert isinstance(error, Refused)
        return error_response(error)

    async def invalid(_request: Request, _error: Exception) -> Response:
        return error_response(Refused("bad_message", "A part of the address cannot be read."))

    async def missing(_request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        codes = {STATUS[code]: code for code in ("unknown_path", "wrong_method", "not_allowed")}
        code = codes.get(error.status_code, "bad_message")
        return error_response(Refused(code, "There is nothing here for this request."))

    app.add_exception_handler(Refused, refused)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(HTTPException, missing)
