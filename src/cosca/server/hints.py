"""What a page will ask for next, told with the page itself: on a slow line each question costs half a second."""

from __future__ import annotations

import contextlib
from functools import cache

from fastapi import Request

from cosca.kernel.errors import CoscaError
from cosca.server.access import seen_by
from cosca.server.files import Page
from cosca.server.identity import visitor
from cosca.server.shelf import ENGLISH, set_id, words_of
from cosca.words import available


async def ahead(request: Request) -> list[str]:
    """Links of the header `Link` for the address that is asked for.

    Of a table somebody is told no more than the table would tell them: which game it is, only if they may see it.
    """
    page: Page = request.app.state.page
    match [part for part in request.url.path.split("/") if part]:
        case []:
            return _files(page, "home")
        case ["quick", game]:
            return [*_files(page, "quick"), *_files(page, "table"), *_files(page, game)]
        case ["t", id]:
            return [*_files(page, "table"), *await _table(request, page, id)]
        case _:
            return []


async def _table(request: Request, page: Page, id: str) -> list[str]:
    with contextlib.suppress(CoscaError):  # whoever may not see it is told so by the table itself
        user = await visitor(request)
        table = await seen_by(request.app.state.tables, id, user.id if user is not None else None)
        name = table.row.game
        documents = f"/api/games/{name}/sets/{set_id(table.game.data_name())}"
        asked = ["/api/me", f"/api/tables/{id}", f"{documents}/components", f"{documents}/glossary"]
        if _only_english(name):  # else the reader's language is known to the page alone
            asked.append(f"{documents}/words/{ENGLISH}")
        if user is not None:
            return [*[f"<{each}>; rel=preload; as=fetch; crossorigin" for each in asked], *_files(page, name)]
    return []


@cache
def _only_english(game: str) -> bool:
    return available(words_of(game)) == [ENGLISH]


def _files(page: Page, part: str) -> list[str]:
    """Modules and styles of a part."""
    kinds = {"js": "rel=modulepreload", "css": "rel=preload; as=style; crossorigin"}
    return [f"</{file}>; {kinds[file.rpartition('.')[2]]}" for file in page.parts(part)]
