"""`serialized`: run the commands of a table one at a time, each to its end."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from cosca.kernel.errors import IllegalPath
from cosca.server.core.budgets import metered
from cosca.server.protocol.refusal import Refused
from cosca.server.workers.watchdog import on_table

P = ParamSpec("P")
R = TypeVar("R")


class Lockable(Protocol):
    """A table whose commands run one at a time."""

    needs_reload: bool

    @property
    def id(self) -> str: ...
    @property
    def lock(self) -> asyncio.Lock: ...
    @property
    def tasks(self) -> set[asyncio.Task[Any]]: ...
    async def ensure_loaded(self) -> None: ...


T = TypeVar("T", bound=Lockable)


def serialized(
    command: Callable[Concatenate[T, P], Awaitable[R]],
) -> Callable[Concatenate[T, P], Coroutine[Any, Any, R]]:
    """Run a command under the table's lock, on loaded state, and to its end even if the caller is cancelled.

    After an unexpected error the state in memory is not trusted: it is reloaded before the next command.
    """

    @functools.wraps(command)
    async def wrapper(table: T, *args: P.args, **kwargs: P.kwargs) -> R:
        async def run() -> R:
            async with table.lock:
                await table.ensure_loaded()
                try:
                    return await command(table, *args, **kwargs)
                except (Refused, IllegalPath):
                    raise
                except BaseException:
                    table.needs_reload = True
                    raise

        task = asyncio.create_task(on_table(table.id, metered(run())))
        table.tasks.add(task)
        task.add_done_callback(table.tasks.discard)
        try:
            return await asyncio.shield(task)
        finally:
            del task  # its exception refers to this frame: a reference cycle that would keep the table in memory

    return wrapper
