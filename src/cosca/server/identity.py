"""Who asks: signed cookies that name a session, and proof that a changing request comes from our own page.

A session is good until it is ended. Nothing here reads a clock: one that is set back signs nobody out.
"""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import os
import secrets
import time
from pathlib import Path
from typing import Annotated, Final, NamedTuple
from urllib.parse import urlsplit

from fastapi import Depends, Request, Response
from itsdangerous import BadData, URLSafeSerializer, URLSafeTimedSerializer
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, IntegrityError
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection

from cosca.server.database import data_folder
from cosca.server.errors import Refused
from cosca.server.settings import BadSetting, Settings
from cosca.server.store import Store, UserRow
from cosca.server.store_people import OLDER, SessionRow, new_session, session

YEAR: Final = 365 * 24 * 3600
SEEN_EVERY: Final = 3600  # seconds after which it is noted again that somebody was here
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
    """What a cookie of ours says: a user and a session; of before there were sessions, the generation of cookies."""

    user: str
    session: str
    generation: int | None = None


class Keys:
    """Signs and checks with the server's secret. The cookie's name is the server's own: ports share cookies."""

    def __init__(self, secret: bytes, secure: bool) -> None:
        digest = {"digest_method": hashlib.sha256}
        self._serializer = URLSafeSerializer(secret, salt="cosca.session", signer_kwargs=digest)
        self._older = URLSafeTimedSerializer(secret, salt="cosca.visitor", signer_kwargs=digest)
        self._token_key = hmac.digest(secret, b"cosca.token", "sha256")
        self._seal_key = hmac.digest(secret, b"cosca.seal", "sha256")
        self._secure = secure
        tag = hmac.digest(secret, b"cosca.name", "sha256").hex()[:8]
        self.cookie_name: Final = f"{'__Host-' if secure else ''}cosca_{tag}"

    def sign(self, session: SessionRow) -> str:
        """The value of the cookie of a session."""
        return self._serializer.dumps([session.user_id, session.id])

    def seal(self, content: bytes) -> str:
        """What nobody else can make for this content: it shows that it comes from here."""
        return hmac.digest(self._seal_key, content, "sha256").hex()

    def read(self, connection: HTTPConnection) -> Signed | None:
        """What the request's cookie says; None if there is none, or it is forged."""
        value = connection.cookies.get(self.cookie_name)
        if not value:
            return None
        try:
            user, id = self._serializer.loads(value)
            return Signed(str(user), str(id))
        except (BadData, ValueError, TypeError):
            return self._read_older(value)

    def _read_older(self, value: str) -> Signed | None:
        """A cookie of before there were sessions is one session, the same in however many requests it comes."""
        try:
            user, generation = self._older.loads(value)
            return Signed(str(user), OLDER + hashlib.sha256(value.encode()).hexdigest(), int(generation))
        except (BadData, ValueError, TypeError):
            return None

    def token(self, session: str) -> str:
        """What a changing request in this session must carry."""
        return hmac.digest(self._token_key, session.encode(), "sha256").hex()

    def set_cookie(self, response: Response, session: SessionRow) -> None:
        """Signs the browser in."""
        response.set_cookie(
            self.cookie_name, self.sign(session), YEAR, path="/", secure=self._secure, httponly=True, samesite="lax"
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


class Known(NamedTuple):
    """Who asks, and in which session."""

    user: UserRow
    session: SessionRow


async def known(store: Store, signed: Signed | None, agent: str = "") -> Known | None:
    """The user and the session of a cookie; None if the one is gone or banned, or the other has ended.

    A cookie of before there were sessions becomes one, unless its user has signed out everywhere since.
    """
    if signed is None:
        return None
    found = await session(store, signed.session)
    if found is None and signed.generation is not None:
        found = await _first_use(store, signed, signed.generation, agent)
    if found is None:
        return None
    row, user = found
    return None if row.ended or user.banned or user.id != signed.user else Known(user, row)


async def _first_use(store: Store, signed: Signed, generation: int, agent: str) -> tuple[SessionRow, UserRow] | None:
    user = await store.user(signed.user)
    if user is None or user.generation != generation:
        return None
    now = time.time()
    with contextlib.suppress(IntegrityError):  # another request came with it at the same time
        await store.write(new_session(SessionRow(signed.session, user.id, device(agent), now, now)))
    return await session(store, signed.session)


SYSTEMS: Final = {
    "Android": "Android",
    "iPhone": "iOS",
    "iPad": "iOS",
    "Windows": "Windows",
    "Mac OS": "macOS",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}
BROWSERS: Final = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "Firefox/": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome/": "Chrome",
    "Safari/": "Safari",
}


def device(agent: str) -> str:
    """Browser and system of a User-Agent, as `Firefox/Linux`; "" for what is not known. Nothing else of it is kept."""
    browser = next((name for sign, name in BROWSERS.items() if sign in agent), "")
    system = next((name for sign, name in SYSTEMS.items() if sign in agent), "")
    return f"{browser}/{system}"


async def visitor(request: Request) -> UserRow | None:
    """Who asks, if the cookie is good. A changing request in a session must carry its token."""
    state = request.app.state
    found = await known(state.store, state.keys.read(request), request.headers.get("user-agent", ""))
    if found is None:
        return None
    request.scope["cosca.user"] = found.user.id
    request.scope["cosca.session"] = found.session
    free = request.method in READING or request.url.path == "/api/guest"  # which changes nothing where there is a user
    if not free:
        given = request.headers.get("x-cosca-token", "")
        if not hmac.compare_digest(given.encode(), state.keys.token(found.session.id).encode()):
            raise Refused("not_allowed", "token")
    return found.user


def session_of(request: Request) -> SessionRow | None:
    """The session in which a request was made; `visitor` has found it."""
    return request.scope.get("cosca.session")


async def somebody(user: Annotated[UserRow | None, Depends(visitor)]) -> UserRow:
    """Who asks; Refused if nobody is signed in."""
    if user is None:
        raise Refused("signed_out")
    return user


Visitor = Annotated[UserRow | None, Depends(visitor)]
User = Annotated[UserRow, Depends(somebody)]
