"""Seats that users and addresses may hold at open tables in the lobby."""

from __future__ import annotations

import math
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from cosca.server.core.rate_limits import Quota
from cosca.server.core.settings import Settings
from cosca.server.protocol.refusal import Refused
from cosca.server.storage.store import Store

MAX_ADDRESSES: Final = 10_000  # whose users are remembered


class SeatQuota:
    """Limits the waiting seats of each user, and of all users of an address together."""

    def __init__(self, settings: Settings) -> None:
        self._per_user = settings.places_per_user
        self._per_address = settings.places_per_address
        self._users_by_address: dict[str, set[str]] = {}  # those who may hold such seats
        self._pending = Quota(math.inf)  # reservations in progress, so that parallel requests count too

    @asynccontextmanager
    async def reserve(self, store: Store, user: str, where: str) -> AsyncIterator[None]:
        """Reserve a seat while the block runs; Refused if the user or the address has too many."""
        people = self._users_by_address.pop(where, set()) | {user}
        self._users_by_address[where] = people
        if len(self._users_by_address) > MAX_ADDRESSES:
            del self._users_by_address[next(iter(self._users_by_address))]
        keys = (user, ""), ("", where)
        of_user, of_address = (self._pending.in_use(key) for key in keys)
        for key in keys:
            self._pending.add(key, 1)
        try:
            held = await store.waiting_seat_counts(people)
            if held.get(user, 0) + of_user >= self._per_user:
                raise Refused("too_many", "places", most=self._per_user)
            if sum(held.values()) + of_address >= self._per_address:
                raise Refused("too_many", "places_address")
            people &= {*held, user}
            yield
        finally:
            for key in keys:
                self._pending.add(key, -1)
