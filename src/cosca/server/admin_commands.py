"""`cosca admin`: people and tables of a server, from its machine. The server may run: it follows within seconds."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from cosca.server.commands import Url, address

if TYPE_CHECKING:  # else every command would wait for the whole server to be read
    from cosca.server.administration import Administration
    from cosca.server.store import Store, TableRow, UserRow

T = TypeVar("T")
app = typer.Typer(name="admin", rich_markup_mode=None, invoke_without_command=True)

BY = ""  # as no login is
Who = Annotated[str, typer.Argument(metavar="LOGIN|ID", help="The user's login or id.")]
Which = Annotated[str, typer.Argument(metavar="TABLE", help="The table's id.")]
Text = Annotated[str, typer.Argument(metavar="[TEXT]", help="What to look for. None: all.")]
Next = Annotated[str, typer.Option("--next", metavar="CURSOR", help="Go on where the last page ended.")]


@app.callback()
def _main(context: typer.Context) -> None:
    """Look after the people and tables of a server; every change is kept in an audit.

    An id that begins with - is written after --, as in `cosca admin table -- -dYtrnwda6Bl`.
    """
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def _run(url: str | None, work: Callable[[Store, Administration], Awaitable[T]]) -> T:
    from cosca.server.administration import Administration
    from cosca.server.store import Store

    async def main() -> T:
        store = await Store.open(address(url), lock=False)
        try:
            return await work(store, Administration(store, BY))
        finally:
            await store.close()

    return asyncio.run(main())


def _to_user(url: str | None, who: str, act: Callable[[Administration, UserRow], Awaitable[T]]) -> tuple[UserRow, T]:
    async def work(_: Store, acting: Administration) -> tuple[UserRow, T]:
        user = await acting.user(who)
        return user, await act(acting, user)

    return _run(url, work)


def _to_table(url: str | None, id: str, act: Callable[[Administration, TableRow], Awaitable[None]]) -> None:
    async def work(_: Store, acting: Administration) -> None:
        await act(acting, await acting.table(id))

    _run(url, work)


def _day(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(at))


def _told(user: UserRow) -> str:
    rights = [name for name in ("admin", "banned", "muted") if getattr(user, name)]
    return "  ".join([user.id, _day(user.seen), user.login or "(guest)", user.name, *rights])


# -------------------------------------------------------------------- people


@app.command()
def users(text: Text = "", cursor: Next = "", database: Url = None) -> None:
    """Find people by id, name, login or e-mail: id, last seen (UTC), login, name, rights."""
    from cosca.server.store_admin import find_users

    rows, following = _run(database, lambda store, _: find_users(store, text, cursor))
    for row in rows:
        typer.echo(_told(row))
    _more(following)


@app.command()
def user(who: Who, database: Url = None) -> None:
    """Show a user, the devices and the tables."""
    from cosca.server.store_people import sessions_of

    async def work(store: Store, acting: Administration) -> None:
        row = await acting.user(who)
        typer.echo(_told(row))
        typer.echo(f"e-mail: {row.email or 'none'}; made: {_day(row.created)}")
        for session in await sessions_of(store, row.id):
            typer.echo(f"device: {session.device.replace('/', ' ').strip() or 'unknown'}  {_day(session.seen)}")
        past, _ = await store.past_of(row.id)
        for table in [*await store.tables_of(row.id), *past]:
            typer.echo(f"table: {table.id}  {table.game}  {table.status}  {_day(table.changed)}")

    _run(database, work)


@app.command()
def grant(who: Who, database: Url = None) -> None:
    """Make an account an administrator: it gets the page /admin."""
    found, _ = _to_user(database, who, lambda acting, row: acting.grant(row, True))
    typer.echo(f"{found.login} is an administrator")


@app.command()
def revoke(who: Who, database: Url = None) -> None:
    """Take the right of an administrator back."""
    found, _ = _to_user(database, who, lambda acting, row: acting.grant(row, False))
    typer.echo(f"{found.login} is no administrator")


@app.command()
def ban(who: Who, database: Url = None) -> None:
    """Close an account: signed out everywhere, nobody can sign in."""
    found, _ = _to_user(database, who, lambda acting, row: acting.ban(row, True))
    typer.echo(f"{found.name} is banned")


@app.command()
def unban(who: Who, database: Url = None) -> None:
    """Open an account again."""
    found, _ = _to_user(database, who, lambda acting, row: acting.ban(row, False))
    typer.echo(f"{found.name} is not banned")


@app.command()
def mute(who: Who, database: Url = None) -> None:
    """Take the chat from a user."""
    found, _ = _to_user(database, who, lambda acting, row: acting.mute(row, True))
    typer.echo(f"{found.name} cannot chat")


@app.command()
def unmute(who: Who, database: Url = None) -> None:
    """Give the chat back."""
    found, _ = _to_user(database, who, lambda acting, row: acting.mute(row, False))
    typer.echo(f"{found.name} can chat")


@app.command()
def reset(
    who: Who,
    database: Url = None,
    base_url: Annotated[
        str | None, typer.Option(metavar="URL", help="How people reach the page. Default: COSCA_BASE_URL.")
    ] = None,
) -> None:
    """Print a link with which a user sets another password, once, within two hours."""
    from cosca.server.recovery import reset_link
    from cosca.server.settings import read_settings

    settings = read_settings({"base_url": base_url})
    _, token = _to_user(database, who, lambda acting, row: acting.reset(row))
    typer.echo(reset_link(settings, token))


@app.command()
def remove_user(who: Who, database: Url = None) -> None:
    """Delete a user; bots go on in running games."""
    found, _ = _to_user(database, who, lambda acting, row: acting.remove_user(row))
    typer.echo(f"{found.name} is removed")


# -------------------------------------------------------------------- tables


@app.command()
def tables(
    text: Text = "",
    status: Annotated[str, typer.Option(metavar="STATUS", help="waiting, running or over.")] = "",
    cursor: Next = "",
    database: Url = None,
) -> None:
    """Find tables by id or by who sits there: id, last change (UTC), game, status."""
    from cosca.server.store_admin import find_tables

    rows, following = _run(database, lambda store, _: find_tables(store, text, status, cursor))
    for row in rows:
        typer.echo(f"{row.id}  {_day(row.changed)}  {row.game}  {row.status}")
    _more(following)


@app.command()
def table(id: Which, database: Url = None) -> None:
    """Show a table and its people; no secrets of its game, and no invitation."""
    from cosca.server.store_admin import sizes

    async def work(store: Store, acting: Administration) -> None:
        row, size = await acting.table(id), await sizes(store, id)
        seats, members = await store.seats(id), await store.members(id)
        known = await store.users([*members, *[seat.user_id for seat in seats if seat.user_id], row.host or ""])
        typer.echo(f"{row.id}  {row.game}  {row.status}  made {_day(row.created)}  changed {_day(row.changed)}")
        typer.echo(f"{size['entries']} entries in the log, {size['chat']} lines of chat")
        for seat in seats:
            name = known[seat.user_id].name if seat.user_id in known else ""
            bot = f"(bot {seat.bot})" if seat.bot else ""
            typer.echo(f"seat {seat.seat}: {' '.join([seat.user_id or '', name, bot]).strip() or 'free'}")
        for member in members:
            host = " (host)" if member == row.host else ""
            typer.echo(f"member: {member} {known[member].name}{host}")

    _run(database, work)


@app.command()
def remove_table(id: Which, database: Url = None) -> None:
    """Delete a table with all that is in it."""
    _to_table(database, id, lambda acting, row: acting.remove_table(row))
    typer.echo(f"{id} is removed")


@app.command()
def remove_member(id: Which, who: Who, database: Url = None) -> None:
    """Take somebody away from a table; a bot goes on in a running game."""

    async def work(_: Store, acting: Administration) -> None:
        await acting.remove_member(await acting.table(id), await acting.user(who))

    _run(database, work)
    typer.echo(f"{who} is no longer of table {id}")


@app.command()
def renew_invite(id: Which, database: Url = None) -> None:
    """Make the links to a table that were sent so far worthless; its members find the new one there."""
    _to_table(database, id, lambda acting, row: acting.renew_invite(row))
    typer.echo(f"table {id} has another invitation")


# -------------------------------------------------------------------- the server


@app.command()
def notice(
    text: Annotated[str, typer.Argument(metavar="[TEXT]", help="What to say.")] = "",
    restart: Annotated[
        int | None, typer.Option("--restart", min=1, metavar="MINUTES", help="The server restarts in so many minutes.")
    ] = None,
    database: Url = None,
) -> None:
    """Tell everybody who is connected, such as that the server restarts."""
    _run(database, lambda _, acting: acting.notice(text, None if restart is None else restart * 60))
    typer.echo("a running server tells it within seconds")


@app.command()
def audit(
    before: Annotated[int | None, typer.Option(metavar="N", help="Only what was done before number N.")] = None,
    database: Url = None,
) -> None:
    """What administrators did, the newest first."""
    from cosca.server.store_admin import audit_last

    for row in _run(database, lambda store, _: audit_last(store, before)):
        facts = " ".join(f"{name}={value}" for name, value in row.facts.items())
        typer.echo(f"{row.n}  {_day(row.at)}  {row.by or 'command line'}  {row.what}  {row.about}  {facts}".rstrip())


def _more(following: str) -> None:
    if following:
        typer.echo(f"more: --next '{following}'")
