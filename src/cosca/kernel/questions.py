"""Question types shared by all games: a number, yes or no, and lists that may be declined."""

from __future__ import annotations

from typing import Final, TypeVar

from cosca.kernel.choice import Choice, choice
from cosca.kernel.steps import Ask

S = TypeVar("S")

DONE: Final = choice("done", declines=True)  # stop here
SKIP: Final = choice("skip", declines=True)  # decline
USE: Final = choice("use")  # accept
NUMBERS: Final = tuple([choice("number", str(n), n) for n in range(61)])


def or_skip(choices: list[Choice], optional: bool = True) -> list[Choice]:
    """Append `skip` to a list that may be declined; an empty list stays empty, so that the question lapses."""
    if choices and optional:
        choices.append(SKIP)
    return choices


def or_done(choices: list[Choice], optional: bool = True) -> list[Choice]:
    """Append `done` to a list if no more is required; an empty list stays empty, so that the question lapses."""
    if choices and optional:
        choices.append(DONE)
    return choices


def numbers(most: int, least: int = 0) -> list[Choice]:
    """Return the numbers from `most` down to `least`; none if `most` is lower."""
    if most < least:
        return []
    return list(NUMBERS[most : least - 1 : -1]) if least else list(NUMBERS[most::-1])


class AskNumber(Ask[S]):
    """A question for a number, from the highest down to the lowest."""

    __slots__ = ()

    def highest(self, s: S) -> int:
        """Return the highest number; if it is below the lowest, the question lapses."""
        raise NotImplementedError(self.key)

    def lowest(self, s: S) -> int:
        """Return the lowest number: 1 unless overridden."""
        return 1

    def choices(self, s: S) -> list[Choice]:
        return numbers(self.highest(s), self.lowest(s))

    def take(self, s: S, choice: Choice) -> None:
        self.number(s, choice.value)

    def number(self, s: S, n: int) -> None:
        """Apply the number chosen."""
        raise NotImplementedError(self.key)


class AskYesNo(Ask[S]):
    """A yes or no question: `use` or `skip`. It lapses if yes is not `possible`."""

    __slots__ = ()

    def possible(self, s: S) -> bool:
        """Return whether the seat can answer yes."""
        return True

    def choices(self, s: S) -> list[Choice]:
        return [USE, SKIP] if self.possible(s) else []

    def take(self, s: S, choice: Choice) -> None:
        if choice is USE:
            self.use(s)
        else:
            self.decline(s)

    def use(self, s: S) -> None:
        """Apply a yes."""
        raise NotImplementedError(self.key)

    def decline(self, s: S) -> None:
        """Apply a no, which has no effect unless overridden."""
