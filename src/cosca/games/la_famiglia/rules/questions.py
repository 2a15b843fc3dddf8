"""Base classes of questions: declining emits an event, and answers that name an area have its facts."""

from __future__ import annotations

from cosca.games.la_famiglia.rules import events, facts
from cosca.games.la_famiglia.rules.state import FamigliaState
from cosca.kernel.choice import Choice
from cosca.kernel.events import Facts
from cosca.kernel.questions import AskNumber, AskYesNo
from cosca.kernel.steps import Ask


class AskOptional(Ask[FamigliaState]):
    """A question whose declining answer, if it has one, only emits an event."""

    __slots__ = ()

    def take(self, s: FamigliaState, choice: Choice) -> None:
        if choice.declines:
            events.declined(s, self)
        else:
            self.chosen(s, choice)

    def chosen(self, s: FamigliaState, choice: Choice) -> None:
        """Apply an answer that does not decline."""
        raise NotImplementedError(self.key)


class AskArea(AskOptional):
    """Which area."""

    __slots__ = ()

    def facts_of(self, s: FamigliaState, choice: Choice) -> Facts:
        return facts.area(s, self.seat, choice)


class AskUse(AskYesNo[FamigliaState]):
    """A yes or no question; declining emits an event."""

    __slots__ = ()

    def decline(self, s: FamigliaState) -> None:
        events.declined(s, self)


class AskUpTo(AskNumber[FamigliaState]):
    """A question for a number, where 0 declines and emits an event."""

    __slots__ = ()

    def lowest(self, s: FamigliaState) -> int:
        return 0

    def take(self, s: FamigliaState, choice: Choice) -> None:
        if choice.value:
            self.number(s, choice.value)
        else:
            events.declined(s, self)
