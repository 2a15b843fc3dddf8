"""Several players: invitations, stand-ins, undo, chat, conceding, rematch, accounts."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tools.harness.browser import Visitor, words

BOTS = {1: "me", 2: "soldato", 3: "soldato", 4: "soldato"}


def two_sides(visit: Visit) -> tuple[Visitor, Visitor]:
    """Return Ada and Bea at a running table, on opposing teams with a bot each."""
    ada, bea = visit(), visit()
    ada.new_table({1: "me", 2: "soldato", 3: "open", 4: "soldato"}, start=False)
    ada.friend(bea, 3, "Bea")
    ada.start()
    ada.wait(lambda: ada.heard("state") and bea.heard("state"), why="the start of the game")
    return ada, bea


def test_an_invitation_seats_a_friend(visit: Visit) -> None:
    ada, bea = visit(), visit()
    ada.call("POST", "/api/guest", {"name": "Ada"})  # a random name could be the one that Bea gets
    ada.page.goto("/new")
    ada.page.get_by_role("radio", name=words("new.preset.friends")).check()
    ada.button("new.make")
    link = ada.page.get_by_label(words("room.link")).input_value()
    expect(ada.page).to_have_url(link)  # sharing the host's address invites too
    bea.page.goto(ada.page.url)
    bea.button("room.sitOf", n=3)
    expect(bea.page.get_by_role("button", name=words("room.standOf", n=3))).to_be_visible()
    assert "#" not in bea.page.url
    for seat in (2, 4):
        ada.page.get_by_label(words("room.botOf", n=seat)).select_option(index=1)
        expect(ada.page.get_by_label(words("room.botOf", n=seat))).not_to_have_value("")
    ada.button("room.start")
    ada.wait(lambda: ada.heard("state") and bea.heard("state"), why="the start of the game")
    expect(ada.page).not_to_have_url(re.compile("#"))
    rng = Random(1)
    ada.wait(lambda: ada.step(rng) or bea.step(rng), why="a first choice")


@pytest.mark.long
def test_a_private_table_needs_an_invitation(visit: Visit) -> None:
    ada, eve = visit(), visit()
    made = ada.new_table(BOTS)
    ada.asked()
    eve.page.goto(f"/t/{made['id']}")
    expect(eve.page.get_by_role("heading", name=words("table.notHere"))).to_be_visible()
    expect(eve.page.get_by_text(words("table.help.invite"))).to_be_visible()
    assert eve.heard("state") == []
    eve.forgive("403")


@pytest.mark.long
def test_undo_is_free_until_something_is_revealed(visit: Visit) -> None:
    ada = visit()
    ada.new_table(BOTS)
    ada.asked()
    rng = Random(6)
    ada.play_until(lambda: ada.last("state")["undo"] == "free" and ada.ask, rng, "list")
    before = ada.last("state")["at"]
    ada.button("undo.free")
    ada.wait(lambda: any(item["facts"]["event"] == "undone" for item in ada.last("state")["items"]), why="the undo")
    assert ada.last("state")["at"] > before
    ada.asked()
    ada.wait(lambda: ada.step(rng, "list"), why="a choice after the undo")


@pytest.mark.long
def test_a_later_undo_needs_consent(visit: Visit) -> None:
    ada, bea = two_sides(visit)
    rng = Random(2)

    def may_ask() -> bool:
        """Return whether the table waits for a person, so that no bot moves meanwhile."""
        return ada.last("state")["undo"] == "ask" and bool(ada.ask or bea.ask)

    ada.play_until(lambda: may_ask() or (bea.step(rng, "script") and False), rng, "script")
    request = bea.page.get_by_text(re.compile(words("proposal.undo", name=".* [(]Ada[)]")))
    ada.button("undo.ask")
    expect(request).to_be_visible()
    for width, height in ((360, 800), (390, 844), (1366, 768)):
        bea.page.set_viewport_size({"width": width, "height": height})
        banner, prompt = bea.page.locator(".requests"), bea.page.locator(".prompt")
        expect(banner.get_by_role("button", name=words("proposal.yes"))).to_be_in_viewport(ratio=1)
        expect(prompt).to_be_in_viewport(ratio=1)
        top, below = banner.bounding_box(), prompt.bounding_box()
        assert top is not None
        assert below is not None
        assert top["y"] + top["height"] <= below["y"], "the request is above the question"
    bea.button("proposal.yes")
    for each in (ada, bea):
        each.wait(lambda each=each: any('"undone"' in frame for frame in each.received), why="the undo")
    ada.play_until(lambda: may_ask() or (bea.step(rng, "script") and False), rng, "script")
    ada.button("undo.ask")
    expect(request).to_be_visible()
    bea.button("proposal.no")
    expect(ada.page.get_by_text(words("proposal.mine.undo"))).to_be_hidden()
    ada.button("undo.ask")  # at once again: Bea is not asked a second time
    expect(ada.page.get_by_text("You have already asked for this")).to_be_visible()
    expect(request).to_be_hidden()


@pytest.mark.long
def test_chat_reaches_everyone(visit: Visit) -> None:
    ada, bea = two_sides(visit)
    for each in (ada, bea):
        each.page.get_by_role("tab", name=words("tab.chat")).click()
    ada.page.get_by_label(words("chat.say"), exact=True).fill("A long year, <b>Bea</b>?")
    ada.page.keyboard.press("Enter")
    for each in (ada, bea):
        expect(each.page.get_by_role("log", name=words("chat.title"))).to_contain_text("A long year, <b>Bea</b>?")


@pytest.mark.long
def test_a_stand_in_plays_and_returns_the_seat(visit: Visit) -> None:
    """Bea does not decide, so the bot plays for Ada until it is Bea's turn."""
    ada, bea = two_sides(visit)
    ada.button("menu.open")
    ada.button("bot.give")
    assert ada.last("table")["seats"][0]["bot"] is None  # not before a second question
    ada.page.locator("dialog .danger").click()
    ada.wait(lambda: bea.ask and not ada.ask, seconds=90, why="the bot that plays for Ada to come to Bea's turn")
    ada.button("bot.back")
    ada.wait(lambda: ada.last("table")["seats"][0]["bot"] is None, why="the seat that comes back")
    ada.page.keyboard.press("Escape")
    rng = Random(3)
    bea.play_until(lambda: ada.look()["choices"], rng, "script")
    ada.wait(lambda: ada.step(rng), why="a choice of one's own")


