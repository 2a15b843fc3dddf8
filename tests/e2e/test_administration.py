"""Accounts and administration in a browser: devices, password reset, the administrator's page, notices."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from cosca.cli import run
from tests.server.support.http_client import ServerHarness, run_server
from tools.harness.browser import words

PASSWORD = "correct horse"


def fill(page: Page, heading: str, **values: str) -> None:
    """Fill in the form under a heading and submit it."""
    form = page.get_by_role("region", name=heading)
    for label, value in values.items():
        form.get_by_label(label, exact=True).fill(value)
    form.locator("form button").click()


class People:
    """Browsers of several people, which are closed before their server stops."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self.made: list[BrowserContext] = []

    def context(self, house: ServerHarness) -> BrowserContext:
        self.made.append(self._browser.new_context(base_url=house.base))
        return self.made[-1]


@pytest.fixture
def people(browser: Browser) -> Iterator[People]:
    there = People(browser)
    yield there
    for each in there.made:
        each.close()


def account(house: ServerHarness, people: People, login: str) -> Page:
    page = people.context(house).new_page()
    page.goto("/me")
    fill(page, "Create an account", Username=login, Password=PASSWORD)
    expect(page.get_by_text(f"You are signed in as {login}")).to_be_visible()
    return page


@pytest.mark.long
def test_administrator_manages_a_player(tmp_path: Path, people: People) -> None:
    with run_server(tmp_path) as house:
        url = house.server.settings.database_url
        boss, player = account(house, people, "boss"), account(house, people, "player")
        expect(player.get_by_text("this device", exact=True)).to_be_visible()

        second = people.context(house).new_page()
        second.goto("/me")
        fill(second, "Sign in", Username="player", Password=PASSWORD)
        expect(second.get_by_text("You are signed in as player")).to_be_visible()
        player.reload()
        player.get_by_role("button", name="Sign out everywhere else").click()
        expect(player.get_by_role("button", name="Sign out everywhere else")).to_have_count(0)
        second.reload()
        expect(second.get_by_role("heading", name="Create an account")).to_be_visible()

        boss.goto("/admin")
        expect(boss.get_by_text("Only administrators can see this page")).to_be_visible()
        with ThreadPoolExecutor(1) as aside:  # where no loop of Playwright's runs
            assert aside.submit(run, ["admin", "grant", "boss", "--database", url]).result() == 0
        boss.reload()
        player.goto("/quick/la_famiglia")
        expect(player.locator("[data-renderer]")).to_be_visible()
        boss.reload()
        region = boss.get_by_role("region", name="People")
        region.get_by_label(words("admin.searchPeople")).fill("player")
        region.get_by_role("button", name="Search").click()
        expect(region.get_by_role("listitem")).to_have_count(1)
        server = boss.get_by_role("region", name="Server")
        server.get_by_label("Message").fill("New bots soon!")
        server.get_by_label("Minutes until a restart").fill("5")
        server.get_by_role("button", name="Send").click()
        expect(player.get_by_text("The server restarts in 5 minutes")).to_be_visible()
        expect(player.get_by_text("New bots soon!")).to_be_visible()

        region.get_by_role("button", name="Details").click()
        region.get_by_role("button", name="Password reset link").click()
        link = region.locator("code").inner_text()
        second.goto(link)
        second.get_by_label("New password").fill("battery staple")
        second.get_by_role("button", name="Change password").click()
        expect(second.get_by_text("The password for player has been changed")).to_be_visible()
        assert "#" not in second.url

        region.get_by_role("button", name="Ban").click()
        expect(region.get_by_text("banned")).to_be_visible()
        second.goto("/me")
        fill(second, "Sign in", Username="player", Password="battery staple")
        expect(second.get_by_text("This account has been closed")).to_be_visible()

        tables = boss.get_by_role("region", name="Tables")
        tables.get_by_role("button", name="Search").click()
        tables.get_by_role("button", name="Details").first.click()
        tables.get_by_role("button", name="Remove", exact=True).click()
        tables.get_by_role("button", name="Remove permanently?").click()
        expect(tables.get_by_text("Nothing found.")).to_be_visible()
        boss.goto("/tables")
        expect(boss.get_by_text("No tables match right now.")).to_be_visible()


def test_finished_game_is_removed_from_the_own_list(tmp_path: Path, people: People) -> None:
    with run_server(tmp_path) as house:
        ann = house.visitor("Ann")
        table = ann.table()
        with ann.socket(table, 1) as line:
            line.send("propose", seat=1, what="concede")
            line.wait_for("ack")
        context = people.context(house)
        context.add_cookies(
            [{"name": house.cookie_name, "value": ann.http.cookies[house.cookie_name], "url": house.base}]
        )
        page = context.new_page()
        page.goto("/")
        page.get_by_text("Finished games").click()
        page.get_by_role("button", name="Remove from my list").click()
        expect(page.get_by_role("button", name="Remove from my list")).to_have_count(0)
        assert ann.get("/api/my/past").json()["tables"] == []
