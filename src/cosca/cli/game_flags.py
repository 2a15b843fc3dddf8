"""What several commands share: the game, its options as flags, and the end of their help.

The flags are generated from the option forms of all games, so a new option or game needs no change here.
"""

from __future__ import annotations

from collections.abc import Callable
from inspect import Parameter, Signature, signature
from pathlib import Path
from typing import Annotated, Any

import typer

import cosca
from cosca.cli import option_values as given
from cosca.games import kits
from cosca.kernel.decision import OptionForm

FLAGS = {"seats": "players"}  # flags with another name than their option: `play --seats` says who plays

GameArgument = Annotated[
    str | None,
    typer.Argument(metavar="GAME", autocompletion=given.complete_game),
]
GameName = Annotated[
    str | None,
    typer.Option("--game", metavar="NAME", autocompletion=given.complete_game),
]
Data = Annotated[
    Path | None,
    typer.Option(metavar="SET|DIR"),
]
Language = Annotated[
    str | None,
    typer.Option(metavar="NAME", show_default=False),
]
Fresh = Annotated[
    bool,
    typer.Option("--fresh/--resume", show_default=False),
]
Cluster = Annotated[
    str,
    typer.Option(metavar="ADDRESS"),
]
Further = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE"),
]


def with_game_options(command: Callable[..., None]) -> Callable[..., None]:
    """Return the command with a flag for each option of any game; it gets the given ones as `given`."""
    forms = forms_by_option()

    def called(**flags: Any) -> None:
        values = {name: flags.pop(FLAGS.get(name, name)) for name in forms}
        command(**flags, given={name: value for name, value in values.items() if value is not None})

    own = [
        parameter for parameter in signature(command, eval_str=True).parameters.values() if parameter.name != "given"
    ]
    flags = [
        Parameter(FLAGS.get(name, name), Parameter.KEYWORD_ONLY, default=None, annotation=_flag(name)) for name in forms
    ]
    shown: Any = called
    shown.__name__, shown.__doc__ = command.__name__, command.__doc__
    shown.__signature__ = Signature([parameter.replace(kind=Parameter.KEYWORD_ONLY) for parameter in own] + flags)
    shown.__annotations__ = {parameter.name: parameter.annotation for parameter in (*own, *flags)}
    return called


def which_game(positional: str | None, flag: str | None) -> str:
    """Return the game that the command line names, in either way."""
    if positional and flag and positional != flag:
        raise cosca.BadOption(why="one-of", facts={"first": positional, "second": f"--game {flag}"})
    return positional or flag or cosca.game_names()[0]


def examples(*lines: str) -> str:
    """Return the end of a command's help."""
    return "\b\nExamples:\n" + "\n".join(f"  {line}" for line in lines)


def forms_by_option() -> dict[str, list[tuple[str, OptionForm]]]:
    """Return the options of all games by name, each with the names of the games that have it."""
    forms_by_name: dict[str, list[tuple[str, OptionForm]]] = {}
    for kit in kits().values():
        for form in kit.game.forms:
            forms_by_name.setdefault(form.name, []).append((kit.name, form))
    return forms_by_name


def _flag(name: str) -> Any:
    """Return the Typer flag of an option; `cosca.cli.help_texts` describes its values."""
    kind, flag = forms_by_option()[name][0][1].kind, "--" + FLAGS.get(name, name).replace("_", "-")
    if kind == "flag":
        return Annotated[bool | None, typer.Option(flag, show_default=False)]
    return Annotated[str | None, typer.Option(flag, metavar="LIST" if kind == "several" else "X")]
