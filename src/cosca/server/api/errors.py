"""Exception handlers; HTTP status and body of a refusal."""

from __future__ import annotations

import logging
from typing import Final

import orjson
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from cosca.kernel.errors import CoscaError
from cosca.server.core.logs import log_event
from cosca.server.protocol.forms import explain
from cosca.server.protocol.refusal import Moved, Refused, StoreError

STATUS: Final = {
    "malformed": 400,
    "version": 400,
    "signed_out": 401,
    "not_yours": 403,
    "not_allowed": 403,
    "not_found": 404,
    "stale": 409,
    "illegal": 409,
    "over": 409,
    "not_started": 409,
    "refused": 409,
    "no_hints": 403,
    "nothing_asked": 409,
    "busy": 429,
    "too_large": 413,
    "too_many": 429,
}
MOVED: Final = 421  # to the edge of a cluster: another node runs the table, which has to be asked


def refusal_body(refused: Refused) -> bytes:
    """Return the JSON body of a refused request."""
    return orjson.dumps({"error": refused.to_wire()})


def install_handlers(app: FastAPI) -> None:
    """Turn exceptions of routes into refusals."""
    app.add_exception_handler(RequestValidationError, _on_invalid)
    app.add_exception_handler(HTTPException, _on_http_error)
    app.add_exception_handler(CoscaError, _on_error)


def _response(refused: Refused, status: int) -> Response:
    return Response(refusal_body(refused), status, media_type="application/json")


def _refuse(request: Request, refused: Refused) -> Response:
    request.app.state.services.metrics.errors.labels(refused.code).inc()
    return _response(refused, STATUS[refused.code])


async def _on_error(request: Request, error: Exception) -> Response:
    """A StoreError is the server's fault; every other CoscaError is about the request."""
    if isinstance(error, StoreError):
        log_event("database failed", logging.ERROR, error)
        return _response(Refused("refused", "database"), 503)
    if isinstance(error, Moved):
        return Response(status_code=MOVED)
    return _refuse(request, error if isinstance(error, Refused) else Refused("malformed", problem=str(error)))


async def _on_invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    return _refuse(request, Refused("malformed", problem=explain(error.errors())))


async def _on_http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        return _response(Refused("not_allowed", "method"), 405)
    if error.status_code == 404:
        return _refuse(request, Refused("not_found", "address"))
    return _refuse(request, Refused("malformed", "unreadable"))
