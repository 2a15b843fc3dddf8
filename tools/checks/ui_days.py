"""The situations of games over days for tools/checks/ui_translations.py: notifications, people, ratings, replays."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

from playwright.sync_api import Page

from tools.checks.ui_days_data import Days, fill, start_running
from tools.checks.ui_situations import PageView, Walk
from tools.harness.browser import Visitor, words
from tools.harness.server import Server

SAVE: Final = "path[d^='M12 3v12']"


def days(walk: Walk, server: Server) -> Iterator[PageView]:
    """Look at everything that games over days need, filled with data."""
    visitor = walk.visitor
    made = fill(server, visitor)
    table, room = f"/t/{made.running}", f"/t/{made.waiting}"
    yield PageView("start page", "/", "main .card")
    yield PageView("inbox", "/", "main .card", _open_inbox, 2)
    yield PageView("notification settings", "/notifications", "main fieldset", _open_details)
    yield PageView("confirm address", "/confirm-email#token")
    yield PageView("account with address", "/me")
    with sqlite3.connect(server.file, timeout=30) as database:
        database.execute("UPDATE users SET email_confirmed = ? WHERE id = ?", (time.time(), made.me))
    yield PageView("notification settings confirmed", "/notifications", "main fieldset")
    yield PageView("own profile", f"/people/{made.me}", "main form.filters")
    yield PageView("history with filters", f"/people/{made.me}", "main form.filters", _filter_history)
    yield PageView("profile of another", f"/people/{made.people['Bea']}", "main table")
    yield PageView("hidden profile", f"/people/{made.people['Dora']}", "main .soft")
    yield PageView("leaderboard", "/ratings/la_famiglia", "main table")
    yield PageView("people", "/people", "main li")
    yield PageView("lobby with paces", "/tables", "main .card")
    yield PageView("room with increment", room, "main .primary", _open_details)
    yield PageView("invited to a room", f"/t/{made.invited}", "main h1")
    yield PageView("game over days", table, ".prompt", None, 1)
    yield PageView("notes", table, ".prompt", _panel("menu.notes", _write_notes), 1)
    visitor.call("PUT", f"/api/tables/{made.running}/seats/1/answers/{_kind(visitor, made)}", _answer(visitor, made))
    yield PageView("answers in advance", table, ".prompt", _panel("menu.advance", _choose_all), 2)
    yield PageView("offer of notifications", table, ".prompt", _show_offer(visitor, made), 1)
    yield PageView("challenge", f"/t/{made.again}", ".prompt", _open_details, 2)
    yield PageView("comparison", f"/t/{made.again}/compare", "main table")
    for id in (made.past, made.again):
        visitor.page.goto(f"/t/{id}/replay")
        visitor.page.locator(f"button:has({SAVE})").click()
        visitor.page.locator(f"button:has({SAVE})").wait_for(state="detached")
    yield PageView("saved replays", "/saved", "main li")
    yield PageView("offline page", "/offline.html", "section li", static=True)


def _kind(visitor: Visitor, made: Days) -> str:
    return visitor.call("GET", f"/api/tables/{made.running}/seats/1/answers")["kinds"][0]["kind"]


def _answer(visitor: Visitor, made: Days) -> dict[str, Any]:
    kind = visitor.call("GET", f"/api/tables/{made.running}/seats/1/answers")["kinds"][0]
    unless = [{"fact": fact, "test": "above", "value": 3} for fact in kind["facts"][:1]]
    return {"choose": kind["answers"][0], "unless": unless, "once": True}


def _open_inbox(page: Page) -> None:
    page.locator("button.bell").click()
    page.locator("dialog[open] li").first.wait_for()


def _open_details(page: Page) -> None:
    page.evaluate("document.querySelectorAll('main details, .prompt details').forEach(each => each.open = true)")
    page.wait_for_timeout(300)


def _filter_history(page: Page) -> None:
    fields = page.locator("main form.filters")
    fields.locator("select").nth(0).select_option("la_famiglia")
    fields.locator("select").nth(1).select_option("win")
    fields.locator("input[type=date]").nth(0).fill("2026-01-01")
    page.wait_for_timeout(300)


def _panel(key: str, then: Callable[[Page], None]) -> Callable[[Page], None]:
    """Open a panel of the menu of a table."""

    def opened(page: Page) -> None:
        language = page.evaluate("document.documentElement.lang")
        page.get_by_role("button", name=words("menu.open", language)).first.click()
        page.locator("dialog[open]").get_by_role("button", name=words(key, language)).click()
        page.locator("dialog[open] :is(textarea:enabled, form)").first.wait_for()
        then(page)

    return opened


def _write_notes(page: Page) -> None:
    page.locator("dialog[open] textarea").fill("Bea always bids high in the first round.\n\nKeep the car for Palermo.")


def _choose_all(page: Page) -> None:
    """Begin an answer to every question that has none."""
    for select in page.locator("dialog[open] fieldset").all():
        choice = select.locator("select").first
        if choice.input_value() == "":
            choice.select_option(index=1)


def _show_offer(visitor: Visitor, made: Days) -> Callable[[Page], None]:
    """Decide something in a new game, so that the page offers notifications while the player waits."""

    def opened(page: Page) -> None:
        page.evaluate("localStorage.removeItem('cosca.notifications.offered')")
        page.goto("about:blank")
        visitor.forget()
        page.goto(f"/t/{start_running(visitor, made.cleo)}")
        visitor.asked()
        visitor.play_until(lambda: visitor.last("state")["waiting"] == [3], Random(1), "script")
        page.locator(".offer").wait_for()

    return opened
