"""HTTP: studies. A study travels with each request: nothing of it is kept but what is shared."""

from __future__ import annotations

from typing import Annotated, Any, cast

import orjson
from fastapi import APIRouter, Depends, Request, Response
from pydantic import Field, StringConstraints

from cosca.bots.consigliere import how_sure
from cosca.server import wire_http
from cosca.server.access import seen_by
from cosca.server.errors import Refused
from cosca.server.identity import User, visitor
from cosca.server.limits import address
from cosca.server.lobby import Options, SeatNumber, may_make
from cosca.server.messages import Form, Number, Word
from cosca.server.replay import EVERYBODY, Replay
from cosca.server.replay_routes import check_view, view_of
from cosca.server.studies import Studies
from cosca.server.study import MOST
from cosca.server.telling import Teller

router = APIRouter(prefix="/api/study", dependencies=[Depends(visitor)])

ViewName = Annotated[str, StringConstraints(pattern=r"^(public|all|[1-9][0-9]?)$")]


class StudyForm(Form):
    game: Word
    options: Options = Field(default_factory=dict)
    data: Word
    position: dict[str, Any]
    choices: Annotated[list[Word], Field(max_length=MOST)]
    seal: Annotated[str, StringConstraints(max_length=100)] = ""


class OpenForm(Form):
    """The step of a view in which an item was told, of a table or a record that is replayed; or a shared study."""

    table: Word | None = None
    replay: Word | None = None
    study: Word | None = None
    view: ViewName = EVERYBODY
    item: Number | None = None  # none: the last one


class SeenForm(Form):
    study: StudyForm
    seat: Annotated[int, Field(ge=0, le=99)] = 0  # in front; 0: whoever must decide


class WhyForm(SeenForm):
    element: Word


class GoOnForm(Form):
    study: StudyForm
    seats: Annotated[dict[SeatNumber, Word], Field(max_length=99)]
    hints: bool = True


def _study(form: StudyForm) -> wire_http.Study:
    return cast("wire_http.Study", form.model_dump())


def _json(body: Any) -> Response:
    return Response(orjson.dumps(body), media_type="application/json")


def _of(request: Request, user: str) -> Studies:
    state = request.app.state
    if not state.study_looks.take(user):
        raise Refused("too_many", "studies")
    studies: Studies = state.studies
    return studies


@router.post("/open")
async def open_study(request: Request, form: OpenForm, user: User) -> Response:
    """A study of a step. Of a running game: for its seats, where counsel is allowed, and never of its true state."""
    studies = _of(request, user.id)
    if form.study is not None:
        study = await studies.shared(form.study)
    elif form.table is not None:
        study = await _of_table(request, studies, form, user.id)
    elif form.replay is not None:
        kept = request.app.state.replays.of_record(form.replay)
        study = await _of_step(request, studies, kept.replay, form, user.id)
    else:
        raise Refused("malformed", "empty", field="table")
    return _json(await studies.show(user.id, study))


async def _of_table(request: Request, studies: Studies, form: OpenForm, user: str) -> wire_http.Study:
    replays, view = request.app.state.replays, view_of(form.view)
    table = await seen_by(request.app.state.tables, form.table or "", user)
    check_view(table, user, view)
    replay = await replays.of_table(table, user)
    check_view(table, user, view)  # also after what has happened meanwhile
    if table.status == "over":
        return await _of_step(request, studies, replay, form, user)
    if not isinstance(view, int):
        raise Refused("not_allowed", "study_running")
    table.seats.check_own(user, view)
    if not table.row.hints:
        raise Refused("no_hints")
    moment, seat = replay.moment_of(view, form.item), view
    drawn: wire_http.Study = await replays.work(user, lambda: studies.sampled(replay, seat, moment))
    return drawn


async def _of_step(request: Request, studies: Studies, replay: Replay, form: OpenForm, user: str) -> wire_http.Study:
    """Of a game whose secrets are open."""
    moment = replay.moment_of(view_of(form.view), form.item)
    found: wire_http.Study = await request.app.state.replays.work(
        user, lambda: studies.opened(replay.game, replay.state(moment))
    )
    return found


@router.post("/show")
async def show(request: Request, form: SeenForm, user: User) -> Response:
    """What a study shows after its choices, whatever was made of it."""
    return _json(await _of(request, user.id).show(user.id, _study(form.study), form.seat))


@router.post("/advise")
async def advise(request: Request, form: SeenForm, user: User) -> Response:
    """What the Consigliere says of what is asked there."""
    studies, state = _of(request, user.id), request.app.state
    if not state.lines.hints.take(user.id):
        raise Refused("too_many", "advice")
    study = _study(form.study)
    seat, found = await studies.advise(user.id, study, form.seat)
    game = state.tables.game(study["game"], dict(study["options"]), study["data"])
    return _json(wire_http.StudyAdvice(seat=seat, sure=how_sure(found), choices=Teller(game).advice(found)))


@router.post("/why")
async def why(request: Request, form: WhyForm, user: User) -> Response:
    """Why the seat cannot choose an element there."""
    return _json(await _of(request, user.id).why_not(user.id, _study(form.study), form.seat, form.element))


@router.post("/odds")
async def odds(request: Request, form: SeenForm, user: User) -> Response:
    """What is likely to come of each answer there."""
    return _json(await _of(request, user.id).odds(user.id, _study(form.study), form.seat))


@router.post("/scenario")
async def scenario(request: Request, form: SeenForm, user: User) -> Response:
    """The study as a scenario file, which `cosca scenario` runs."""
    text = await _of(request, user.id).scenario(user.id, _study(form.study))
    return _json({"text": text})


@router.post("/share")
async def share(request: Request, form: SeenForm, user: User) -> Response:
    """Keeps a study, and tells the id by which everybody can open it."""
    studies, state = _of(request, user.id), request.app.state
    if not state.shared.take(user.id) or not state.shared_from.take(address(request.scope, state.settings.trust_proxy)):
        raise Refused("too_many", "shared")
    return _json({"id": await studies.share(user.id, _study(form.study))})


@router.post("/table")
async def go_on(request: Request, form: GoOnForm, user: User) -> Response:
    """A new table that goes on from the study, with bots or people."""
    studies, study = _of(request, user.id), _study(form.study)
    position = await studies.position(user.id, study)
    await may_make(request, user)
    seats = {int(seat): player for seat, player in form.seats.items()}
    table = await request.app.state.tables.create(
        user,
        study["game"],
        dict(study["options"]),
        seats,
        False,
        True,
        "open" not in seats.values(),
        form.hints,
        position=position,
        data=study["data"],
    )
    return _json({"id": table.row.id})
