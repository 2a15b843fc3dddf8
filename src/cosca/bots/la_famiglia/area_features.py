"""Features of areas from a seat's perspective, as small integers, computed on demand for one decision."""

from __future__ import annotations

from typing import Final

from cosca.bots.feature_hashing import few
from cosca.games.la_famiglia.rules.state import AREAS, ORDERS, FamigliaState

MANDAMENTI: Final = 12


class Surroundings:
    """All areas from one seat's perspective; `relation` maps each holder (own 0, mate 1, opponents 2 and 3, ...)."""

    __slots__ = ("marks", "relation", "s", "seat", "theirs", "types", "us")

    def __init__(self, s: FamigliaState, seat: int, relation: list[int]) -> None:
        self.s = s
        self.seat = seat
        self.relation = relation
        self.marks: list[list[int]] = [[] for _ in range(AREAS)]
        mandamento = s.data.mandamento_of
        held = [0] * (MANDAMENTI * 6)
        for area, holder in enumerate(s.holder):
            held[mandamento[area] * 6 + relation[holder]] += 1
        # By Mandamento: how many of its areas the seat, its mate and the stronger opponent hold.
        self.types = [
            held[m * 6] * 16 + held[m * 6 + 1] * 4 + max(held[m * 6 + 2], held[m * 6 + 3]) for m in range(MANDAMENTI)
        ]
        self.us = [0] * AREAS  # orders of the team by area, and
        self.theirs = [0] * AREAS  # those of the opponents: their locations are public
        for other in range(1, 5):
            laid = self.us if relation[other] < 2 else self.theirs
            for area in s.order_at[other * ORDERS : other * ORDERS + ORDERS]:
                if area >= 0:
                    laid[area] += 1

    def of(self, area: int) -> list[int]:
        """Return holder and Soldati; Mandamento; orders; own and enemy Soldati around; labs and own cars."""
        marks = self.marks[area]
        if marks:
            return marks
        s, relation = self.s, self.relation
        holder = relation[s.holder[area]]
        side = holder if holder < 2 else 2 if holder < 4 else 3
        mine = foe = 0
        for near in s.data.neighbours[area]:
            other = relation[s.holder[near]]
            if other == 0:
                mine += max(0, s.soldati[near] - 1)
            elif other == 2 or other == 3:
                foe = max(foe, s.soldati[near])
        marks = [
            holder * 6 + few(s.soldati[area]),
            self.types[s.data.mandamento_of[area]] * 4 + side,
            min(2, self.us[area]) * 4 + min(3, self.theirs[area]),
            (few(mine) * 6 + few(foe)) * 4 + side,
            min(2, s.labs[area]) * 2 + (1 if s.cars[self.seat * AREAS + area] else 0) + 6 * side,
        ]
        self.marks[area] = marks
        return marks
