"""Lines that break, tabs that are many or late: everyone ends in the same view, in the same conflict."""

from __future__ import annotations

from random import Random

from browsing import Visitor, words
from playwright.sync_api import Page, WebSocketRoute, expect
from serving import Server

from tests.browser.conftest import Visit

BOTS = {1: "me", 2: "soldato", 3: "soldato", 4: "soldato"}
# Keeps the page's sockets where a test can end them.
KEEP_LINES = """
  window.lines = [];
  window.WebSocket = class extends WebSocket { constructor(...of) { super(...of); lines.push(this); } };
"""


def shown(page: Page) -> tuple[str, list[str]]:
    """What a tab asks, and the choices that it offers."""
    page.locator(".choices [data-choice]").first.wait_for()
    buttons = page.locator(".choices [data-choice]").evaluate_all("all => all.map(each => each.dataset.choice)")
    return page.locator(".prompt h2").inner_text(), buttons


def fight(visitor: Visitor) -> tuple[str, int, str]:
    """Which conflict it is: where, with how many, and what is asked in it."""
    view, ask = visitor.last("state")["view"], visitor.ask
    assert ask is not None
    return view["fight"]["area"], view["fight"]["attackers"], ask["kind"]


def test_a_conflict_goes_on_after_anything(visit: Visit, own_server: Server) -> None:
    """Reload, a lost line, a killed server, and a choice made while it was down."""
    ada = visit(own_server)
    ada.context.add_init_script(KEEP_LINES)
    ada.to_conflict(Random(3), BOTS)
    question, conflict = shown(ada.page), fight(ada)

    ada.page.reload()
    assert shown(ada.page) == question
    assert fight(ada) == conflict

    lost = ada.page.get_by_text(words("link.lost"))
    ada.page.evaluate("lines.at(-1).close()")
    ada.wait(lambda: ada.page.evaluate("lines.length") == 2, why="a new line")
    expect(lost).to_be_hidden()
    assert shown(ada.page) == question

    own_server.kill()
    expect(lost).to_be_visible()
    own_server.start()
    expect(lost).to_be_hidden(timeout=20_000)
    assert shown(ada.page) == question
    assert fight(ada) == conflict

    own_server.kill()
    expect(lost).to_be_visible()
    before = ada.ask
    ada.settled()
    ada.page.locator(".choices [data-choice]").first.click()
    ada.page.wait_for_timeout(300)
    ada.settled()
    if ada.page.locator("dialog[open] .primary").count():
        ada.page.locator("dialog[open] .primary").click()
    own_server.start()
    expect(lost).to_be_hidden(timeout=20_000)
    ada.wait(lambda: ada.ask != before, why="the choice that was made while the server was down")
    ada.forgive("net::ERR_")
    ada.forgive("WebSocket connection")


def test_two_tabs_show_the_same(visit: Visit) -> None:
    ada = visit()
    ada.new_table(BOTS)
    ada.asked()
    second = ada.tab()
    second.goto(ada.page.url)
    rng = Random(8)
    for _ in range(3):
        ada.wait(lambda: shown(second) == shown(ada.page), why="the same in both tabs")
        before = ada.ask
        ada.wait(lambda: ada.step(rng, "list"), why="a question on the screen")
        ada.wait(lambda before=before: ada.ask not in (before, None), why="the next question")
    ada.wait(lambda: shown(second) == shown(ada.page), why="the same in both tabs")
    before = ada.ask
    second.locator(".choices [data-choice]").first.click()
    ada.wait(lambda: ada.ask not in (before, None), why="the next question, after a choice in the other tab")
    ada.wait(lambda: shown(second) == shown(ada.page), why="the same in both tabs")


def test_a_stale_tab_is_brought_up_to_date(visit: Visit) -> None:
    """A tab that hears nothing for a while answers an old question: nothing happens but that it learns the new one."""
    ada = visit()
    ada.new_table(BOTS)
    ada.asked()
    late = ada.tab()
    lines: list[WebSocketRoute] = []
    held: list[str | bytes] = []
    deaf = False

    def route(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server().on_message(lambda message: held.append(message) if deaf else line.send(message))

    late.route_web_socket("**/socket", route)
    late.goto(ada.page.url)
    old = shown(late)
    assert old == shown(ada.page)
    deaf = True
    rng = Random(9)
    before = ada.ask
    ada.step(rng, "list")
    ada.wait(lambda: ada.ask not in (before, None), why="the next question")
    question = shown(ada.page)
    assert shown(late) == old
    late.locator(".choices [data-choice]").last.click()
    ada.wait(lambda: any('"stale"' in str(message) for message in held), why="the refusal of the stale tab's choice")
    deaf = False
    for message in held:
        lines[-1].send(message)
    expect(late.locator(".prompt h2")).to_have_text(question[0])
    assert shown(late) == question == shown(ada.page)
