"""Pages about people in a browser: invitations, friends, profile, privacy, by keyboard and without findings of axe."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.test_accessibility import check_axe
from tools.harness.browser import PHONE, Visitor


def _give_up(ada: Visitor, table: str) -> None:
    """Give up a running game in seat 1."""
    ada.page.goto(f"/t/{table}")
    ada.wait(lambda: ada.heard("table"), why="the table")
    ada.page.evaluate(
        """async (id) => {
          const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${id}/socket`);
          await new Promise((done) => socket.addEventListener("open", done));
          const send = (message) => socket.send(JSON.stringify({ v: 1, ...message }));
          send({ type: "hello", id: "h", seat: 1, since: 0 });
          send({ type: "propose", id: "p", seat: 1, what: "concede" });
          await new Promise((done) => socket.addEventListener("message", ({ data }) => data.includes('"over"') && done()));
          socket.close();
        }""",
        table,
    )


def test_invited_person_joins_from_the_home_page(visit: Visit) -> None:
    ada, ben = visit(), visit(size=PHONE)
    for visitor, name in ((ada, "Ada"), (ben, "Ben")):
        visitor.page.goto("/")
        visitor.call("POST", "/api/guest", {"name": name})
    ben.page.reload()
    login = f"ben{id(ben) % 10**6}"
    ben.page.goto("/me")
    ben.call("POST", "/api/account", {"login": login, "password": "very long password"})
    table = ada.new_table({1: "me"}, start=False, name="Friday night")
    ada.page.goto(f"/t/{table['id']}")
    expect(ada.page.get_by_role("heading", name="Friday night")).to_be_visible()
    field = ada.page.locator("input[list]")
    field.fill(login)
    field.press("Enter")  # by keyboard
    expect(ada.page.get_by_text("Ben", exact=True).first).to_be_visible()
    check_axe(ada, "waiting room")
    ben.page.goto("/")
    expect(ben.page.get_by_role("heading", name="Invitations")).to_be_visible()
    check_axe(ben, "home with an invitation")
    ben.page.get_by_role("button", name="Join", exact=True).focus()
    ben.page.keyboard.press("Enter")
    ben.page.wait_for_url(f"**/t/{table['id']}")


def test_profile_privacy_and_challenge(visit: Visit) -> None:
    ada = visit(size=PHONE)
    ada.page.goto("/")
    ada.call("POST", "/api/guest", {"name": "Ada"})
    ada.page.reload()
    table = ada.new_table({1: "me", 2: "soldato", 3: "soldato", 4: "soldato"}, start=True)["id"]
    _give_up(ada, table)
    me = ada.call("GET", "/api/me")["user"]["id"]
    ada.page.goto(f"/people/{me}")
    expect(ada.page.get_by_role("table")).to_be_visible()
    check_axe(ada, "profile")
    ada.page.goto("/me")
    summary = ada.page.get_by_text("Privacy and your data")
    summary.focus()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator("select").first).to_be_visible()
    check_axe(ada, "privacy")
    again = ada.call("POST", f"/api/tables/{table}/again", {})["id"]
    _give_up(ada, again)
    ada.page.goto(f"/t/{again}/compare")
    expect(ada.page.get_by_role("table").first).to_be_visible()
    check_axe(ada, "comparison")
    ada.page.goto("/people")
    expect(ada.page.get_by_role("heading", name="People")).to_be_visible()
    check_axe(ada, "people")
