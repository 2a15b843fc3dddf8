"""Messages between nodes: requests with a reply, and messages to one or all nodes, over NATS.

Everything here may be lost: NATS delivers at most once. What must last is in the database; every request carries an id
of its own or changes nothing when it is repeated.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import ssl
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final, Protocol
from urllib.parse import urlsplit

from cosca.server.core.settings import BadSetting

PING_SECONDS: Final = 0.5
REACHABLE_SECONDS: Final = 1.5  # since the last ping that came back
CONNECT_SECONDS: Final = 5.0
PENDING_MESSAGES: Final = 100_000  # of one subscription, before the client drops them
PENDING_BYTES: Final = 256 * 1024 * 1024
PART_BYTES: Final = 512 * 1024  # NATS carries at most a megabyte in one message
_log = logging.getLogger("cosca.cluster")

Handler = Callable[[bytes], Awaitable[bytes | None]]


class Unreachable(Exception):
    """Raised if a request got no reply: nobody listens, or the reply did not come in time."""


class NobodyListens(Unreachable):
    """Raised if nobody listens to a subject: the request certainly was not handled."""


class Mesh(Protocol):
    """How nodes reach each other. Subjects are names with dots."""

    def is_reachable(self) -> bool:
        """Return whether a message of this node has come back to it a moment ago."""
        ...

    async def request(self, subject: str, payload: bytes, seconds: float) -> bytes:
        """Return the reply of the one who listens to the subject; Unreachable if there is none."""
        ...

    async def publish(self, subject: str, payload: bytes) -> None:
        """Send a message to all who listen to the subject."""
        ...

    async def listen(self, subject: str, handler: Handler, group: str = "") -> Callable[[], Awaitable[None]]:
        """Handle the messages of a subject, in tasks of their own; what the handler returns is the reply.

        Of the listeners in a group, one gets each message. Return a function that stops listening.
        """
        ...


class NatsMesh:
    """The mesh over NATS. It reconnects by itself, without limit."""

    def __init__(self, client: Any) -> None:
        self._client: Final = client
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._self: Final = f"self.{secrets.token_hex(8)}"
        self._returned_at = 0.0  # when the last ping to itself came back

    def is_reachable(self) -> bool:
        return time.monotonic() - self._returned_at < REACHABLE_SECONDS

    async def request(self, subject: str, payload: bytes, seconds: float) -> bytes:
        from nats.errors import Error, NoRespondersError

        try:
            reply = await self._client.request(subject, payload, timeout=seconds)
        except NoRespondersError:
            raise NobodyListens(subject) from None
        except (Error, TimeoutError, ConnectionError) as error:
            raise Unreachable(f"{subject}: {type(error).__name__}") from None
        return reply.data

    async def publish(self, subject: str, payload: bytes) -> None:
        from nats.errors import Error

        try:
            await self._client.publish(subject, payload)
        except (Error, ConnectionError) as error:
            raise Unreachable(f"{subject}: {type(error).__name__}") from None

    async def listen(self, subject: str, handler: Handler, group: str = "") -> Callable[[], Awaitable[None]]:
        async def handle(message: Any) -> None:
            try:
                reply = await handler(message.data)
                if reply is not None and message.reply:
                    await message.respond(reply)
            except Exception:
                _log.exception("message of another node could not be handled", extra={"subject": subject})

        async def received(message: Any) -> None:
            task = asyncio.create_task(handle(message))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

        subscription = await self._client.subscribe(
            subject, group, cb=received, pending_msgs_limit=PENDING_MESSAGES, pending_bytes_limit=PENDING_BYTES
        )
        await self._client.flush()
        return subscription.unsubscribe

    async def run(self) -> None:
        """Check that messages of this node reach itself, until cancelled."""

        async def returned(_: bytes) -> None:
            self._returned_at = time.monotonic()

        await self.listen(self._self, returned)
        while True:
            try:
                await self._client.publish(self._self, b"")
            except Exception as error:
                _log.warning("NATS cannot be reached", extra={"problem": str(error)})
            await asyncio.sleep(PING_SECONDS)

    async def wait_reachable(self, seconds: float) -> bool:
        """Wait until messages come back; return whether they do."""
        until = time.monotonic() + seconds
        while not self.is_reachable() and time.monotonic() < until:
            await asyncio.sleep(0.02)
        return self.is_reachable()


@asynccontextmanager
async def open_mesh(url: str, name: str) -> AsyncIterator[NatsMesh]:
    """Connect to NATS; BadSetting says why that is not possible."""
    import nats

    try:
        client = await nats.connect(
            url,
            name=name,
            connect_timeout=CONNECT_SECONDS,
            allow_reconnect=True,
            max_reconnect_attempts=-1,
            reconnect_time_wait=0.1,
            ping_interval=1,
            max_outstanding_pings=2,
            pending_size=PENDING_BYTES,
            tls=ssl.create_default_context() if urlsplit(url).scheme == "tls" else None,
            error_cb=_ignore,
        )
    except Exception as error:
        place = urlsplit(url).hostname or url
        raise BadSetting(f"NATS at {place} cannot be reached: {str(error) or type(error).__name__}") from None
    mesh = NatsMesh(client)
    pinging = asyncio.create_task(mesh.run())
    try:
        if not await mesh.wait_reachable(CONNECT_SECONDS):
            raise BadSetting("NATS accepts the connection but returns no messages")
        yield mesh
    finally:
        pinging.cancel()
        await asyncio.gather(pinging, return_exceptions=True)
        await client.close()


async def _ignore(error: Exception) -> None:
    """Log errors of the connection: it is opened again by itself."""
    _log.warning("NATS", extra={"problem": str(error) or type(error).__name__})
