"""Who asks: signed cookies, and proof that a changing request comes from our own page."""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
import time
from pathlib import Path
from typing import Annotated, Final, NamedTuple
from urllib.parse import urlsplit

from fastapi import Depends, Request, Response
from itsdangerous import BadData, URLSafeTimedSerializer
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection

from cosca.server.database import data_folder
from cosca.server.errors import Refused
from cosca.server.settings import BadSetting, Settings
from cosca.server.store import Store, UserRow

YEAR: Final = 365 * 24 * 3600
RENEW_AFTER: Final = 24 * 3600
SECRET_BYTES: Final = 32
READING: Final = ("GET", "HEAD", "OPTIONS")


def secret_path(settings: Settings) -> Path:
    """Where the secret lies: beside a SQLite file, else in the data folder."""
    if settings.secret_file:
        return Path(settings.secret_file)
    try:
        url = make_url(settings.database_url)
    except ArgumentError:
        raise BadSetting("the database URL cannot be read: give sqlite:///FILE or postgresql://…") from None
    if url.get_backend_name() != "sqlite":
        return data_folder() / "secret"
    return Path(f"{os.path.realpath(Path(url.database or '').expanduser())}.secret")


def load_secret(path: Path) -> bytes:
    """The secret of the file, readable by its owner alone; made at the first start, whoever comes first."""
    if not path.exists():
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        draft = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
        try:
            with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
                file.write(secrets.token_hex(SECRET_BYTES) + "\n")
                file.flush()
                os.fsync(file.fileno())
            os.link(draft, path)
        except FileExistsError:
            pass  # another start was quicker: its secret counts
        finally:
            draft.unlink(missing_ok=True)
    if os.name == "posix" and path.stat().st_mode & 0o077:
        path.chmod(0o600)
    try:
        secret = bytes.fromhex(path.read_text(encoding="ascii"))
    except ValueError:
        secret = b""
    if len(secret) < SECRET_BYTES:
        raise BadSetting(f"{path}: not a secret file of Cosca; delete it to make a new one (all people are logged out)")
    return secret


class Signed(NamedTuple):
    """What a cookie of ours says: a user, the generation of its cookies, and how old it is."""

    user: str
    generation: int
    age: float


class Keys:
    """Signs and checks with the server's secret. The cookie's name is the server's own: ports share cookies."""

    def __init__(self, secret: bytes, secure: bool) -> None:
        self._serializer = URLSafeTimedSerializer(
            secret, salt="cosca.visitor", signer_kwargs={"digest_method": hashlib.sha256}
        )
        self._token_key = hmac.digest(secret, b"cosca.token", "sha256")
        self._secure = secure
        tag = hmac.digest(secret, b"cosca.name", "sha256").hex()[:8]
        self.cookie_name: Final = f"{'__Host-' if secure else ''}cosca_{tag}"

    def sign(self, user: UserRow) -> str:
        """The value of the user's cookie."""
        return self._serializer.dumps([user.id, user.generation])

    def read(self, connection: HTTPConnection) -> Signed | None:
        """What the request's cookie says; None if there is none, or it is forged or too old."""
        value = connection.cookies.get(self.cookie_name)
        if not value:
            return None
        try:
            said, made = self._serializer.loads(value, max_age=YEAR, return_timestamp=True)
            user, generation = said
        except (BadData, ValueError, TypeError):
            return None
        return Signed(str(user), int(generation), time.time() - made.timestamp())

    def token(self, user: UserRow) -> str:
        """What a changing request of the user must carry."""
        return hmac.digest(self._token_key, f"{user.id} {user.generation}".encode(), "sha256").hex()

    def set_cookie(self, response: Response, user: UserRow) -> None:
        """Signs the browser in."""
        response.set_cookie(
            self.cookie_name, self.sign(user), YEAR, path="/", secure=self._secure, httponly=True, samesite="lax"
        )

    def clear_cookie(self, response: Response) -> None:
        """Signs the browser out."""
        response.delete_cookie(self.cookie_name, path="/", secure=self._secure, httponly=True, samesite="lax")


def own_origin(headers: Headers, settings: Settings) -> bool:
    """Whether the request comes from our own page: from the base URL, or from the host that it asks."""
    said = _origin(headers.get("origin") or headers.get("referer") or "")
    if said is None:
        return False
    return said == _origin(settings.base) or said == _origin(f"{said[0]}://{headers.get('host', '')}")


def _origin(url: str) -> tuple[str, str, int] | None:
    """Scheme, host and port; None if it is not a web address."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in ("http", "https") or not parts.hostname:
        return None
    return parts.scheme, parts.hostname, port or (443 if parts.scheme == "https" else 80)


async def known(store: Store, signed: Signed | None) -> UserRow | None:
    """The user of a cookie; None if it is gone or has signed out everywhere since."""
    user = await store.user(signed.user) if signed is not None else None
    return user if user is not None and signed is not None and user.generation == signed.generation else None


async def visitor(request: Request) -> UserRow | None:
    """Who asks, if the cookie is good. A changing request of a user must carry the user's token."""
    state = request.app.state
    user = await known(state.store, state.keys.read(request))
    if user is None:
        return None
    request.scope["cosca.user"] = user.id
    free = request.method in READING or request.url.path == "/api/guest"  # which changes nothing where there is a user
    if not free:
        given = request.headers.get("x-cosca-token", "")
        if not hmac.compare_digest(given.encode(), state.keys.token(user).encode()):
            raise Refused("not_allowed", "token")
    return user


async def somebody(user: Annotated[UserRow | None, Depends(visitor)]) -> UserRow:
    """Who asks; Refused if nobody is signed in."""
    if user is None:
        raise Refused("signed_out")
    return user


Visitor = Annotated[UserRow | None, Depends(visitor)]
User = Annotated[UserRow, Depends(somebody)]
