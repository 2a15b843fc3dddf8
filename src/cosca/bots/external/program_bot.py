"""Bots that are programs in any language: they get in JSON what a seat may know, and have a time limit.

A program that fails is terminated and restarted for the next decision. After `MAX_FAULTS` it is not asked again in that
game, and the caller takes the default choice. docs/reinforcement-learning.md describes the protocol.
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

from cosca.bots.base import Bot, SeatView
from cosca.bots.external.bot_process import BotFault, BotProcess
from cosca.kernel.choice import Choice
from cosca.kernel.decision import Decision
from cosca.kernel.documents import JsonObject
from cosca.kernel.errors import BadOption
from cosca.kernel.game import Game, Memory
from cosca.kernel.narrowing import items
from cosca.kernel.observation import Sparse

PROTOCOL: Final = 1
SECONDS: Final = 5.0  # per answer
START_SECONDS: Final = 20.0  # for the first answer, while the program loads
MAX_FAULTS: Final = 3  # in one game
MAX_IDLE: Final = 8  # programs of one command that wait for the next game
WANTS: Final = ("view", "facts", "observation", "memory")

_idle: dict[tuple[str, ...], list[BotProcess]] = {}


class ProgramBot(Bot):
    """An external program in one seat."""

    name = "program"
    needs_memory = True
    runs_in_worker = True
    external = True

    def __init__(
        self, game: Game[Any], seat: int, command: tuple[str, ...] = (), seconds: float = SECONDS, label: str = ""
    ) -> None:
        """Start the program; raise BadOption if it does not answer hello. `label` is its name in messages."""
        super().__init__(game, seat)
        self.command: Final = command
        self.label: Final = label or shlex.join(command)
        self.seconds: Final = seconds
        self._question_id = 0
        self._faults = 0
        self._running: Final[list[BotProcess]] = []  # the running program, if any
        self._alive: Final[set[int]] = set()  # finalized with this bot; a compiled class has no weak references
        weakref.finalize(self._alive, _release, self._running)
        self._wants: tuple[str, ...] = ()
        try:
            self._process()
        except BotFault as error:
            raise BadOption(f"bot {error}") from None

    def choose(self, decision: Decision, view: SeatView, memory: Memory | None, rng: Random) -> Choice:
        if self._faults >= MAX_FAULTS:
            raise BotFault(f"{self.label}: has failed {MAX_FAULTS} times and is not asked again")
        try:
            return self._choose(decision, view, memory, rng)
        except BotFault:
            self._faults += 1
            raise

    def end(self) -> None:
        """Terminate the program instead of keeping it for the next game."""
        for process in self._running:
            process.close()
        self._running.clear()

    def _choose(self, decision: Decision, view: SeatView, memory: Memory | None, rng: Random) -> Choice:
        process = self._process()
        process.check_silence()
        self._question_id += 1
        question = self._question(decision, view, memory, rng)
        deadline = time.monotonic() + self.seconds
        process.send(question, deadline)
        reply = process.receive(deadline, self.seconds)
        chosen, number = reply.get("choice"), reply.get("action")
        if reply.get("type") == "answer" and reply.get("id") == self._question_id:
            for choice in decision.choices:
                if choice.text == chosen or (chosen is None and self.game.action(choice) == number):
                    return choice
        process.close()
        shown = " ".join(str(reply).split())[:200]
        raise BotFault(f"{self.label}: not an answer to question {self._question_id} with one of its choices: {shown}")

    def _question(self, decision: Decision, view: SeatView, memory: Memory | None, rng: Random) -> JsonObject:
        """Return the question message: made of what the seat may know, never of the state."""
        game, seat = self.game, self.seat
        question: JsonObject = {
            "type": "question",
            "id": self._question_id,
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
            # for the seat the facts of a sampled state are those of the real one
            sampled = game.sample(shown, memory, Random(rng.getrandbits(53)))
            if "facts" in self._wants:
                question["facts"] = game.facts(sampled, seat)
            if "observation" in self._wants:
                seen = Sparse()
                game.observe(sampled, seat, seen)
                question["observation"] = {"size": game.layout.size, "at": seen.at, "values": seen.values}
        return question

    def _process(self) -> BotProcess:
        """Return the program after the hello; start it if it does not run."""
        if self._running and not self._running[0].broken:
            return self._running[0]
        self._running.clear()
        idle = _idle.get(self.command)
        process = idle.pop() if idle else BotProcess(self.command, self.label)
        self._running.append(process)
        deadline = time.monotonic() + START_SECONDS
        process.send({"type": "hello", "cosca": PROTOCOL, "seconds": self.seconds}, deadline)
        reply = process.receive(deadline, START_SECONDS)
        if reply.get("type") != "hello":
            process.close()
            raise BotFault(f"{self.label}: does not answer hello")
        self._wants = tuple([str(want) for want in items(reply.get("wants")) or ["view"] if want in WANTS])
        game = self.game
        message = {
            "type": "game",
            "game": game.name,
            "seat": self.seat,
            "options": game.options,
            "data": game.data_name(),
            "over": game.data_from,
            "actions": len(game.actions),
        }
        process.send(message, deadline)
        return process


def _release(at: list[BotProcess]) -> None:
    """Keep the program of a finalized bot for the next game, if there is room."""
    for process in at:
        idle = _idle.setdefault(process.command, [])
        if process.broken or len(idle) >= MAX_IDLE:
            process.close()
        else:
            idle.append(process)
    at.clear()


@atexit.register
def close_idle() -> None:
    """Terminate the programs that wait for a next game."""
    for idle in _idle.values():
        while idle:
            idle.pop().close()


def python_host_command(place: str) -> tuple[str, ...]:
    """Return the command that runs a Python class, `module:Class`, as a bot."""
    return (sys.executable, "-c", "from cosca.bots.external.python_host import main; main()", place)
