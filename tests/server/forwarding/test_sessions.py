"""Frames between two nodes: in order, complete, or not at all."""

from __future__ import annotations

import asyncio

import pytest

from cosca.server.forwarding.sessions import SILENCE_SECONDS, Frame, Session, Sessions, Window
from cosca.server.forwarding.wire import subject
from tests.server.forwarding.support import Clock, Network, in_loop, settle


class Ends:
    """Both ends of a session, with the frames that have arrived at the second one."""

    def __init__(self) -> None:
        self.network, self.clock = Network(), Clock()
        self.arrived: list[Frame] = []
        self.up, self.down = Sessions(self.network, "a", "up"), Sessions(self.network, "b", "down")
        self.ended: list[str] = []
        self.edge = Session(
            self.network, "a", "b", "s", "up", lambda _, frame: None, lambda _: self.ended.append("edge"), self.clock
        )
        self.owner = Session(
            self.network,
            "b",
            "a",
            "s",
            "down",
            lambda _, frame: self.arrived.append(frame),
            lambda _: self.ended.append("owner"),
            self.clock,
        )
        self.up.add(self.edge)
        self.down.add(self.owner)

    async def start(self) -> Ends:
        await self.network.listen(subject("a", "down"), self.up.handle)
        await self.network.listen(subject("b", "up"), self.down.handle)
        return self


@in_loop
async def test_frames_of_a_moment_arrive_together_and_in_order() -> None:
    ends = await Ends().start()
    messages: list[bytes] = []
    ends.network.lose = lambda _, payload: bool(messages.append(payload))
    for n in range(20):
        ends.edge.send(str(n % 3), "t", str(n).encode())
    await settle()
    assert [frame.data for frame in ends.arrived] == [str(n).encode() for n in range(20)]
    assert len(messages) == 1


@in_loop
async def test_large_frames_travel_in_parts() -> None:
    ends = await Ends().start()
    large = bytes(range(256)) * 8192
    sizes: list[int] = []
    ends.network.lose = lambda _, payload: bool(sizes.append(len(payload)))
    ends.edge.send("1", "t", large)
    ends.edge.send("2", "t", b"after")
    await settle()
    assert ends.arrived == [Frame("1", "t", large), Frame("2", "t", b"after")]
    assert max(sizes) < 1_000_000


@pytest.mark.parametrize("lost", [1, 2, 3])
@in_loop
async def test_a_lost_message_ends_the_session_at_both_ends(lost: int) -> None:
    ends = await Ends().start()
    count = 0

    def lose(to: str, _: bytes) -> bool:
        nonlocal count
        count += to == "node.b.up"
        return to == "node.b.up" and count == lost

    ends.network.lose = lose
    for n in range(3):
        ends.edge.send("1", "t", str(n).encode())
        await settle()
    ends.edge.ping()  # if the last message was lost, only this shows it
    await settle()
    assert [frame.data for frame in ends.arrived] == [str(n).encode() for n in range(lost - 1)]
    assert sorted(ends.ended) == ["edge", "owner"]


@in_loop
async def test_messages_in_another_order_end_the_session() -> None:
    ends = await Ends().start()
    ends.network.held = []
    for n in range(2):
        ends.edge.send("1", "t", str(n).encode())
        await settle()
    ends.network.release(reverse=True)
    await settle()
    assert ends.arrived == []
    assert sorted(ends.ended) == ["edge", "owner"]


@in_loop
async def test_silence_ends_a_session_and_pings_break_it() -> None:
    ends = await Ends().start()
    for _ in range(3):
        ends.clock.now += SILENCE_SECONDS - 1
        ends.up.tick()
        ends.down.tick()
        await settle()
        assert ends.ended == []
    ends.network.lose = lambda _subject, _payload: True
    ends.clock.now += SILENCE_SECONDS - 1
    ends.up.tick()
    ends.clock.now += 2
    ends.up.tick()
    assert ends.ended == ["edge"]


@in_loop
async def test_who_sends_to_a_session_that_is_over_learns_it() -> None:
    ends = await Ends().start()
    ends.down.remove(ends.owner)
    ends.edge.ping()
    await settle()
    assert ends.ended == ["edge"]


@in_loop
async def test_a_window_lets_a_frame_pass_when_enough_was_consumed() -> None:
    window, passed = Window(100), list[int]()

    async def take(size: int) -> None:
        await window.take(size)
        passed.append(size)

    tasks = [asyncio.create_task(take(size)) for size in (500, 60, 40)]
    await settle()
    assert passed == [500]  # one alone may be larger
    window.credit(500)
    await settle()
    assert passed == [500, 60, 40]
    tasks.append(asyncio.create_task(take(1)))
    await settle()
    assert passed == [500, 60, 40]
    window.open()
    await asyncio.gather(*tasks)
