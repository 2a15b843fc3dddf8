"""The bots of a table: which of them acts next, and the task that drives them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

from cosca.server.protocol.refusal import Moved, Refused
from cosca.server.storage.retry import retry_until_stored
from cosca.server.table.bot_player import BotPlayer
from cosca.server.table.journal import Journal
from cosca.server.table.seats import Seats

SLICE_SECONDS: Final = 0.02  # of bot choices in a row, until other tasks of the event loop get a turn
_log = logging.getLogger("cosca.tables")


class BotDriver:
    """The bot players of one table, created when they first have to act."""

    def __init__(self, end_session: Callable[[int], None] = lambda _: None) -> None:
        self._players: dict[int, BotPlayer] = {}
        self._end_session: Final = end_session
        self._ended = False
        self._task: asyncio.Task[None] | None = None

    def next_seat(self, journal: Journal, seats: Seats) -> int | None:
        """Return the next seat that a bot has to play."""
        return next((seat for seat in journal.waiting if seats.rows[seat].bot), None)

    def player(self, seat: int, journal: Journal, seats: Seats) -> BotPlayer:
        """Return the bot player of a seat."""
        name = seats.rows[seat].bot or ""
        player = self._players.get(seat)
        if player is None or player.name != name:
            self.release(seat)
            player = self._players[seat] = BotPlayer(journal.game, seat, name, journal.id, self._end_session)
        return player

    def is_current(self, seat: int, player: BotPlayer) -> bool:
        """Return whether this player still plays the seat."""
        return self._players.get(seat) is player

    def release(self, seat: int) -> None:
        """Drop the bot player of a seat, because another player plays it."""
        player = self._players.pop(seat, None)
        if player is not None:
            player.reset_session()

    def end(self) -> None:
        """Drop all bot players and end their programs: the game is over, or the table leaves the memory."""
        self._ended = True
        for seat in list(self._players):
            self.release(seat)

    def forget(self) -> None:
        """Rebuild the memories of all bots at their next decision, as needed after an undo or a reload."""
        for player in self._players.values():
            player.forget()

    # ---------------------------------------------------------------- the task

    @property
    def busy(self) -> bool:
        """Whether the task is running."""
        return self._task is not None

    def start(self, id: str, make_choice: Callable[[], Awaitable[bool]]) -> None:
        """Call `make_choice` in a task until it returns False; no reference to it is kept after that."""
        if self._task is None:
            self._task = asyncio.create_task(self._drive(id, make_choice))

    async def _drive(self, id: str, make_choice: Callable[[], Awaitable[bool]]) -> None:
        async def make_choices() -> None:
            slice_end = time.monotonic() + SLICE_SECONDS
            while await make_choice():
                if time.monotonic() > slice_end:
                    await asyncio.sleep(0)
                    slice_end = time.monotonic() + SLICE_SECONDS

        try:
            await retry_until_stored(make_choices)
        except (Refused, Moved):
            pass  # the table is deleted, being reloaded, or run by another node
        except Exception:
            _log.exception("bot choice failed", extra={"table": id})
        finally:
            self._task = None
            if self._ended:  # the game ended while the task was running
                self.end()

    async def stop(self) -> None:
        """Cancel the task."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
