"""HTTP: the files of the page and its client routes."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from cosca.server.api.deps import ServicesDep
from cosca.server.core.http_cache import respond_cached
from cosca.server.protocol.refusal import Refused
from cosca.server.web.preload import build_preload, respond_with_inlined_data

router = APIRouter(include_in_schema=False)


@router.api_route("/api/{path:path}", methods=["GET", "POST", "PATCH", "PUT", "DELETE"])
async def unknown_api_path(path: str) -> Response:
    """Refuse a path of the API that does not exist."""
    raise Refused("not_found", "address")


@router.api_route("/{path:path}", methods=["GET", "HEAD"])
async def page_file(request: Request, services: ServicesDep, path: str) -> Response:
    """Return a file of the page; for a client route, the page with what it will request first."""
    document = services.page.find(request.url.path)
    if document is None and services.assets is not None:
        document = await services.assets.find(request.url.path)
    if document is None:
        return Response("There is no such file.\n", 404, media_type="text/plain")
    if document.media_type != "text/html":
        return respond_cached(request, document)
    preload = await build_preload(request, services)
    if preload.answers:
        response = respond_with_inlined_data(request, document, preload.answers, preload.document, preload.styles)
    else:
        response = respond_cached(request, document)
    for cookie in preload.cookies:
        response.headers.append("set-cookie", cookie)
    if preload.links:
        response.headers["Link"] = ", ".join(preload.links)
    return response
