"""Tokens and links that confirm an e-mail address, and their limits."""

from __future__ import annotations

import time
from typing import Final

from cosca.server.core.constants import DAY_SECONDS
from cosca.server.core.settings import Settings
from cosca.server.core.shared_limits import Limit, LocalLimiter, SharedLimiter
from cosca.server.identity.keys import SigningKeys
from cosca.server.storage.rows import UserRow
from cosca.server.storage.store import Store

VALID_HOURS: Final = 48
MAILS_PER_HOUR: Final = 4  # for one user
MAILS_PER_DAY: Final = 6  # to one e-mail address, by whatever users: it may be a stranger's
MAILS_PER_HOUR_PER_CLIENT: Final = 20  # from one address of clients, which may have many accounts
MAX_TOKEN_LENGTH: Final = 1000


class EmailConfirmationLimits:
    """Rate limits on confirmation mails and on attempts to use their links, of all nodes together."""

    def __init__(self, settings: Settings, limiter: SharedLimiter | None = None) -> None:
        self._limiter: Final = limiter or LocalLimiter()
        self._users: Final = Limit("confirmation_user", MAILS_PER_HOUR, 3600)
        self._emails: Final = Limit("confirmation_email", MAILS_PER_DAY, DAY_SECONDS)
        self._clients: Final = Limit("confirmation_client", MAILS_PER_HOUR_PER_CLIENT, 3600)
        self._attempts: Final = Limit("confirmation_attempt", settings.logins_per_minute_per_address, 60)

    async def take_mail(self, user_id: str, email: str, client: str) -> bool:
        """Count a mail that a client address asks for; return False after too many."""
        emails = self._emails, email.casefold()
        return await self._limiter.acquire((self._users, user_id), emails, (self._clients, client))

    async def take_attempt(self, client: str) -> bool:
        """Count the use of a link by a client address; return False after too many."""
        return await self._limiter.acquire((self._attempts, client))


def create_confirmation_token(keys: SigningKeys, user_id: str, email: str) -> str:
    """Return a token that confirms this address for this user."""
    return keys.sign_claims("email", [user_id, email, int(time.time())])


def confirmation_link(settings: Settings, token: str) -> str:
    """Return the link; the token is in the fragment, which browsers send to no server, so that no log has it."""
    return f"{settings.base}/confirm-email#{token}"


async def find_confirmed_user(store: Store, keys: SigningKeys, token: str) -> UserRow | None:
    """Return the user whose e-mail address this token confirms.

    None if it is forged or expired, if the user has another address now, or is banned.
    """
    match keys.read_claims("email", token):
        case [str(user_id), str(email), int(created)] if abs(time.time() - created) <= VALID_HOURS * 3600:
            user = await store.user(user_id)
            return user if user is not None and user.email == email and not user.banned else None
        case _:
            return None
