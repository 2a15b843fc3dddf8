"""`cosca admin`: users and tables of a server, from its machine. A running server applies changes within seconds."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from cosca.server.entrypoints.database_cli import Url, address

if TYPE_CHECKING:  # importing the server would delay every command
    from cosca.server.admin.actions import AdminActions
    from cosca.server.storage.rows import TableRow, UserRow
    from cosca.server.storage.store import Store

T = TypeVar("T")
app = typer.Typer(name="admin", rich_markup_mode=None, invoke_without_command=True)

BY = ""  # in the audit: the command line, because no login is empty
Who = Annotated[str, typer.Argument(metavar="LOGIN|ID", help="The user's username or ID.")]
Which = Annotated[str, typer.Argument(metavar="TABLE", help="The table's ID.")]
Text = Annotated[str, typer.Argument(metavar="[TEXT]", help="Text to search for. Default: show all.")]
Next = Annotated[str, typer.Option("--next", metavar="CURSOR", help="Continue where the last page ended.")]


@app.callback()
def _main(context: typer.Context) -> None:
    """Manage the people and tables of a server. Every change is recorded in an audit log.

    Put -- before an ID that starts with -, as in `cosca admin table -- -dYtrnwda6Bl`.
    """
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def _run(url: str | None, work: Callable[[Store, AdminActions], Awaitable[T]]) -> T:
    from cosca.server.admin.actions import AdminActions
    from cosca.server.storage.store import Store

    async def main() -> T:
        store = await Store.open(address(url), lock=None)
        try:
            return await work(store, AdminActions(store, BY))
        finally:
            await store.close()

    return asyncio.run(main())


def _to_user(url: str | None, who: str, act: Callable[[AdminActions, UserRow], Awaitable[T]]) -> tuple[UserRow, T]:
    async def work(_: Store, actions: AdminActions) -> tuple[UserRow, T]:
        user = await actions.user(who)
        return user, await act(actions, user)

    return _run(url, work)


def _to_table(url: str | None, id: str, act: Callable[[AdminActions, TableRow], Awaitable[None]]) -> None:
    async def work(_: Store, actions: AdminActions) -> None:
        await act(actions, await actions.table(id))

    _run(url, work)


def _day(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(at))


def _quarantine(table: TableRow) -> str:
    return "" if table.quarantined is None else "  in quarantine"


def _user_line(user: UserRow) -> str:
    rights = [name for name in ("admin", "banned", "muted") if getattr(user, name)]
    return "  ".join([user.id, _day(user.seen), user.login or "(guest)", user.name, *rights])


# -------------------------------------------------------------------- people


@app.command()
def users(text: Text = "", cursor: Next = "", database: Url = None) -> None:
    """Find people by ID, name, username, or e-mail; list ID, last seen (UTC), username, name, and rights."""
    from cosca.server.storage.admin_queries import find_users

    rows, following = _run(database, lambda store, _: find_users(store, text, cursor))
    for row in rows:
        typer.echo(_user_line(row))
    _more(following)


@app.command()
def user(who: Who, database: Url = None) -> None:
    """Show a user with their devices and tables."""
    from cosca.server.identity.privacy import may_publish
    from cosca.server.storage.users import sessions_of

    async def work(store: Store, actions: AdminActions) -> None:
        row = await actions.user(who)
        typer.echo(_user_line(row))
        typer.echo(f"e-mail: {row.email or 'none'}; created: {_day(row.created)}")
        typer.echo(f"finished games may be published: {'yes' if may_publish(row) else 'no'}")
        for session in await sessions_of(store, row.id):
            typer.echo(f"device: {session.device.replace('/', ' ').strip() or 'unknown'}  {_day(session.seen)}")
        past, _ = await store.finished_tables(row.id)
        for table in [*await store.active_tables(row.id), *past]:
            typer.echo(f"table: {table.id}  {table.game}  {table.status}  {_day(table.changed)}")

    _run(database, work)


@app.command()
def grant(who: Who, database: Url = None) -> None:
    """Make an account an administrator, with access to the page /admin."""
    row, _ = _to_user(database, who, lambda actions, user: actions.grant(user, True))
    typer.echo(f"{row.login} is an administrator")


@app.command()
def revoke(who: Who, database: Url = None) -> None:
    """Revoke an account's administrator rights."""
    row, _ = _to_user(database, who, lambda actions, user: actions.grant(user, False))
    typer.echo(f"{row.login} is no longer an administrator")


@app.command()
def ban(who: Who, database: Url = None) -> None:
    """Ban an account: sign it out everywhere and block signing in."""
    row, _ = _to_user(database, who, lambda actions, user: actions.ban(user, True))
    typer.echo(f"{row.name} is banned")


@app.command()
def unban(who: Who, database: Url = None) -> None:
    """Lift the ban on an account."""
    row, _ = _to_user(database, who, lambda actions, user: actions.ban(user, False))
    typer.echo(f"{row.name} is no longer banned")


@app.command()
def mute(who: Who, database: Url = None) -> None:
    """Mute a user: block them from chatting."""
    row, _ = _to_user(database, who, lambda actions, user: actions.mute(user, True))
    typer.echo(f"{row.name} is muted")


@app.command()
def unmute(who: Who, database: Url = None) -> None:
    """Let a muted user chat again."""
    row, _ = _to_user(database, who, lambda actions, user: actions.mute(user, False))
    typer.echo(f"{row.name} is no longer muted")


@app.command()
def reset(
    who: Who,
    database: Url = None,
    base_url: Annotated[
        str | None, typer.Option(metavar="URL", help="The address people use. Default: COSCA_BASE_URL.")
    ] = None,
) -> None:
    """Print a password reset link. It works once and expires after two hours."""
    from cosca.server.core.settings import load_settings
    from cosca.server.identity.password_reset import reset_link

    settings = load_settings({"base_url": base_url})
    _, token = _to_user(database, who, lambda actions, user: actions.reset(user))
    typer.echo(reset_link(settings, token))


