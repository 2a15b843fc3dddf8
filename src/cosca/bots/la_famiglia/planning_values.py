"""Values of the choices of the planning phase: spaces, columns, orders, pieces and influence."""

from __future__ import annotations

from typing import Final

from cosca.bots.la_famiglia.board_survey import BoardSurvey, Memos
from cosca.bots.la_famiglia.tuning import RoundWeights
from cosca.games.la_famiglia.components.printed import COLUMNS, Order, Part
from cosca.games.la_famiglia.rules import board
from cosca.games.la_famiglia.rules.facts import PRIMO, TWO
from cosca.games.la_famiglia.rules.gaining import bank_share, tokens_of
from cosca.games.la_famiglia.rules.state import AREAS, EMPTY, ORDERS, ROWS, FamigliaState
from cosca.kernel.choice import Choice

CAR: Final = 1.3
BOAT: Final = 0.6
LAB: Final = 1.4
NEW_ORDER: Final = 2.4  # an advanced order into HQ
VALUE: Final = 1.4  # one more on a base value of Police or Church
ULTIMA: Final = 3.5  # the least value of the action that the Ultima Azione will bring
LAST_WORD: Final = 0.9  # value of a later action relative to one now
INFLUENCE: Final = 1.0  # taking a token off the mat, in addition to what it reveals


