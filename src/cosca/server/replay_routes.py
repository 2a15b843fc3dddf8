"""HTTP: replays of tables and of records: the steps of a view, and the frames of some of them."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

import orjson
from fastapi import APIRouter, Depends, Query, Request, Response
from pydantic import StringConstraints

from cosca.server import wire, wire_http
from cosca.server.access import SeenTable
from cosca.server.errors import Refused
from cosca.server.files import Kept, answer, keep
from cosca.server.identity import User, Visitor, visitor
from cosca.server.limits import address
from cosca.server.messages import MOST, Form
from cosca.server.replay import EVERYBODY, Departure, Replay, View
from cosca.server.replays import KeptRecord, Replays
from cosca.server.shelf import set_id
from cosca.server.store import UserRow
from cosca.server.table.about import outcome_of
from cosca.server.table.live import LiveTable
from cosca.server.telling import ended

router = APIRouter(prefix="/api", dependencies=[Depends(visitor)])

PUBLIC = "public"
CHUNK = 128  # frames in one answer
Name = Annotated[str, Query(pattern=r"^(public|all|[1-9][0-9]?)$")]
Near = Annotated[str, Query(pattern=r"^((public|all|[1-9][0-9]?)/[0-9]{1,9})?$")]
Step = Annotated[int, Query(ge=0, le=MOST)]


class RecordForm(Form):
    record: Annotated[str, StringConstraints(min_length=1)]


def view_of(name: str) -> View:
    """The view of that name."""
    return None if name == PUBLIC else EVERYBODY if name == EVERYBODY else int(name)


def _name(view: View) -> str:
    return PUBLIC if view is None else str(view)


def _json(body: Any) -> Response:
    return Response(orjson.dumps(body), media_type="application/json")


def _asks(request: Request, user: UserRow | None) -> str:
    """On whose account a look is; Refused if there were too many."""
    state = request.app.state
    where = address(request.scope, state.settings.trust_proxy)
    who = user.id if user is not None else where
    if not state.replay_looks.take(who, where):
        raise Refused("too_many", "replays")
    return who


# -------------------------------------------------------------------- who may look at what


def views_of(table: LiveTable, user: str | None) -> list[View]:
    """The views of a table that somebody may have now: as a line to it may, and after its end all of them."""
    seats = table.seats
    if table.status == "over":
        return [None, *table.game.seats, EVERYBODY]
    return [*([None] if seats.may_follow(user) else []), *seats.of(user)]


def check_view(table: LiveTable, user: str | None, view: View) -> None:
    """Refuses a view of a table that somebody may not have now."""
    if view != EVERYBODY and view is not None and view not in table.game.seats:
        raise Refused("not_found", "seat", seat=view)
    if table.status == "over":
        return
    if view == EVERYBODY:
        raise Refused("not_allowed", "before_end")
    table.seats.check_view(user, view)


# -------------------------------------------------------------------- what is told


class About(NamedTuple):
    """What is told of a game beside its steps; `near` is the step of another view that is asked about, or ""."""

    id: str
    status: wire.Status
    outcome: wire.Outcome | None
    views: list[View]
    rules: int
    near: str


def _index(replay: Replay, view: View, about: About, departs: wire_http.Departs | None) -> wire_http.ReplayIndex:
    game, steps, moment = replay.game, replay.index(view), _moment(replay, about.near)
    return {
        "id": about.id,
        "game": game.name,
        "set": set_id(game.data_name()),
        "options": game.options,
        "teams": [list(team) for team in game.teams],
        "status": about.status,
        "outcome": about.outcome,
        "view": _name(view),
        "views": [_name(each) for each in about.views],
        "at": len(steps) - 1 if moment is None else replay.step_at(view, moment),
        "items": [{"n": n, "facts": facts} for n, facts in replay.items(view)],
        "steps": steps,
        "departs": departs,
    }


def _departs(replay: Replay, view: View, found: Departure | None, rules: int) -> wire_http.Departs | None:
    if found is None:
        return None
    return {"step": replay.step_at(view, found.moment), "rules": rules, "today": replay.game.rules_version}


def _moment(replay: Replay, near: str) -> int | None:
    """The moment of a step of a view, as `VIEW/STEP`."""
    if not near:
        return None
    name, _, step = near.partition("/")
    steps = replay.steps(view_of(name))
    return steps[min(int(step), len(steps) - 1)]


def _frames(replay: Replay, view: View, first: int, last: int) -> Kept:
    return _packed({"first": first, "frames": replay.frames(view, first, min(last, first + CHUNK - 1))})


def _packed(body: Any) -> Kept:
    """An answer as it is sent, zipped off the event loop too: a whole game is a tenth of itself then."""
    return keep(orjson.dumps(body), "application/json", "no-store")


# -------------------------------------------------------------------- tables


@router.get("/tables/{id}/replay")
async def table_steps(
    request: Request, table: SeenTable, user: Visitor, view: Name = PUBLIC, near: Near = ""
) -> Response:
    """The steps of a game as a view of it saw them; `near`: which of them is at the moment of another view's step."""
    me, who, asked = user.id if user is not None else None, _asks(request, user), view_of(view)
    check_view(table, me, asked)
    if near:
        check_view(table, me, view_of(near.partition("/")[0]))
    replays: Replays = request.app.state.replays
    replay = await replays.of_table(table, who)
    check_view(table, me, asked)  # also after what has happened meanwhile

    row = table.row
    about = About(table.id, row.status, outcome_of(row), views_of(table, me), row.rules, near)

    def index() -> wire_http.ReplayIndex:  # at which choice it departs, and why, may be secrets
        return _index(replay, asked, about, _departs(replay, asked, replay.departs, about.rules))

    return answer(request, await replays.work(who, lambda: _packed(index())))


