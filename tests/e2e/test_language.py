"""Players read the same table in their own languages and may switch during a game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

import cosca
from cosca.games import kit
from cosca.i18n import Speaker
from cosca.server.catalog.documents import word_folders
from tests.e2e.conftest import Visit
from tools.harness.browser import Visitor, words

BOTS = {1: "me", 2: "soldato", 3: "soldato", 4: "soldato"}
GAME = "la_famiglia"


def asked_in(language: str, state: dict[str, Any]) -> str:
    """Return the question of a state in that language."""
    own = kit(GAME)
    speaker = Speaker(word_folders(GAME), language, own.argument_kinds, own.names(cosca.game(GAME)), strict=True)
    speaker.learn(state["view"]["families"])
    return " ".join(speaker.question(state["question"]).replace("\u00ad", "").split())


def log(visitor: Visitor) -> list[str]:
    language = visitor.page.evaluate("document.documentElement.lang")
    visitor.page.get_by_role("tab", name=words("tab.log", language)).click()
    lines = visitor.page.locator("[role=tabpanel] .log li .words")
    lines.first.wait_for()
    return lines.all_inner_texts()


@pytest.mark.long
def test_a_language_switch_in_the_middle_of_a_conflict(visit: Visit) -> None:
    """Question, log and everything else are translated at once without leaving the page."""
    ada = visit()
    ada.to_conflict(Random(3), BOTS)
    page, state = ada.page, ada.last("state")
    expect(page.locator(".prompt h2")).to_have_text(asked_in("en", state))
    before = log(ada)
    page.evaluate("window.stayed = true")
    for language, name in (("pl", "Polski"), ("de", "Deutsch")):
        page.get_by_role("button", name=words("menu.open", page.evaluate("document.documentElement.lang"))).click()
        page.get_by_role("radio", name=name).check()
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.keyboard.press("Escape")
        expect(page.locator(".prompt h2")).to_have_text(asked_in(language, state))
        after = log(ada)
        assert len(after) == len(before)
        assert not set(after) & set(before)
        before = after
    assert page.evaluate("window.stayed")
    assert ada.call("GET", "/api/me")["user"]["language"] == "de"  # on other devices and in mails too


@pytest.mark.long
def test_two_players_read_one_table_in_two_languages(visit: Visit) -> None:
    """Each player reads the log in the language of their browser."""
    ada, bob = visit(locale="de-DE"), visit(locale="pl-PL")
    ada.new_table({1: "me", 2: "open", 3: "soldato", 4: "soldato"}, start=False)
    ada.friend(bob, 2, "Bob")
    ada.start()
    ada.asked()
    expect(ada.page.locator(".prompt h2")).to_have_text(asked_in("de", ada.last("state")))
    ada.play_until(lambda: bob.heard("state") and bob.ask, Random(1), "list")
    bob.asked()
    expect(bob.page.locator(".prompt h2")).to_have_text(asked_in("pl", bob.last("state")))
    ada.wait(lambda: len(log(ada)) == len(log(bob)), why="the same lines in both logs")
    german, polish = log(ada), log(bob)
    assert not set(german) & set(polish)
