"""Every error a user can cause: one line that says what and where, and nothing has changed."""

from __future__ import annotations

from typing import Any


class CoscaError(Exception):
    """Bad input of any kind; its text is written for a person.

    `why` and `facts` tell it in every language: the message `wrong-<why>` of the terminal. Without them there is only
    the text, as for the faults of a document, line by line.
    """

    def __init__(self, message: str = "", why: str = "", facts: dict[str, Any] | None = None) -> None:
        super().__init__(message or why)
        self.why = why
        self.facts: dict[str, Any] = facts or {}


class IllegalChoice(CoscaError):
    """The choice is not one that this seat has now; the state is as it was."""


class IllegalPath(IllegalChoice):
    """Of several choices to be carried out as one, number `at` (from 0) could not be; nothing has changed.

    `between`: it might have been alone, but something new is known by then, or the seat does not decide any more.
    """

    def __init__(self, message: str, at: int, between: bool) -> None:
        super().__init__(message)
        self.at = at
        self.between = between


class BadOption(CoscaError):
    """An option of a game is unknown or has a wrong value; the text lists the right ones."""


class BadDocument(CoscaError):
    """A record, position, scenario or saved state cannot be read, or does not fit the game."""
