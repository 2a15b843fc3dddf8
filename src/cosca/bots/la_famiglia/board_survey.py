"""Values of the board for one seat: areas, threats to them, and attacks."""

from __future__ import annotations

from typing import Final

from cosca.bots.la_famiglia.conflict_estimates import odds
from cosca.bots.la_famiglia.tuning import RoundWeights
from cosca.games.la_famiglia.rules.attack import order_bonus
from cosca.games.la_famiglia.rules.encounter import NextOrder
from cosca.games.la_famiglia.rules.fight import defence
from cosca.games.la_famiglia.rules.movement import fleet
from cosca.games.la_famiglia.rules.state import AREAS, EMPTY, ENCOUNTER, NEUTRAL, ORDERS, ROWS, FamigliaState
from cosca.games.la_famiglia.rules.tile_effects import ARMOURED_CARS

# For a defence 3 weaker ... 3 stronger than the threat. A list: mypyc takes a final tuple of floats for unset.
HOLD: Final = [0.1, 0.2, 0.4, 0.62, 0.82, 0.93, 0.98]
UNPLANNED: Final = 0.55  # weight of Soldati without an order while orders can still be issued


class Memo:
    """Values computed for one board: a search looks at the same board many times."""

    __slots__ = ("best", "held", "orders", "placed", "shield", "targets", "threat")

    def __init__(self, s: FamigliaState) -> None:
        held = [0] * 72  # Mandamento * 6 + holder
        for m, holder in zip(s.data.mandamento_of, s.holder, strict=True):
            held[m * 6 + holder] += 1
        self.held = held
        self.threat = [-1.0] * AREAS
        self.shield = [-1] * AREAS
        self.best: dict[int, float] = {}
        self.placed: dict[int, float] = {}
        self.targets: dict[int, list[int]] = {}
        self.orders: dict[tuple[int, int, int], float] = {}


Memos = dict[tuple[object, ...], Memo]
MAX_MEMOS: Final = 4_000


def memo_of(memos: Memos, s: FamigliaState, seat: int, pending: tuple[int, ...]) -> Memo:
    """Return the memo for everything that the values of the board depend on."""
    if s.tiles[s.lookups.tile_at[seat][ARMOURED_CARS]] >= 0:
        cars = tuple(s.cars)
    else:
        cars = tuple(s.cars[seat * AREAS : seat * AREAS + AREAS])
    if s.phase == ENCOUNTER:
        orders = tuple(s.order_at)
    else:  # orders that others laid face down are not known
        mate = s.data.mate_of[seat]
        own, theirs = seat * ORDERS, mate * ORDERS
        orders = (*s.orders_in, *s.order_at[own : own + ORDERS], *s.order_at[theirs : theirs + ORDERS])
    key = (
        seat, s.phase, s.round, tuple(s.holder), tuple(s.soldati), tuple(s.labs), orders,
        tuple(s.boats), tuple(s.mat[seat * ROWS : seat * ROWS + ROWS]), cars, tuple(s.tiles), pending,
    )  # fmt: skip
    memo = memos.get(key)
    if memo is None:
        if len(memos) >= MAX_MEMOS:
            memos.clear()
        memo = memos[key] = Memo(s)
    return memo


