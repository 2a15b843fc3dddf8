"""Signing keys, cookies, CSRF tokens, the files of secret and push key, and the check of a request's origin.

Nothing here reads a clock: a clock that is set back signs nobody out.
"""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, cast, get_args
from urllib.parse import urlsplit

from fastapi import Response
from itsdangerous import BadData, URLSafeSerializer, URLSafeTimedSerializer
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection

from cosca.server.core.paths import data_folder
from cosca.server.core.settings import BadSetting, Settings
from cosca.server.storage.rows import SessionRow
from cosca.server.storage.users import OLDER

COOKIE_SECONDS: Final = 365 * 24 * 3600
SECRET_BYTES: Final = 32
P256_ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # private keys are below it
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
Purpose = Literal["email", "unsubscribe"]  # of a token in a mail


def secret_path(settings: Settings) -> Path:
    """Return the path of the secret: beside a SQLite file, else in the data folder."""
    if settings.secret_file:
        return Path(settings.secret_file)
    try:
        url = make_url(settings.database_url)
    except ArgumentError:
        raise BadSetting("the database URL cannot be parsed; give sqlite:///FILE or postgresql://…") from None
    if url.get_backend_name() != "sqlite":
        return data_folder() / "secret"
    return Path(f"{os.path.realpath(Path(url.database or '').expanduser())}.secret")


def vapid_path(settings: Settings) -> Path:
    """Return the path of the key that identifies this server to push services: beside the secret."""
    secret = secret_path(settings)
    return secret.with_suffix(".vapid") if secret.suffix == ".secret" else Path(f"{secret}.vapid")


def load_secret(path: Path) -> bytes:
    """Return the secret of the file, readable by its owner alone; create it at the first start."""
    secret = _load_private_file(path, secrets.token_bytes)
    if len(secret) < SECRET_BYTES:
        raise BadSetting(f"{path}: not a secret file of Cosca; delete it to create a new one (everyone is signed out)")
    return secret


def load_vapid_key(path: Path) -> bytes:
    """Return the private key for Web Push, a number of 32 bytes, from its file; create it at the first start."""
    key = _load_private_file(path, lambda size: (1 + secrets.randbelow(P256_ORDER - 1)).to_bytes(size))
    if len(key) != SECRET_BYTES or not 0 < int.from_bytes(key) < P256_ORDER:
        raise BadSetting(
            f"{path}: not a key file of Cosca; delete it to create a new one (all devices must turn push on again)"
        )
    return key


def _load_private_file(path: Path, create: Callable[[int], bytes]) -> bytes:
    """Return the bytes that a file has in hexadecimal, b"" if it has none; create it for its owner alone."""
    if not path.exists():
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        draft = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
        try:
            with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
                file.write(create(SECRET_BYTES).hex() + "\n")
                file.flush()
                os.fsync(file.fileno())
            os.link(draft, path)
        except FileExistsError:
            pass  # another process was quicker: its secret counts
        finally:
            draft.unlink(missing_ok=True)
    if os.name == "posix" and path.stat().st_mode & 0o077:
        path.chmod(0o600)
    try:
        return bytes.fromhex(path.read_text(encoding="ascii"))
    except ValueError:
        return b""


class CookieClaims(NamedTuple):
    """The content of a cookie: user and session; in cookies older than sessions, the generation of cookies."""

    user: str
    session: str
    generation: int | None = None


class SigningKeys:
    """Signs and verifies with the server's secret. The cookie name depends on it, because ports share cookies."""

    def __init__(self, secret: bytes, secure: bool) -> None:
        digest = {"digest_method": hashlib.sha256}
        self._serializer = URLSafeSerializer(secret, salt="cosca.session", signer_kwargs=digest)
        self._legacy_serializer = URLSafeTimedSerializer(secret, salt="cosca.visitor", signer_kwargs=digest)
        self._token_key = hmac.digest(secret, b"cosca.token", "sha256")
        self._seal_key = hmac.digest(secret, b"cosca.seal", "sha256")
        self._claims = {
            purpose: URLSafeSerializer(secret, salt=f"cosca.{purpose}", signer_kwargs=digest)
            for purpose in get_args(Purpose)
        }
        self._secure = secure
        tag = hmac.digest(secret, b"cosca.name", "sha256").hex()[:8]
        self.cookie_name: Final = f"{'__Host-' if secure else ''}cosca_{tag}"

    def sign(self, session: SessionRow) -> str:
        """Return the cookie value of a session."""
        return self._serializer.dumps([session.user_id, session.id])

    def sign_content(self, content: bytes) -> str:
        """Return the seal of this content, which only this server can make."""
        return hmac.digest(self._seal_key, content, "sha256").hex()

    def sign_claims(self, purpose: Purpose, claims: list[Any]) -> str:
        """Return a token of these claims for a link in a mail."""
        return str(self._claims[purpose].dumps(claims))

    def read_claims(self, purpose: Purpose, token: str) -> list[Any] | None:
        """Return the claims of a token; None if it is forged or made for another purpose."""
        try:
            claims = self._claims[purpose].loads(token)
        except (BadData, ValueError, TypeError):
            return None
        return cast("list[Any]", claims) if isinstance(claims, list) else None

    def read(self, connection: HTTPConnection) -> CookieClaims | None:
        """Return the claims of the request's cookie; None if there is no cookie or it is forged."""
        value = connection.cookies.get(self.cookie_name)
        if not value:
            return None
        try:
            user, id = self._serializer.loads(value)
            return CookieClaims(str(user), str(id))
        except (BadData, ValueError, TypeError):
            return self._read_legacy(value)

    def _read_legacy(self, value: str) -> CookieClaims | None:
        """Read a cookie older than sessions as one session, the same in every request that has this cookie."""
        try:
            user, generation = self._legacy_serializer.loads(value)
            return CookieClaims(str(user), OLDER + hashlib.sha256(value.encode()).hexdigest(), int(generation))
        except (BadData, ValueError, TypeError):
            return None

    def token(self, session: str) -> str:
        """Return the CSRF token that every changing request in this session must have."""
        return hmac.digest(self._token_key, session.encode(), "sha256").hex()

    def set_cookie(self, response: Response, session: SessionRow) -> None:
        """Set the session cookie."""
        response.set_cookie(
            self.cookie_name,
            self.sign(session),
            COOKIE_SECONDS,
            path="/",
            secure=self._secure,
            httponly=True,
            samesite="lax",
        )

    def clear_cookie(self, response: Response) -> None:
        """Delete the session cookie."""
        response.delete_cookie(self.cookie_name, path="/", secure=self._secure, httponly=True, samesite="lax")


def is_same_origin(headers: Headers, settings: Settings) -> bool:
    """Return whether the request comes from our own page: from the base URL or from the requested host."""
    origin = _origin(headers.get("origin") or headers.get("referer") or "")
    if origin is None:
        return False
    if settings.secure and origin[0] != "https":  # an attacker on the network can forge a page without TLS
        return False
    return origin == _origin(settings.base) or origin == _origin(f"{origin[0]}://{headers.get('host', '')}")


def _origin(url: str) -> tuple[str, str, int] | None:
    """Return scheme, host and port; None if it is not a web address."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in ("http", "https") or not parts.hostname:
        return None
    return parts.scheme, parts.hostname, port or (443 if parts.scheme == "https" else 80)
