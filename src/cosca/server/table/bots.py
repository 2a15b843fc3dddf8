"""The bots of a table: which of them is next, what they remember, and the task that lets them go on."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

from cosca.server.bot_player import BotPlayer
from cosca.server.errors import Refused
from cosca.server.patience import persist
from cosca.server.table.journal import Journal
from cosca.server.table.seats import Seats

SLICE: Final = 0.02  # seconds of bots' choices after which others get their turn
_log = logging.getLogger("cosca.tables")


class Bots:
    """The players of the seats that bots play, made when they are first asked."""

    def __init__(self) -> None:
        self._players: dict[int, BotPlayer] = {}
        self._task: asyncio.Task[None] | None = None

    def next(self, journal: Journal, seats: Seats) -> int | None:
        """The next seat to be played by a bot. Where no person plays any seat, the table waits."""
        if not seats.played_by_people:
            return None
        return next((seat for seat in journal.waiting if seats.rows[seat].bot), None)

    def player(self, seat: int, journal: Journal, seats: Seats) -> BotPlayer:
        """Who plays the seat."""
        name = seats.rows[seat].bot or ""
        found = self._players.get(seat)
        if found is None or found.name != name:
            found = self._players[seat] = BotPlayer(journal.game, seat, name)
        return found

    def plays(self, seat: int, player: BotPlayer) -> bool:
        """Whether this one still plays the seat."""
        return self._players.get(seat) is player

    def leave(self, seat: int) -> None:
        """Somebody else plays: the bot's thoughts are of another course of the game."""
        self._players.pop(seat, None)

    def forget(self) -> None:
        """After an undo: what they remember is made anew from what counts."""
        for player in self._players.values():
            player.forget()

    # ---------------------------------------------------------------- the task that lets them go on

    @property
    def busy(self) -> bool:
        """Whether bots are at work."""
        return self._task is not None

    def drive(self, id: str, choice: Callable[[], Awaitable[bool]]) -> None:
        """Has choices made until one says that none was owed; nothing is kept of what makes them."""
        if self._task is None:
            self._task = asyncio.create_task(self._drive(id, choice))

    async def _drive(self, id: str, choice: Callable[[], Awaitable[bool]]) -> None:
        async def go_on() -> None:
            pause = time.monotonic() + SLICE
            while await choice():
                if time.monotonic() > pause:
                    await asyncio.sleep(0)
                    pause = time.monotonic() + SLICE

        try:
            await persist(go_on)
        except Refused:
            pass  # the table is gone, or being read again
        except Exception:
            _log.exception("a bot's choice could not be carried out", extra={"table": id})
        finally:
            self._task = None

    async def rest(self) -> None:
        """Stops them."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
