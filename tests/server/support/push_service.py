"""A browser with a push subscription: it decrypts what a push service got for it and verifies who sent it."""

from __future__ import annotations

import base64
import json
import os
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from tests.server.support.sinks import SinkRequest


def encode(value: bytes) -> str:
    return base64.urlsafe_b64encode(value).decode().rstrip("=")


def decode(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """The keys of one subscription."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.keys = {"p256dh": encode(point), "auth": encode(self._auth)}

    def read(self, request: SinkRequest) -> dict[str, Any]:
        """Return the message of a request, decrypted."""
        assert request.headers["Content-Encoding"] == "aes128gcm"
        assert len(request.body) <= 4096
        content = http_ece.decrypt(request.body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        return json.loads(content)


def verified_claims(request: SinkRequest) -> tuple[dict[str, Any], str]:
    """Return claims and public key of the sender, after verifying the signature (RFC 8292)."""
    header = request.headers["Authorization"]
    assert Vapid02.verify(header)
    fields = dict(part.split("=", 1) for part in header.removeprefix("vapid ").split(","))
    return json.loads(decode(fields["t"].split(".")[1])), fields["k"]
