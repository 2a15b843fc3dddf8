"""Data, styles and Link headers sent with a page: on a slow connection each request costs half a second."""

from __future__ import annotations

import contextlib
import gzip
import re
from dataclasses import dataclass, field
from typing import Any, Final

import orjson
from fastapi import Request, Response

from cosca.kernel.errors import CoscaError
from cosca.server.api import accounts, tables
from cosca.server.api.deps import optional_user
from cosca.server.catalog import documents
from cosca.server.core.http_cache import NO_STORE, CachedDocument
from cosca.server.protocol.texts import negotiate_language
from cosca.server.registry.access import get_visible_table
from cosca.server.services import Services
from cosca.server.storage.rows import UserRow

COOKIE_SECONDS: Final = 31_536_000


@dataclass
class PagePreload:
    """What is sent with a page."""

    links: list[str] = field(default_factory=list[str])  # values of the header `Link`: what to fetch meanwhile
    answers: dict[str, bytes] = field(default_factory=dict[str, bytes])  # JSON by path: what need not be requested
    cookies: list[str] = field(default_factory=list[str])
    document: tuple[str, bytes] | None = None  # path and JSON of a large answer, parsed only when it is needed
    styles: dict[str, bytes] = field(default_factory=dict[str, bytes])  # by path: what need not be fetched

    def add(self, path: str, answer: Any) -> None:
        """Inline an answer."""
        self.answers[path] = orjson.dumps(answer)

    async def add_me(self, services: Services, request: Request, user: UserRow | None) -> None:
        """Inline who is signed in; a cookie that this sets is set with the page."""
        response = Response()
        self.add("/api/me", await accounts.me(services, request, response, user))
        self.cookies += response.headers.getlist("set-cookie")


async def build_preload(request: Request, services: Services) -> PagePreload:
    """Return what is sent with the page at this path.

    Of a table it reveals no more than the table would: which game it is, only to those who may see it.
    """
    preload = PagePreload()
    with contextlib.suppress(CoscaError):  # the page gets the refusal when it asks
        match [part for part in request.url.path.split("/") if part]:
            case []:
                await _add_home(services, request, preload)
            case ["quick", game]:
                await _add_quick(services, request, game, preload)
            case ["t", id]:
                await _add_table(services, request, id, preload)
            case _:
                pass
    return preload


async def _add_home(services: Services, request: Request, preload: PagePreload) -> None:
    preload.links = _links(services, "start", "home")
    user = await optional_user(request)
    preload.links = _links(services, "start", "home", *_word_parts(request, user))
    await preload.add_me(services, request, user)
    preload.add("/api/tables", await tables.open_tables(services, user))
    if user is not None:
        preload.add("/api/my/tables", await tables.my_tables(services, user))
    preload.answers["/api/games"] = documents.game_list(services.catalog).body


async def _add_quick(services: Services, request: Request, game: str, preload: PagePreload) -> None:
    preload.links = _links(services, "start", "quick", "table")
    user = await optional_user(request)
    preload.links = _links(services, "start", "quick", "table", game, *_word_parts(request, user, game))
    await preload.add_me(services, request, user)
    preload.answers["/api/games"] = documents.game_list(services.catalog).body


async def _add_table(services: Services, request: Request, id: str, preload: PagePreload) -> None:
    preload.links = _links(services, "start", "table")
    user = await optional_user(request)
    table = await get_visible_table(services.tables, id, user.id if user is not None else None)
    if user is None:
        return
    name, set, language = table.row.game, documents.component_set_id(table.game.data_name()), _language(request, user)
    path = f"/api/games/{name}/sets/{set}/whole/{language}"
    bundle_link = [f"<{path}>; rel=preload; as=fetch; crossorigin"]
    cookie, bundle = f"told_{name}", documents.table_bundle(services.catalog, name, set, language)
    tag = bundle.tag.strip('"')
    if request.cookies.get(cookie) != tag:
        # A browser that does not have it gets it with the page, and the styles too, while the connection would be idle;
        # the page requests them once more when nobody waits, and from then on the browser has them.
        preload.document, bundle_link = (path, bundle.body), []
        preload.styles = services.page.styles("table", name)
        secure = "; Secure" if services.settings.secure else ""
        preload.cookies.append(f"{cookie}={tag}; Path=/t; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{secure}")
    files = _links(services, "table", name, *_word_parts(request, user, name))
    links = [*_links(services, "start"), *bundle_link, *files]
    preload.links = [link for link in links if link.partition(">")[0].removeprefix("<") not in preload.styles]
    await preload.add_me(services, request, user)
    preload.add(f"/api/tables/{id}", await table.table_message_for(user.id))


def _language(request: Request, user: UserRow | None) -> str:
    """Return the user's language, else the browser's; the page may know better and request another then."""
    language = user.language if user is not None else None
    return language or negotiate_language(request.headers.get("accept-language", ""))


def _word_parts(request: Request, user: UserRow | None, game: str = "") -> list[str]:
    """Return the parts of the page that contain its texts in the reader's language."""
    language = _language(request, user)
    return [f"words {language}", *([f"words {language} {game}"] if game else [])]


def _links(services: Services, *parts: str) -> list[str]:
    """Return links to modules and styles of these parts: first all of `start`, then modules, which take longest."""
    page = services.page
    relations = {"js": "rel=modulepreload", "css": "rel=preload; as=style; crossorigin"}
    first = page.parts("start") if "start" in parts else []
    files = dict.fromkeys(file for part in parts for file in page.parts(part))
    ordered = sorted(files, key=lambda file: file not in first and file.endswith(".css"))
    return [f"</{file}>; {relations[file.rpartition('.')[2]]}" for file in ordered]


def respond_with_inlined_data(
    request: Request,
    page: CachedDocument,
    answers: dict[str, bytes],
    document: tuple[str, bytes] | None = None,
    styles: dict[str, bytes] | None = None,
) -> Response:
    """Return the page with the answers to its first requests by path; they are private, so it is not cached.

    The large document has an element of its own, so that the small answers are parsed at once. So has each style, whose
    link is removed from the page.
    """
    inlined = b",".join([orjson.dumps(path) + b":" + answer for path, answer in answers.items()])
    blocks, body = _block("given", b"{" + inlined + b"}"), page.body
    if document is not None:
        path, content = document
        blocks += _block("document", b"[" + orjson.dumps(path) + b"," + content + b"]")
    for file, text in (styles or {}).items():
        body = re.sub(rb'\s*<link rel="stylesheet"[^>]*href="%b">' % re.escape(file.encode()), b"", body)
        blocks += b'<script type="text/css" data-of="%b">' % file.encode() + text.replace(b"</", b"<\\/") + b"</script>"
    body = body.replace(b"</body>", blocks + b"</body>")
    headers = {"Cache-Control": NO_STORE}
    if "gzip" in request.headers.get("accept-encoding", ""):
        body = gzip.compress(body, 6, mtime=0)
        headers["Content-Encoding"] = "gzip"
    return Response(body, headers=headers, media_type=page.media_type)


def _block(id: str, json: bytes) -> bytes:
    """Return an element with JSON, escaped so that nothing inside can end the element."""
    return b'<script type="application/json" id="%b">' % id.encode() + json.replace(b"<", b"\\u003c") + b"</script>"
