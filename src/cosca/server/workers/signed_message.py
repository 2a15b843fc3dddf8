"""Messages between servers and workers: a header, a pickle, and a signature over both.

A pickle can run any code when it is read. So nothing is unpickled that was not signed with the cluster's secret, for
this purpose and this request.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Any, Final, Literal

import orjson

from cosca.kernel.errors import CoscaError

Purpose = Literal["task", "result"]
SIGNATURE_BYTES: Final = 32
_LENGTH_BYTES: Final = 4


class BadSignature(CoscaError):
    """Raised for a message that was not made with this cluster's secret."""


class MessageSigner:
    """Signs and checks messages with a key derived from the cluster's secret."""

    def __init__(self, secret: bytes) -> None:
        self._key: Final = hmac.digest(secret, b"cosca worker messages", hashlib.sha256)

    def pack(self, purpose: Purpose, header: dict[str, Any], body: bytes) -> bytes:
        """Return a signed message."""
        head = orjson.dumps(header)
        content = len(head).to_bytes(_LENGTH_BYTES) + head + body
        return self._sign(purpose, content) + content

    def unpack(self, purpose: Purpose, message: bytes) -> tuple[dict[str, Any], bytes]:
        """Return header and body; BadSignature if the message is not of this cluster or has another purpose."""
        signature, content = message[:SIGNATURE_BYTES], message[SIGNATURE_BYTES:]
        if not hmac.compare_digest(signature, self._sign(purpose, content)):
            raise BadSignature("the message is not signed with the secret of this cluster")
        size = int.from_bytes(content[:_LENGTH_BYTES])
        return orjson.loads(content[_LENGTH_BYTES : _LENGTH_BYTES + size]), content[_LENGTH_BYTES + size :]

    def _sign(self, purpose: Purpose, content: bytes) -> bytes:
        return hmac.digest(self._key, purpose.encode() + b" " + content, hashlib.sha256)
