"""What is the same for everyone: the page's files and the games' own documents, kept in memory with their tags."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final

import orjson
from fastapi import Request, Response

PAGE: Final = Path(__file__).parent / "page"
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
NEVER: Final = "no-store"
BROTLI: Final = ".br"
A_WHILE: Final = "public, max-age=60"
_TYPES: Final = {
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".webmanifest": "application/json",
}
_NOT_BUILT: Final = (
    "The page has not been built yet: run `make page`. The server itself works; see /api/openapi.json.\n"
)


@dataclass(frozen=True)
class Kept:
    """A document as it is sent: plain, zipped, and in Brotli where the build of the page made that."""

    body: bytes
    media_type: str
    cache: str
    tag: str
    brotli: bytes | None = None

    @cached_property
    def zipped(self) -> bytes | None:
        """Made once, when it is first wanted, of text that is worth it: all of the page at once takes half a second."""
        text = self.media_type.startswith("text/") or self.media_type in ("application/json", "image/svg+xml")
        return gzip.compress(self.body, 9, mtime=0) if text and len(self.body) > 1000 else None


def keep(body: bytes, media_type: str, cache: str, brotli: bytes | None = None) -> Kept:
    return Kept(body, media_type, cache, f'"{hashlib.sha256(body).hexdigest()[:24]}"', brotli)


def answer(request: Request, kept: Kept) -> Response:
    """Sends it, or says that the browser has it already."""
    headers = {"ETag": kept.tag, "Cache-Control": kept.cache, "Vary": "Accept-Encoding"}
    if kept.tag in [each.strip().removeprefix("W/") for each in request.headers.get("if-none-match", "").split(",")]:
        return Response(status_code=304, headers=headers)
    body, understood = kept.body, request.headers.get("accept-encoding", "")
    if kept.brotli is not None and "br" in understood:
        body, headers["Content-Encoding"] = kept.brotli, "br"
    elif "gzip" in understood and kept.zipped is not None:
        body, headers["Content-Encoding"] = kept.zipped, "gzip"
    return Response(body, headers=headers, media_type=kept.media_type)


def with_answers(
    request: Request,
    kept: Kept,
    answers: dict[str, bytes],
    document: tuple[str, bytes] | None = None,
    styles: dict[str, bytes] | None = None,
) -> Response:
    """The page with the answers to what it asks first, by their addresses; they are private, so it is not kept.

    A large one, the document, has an element of its own: the small ones are read at once. So has each of the styles,
    by the address of its file, which the page does not name then.
    """
    told = b",".join([orjson.dumps(address) + b":" + small for address, small in answers.items()])
    blocks, body = _block("given", b"{" + told + b"}"), kept.body
    if document is not None:
        address, large = document
        blocks += _block("document", b"[" + orjson.dumps(address) + b"," + large + b"]")
    for file, text in (styles or {}).items():
        body = re.sub(rb'\s*<link rel="stylesheet"[^>]*href="%b">' % re.escape(file.encode()), b"", body)
        blocks += b'<script type="text/css" data-of="%b">' % file.encode() + text.replace(b"</", b"<\\/") + b"</script>"
    body = body.replace(b"</body>", blocks + b"</body>")
    headers = {"Cache-Control": NEVER}
    if "gzip" in request.headers.get("accept-encoding", ""):
        body = gzip.compress(body, 6, mtime=0)
        headers["Content-Encoding"] = "gzip"
    return Response(body, headers=headers, media_type=kept.media_type)


def _block(id: str, json: bytes) -> bytes:
    """An element with data. Nothing inside can end it: JSON has other ways to write the sign."""
    return b'<script type="application/json" id="%b">' % id.encode() + json.replace(b"<", b"\\u003c") + b"</script>"


class Page:
    """The built page, read again when it was built again."""

    def __init__(self, folder: Path = PAGE) -> None:
        self._folder = folder
        self._made = 0
        self._files: dict[str, Kept] = {}
        self._parts: dict[str, list[str]] = {}

    def find(self, path: str) -> Kept | None:
        """The file of that path; any other path is a route of the page, except among the assets."""
        self._read()
        found = self._files.get(path.strip("/") or "index.html")
        if found is not None or path.startswith("/assets/"):
            return found
        return self._files.get("index.html") or keep(_NOT_BUILT.encode(), "text/plain", "no-store")

    def parts(self, name: str) -> list[str]:
        """The files of a part of the page, or of a game, beside those that every page has."""
        self._read()
        return self._parts.get(name, [])

    def styles(self, *parts: str) -> dict[str, bytes]:
        """The styles of these parts by their addresses, in the order that the page gives them: its own last."""
        files = [file for part in (*parts, "start") for file in self.parts(part) if file.endswith(".css")]
        return {f"/{file}": self._files[file].body for file in dict.fromkeys(files)}

    def _read(self) -> None:
        index = self._folder / "index.html"
        made = index.stat().st_mtime_ns if index.is_file() else 0
        if made == self._made:
            return
        self._made = made
        files = [path for path in self._folder.rglob("*") if path.is_file() and path.suffix != BROTLI] if made else []
        self._files = {path.relative_to(self._folder).as_posix(): _file(self._folder, path) for path in files}
        listed = self._folder / "preloads.json"
        self._parts = orjson.loads(listed.read_bytes()) if listed.is_file() else {}


def _file(folder: Path, path: Path) -> Kept:
    media_type = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    hashed = path.relative_to(folder).parts[0] == "assets"
    small = path.with_name(path.name + BROTLI)
    brotli = small.read_bytes() if small.is_file() else None
    return keep(path.read_bytes(), media_type, FOREVER if hashed else ASK_AGAIN, brotli)