class Planning(BoardSurvey):
    """The values of a board for one seat, with those of the planning phase."""

    __slots__ = ("_free", "_order", "growth", "money", "recruit", "soldato")

    def __init__(self, s: FamigliaState, seat: int, weights_by_round: tuple[RoundWeights, ...], memos: Memos) -> None:
        super().__init__(s, seat, weights_by_round, memos)
        self.growth = self.round_weights.growth
        self.money = self.round_weights.money
        self.soldato = self.round_weights.soldato
        self.recruit = self.round_weights.recruit
        self._order = -1.0
        self._free: list[int] | None = None

    # ---------------------------------------------------------------- orders

    def free_areas(self) -> list[int]:
        """Return own areas where an order may be issued (Chain of Command aside)."""
        if self._free is None:
            s = self.s
            self._free = [a for a, holder in enumerate(s.holder) if holder == self.seat and not s.orders_in[a]]
        return self._free

    def order_now(self) -> float:
        """Return the value of issuing the best order in the best area."""
        if self._order < 0.0:
            first = self.s.family[self.seat] * ORDERS
            orders = [self.data.orders[first + slot] for slot in board.hand(self.s, self.seat)]
            best = 0.0
            for area in self.free_areas():
                for order in orders:
                    best = max(best, self.order_in(order, area))
            self._order = best
        return self._order

    def area_for_order(self, area: int) -> float:
        """Return the value of the best order in that area."""
        first = self.s.family[self.seat] * ORDERS
        orders = self.data.orders
        return max([self.order_in(orders[first + slot], area) for slot in board.hand(self.s, self.seat)], default=0.0)

    def order_in(self, order: Order, area: int) -> float:
        """Return the value of an order in an area."""
        key = (order.index, area, self.s.hq[self.seat])
        cached = self.memo.orders.get(key)
        if cached is None:
            cached = self.memo.orders[key] = self._order_in(order, area)
        return cached

    def _order_in(self, order: Order, area: int) -> float:
        s = self.s
        here = s.soldati[area]
        hq = s.hq[self.seat]
        value = 0.0
        more = 0
        for part in order.parts:
            do = part.do
            if do == "shotgun":
                gain = self.best_attack(area, here + more, self.skull(order.index, area))
                if order.replace:
                    gain *= 1.0 + 0.12 * order.replace
                risk = 1.0 - self.hold(area, here + more + order.vest)
                value += gain * (1.4 if part.n > 1 else 1.0) * (1.0 - 0.6 * risk * min(1.0, order.initiative / 18))
            elif do == "soldati" or do == "place":
                n = min(hq - more, part.n + (board.place_value(s, self.seat) if do == "place" else 0))
                if n > 0:
                    value += self.reinforced(area, n)
                    more += n
            else:
                value += self.part(part, area, order)
        if order.vest:
            value += self.keeping(area) * (self.hold(area, here + more + order.vest) - self.hold(area, here + more))
        return value

    def part(self, part: Part, area: int, order: Order) -> float:
        """Return the value of the other parts of orders."""
        do, n, s = part.do, part.n, self.s
        if do == "coin":
            return n * self.money
        if do == "recruit":
            return self.recruit * (board.recruit_value(s, self.seat) + n) * self.growth
        if do == "bomb":
            strength = order.skull + (board.bomb_value(s, self.seat) if s.cars[self.seat * AREAS + area] else 0)
            gains = sorted([self.strike_gain(b, strength) for b in self._others(area)], reverse=True)
            return sum(gains[:1]) + (0.6 * sum(gains[:2]) if n > 1 else 0.0)
        if do == "pentito":
            return self.pentito(area, part.numbers)
        if do == "pull":
            near = sum([s.soldati[b] for b in self.data.neighbours[area] if self.enemy(b)])
            return 2.2 * self.soldato * min(n, near)
        if do == "rally":
            own = [b for b in self.data.neighbours[area] if s.holder[b] == self.seat and s.soldati[b] > 1]
            return 0.8 if own else 0.0
        if do == "agitate":
            return 0.8
        if do == "launder":
            return s.own_labs(self.seat) * self.money
        if do == "soldati_per_lab":
            return self.soldato * min(s.hq[self.seat], s.own_labs(self.seat))
        if do == "spread":
            return self.soldato * min(s.hq[self.seat], 4)
        return {"car": CAR, "boat": BOAT, "lab": LAB * self.growth}.get(do, 0.5)

    def pentito(self, area: int, numbers: tuple[int, ...]) -> float:
        """Return the gain of removing the pictured numbers around the area."""
        s = self.s
        gains: list[float] = []
        for b in self._others(area):
            hit = min(numbers[0], s.soldati[b])
            gain = hit * self.soldato * (1.2 if self.enemy(b) else 0.7)
            if hit == s.soldati[b] and self.enemy(b):
                gain += self.breaking(b)
            gains.append(gain)
        gains.sort(reverse=True)
        return max(0.0, sum(gains[: len(numbers)]) - self.soldato)

    def _others(self, area: int) -> list[int]:
        holder = self.s.holder
        return [b for b in self.data.neighbours[area] if holder[b] < 5 and not self.friend[holder[b]]]

    # ---------------------------------------------------------------- Soldati and pieces

    def reinforced(self, area: int, n: int) -> float:
        """Return the value of n more Soldati in an area: a better hold, a better attack, or a new area."""
        key = area << 8 | n
        cached = self.memo.placed.get(key)
        if cached is None:
            cached = self.memo.placed[key] = self._reinforced(area, n)
        return cached

    def _reinforced(self, area: int, n: int) -> float:
        s = self.s
        if s.holder[area] != self.seat:
            return self.area_value(area) * self.hold(area, n) * (0.9 if s.holder[area] == 5 else 0.0)
        here = s.soldati[area]
        shield = self.shield(area)
        gain = self.keeping(area) * (self.hold(area, here + n + shield) - self.hold(area, here + shield))
        skull = self.laid_shotgun(area)
        planned = 1.0
        if skull < 0:
            skull, planned = 1, 0.4 if not s.orders_in[area] else 0.1
        gain += planned * (self.best_attack(area, here + n, skull) - self.best_attack(area, here, skull))
        return max(0.0, gain) + n * self.soldato * 0.5

    def laid_shotgun(self, area: int) -> int:
        """Return the attack bonus of an order of the seat with a shotgun that lies in the area; -1 if there is none."""
        s = self.s
        if s.orders_in[area]:
            first = self.seat * ORDERS
            for slot in range(ORDERS):
                if s.order_at[first + slot] == area:
                    index = s.order(self.seat, slot)
                    if any([part.do == "shotgun" for part in s.data.orders[index].parts]):
                        return self.skull(index, area)
        return -1

    def place_best(self, n: int, existing: bool) -> float:
        """Return the value of placing up to n Soldati in the best area."""
        n = min(n, self.s.hq[self.seat])
        if n <= 0:
            return 0.0
        wanted = (self.seat,) if existing else (self.seat, EMPTY)
        return max([self.reinforced(a, n) for a, holder in enumerate(self.s.holder) if holder in wanted], default=0.0)

    def car_in(self, area: int) -> float:
        """Return the value of a car in one of the seat's areas."""
        s = self.s
        skull = self.laid_shotgun(area)
        has = s.cars[self.seat * AREAS + area]
        if has:
            return 0.3
        here = s.soldati[area]
        more = board.attack_value(s, self.seat)
        if skull >= 0:
            return 0.5 + self.best_attack(area, here, skull + more) - self.best_attack(area, here, skull)
        return 0.5 + 0.5 * (self.best_attack(area, here, 1 + more) - self.best_attack(area, here, 1))

    def lab_in(self, area: int) -> float:
        """Return the value of a lab in one of the seat's areas: money, and 1 defence."""
        here = self.s.soldati[area] + self.shield(area)
        safer = self.keeping(area) * (self.hold(area, here + 1) - self.hold(area, here))
        return self.growth * self.hold(area, here) + safer

    # ---------------------------------------------------------------- the mat

    def reveals(self, row: int, n: int) -> float:
        """Return the value of revealing the next n spaces of a row of the mat."""
        s = self.s
        mat = s.data.mats[s.family[self.seat]]
        taken = s.mat[self.seat * ROWS + row]
        value = 0.0
        for at in range(taken, min(taken + n, len(mat.rows[row]))):
            space = mat.rows[row][at]
            if space.unlocks >= 0:
                value += NEW_ORDER * (self.growth if s.round < 4 else 0.6)
            if space.instant == "money":
                value += space.n * self.money
            elif space.instant == "car":
                value += CAR
            elif space.instant == "lab":
                value += LAB * self.growth
            elif space.instant == "launder":
                value += s.own_labs(self.seat) * self.money
            value += INFLUENCE * self.growth * 0.4
        if row:
            values = (mat.attack, mat.place, (), mat.recruit)[row]
            if values:
                gain = values[min(taken + n, len(values) - 1)] - values[min(taken, len(values) - 1)]
                value += VALUE * gain * self.growth * (1.0 if row == 1 else 0.8)
        else:
            gain = mat.attack[min(taken + n, len(mat.attack) - 1)] - mat.attack[min(taken, len(mat.attack) - 1)]
            value += 0.8 * gain * self.growth
        return value

    def best_row(self, n: int, but: int = -1) -> float:
        """Return the value of the best row to take n tokens from."""
        return max([self.reveals(row, n) for row in range(ROWS) if row != but], default=0.0)

    # ---------------------------------------------------------------- spaces and columns

    def action(self, part: Part) -> float:
        """Return the value of a partial action of a space."""
        do, s, seat = part.do, self.s, self.seat
        if do == "recruit":
            n = min(s.supply[seat], board.recruit_value(s, seat) + part.n)
            full = 1.0 if s.hq[seat] < 6 else 0.7 if s.hq[seat] < 10 else 0.35
            return self.recruit * n * full * (self.growth if s.round < 4 else 0.8)
        if do == "place" or do == "place_existing":
            return self.place_best(board.place_value(s, seat) + part.n, do == "place_existing")
        if do == "order":
            return self.order_now()
        if do == "order_two_areas" or do == "order_double":
            return self.order_now() * 1.6
        if do == "equipment":
            return max(CAR, LAB * self.growth)
        if do == "launder":
            return s.own_labs(seat) * self.money
        if do == "gather":
            return 0.8
        if do == "ultima":
            return LAST_WORD * max(ULTIMA, self.order_now()) if s.bust[seat] < 0 else 0.0
        if do == "influence_row":
            return self.best_row(2)
        return self.best_row(1) + (0.6 if do == "influence_sheets" else 0.0)

    def space_value(self, index: int) -> float:
        """Return the value of using a space, its money included."""
        space = self.data.spaces[index]
        parts = [self.action(part) for part in space.parts]
        joined = sum(parts) if space.join == "and" else max(parts, default=0.0)
        return joined + space.money * self.money

    def best_space(self) -> float:
        """Return the value of the best space of the bottom sheet that the seat can pay for."""
        s = self.s
        first = self.data.sheets[s.round].first
        money = s.money[self.seat]
        price, infinite = s.lookups.price, s.lookups.infinite
        return max(
            [
                self.space_value(first + i)
                for i, cell in enumerate(s.bottom)
                if (not cell or infinite[first + i]) and price[first + i] <= money
            ],
            default=0.0,
        )

    def column(self, number: int) -> float:
        """Return the value of gaining influence by a column, its cost included (option B)."""
        s, seat = self.s, self.seat
        counts = tokens_of(s, number)
        cost = float(bank_share(s, seat, number, sum(counts)))
        for owner in (1, 2, 3, 4):
            if owner != seat and counts[owner]:
                cost += counts[owner] * (0.4 if owner == self.mate else 1.6)
        gain = self.order_now()
        if number == PRIMO:
            gain += 1.5 + max(CAR, LAB * self.growth) + (0.8 if s.primo != seat else -1.0)
        elif number == TWO:
            rows = sorted([self.reveals(row, 1) for row in range(ROWS)], reverse=True)
            gain += rows[0] + rows[1] + 0.6
        else:
            gain += self.reveals(number - 1, 2)
        return gain - cost * self.money

    def move(self, choice: Choice, best: float) -> float:
        """Return the value of a token or a column of the top sheet; `best` is the best space for a token."""
        if choice.kind == "token":
            owner = choice.extra
            return best - (0.0 if owner in (0, self.seat) else 0.5 if owner == self.mate else 1.8 * self.money)
        if choice.kind == "column":
            return self.column(choice.value)
        return 0.5 if choice.kind == "ask_teammate" else -self.order_price(choice.value)

    def order_price(self, slot: int) -> float:
        """Return the cost of giving up an order."""
        order = self.data.orders[self.s.order(self.seat, slot)]
        return 1.0 + 0.3 * len(order.parts) + 0.4 * order.skull

    def denied(self, index: int) -> float:
        """Return roughly how much others would like a space: a token laid there denies it to them."""
        space = self.data.spaces[index]
        likes = {"order": 3.0, "order_two_areas": 5.0, "order_double": 4.5, "place": 2.5, "place_existing": 2.5}
        parts = [likes.get(part.do, 1.5) + 0.3 * part.n for part in space.parts]
        return (sum(parts) if space.join == "and" else max(parts, default=0.0)) + space.money


COLUMN_VALUES: Final = tuple(1.0 if name == "primo" else 2.0 if name == "two" else 1.5 for name in COLUMNS)
