"""Measures the boxes of the page: python tools/boxes.py [--only NAME...] [--sizes 390x844...] [--shots FOLDER]

Plays games of known seeds in the real page and measures each situation at each size: words or controls that are cut
off, that something lies over, that can be reached by scrolling sideways only; on sizes that fingers use, controls
under 44 pixels; words that are rendered too small. What is found is listed, and the exit code is 1; boxes.js says what
counts. With --recorded GAME --url URL, each question that tools/recorded.py has written is measured on web/dev.html
instead, which Vite serves at that address: kinds of questions that a game reaches seldom.
"""

from __future__ import annotations

import argparse
import shutil
import sqlite3
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from browsing import CHROMIUM, LETTERED, PULL_UP, ROOT, Visitor, running_browser, words
from playwright.sync_api import Browser, Page, TimeoutError
from serving import UNHURRIED, Server, patience

from cosca.games.la_famiglia.game import LaFamiglia

MEASURE = (ROOT / "tools" / "boxes.js").read_text(encoding="utf-8")
TOUCH = ("360x800", "390x844", "844x390")
SIZES = (*TOUCH, "1280x720", "1366x768", "1440x900", "2560x1440")
LEAST = 10.0  # pixels: the smallest letters
FINGER = 44.0  # pixels: the smallest control that a finger hits
SEATS = {1: "me", 2: "soldato", 3: "soldato", 4: "soldato"}
SEEDS = tuple(f"{seed:064x}" for seed in (7, 11, 19))

# One question of each kind that looks different from the others; those of one game come in its order.
KINDS = (
    "setup.family", "setup.soldato", "planning.move", "planning.space", "place.area", "place.number", "order.which",
    "order.area", "influence.row", "recruit.number", "move.target", "move.number", "attack.unit",
    "strike.target", "conflict.approach", "conflict.card", "conflict.take",
)  # fmt: skip
# Asked only of whoever has two orders of one initiative, which no set has that is shipped.
LEVEL = ("encounter.which",)
GAMES = 12  # in which that is asked at least once, as good as surely
PAGES = {
    "home": "/",
    "lobby": "/tables",
    "new table": "/new",
    "me": "/me",
    "rules": "/rules/la_famiglia",
}
Open = Callable[[Page], None]


@dataclass(frozen=True)
class Finding:
    """One thing that is wrong with a box."""

    size: str
    situation: str
    what: str
    who: str
    more: str

    def __str__(self) -> str:
        return f"{self.size}  {self.situation}: {self.what}: {self.who} {self.more}"


def open_log(page: Page) -> None:
    """The log, as it is read on this size."""
    _tab(page, "tab.log")


def open_chat(page: Page) -> None:
    _tab(page, "tab.chat")


def open_choices(page: Page) -> None:
    """The list of all choices; where it is always there, nothing changes."""
    page.evaluate(PULL_UP)


def open_menu(page: Page) -> None:
    page.get_by_role("button", name=words("menu.open", _language(page))).click()
    page.locator("dialog[open]").wait_for()


def _tab(page: Page, name: str) -> None:
    handle = page.locator(".handle[aria-expanded=false]")
    if handle.count():
        handle.click()
    page.locator("aside").get_by_role("tab", name=words(name, _language(page))).click()


def _language(page: Page) -> str:
    return page.evaluate("document.documentElement.lang")


