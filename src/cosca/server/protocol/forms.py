"""Request bodies and text checks, shared by HTTP and WebSocket."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Annotated, Any, Final

from fastapi import Query
from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from cosca.server.protocol.refusal import Refused

MAX_ID_LENGTH: Final = 64
MAX_NUMBER: Final = 2**31 - 1  # numbers fit the database
MAX_DEPTH: Final = 40  # nested objects and lists; a position has about ten
_OTHER_BYTES: Final = bytes(set(range(256)) - set(b'[]{}"'))

PRINTABLE: Final = r"^[^\x00-\x1f\x7f]+$"  # no control characters: a database may refuse them
QueryText = Annotated[str, Query(max_length=200, pattern=r"^[^\x00-\x1f\x7f]*$")]  # in an address, "" for nothing
Id = Annotated[str, StringConstraints(min_length=1, max_length=MAX_ID_LENGTH, pattern=PRINTABLE)]
Word = Annotated[str, StringConstraints(min_length=1, max_length=200, pattern=PRINTABLE)]
Seat = Annotated[int, Field(ge=0, le=MAX_NUMBER)]
Number = Annotated[int, Field(ge=0, le=MAX_NUMBER)]


class Form(BaseModel):
    """A body with exactly these fields, strictly typed."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class EmptyForm(Form):
    """The body of a request whose path says everything."""


def explain(problems: Sequence[Any]) -> str:
    """Return a sentence about the first problem that names the field, never the value that was sent."""
    problem = problems[0]
    messages = {
        "hello",
        "choose",
        "undo",
        "propose",
        "answer",
        "bot",
        "chat",
        "mute",
        "pin",
        "advise",
        "visible",
        "ping",
    }
    tags = {*messages, "body"}
    path = [str(part) for at, part in enumerate(problem["loc"]) if not (at == 0 and part in tags)]
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
    return f"{'.'.join(path) or 'body'}: {what}"


def is_too_deep(document: bytes) -> bool:
    """Return whether objects and lists of a JSON text are nested more than MAX_DEPTH deep."""
    unescaped = document.replace(b"\\\\", b"").replace(b'\\"', b"")  # the remaining quotes delimit strings
    marks = unescaped.translate(None, _OTHER_BYTES).replace(b'""', b"")
    brackets = b"".join(marks.split(b'"')[::2])
    for _ in range(MAX_DEPTH):
        inner = brackets.replace(b"[]", b"").replace(b"{}", b"")
        if len(inner) == len(brackets):  # nothing is left, or it is not JSON
            return False
        brackets = inner
    return bool(brackets)


def clean_text(text: str, max_length: int, field: str) -> str:
    """Return the text on one line without invisible characters; raise Refused if it is empty or too long."""
    composed = unicodedata.normalize("NFC", text)
    cleaned = " ".join("".join([char for char in composed if char.isspace() or _is_visible(char)]).split())
    if not any(unicodedata.category(char)[0] in "LNPS" for char in cleaned):
        raise Refused("malformed", "empty", field=field)
    if len(cleaned) > max_length:
        raise Refused("malformed", "too_long", field=field, n=len(cleaned), most=max_length)
    return cleaned


def _is_visible(char: str) -> bool:
    """Return False for controls, surrogates and marks that turn the text direction; U+200D joins emoji."""
    return char == "\u200d" or unicodedata.category(char) not in ("Cc", "Cf", "Cs", "Co", "Cn")