class BoardSurvey:
    """The values of a state for a seat. Created for one question; the state must not change while it is in use."""

    __slots__ = (
        "data",
        "friend",
        "held",
        "mate",
        "memo",
        "memos",
        "pending",
        "round_weights",
        "s",
        "seat",
        "weights_by_round",
    )

    def __init__(self, s: FamigliaState, seat: int, weights_by_round: tuple[RoundWeights, ...], memos: Memos) -> None:
        self.s = s
        self.weights_by_round = weights_by_round
        self.round_weights = weights_by_round[s.round]
        self.memos = memos
        self.seat = seat
        self.data = s.data
        self.mate = s.data.mate_of[seat]
        self.friend = [False] * 6
        self.friend[seat] = self.friend[self.mate] = True
        self.pending: tuple[int, ...] = _queue(s) if s.phase == ENCOUNTER else ()
        self.memo = memo_of(memos, s, seat, self.pending)
        self.held = self.memo.held

    # ---------------------------------------------------------------- areas

    def enemy(self, area: int) -> bool:
        """Return whether the area holds enemy Soldati."""
        holder = self.s.holder[area]
        return 0 < holder < 5 and not self.friend[holder]

    def area_value(self, area: int) -> float:
        """Return the value of taking the area: progress towards a Mandamento of the seat, and away from an enemy's."""
        base = self.data.mandamento_of[area] * 6
        held = self.held
        mine = held[base + self.seat]
        value = self.round_weights.taking[mine]
        if held[base + self.mate] and mine < 1:
            value = 1.2
        holder = self.s.holder[area]
        if 0 < holder < 5:
            value += self.round_weights.breaking[held[base + holder]]
        elif holder == NEUTRAL:
            value += 0.5
        if area == self.data.tie_breaker:
            value += 1.0
        return value

    def breaking(self, area: int) -> float:
        """Return the value of the area being lost by its holder."""
        holder = self.s.holder[area]
        if 0 < holder < 5 and not self.friend[holder]:
            return self.round_weights.breaking[self.held[self.data.mandamento_of[area] * 6 + holder]]
        return 0.3

    def keeping(self, area: int) -> float:
        """Return the cost of losing an area of the own team."""
        return self.round_weights.losing[self.held[self.data.mandamento_of[area] * 6 + self.s.holder[area]]]

    def threat(self, area: int) -> float:
        """Return the strength of the strongest enemy attack on an area of the own team that may still come."""
        threat = self.memo.threat
        strength = threat[area]
        if strength < 0.0:
            strength = threat[area] = self._strongest(area)
        return strength

    def _strongest(self, area: int) -> float:
        return max([self._strength(b) for b in self.data.neighbours[area]], default=0.0)

    def _strength(self, area: int) -> float:
        """Return the strength of a possible attack from the area, if enemies hold it."""
        s = self.s
        holder = s.holder[area]
        if not 0 < holder < 5 or self.friend[holder]:
            return 0.0
        strength = float(s.soldati[area])
        if s.phase == ENCOUNTER:
            skull = self._shotgun_from(area)
            return 0.0 if skull < 0 else strength + skull - 0.5
        return strength + 0.5 if s.orders_in[area] else strength * UNPLANNED

    def threatens(self, area: int) -> int:
        """Return the area from which the strongest enemy attack may come; -1 if there is none."""
        strongest = max(self.data.neighbours[area], key=self._strength, default=-1)
        return strongest if strongest >= 0 and self._strength(strongest) > 0.0 else -1

    def _shotgun_from(self, area: int) -> int:
        """Return the skulls of a pending order there that can attack; -1 if there is none."""
        s = self.s
        for at in self.pending:
            if s.order_at[at] == area:
                order = s.data.orders[s.order(at // ORDERS, at % ORDERS)]
                if any([part.do == "shotgun" for part in order.parts]):
                    return order.skull
        return -1

    def hold(self, area: int, strength: float) -> float:
        """Return the probability that an area of the own team with that strength is held."""
        threat = self.threat(area)
        if threat <= 0.0:
            return 1.0
        if strength <= 0:
            return 0.0
        off = int(strength - threat + 3.5)
        return HOLD[0] if off < 0 else HOLD[6] if off > 6 else HOLD[off]

    def shield(self, area: int) -> int:
        """Return the defence bonus of an area: labs, vests that the seat may know of, Armoured Cars."""
        known = self.memo.shield
        bonus = known[area]
        if bonus < 0:
            bonus = known[area] = self._shield(area)
        return bonus

    def _shield(self, area: int) -> int:
        s = self.s
        holder = s.holder[area]
        if holder == EMPTY:
            return s.labs[area]
        return defence(s, area, vests=s.phase == ENCOUNTER or self.friend[holder])

    # ---------------------------------------------------------------- attacks

    def assault(self, area: int, n: int, skull: int) -> float:
        """Return the gain of moving n Soldati into the area, or attacking it with them."""
        s = self.s
        holder = s.holder[area]
        if holder == EMPTY:
            return self.area_value(area) * self.hold(area, n)
        if holder == self.seat:
            there = s.soldati[area]
            return self.keeping(area) * (self.hold(area, there + n) - self.hold(area, there))
        shot = min(s.soldati[area], max(0, skull - self.shield(area)))
        chance, emptied, ours, theirs = odds(n, s.soldati[area] - shot)
        value = chance * self.area_value(area) * self.hold(area, n - ours) + emptied * self.breaking(area)
        gone = shot + theirs
        value += gone * (self.round_weights.recruit if holder == NEUTRAL else self.round_weights.soldato)
        return value - ours * self.round_weights.soldato

    def leaving(self, area: int, left: int) -> float:
        """Return the cost of leaving only so many Soldati in one of the seat's areas."""
        here = self.s.soldati[area]
        shield = self.shield(area)
        stays = self.hold(area, left + shield) if left > 0 else 0.0
        return self.keeping(area) * (self.hold(area, here + shield) - stays)

    def best_number(self, start: int, area: int, here: int, skull: int) -> float:
        """Return the value of a move between two areas with the best number of Soldati."""
        best = -99.0
        for n in (here, here - 1, here - 2, (here + 1) // 2):
            if n > 0:
                best = max(best, self.assault(area, n, skull) - self.leaving(start, here - n))
        return best

    def skull(self, order_index: int, start: int, by_sea: bool = False) -> int:
        """Return the attack bonus of an order of the seat from an area: with a car, or by speedboat."""
        car = not by_sea and self.s.cars[self.seat * AREAS + start] > 0
        return order_bonus(self.s, self.seat, order_index, car, by_sea)

    def best_attack(self, start: int, here: int, skull: int) -> float:
        """Return the value of the best attack from one of the seat's areas with so many Soldati there; at least 0."""
        best = self.memo.best
        key = (start << 16) | (here << 8) | skull
        value = best.get(key)
        if value is None:
            value = best[key] = self._best_attack(start, here, skull)
        return value

    def _best_attack(self, start: int, here: int, skull: int) -> float:
        s = self.s
        most = 0.0
        for b in self.targets(start):
            if s.holder[b] == EMPTY:
                numbers: tuple[int, ...] = ((here + 1) // 2,)
            else:
                left = s.soldati[b] - max(0, skull - self.shield(b))
                if here + 1 < left:
                    continue  # hopeless
                numbers = ((here + 1) // 2, here - 1) if left <= 0 else (here - 1, here)
            for n in numbers:
                if n > 0:
                    gain = self.assault(b, n, skull) - self.leaving(start, here - n)
                    if gain > most:
                        most = gain
        return most

    def targets(self, start: int) -> list[int]:
        """Return the areas that a shotgun from the area can reach and that the own team does not hold."""
        known = self.memo.targets
        areas = known.get(start)
        if areas is None:
            areas = known[start] = self._targets(start)
        return areas

    def _targets(self, start: int) -> list[int]:
        s = self.s
        friend = self.friend
        areas = [b for b in self.data.neighbours[start] if not friend[s.holder[b]]]
        if s.lookups.coast[start]:
            boats = fleet(s, self.seat)
            if boats & s.lookups.coast[start]:
                areas += [b for b in s.lookups.across(start, boats) if not friend[s.holder[b]]]
        return areas

    def strike_gain(self, area: int, strength: int) -> float:
        """Return the gain of a strike of that strength on an area of the others."""
        s = self.s
        hit = min(s.soldati[area], max(0, strength - self.shield(area)))
        if s.holder[area] == NEUTRAL:
            return hit * self.round_weights.recruit
        gone = self.breaking(area) if hit == s.soldati[area] else 0.25 * hit
        return hit * self.round_weights.soldato + gone


def _queue(s: FamigliaState) -> tuple[int, ...]:
    """Return the orders still to come in an encounter phase."""
    for step in s.stack[::-1]:
        if isinstance(step, NextOrder):
            return step.queue
    return ()
