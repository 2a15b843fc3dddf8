"""Values of the board for a seat: places, fronts and backs, majorities and control markers."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from typing import Final

from cosca.bots.corleones_empire import tuning
from cosca.bots.corleones_empire.hand_values import HandValues, sigmoid
from cosca.bots.corleones_empire.lookup_tables import ACTS, BusinessSide, ReadyData
from cosca.games.corleones_empire.rules import figures
from cosca.games.corleones_empire.rules.state import FIGURES, RESERVE, TURFS, EmpireState
from cosca.games.corleones_empire.rules.turf_war import prevailing

ALL_TURFS: Final = range(TURFS)


class TurfValues(HandValues):
    """The values of the board for one seat."""

    def __init__(self, ready: ReadyData, s: EmpireState, seat: int) -> None:
        super().__init__(ready, s, seat)
        self.width = s.seats + 1
        self._influence: list[int] | None = None
        self._win_values: list[float] | None = None
        self._presence: list[float] | None = None
        self._spread = 0.0
        self._drift = 0.0

    # ---------------------------------------------------------------- majorities

    def influence(self) -> list[int]:
        """Return influence by turf and seat, flat: turf * width + seat; seat 0 are the neutrals (T1, T2)."""
        if self._influence is None:
            width, turfs_at = self.width, self.ready.turfs_at
            influence = [0] * (TURFS * width)
            for figure, at in enumerate(self.s.where):
                if at >= 0:
                    seat = figure // FIGURES
                    for turf in turfs_at[at]:
                        influence[turf * width + seat] += 1
            self._influence = influence
            waiting = self.s.where.count(RESERVE) - self.reserve
            self._spread = 1.0 / (tuning.CALM + tuning.SPREAD * sqrt(waiting))
            self._drift = 0.5 + tuning.DRIFT * waiting
        return self._influence

    def winning(self, mine: int, most: int) -> float:
        """Return the chance to win a turf with this influence against that of the strongest rival."""
        return sigmoid((mine - most - self._drift) * self._spread * 2.0)

    def counts(self, turf: int) -> list[int]:
        """Return the influence in one turf by seat."""
        return self.influence()[turf * self.width : (turf + 1) * self.width]

    def marker(self, turf: int) -> float:
        """Return the value of one more own marker on top of the turf: dominance at the end, and control until then."""
        s, act, seat = self.s, self.act, self.seat
        stack = s.stacks[turf]
        mine = stack.count(seat)
        most = max([stack.count(other) for other in set(stack) if other != seat], default=0)
        if act == ACTS:
            if mine + 1 < most:
                return tuning.NO_DOMINANCE
            return tuning.SAFE_DOMINANCE if mine > most + 1 else tuning.BONUS
        pull = tuning.DOMINANCE_PULL[act]
        lead = mine - most
        value = tuning.BONUS * (sigmoid(pull * (lead + 1.0)) - sigmoid(pull * (lead - 0.3)))
        businesses = 1 if s.tile_at[turf] < 0 else 2
        return value + tuning.CONTROL[act] * businesses

    def win_values(self) -> list[float]:
        """Return by turf the value of winning it in this act."""
        if self._win_values is None:
            self._win_values = [self.marker(turf) for turf in ALL_TURFS]
        return self._win_values

    def presence(self) -> list[float]:
        """Return by turf the value of one more own figure there."""
        if self._presence is None:
            values, influence, width, seat = self.win_values(), self.influence(), self.width, self.seat
            gains: list[float] = []
            for turf in ALL_TURFS:
                counts = influence[turf * width : (turf + 1) * width]
                mine = counts[seat]
                counts[seat] = 0
                most = max(counts)
                value = self.winning(mine + 1, most) - self.winning(mine, most)
                if most and mine + 1 == most and counts.count(most) == 1 and counts[0] != most:
                    value += tuning.DENY
                gains.append(value * values[turf])
            self._presence = gains
        return self._presence

    def shift(self, turf: int, seat: int, by: int) -> float:
        """Return the value of a change in another seat's influence on a turf (0: the neutrals)."""
        counts = self.counts(turf)
        mine = counts[self.seat]
        counts[self.seat] = 0
        before, held = max(counts), prevailing(counts)
        counts[seat] += by
        after, holds = max(counts), prevailing(counts)
        value = (self.winning(mine, after) - self.winning(mine, before)) if mine else 0.0
        if held and before > mine and (holds != held or after <= mine):
            value += tuning.DENY
        elif holds and after > mine and holds != held:
            value -= tuning.DENY
        return value * self.win_values()[turf]

    # ---------------------------------------------------------------- fronts, backs and places

    def side(self, side: BusinessSide) -> float:
        """Return the value of all abilities of one side of a business; money comes before Suitcases."""
        icons = self.icons()
        value = 0.0
        for icon in side.others:
            if icons[icon] > 0.0:
                value += icons[icon]
        return value + self.packs(side.packs, side.gives) if side.packs else value

    def sides(self, businesses: Iterable[int]) -> float:
        """Return the value of the backs of several businesses together."""
        icons, backs = self.icons(), self.ready.backs
        value, packs = 0.0, 0
        gives: tuple[int, ...] = ()
        for business in businesses:
            back = backs[business]
            for icon in back.others:
                if icons[icon] > 0.0:
                    value += icons[icon]
            packs += back.packs
            gives += back.gives
        return value + self.packs(packs, gives) if packs else value

    def front(self, business: int) -> float:
        """Return the value of using a front, less the harm if a rival who controls the turf uses it too."""
        turf = business if business < TURFS else self.s.tile_at.index(business)
        value = self.side(self.ready.fronts[business])
        if self.s.controller(turf) not in (0, self.seat):
            value -= tuning.SHARE * self.ready.front_values[business] * 3.0 / (self.s.seats - 1)
        return value

    def backs(self, areas: tuple[int, ...]) -> float:
        """Return the value of the backs of all businesses in these areas."""
        tiles = self.s.tile_at
        businesses = [*areas, *[tiles[area] for area in areas if area < TURFS and tiles[area] >= 0]]
        return self.sides(businesses)

    def thug(self, business: int) -> float:
        """Return the value of one of the seat's Thugs on a business."""
        turf = business if business < TURFS else self.s.tile_at.index(business)
        return self.front(business) + self.presence()[turf]

    def member(self, place: int) -> float:
        """Return the value of one of the seat's Family Members on a space."""
        presence = self.presence()
        value = self.backs(self.ready.areas[place])
        for turf in self.ready.turfs[place]:
            value += presence[turf]
        return value

    def best_thug(self) -> float:
        """Return the value of the best business for a Thug."""
        s = self.s
        return max([self.thug(s.business_on(space)) for space in figures.empty_thug_spaces(s)], default=0.0)

    def best_member(self) -> float:
        """Return the value of the best space for a Family Member."""
        return max([self.member(place) for place in figures.empty_places(self.s)], default=0.0)

    # ---------------------------------------------------------------- figures of other seats

    def shot(self, figure: int) -> float:
        """Return the value of sending the figure to the Hudson."""
        seat = figure // FIGURES
        turfs = self.ready.turfs_at[self.s.where[figure]]
        if seat == self.seat:
            return -4.0 - len(turfs)
        value = 0.4 if seat else 0.1
        for turf in turfs:
            value += self.shift(turf, seat, -1)
        return value

    def bomb(self, turf: int) -> float:
        """Return the value of sending everybody in the turf to the Hudson."""
        value = 0.0
        for figure, at in enumerate(self.s.where):
            if at >= 0 and turf in self.ready.turfs_at[at]:
                value += self.shot(figure)
        return value