@pytest.mark.long
def test_a_player_who_leaves_sees_no_secrets(visit: Visit) -> None:
    ada, bea = two_sides(visit)
    bea.from_menu("menu.leave")
    ada.wait(lambda: ada.last("table")["seats"][2]["user"] is None, why="the seat that is left")
    bea.wait(lambda: bea.last("state")["seat"] is None, why="the public view")
    ada.page.get_by_role("tab", name=words("tab.chat")).click()
    expect(ada.page.get_by_role("log", name=words("chat.title"))).to_contain_text("Bea left the game")


@pytest.mark.long
def test_a_newcomer_to_a_running_game_needs_consent(visit: Visit) -> None:
    ada, eve = visit(), visit()
    made = ada.new_table(BOTS)
    ada.asked()
    eve.call("POST", "/api/guest", {"name": "Eve"})
    eve.page.goto(made["invite"])
    for yes in (False, True):
        eve.button("join.open")
        eve.page.locator("dialog li button").nth(1 if yes else 0).click()
        banner = ada.page.get_by_role("region", name=words("proposal.title"))
        expect(banner).to_contain_text("Eve")
        eve.wait(lambda: eve.last("table")["proposals"], why="the request that waits")
        assert {state["seat"] for state in eve.heard("state")} == {None}
        if not yes:
            eve.button("proposal.withdraw")
            expect(banner).to_be_hidden()
    ada.button("proposal.yes")
    eve.wait(lambda: eve.last("state")["seat"] == 3, why="the seat that was asked for")
    ada.page.get_by_role("tab", name=words("tab.chat")).click()
    expect(ada.page.get_by_role("log", name=words("chat.title"))).to_contain_text("Eve now plays for")


@pytest.mark.long
def test_concede_and_rematch(visit: Visit) -> None:
    ada, bea = two_sides(visit)
    ada.from_menu("menu.concede")
    expect(ada.page.get_by_text(words("end.lost"))).to_be_visible()
    expect(bea.page.get_by_text(words("end.won"))).to_be_visible()
    expect(bea.page.get_by_text(words("end.kept"))).to_be_visible()
    first = ada.table
    ada.button("end.rematch")
    bea.page.get_by_role("link", name=words("end.toRematch")).click()
    bea.page.wait_for_url(lambda url: first not in url)
    ada.page.wait_for_url(lambda url: first not in url)
    assert ada.table == bea.table
    bea.button("room.sitOf", n=3)
    ada.button("room.start")
    ada.wait(lambda: ada.last("table")["status"] == "running", why="the next game")


@pytest.mark.long
def test_an_account_keeps_the_games_of_the_guest(visit: Visit) -> None:
    ada, phone = visit(), visit()
    made = ada.new_table(BOTS)
    ada.asked()
    ada.page.goto("/me")
    make = ada.page.get_by_role("region", name=words("me.make"))
    make.get_by_label(words("me.login")).fill(f"ada.{made['id'].lower()}")
    make.get_by_label(words("me.password")).fill("short")
    make.get_by_role("button").click()
    expect(make.get_by_role("alert")).to_be_visible()
    make.get_by_label(words("me.password")).fill("a long password")
    make.get_by_role("button").click()
    expect(ada.page.get_by_text(words("me.made"))).to_be_visible()

    phone.page.goto("/me")
    enter = phone.page.get_by_role("region", name=words("me.enter"))
    enter.get_by_label(words("me.login")).fill(f"ADA.{made['id'].lower()}")
    enter.get_by_label(words("me.password")).fill("a long password")
    enter.get_by_role("button").click()
    expect(phone.page.get_by_text(words("me.entered"))).to_be_visible()
    phone.page.goto("/")
    phone.page.locator(f"a[href$='/t/{made['id']}']").first.click()
    phone.asked()
