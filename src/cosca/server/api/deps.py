"""Dependencies of routes: services, current user and session, client address, table by id.

FastAPI takes about 0.1 ms to solve each dependency of a dependency, even if it is cached. So these read services and
user from the request: `api_router` runs `optional_user` first.
"""

from __future__ import annotations

import hmac
from typing import Annotated, cast

from fastapi import Depends, Request
from starlette.requests import HTTPConnection

from cosca.server.core.rate_limits import client_address
from cosca.server.identity.keys import SAFE_METHODS
from cosca.server.identity.sessions import authenticate
from cosca.server.protocol.refusal import Refused
from cosca.server.registry.access import get_own_row, get_table, get_visible_table
from cosca.server.services import Services
from cosca.server.storage.rows import SessionRow, UserRow
from cosca.server.table.integrity import Unplayable
from cosca.server.table.live_table import LiveTable


def services_of(connection: HTTPConnection) -> Services:
    """Return the services of the running server."""
    return cast("Services", connection.app.state.services)


async def get_services(connection: HTTPConnection) -> Services:
    """Return the services of the running server; not in a thread, as FastAPI runs plain functions."""
    return services_of(connection)


ServicesDep = Annotated[Services, Depends(get_services)]


async def get_client_address(connection: HTTPConnection) -> str:
    """Return the address by which the client is limited."""
    return client_address(connection.scope, services_of(connection).settings.trust_proxy)


ClientAddress = Annotated[str, Depends(get_client_address)]


async def optional_user(request: Request) -> UserRow | None:
    """Return the user of a valid cookie. Raise Refused for a changing request without the token of its session."""
    services, agent = services_of(request), request.headers.get("user-agent", "")
    max_sessions = services.settings.sessions_per_user
    authenticated = await authenticate(services.store, services.keys.read(request), max_sessions, agent)
    if authenticated is None:
        return None
    user, session = authenticated
    request.scope["cosca.user"] = user.id
    request.scope["cosca.session"] = session
    request.scope["cosca.user_row"] = user
    # POST /api/guest changes nothing if there is a user.
    if request.method not in SAFE_METHODS and request.url.path != "/api/guest":
        token = request.headers.get("x-cosca-token", "")
        if not hmac.compare_digest(token.encode(), services.keys.token(session.id).encode()):
            raise Refused("not_allowed", "token")
    return user


OptionalUser = Annotated[UserRow | None, Depends(optional_user)]


async def require_user(request: Request) -> UserRow:
    """Return the user whom `optional_user` found; raise Refused if nobody is signed in."""
    user = _current_user(request)
    if user is None:
        raise Refused("signed_out")
    return user


CurrentUser = Annotated[UserRow, Depends(require_user)]


def _current_user(request: Request) -> UserRow | None:
    return request.scope.get("cosca.user_row")


def current_session(request: Request) -> SessionRow | None:
    """Return the session of a request, which `optional_user` found."""
    return request.scope.get("cosca.session")


async def _table_by_id(request: Request, id: str) -> LiveTable:
    services, user = services_of(request), _current_user(request)
    try:
        return await get_table(services.tables, id)
    except Unplayable:
        await get_own_row(services.store, id, user.id if user is not None else None)
        raise


async def _visible_table(request: Request, id: str) -> LiveTable:
    user = _current_user(request)
    return await get_visible_table(services_of(request).tables, id, user.id if user is not None else None)


TableById = Annotated[LiveTable, Depends(_table_by_id)]
VisibleTable = Annotated[LiveTable, Depends(_visible_table)]
