"""What every request passes: request id, checks of host, origin, limits and body size; headers, access log, metrics."""

from __future__ import annotations

import contextlib
import logging
import secrets
import time
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from cosca.server.api.errors import STATUS, refusal_body
from cosca.server.core.budgets import charge_to, metered
from cosca.server.core.logs import log_event
from cosca.server.core.rate_limits import client_address
from cosca.server.core.settings import Settings, env_name
from cosca.server.identity.keys import SAFE_METHODS, is_same_origin
from cosca.server.protocol.forms import is_too_deep
from cosca.server.protocol.refusal import Refused
from cosca.server.services import Services

LARGE_BODIES: Final = ("/api/replay", "/api/study/")  # take a whole game as text, or a position
# Mail programs send it, with a form and from no page; it needs a signed token (RFC 8058).
FROM_ANYWHERE: Final = "/api/unsubscribe"
FORWARDED: Final = "cosca.forwarded"  # in the scope of a request from another node of the cluster: which node
KNOWN_METHODS: Final = ("GET", "HEAD", "POST", "PATCH", "PUT", "DELETE", "OPTIONS")

# Svelte writes style attributes; everything else comes from our own files.
_POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self' data:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
_HEADERS: Final = {
    "Content-Security-Policy": _POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}

# Those that scripts, styles and fonts need: the others are about documents, and every file would carry them.
_FILE_HEADERS: Final = ("X-Content-Type-Options", "Cross-Origin-Resource-Policy")
ASSETS: Final = "/assets/"


def _path(scope: Scope) -> str:
    """Return the path as it was sent, without the query: nothing in it can break a line of the log."""
    return scope.get("raw_path", b"").decode("ascii", "replace")[:200]


def _services(scope: Scope) -> Services:
    return scope["app"].state.services


