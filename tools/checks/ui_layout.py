"""Measure the layout of the page.

    python -m tools.checks.ui_layout [--only NAME...] [--sizes 390x844...] [--shots FOLDER]

Plays games of known seeds in the real page and measures each situation at each size: text or controls that are cut
off, covered, or reachable by scrolling sideways only; controls under 44 pixels on sizes that are used with fingers;
text that is rendered too small. Problems are listed, and the exit code is 1; ui_layout.js defines what counts. With
`--recorded GAME --url URL`, each question that tools/fixtures/record_games.py has written is measured on web/dev.html
instead, which Vite serves at that address: kinds of questions that a game reaches seldom.
"""

from __future__ import annotations

import argparse
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Page

from cosca.games.la_famiglia.game import LaFamiglia
from tools.checks.ui_ruler import SIZES, TABLET, FindingsCache, Open, Ruler, show
from tools.harness.browser import CHROMIUM, ROOT, Visitor, running_browser, words
from tools.harness.selectors import PULL_UP
from tools.harness.server import NO_LIMITS, Server

SEATS = {1: "me", 2: "soldato", 3: "soldato", 4: "soldato"}
# Choices that lead to a bomb.
BOMBS = [order.id for order in LaFamiglia().data.orders if any(part.do == "bomb" for part in order.parts)]
SEEDS = tuple(f"{seed:064x}" for seed in (7, 11, 19, 23, 29, 31))

# One question of each kind that looks different from the others; those of one game in their order.
KINDS = (
    "setup.family", "setup.soldato", "planning.move", "planning.space", "place.area", "place.number", "order.which",
    "order.area", "influence.row", "recruit.number", "move.target", "move.number", "attack.unit",
    "strike.target", "conflict.approach", "conflict.card", "conflict.take",
)  # fmt: skip
# Asked only if a seat has two orders of one initiative, which no shipped component set has.
ENV = {**NO_LIMITS, "COSCA_REPORT_SECONDS": "2"}
PAGE = ROOT / "src" / "cosca" / "server" / "page"
LEVEL = ("encounter.which",)
GAMES = 12  # tables after which this was almost certainly asked
PAGES = {
    "home": "/",
    "lobby": "/tables",
    "new table": "/new",
    "me": "/me",
    "learn": "/learn/la_famiglia",
    "rules": "/rules/la_famiglia",
    "paste a record": "/replay",
}
# Pages of a finished game: URL, and a selector that is there once the page is ready.
AFTER = {
    "replay": ("replay#all/120", ".scrubber"),
    "study": ("study#all/120", ".prompt"),
    "report": ("report", "main h1"),
}


def open_log(page: Page) -> None:
    """Open the log as it is read at this size."""
    _tab(page, "tab.log")


def open_chat(page: Page) -> None:
    _tab(page, "tab.chat")


def open_choices(page: Page) -> None:
    """Open the list of all choices; no effect if it is always visible."""
    page.evaluate(PULL_UP)


def open_menu(page: Page) -> None:
    if not page.locator("dialog[open]").count():
        page.get_by_role("button", name=words("menu.open", _language(page))).click()
    page.locator("dialog[open]").wait_for()


# Dialogs and panels opened over a question of that kind.
BESIDE: dict[str, dict[str, Open]] = {
    "planning.move": {"log": open_log, "chat": open_chat, "choices": open_choices, "menu": open_menu},
    "conflict.card": {"conflict choices": open_choices},
}


def _tab(page: Page, name: str) -> None:
    handle = page.locator(".handle[aria-expanded=false] .way")  # other buttons cover the rest of it
    if handle.count():
        handle.click()
    page.locator("aside").get_by_role("tab", name=words(name, _language(page))).click()


def _language(page: Page) -> str:
    return page.evaluate("document.documentElement.lang")


