"""The FastAPI application: routes, errors, start and stop, the page's files."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

import cosca
from cosca.bots import bots, registry
from cosca.kernel.errors import CoscaError
from cosca.server import (
    accounts,
    admin_routes,
    health,
    hours_routes,
    language_routes,
    lessons_routes,
    lobby,
    odds_routes,
    recovery,
    replay_routes,
    reports_routes,
    shelf,
    socket,
    study_routes,
    watch,
    why_routes,
)
from cosca.server.administration import Follower
from cosca.server.errors import Refused, StoreError
from cosca.server.files import Page, answer, with_answers
from cosca.server.gate import Gate, refusal
from cosca.server.hints import ahead
from cosca.server.identity import Keys, load_secret, secret_path
from cosca.server.limits import DAY, Limit, Pair
from cosca.server.lines import Lines
from cosca.server.mail import Post
from cosca.server.messages import explain
from cosca.server.places import Places
from cosca.server.replays import Replays
from cosca.server.reports import Reports
from cosca.server.retention import Retention
from cosca.server.scheduler import Scheduler
from cosca.server.settings import Settings
from cosca.server.store import Store
from cosca.server.studies import Studies
from cosca.server.tables import Tables
from cosca.server.uptime import Uptime

SWEEP_SECONDS = 60.0
HOURS_PER_DAY = 4  # how often somebody may change quiet hours and holidays; in a week fewer than are remembered


def create_app(settings: Settings) -> FastAPI:
    """The application. It opens its database when it starts, and brings every running table back."""
    registry.withdraw()
    for name, spec in settings.bots.items():
        registry.offer(name, spec, bots())
    app = FastAPI(
        title="Cosca",
        version=cosca.__version__,
        lifespan=_lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.settings = settings
    app.state.meters = watch.Meters()
    app.state.doors = accounts.Doors(settings)
    app.state.passwords = accounts.Passwords()
    app.state.lines = Lines(settings, app.state.meters)
    app.state.requests = Limit(settings.requests_per_minute, 60)
    app.state.post = Post(settings)
    app.state.recovery = recovery.Recovery(settings)
    app.state.recent = watch.Recent()
    app.state.addresses = Limit(settings.requests_per_minute_per_address, 60)
    app.state.new_tables = Pair(settings.tables_per_minute, settings.tables_per_minute_per_address)
    app.state.tables_per_day = Limit(settings.tables_per_day_per_address, DAY)
    app.state.places = Places(settings)
    app.state.replay_looks = Pair(settings.replays_per_minute, settings.replays_per_minute_per_address)
    app.state.hours = Limit(HOURS_PER_DAY, DAY)
    app.state.study_looks = Limit(settings.studies_per_minute, 60)
    app.state.shared = Limit(settings.shared_per_day, DAY)
    app.state.shared_from = Limit(settings.shared_per_day_per_address, DAY)
    app.state.page = Page()
    app.include_router(watch.router)
    app.include_router(health.router)
    app.include_router(accounts.router)
    app.include_router(hours_routes.router)
    app.include_router(language_routes.router)
    app.include_router(recovery.router)
    app.include_router(admin_routes.router)
    app.include_router(lobby.router)
    app.include_router(odds_routes.router)
    app.include_router(lessons_routes.router)
    app.include_router(why_routes.router)
    app.include_router(reports_routes.router)
    app.include_router(replay_routes.router)
    app.include_router(shelf.router)
    app.include_router(study_routes.router)
    app.include_router(socket.router)
    app.add_api_route(
        "/api/{rest:path}", _no_such, methods=["GET", "POST", "PATCH", "PUT", "DELETE"], include_in_schema=False
    )
    app.add_api_route("/{path:path}", _page, methods=["GET", "HEAD"], include_in_schema=False)
    app.add_exception_handler(RequestValidationError, _on_malformed)
    app.add_exception_handler(HTTPException, _on_http)
    app.add_exception_handler(CoscaError, _on_refused)
    app.add_middleware(Gate, settings=settings)
    return app


@contextlib.asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    store = await Store.open(settings.database_url)
    try:
        app.state.store = store
        app.state.keys = Keys(load_secret(secret_path(settings)), settings.secure)
        uptime = await Uptime.begin(store)
        tables = app.state.tables = Tables(store, settings, uptime)
        studies = app.state.studies = Studies(tables, app.state.keys)
        reports = app.state.reports = Reports(store, settings.report_seconds)
        replays = app.state.replays = Replays(store, settings)
        scheduler = app.state.scheduler = Scheduler(tables)
        watched = app.state.health = health.Health(store, lambda: uptime.keep(store))
        for game in settings.data:
            tables.game(game, {})  # component data that cannot be read are told now
        app.state.shelf = shelf.Shelf(settings)
        app.state.meters.watch(tables, store)
        follower = app.state.follower = Follower(store, tables, app.state.lines)
        await follower.start()
        logging.getLogger().addHandler(app.state.recent)
        retention = Retention(store, tables, app.state.lines, settings, uptime.now)
        work = (
            tables.resume_all(),
            _sweep(tables),
            _follow(follower),
            retention.go_on(),
            uptime.go_on(store),
            scheduler.go_on(),
            asyncio.to_thread(shelf.games_kept, app.state.shelf),  # reading the games takes long: not while one waits
        )
        tasks = [asyncio.create_task(each) for each in work]
        watched.ready = True
        try:
            yield
        finally:
            await watched.close()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await app.state.post.close()
            await reports.stop()
            studies.close()
            replays.close()
            await tables.stop()
            with contextlib.suppress(StoreError):
                await uptime.keep(store)
            logging.getLogger().removeHandler(app.state.recent)
    finally:
        await store.close()


async def _sweep(tables: Tables) -> None:
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        await tables.sweep()


async def _follow(follower: Follower) -> None:
    """What `cosca admin` does beside the server is noticed soon."""
    while True:
        await asyncio.sleep(follower.EVERY)
        try:
            await follower.look()
        except Exception as wrong:  # the next look may do better
            watch.note("the audit could not be followed", logging.ERROR, wrong)


async def _page(request: Request, path: str) -> Response:
    kept = request.app.state.page.find(request.url.path)
    if kept is None:
        return Response("There is no such file.\n", 404, media_type="text/plain")
    if kept.media_type != "text/html":
        return answer(request, kept)
    told = await ahead(request)
    if told.answers:
        found = with_answers(request, kept, told.answers, told.document, told.styles)
    else:
        found = answer(request, kept)
    for cookie in told.cookies:
        found.headers.append("set-cookie", cookie)
    if told.links:
        found.headers["Link"] = ", ".join(told.links)
    return found


async def _no_such(request: Request, rest: str) -> Response:
    raise Refused("not_found", "address")


def _refuse(request: Request, no: Refused) -> Response:
    request.app.state.meters.errors.labels(no.code).inc()
    status, body = refusal(no)
    return Response(body, status, media_type="application/json")


async def _on_refused(request: Request, wrong: Exception) -> Response:
    """A StoreError is the server's trouble; everything else is about what was asked."""
    if isinstance(wrong, StoreError):
        watch.note("the database failed", logging.ERROR, wrong)
        return Response(refusal(Refused("refused", "database"))[1], 503, media_type="application/json")
    return _refuse(request, wrong if isinstance(wrong, Refused) else Refused("malformed", problem=str(wrong)))


async def _on_malformed(request: Request, wrong: Exception) -> Response:
    assert isinstance(wrong, RequestValidationError)
    return _refuse(request, Refused("malformed", problem=explain(wrong.errors())))


async def _on_http(request: Request, wrong: Exception) -> Response:
    assert isinstance(wrong, HTTPException)
    if wrong.status_code == 405:
        return Response(refusal(Refused("not_allowed", "method"))[1], 405, media_type="application/json")
    if wrong.status_code == 404:
        return _refuse(request, Refused("not_found", "address"))
    return _refuse(request, Refused("malformed", "unreadable"))
