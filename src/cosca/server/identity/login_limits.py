"""Rate limits on guests, accounts and login attempts."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Final

from cosca.server.core.constants import DAY_SECONDS
from cosca.server.core.settings import Settings
from cosca.server.core.shared_limits import Limit, LocalLimiter, SharedLimiter
from cosca.server.protocol.refusal import Refused


class LoginLimits:
    """Rate limits on what unauthenticated visitors may try, of all nodes together."""

    def __init__(self, settings: Settings, limiter: SharedLimiter | None = None) -> None:
        self._limiter: Final = limiter or LocalLimiter()
        self._guests: Final = Limit("guests", settings.guests_per_minute, 60)
        self._guests_per_day: Final = Limit("guests_per_day", settings.guests_per_day, DAY_SECONDS)
        self._login_and_address: Final = Limit("login_and_address", settings.logins_per_minute, 60)
        self._address: Final = Limit("login_address", settings.logins_per_minute_per_address, 60)
        # From any address: ten times as high, so that nobody is locked out easily.
        self._login: Final = Limit("login", settings.logins_per_minute * 10, 60)
        self._accounts: Final = Limit("accounts", settings.logins_per_minute_per_address, 60)  # each costs a hash

    async def take_guest(self, address: str) -> None:
        """Count a new guest; raise Refused after too many."""
        if not await self._limiter.acquire((self._guests, address), (self._guests_per_day, address)):
            raise Refused("too_many", "guests")

    async def take_account(self, address: str) -> None:
        """Count a new account; raise Refused after too many."""
        if not await self._limiter.acquire((self._accounts, address)):
            raise Refused("too_many", "accounts")

    @contextlib.asynccontextmanager
    async def login_attempt(self, login: str, address: str) -> AsyncIterator[None]:
        """Count an attempt, unless the block succeeds; raise Refused after too many failed ones.

        It counts from its beginning, so that concurrent attempts do not get around the limit.
        """
        attempt = (self._login_and_address, f"{login} {address}"), (self._address, address), (self._login, login)
        if not await self._limiter.acquire(*attempt):
            raise Refused("too_many", "passwords")
        yield
        await self._limiter.release(*attempt)
