"""One bot in one seat: it sees what the seat sees, has a time budget, and never blocks the table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

from cosca.bots import Bot, SeatView, bot, bot_class, spec_of
from cosca.bots.loop_guard import LoopGuard, Place
from cosca.kernel.choice import Choice
from cosca.kernel.decision import Decision
from cosca.kernel.documents import GameSpec
from cosca.kernel.events import View
from cosca.kernel.game import Game, Memory
from cosca.kernel.match import Match
from cosca.server.table.seat_memory import SeatMemory
from cosca.server.views.event_stream import EventStream
from cosca.server.workers.pool import WorkerPool
from cosca.server.workers.tasks import BotTask, DecisionContext, new_session
from cosca.server.workers.watchdog import beside

BUDGET_SECONDS: Final = 10.0  # for one choice
_log = logging.getLogger("cosca.bots")


class WorkerRequest(NamedTuple):
    """A decision of a slow bot: the task, the choice if it fails, and the length of the log when it was made."""

    player: BotPlayer
    task: BotTask
    default: Choice
    place: Place | None
    log_length: int


class BotPlayer:
    """A bot in a seat, with its memory; owned by the BotDriver."""

    def __init__(
        self,
        game: Game[Any],
        seat: int,
        name: str,
        table: str = "",
        end_session: Callable[[int], None] = lambda _: None,
    ) -> None:
        """Create the player; `end_session` is called with each worker session that is not used any more."""
        self.name: Final = name
        self._table: Final = table
        self._end_session = end_session
        self._game = game
        self._seat = seat
        self._kind: Final = bot_class(name)
        self._bot: Bot | None = None  # created at its first choice; slow bots live in a worker
        self._choosing = False  # whether a thread is at work, maybe one that exceeded the budget
        self._memory = SeatMemory(game, seat)
        self._session = new_session()
        self._guard = LoopGuard()

    @property
    def slow(self) -> bool:
        """Whether the bot runs in a worker, and the table must not wait for it."""
        return self._kind.runs_in_worker

    def forget(self) -> None:
        """Rebuild the memory from the log and end the session, as needed after an undo."""
        self._memory.forget()
        self.reset_session()
        self._guard = LoopGuard()

    def discard_choice(self) -> None:
        """Forget the last choice, because it was not applied."""
        self.reset_session()
        self._guard.dropped()

    def reset_session(self) -> None:
        """Start a new worker session; the old one and its program end."""
        self._end_session(self._session)
        self._session = new_session()

    async def choose(self, match: Match[Any], stream: EventStream) -> Choice:
        """Return the choice of the bot; the default one, with a log entry, if it fails or exceeds its budget."""
        decision, view, memory, random_seed = self._question(match, stream)
        default = self._game.default(match.state, self._seat)
        place = self._guard.place(decision, match.state)
        try:
            if self._choosing:
                raise TimeoutError("still busy with an earlier choice")
            seen = self._game.seen(match.state, self._seat)  # now: the game may go on before the thread reads it
            seat_view = SeatView(lambda: view, lambda: seen)
            choosing = asyncio.to_thread(self._choose, decision, seat_view, memory, Random(random_seed))
            choice = self._offered_or(default, await asyncio.wait_for(choosing, timeout=BUDGET_SECONDS), decision)
        except Exception as error:
            self._log_failure(decision, error)
            choice = default
        return self._guard.filter_choice(decision, place, choice)

    def _choose(self, decision: Decision, view: SeatView, memory: Memory | None, rng: Random) -> Choice:
        """Choose, in a thread. The bot is created here too, because that may load large files."""
        self._choosing = True
        try:
            with beside(self._table):
                if self._bot is None:
                    self._bot = bot(self.name, self._game, self._seat)
                return self._bot.choose(decision, view, memory, rng)
        finally:
            self._choosing = False

    def worker_request(self, match: Match[Any], stream: EventStream, game_spec: GameSpec) -> WorkerRequest:
        """Return the open decision as a task for a worker."""
        decision, view, memory, random_seed = self._question(match, stream)
        question = DecisionContext(*game_spec, decision, view, memory, random_seed)
        task = BotTask(question, spec_of(self.name), self._session, self._kind.external)
        place = self._guard.place(decision, match.state)
        return WorkerRequest(self, task, self._game.default(match.state, self._seat), place, len(stream.log))

    async def choose_in_worker(
        self, request: WorkerRequest, workers: WorkerPool, table: str, host: str | None
    ) -> Choice:
        """Like `choose`, in a worker; the time is charged to the host of the table."""
        decision = request.task.question.decision
        try:
            answer = await workers.choose(table, host or table, request.task, BUDGET_SECONDS)
            choice = self._offered_or(request.default, answer, decision)
        except Exception as error:
            self._log_failure(decision, error)
            answer, choice = None, request.default
        finally:
            if request.task.session != self._session:  # the session was reset meanwhile
                self._end_session(request.task.session)
        choice = self._guard.filter_choice(decision, request.place, choice)
        if choice is not answer:
            self.reset_session()  # its plan continues another choice
        return choice

    def _question(self, match: Match[Any], stream: EventStream) -> tuple[Decision, View, Memory | None, str]:
        game, seat = self._game, self._seat
        decision = game.decision(match.state, seat)
        assert decision is not None
        memory = self._memory.after(stream, match.start) if self._kind.needs_memory else None
        return decision, game.view(match.state, seat), memory, f"{match.seed}/{seat}/{len(match.log)}"

    def _offered_or(self, default: Choice, choice: Choice, decision: Decision) -> Choice:
        if choice in decision.choices:
            return choice
        _log.error("bot made an illegal choice; default choice used", extra={"bot": self.name, "kind": decision.kind})
        return default

    def _log_failure(self, decision: Decision, error: Exception) -> None:
        fields = {"bot": self.name, "kind": decision.kind, "error": f"{type(error).__name__}: {error}"}
        _log.error("bot failed; default choice used", extra=fields)
