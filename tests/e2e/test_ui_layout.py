"""The layout checks of tools/checks/ui_layout.py in one situation."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tools.checks.ui_ruler import TABLET, Ruler
from tools.harness.browser import Visitor, words
from tools.harness.server import Server

BOTS = {1: "me", 2: "soldato", 3: "soldato", 4: "soldato"}
BROKEN = """() => {
  const bad = document.createElement('div');
  bad.innerHTML = `<p style="position:fixed;left:0;top:200px;font-size:20px">one word</p>
    <p style="position:fixed;left:4px;top:204px;font-size:20px">other words</p>
    <p style="width:60px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap">much longer than there is room</p>
    <p style="font-size:6px">tiny</p><button style="position:fixed;left:0;top:300px;width:20px;height:20px">x</button>
    <p style="position:fixed;left:0;top:400px">hidden words</p>
    <div style="position:fixed;left:0;top:390px;width:300px;height:50px;background:#000"></div>
    <p style="position:fixed;left:0;top:500px">painted over</p>
    <div style="position:fixed;left:0;top:490px;width:300px;height:50px;background:#000;pointer-events:none"></div>`;
  document.querySelector('main').prepend(bad);
}"""


def test_layout_of_one_situation(browser: Browser, server: Server) -> None:
    ruler = Ruler(browser, server.url, ("390x844", "1366x768"), None)
    ruler.enter()
    ruler.measure("waiting room", waiting_room(ruler), f"main :text('{words('room.start')}')")
    assert [str(each) for each in ruler.findings] == []
    ruler.close()


def test_first_question_on_a_tablet_held_upright(browser: Browser, server: Server) -> None:
    ruler = Ruler(browser, server.url, (TABLET,), None)
    ruler.enter()
    ruler.visitor.new_table(BOTS)
    ruler.measure("families", f"/t/{ruler.visitor.table}", ".prompt.asked")
    assert [str(each) for each in ruler.findings] == []
    ruler.close()


def test_undo_beside_the_handle_on_a_small_phone(browser: Browser, server: Server) -> None:
    ruler = Ruler(browser, server.url, ("360x800",), None)
    ruler.enter()
    ruler.visitor.new_table(BOTS)
    ruler.visitor.fast_forward(lambda state: (state["question"] or {"kind": ""})["kind"] == "space.part", Random(1))
    ruler.measure("undo", f"/t/{ruler.visitor.table}", ".prompt.asked")
    buttons = ruler.visitor.page.locator(".undo button")
    assert buttons.count() == 2
    assert [str(each) for each in ruler.findings] == []
    boxes = [each.bounding_box() for each in (*buttons.all(), ruler.visitor.page.locator(".handle .way"))]
    right = max(box["x"] + box["width"] for box in boxes[:2] if box)
    assert boxes[2] is not None
    assert right <= boxes[2]["x"], "the buttons cover the text of the handle"
    ruler.close()


def test_bribery_has_one_stage_on_a_tablet_held_upright(browser: Browser, server: Server) -> None:
    ada = Visitor(browser, server.url, size=(820, 1180))
    rng = Random(1)

    def bids(state: dict[str, Any]) -> bool:
        return state["question"] is not None and state["question"]["kind"] == "bid.card"

    for _ in range(20):  # some random games end without cards to bid
        ada.new_table({1: "me", 2: "soldato", 3: "soldato"}, game="corleones_empire", options={"seats": 3})
        ada.fast_forward(bids, rng)
        if bids(ada.last("state")):
            break
    ada.asked()
    ada.page.locator(".cases").first.wait_for()
    expect(ada.page.locator(".cases")).to_have_count(1)  # below it, the own cards keep their room
    ada.close()


def test_the_ruler_finds_problems(browser: Browser, server: Server) -> None:
    ruler = Ruler(browser, server.url, ("390x844",), None)
    ruler.enter()
    ruler.measure("broken", "/me", "main", broken)
    assert {each.what for each in ruler.findings} >= {"overlap", "cut", "small", "finger", "covered"}
    assert any(
        "painted over" in each.who for each in ruler.findings if each.what == "covered"
    )  # also by what no press hits
    ruler.close()


def waiting_room(ruler: Ruler) -> str:
    ruler.visitor.new_table({1: "me", 2: "open", 3: "soldato", 4: "open"}, start=False)
    return f"/t/{ruler.visitor.table}"


def broken(page: Page) -> None:
    page.evaluate(BROKEN)
