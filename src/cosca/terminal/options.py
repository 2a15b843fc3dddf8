"""The options of a game as the command line gives them; the game itself checks them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import cosca
from cosca.bots import bots
from cosca.bots.registry import installed
from cosca.games import kit


def complete_game(start: str) -> list[str]:
    return [name for name in cosca.game_names() if name.startswith(start)]


def complete_bot(start: str) -> list[str]:
    return [name for name in (*bots(), *installed()) if name.startswith(start)]


def collect(game: str, given: dict[str, Any], data: Path | None, further: list[str] | None) -> dict[str, Any]:
    """Only what was given, by name; `--option name=value` may name anything that the game knows."""
    options = {**given} if data is None else {**given, "data": str(data)}
    for each in further or ():
        name, equals, value = each.partition("=")
        if not equals or not name.strip():
            raise cosca.BadOption(why="name-value", facts={"given": each})
        plain = value.strip()
        flag = {"true": True, "false": False}.get(plain.lower())
        options[name.strip()] = plain if flag is None else flag
    if "seats" in options and "seats" not in [form.name for form in kit(game).game.forms]:
        needed = len(cosca.game(game).seats)
        if options.pop("seats") != str(needed):
            raise cosca.BadOption(why="players", facts={"game": game, "n": needed})
    return {name: int(value) if str(value).isdecimal() else value for name, value in options.items()}


def whole(flag: str, text: str | None) -> int | None:
    """A whole number of any size."""
    if text is None:
        return None
    try:
        return int(text, 0)
    except ValueError:
        raise cosca.BadOption(why="whole", facts={"flag": flag, "given": text}) from None


def humans(seat: list[int] | None, seats: str | None) -> tuple[int, ...] | None:
    """The seats that people play; () for all, None if nothing was said."""
    if seats is None:
        return tuple(sorted(set(seat))) if seat else None
    if seat:
        raise cosca.BadOption(why="one-of", facts={"first": "--seats", "second": "--seat"})
    if seats == "all":
        return ()
    try:
        return tuple(sorted({int(each) for each in seats.split(",")}))
    except ValueError:
        raise cosca.BadOption(why="seats", facts={"given": seats}) from None
