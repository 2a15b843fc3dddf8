"""An HTTP server on a free port in a thread that records requests: a webhook or a push service."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from aiohttp import web
from multidict import CIMultiDictProxy

PATIENCE = 90  # seconds until a test fails
Answer = Callable[[web.BaseRequest], Awaitable[web.StreamResponse]]


class SinkRequest(NamedTuple):
    path: str  # with its query
    headers: CIMultiDictProxy[str]
    body: bytes


async def accept(request: web.BaseRequest) -> web.StreamResponse:
    """Answer as a webhook that is content."""
    return web.Response(text="ok")


def status(code: int, **headers: str) -> Answer:
    """Return an answer with this status."""

    async def answer(request: web.BaseRequest) -> web.StreamResponse:
        return web.Response(status=code, headers=headers)

    return answer


async def hang(request: web.BaseRequest) -> web.StreamResponse:
    """Never answer."""
    await asyncio.Event().wait()
    raise AssertionError


class Sink:
    """A running sink; `answer` says what it answers from now on."""

    def __init__(self) -> None:
        self.requests: list[SinkRequest] = []
        self.answer: Answer = accept
        self.port = 0

    @property
    def host(self) -> str:
        """Host and port, as the operator lists it."""
        return f"127.0.0.1:{self.port}"

    def url(self, path: str = "/hook") -> str:
        return f"http://{self.host}{path}"

    def reset(self) -> None:
        """Forget all requests and accept everything again."""
        self.requests.clear()
        self.answer = accept

    async def _handle(self, request: web.BaseRequest) -> web.StreamResponse:
        self.requests.append(SinkRequest(request.raw_path, request.headers, await request.read()))
        return await self.answer(request)

    async def serve(self, listening: threading.Event) -> None:
        """Serve until `stop`; what still hangs then is cancelled at the end of the loop."""
        self._loop, self._stopped = asyncio.get_running_loop(), asyncio.Event()
        runner = web.ServerRunner(web.Server(self._handle, access_log=None))
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        self.port = runner.addresses[0][1]
        listening.set()
        await self._stopped.wait()

    def stop(self) -> None:
        self._loop.call_soon_threadsafe(self._stopped.set)


@contextmanager
def run_sink() -> Iterator[Sink]:
    """Run a sink until the end of the block."""
    sink, listening = Sink(), threading.Event()
    thread = threading.Thread(target=lambda: asyncio.run(sink.serve(listening)), daemon=True)
    thread.start()
    assert listening.wait(PATIENCE)
    try:
        yield sink
    finally:
        sink.stop()
        thread.join(PATIENCE)
        assert not thread.is_alive()
