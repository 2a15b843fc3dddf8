"""Periodic background jobs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from cosca.server.core.logs import log_event

MAX_BACKOFF_SECONDS: Final = 30.0  # between two attempts of a job that fails; longer intervals stay as they are


async def run_when(wanted: asyncio.Event, job: Callable[[], Awaitable[object]], name: str) -> None:
    """Run the job each time it is wanted, until cancelled. A failure is logged."""
    while True:
        await wanted.wait()
        wanted.clear()
        try:
            await job()
        except Exception as error:
            log_event("background job failed", logging.ERROR, error, job=name)


async def run_every(seconds: float, job: Callable[[], Awaitable[object]], name: str, *, at_once: bool = False) -> None:
    """Run the job at this interval until cancelled, with `at_once` also now.

    A failure is logged and doubles the pause before the next run, up to `MAX_BACKOFF_SECONDS`; a success resets it.
    """
    pause = seconds
    if not at_once:
        await asyncio.sleep(seconds)
    while True:
        try:
            await job()
            pause = seconds
        except Exception as error:
            log_event("background job failed", logging.ERROR, error, job=name)
            pause = max(seconds, min(2 * pause, MAX_BACKOFF_SECONDS))
        await asyncio.sleep(pause)
