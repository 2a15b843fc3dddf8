"""Measure how fast the page loads: python -m bench.page_load [--runs N] [--only home link empire way] [--list]

Chromium with a CPU throttled four times, its own server with the built page, and a fresh browser. Four paths: `home`
is the home page; `link` and `empire` are the URL of the visitor's own table of La Famiglia and of Corleone's Empire
over Slow 4G, as Chromium's tools define it; `way` leads from the home page by its first button to the first decision.
The page reports times from its request to its paint, which mean little on a busy machine; bytes (compressed), layout
shift and the list of loaded files are exact. Nothing is asked of the page that costs it time: Playwright's own ways to
wait and click load 330 kB of script and lay the page out repeatedly.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser

from tools.harness.browser import CHROMIUM, ROOT, Visitor, running_browser
from tools.harness.server import NO_LIMITS, Server

WATCH = (ROOT / "bench" / "page_load.js").read_text(encoding="utf-8")
SLOWER = 4  # CPU throttling factor
# Slow 4G, as Chromium's tools define it.
SLOW_4G = {"offline": False, "latency": 562.5, "downloadThroughput": 180_000, "uploadThroughput": 84_375}
LAPTOP = (1366, 768)
SEATS = {1: "me", 2: "soldato", 3: "soldato", 4: "soldato"}
WHOLE = ("RunTask", "PerformMicrotaskCheckpoint")  # names of a task of the main thread in a trace
FIRST = "main a.primary, .hero a.primary"  # the first button of the home page
QUIET_MS = 1500  # milliseconds without requests after which a path is complete
LOOK_MS = 100
LOOKS = 900  # polls until the wait is given up
OTHER_GAME = {"la_famiglia": "corleones_empire", "corleones_empire": "la_famiglia"}
# Files that belong to a path that was not taken.
UNUSED = re.compile(r"[Rr]eplay|[Ss]tudy|[Rr]eport|Admin|/words/(?!en\b)|[Rr]ulebook|/(rules|guide)\b")


@dataclass
class Run:
    """Measurements of one path through the page."""

    game: str = "la_famiglia"
    ready: float = 0.0  # seconds until the destination was complete
    asked: float = 0.0  # seconds until the question was shown
    paint: float = 0.0  # seconds
    shift: float = 0.0  # cumulative layout shift
    task: float = 0.0  # milliseconds of the longest task
    busy: float = 0.0  # milliseconds of processor time of the busiest task: other work on the machine counts less
    files: dict[str, int] = field(default_factory=dict[str, int])  # bytes by URL, compressed
    frames: int = 0  # bytes of WebSocket frames, before compression
    shifts: list[Any] = field(default_factory=list[Any])
    tasks: list[Any] = field(default_factory=list[Any])

    @property
    def size(self) -> int:
        return sum(self.files.values()) + self.frames

    @property
    def unused(self) -> list[str]:
        """Return files that were loaded without need on this path."""
        return [each for each in self.files if OTHER_GAME[self.game] in each or UNUSED.search(each)]


@dataclass(frozen=True)
class Goal:
    """One figure with its limit."""

    way: str
    name: str
    unit: str
    bound: float
    of: Callable[[Run], float]


GOALS = (
    Goal("home", "home, first paint", "s", 0.5, lambda run: run.paint),
    Goal("home", "home, layout shift", "", 0.05, lambda run: run.shift),
    Goal("link", "question from a link over Slow 4G", "s", 3.0, lambda run: run.asked),
    Goal("link", "table from a link over Slow 4G, whole", "s", 3.0, lambda run: run.ready),
    Goal("link", "table from a link, layout shift", "", 0.05, lambda run: run.shift),
    Goal("link", "table from a link, longest task", "ms", 200, lambda run: run.task),
    Goal("link", "the same in processor time", "ms", 200, lambda run: run.busy),
    Goal("empire", "Corleone's Empire from a link, question", "s", 3.0, lambda run: run.asked),
    Goal("empire", "Corleone's Empire from a link, whole", "s", 3.0, lambda run: run.ready),
    Goal("empire", "Corleone's Empire from a link, shift", "", 0.05, lambda run: run.shift),
    Goal("empire", "Corleone's Empire from a link, task", "ms", 200, lambda run: run.task),
    Goal("empire", "the same in processor time", "ms", 200, lambda run: run.busy),
    Goal("way", "home to the first decision, longest task", "ms", 200, lambda run: run.task),
    Goal("way", "the same in processor time", "ms", 200, lambda run: run.busy),
    Goal("way", "home to the first decision, transferred", "kB", 400, lambda run: run.size / 1000),
    Goal("way", "home to the first decision, layout shift", "", 0.05, lambda run: run.shift),
    Goal("way", "loaded and not used", "files", 0, lambda run: len(run.unused)),
)


class Watched:
    """A new visitor whose page is throttled and traced."""

    def __init__(self, browser: Browser, url: str, size: tuple[int, int] = LAPTOP) -> None:
        self.visitor = Visitor(browser, url, size)
        self.visitor.context.add_init_script(WATCH)
        self.page = self.visitor.page
        self.run = Run()
        browser.start_tracing(page=self.page, categories=["toplevel", "devtools.timeline", "__metadata"])
        self._browser = browser
        self._names: dict[str, str] = {}
        self.line = self.visitor.context.new_cdp_session(self.page)
        self.line.send("Network.enable")
        self.line.on("Network.responseReceived", self._came)
        self.line.on("Network.loadingFinished", self._loaded)
        self.line.on("Network.webSocketFrameReceived", self._frame)
        self.line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})

    def slow_line(self) -> None:
        self.line.send("Network.emulateNetworkConditions", SLOW_4G)

    def _came(self, event: dict[str, Any]) -> None:
        address = urlsplit(event["response"]["url"])
        self._names[event["requestId"]] = address.path if address.scheme.startswith("http") else ""

    def _loaded(self, event: dict[str, Any]) -> None:
        name = self._names.get(event["requestId"], "")
        if name:
            self.run.files[name] = self.run.files.get(name, 0) + int(event["encodedDataLength"])

    def _frame(self, event: dict[str, Any]) -> None:
        self.run.frames += len(event["response"]["payloadData"].encode())

    def ask(self, expression: str) -> Any:
        """Return the result of a line of script in the page."""
        answer = self.line.send("Runtime.evaluate", {"expression": expression, "returnByValue": True})
        return answer["result"].get("value")

    def await_(self, what: str) -> None:
        """Wait until that element was painted, by its name in page_load.js."""
        for _ in range(LOOKS):
            if self.ask(f"Boolean(window.__swift?.stood.{what})"):
                return
            self.page.wait_for_timeout(LOOK_MS)
        raise TimeoutError(what)

    def click(self, what: str) -> None:
        box = f"document.querySelector({json.dumps(what)}).getBoundingClientRect()"
        x, y = (self.ask(f"{box}.{side} + {box}.{size} / 2") for side, size in (("left", "width"), ("top", "height")))
        for kind in ("mousePressed", "mouseReleased"):
            self.line.send(
                "Input.dispatchMouseEvent", {"type": kind, "x": x, "y": y, "button": "left", "clickCount": 1}
            )

    def reach(self, what: str) -> Run:
        """Wait until that element is there and the page is idle, and read the page's figures."""
        run = self.run
        self.await_(what)
        self.page.wait_for_timeout(QUIET_MS)
        figures = self.ask("window.__swift")
        run.asked = figures["stood"].get("asked", 0.0) / 1000
        run.ready = figures["stood"][what] / 1000
        run.busy = busiest(self._browser.stop_tracing())
        run.shifts, run.tasks = figures["shifts"], figures["tasks"]
        run.paint = figures["paint"] / 1000
        run.shift = sum(value for _, value, _ in run.shifts)
        run.task = max((duration for _, duration in run.tasks), default=0.0)
        return run

    def close(self) -> None:
        self.visitor.close()


