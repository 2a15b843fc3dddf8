"""Values of the cards in a seat's hand, and of further cards."""

from __future__ import annotations

from typing import Final

from cosca.bots.corleones_empire import tuning
from cosca.bots.corleones_empire.lookup_tables import ACTS, ReadyData
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


class HandValues:
    """The values of one seat's hand."""

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
        self.kept = tuning.KEPT[act]
        self.chance = tuning.PROMISE if act < ACTS else tuning.PROMISE_LAST[self.reserve]
        self.room = s.data.hand_limits[act - 1] + int(tuning.PACKS[self.reserve])
        self._wanted: list[float] | None = None
        self._values: list[float] | None = None
        self._icons: list[float] | None = None
        self._colours: list[float] | None = None
        self._packs: dict[tuple[int, tuple[int, ...]], float] = {}

    # ---------------------------------------------------------------- jobs and goods

    def colours(self) -> list[float]:
        """Return by colour how much one more completed job raises the expected bonus (X3)."""
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
            pull = tuning.COLOUR_PULL[self.act]
            gains: list[float] = []
            for kind, best in enumerate(map(max, *counts)):
                lead = own[kind] - best
                before = sigmoid(pull * (lead + 0.5)) if own[kind] or best else tuning.OPEN_COLOR
                gains.append(tuning.BONUS * (sigmoid(pull * (lead + 1.5)) - before))
            self._colours = gains
        return self._colours

    def lacking(self, job: int) -> int:
        """Return how many goods of the cost are missing."""
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
        """Return the value of a job that will be completed at some time."""
        return self.ready.jobs[self.act][job] + self.colours()[self.ready.colour[job]]

    def promise(self, job: int) -> float:
        """Return the value of a job in hand that is not completed yet."""
        return self.job(job) * self.chance[self.lacking(job)]

    def wanted(self) -> list[float]:
        """Return the value of one more of each good: highest where it brings a good job near."""
        if self._wanted is None:
            s, goods, chance = self.s, self.goods, self.chance
            spare = tuning.SPARE[self.act] if self.act < ACTS or self.reserve > 1 else 0.0
            values = [spare, spare, spare, spare]
            for part, jobs in ((1.0, s.jobs[self.seat]), (tuning.PUBLIC, s.job_row)):
                for job in jobs:
                    if job < 0:
                        continue
                    lacking = self.lacking(job)
                    if not lacking:
                        continue
                    value = part * self.job(job) * (chance[lacking - 1] - chance[lacking])
                    if value > tuning.GOOD_MOST:
                        value = tuning.GOOD_MOST
                    cost = self.ready.goods[job]
                    for kind in (0, 1, 2):
                        if cost[kind] > goods[kind] and value > values[kind]:
                            values[kind] = value
            values[NARCOTICS] = max(values) + 0.3 if spare else max(values)
            self._wanted = values
        return self._wanted

    # ---------------------------------------------------------------- cards kept in hand

    def ally(self, ally: int) -> float:
        """Return the value of an ally kept in hand: it serves again in each later act."""
        left = ACTS - self.act
        return tuning.ALLY_KEPT[self.act] * self.ready.allies[ally] * (1.0 + 0.5 * (left - 1)) if left else 0.0

    def good(self, kind: int) -> float:
        """Return the value of a good kept in hand: jobs in hand or public may need it."""
        if kind == NARCOTICS:
            return tuning.KEPT_NARCOTICS if self.act < ACTS or self.reserve else 0.0
        costs, chance = self.ready.goods, self.chance
        needed = 0
        for job in (*self.s.jobs[self.seat], *self.s.job_row):
            if job >= 0 and costs[job][kind] > needed and chance[self.lacking(job)] >= tuning.FAR:
                needed = costs[job][kind]
        if self.goods[kind] <= needed:
            return tuning.KEPT_GOOD[self.act]
        return tuning.KEPT_SPARE if self.act < ACTS else 0.0

    def values(self) -> list[float]:
        """Return the value of each card kept in hand, highest first."""
        if self._values is None:
            values: list[float] = []
            for kind in KINDS_OF_GOODS:
                if self.money[kind]:
                    values += [self.kept[kind]] * self.money[kind]
            if self.act < ACTS:
                for kind in KINDS_OF_GOODS:
                    if self.goods[kind]:
                        values += [self.good(kind)] * self.goods[kind]
                values += [self.promise(job) for job in self.s.jobs[self.seat]]
                values += [self.ally(ally) for ally in self.s.allies(self.seat)]
            values.sort(reverse=True)
            self._values = values
        return self._values

    def keeping(self, card: Choice) -> float:
        """Return how much the card is worth to the seat after this question."""
        kind = card.kind
        if kind == "money":
            return self.kept[card.value]
        if kind == "good":
            return self.good(card.value)
        if kind == "job":
            return self.promise(card.value)
        return self.ally(card.value) if self.act < ACTS else self.ready.allies[card.value] if self.reserve else 0.0

    def cheapest(self, n: int) -> float:
        """Return the value of the n least valuable cards; a high value if there are fewer."""
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
            return sum(values[-over:]) * tuning.OVER + sum(values[len(values) - n : len(values) - over])
        return sum(values[-n:])

    def gain(self, kind: int) -> float:
        """Return the value of one more money card in hand: above the hand limit it only replaces a worse one."""
        value = self.kept[kind]
        values = self.values()
        if len(values) < self.room:
            return value
        return max(value - values[self.room - 1], tuning.OVER * value)

    def packs(self, n: int, more: tuple[int, ...] = ()) -> float:
        """Return the value of n uses of a Suitcase, with these money cards in addition to the hand."""
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
        free = tuning.RELIEF[self.act] if self.reserve > 1 else 0.0
        value = 0.0
        for i, card in enumerate(cards[:n]):
            relief = values[room + i] if room + i < high else 0.0
            value += card + (relief if relief > free else free)
        self._packs[n, more] = value
        return value

    # ---------------------------------------------------------------- abilities

    def icons(self) -> list[float]:
        """Return the value of one use of each ability; 0 for the Suitcase, negative if it would do harm."""
        if self._icons is None:
            wanted, bank = self.wanted(), self.s.bank_goods
            values = [0.0] * len(ICONS)
            values[JOB] = tuning.JOB[self.act]
            for kind in KINDS_OF_GOODS:
                values[MONEY_1 + kind] = self.gain(kind)
                values[GUN_ICON + kind] = wanted[kind] if bank[kind] else 0.0
            values[HORSE_HEAD] = tuning.HORSE[self.act] if self.s.horse != self.seat else 0.0
            values[EXCHANGE] = max(wanted[:3]) - self.cheapest(1)
            five = self.kept[FIVE]
            values[DISCARD_1] = five - self.cheapest(1)
            values[DISCARD_2] = five - self.cheapest(2)
            values[DISCARD_3] = five + self.kept[THREE] - self.cheapest(3)
            self._icons = values
        return self._icons


def sigmoid(x: float) -> float:
    """Return a fast, smooth sigmoid: from 0 to 1, 0.5 at 0."""
    return 0.5 + 0.5 * x / (1.0 + (x if x > 0 else -x))
