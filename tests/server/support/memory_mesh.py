"""A mesh in memory: what one node publishes reaches the others of the test; nodes can be cut off."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from cosca.server.cluster.mesh import Handler, Unreachable


class MemoryMesh:
    """Delivers at once. Subjects in `silent` have no listeners any more."""

    def __init__(self) -> None:
        self._handlers: dict[str, list[Handler]] = {}
        self.silent: set[str] = set()
        self.sent: list[tuple[str, bytes]] = []

    def is_reachable(self) -> bool:
        return True

    async def request(self, subject: str, payload: bytes, seconds: float) -> bytes:
        handlers = [] if subject in self.silent else self._handlers.get(subject, [])
        if not handlers:
            raise Unreachable(subject)
        reply = await handlers[0](payload)
        assert reply is not None
        return reply

    async def publish(self, subject: str, payload: bytes) -> None:
        self.sent.append((subject, payload))
        if subject not in self.silent:
            for handler in self._handlers.get(subject, []):
                await handler(payload)

    async def listen(self, subject: str, handler: Handler, group: str = "") -> Callable[[], Awaitable[None]]:
        self._handlers.setdefault(subject, []).append(handler)

        async def stop() -> None:
            self._handlers[subject].remove(handler)

        return stop
