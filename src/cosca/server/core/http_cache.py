"""Documents that are the same for everyone, held in memory with their ETag and compressed forms."""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from fastapi import Request, Response

IMMUTABLE: Final = "public, max-age=31536000, immutable"
REVALIDATE: Final = "no-cache"
NO_STORE: Final = "no-store"
MIN_GZIP_BYTES: Final = 1000  # below this, compression saves nothing worth its time


@dataclass(frozen=True)
class CachedDocument:
    """A document ready to send: plain, gzipped, and in Brotli if the build of the page made that."""

    body: bytes
    media_type: str
    cache: str
    tag: str
    brotli: bytes | None = None

    @cached_property
    def gzipped(self) -> bytes | None:
        """The gzipped body of a longer text, else None.

        Compressed on first use: compressing the whole page at start-up takes half a second.
        """
        text = self.media_type.startswith("text/") or self.media_type in ("application/json", "image/svg+xml")
        return gzip.compress(self.body, 9, mtime=0) if text and len(self.body) > MIN_GZIP_BYTES else None


def cache_document(body: bytes, media_type: str, cache: str, brotli: bytes | None = None) -> CachedDocument:
    """Return the document with an ETag computed from its body."""
    return CachedDocument(body, media_type, cache, f'"{hashlib.sha256(body).hexdigest()[:24]}"', brotli)


def respond_cached(request: Request, document: CachedDocument) -> Response:
    """Return the document in an encoding that the browser accepts, or 304 if the browser has it already."""
    headers = {"ETag": document.tag, "Cache-Control": document.cache, "Vary": "Accept-Encoding"}
    tags = [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]
    if document.tag in tags:
        return Response(status_code=304, headers=headers)
    body, accepted = document.body, request.headers.get("accept-encoding", "")
    if document.brotli is not None and "br" in accepted:
        body, headers["Content-Encoding"] = document.brotli, "br"
    elif "gzip" in accepted and document.gzipped is not None:
        body, headers["Content-Encoding"] = document.gzipped, "gzip"
    return Response(body, headers=headers, media_type=document.media_type)
