"""Features of a seat's view as small integers: values of abilities, states of turfs, ranks of seats."""

from __future__ import annotations

from typing import Final

from cosca.bots.corleones_empire.card_values import CardValues
from cosca.bots.corleones_empire.lookup_tables import ReadyData
from cosca.bots.feature_hashing import few
from cosca.games.corleones_empire.components.printed import (
    EXCHANGE,
    GUN_ICON,
    HORSE_HEAD,
    JOB,
    MONEY,
    NARCOTICS,
    SUITCASE,
)
from cosca.games.corleones_empire.rules.end import dominant, savings
from cosca.games.corleones_empire.rules.state import DON, FIGURES, KINDS, RESERVE, TURFS, EmpireState

BONUS: Final = 5  # dollars


def points_bucket(value: float) -> int:
    """Return the points in steps of a half, from -1 to 8."""
    return max(-2, min(16, int(value * 2.0 + 100.5) - 100))


def clamp(n: int, least: int, most: int) -> int:
    """Return the number limited to the bounds."""
    return least if n < least else most if n > most else n


class DiscretizedView(CardValues):
    """One seat's values as small integers. It reads nothing of other seats that is hidden from this one."""

    def __init__(self, ready: ReadyData, s: EmpireState, seat: int) -> None:
        super().__init__(ready, s, seat)
        first = seat * FIGURES
        self.thugs = s.where[first : first + DON].count(RESERVE)
        self.members = self.reserve - self.thugs
        waiting = s.where[FIGURES:].count(RESERVE) - self.reserve
        self.waiting = 0 if not waiting else 1 if waiting < 3 else 2 if waiting < 6 else 3
        self.cards = sum(self.money)
        self.space = clamp(s.data.hand_limits[self.act - 1] - s.hand_size(seat), -3, 6)
        self._turfs: list[list[int]] = [[] for _ in range(TURFS)]
        self._needs: list[int] | None = None
        self._icons_seen: list[int] | None = None
        self._ranks: list[int] | None = None
        self._open = -1

    # ---------------------------------------------------------------- cards

    def needs(self) -> list[int]:
        """Return by good how near the nearest job in hand or public is that needs it (3: one is missing); 0 if none."""
        if self._needs is None:
            needs = [0, 0, 0, 0]
            jobs = self.s.data.jobs
            for job in (*self.s.jobs[self.seat], *self.s.job_row):
                if job >= 0:
                    near = 4 - min(3, self.lacking(job))
                    if near < 4:
                        cost = jobs[job].goods
                        for kind in (0, 1, 2):
                            if cost[kind] > self.goods[kind] and near > needs[kind]:
                                needs[kind] = near
            needs[NARCOTICS] = max(needs)
            self._needs = needs
        return self._needs

    def ready_jobs(self) -> int:
        """Return how many jobs, in hand or public, the goods in hand can pay."""
        if self._open < 0:
            jobs = (*self.s.jobs[self.seat], *self.s.job_row)
            self._open = len([job for job in jobs if job >= 0 and not self.lacking(job)])
        return self._open

    def spare(self, kind: int) -> int:
        """Return how many goods of the kind are left after the dearest job in hand or public, from -2 to 2."""
        if kind == NARCOTICS:
            return clamp(self.goods[kind], 0, 2)
        jobs = self.s.data.jobs
        costs = [jobs[job].goods[kind] for job in (*self.s.jobs[self.seat], *self.s.job_row) if job >= 0]
        return clamp(self.goods[kind] - max(costs, default=0), -2, 2)

    def icon(self, icon: int) -> int:
        """Return a code below 32 for what the use of an ability would achieve."""
        if self._icons_seen is None:
            self._icons_seen = [-1] * (HORSE_HEAD + 1)
        code = self._icons_seen[icon]
        if code < 0:
            code = self._icons_seen[icon] = self._icon(icon)
        return code

    def _icon(self, icon: int) -> int:
        if icon == SUITCASE:
            best = 0
            for kind in (0, 1, 2, 3):
                if self.money[kind]:
                    best = kind + 1
            return best * 4 + min(3, self.cards)
        if icon == JOB:
            return few(len(self.s.jobs[self.seat])) * 3 + clamp(self.space, 0, 2)
        if icon < GUN_ICON:
            return self.space + 3
        if icon < GUN_ICON + KINDS:
            kind = icon - GUN_ICON
            return self.needs()[kind] * 4 + (min(3, self.goods[kind]) if self.s.bank_goods[kind] else 3)
        if icon == HORSE_HEAD:
            return 1 if self.s.horse == self.seat else 0
        value = self.icons()[icon]
        return points_bucket(value) + 3 if icon != EXCHANGE else max(self.needs()[:3]) * 4 + clamp(self.space + 1, 0, 3)

    # ---------------------------------------------------------------- turfs and seats

    def ranks(self) -> list[int]:
        """Return by seat how many seats have more money, including bonuses for turfs."""
        if self._ranks is None:
            s = self.s
            totals = [0] * (s.seats + 1)
            for seat in range(1, s.seats + 1):
                at = seat * KINDS
                totals[seat] = savings(s, seat) + sum([MONEY[kind] * s.money[at + kind] for kind in range(KINDS)])
            for stack in s.stacks:
                if stack:
                    totals[dominant(stack)] += BONUS
            self._ranks = [len([1 for other in totals[1:] if other > total]) for total in totals]
        return self._ranks

    def turf(self, turf: int) -> list[int]:
        """Return influence; control and markers; businesses and neutrals; the lead with the value of the turf."""
        codes = self._turfs[turf]
        if codes:
            return codes
        counts = self.counts(turf)
        mine, neutral = counts[self.seat], counts[0]
        counts[self.seat] = 0
        most = max(counts)
        counts[0] = 0
        rivals = sorted(counts, reverse=True)
        stack = self.s.stacks[turf]
        own = stack.count(self.seat)
        marked = max([stack.count(other) for other in set(stack) if other != self.seat], default=0)
        holder = 0 if not stack else 1 if stack[-1] == self.seat else 2
        value = clamp(int(self.win_values()[turf]), 0, 7)
        codes = [
            (min(3, mine) * 4 + min(3, rivals[0])) * 3 + min(2, rivals[1]),
            (holder * 7 + clamp(own - marked, -3, 3) + 3) * 4 + min(3, len(stack)),
            (2 if self.s.tile_at[turf] >= 0 else 0) + (1 if neutral else 0),
            ((clamp(mine - most, -2, 2) + 2) * 3 + min(2, most)) * 8 + value,
            holder,
        ]
        self._turfs[turf] = codes
        return codes

    def without(self, turf: int, whose: int) -> int:
        """Return a code below 32 for removing a seat's figure from a turf: who leads there, and by how much."""
        counts = self.counts(turf)
        theirs = counts[whose]
        counts[whose] = 0
        most = max(counts)
        mine = 1 if whose != self.seat and counts[self.seat] == most and counts.count(most) == 1 else 0
        return (clamp(theirs - most, -2, 2) + 2) * 4 + mine * 2 + (1 if self.s.stacks[turf] else 0)
