"""Routers whose handlers return typed documents, sent as JSON by orjson."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, Final

import orjson
from fastapi import APIRouter, Depends, Response
from fastapi.routing import APIRoute

from cosca.server.api.deps import optional_user
from cosca.server.protocol.http_models import ErrorResponse

ERRORS: Final[dict[int | str, dict[str, Any]]] = {
    "default": {"model": ErrorResponse, "description": "The request was refused, or the server failed."}
}
# For routes that return text, because FastAPI documents a model with the media type of its route.
TEXT_ERRORS: Final[dict[int | str, dict[str, Any]]] = {
    "default": {
        "description": ERRORS["default"]["description"],
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/ErrorResponse"}}},
    }
}


def json_response(document: Any) -> Response:
    """Return the document as JSON."""
    return Response(orjson.dumps(document), media_type="application/json")


class JsonRoute(APIRoute):
    """Encodes what its handler returns.

    The return type is the response model. It is documented but not validated: handlers are type-checked, and validating
    large documents takes longer than making them.
    """

    def __init__(self, path: str, endpoint: Callable[..., Any], **options: Any) -> None:
        super().__init__(path, _encoded(endpoint), **options)


def _encoded(handler: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Response]]:
    @wraps(handler)
    async def endpoint(**arguments: Any) -> Response:
        document = await handler(**arguments)
        if isinstance(document, Response):
            return document
        response = json_response(document)
        injected = arguments.get("response")
        if isinstance(injected, Response):  # its headers, such as cookies
            response.raw_headers.extend(injected.raw_headers)
        return response

    endpoint.__signature__ = inspect.signature(handler, eval_str=True)  # pyright: ignore[reportAttributeAccessIssue]
    return endpoint


def api_router(prefix: str = "/api", *dependencies: Any) -> APIRouter:
    """Return a router that authenticates every request and documents refusals."""
    first = [Depends(optional_user), *dependencies]
    return APIRouter(prefix=prefix, dependencies=first, route_class=JsonRoute, responses=ERRORS)
