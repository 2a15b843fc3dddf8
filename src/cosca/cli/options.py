"""What several commands of the command line have in common: options of games, and the end of their help."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cosca.terminal import options as given

GameName = Annotated[
    str,
    typer.Option("--game", metavar="NAME", help="Which game.", autocompletion=given.complete_game),
]
Players = Annotated[
    int | None,
    typer.Option(metavar="N", help="Corleone's Empire: how many sit at the table, 2 to 5 (default 4)."),
]
Edition = Annotated[
    str | None,
    typer.Option(metavar="X.Y", help="La Famiglia: rules edition 1.2 (default), 1.1 or 1.0."),
]
FirstGame = Annotated[bool, typer.Option("--first-game", help="La Famiglia: the set-up for a first game.")]
Predictable = Annotated[bool, typer.Option("--predictable-conflict", help="La Famiglia: variant of rule K8.")]
Families = Annotated[
    str | None,
    typer.Option(metavar="LIST", help="The families of the seats in their order, as red,green,blue,yellow."),
]
Tiles = Annotated[
    str | None,
    typer.Option(metavar="LIST", help="La Famiglia: the 7 control tiles in play, with commas."),
]
Speaker = Annotated[
    str | None,
    typer.Option(metavar="SEATS", help="La Famiglia: who speaks for each team, as 2,3 (rule W12)."),
]
Data = Annotated[
    Path | None,
    typer.Option(metavar="SET|DIR", help="A component set by name (house-1), or a folder merged over the newest."),
]
Further = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="Any option of the game, by name."),
]


def examples(*lines: str) -> str:
    """The end of a command's help."""
    return "\b\nExamples:\n" + "\n".join(f"  {line}" for line in lines)