@router.get("/tables/{id}/replay/frames")
async def table_frames(
    request: Request, table: SeenTable, user: Visitor, view: Name = PUBLIC, first: Step = 0, last: Step = MOST
) -> Response:
    """The frames of some steps of a view."""
    me, who, asked = user.id if user is not None else None, _asks(request, user), view_of(view)
    check_view(table, me, asked)
    replays: Replays = request.app.state.replays
    replay = await replays.of_table(table, who)
    check_view(table, me, asked)
    packed = await replays.work(who, lambda: _frames(replay, asked, first, last))
    return answer(request, packed)


# -------------------------------------------------------------------- records


@router.post("/replay")
async def bring(request: Request, form: RecordForm, user: User) -> Response:
    """A record to be replayed: the id under which it is kept for a while."""
    found = await request.app.state.replays.of_text(form.record, _asks(request, user))
    return _json({"id": found.id})


@router.get("/replay/{id}")
async def record_steps(request: Request, id: str, user: Visitor, view: Name = PUBLIC, near: Near = "") -> Response:
    """The steps of a record, of which nothing is hidden from whoever has it."""
    who, replays = _asks(request, user), request.app.state.replays
    kept: KeptRecord = replays.of_record(id)
    _check_seat(kept, view, near.partition("/")[0])

    def index() -> wire_http.ReplayIndex:
        replay, asked, outcome, found = kept.replay, view_of(view), kept.replay.outcome(), kept.departs
        game, told = replay.game, None if outcome is None else ended(replay.game, outcome)
        status: wire.Status = "running" if outcome is None else "over"
        departs = _departs(replay, asked, found, kept.record.rules)
        if found is not None and departs is not None:
            departs.update({"line": found.line, "problem": found.problem})
        about = About(id, status, told, [None, *game.seats, EVERYBODY], kept.record.rules, near)
        return _index(replay, asked, about, departs)

    return answer(request, await replays.work(who, lambda: _packed(index())))


@router.get("/replay/{id}/frames")
async def record_frames(
    request: Request, id: str, user: Visitor, view: Name = PUBLIC, first: Step = 0, last: Step = MOST
) -> Response:
    """The frames of some steps of a record."""
    who, replays = _asks(request, user), request.app.state.replays
    kept: KeptRecord = replays.of_record(id)
    _check_seat(kept, view)
    packed = await replays.work(who, lambda: _frames(kept.replay, view_of(view), first, last))
    return answer(request, packed)


def _check_seat(kept: KeptRecord, *names: str) -> None:
    for name in names:
        if name.isdecimal() and int(name) not in kept.replay.game.seats:
            raise Refused("not_found", "seat", seat=int(name))
