"""Questions that every game asks: how many, yes or no, and lists that may be declined."""

from __future__ import annotations

from typing import Final, TypeVar

from cosca.kernel.choice import Choice, choice
from cosca.kernel.steps import Ask

S = TypeVar("S")

DONE: Final = choice("done", declines=True)  # enough of this
SKIP: Final = choice("skip", declines=True)  # not this
USE: Final = choice("use")  # yes, this
NUMBERS: Final = tuple([choice("number", str(n), n) for n in range(61)])


def or_skip(found: list[Choice], optional: bool = True) -> list[Choice]:
    """The list with `skip` at its end if it may be declined; an empty list stays empty, so the question lapses."""
    if found and optional:
        found.append(SKIP)
    return found


def or_done(found: list[Choice], optional: bool = True) -> list[Choice]:
    """The list with `done` at its end if nothing more is needed; an empty list stays empty, so the question lapses."""
    if found and optional:
        found.append(DONE)
    return found


def numbers(most: int, least: int = 0) -> list[Choice]:
    """The numbers from `most` down to `least`; none if that is higher."""
    if most < least:
        return []
    return list(NUMBERS[most : least - 1 : -1]) if least else list(NUMBERS[most::-1])


class AskNumber(Ask[S]):
    """How many: from the highest number down to the lowest."""

    __slots__ = ()

    def highest(self, s: S) -> int:
        """The highest number; if it is below the lowest, the question lapses."""
        raise NotImplementedError(self.key)

    def lowest(self, s: S) -> int:
        """The lowest number: 1, unless a question says otherwise."""
        return 1

    def choices(self, s: S) -> list[Choice]:
        return numbers(self.highest(s), self.lowest(s))

    def take(self, s: S, choice: Choice) -> None:
        self.number(s, choice.value)

    def number(self, s: S, n: int) -> None:
        """Carries out the number chosen."""
        raise NotImplementedError(self.key)


class AskYesNo(Ask[S]):
    """Whether the seat uses what it may: `use` or `skip`; the question lapses where it is not `possible`."""

    __slots__ = ()

    def possible(self, s: S) -> bool:
        """Whether the seat can say yes at all."""
        return True

    def choices(self, s: S) -> list[Choice]:
        return [USE, SKIP] if self.possible(s) else []

    def take(self, s: S, choice: Choice) -> None:
        if choice is USE:
            self.use(s)
        else:
            self.decline(s)

    def use(self, s: S) -> None:
        """Yes."""
        raise NotImplementedError(self.key)

    def decline(self, s: S) -> None:
        """No: nothing happens, as a rule."""