class Ruler:
    """Measures the page of the visitors, one for fingers and one for a pointer, at the sizes that are theirs."""

    def __init__(
        self, browser: Browser, url: str, sizes: tuple[str, ...], shots: Path | None, language: str = "en"
    ) -> None:
        self.sizes, self.shots = sizes, shots
        self.findings: list[Finding] = []
        self.visitor = Visitor(browser, url, locale=language)
        self.finger = Visitor(browser, url, has_touch=True, locale=language)
        for each in (self.visitor, self.finger):
            each.context.set_default_timeout(1000 * patience(15))

    def enter(self) -> None:
        """Both visitors are the same guest."""
        self.visitor.call("POST", "/api/guest", {"name": "Ada"})
        cookies: Any = self.visitor.context.cookies()
        self.finger.context.add_cookies(cookies)

    def close(self) -> None:
        self.visitor.close()
        self.finger.close()

    def measure(self, situation: str, path: str, ready: str, opened: Open | None = None) -> None:
        """Measures an address at all sizes as soon as `ready` is there."""
        for visitor, sizes in ((self.visitor, set(SIZES) - set(TOUCH)), (self.finger, set(TOUCH))):
            page = visitor.page
            wanted = [size for size in self.sizes if size in sizes]
            if not wanted:
                continue
            page.goto(path)
            if path.startswith("/t/"):  # it tells what was missed once: the second look has nothing to tell
                page.locator(ready).first.wait_for()
                page.reload()
            for size in wanted:
                wide, high = (int(each) for each in size.split("x"))
                page.set_viewport_size({"width": wide, "height": high})
                try:
                    page.locator(ready).first.wait_for()
                except TimeoutError:
                    self.note(Finding(size, situation, "missing", ready, visitor.says()))
                page.evaluate(LETTERED)
                if opened:
                    opened(page)
                page.mouse.move(wide - 1, high - 1)
                page.wait_for_timeout(300)
                self.look(page, situation, size)
                if opened:
                    page.reload()  # as it was

    def measure_question(self, kind: str, table: str) -> None:
        """Measures the table, at which that is asked."""
        self.measure(kind, f"/t/{table}", ".prompt.asked")

    def note(self, finding: Finding) -> None:
        """Tells what is found at once; the same thing of several situations only the first time."""
        if all((each.size, each.what, each.who) != (finding.size, finding.what, finding.who) for each in self.findings):
            print(finding, flush=True)
        self.findings.append(finding)

    def look(self, page: Page, situation: str, size: str) -> None:
        options = {"touch": size in TOUCH, "least": LEAST, "finger": FINGER}
        for each in page.evaluate(MEASURE, options):
            self.note(Finding(size, situation, each["what"], each["who"], each["more"]))
        if self.shots is not None:
            page.screenshot(path=self.shots / f"{situation.replace(' ', '-')}-{size}.png", animations="disabled")

    def play(self, table: str, kinds: set[str], rng: Random) -> Iterator[str]:
        """Plays that table to the first question of each of these kinds that comes, and to the end."""
        while not self.visitor.over():

            def there(state: dict[str, Any]) -> bool:
                return state["question"] is not None and state["question"]["kind"] in kinds

            self.finger.page.goto("about:blank")
            self.visitor.hurry(there, rng)
            if self.visitor.last("state")["question"] is None:
                break
            kind = self.visitor.last("state")["question"]["kind"]
            kinds.discard(kind)
            yield kind
            if not kinds:
                return


def seeded(server: Server, visitor: Visitor) -> list[str]:
    """Tables whose games are the same in every run: a server draws its seeds, so they are set while it rests."""
    made = [visitor.new_table(SEATS, start=False)["id"] for _ in SEEDS]
    visitor.page.goto("about:blank")
    server.stop()
    with sqlite3.connect(server.file) as database:
        database.executemany("UPDATE tables SET seed = ? WHERE id = ?", zip(SEEDS, made, strict=True))
    server.start()
    return made


def level_orders(folder: Path) -> str:
    """Where components lie of which all orders have the same initiative, as a setting of the server."""
    ids = [order.id for order in LaFamiglia().data.orders]
    text = "\n".join(f'[[order]]\nid = "{id}"\ninitiative = 9' for id in ids)
    data = folder / "data"
    data.mkdir()
    (data / "orders.toml").write_text(text, encoding="utf-8")
    return f"la_famiglia={data}"


def measure_level(ruler: Ruler) -> Ruler:
    """What is asked only where orders are level, at the first of several tables where it is asked."""
    ruler.enter()
    kinds: set[str] = {*LEVEL}
    for number in range(GAMES):
        if kinds:
            table = ruler.visitor.new_table({1: "me", 2: "random", 3: "random", 4: "random"}, start=False)["id"]
            measure_questions(ruler, table, kinds, Random(number), ruler.measure_question)
    if kinds:
        print(f"boxes: never asked: {', '.join(sorted(kinds))}", file=sys.stderr)
    return ruler


def measure_questions(ruler: Ruler, table: str, kinds: set[str], rng: Random, look: Callable[[str, str], None]) -> None:
    """Plays the table's game and looks at each of these kinds when it first comes."""
    visitor = ruler.visitor
    visitor.call("POST", f"/api/tables/{table}/start")
    visitor.page.goto(f"/t/{table}")
    visitor.wait(lambda: visitor.heard("state"), why="the table")
    for kind in ruler.play(table, kinds, rng):
        look(kind, table)


