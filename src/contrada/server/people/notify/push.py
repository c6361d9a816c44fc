"""Web Push: encrypts a message for a browser and sends it to the browser's push service.

The endpoint is an address that a client sent, so it passes the same checks as a webhook: only
hosts that the operator allows are resolved, and names must not lead into a private network. The
libraries `http-ece` and `py-vapid` come with the extra `push`.
"""

from __future__ import annotations

import base64
import binascii
import http.client
from typing import Any, Final, Literal
from urllib.parse import urlsplit

import msgspec

from contrada.server.common.refusal import Refused
from contrada.server.people.outgoing import Forbidden, may_be_private, post
from contrada.server.people.webhooks import checked_url
from contrada.server.settings import BadSetting, Settings
from contrada.server.storage.people.contacts import Subscription

ATTEMPT_SECONDS: Final = 8.0
MAX_ENDPOINT: Final = 600
POINT_BYTES: Final = 65
AUTH_BYTES: Final = 16
LIFE_SECONDS: Final = 24 * 3600
"""Seconds for which the push service keeps a message for a browser that is switched off."""
ORDER_P256: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551

Outcome = Literal["sent", "later", "gone", "refused"]


class PushMessage(msgspec.Struct, frozen=True, tag_field="type", tag="turn"):
    """It is the receiver's turn at a table: all that a push message tells."""

    table: str
    text: str


def checked_subscription(subscription: Subscription, allowed: str) -> None:
    """Check what a client sent as its subscription; raises Refused."""
    parts = checked_url(subscription.endpoint, allowed)
    if parts.scheme != "https" and not may_be_private(parts.hostname or ""):
        raise Refused("bad_message", "A push service is reached by https.")
    point, auth = _decoded(subscription.p256dh), _decoded(subscription.auth)
    if len(point) != POINT_BYTES or point[:1] != b"\x04" or len(auth) != AUTH_BYTES:
        raise Refused("bad_message", "These are not the keys of a push subscription.")
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise Refused("bad_message", "These are not the keys of a push subscription.") from None


def _decoded(text: str) -> bytes:
    """Decode base64url without padding; empty if it is malformed."""
    if not text.isascii():
        return b""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except binascii.Error:
        return b""


class PushService:
    """Sends push messages, signed with the key of this server."""

    def __init__(self, settings: Settings, secret: bytes) -> None:
        """`secret` is a secret of this installation, from which the key pair is derived."""
        try:
            import http_ece
            from cryptography.hazmat.primitives import serialization
            from cryptography.hazmat.primitives.asymmetric import ec
            from py_vapid import Vapid02
        except ModuleNotFoundError as error:
            raise BadSetting(
                f"{error.name} is not installed; push messages need: pip install 'contrada[push]'"
            ) from None
        self.allowed = settings.push_hosts
        self.contact = settings.push_contact
        number = int.from_bytes(secret, "big") % (ORDER_P256 - 1) + 1
        key = ec.derive_private_key(number, ec.SECP256R1())
        self._ec, self._ece, self._vapid = ec, http_ece, Vapid02(private_key=key)
        point = key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.public_key = base64.urlsafe_b64encode(point).rstrip(b"=").decode()
        """The `applicationServerKey` with which browsers subscribe."""

    def encrypt(self, subscription: Subscription, message: bytes) -> bytes:
        """Encrypt a message for a browser (RFC 8291)."""
        encrypted: bytes = self._ece.encrypt(
            message,
            private_key=self._ec.generate_private_key(self._ec.SECP256R1()),
            dh=_decoded(subscription.p256dh),
            auth_secret=_decoded(subscription.auth),
            version="aes128gcm",
        )
        return encrypted

    def send(self, subscription: Subscription, message: PushMessage) -> Outcome:
        """Send a message to a browser. Blocks."""
        try:
            parts = checked_url(subscription.endpoint, self.allowed)
        except Refused:  # the operator no longer allows this host
            return "gone"
        claims: dict[str, Any] = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": self.contact}
        headers: dict[str, str] = {
            **self._vapid.sign(claims),
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(LIFE_SECONDS),
            "Urgency": "normal",
        }
        body = self.encrypt(subscription, msgspec.json.encode(message))
        try:
            status = post(urlsplit(subscription.endpoint), body, headers, ATTEMPT_SECONDS)
        except Forbidden:
            return "gone"
        except (OSError, http.client.HTTPException):
            return "later"
        if 200 <= status < 300:
            return "sent"
        if status in (404, 410):
            return "gone"
        return "later" if status >= 500 or status in (408, 429) else "refused"


def push_service(settings: Settings, secret: bytes) -> PushService | None:
    """The push service of this server; None if the operator has not configured it."""
    return PushService(settings, secret) if settings.push_contact else None
