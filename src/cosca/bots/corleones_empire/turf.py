"""What the board is worth to a seat: places, fronts and backs, majorities and control markers."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from typing import Final

from cosca.bots.corleones_empire import points
from cosca.bots.corleones_empire.hand import HandWorth, hope
from cosca.bots.corleones_empire.ready import ACTS, BusinessSide, ReadyData
from cosca.games.corleones_empire.rules import figures
from cosca.games.corleones_empire.rules.state import FIGURES, RESERVE, TURFS, EmpireState
from cosca.games.corleones_empire.rules.turf_war import prevailing

ALL_TURFS: Final = range(TURFS)


class TurfWorth(HandWorth):
    """One seat's survey of the board."""

    def __init__(self, ready: ReadyData, s: EmpireState, seat: int) -> None:
        super().__init__(ready, s, seat)
        self.width = s.seats + 1
        self._influence: list[int] | None = None
        self._worths: list[float] | None = None
        self._presence: list[float] | None = None
        self._spread = 0.0
        self._drift = 0.0

    # ---------------------------------------------------------------- majorities

    def influence(self) -> list[int]:
        """Influence by turf and seat, flat: turf * width + seat; seat 0 are the neutrals (T1, T2)."""
        if self._influence is None:
            width, turfs_at = self.width, self.ready.turfs_at
            found = [0] * (TURFS * width)
            for figure, at in enumerate(self.s.where):
                if at >= 0:
                    seat = figure // FIGURES
                    for turf in turfs_at[at]:
                        found[turf * width + seat] += 1
            self._influence = found
            waiting = self.s.where.count(RESERVE) - self.reserve
            self._spread = 1.0 / (points.CALM + points.SPREAD * sqrt(waiting))
            self._drift = 0.5 + points.DRIFT * waiting
        return self._influence

    def winning(self, mine: int, most: int) -> float:
        """The chance to win a turf with so much influence against so much."""
        return hope((mine - most - self._drift) * self._spread * 2.0)

    def counts(self, turf: int) -> list[int]:
        """Influence in one turf by seat."""
        return self.influence()[turf * self.width : (turf + 1) * self.width]

    def marker(self, turf: int) -> float:
        """What one more own marker on top of the turf is worth: dominance at the end, and control until then."""
        s, act, seat = self.s, self.act, self.seat
        stack = s.stacks[turf]
        mine = stack.count(seat)
        most = max([stack.count(other) for other in set(stack) if other != seat], default=0)
        if act == ACTS:
            if mine + 1 < most:
                return points.NO_DOMINANCE
            return points.SAFE_DOMINANCE if mine > most + 1 else points.BONUS
        pull = points.DOMINANCE_PULL[act]
        lead = mine - most
        worth = points.BONUS * (hope(pull * (lead + 1.0)) - hope(pull * (lead - 0.3)))
        businesses = 1 if s.tile_at[turf] < 0 else 2
        return worth + points.CONTROL[act] * businesses

    def worths(self) -> list[float]:
        """What it is worth to win each turf in this act."""
        if self._worths is None:
            self._worths = [self.marker(turf) for turf in ALL_TURFS]
        return self._worths

    def presence(self) -> list[float]:
        """One more own figure, by turf."""
        if self._presence is None:
            worths, influence, width, seat = self.worths(), self.influence(), self.width, self.seat
            found: list[float] = []
            for turf in ALL_TURFS:
                counts = influence[turf * width : (turf + 1) * width]
                mine = counts[seat]
                counts[seat] = 0
                most = max(counts)
                worth = self.winning(mine + 1, most) - self.winning(mine, most)
                if most and mine + 1 == most and counts.count(most) == 1 and counts[0] != most:
                    worth += points.DENY
                found.append(worth * worths[turf])
            self._presence = found
        return self._presence

    def shift(self, turf: int, seat: int, by: int) -> float:
        """What it is worth to the own seat that another's influence (0: the neutrals) changes by so much."""
        counts = self.counts(turf)
        mine = counts[self.seat]
        counts[self.seat] = 0
        before, held = max(counts), prevailing(counts)
        counts[seat] += by
        after, holds = max(counts), prevailing(counts)
        worth = (self.winning(mine, after) - self.winning(mine, before)) if mine else 0.0
        if held and before > mine and (holds != held or after <= mine):
            worth += points.DENY
        elif holds and after > mine and holds != held:
            worth -= points.DENY
        return worth * self.worths()[turf]

    # ---------------------------------------------------------------- fronts, backs and places

    def side(self, found: BusinessSide) -> float:
        """All abilities of one side of a business; money comes before Suitcases."""
        icons = self.icons()
        worth = 0.0
        for icon in found.others:
            if icons[icon] > 0.0:
                worth += icons[icon]
        return worth + self.packs(found.packs, found.gives) if found.packs else worth

    def sides(self, businesses: Iterable[int]) -> float:
        """The backs of several businesses together."""
        icons, backs = self.icons(), self.ready.backs
        worth, packs = 0.0, 0
        gives: tuple[int, ...] = ()
        for business in businesses:
            found = backs[business]
            for icon in found.others:
                if icons[icon] > 0.0:
                    worth += icons[icon]
            packs += found.packs
            gives += found.gives
        return worth + self.packs(packs, gives) if packs else worth

    def front(self, business: int) -> float:
        """The use of a front, less the harm if a rival uses it too who controls the turf."""
        turf = business if business < TURFS else self.s.tile_at.index(business)
        worth = self.side(self.ready.fronts[business])
        if self.s.controller(turf) not in (0, self.seat):
            worth -= points.SHARE * self.ready.front_worth[business] * 3.0 / (self.s.seats - 1)
        return worth

    def backs(self, areas: tuple[int, ...]) -> float:
        """The backs of all businesses in these areas."""
        tiles = self.s.tile_at
        found = [*areas, *[tiles[area] for area in areas if area < TURFS and tiles[area] >= 0]]
        return self.sides(found)

    def thug(self, business: int) -> float:
        """An own Thug on a business."""
        turf = business if business < TURFS else self.s.tile_at.index(business)
        return self.front(business) + self.presence()[turf]

    def member(self, place: int) -> float:
        """An own Family Member on a space."""
        presence = self.presence()
        worth = self.backs(self.ready.areas[place])
        for turf in self.ready.turfs[place]:
            worth += presence[turf]
        return worth

    def best_thug(self) -> float:
        """The best business for a Thug."""
        s = self.s
        return max([self.thug(s.business_on(space)) for space in figures.empty_thug_spaces(s)], default=0.0)

    def best_member(self) -> float:
        """The best space for a Family Member."""
        return max([self.member(place) for place in figures.empty_places(self.s)], default=0.0)

    # ---------------------------------------------------------------- figures of others

    def shot(self, figure: int) -> float:
        """That the figure goes to the Hudson."""
        seat = figure // FIGURES
        turfs = self.ready.turfs_at[self.s.where[figure]]
        if seat == self.seat:
            return -4.0 - len(turfs)
        worth = 0.4 if seat else 0.1
        for turf in turfs:
            worth += self.shift(turf, seat, -1)
        return worth

    def bomb(self, turf: int) -> float:
        """That everybody in the turf goes to the Hudson."""
        worth = 0.0
        for figure, at in enumerate(self.s.where):
            if at >= 0 and turf in self.ready.turfs_at[at]:
                worth += self.shot(figure)
        return worth