def busiest(trace: bytes) -> float:
    """Return the most processor time of one task of the page's main thread, in milliseconds."""
    events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    tasks: dict[tuple[int, int], list[float]] = {
        (event["pid"], event["tid"]): []
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    for event in events:
        # Microtasks after a task count as part of it: nothing runs between the two.
        if event["name"].endswith(WHOLE) and (event["pid"], event["tid"]) in tasks:
            tasks[event["pid"], event["tid"]].append(event.get("tdur", 0) / 1000)
    # Chromium starts spare renderers: the visitor's page is the busiest.
    return max(max(tasks.values(), key=sum, default=[]), default=0.0)


def home(watched: Watched) -> Run:
    """Measure the first visit of the home page."""
    watched.page.goto("/", wait_until="commit")
    return watched.reach("home")


def link(watched: Watched, game: str = "la_famiglia") -> Run:
    """Measure the link to the own table: the player is known, nothing of the page is cached."""
    visitor = watched.visitor
    watched.run.game = game
    visitor.call("POST", "/api/guest", {"name": "Ada"})
    body = {"game": game, "options": {}, "open": False, "spectators": True, "start": True}
    made = visitor.call("POST", "/api/tables", {**body, "seats": {str(seat): who for seat, who in SEATS.items()}})
    watched.slow_line()
    watched.page.goto(f"/t/{made['id']}", wait_until="commit")
    return watched.reach("whole")


def empire(watched: Watched) -> Run:
    """Measure the same for a table of Corleone's Empire."""
    return link(watched, "corleones_empire")


def way(watched: Watched) -> Run:
    """Measure the path of a newcomer: the home page, its first button, the first decision."""
    watched.page.goto("/", wait_until="commit")
    watched.await_("home")
    watched.click(FIRST)
    return watched.reach("whole")


WAYS: dict[str, Callable[[Watched], Run]] = {"home": home, "link": link, "empire": empire, "way": way}


def take(browser: Browser, url: str, name: str, size: tuple[int, int] = LAPTOP) -> Run:
    """Measure one run of a path in a fresh browser."""
    watched = Watched(browser, url, size)
    try:
        return WAYS[name](watched)
    finally:
        watched.close()


def show(runs: dict[str, list[Run]], listed: bool) -> int:
    """Print the table; return 1 if a goal is missed."""
    missed = 0
    print(f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores, processor slowed {SLOWER} times")
    print(f"{'':44}{'goal':>12}{'median':>12}{'least':>12}")
    for goal in GOALS:
        values = sorted(goal.of(run) for run in runs.get(goal.way, ()))
        if values:
            missed += median(values) > goal.bound
            print(f"{goal.name:44}{goal.bound:>6g} {goal.unit:5}{median(values):>12.3g}{values[0]:>12.3g}")
    for name, taken in runs.items():
        for each in taken[-1].unused:
            print(f"{name}: loaded and not used: {each}")
        if listed:
            run = taken[-1]
            print(
                f"\n{name}: {run.size / 1000:.1f} kB (sockets {run.frames / 1000:.1f}), ready after {run.ready:.1f} s"
            )
            for address, size in sorted(run.files.items(), key=lambda each: -each[1]):
                print(f"{size:>9}  {address}")
            print("tasks (start, ms):", ", ".join(f"{start:.0f}: {took:.0f}" for start, took in run.tasks))
            for start, value, moved in run.shifts:
                print(f"shift {value:.4f} at {start:.0f}: {', '.join(moved)}")
    return 1 if missed else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--only", nargs="*", default=list(WAYS), choices=list(WAYS))
    parser.add_argument("--size", default="x".join(map(str, LAPTOP)), help="of the window, such as 390x844")
    parser.add_argument("--list", action="store_true", help="each file, long task and shift of the last run")
    args = parser.parse_args()
    if shutil.which(CHROMIUM) is None:
        print(
            "page_load: Chromium is not on this machine (tools/build/system_packages.py installs it)", file=sys.stderr
        )
        return 1
    wide, high = (int(each) for each in args.size.split("x"))
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), env=NO_LIMITS) as server,
        running_browser() as browser,
    ):
        runs = {name: [take(browser, server.url, name, (wide, high)) for _ in range(args.runs)] for name in args.only}
    return show(runs, args.list)


if __name__ == "__main__":
    sys.exit(main())
