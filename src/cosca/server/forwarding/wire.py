"""What nodes send each other about requests and sockets: a JSON header, then bytes."""

from __future__ import annotations

from typing import Any, Final

import orjson
from starlette.types import Scope

from cosca.server.api.middleware import FORWARDED
from cosca.server.core.rate_limits import peer

Header = dict[str, Any]
_SIZE_BYTES: Final = 4
_COPIED: Final = ("type", "method", "path", "scheme", "http_version", "subprotocols")
_FROM_PROXY: Final = b"x-forwarded-for"  # the edge has read it: the owner need not know which proxies are trusted


def pack(header: Header, body: bytes = b"") -> bytes:
    """Return a message."""
    head = orjson.dumps(header)
    return b"".join((len(head).to_bytes(_SIZE_BYTES), head, body))


def unpack(message: bytes) -> tuple[Header, bytes]:
    """Return the header and the body of a message."""
    end = _SIZE_BYTES + int.from_bytes(message[:_SIZE_BYTES])
    return orjson.loads(message[_SIZE_BYTES:end]), message[end:]


def describe_scope(scope: Scope, trust_proxy: bool) -> Header:
    """Return what the owner needs to know about a request. Only the server itself sets `cosca.…`, never a client."""
    known = {name: scope[name] for name in _COPIED if name in scope}
    return known | {
        "raw_path": scope.get("raw_path", b"").decode("latin-1"),
        "query": scope.get("query_string", b"").decode("latin-1"),
        "headers": headers_to_wire((name, value) for name, value in scope["headers"] if name != _FROM_PROXY),
        "client": [peer(scope, trust_proxy), 0],
        "request": scope.get("cosca.request", ""),
    }


def restore_scope(described: Header, edge: str) -> Scope:
    """Return the scope of a request that another node forwards."""
    known = {name: described[name] for name in _COPIED if name in described}
    return known | {
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "root_path": "",
        "raw_path": described["raw_path"].encode("latin-1"),
        "query_string": described["query"].encode("latin-1"),
        "headers": headers_from_wire(described["headers"]),
        "client": tuple(described["client"]),
        "server": None,
        "cosca.request": described["request"],
        FORWARDED: edge,
    }


def headers_to_wire(headers: Any) -> list[list[str]]:
    """Return headers as text."""
    return [[name.decode("latin-1"), value.decode("latin-1")] for name, value in headers]


def headers_from_wire(headers: list[list[str]]) -> list[tuple[bytes, bytes]]:
    """Return headers as ASGI has them."""
    return [(name.encode("latin-1"), value.encode("latin-1")) for name, value in headers]


def subject(node: str, what: str) -> str:
    """Return the subject of the mesh on which a node hears about something."""
    return f"node.{node}.{what}"
