"""Tokens and links that reset a password, and their limits."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from typing import Final

from sqlalchemy import Executable

from cosca.server.core.settings import Settings
from cosca.server.core.shared_limits import Limit, LocalLimiter, SharedLimiter
from cosca.server.storage import users
from cosca.server.storage.rows import ResetRow, UserRow
from cosca.server.storage.store import Store
from cosca.server.storage.users import new_reset, void_resets

VALID_HOURS: Final = 2
REQUESTS_PER_HOUR: Final = 3  # for one login from one address
MAILS_PER_HOUR: Final = 12  # to one login from all addresses: the links already sent are still valid then


class PasswordResetLimits:
    """Rate limits on password resets of all nodes together, and the lock that makes a link work once."""

    def __init__(self, settings: Settings, limiter: SharedLimiter | None = None) -> None:
        self._limiter: Final = limiter or LocalLimiter()
        self._addresses: Final = Limit("reset_address", settings.logins_per_minute, 60)
        # By login and address, so that no stranger uses up the owner's requests.
        self._logins: Final = Limit("reset_login", REQUESTS_PER_HOUR, 3600)
        self._mails: Final = Limit("reset_mail", MAILS_PER_HOUR, 3600)  # by login
        self._redeemed: Final = Limit("reset_redeemed", 1, VALID_HOURS * 3600)  # by link, for other nodes
        self.redeeming: Final = asyncio.Lock()  # held while a link is redeemed: two requests must not both succeed

    async def take_address(self, address: str) -> bool:
        """Count a request of an address; return False after too many."""
        return await self._limiter.acquire((self._addresses, address))

    async def take_request(self, login: str, address: str) -> bool:
        """Count a request for a link; return False after too many."""
        return await self._limiter.acquire((self._logins, f"{login} {address}"))

    async def take_mail(self, login: str) -> bool:
        """Count a mail to a login; return False after too many."""
        return await self._limiter.acquire((self._mails, login))

    async def take_link(self, token: str) -> bool:
        """Count the use of a valid link; return False if it was used before, at whichever node."""
        return await self._limiter.acquire((self._redeemed, _hash(token)))


def create_reset_token(user: UserRow, void: bool = True) -> tuple[str, *tuple[Executable, ...]]:
    """Return a token and the statements that store its hash, so that a reader of the database cannot use it.

    With `void` earlier tokens become invalid, else only expired ones: a stranger who requests a link must not
    invalidate the one that its owner is reading.
    """
    token, now = secrets.token_urlsafe(32), time.time()
    outdated = void_resets(user.id, None if void else now - VALID_HOURS * 3600)
    return token, *outdated, new_reset(ResetRow(_hash(token), user.id, now))


def reset_link(settings: Settings, token: str) -> str:
    """Return the link; the token is in the fragment, which browsers send to no server, so that no log has it."""
    return f"{settings.base}/reset#{token}"


async def find_reset_user(store: Store, token: str) -> UserRow | None:
    """Return the user whose password this token resets; None if it is unknown or expired, or the user is banned."""
    row = await users.reset(store, _hash(token))
    if row is None or abs(time.time() - row.created) > VALID_HOURS * 3600:
        return None
    user = await store.user(row.user_id)
    return None if user is None or user.banned else user


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
