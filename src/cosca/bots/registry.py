"""External bots: entry points, Python classes and programs.

A spec is a rank (`soldato`, `capo:0.25`), the name of an entry point of the group `cosca.bots`, `module:Class`, or
`program:COMMAND`. The operator of a server registers the ones it offers at tables.
"""

from __future__ import annotations

import re
import shlex
from importlib.metadata import entry_points
from typing import Final

from cosca.bots.external.program_bot import ProgramBot, python_host_command
from cosca.kernel.errors import BadOption

GROUP: Final = "cosca.bots"
_PLACE: Final = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_][\w.]*")
_NAME: Final = re.compile(r"[a-z][a-z0-9_-]{1,23}")

_offered: dict[str, str] = {}


def installed() -> dict[str, str]:
    """Return the entry points for bots: `module:Class` by name."""
    return {entry.name: entry.value for entry in entry_points(group=GROUP)}


def command_of(spec: str) -> tuple[str, ...] | None:
    """Return the command of an external bot; None if the spec names none."""
    kind, colon, rest = spec.partition(":")
    if kind == ProgramBot.name and colon:
        try:
            command = tuple(shlex.split(rest))
        except ValueError as error:
            raise BadOption(f"bot {spec!r}: {error}") from None
        if not command:
            raise BadOption(f"bot {spec!r}: give a command, as in program:./my_bot")
        return command
    place = _offered.get(spec) or ("" if colon else installed().get(spec, ""))
    if place and place != spec and not _PLACE.fullmatch(place):
        return command_of(place)
    place = place or spec
    return python_host_command(place) if _PLACE.fullmatch(place) else None


def register(name: str, spec: str, taken: tuple[str, ...]) -> None:
    """Offer a bot at tables under a name; raise BadOption if the name or the spec is not valid."""
    if not _NAME.fullmatch(name) or name in taken:
        raise BadOption(f"bot {name!r}: a name has 2 to 24 lower-case letters, digits, - and _, and is not taken")
    if command_of(spec) is None:
        raise BadOption(f"bot {name}: {spec!r} is neither module:Class nor program:COMMAND nor an installed bot")
    _offered[name] = spec


def offered() -> dict[str, str]:
    """Return the bots offered at tables besides the ranks: specs by name."""
    return dict(_offered)


def clear() -> None:
    """Remove all offered bots."""
    _offered.clear()
