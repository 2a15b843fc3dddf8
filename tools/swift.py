"""Measures how swift the page is: python tools/swift.py [--runs N] [--only home link way] [--list]

Chromium with a processor that is slowed four times, a server of its own with the built page, a browser that was never
here. Three ways: `home` is the home page; `link` is the seat's own table by its address over Slow 4G, as Chromium's
own tools set it; `way` is from the home page by its first button to the first decision. Times are told by the page,
from its request until it was painted, and say little on a crowded machine; bytes (as they came, compressed), layout
shift and what was loaded are exact. Nothing is asked of the page that costs it time: Playwright's own ways to wait and
to click bring 330 kB of script along and lay the page out again and again.
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

from browsing import CHROMIUM, ROOT, Visitor, running_browser
from playwright.sync_api import Browser
from serving import UNHURRIED, Server

WATCH = (ROOT / "tools" / "swift.js").read_text(encoding="utf-8")
SLOWER = 4  # times
# What Chromium's tools call Slow 4G.
SLOW_4G = {"offline": False, "latency": 562.5, "downloadThroughput": 180_000, "uploadThroughput": 84_375}
LAPTOP = (1366, 768)
SEATS = {1: "me", 2: "soldato", 3: "soldato", 4: "soldato"}
WHOLE = ("RunTask", "PerformMicrotaskCheckpoint")  # what a trace calls a task of the main thread
FIRST = "main a.primary, .hero a.primary"  # the first button of the home page
QUIET_MS = 1500  # so long nothing new is awaited at the end of a way
LOOK_MS = 100
LOOKS = 900  # until it is given up
# What belongs to a way that was not taken.
UNUSED = re.compile(r"corleones_empire|[Rr]eplay|[Ss]tudy|[Rr]eport|Admin|/words/(?!en\b)|[Rr]ulebook|/(rules|guide)\b")


@dataclass
class Run:
    """What one way through the page took."""

    ready: float = 0.0  # seconds until what the way leads to stood there, whole
    asked: float = 0.0  # seconds until the question stood there
    paint: float = 0.0  # seconds
    shift: float = 0.0  # summed up
    task: float = 0.0  # milliseconds of the longest task
    busy: float = 0.0  # milliseconds of processor time of the task that took most: what else runs here counts less
    files: dict[str, int] = field(default_factory=dict[str, int])  # bytes by address, as they came
    frames: int = 0  # bytes that the sockets brought, before they were compressed
    shifts: list[Any] = field(default_factory=list[Any])
    tasks: list[Any] = field(default_factory=list[Any])

    @property
    def size(self) -> int:
        return sum(self.files.values()) + self.frames

    @property
    def unused(self) -> list[str]:
        """What was loaded and is of no use on this way."""
        return [each for each in self.files if UNUSED.search(each)]


@dataclass(frozen=True)
class Goal:
    """One figure with its bound."""

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
    Goal("way", "home to the first decision, longest task", "ms", 200, lambda run: run.task),
    Goal("way", "the same in processor time", "ms", 200, lambda run: run.busy),
    Goal("way", "home to the first decision, transferred", "kB", 400, lambda run: run.size / 1000),
    Goal("way", "home to the first decision, layout shift", "", 0.05, lambda run: run.shift),
    Goal("way", "loaded and not used", "files", 0, lambda run: len(run.unused)),
)


class Watched:
    """A new visitor whose page is slowed and watched."""

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
        """What the page says to a line of script."""
        found = self.line.send("Runtime.evaluate", {"expression": expression, "returnByValue": True})
        return found["result"].get("value")

    def await_(self, what: str) -> None:
        """Waits until that was painted, by its name in swift.js."""
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
        """Waits until that stands, then until all is quiet, and reads what the page tells."""
        run = self.run
        self.await_(what)
        self.page.wait_for_timeout(QUIET_MS)
        told = self.ask("window.__swift")
        run.asked = told["stood"].get("asked", 0.0) / 1000
        run.ready = told["stood"][what] / 1000
        run.busy = busiest(self._browser.stop_tracing())
        run.shifts, run.tasks = told["shifts"], told["tasks"]
        run.paint = told["paint"] / 1000
        run.shift = sum(value for _, value, _ in run.shifts)
        run.task = max((duration for _, duration in run.tasks), default=0.0)
        return run

    def close(self) -> None:
        self.visitor.close()


def busiest(trace: bytes) -> float:
    """The most processor time that one task of the page's main thread took, in milliseconds."""
    events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    tasks: dict[tuple[int, int], list[float]] = {
        (each["pid"], each["tid"]): []
        for each in events
        if each["name"] == "thread_name" and each["args"]["name"] == "CrRendererMain"
    }
    for each in events:
        # What promises bring about after a task counts as one of its own: nothing comes between the two.
        if each["name"].endswith(WHOLE) and (each["pid"], each["tid"]) in tasks:
            tasks[each["pid"], each["tid"]].append(each.get("tdur", 0) / 1000)
    # Other pages are started in advance: that of the visitor has worked most.
    return max(max(tasks.values(), key=sum, default=[]), default=0.0)


def home(watched: Watched) -> Run:
    """The home page, seen for the first time."""
    watched.page.goto("/", wait_until="commit")
    return watched.reach("home")


def link(watched: Watched) -> Run:
    """The own table by its address: who sits there is known, nothing of the page is kept."""
    visitor = watched.visitor
    visitor.call("POST", "/api/guest", {"name": "Ada"})
    body = {"game": "la_famiglia", "options": {}, "open": False, "spectators": True, "start": True}
    made = visitor.call("POST", "/api/tables", {**body, "seats": {str(seat): who for seat, who in SEATS.items()}})
    watched.slow_line()
    watched.page.goto(f"/t/{made['id']}", wait_until="commit")
    return watched.reach("whole")


def way(watched: Watched) -> Run:
    """As a newcomer: the home page, its first button, the first decision."""
    watched.page.goto("/", wait_until="commit")
    watched.await_("home")
    watched.click(FIRST)
    return watched.reach("whole")


WAYS: dict[str, Callable[[Watched], Run]] = {"home": home, "link": link, "way": way}


def take(browser: Browser, url: str, name: str, size: tuple[int, int] = LAPTOP) -> Run:
    """One run of that way in a browser that was never here."""
    watched = Watched(browser, url, size)
    try:
        return WAYS[name](watched)
    finally:
        watched.close()


def show(runs: dict[str, list[Run]], listed: bool) -> int:
    """The table; 1 if a goal is missed."""
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
        print("swift: Chromium is not on this machine (tools/debian.py installs it)", file=sys.stderr)
        return 1
    wide, high = (int(each) for each in args.size.split("x"))
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), env=UNHURRIED) as server,
        running_browser() as browser,
    ):
        runs = {name: [take(browser, server.url, name, (wide, high)) for _ in range(args.runs)] for name in args.only}
    return show(runs, args.list)


if __name__ == "__main__":
    sys.exit(main())
