"""The small stand-ins for a queue and an event of asyncio that every open connection has."""

from __future__ import annotations

import asyncio
import contextlib

from cosca.server.entrypoints.uvicorn_protocols import Gate, Inbox


def test_inbox_keeps_the_order_and_loses_nothing_when_its_reader_is_cancelled() -> None:
    async def read() -> list[object]:
        inbox = Inbox()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(inbox.get(), 0)
        inbox.put_nowait({"type": "websocket.receive", "text": "1"})
        inbox.put_nowait({"type": "websocket.receive", "text": "2"})
        got = [await inbox.get(), await inbox.get()]
        assert inbox.empty()
        waiting = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        inbox.put_nowait({"type": "websocket.connect"})
        return [*[message.get("text") for message in got], (await waiting)["type"]]

    assert asyncio.run(read()) == ["1", "2", "websocket.connect"]


def test_gate_holds_all_who_wait_until_it_is_open() -> None:
    async def passed() -> list[str]:
        gate, log = Gate(), list[str]()

        async def go(name: str) -> None:
            await gate.wait()
            log.append(name)

        await go("open")
        gate.clear()
        gate.clear()
        assert not gate.is_set()
        waiting = [asyncio.create_task(go(name)) for name in ("first", "second")]
        await asyncio.sleep(0)
        log.append("opened")
        gate.set()
        gate.set()
        assert gate.is_set()
        await asyncio.gather(*waiting)
        return log

    assert asyncio.run(passed()) == ["open", "opened", "first", "second"]