def measure(server: Server, ruler: Ruler, only: set[str]) -> Ruler:
    """All situations, or only those named."""
    ruler.enter()
    visitor = ruler.visitor

    def wants(name: str) -> bool:
        return not only or name in only

    for name, path in PAGES.items():
        if wants(name):
            ruler.measure(name, path, "main")
    if wants("waiting room"):
        visitor.new_table({1: "me", 2: "open", 3: "soldato", 4: "open"}, start=False)
        ruler.measure("waiting room", f"/t/{visitor.table}", "main .primary")
    if wants("corleones_empire"):
        visitor.new_table({1: "me", 2: "soldato", 3: "soldato"}, game="corleones_empire", options={"seats": 3})
        ruler.measure("corleones_empire", f"/t/{visitor.table}", ".prompt.asked")
    kinds = {kind for kind in KINDS if wants(kind)}
    beside: dict[str, dict[str, Open]] = {
        "planning.move": {"log": open_log, "chat": open_chat, "choices": open_choices, "menu": open_menu},
        "conflict.card": {"conflict choices": open_choices},
    }
    for host, more in beside.items():
        if any(wants(name) for name in more):
            kinds.add(host)
    if not kinds and not wants("end"):
        return ruler

    def look(kind: str, table: str) -> None:
        if wants(kind):
            ruler.measure_question(kind, table)
        for name, opened in beside.get(kind, {}).items():
            if wants(name):
                ruler.measure(name, f"/t/{table}", ".prompt.asked", opened)

    for table in seeded(server, visitor):
        measure_questions(ruler, table, kinds, Random(5), look)
        if not kinds:
            break
    if wants("end"):
        if not visitor.over():
            ruler.finger.page.goto("about:blank")
            visitor.hurry(lambda _: False, Random(3))
        ruler.measure("end", f"/t/{visitor.table}", ".prompt")
        ruler.measure("home after a game", "/", "main")
    if kinds:
        print(f"boxes: never asked: {', '.join(sorted(kinds))}", file=sys.stderr)
    return ruler


def recorded(ruler: Ruler, game: str, only: set[str]) -> Ruler:
    """Measures the questions that were recorded of a game."""
    for file in sorted((ROOT / "web" / ".fixtures" / game / "states").glob("*.json")):
        if not only or file.stem in only:
            ruler.measure(file.stem, f"/dev.html?game={game}&state={file.stem}&clean", ".prompt")
    return ruler


def show(findings: list[Finding], sizes: tuple[str, ...]) -> int:
    """How much was found; the same thing of several situations counts once."""
    seen = {(each.size, each.what, each.who) for each in findings}
    by_size, whats = Counter(size for size, _, _ in seen), Counter(what for _, what, _ in seen)
    print("by size:", ", ".join(f"{size} {by_size[size]}" for size in sizes))
    print("by what:", ", ".join(f"{what} {count}" for what, count in whats.most_common()) or "nothing")
    return 1 if seen else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="*", default=[], help="situations, such as planning.move, home, end")
    parser.add_argument("--sizes", nargs="*", default=SIZES, choices=SIZES)
    parser.add_argument("--language", default="en", help="of the browser: en, de, pl")
    parser.add_argument("--shots", type=Path, help="a folder for a picture of each")
    parser.add_argument("--recorded", metavar="GAME")
    parser.add_argument("--url", default="http://localhost:5173", help="where Vite serves web/dev.html")
    args = parser.parse_args()
    if shutil.which(CHROMIUM) is None:
        print("boxes: Chromium is not on this machine (tools/debian.py installs it)", file=sys.stderr)
        return 1
    if args.shots is not None:
        args.shots.mkdir(parents=True, exist_ok=True)
    sizes, only = tuple(args.sizes), set(args.only)
    with running_browser() as browser:
        if args.recorded:
            ruler = Ruler(browser, args.url, sizes, args.shots, args.language)
            return show(recorded(ruler, args.recorded, only).findings, sizes)
        found: list[Finding] = []
        for level in (False, True):
            wanted = only & set(LEVEL) if level else only - set(LEVEL)
            if only and not wanted:
                continue
            with tempfile.TemporaryDirectory() as folder:
                env = {**UNHURRIED, "COSCA_DATA": level_orders(Path(folder))} if level else UNHURRIED
                with Server(Path(folder), env=env) as server:
                    ruler = Ruler(browser, server.url, sizes, args.shots, args.language)
                    ruler.findings = found
                    _ = measure_level(ruler) if level else measure(server, ruler, wanted)
        return show(found, sizes)


if __name__ == "__main__":
    sys.exit(main())
