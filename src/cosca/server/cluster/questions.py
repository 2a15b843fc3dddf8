"""What nodes ask each other about what they have in memory, and what they tell each other, over the mesh."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

import orjson

from cosca.server.cluster.mesh import Mesh, Unreachable
from cosca.server.cluster.node import NodeLease

ANSWER_SECONDS: Final = 1.0
EVERYONE: Final = "nodes.tell"
_log = logging.getLogger("cosca.cluster")

Answer = Callable[[Any], Awaitable[Any]]


class Questions:
    """Asks other nodes, and answers them. What is asked, and the answers, are JSON values."""

    def __init__(self, mesh: Mesh, lease: NodeLease) -> None:
        self._mesh: Final = mesh
        self._lease: Final = lease
        self._answers: dict[str, Answer] = {}

    def answer(self, what: str, handler: Answer) -> None:
        """Answer this question, or handle this message, with this function."""
        self._answers[what] = handler

    async def start(self) -> None:
        """Listen to the other nodes."""
        await self._mesh.listen(f"node.{self._lease.id}.ask", self._handle)
        await self._mesh.listen(EVERYONE, self._handle)

    async def ask(self, node: str, what: str, about: Any = None) -> Any:
        """Return the answer of a node; raise Unreachable if it gives none."""
        asked = orjson.dumps([what, about])
        reply = orjson.loads(await self._mesh.request(f"node.{node}.ask", asked, ANSWER_SECONDS))
        if not isinstance(reply, dict) or "answer" not in reply:
            raise Unreachable(f"{node} could not answer {what}")
        return reply["answer"]

    async def ask_others(self, what: str, about: Any = None) -> list[Any] | None:
        """Return the answers of all other nodes; None if one of them gives none."""
        others = [node for node in self._lease.alive if node != self._lease.id]
        answers = await asyncio.gather(*[self.ask(node, what, about) for node in others], return_exceptions=True)
        found: list[Any] = []
        for answer in answers:
            if isinstance(answer, Unreachable):
                return None
            if isinstance(answer, BaseException):
                raise answer
            found.append(answer)
        return found

    async def tell(self, node: str, what: str, about: Any = None) -> None:
        """Send a message to a node; it may be lost."""
        await self._publish(f"node.{node}.ask", what, about)

    async def tell_all(self, what: str, about: Any = None) -> None:
        """Send a message to all nodes, this one too; it may be lost."""
        await self._publish(EVERYONE, what, about)

    async def _publish(self, subject: str, what: str, about: Any) -> None:
        try:
            await self._mesh.publish(subject, orjson.dumps([what, about]))
        except Unreachable as error:
            _log.warning("a message to other nodes was lost", extra={"what": what, "problem": str(error)})

    async def _handle(self, message: bytes) -> bytes:
        what, about = orjson.loads(message)
        handler = self._answers.get(what)
        if handler is None:  # of another version, or not started yet
            return b"{}"
        return orjson.dumps({"answer": await handler(about)})
