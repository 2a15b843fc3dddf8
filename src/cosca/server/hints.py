"""What a page will ask for next, told with the page itself: on a slow line each question costs half a second."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass, field
from typing import Final

import orjson
from fastapi import Request, Response

from cosca.kernel.errors import CoscaError
from cosca.server import accounts, lobby, shelf
from cosca.server.access import seen_by
from cosca.server.files import Page
from cosca.server.identity import visitor
from cosca.server.refusals import accepted_language
from cosca.server.store import UserRow

A_YEAR: Final = 31_536_000  # seconds


@dataclass
class Ahead:
    """What goes along with a page."""

    links: list[str] = field(default_factory=list[str])  # of the header `Link`: what to fetch meanwhile
    answers: dict[str, bytes] = field(default_factory=dict[str, bytes])  # by address: what need not be asked
    cookies: list[str] = field(default_factory=list[str])
    document: tuple[str, bytes] | None = None  # a large answer with its address: read only when it is wanted
    styles: dict[str, bytes] = field(default_factory=dict[str, bytes])  # files by address: what need not be fetched

    def take(self, address: str, answer: Response) -> None:
        """Keeps an answer; a cookie that it sets is set with the page."""
        self.answers[address] = bytes(answer.body)
        self.cookies += [value for name, value in answer.headers.items() if name == "set-cookie"]


async def ahead(request: Request) -> Ahead:
    """What goes along with the page of the address that is asked for.

    Of a table somebody is told no more than the table would tell them: which game it is, only if they may see it.
    """
    told = Ahead()
    with contextlib.suppress(CoscaError):  # what is amiss is told to the page when it asks
        match [part for part in request.url.path.split("/") if part]:
            case []:
                await _home(request, told)
            case ["quick", game]:
                await _quick(request, game, told)
            case ["t", id]:
                await _table(request, id, told)
            case _:
                pass
    return told


async def _home(request: Request, told: Ahead) -> None:
    told.links = _files(request, "start", "home")
    user = await visitor(request)
    told.links = _files(request, "start", "home", *_words(request, user))
    told.take("/api/me", await accounts.me(request, user))
    told.take("/api/tables", await lobby.open_tables(request, user))
    if user is not None:
        told.take("/api/my/tables", await lobby.my_tables(request, user))
    told.answers["/api/games"] = shelf.games_kept(request.app.state.shelf).body


async def _quick(request: Request, game: str, told: Ahead) -> None:
    told.links = _files(request, "start", "quick", "table")
    user = await visitor(request)
    told.links = _files(request, "start", "quick", "table", game, *_words(request, user, game))
    told.take("/api/me", await accounts.me(request, user))
    told.answers["/api/games"] = shelf.games_kept(request.app.state.shelf).body


async def _table(request: Request, id: str, told: Ahead) -> None:
    told.links = _files(request, "start", "table")
    user = await visitor(request)
    table = await seen_by(request.app.state.tables, id, user.id if user is not None else None)
    if user is None:
        return
    name, set, language = table.row.game, shelf.set_id(table.game.data_name()), _language(request, user)
    address = f"/api/games/{name}/sets/{set}/whole/{language}"
    whole = f"<{address}>; rel=preload; as=fetch; crossorigin"
    cookie, kept = f"told_{name}", shelf.whole_kept(request.app.state.shelf, name, set, language)
    tag = kept.tag.strip('"')
    if request.cookies.get(cookie) != tag:
        # Who comes for the first time gets it with the page, and the styles too, while the line would be idle; the page
        # asks for them once more when nobody waits, and from then on the browser has them.
        told.document, whole = (address, kept.body), ""
        told.styles = request.app.state.page.styles("table", name)
        secure = "; Secure" if request.app.state.settings.secure else ""
        told.cookies.append(f"{cookie}={tag}; Path=/t; Max-Age={A_YEAR}; HttpOnly; SameSite=Lax{secure}")
    files = _files(request, "table", name, *_words(request, user, name))
    links = [*_files(request, "start"), *([whole] if whole else []), *files]
    told.links = [each for each in links if each.partition(">")[0].removeprefix("<") not in told.styles]
    told.take("/api/me", await accounts.me(request, user))
    told.answers[f"/api/tables/{id}"] = orjson.dumps(await table.shown_to(user.id))


def _language(request: Request, user: UserRow | None) -> str:
    """What they set, else what their browser asks for; the page may know better and asks again then."""
    return (user.language if user is not None else None) or accepted_language(
        request.headers.get("accept-language", "")
    )


def _words(request: Request, user: UserRow | None, game: str = "") -> list[str]:
    """The parts of the page that hold its words in the reader's language."""
    language = _language(request, user)
    return [f"words {language}", *([f"words {language} {game}"] if game else [])]


def _files(request: Request, *parts: str) -> list[str]:
    """Modules and styles of these parts: first all of `start`, then modules, since they take longest."""
    page: Page = request.app.state.page
    kinds = {"js": "rel=modulepreload", "css": "rel=preload; as=style; crossorigin"}
    first = page.parts("start") if "start" in parts else []
    found = dict.fromkeys(file for part in parts for file in page.parts(part))
    ordered = sorted(found, key=lambda file: file not in first and file.endswith(".css"))
    return [f"</{file}>; {kinds[file.rpartition('.')[2]]}" for file in ordered]
