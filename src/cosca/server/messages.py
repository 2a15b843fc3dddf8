"""The messages of the page, checked. What is wrong is told with the name of its field, and nothing happens."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Annotated, Any, Literal

import orjson
from fastapi import Query
from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter, ValidationError

from cosca.server.errors import Refused
from cosca.server.wire import VERSION, Sign

MOST_CHOICES = 16  # in one message
ID_LENGTH = 64
MOST = 2**31 - 1  # numbers fit the database

SEEN = r"^[^\x00-\x1f\x7f]+$"  # no control characters: a database may refuse them
Asked = Annotated[str, Query(max_length=200, pattern=r"^[^\x00-\x1f\x7f]*$")]  # in an address, "" for nothing
Id = Annotated[str, StringConstraints(min_length=1, max_length=ID_LENGTH, pattern=SEEN)]
Word = Annotated[str, StringConstraints(min_length=1, max_length=200, pattern=SEEN)]
Seat = Annotated[int, Field(ge=0, le=MOST)]
Number = Annotated[int, Field(ge=0, le=MOST)]


class Form(BaseModel):
    """Fields of exactly these names and kinds; nothing is guessed, nothing else is taken."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class Nothing(Form):
    """A request that says everything by its address."""


class Message(Form):
    v: Annotated[int, Field(ge=VERSION, le=VERSION)]
    id: Id


class Hello(Message):
    type: Literal["hello"]
    seat: Seat | None
    since: Number = 0


class Choose(Message):
    type: Literal["choose"]
    seat: Seat
    act: Number
    choices: Annotated[list[Word], Field(min_length=1, max_length=MOST_CHOICES)]


class Undo(Message):
    type: Literal["undo"]
    seat: Seat
    turn: bool = False  # all that is free, not the last choice alone


class Propose(Message):
    type: Literal["propose"]
    seat: Seat
    what: Literal["end", "concede", "stand_in"]
    about: Seat | None = None  # the seat that a bot is to play


class Answer(Message):
    type: Literal["answer"]
    seat: Seat | None = None  # none for somebody who played and holds no seat any more
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


class Ping(Message):
    type: Literal["ping"]


Any_ = Hello | Choose | Undo | Propose | Answer | HandToBot | Chat | Mute | Pin | Advise | Ping
_reader: TypeAdapter[Any_] = TypeAdapter(Annotated[Any_, Field(discriminator="type")])


NO_OBJECT = "a message is one JSON object"


class Malformed(Refused):
    """Not a message: `about` is its id, if it has one."""

    def __init__(self, about: str | None, code: str, **facts: Any) -> None:
        super().__init__(code, **facts)
        self.about = about


def parse(text: str) -> Any_:
    """The message of a frame; Malformed says which field is wrong."""
    try:
        return _reader.validate_json(text)
    except ValidationError as wrong:
        problem = explain(wrong.errors(include_url=False, include_context=True, include_input=False))
    try:
        plain = orjson.loads(text)
    except ValueError:
        raise Malformed(None, "malformed", problem=NO_OBJECT) from None
    if not isinstance(plain, dict):
        raise Malformed(None, "malformed", problem=NO_OBJECT)
    about = plain.get("id")
    if not isinstance(about, str) or len(about) > ID_LENGTH:
        about = None
    if type(plain.get("v")) is not int or plain["v"] != VERSION:
        raise Malformed(about, "version", version=VERSION)
    raise Malformed(about, "malformed", problem=problem)


def explain(problems: Sequence[Any]) -> str:
    """The first problem in words that name the field; never what was sent."""
    problem = problems[0]
    tags = {"hello", "choose", "undo", "propose", "answer", "bot", "chat", "mute", "pin", "advise", "ping", "body"}
    place = [str(each) for at, each in enumerate(problem["loc"]) if not (at == 0 and each in tags)]
    context = problem.get("ctx") or {}
    kind = problem["type"]
    if kind.startswith("union_tag"):
        return f"type: it is one of {context.get('expected_tags', 'those of the messages')}"
    if kind == "missing":
        what = "this field is needed"
    elif kind == "extra_forbidden":
        what = "there is no such field"
    elif kind.startswith("json"):
        what = "this is not JSON"
    else:
        what = problem["msg"][0].lower() + problem["msg"][1:]
    return f"{'.'.join(place) or 'body'}: {what}"


def clean(text: str, most: int, field: str) -> str:
    """The text on one line without invisible characters; Refused if nothing is left or it is too long."""
    composed = unicodedata.normalize("NFC", text)
    seen = " ".join("".join([each for each in composed if each.isspace() or _shown(each)]).split())
    if not any(unicodedata.category(each)[0] in "LNPS" for each in seen):
        raise Refused("malformed", "empty", field=field)
    if len(seen) > most:
        raise Refused("malformed", "too_long", field=field, n=len(seen), most=most)
    return seen


def _shown(each: str) -> bool:
    """Not a control, a half character, or a mark that turns the direction of the text; emoji are joined by U+200D."""
    return each == "\u200d" or unicodedata.category(each) not in ("Cc", "Cf", "Cs", "Co", "Cn")
