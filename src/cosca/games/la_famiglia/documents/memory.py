"""What an attentive player knows besides what lies open: money and Soldati in HQ, and what a face-down order
can be (W16)."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from cosca.games.la_famiglia.components.data import Data
from cosca.games.la_famiglia.rules.state import MAT, ORDERS, PLANNING, SOLD, FamigliaState
from cosca.kernel.events import Facts
from cosca.kernel.game import Game, Memory

SEATS: Final = (1, 2, 3, 4)
TRIES: Final = 1000


class Guess:
    """A face-down order: where it lies, which orders it can be, and beside which others it was laid.

    One that was taken back unseen lies nowhere any more, but still tells what others laid beside it cannot be.
    """

    __slots__ = ("among", "area", "beside", "lying")

    def __init__(self, area: str, among: frozenset[str], beside: tuple[Guess, ...], lying: bool = True) -> None:
        self.area = area
        self.among = among
        self.beside = beside
        self.lying = lying

    def __reduce__(self) -> tuple[Any, ...]:
        return Guess, (self.area, self.among, self.beside, self.lying)


class TableMemory(Memory):
    """Reckons HQs from open events, and for each face-down order which ones its family had in hand then."""

    __slots__ = ("data", "face_down", "hands", "hq", "money")
    shared = ("data",)

    def __init__(self, game: Game[Any], data: Data, seat: int | None, state: FamigliaState | None) -> None:
        super().__init__(game, seat)
        self.data = data
        self.money = [0] * 5
        self.hq = [0] * 5
        self.hands: list[set[str]] = [set() for _ in range(5)]  # orders unlocked and not sold: HQ or board
        self.face_down: list[list[Guess]] = [[] for _ in range(5)]
        if state is not None:
            self._catch_up(state)

    def _catch_up(self, s: FamigliaState) -> None:
        self.money = s.money[:]
        self.hq = s.hq[:]
        for seat in SEATS:
            for slot in range(ORDERS):
                at = s.order_at[seat * ORDERS + slot]
                if at not in (MAT, SOLD):
                    self.hands[seat].add(s.data.orders[s.order(seat, slot)].id)
            if s.phase == PLANNING:
                lying = sorted([at for at in s.order_at[seat * ORDERS : (seat + 1) * ORDERS] if at >= 0])
                for at in lying:
                    self._laid(seat, s.data.areas[at])

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
            for guess in self.face_down[seat]:
                if guess.lying:
                    guess.among -= {facts["order"]}
        elif kind == "order_issued":
            self._laid(seat, facts["area"])
        elif kind == "order_back":
            area = facts["area"]
            for guess in self.face_down[seat]:
                if guess.area == area and guess.lying:
                    guess.lying = False
                    break
        elif kind == "orders_revealed":
            self.face_down = [[] for _ in range(5)]

    def _laid(self, seat: int, area: str) -> None:
        beside = tuple([guess for guess in self.face_down[seat] if guess.lying])
        self.face_down[seat].append(Guess(area, frozenset(self.hands[seat]), beside))

    def guess(self, seat: int, rng: Random) -> list[tuple[str, str]]:
        """An order for each area where one of the seat lies face down, as it can have been laid, in sequence.

        Unless one was taken back unseen, earlier ones had no more candidates than later ones, so this is even over
        all ways in which they can lie.
        """
        for _ in range(TRIES):
            found: dict[Guess, str] = {}
            for guess in self.face_down[seat]:
                left = guess.among - {found[other] for other in guess.beside}
                if not left:
                    break
                found[guess] = rng.choice(sorted(left))
            else:
                return [(guess.area, order) for guess, order in found.items() if guess.lying]
        raise AssertionError(f"no way to lay the orders of seat {seat}")