@app.command()
def remove_user(who: Who, database: Url = None) -> None:
    """Delete a user. Bots take over in games that are still in progress."""
    row, _ = _to_user(database, who, lambda actions, user: actions.remove_user(user))
    typer.echo(f"{row.name} has been deleted")


# -------------------------------------------------------------------- tables


@app.command()
def tables(
    text: Text = "",
    status: Annotated[str, typer.Option(metavar="STATUS", help="waiting, running or over.")] = "",
    cursor: Next = "",
    database: Url = None,
) -> None:
    """Find tables by ID or player; list ID, last change (UTC), game, and status."""
    from cosca.server.storage.admin_queries import find_tables

    rows, following = _run(database, lambda store, _: find_tables(store, text, status, cursor))
    for row in rows:
        typer.echo(f"{row.id}  {_day(row.changed)}  {row.game}  {row.status}{_quarantine(row)}")
    _more(following)


@app.command()
def table(id: Which, database: Url = None) -> None:
    """Show a table and its people, but not the secrets of its game or its invitation."""
    from cosca.server.storage.admin_queries import sizes

    async def work(store: Store, actions: AdminActions) -> None:
        row, size = await actions.table(id), await sizes(store, id)
        seats, members = await store.seats(id), await store.members(id)
        known = await store.users([*members, *[seat.user_id for seat in seats if seat.user_id], row.host or ""])
        typer.echo(f"{row.id}  {row.game}  {row.status}  created {_day(row.created)}  changed {_day(row.changed)}")
        if row.quarantined is not None:
            typer.echo(f"in quarantine since {_day(row.quarantined)}: the server froze while working on it")
        typer.echo(f"log entries: {size['entries']}, chat messages: {size['chat']}")
        for seat in seats:
            name = known[seat.user_id].name if seat.user_id in known else ""
            bot = f"(bot {seat.bot})" if seat.bot else ""
            typer.echo(f"seat {seat.seat}: {' '.join([seat.user_id or '', name, bot]).strip() or 'open'}")
        for member in members:
            host = " (host)" if member == row.host else ""
            typer.echo(f"member: {member} {known[member].name}{host}")

    _run(database, work)


@app.command()
def release_table(id: Which, database: Url = None) -> None:
    """Release a table from quarantine, where it was put because the server froze while working on it."""
    _to_table(database, id, lambda actions, row: actions.release_table(row))
    typer.echo(f"{id} has been released")


@app.command()
def remove_table(id: Which, database: Url = None) -> None:
    """Delete a table and everything in it."""
    _to_table(database, id, lambda actions, row: actions.remove_table(row))
    typer.echo(f"{id} has been deleted")


@app.command()
def remove_member(id: Which, who: Who, database: Url = None) -> None:
    """Remove someone from a table. In a game in progress, a bot takes over."""

    async def work(_: Store, actions: AdminActions) -> None:
        await actions.remove_member(await actions.table(id), await actions.user(who))

    _run(database, work)
    typer.echo(f"{who} has been removed from table {id}")


@app.command()
def renew_invite(id: Which, database: Url = None) -> None:
    """Replace a table's invitation: earlier links stop working, and members find the new one at the table."""
    _to_table(database, id, lambda actions, row: actions.renew_invite(row))
    typer.echo(f"table {id} has a new invitation")


# -------------------------------------------------------------------- the server


@app.command()
def nodes(database: Url = None) -> None:
    """List the nodes of a cluster: ID, version, address, tables, time since the start, lease, and whether it drains."""
    from cosca.server.storage.cluster import overview

    for row in _run(database, lambda store, _: store.read(overview)):
        lease = f"lease {row.lasts:.1f} s" if row.lasts > 0 else f"lease ended {-row.lasts:.0f} s ago"
        draining = ["draining"] if row.draining else []
        age = f"up {row.age:.0f} s"
        typer.echo("  ".join([row.id, row.version, row.address, f"tables {row.tables}", age, lease, *draining]))


@app.command()
def notice(
    text: Annotated[str, typer.Argument(metavar="[TEXT]", help="The message.")] = "",
    restart: Annotated[
        int | None, typer.Option("--restart", min=1, metavar="MINUTES", help="Announce a restart in this many minutes.")
    ] = None,
    database: Url = None,
) -> None:
    """Send a notice to everyone who is connected, such as about a restart."""
    _run(database, lambda _, actions: actions.notice(text, None if restart is None else restart * 60))
    typer.echo("a running server sends it within seconds")


@app.command()
def rate(database: Url = None) -> None:
    """Compute all ratings again from the rated games. A running server keeps them up to date by itself."""
    from cosca.server.ratings.projection import RatingProjection

    games = _run(database, lambda store, _: RatingProjection(store).rebuild())
    typer.echo(f"{games} rated {'game' if games == 1 else 'games'}")


@app.command()
def audit(
    before: Annotated[int | None, typer.Option(metavar="N", help="Only entries before number N.")] = None,
    database: Url = None,
) -> None:
    """List administrator actions, newest first."""
    from cosca.server.storage.admin_queries import audit_last

    for row in _run(database, lambda store, _: audit_last(store, before)):
        facts = " ".join(f"{name}={value}" for name, value in row.facts.items())
        typer.echo(f"{row.n}  {_day(row.at)}  {row.by or 'command line'}  {row.what}  {row.about}  {facts}".rstrip())


def _more(following: str) -> None:
    if following:
        typer.echo(f"more: --next '{following}'")
