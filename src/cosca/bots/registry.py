"""Bots that are not of this house: installed ones (entry points), classes of Python, and programs.

A bot is named by a text: `soldato`, `capo:0.25`, the name of an entry point of the group `cosca.bots`, `module:Class`,
or `program:COMMAND`. What a server offers besides its own ranks, its host names: `offer`.
"""

from __future__ import annotations

import re
import shlex
from importlib.metadata import entry_points
from typing import Final

from cosca.bots.program import Program, hosted
from cosca.kernel.errors import BadOption

GROUP: Final = "cosca.bots"
_PLACE: Final = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_][\w.]*")
_NAME: Final = re.compile(r"[a-z][a-z0-9_-]{1,23}")

_offered: dict[str, str] = {}


def installed() -> dict[str, str]:
    """The entry points for bots: `module:Class` by name."""
    return {each.name: each.value for each in entry_points(group=GROUP)}


def command_of(spec: str) -> tuple[str, ...] | None:
    """The command of a bot that is not of this house; None if the text names none."""
    kind, colon, rest = spec.partition(":")
    if kind == Program.name and colon:
        try:
            command = tuple(shlex.split(rest))
        except ValueError as wrong:
            raise BadOption(f"bot {spec!r}: {wrong}") from None
        if not command:
            raise BadOption(f"bot {spec!r}: give a command, as in program:./my_bot")
        return command
    place = _offered.get(spec) or ("" if colon else installed().get(spec, ""))
    if place and place != spec and not _PLACE.fullmatch(place):
        return command_of(place)
    place = place or spec
    return hosted(place) if _PLACE.fullmatch(place) else None


def offer(name: str, spec: str, taken: tuple[str, ...]) -> None:
    """Gives a bot a name by which people at tables choose it; BadOption if that cannot be."""
    if not _NAME.fullmatch(name) or name in taken:
        raise BadOption(f"bot {name!r}: a name of 2 to 24 small letters, digits, - and _ that is not taken")
    if command_of(spec) is None:
        raise BadOption(f"bot {name}: {spec!r} is neither module:Class nor program:COMMAND nor an installed bot")
    _offered[name] = spec


def offered() -> dict[str, str]:
    """What is offered at tables besides the ranks, by name."""
    return dict(_offered)


def withdraw() -> None:
    """Offers nothing any more."""
    _offered.clear()