class RequestMiddleware:
    """Wraps the application. A request that it refuses reaches no route."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        self._allowed_hosts = settings.allowed_hosts
        self._warn_of_proxy = not settings.trust_proxy  # once
        self._headers = dict(_HEADERS)
        if settings.secure:
            self._headers["Strict-Transport-Security"] = "max-age=31536000"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
            return
        if scope["type"] != "http" or FORWARDED in scope:  # the node that forwards it has done all this
            await self._app(scope, receive, send)
            return
        scope["cosca.request"] = secrets.token_hex(6)
        started, status = time.perf_counter(), 0

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self._add_headers(scope, MutableHeaders(scope=message))
            await send(message)

        try:
            try:
                body = await self._admit(scope, receive)
            except Refused as refused:
                _services(scope).metrics.errors.labels(refused.code).inc()
                await _refuse(send_with_headers, refused, retry_after=refused.facts.get("seconds"))
            else:
                await metered(_call(self._app, scope, body, send_with_headers))
        except ClientDisconnect:
            pass
        except Exception as error:
            log_event("request failed", logging.ERROR, error, request=scope["cosca.request"], path=_path(scope))
            if status:
                raise
            await _refuse(send_with_headers, Refused("refused", "mistake"), 500)
        finally:
            self._log_request(scope, status, time.perf_counter() - started)

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a WebSocket on; a refusal is sent instead of the handshake, and a lost client is no error."""
        try:
            if FORWARDED not in scope:
                self._check(scope)
        except Refused as refused:
            _services(scope).metrics.errors.labels(refused.code).inc()
            await _refuse(send, refused, kind="websocket.http.response")
            return
        try:
            await self._app(scope, receive, send)
        except (WebSocketDisconnect, ClientDisconnected):
            pass
        except Exception as error:
            log_event("WebSocket failed", logging.ERROR, error, path=_path(scope))
            with contextlib.suppress(Exception):  # it may be closed already
                await send({"type": "websocket.close", "code": 1011, "reason": "the server made a mistake"})

    def _check(self, scope: Scope) -> None:
        """Raise Refused for a host name that is not ours, and for an address with too many requests."""
        hosts = Headers(scope=scope).getlist("host")
        if len(hosts) != 1 or not self._is_allowed_host(hosts[0]):
            raise Refused("not_allowed", "host_name", name=hosts[0][:100] if hosts else "", setting=env_name("hosts"))
        if self._warn_of_proxy and "x-forwarded-for" in Headers(scope=scope):
            self._warn_of_proxy = False
            log_event(f"request with X-Forwarded-For: behind a proxy, set {env_name('trust_proxy')}=1", logging.WARNING)
        address = client_address(scope, self._settings.trust_proxy)
        if not _services(scope).limits.requests_by_address.try_acquire(address):
            raise Refused("too_many", "requests")

    def _is_allowed_host(self, host: str) -> bool:
        """Return whether this host is ours; a foreign name that resolves to us is not (DNS rebinding)."""
        try:
            name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
        except ValueError:
            return False
        if name == "localhost" or name in self._allowed_hosts or "*" in self._allowed_hosts:
            return True
        try:
            ip_address(name)
        except ValueError:
            return False
        return True

    async def _admit(self, scope: Scope, receive: Receive) -> Receive:
        """Return a `receive` with the whole body; raise Refused for a request that may not pass."""
        self._check(scope)
        if not scope["path"].startswith("/api/"):
            return receive
        services, headers = _services(scope), Headers(scope=scope)
        claims, address = services.keys.read(HTTPConnection(scope)), client_address(scope, self._settings.trust_proxy)
        user = address if claims is None else claims.user
        if not services.limits.requests.try_acquire(user):
            raise Refused("too_many", "requests")
        budgets = services.budgets
        if claims is not None:
            budgets.remember_address(user, address)
        budgets.check_work(user, address)
        charge_to(budgets.charger(user, address))
        if scope["method"] in SAFE_METHODS:
            return receive
        from_page = scope["method"] != "POST" or scope["path"] != FROM_ANYWHERE
        if from_page and not is_same_origin(headers, self._settings):
            raise Refused("not_allowed", "origin")
        large = scope["path"].startswith(LARGE_BODIES)
        max_bytes = self._settings.record_bytes if large else self._settings.message_bytes
        body = await self._read_body(receive, headers, max_bytes)
        budgets.take_bytes(user, address, len(body))
        if (
            from_page
            and body
            and headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json"
        ):
            raise Refused("malformed", "content_type")
        if from_page and is_too_deep(body):
            raise Refused("malformed", problem="body: it is nested too deeply")
        return _receive_body(body, receive)

    async def _read_body(self, receive: Receive, headers: Headers, max_bytes: int) -> bytes:
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > max_bytes:
            raise Refused("too_large", most=max_bytes)
        body, more = b"", True
        while more:
            message = await receive()
            if message["type"] == "http.disconnect":
                raise ClientDisconnect
            body += message.get("body", b"")
            more = message.get("more_body", False)
            if len(body) > max_bytes:
                raise Refused("too_large", most=max_bytes)
        return body

    def _add_headers(self, scope: Scope, headers: MutableHeaders) -> None:
        asset = scope["path"].startswith(ASSETS) and headers.get("cache-control", "").endswith("immutable")
        for name, value in self._headers.items():
            if not asset or name in _FILE_HEADERS:
                headers[name] = value
        headers["X-Request-Id"] = scope["cosca.request"]
        if "cache-control" not in headers:
            headers["Cache-Control"] = "no-store"

    def _log_request(self, scope: Scope, status: int, seconds: float) -> None:
        metrics = _services(scope).metrics
        method = scope["method"] if scope["method"] in KNOWN_METHODS else "other"
        metrics.requests.labels(method, str(status)).inc()
        metrics.request_seconds.observe(seconds)
        user = scope.get("cosca.user")
        log_event(
            "request",
            request=scope["cosca.request"],
            method=method,
            path=_path(scope),
            status=status,
            ms=round(seconds * 1000, 1),
            **({"user": user} if user else {}),
        )


async def _call(app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    await app(scope, receive, send)


def _receive_body(body: bytes, receive: Receive) -> Receive:
    """Return a `receive` that delivers the body once, then what follows."""
    delivered = False

    async def receive_body() -> Message:
        nonlocal delivered
        if delivered:
            return await receive()
        delivered = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive_body


async def _refuse(
    send: Send,
    refused: Refused,
    status: int | None = None,
    kind: str = "http.response",
    retry_after: int | None = None,
) -> None:
    body = refusal_body(refused)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if retry_after is not None:
        headers.append((b"retry-after", str(retry_after).encode()))
    await send({"type": f"{kind}.start", "status": status or STATUS[refused.code], "headers": headers})
    await send({"type": f"{kind}.body", "body": body})
