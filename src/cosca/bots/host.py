"""`python -m cosca.bots.host MODULE:CLASS` plays as a bot that is a class of Python, in a process of its own.

So a class that hangs or breaks is ended like any other program. What it prints goes to the error output.
"""

from __future__ import annotations

import base64
import json
import pickle
import sys
from importlib import import_module
from random import Random
from typing import Any, TextIO

from cosca.bots.base import Bot
from cosca.games import game_as_it_was
from cosca.kernel.decision import Decision
from cosca.kernel.game import Game


def load(place: str) -> type[Bot]:
    """The class of that place."""
    module, _, name = place.partition(":")
    found: Any = import_module(module)
    for each in name.split("."):
        found = getattr(found, each)
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise TypeError(f"{place} is no cosca.bots.Bot")
    return found


def answered(kind: type[Bot], told: dict[str, Any], player: Bot | None) -> tuple[dict[str, Any] | None, Bot | None]:
    """What is said to what is told, and who plays from now on."""
    if told["type"] == "hello":
        return {"type": "hello", "name": kind.name or kind.__name__, "wants": ["view", "memory"]}, None
    if told["type"] == "game":
        over = {"data": told["over"]} if told["over"] else {}
        game: Game[Any] = game_as_it_was(told["game"], {**told["options"], **over}, told["data"])
        return None, kind(game, told["seat"])
    if told["type"] != "question" or player is None:
        return None, player
    by_text = [player.game.find(each["choice"]) for each in told["choices"]]
    choices = tuple([choice for choice in by_text if choice is not None])
    decision = Decision(player.seat, told["kind"], told["about"], choices, told["sealed"])
    memory = pickle.loads(base64.b64decode(told["memory"]))
    chosen = player.choose(decision, lambda: told["view"], memory, Random(told["chance"]))
    return {"type": "answer", "id": told["id"], "choice": chosen.text}, player


def serve(place: str, lines: TextIO, answers: TextIO) -> None:
    """Plays until the input ends."""
    kind = load(place)
    player: Bot | None = None
    for line in lines:
        said, player = answered(kind, json.loads(line), player)
        if said is not None:
            print(json.dumps(said), file=answers, flush=True)


if __name__ == "__main__":
    own, sys.stdout = sys.stdout, sys.stderr
    serve(sys.argv[1], sys.stdin, own)
