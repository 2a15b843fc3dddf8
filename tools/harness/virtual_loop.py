"""An asyncio event loop whose time is virtual: nothing waits, and a seed decides the order of everything."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine, Generator
from typing import Any, Final


class _NoSelector(selectors.SelectSelector):
    """Waits for nothing, and moves the clock of the loop by the time that it should have waited."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[Any]:
        if timeout is None:
            raise RuntimeError("nothing is left to do, but a task still waits")
        self.now += max(0.0, timeout)
        return []


class VirtualLoop(asyncio.SelectorEventLoop):
    """A loop in which a second takes no time."""

    def __init__(self) -> None:
        self._virtual: Final = _NoSelector()
        super().__init__(self._virtual)
        self._clock_resolution = 1e-9

    def time(self) -> float:
        return self._virtual.now


class Gate:
    """What a node may do: nothing while it is paused, and nothing any more once it has crashed."""

    def __init__(self) -> None:
        self._open: asyncio.Event | None = None  # while paused
        self.crashed = False

    @property
    def paused(self) -> bool:
        return self._open is not None

    def pause(self) -> None:
        """Stop the node, as SIGSTOP does."""
        if self._open is None:
            self._open = asyncio.Event()

    def resume(self) -> None:
        """Let it continue, as SIGCONT does; a crashed node stays as it is."""
        if self._open is not None and not self.crashed:
            self._open.set()
            self._open = None

    def run(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run a coroutine of the node."""
        return asyncio.get_running_loop().create_task(_drive(_Gated(self, work)))

    def _wait(self) -> Generator[Any, None, BaseException | None]:
        """Wait until the node runs; return what was thrown meanwhile."""
        thrown: BaseException | None = None
        while self._open is not None:
            try:
                yield from self._open.wait().__await__()
            except asyncio.CancelledError as error:
                if self.crashed:
                    raise
                thrown = error
        return thrown


class _Gated:
    def __init__(self, gate: Gate, work: Coroutine[Any, Any, Any]) -> None:
        self._gate, self._work = gate, work

    def __await__(self) -> Generator[Any, None, Any]:
        steps = self._work.__await__()
        thrown: BaseException | None = None
        while True:
            try:
                awaited = steps.send(None) if thrown is None else steps.throw(thrown)
            except StopIteration as end:
                return end.value
            thrown = None
            try:
                yield awaited
            except BaseException as error:
                if self._gate.crashed:
                    raise
                thrown = error
            if self._gate.paused:
                thrown = (yield from self._gate._wait()) or thrown


async def _drive(gated: _Gated) -> Any:
    return await gated
