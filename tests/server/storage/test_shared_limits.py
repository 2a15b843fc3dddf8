"""Limits that all nodes share: exact, whichever node counts."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import select, text

from cosca.server.core.rate_limits import RateLimiter
from cosca.server.core.shared_limits import Limit, LocalLimiter, SharedLimiter
from cosca.server.storage.schema import rate_limits
from cosca.server.storage.shared_limits import RowLimiter, delete_full
from cosca.server.storage.store import Store

LOGINS = Limit("logins", 3, 1e9)  # no token comes back during a test
ADDRESSES = Limit("addresses", 5, 1e9)
Check = Callable[[SharedLimiter, SharedLimiter], Awaitable[None]]


async def _takes_all_or_none(first: SharedLimiter, second: SharedLimiter) -> None:
    both = (LOGINS, "anna"), (ADDRESSES, "::1")
    taken = [await limiter.acquire(*both) for limiter in (first, second, first, second, first)]
    assert taken == [True, True, True, False, False]
    assert await second.acquire((ADDRESSES, "::1"))  # a refused attempt took none of these
    assert await second.acquire((LOGINS, "ben"))


async def _gives_back(first: SharedLimiter, second: SharedLimiter) -> None:
    for limiter in (first, second, first):
        assert await limiter.acquire((LOGINS, "anna"))
    assert not await second.acquire((LOGINS, "anna"))
    await first.release((LOGINS, "anna"))
    assert await second.acquire((LOGINS, "anna"))
    await first.release((LOGINS, "clara"))  # never more than the limit
    assert [await second.acquire((LOGINS, "clara")) for _ in range(4)] == [True, True, True, False]


@pytest.mark.parametrize("check", [_takes_all_or_none, _gives_back])
def test_a_single_server_counts_in_memory(check: Check) -> None:
    limiter = LocalLimiter()
    asyncio.run(check(limiter, limiter))  # type: ignore[arg-type]


@pytest.mark.parametrize("check", [_takes_all_or_none, _gives_back])
def test_nodes_count_in_the_database(postgres_url: str, check: Check) -> None:
    async def work() -> None:
        stores = [await Store.open(postgres_url, "shared") for _ in range(2)]
        await check(*[RowLimiter(store, b"secret") for store in stores])
        for store in stores:
            await store.close()

    asyncio.run(work())


def test_concurrent_attempts_take_each_token_once(postgres_url: str) -> None:
    async def work() -> None:
        stores = [await Store.open(postgres_url, "shared") for _ in range(2)]
        limiters = [RowLimiter(store, b"secret") for store in stores]
        wanted = (ADDRESSES, "::1"), (LOGINS, "anna")
        taken = await asyncio.gather(
            *[limiter.acquire(*order) for limiter in limiters * 5 for order in (wanted, wanted[::-1])]
        )
        assert sum(taken) == 3
        keys = await stores[0].read(lambda connection: connection.execute(select(rate_limits.c.key)).scalars().all())
        assert not {"anna", "::1"} & set(keys)  # digests
        await stores[0].write(text("UPDATE rate_limits SET at = at - 1e6"), delete_full())
        assert not await stores[0].read(lambda connection: connection.execute(select(rate_limits)).all())
        for store in stores:
            await store.close()

    asyncio.run(work())


def test_a_bucket_fills_by_the_clock_of_the_database(postgres_url: str) -> None:
    async def work() -> None:
        store = await Store.open(postgres_url, "shared")
        limiter, daily = RowLimiter(store, b"secret"), Limit("daily", 2, 1000.0)
        assert [await limiter.acquire((daily, "a")) for _ in range(3)] == [True, True, False]
        await store.write(text("UPDATE rate_limits SET at = at - 500"))
        assert [await limiter.acquire((daily, "a")) for _ in range(2)] == [True, False]
        await store.close()

    asyncio.run(work())


def test_a_node_counts_its_share() -> None:
    limiter, few = RateLimiter(9, 60, clock=lambda: 0.0), RateLimiter(2, 60, clock=lambda: 0.0)
    limiter.share(3)
    few.share(3)
    assert [limiter.try_acquire("a") for _ in range(4)] == [True, True, True, False]
    assert [few.try_acquire("a") for _ in range(2)] == [True, False]  # at least one
    limiter.share(1)
    assert [limiter.try_acquire("b") for _ in range(10)] == [True] * 9 + [False]
