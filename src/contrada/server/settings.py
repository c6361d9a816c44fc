"""The settings of a server: each field is read from the environment variable CONTRADA_<FIELD>."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import msgspec

from contrada.analysis.results import Depth
from contrada.core.errors import ContradaError

PREFIX: Final = "CONTRADA_"
TOKEN_LENGTH: Final = 16
PUSH_HOSTS: Final = (
    "fcm.googleapis.com, updates.push.services.mozilla.com, "
    "web.push.apple.com, *.notify.windows.com"
)
"""The push services of the browsers."""


class BadSetting(ContradaError):
    """A setting has an invalid value."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of one server; docs/server.md describes each of them."""

    host: str = "127.0.0.1"
    port: int = 8420
    data: str = ""
    database_url: str = ""
    components: str = ""
    public_url: str = ""
    trusted_proxies: str = ""
    allowed_origins: str = ""
    log_level: str = "info"
    log_format: str = "auto"
    metrics: bool = True
    metrics_token: str = ""
    workers: int = 1
    bots: str = ""
    bot_workers: int = 1
    bot_seconds: float = 20.0
    bot_pause: float = 0.3
    bot_turn_seconds: float = 2.0
    bot_seconds_per_minute: float = 45.0
    max_body: int = 65_536
    max_message: int = 16_384
    requests_per_minute: int = 600
    sign_ins_per_minute: int = 10
    messages_per_second: int = 20
    hints_per_minute: int = 20
    chat_per_minute: int = 30
    reports_per_day: int = 20
    boxes_per_minute: int = 30
    analyses_per_day: int = 3
    analysis_depth: Depth = "normal"
    bot_accounts: int = 3
    bot_account_tables: int = 8
    bot_account_sockets: int = 12
    bot_account_requests: int = 300
    challenges_per_hour: int = 60
    webhook_hosts: str = ""
    push_contact: str = ""
    push_hosts: str = PUSH_HOSTS
    smtp_url: str = ""
    mail_from: str = ""
    mails_per_hour: int = 200
    sockets_per_address: int = 64
    max_connections: int = 0
    connections_per_address: int = 128
    max_head: int = 32_768
    max_headers: int = 100
    head_seconds: float = 10.0
    body_seconds: float = 20.0
    keep_alive_seconds: float = 5.0
    send_seconds: float = 30.0
    tables_per_user: int = 100
    listed_per_user: int = 3
    listings_per_hour: int = 20
    open_hours: float = 24.0
    live_hours: float = 24.0
    turn_based_hours: float = 24.0 * 60
    absent_seconds: float = 120.0
    finished_days: float = 0.0

    @property
    def folder(self) -> Path:
        """The folder of the SQLite database."""
        return Path(self.data) if self.data else data_home()

    @property
    def url(self) -> str:
        """The database URL for SQLAlchemy."""
        if not self.database_url:
            return f"sqlite:///{self.folder / 'contrada.db'}"
        scheme, _, rest = self.database_url.partition("://")
        if scheme in ("postgres", "postgresql"):
            return f"postgresql+psycopg://{rest}"
        return self.database_url

    @property
    def is_sqlite(self) -> bool:
        """Whether the database is SQLite, which only one process may use."""
        return self.url.partition(":")[0].partition("+")[0].lower() == "sqlite"

    @property
    def conninfo(self) -> str:
        """The database URL for the PostgreSQL driver."""
        return self.url.replace("postgresql+psycopg://", "postgresql://", 1)

    @property
    def secure(self) -> bool:
        """Whether the public URL uses https."""
        return urlsplit(self.public_url).scheme == "https"


def data_home() -> Path:
    """The folder for a user's data on this system."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "contrada"


def variable(field: str) -> str:
    """The environment variable of a field."""
    return PREFIX + field.upper()


def read_settings(environment: Mapping[str, str], **given: object) -> Settings:
    """Read the settings from an environment; arguments that are not None override it."""
    values: dict[str, object] = {}
    for field in Settings.__struct_fields__:
        if variable(field) in environment:
            values[field] = environment[variable(field)]
        if given.get(field) is not None:
            values[field] = given[field]
    try:
        settings = msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSetting(f"A setting cannot be read: {error}.") from None
    if not 0 <= settings.port <= 65535:
        raise BadSetting(f"{variable('port')} is a port from 0 to 65535, not {settings.port}.")
    for field in ("workers", "bot_workers"):
        if getattr(settings, field) < 1:
            raise BadSetting(f"{variable(field)} is at least 1, not {getattr(settings, field)}.")
    _check_limits(settings)
    if settings.metrics_token and len(settings.metrics_token) < TOKEN_LENGTH:
        raise BadSetting(f"{variable('metrics_token')} has at least {TOKEN_LENGTH} characters.")
    if not settings.bot_seconds_per_minute >= 0:
        raise BadSetting(f"{variable('bot_seconds_per_minute')} is 0 or more seconds.")
    if settings.public_url and urlsplit(settings.public_url).scheme not in ("http", "https"):
        raise BadSetting(f"{variable('public_url')} begins with http:// or https://.")
    _check_channels(settings)
    return settings


def _check_channels(settings: Settings) -> None:
    """Refuse incomplete settings of push messages and mail."""
    contact = settings.push_contact
    if contact and not contact.startswith(("mailto:", "https://")):
        raise BadSetting(f"{variable('push_contact')} begins with mailto: or https://.")
    if not settings.smtp_url:
        return
    url = urlsplit(settings.smtp_url)
    if url.scheme not in ("smtp", "smtps", "smtp+plain") or not url.hostname:
        raise BadSetting(
            f"{variable('smtp_url')} is smtp://HOST, smtps://HOST or smtp+plain://HOST."
        )
    if "@" not in settings.mail_from or not settings.mail_from.isprintable():
        raise BadSetting(f"{variable('mail_from')} is the address that sends the mails.")
    if not settings.public_url:
        raise BadSetting(f"Mails contain links, so they need {variable('public_url')}.")


_POSITIVE: Final = (
    "connections_per_address",
    "max_head",
    "max_headers",
    "head_seconds",
    "body_seconds",
    "keep_alive_seconds",
    "send_seconds",
)


def _check_limits(settings: Settings) -> None:
    """Refuse limits with which the server could not serve any request."""
    for field in _POSITIVE:
        value = getattr(settings, field)
        if not 0 < value < float("inf"):
            raise BadSetting(f"{variable(field)} is more than 0, not {value}.")
    if not 0 <= settings.finished_days < float("inf"):
        raise BadSetting(f"{variable('finished_days')} is 0 or more days.")
    if settings.analyses_per_day < 0:
        raise BadSetting(f"{variable('analyses_per_day')} is 0 or more.")
    if settings.max_connections < 0:
        raise BadSetting(f"{variable('max_connections')} is 0 or more.")
