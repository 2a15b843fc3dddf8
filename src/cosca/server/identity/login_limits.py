"""Rate limits on guests, accounts and login attempts."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from cosca.server.core.constants import DAY_SECONDS
from cosca.server.core.rate_limits import RateLimiter, acquire_all, release_all
from cosca.server.core.settings import Settings
from cosca.server.protocol.refusal import Refused


class LoginLimits:
    """Rate limits on what unauthenticated visitors may try."""

    def __init__(self, settings: Settings) -> None:
        self._guests = RateLimiter(settings.guests_per_minute, 60)
        self._guests_per_day = RateLimiter(settings.guests_per_day, DAY_SECONDS)
        self._login_and_address = RateLimiter(settings.logins_per_minute, 60)
        self._address = RateLimiter(settings.logins_per_minute_per_address, 60)
        # From any address: ten times as high, so that nobody is locked out easily.
        self._login = RateLimiter(settings.logins_per_minute * 10, 60)
        self._accounts = RateLimiter(settings.logins_per_minute_per_address, 60)  # each costs a hash

    def take_guest(self, address: str) -> None:
        """Count a new guest; raise Refused after too many."""
        if not acquire_all((self._guests, address), (self._guests_per_day, address)):
            raise Refused("too_many", "guests")

    def take_account(self, address: str) -> None:
        """Count a new account; raise Refused after too many."""
        if not self._accounts.try_acquire(address):
            raise Refused("too_many", "accounts")

    @contextlib.contextmanager
    def login_attempt(self, login: str, address: str) -> Iterator[None]:
        """Count an attempt, unless the block succeeds; raise Refused after too many failed ones.

        It counts from its beginning, so that concurrent attempts do not get around the limit.
        """
        attempt = (self._login_and_address, (login, address)), (self._address, address), (self._login, login)
        if not acquire_all(*attempt):
            raise Refused("too_many", "passwords")
        yield
        release_all(*attempt)
