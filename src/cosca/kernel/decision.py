"""Decisions, outcomes and option forms: what is asked, how a game ended, and what can be configured."""

from __future__ import annotations

from typing import Any, Final

from cosca.kernel.choice import Choice
from cosca.kernel.events import Facts


class Decision:
    """A decision that a seat owes: the kind of question, the facts of its prompt, and all legal choices.

    `sealed`: several seats choose at the same time, and a choice may be changed until all have chosen.
    """

    __slots__ = ("about", "choices", "kind", "sealed", "seat")

    def __init__(self, seat: int, kind: str, about: Facts, choices: tuple[Choice, ...], sealed: bool = False) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.about: Final = about
        self.choices: Final = choices
        self.sealed: Final = sealed

    def __repr__(self) -> str:
        shown = ", ".join([choice.text for choice in self.choices[:4]]) + (", ..." if len(self.choices) > 4 else "")
        return f"<Decision {self.kind} of seat {self.seat}, {len(self.choices)} choices: {shown}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return Decision, (self.seat, self.kind, self.about, self.choices, self.sealed)

    @property
    def prompt(self) -> str:
        """The id of the prompt in the catalogue."""
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
    """An option of a table, as a form presents it.

    `kind` is `flag`, `one` (of the values), or `several` (`n` different values in order, or none; 0: one per seat).
    `facts` are the numbers that its texts use, besides `n`.
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
