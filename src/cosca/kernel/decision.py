"""What a game tells about a moment and its end: the decision of a seat, the outcome, the options of a table."""

from __future__ import annotations

from typing import Any, Final

from cosca.kernel.choice import Choice
from cosca.kernel.events import Facts


class Decision:
    """What a seat is asked: the kind of question, facts for its prompt, and all answers.

    `sealed`: others choose at the same time, and until all have, a choice may be changed.
    """

    __slots__ = ("about", "choices", "kind", "sealed", "seat")

    def __init__(self, seat: int, kind: str, about: Facts, choices: tuple[Choice, ...], sealed: bool = False) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.about: Final = about
        self.choices: Final = choices
        self.sealed: Final = sealed

    def __repr__(self) -> str:
        shown = ", ".join([each.text for each in self.choices[:4]]) + (", ..." if len(self.choices) > 4 else "")
        return f"<Decision {self.kind} of seat {self.seat}, {len(self.choices)} choices: {shown}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return Decision, (self.seat, self.kind, self.about, self.choices, self.sealed)

    @property
    def prompt(self) -> str:
        """The key of the prompt in the catalogue of texts."""
        return f"ask.{self.kind}"


class Outcome:
    """How a game ended. `ranks` and `scores` are by seat; `winners` are the seats that won (none: a draw)."""

    __slots__ = ("ranks", "reason", "scores", "winners")

    def __init__(self, winners: tuple[int, ...], ranks: dict[int, int], scores: dict[int, int], reason: str) -> None:
        self.winners: Final = winners
        self.ranks: Final = ranks
        self.scores: Final = scores
        self.reason: Final = reason

    def __repr__(self) -> str:
        return f"Outcome(winners={self.winners}, ranks={self.ranks}, scores={self.scores}, reason={self.reason!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Outcome):
            return NotImplemented
        same = self.winners == other.winners and self.reason == other.reason
        return same and self.ranks == other.ranks and self.scores == other.scores

    def __hash__(self) -> int:
        return hash((self.winners, self.reason, frozenset(self.ranks.items()), frozenset(self.scores.items())))

    def __reduce__(self) -> tuple[Any, ...]:
        return Outcome, (self.winners, self.ranks, self.scores, self.reason)


class OptionForm:
    """An option of a table as a form asks for it.

    `kind` is `flag`, `one` (of the values), or `several` (`n` different values in order, or none; 0: one per seat).
    `facts` are the numbers that its words name, beside `n`.
    """

    __slots__ = ("default", "facts", "kind", "n", "name", "values")

    def __init__(
        self,
        name: str,
        kind: str,
        values: tuple[str, ...] = (),
        default: str = "",
        n: int = 1,
        facts: dict[str, int] | None = None,
    ) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.values: Final = values
        self.default: Final = default
        self.n: Final = n
        self.facts: Final = facts or {}
