"""What an attentive player knows besides what lies open: money and Soldati in HQ, and what a face-down order
can be (W16)."""

from __future__ import annotations

from cosca.games.la_famiglia.data import Data
from cosca.games.la_famiglia.state import MAT, ORDERS, PLANNING, SOLD, Table
from cosca.kernel.events import Facts
from cosca.kernel.game import Memory

SEATS = (1, 2, 3, 4)


class Guess:
    """A face-down order: where it lies, and which orders it can be."""

    def __init__(self, area: str, among: frozenset[str]) -> None:
        self.area = area
        self.among = among


class TableMemory(Memory):
    """Reckons HQs from open events, and for each face-down order which ones its family had in hand then."""

    def __init__(self, data: Data, seat: int | None, state: Table | None) -> None:
        super().__init__(seat)
        self.data = data
        self.money = [0] * 5
        self.hq = [0] * 5
        self.hands: list[set[str]] = [set() for _ in range(5)]  # orders unlocked and not sold: HQ or board
        self.face_down: list[list[Guess]] = [[] for _ in range(5)]
        if state is not None:
            self._catch_up(state)

    def _catch_up(self, s: Table) -> None:
        self.money = s.money[:]
        self.hq = s.hq[:]
        for seat in SEATS:
            for slot in range(ORDERS):
                at = s.order_at[seat * ORDERS + slot]
                if at not in (MAT, SOLD):
                    self.hands[seat].add(s.data.orders[s.order(seat, slot)].id)
            if s.phase == PLANNING:
                lying = sorted([at for at in s.order_at[seat * ORDERS : (seat + 1) * ORDERS] if at >= 0])
                self.face_down[seat] = [Guess(s.data.areas[at], frozenset(self.hands[seat])) for at in lying]

    def see(self, facts: Facts) -> None:
        kind = facts["event"]
        seat: int = facts.get("seat") or 0
        if kind == "money":
            self.money[seat] += facts["n"]
        elif kind in ("recruited", "withdrawn"):
            self.hq[seat] += facts["n"]
        elif kind in ("placed", "token_swapped"):
            self.hq[seat] -= facts["n"]
        elif kind == "family":
            family = facts["family"]
            self.hands[seat] = {order.id for order in self.data.orders if order.id.startswith(f"{family}.basic.")}
        elif kind == "order_unlocked":
            self.hands[seat].add(facts["order"])
        elif kind == "order_sold":
            self.hands[seat].discard(facts["order"])
        elif kind == "order_issued":
            self.face_down[seat].append(Guess(facts["area"], frozenset(self.hands[seat])))
        elif kind == "order_back":
            area = facts["area"]
            for guess in self.face_down[seat]:
                if guess.area == area:
                    self.face_down[seat].remove(guess)
                    break
        elif kind == "orders_revealed":
            self.face_down = [[] for _ in range(5)]
