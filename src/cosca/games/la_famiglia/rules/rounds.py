"""N9: a round is a planning phase, management, an encounter phase, and management with the end check."""

from __future__ import annotations

from cosca.games.la_famiglia.rules.encounter import EncounterPhase
from cosca.games.la_famiglia.rules.end import check_end
from cosca.games.la_famiglia.rules.management import Management
from cosca.games.la_famiglia.rules.planning import PlanningPhase
from cosca.games.la_famiglia.rules.state import FamigliaState
from cosca.kernel.steps import Step


class Round(Step[FamigliaState]):
    """Lays out what a round consists of."""

    __slots__ = ()
    key = "round"

    def run(self, s: FamigliaState) -> None:
        s.stack += [EndOfRound(), Management(), EncounterPhase(), Management(), PlanningPhase()]


class EndOfRound(Step[FamigliaState]):
    """The game ends (section X), or the bottom sheet becomes the top sheet of the next round (M8)."""

    __slots__ = ()
    key = "round.end"

    def run(self, s: FamigliaState) -> None:
        if not check_end(s):
            s.round += 1
            s.top = s.bottom
            s.bottom = [0] * s.data.sheets[s.round].size
            s.stack.append(Round())
