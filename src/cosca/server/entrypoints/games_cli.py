"""`cosca games`: finished games of a server as data. A running server is not disturbed, its database is only read."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cosca.dataset.card import CARD, FileSummary, write_card
from cosca.dataset.files import open_writer, read_games, validate_ending
from cosca.games import kit
from cosca.kernel.errors import BadOption
from cosca.server.entrypoints.database_cli import Url, address

if TYPE_CHECKING:  # importing the server would delay every command
    from cosca.server.core.settings import Settings

app = typer.Typer(name="games", rich_markup_mode=None, invoke_without_command=True)

SOURCE = """People and bots played them on a server. The operator exported all finished games in which every person who
took part allows publishing (`cosca games export`), in the order of their seeds, which are random."""


@app.callback()
def _main(context: typer.Context) -> None:
    """Export finished games of a server as data, and verify such files by replaying them."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command()
def export(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write: .jsonl, or .parquet (cosca[data]).")],
    database: Url = None,
    game: Annotated[str | None, typer.Option(metavar="NAME", help="Only this game.")] = None,
    observations: Annotated[
        bool, typer.Option("--observations", help="Also write what each player knew before every choice, as numbers.")
    ] = False,
    data: Annotated[
        list[str] | None, typer.Option(metavar="GAME=DIR", help="The overlays that the server uses, as for `serve`.")
    ] = None,
) -> None:
    """Export the finished games in which every person who took part allows publishing.

    Games with guests or deleted accounts are left out. There are no names, chats or times in the file. A description
    is written beside it.
    """
    from cosca.server.core.settings import load_settings, read_data

    settings = load_settings({"data": read_data(data) if data else None})
    asyncio.run(_export(address(database), settings, file, game, observations))


async def _export(url: str, settings: Settings, file: Path, game: str | None, observations: bool) -> None:
    from cosca.server.replay.games_export import NO_RESULT, NOT_ALLOWED, OTHER_RULES, GamesExport

    validate_ending(file, "FILE")
    if not file.parent.is_dir():
        facts = {"flag": "FILE", "file": str(file), "folder": str(file.parent)}
        raise BadOption(why="missing-folder", facts=facts)
    if game is not None:
        kit(game)
    source, summary = GamesExport(url, settings, game, observations), FileSummary(file.name)
    with open_writer(file, observations) as writer:
        done = 0
        async for stored in source.games():
            done += 1
            if stored is not None:
                row = stored.to_row()
                writer.write(row)
                summary.add(row)
            if sys.stderr.isatty():
                typer.echo(f"\r{done} of {source.tables} games", err=True, nl=done == source.tables)
    write_card(file.with_suffix(CARD), [summary], SOURCE)
    typer.echo(f"{file}: {_counted(summary.games, summary.choices)}")
    for reason, text in (
        (NOT_ALLOWED, "somebody who took part does not allow publishing, is a guest, or was deleted"),
        (NO_RESULT, "the result is unknown"),
        (OTHER_RULES, "today's rules or components do not lead to the same end"),
    ):
        if source.left_out[reason]:
            typer.echo(f"left out: {source.left_out[reason]} ({text})")


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file of stored games.")],
    data: Annotated[
        str | None, typer.Option(metavar="DIR", help="The overlay that the games were played with.")
    ] = None,
) -> None:
    """Replay every game of a file and compare all that is stored."""
    validate_ending(file, "FILE")
    games = choices = 0
    for stored in read_games(file, data=data):
        games, choices = games + 1, choices + len(stored.choices)
        if sys.stderr.isatty():
            typer.echo(f"\r{games} games", err=True, nl=False)
    if sys.stderr.isatty():
        typer.echo("", err=True)
    typer.echo(f"{file}: {_counted(games, choices)} replayed, all as stored")


def _counted(games: int, choices: int) -> str:
    return f"{games} {'game' if games == 1 else 'games'} with {choices} choices"
