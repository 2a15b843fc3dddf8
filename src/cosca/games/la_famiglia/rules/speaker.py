"""W12: which teammate speaks where the rules let a team agree."""

from __future__ import annotations

from cosca.games.la_famiglia.rules.state import FamigliaState


def speaker(s: FamigliaState, seats: list[int]) -> int:
    """Return the first of these teammates, unless the table's option names the other."""
    named = [seat for seat in seats if seat in s.options.speaker]
    return named[0] if named else seats[0]
