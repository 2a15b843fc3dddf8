"""`cosca database`: back up, restore and upgrade the database of a server."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(
    name="database",
    rich_markup_mode=None,
    invoke_without_command=True,
)

Url = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        envvar="COSCA_DATABASE_URL",
        show_envvar=False,
        help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME. Default: COSCA_DATABASE_URL, "
        "or a file in the user's data folder.",
    ),
]


@app.callback()
def _main(context: typer.Context) -> None:
    """Back up, restore, and upgrade a server's database."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def address(url: str | None) -> str:
    """Return the URL of the database, the default one if none is given."""
    from cosca.server.core.paths import default_url

    return url or default_url()


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write.")],
    database: Url = None,
) -> None:
    """Back up the whole database to one file, even while the server is running.

    The file contains secrets, so only its owner can read it.
    """
    from cosca.server.storage.backup import backup as write

    rows = asyncio.run(write(address(database), file))
    typer.echo(f"{file}: {rows} rows written")


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The backup file.")],
    database: Url = None,
    replace: Annotated[
        bool, typer.Option("--replace", help="Delete the current contents of the database first.")
    ] = False,
) -> None:
    """Restore a backup, from either kind of database. If the file is damaged, nothing changes."""
    from cosca.server.storage.backup import restore as fill

    rows = asyncio.run(fill(address(database), file, replace))
    typer.echo(f"{file}: {rows} rows restored")


@app.command()
def upgrade(database: Url = None) -> None:
    """Upgrade the database to this version's schema. `cosca serve` does this automatically."""
    from cosca.server.storage.store import Store

    async def work() -> None:
        await (await Store.open(address(database))).close()

    asyncio.run(work())
    typer.echo("the database is up to date")
