"""What the page loads before the first decision, and layout shifts; `make bench-page` measures times."""

from __future__ import annotations

from playwright.sync_api import Browser

from bench.page_load import GOALS, take
from tests.e2e.conftest import Visit
from tools.harness.server import Server

EXACT = ("", "kB", "files")  # units of what is the same on every machine


def test_load_to_first_decision_is_light_and_stable(browser: Browser, own_server: Server) -> None:
    run = take(browser, own_server.url, "way")  # no table of anybody is listed there
    assert run.unused == []
    missed = {goal.name: goal.of(run) for goal in GOALS if goal.way == "way" and goal.unit in EXACT}
    assert {name: value for name, value in missed.items() if value > bounds()[name]} == {}, run.shifts


def bounds() -> dict[str, float]:
    return {goal.name: goal.bound for goal in GOALS}


def test_parts_are_loaded_on_demand(visit: Visit) -> None:
    ada = visit()
    ada.quick_table()
    help = ada.page.locator(".help > button")
    help.hover()  # the rules come
    help.click()
    rule = ada.page.locator(".help :popover-open [data-rule]").first
    rule.locator("summary").click()
    rule.locator(".said").wait_for()
    box = ada.page.locator(".help :popover-open").bounding_box()
    assert box is not None  # on the screen at its first use, whatever came late
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= 1440
    assert box["y"] + box["height"] <= 900
    ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("?")
    ada.page.locator("dialog[open]").wait_for()
