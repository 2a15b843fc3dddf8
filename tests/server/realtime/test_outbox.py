"""The outbox of a connection: messages leave at once and in order, also when the client has no room for a while."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from fastapi import WebSocket

from cosca.server.core.metrics import Metrics
from cosca.server.core.settings import Settings
from cosca.server.realtime.connection import SocketConnection
from cosca.server.realtime.connections import ConnectionRegistry


class FakeSocket:
    """A socket below which there is room for a while; `text` is what the client gets."""

    def __init__(self, direct: bool) -> None:
        self.direct = direct
        self.text: list[str] = []
        self.has_room = asyncio.Event()
        self.has_room.set()

    def send_now(self, message: bytes) -> bool:
        if self.has_room.is_set():
            self.text.append(message.decode())
        return self.has_room.is_set()

    async def send(self, message: dict[str, Any]) -> None:
        await self.has_room.wait()
        self.text.append(message["text"])

    async def close(self, code: int, reason: str) -> None:
        self.text.append(f"{code} {reason}")


def connect(socket: FakeSocket) -> SocketConnection:
    settings = Settings()
    connections, send_now = ConnectionRegistry(settings, Metrics()), socket.send_now if socket.direct else None
    connection = SocketConnection(cast("WebSocket", socket), connections, "ann", "here", send_now)
    connection.start()
    return connection


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_messages_leave_without_a_task():
    async def scenario() -> None:
        socket = FakeSocket(direct=True)
        connection = connect(socket)
        connection.enqueue(b"one")
        connection.enqueue(b"two")
        await settle()
        assert socket.text == ["one", "two"]
        assert connection.queued == 0

    asyncio.run(scenario())


def test_messages_keep_their_order_when_there_is_no_room_for_a_while():
    async def scenario(direct: bool) -> None:
        socket = FakeSocket(direct)
        connection = connect(socket)
        connection.enqueue(b"one")
        await settle()
        socket.has_room.clear()
        connection.enqueue(b"two")
        connection.enqueue(b"three")
        await settle()
        assert socket.text == ["one"]
        socket.has_room.set()
        connection.enqueue(b"four")  # while the task still holds the second message
        await settle()
        connection.enqueue(b"five")
        assert await connection.finish(1)
        assert socket.text == ["one", "two", "three", "four", "five", "1000 gone"]
        assert connection.queued == 0

    for direct in (True, False):
        asyncio.run(scenario(direct))


def test_a_dropped_connection_sends_nothing_more():
    async def scenario() -> None:
        socket = FakeSocket(direct=True)
        connection = connect(socket)
        connection.enqueue(b"one")
        connection.drop()
        assert await connection.finish(1)
        assert socket.text == ["4408 too slow"]

    asyncio.run(scenario())


def test_a_client_that_never_reads_is_given_up():
    async def scenario() -> None:
        socket = FakeSocket(direct=True)
        socket.has_room.clear()
        connection = connect(socket)
        connection.enqueue(b"one")
        await settle()
        assert not await connection.finish(0.01)
        assert socket.text == []
        assert connection.queued == 0

    asyncio.run(scenario())


def test_nothing_is_sent_before_the_endpoint_has_let_the_client_in():
    async def scenario() -> None:
        socket = FakeSocket(direct=True)
        connection = SocketConnection(
            cast("WebSocket", socket), ConnectionRegistry(Settings(), Metrics()), "ann", "here", socket.send_now
        )
        connection.enqueue(b"one")
        connection.close(1012, "signed out elsewhere")
        await settle()
        assert socket.text == []
        connection.start()
        await settle()
        assert socket.text == ["one", "1012 signed out elsewhere"]

    asyncio.run(scenario())
