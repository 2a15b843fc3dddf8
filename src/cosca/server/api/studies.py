"""HTTP: studies. A study is part of each request; the server stores only shared ones."""

from __future__ import annotations

import secrets
from functools import partial
from typing import Annotated, cast

import orjson
from pydantic import Field, StringConstraints

from cosca.bots.advisor import confidence_label
from cosca.kernel.documents import PositionDocument
from cosca.server.api.deps import ClientAddress, CurrentUser, ServicesDep
from cosca.server.api.replays import check_seat, check_view
from cosca.server.api.routing import api_router
from cosca.server.api.tables import Options, SeatNumber, check_table_quota
from cosca.server.protocol import http_models
from cosca.server.protocol.forms import Form, Number, Word
from cosca.server.protocol.refusal import Refused
from cosca.server.registry.access import get_visible_table
from cosca.server.replay.studies import StudyService
from cosca.server.services import Services
from cosca.server.views import replay_queries
from cosca.server.views.replay import ALL_VIEW
from cosca.server.views.replay_queries import view_of
from cosca.server.views.snapshots import SnapshotBuilder
from cosca.server.workers.study_task import MAX_CHOICES

router = api_router("/api/study")

ViewName = Annotated[str, StringConstraints(pattern=r"^(public|all|[1-9][0-9]?)$")]


class StudyForm(Form):
    game: Word
    options: Options = Field(default_factory=dict)
    data: Word
    position: PositionDocument
    choices: Annotated[list[Word], Field(max_length=MAX_CHOICES)]
    seal: Annotated[str, StringConstraints(max_length=100)] = ""


class OpenForm(Form):
    """The step of a view with this item, of a table or a replayed record; or a shared study; or an answered puzzle."""

    table: Word | None = None
    replay: Word | None = None
    study: Word | None = None
    puzzle: Word | None = None
    view: ViewName = ALL_VIEW
    item: Number | None = None  # None: the last one


class StudySeatForm(Form):
    study: StudyForm
    seat: Annotated[int, Field(ge=0, le=99)] = 0  # 0: the seat that must decide


class WhyForm(StudySeatForm):
    element: Word


class StudyTableForm(Form):
    study: StudyForm
    seats: Annotated[dict[SeatNumber, Word], Field(max_length=99)]
    hints: bool = True


def _study(form: StudyForm) -> http_models.Study:
    return cast("http_models.Study", form.model_dump())


def _studies(services: Services, user: str) -> StudyService:
    """Return the study service; raise Refused after too many requests."""
    if not services.limits.study_requests.try_acquire(user):
        raise Refused("too_many", "studies")
    return services.studies


@router.post("/open")
async def open_study(services: ServicesDep, form: OpenForm, user: CurrentUser) -> http_models.StudyShown:
    """Return a study of a step. Of a running game: only to its seats, if it allows advice, and of a sampled state."""
    studies = _studies(services, user.id)
    if form.study is not None:
        study = await studies.shared(form.study)
    elif form.puzzle is not None:
        game_spec, position = await services.puzzles.study(user.id, form.puzzle)
        study = studies.from_state(game_spec, position, True)  # sampled from what a seat of a game knew
    elif form.table is not None:
        study = await _from_table(services, studies, form, user.id)
    elif form.replay is not None:
        study = await _from_record(services, studies, form, user.id)
    else:
        raise Refused("malformed", "empty", field="table")
    return await studies.show(user.id, study)


