"""The Consigliere at a table: advice on the open question of a seat, sent to the connection that asked."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import NamedTuple

import orjson

from cosca.bots.advisor import confidence_label
from cosca.kernel.documents import GameSpec
from cosca.server.protocol import server_messages
from cosca.server.protocol.refusal import Refused
from cosca.server.table.bot_player import BUDGET_SECONDS
from cosca.server.table.state import TableState
from cosca.server.views.frames import Subscriber
from cosca.server.views.snapshots import SnapshotBuilder
from cosca.server.workers.pool import WorkerPool
from cosca.server.workers.tasks import AdviceTask, DecisionContext

_log = logging.getLogger("cosca.bots")


class AdviceRequest(NamedTuple):
    """A question for the advisor. `message` is the id of the client message that the reply refers to."""

    table: str
    subscriber: Subscriber
    user: str
    seat: int
    act: int
    message: str
    task: AdviceTask
    snapshots: SnapshotBuilder


def create_task(state: TableState, game_spec: GameSpec, user: str, seat: int, act: int) -> AdviceTask:
    """Return the seat's question as a task; Refused if there is none, or the user may not have advice on it."""
    state.require_running_seat(user, seat)
    if not state.row.hints:
        raise Refused("no_hints")
    if act != state.journal.act_number(seat):
        raise Refused("stale")
    game, match = state.game, state.journal.match
    decision = game.decision(match.state, seat)
    if decision is None or state.seats.rows[seat].bot:
        raise Refused("nothing_asked")
    memory, view = state.memories.current(state.journal, seat), game.view(match.state, seat)
    # The generator does not depend on the seed of the game, so advice reveals nothing that the seat does not know.
    question = DecisionContext(*game_spec, decision, view, memory, secrets.token_hex(8))
    return AdviceTask(question, state.settings.hint_seconds)


def is_open(state: TableState, request: AdviceRequest) -> bool:
    """Return whether the seat still has the question of the request, and may have advice on it."""
    journal, seat, requested = state.journal, request.seat, request.task.question.decision
    if not journal.running or not state.row.hints or request.act != journal.act_number(seat):
        return False
    decision = state.game.decision(journal.match.state, seat)
    return decision is not None and (decision.kind, decision.choices) == (requested.kind, requested.choices)


class TableAdvisor:
    """The advice in progress at one table, at most one per question. The game goes on meanwhile.

    It has no reference to the table, so that an evicted table is freed at once.
    """

    def __init__(self) -> None:
        self._tasks: dict[tuple[int, int], asyncio.Task[None]] = {}  # by seat and act

    @property
    def busy(self) -> bool:
        """Whether advice is in progress."""
        return bool(self._tasks)

    def start(self, request: AdviceRequest, workers: WorkerPool, is_wanted: Callable[[], bool]) -> None:
        """Start a task; it sends a message `advice`, or an `error` if the advice fails or is not wanted any more."""
        key = (request.seat, request.act)
        if key in self._tasks:
            raise Refused("busy", "thinking")
        if workers.is_crowded(request.table, request.user):
            raise Refused("busy", "crowd")
        task = self._tasks[key] = asyncio.create_task(_advise(request, workers, is_wanted))
        task.add_done_callback(lambda _: self._tasks.pop(key, None))

    async def stop(self) -> None:
        """Cancel all tasks."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _advise(request: AdviceRequest, workers: WorkerPool, is_wanted: Callable[[], bool]) -> None:
    task = request.task
    try:
        advice = await workers.advise(request.table, request.user, task, task.seconds + BUDGET_SECONDS, is_wanted)
        choices = None if advice is None else request.snapshots.advice(advice)
        confidence = None if advice is None else confidence_label(advice)
    except Exception as error:  # whatever it was, the player gets a reply
        fields = {"table": request.table, "error": f"{type(error).__name__}: {error}"}
        _log.error("advice failed", extra=fields)
        request.subscriber.enqueue(Refused("refused", "no_advice").to_message(request.message))
        return
    if choices is not None and is_wanted():
        message: server_messages.Advice = {
            "v": server_messages.VERSION,
            "type": "advice",
            "id": request.message,
            "seat": request.seat,
            "act": request.act,
            "sure": confidence,
            "choices": choices,
        }
        request.subscriber.enqueue(orjson.dumps(message))
    else:
        request.subscriber.enqueue(Refused("overtaken").to_message(request.message))
