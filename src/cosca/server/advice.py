"""The Consigliere at a table: advice on a seat's open question, to the line that asked, from what the seat knows."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING

import orjson

from cosca.bots.consigliere import how_sure
from cosca.kernel.decision import Decision
from cosca.kernel.game import Memory
from cosca.server import wire
from cosca.server.bot_player import BUDGET, Recollection
from cosca.server.errors import Refused
from cosca.server.frames import Listener
from cosca.server.thinking import ForAdvice, Question

if TYPE_CHECKING:
    from cosca.server.table.live import LiveTable

_log = logging.getLogger("cosca.bots")


class Consigliere:
    """Advice at one table, once at a time on each question. The table goes on while it is thought about.

    It holds no table: whoever asks brings it, so that a table that is dropped leaves the memory at once.
    """

    def __init__(self) -> None:
        self._recollections: dict[int, Recollection] = {}
        self._thinking: dict[tuple[int, int], asyncio.Task[None]] = {}  # by seat and question

    async def ask(self, table: LiveTable, listener: Listener, user: str, seat: int, act: int, about: str) -> None:
        """Begins to think; the answer goes to the line as a message `advice`, or an `error`, with the id `about`."""
        async with table.lock:
            await table.fresh()
            task = self._task(table, user, seat, act)
        key = (seat, act)
        if key in self._thinking:
            raise Refused("busy", "thinking")
        if table.tables.thinking.crowded(table.id, user):
            raise Refused("busy", "crowd")
        answering = self._answer(table, listener, user, seat, act, about, task)
        thinking = self._thinking[key] = asyncio.create_task(answering)
        thinking.add_done_callback(lambda _: self._thinking.pop(key, None))

    def _task(self, table: LiveTable, user: str, seat: int, act: int) -> ForAdvice:
        """What there is to think about; Refused if there is nothing, or it may not be."""
        table.seats.check_own(user, seat)
        table.journal.check_running()
        if not table.row.hints:
            raise Refused("no_hints")
        if act != table.journal.act_of(seat):
            raise Refused("stale")
        state = table.match.state
        decision = table.game.decision(state, seat)
        if decision is None or table.seats.rows[seat].bot:
            raise Refused("nothing_asked")
        remembered = self.remembered(table, seat)
        view = table.game.view(state, seat)
        # The generator owes nothing to the seed of the game: advice tells nothing that the seat does not know.
        question = Question(*table.made_of, decision, view, remembered, secrets.token_hex(8))
        return ForAdvice(question, table.tables.settings.hint_seconds)

    def remembered(self, table: LiveTable, seat: int) -> Memory:
        """What the seat remembers of the table by now."""
        recollection = self._recollections.setdefault(seat, Recollection(table.game, seat))
        return recollection.of(table.journal.stream, table.match.start)

    async def _answer(
        self, table: LiveTable, listener: Listener, user: str, seat: int, act: int, about: str, task: ForAdvice
    ) -> None:
        asked = task.question

        def wanted() -> bool:
            return (
                listener in table.audience.listeners
                and listener.front == seat
                and self._open(table, seat, act, asked.decision)
            )

        try:
            found = await table.tables.thinking.advise(table.id, user, task, task.seconds + BUDGET, wanted)
            choices = None if found is None else table.journal.teller.advice(found)
            sure = None if found is None else how_sure(found)
        except Exception as wrong:  # whoever asked is not left waiting, whatever it was
            said = {"table": table.id, "error": f"{type(wrong).__name__}: {wrong}"}
            _log.error("no advice was found", extra=said)
            self._refuse(listener, about, Refused("refused", "no_advice"))
            return
        if choices is not None and wanted():
            advice: wire.Advice = {
                "v": wire.VERSION,
                "type": "advice",
                "id": about,
                "seat": seat,
                "act": act,
                "sure": sure,
                "choices": choices,
            }
            listener.push(orjson.dumps(advice))
        else:
            self._refuse(listener, about, Refused("overtaken"))

    def _open(self, table: LiveTable, seat: int, act: int, decision: Decision) -> bool:
        """Whether the seat is still asked just this."""
        if table.broken or table.stale or not table.running or not table.row.hints or act != table.journal.act_of(seat):
            return False
        now = table.game.decision(table.match.state, seat)
        return now is not None and (now.kind, now.choices) == (decision.kind, decision.choices)

    def _refuse(self, listener: Listener, about: str, no: Refused) -> None:
        listener.push(orjson.dumps(wire.ErrorMessage(v=wire.VERSION, type="error", id=about, **no.told())))

    def forget(self) -> None:
        """After an undo: what was remembered is made anew from what counts."""
        self._recollections.clear()

    async def rest(self) -> None:
        """Stops thinking."""
        thinking = list(self._thinking.values())
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)
