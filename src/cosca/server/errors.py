"""What the server refuses: a code for the page, the facts of it, and an English sentence for programs."""

from __future__ import annotations

from typing import Any, Final

from cosca.kernel.errors import CoscaError
from cosca.server.wire import Refusal


class Refused(CoscaError):
    """It may not be, and nothing has changed.

    `code` is one of the codes of docs/server.md; `why` tells the reasons of one code apart. The sentence is the message
    `refused-CODE--WHY` (`refused-CODE` without a `why`) of the server's words, with these facts.
    """

    def __init__(self, code: str, why: str = "", /, **facts: Any) -> None:
        self.code: Final = code
        super().__init__(code, why, {name: _whole(value) for name, value in facts.items()})

    @property
    def id(self) -> str:
        """The id of its message."""
        return f"refused-{self.code}--{self.why}" if self.why else f"refused-{self.code}"

    def __str__(self) -> str:
        from cosca.server.refusals import sentence  # here, because most are never read

        return sentence(self.id, self.facts)

    def told(self) -> Refusal:
        """As it is told to the page."""
        return {"code": self.code, "why": self.why, "facts": self.facts, "message": str(self)}


def _whole(value: Any) -> Any:
    """A text that is quoted may hold half a character, which no JSON can."""
    return value.encode(errors="replace").decode() if isinstance(value, str) else value


class StoreError(CoscaError):
    """The database cannot be opened, read or written; the text says which one and why."""
