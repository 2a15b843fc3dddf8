"""Runs a Python class as a bot in a process of its own: `main` with MODULE:CLASS as its argument.

A class that hangs or fails is terminated like any other program. What it prints goes to standard error. The class need
not be a `Bot`: it is created with game and seat, and has a method `choose` as a `Bot` has.
"""

from __future__ import annotations

import base64
import json
import pickle
import sys
from importlib import import_module
from random import Random
from typing import Any, Final

from cosca.bots.base import view_from_document
from cosca.games import game_as_it_was
from cosca.kernel.choice import Choice
from cosca.kernel.decision import Decision
from cosca.kernel.documents import JsonObject
from cosca.kernel.game import Game, Memory


def load(place: str) -> Any:
    """Import the class MODULE:CLASS."""
    module, _, name = place.partition(":")
    bot_class: Any = import_module(module)
    for attribute in name.split("."):
        bot_class = getattr(bot_class, attribute)
    if not callable(getattr(bot_class, "choose", None)):
        raise TypeError(f"{place} has no method choose, as a cosca.bots.Bot has")
    return bot_class


class Host:
    """Answers the messages of the program protocol with a bot."""

    def __init__(self, place: str) -> None:
        self._bot_class: Final = load(place)
        self._bot: Any = None
        self._game: Game[Any] | None = None
        self._seat = 0

    def answer(self, message: JsonObject) -> JsonObject | None:
        """Return the answer to a message; None if it needs none."""
        if message["type"] == "hello":
            return {"type": "hello", "wants": ["view", "memory"]}
        if message["type"] == "game":
            over = {"data": message["over"]} if message["over"] else {}
            self._game = game_as_it_was(message["game"], {**message["options"], **over}, message["data"])
            self._seat = message["seat"]
            self._bot = self._bot_class(self._game, self._seat)
        if message["type"] != "question" or self._game is None:
            return None
        game = self._game
        by_text = [game.find(entry["choice"]) for entry in message["choices"]]
        choices = tuple([choice for choice in by_text if choice is not None])
        decision = Decision(self._seat, message["kind"], message["about"], choices, message["sealed"])
        memory: Memory = pickle.loads(base64.b64decode(message["memory"]))
        chosen: Choice = self._bot.choose(
            decision, view_from_document(game, message["view"]), memory, Random(message["chance"])
        )
        return {"type": "answer", "id": message["id"], "choice": chosen.text}


def main() -> None:
    """Answer messages until the input ends."""
    answers, sys.stdout = sys.stdout, sys.stderr
    host = Host(sys.argv[1])
    for line in sys.stdin:
        reply = host.answer(json.loads(line))
        if reply is not None:
            print(json.dumps(reply), file=answers, flush=True)
