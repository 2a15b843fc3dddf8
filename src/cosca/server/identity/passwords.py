"""Password hashing in a bounded pool, and the rules for logins and passwords."""

from __future__ import annotations

import asyncio
import base64
import secrets
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from cosca.server.protocol.forms import clean_text
from cosca.server.protocol.refusal import Refused

MAX_CONCURRENT: Final = 2  # hashes at the same time: each takes 19 MiB and a core
MAX_PENDING: Final = 40  # hashes that run or wait
LOGIN_LENGTH: Final = (3, 40)
MIN_PASSWORD_LENGTH: Final = 8

T = TypeVar("T")


class Passwords:
    """Hashes passwords with argon2id in a few threads of its own, so that a flood of logins delays nothing else."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher(time_cost=3, memory_cost=19 * 1024, parallelism=1)
        self._threads = ThreadPoolExecutor(MAX_CONCURRENT, "password")
        self._pending = 0
        self._dummy_hash = self._make_dummy_hash()

    async def hash(self, password: str) -> str:
        """Return the hash to store."""
        return await self._run(self._hasher.hash, _normalize(password))

    async def verify(self, password: str, stored: str | None) -> bool:
        """Return whether the password matches; without a hash, False after the same time."""
        return await self._run(self._verify, stored or self._dummy_hash, _normalize(password))

    async def _run(self, work: Callable[..., T], *arguments: str) -> T:
        """Run the work in the pool; raise Refused if too much is pending."""
        if self._pending >= MAX_PENDING:
            raise Refused("too_many", "hashes")
        self._pending += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work, *arguments)
        finally:
            self._pending -= 1

    def is_outdated(self, stored: str) -> bool:
        """Return whether the hash was made with other parameters than today's."""
        return self._hasher.check_needs_rehash(stored)

    def _verify(self, stored: str, password: str) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False

    def _make_dummy_hash(self) -> str:
        """Return a hash that no password has, with today's parameters."""
        hasher = self._hasher
        lengths = (hasher.salt_len, hasher.hash_len)
        salt, tail = (base64.b64encode(secrets.token_bytes(length)).decode().rstrip("=") for length in lengths)
        return f"$argon2id$v=19$m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}${salt}${tail}"


def _normalize(password: str) -> str:
    """Return the password in one form, however a keyboard composes its letters."""
    return unicodedata.normalize("NFKC", password)


def normalize_login(text: str) -> str:
    """Return a login as it is stored, without case; raise Refused if its length is wrong."""
    login = clean_text(text, LOGIN_LENGTH[1], "login").casefold()
    if len(login) < LOGIN_LENGTH[0]:
        raise Refused("malformed", "too_short", field="login", least=LOGIN_LENGTH[0])
    return login


def validate_password(text: str, field: str) -> str:
    """Return the password; raise Refused if it is too short."""
    if len(_normalize(text)) < MIN_PASSWORD_LENGTH:
        raise Refused("malformed", "too_short", field=field, least=MIN_PASSWORD_LENGTH)
    return text
