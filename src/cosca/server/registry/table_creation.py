"""New tables: from a form, or for the next game of the same people."""

from __future__ import annotations

import dataclasses
import secrets
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from cosca.bots import bots
from cosca.kernel.documents import GameOptions, PositionDocument
from cosca.kernel.game import Game
from cosca.server.catalog.lessons import Lesson
from cosca.server.cluster.ownership import Ownership
from cosca.server.identity.player_names import is_confusable
from cosca.server.protocol import server_messages
from cosca.server.protocol.refusal import Refused
from cosca.server.storage import statements
from cosca.server.storage.fence import TableFence
from cosca.server.storage.rows import SeatRow, TableRow, UserRow
from cosca.server.storage.store import Store
from cosca.server.table.live_table import LiveTable


class TableCreation(ABC):
    """The base of the registry that creates tables."""

    def __init__(self, store: Store, ownership: Ownership) -> None:
        self.store = store
        self.ownership = ownership

    @abstractmethod
    def game(self, name: str, options: GameOptions, data: str = "") -> Game[Any]:
        """Return the game with these options and the component set `data`. Raise BadOption."""

    @abstractmethod
    async def get(self, id: str) -> LiveTable | None:
        """Return the table of that id; None if it does not exist."""

    @abstractmethod
    async def _open_created(self, id: str, fence: TableFence | None) -> LiveTable:
        """Load a table that has just been created, and keep it in memory."""

    async def create(
        self,
        host: UserRow,
        game: str,
        options: GameOptions,
        seats: dict[int, str],
        open: bool,
        spectators: bool,
        start: bool,
        hints: bool = True,
        odds: server_messages.OddsSetting = "request",
        pace: server_messages.Pace | None = None,
        position: PositionDocument | None = None,
        data: str = "",
        lesson: Lesson | None = None,
        newcomers: bool = True,
        rated: bool = False,
        verified: bool = False,
        names: Mapping[int, str] | None = None,
        name: str | None = None,
        deal: TableRow | None = None,
    ) -> LiveTable:
        """Create a table; seats that are not listed are open. With `start` the game starts at once.

        A `position` must come from a game of the rules (`verified`) or from a set-up. `data` is the component set, if
        it is not the default one. A lesson has its own seed. `names` are those of people who share the host's screen,
        by seat. With `deal`, the deal of that table is played again.
        """
        new_game = self.game(game, options, data)
        id, now = secrets.token_urlsafe(9), time.time()
        row = TableRow(
            id=id,
            game=new_game.name,
            options=new_game.options,
            data=new_game.data_name(),
            rules=new_game.rules_version,
            seed=_seed(lesson, deal),
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
            odds=odds,
            pace=pace,
            start=position,
            lesson=None if lesson is None else lesson.name,
            newcomers=newcomers,
            rated=rated,
            start_verified=verified,
            name=name,
            deal_of=None if deal is None else deal.id,
        )
        unknown = [seat for seat in seats if seat not in new_game.seats]
        if unknown:
            raise Refused("not_found", "seat", seat=unknown[0])
        rows = [_seat_row(new_game.name, id, seat, seats.get(seat, "open"), host.id) for seat in new_game.seats]
        rows = _named(rows, names or {})
        if start and any(seat_row.user_id is None and seat_row.bot is None for seat_row in rows):
            raise Refused("not_allowed", "free_seat")
        fence = self.ownership.new_fence(id)
        if fence is not None:
            row = dataclasses.replace(row, owner=fence.node, epoch=fence.epoch)
        await self.store.write(*statements.insert_table(row, rows))
        table = await self._open_created(id, fence)
        if start:
            await table.start(host.id)
        return table

    async def rematch(
        self, table: LiveTable, user: UserRow, check_quota: Callable[[], Awaitable[None]] | None = None
    ) -> LiveTable:
        """Return the table of the next game with the same users and options; the first request creates it.

        `check_quota` is called before a table is created, and refuses it if the user has too many.
        """
        async with table.rematch_lock:
            if table.status != "over":
                raise Refused("not_allowed", "not_over")
            if not table.seats.seats_of(user.id):
                raise Refused("not_allowed", "rematch")
            if table.row.rematch is not None:
                next_table = await self.get(table.row.rematch)
                if next_table is not None:
                    return next_table
            seats: dict[int, str] = {}
            for seat, row in table.seats.rows.items():  # stand-ins do not keep a seat
                seats[seat] = "me" if row.user_id == user.id else "open" if row.user_id else row.bot or "open"
            if check_quota is not None:
                await check_quota()
            row = table.row
            next_table = await self.create(
                user,
                row.game,
                row.options,
                seats,
                open=row.open,
                spectators=row.spectators,
                start=False,
                hints=row.hints,
                odds=row.odds,
                pace=row.pace,
                position=row.start,
                data=row.data if row.start is not None else "",
                newcomers=row.newcomers,
                rated=row.rated,
                verified=row.start_verified,
                names={
                    seat: seated.name
                    for seat, seated in table.seats.rows.items()
                    if seats[seat] == "me" and seated.name
                },
                name=row.name,
            )
            await next_table.add_members({user: table.subscribers.names.get(user, "") for user in table.seats.people})
            await table.set_rematch(next_table.id)
            return next_table


def _seed(lesson: Lesson | None, deal: TableRow | None) -> str:
    """Return a new seed, or that of a lesson or of a deal that is played again."""
    if deal is not None:
        return deal.seed
    return secrets.token_bytes(32).hex() if lesson is None else f"{lesson.seed:064x}"


def _seat_row(game: str, id: str, seat: int, player: str, host: str) -> SeatRow:
    if player == "me":
        return SeatRow(id, seat, host, None)
    if player == "open":
        return SeatRow(id, seat, None, None)
    if player not in bots(game):
        raise Refused("not_found", "bot", bot=player, bots=list(bots(game)))
    return SeatRow(id, seat, None, player)


def _named(rows: list[SeatRow], names: Mapping[int, str]) -> list[SeatRow]:
    """Return the seats with the names of the people who share the host's screen; no two may be confused."""
    own = {row.seat for row in rows if row.user_id is not None}
    for seat, name in names.items():
        if seat not in own:
            raise Refused("not_yours", seat=seat)
        if is_confusable(name, [other for other_seat, other in names.items() if other_seat != seat]):
            raise Refused("not_allowed", "name_taken", field="name")
    return [dataclasses.replace(row, name=names.get(row.seat)) for row in rows]