def bombs(kind: str, texts: list[str]) -> list[str]:
    """Prefer choices that lead to a strike: a family with a bomb from the start, and orders with one."""
    families = [f"family {order.partition('.')[0]}" for order in BOMBS if ".basic." in order]
    wanted = families if kind == "setup.family" else [f"order {order}" for order in BOMBS]
    return [text for text in texts if text in wanted]


def play(ruler: Ruler, kinds: set[str], rng: Random) -> Iterator[str]:
    """Play the visitor's table to the first question of each of these kinds, and to the end."""
    visitor = ruler.visitor
    while not visitor.over():

        def there(state: dict[str, Any]) -> bool:
            return state["question"] is not None and state["question"]["kind"] in kinds

        visitor.fast_forward(there, rng, lean=bombs)
        if visitor.last("state")["question"] is None:
            break
        kind = visitor.last("state")["question"]["kind"]
        kinds.discard(kind)
        yield kind
        if not kinds:
            return


def seeded(server: Server, visitor: Visitor, made: list[str]) -> list[str]:
    """Set fixed seeds for these tables while the server is stopped, so that games are the same in every run."""
    visitor.page.goto("about:blank")
    server.stop()
    with sqlite3.connect(server.file) as database:
        database.executemany("UPDATE tables SET seed = ? WHERE id = ?", zip(SEEDS, made, strict=False))
    server.start()
    return made


def level_orders(folder: Path) -> str:
    """Return a server setting with components of which all orders have the same initiative."""
    ids = [order.id for order in LaFamiglia().data.orders]
    text = "\n".join(f'[[order]]\nid = "{id}"\ninitiative = 9' for id in ids)
    data = folder / "data"
    data.mkdir()
    (data / "orders.toml").write_text(text, encoding="utf-8")
    return f"la_famiglia={data}"


def measure_level(ruler: Ruler) -> None:
    """Measure the question that is asked only for orders of equal initiative, at the first of several tables."""
    ruler.enter()
    kinds: set[str] = {*LEVEL}
    for number in range(GAMES):
        if kinds:
            table = ruler.visitor.new_table({1: "me", 2: "random", 3: "random", 4: "random"}, start=False)["id"]
            measure_questions(
                ruler, table, kinds, Random(number), lambda kind, table: measure_question(ruler, kind, table)
            )
    if kinds:
        print(f"ui_layout: never asked: {', '.join(sorted(kinds))}", file=sys.stderr)


def measure_question(ruler: Ruler, name: str, table: str, opened: Open | None = None) -> None:
    """Measure the table with its open question."""
    ruler.measure(name, f"/t/{table}", ".prompt.asked", opened)


def measure_questions(ruler: Ruler, table: str, kinds: set[str], rng: Random, look: Callable[[str, str], None]) -> None:
    """Play the table's game and measure each of these kinds when it first comes."""
    visitor = ruler.visitor
    visitor.call("POST", f"/api/tables/{table}/start")
    visitor.page.goto("about:blank")
    visitor.forget()  # earlier frames of the table
    visitor.page.goto(f"/t/{table}")
    visitor.wait(lambda: visitor.heard("state"), why="the table")
    for kind in play(ruler, kinds, rng):
        look(kind, table)


def measure(server: Server, ruler: Ruler, only: set[str]) -> None:
    """Measure all situations, or only the named ones, that are not measured yet."""
    ruler.enter()
    visitor = ruler.visitor

    def wants(*names: str) -> bool:
        return any((not only or name in only) and ruler.left(name) for name in names)

    for name, path in PAGES.items():
        if wants(name):
            ruler.measure(name, path, "main h1")
    if wants("waiting room"):
        visitor.new_table({1: "me", 2: "open", 3: "soldato", 4: "open"}, start=False)
        ruler.measure("waiting room", f"/t/{visitor.table}", "main .primary")
    if wants("coached game"):
        visitor.page.goto("/learn/la_famiglia/first")
        visitor.asked()
        ruler.measure("coached game", f"/t/{visitor.table}", ".prompt.asked")
    kinds = {kind for kind in KINDS if wants(kind, *BESIDE.get(kind, {}))}

    def look(kind: str, table: str) -> None:
        if wants(kind):
            measure_question(ruler, kind, table)
        for name, opened in BESIDE.get(kind, {}).items():
            if wants(name):
                measure_question(ruler, name, table, opened)

    if not kinds and not wants(*AFTER, "end", "home after a game"):
        return
    for table in seeded(server, visitor, [visitor.new_table(SEATS, start=False)["id"] for _ in SEEDS]):
        measure_questions(ruler, table, kinds, Random(5), look)
        if not kinds:
            break
    if kinds:
        print(f"ui_layout: never asked: {', '.join(sorted(kinds))}", file=sys.stderr)
    if wants(*AFTER, "end", "home after a game"):
        measure_end(ruler, wants)


