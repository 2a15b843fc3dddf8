"""The situations of tools/checks/ui_translations.py: every page, recorded questions of both games, and real tables."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final, Protocol

from playwright.sync_api import Page

from cosca.server.catalog.lessons import lessons_of
from tools.checks.ui_layout import open_chat, open_choices, open_log, open_menu, seeded
from tools.checks.ui_ruler import Open
from tools.fixtures.record_games import FOLDER
from tools.harness.browser import Visitor, words
from tools.harness.server import Server

GAMES: Final = {"la_famiglia": 4, "corleones_empire": 3}
LOGIN: Final = {"login": "ada", "password": "correct horse"}
SCREENS: Final = 5  # screens per long page: the rest looks like what was seen
# Real tables to look at, with everything that can be opened beside the board.
PLAYED: Final = {"la_famiglia": "order.which", "corleones_empire": "business.action"}
# Questions of a coached game to look at: what the coach explains since the previous one, else his advice.
COACHED: Final = {
    "la_famiglia": (
        "planning.move",
        "order.which",
        "move.target",
        "conflict.approach",
        "conflict.card",
        "influence.row",
    ),
    "corleones_empire": ("business.action", "thug.business", "abilities", "job.pay", "bid.card", "tribute.card"),
}
KINDS: Final = {
    "la_famiglia": (
        "setup.family", "planning.move", "planning.space", "place.number", "order.which", "order.area",
        "influence.row", "move.target", "conflict.approach", "conflict.card", "conflict.take", "tiles.recruitment",
        "agitate.number", "pentito", "end",
    ),
    "corleones_empire": (
        "business.action", "thug.business", "member.place", "abilities", "jobs.which", "job.pay", "gun_down.figure",
        "bid.card", "bribe.ally", "tribute.card", "end",
    ),
}  # fmt: skip


@dataclass(frozen=True)
class PageView:
    """A URL, a selector that must be there, and what is opened on it; `static`: a reload changes the language."""

    name: str
    path: str
    ready: str = "main h1"
    opened: Open | None = None
    screens: int = SCREENS
    static: bool = False


class Walk(Protocol):
    """The visitor who looks at all situations, and what was looked at before."""

    visitor: Visitor

    def wants(self, *names: str) -> bool:
        """Return whether anything is left to look at there, so that it is worth going there."""
        ...

    def went(self, name: str) -> None:
        """Record that everything there was looked at."""
        ...


def _choose(number: int, page: Page) -> None:
    page.locator("input[name=game]").nth(number).check(force=True)


def _give_up(address: str, page: Page) -> None:
    with page.expect_response(lambda response: response.url.endswith(f"{address}/answer")):
        page.locator(".task button").click()
    page.locator("section h2").wait_for()


def pages(walk: Walk, server: Server) -> Iterator[PageView]:
    """Look at pages other than tables. The visitor has an account and is an administrator afterwards."""
    visitor = walk.visitor
    yield PageView("home of a guest", "/")
    yield PageView("account of a guest", "/me")
    yield PageView("no such page", "/nowhere")
    yield PageView("new password", "/reset#none")
    yield PageView("bring a record", "/replay")
    visitor.call("POST", "/api/account", LOGIN)
    cosca = Path(sys.executable).with_name("cosca")
    subprocess.run([sys.executable, cosca, "admin", "grant", LOGIN["login"], "--database", server.database], check=True)
    yield PageView("account", "/me")
    for number, (game, seats) in enumerate(GAMES.items()):
        yield PageView(f"new table {number + 1}", "/new", "main .primary", partial(_choose, number))
        yield PageView(f"learn {game}", f"/learn/{game}")
        yield PageView(f"rules {game}", f"/rules/{game}")
        sitting = {1: "me", 2: "open", **dict.fromkeys(range(3, seats + 1), "soldato")}
        options = {"seats": seats} if game == "corleones_empire" else {}
        made = visitor.new_table(sitting, game=game, options=options, start=False, open=True)["id"]
        yield PageView(f"waiting room {game}", f"/t/{made}", "main .primary")
        puzzle = visitor.call("GET", f"/api/puzzles/next/{game}")["id"]
        yield PageView(f"puzzle {game}", f"/puzzle/{puzzle}", ".prompt.asked")
        solved = partial(_give_up, f"/api/puzzles/{puzzle}")
        yield PageView(f"solution {game}", f"/puzzle/{puzzle}", ".prompt.asked", solved)
    yield PageView("puzzles", "/puzzles", "main h2")
    yield PageView("home", "/")
    yield PageView("lobby", "/tables")
    yield PageView("administration", "/admin")


def questions(every: bool) -> Iterator[PageView]:
    """Look at each recorded question, or one of each kind that looks different from the others."""
    for game, kinds in KINDS.items():
        for file in sorted((FOLDER / game / "states").glob("*.json")):
            if not every and file.stem not in kinds:
                continue
            name = f"{game} {file.stem}"
            path = f"/dev.html?clean#game={game}&state={file.stem}"
            yield PageView(name, path, f'body[data-shown="{name}"] .prompt h2', screens=1)


def _sitting(game: str) -> dict[str, Any]:
    """Create a table of the game with as many seats as needed."""
    seats = GAMES[game]
    options = {"seats": seats} if game == "corleones_empire" else {}
    return {"seats": {1: "me", **dict.fromkeys(range(2, seats + 1), "soldato")}, "game": game, "options": options}


def tables(walk: Walk, server: Server) -> Iterator[PageView]:
    """Look at real tables: panels beside the board, the end, its replay, a study and the report."""
    visitor = walk.visitor
    beside: dict[str, Open | None] = {
        "played": None, "log": open_log, "chat": open_chat, "choices": open_choices, "menu": open_menu,
        "help": _open_help,
    }  # fmt: skip
    after = {
        "study": ("study#all/40", ".prompt"),
        "replay": ("replay#all/40", ".scrubber"),
        "report": ("report", "main h1"),
    }
    made = [visitor.new_table(**_sitting(game), start=False)["id"] for game in GAMES]
    for game, table in zip(GAMES, seeded(server, visitor, made), strict=True):
        path = f"/t/{table}"
        if not walk.wants(*[f"{game} {name}" for name in (*beside, "over", *after)]):
            continue
        visitor.call("POST", f"/api/tables/{table}/start")
        if walk.wants(*[f"{game} {name}" for name in beside]):
            _play(visitor, path, {PLAYED[game]})
            for name, opened in beside.items():
                screens = 2 if name in ("log", "menu", "help") else 1
                yield PageView(f"{game} {name}", path, ".prompt.asked", opened, screens)
        _play(visitor, path, set())
        yield PageView(f"{game} over", path, ".prompt")
        if walk.wants(f"{game} report"):
            visitor.call("POST", f"{path.replace('/t/', '/api/tables/')}/report")
            state = lambda table=table: visitor.call("GET", f"/api/tables/{table}/report")["state"]  # noqa: E731
            visitor.wait(lambda state=state: state() == "made", 300, "the report")
        for name, (part, ready) in after.items():
            yield PageView(f"{game} {name}", f"{path}/{part}", ready, None, SCREENS if name == "report" else 1)


def _play(visitor: Visitor, path: str, kinds: set[str]) -> str:
    """Play the table until the visitor is asked one of these kinds, or to its end; return what is asked then."""

    def kind(state: dict[str, Any]) -> str:
        return (state["question"] or {"kind": ""})["kind"]

    visitor.fast_forward(lambda state: kind(state) in kinds, Random(5), at=visitor.url + path)
    return kind(visitor.last("state"))


def _open_help(page: Page) -> None:
    open_menu(page)
    name = words("help.open", page.evaluate("document.documentElement.lang"))
    page.locator("dialog[open]").get_by_role("button", name=name).click()
    page.wait_for_timeout(300)


def lessons(walk: Walk, _: Server) -> Iterator[PageView]:
    """Look at coached tables: the start of each lesson; of whole games also explanations and advice."""
    visitor = walk.visitor
    for game, kinds in COACHED.items():
        for lesson in lessons_of(game):
            name = f"{game} lesson {lesson}"
            if not walk.wants(name):
                continue
            made = visitor.call("POST", f"/api/games/{game}/lessons/{lesson}", {"anew": True})["id"]
            path, left = f"/t/{made}", {*kinds}
            yield PageView(f"{name} begins", path, "[data-saying]", None, 1)
            while lesson == "first" and (kind := _play(visitor, path, left)):
                left.discard(kind)
                yield PageView(f"{name} {kind}", path, ".coach [data-saying]", None, 1)
                _read_on(visitor.page)
            if lesson == "first":
                yield PageView(f"{name} over", path, ".coach [data-saying], .coach [data-done]", None, 1)
            walk.went(name)


def _read_on(page: Page) -> None:
    """Mark everything that the coach explains here as read: the next question has something new, or only his advice."""
    page.locator(".coach [data-saying]").first.wait_for()
    more = page.locator("[data-coach=next], [data-coach=show]")
    while more.count():
        more.first.click()
        page.wait_for_timeout(100)
