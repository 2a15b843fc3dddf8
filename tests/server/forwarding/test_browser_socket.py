"""A browser's socket stays open while its table moves from node to node."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from starlette.types import Message

from cosca.server.forwarding import requests
from cosca.server.forwarding.links import LOST, Down, DownNow, Ended
from cosca.server.forwarding.resume import MAX_FLAPS, PATIENCE_SECONDS, BrowserSocket
from tests.server.forwarding.support import Clock, in_loop, settle


@pytest.fixture(autouse=True)
def no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests, "FIRST_DELAY", 0.0)


class FakeOwner:
    """An owner as a test plays it: what it gets, and what it answers."""

    def __init__(self, down: Down, down_now: DownNow) -> None:
        self.ended: asyncio.Future[Ended] = asyncio.get_running_loop().create_future()
        self.down, self.down_now = down, down_now
        self.got: list[dict[str, Any]] = []
        self.gone: int | None = None

    async def send(self, message: Message) -> None:
        self.got.append(json.loads(message["text"]))

    async def disconnect(self, code: int) -> None:
        self.gone = code
        if not self.ended.done():
            self.ended.set_result(Ended(code))

    async def say(self, type: str, **fields: Any) -> None:
        text = json.dumps({"v": 2, "type": type, **fields}, separators=(",", ":"))
        if not self.down_now(text.encode()):
            await self.down({"type": "websocket.send", "text": text})

    async def greet(self, at: int = 2) -> None:
        """Answer the hello that came first."""
        await self.down({"type": "websocket.accept"})
        await settle()
        items = [{"n": n} for n in range(1, at + 1)]
        await self.say("state", seat=self.got[0]["seat"], frame=1, base=None, since=0, items=items, whole={})
        await self.say("ack", id=self.got[0]["id"])


class World:
    """A browser at an edge, and the owners of its table one after the other."""

    def __init__(self, owners: bool = True) -> None:
        self.quick = False
        self.clock = Clock()
        self.up: asyncio.Queue[Message] = asyncio.Queue()
        self.up.put_nowait({"type": "websocket.connect"})
        self.seen: list[Message] = []
        self.owners: list[FakeOwner] = []
        self.losses: list[bool] = []
        self.has_owner = owners
        self.attempts = 0
        self.seconds_per_attempt = 1.0
        self.socket = BrowserSocket(
            self.up.get, self._send, self._connect, self.losses.append, self._send_now, self.clock
        )
        self.task = asyncio.create_task(self.socket.run())

    async def _send(self, message: Message) -> None:
        self.seen.append(message)

    def _send_now(self, text: bytes) -> bool:
        """Send every other message at once: the browser has no room for the rest."""
        self.quick = not self.quick
        if self.quick:
            self.seen.append({"type": "websocket.send", "text": text.decode()})
        return self.quick

    async def _connect(self, down: Down, down_now: DownNow) -> FakeOwner | None:
        self.attempts += 1
        if not self.has_owner:
            self.clock.now += self.seconds_per_attempt
            return None
        self.owners.append(FakeOwner(down, down_now))
        return self.owners[-1]

    async def say(self, type: str, id: str, **fields: Any) -> None:
        text = json.dumps({"v": 2, "type": type, "id": id, **fields})
        self.up.put_nowait({"type": "websocket.receive", "text": text})
        await settle()

    def answers(self) -> list[Any]:
        messages = [json.loads(message["text"]) for message in self.seen if message["type"] == "websocket.send"]
        return [message["id"] for message in messages if message["type"] == "ack"]

    def closes(self) -> list[Any]:
        return [message["code"] for message in self.seen if message["type"] == "websocket.close"]

    async def leave(self) -> None:
        self.up.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await self.task

    async def moved(self, ended: Ended) -> FakeOwner:
        """End the link to the present owner; return the next one."""
        count = len(self.owners)
        self.owners[-1].ended.set_result(ended)
        while len(self.owners) == count and not self.task.done():
            await asyncio.sleep(0)
        await settle()
        return self.owners[-1]


async def greeted() -> World:
    world = World()
    await settle()
    await world.say("hello", "h", seat=1, since=0)
    await world.owners[0].greet()
    return world


@pytest.mark.parametrize("ended", [Ended(1012, "moved"), LOST, Ended(1013, "database")])
@in_loop
async def test_an_owner_that_goes_in_the_middle_of_a_choice_is_not_noticed(ended: Ended) -> None:
    world = await greeted()
    await world.say("choose", "c1", seat=1, act=1, choices=["a"])
    await world.owners[0].say("ack", id="c1")
    await world.say("choose", "c2", seat=1, act=2, choices=["b"])
    second = await world.moved(ended)
    hello, choice = second.got
    assert (hello["type"], hello["seat"], hello["since"]) == ("hello", 1, 2)
    assert (choice["id"], choice["choices"]) == ("c2", ["b"])
    await second.greet(3)
    await second.say("ack", id="c2")
    assert world.answers() == ["h", "c1", "c2"]
    assert [message["type"] for message in world.seen].count("websocket.accept") == 1
    assert world.closes() == []
    assert world.losses == [ended.code is not None]
    await world.leave()
    assert second.gone == 1001


@in_loop
async def test_late_frames_of_the_old_owner_are_dropped() -> None:
    world = await greeted()
    await world.say("choose", "c", seat=1, act=1, choices=["a"])
    second = await world.moved(LOST)
    await second.greet()
    await second.say("ack", id="c")
    await world.owners[0].say("ack", id="c")
    assert world.answers() == ["h", "c"]
    await world.leave()


@in_loop
async def test_what_the_browser_sends_while_there_is_no_owner_waits() -> None:
    world = await greeted()
    world.has_owner, world.seconds_per_attempt = False, 0.0
    world.owners[0].ended.set_result(LOST)
    await settle()
    await world.say("choose", "c", seat=1, act=1, choices=["a"])
    world.has_owner = True
    while len(world.owners) == 1:
        await asyncio.sleep(0)
    await settle()
    assert [message["type"] for message in world.owners[1].got] == ["hello", "choose"]
    await world.leave()


@in_loop
async def test_without_an_owner_the_page_has_to_reconnect() -> None:
    world = World(owners=False)
    await world.task
    assert world.closes() == [1012]
    assert world.attempts <= PATIENCE_SECONDS + 1


@pytest.mark.parametrize("code", [4403, 4404, 4408, 1011, 1006])
@in_loop
async def test_other_closes_go_to_the_browser(code: int) -> None:
    world = await greeted()
    await world.moved(Ended(code, "why"))
    await world.task
    assert world.closes() == [code]


@in_loop
async def test_a_session_that_has_ended_is_asked_about_by_the_page_itself() -> None:
    world = await greeted()
    await world.moved(Ended(1012, "signed out elsewhere"))
    await world.moved(Ended(4401, "the cookie of this socket is outdated, the page may have another"))
    await world.task
    assert world.closes() == [1012]


@in_loop
async def test_a_refused_hello_makes_the_page_say_its_own() -> None:
    world = await greeted()
    second = await world.moved(LOST)
    await second.say("error", id=second.got[0]["id"], code="not_allowed")
    await world.task
    assert world.closes() == [1012]
    assert second.gone is not None
    assert not any("not_allowed" in message.get("text", "") for message in world.seen)


@in_loop
async def test_links_that_end_again_and_again_are_given_up() -> None:
    world = await greeted()
    while not world.task.done():
        await world.owners[-1].greet()
        await world.moved(Ended(1012, "sending the table failed"))
    assert world.closes() == [1012]
    assert len(world.owners) == MAX_FLAPS + 1


@in_loop
async def test_a_browser_that_goes_while_it_is_sent_something_is_noticed_once() -> None:
    world = await greeted()
    reading = asyncio.all_tasks() - {world.task, asyncio.current_task()}

    async def fail(_: Message) -> None:
        world.up.put_nowait({"type": "websocket.disconnect", "code": 1001})
        raise OSError("broken pipe")

    world.socket._send = fail  # pyright: ignore[reportPrivateUsage, reportAttributeAccessIssue]
    await world.owners[0].down({"type": "websocket.send", "text": '{"v":2,"type":"table"}'})
    await world.task
    assert world.owners[0].gone == 1006
    assert [task.exception() for task in reading] == [None]
