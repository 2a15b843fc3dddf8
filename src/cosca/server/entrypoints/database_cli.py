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
        "else a file in the user's data folder.",
    ),
]


@app.callback()
def _main(context: typer.Context) -> None:
    """Back up, restore and upgrade what a server keeps."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def address(url: str | None) -> str:
    """Return the URL of the database, the default one if none is given."""
    from cosca.server.core.paths import default_url

    return url or default_url()


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write it.")],
    database: Url = None,
) -> None:
    """Write everything to one file, also while the server runs. It holds secrets: only its owner can read it."""
    from cosca.server.storage.backup import backup as write

    rows = asyncio.run(write(address(database), file))
    typer.echo(f"{file}: {rows} rows written")


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")],
    database: Url = None,
    replace: Annotated[bool, typer.Option("--replace", help="Delete first what the database holds.")] = False,
) -> None:
    """Fill a database from a backup, of either kind of database. If the file is broken, nothing changes."""
    from cosca.server.storage.backup import restore as fill

    rows = asyncio.run(fill(address(database), file, replace))
    typer.echo(f"{file}: {rows} rows restored")


@app.command()
def upgrade(database: Url = None) -> None:
    """Bring the database to this version's schema; `cosca serve` does so by itself."""
    from cosca.server.storage.store import Store

    async def work() -> None:
        await (await Store.open(address(database))).close()

    asyncio.run(work())
    typer.echo("the database is up to date")
