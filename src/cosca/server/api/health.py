"""HTTP: /healthz, /healthz/live and /metrics."""

from __future__ import annotations

import hmac
from ipaddress import ip_address
from typing import Final

import orjson
from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from cosca.compiled import is_compiled
from cosca.kernel.documents import JsonObject
from cosca.server.api.deps import ServicesDep
from cosca.server.core.rate_limits import peer
from cosca.server.core.settings import Settings
from cosca.server.protocol.refusal import Refused

router = APIRouter(include_in_schema=False)
PROXY_HEADERS: Final = ("x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "forwarded", "via")


def _respond(body: JsonObject, healthy: bool) -> Response:
    return Response(orjson.dumps(body), 200 if healthy else 503, media_type="application/json")


@router.get("/healthz")
async def healthz(services: ServicesDep) -> Response:
    """Return 200 if the server is ready, else 503; the body says what is wrong."""
    health = await services.health.check()
    body = {**health, "ok": health["ready"], "tables": services.tables.count, "compiled": is_compiled()}
    return _respond(body, health["ready"])


@router.get("/healthz/live")
async def live() -> Response:
    """Return 200 as long as the server answers at all: a restart would not repair its database."""
    return _respond({"alive": True}, True)


@router.get("/metrics")
async def metrics(request: Request, services: ServicesDep) -> Response:
    """Return the metrics for Prometheus; for this machine only, unless the settings say otherwise."""
    settings = services.settings
    if not settings.metrics_open and not _has_token(request, settings) and not _is_local(request, settings):
        raise Refused("not_allowed", "metrics")
    return Response(generate_latest(services.metrics.registry), media_type=CONTENT_TYPE_LATEST)


def _has_token(request: Request, settings: Settings) -> bool:
    header = request.headers.get("authorization", "").encode()
    return bool(settings.metrics_token) and hmac.compare_digest(header, f"Bearer {settings.metrics_token}".encode())


def _is_local(request: Request, settings: Settings) -> bool:
    """Return whether the request comes from this machine itself, not through a proxy on it.

    Behind a trusted proxy the address that it names counts. Behind one that is not trusted to name an address, or where
    one has left a header, no request counts as local: all of them come from the proxy.
    """
    if not settings.trust_proxy and (settings.proxied or any(name in request.headers for name in PROXY_HEADERS)):
        return False
    try:
        return ip_address(peer(request.scope, settings.trust_proxy)).is_loopback
    except ValueError:
        return False
