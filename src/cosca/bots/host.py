"""Plays as a bot that is a class of Python, in a process of its own: `main` with MODULE:CLASS as its argument.

So a class that hangs or breaks is ended like any other program. What it prints goes to the error output. The class need
not be a `Bot`: it is made with game and seat, and has a method `choose` as a `Bot` has.
"""

from __future__ import annotations

import base64
import json
import pickle
import sys
from importlib import import_module
from random import Random
from typing import Any, Final

from cosca.bots.base import view_shown
from cosca.games import game_as_it_was
from cosca.kernel.choice import Choice
from cosca.kernel.decision import Decision
from cosca.kernel.game import Game, Memory


def load(place: str) -> Any:
    """The class of that place."""
    module, _, name = place.partition(":")
    found: Any = import_module(module)
    for each in name.split("."):
        found = getattr(found, each)
    if not callable(getattr(found, "choose", None)):
        raise TypeError(f"{place} has no method choose, as a cosca.bots.Bot has")
    return found


class Host:
    """Lets a class play."""

    def __init__(self, place: str) -> None:
        self._kind: Final = load(place)
        self._player: Any = None
        self._game: Game[Any] | None = None
        self._seat = 0

    def answer(self, told: dict[str, Any]) -> dict[str, Any] | None:
        """What is said to what is told; None if nothing is."""
        if told["type"] == "hello":
            return {"type": "hello", "wants": ["view", "memory"]}
        if told["type"] == "game":
            over = {"data": told["over"]} if told["over"] else {}
            self._game = game_as_it_was(told["game"], {**told["options"], **over}, told["data"])
            self._seat = told["seat"]
            self._player = self._kind(self._game, self._seat)
        if told["type"] != "question" or self._game is None:
            return None
        game = self._game
        by_text = [game.find(each["choice"]) for each in told["choices"]]
        choices = tuple([choice for choice in by_text if choice is not None])
        decision = Decision(self._seat, told["kind"], told["about"], choices, told["sealed"])
        memory: Memory = pickle.loads(base64.b64decode(told["memory"]))
        chosen: Choice = self._player.choose(decision, view_shown(game, told["view"]), memory, Random(told["chance"]))
        return {"type": "answer", "id": told["id"], "choice": chosen.text}


def main() -> None:
    """Plays until the input ends."""
    answers, sys.stdout = sys.stdout, sys.stderr
    host = Host(sys.argv[1])
    for line in sys.stdin:
        said = host.answer(json.loads(line))
        if said is not None:
            print(json.dumps(said), file=answers, flush=True)
