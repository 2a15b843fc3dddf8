"""Reports of finished games, and studies: explored, edited, exported, shared, continued as a table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect
from rich.console import Console

from cosca.i18n import Speaker, message_id
from cosca.terminal.commands.scenario import run_scenarios
from tests.e2e.conftest import EITHER_GAME, Visit
from tests.e2e.test_advice import wait_for_advice
from tools.harness.browser import PHONE, ROOT, Visitor, words
from tools.harness.server import NO_LIMITS, Server

SEATS = {1: "me", 2: "soldato", 3: "soldato", 4: "soldato"}
# What breaks a law of the game, and what is said of it.
BROKEN = {
    "la_famiglia": ('{"areas": {"gela": {"holder": 1, "soldati": 51}}}', "is not a number from 0 to 50"),
    "corleones_empire": ('{"act": 9}', "is not a number from 1 to 4"),
}


@pytest.fixture
def brief(tmp_path: Path) -> Iterator[Server]:
    """Start a server with a small budget for reports."""
    with Server(tmp_path, env={**NO_LIMITS, "COSCA_REPORT_SECONDS": "1.5"}) as running:
        yield running


def say(part: str, key: str, **values: object) -> str:
    return Speaker([ROOT / "web" / "src" / part / "words"], strict=True).say(message_id(key), values)


def tool(visitor: Visitor, key: str) -> None:
    visitor.page.get_by_role("toolbar").get_by_role("button", name=say("study", key)).click()


@pytest.mark.long
@pytest.mark.parametrize("game", EITHER_GAME)
def test_a_report_and_a_study_of_a_finished_game(visit: Visit, brief: Server, tmp_path: Path, game: str) -> None:
    ada: Visitor = visit(brief)
    made = ada.new_table(SEATS, game=game)
    ada.fast_forward(lambda state: state["act"] > 4 and state["question"], Random(7))
    page = ada.page
    page.goto(f"/t/{made['id']}/report")
    expect(page.get_by_role("alert")).to_be_visible()  # nothing of it before the end
    page.goto(f"/t/{made['id']}")
    ada.from_menu("menu.draw")
    page.get_by_role("link", name=words("end.report")).click()
    # The end screen has requested it.
    expect(page.get_by_role("heading", name=say("report", "mistakes"))).to_be_visible(timeout=120_000)
    chart = page.get_by_role("slider").first
    chart.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.wait_for_url("**/replay#all/*")

    page.get_by_role("link", name=say("replay", "study")).click()
    choices = page.locator("[data-choice]")
    expect(choices.first).to_be_visible(timeout=60_000)
    before = choices.all_inner_texts()
    choices.first.click()
    expect(page.get_by_text(say("study", "choices", n=1))).to_be_visible()
    consult = page.get_by_role("toolbar").get_by_role("button", name=words("counsel.ask"), exact=True)
    wait_for_advice(ada, consult.click)
    consult.click()
    expect(page.locator("[data-advised]")).to_have_count(0)
    tool(ada, "undo")
    expect(page.get_by_text(say("study", "choices", n=0))).to_be_visible()
    assert choices.all_inner_texts() == before
    tool(ada, "redo")
    expect(page.get_by_text(say("study", "choices", n=1))).to_be_visible()
    tool(ada, "export")
    file = tmp_path / "study.yaml"
    file.write_text(page.get_by_role("textbox", name=say("study", "export")).input_value(), encoding="utf-8")
    assert run_scenarios([file], "en", Console(quiet=True))
    tool(ada, "edit")
    page.get_by_role("checkbox", name=say("study", "edit.text")).check()
    position, problem = BROKEN[game]
    page.get_by_role("textbox", name=say("study", "edit.text")).fill(position)
    page.get_by_role("button", name=say("study", "edit.apply")).click()
    expect(page.get_by_role("alert")).to_contain_text(problem)
    tool(ada, "share")
    link = page.get_by_role("textbox", name=say("study", "share")).input_value()

    ben: Visitor = visit(brief, size=PHONE)
    ben.page.goto(link)
    expect(ben.page.get_by_text(say("study", "choices", n=1))).to_be_visible()
    assert ben.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    tool(ben, "tools")
    tool(ben, "goOn")
    ben.page.get_by_role("button", name=say("study", "goOn.start")).click()
    ben.page.wait_for_url("**/t/*")
    ben.asked()
    ada.problems = [each for each in ada.problems if "status of 4" not in each]  # what was refused above
