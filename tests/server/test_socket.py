"""The WebSocket: who gets in, what is refused, and what happens to lines that misbehave."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator

import pytest
from websockets.exceptions import InvalidStatus

from cosca.server.socket import SLOWED_SECONDS
from cosca.server.wire import VERSION
from tests.server.visiting import ALL_BOTS, House, Line, Visitor, serving


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("house")
    with serving(
        folder, hello_seconds=0.4, sockets_per_user=5, messages_per_second=50, requests_per_minute=6000
    ) as found:
        yield found


@pytest.fixture(scope="module")
def ann(house: House) -> Visitor:
    return house.visitor("Ann")


@pytest.fixture(scope="module")
def table(ann: Visitor) -> str:
    return ann.table()


def refused(line: Line, type: str, **fields: object) -> str:
    """The code with which a message is refused."""
    id = line.say(type, **fields)
    error = line.until("error", "ack")
    assert error["type"] == "error"
    assert error["id"] == id
    return error["code"]


# -------------------------------------------------------------------- who gets in


@pytest.mark.parametrize("origin", ["http://evil.example", "null", ""])
def test_another_page_gets_no_line(ann: Visitor, table: str, origin: str):
    with pytest.raises(InvalidStatus) as wrong, ann.socket(table, Origin=origin):
        pass
    assert wrong.value.response.status_code == 403


def test_a_line_needs_a_cookie(house: House, table: str):
    with house.visitor().socket(table) as line:
        assert line.closed() == 4401


def test_there_must_be_such_a_table(ann: Visitor):
    with ann.socket("nowhere") as line:
        assert line.closed() == 4404


def test_a_private_table_is_for_its_members(house: House, table: str):
    with house.visitor("Eve").socket(table) as line:
        assert line.closed() == 4403


def test_a_user_has_so_many_lines(house: House):
    visitor = house.visitor("Many")
    table = visitor.table()
    lines = [visitor.socket(table, 1) for _ in range(5)]
    for line in lines:
        line.__enter__()
    with visitor.socket(table) as line:
        assert line.closed() == 4429
    for line in lines:
        line.__exit__(None, None, None)
    with visitor.socket(table, 1) as line:
        assert line.last("state")["seat"] == 1


# -------------------------------------------------------------------- hello


def test_hello_tells_the_table_and_the_state(ann: Visitor, table: str):
    with ann.socket(table, 1) as line:
        assert [message["type"] for message in line.heard][:2] == ["table", "state"]
        assert line.heard[-1]["type"] == "ack"
        assert line.last("table")["me"]["front"] == 1
        assert line.last("state")["since"] == 0


def test_hello_must_come_soon(ann: Visitor, table: str):
    with ann.socket(table) as line:
        assert line.closed() == 4400


def test_hello_must_come_first(ann: Visitor, table: str):
    with ann.socket(table) as line:
        assert refused(line, "undo", seat=1) == "malformed"
        line.say("ping")
        assert line.until("pong") == {"v": VERSION, "type": "pong"}


def test_a_forged_seat_is_refused(ann: Visitor, table: str):
    with ann.socket(table) as line:
        assert refused(line, "hello", seat=3, since=0) == "not_yours"
        assert not [message for message in line.heard if message["type"] in ("table", "state", "pins")]
        line.say("hello", seat=1, since=0)
        line.until("ack")
        for type, fields in {
            "choose": {"act": 0, "choices": ["skip"]},
            "undo": {},
            "propose": {"what": "concede"},
            "bot": {"bot": None},
            "chat": {"text": "ciao", "team": True},
            "pin": {"on": "area:gela", "sign": "look"},
        }.items():
            assert refused(line, type, seat=3, **fields) == "not_yours"


def test_without_a_seat_a_table_may_be_closed_to_spectators(house: House):
    host, friend = house.visitor("Host"), house.visitor("Friend")
    made = host.post(
        "/api/tables", {"game": "la_famiglia", "seats": {"1": "me", **ALL_BOTS}, "spectators": False}
    ).json()
    friend.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"].partition("#")[2]})
    host.post(f"/api/tables/{made['id']}/start")
    with friend.socket(made["id"]) as line:
        line.say("hello", seat=None, since=0)
        assert line.closed() == 4403
        assert [message["type"] for message in line.heard] == ["error"]


def test_a_table_that_is_read_again_has_its_lines_come_back(house: House):
    visitor = house.visitor("Ann")
    table = visitor.table()
    with visitor.socket(table) as line:
        line.say("ping")
        line.until("pong")  # it has its table
        house.run(house.state.tables.get(table)).broken = True
        line.say("hello", seat=1, since=0)
        assert line.closed() == 1012
    with visitor.socket(table, 1) as line:
        assert line.last("state")["seat"] == 1


# -------------------------------------------------------------------- messages


def test_a_choice_is_acknowledged_once_and_carried_out_once(house: House):
    visitor = house.visitor("Twice")
    table = visitor.table()
    with visitor.socket(table, 1) as line:
        state = line.last("state")
        text = state["question"]["choices"][0]["text"]
        fields = {"seat": 1, "act": state["act"], "choices": [text], "id": "the same"}
        for _ in range(2):
            line.say("choose", **fields)
            assert line.until("ack", "error") == {"v": VERSION, "type": "ack", "id": "the same"}
        states = [message for message in line.heard if message["type"] == "state"]
        mine = [item for state in states for item in state["items"] if item["facts"].get("seat") == 1]
        assert len({item["n"] for item in mine}) == len(mine)
        assert refused(line, "choose", **{**fields, "id": "another"}) == "stale"
        fresh = line.until("state")
        assert fresh["since"] == fresh["at"]
        assert fresh["items"] == []


def test_an_illegal_choice_changes_nothing(ann: Visitor, table: str):
    with ann.socket(table, 1) as line:
        before = line.last("state")
        assert refused(line, "choose", seat=1, act=before["act"], choices=["area atlantis"]) == "illegal"
    with ann.socket(table, 1) as line:
        assert line.last("state") == before


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("{", "malformed"),
        ("[]", "malformed"),
        ('{"v":2,"id":"a","type":"dance"}', "malformed"),
        ('{"v":2,"id":"a","type":"choose","seat":"1","act":0,"choices":["x"]}', "malformed"),
        (b'{"v":2,"id":"a","type":"ping"}', "malformed"),
    ],
)
def test_what_is_malformed_is_told_and_the_line_goes_on(ann: Visitor, table: str, frame: str | bytes, code: str):
    with ann.socket(table, 1) as line:
        line.opened.send(frame)
        assert line.until("error")["code"] == code
        line.say("ping")
        line.until("pong")


@pytest.mark.parametrize("version", [1, 3])
def test_a_page_of_another_version_is_told_to_load_itself_again(ann: Visitor, table: str, version: int):
    """Code 4400 is final for a page of version 1 too: it shows what it was told, and a button that loads it again."""
    with ann.socket(table) as line:
        line.opened.send(json.dumps({"v": version, "id": "a", "type": "hello", "seat": 1, "since": 0}))
        assert line.closed() == 4400
    (error,) = line.heard
    assert (error["type"], error["id"], error["code"], error["facts"]) == (
        "error",
        "a",
        "version",
        {"version": VERSION},
    )
    assert "load the page again" in error["message"]


def test_ten_malformed_messages_end_the_line(ann: Visitor, table: str):
    with ann.socket(table, 1) as line:
        for _ in range(10):
            line.opened.send("nonsense")
        assert line.closed() == 4400
        assert len([each for each in line.heard if each["type"] == "error"]) == 10


def test_an_oversized_message_ends_the_line(ann: Visitor, table: str):
    with ann.socket(table, 1) as line:
        line.opened.send(json.dumps({"v": VERSION, "id": "a", "type": "chat", "text": "x" * 9000}))
        assert line.closed() == 1009


def test_chat_is_cleaned_and_bounded(ann: Visitor, table: str):
    with ann.socket(table, 1) as line:
        line.say("chat", seat=1, text=" ciao\n\u202e bella ", team=False)
        assert line.until("chat")["lines"][-1]["text"] == "ciao bella"
        line.until("ack")
        assert refused(line, "chat", seat=1, text="x" * 501, team=False) == "malformed"
        assert refused(line, "chat", seat=1, text="\u200b", team=False) == "malformed"


def test_too_many_messages_are_refused_and_read_more_slowly(house: House, ann: Visitor, table: str):
    """Who floods waits for the server, not the other way round: beyond the limit a few messages a second are read."""
    with ann.socket(table, 1) as line:
        began = time.monotonic()
        for n in range(400):
            line.opened.send(json.dumps({"v": VERSION, "id": f"p{n}", "type": "ping"}))
        refused = [line.until("error") for _ in range(3)]
        assert {message["code"] for message in refused} == {"too_many"}
        assert refused[0]["id"] is not None
        assert time.monotonic() - began > 2 * SLOWED_SECONDS
        assert len(line.heard) < 350


# -------------------------------------------------------------------- slow lines, restarts


def test_a_slow_line_is_dropped_and_nobody_else_waits(house: House, ann: Visitor, table: str):
    with ann.socket(table, 1) as slow, ann.socket(table, 1) as quick:
        live = house.run(house.state.tables.get(table))
        lines = list(live.audience.listeners)
        assert len(lines) == 2

        async def flood() -> None:
            for _ in range(401):
                lines[0].push(b'{"type":"noise"}')

        house.run(flood())
        assert slow.closed() == 4408
        quick.say("ping")
        quick.until("pong")
        assert [line for line in live.audience.listeners if line is lines[0]] == []


def test_a_line_that_never_reads_holds_no_more_than_its_queue(house: House, ann: Visitor, table: str):
    with ann.socket(table, 1) as stuck:
        stuck.opened.recv_messages.pause()
        live = house.run(house.state.tables.get(table))
        (line,) = live.audience.listeners
        block = b'"' + b"x" * 200_000 + b'"'

        async def flood() -> None:
            for _ in range(100):
                line.push(block)

        house.run(flood())
        until = time.monotonic() + 60
        while line in live.audience.listeners and time.monotonic() < until:
            time.sleep(0.02)
        assert line not in live.audience.listeners
        stuck.opened.recv_messages.resume()


def test_who_leaves_is_gone_from_the_table(house: House, ann: Visitor, table: str):
    with ann.socket(table, 1):
        live = house.run(house.state.tables.get(table))
        assert len(live.audience.listeners) == 1
    until = time.monotonic() + 60
    while live.audience.listeners and time.monotonic() < until:
        time.sleep(0.01)
    assert live.audience.listeners == []
    while "cosca_sockets 0.0" not in ann.get("/metrics").text and time.monotonic() < until:
        time.sleep(0.05)
    assert ann.get("/metrics").text.count("cosca_sockets 0.0") == 1


def test_a_stop_has_lines_come_back(tmp_path_factory: pytest.TempPathFactory):
    folder = tmp_path_factory.mktemp("stopping")
    with serving(folder) as house:
        visitor = house.visitor("Ann")
        table = visitor.table()
        with visitor.socket(table, 1) as line:
            before = line.last("state")
            house.server.should_exit = True
            assert line.closed() == 1012
    with serving(folder) as again:
        visitor.house = again
        with visitor.socket(table, 1) as line:
            assert line.last("state") == before


def test_greetings_over_all_lines_of_a_user_are_limited(house: House, monkeypatch: pytest.MonkeyPatch):
    """Each may ask for a whole game again, and is made for that line alone."""
    eve = house.visitor("Eve")
    table = eve.table()
    with eve.socket(table, 1) as one, eve.socket(table, 1) as other:
        monkeypatch.setattr(house.state.lines.hellos, "take", lambda user, where: user != eve.id)
        for line in (one, other):
            assert refused(line, "hello", seat=1, since=0) == "too_many"
            assert line.say("chat", seat=1, text="still here")
            assert line.until("ack", "error")["type"] == "ack"
