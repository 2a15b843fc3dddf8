"""A mesh in memory whose messages can be lost or held back, and an application to talk to."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, ParamSpec

from cosca.server.cluster.mesh import Handler, NobodyListens, Unreachable

P = ParamSpec("P")


class Network:
    """All nodes of a test. Messages arrive in the order in which they were sent, unless they are lost or held back."""

    def __init__(self) -> None:
        self._handlers: dict[str, Handler] = {}
        self.lose: Callable[[str, bytes], bool] = lambda _subject, _payload: False
        self.lose_reply: Callable[[str], bool] = lambda _subject: False
        self.held: list[tuple[str, bytes]] | None = None  # not delivered yet, if messages are held back
        self._tasks: set[asyncio.Task[object]] = set()

    def deliver(self, subject: str, payload: bytes) -> None:
        handler = self._handlers.get(subject)
        if handler is not None:
            task = asyncio.ensure_future(handler(payload))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def release(self, reverse: bool = False) -> None:
        """Deliver what was held back."""
        held, self.held = self.held or [], None
        for subject, payload in reversed(held) if reverse else held:
            self.deliver(subject, payload)

    def kill(self, node: str) -> None:
        """Let a node vanish."""
        for subject in [subject for subject in self._handlers if subject.startswith(f"node.{node}.")]:
            del self._handlers[subject]

    # ---------------------------------------------------------------- as a mesh

    def is_reachable(self) -> bool:
        return True

    async def request(self, subject: str, payload: bytes, seconds: float) -> bytes:
        handler = self._handlers.get(subject)
        if handler is None:
            raise NobodyListens(subject)
        if self.lose(subject, payload):
            raise Unreachable(subject)
        reply = await handler(payload)
        if reply is None or self.lose_reply(subject):
            raise Unreachable(subject)
        return reply

    async def publish(self, subject: str, payload: bytes) -> None:
        if self.lose(subject, payload):
            return
        if self.held is not None:
            self.held.append((subject, payload))
        else:
            self.deliver(subject, payload)

    async def listen(self, subject: str, handler: Handler, group: str = "") -> Callable[[], Awaitable[None]]:
        self._handlers[subject] = handler

        async def stop() -> None:
            self._handlers.pop(subject, None)

        return stop


class Clock:
    """A time that passes only when a test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


async def settle(rounds: int = 30) -> None:
    """Let everything happen that can happen without waiting."""
    for _ in range(rounds):
        await asyncio.sleep(0)


def in_loop(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Run a test in an event loop of its own."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run
