"""HTTP requests of this node's browsers to the nodes that own the tables."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Callable, Iterator
from typing import Final

from cosca.server.cluster.mesh import Mesh, NobodyListens, Unreachable
from cosca.server.forwarding.owners import Owners
from cosca.server.forwarding.remote import Reply
from cosca.server.forwarding.wire import Header, pack, subject, unpack
from cosca.server.identity.keys import SAFE_METHODS

REPLY_SECONDS: Final = 3.0  # until an owner has replied, if only that it is working
LONGEST_SECONDS: Final = 120.0  # for which an owner may work at a request
FIRST_DELAY: Final = 0.02
MAX_DELAY: Final = 0.5


class NotRun(Exception):
    """Raised if a request was certainly not executed: another node has to be asked."""


class Silent(NotRun):
    """Raised if that is so because the node does not answer."""


class ReplyLost(Exception):
    """Raised if a request may have been executed, and its reply is lost."""


def delays() -> Iterator[float]:
    """Yield the pauses between attempts, longer and longer, each with jitter."""
    longest = FIRST_DELAY
    while True:
        yield longest * random.uniform(0.5, 1)
        longest = min(2 * longest, MAX_DELAY)


class Requests:
    """Sends requests to other nodes."""

    def __init__(self, mesh: Mesh, owners: Owners, clock: Callable[[], float] = time.monotonic) -> None:
        self._mesh: Final = mesh
        self._owners: Final = owners
        self._clock: Final = clock

    async def ask(self, owner: str, scope: Header, body: bytes) -> Reply:
        """Return the reply of a node to a request. It is asked for again, with the same id, while the node lives."""
        id = secrets.token_hex(12)
        header: Header = {"id": id, "from": self._owners.node, "scope": scope}
        head, first = await self._ask_until_done(owner, pack(header, body), scope["method"] in SAFE_METHODS)
        if head.get("moved"):
            raise NotRun
        chunks = [first]
        for part in range(1, head["parts"]):
            _, chunk = await self._ask_until_done(
                owner, pack({"id": id, "from": self._owners.node, "part": part}), True
            )
            chunks.append(chunk)
        return Reply(head["status"], head["headers"], b"".join(chunks), head["user"])

    async def _ask_until_done(self, owner: str, message: bytes, safe: bool) -> tuple[Header, bytes]:
        begun = self._clock()
        arrived = False  # whether the node may have got it
        retry = delays()
        while self._clock() - begun < LONGEST_SECONDS:
            try:
                head, body = unpack(await self._mesh.request(subject(owner, "http"), message, REPLY_SECONDS))
            except Unreachable as error:
                arrived = arrived or not isinstance(error, NobodyListens)
                self._owners.unreachable(owner)
                if safe or not arrived:
                    raise Silent from None
                # Only this node knows whether it has executed the request; the same id is not executed twice. Without
                # a lease it has lost its tables, and nobody can say any more what it did.
                if not self._owners.is_alive(owner):
                    raise ReplyLost from None
                await asyncio.sleep(next(retry))
                continue
            self._owners.answered(owner)
            if head.get("gone"):
                raise NotRun if safe else ReplyLost
            if not head.get("working"):
                return head, body
            arrived = True
        raise ReplyLost
