"""Seats taken at open tables that wait: nobody fills the lobby with seats at which nobody will play."""

from __future__ import annotations

import math
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from cosca.server.errors import Refused
from cosca.server.limits import Counts
from cosca.server.settings import Settings
from cosca.server.store import Store

ADDRESSES: Final = 10_000  # of which it is remembered who sat down from there


class Places:
    """How many such seats a user has, and all together who sat down from one address."""

    def __init__(self, settings: Settings) -> None:
        self._per_user = settings.places_per_user
        self._per_address = settings.places_per_address
        self._people: dict[str, set[str]] = {}  # by address: those who may have such seats
        self._coming = Counts(math.inf)  # who is sitting down at this moment, so that many at once do not get around it

    @asynccontextmanager
    async def taking(self, store: Store, user: str, where: str) -> AsyncIterator[None]:
        """Around sitting down; Refused if the user or the address has as many seats as it may."""
        people = self._people.pop(where, set()) | {user}
        self._people[where] = people
        if len(self._people) > ADDRESSES:
            del self._people[next(iter(self._people))]
        keys = (user, ""), ("", where)
        of_user, of_address = (self._coming.held(key) for key in keys)
        for key in keys:
            self._coming.add(key, 1)
        try:
            held = await store.places(people)
            if held.get(user, 0) + of_user >= self._per_user:
                raise Refused("too_many", "places", most=self._per_user)
            if sum(held.values()) + of_address >= self._per_address:
                raise Refused("too_many", "places_address")
            people &= {*held, user}
            yield
        finally:
            for key in keys:
                self._coming.add(key, -1)
