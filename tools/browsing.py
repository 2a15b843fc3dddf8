"""A person at a browser: what they see, what went over the wire, and how they play."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Literal

from held import Held
from looks import LOOK, PULL_UP, SHOWS
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
from visitors import Chair, Guest, Lean, all_alike, hurry

from cosca.words import Speaker, message_id

ROOT = Path(__file__).resolve().parent.parent
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

# Motion off, as a person can set it: a test waits for what it needs, never for a picture to move.
# Nor is anybody coached unasked: tips and warnings would stand between a test and what it presses.
SETTINGS = {"speed": "off", "coach": False}
SLOW = float(os.environ.get("COSCA_SLOW", "1"))  # so many times slower than this machine is the page's processor
DESKTOP = (1440, 900)
PHONE = (390, 844)

# A press is lost where something is asked anew just then: whoever meant it presses again.
PRESSES = 3
TICK = 0.04  # seconds between two looks

How = Literal["mixed", "list", "board", "script"]


@contextmanager
def running_browser() -> Iterator[Browser]:
    """Chromium without a window."""
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=shutil.which(CHROMIUM), args=FLAGS)
        yield started
        started.close()


@cache
def _page(language: str) -> Speaker:
    return Speaker([ROOT / "web" / "src" / "words"], language, strict=True)


def words(key: str, language: str = "en", **values: Any) -> str:
    """A text of the page by its key, so that a test names what it looks for and not how it is worded today."""
    return _page(language).say(message_id(key), values)


class Visitor:
    """One browser context with one page. Everything that its sockets carried is in `wire`."""

    def __init__(self, browser: Browser, url: str, size: tuple[int, int] = DESKTOP, **options: Any) -> None:
        self.url = url
        self.wire: list[tuple[str, str]] = []  # every frame with its way, "in" or "out"
        self._held: list[Held] = []  # for each socket
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
        self.missed: list[str] = []  # what lit up and could not be clicked because something lay over it
        self.page = self.tab()

    def tab(self) -> Page:
        """Another page of the same browser."""
        page = self.context.new_page()
        page.on("websocket", self._socket)
        page.on("pageerror", lambda error: self.problems.append(f"uncaught: {error}"))
        page.on("console", self._said)
        if SLOW > 1:
            self.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOW})
        return page

    def _said(self, said: ConsoleMessage) -> None:
        # On a crowded machine what was fetched ahead is used later than Chromium expects.
        if said.type in ("error", "warning") and "preloaded using link preload but not used" not in said.text:
            self.problems.append(said.text)

    def _socket(self, socket: WebSocket) -> None:
        number = len(self._held)
        self._held.append(Held())
        socket.on("framereceived", lambda frame: self._frame(number, "in", text(frame)))
        socket.on("framesent", lambda frame: self._frame(number, "out", text(frame)))

    def _frame(self, socket: int, way: str, frame: str) -> None:
        self.wire.append((way, frame))
        self._sockets.append(socket)

    def forget(self) -> None:
        """Forgets what was heard."""
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
        """All messages of a type that came, in order; a `state` with the snapshot that it leads to."""
        if kind == "state":
            return self._read_states()
        found = [json.loads(frame) for frame in self.received if f'"type":"{kind}"' in frame[:80]]
        return [message for message in found if message["type"] == kind]

    def last(self, kind: str) -> dict[str, Any]:
        """The last message of a type, as `heard` gives it."""
        if kind == "state" and self._read_states():
            return self._states[-1]
        for way, frame in reversed(self.wire):
            if way == "in" and f'"type":"{kind}"' in frame[:80]:
                return json.loads(frame)
        raise AssertionError(f"no message {kind} has come")

    def _read_states(self) -> list[dict[str, Any]]:
        for at, (way, frame) in enumerate(self.wire[self._states_read :], self._states_read):
            if way == "in" and '"type":"state"' in frame[:80]:
                self._states.append(self._held[self._sockets[at]].take(json.loads(frame)))
        self._states_read = len(self.wire)
        return self._states

    def wait(self, what: Callable[[], object], seconds: float = 30.0, why: str = "") -> None:
        """Lets the page run until `what` is so."""
        for _ in range(int(seconds / TICK)):
            if what():
                return
            self.page.wait_for_timeout(1000 * TICK)
        raise AssertionError(f"waited {seconds:.0f} s in vain: {why or what}; the page says: {self.says()}")

    def says(self) -> str:
        return " ".join(self.page.locator("aside, body").last.inner_text().split())[:600]

    # ---------------------------------------------------------------- tables

    @property
    def table(self) -> str:
        """The id of the table that the page is at."""
        return self.page.url.split("/t/")[1].split("#")[0].split("?")[0]

    def call(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """A request as the page would make it, with its cookie and token."""
        token = self.context.request.get(f"{self.url}/api/me").json()["token"]
        headers = {"Origin": self.url, "X-Cosca-Token": token}
        answer = self.context.request.fetch(f"{self.url}{path}", method=method, data=body, headers=headers)
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json() if "json" in answer.headers.get("content-type", "") else answer.text()

    def new_table(self, seats: dict[int, str], **more: Any) -> dict[str, Any]:
        """A table made without its form, and the page at it."""
        if self.call("GET", "/api/me")["user"] is None:
            self.call("POST", "/api/guest", {"name": "Ada"})
        body = {"game": "la_famiglia", "options": {}, "open": False, "spectators": True, "start": True, **more}
        made = self.call("POST", "/api/tables", {**body, "seats": {str(seat): who for seat, who in seats.items()}})
        self.page.goto(f"/t/{made['id']}")
        return made

    def quick_table(self) -> None:
        """From the home page to the first decision, as a new visitor does it."""
        self.page.goto("/")
        self.page.get_by_role("link", name=words("home.play.la_famiglia")).click()
        self.asked()

    def friend(self, other: Visitor, seat: int, name: str) -> None:
        """Lets another visitor come by this table's invitation and sit down."""
        invite = self.call("GET", f"/api/tables/{self.table}")["invite"].rsplit("#", 1)[-1]
        other.call("POST", "/api/guest", {"name": name})
        other.call("POST", f"/api/tables/{self.table}/join", {"invite": invite})
        other.call("POST", f"/api/tables/{self.table}/seats/{seat}", {"player": "me"})
        other.page.goto(f"/t/{self.table}")

    def start(self) -> None:
        """Starts the table's game."""
        self.call("POST", f"/api/tables/{self.table}/start")

    # ---------------------------------------------------------------- play

    @property
    def ask(self) -> dict[str, Any] | None:
        """The question that the server has put to this visitor, with the number that its answer carries."""
        state = self.last("state")
        return None if state["question"] is None else {**state["question"], "act": state["act"]}

    def asked(self) -> None:
        """Waits until the newest question is on the screen and the page takes presses for it."""

        def so() -> bool:
            ask = self.ask if self._read_states() else None
            return ask is not None and self.page.locator(SHOWS.format(act=ask["act"])).count() > 0

        self.wait(so, why="a decision on the screen")

    def next_asked(self, last: dict[str, Any] | None) -> dict[str, Any]:
        """Waits until another question than the last is on the screen, and returns it."""
        self.wait(lambda: self.ask not in (last, None), seconds=90, why="the next question")
        self.asked()
        assert self.ask is not None
        return self.ask

    def settled(self, page: Page | None = None) -> None:
        """Waits until the page takes presses: for a moment it takes none for a question just asked."""
        (page or self.page).locator(".shell[data-fresh]").wait_for(state="detached")

    def button(self, key: str, **values: Any) -> None:
        """Clicks the button of that name as soon as the page takes presses."""
        wanted = self.page.get_by_role("button", name=words(key, **values)).first
        wanted.wait_for()
        self.settled()
        wanted.click()

    def from_menu(self, key: str) -> None:
        """Does what the menu asks about once more."""
        self.button("menu.open")
        self.button(key)
        self.page.locator("dialog .danger").click()

    def press(self, target: Locator) -> None:
        """Presses what sends a choice; afterwards the server has taken it."""
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
        """What can be decided now: `choices` of the list, and what is `lit` in the game."""
        seen = self.page.evaluate(LOOK)
        assert not seen["broken"], seen["broken"]
        return seen

    def step(self, rng: Random, how: How = "mixed", prefer: Callable[[list[str]], str | None] | None = None) -> bool:
        """Takes one decision if there is one on the screen."""
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
        """An element of the game that can be chosen now."""
        return self.page.locator(f"[data-renderer] .can[data-element={json.dumps(element)}]:visible").first

    def went(self, since: int) -> bool:
        """Whether a choice was sent since that frame, which the server then took; confirms it where the page asks."""
        for _ in range(25):
            said = [json.loads(frame) for way, frame in self.wire[since:] if way == "out" and '"choose"' in frame]
            if said:
                self._taken(said[-1], since)
                return True
            sure = self.page.locator("dialog[open] .primary")
            if sure.count():
                self.settled()
                with suppress(TimeoutError):  # what comes from others closes it
                    sure.click(timeout=3000)
            self.page.wait_for_timeout(10)
        return False

    def _taken(self, message: dict[str, Any], since: int) -> None:
        """Waits until the server has acknowledged the message, which was sent after that frame."""

        def answers() -> list[str]:
            return [frame for way, frame in self.wire[since:] if way == "in" and message["id"] in frame]

        self.wait(answers, why=f"the answer to {message}")
        assert not any('"error"' in frame for frame in answers()), answers()

    def play_until(
        self, done: Callable[[], object], rng: Random, how: How = "mixed", most: int = 600, seconds: float = 90.0,
        prefer: Callable[[list[str]], str | None] | None = None,
    ) -> int:  # fmt: skip
        """Plays until `done`, waiting for the others in between; how many decisions it took."""
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

    def hurry(
        self, until: Callable[[dict[str, Any]], object], rng: Random, *others: tuple[int, Visitor], at: str = "",
        lean: Lean = all_alike,
    ) -> None:  # fmt: skip
        """Plays seat 1, and the seats of others, over lines of their own until seat 1's state is as wished.

        The pages stay away meanwhile: a hundred moves that nobody looks at need not be drawn.
        """
        seated = [(1, self), *others]
        address = at or self.page.url  # of the table
        for _, visitor in seated:
            visitor.page.goto("about:blank")
        chairs = [Chair(Guest(self.url, visitor.cookie()), address.split("/t/")[1], seat) for seat, visitor in seated]
        with ThreadPoolExecutor(1) as aside:  # this thread's own loop belongs to the browser
            aside.submit(asyncio.run, hurry(chairs, lambda states: until(states[0]), rng, lean)).result()
        for _, visitor in seated:
            visitor.forget()
            visitor.page.goto(address)
            visitor.wait(lambda visitor=visitor: visitor.heard("state"), why="the table")

    def cookie(self) -> str:
        return "; ".join(f"{each.get('name')}={each.get('value')}" for each in self.context.cookies(self.url))

    def to_conflict(self, rng: Random, seats: dict[int, str]) -> None:
        """Plays new tables until a conflict asks this visitor for something; the page is there then."""

        def fights(state: dict[str, Any]) -> bool:
            return state["question"] is not None and state["question"]["kind"].startswith("conflict.")

        for _ in range(20):
            self.new_table(seats)
            self.hurry(fights, rng)
            if fights(self.last("state")):
                self.asked()
                return
        raise AssertionError("twenty games without a conflict")

    def forgive(self, words: str) -> None:
        """Leaves out what the console rightly said, such as that a server that was killed does not answer."""
        self.problems = [problem for problem in self.problems if words not in problem]

    def close(self) -> None:
        self.context.close()


def text(frame: str | bytes) -> str:
    return frame if isinstance(frame, str) else frame.decode()
