"""Running the server: the address it is reached at, and uvicorn."""

from __future__ import annotations

import gc
import io
import os
import signal
import socket
import sys
import time
from threading import Thread
from typing import TYPE_CHECKING

import segno

from contrada.core.errors import ContradaError
from contrada.server.cluster.supervisor import Supervisor
from contrada.server.common.logs import start_logging
from contrada.server.net.connections import raise_descriptor_limit
from contrada.server.settings import BadSetting, Settings, read_settings

if TYPE_CHECKING:
    import uvicorn

    from contrada.server.storage.event_store import Store

BACKLOG = 2048
PARENT_POLL = 0.2
ORDERLY_SECONDS = 1.2
"""How long a server process may take to end in order when its parent was killed."""
LEVELS = ("debug", "info", "warning", "error")


def bind(settings: Settings) -> socket.socket:
    """A socket at the wished address; raises BadSetting where that is in use."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # Named as TCP, or asyncio leaves Nagle's algorithm on, and every answer waits 40 ms.
    made = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    made.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind((settings.host, settings.port))
    except OSError as error:
        made.close()
        raise BadSetting(
            f"{settings.host} port {settings.port} cannot be used: {error.strerror}."
        ) from None
    return made


def lan_address() -> str:
    """The address of this machine in its network; nothing is sent for finding it."""
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
    """Where people find this server."""
    if settings.public_url:
        return settings.public_url
    everywhere = settings.host in ("0.0.0.0", "::")
    host = lan_address() if lan or everywhere else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def serve(settings: Settings, *, lan: bool = False) -> None:
    """Serve until told to stop."""
    if settings.log_level not in LEVELS:
        raise BadSetting(f"CONTRADA_LOG_LEVEL is one of: {', '.join(LEVELS)}.")
    several = settings.workers > 1
    if several and settings.is_sqlite:
        raise BadSetting(
            f"{settings.workers} processes cannot share an SQLite database: one would not hear "
            "what is played at the other. Set CONTRADA_DATABASE_URL to a PostgreSQL."
        )
    raise_descriptor_limit()
    start_logging(settings.log_level)
    if several:
        with _begin(settings, lan) as bound:
            bound.listen(BACKLOG)
            Supervisor(settings, bound).run()
        return
    # The parent of several processes need not load what only they use.
    from contrada.server.app import open_store

    store, alone = open_store(settings)
    try:
        server = server_of(settings, store)
        _steady_memory()
        server.run(sockets=[_begin(settings, lan)])
    finally:
        alone.release()
        store.close()


def _begin(settings: Settings, lan: bool) -> socket.socket:
    """Take the address, and say where it is."""
    bound = bind(settings)
    url = reached_at(settings, bound.getsockname()[1], lan=lan)
    print(f"Contrada: {url}", flush=True)
    if lan:
        print(qr_code(url), flush=True)
    return bound


def _steady_memory() -> None:
    """Look for dead memory rarely, and never in what was loaded at start: a search of everything
    makes all tables wait."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def server_of(settings: Settings, store: Store) -> uvicorn.Server:
    """A server over a database."""
    import uvicorn

    from contrada.server.app import make_app
    from contrada.server.common.shutdown import Server
    from contrada.server.net.addresses import Proxies
    from contrada.server.net.connections import Connections, limits_of
    from contrada.server.net.protocol import protocols

    connections = Connections(limits_of(settings), Proxies(settings.trusted_proxies))
    return Server(
        uvicorn.Config(
            make_app(settings, store),
            log_config=None,
            access_log=False,
            **protocols(connections),
            ws_max_size=settings.max_message * 4,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            proxy_headers=bool(settings.trusted_proxies),
            forwarded_allow_ips=settings.trusted_proxies or None,
            server_header=False,
            timeout_graceful_shutdown=5,
        )
    )


def serve_as_one_of_several(fd: int, parent: int) -> None:
    """Serve at a socket that the parent process holds; ends with the parent."""
    from contrada.server.app import open_store

    settings = read_settings(os.environ)
    Thread(target=_end_with_parent, args=(parent,), daemon=True).start()
    start_logging(settings.log_level)
    store, alone = open_store(settings)
    try:
        server = server_of(settings, store)
        _steady_memory()
        server.run(sockets=[socket.socket(fileno=fd)])
    finally:
        alone.release()
        store.close()


def _end_with_parent(parent: int) -> None:
    """End this process once its parent is gone: in order if that is quick, else at once.

    Whatever was acknowledged is committed, so nothing is lost either way.
    """
    while os.getppid() == parent:
        time.sleep(PARENT_POLL)
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(ORDERLY_SECONDS)
    os._exit(1)


if __name__ == "__main__":
    try:
        serve_as_one_of_several(int(sys.argv[1]), int(sys.argv[2]))
    except ContradaError as error:
        print(f"contrada: {error}", file=sys.stderr)
        sys.exit(2)
