"""A person at a browser: what the page shows, what its sockets carried, and how to play."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Literal

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    TimeoutError,
    WebSocket,
    sync_playwright,
)

from cosca.i18n import Speaker, message_id
from tools.harness.frame_reader import FrameReader
from tools.harness.guests import Guest, Lean, SeatClient, all_alike, play_fast
from tools.harness.selectors import LOOK, PULL_UP, SHOWS

ROOT = Path(__file__).resolve().parents[2]
CHROMIUM = "chromium"  # Debian's
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

# Animations off: a test waits for what it needs, never for motion. No coach: tips and warnings would cover buttons.
SETTINGS = {"speed": "off", "coach": False}
SLOW = float(os.environ.get("COSCA_SLOW", "1"))  # CPU throttling factor of the page
DESKTOP = (1440, 900)
PHONE = (390, 844)

# A press is lost if a new question arrives at that moment: then it is repeated.
PRESSES = 3
TICK = 0.04  # seconds between two looks

# What a console may say on a busy machine although nothing is wrong.
EXPECTED = (
    "preloaded using link preload but not used",  # it is used later than Chromium expects
    r"409 .*/(odds|why)/\d",  # asked about a question that was answered before the request arrived
)

How = Literal["mixed", "list", "board", "script"]


@contextmanager
def running_browser() -> Iterator[Browser]:
    """Run headless Chromium."""
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=shutil.which(CHROMIUM), args=FLAGS)
        yield started
        started.close()


@cache
def _page(language: str) -> Speaker:
    return Speaker([ROOT / "web" / "src" / "words"], language, strict=True)


def words(key: str, language: str = "en", **values: Any) -> str:
    """Return a text of the page by its key, so that a test does not depend on its wording."""
    return _page(language).say(message_id(key), values)


def table_id(url: str) -> str:
    """Return the id in the URL of a table, which may carry an invitation."""
    return url.split("/t/")[1].split("#")[0].split("?")[0]


class Visitor:
    """One browser context with one page. All frames of its sockets are in `wire`."""

    def __init__(self, browser: Browser, url: str, size: tuple[int, int] = DESKTOP, **options: Any) -> None:
        self.url = url
        self.wire: list[tuple[str, str]] = []  # every frame with its direction, "in" or "out"
        self._held: list[FrameReader] = []  # for each socket
        self._sockets: list[int] = []  # for each frame of `wire`: which socket it came over
        self._states: list[dict[str, Any]] = []  # those read so far
        self._states_read = 0
        self.problems: list[str] = []
        viewport: Any = {"width": size[0], "height": size[1]}
        self.context: BrowserContext = browser.new_context(viewport=viewport, base_url=url, **options)
        self.context.set_default_timeout(90_000)  # ms: a busy machine may be slow
        key, kept = json.dumps("cosca.settings"), json.dumps(json.dumps(SETTINGS))
        self.context.add_init_script(
            f"location.protocol === 'http:' && (localStorage.getItem({key}) ?? localStorage.setItem({key}, {kept}))"
        )
        self.missed: list[str] = []  # elements that were lit but covered
        self.page = self.tab()

    def tab(self) -> Page:
        """Open another page in the same context."""
        page = self.context.new_page()
        page.on("websocket", self._socket)
        page.on("pageerror", lambda error: self.problems.append(f"uncaught: {error}"))
        page.on("console", self._on_console)
        if SLOW > 1:
            self.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOW})
        return page

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning"):
            return
        problem = f"{message.text} {message.location.get('url', '')}".rstrip()
        if not any(re.search(pattern, problem) for pattern in EXPECTED):
            self.problems.append(problem)

    def _socket(self, socket: WebSocket) -> None:
        number = len(self._held)
        self._held.append(FrameReader())
        socket.on("framereceived", lambda frame: self._frame(number, "in", text(frame)))
        socket.on("framesent", lambda frame: self._frame(number, "out", text(frame)))

    def _frame(self, socket: int, way: str, frame: str) -> None:
        self.wire.append((way, frame))
        self._sockets.append(socket)

    def forget(self) -> None:
        """Forget all frames so far."""
        self.wire.clear()
        self._sockets.clear()
        self._states.clear()
        self._states_read = 0

    # ---------------------------------------------------------------- the wire

    @property
    def received(self) -> list[str]:
        return [frame for way, frame in self.wire if way == "in"]

    @property
    def sent(self) -> list[str]:
        return [frame for way, frame in self.wire if way == "out"]

    def heard(self, kind: str) -> list[dict[str, Any]]:
        """Return all received messages of a type, in order; a `state` with its resulting snapshot."""
        if kind == "state":
            return self._read_states()
        messages = [json.loads(frame) for frame in self.received if f'"type":"{kind}"' in frame[:80]]
        return [message for message in messages if message["type"] == kind]

    def last(self, kind: str) -> dict[str, Any]:
        """Return the last message of a type, as `heard` does."""
        if kind == "state" and self._read_states():
            return self._states[-1]
        for way, frame in reversed(self.wire):
            if way == "in" and f'"type":"{kind}"' in frame[:80]:
                return json.loads(frame)
        raise AssertionError(f"no message {kind} was received")

    def _read_states(self) -> list[dict[str, Any]]:
        for at, (way, frame) in enumerate(self.wire[self._states_read :], self._states_read):
            if way == "in" and '"type":"state"' in frame[:80]:
                self._states.append(self._held[self._sockets[at]].take(json.loads(frame)))
        self._states_read = len(self.wire)
        return self._states

    def wait(self, what: Callable[[], object], seconds: float = 30.0, why: str = "") -> None:
        """Let the page run until `what` returns something true."""
        for _ in range(int(seconds / TICK)):
            if what():
                return
            self.page.wait_for_timeout(1000 * TICK)
        raise AssertionError(f"not within {seconds:.0f} s: {why or what}; the page shows: {self.says()}")

    def says(self) -> str:
        return " ".join(self.page.locator("aside, body").last.inner_text().split())[:600]

    # ---------------------------------------------------------------- tables

    @property
    def table(self) -> str:
        """The id of the table on the page."""
        return table_id(self.page.url)

    def call(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """Send a request as the page would, with its cookie and token, and return the answer."""
        token = self.context.request.get(f"{self.url}/api/me").json()["token"]
        headers = {"Origin": self.url, "X-Cosca-Token": token}
        answer = self.context.request.fetch(f"{self.url}{path}", method=method, data=body, headers=headers)
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json() if "json" in answer.headers.get("content-type", "") else answer.text()

    def new_table(self, seats: dict[int, str], **more: Any) -> dict[str, Any]:
        """Create a table by the API and open it in the page."""
        if self.call("GET", "/api/me")["user"] is None:
            self.call("POST", "/api/guest", {"name": "Ada"})
        body = {"game": "la_famiglia", "options": {}, "open": False, "spectators": True, "start": True, **more}
        made = self.call("POST", "/api/tables", {**body, "seats": {str(seat): who for seat, who in seats.items()}})
        self.page.goto(f"/t/{made['id']}")
        return made

    def quick_table(self) -> None:
        """Go from the home page to the first decision, as a new visitor does."""
        self.page.goto("/")
        self.page.get_by_role("link", name=words("home.play.la_famiglia"), exact=True).click()
        self.asked()

    def friend(self, other: Visitor, seat: int, name: str) -> None:
        """Let another visitor join this table by its invitation and sit down."""
        invite = self.call("GET", f"/api/tables/{self.table}")["invite"].rsplit("#", 1)[-1]
        other.call("POST", "/api/guest", {"name": name})
        other.call("POST", f"/api/tables/{self.table}/join", {"invite": invite})
        other.call("POST", f"/api/tables/{self.table}/seats/{seat}", {"player": "me"})
        other.page.goto(f"/t/{self.table}")

    def start(self) -> None:
        """Start the game of the table."""
        self.call("POST", f"/api/tables/{self.table}/start")

    # ---------------------------------------------------------------- play

    @property
    def ask(self) -> dict[str, Any] | None:
        """The open question of this visitor, with the act number that its answer carries."""
        state = self.last("state")
        return None if state["question"] is None else {**state["question"], "act": state["act"]}

    def asked(self) -> None:
        """Wait until the newest question is on the screen and the page accepts presses for it."""

        def so() -> bool:
            ask = self.ask if self._read_states() else None
            return ask is not None and self.page.locator(SHOWS.format(act=ask["act"])).count() > 0

        self.wait(so, why="a decision on the screen")

    def next_asked(self, last: dict[str, Any] | None) -> dict[str, Any]:
        """Wait until another question than the last is on the screen, and return it."""
        self.wait(lambda: self.ask not in (last, None), seconds=90, why="the next question")
        self.asked()
        assert self.ask is not None
        return self.ask

    def settled(self, page: Page | None = None) -> None:
        """Wait until the page accepts presses: a new question accepts none for a moment."""
        (page or self.page).locator(".shell[data-fresh]").wait_for(state="detached")

    def button(self, key: str, **values: Any) -> None:
        """Click the button of that name as soon as the page accepts presses."""
        wanted = self.page.get_by_role("button", name=words(key, **values)).first
        wanted.wait_for()
        self.settled()
        wanted.click()

    def from_menu(self, key: str) -> None:
        """Choose an entry of the menu and confirm it."""
        self.button("menu.open")
        self.button(key)
        self.page.locator("dialog .danger").click()

    def press(self, target: Locator) -> None:
        """Press something that sends a choice, and wait until the server has accepted it."""
        since = len(self.wire)
        for _ in range(PRESSES):
            target.wait_for()
            self.settled()
            target.click()
            if self.went(since):
                return
        raise AssertionError(f"{target} was pressed and nothing was sent; the page says: {self.says()}")

    def over(self) -> bool:
        return self.last("table")["status"] == "over"

    def look(self) -> dict[str, Any]:
        """Return the `choices` of the list and the `lit` elements of the board."""
        seen = self.page.evaluate(LOOK)
        assert not seen["broken"], seen["broken"]
        return seen

    def step(self, rng: Random, how: How = "mixed", prefer: Callable[[list[str]], str | None] | None = None) -> bool:
        """Make one decision if there is one on the screen; return whether there was."""
        if how in ("list", "script"):
            self.page.evaluate(PULL_UP)
        seen = self.look()
        choices: list[str] = seen["choices"]
        if not choices:
            return False
        sent = len(self.wire)
        if seen["lit"] and (how == "board" or (how == "mixed" and rng.random() < 0.5)):
            element = rng.choice(seen["lit"])
            try:
                self.lit(element).click(timeout=3000)
            except TimeoutError:
                self.missed.append(element)
            if self.went(sent):
                return True
            choices = self.look()["choices"] or choices  # several touch it: the list shows only these
        choice = (prefer and prefer(choices)) or rng.choice(choices)
        button = self.page.locator(f".choices [data-choice={json.dumps(choice)}]")
        for _ in range(PRESSES):
            if how == "script":
                button.evaluate("each => each.click()")
            else:
                button.click()
            if self.went(sent):
                return True
            self.settled()
        raise AssertionError(f"{choice!r} was clicked and nothing was sent; the page says: {self.says()}")

    def lit(self, element: str) -> Locator:
        """Return an element of the board that can be chosen now."""
        return self.page.locator(f"[data-renderer] .can[data-element={json.dumps(element)}]:visible").first

    def went(self, since: int) -> bool:
        """Return whether a choice was sent since that frame and accepted; confirm it where the page asks."""
        for _ in range(25):
            messages = [json.loads(frame) for way, frame in self.wire[since:] if way == "out" and '"choose"' in frame]
            if messages:
                self._taken(messages[-1], since)
                return True
            sure = self.page.locator("dialog[open] .primary")
            if sure.count():
                self.settled()
                with suppress(TimeoutError):  # what comes from others closes it
                    sure.click(timeout=3000)
            self.page.wait_for_timeout(10)
        return False

    def _taken(self, message: dict[str, Any], since: int) -> None:
        """Wait until the server has acknowledged the message, which was sent after that frame."""

        def answers() -> list[str]:
            return [frame for way, frame in self.wire[since:] if way == "in" and message["id"] in frame]

        self.wait(answers, why=f"the answer to {message}")
        assert not any('"error"' in frame for frame in answers()), answers()

    def play_until(
        self, done: Callable[[], object], rng: Random, how: How = "mixed", most: int = 600, seconds: float = 90.0,
        prefer: Callable[[list[str]], str | None] | None = None,
    ) -> int:  # fmt: skip
        """Play until `done`, waiting for the others in between; return the number of decisions."""
        steps = idle = 0
        while not done():
            if self.step(rng, how, prefer):
                steps, idle = steps + 1, 0
                assert steps <= most, f"{most} decisions and still not there"
            else:
                idle += 1
                assert idle * TICK < seconds, f"nobody asks for anything; the page says: {self.says()}"
                self.page.wait_for_timeout(1000 * TICK)
        return steps

    def fast_forward(
        self, until: Callable[[dict[str, Any]], object], rng: Random, *others: tuple[int, Visitor], at: str = "",
        lean: Lean = all_alike,
    ) -> None:  # fmt: skip
        """Play seat 1, and the seats of others, over separate connections until `until` holds for seat 1's state.

        The pages are closed meanwhile, so that nothing is rendered.
        """
        seated = [(1, self), *others]
        address = at or self.page.url  # of the table
        for _, visitor in seated:
            visitor.page.goto("about:blank")
        clients = [SeatClient(Guest(self.url, visitor.cookie()), table_id(address), seat) for seat, visitor in seated]
        with ThreadPoolExecutor(1) as aside:  # this thread's own loop belongs to the browser
            aside.submit(asyncio.run, play_fast(clients, lambda states: until(states[0]), rng, lean)).result()
        for _, visitor in seated:
            visitor.forget()
            visitor.page.goto(address)
            visitor.wait(lambda visitor=visitor: visitor.heard("state"), why="the table")

    def cookie(self) -> str:
        return "; ".join(f"{each.get('name')}={each.get('value')}" for each in self.context.cookies(self.url))

    def to_conflict(self, rng: Random, seats: dict[int, str]) -> None:
        """Play new tables until this visitor has a decision in a conflict, and open the page there."""

        def fights(state: dict[str, Any]) -> bool:
            return state["question"] is not None and state["question"]["kind"].startswith("conflict.")

        for _ in range(20):
            self.new_table(seats)
            self.fast_forward(fights, rng)
            if fights(self.last("state")):
                self.asked()
                return
        raise AssertionError("twenty games without a conflict")

    def forgive(self, words: str) -> None:
        """Drop expected problems of the console, such as requests to a killed server."""
        self.problems = [problem for problem in self.problems if words not in problem]

    def close(self) -> None:
        self.context.close()


def text(frame: str | bytes) -> str:
    return frame if isinstance(frame, str) else frame.decode()
