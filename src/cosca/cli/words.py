"""The help and the mistakes of the command line in the language of its user.

Help stands in `cli.ftl` of the terminal: `usage-<command>`, and of each of its parameters an attribute; what several
commands have is in `usage-options`. Commands for whoever keeps a server have their one line there, and the rest in
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
from cosca.kernel.decision import OptionForm
from cosca.terminal.speech import PLACE, PlainSpeaker, language_for, said_wrong
from cosca.words import message_id

OPTIONS: Final = "usage-options"
HELP: Final = ("-h", "--help")
COMPLETES: Final = "_COSCA_COMPLETE"
COMPLETION: Final = ("install_completion", "show_completion")  # flags that Typer adds, with its own help


def speaker_for(argv: Sequence[str]) -> PlainSpeaker:
    """Speaks the language that the command line names, else that of the environment."""
    return PlainSpeaker([PLACE], _language(argv))


def _language(argv: Sequence[str]) -> str:
    named = [each.partition("=")[2] for each in argv if each.startswith("--language=")]
    named += [after for each, after in pairwise(argv) if each == "--language"]
    try:
        return language_for(named[-1] if named else None)
    except cosca.BadOption:  # which is told in the language of the environment
        return language_for(None)


def needs_help(argv: Sequence[str]) -> bool:
    """Whether help will be shown: else nobody waits until its words are read."""
    return not argv or any(each in HELP for each in argv) or COMPLETES in os.environ or "--show-completion" in argv


def put_into_words(command: Any, speaker: PlainSpeaker, forms: dict[str, list[tuple[str, OptionForm]]]) -> None:
    """Gives all commands their help; `forms` are the options of games by the names of their flags."""
    titles = {each: speaker.say("usage-titles", None, each.lower()) for each in ("Arguments", "Options", "Commands")}
    titles |= {"required": speaker.say("usage-titles", None, "required")}
    titles |= {"default: {default}": speaker.say("usage-titles", None, "default") + ": {default}"}
    setattr(typer.core, "_", lambda text: titles.get(text, text))  # noqa: B010 (Typer's own name for its words)
    _tell(command, "usage-cosca", speaker, forms)
    for name, each in command.commands.items():
        _tell(each, message_id("usage", name), speaker, forms)


def _tell(command: Any, id: str, speaker: PlainSpeaker, forms: dict[str, list[tuple[str, OptionForm]]]) -> None:
    if not speaker.has(id):
        return
    command.help = speaker.say(id)
    command.options_metavar = speaker.say("usage-titles", None, "given")
    if command.epilog:
        command.epilog = command.epilog.replace("Examples:", speaker.say("usage-titles", None, "examples"))
    for each in command.params:
        if each.name in forms:
            each.help = _flag(forms[each.name], speaker)
        elif (not each.help or each.name in COMPLETION) and (
            found := [one for one in (id, OPTIONS) if speaker.has(one, each.name)]
        ):
            each.help = speaker.say(found[0], None, each.name)
    _usage(command, speaker)


def _usage(command: Any, speaker: PlainSpeaker) -> None:
    """The line of how it is called, and what its own flag for help says."""
    before, title = command.get_help_option, speaker.say("usage-titles", None, "usage")

    def help_option(context: Any) -> Any:
        found = before(context)
        if found is not None:
            found.help = speaker.say(OPTIONS, None, "help")
        return found

    def usage(context: Any, formatter: Any) -> None:
        formatter.write_usage(context.command_path, " ".join(command.collect_usage_pieces(context)), f"{title}: ")

    command.get_help_option, command.format_usage = help_option, usage


def _flag(forms: list[tuple[str, OptionForm]], speaker: PlainSpeaker) -> str:
    """What may be given for an option of games."""
    shapes = []
    for game, form in forms:
        kind = "some" if form.kind == "several" and not form.n else form.kind
        args = {"kind": kind, "values": list(form.values), "n": form.n or 0}
        shapes.append(f"{game}: {speaker.say('usage-shape', args)}")
    default = forms[0][1].default
    return speaker.say("usage-flag", {"shapes": "; ".join(shapes), "default": str(default) if default else "none"})


# -------------------------------------------------------------------- mistakes


def mistake(wrong: Exception, argv: Sequence[str]) -> str:
    """One line that says what was wrong."""
    speaker = speaker_for(argv)
    if isinstance(wrong, OSError | cosca.CoscaError):
        return said_wrong(wrong, speaker)
    return _of_typer(wrong, speaker)


def _of_typer(wrong: Any, speaker: PlainSpeaker) -> str:
    """What Typer found wrong, by what it is; what it is not known for is told by Typer itself."""
    kind, text = type(wrong).__name__, " ".join(str(wrong.format_message()).split())
    hint = _hint(wrong)
    if kind == "NoSuchOption":
        return speaker.say("wrong-flag-unknown", {"flag": wrong.option_name, "near": sorted(wrong.possibilities or ())})
    if kind == "MissingParameter" and hint:
        return speaker.say("wrong-flag-missing", {"flag": hint})
    if kind == "BadParameter" and hint:
        return speaker.say("wrong-flag-value", {"flag": hint, "text": text.partition(": ")[2]})
    if kind == "BadOptionUsage":
        return speaker.say("wrong-flag-alone", {"flag": wrong.option_name})
    if text.startswith("No such command"):
        name = text.split("'")[1]
        return speaker.say("wrong-command", {"name": name, "near": text.split("'")[3::2]})
    return text


def _hint(wrong: Any) -> str:
    param = getattr(wrong, "param", None)
    return "" if param is None else str(param.get_error_hint()).strip("'")
