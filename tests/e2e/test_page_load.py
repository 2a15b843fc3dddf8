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
    rules = ada.page.locator(".prompt .rule")
    label = rules.first.get_attribute("aria-label") or ""
    rules.first.hover()  # the rules' titles come
    ada.wait(lambda: rules.first.get_attribute("aria-label") != label, why="the title of the rule")
    rules.first.click()
    ada.page.locator(".info:popover-open .rule").first.wait_for()
    ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("?")
    ada.page.locator("dialog[open]").wait_for()
