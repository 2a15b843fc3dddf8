"""What several commands have in common: the game, its options as flags, and the end of their help.

The flags of a game's options are made from the forms of all games, so a new option or game needs nothing here.
"""

from __future__ import annotations

from collections.abc import Callable
from inspect import Parameter, Signature, signature
from pathlib import Path
from typing import Annotated, Any

import typer

import cosca
from cosca.games import kits
from cosca.kernel.decision import OptionForm
from cosca.terminal import options as given

FLAGS = {"seats": "players"}  # flags that are not called like their option: `play --seats` says who plays

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
    typer.Option(metavar="NAME"),
]
Further = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE"),
]


def with_game_options(command: Callable[..., None]) -> Callable[..., None]:
    """The command with a flag for each option of any game; it gets what was given of them as `given`."""
    forms = forms_by_option()

    def called(**flags: Any) -> None:
        found = {name: flags.pop(FLAGS.get(name, name)) for name in forms}
        command(**flags, given={name: value for name, value in found.items() if value is not None})

    own = [each for each in signature(command, eval_str=True).parameters.values() if each.name != "given"]
    flags = [
        Parameter(FLAGS.get(name, name), Parameter.KEYWORD_ONLY, default=None, annotation=_flag(name)) for name in forms
    ]
    shown: Any = called
    shown.__name__, shown.__doc__ = command.__name__, command.__doc__
    shown.__signature__ = Signature([each.replace(kind=Parameter.KEYWORD_ONLY) for each in own] + flags)
    shown.__annotations__ = {each.name: each.annotation for each in (*own, *flags)}
    return called


def which_game(positional: str | None, flag: str | None) -> str:
    """The game that the command line names, in either way."""
    if positional and flag and positional != flag:
        raise cosca.BadOption(why="one-of", facts={"first": positional, "second": f"--game {flag}"})
    return positional or flag or cosca.game_names()[0]


def examples(*lines: str) -> str:
    """The end of a command's help."""
    return "\b\nExamples:\n" + "\n".join(f"  {line}" for line in lines)


def forms_by_option() -> dict[str, list[tuple[str, OptionForm]]]:
    """The options of all games by name, each with the names of the games that have it."""
    found: dict[str, list[tuple[str, OptionForm]]] = {}
    for kit in kits().values():
        for form in kit.game.forms:
            found.setdefault(form.name, []).append((kit.name, form))
    return found


def _flag(name: str) -> Any:
    """The flag of an option, as Typer takes it; `cosca.cli.words` says what may be given."""
    kind, flag = forms_by_option()[name][0][1].kind, "--" + FLAGS.get(name, name).replace("_", "-")
    if kind == "flag":
        return Annotated[bool | None, typer.Option(flag, show_default=False)]
    return Annotated[str | None, typer.Option(flag, metavar="LIST" if kind == "several" else "X")]
