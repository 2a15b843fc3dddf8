"""What a seat looks at before it chooses, in small numbers: what abilities bring, what turfs look like, who leads."""

from __future__ import annotations

from typing import Final

from cosca.bots.corleones_empire.cards import CardWorth
from cosca.bots.corleones_empire.ready import ReadyData
from cosca.bots.features import few
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


def step_of(worth: float) -> int:
    """Points in steps of a half, from -1 to 8."""
    return max(-2, min(16, int(worth * 2.0 + 100.5) - 100))


def clipped(n: int, least: int, most: int) -> int:
    """The number, or the nearest within the bounds."""
    return least if n < least else most if n > most else n


class Sight(CardWorth):
    """One seat's survey in small numbers. It reads nothing of others that is hidden from the seat."""

    def __init__(self, ready: ReadyData, s: EmpireState, seat: int) -> None:
        super().__init__(ready, s, seat)
        first = seat * FIGURES
        self.thugs = s.where[first : first + DON].count(RESERVE)
        self.members = self.reserve - self.thugs
        waiting = s.where[FIGURES:].count(RESERVE) - self.reserve
        self.waiting = 0 if not waiting else 1 if waiting < 3 else 2 if waiting < 6 else 3
        self.cards = sum(self.money)
        self.space = clipped(s.data.hand_limits[self.act - 1] - s.hand_size(seat), -3, 6)
        self._turfs: list[list[int]] = [[] for _ in range(TURFS)]
        self._needs: list[int] | None = None
        self._icons_seen: list[int] | None = None
        self._ranks: list[int] | None = None
        self._open = -1

    # ---------------------------------------------------------------- cards

    def needs(self) -> list[int]:
        """By good: how near the nearest job in hand or public is that waits for it (3: one is missing), 0 if none."""
        if self._needs is None:
            found = [0, 0, 0, 0]
            jobs = self.s.data.jobs
            for job in (*self.s.jobs[self.seat], *self.s.job_row):
                if job >= 0:
                    near = 4 - min(3, self.lacking(job))
                    if near < 4:
                        cost = jobs[job].goods
                        for kind in (0, 1, 2):
                            if cost[kind] > self.goods[kind] and near > found[kind]:
                                found[kind] = near
            found[NARCOTICS] = max(found)
            self._needs = found
        return self._needs

    def ready_jobs(self) -> int:
        """How many jobs in hand or public the goods in hand can pay."""
        if self._open < 0:
            jobs = (*self.s.jobs[self.seat], *self.s.job_row)
            self._open = len([job for job in jobs if job >= 0 and not self.lacking(job)])
        return self._open

    def spare(self, kind: int) -> int:
        """How many goods of the kind are in hand over what jobs in hand or public cost at most, from -2 to 2."""
        if kind == NARCOTICS:
            return clipped(self.goods[kind], 0, 2)
        jobs = self.s.data.jobs
        costs = [jobs[job].goods[kind] for job in (*self.s.jobs[self.seat], *self.s.job_row) if job >= 0]
        return clipped(self.goods[kind] - max(costs, default=0), -2, 2)

    def icon(self, icon: int) -> int:
        """What the use of an ability meets, below 32."""
        if self._icons_seen is None:
            self._icons_seen = [-1] * (HORSE_HEAD + 1)
        found = self._icons_seen[icon]
        if found < 0:
            found = self._icons_seen[icon] = self._icon(icon)
        return found

    def _icon(self, icon: int) -> int:
        if icon == SUITCASE:
            best = 0
            for kind in (0, 1, 2, 3):
                if self.money[kind]:
                    best = kind + 1
            return best * 4 + min(3, self.cards)
        if icon == JOB:
            return few(len(self.s.jobs[self.seat])) * 3 + clipped(self.space, 0, 2)
        if icon < GUN_ICON:
            return self.space + 3
        if icon < GUN_ICON + KINDS:
            kind = icon - GUN_ICON
            return self.needs()[kind] * 4 + (min(3, self.goods[kind]) if self.s.bank_goods[kind] else 3)
        if icon == HORSE_HEAD:
            return 1 if self.s.horse == self.seat else 0
        worth = self.icons()[icon]
        return step_of(worth) + 3 if icon != EXCHANGE else max(self.needs()[:3]) * 4 + clipped(self.space + 1, 0, 3)

    # ---------------------------------------------------------------- turfs and seats

    def ranks(self) -> list[int]:
        """By seat: how many have more money, bonuses for turfs counted."""
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
        """Influence; control and markers; businesses and neutrals; the lead with what the turf is worth."""
        found = self._turfs[turf]
        if found:
            return found
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
        worth = clipped(int(self.worths()[turf]), 0, 7)
        found = [
            (min(3, mine) * 4 + min(3, rivals[0])) * 3 + min(2, rivals[1]),
            (holder * 7 + clipped(own - marked, -3, 3) + 3) * 4 + min(3, len(stack)),
            (2 if self.s.tile_at[turf] >= 0 else 0) + (1 if neutral else 0),
            ((clipped(mine - most, -2, 2) + 2) * 3 + min(2, most)) * 8 + worth,
            holder,
        ]
        self._turfs[turf] = found
        return found

    def without(self, turf: int, whose: int) -> int:
        """What one figure less of somebody means in a turf: who has most now, and by how much; below 32."""
        counts = self.counts(turf)
        theirs = counts[whose]
        counts[whose] = 0
        most = max(counts)
        mine = 1 if whose != self.seat and counts[self.seat] == most and counts.count(most) == 1 else 0
        return (clipped(theirs - most, -2, 2) + 2) * 4 + mine * 2 + (1 if self.s.stacks[turf] else 0)
