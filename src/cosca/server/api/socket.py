"""WebSocket endpoint: authenticate, accept, attach to a table."""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Callable
from typing import Final

from fastapi import WebSocket
from starlette.types import ASGIApp, Receive, Scope, Send

from cosca.server.core.budgets import charge_to, metered
from cosca.server.core.logs import log_event
from cosca.server.core.rate_limits import client_address
from cosca.server.identity.keys import CookieClaims, is_same_origin
from cosca.server.identity.sessions import SEEN_INTERVAL_SECONDS, authenticate
from cosca.server.protocol.refusal import Moved, Refused, StoreError
from cosca.server.realtime.connection import (
    NOT_ALLOWED,
    NOT_FOUND,
    SIGNED_OUT,
    TOO_MANY,
    TRY_LATER,
    SocketConnection,
)
from cosca.server.realtime.connections import CLOSE_RECONNECT
from cosca.server.registry.access import get_visible_table
from cosca.server.services import Services
from cosca.server.storage.users import touch_session
from cosca.server.table.live_table import LiveTable

PATH: Final = re.compile("/api/tables/([^/]+)/socket")
FLUSH_SECONDS: Final = 2.0  # to send what is queued when a connection ends


class SocketRoute:
    """Wraps the routes: FastAPI's own layers would keep 10 kB for each open connection and see every message."""

    def __init__(self, app: ASGIApp) -> None:
        self._app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = PATH.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if path is None:
            await self._app(scope, receive, send)
            return
        services: Services = scope["app"].state.services
        protocol_send, send_now = scope.get("cosca.send_text", (None, None))
        websocket = WebSocket(scope, receive, send)
        await _socket(services, websocket, path[1], send_now if send == protocol_send else None)


async def _socket(services: Services, websocket: WebSocket, id: str, send_now: Callable[[bytes], bool] | None) -> None:
    """Connect to a table. It is accepted before it is closed, so that the page sees why; a foreign page does not."""
    address = client_address(websocket.scope, services.settings.trust_proxy)
    if not is_same_origin(websocket.headers, services.settings):
        await websocket.close()
        return
    claims = services.keys.read(websocket)
    await websocket.accept()
    if claims is None:
        await websocket.close(SIGNED_OUT, "no guest cookie")
        return
    connections, budgets = services.connections, services.budgets
    connection = SocketConnection(websocket, connections, claims.user, address, send_now)
    budgets.remember_address(claims.user, address)
    charge_to(budgets.charger(claims.user, address))
    if not services.limits.requests.try_acquire(claims.user) or not connections.add(connection):
        await websocket.close(TOO_MANY, "too many connections")
        return
    try:  # counted first: from now on the end of the session, however it happens, closes it
        if not await _check_session(services, websocket, claims):
            await websocket.close(SIGNED_OUT, "the session has ended")
            return
        websocket.scope["headers"].clear()  # 1 kB and more that nothing reads any more
        budgets.check_work(claims.user, address)
        table = await metered(get_visible_table(services.tables, id, claims.user))
    except Refused as refused:
        services.metrics.errors.labels(refused.code).inc()
        code = {"not_found": NOT_FOUND, "too_many": TOO_MANY}.get(refused.code, NOT_ALLOWED)
        await websocket.close(code, refused.code)
    except Moved:
        await websocket.close(CLOSE_RECONNECT, "another node runs this table")
    except StoreError as error:
        log_event("database failed", logging.ERROR, error)
        await websocket.close(TRY_LATER, "the database does not answer")
    else:
        await _attach(services, websocket, connection, table)
    finally:
        connections.remove(connection)


async def _check_session(services: Services, websocket: WebSocket, claims: CookieClaims) -> bool:
    """Return whether the session is valid, and update from time to time when it was last used."""
    store, now = services.store, time.time()
    agent = websocket.headers.get("user-agent", "")
    authenticated = await authenticate(store, claims, services.settings.sessions_per_user, agent)
    if authenticated is not None and abs(now - authenticated.session.seen) > SEEN_INTERVAL_SECONDS:
        await store.write(*touch_session(authenticated.session, now))
    return authenticated is not None


async def _attach(services: Services, websocket: WebSocket, connection: SocketConnection, table: LiveTable) -> None:
    """Serve the connection at its table until it ends."""
    started = time.perf_counter()
    notice = services.connections.notice()
    if notice is not None:
        connection.enqueue(notice)
    connection.start()
    try:
        await connection.read(table)
    finally:
        table.detach(connection)
        if not await connection.finish(FLUSH_SECONDS):  # a close that waits until everything is read would never end
            abort = websocket.scope.get("cosca.cut")
            if abort is not None:
                abort()
        seconds = round(time.perf_counter() - started, 1)
        log_event("connection closed", table=table.row.id, user=connection.user_id, seconds=seconds)
