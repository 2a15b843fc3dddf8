"""No secret reaches a viewer: raw frames are compared with the server's log."""

from __future__ import annotations

import json
from random import Random

import pytest

from tests.e2e.conftest import Visit
from tests.e2e.support.server_truth import Truth
from tests.support.sampling import SOAK
from tools.harness.browser import Visitor, words
from tools.harness.server import Server


@pytest.mark.long
def test_opposing_teams_receive_only_their_own_secrets(visit: Visit, server: Server) -> None:
    ada = visit()
    made = ada.new_table({1: "me", 2: "soldato", 3: "open", 4: "soldato"}, start=False)
    bea = visit()
    ada.friend(bea, 3, "Bea")
    ada.start()
    rng = Random(7)
    ada.fast_forward(lambda state: state["view"]["phase"] == "planning", rng, (3, bea))
    say(ada, "we take Bronte at dawn", team=True)
    say(bea, "they suspect nothing", team=True)
    pin(ada, "area:gela")

    def done() -> bool:
        view = ada.last("state")["view"]
        return ada.over() or view["round"] > 1 or (view["phase"] == "encounter" and not SOAK)

    ada.play_until(lambda: done() or (bea.step(rng, "script") and False), rng, "script")

    truth = Truth(server.file, made["id"])
    assert truth.check_wire(ada.received, 1) > 40
    assert truth.check_wire(bea.received, 3) > 40
    assert any("at dawn" in frame for frame in ada.received)
    assert any("area:gela" in json.dumps(message["pins"]) for message in ada.heard("pins"))
    assert not any("at dawn" in frame for frame in bea.received)
    assert not any("suspect nothing" in frame for frame in ada.received)
    assert all(message["pins"] == [] for message in bea.heard("pins"))


def test_a_spectator_receives_the_public_view_only(visit: Visit, server: Server) -> None:
    ada = visit()
    made = ada.new_table({1: "me", 2: "soldato", 3: "soldato", 4: "soldato"}, open=True)
    ada.fast_forward(lambda state: state["view"]["phase"] == "planning" and state["question"], Random(5))
    eve = visit()
    eve.page.goto("/")
    eve.page.locator(f"a[href$='/t/{made['id']}']").first.click()
    eve.wait(lambda: eve.heard("state"), why="the spectator's first state")
    say(ada, "only for my team", team=True)
    ada.fast_forward(lambda state: state["view"]["phase"] == "encounter", Random(5))
    eve.wait(lambda: any(each["view"]["phase"] == "encounter" for each in eve.heard("state")), why="the same phase")
    assert eve.look()["choices"] == []
    truth = Truth(server.file, made["id"])
    assert truth.check_wire(eve.received, None) > 10
    assert not any("only for my team" in frame for frame in eve.received)


@pytest.mark.long
def test_a_hot_seat_receives_the_active_seat_only(visit: Visit, server: Server) -> None:
    """Two seats of opposing teams share a screen, which shows nothing between their turns."""
    ada = visit()
    made = ada.new_table({1: "me", 2: "soldato", 3: "me", 4: "soldato"})
    ada.wait(lambda: ada.heard("table"), why="the table")
    rng = Random(2)
    passed = 0
    for _ in range(4000):
        if passed >= 8 or ada.over():
            break
        covered = ada.page.get_by_text(words("pass.kicker"))
        give = ada.page.locator(".prompt .primary")
        if covered.count():
            assert ada.page.locator("[data-renderer]").count() == 0
            ada.page.get_by_role("button").click()
            covered.wait_for(state="detached")
            passed += 1
        elif give.count():
            give.click()
        elif not ada.step(rng, "script"):
            ada.page.wait_for_timeout(20)
    assert passed >= 8

    truth = Truth(server.file, made["id"])
    front: int | None = None
    frames: dict[int | None, list[str]] = {1: [], 3: [], None: []}
    for way, frame in ada.wire:
        message = json.loads(frame)
        if way == "out" and message["type"] == "hello":
            front = message["seat"]
        elif way == "in" and message["type"] == "state":
            assert message["seat"] == front
            frames[front].append(frame)
    for seat in (1, 3):
        assert truth.check_wire(frames[seat], seat) > 4


def say(visitor: Visitor, line: str, team: bool = False) -> None:
    page = visitor.page
    page.get_by_role("tab", name=words("tab.chat")).click()
    page.get_by_label(words("chat.team" if team else "chat.table")).check()
    page.get_by_label(words("chat.say"), exact=True).fill(line)
    page.get_by_role("button", name=words("chat.send")).click()
    page.get_by_role("log", name=words("chat.title")).get_by_text(line).wait_for()


def pin(visitor: Visitor, element: str) -> None:
    visitor.page.locator(f"[data-renderer] [data-element='{element}']").first.focus()
    visitor.page.keyboard.press("i")
    visitor.page.locator("[popover]").get_by_role("button", name=words("sign.attack")).click()
    visitor.page.keyboard.press("Escape")
