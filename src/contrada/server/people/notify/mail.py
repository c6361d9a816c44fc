"""Sends e-mail by SMTP.

Headers are made by the standard library's `EmailMessage`, which refuses line breaks; addresses are
checked before they are stored. A bounded number of mails is under way, and a limit per hour holds
for the whole server, so that nobody can use it to send mail in bulk.
"""

from __future__ import annotations

import asyncio
import logging
import re
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

from contrada.server.common.metrics import FAULTS
from contrada.server.common.refusal import Refused
from contrada.server.net.limits import Limiter
from contrada.server.settings import Settings

log = logging.getLogger(__name__)
ATTEMPT_SECONDS: Final = 20.0
MAX_PENDING: Final = 100
"""Mails under way; further ones are not sent."""
MAX_ADDRESS: Final = 254
_LOCAL: Final = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
_LABEL: Final = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
_ADDRESS: Final = re.compile(rf"({_LOCAL})@({_LABEL}(?:\.{_LABEL})+)")
MAX_LOCAL: Final = 64


def checked_address(text: str) -> str:
    """An address in the form in which it is stored; raises Refused.

    Only plain ASCII addresses: quoted ones and comments are legal and a way to smuggle headers.
    """
    found = _ADDRESS.fullmatch(text.strip())
    if found is None or len(text) > MAX_ADDRESS or len(found[1]) > MAX_LOCAL:
        raise Refused("bad_message", "This is not an e-mail address.")
    return f"{found[1]}@{found[2]}".lower()


class Mailer:
    """Sends mails one after another in a thread."""

    def __init__(self, settings: Settings) -> None:
        self.sender = settings.mail_from
        self.public_url = settings.public_url.rstrip("/")
        self._url = urlsplit(settings.smtp_url)
        self._limit = Limiter.per_hour(settings.mails_per_hour)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="mail")
        self._pending = 0

    def close(self) -> None:
        """Cancel mails that wait; one under way ends by itself."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def send(self, to: str, subject: str, text: str) -> bool:
        """Send a mail; False if it could not be handed over."""
        if self._pending >= MAX_PENDING or not self._limit.take("all"):
            log.warning("a mail was not sent: too many")
            return False
        self._pending += 1
        try:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._thread, self._deliver, self.compose(to, subject, text))
            return True
        except (OSError, smtplib.SMTPException) as error:
            FAULTS.inc()
            log.warning("a mail could not be sent", extra={"fault": type(error).__name__})
            return False
        finally:
            self._pending -= 1

    def compose(self, to: str, subject: str, text: str) -> EmailMessage:
        """A mail in plain text; raises ValueError if a header contains a line break."""
        mail = EmailMessage()
        mail["From"] = self.sender
        mail["To"] = to
        mail["Subject"] = subject
        mail["Date"] = formatdate()
        host = self.sender.rpartition("@")[2].strip("<> ")
        mail["Message-ID"] = make_msgid(domain=host or None)
        mail["Auto-Submitted"] = "auto-generated"
        mail["List-Unsubscribe"] = f"<{self.public_url}/notifications>"
        mail.set_content(text)
        return mail

    def _deliver(self, mail: EmailMessage) -> None:
        url = self._url
        host, tls = url.hostname or "", ssl.create_default_context()
        if url.scheme == "smtps":
            server: smtplib.SMTP = smtplib.SMTP_SSL(
                host, url.port or 465, timeout=ATTEMPT_SECONDS, context=tls
            )
        else:
            server = smtplib.SMTP(host, url.port or 25, timeout=ATTEMPT_SECONDS)
        with server:
            server.ehlo()
            if url.scheme == "smtp" and server.has_extn("starttls"):
                server.starttls(context=tls)
                server.ehlo()
            elif url.scheme == "smtp" and url.username:
                raise smtplib.SMTPException("the server offers no STARTTLS for the password")
            if url.username:
                server.login(unquote(url.username), unquote(url.password or ""))
            server.send_message(mail)


def mailer(settings: Settings) -> Mailer | None:
    """The mailer of this server; None if the operator has not configured it."""
    return Mailer(settings) if settings.smtp_url else None
