"""What nobody waits for is tried again until the database has it, at growing distances."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from cosca.server.errors import StoreError

FIRST: Final = 0.5  # seconds
LONGEST: Final = 30.0
_log = logging.getLogger("cosca.tables")


async def persist(act: Callable[[], Awaitable[None]]) -> None:
    """Does it to its end, over any trouble with the database; everything else that goes wrong is the caller's."""
    pause = FIRST
    while True:
        try:
            return await act()
        except StoreError as wrong:
            _log.warning("the database failed; it is tried again", extra={"error": str(wrong), "seconds": pause})
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST)
