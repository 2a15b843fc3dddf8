"""Full games from the form of a new table to the last screen, against bots."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

import cosca
from tests.e2e.conftest import Visit
from tests.e2e.support.server_truth import Truth
from tools.harness.browser import words
from tools.harness.server import Server


@pytest.mark.long
def test_full_game_through_the_page(visit: Visit, server: Server, tmp_path: Path) -> None:
    ada = visit()
    page = ada.page
    page.goto("/")
    page.get_by_role("link", name=words("home.makeButton")).click()
    page.get_by_role("radio", name=words("new.preset.bots")).check()
    page.get_by_role("button", name=words("new.start")).click()
    ada.asked()

    promised = ada.last("table")["commitment"]
    steps = ada.play_until(ada.over, Random(4))
    assert steps > 20
    assert len(ada.missed) < steps / 8, f"covered: {ada.missed}"

    expect(page.get_by_text(words("end.revealed"))).to_be_visible()
    expect(page.get_by_text(words("end.kept"))).to_be_visible()
    assert ada.last("table")["commitment"] == promised
    assert set(ada.call("GET", f"/api/tables/{ada.table}/end")["table"]["hq"]) == {"1", "2", "3", "4"}

    with page.expect_download() as download:
        page.get_by_role("link", name=words("end.record")).click()
    record = tmp_path / "game.record"
    download.value.save_as(record)
    match = cosca.Match.from_record(record.read_text(encoding="utf-8"))
    assert match.state.digest() == Truth(server.file, ada.table).states[-1].digest()
    replay = [sys.executable, str(Path(sys.executable).with_name("cosca")), "replay", "--strict", str(record)]
    assert subprocess.run(replay, capture_output=True, check=False).returncode == 0


@pytest.mark.long
def test_a_newcomer_is_asked_after_one_click(visit: Visit) -> None:
    ada = visit()
    ada.quick_table()
    expect(ada.page.locator(".prompt h2")).to_be_visible()


def test_board_and_list_offer_the_same_choices(visit: Visit) -> None:
    """Highlighted elements match the list; others say why not, and a key explains an order."""
    ada = visit()
    ada.new_table({1: "me", 2: "soldato", 3: "soldato", 4: "soldato"})
    ada.asked()
    ada.play_until(lambda: any(each.startswith("area:") for each in ada.look()["lit"]), Random(1))
    ada.asked()
    choices = ada.last("state")["question"]["choices"]
    touched = {element for choice in choices for element in choice["touches"]}
    for choice in [each for each in choices if each.get("goal")]:
        offers = choices[choice["next"]]["next"] if isinstance(choice["next"], int) else choice["next"]
        touched |= {offer["element"] for offer in offers}
    areas = {element for element in ada.look()["lit"] if element.startswith("area:")}
    assert areas == {element for element in touched if element.startswith("area:")}
    dark = ada.page.locator("[data-renderer] [data-element^='area:']:not(.can)").first
    sent = len(ada.sent)
    dark.click(force=True)
    assert not any('"choose"' in frame for frame in ada.sent[sent:])
    ada.lit(sorted(areas)[0]).focus()
    ada.page.keyboard.press("i")
    expect(ada.page.locator(".tip.info")).to_be_visible()
