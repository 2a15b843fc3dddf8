"""Sessions: authentication by cookie, cookies older than sessions, device labels.

A session is valid until it is ended; no clock ends it.
"""

from __future__ import annotations

import contextlib
import time
from typing import Final, NamedTuple

from sqlalchemy.exc import IntegrityError

from cosca.server.identity.keys import CookieClaims
from cosca.server.storage.rows import SessionRow, UserRow
from cosca.server.storage.store import Store
from cosca.server.storage.users import new_session, session

SEEN_INTERVAL_SECONDS: Final = 3600  # between two updates of when a session was last used


class Authenticated(NamedTuple):
    """The user of a request and the session."""

    user: UserRow
    session: SessionRow


async def authenticate(
    store: Store, claims: CookieClaims | None, max_sessions: int, agent: str = ""
) -> Authenticated | None:
    """Return user and session of a cookie; None if the user is gone or banned, or the session has ended.

    A cookie older than sessions becomes a session, unless its user has signed out everywhere since. `max_sessions` is
    how many sessions a user may have.
    """
    if claims is None:
        return None
    session_and_user = await session(store, claims.session)
    if session_and_user is None and claims.generation is not None:
        session_and_user = await _convert_legacy(store, claims, claims.generation, agent, max_sessions)
    if session_and_user is None:
        return None
    row, user = session_and_user
    return None if row.ended or user.banned or user.id != claims.user else Authenticated(user, row)


async def _convert_legacy(
    store: Store, claims: CookieClaims, generation: int, agent: str, max_sessions: int
) -> tuple[SessionRow, UserRow] | None:
    user = await store.user(claims.user)
    if user is None or user.generation != generation:
        return None
    now = time.time()
    row = SessionRow(claims.session, user.id, device_label(agent), now, now)
    with contextlib.suppress(IntegrityError):  # a request at the same time has converted it
        await store.write(*new_session(row, max_sessions))
    return await session(store, claims.session)


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


def device_label(agent: str) -> str:
    """Return browser and system of a User-Agent as `Firefox/Linux`, "" for what is unknown.

    Nothing else of it is stored.
    """
    browser = next((name for mark, name in BROWSERS.items() if mark in agent), "")
    system = next((name for mark, name in SYSTEMS.items() if mark in agent), "")
    return f"{browser}/{system}"
