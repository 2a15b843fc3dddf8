"""The installable app: pushes, saved replays without a connection, settings of notifications."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import expect

import cosca
from cosca.i18n import Speaker, message_id
from tests.e2e.conftest import Visit
from tests.e2e.test_accessibility import check_axe, tab_to
from tools.harness.browser import PHONE, ROOT, Visitor, words
from tools.harness.server import Server

REGISTER = "navigator.serviceWorker.register('/worker.js').then(() => navigator.serviceWorker.ready).then(() => true)"
SHOWN = """() => navigator.serviceWorker.getRegistration('/').then((each) => each.getNotifications()).then(
  (shown) => shown.map(({title, body, tag, lang, data}) => ({title, body, tag, lang, path: data.path})))"""
CACHED = "() => caches.keys().then((names) => names.sort())"
CACHED_PATHS = """() => caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name).then(
  (cache) => cache.keys())))).then((all) => all.flat().map(({url}) => new URL(url).pathname))"""


@cache
def _words(part: str) -> Speaker:
    source = Path(ROOT) / "web" / "src"
    return Speaker([source / part / "words", Path(ROOT) / "src" / "cosca" / "words"], "en", strict=True)


def text_of(part: str, key: str, **values: object) -> str:
    return _words(part).say(message_id(key), values)


def deliver_push(ada: Visitor, message: str) -> None:
    """Deliver a push message to the root worker, as a push service would."""
    cdp = ada.context.new_cdp_session(ada.page)
    registrations: list[dict[str, Any]] = []
    cdp.on("ServiceWorker.workerRegistrationUpdated", lambda event: registrations.extend(event["registrations"]))
    cdp.send("ServiceWorker.enable")
    ada.wait(lambda: root_registrations(registrations), why="the registration of the worker")
    id = root_registrations(registrations)[-1]["registrationId"]
    cdp.send("ServiceWorker.deliverPushMessage", {"origin": ada.url, "registrationId": id, "data": message})
    cdp.detach()


def root_registrations(registrations: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [
        each for each in registrations if each["scopeURL"].endswith("/") and not each["scopeURL"].endswith("/rules/")
    ]


def finished_record() -> str:
    """Return the record of a game in which everybody chose at random."""
    game, rng = cosca.game("corleones_empire"), Random(1)
    match = cosca.Match(game, 3)
    while actors := game.actors(match.state):
        match.apply(actors[0], rng.choice(game.choices(match.state, actors[0])))
    return match.record()


def post(ada: Visitor, path: str, **body: Any) -> Any:
    script = """async ([path, body]) => {
      const { token } = await (await fetch("/api/me")).json();
      const headers = { "Content-Type": "application/json", "X-Cosca-Token": token };
      return (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
    }"""
    return ada.page.evaluate(script, [path, body])


def test_a_push_becomes_a_notification(visit: Visit) -> None:
    ada = visit(permissions=["notifications"])
    ada.page.goto("/")
    assert ada.page.evaluate(REGISTER)
    notification = {"title": "Your turn at “Friday”", "body": "The game is waiting.", "tag": "duty-1", "lang": "en"}
    navigate = f"{ada.url}/t/abc?from=push"
    deliver_push(ada, json.dumps({"web_push": 8030, "notification": {**notification, "navigate": navigate}}))
    ada.wait(lambda: ada.page.evaluate(SHOWN), why="the notification")
    assert ada.page.evaluate(SHOWN) == [{**notification, "path": "/t/abc?from=push"}]
    # A newer notification with the same tag replaces it, and no address leads to another site.
    foreign = {**notification, "title": "Still your turn", "navigate": "https://elsewhere.example/t/abc"}
    deliver_push(ada, json.dumps({"web_push": 8030, "notification": foreign}))
    ada.wait(lambda: ada.page.evaluate(SHOWN)[0]["title"] == "Still your turn", why="the newer notification")
    assert [each["path"] for each in ada.page.evaluate(SHOWN)] == ["/"]
    deliver_push(ada, "not JSON")
    ada.wait(lambda: len(ada.page.evaluate(SHOWN)) == 2, why="a notification of a push that cannot be read")


def test_a_saved_replay_is_watched_offline_and_signing_out_removes_it(visit: Visit, own_server: Server) -> None:
    ada = visit(own_server)
    page = ada.page
    page.goto("/")
    post(ada, "/api/guest", name="Ada")
    post(ada, "/api/account", login="ada", password="password of ada")
    record = post(ada, "/api/replay", record=finished_record())["id"]
    page.goto(f"/replay/{record}")
    page.get_by_role("button", name=text_of("replay", "save.offline")).click()
    expect(page.get_by_role("button", name=text_of("replay", "save.remove"))).to_be_visible()
    check_axe(ada, "a replay")

    own_server.stop()
    page.goto(f"{own_server.url}/t/none")  # a table is never shown from the cache
    expect(page.get_by_role("heading", level=1)).to_have_text(text_of("offline", "title"))
    check_axe(ada, "the offline page")
    page.locator("section li a").click()
    expect(page.get_by_role("slider")).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator(".what .end")).to_be_visible()
    assert not [path for path in page.evaluate(CACHED_PATHS) if path.startswith("/api/")]
    assert page.evaluate("fetch('/api/games').then(() => 'answered', () => 'failed')") == "failed"
    ada.forgive("net::ERR_")

    own_server.start()
    page.goto("/saved")
    expect(page.locator("main li")).to_have_count(1)
    check_axe(ada, "the saved replays")
    page.goto("/me")
    page.get_by_role("button", name=words("me.leave"), exact=True).click()
    expect(page.get_by_text(words("me.left"))).to_be_visible()
    assert page.evaluate(CACHED) == ["offline"]  # the public page alone
    ada.forgive("net::ERR_")


def test_notifications_are_set_by_keyboard_and_pass_axe(visit: Visit) -> None:
    ada = visit(size=PHONE, color_scheme="dark")
    page = ada.page
    page.goto("/")
    post(ada, "/api/guest", name="Ada")
    page.goto("/notifications")
    tab_to(page, "fieldset input[type=checkbox]")
    page.keyboard.press("Space")
    expect(page.get_by_text(text_of("notifications", "saved"), exact=True)).to_be_visible()
    page.reload()
    expect(page.locator("fieldset input[type=checkbox]").first).not_to_be_checked()
    check_axe(ada, "the settings of notifications")
    tab_to(page, "summary")
    page.keyboard.press("Enter")
    page.get_by_label(text_of("notifications", "hook.address")).fill("http://127.0.0.1/hook")
    page.keyboard.press("Enter")
    expect(page.get_by_label(text_of("notifications", "hook.address"))).to_be_focused()
    expect(page.locator("[aria-invalid]")).to_have_count(1)
    ada.forgive("400")
    ada.forgive("422")
    tab_to(page, "button.bell", "Shift+Tab")
    page.keyboard.press("Enter")
    page.locator("dialog[open]").get_by_text(text_of("ui/inbox", "none")).wait_for()
    check_axe(ada, "the inbox")
    page.keyboard.press("Escape")
    expect(page.locator("button.bell")).to_be_focused()
