"""Web Push: letters encrypted for one browser, sent through the push service that the browser named.

pywebpush (extra `push`) encrypts, py_vapid identifies this server; `GuardedClient` sends.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import time
from collections.abc import Callable, Mapping
from email.utils import parseaddr
from importlib.util import find_spec
from ipaddress import ip_address
from typing import Final, Literal
from urllib.parse import urlsplit

import orjson

from cosca.server.core.settings import Settings
from cosca.server.notifications.address_guard import GuardedClient
from cosca.server.notifications.delivery import ChannelGone, DeliveryFailed, Letter
from cosca.server.notifications.http_delivery import post
from cosca.server.notifications.stages import DUTY_STAGES
from cosca.server.storage.rows import ChannelRow

TTL_SECONDS: Final = 43_200  # for which a push service keeps a message for a device that is off
TOKEN_SECONDS: Final = 43_200  # validity of the VAPID token; push services accept at most a day
DECLARATIVE: Final = 8030  # marks a payload that browsers with Declarative Web Push show without a service worker
MAX_TITLE_LENGTH: Final = 200
MAX_BODY_LENGTH: Final = 500  # push services take 4096 bytes, and a character may have four
KEY_BYTES: Final = {"p256dh": 65, "auth": 16}
HIGH_URGENCY: Final = ("turn", "late", "test")
LOW_URGENCY: Final = ("daily", "over", "free_seat")

PushFault = Literal["not_installed", "no_https"]


class BadSubscription(Exception):
    """The keys of a subscription are not those of a browser."""


def push_fault(settings: Settings) -> PushFault | None:
    """Return why this server cannot push, None if it can. Browsers subscribe only at https pages and at localhost."""
    if find_spec("pywebpush") is None or find_spec("py_vapid") is None:
        return "not_installed"
    return None if settings.secure or _is_local(urlsplit(settings.base).hostname or "") else "no_https"


def _is_local(host: str) -> bool:
    try:
        return host == "localhost" or host.endswith(".localhost") or ip_address(host).is_loopback
    except ValueError:
        return False


class PushChannel:
    """Sends letters to push services. One per server; requires that `push_fault` is None."""

    def __init__(
        self, settings: Settings, client: GuardedClient, key: bytes, now: Callable[[], float] = time.time
    ) -> None:
        from py_vapid import Vapid02  # the import takes long, and the extra may be missing

        self._client: Final = client
        self._now: Final = now
        self._vapid: Final = Vapid02.from_raw(_encode(key).encode())
        self._vapid.conf = {"no-strict": True}  # the contact may be an address on this machine
        sender = parseaddr(settings.mail_from)[1]
        self._contact: Final = f"mailto:{sender}" if sender else settings.base
        self.public_key: Final = _encode(_point(self._vapid.public_key))

    async def deliver(self, channel: ChannelRow, letter: Letter) -> None:
        """Encrypt the letter for its browser and send it; raise ChannelGone or DeliveryFailed."""
        group = notification_tag(letter)
        headers = {
            **self._authorization(channel.address),
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(TTL_SECONDS),
            "Urgency": _urgency(letter.stage),
            # A newer message replaces the older one that waits for the device.
            "Topic": _encode(hashlib.sha256(group.encode()).digest())[:32],
        }
        body = encrypt(channel, payload(letter))
        status = await post(self._client, channel.address, body, headers)
        if status in (404, 410):
            raise ChannelGone
        if not 200 <= status < 300:
            raise DeliveryFailed(f"status {status}")

    def _authorization(self, address: str) -> dict[str, str]:
        """Return the header that identifies this server to the push service."""
        from py_vapid import VapidException

        parts = urlsplit(address)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(self._now()) + TOKEN_SECONDS,
            "sub": self._contact,
        }
        try:
            return dict(self._vapid.sign(claims))
        except VapidException:  # such as for an IPv6 address, which no push service has
            raise DeliveryFailed("malformed") from None


def notification_tag(letter: Letter) -> str:
    """Return the tag by which a notification replaces an older one: those of a table's duty replace each other."""
    if letter.table is None or letter.stage == "test":
        return letter.id
    return f"{'duty' if letter.stage in DUTY_STAGES else letter.stage}:{letter.table}"


def payload(letter: Letter) -> bytes:
    """Return a Declarative Web Push message, which the service worker of other browsers shows alike.

    The draft has the badge beside the notification, the first browsers have it inside: both are given.
    """
    notification = {
        "title": letter.title[:MAX_TITLE_LENGTH],
        "body": letter.body[:MAX_BODY_LENGTH],
        "navigate": letter.url,
        "tag": notification_tag(letter),
        "lang": letter.language,
        "app_badge": letter.waiting_tables,
    }
    message = {"web_push": DECLARATIVE, "notification": notification, "app_badge": letter.waiting_tables}
    return orjson.dumps(message)


def encrypt(channel: ChannelRow, message: bytes) -> bytes:
    """Return the message as only the subscribed browser can read it; raise DeliveryFailed if its keys are damaged."""
    from pywebpush import WebPusher

    try:
        keys = validate_keys(channel.secrets or {})
        return WebPusher({"endpoint": channel.address, "keys": keys}).encode(message)["body"]
    except (BadSubscription, ValueError):
        raise DeliveryFailed("keys") from None


def validate_keys(keys: Mapping[str, str]) -> dict[str, str]:
    """Return the keys of a subscription in unpadded base64url; raise BadSubscription if they are none."""
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey

    decoded = {name: _decode(keys.get(name, "")) for name in KEY_BYTES}
    if any(len(decoded[name]) != size for name, size in KEY_BYTES.items()):
        raise BadSubscription
    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), decoded["p256dh"])
    except ValueError:
        raise BadSubscription from None
    return {name: _encode(value) for name, value in decoded.items()}


def _urgency(stage: str) -> str:
    return "high" if stage in HIGH_URGENCY else "low" if stage in LOW_URGENCY else "normal"


def _point(public_key: object) -> bytes:
    """Return a public key in the form in which browsers take it."""
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePublicKey
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    assert isinstance(public_key, EllipticCurvePublicKey)
    return public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _encode(value: bytes) -> str:
    return base64.urlsafe_b64encode(value).decode().rstrip("=")


def _decode(text: str) -> bytes:
    """Return the bytes of base64url, b"" if it is none."""
    try:
        return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        return b""
