"""What the server refuses, in words for a person and with a code for the page."""

from __future__ import annotations

from cosca.kernel.errors import CoscaError


class Refused(CoscaError):
    """It may not be, and nothing has changed; `code` is one of the codes of docs/server.md."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


DATABASE_FAILED = "the database does not answer: try again soon"  # what people hear; the log says more


class StoreError(CoscaError):
    """The database cannot be opened, read or written; the text says which one and why."""
