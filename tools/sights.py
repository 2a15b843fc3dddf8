"""What tools/pictures.py looks at: every page, recorded questions of both games, and tables on a real server."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

from boxes import open_chat, open_choices, open_log, open_menu
from browsing import Visitor, words
from playwright.sync_api import Page
from recorded import FOLDER
from ruler import Open
from serving import Server

from cosca.server.lessons import lessons_of

GAMES: Final = {"la_famiglia": 4, "corleones_empire": 3}
LOGIN: Final = {"login": "ada", "password": "correct horse"}
# The first question of a kind that comes in a coached game, and what the coach says to it.
COACHED: Final = {
    "la_famiglia": ("planning.move", "influence.row", "order.which", "move.target", "conflict.approach"),
    "corleones_empire": ("thug.business", "job.pay", "bid.card", "tribute.card"),
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
STEPS: Final = 3  # explanations at one question that are looked at


@dataclass(frozen=True)
class Sight:
    """An address, what must be there, and what is opened on it."""

    name: str
    path: str
    ready: str = "main h1"
    opened: Open | None = None


def _choose(number: int, page: Page) -> None:
    page.locator("input[name=game]").nth(number).check(force=True)


def _read_on(page: Page) -> None:
    """The next explanation, if the coach has another one before the next decision; what was read stays read."""
    page.wait_for_timeout(500)
    following = page.locator("[data-coach=next]")
    if following.count():
        following.click()


def pages(visitor: Visitor, server: Server) -> Iterator[Sight]:
    """What is not a table. The visitor has an account and is an administrator afterwards."""
    yield Sight("home of a guest", "/")
    yield Sight("account of a guest", "/me")
    yield Sight("no such page", "/nowhere")
    yield Sight("new password", "/reset#none")
    yield Sight("bring a record", "/replay")
    visitor.call("POST", "/api/account", LOGIN)
    cosca = Path(sys.executable).with_name("cosca")
    subprocess.run([sys.executable, cosca, "admin", "grant", LOGIN["login"], "--database", server.database], check=True)
    yield Sight("account", "/me")
    for number, (game, seats) in enumerate(GAMES.items()):
        yield Sight(f"new table {number + 1}", "/new", "main .primary", partial(_choose, number))
        yield Sight(f"learn {game}", f"/learn/{game}")
        yield Sight(f"rules {game}", f"/rules/{game}")
        sitting = {1: "me", 2: "open", **dict.fromkeys(range(3, seats + 1), "soldato")}
        options = {"seats": seats} if game == "corleones_empire" else {}
        made = visitor.new_table(sitting, game=game, options=options, start=False, open=True)["id"]
        yield Sight(f"waiting room {game}", f"/t/{made}", "main .primary")
    yield Sight("home", "/")
    yield Sight("lobby", "/tables")
    yield Sight("administration", "/admin")


def questions(every: bool) -> Iterator[Sight]:
    """Each question that was recorded, or one of each kind that looks different from the others."""
    for game, kinds in KINDS.items():
        for file in sorted((FOLDER / game / "states").glob("*.json")):
            if not every and file.stem not in kinds:
                continue
            name = f"{game} {file.stem}"
            path = f"/dev.html?clean#game={game}&state={file.stem}"
            yield Sight(name, path, f'body[data-shown="{name}"] .prompt h2')


def _play(visitor: Visitor, path: str, kind: str) -> None:
    """Plays the table until that is asked of the visitor, or to its end."""

    def asked(state: dict[str, Any]) -> bool:
        return (state["question"] or {}).get("kind") == kind

    visitor.page.goto(path)
    visitor.wait(lambda: visitor.heard("state"), why="the table")
    visitor.hurry(asked, Random(5))


def tables(visitor: Visitor) -> Iterator[Sight]:
    """Real tables: what is opened beside the board, the end, its replay and a study."""
    for game, seats in GAMES.items():
        options = {"seats": seats} if game == "corleones_empire" else {}
        sitting = {1: "me", **dict.fromkeys(range(2, seats + 1), "soldato")}
        path = f"/t/{visitor.new_table(sitting, game=game, options=options)['id']}"
        kind = {"la_famiglia": "order.which", "corleones_empire": "business.action"}[game]
        _play(visitor, path, kind)
        beside: dict[str, Open | None] = {
            "played": None, "log": open_log, "chat": open_chat, "choices": open_choices, "menu": open_menu,
            "help": _open_help,
        }  # fmt: skip
        for name, opened in beside.items():
            yield Sight(f"{game} {name}", path, ".prompt.asked", opened)
        yield Sight(f"{game} study", f"{path}/study#1", "[data-choice]")
        _play(visitor, path, "none")
        yield Sight(f"{game} over", path, ".prompt")
        yield Sight(f"{game} replay", f"{path}/replay#all/40", "[data-renderer]")
        yield Sight(f"{game} report", f"{path}/report")


def _open_help(page: Page) -> None:
    open_menu(page)
    page.get_by_role("button", name=words("help.open", page.evaluate("document.documentElement.lang"))).click()
    page.wait_for_timeout(300)


def lessons(visitor: Visitor) -> Iterator[Sight]:
    """Coached tables: the beginning of each lesson, and some questions of each first game."""
    for game, kinds in COACHED.items():
        for lesson in lessons_of(game):
            made = visitor.call("POST", f"/api/games/{game}/lessons/{lesson}", {"anew": True})["id"]
            path = f"/t/{made}"
            for step in range(STEPS if lesson == "first" else 2):
                yield Sight(f"{game} lesson {lesson} {step + 1}", path, ".coach", _read_on if step else None)
            for kind in kinds if lesson == "first" else ():
                _play(visitor, path, kind)
                yield Sight(f"{game} lesson {lesson} {kind}", path, ".coach")


Sights = Callable[[], Iterator[Sight]]
