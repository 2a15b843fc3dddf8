"""A game as learners play it: one seat is asked at a time, with choices and seats by number.

Seats that choose simultaneously are asked one after the other; their choices stay sealed.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

import numpy as np
import numpy.typing as npt

import cosca
from cosca.bots import Bot, bot, view_of
from cosca.bots.external.bot_process import BotFault
from cosca.bots.loop_guard import LoopGuard

LIMIT: Final = 5000  # default number of decisions after which a game is truncated: many times the usual number


class Play:
    """A game that can be restarted with a seed. With `anytime` the asked seat is also offered anytime choices."""

    def __init__(self, game: cosca.Game[Any], anytime: bool = False, limit: int = LIMIT) -> None:
        self.game: Final = game
        self.anytime: Final = anytime
        self.limit: Final = limit
        self.events: list[cosca.Event] | None = None  # events are appended here, if set
        self.start(0)

    def start(self, seed: int) -> None:
        """Start a new game."""
        self.state: Any = self.game.new(seed, self.events)
        self.decisions = 0
        self._next()

    def _next(self) -> None:
        actors = self.game.actors(self.state)
        self.seat = actors[0] if actors else 0  # the seat to decide; 0 when the game is over

    @property
    def cut_off(self) -> bool:
        """Whether the game has reached its limit."""
        return self.decisions >= self.limit and self.seat > 0

    def choices(self) -> tuple[cosca.Choice, ...]:
        """Return the choices of the asked seat."""
        choices = self.game.choices(self.state, self.seat)
        return (*choices, *self.game.anytime(self.state, self.seat)) if self.anytime and self.seat else choices

    def take(self, choice: cosca.Choice) -> None:
        """Apply a choice of the asked seat; raise IllegalChoice if it is not legal."""
        self.game.apply(self.state, self.seat, choice, self.events)
        self.decisions += 1
        self._next()

    def take_together(self, choices: dict[int, cosca.Choice]) -> None:
        """Apply a legal choice of each of these seats, all of which owe one."""
        for seat, choice in choices.items():
            self.game.apply(self.state, seat, choice, self.events)
            self.decisions += 1
        self._next()

    def rewards(self) -> dict[int, float]:
        """Return the zero-sum rewards: 1 for winners, an equal negative share for the others; all 0 before the end."""
        return rewards(self.game, self.state)


def rewards(game: cosca.Game[Any], state: Any) -> dict[int, float]:
    """Return the rewards in this state; see `Play.rewards`."""
    outcome = game.outcome(state)
    if outcome is None or not 0 < len(outcome.winners) < len(game.seats):
        return dict.fromkeys(game.seats, 0.0)
    won = len(outcome.winners)
    lost = -won / (len(game.seats) - won)
    return {seat: 1.0 if seat in outcome.winners else lost for seat in game.seats}


def observation(game: cosca.Game[Any], state: Any, seat: int) -> npt.NDArray[np.float32]:
    """Return the observation of the seat as an array."""
    return np.frombuffer(game.observation(state, seat), np.uint8).astype(np.float32)


def mask(game: cosca.Game[Any], choices: tuple[cosca.Choice, ...]) -> npt.NDArray[np.int8]:
    """Return the action mask: 1 for each of these choices."""
    values = np.zeros(len(game.actions), np.int8)
    values[[game.action(choice) for choice in choices]] = 1
    return values


class Bots:
    """Bots in some seats of a game, each with the memory of its seat."""

    def __init__(self, play: Play, names: dict[int, str]) -> None:
        self._play = play
        self._names = names
        self._listens = False
        self.start(0)

    def start(self, seed: int) -> None:
        """Create new bots and start a new game."""
        play = self._play
        game = play.game
        self._bots: dict[int, Bot] = {seat: bot(name, game, seat) for seat, name in self._names.items()}
        self._memories = {seat: game.memory(seat) for seat, player in self._bots.items() if player.needs_memory}
        self._guards = {seat: LoopGuard() for seat in self._bots}
        self._chances = {seat: Random(f"{seed}/{seat}") for seat in self._bots}
        play.events = [] if self._memories else None
        play.start(seed)
        self.play_on()

    def play_on(self) -> None:
        """Let the bots choose until a seat without a bot is asked, or the game is over or truncated."""
        play, game = self._play, self._play.game
        while True:
            self._tell()
            seat = play.seat
            if seat not in self._bots or play.cut_off:
                return
            decision = game.decision(play.state, seat)
            assert decision is not None
            chance, memory = self._chances[seat], self._memories.get(seat)
            try:
                choice = self._bots[seat].choose(decision, view_of(game, play.state, seat), memory, chance)
            except BotFault:
                choice = game.default(play.state, seat)
            guard = self._guards[seat]
            play.take(guard.filter_choice(decision, guard.place(decision, play.state), choice))

    def _tell(self) -> None:
        events = self._play.events
        if not events:
            return
        for seat, memory in self._memories.items():
            for facts in cosca.visible(events, seat):
                memory.see(facts)
        events.clear()
