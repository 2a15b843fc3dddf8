"""What questions of this game have in common: declining is told, and answers that name an area say what is there."""

from __future__ import annotations

from cosca.games.la_famiglia.rules import events, facts
from cosca.games.la_famiglia.rules.state import FamigliaState
from cosca.kernel.choice import Choice
from cosca.kernel.events import Facts
from cosca.kernel.questions import AskNumber, AskYesNo
from cosca.kernel.steps import Ask


class AskOptional(Ask[FamigliaState]):
    """A question whose declining answer, where it has one, is told and does nothing else."""

    __slots__ = ()

    def take(self, s: FamigliaState, choice: Choice) -> None:
        if choice.declines:
            events.declined(s, self)
        else:
            self.chosen(s, choice)

    def chosen(self, s: FamigliaState, choice: Choice) -> None:
        """Carries out an answer that does not decline."""
        raise NotImplementedError(self.key)


class AskArea(AskOptional):
    """Which area."""

    __slots__ = ()

    def facts_of(self, s: FamigliaState, choice: Choice) -> Facts:
        return facts.area(s, self.seat, choice)


class AskUse(AskYesNo[FamigliaState]):
    """Whether the seat uses what it may; no is told."""

    __slots__ = ()

    def decline(self, s: FamigliaState) -> None:
        events.declined(s, self)


class AskUpTo(AskNumber[FamigliaState]):
    """How many, where none at all declines and is told."""

    __slots__ = ()

    def lowest(self, s: FamigliaState) -> int:
        return 0

    def take(self, s: FamigliaState, choice: Choice) -> None:
        if choice.value:
            self.number(s, choice.value)
        else:
            events.declined(s, self)
