"""Odds, why-not and lesson hints for the open question of a seat.

The question is read under the table's lock; slow work runs in a thread on what was read.
"""

from __future__ import annotations

import asyncio
import pickle
from random import Random
from typing import Any

from cosca.bots.coaching import suggest
from cosca.bots.evaluator import Reason
from cosca.kernel.choice import Choice
from cosca.kernel.decision import Decision
from cosca.kernel.events import View
from cosca.kernel.game import Game, Memory
from cosca.kernel.messages import RuleMessage
from cosca.server.catalog.lessons import SEAT, LinePlace, find_lesson
from cosca.server.protocol import http_models, server_messages
from cosca.server.protocol.refusal import Refused
from cosca.server.table.live_table import LiveTable
from cosca.server.table.state import TableState
from cosca.server.views.odds import odds_of
from cosca.server.workers.watchdog import beside


def _open_decision(state: TableState, seat: int) -> Decision:
    decision = state.game.decision(state.journal.match.state, seat)
    if decision is None:
        raise Refused("nothing_asked")
    return decision


async def load_odds(table: LiveTable, user: str, seat: int) -> http_models.Odds:
    """Return the odds of the seat's open question; Refused where the user may not have them."""

    def read(state: TableState) -> tuple[Game[Any], Decision, View]:
        state.require_running_seat(user, seat)
        if not state.row.hints:
            raise Refused("no_hints")
        if state.row.odds == "never":
            raise Refused("no_hints", "odds")
        return state.game, _open_decision(state, seat), state.game.view(state.journal.match.state, seat)

    game, decision, view = await table.read(read)

    def compute() -> http_models.Odds:
        with beside(table.id):
            return odds_of(game, decision, view)

    return await asyncio.to_thread(compute)


async def load_why_not(table: LiveTable, user: str, seat: int, element: str) -> http_models.WhyNotAnswer:
    """Return why the seat cannot choose the element, with the number of its question; Refused to other users."""

    def read(state: TableState) -> http_models.WhyNotAnswer:
        state.require_running_seat(user, seat)
        reason = state.game.why_not(state.journal.match.state, seat, element)
        why: RuleMessage | None = None
        if reason is not None:
            why = {"id": reason["id"], "args": reason.get("args", {}), "rules": reason["rules"]}
        return {"act": state.journal.act_number(seat), "why": why}

    return await table.read(read)


async def load_hint(table: LiveTable, user: str, seat: int) -> http_models.Hint:
    """Return the choice to show at a lesson table, from what the seat knows; Refused at any other table.

    On the advised line of the lesson it is the next choice of the line, else that of a soldato.
    The hint depends only on the course of the game: the seed and the bots of a lesson are fixed.
    """

    def read(state: TableState) -> tuple[Game[Any], Decision, View, Memory, int, str, LinePlace]:
        state.require_running_seat(user, seat)
        if state.row.lesson is None or not state.row.hints:
            raise Refused("no_hints")
        match, decision = state.journal.match, _open_decision(state, seat)
        # A copy: the game goes on while the thread reads it.
        memory: Memory = pickle.loads(pickle.dumps(state.memories.current(state.journal, seat)))
        random_seed = f"{match.seed}/{seat}/{len(match.log)}"
        act = state.journal.act_number(seat)
        lesson = find_lesson(state.row.game, state.row.lesson)
        chosen = [choice.text for chooser, choice in match.log if chooser == seat]
        place = LinePlace() if lesson is None or seat != SEAT else lesson.place(chosen)
        return state.game, decision, state.game.view(match.state, seat), memory, act, random_seed, place

    game, decision, view, memory, act, random_seed, place = await table.read(read)
    last: http_models.LessonMove | None = None
    if place.last is not None:
        last = {"card": place.last.card, "followed": place.followed}
    step = place.next
    # A changed rule or bot may lead elsewhere; then the general hint is right.
    if step is not None and step.asked == decision.kind and step.choice in {each.text for each in decision.choices}:
        return {"seat": seat, "act": act, "text": step.choice, "reasons": [], "card": step.card, "last": last}

    def compute() -> tuple[Choice, Reason | None]:
        with beside(table.id):
            return suggest(game, decision, view, memory, Random(random_seed))

    choice, reason = await asyncio.to_thread(compute)
    reasons = [] if reason is None else [server_messages.Message(id=f"reason-{reason.key}", args=reason.facts)]
    return {"seat": seat, "act": act, "text": choice.text, "reasons": reasons, "card": None, "last": last}
