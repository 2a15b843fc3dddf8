"""Parsing of game options from the command line; the game itself validates them."""

from __future__ import annotations

from pathlib import Path

import cosca
from cosca.bots import bots
from cosca.bots.registry import installed
from cosca.kernel.documents import GameOptions
from cosca.terminal.game_lookup import find_kit, make_game


def complete_game(start: str) -> list[str]:
    return [name for name in cosca.game_names() if name.startswith(start)]


def complete_bot(start: str) -> list[str]:
    return [name for name in (*bots(), *installed()) if name.startswith(start)]


def collect(game: str, given: GameOptions, data: Path | None, further: list[str] | None) -> GameOptions:
    """Return only the given options by name; `--option name=value` may name any option of the game."""
    options = {**given} if data is None else {**given, "data": str(data)}
    for text in further or ():
        name, equals, value = text.partition("=")
        if not equals or not name.strip():
            raise cosca.BadOption(why="name-value", facts={"given": text})
        plain = value.strip()
        flag = {"true": True, "false": False}.get(plain.lower())
        options[name.strip()] = plain if flag is None else flag
    if "seats" in options and "seats" not in [form.name for form in find_kit(game).game.forms]:
        needed = len(make_game(game, {}).seats)
        if options.pop("seats") != str(needed):
            raise cosca.BadOption(why="players", facts={"game": game, "n": needed})
    return {name: int(value) if str(value).isdecimal() else value for name, value in options.items()}


def parse_int(flag: str, text: str | None) -> int | None:
    """Return a whole number of any size."""
    if text is None:
        return None
    try:
        return int(text, 0)
    except ValueError:
        raise cosca.BadOption(why="whole", facts={"flag": flag, "given": text}) from None


def humans(seat: list[int] | None, seats: str | None) -> tuple[int, ...] | None:
    """Return the seats that people play; () for all, None if not given."""
    if seats is None:
        return tuple(sorted(set(seat))) if seat else None
    if seat:
        raise cosca.BadOption(why="one-of", facts={"first": "--seats", "second": "--seat"})
    if seats == "all":
        return ()
    try:
        return tuple(sorted({int(number) for number in seats.split(",")}))
    except ValueError:
        raise cosca.BadOption(why="seats", facts={"given": seats}) from None
