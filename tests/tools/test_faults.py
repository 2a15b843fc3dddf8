"""What the fault harness is made of: a proxy that fails on command, a plan, and the measurement of interruptions."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from random import Random

import pytest

from tools.checks.cluster import FAULTS
from tools.harness.faults import longest_gap, plan, quantile
from tools.harness.proxy import Proxy

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def _echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(1000):
        writer.write(data)
    writer.close()


def through_proxy(test: Callable[[Proxy, Streams], Awaitable[None]]) -> None:
    """Run a test with a connection through a proxy to a server that echoes."""

    async def run() -> None:
        server = await asyncio.start_server(_echo, "127.0.0.1", 0)
        proxy = Proxy(server.sockets[0].getsockname()[1])
        await proxy.start()
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", proxy.port)
            await test(proxy, (reader, writer))
            writer.close()
        finally:
            await proxy.stop()
            server.close()

    asyncio.run(asyncio.wait_for(run(), 30))


def test_proxy_forwards_both_ways() -> None:
    async def test(_: Proxy, streams: Streams) -> None:
        reader, writer = streams
        writer.write(b"hello")
        assert await reader.readexactly(5) == b"hello"

    through_proxy(test)


@pytest.mark.parametrize(("up", "down"), [(True, True), (True, False), (False, True)])
def test_stalled_proxy_delivers_late(up: bool, down: bool) -> None:
    async def test(proxy: Proxy, streams: Streams) -> None:
        reader, writer = streams
        proxy.stall(up, down)
        writer.write(b"hello")
        answer = asyncio.create_task(reader.readexactly(5))
        await asyncio.sleep(0.05)
        assert not answer.done()
        proxy.heal()
        assert await answer == b"hello"

    through_proxy(test)


def test_cut_proxy_resets_and_refuses_until_it_is_healed() -> None:
    async def test(proxy: Proxy, streams: Streams) -> None:
        reader, writer = streams
        writer.write(b"hello")
        await reader.readexactly(5)
        proxy.cut()
        with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
            await reader.readexactly(1)
        for healed in (False, True):
            if healed:
                proxy.heal()
            other, to_other = await asyncio.open_connection("127.0.0.1", proxy.port)
            with nullcontext() if healed else pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
                to_other.write(b"hello")
                assert await other.readexactly(5) == b"hello"
            to_other.close()

    through_proxy(test)


def test_plan_has_every_fault_in_random_order() -> None:
    numbers = {kind: n for n, kind in enumerate(FAULTS, 3)}
    kinds = plan(numbers, Random(1))
    assert Counter(kinds) == numbers
    assert kinds != sorted(kinds, key=list(FAULTS).index)


@pytest.mark.parametrize(
    ("moments", "over", "seconds"),
    [
        ([9.0, 10.5, 11.0, 14.0, 14.5], False, 3.0),
        ([3.0, 12.0, 14.0], False, 2.0),  # standing still before the fault does not count
        ([9.0, 10.5], False, 4.5),  # it stands still to the end
        ([9.0, 10.5], True, 0.5),  # the game is over
    ],
)
def test_longest_gap_from_the_fault_on(moments: list[float], over: bool, seconds: float) -> None:
    assert longest_gap(moments, 10.0, 15.0, over) == seconds


def test_quantiles() -> None:
    values = [float(n) for n in range(100, 0, -1)]
    assert (quantile(values, 0.5), quantile(values, 0.99), quantile(values, 1)) == (51.0, 100.0, 100.0)
    assert quantile([], 0.5) == 0.0
