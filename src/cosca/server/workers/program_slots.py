"""Limits on running bot programs. It knows no processes."""

from __future__ import annotations

from typing import Final


class ProgramSlots:
    """The bot programs that keep running between their choices, limited in all and per address.

    Over a limit, the least recently used ones are to be ended; each is started again when it is needed.
    """

    def __init__(self, most: int, most_per_address: int) -> None:
        self._most: Final = most
        self._most_per_address: Final = most_per_address
        self._running: dict[int, str] = {}  # address by session, the most recently used one last

    def __contains__(self, session: int) -> bool:
        return session in self._running

    def use(self, session: int, address: str) -> list[int]:
        """Record the use of a program of that address; return the sessions to end because of the limits."""
        self.drop(session)
        self._running[session] = address
        there = [other for other, where in self._running.items() if where == address]
        return sorted({*list(self._running)[: -self._most], *there[: -self._most_per_address]})

    def drop(self, session: int) -> None:
        """Forget a program that has ended."""
        self._running.pop(session, None)
