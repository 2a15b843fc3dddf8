"""What administrators do, on the page and by `cosca admin`: each act is one transaction with its line in the audit.

The audit is also how a running server hears of it: it reads the new lines and closes lines, drops tables or tells a
notice, whoever wrote them. So a command works on the database alone, and the page shares its code.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Any, Final

from sqlalchemy.exc import IntegrityError

from cosca.server import store_admin
from cosca.server.database import Write
from cosca.server.errors import Refused, StoreError
from cosca.server.lines import Lines
from cosca.server.messages import clean
from cosca.server.recovery import new_token
from cosca.server.statements import forget_user
from cosca.server.store import Store, TableRow, UserRow
from cosca.server.store_people import change_user, end_sessions
from cosca.server.table.seats import STAND_IN
from cosca.server.tables import Tables

_log = logging.getLogger("cosca.administration")
TRIES: Final = 5  # for the number of a line in the audit that another process took
NOTICE_LENGTH: Final = 300


class Administration:
    """The acts of one administrator; `by` names whoever it is in the audit, "" being the command line."""

    def __init__(self, store: Store, by: str) -> None:
        self._store: Final = store
        self._by: Final = by

    async def user(self, text: str) -> UserRow:
        """The user of that id or login; Refused if there is none."""
        known = text.isprintable()  # a database may refuse other texts
        found = await self._store.user(text) or await self._store.user_by_login(text) if known else None
        if found is None:
            raise Refused("not_found", "user")
        return found

    async def table(self, id: str) -> TableRow:
        """The table of that id; Refused if there is none."""
        found = await self._store.table(id) if id.isascii() and id.isprintable() else None
        if found is None:
            raise Refused("not_found", "table")
        return found

    async def grant(self, user: UserRow, admin: bool) -> None:
        """Gives or takes the right of an administrator. A guest, whose cookie is all they have, never gets it."""
        if user.login is None:
            raise Refused("refused", "guest_right")
        await self._do("grant" if admin else "revoke", user.id, change_user(user.id, admin=admin), name=_named(user))

    async def ban(self, user: UserRow, banned: bool) -> None:
        """Closes a user's account, or opens it again: nobody can sign in, all sessions are over."""
        over = end_sessions(user) if banned else ()
        what = "ban" if banned else "unban"
        await self._do(what, user.id, change_user(user.id, banned=banned), *over, name=_named(user))

    async def mute(self, user: UserRow, muted: bool) -> None:
        """Takes the chat from a user, or gives it back."""
        what = "mute" if muted else "unmute"
        await self._do(what, user.id, change_user(user.id, muted=muted), name=_named(user))

    async def remove_user(self, user: UserRow) -> None:
        """Deletes a user, as if they had done so: bots go on in running games."""
        await self._do("remove_user", user.id, *forget_user(user.id, STAND_IN), name=_named(user))

    async def reset(self, user: UserRow) -> str:
        """The token of a link with which the user sets another password, once."""
        if user.login is None:
            raise Refused("refused", "guest_password")
        token, *kept = new_token(user)
        await self._do("reset", user.id, *kept, name=_named(user))
        return token

    async def remove_table(self, table: TableRow) -> None:
        """Deletes a table with all that is in it."""
        await self._do("remove_table", table.id, *store_admin.remove_table(table.id), game=table.game)

    async def remove_member(self, table: TableRow, user: UserRow) -> None:
        """Takes somebody away from a table: the table itself does so when a server follows, and tells everyone."""
        if table.status == "over":
            raise Refused("over")
        seated = [seat.user_id for seat in await self._store.seats(table.id)]
        if user.id not in [*seated, table.host, *await self._store.members(table.id)]:
            raise Refused("not_found", "member")
        await self._do("remove_member", table.id, user=user.id, name=_named(user))

    async def renew_invite(self, table: TableRow) -> None:
        """Makes the links that were sent so far worthless. The new one is told to members, not to the administrator."""
        await self._do("renew_invite", table.id, *store_admin.renew_invite(table.id, secrets.token_urlsafe(16)))

    async def notice(self, text: str, seconds: int | None = None) -> None:
        """Tells everybody who is connected; with `seconds`, that the server restarts then."""
        words = clean(text, NOTICE_LENGTH, "text") if text or seconds is None else ""
        await self._do("notice", "", text=words, seconds=seconds)

    async def _do(self, what: str, about: str, *statements: Write, **facts: Any) -> None:
        for left in reversed(range(TRIES)):
            try:
                return await self._store.write(*statements, store_admin.noted(self._by, what, about, facts))
            except IntegrityError:
                if not left:
                    raise


def _named(user: UserRow) -> str:
    """How the audit names somebody who may be gone when it is read."""
    return user.login or user.name


class Follower:
    """Carries out in memory what the audit says, in its order and once each, also what was done while no server ran."""

    EVERY: Final = 2.0  # seconds

    def __init__(self, store: Store, tables: Tables, lines: Lines) -> None:
        self._store = store
        self._tables = tables
        self._lines = lines
        self._one = asyncio.Lock()

    async def start(self) -> None:
        """What was said to people who were connected then, nobody is to hear now."""
        self._lines.muted = await store_admin.muted(self._store)
        await self._store.write(store_admin.followed("notice"))

    async def look(self) -> None:
        """Follows what is new."""
        async with self._one:
            for row in await store_admin.not_followed(self._store):
                try:
                    await self._follow(row)
                except StoreError:
                    raise  # it is tried again
                except Exception:  # such as a table that cannot be played here: the others are followed all the same
                    _log.exception("an act of an administrator could not be followed", extra={"n": row.n})
                await self._store.write(store_admin.followed(row.n))

    async def _follow(self, row: store_admin.AuditRow) -> None:
        match row.what:
            case "ban" | "remove_user":
                if row.what == "remove_user":
                    self._tables.left(row.about)
                self._lines.sign_out(row.about)
            case "mute":
                self._lines.muted.add(row.about)
            case "unmute":
                self._lines.muted.discard(row.about)
            case "remove_table" | "renew_invite":
                self._tables.changed(row.about)
            case "remove_member":
                table = await self._tables.get(row.about)
                if table is not None:
                    await table.remove(row.facts["user"])
            case "notice":
                self._lines.announce(str(row.facts["text"]), row.facts["seconds"])
            case _:
                pass


def administrator(store: Store, user: UserRow) -> Administration:
    """The acts of a user with that right; Refused for everybody else."""
    if not user.admin:
        raise Refused("not_allowed", "administrator")
    return Administration(store, _named(user))
