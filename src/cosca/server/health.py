"""/healthz: whether the server is alive, ready, reads, writes and holds the lock of its database, each for itself."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

import orjson
from fastapi import APIRouter, Request, Response
from typing_extensions import TypedDict

from cosca.server.store import Store

router = APIRouter(include_in_schema=False)
ANSWER_SECONDS: Final = 2.0
FRESH_SECONDS: Final = 1.0  # for so long an answer is given again: however many ask, the database is asked once
_log = logging.getLogger("cosca")


class Report(TypedDict):
    """`alive`: it answers; `ready`: it also reads, writes, holds the lock of its database, and does not stop."""

    alive: bool
    ready: bool
    reading: bool
    writing: bool
    lock: bool
    database_ms: float


class Health:
    """Asks the database, with one question of each kind under way at most.

    A question that gets no answer in time is not asked again before it has one: what waits for a lost database does
    not grow with those who ask after it.
    """

    def __init__(self, store: Store, beat: Callable[[], Awaitable[None]]) -> None:
        self._questions: Final[dict[str, Callable[[], Awaitable[object]]]] = {
            "reading": lambda: store.user(""),
            "writing": beat,
            "lock": store.holds_lock,
        }
        self._asked: dict[str, asyncio.Task[bool]] = {}
        self._well: dict[str, bool] = {}
        self._looking: asyncio.Task[None] | None = None
        self._looked = 0.0
        self.ready = False  # the server has started, and does not stop yet
        self.ms = 0.0

    async def look(self) -> Report:
        """How the server is."""
        if self._looking is None and time.monotonic() - self._looked > FRESH_SECONDS:
            self._looking = asyncio.create_task(self._look())
        if self._looking is not None:
            await asyncio.shield(self._looking)
        reading, writing, lock = (self._well.get(name, False) for name in self._questions)
        return {
            "alive": True,
            "ready": self.ready and reading and writing and lock,
            "reading": reading,
            "writing": writing,
            "lock": lock,
            "database_ms": self.ms,
        }

    async def close(self) -> None:
        """Asks no more."""
        self.ready = False
        for task in self._asked.values():
            task.cancel()
        await asyncio.gather(*self._asked.values(), return_exceptions=True)
        self._asked.clear()

    async def _look(self) -> None:
        started = time.monotonic()
        try:
            for name in self._questions:
                if name not in self._asked:
                    self._asked[name] = asyncio.create_task(self._ask(name))
            await asyncio.wait(self._asked.values(), timeout=ANSWER_SECONDS)
            for name in self._questions:
                answered = self._asked[name].done()
                well = answered and self._asked.pop(name).result()
                if not well and self._well.get(name, True):
                    _log.error("the database fails", extra={"at": name, "answers": answered})
                self._well[name] = well
        finally:
            self._looked, self._looking = time.monotonic(), None
            self.ms = round((self._looked - started) * 1000, 1)

    async def _ask(self, name: str) -> bool:
        try:
            return await self._questions[name]() is not False
        except Exception as wrong:
            _log.warning("the database does not answer", exc_info=wrong, extra={"at": name})
            return False


def _answer(body: Any, well: bool) -> Response:
    return Response(orjson.dumps(body), 200 if well else 503, media_type="application/json")


@router.get("/healthz")
async def healthz(request: Request) -> Response:
    """200 if the server is ready to be played on, else 503; the body says what is wrong."""
    found = await request.app.state.health.look()
    return _answer({**found, "ok": found["ready"], "tables": request.app.state.tables.count}, found["ready"])


@router.get("/healthz/live")
async def live(request: Request) -> Response:
    """200 as long as the server answers at all, whatever its database does: a restart would mend nothing else."""
    return _answer({"alive": True}, True)
