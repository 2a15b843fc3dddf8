"""Retries of background writes at growing intervals."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from cosca.server.protocol.refusal import StoreError

MIN_BACKOFF_SECONDS: Final = 0.5
MAX_BACKOFF_SECONDS: Final = 30.0
_log = logging.getLogger("cosca.tables")


async def retry_until_stored(write: Callable[[], Awaitable[None]]) -> None:
    """Retry with exponential backoff while the database is unavailable; other errors are raised."""
    pause = MIN_BACKOFF_SECONDS
    while True:
        try:
            return await write()
        except StoreError as error:
            _log.warning("database failed; retrying", extra={"error": str(error), "seconds": pause})
        await asyncio.sleep(pause)
        pause = min(2 * pause, MAX_BACKOFF_SECONDS)
