"""Corleone's Empire on the page: list, board, touch and keys; secrecy; a server kill during bribery."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.support.server_truth import Truth
from tests.e2e.test_accessibility import answer_by_key, check_axe, check_screen, tab_to, taps
from tests.support.sampling import SOAK
from tools.harness.browser import DESKTOP, PHONE, Visitor, words
from tools.harness.server import Server

GAME = "corleones_empire"
SIZES = (2, 3, 4, 5)


def table(visitor: Visitor, seats: int, people: int = 1, **more: Any) -> dict[str, Any]:
    """Create a table with this visitor in seat 1, then so many open seats, then bots."""
    sitting = {seat: "me" if seat == 1 else "open" if seat <= people else "soldato" for seat in range(1, seats + 1)}
    return visitor.new_table(sitting, game=GAME, options={"seats": seats}, **more)


def asks(kind: str) -> Callable[[dict[str, Any]], object]:
    return lambda state: state["question"] is not None and state["question"]["kind"] == kind


def test_one_click_starts_a_game(visit: Visit) -> None:
    ada = visit()
    ada.page.goto("/")
    ada.page.get_by_role("link", name=words("home.play.corleones_empire"), exact=True).click()
    ada.asked()
    assert ada.last("table")["game"] == GAME
    rng = Random(3)
    for _ in range(4):
        ada.wait(lambda: ada.step(rng), seconds=90, why="a decision")
    assert len(ada.missed) < 2, f"covered: {ada.missed}"


@pytest.mark.long
@pytest.mark.parametrize("seats", SIZES)
def test_full_game_through_the_page(visit: Visit, server: Server, seats: int) -> None:
    ada = visit(size=DESKTOP if seats % 2 else PHONE)
    made = table(ada, seats)
    ada.asked()
    steps = ada.play_until(ada.over, Random(seats), "mixed" if seats % 2 else "list")
    assert steps > 20
    expect(ada.page.get_by_text(words("end.kept"))).to_be_visible()
    assert Truth(server.file, made["id"]).check_wire(ada.received, 1) > 100


@pytest.mark.long
def test_browsers_receive_no_secrets_early(visit: Visit, server: Server) -> None:
    ada = visit()
    made = table(ada, 3, people=3, start=False, open=True)
    others = [(seat, visit()) for seat in (2, 3)]
    for seat, visitor in others:
        ada.friend(visitor, seat, f"Guest {seat}")
    eve = visit()
    ada.start()
    eve.page.goto(f"/t/{made['id']}")
    rng = Random(11)
    last = 4 if SOAK else 1

    def done() -> bool:
        return ada.over() or ada.last("state")["view"]["act"] > last

    def others_play() -> bool:
        for _, visitor in others:
            visitor.step(rng, "script")
        return False

    for visitor in (ada, eve, *[each for _, each in others]):
        visitor.wait(lambda visitor=visitor: visitor.heard("state"), why="the table")
    ada.play_until(lambda: done() or others_play(), rng, "script", most=2000)
    truth = Truth(server.file, made["id"])
    assert truth.check_wire(ada.received, 1) > 15
    assert truth.check_wire(eve.received, None) > 15
    for seat, visitor in others:
        assert truth.check_wire(visitor.received, seat) > 15


@pytest.mark.long
def test_bid_of_several_notes_survives_a_server_kill(visit: Visit, own_server: Server) -> None:
    """Notes are picked from the suitcase and sealed together; the bid survives a kill and a reload."""
    ada = visit(own_server)
    rng = Random(5)

    def has_notes(state: dict[str, Any]) -> object:
        return asks("bid.card")(state) and len(state["view"]["suitcases"]["1"]["money"]) > 1

    for _ in range(20):
        table(ada, 3, people=1)
        ada.fast_forward(has_notes, rng)
        if asks("bid.card")(ada.last("state")):
            break
    state = ada.last("state")
    notes = state["view"]["suitcases"]["1"]["money"]
    assert len(notes) > 1
    ada.asked()
    picks = ada.page.locator(".suitcase .take")
    expect(picks).to_have_count(len(notes))
    for at in range(2):
        picks.nth(at).click()
        expect(picks.nth(at)).to_have_attribute("aria-pressed", "true")
    expect(ada.page.locator(".suitcase .take[aria-pressed=true]")).to_have_count(2)
    ada.press(ada.page.locator(".hand .primary"))
    message = [json.loads(frame) for frame in ada.sent if '"choose"' in frame][-1]
    assert message["choices"] == [f"money {notes[0]}", f"money {notes[1]}", "done"]
    own_server.kill()
    own_server.start()
    ada.forget()
    ada.page.reload()
    ada.wait(lambda: ada.heard("state"), why="the table")
    ada.play_until(lambda: ada.over() or ada.last("state")["view"]["act"] > state["view"]["act"], rng, "script")
    truth = Truth(own_server.file, ada.table)
    bids = [facts for _, facts in truth.seen(1) if facts["event"] == "bids_revealed"]
    [mine] = [bid for bid in bids[-1]["bids"] if bid["seat"] == 1]
    assert sorted(mine["cards"]) == sorted(notes[:2])
    for harmless in ("WebSocket", "ERR_", "503"):
        ada.forgive(harmless)


def test_business_click_places_a_thug_and_one_more_takes_everything(visit: Visit) -> None:
    """Clicking a business plays a Thug there in one message, and its free cards are taken by another."""
    ada = visit()
    table(ada, 2)
    ada.asked()
    assert (ada.ask or {}).get("kind") == "business.action"
    business = ada.page.locator(".city .pick.goal[data-element='business:red_hook_docks']")
    business.hover()
    expect(business.locator(".ghost")).to_be_visible()  # what the click will do
    ada.press(business)
    message = [json.loads(frame) for frame in ada.sent if '"choose"' in frame][-1]
    assert message["choices"] == ["thug", "business red_hook_docks"]
    ada.wait(lambda: (ada.ask or {}).get("kind") == "abilities", why="the abilities of the front")
    ada.asked()
    expect(ada.page.locator(".city .abilities .can")).to_have_count(2)
    ada.press(ada.page.locator(".choices [data-shortcut]"))
    message = [json.loads(frame) for frame in ada.sent if '"choose"' in frame][-1]
    assert sorted(message["choices"]) == ["icon booze", "icon gun"]
    ada.wait(lambda: sorted(ada.last("state")["view"]["hands"]["1"]["goods"]) == ["booze", "gun"], why="both cards")


def test_five_families_fit_on_a_phone(visit: Visit) -> None:
    ada = visit(size=PHONE, has_touch=True, is_mobile=True)
    table(ada, 5)
    ada.wait(lambda: ada.heard("state"), why="the first question")
    taps(ada, Random(2), 5)
    for tab in ada.page.locator("[data-renderer]").get_by_role("tab").all():
        tab.tap()
        check_screen(ada.page)


@pytest.mark.long
def test_game_is_played_by_keyboard(visit: Visit) -> None:
    ada = visit()
    table(ada, 2)
    ada.asked()
    page = ada.page
    tab_to(page, ".choices [data-choice]")
    for number in range(4):
        ada.wait(lambda: ada.look()["choices"], why="the next question")
        page.locator(".choices [data-choice]:focus").wait_for()
        for _ in range(number % 2):
            page.keyboard.press("ArrowDown")
        answer_by_key(ada)
    tab_to(page, "[data-renderer] .city button", "Shift+Tab")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.element").startswith(("turf:", "business:", "place:"))


@pytest.mark.parametrize(
    "size", [pytest.param(DESKTOP, id="desktop", marks=pytest.mark.long), pytest.param(PHONE, id="phone")]
)
def test_axe_finds_nothing_serious_in_the_city(visit: Visit, size: tuple[int, int]) -> None:
    ada = visit(size=size)
    table(ada, 5)
    ada.asked()
    for tab in [None, *ada.page.locator("[data-renderer]").get_by_role("tab").all()]:
        if tab:
            tab.click()
        check_axe(ada, tab.inner_text() if tab else "the city")
