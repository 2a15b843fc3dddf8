"""Exact rate limits of a cluster: token buckets as rows, filled by the database's clock."""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from sqlalchemy import Connection, Executable, text

from cosca.server.core.shared_limits import Limit
from cosca.server.storage.cluster import NOW
from cosca.server.storage.store import Store

KEEP_SECONDS: Final = 2 * 24 * 3600.0  # longer than any limit needs to fill up

# The row is locked from here on: two nodes do not take the same token. A new bucket is full.
_TAKE: Final = text(f"""
    INSERT INTO rate_limits AS bucket (kind, key, tokens, at) VALUES (:kind, :key, :count - 1, {NOW})
    ON CONFLICT (kind, key) DO UPDATE
    SET tokens = least(:count, bucket.tokens + greatest(0, {NOW} - bucket.at) * :rate) - 1, at = {NOW}
    WHERE least(:count, bucket.tokens + greatest(0, {NOW} - bucket.at) * :rate) >= 1
    RETURNING tokens
""")
_GIVE_BACK: Final = text("UPDATE rate_limits SET tokens = least(:count, tokens + 1) WHERE kind = :kind AND key = :key")


class _Empty(Exception):
    """A bucket has no token: nothing is taken of the others either."""


class RowLimiter:
    """The buckets of a cluster. The database has no logins or addresses of visitors, only digests with the secret."""

    def __init__(self, store: Store, secret: bytes) -> None:
        self._store: Final = store
        self._secret: Final = secret

    async def acquire(self, *wanted: tuple[Limit, str]) -> bool:
        def take(connection: Connection) -> None:
            for limit, key in sorted(wanted):  # in one order: two nodes never wait for each other
                values = {"kind": limit.kind, "key": self._digest(key), "count": float(limit.tokens)}
                filling = {"rate": limit.tokens / limit.seconds}
                if limit.tokens < 1 or connection.execute(_TAKE, {**values, **filling}).first() is None:
                    raise _Empty

        try:
            await self._store.transact(take)
        except _Empty:
            return False
        return True

    async def release(self, *taken: tuple[Limit, str]) -> None:
        def give_back(connection: Connection) -> None:
            for limit, key in sorted(taken):
                values = {"kind": limit.kind, "key": self._digest(key), "count": float(limit.tokens)}
                connection.execute(_GIVE_BACK, values)

        await self._store.transact(give_back)

    def _digest(self, key: str) -> str:
        return hmac.new(self._secret, key.encode(errors="replace"), hashlib.sha256).hexdigest()[:32]


def delete_full() -> Executable:
    """Delete buckets that are full again, because they were not used for long."""
    return text(f"DELETE FROM rate_limits WHERE at < {NOW} - :seconds").bindparams(seconds=KEEP_SECONDS)
