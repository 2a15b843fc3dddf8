"""Events: what happened, built for its audience.

An event has a part that everyone sees and a part for some seats alone. What is not in a seat's part
never reaches it: nothing is stripped afterwards.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

Facts = Mapping[str, Any]  # named facts; a game narrows them to a TypedDict of each kind
View = Mapping[str, Any]  # what a seat may know; each game has a TypedDict `View` of its own
OptionValue = bool | int | str | list[str] | list[int]
TableOptions = dict[str, OptionValue]  # the options of a table that are not the default
LONGEST: Final = 60  # characters of a value in `repr`


class Event:
    """`public` is None for what nobody else may notice; `reveals` marks new knowledge, which ends free undo."""

    __slots__ = ("kind", "private", "public", "reveals", "to")

    def __init__(
        self,
        kind: str,
        public: Facts | None,
        private: Facts | None = None,
        to: tuple[int, ...] = (),
        reveals: bool = False,
    ) -> None:
        self.kind: Final = kind
        self.public: Final = public
        self.private: Final = private
        self.to: Final = to
        self.reveals: Final = reveals

    def __repr__(self) -> str:
        told = _shown(self.public)
        if self.to:
            told.append(" ".join([f"to {self.to}:", *_shown(self.private)]))
        return f"<Event {' '.join([self.kind, *told])}{' (reveals)' if self.reveals else ''}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self.kind, self.public, self.private, self.to, self.reveals)

    def seen_by(self, seat: int | None) -> Facts | None:
        """The event as that seat sees it (None: the public); None if it sees nothing."""
        facts: dict[str, object] = {"event": self.kind}
        if self.public is not None:
            facts.update(self.public)
        elif seat not in self.to:
            return None
        if self.private is not None and seat in self.to:
            facts.update(self.private)
        return facts


def _shown(facts: Facts | None) -> list[str]:
    """The facts for `repr`, long values cut."""
    texts = {name: repr(value) for name, value in (facts or {}).items()}
    return [f"{name}={text if len(text) <= LONGEST else text[: LONGEST - 3] + '...'}" for name, text in texts.items()]


def visible(events: list[Event], seat: int | None) -> list[Facts]:
    """What the seat sees of these events, in order."""
    seen = [event.seen_by(seat) for event in events]
    return [facts for facts in seen if facts is not None]
