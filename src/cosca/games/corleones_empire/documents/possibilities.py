"""All jobs that rivals may hold or look at, with their probabilities (W5, W9)."""

from __future__ import annotations

from copy import copy
from typing import Final

from cosca.games.corleones_empire.documents.memory import TableMemory, World
from cosca.games.corleones_empire.documents.view import looking
from cosca.games.corleones_empire.rules.state import EmpireState
from cosca.kernel.game import Memory


class Case:
    """Some jobs that rivals may have: hidden ones in hand by seat, those looked at, and the hypotheses that remain.

    The jobs of a case are no longer in the pools of its hypotheses, whose weights add up to its probability.
    """

    __slots__ = ("hands", "looked", "worlds")

    def __init__(self, hands: list[tuple[str, ...]], looked: tuple[str, ...], worlds: list[World]) -> None:
        self.hands: Final[list[tuple[str, ...]]] = hands
        self.looked: Final[tuple[str, ...]] = looked
        self.worlds: Final[list[World]] = worlds

    def jobs(self, first: str) -> list[str]:
        """Return the jobs that a hidden card can be, from this one on in alphabetical order."""
        return sorted(
            {job for world in self.worlds for pool in world.pools for job, n in pool.items() if n > 0 and job >= first}
        )

    def with_held(self, seat: int, looks: bool) -> list[Case]:
        """Return the cases in which one more card of the seat's hand is known; `looks` says if it keeps jobs now."""
        hand = self.hands[seat]
        cases: list[Case] = []
        for job in self.jobs(hand[-1] if hand else ""):
            worlds: list[World] = []
            for world in self.worlds:
                worlds += world.from_hand(seat, job)
                if looks:
                    worlds += world.kept(job)
            if worlds:
                _divide(worlds, hand.count(job) + 1)
                hands = self.hands[:]
                hands[seat] = (*hand, job)
                cases.append(Case(hands, self.looked, worlds))
        return cases

    def with_looked(self) -> list[Case]:
        """Return the cases in which one more of the cards is known that a rival looks at and has not kept."""
        cases: list[Case] = []
        for job in self.jobs(self.looked[-1] if self.looked else ""):
            worlds = [left for world in self.worlds for left in world.looked_at(job)]
            if worlds:
                _divide(worlds, self.looked.count(job) + 1)
                cases.append(Case(self.hands, (*self.looked, job), worlds))
        return cases


def _divide(worlds: list[World], alike: int) -> None:
    """Count cards of the same job, which come in any order, once."""
    for world in worlds:
        world.weight /= alike


def possibilities(
    blank: EmpireState, memory: Memory, seats: tuple[int, ...], limit: int
) -> list[tuple[EmpireState, Memory, float]] | None:
    """Return blanks and memories in which the seats have shown all their jobs, for all jobs that they may have."""
    assert isinstance(memory, TableMemory)
    cases: list[Case] = [Case([()] * len(memory.shown), (), memory.worlds)]
    one = memory.worlds[0]  # hands have the same sizes in all
    looker = looking(blank)
    for seat in seats:
        looks = seat == looker and bool(one.looking)
        for _ in range(len(one.hidden[seat]) + (one.keeping if looks else 0)):
            cases = [more for case in cases for more in case.with_held(seat, looks)]
            if len(cases) > limit:
                return None
        for _ in range(len(one.looking) - one.keeping if looks else 0):
            cases = [more for case in cases for more in case.with_looked()]
            if len(cases) > limit:
                return None
    return [(*_put_in(blank, memory, case), sum([world.weight for world in case.worlds])) for case in cases]


def _put_in(blank: EmpireState, memory: TableMemory, case: Case) -> tuple[EmpireState, TableMemory]:
    """Return blanks and memory with the jobs of the case."""
    knowing = copy(memory)
    knowing.worlds = case.worlds
    knowing.shown = [[*shown, *hand] for shown, hand in zip(memory.shown, case.hands, strict=True)]
    if not case.looked:
        return blank, knowing
    s = blank.copy()
    s.looked = tuple(sorted([s.data.job_index[job] for job in case.looked]))
    return s, knowing
