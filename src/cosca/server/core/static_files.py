"""The files of the built page, held in memory."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Final

import orjson

from cosca.server.core.http_cache import IMMUTABLE, NO_STORE, REVALIDATE, CachedDocument, cache_document

PAGE_FOLDER: Final = Path(__file__).parent.parent / "page"
BROTLI_SUFFIX: Final = ".br"
_MEDIA_TYPES: Final = {
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".webmanifest": "application/json",
}
_NOT_BUILT: Final = (
    "The page has not been built yet: run `make build-page`. The server itself works; see /api/openapi.json.\n"
)


class BuiltPage:
    """The built page, read again after a new build."""

    def __init__(self, folder: Path = PAGE_FOLDER) -> None:
        self._folder = folder
        self._build_time = 0
        self._files: dict[str, CachedDocument] = {}
        self._files_by_part: dict[str, list[str]] = {}

    def find(self, path: str) -> CachedDocument | None:
        """Return the file at this path; any other path outside the assets is a route of the page."""
        self._refresh()
        document = self._files.get(path.strip("/") or "index.html")
        if document is not None or path.startswith("/assets/"):
            return document
        return self._files.get("index.html") or cache_document(_NOT_BUILT.encode(), "text/plain", NO_STORE)

    def parts(self, name: str) -> list[str]:
        """Return the files of a part of the page, or of a game, beside those that every page has."""
        self._refresh()
        return self._files_by_part.get(name, [])

    def styles(self, *parts: str) -> dict[str, bytes]:
        """Return the styles of these parts by path, in the order in which the page loads them: its own last."""
        files = [file for part in (*parts, "start") for file in self.parts(part) if file.endswith(".css")]
        return {f"/{file}": self._files[file].body for file in dict.fromkeys(files)}

    def _refresh(self) -> None:
        index = self._folder / "index.html"
        build_time = index.stat().st_mtime_ns if index.is_file() else 0
        if build_time == self._build_time:
            return
        self._build_time = build_time
        paths = self._folder.rglob("*") if build_time else ()
        files = [path for path in paths if path.is_file() and path.suffix != BROTLI_SUFFIX]
        self._files = {path.relative_to(self._folder).as_posix(): _load(self._folder, path) for path in files}
        preloads = self._folder / "preloads.json"
        self._files_by_part = orjson.loads(preloads.read_bytes()) if preloads.is_file() else {}


def _load(folder: Path, path: Path) -> CachedDocument:
    media_type = _MEDIA_TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    name_has_hash = path.relative_to(folder).parts[0] == "assets"
    brotli_path = path.with_name(path.name + BROTLI_SUFFIX)
    brotli = brotli_path.read_bytes() if brotli_path.is_file() else None
    return cache_document(path.read_bytes(), media_type, IMMUTABLE if name_has_hash else REVALIDATE, brotli)
