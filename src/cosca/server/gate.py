"""What every request passes: name, limits, origin, size on the way in; headers, a log line, meters on the way out."""

from __future__ import annotations

import contextlib
import logging
import secrets
import time
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

import orjson
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from cosca.server.errors import Refused
from cosca.server.identity import READING, own_origin
from cosca.server.limits import address
from cosca.server.settings import Settings, variable
from cosca.server.watch import note

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

RECORDS: Final = ("/api/replay", "/api/study/")  # take more than a message: a whole game as text, or a position
METHODS: Final = ("GET", "HEAD", "POST", "PATCH", "PUT", "DELETE", "OPTIONS")

# Svelte writes style attributes; everything else comes from files of our own.
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


# What a script, a style or a font needs of them: the others speak of documents, and each file would carry them.
_OF_FILES: Final = ("X-Content-Type-Options", "Cross-Origin-Resource-Policy")
FILES: Final = "/assets/"


def _path(scope: Scope) -> str:
    """What was asked for as it came, without its query: nothing in it can break a line of the log."""
    return scope.get("raw_path", b"").decode("ascii", "replace")[:200]


def refusal(no: Refused) -> tuple[int, bytes]:
    """The answer to a refused request: its status and its body."""
    return STATUS[no.code], orjson.dumps({"error": no.told()})


class Gate:
    """Wraps the application. What it refuses never reaches a route."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        self._names = settings.names
        self._may_be_proxied = not settings.trust_proxy  # nobody has been told yet
        self._headers = dict(_HEADERS)
        if settings.secure:
            self._headers["Strict-Transport-Security"] = "max-age=31536000"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._line(scope, receive, send)
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        scope["cosca.request"] = secrets.token_hex(6)
        started, status = time.perf_counter(), 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self._dress(scope, MutableHeaders(scope=message))
            await send(message)

        try:
            try:
                body = await self._admit(scope, receive)
            except Refused as no:
                scope["app"].state.meters.errors.labels(no.code).inc()
                await _answer(sending, *refusal(no))
            else:
                await self._app(scope, body, sending)
        except ClientDisconnect:
            pass  # nobody is there to be told
        except Exception as wrong:
            note("a request failed", logging.ERROR, wrong, request=scope["cosca.request"], path=_path(scope))
            if status:
                raise
            body = refusal(Refused("refused", "mistake"))[1]
            await _answer(sending, 500, body)
        finally:
            self._count(scope, status, time.perf_counter() - started)

    async def _line(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A WebSocket: what is refused is told instead of the handshake; whoever has gone is no fault."""
        try:
            self._check(scope)
        except Refused as no:
            scope["app"].state.meters.errors.labels(no.code).inc()
            await _answer(send, *refusal(no), "websocket.http.response")
            return
        try:
            await self._app(scope, receive, send)
        except (WebSocketDisconnect, ClientDisconnected):
            pass
        except Exception as wrong:
            note("a line failed", logging.ERROR, wrong, path=_path(scope))
            with contextlib.suppress(Exception):  # it may be closed already
                await send({"type": "websocket.close", "code": 1011, "reason": "the server made a mistake"})

    def _check(self, scope: Scope) -> None:
        """What is asked of every request: a name that is ours, and an address that does not ask too often."""
        named = Headers(scope=scope).getlist("host")
        if len(named) != 1 or not self._answers_to(named[0]):
            raise Refused("not_allowed", "host_name", name=named[0][:100] if named else "", setting=variable("hosts"))
        if self._may_be_proxied and "x-forwarded-for" in Headers(scope=scope):
            self._may_be_proxied = False
            note(f"a request names X-Forwarded-For: behind a proxy set {variable('trust_proxy')}=1", logging.WARNING)
        if not scope["app"].state.addresses.take(address(scope, self._settings.trust_proxy)):
            raise Refused("too_many", "requests")

    def _answers_to(self, host: str) -> bool:
        """Whether a request for this host is for us: a name that leads here by somebody else's doing is refused."""
        try:
            name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
        except ValueError:
            return False
        if name == "localhost" or name in self._names or "*" in self._names:
            return True
        try:
            ip_address(name)
        except ValueError:
            return False
        return True

    async def _admit(self, scope: Scope, receive: Receive) -> Receive:
        """Refuses what may not pass; else gives the body back, read as a whole."""
        self._check(scope)
        if not scope["path"].startswith("/api/"):
            return receive
        state, headers = scope["app"].state, Headers(scope=scope)
        signed = state.keys.read(HTTPConnection(scope))
        if not state.requests.take(signed.user if signed is not None else address(scope, self._settings.trust_proxy)):
            raise Refused("too_many", "requests")
        if scope["method"] in READING:
            return receive
        if not own_origin(headers, self._settings):
            raise Refused("not_allowed", "origin")
        record = scope["path"].startswith(RECORDS)
        body = await self._read(
            receive, headers, self._settings.record_bytes if record else self._settings.message_bytes
        )
        if body and headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            raise Refused("malformed", "content_type")
        return _replay(body, receive)

    async def _read(self, receive: Receive, headers: Headers, most: int) -> bytes:
        said = headers.get("content-length", "0")
        if not said.isdecimal() or int(said) > most:
            raise Refused("too_large", most=most)
        body, more = b"", True
        while more:
            message = await receive()
            if message["type"] == "http.disconnect":
                raise ClientDisconnect
            body += message.get("body", b"")
            more = message.get("more_body", False)
            if len(body) > most:
                raise Refused("too_large", most=most)
        return body

    def _dress(self, scope: Scope, headers: MutableHeaders) -> None:
        file = scope["path"].startswith(FILES) and headers.get("cache-control", "").endswith("immutable")
        for name, value in self._headers.items():
            if not file or name in _OF_FILES:
                headers[name] = value
        headers["X-Request-Id"] = scope["cosca.request"]
        if "cache-control" not in headers:
            headers["Cache-Control"] = "no-store"

    def _count(self, scope: Scope, status: int, seconds: float) -> None:
        meters = scope["app"].state.meters
        method = scope["method"] if scope["method"] in METHODS else "other"
        meters.requests.labels(method, str(status)).inc()
        meters.request_seconds.observe(seconds)
        user = scope.get("cosca.user")
        note(
            "request",
            request=scope["cosca.request"],
            method=method,
            path=_path(scope),
            status=status,
            ms=round(seconds * 1000, 1),
            **({"user": user} if user else {}),
        )


def _replay(body: bytes, receive: Receive) -> Receive:
    given = False

    async def again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again


async def _answer(send: Send, status: int, body: bytes, kind: str = "http.response") -> None:
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": f"{kind}.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})
