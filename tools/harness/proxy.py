"""A TCP proxy that can be told to fail: cut, stalled in one or both directions, delayed."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

CHUNK_BYTES: Final = 65536
LIMIT_BYTES: Final = 4 * CHUNK_BYTES  # that are read ahead in a stalled direction


class Proxy:
    """Forwards connections to a port of this machine.

    A stalled direction keeps its connections open and delivers later, as a network does that loses packets for a while;
    a cut one resets its connections and refuses new ones.
    """

    def __init__(self, target: int) -> None:
        self.target, self.port = target, 0
        self.delay = 0.0  # seconds, in both directions
        self._up, self._down = asyncio.Event(), asyncio.Event()  # set while bytes flow to the target, and back
        self._refuses = False
        self._server: asyncio.Server | None = None
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Listen on a free port."""
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        self.heal()

    async def stop(self) -> None:
        """Stop listening and reset all connections."""
        if self._server is not None:
            self._server.close()
        self._reset()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def stall(self, up: bool = True, down: bool = True) -> None:
        """Deliver nothing to the target (`up`), nothing from it (`down`), or neither, until healed."""
        for gate, stalled in ((self._up, up), (self._down, down)):
            if stalled:
                gate.clear()

    def cut(self) -> None:
        """Reset all connections and refuse new ones, until healed."""
        self._refuses = True
        self._reset()

    def heal(self) -> None:
        """Forward again; what was stalled is delivered now."""
        self._refuses, self.delay = False, 0.0
        self._up.set()
        self._down.set()

    def _reset(self) -> None:
        for writer in list(self._writers):
            writer.transport.abort()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            if self._refuses:
                raise ConnectionRefusedError
            there, to_there = await asyncio.open_connection("127.0.0.1", self.target, limit=LIMIT_BYTES)
        except (OSError, asyncio.CancelledError):  # stopped meanwhile
            writer.transport.abort()
            return
        for end in (writer, to_there):
            self._writers.add(end)
        for source, sink, gate in ((reader, to_there, self._up), (there, writer, self._down)):
            task = asyncio.create_task(self._pump(source, sink, gate))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pump(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter, gate: asyncio.Event) -> None:
        """Forward one direction of one connection to its end."""
        try:
            with suppress(OSError):
                while data := await source.read(CHUNK_BYTES):
                    if self.delay:
                        await asyncio.sleep(self.delay)
                    await gate.wait()
                    sink.write(data)
                    await sink.drain()
            await gate.wait()
        finally:
            self._writers.discard(sink)
            sink.close()
