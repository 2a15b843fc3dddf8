"""Refusals: a code and facts for the page, and an English sentence for programs."""

from __future__ import annotations

from typing import Any, Final

import orjson

from cosca.kernel.errors import CoscaError
from cosca.kernel.events import Facts
from cosca.server.protocol.server_messages import VERSION, ErrorMessage, Refusal
from cosca.server.protocol.texts import format_text


class Refused(CoscaError):
    """A request or message was denied, and nothing has changed.

    `code` is one of the codes of docs/protocol.md; `why` distinguishes the reasons of one code. The sentence is the
    message `refused-CODE--WHY` (`refused-CODE` without a `why`) of the server's catalogue, with these facts.
    """

    def __init__(self, code: str, why: str = "", /, **facts: Any) -> None:
        self.code: Final = code
        super().__init__(code, why, {name: _without_surrogates(value) for name, value in facts.items()})

    @property
    def id(self) -> str:
        """The id of its message in the catalogue."""
        return f"refused-{self.code}--{self.why}" if self.why else f"refused-{self.code}"

    def __str__(self) -> str:
        return format_text(self.id, self.facts)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle, for refusals of worker processes."""
        return _rebuild, (Refused, self.code, self.why, self.facts)

    def to_wire(self) -> Refusal:
        """Return the refusal as the page receives it."""
        return {"code": self.code, "why": self.why, "facts": self.facts, "message": str(self)}

    def to_message(self, id: str | None) -> bytes:
        """Return the message `error` in reply to the message of that id, None if it is no reply."""
        return orjson.dumps(ErrorMessage(v=VERSION, type="error", id=id, **self.to_wire()))


def _rebuild(kind: type[Refused], code: str, why: str, facts: Facts) -> Refused:
    return kind(code, why, **facts)


def _without_surrogates(value: Any) -> Any:
    """Replace lone surrogates in a quoted text, which JSON cannot contain."""
    return value.encode(errors="replace").decode() if isinstance(value, str) else value


class StoreError(CoscaError):
    """The database cannot be opened, read or written; the text says which and why."""


class Fenced(StoreError):
    """Another server may own the database by now: nothing is written, and retrying soon is useless."""


class Moved(CoscaError):
    """This node does not own the table, or does not any more: nothing was changed, and its owner has to be asked."""
