"""Seats that users and addresses may hold at open tables in the lobby."""

from __future__ import annotations

import math
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from cosca.server.core.caches import keep_newest
from cosca.server.core.rate_limits import Quota
from cosca.server.core.settings import Settings
from cosca.server.protocol.refusal import Refused
from cosca.server.storage.store import Store

MAX_ADDRESSES: Final = 10_000  # for which the users are remembered


class SeatQuota:
    """Limits the waiting seats of each user, and of all users of an address together."""

    def __init__(self, settings: Settings) -> None:
        self._per_user = settings.places_per_user
        self._per_address = settings.places_per_address
        self._users_by_address: dict[str, set[str]] = {}  # those who may hold such seats
        self._pending = Quota(math.inf)  # reservations in progress, so that parallel requests count too

    @asynccontextmanager
    async def reserve(self, store: Store, user: str, address: str) -> AsyncIterator[None]:
        """Reserve a seat while the block runs; Refused if the user or the address has too many."""
        users = self._users_by_address.get(address, set()) | {user}
        keep_newest(self._users_by_address, address, users, MAX_ADDRESSES)
        keys = (user, ""), ("", address)
        pending_of_user, pending_of_address = (self._pending.in_use(key) for key in keys)
        for key in keys:
            self._pending.add(key, 1)
        try:
            held = await store.waiting_seat_counts(users)
            if held.get(user, 0) + pending_of_user >= self._per_user:
                raise Refused("too_many", "places", most=self._per_user)
            if sum(held.values()) + pending_of_address >= self._per_address:
                raise Refused("too_many", "places_address")
            users &= {*held, user}  # in place: others hold no such seat
            yield
        finally:
            for key in keys:
                self._pending.add(key, -1)
