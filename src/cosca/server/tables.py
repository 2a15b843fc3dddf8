"""All tables that are in memory: read from the database when somebody comes, dropped when nobody is left."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import json
import logging
import math
import secrets
import time
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy.exc import IntegrityError

from cosca.bots import bots
from cosca.games import game_as_it_was
from cosca.kernel.errors import CoscaError
from cosca.kernel.game import Game
from cosca.server import statements, wire
from cosca.server.damage import Damaged, saved
from cosca.server.errors import Refused
from cosca.server.hours import Calendar
from cosca.server.lessons import Lesson
from cosca.server.settings import Settings
from cosca.server.store import SeatRow, Store, TableRow, UserRow
from cosca.server.store_retention import put_away_for
from cosca.server.table.live import LiveTable
from cosca.server.table.seats import STAND_IN
from cosca.server.thinking import Thinking
from cosca.server.uptime import Uptime

GAMES: Final = 200  # kept at hand, with their options
RESUMED: Final = 50  # tables that a start brings back before those are dropped that need nothing more
IDLE: Final = 600.0  # seconds without anyone after which a table leaves the memory
_log = logging.getLogger("cosca.tables")


class Tables:
    """The live tables by id."""

    def __init__(self, store: Store, settings: Settings, uptime: Uptime | None = None) -> None:
        self.store: Final = store
        self.uptime: Final = uptime or Uptime()
        self.settings: Final = settings
        self.thinking: Final = Thinking()
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Future[LiveTable | None]] = {}
        self._games: dict[str, Game[Any]] = {}
        self._reported: set[str] = set()  # tables that cannot be opened, of which it is known
        self.deadline: Callable[[float], None] = lambda _: None  # told of each

    @property
    def count(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    def game(self, name: str, options: dict[str, Any], data: str = "") -> Game[Any]:
        """The game with these options, and with the components of that name if they ship with it.

        Tables with the same ones share it. BadOption says what is wrong.
        """
        key = f"{name} {data} {json.dumps(options, sort_keys=True, default=str)}"
        found = self._games.get(key)
        if found is None:
            found = game_as_it_was(name, self.settings.options(name, options), data)
            if len(self._games) >= GAMES:
                del self._games[next(iter(self._games))]
            self._games[key] = found
        return found

    async def get(self, id: str) -> LiveTable | None:
        """The table of that id; None if there is none. Several who ask at once wait for one reading."""
        found = self._live.get(id)
        if found is not None and not found.broken:
            found.idle_since = time.monotonic()
            if found.stale:
                with contextlib.suppress(Refused):  # it is gone
                    await found.refresh()
            if not found.broken:
                return found
        reading = self._loading.get(id)
        if reading is None:
            reading = self._loading[id] = asyncio.ensure_future(self._read(id))
            reading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(reading)

    async def _read(self, id: str) -> LiveTable | None:
        old = self._live.get(id)
        if old is not None:
            async with old.lock:
                pass  # what it was writing is in the log, or will never be
        table = LiveTable(self, id)
        try:
            here = await table.read()
        except Refused as no:
            self.report(id, no)
            raise
        if not here:
            self._live.pop(id, None)
            return None
        self._live[id] = table
        self._reported.discard(id)
        table.wake()
        return table

    def report(self, id: str, no: Refused) -> None:
        """Tells those who run the server of a table that cannot be opened, once until it can."""
        if id not in self._reported:
            self._reported.add(id)
            _log.error("a table cannot be opened", extra={"table": id, "why": no.why, **no.facts})

    async def known(self, game: str, seats: list[SeatRow]) -> list[SeatRow]:
        """The seats of a table of that game; for bots that there are no more, the stand-in plays on."""
        gone = [seat for seat in seats if seat.bot is not None and seat.bot not in bots(game)]
        for seat in gone:
            await self.store.write(statements.change_seat(dataclasses.replace(seat, bot=STAND_IN)))
            _log.warning("there is no such bot any more", extra={"table": seat.table_id, "bot": seat.bot})
        return [dataclasses.replace(seat, bot=STAND_IN) if seat in gone else seat for seat in seats]

    def game_of(self, row: TableRow) -> Game[Any]:
        """The game of a table; Refused if it cannot be played here."""
        try:
            game = self.game(row.game, row.options, row.data)
        except CoscaError as wrong:
            raise Refused("refused", "unplayable", problem=str(wrong)) from None
        if row.data != game.data_name():
            raise Refused("refused", "components", data=row.data, here=game.data_name())
        return game

    async def create(
        self,
        host: UserRow,
        game: str,
        options: dict[str, Any],
        seats: dict[int, str],
        open: bool,
        spectators: bool,
        start: bool,
        hints: bool = True,
        pace: wire.Pace | None = None,
        position: dict[str, Any] | None = None,
        data: str = "",
        lesson: Lesson | None = None,
    ) -> LiveTable:
        """A new table; seats that are not named are open. With `start` it starts at once.

        A game can go on from a position, which must be one that the rules have led to, or have set up.
        `data` names its component set, if that is not the one of new tables. A lesson has a seed of its own.
        """
        made = self.game(game, options, data)
        id, now = secrets.token_urlsafe(9), time.time()
        row = TableRow(
            id=id,
            game=made.name,
            options=made.options,
            data=made.data_name(),
            rules=made.rules_version,
            seed=secrets.token_bytes(32).hex() if lesson is None else f"{lesson.seed:064x}",
            invite=secrets.token_urlsafe(16),
            status="waiting",
            open=open,
            spectators=spectators,
            host=host.id,
            proposal=None,
            outcome=None,
            rematch=None,
            created=now,
            changed=now,
            hints=hints,
            pace=pace,
            start=position,
            lesson=None if lesson is None else lesson.name,
        )
        wrong = [seat for seat in seats if seat not in made.seats]
        if wrong:
            raise Refused("not_found", "seat", seat=wrong[0])
        rows = [_seated(made.name, id, seat, seats.get(seat, "open"), host.id) for seat in made.seats]
        if start and any(each.user_id is None and each.bot is None for each in rows):
            raise Refused("not_allowed", "free_seat")
        await self.store.write(*statements.new_table(row, rows))
        table = LiveTable(self, id)
        await table.read()
        self._live[id] = table
        if start:
            await table.start(host.id)
        return table

    async def rematch(self, table: LiveTable, user: UserRow) -> LiveTable:
        """The next game of the same people with the same options; whoever asks first makes it, the others join it."""
        async with table.next_game:
            return await self._rematch(table, user)

    async def _rematch(self, table: LiveTable, user: UserRow) -> LiveTable:
        if table.status != "over":
            raise Refused("not_allowed", "not_over")
        if not table.seats.of(user.id):
            raise Refused("not_allowed", "rematch")
        if table.row.rematch is not None:
            found = await self.get(table.row.rematch)
            if found is not None:
                return found
        seats: dict[int, str] = {}
        for seat, row in table.seats.rows.items():  # a bot that played for somebody has no place of its own
            seats[seat] = "me" if row.user_id == user.id else "open" if row.user_id else row.bot or "open"
        row = table.row
        new = await self.create(
            user,
            row.game,
            row.options,
            seats,
            row.open,
            row.spectators,
            False,
            row.hints,
            row.pace,
            row.start,
            row.data if row.start is not None else "",
        )
        await new.welcome({user: table.audience.names.get(user, "") for user in table.seats.people})
        await table.lead_to(new.id)
        return new

    async def damage(self, id: str) -> Damaged | None:
        """What is wrong with a table; None if it can be opened, or is not there."""
        try:
            await self.get(id)
        except Damaged as found:
            return found
        except Refused:
            pass
        return None

    async def saved(self, row: TableRow) -> str:
        """The record of a damaged table, up to the damage. It holds the seed: the game is over for all."""
        try:
            return saved(self.game_of(row), row, await self.store.entries(row.id))
        except (TypeError, ValueError):  # of the seed, or the options
            raise Damaged(0) from None

    async def put_away(self, id: str, user: UserRow, dead: bool = False) -> None:
        """Takes a finished or dead game off the list of somebody; for the others it stays."""
        with contextlib.suppress(IntegrityError):  # the last of the others did so at the same time
            await self.store.write(*put_away_for(id, user.id, dead))
        if await self.store.table(id) is None:
            self.changed(id)

    async def resume_all(self) -> None:
        """At a start: the running tables at which a bot owes a decision go on, and leave the memory when they have."""
        for n, id in enumerate(await self.store.waiting_for_bots(), 1):
            try:
                found = await self.get(id)
                if found is not None:
                    found.idle_since = -math.inf
                del found
            except Refused:
                pass  # it is reported
            except Exception:  # of one table: the others go on
                _log.exception("a table could not be brought back", extra={"table": id})
            if n % RESUMED == 0:
                await self.sweep()

    def renamed(self, user: UserRow) -> None:
        """Somebody has another name now."""
        for table in self._live.values():
            if user.id in table.audience.names:
                table.audience.names[user.id] = user.name
                table.tell_soon()

    def names_beside(self, user: str) -> list[str]:
        """The names of those who are with somebody at tables in memory, also only to watch."""
        found = [table.audience.names for table in self._live.values() if user in table.audience.names]
        return [name for names in found for other, name in names.items() if other != user]

    def other_hours(self, user: UserRow) -> None:
        """Somebody has other quiet hours or holidays now; deadlines are reckoned by them from now on."""
        for table in self._live.values():
            if user.id in table.parts.clock.calendars:
                table.parts.clock.calendars[user.id] = Calendar(user.hours, self.uptime)
        self.deadline(self.uptime.now())

    def left(self, user: str) -> None:
        """Somebody deleted the account, or has another now: the tables are read again, and nobody's line is dropped."""
        for table in self._live.values():
            if table.seats.is_member(user):
                table.stale = True
                table.tell_soon()

    def watched(self, id: str) -> bool:
        """Whether somebody is at the table now."""
        table = self._live.get(id)
        return table is not None and bool(table.audience.listeners)

    def changed(self, id: str) -> None:
        """Something else than the table itself changed it in the database, or removed it: it is read again."""
        table = self._live.get(id)
        if table is not None:
            table.stale = True
            table.tell_soon()

    async def sweep(self) -> None:
        """Drops the tables that nobody looks at."""
        now = time.monotonic()
        for id, table in list(self._live.items()):
            if not table.tasks and (table.broken or (not table.busy and now - table.idle_since > IDLE)):
                table.broken = True  # whoever still holds it comes back to the next reading
                table.audience.close(1012, "the table is read again")
                del self._live[id]

    async def stop(self) -> None:
        """Before the server ends: every table keeps its state, and every line is told to come back."""
        tables = list(self._live.values())
        # All at once: a process that one table has given up must not be started again for the next.
        rested = await asyncio.gather(*[table.rest() for table in tables], return_exceptions=True)
        for table, wrong in zip(tables, rested, strict=True):
            if wrong is not None:
                _log.error("a table could not rest", exc_info=wrong, extra={"table": table.id})
            table.audience.close(1012, "the server restarts")
        self.thinking.close()


def _seated(game: str, id: str, seat: int, player: str, host: str) -> SeatRow:
    if player == "me":
        return SeatRow(id, seat, host, None)
    if player == "open":
        return SeatRow(id, seat, None, None)
    if player not in bots(game):
        raise Refused("not_found", "bot", bot=player, bots=list(bots(game)))
    return SeatRow(id, seat, None, player)
