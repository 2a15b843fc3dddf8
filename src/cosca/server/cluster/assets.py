"""Files of the page that another version has built: during a rolling update, nodes of two versions answer browsers.

A page loads its parts by names that contain a hash of their content. If it asks a node of another version for one, that
node gets the file from a node that has it.
"""

from __future__ import annotations

import base64
import binascii
import re
from typing import Any, Final

import cosca
from cosca.server.cluster.mesh import Unreachable
from cosca.server.cluster.node import NodeLease
from cosca.server.cluster.questions import Questions
from cosca.server.core.caches import keep_newest
from cosca.server.core.http_cache import IMMUTABLE, CachedDocument, cache_document
from cosca.server.core.static_files import BuiltPage

MAX_BYTES: Final = 512 * 1024  # of one file; a larger one is not passed on, and the page reloads
MAX_KEPT: Final = 200  # files
_PATH: Final = re.compile(r"/assets/[\w.-]{1,200}", re.ASCII)


class SharedAssets:
    """Files that this node has not built, asked from the others and kept."""

    def __init__(self, page: BuiltPage, lease: NodeLease, questions: Questions) -> None:
        self._page: Final = page
        self._lease: Final = lease
        self._questions: Final = questions
        self._kept: dict[str, CachedDocument] = {}
        questions.answer("asset", self._answer)

    async def find(self, path: str) -> CachedDocument | None:
        """Return a file that a node of another version has; None if there is none."""
        if path in self._kept or not _PATH.fullmatch(path):
            return self._kept.get(path)
        others = [node.id for node in self._lease.alive.values() if node.version != cosca.__version__]
        for node in others:
            try:
                answer = await self._questions.ask(node, "asset", path)
            except Unreachable:
                continue
            document = _document(answer)
            if document is not None:
                keep_newest(self._kept, path, document, MAX_KEPT)
                return document
        return None

    async def _answer(self, path: Any) -> list[str] | None:
        document = self._page.find(str(path)) if _PATH.fullmatch(str(path)) else None
        if document is None or len(document.body) > MAX_BYTES:
            return None
        return [base64.b64encode(document.body).decode(), document.media_type]


def _document(answer: Any) -> CachedDocument | None:
    match answer:
        case [str(body), str(media_type)]:
            try:
                return cache_document(base64.b64decode(body, validate=True), media_type, IMMUTABLE)
            except binascii.Error:
                return None
        case _:
            return None
