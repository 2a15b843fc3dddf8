"""What administrators do, on the page and by `cosca admin`: each action is one transaction with its audit entry.

A running server reads new audit entries and applies them to connections and tables, whichever process wrote them (see
`audit_follower`). So a command needs only the database, and the page shares its code.
"""

from __future__ import annotations

import secrets
from typing import Any, Final

from sqlalchemy.exc import IntegrityError

from cosca.server.core.constants import STAND_IN_BOT
from cosca.server.identity.password_reset import create_reset_token
from cosca.server.protocol.forms import clean_text
from cosca.server.protocol.refusal import Refused
from cosca.server.storage import admin_queries
from cosca.server.storage.database import Write
from cosca.server.storage.rows import TableRow, UserRow
from cosca.server.storage.statements import change_table, delete_user
from cosca.server.storage.store import Store
from cosca.server.storage.users import change_user, end_sessions

MAX_TRIES: Final = 5  # to number an audit entry, when other processes take the same number
MAX_NOTICE_LENGTH: Final = 300


class AdminActions:
    """The actions of one administrator; `by` is the name in the audit, "" for the command line."""

    def __init__(self, store: Store, by: str) -> None:
        self._store: Final = store
        self._by: Final = by

    async def user(self, text: str) -> UserRow:
        """Return the user with this id or login; raise Refused if there is none."""
        valid = text.isprintable()  # a database may refuse other texts
        user = await self._store.user(text) or await self._store.user_by_login(text) if valid else None
        if user is None:
            raise Refused("not_found", "user")
        return user

    async def table(self, id: str) -> TableRow:
        """Return the table with this id; raise Refused if there is none."""
        table = await self._store.table(id) if id.isascii() and id.isprintable() else None
        if table is None:
            raise Refused("not_found", "table")
        return table

    async def grant(self, user: UserRow, admin: bool) -> None:
        """Make an account an administrator, or no longer; raise Refused for a guest, who has only a cookie."""
        if user.login is None:
            raise Refused("refused", "guest_right")
        await self._record(
            "grant" if admin else "revoke", user.id, change_user(user.id, admin=admin), name=_audit_name(user)
        )

    async def ban(self, user: UserRow, banned: bool) -> None:
        """Ban a user and end all sessions, or lift the ban."""
        ended = end_sessions(user) if banned else ()
        what = "ban" if banned else "unban"
        await self._record(what, user.id, change_user(user.id, banned=banned), *ended, name=_audit_name(user))

    async def mute(self, user: UserRow, muted: bool) -> None:
        """Forbid a user to chat, or allow it again."""
        what = "mute" if muted else "unmute"
        await self._record(what, user.id, change_user(user.id, muted=muted), name=_audit_name(user))

    async def remove_user(self, user: UserRow) -> None:
        """Delete a user, as they could do themselves: bots play on in running games."""
        await self._record("remove_user", user.id, *delete_user(user.id, STAND_IN_BOT), name=_audit_name(user))

    async def reset(self, user: UserRow) -> str:
        """Return the token of a link that sets a new password once."""
        if user.login is None:
            raise Refused("refused", "guest_password")
        token, *statements = create_reset_token(user)
        await self._record("reset", user.id, *statements, name=_audit_name(user))
        return token

    async def remove_table(self, table: TableRow) -> None:
        """Delete a table with everything in it."""
        await self._record("remove_table", table.id, *admin_queries.remove_table(table.id), game=table.game)

    async def release_table(self, table: TableRow) -> None:
        """Release a table from quarantine."""
        if table.quarantined is None:
            raise Refused("refused", "not_quarantined")
        await self._record("release_table", table.id, change_table(table.id, {"quarantined": None}), game=table.game)

    async def remove_member(self, table: TableRow, user: UserRow) -> None:
        """Remove a member from a table: the live table does so when a server applies the audit, and announces it."""
        if table.status == "over":
            raise Refused("over")
        seated = [seat.user_id for seat in await self._store.seats(table.id)]
        if user.id not in [*seated, table.host, *await self._store.members(table.id)]:
            raise Refused("not_found", "member")
        await self._record("remove_member", table.id, user=user.id, name=_audit_name(user))

    async def renew_invite(self, table: TableRow) -> None:
        """Invalidate the invite links sent so far. Members see the new one, the administrator does not."""
        await self._record("renew_invite", table.id, *admin_queries.renew_invite(table.id, secrets.token_urlsafe(16)))

    async def notice(self, text: str, seconds: int | None = None) -> None:
        """Send a notice to all connections; with `seconds`, that the server restarts then."""
        cleaned = clean_text(text, MAX_NOTICE_LENGTH, "text") if text or seconds is None else ""
        await self._record("notice", "", text=cleaned, seconds=seconds)

    async def _record(self, what: str, about: str, *statements: Write, **facts: Any) -> None:
        """Write the statements and their audit entry in one transaction."""
        for tries_left in reversed(range(MAX_TRIES)):
            try:
                return await self._store.write(*statements, admin_queries.insert_audit(self._by, what, about, facts))
            except IntegrityError:
                if not tries_left:
                    raise


def _audit_name(user: UserRow) -> str:
    """Return how the audit names a user, who may be deleted when it is read."""
    return user.login or user.name


def require_admin(store: Store, user: UserRow) -> AdminActions:
    """Return the actions of an administrator; raise Refused for everyone else."""
    if not user.admin:
        raise Refused("not_allowed", "administrator")
    return AdminActions(store, _audit_name(user))
