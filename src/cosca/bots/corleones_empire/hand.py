"""What the cards in a seat's hand are worth, and what more of them would be."""

from __future__ import annotations

from typing import Final

from cosca.bots.corleones_empire import points
from cosca.bots.corleones_empire.ready import ACTS, ReadyData
from cosca.games.corleones_empire.components.printed import (
    DISCARD_1,
    DISCARD_2,
    DISCARD_3,
    EXCHANGE,
    GUN_ICON,
    HORSE_HEAD,
    ICONS,
    JOB,
    MONEY,
    MONEY_1,
    NARCOTICS,
)
from cosca.games.corleones_empire.rules.state import FIGURES, KINDS, RESERVE, EmpireState
from cosca.kernel.choice import Choice

KINDS_OF_GOODS: Final = range(KINDS)
FIVE: Final = 3
THREE: Final = 2


class HandWorth:
    """One seat's survey of its own hand."""

    def __init__(self, ready: ReadyData, s: EmpireState, seat: int) -> None:
        self.ready = ready
        self.s = s
        self.seat = seat
        self.act = act = max(1, s.act)
        at = seat * KINDS
        self.money = s.money[at : at + KINDS]
        self.goods = s.goods[at : at + KINDS]
        first = seat * FIGURES
        self.reserve = s.where[first : first + FIGURES].count(RESERVE)
        self.kept = points.KEPT[act]
        self.chance = points.PROMISE if act < ACTS else points.PROMISE_LAST[self.reserve]
        self.room = s.data.hand_limits[act - 1] + int(points.PACKS[self.reserve])
        self._wanted: list[float] | None = None
        self._values: list[float] | None = None
        self._icons: list[float] | None = None
        self._colours: list[float] | None = None
        self._packs: dict[tuple[int, tuple[int, ...]], float] = {}

    # ---------------------------------------------------------------- jobs and goods

    def colours(self) -> list[float]:
        """What one more completed job of each colour adds to the hope for its bonus (X3)."""
        if self._colours is None:
            colour = self.ready.colour
            counts: list[list[int]] = []
            for done in self.s.completed:
                mine = [0, 0, 0, 0]
                for job in done:
                    mine[colour[job]] += 1
                counts.append(mine)
            own = counts[self.seat]
            counts[self.seat] = counts[0]
            pull = points.COLOUR_PULL[self.act]
            found: list[float] = []
            for kind, best in enumerate(map(max, *counts)):
                lead = own[kind] - best
                before = hope(pull * (lead + 0.5)) if own[kind] or best else points.OPEN_COLOUR
                found.append(points.BONUS * (hope(pull * (lead + 1.5)) - before))
            self._colours = found
        return self._colours

    def lacking(self, job: int) -> int:
        """How many goods of its cost are missing."""
        goods = self.goods
        gun, booze, blood = self.s.data.jobs[job].goods
        short = 0
        if gun > goods[0]:
            short = gun - goods[0]
        if booze > goods[1]:
            short += booze - goods[1]
        if blood > goods[2]:
            short += blood - goods[2]
        short -= goods[NARCOTICS]
        return short if short > 0 else 0

    def job(self, job: int) -> float:
        """A job that will be completed some time."""
        return self.ready.jobs[self.act][job] + self.colours()[self.ready.colour[job]]

    def promise(self, job: int) -> float:
        """A job in hand that is not completed yet."""
        return self.job(job) * self.chance[self.lacking(job)]

    def wanted(self) -> list[float]:
        """What one more of each good is worth: most where it brings a good job near."""
        if self._wanted is None:
            s, goods, chance = self.s, self.goods, self.chance
            spare = points.SPARE[self.act] if self.act < ACTS or self.reserve > 1 else 0.0
            found = [spare, spare, spare, spare]
            for part, jobs in ((1.0, s.jobs[self.seat]), (points.PUBLIC, s.job_row)):
                for job in jobs:
                    if job < 0:
                        continue
                    lacking = self.lacking(job)
                    if not lacking:
                        continue
                    worth = part * self.job(job) * (chance[lacking - 1] - chance[lacking])
                    if worth > points.GOOD_MOST:
                        worth = points.GOOD_MOST
                    cost = self.ready.goods[job]
                    for kind in (0, 1, 2):
                        if cost[kind] > goods[kind] and worth > found[kind]:
                            found[kind] = worth
            found[NARCOTICS] = max(found) + 0.3 if spare else max(found)
            self._wanted = found
        return self._wanted

    # ---------------------------------------------------------------- what stays in hand

    def ally(self, ally: int) -> float:
        """An ally that stays in hand: it serves again in each act to come."""
        left = ACTS - self.act
        return points.ALLY_KEPT[self.act] * self.ready.allies[ally] * (1.0 + 0.5 * (left - 1)) if left else 0.0

    def good(self, kind: int) -> float:
        """A good that stays in hand: jobs in sight may need it."""
        if kind == NARCOTICS:
            return points.KEPT_NARCOTICS if self.act < ACTS or self.reserve else 0.0
        costs, chance = self.ready.goods, self.chance
        needed = 0
        for job in (*self.s.jobs[self.seat], *self.s.job_row):
            if job >= 0 and costs[job][kind] > needed and chance[self.lacking(job)] >= points.FAR:
                needed = costs[job][kind]
        if self.goods[kind] <= needed:
            return points.KEPT_GOOD[self.act]
        return points.KEPT_SPARE if self.act < ACTS else 0.0

    def values(self) -> list[float]:
        """What each card of the hand is worth if it stays, the best first."""
        if self._values is None:
            found: list[float] = []
            for kind in KINDS_OF_GOODS:
                if self.money[kind]:
                    found += [self.kept[kind]] * self.money[kind]
            if self.act < ACTS:
                for kind in KINDS_OF_GOODS:
                    if self.goods[kind]:
                        found += [self.good(kind)] * self.goods[kind]
                found += [self.promise(job) for job in self.s.jobs[self.seat]]
                found += [self.ally(ally) for ally in self.s.allies(self.seat)]
            found.sort(reverse=True)
            self._values = found
        return self._values

    def keeping(self, card: Choice) -> float:
        """What it matters to have the card after this."""
        kind = card.kind
        if kind == "money":
            return self.kept[card.value]
        if kind == "good":
            return self.good(card.value)
        if kind == "job":
            return self.promise(card.value)
        return self.ally(card.value) if self.act < ACTS else self.ready.allies[card.value] if self.reserve else 0.0

    def cheapest(self, n: int) -> float:
        """What the n cards that matter least are worth; much if there are not so many."""
        s, seat, room = self.s, self.seat, self.room
        if s.hand_size(seat) < n:
            return 99.0
        values = self.values()
        if self.act == ACTS:
            values = values[:]
            for kind in KINDS_OF_GOODS:
                if self.goods[kind]:
                    values += [self.good(kind)] * self.goods[kind]
            values += [self.promise(job) for job in s.jobs[seat]]
            values += [self.ready.allies[ally] for ally in s.allies(seat)]
            values.sort(reverse=True)
        elif len(values) > room:
            over = min(n, len(values) - room)
            return sum(values[-over:]) * points.OVER + sum(values[len(values) - n : len(values) - over])
        return sum(values[-n:])

    def gain(self, kind: int) -> float:
        """One more money card in hand: over the limit it only replaces a worse one."""
        worth = self.kept[kind]
        values = self.values()
        if len(values) < self.room:
            return worth
        return max(worth - values[self.room - 1], points.OVER * worth)

    def packs(self, n: int, more: tuple[int, ...] = ()) -> float:
        """What n uses of a Suitcase gain, with these money cards besides the hand."""
        known = self._packs.get((n, more))
        if known is not None:
            return known
        kept = self.kept
        values = self.values()
        cards: list[float] = []
        for kind in (3, 2, 1, 0):
            if self.money[kind]:
                cards += [MONEY[kind] - kept[kind]] * self.money[kind]
        if more:
            cards += [MONEY[kind] - kept[kind] for kind in more]
            cards.sort(reverse=True)
            values = sorted([*values, *[kept[kind] for kind in more]], reverse=True)
        room, high = self.room, len(values)
        free = points.RELIEF[self.act] if self.reserve > 1 else 0.0
        worth = 0.0
        for i, card in enumerate(cards[:n]):
            relief = values[room + i] if room + i < high else 0.0
            worth += card + (relief if relief > free else free)
        self._packs[n, more] = worth
        return worth

    # ---------------------------------------------------------------- abilities

    def icons(self) -> list[float]:
        """One use of each ability but the Suitcase, 0 for that; below 0 if it would do harm."""
        if self._icons is None:
            wanted, bank = self.wanted(), self.s.bank_goods
            found = [0.0] * len(ICONS)
            found[JOB] = points.JOB[self.act]
            for kind in KINDS_OF_GOODS:
                found[MONEY_1 + kind] = self.gain(kind)
                found[GUN_ICON + kind] = wanted[kind] if bank[kind] else 0.0
            found[HORSE_HEAD] = points.HORSE[self.act] if self.s.horse != self.seat else 0.0
            found[EXCHANGE] = max(wanted[:3]) - self.cheapest(1)
            five = self.kept[FIVE]
            found[DISCARD_1] = five - self.cheapest(1)
            found[DISCARD_2] = five - self.cheapest(2)
            found[DISCARD_3] = five + self.kept[THREE] - self.cheapest(3)
            self._icons = found
        return self._icons


def hope(x: float) -> float:
    """From 0 (no hope) to 1 (all sure), 0.5 at 0: quick and smooth enough."""
    return 0.5 + 0.5 * x / (1.0 + (x if x > 0 else -x))
