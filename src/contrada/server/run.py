"""Runs the server: binds its address, prints where it is reached, and starts uvicorn."""

from __future__ import annotations

import gc
import io
import os
import signal
import socket
import sys
import time
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

import segno

from contrada.core.errors import ContradaError
from contrada.server.cluster.supervisor import Supervisor
from contrada.server.common.logs import FORMATS, start_logging
from contrada.server.net.connections import raise_descriptor_limit
from contrada.server.settings import BadSetting, Settings, read_settings

if TYPE_CHECKING:
    import uvicorn

    from contrada.server.net.handover import Handover
    from contrada.server.storage.event_store import Store

BACKLOG = 2048
PARENT_POLL = 0.2
SHUTDOWN_SECONDS = 1.2
"""Time for a graceful shutdown of a server process whose parent was killed."""
SWITCH_SECONDS = 0.002
"""How long a thread keeps the interpreter's lock while another one waits for it."""
LEVELS = ("debug", "info", "warning", "error")


def bind(settings: Settings) -> socket.socket:
    """A socket bound to the configured address; raises BadSetting if that fails."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # asyncio disables Nagle's algorithm, which delays every response by 40 ms, only on sockets
    # whose protocol is given as TCP.
    bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    bound.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((settings.host, settings.port))
    except OSError as error:
        bound.close()
        raise BadSetting(
            f"{settings.host} port {settings.port} cannot be used: {error.strerror}."
        ) from None
    return bound


def lan_address() -> str:
    """The address of this machine in its local network, found without sending a packet."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def qr_code(text: str) -> str:
    """A QR code to print at a terminal."""
    out = io.StringIO()
    segno.make(text, micro=False).terminal(out, compact=True)
    return out.getvalue()


def reached_at(settings: Settings, port: int, *, lan: bool) -> str:
    """The URL at which people reach this server."""
    if settings.public_url:
        return settings.public_url
    everywhere = settings.host in ("0.0.0.0", "::")
    host = lan_address() if lan or everywhere else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


Place = tuple[Path, int, int]
"""The folder where the processes of one server meet, the number of one of them, and their count."""
OnListening = Callable[[str], object]
"""Called with the server's URL once it accepts connections."""


def serve(
    settings: Settings, *, lan: bool = False, on_listening: OnListening | None = None
) -> None:
    """Serve until SIGINT or SIGTERM."""
    if settings.log_level not in LEVELS:
        raise BadSetting(f"CONTRADA_LOG_LEVEL is one of: {', '.join(LEVELS)}.")
    if settings.log_format not in FORMATS:
        raise BadSetting(f"CONTRADA_LOG_FORMAT is one of: {', '.join(FORMATS)}.")
    several = settings.workers > 1
    if several and settings.is_sqlite:
        raise BadSetting(
            f"{settings.workers} processes cannot share an SQLite database: they could not notify "
            "each other of changes. Set CONTRADA_DATABASE_URL to a PostgreSQL database."
        )
    raise_descriptor_limit()
    start_logging(settings.log_level, settings.log_format)
    if several:
        with _listen(settings, lan, on_listening) as bound:
            Supervisor(settings, bound).run()
        return
    # Imported here: the parent of several processes does not need these modules.
    from contrada.server.app import open_store

    store, lock = open_store(settings)
    try:
        server = server_of(settings, store)
        _tune_interpreter()
        server.run(sockets=[_listen(settings, lan, on_listening)])
    finally:
        lock.release()
        store.close()


def _listen(settings: Settings, lan: bool, on_listening: OnListening | None) -> socket.socket:
    """Listen at the configured address, and print it.

    Connections that arrive before the application has started wait in the backlog.
    """
    bound = bind(settings)
    bound.listen(BACKLOG)
    url = reached_at(settings, bound.getsockname()[1], lan=lan)
    print(f"Contrada: {url}")
    print(f"Data: {_data_location(settings)}")
    print("Stop: Ctrl-C", flush=True)
    if lan:
        print(qr_code(url), flush=True)
    if on_listening is not None:
        on_listening(url)
    return bound


def _data_location(settings: Settings) -> str:
    """Where the database is; a database URL is not shown since it can hold a password."""
    if settings.database_url:
        return "the database in CONTRADA_DATABASE_URL"
    return str(settings.folder)


def _tune_interpreter() -> None:
    """Collect garbage rarely, without what was loaded at start, and let the event loop in soon.

    A full collection delays every table. The event loop gives the interpreter's lock away whenever
    it compresses or sends, and a thread that packs a finished game would keep it for 5 ms each
    time.
    """
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def server_of(settings: Settings, store: Store, handover: Handover | None = None) -> uvicorn.Server:
    """A uvicorn server for a database; `handover` connects it with other processes at its port."""
    import uvicorn

    from contrada.server.app import make_app
    from contrada.server.net.addresses import Proxies
    from contrada.server.net.connections import Connections, limits_of
    from contrada.server.net.protocol import protocols
    from contrada.server.net.shutdown import Server

    connections = Connections(limits_of(settings), Proxies(settings.trusted_proxies))
    server = Server(
        uvicorn.Config(
            make_app(settings, store),
            log_config=None,
            access_log=False,
            **protocols(connections, handover),
            ws_max_size=settings.max_message * 4,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            proxy_headers=bool(settings.trusted_proxies),
            forwarded_allow_ips=settings.trusted_proxies or None,
            server_header=False,
            timeout_graceful_shutdown=5,
        )
    )
    server.handover = handover
    return server


def serve_as_one_of_several(fd: int, parent: int, place: Place | None = None) -> None:
    """Serve at a socket inherited from the parent process; ends when the parent ends."""
    from contrada.server.app import open_store
    from contrada.server.net.handover import Handover, supported

    settings = read_settings(os.environ)
    Thread(target=_end_with_parent, args=(parent,), daemon=True).start()
    start_logging(settings.log_level, settings.log_format)
    store, lock = open_store(settings)
    try:
        handover = Handover(*place) if place is not None and supported() else None
        server = server_of(settings, store, handover)
        _tune_interpreter()
        server.run(sockets=[socket.socket(fileno=fd)])
    finally:
        lock.release()
        store.close()


def _end_with_parent(parent: int) -> None:
    """Shut this process down once its parent is gone: gracefully if that is quick, else at once.

    Acknowledged events are committed, so neither way loses any.
    """
    while os.getppid() == parent:
        time.sleep(PARENT_POLL)
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(SHUTDOWN_SECONDS)
    os._exit(1)


if __name__ == "__main__":
    _fd, _parent, _folder, _number, _count = sys.argv[1:]
    try:
        serve_as_one_of_several(int(_fd), int(_parent), (Path(_folder), int(_number), int(_count)))
    except ContradaError as error:
        print(f"contrada: {error}", file=sys.stderr)
        sys.exit(2)
