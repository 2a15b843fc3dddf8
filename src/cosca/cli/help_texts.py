"""Help texts and usage errors of the command line in the user's language.

Help is in `cli.ftl` of the terminal: `usage-<command>`, with an attribute for each parameter; parameters of several
commands are in `usage-options`. Commands for server operators have only their summary there; the rest is in
English.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

import typer.core
import typer.main

import cosca
from cosca.i18n import message_id
from cosca.kernel.decision import OptionForm
from cosca.terminal.render.game_texts import PLACE, PlainSpeaker, format_error, language_for

OPTIONS: Final = "usage-options"
HELP: Final = ("-h", "--help")
LANGUAGE: Final = "--language"
COMPLETES: Final = "_COSCA_COMPLETE"
COMPLETION: Final = ("install_completion", "show_completion")  # flags that Typer adds, with its own help


def speaker_for(argv: Sequence[str]) -> PlainSpeaker:
    """Return a speaker of the language that the command line names, else of the environment's."""
    return PlainSpeaker([PLACE], _language(argv))


def _language(argv: Sequence[str]) -> str:
    both = pairwise((*argv, ""))
    named = [after if each == LANGUAGE else each.partition("=")[2] for each, after in both if _names_language(each)]
    try:
        return language_for(named[-1] if named else None)
    except cosca.BadOption:  # reported later, in the language of the environment
        return language_for(None)


def _names_language(word: str) -> bool:
    return word == LANGUAGE or word.startswith(f"{LANGUAGE}=")


def needs_help(argv: Sequence[str]) -> bool:
    """Return whether help will be shown; otherwise its texts are not loaded."""
    rest = argv[1 + (argv[0] == LANGUAGE) :] if argv and _names_language(argv[0]) else argv
    return (
        not rest or any(argument in HELP for argument in argv) or COMPLETES in os.environ or "--show-completion" in argv
    )


def localize_help(command: Any, speaker: PlainSpeaker, forms: dict[str, list[tuple[str, OptionForm]]]) -> None:
    """Set the help of all commands; `forms` are the options of games by the names of their flags."""
    titles = {title: speaker.say("usage-titles", None, title.lower()) for title in ("Arguments", "Options", "Commands")}
    titles |= {"required": speaker.say("usage-titles", None, "required")}
    titles |= {"default: {default}": speaker.say("usage-titles", None, "default") + ": {default}"}
    setattr(typer.core, "_", lambda text: titles.get(text, text))  # noqa: B010 (Typer's own name for its translations)
    _set_help(command, "usage-cosca", speaker, forms)
    for name, subcommand in command.commands.items():
        _set_help(subcommand, message_id("usage", name), speaker, forms)


def _set_help(command: Any, id: str, speaker: PlainSpeaker, forms: dict[str, list[tuple[str, OptionForm]]]) -> None:
    if not speaker.has(id):
        return
    command.help = speaker.say(id)
    command.options_metavar = speaker.say("usage-titles", None, "given")
    if command.epilog:
        command.epilog = command.epilog.replace("Examples:", speaker.say("usage-titles", None, "examples"))
    for parameter in command.params:
        if parameter.name in forms:
            parameter.help = _flag(forms[parameter.name], speaker)
        elif (not parameter.help or parameter.name in COMPLETION) and (
            ids := [one for one in (id, OPTIONS) if speaker.has(one, parameter.name)]
        ):
            parameter.help = speaker.say(ids[0], None, parameter.name)
    _usage(command, speaker)


def _usage(command: Any, speaker: PlainSpeaker) -> None:
    """Translate the usage line of a command and the help of its help flag."""
    before, title = command.get_help_option, speaker.say("usage-titles", None, "usage")

    def help_option(context: Any) -> Any:
        option = before(context)
        if option is not None:
            option.help = speaker.say(OPTIONS, None, "help")
        return option

    def usage(context: Any, formatter: Any) -> None:
        formatter.write_usage(context.command_path, " ".join(command.collect_usage_pieces(context)), f"{title}: ")

    command.get_help_option, command.format_usage = help_option, usage


def _flag(forms: list[tuple[str, OptionForm]], speaker: PlainSpeaker) -> str:
    """Return the values that a game option takes."""
    shapes = []
    for game, form in forms:
        kind = "some" if form.kind == "several" and not form.n else form.kind
        args = {"kind": kind, "values": list(form.values), "n": form.n or 0}
        shapes.append(f"{game}: {speaker.say('usage-shape', args)}")
    default = forms[0][1].default
    return speaker.say("usage-flag", {"shapes": "; ".join(shapes), "default": str(default) if default else "none"})


# -------------------------------------------------------------------- errors


def format_usage_error(error: Exception, argv: Sequence[str]) -> str:
    """Return one line that says what was wrong."""
    speaker = speaker_for(argv)
    if isinstance(error, OSError | cosca.CoscaError):
        return format_error(error, speaker)
    return _of_typer(error, speaker)


def _of_typer(error: Any, speaker: PlainSpeaker) -> str:
    """Return the message for a Typer error by its type; for an unknown type, Typer's own message."""
    kind, text = type(error).__name__, " ".join(str(error.format_message()).split())
    hint = _hint(error)
    if kind == "NoSuchOption":
        return speaker.say("wrong-flag-unknown", {"flag": error.option_name, "near": sorted(error.possibilities or ())})
    if kind == "MissingParameter" and hint:
        return speaker.say("wrong-flag-missing", {"flag": hint})
    if kind == "BadParameter" and hint:
        return speaker.say("wrong-flag-value", {"flag": hint, "text": text.partition(": ")[2]})
    if kind == "BadOptionUsage":
        return speaker.say("wrong-flag-alone", {"flag": error.option_name})
    if text.startswith("No such command"):
        name = text.split("'")[1]
        return speaker.say("wrong-command", {"name": name, "near": list(dict.fromkeys(text.split("'")[3::2]))})
    return text


def _hint(error: Any) -> str:
    """Return the parameter that the error is about, as it is typed: Typer's own hints differ between versions."""
    param = getattr(error, "param", None)
    if param is None:
        return ""
    flag = param.param_type_name == "option"
    return " / ".join(param.opts) if flag else str(param.metavar or param.human_readable_name)
