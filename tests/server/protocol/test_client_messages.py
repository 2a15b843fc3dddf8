"""Messages of the page: an invalid field is named."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cosca.server.protocol.client_messages import Choose, Hello, Malformed, Pin, parse_message
from cosca.server.protocol.forms import clean_text
from cosca.server.protocol.refusal import Refused
from cosca.server.protocol.server_messages import VERSION

GOOD: list[dict[str, Any]] = [
    {"type": "hello", "seat": None, "since": 0},
    {"type": "hello", "seat": 2, "since": 17},
    {"type": "choose", "seat": 1, "act": 3, "choices": ["area gela"]},
    {"type": "undo", "seat": 1, "turn": True},
    {"type": "propose", "seat": 1, "what": "end", "about": None},
    {"type": "propose", "seat": 1, "what": "stand_in", "about": 3},
    {"type": "answer", "seat": 1, "proposal": 2, "yes": False},
    {"type": "mute", "user": "u1", "on": True},
    {"type": "bot", "seat": 1, "bot": None},
    {"type": "chat", "seat": None, "text": "ciao", "team": False},
    {"type": "pin", "seat": 1, "on": "area:bronte", "sign": "attack"},
    {"type": "ping"},
]


def frame(**fields: Any) -> str:
    return json.dumps({"v": VERSION, "id": "a1", **fields})


@pytest.mark.parametrize("fields", GOOD, ids=lambda fields: fields["type"])
def test_every_message_type_is_parsed(fields: dict[str, Any]):
    message = parse_message(frame(**fields))
    assert message.model_dump() == {"v": VERSION, "id": "a1", **fields}


def test_messages_are_small_values():
    assert parse_message(frame(type="hello", seat=1)) == Hello(v=VERSION, id="a1", type="hello", seat=1, since=0)
    with pytest.raises(ValueError, match="frozen"):
        parse_message(frame(type="ping")).id = "b"


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"type": "choose", "seat": "1", "act": 1, "choices": ["x"]}, "seat: "),
        ({"type": "choose", "seat": True, "act": 1, "choices": ["x"]}, "seat: "),
        ({"type": "choose", "seat": 1.0, "act": 1, "choices": ["x"]}, "seat: "),
        ({"type": "choose", "seat": -1, "act": 1, "choices": ["x"]}, "seat: "),
        ({"type": "choose", "seat": 1, "act": 2**80, "choices": ["x"]}, "act: "),
        ({"type": "choose", "seat": 1, "act": 1, "choices": "x"}, "choices: "),
        ({"type": "choose", "seat": 1, "act": 1, "choices": [""]}, "choices.0: "),
        ({"type": "choose", "seat": 1, "act": 1, "choices": ["x" * 201]}, "choices.0: "),
        ({"type": "choose", "seat": 1, "act": 1}, "choices: this field is needed"),
        ({"type": "choose", "seat": 1, "act": 1, "choices": ["x\0"]}, "choices.0: "),
        ({"type": "choose", "seat": 1, "act": 1, "choices": []}, "choices: "),
        ({"type": "choose", "seat": 1, "act": 1, "choices": ["x"] * 17}, "choices: "),
        ({"type": "choose", "seat": 1, "act": 1, "choices": ["x", 7]}, "choices.1: "),
        ({"type": "choose", "seat": 1, "act": 1, "choices": [["x"]]}, "choices.0: "),
        ({"type": "undo", "seat": 1, "id": "\0"}, "id: "),
        ({"type": "undo", "seat": None}, "seat: "),
        ({"type": "undo", "seat": 1, "turn": 1}, "turn: "),
        ({"type": "undo", "seat": 1, "also": 2}, "also: there is no such field"),
        ({"type": "propose", "seat": 1, "what": "win"}, "what: "),
        ({"type": "pin", "seat": 1, "on": "area:gela", "sign": "skull"}, "sign: "),
        ({"type": "answer", "seat": 1, "proposal": 1, "yes": "yes"}, "yes: "),
        ({"type": "resign"}, "type: it is one of"),
        ({"type": 7}, "type: it is one of"),
        ({}, "type: it is one of"),
        ({"type": "ping", "id": "x" * 65}, "id: "),
        ({"type": "ping", "id": ""}, "id: "),
        ({"type": "ping", "id": 5}, "id: "),
    ],
)
def test_invalid_field_is_named(fields: dict[str, Any], expected: str):
    with pytest.raises(Malformed) as error:
        parse_message(frame(**fields))
    assert error.value.code == "malformed"
    assert str(error.value).startswith(expected)
    given = fields.get("id", "a1")
    assert error.value.about == (given if isinstance(given, str) and len(given) <= 64 else None)


@pytest.mark.parametrize("version", [0, 1, 3, "2", None, 2.0, True])
def test_other_version_is_refused_as_such(version: Any):
    with pytest.raises(Malformed) as error:
        parse_message(json.dumps({"v": version, "id": "a1", "type": "ping"}))
    assert (error.value.code, error.value.about) == ("version", "a1")


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "7", '"hello"', "null", "NaN", "{'v': 1}", '{"v": 1} {}', "[" * 4000, "\ud800"]
)
def test_non_object_is_refused(text: str):
    with pytest.raises(Malformed, match="one JSON object"):
        parse_message(text)


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
        lambda inner: st.lists(inner) | st.dictionaries(st.sampled_from(["v", "type", "id", "seat", "act"]), inner),
    )
)
def test_random_input_is_malformed(value: Any):
    with pytest.raises(Malformed):
        parse_message(json.dumps(value))


def test_the_fields_of_a_choice_and_a_pin():
    choice = parse_message(frame(type="choose", seat=1, act=0, choices=["skip"]))
    assert isinstance(choice, Choose)
    pin = parse_message(frame(type="pin", seat=1, on="sea:est", sign=None))
    assert isinstance(pin, Pin)
    assert pin.sign is None


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("  Ann\n\tLee ", "Ann Lee"),
        ("a\x00b\x1bc", "abc"),
        ("Don\u202egni", "Dongni"),
        ("zero\u200bwidth", "zerowidth"),
        ("e\u0301", "\u00e9"),
        ("\U0001f468\u200d\U0001f373", "\U0001f468\u200d\U0001f373"),
        ("<b>&", "<b>&"),
    ],
)
def test_clean_text(text: str, shown: str):
    assert clean_text(text, 40, "name") == shown


@pytest.mark.parametrize("text", ["", "   ", "\u200d\u200d", "\u0301", "\u2028", "x" * 41])
def test_empty_and_long_text_is_refused(text: str):
    with pytest.raises(Refused, match=r"^(Enter a|The) name") as refusal:
        clean_text(text, 40, "name")
    assert refusal.value.facts["field"] == "name"