async def _from_table(services: Services, studies: StudyService, form: OpenForm, user: str) -> http_models.Study:
    replays, view = services.replays, view_of(form.view)
    table = await get_visible_table(services.tables, form.table or "", user)
    check_view(table, user, view)
    replay = await replays.for_table(table)
    check_view(table, user, view)  # again: the game may have gone on
    game_spec = (table.game.name, table.game.options, table.game.data_name())
    if table.status == "over":  # nothing is secret any more
        query = partial(replay_queries.position, view=view, item=form.item)
    else:
        if not isinstance(view, int):
            raise Refused("not_allowed", "study_running")
        table.seats.require_seat(user, view)
        if not table.row.hints:
            raise Refused("no_hints")
        query = partial(replay_queries.sampled_position, seat=view, item=form.item, chance=secrets.randbits(128))
    position = await replays.ask_table(user, replay, query)
    return studies.from_state(game_spec, orjson.loads(position), replay.from_setup)


async def _from_record(services: Services, studies: StudyService, form: OpenForm, user: str) -> http_models.Study:
    replays, view = services.replays, view_of(form.view)
    record = replays.get_record(form.replay or "")
    check_seat(record, form.view)
    position = await replays.ask_record(user, record, partial(replay_queries.position, view=view, item=form.item))
    game_spec = (record.game.name, record.game.options, record.game.data_name())
    return studies.from_state(game_spec, orjson.loads(position), record.from_setup)


@router.post("/show")
async def show(services: ServicesDep, form: StudySeatForm, user: CurrentUser) -> http_models.StudyShown:
    """Return what a study shows after its choices, even if it was edited."""
    return await _studies(services, user.id).show(user.id, _study(form.study), form.seat)


@router.post("/advise")
async def advise(services: ServicesDep, form: StudySeatForm, user: CurrentUser) -> http_models.StudyAdvice:
    """Return the Consigliere's advice on the open question."""
    studies = _studies(services, user.id)
    if not services.connections.hints.try_acquire(user.id):
        raise Refused("too_many", "advice")
    study = _study(form.study)
    seat, advice = await studies.advise(user.id, study, form.seat)
    game = services.tables.game(study["game"], dict(study["options"]), study["data"])
    return {"seat": seat, "sure": confidence_label(advice), "choices": SnapshotBuilder(game).advice(advice)}


@router.post("/why")
async def why(services: ServicesDep, form: WhyForm, user: CurrentUser) -> http_models.WhyNotAnswer:
    """Return why the seat cannot choose an element."""
    return await _studies(services, user.id).why_not(user.id, _study(form.study), form.seat, form.element)


@router.post("/odds")
async def odds(services: ServicesDep, form: StudySeatForm, user: CurrentUser) -> http_models.Odds:
    """Return the odds of each choice."""
    return await _studies(services, user.id).odds(user.id, _study(form.study), form.seat)


@router.post("/scenario")
async def scenario(services: ServicesDep, form: StudySeatForm, user: CurrentUser) -> http_models.ScenarioText:
    """Return the study as a scenario file for `cosca scenario`."""
    return {"text": await _studies(services, user.id).scenario(user.id, _study(form.study))}


@router.post("/share")
async def share(
    services: ServicesDep, address: ClientAddress, form: StudySeatForm, user: CurrentUser
) -> http_models.Created:
    """Store a study; return the id by which everyone can open it."""
    studies, limits = _studies(services, user.id), services.limits
    if not limits.shared_studies.try_acquire(user.id) or not limits.shared_studies_by_address.try_acquire(address):
        raise Refused("too_many", "shared")
    return {"id": await studies.share(user.id, _study(form.study))}


@router.post("/table")
async def create_table(
    services: ServicesDep, address: ClientAddress, form: StudyTableForm, user: CurrentUser
) -> http_models.Created:
    """Create a table that continues from the study, with bots or players."""
    studies, study = _studies(services, user.id), _study(form.study)
    position, verified = await studies.start(user.id, study)
    await check_table_quota(services, user, address)
    seats = {int(seat): player for seat, player in form.seats.items()}
    table = await services.tables.create(
        user,
        study["game"],
        dict(study["options"]),
        seats,
        open=False,
        spectators=True,
        start="open" not in seats.values(),
        hints=form.hints,
        position=position,
        data=study["data"],
        verified=verified,
    )
    return {"id": table.row.id}
