"""Messages from the page, validated. An invalid one is refused with the name of the wrong field."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import orjson
from pydantic import Field, TypeAdapter, ValidationError

from cosca.server.protocol.forms import MAX_ID_LENGTH, Form, Id, Number, Seat, Word, explain
from cosca.server.protocol.refusal import Refused
from cosca.server.protocol.server_messages import OLDEST_VERSION, VERSION, Sign

MAX_CHOICES = 16  # in one message


class Message(Form):
    v: Annotated[int, Field(ge=OLDEST_VERSION, le=VERSION)]
    id: Id


class Hello(Message):
    type: Literal["hello"]
    seat: Seat | None
    since: Number = 0


class Choose(Message):
    type: Literal["choose"]
    seat: Seat
    act: Number
    choices: Annotated[list[Word], Field(min_length=1, max_length=MAX_CHOICES)]


class Undo(Message):
    type: Literal["undo"]
    seat: Seat
    turn: bool = False  # all free choices, not only the last one


class Propose(Message):
    type: Literal["propose"]
    seat: Seat
    what: Literal["end", "concede", "stand_in"]
    about: Seat | None = None  # the seat for the stand-in


class Answer(Message):
    type: Literal["answer"]
    seat: Seat | None = None  # None for a participant without a seat
    proposal: Number
    yes: bool


class HandToBot(Message):
    type: Literal["bot"]
    seat: Seat
    bot: Word | None


class Chat(Message):
    type: Literal["chat"]
    seat: Seat | None
    text: str
    team: bool = False


class Mute(Message):
    type: Literal["mute"]
    user: Word
    on: bool


class Pin(Message):
    type: Literal["pin"]
    seat: Seat
    on: Word
    sign: Sign | None


class Advise(Message):
    type: Literal["advise"]
    seat: Seat
    act: Number


class Visible(Message):
    type: Literal["visible"]
    visible: bool  # whether the page can be seen, or is in the background


class Ping(Message):
    type: Literal["ping"]


ClientMessage = Hello | Choose | Undo | Propose | Answer | HandToBot | Chat | Mute | Pin | Advise | Visible | Ping
_adapter: TypeAdapter[ClientMessage] = TypeAdapter(Annotated[ClientMessage, Field(discriminator="type")])
NOT_AN_OBJECT = "a message is one JSON object"


class Malformed(Refused):
    """An invalid message; `about` is its id, if it has one."""

    def __init__(self, about: str | None, code: str, **facts: Any) -> None:
        super().__init__(code, **facts)
        self.about = about


def parse_message(text: str) -> ClientMessage:
    """Return the message of a frame; raise Malformed naming the wrong field."""
    try:
        return _adapter.validate_json(text)
    except ValidationError as error:
        problem = explain(error.errors(include_url=False, include_context=True, include_input=False))
    try:
        document = orjson.loads(text)
    except ValueError:
        raise Malformed(None, "malformed", problem=NOT_AN_OBJECT) from None
    if not isinstance(document, dict):
        raise Malformed(None, "malformed", problem=NOT_AN_OBJECT)
    about = document.get("id")
    if not isinstance(about, str) or len(about) > MAX_ID_LENGTH:
        about = None
    if type(document.get("v")) is not int or not OLDEST_VERSION <= document["v"] <= VERSION:
        raise Malformed(about, "version", version=VERSION)
    raise Malformed(about, "malformed", problem=problem)
