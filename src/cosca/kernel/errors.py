"""Errors that a user can cause. Each has a text of one line, and nothing has changed when it is raised."""

from __future__ import annotations

from cosca.kernel.events import Facts


class CoscaError(Exception):
    """Invalid input of any kind; the text is meant for a person.

    `why` and `facts` translate it: they are the id and arguments of the terminal's message `wrong-<why>`. Errors
    without them, such as those of documents, have the English text only.
    """

    def __init__(self, message: str = "", why: str = "", facts: Facts | None = None) -> None:
        super().__init__(message or why)
        self.why = why
        self.facts: Facts = facts or {}


class IllegalChoice(CoscaError):
    """A choice that this seat does not have now; the state is unchanged."""


class IllegalPath(IllegalChoice):
    """A path of choices of which number `at` (from 0) cannot be made; nothing has changed.

    `between`: the choice may be legal by itself, but an earlier one drew, revealed or ended the seat's decisions.
    """

    def __init__(self, message: str, at: int, between: bool) -> None:
        super().__init__(message)
        self.at = at
        self.between = between


class BadOption(CoscaError):
    """An option that the game does not know, or a value that it does not allow; the text lists the allowed ones."""


class EndlessGame(CoscaError):
    """An endless loop of steps without a decision, which no real game has. The state is unusable afterwards."""

    def __init__(self, step: str, budget: int) -> None:
        super().__init__(f"the game reaches no decision: {budget} automatic steps in a row, the last one {step}")
        self.step = step
        self.budget = budget


class BadDocument(CoscaError):
    """A record, position, scenario or saved state that cannot be read or does not fit the game."""
