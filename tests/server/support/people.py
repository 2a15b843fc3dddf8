"""People who have accounts, play short games over HTTP, and choose who sees what."""

from __future__ import annotations

import itertools
from typing import Any

from cosca.server.storage.statements import change_table
from tests.server.support.http_client import ServerHarness, Visitor

_numbers = itertools.count(1)
PRIVACY: dict[str, Any] = {
    "profile": "everyone",
    "history": "everyone",
    "against": "everyone",
    "rating": "everyone",
    "publish": False,
}


def account(server: ServerHarness, name: str) -> Visitor:
    """Return somebody with an account and a unique login."""
    visitor = server.visitor(name)
    server.reset_password_limits()
    login = f"login{next(_numbers)}"
    visitor.take(visitor.post("/api/account", {"login": login, "password": "very long password"}))
    return visitor


def login_of(visitor: Visitor) -> str:
    return visitor.get("/api/me").json()["user"]["login"]


def play(host: Visitor, guest: Visitor, loser: Visitor | None = None, **form: Any) -> str:
    """Play a game of two people on different teams that the loser gives up at once (the guest by default)."""
    body = {"game": "la_famiglia", "seats": {"1": "me", "2": "default", "4": "default"}, **form}
    created = host.post("/api/tables", body).json()
    id, invite = created["id"], created["invite"].partition("#")[2]
    assert guest.post(f"/api/tables/{id}/join", {"invite": invite}).status_code == 200
    assert guest.post(f"/api/tables/{id}/seats/3", {"player": "me"}).status_code == 200
    assert host.post(f"/api/tables/{id}/start").status_code == 200
    give_up(loser or guest, id, 3 if (loser or guest) is guest else 1)
    return id


def give_up(visitor: Visitor, id: str, seat: int) -> None:
    with visitor.socket(id, seat) as socket:
        socket.send("propose", seat=seat, what="concede")
        while True:
            if socket.wait_for("table")["status"] == "over":
                return


def solo(visitor: Visitor, **form: Any) -> str:
    """Play a game against bots that the visitor gives up."""
    id = visitor.table(**form)
    give_up(visitor, id, 1)
    return id


def set_privacy(visitor: Visitor, **parts: Any) -> None:
    answer = visitor.send("PUT", "/api/my/privacy", {**PRIVACY, **parts})
    assert answer.status_code == 200, answer.text


def why(answer: Any) -> str:
    return answer.json()["error"]["why"]


def change_table_row(server: ServerHarness, id: str, **values: Any) -> None:
    """Change the row of a table and have the table reloaded."""

    async def change() -> None:
        await server.services.store.write(change_table(id, values))
        server.services.tables.invalidate(id)

    server.run(change())
