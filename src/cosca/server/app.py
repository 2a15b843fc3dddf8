"""The FastAPI application: routers, middleware, exception handlers."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

from fastapi import FastAPI

import cosca
from cosca.bots import bots, registry
from cosca.server import lifespan
from cosca.server.api import (
    accounts,
    admin,
    challenges,
    channels,
    downloads,
    email,
    errors,
    games,
    health,
    invitations,
    lessons,
    notifications,
    password_reset,
    people,
    preferences,
    private,
    profiles,
    puzzles,
    question_help,
    ratings,
    replays,
    reports,
    studies,
    tables,
)
from cosca.server.api.middleware import RequestMiddleware
from cosca.server.api.socket import SocketRoute
from cosca.server.core.settings import Settings
from cosca.server.forwarding.edge import Edge, open_forwarding
from cosca.server.web import routes

ROUTERS = (
    health.router,
    accounts.router,
    preferences.router,
    password_reset.router,
    channels.router,
    email.router,
    email.public_router,
    notifications.router,
    admin.router,
    tables.router,
    private.router,
    invitations.router,
    people.router,
    profiles.router,
    downloads.router,
    challenges.router,
    question_help.router,
    lessons.router,
    reports.router,
    replays.router,
    games.router,
    studies.router,
    puzzles.router,
    ratings.router,
    routes.router,  # last: it answers every other address
)


def create_app(settings: Settings, node_id: str = "") -> FastAPI:
    """Return the application. Its lifespan opens the database and resumes running tables.

    A node of a cluster chooses its own id unless one is given.
    """
    registry.clear()
    for name, spec in settings.bots.items():
        registry.register(name, spec, bots())

    @contextlib.asynccontextmanager
    async def running(app: FastAPI) -> AsyncIterator[None]:
        async with contextlib.AsyncExitStack() as stack:
            services = await stack.enter_async_context(lifespan.running_services(settings, node_id))
            app.state.services = services
            if services.cluster is not None:
                app.state.forwarding = await stack.enter_async_context(open_forwarding(app, services, services.cluster))
            yield

    app = FastAPI(
        title="Cosca",
        version=cosca.__version__,
        lifespan=running,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    for router in ROUTERS:
        app.include_router(router)
    errors.install_handlers(app)
    app.add_middleware(SocketRoute)  # the first is the innermost
    if settings.nats_url:
        app.add_middleware(Edge)
    app.add_middleware(RequestMiddleware, settings=settings)
    return app
