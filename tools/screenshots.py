"""Takes the pictures of docs/screenshots from the running page: the main screens on a desktop and on a phone."""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from browsing import CHROMIUM, DESKTOP, PHONE, ROOT, Visitor, running_browser, words
from looks import LETTERED
from palette import small_png
from serving import UNHURRIED, Server

FOLDER = ROOT / "docs" / "screenshots"
BOTS = {1: "me", 2: "soldato", 3: "soldato", 4: "soldato"}
SIZES = {"desktop": DESKTOP, "phone": PHONE}


class Camera:
    """Takes each screen in both sizes, from the same moment of the same game."""

    def __init__(self, visitor: Visitor, folder: Path) -> None:
        self.visitor, self.folder = visitor, folder
        self.darkroom = visitor.context.new_page()

    def take(self, name: str) -> None:
        page = self.visitor.page
        for device, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            page.mouse.move(width - 1, height - 1)  # nothing is pointed at
            page.wait_for_timeout(400)
            page.evaluate(LETTERED)
            file = self.folder / f"{name}-{device}.png"
            file.write_bytes(small_png(self.darkroom, page.screenshot(animations="disabled")))
            print(f"{file.name}: {file.stat().st_size / 1000:.0f} kB", flush=True)
        page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
        page.wait_for_timeout(200)


def moment(visitor: Visitor, phase: str, round: int) -> Callable[[], bool]:
    """Whether the visitor is asked something in that phase, in that round or later."""

    def there() -> bool:
        view = visitor.last("state")["view"]
        return visitor.over() or (visitor.ask is not None and view["phase"] == phase and view["round"] >= round)

    return there


def city(visitor: Visitor, folder: Path, seed: int) -> None:
    """A game of Corleone's Empire: a turn of the third act, its bribery, the final count."""
    camera, page, rng = Camera(visitor, folder), visitor.page, Random(seed)
    visitor.new_table({1: "me", 2: "soldato", 3: "soldato"}, game="corleones_empire", options={"seats": 3})

    def asks(kind: str) -> Callable[[dict[str, Any]], bool]:
        return lambda state: (state["question"] or {}).get("kind") == kind and state["view"]["act"] > 2

    for kind, name in (("business.action", "city"), ("bid.card", "bribery")):
        visitor.hurry(asks(kind), rng)
        page.reload()  # what was missed is told once
        visitor.asked()
        camera.take(name)
    visitor.hurry(lambda _: False, rng)
    page.reload()
    page.locator(".counting").wait_for()
    camera.take("count")


def photograph(visitor: Visitor, folder: Path, seed: int) -> None:
    """One walk through the page and a game of La Famiglia."""
    camera, page, rng = Camera(visitor, folder), visitor.page, Random(seed)
    page.goto("/")
    page.get_by_role("link", name=words("home.play.la_famiglia")).wait_for()
    camera.take("home")
    page.goto("/new")
    page.get_by_role("button", name=words("new.start")).wait_for()
    camera.take("new-table")
    visitor.new_table({1: "me", 2: "open", 3: "soldato", 4: "open"}, start=False)
    page.get_by_role("button", name=words("room.start")).wait_for()
    camera.take("waiting-room")
    visitor.to_conflict(rng, BOTS)
    camera.take("conflict")
    visitor.play_until(visitor.over, rng, "script")
    page.get_by_text(words("end.revealed")).wait_for()
    camera.take("end")
    visitor.new_table(BOTS)
    visitor.asked()
    visitor.play_until(moment(visitor, "planning", 2), rng, "script")
    camera.take("planning")
    visitor.play_until(moment(visitor, "encounter", 1), rng, "script")
    camera.take("encounter")


WALKS = {"la_famiglia": photograph, "corleones_empire": city}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where to put them (default docs/screenshots)")
    parser.add_argument("--seed", type=int, default=1, help="of the visitor's choices; the server's are its own")
    parser.add_argument("--only", choices=WALKS, help="the pictures of one game")
    args = parser.parse_args()
    if shutil.which(CHROMIUM) is None:
        print("screenshots: Chromium is not on this machine (tools/debian.py installs it)", file=sys.stderr)
        return 1
    args.folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), env=UNHURRIED) as server,
        running_browser() as browser,
    ):
        visitor = Visitor(browser, server.url)
        for walk in (photograph, city) if args.only is None else (WALKS[args.only],):
            walk(visitor, args.folder, args.seed)
    if visitor.problems:
        print("screenshots: the page complained:", *visitor.problems, sep="\n  ", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
