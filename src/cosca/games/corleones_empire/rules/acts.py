"""Sections A and I: an act with its phases, and the entr'acte before the next."""

from __future__ import annotations

from typing import Final

from cosca.games.corleones_empire.rules import cards, events
from cosca.games.corleones_empire.rules.bribery import Bribery
from cosca.games.corleones_empire.rules.end import finish
from cosca.games.corleones_empire.rules.family_business import BusinessTurn
from cosca.games.corleones_empire.rules.state import (
    BOX,
    CONSIGLIERE,
    DON,
    FIGURES,
    HEIR,
    NOBODY,
    OUT,
    RESERVE,
    ROW,
    EmpireState,
)
from cosca.games.corleones_empire.rules.tribute import Tribute
from cosca.games.corleones_empire.rules.turf_war import TurfWar
from cosca.kernel.state import replaced
from cosca.kernel.steps import Step

LAST_ACT: Final = 4
ALLIES_AN_ACT: Final = 3  # acts I to III have allies


class Act(Step[EmpireState]):
    """Open new business, family business, turf war, bribery (not in act IV), tribute; then on (A1)."""

    __slots__ = ()
    key = "act"

    def run(self, s: EmpireState) -> None:
        s.act += 1
        figures_join(s)
        events.act(s)
        open_business(s, s.tiles_blue if s.act <= 2 else s.tiles_red)
        s.stack.append(EndOfAct())
        s.stack.append(Tribute())
        if s.act < LAST_ACT:
            s.stack.append(Bribery())
        s.stack.append(TurfWar(0))
        s.stack.append(BusinessTurn(s.horse))


class EndOfAct(Step[EmpireState]):
    """The entr'acte, or the end after act IV (A1)."""

    __slots__ = ()
    key = "act.end"

    def run(self, s: EmpireState) -> None:
        if s.act == LAST_ACT:
            finish(s)
        else:
            entracte(s)
            s.stack.append(Act())


def figures_join(s: EmpireState) -> None:
    """Put each seat's figures of this act into its reserve (S4, I1)."""
    thugs = 3 if s.seats == 2 else 2
    for seat in range(1, s.seats + 1):
        first = seat * FIGURES
        for thug in range(thugs):
            s.where[first + thug] = RESERVE
        s.where[first + DON] = RESERVE
        if s.act >= 2:
            s.where[first + CONSIGLIERE] = RESERVE
        if s.act >= 4:
            s.where[first + HEIR] = RESERVE


def open_business(s: EmpireState, deck: list[int]) -> None:
    """Place the top tile on the empty business space of the lowest-numbered turf (A2)."""
    if deck and NOBODY in s.tile_at:
        turf = s.tile_at.index(NOBODY)
        tile = deck.pop()
        s.tile_at = replaced(s.tile_at, turf, tile)
        events.business_opened(s, turf, tile)


def entracte(s: EmpireState) -> None:
    """Remove all figures from board and Hudson, refill jobs, lay out the allies of the next act (I1, I2)."""
    s.where = [OUT] * len(s.where)
    s.thug_on = [NOBODY] * len(s.thug_on)
    s.member_on = [NOBODY] * len(s.member_on)
    events.entracte(s)
    fill_job_row(s)
    for ally, at in enumerate(s.ally_at):
        if at == ROW:
            s.ally_at[ally] = BOX
    if s.act < ALLIES_AN_ACT:
        lay_out_allies(s, s.act + 1)


def job_places(seats: int) -> int:
    """Return how many public jobs there are (S2)."""
    return {2: 2, 3: 3, 4: 3, 5: 4}[seats]


def fill_job_row(s: EmpireState) -> None:
    """Fill empty public places with jobs of the deck, as long as there are any (I2, W12)."""
    for place in range(job_places(s.seats)):
        if s.job_row[place] < 0:
            job = cards.top_job(s)
            if job < 0:
                break
            s.job_row = replaced(s.job_row, place, job)
            events.public_job(s, job)


def lay_out_allies(s: EmpireState, act: int) -> None:
    """Lay out one ally of the act fewer than seats, face up; the rest leave the game (S3, I2)."""
    these = [ally.index for ally in s.data.allies if ally.act == act]
    s.shuffle(these)
    for ally in sorted(these[: s.seats - 1]):
        s.ally_at[ally] = ROW
        events.ally_laid_out(s, ally)
