"""Acts at a table: one at a time, each to its end, and what a part does becomes one."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar

from cosca.kernel.errors import IllegalPath
from cosca.server.errors import Refused
from cosca.server.statements import Writes

if TYPE_CHECKING:
    from cosca.server.table.live import LiveTable

P = ParamSpec("P")
R = TypeVar("R")
S = TypeVar("S")


def whole(
    act: Callable[Concatenate[LiveTable, P], Awaitable[R]],
) -> Callable[Concatenate[LiveTable, P], Coroutine[Any, Any, R]]:
    """An act that holds the table's lock and is done to its end, even if the line that asked for it breaks.

    An act that fails changes nothing that counts: the table's memory is read again before the next one.
    """

    @functools.wraps(act)
    async def done(table: LiveTable, *args: P.args, **kwargs: P.kwargs) -> R:
        async def run() -> R:
            async with table.lock:
                await table.fresh()
                try:
                    return await act(table, *args, **kwargs)
                except (Refused, IllegalPath):
                    raise
                except BaseException:
                    table.stale = True
                    raise

        task = asyncio.create_task(run())
        table.tasks.add(task)
        task.add_done_callback(table.tasks.discard)
        try:
            return await asyncio.shield(task)
        finally:
            del task  # it holds what was refused, whose trace holds this frame: a circle with the table in it

    return done


def act_of(
    part: Callable[[Any], S], act: Callable[Concatenate[S, P], Writes]
) -> Callable[Concatenate[LiveTable, P], Coroutine[Any, Any, None]]:
    """What a part does, as an act of the table: what it returns is committed and told. Nothing: it was done before."""

    @whole
    @functools.wraps(act)
    async def done(table: LiveTable, *args: P.args, **kwargs: P.kwargs) -> None:
        writes = act(part(table), *args, **kwargs)
        if writes:
            await table.carry_out(writes)

    return done
