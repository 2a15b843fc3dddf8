"""Lost connections, a killed server, and several tabs: all pages end in the same view."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.e2e.conftest import Visit
from tools.harness.browser import Visitor, words
from tools.harness.server import Server

BOTS = {1: "me", 2: "soldato", 3: "soldato", 4: "soldato"}
# Keeps the page's sockets where a test can end them.
KEEP_SOCKETS = """
  window.sockets = [];
  window.WebSocket = class extends WebSocket { constructor(...of) { super(...of); sockets.push(this); } };
"""
# By then the screen shows the effect of a press.
PAINTED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def shown(page: Page) -> tuple[str, list[str]]:
    """Return the question of a tab and its choices."""
    page.locator(".choices [data-choice]").first.wait_for()
    buttons = page.locator(".choices [data-choice]").evaluate_all("all => all.map(each => each.dataset.choice)")
    return page.locator(".prompt h2").inner_text(), buttons


def same(visitor: Visitor, *pages: Page) -> None:
    """Wait until the tabs show the same question and choices."""
    visitor.wait(lambda: len({str(shown(page)) for page in pages}) == 1, why="the same in both tabs")
    for page in pages:
        visitor.settled(page)


def choose(visitor: Visitor, page: Page, at: int) -> None:
    """Take a choice in one of the tabs and confirm it if asked."""
    visitor.settled(page)
    page.locator(".choices [data-choice]").nth(at).click()
    page.evaluate(PAINTED)
    if page.locator("dialog[open] .primary").count():
        visitor.settled(page)
        page.locator("dialog[open] .primary").click()


def fight(visitor: Visitor) -> tuple[str, int, str]:
    """Return what identifies the conflict: area, numbers, and the question."""
    view, ask = visitor.last("state")["view"], visitor.ask
    assert ask is not None
    return view["fight"]["area"], view["fight"]["attackers"], ask["kind"]


def same_conflict(ada: Visitor) -> Callable[[], None]:
    """Return a check that the page still asks what it asks now, in the same conflict."""
    question, conflict = shown(ada.page), fight(ada)

    def check() -> None:
        ada.wait(lambda: shown(ada.page) == question, why="the same question")
        assert fight(ada) == conflict

    return check


def test_a_conflict_continues_after_a_reload_and_a_lost_connection(visit: Visit) -> None:
    ada = visit()
    ada.context.add_init_script(KEEP_SOCKETS)
    ada.to_conflict(Random(3), BOTS)
    check = same_conflict(ada)
    ada.page.reload()
    check()
    ada.page.evaluate("sockets.at(-1).close()")
    ada.wait(lambda: ada.page.evaluate("sockets.length") == 2, why="a new connection")
    expect(ada.page.get_by_text(words("link.lost"))).to_be_hidden()
    check()


@pytest.mark.long
def test_a_conflict_continues_after_the_server_was_killed(visit: Visit, own_server: Server) -> None:
    """The second time, a choice is made while the server is down."""
    ada = visit(own_server)
    ada.to_conflict(Random(3), BOTS)
    check = same_conflict(ada)
    lost = ada.page.get_by_text(words("link.lost"))
    own_server.kill()
    expect(lost).to_be_visible()
    own_server.start()
    expect(lost).to_be_hidden(timeout=60_000)
    check()

    own_server.kill()
    expect(lost).to_be_visible()
    before = ada.ask
    choose(ada, ada.page, 0)
    own_server.start()
    expect(lost).to_be_hidden(timeout=60_000)
    ada.wait(lambda: ada.ask != before, why="the choice that was made while the server was down")
    ada.forgive("net::ERR_")
    ada.forgive("WebSocket connection")


@pytest.mark.long
def test_two_tabs_show_the_same(visit: Visit) -> None:
    ada = visit()
    ada.new_table(BOTS)
    ada.asked()
    second = ada.tab()
    second.goto(ada.page.url)
    rng = Random(8)
    for _ in range(2):
        same(ada, second, ada.page)
        before = ada.ask
        ada.wait(lambda: ada.step(rng, "list"), why="a question on the screen")
        ada.next_asked(before)
    same(ada, second, ada.page)
    before = ada.ask
    choose(ada, second, 0)
    ada.next_asked(before)
    same(ada, second, ada.page)


@pytest.mark.long
def test_a_stale_tab_is_brought_up_to_date(visit: Visit) -> None:
    """A tab that missed updates answers an old question: it only receives the new one."""
    ada = visit()
    ada.new_table(BOTS)
    ada.asked()
    late = ada.tab()
    lines: list[WebSocketRoute] = []
    held: list[str | bytes] = []
    silenced = False

    def route(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server().on_message(lambda message: held.append(message) if silenced else line.send(message))

    late.route_web_socket("**/socket", route)
    late.goto(ada.page.url)
    same(ada, late, ada.page)
    old = shown(late)
    silenced = True
    rng = Random(9)
    before = ada.ask
    ada.wait(lambda: ada.step(rng, "list"), why="a question on the screen")
    ada.next_asked(before)
    question = shown(ada.page)
    assert shown(late) == old
    choose(ada, late, -1)
    ada.wait(lambda: any('"stale"' in str(message) for message in held), why="the refusal of the stale tab's choice")
    silenced = False
    for message in held:
        lines[-1].send(message)
    ada.wait(lambda: shown(late) == question == shown(ada.page), why="the new question in the late tab")
