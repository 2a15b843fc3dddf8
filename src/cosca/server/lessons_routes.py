"""HTTP: a table for a lesson, and what to choose there."""

from __future__ import annotations

import asyncio
import pickle
from random import Random
from typing import Any

import orjson
from fastapi import APIRouter, Depends, Request, Response

from cosca.bots.judge import Reason
from cosca.bots.levels import judge_of
from cosca.kernel.choice import Choice
from cosca.kernel.decision import Decision
from cosca.kernel.events import View
from cosca.kernel.game import Game, Memory
from cosca.server import wire, wire_http
from cosca.server.access import SeenTable
from cosca.server.errors import Refused
from cosca.server.identity import User, visitor
from cosca.server.lessons import lesson_of
from cosca.server.lobby import may_make
from cosca.server.messages import Form
from cosca.server.table.live import LiveTable

router = APIRouter(prefix="/api", dependencies=[Depends(visitor)])


class LessonForm(Form):
    anew: bool = False  # also if one is being played


def _json(body: Any) -> Response:
    return Response(orjson.dumps(body), media_type="application/json")


@router.post("/games/{name}/lessons/{lesson}")
async def begin(request: Request, name: str, lesson: str, user: User, form: LessonForm | None = None) -> Response:
    """The table of a lesson: the one that the user has not finished, else a new one."""
    state = request.app.state
    state.shelf.game(name)
    found = lesson_of(name, lesson)
    if found is None:
        raise Refused("not_found", "address")
    if form is None or not form.anew:
        for row in await state.store.tables_of(user.id):
            if (row.game, row.lesson, row.host, row.status) == (name, lesson, user.id, "running"):
                return _json({"id": row.id})
    await may_make(request, user)
    game = state.tables.game(name, found.options)
    table: LiveTable = await state.tables.create(
        user,
        name,
        found.options,
        found.seats(game),
        False,
        False,
        True,
        position=found.position,
        lesson=found,
    )
    return _json({"id": table.row.id})


@router.get("/tables/{id}/hint/{seat}")
async def show(table: SeenTable, seat: int, user: User) -> Response:
    """What a good player would choose, to the pupil whose question it is."""
    return _json(await hint(table, user.id, seat))


async def hint(table: LiveTable, user: str, seat: int) -> wire_http.Hint:
    """What to choose at a table that teaches, from what the seat knows; Refused at any other table.

    It is always the same at the same moment of the same course of the game: seed and bots of a lesson are fixed.
    """
    async with table.lock:
        await table.fresh()
        table.seats.check_own(user, seat)
        table.journal.check_running()
        if table.row.lesson is None or not table.row.hints:
            raise Refused("no_hints")
        game, match = table.game, table.match
        decision = game.decision(match.state, seat)
        if decision is None:
            raise Refused("nothing_asked")
        view, act = game.view(match.state, seat), table.journal.act_of(seat)
        # As it is now: the table goes on, and what it remembers with it.
        memory: Memory = pickle.loads(pickle.dumps(table.consigliere.remembered(table, seat)))
        chance = f"{match.seed}/{seat}/{len(match.log)}"
    choice, why = await asyncio.to_thread(suggested, game, decision, view, memory, Random(chance))
    reasons = [] if why is None else [wire.Message(id=f"reason-{why.key}", args=why.facts)]
    return {"seat": seat, "act": act, "text": choice.text, "reasons": reasons}


def suggested(
    game: Game[Any], decision: Decision, view: View, memory: Memory, rng: Random
) -> tuple[Choice, Reason | None]:
    """What the game's judge values most, as a soldato plays, and what speaks for it if anything special does."""
    state, judge = game.sample(view, memory, rng), judge_of(game)
    only = decision.choices[0] if len(decision.choices) == 1 else None
    choice = only or judge.choose(state, decision.seat, rng)
    why = judge.reason(state, decision.seat, choice)
    return choice, None if why is not None and why.key in judge.against else why
