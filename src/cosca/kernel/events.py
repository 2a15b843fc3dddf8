"""Events: what happened, with a public part and a part for some seats alone.

Each viewer's facts are built from the parts that it may see; nothing is stripped afterwards.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

Facts = Mapping[str, Any]  # named facts; a game narrows them to a TypedDict of each kind
MutableFacts = dict[str, Any]  # facts that are still being collected
FactTypes = dict[str, Any]  # by kind: the TypedDict of its facts, or a union of several
View = Mapping[str, Any]  # what a seat may know; each game defines its own TypedDict `View`
OptionValue = bool | int | str | list[str] | list[int]
TableOptions = dict[str, OptionValue]  # the options of a table that are not the default
LONGEST: Final = 60  # characters of a value in `repr`


class Event:
    """An event. `public` is None if only the seats `to` notice it; `reveals` marks new knowledge (ends free undo)."""

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
        parts = _shown(self.public)
        if self.to:
            parts.append(" ".join([f"to {self.to}:", *_shown(self.private)]))
        return f"<Event {' '.join([self.kind, *parts])}{' (reveals)' if self.reveals else ''}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self.kind, self.public, self.private, self.to, self.reveals)

    def seen_by(self, seat: int | None) -> Facts | None:
        """Return the event as that seat sees it (None: the public); None if it sees nothing."""
        facts: dict[str, object] = {"event": self.kind}
        if self.public is not None:
            facts.update(self.public)
        elif seat not in self.to:
            return None
        if self.private is not None and seat in self.to:
            facts.update(self.private)
        return facts

    def revealed(self) -> Facts:
        """Return the event with nothing hidden, for after the end of the game."""
        return {"event": self.kind, **(self.public or {}), **(self.private or {})}


def _shown(facts: Facts | None) -> list[str]:
    """Return the facts for `repr`, with long values shortened."""
    texts = {name: repr(value) for name, value in (facts or {}).items()}
    return [f"{name}={text if len(text) <= LONGEST else text[: LONGEST - 3] + '...'}" for name, text in texts.items()]


def visible(events: list[Event], seat: int | None) -> list[Facts]:
    """Return what the seat sees of these events, in order."""
    seen = [event.seen_by(seat) for event in events]
    return [facts for facts in seen if facts is not None]
