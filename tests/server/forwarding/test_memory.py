"""What the edge remembers of a browser's socket, to repeat it at a new owner."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cosca.server.forwarding.resume import Memory, ResumeRefused


def sent(memory: Memory, type: str, id: str, **fields: Any) -> str:
    text = json.dumps({"v": 2, "type": type, "id": id, **fields})
    memory.sent(text)
    return text


def received(memory: Memory, type: str, **fields: Any) -> bool:
    return memory.received(json.dumps({"v": 2, "type": type, **fields}, separators=(",", ":")))


def greeted(seat: int | None = 1) -> Memory:
    memory = Memory()
    sent(memory, "hello", "h", seat=seat, since=0)
    assert received(memory, "state", seat=seat, frame=1, base=None, since=0, items=[{"n": 1}, {"n": 2}], whole={})
    assert received(memory, "ack", id="h")
    return memory


def repeated(memory: Memory) -> list[dict[str, Any]]:
    return [json.loads(text) for text in memory.repetition()]


def test_hello_is_repeated_with_the_last_item_of_the_browser() -> None:
    memory = greeted()
    received(memory, "state", seat=1, frame=2, base=1, since=2, items=[{"n": 3}], changes=[])
    [hello] = repeated(memory)
    assert (hello["type"], hello["seat"], hello["since"]) == ("hello", 1, 3)
    assert hello["id"] != "h"
    assert not memory.settled
    assert not received(memory, "ack", id=hello["id"])  # the browser does not know this id
    assert memory.settled


def test_a_state_without_items_says_where_it_is() -> None:
    memory = greeted()
    received(memory, "state", seat=1, frame=2, base=1, since=2, items=[], changes=[])
    assert repeated(memory)[0]["since"] == 2


def test_a_seat_that_was_taken_away_is_not_asked_for_again() -> None:
    memory = greeted()
    received(memory, "state", seat=None, frame=1, base=None, since=0, items=[{"n": 1}], whole={})
    assert (repeated(memory)[0]["seat"], repeated(memory)[0]["since"]) == (None, 1)


def test_messages_without_an_answer_are_repeated_as_they_were_and_answered_once() -> None:
    memory = greeted()
    first, second = sent(memory, "choose", "a", seat=1), sent(memory, "chat", "b", text="x")
    assert received(memory, "ack", id="a")
    assert memory.repetition()[1:] == [second]
    assert first not in memory.repetition()
    assert received(memory, "ack", id="b")
    assert memory.unanswered == 0


def test_a_first_hello_without_an_answer_is_repeated_itself() -> None:
    memory = Memory()
    hello, choice = sent(memory, "hello", "h", seat=1, since=0), sent(memory, "choose", "a", seat=1)
    assert memory.repetition() == [hello, choice]
    assert received(memory, "ack", id="h")


def test_another_seat_that_was_asked_for_is_asked_for_again() -> None:
    memory = greeted()
    hello = sent(memory, "hello", "h2", seat=2, since=0)
    messages = memory.repetition()
    assert (json.loads(messages[0])["seat"], messages[1:]) == (1, [hello])


def test_errors_are_answers_too() -> None:
    memory = greeted()
    sent(memory, "choose", "a", seat=1)
    assert received(memory, "error", id="a", code="stale")
    assert len(memory.repetition()) == 1


def test_whether_the_page_is_visible_is_repeated() -> None:
    memory = greeted()
    sent(memory, "visible", "v", visible=False)
    assert received(memory, "ack", id="v")
    visible = repeated(memory)[1]
    assert (visible["type"], visible["visible"]) == ("visible", False)
    assert not received(memory, "ack", id=visible["id"])


def test_advice_that_did_not_come_is_asked_for_again_and_acknowledged_once() -> None:
    memory = greeted()
    asked = sent(memory, "advise", "q", seat=1, act=1)
    assert received(memory, "ack", id="q")
    assert memory.repetition()[1:] == [asked]
    assert not received(memory, "ack", id="q")
    assert received(memory, "advice", id="q")
    assert len(memory.repetition()) == 1


def test_a_refused_repetition_of_hello_is_noticed() -> None:
    memory = greeted()
    [hello] = repeated(memory)
    with pytest.raises(ResumeRefused):
        received(memory, "error", id=hello["id"], code="not_allowed")


@pytest.mark.parametrize("text", ["", "[]", "7", '{"type":"choose"}', '{"type":"choose","id":7}', "{" * 50])
def test_what_cannot_be_answered_is_not_remembered(text: str) -> None:
    memory = Memory()
    memory.sent(text)
    sent(memory, "ping", "p")
    sent(memory, "choose", "x" * 65)
    assert memory.repetition() == []
