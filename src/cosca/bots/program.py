"""Bots that are programs of their own, in any language: told in JSON what a seat may know, held to a budget.

A program that fails is ended and started anew for the next decision; after `FAULTS` of them it has forfeited the game,
and whoever asked it takes the default choice. docs/learners.md describes what is said each way.
"""

from __future__ import annotations

import atexit
import base64
import pickle
import shlex
import sys
import time
import weakref
from random import Random
from typing import Any, Final

from cosca.bots.base import Bot, ViewOf
from cosca.bots.line import BotFault, Line
from cosca.kernel.choice import Choice
from cosca.kernel.decision import Decision
from cosca.kernel.errors import BadOption
from cosca.kernel.game import Game, Memory
from cosca.kernel.observing import Sparse
from cosca.kernel.plain import items

PROTOCOL: Final = 1
SECONDS: Final = 5.0  # for an answer
START: Final = 20.0  # for the first one, while a program loads what it needs
FAULTS: Final = 3  # in one game, after which it is not asked any more
IDLE: Final = 8  # programs of one command that are kept for the next game
WANTS: Final = ("view", "facts", "observation", "memory")

_idle: dict[tuple[str, ...], list[Line]] = {}


class Program(Bot):
    """A program in one seat."""

    name = "program"
    remembers = True
    slow = True
    foreign = True

    def __init__(
        self, game: Game[Any], seat: int, command: tuple[str, ...] = (), seconds: float = SECONDS, label: str = ""
    ) -> None:
        """BadOption if the program does not start, or does not say hello. `label` is what it is called in messages."""
        super().__init__(game, seat)
        self.command: Final = command
        self.label: Final = label or shlex.join(command)
        self.seconds: Final = seconds
        self._asked = 0
        self._faults = 0
        self._at: Final[list[Line]] = []  # the program, if it runs
        self._here: Final[set[int]] = set()  # gone when this bot is, which itself cannot be watched when compiled
        weakref.finalize(self._here, _release, self._at)
        self._wants: tuple[str, ...] = ()
        try:
            self._line()
        except BotFault as wrong:
            raise BadOption(f"bot {wrong}") from None

    def choose(self, decision: Decision, view: ViewOf, memory: Memory | None, rng: Random) -> Choice:
        if self._faults >= FAULTS:
            raise BotFault(f"{self.label}: it has failed {FAULTS} times and is not asked any more")
        try:
            return self._choose(decision, view, memory, rng)
        except BotFault:
            self._faults += 1
            raise

    def _choose(self, decision: Decision, view: ViewOf, memory: Memory | None, rng: Random) -> Choice:
        line = self._line()
        line.check_silence()
        self._asked += 1
        question = self._question(decision, view, memory, rng)
        deadline = time.monotonic() + self.seconds
        line.tell(question, deadline)
        said = line.answer(deadline, self.seconds)
        chosen, number = said.get("choice"), said.get("action")
        if said.get("type") == "answer" and said.get("id") == self._asked:
            for choice in decision.choices:
                if choice.text == chosen or (chosen is None and self.game.action(choice) == number):
                    return choice
        line.close()
        shown = " ".join(str(said).split())[:200]
        raise BotFault(f"{self.label}: no answer to question {self._asked}, or no choice of it: {shown}")

    def _question(self, decision: Decision, view: ViewOf, memory: Memory | None, rng: Random) -> dict[str, Any]:
        """All that the program is told of a decision: made of what the seat may know, never of the state."""
        game, seat = self.game, self.seat
        question: dict[str, Any] = {
            "type": "question",
            "id": self._asked,
            "kind": decision.kind,
            "about": decision.about,
            "sealed": decision.sealed,
            "chance": rng.getrandbits(53),
            "choices": [
                {"choice": choice.text, "action": game.action(choice), "touches": list(choice.touches)}
                for choice in decision.choices
            ],
        }
        if not self._wants:
            return question
        shown = view()
        if "view" in self._wants:
            question["view"] = shown
        if "memory" in self._wants:
            question["memory"] = base64.b64encode(pickle.dumps(memory)).decode()
        if memory is not None and ("facts" in self._wants or "observation" in self._wants):
            drawn = game.sample(shown, memory, Random(rng.getrandbits(53)))  # it tells a seat the same as the table
            if "facts" in self._wants:
                question["facts"] = game.facts(drawn, seat)
            if "observation" in self._wants:
                seen = Sparse()
                game.observe(drawn, seat, seen)
                question["observation"] = {"size": game.layout.size, "at": seen.at, "values": seen.values}
        return question

    def _line(self) -> Line:
        """The program, told what is played; started if it does not run."""
        if self._at and not self._at[0].broken:
            return self._at[0]
        self._at.clear()
        waiting = _idle.get(self.command)
        line = waiting.pop() if waiting else Line(self.command, self.label)
        self._at.append(line)
        deadline = time.monotonic() + START
        line.tell({"type": "hello", "cosca": PROTOCOL, "seconds": self.seconds}, deadline)
        said = line.answer(deadline, START)
        if said.get("type") != "hello":
            line.close()
            raise BotFault(f"{self.label}: it does not say hello")
        self._wants = tuple([str(each) for each in items(said.get("wants")) or ["view"] if each in WANTS])
        game = self.game
        told = {"type": "game", "game": game.name, "seat": self.seat, "options": game.options, "data": game.data_name()}
        line.tell({**told, "over": game.data_from, "actions": len(game.actions)}, deadline)
        return line


def _release(at: list[Line]) -> None:
    """A bot is gone: its program waits for the next game, if there is room."""
    for line in at:
        waiting = _idle.setdefault(line.command, [])
        if line.broken or len(waiting) >= IDLE:
            line.close()
        else:
            waiting.append(line)
    at.clear()


@atexit.register
def close_idle() -> None:
    """Ends the programs that wait for a next game."""
    for waiting in _idle.values():
        while waiting:
            waiting.pop().close()


def hosted(place: str) -> tuple[str, ...]:
    """The command that plays as the bot of a class of Python: `module:Class`."""
    return (sys.executable, "-c", "from cosca.bots.host import main; main()", place)
