"""Bots at tables: each sees what its seat sees, keeps a budget, and never hangs a table."""

from __future__ import annotations

import asyncio
import logging
from random import Random
from typing import Any, Final, NamedTuple

from cosca.bots import Bot, ViewOf, bot, bot_class, spec_of
from cosca.bots.guard import Guard, Place
from cosca.kernel.choice import Choice
from cosca.kernel.decision import Decision
from cosca.kernel.events import View
from cosca.kernel.game import Game, Memory
from cosca.kernel.match import Match
from cosca.server.telling import Stream
from cosca.server.thinking import ForBot, Question, Thinking, new_life

BUDGET: Final = 10.0  # seconds for one choice
_log = logging.getLogger("cosca.bots")


class Recollection:
    """What a seat remembers of a table: its memory, fed with what the log says that it saw."""

    def __init__(self, game: Game[Any], seat: int) -> None:
        self._game = game
        self._seat = seat
        self._memory: Memory | None = None
        self._fed = 0

    def forget(self) -> None:
        """After an undo: the memory is made anew from what counts."""
        self._memory, self._fed = None, 0

    def of(self, stream: Stream, start: dict[str, Any] | None) -> Memory:
        """The memory after all that is in the log of a game, which began with a fresh set-up or a position."""
        if self._memory is None:
            self._memory = self._game.memory(self._seat, None if start is None else self._game.position(start))
        gone = {seq for told in stream.log for seq in told.removes}
        for at in range(self._fed, len(stream.log)):
            if at + 1 not in gone:
                for facts in stream.seen_in(self._seat, at + 1):
                    self._memory.see(facts)
        self._fed = len(stream.log)
        return self._memory


class Aside(NamedTuple):
    """What a slow bot thinks about, the choice if it fails, where that is, and how long the log was."""

    player: BotPlayer
    task: ForBot
    default: Choice
    place: Place | None
    at: int


class BotPlayer:
    """One bot in one seat, with its memory."""

    def __init__(self, game: Game[Any], seat: int, name: str) -> None:
        self.name: Final = name
        self._game = game
        self._seat = seat
        self._kind: Final = bot_class(name)
        self._bot: Bot | None = None  # made by who asks it first: a slow one is not made here at all
        self._at_work = False  # whether a thread is with it: one that took too long may never come back
        self._recollection = Recollection(game, seat)
        self._life = new_life()
        self._guard = Guard()

    @property
    def slow(self) -> bool:
        """Whether it thinks for so long that nobody should wait for it."""
        return self._kind.slow

    def forget(self) -> None:
        """After an undo: what it remembers is made anew from what counts, and what it has thought is gone."""
        self._recollection.forget()
        self._life = new_life()
        self._guard = Guard()

    def overtaken(self) -> None:
        """Its last choice was not carried out: what it has thought since is gone."""
        self._life = new_life()
        self._guard.dropped()

    async def choose(self, match: Match[Any], stream: Stream) -> Choice:
        """One of the choices of its decision; the default one if the bot fails or takes too long, which is logged."""
        decision, view, memory, chance = self._asked(match, stream)
        default = self._game.default(match.state, self._seat)
        place = self._guard.place(decision, match.state)
        try:
            if self._at_work:
                raise TimeoutError("still at an earlier choice")
            seen = self._game.seen(match.state, self._seat)  # now: the table may go on while a thread thinks
            looking = ViewOf(lambda: view, lambda: seen)
            choosing = asyncio.to_thread(self._choose, decision, looking, memory, Random(chance))
            found = self._checked(await asyncio.wait_for(choosing, timeout=BUDGET), decision, default)
        except Exception as wrong:
            self._failed(decision, wrong)
            found = default
        return self._guard.checked(decision, place, found)

    def _choose(self, decision: Decision, view: ViewOf, memory: Memory | None, rng: Random) -> Choice:
        """In a thread, also the making of the bot: it may load a lot."""
        self._at_work = True
        try:
            if self._bot is None:
                self._bot = bot(self.name, self._game, self._seat)
            return self._bot.choose(decision, view, memory, rng)
        finally:
            self._at_work = False

    def aside(self, match: Match[Any], stream: Stream, made_of: tuple[str, dict[str, Any], str]) -> Aside:
        """What a slow bot has to think about now. `made_of` is what the game is made of."""
        decision, view, memory, chance = self._asked(match, stream)
        question = Question(*made_of, decision, view, memory, chance)
        task = ForBot(question, spec_of(self.name), self._life)
        place = self._guard.place(decision, match.state)
        return Aside(self, task, self._game.default(match.state, self._seat), place, len(stream.log))

    async def choose_aside(self, aside: Aside, thinking: Thinking, table: str, host: str | None) -> Choice:
        """As `choose`, in a process aside: in the table's turn, on the account of its host."""
        decision = aside.task.question.decision
        try:
            thought = await thinking.choose(table, host or table, aside.task, BUDGET)
            found = self._checked(thought, decision, aside.default)
        except Exception as wrong:
            self._failed(decision, wrong)
            thought, found = None, aside.default
        found = self._guard.checked(decision, aside.place, found)
        if found is not thought:
            self._life = new_life()  # it has thought about what follows another choice
        return found

    def _asked(self, match: Match[Any], stream: Stream) -> tuple[Decision, View, Memory | None, str]:
        game, seat = self._game, self._seat
        decision = game.decision(match.state, seat)
        assert decision is not None
        memory = self._recollection.of(stream, match.start) if self._kind.remembers else None
        return decision, game.view(match.state, seat), memory, f"{match.seed}/{seat}/{len(match.log)}"

    def _checked(self, found: Choice, decision: Decision, default: Choice) -> Choice:
        if found in decision.choices:
            return found
        _log.error("a bot chose what is not offered", extra={"bot": self.name, "kind": decision.kind})
        return default

    def _failed(self, decision: Decision, wrong: Exception) -> None:
        said = {"bot": self.name, "kind": decision.kind, "error": f"{type(wrong).__name__}: {wrong}"}
        _log.error("a bot failed; the default choice is taken", extra=said)
