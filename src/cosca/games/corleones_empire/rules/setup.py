"""Section S: the set-up by number of seats; all of it is random."""

from __future__ import annotations

from typing import Final

from cosca.games.corleones_empire.components.data import FAMILIES
from cosca.games.corleones_empire.rules import cards, events
from cosca.games.corleones_empire.rules.acts import Act, fill_job_row, lay_out_allies, open_business
from cosca.games.corleones_empire.rules.state import EmpireState
from cosca.kernel.state import replaced
from cosca.kernel.steps import Step

START_MONEY: Final = (0, 1, 2)  # a $1, a $2, a $3 (S5)
START_JOBS: Final = 2


def opening_businesses(seats: int) -> int:
    """Return how many blue businesses lie out at the start: 4 seats 1, 5 seats 3 (S1)."""
    return {4: 1, 5: 3}.get(seats, 0)


class SetUp(Step[EmpireState]):
    """Decks are shuffled, cards laid out and dealt, the first seat is drawn (S1 to S7)."""

    __slots__ = ()
    key = "setup"

    def run(self, s: EmpireState) -> None:
        seats = range(1, s.seats + 1)
        families = [FAMILIES.index(name) for name in s.options.families] or draw_families(s)
        for seat in seats:
            s.family = replaced(s.family, seat, families[seat - 1])
            events.family(s, seat, families[seat - 1])
        s.tiles_blue = list(s.data.tiles_blue)
        s.tiles_red = list(s.data.tiles_red)
        s.job_deck = [job.index for job in s.data.jobs for _ in range(job.copies)]
        for deck in (s.tiles_blue, s.tiles_red, s.job_deck):
            s.shuffle(deck)
        for _ in range(opening_businesses(s.seats)):
            open_business(s, s.tiles_blue)
        fill_job_row(s)
        lay_out_allies(s, 1)
        for seat in seats:
            for kind in START_MONEY:
                cards.take_money(s, seat, kind)
            for _ in range(START_JOBS):
                cards.gain_job(s, seat, cards.top_job(s))
        s.horse = s.draw(s.seats) + 1
        events.horse_head(s, s.horse)
        s.stack.append(Act())


def draw_families(s: EmpireState) -> list[int]:
    """Return different random families (S6, W16)."""
    families = list(range(len(FAMILIES)))
    s.shuffle(families)
    return families[: s.seats]