def measure_end(ruler: Ruler, wants: Callable[[str], bool]) -> None:
    """Measure the end of the visitor's game, and its result pages."""
    visitor = ruler.visitor
    if not visitor.over():
        visitor.fast_forward(lambda _: False, Random(3))
    table = visitor.table
    if wants("end"):
        ruler.measure("end", f"/t/{table}", ".prompt")
    if wants("home after a game"):
        ruler.measure("home after a game", "/", "main h1")
    if wants("report"):
        visitor.call("POST", f"/api/tables/{table}/report")
        visitor.wait(lambda: visitor.call("GET", f"/api/tables/{table}/report")["state"] == "made", 300, "the report")
    for name, (path, ready) in AFTER.items():
        if wants(name):
            ruler.measure(name, f"/t/{table}/{path}", ready)


def recorded(ruler: Ruler, game: str, only: set[str]) -> None:
    """Measure the recorded questions of a game."""
    for file in sorted((ROOT / "web" / ".fixtures" / game / "states").glob("*.json")):
        if not only or file.stem in only:
            ruler.measure(file.stem, f"/dev.html?game={game}&state={file.stem}&clean", ".prompt")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="*", default=[], help="situations, such as planning.move, home, end")
    parser.add_argument("--sizes", nargs="*", default=SIZES, choices=(*SIZES, TABLET))
    parser.add_argument("--language", default="en", help="of the browser: en, de, pl")
    parser.add_argument("--shots", type=Path, help="a folder for a picture of each")
    parser.add_argument(
        "--kept",
        type=Path,
        default=Path("build/ui_layout.json"),
        help="results so far; a run of the same page resumes from them",
    )
    parser.add_argument("--recorded", metavar="GAME")
    parser.add_argument("--url", default="http://localhost:5173", help="where Vite serves web/dev.html")
    args = parser.parse_args()
    if shutil.which(CHROMIUM) is None:
        print(
            "ui_layout: Chromium is not on this machine (tools/build/system_packages.py installs it)", file=sys.stderr
        )
        return 1
    if args.shots is not None:
        args.shots.mkdir(parents=True, exist_ok=True)
    sizes, only = tuple(args.sizes), set(args.only)
    cache = FindingsCache(args.kept, PAGE, args.language)
    with running_browser() as browser:
        if args.recorded:
            ruler = Ruler(browser, args.url, sizes, args.shots, args.language)
            recorded(ruler, args.recorded, only)
            return show([ruler])
        rulers: list[Ruler] = []
        for level in (False, True):
            wanted = only & set(LEVEL) if level else only - set(LEVEL)
            if only and not wanted:
                continue
            with tempfile.TemporaryDirectory() as folder:
                env = {**ENV, "COSCA_DATA": level_orders(Path(folder))} if level else ENV
                with Server(Path(folder), env=env) as server:
                    rulers.append(ruler := Ruler(browser, server.url, sizes, args.shots, args.language, cache))
                    _ = measure_level(ruler) if level else measure(server, ruler, wanted)
                    ruler.close()
        return show(rulers)


if __name__ == "__main__":
    sys.exit(main())
