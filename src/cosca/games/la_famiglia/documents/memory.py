"""The memory of a seat: money and Soldati in HQ, and which orders a face-down one can be (W16)."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from cosca.games.la_famiglia.components.data import Data
from cosca.games.la_famiglia.rules.state import MAT, ORDERS, PLANNING, SOLD, FamigliaState
from cosca.kernel.events import Facts
from cosca.kernel.game import Game, Memory

SEATS: Final = (1, 2, 3, 4)
TRIES: Final = 1000
WAYS: Final = 20  # ways per placement that are looked through at most; more come from many orders taken back unseen


class Guess:
    """A face-down order: its area, the orders it can be, and the others that were placed beside it.

    One that was taken back unseen has no area any more, but still limits what the others can be.
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
    """The memory of a seat: HQs derived from public events, and for each face-down order its candidates."""

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
        """Return a random possible order for each area with a face-down order of the seat, in sequence.

        All ways to have placed them are equally likely. Unless one was taken back unseen, earlier ones have no more
        candidates than later ones, so that every way has the same probability; else some draws are rejected.
        """
        laid = self.face_down[seat]
        most = self._most_candidates(laid)
        for _ in range(TRIES):
            guesses: dict[Guess, str] = {}
            accepted = 1.0
            for guess in laid:
                left = guess.among - {guesses[other] for other in guess.beside}
                if not left:
                    break
                if most:
                    accepted *= len(left) / most[guess]
                guesses[guess] = rng.choice(sorted(left))
            else:
                if accepted == 1 or rng.random() < accepted:
                    return [(guess.area, order) for guess, order in guesses.items() if guess.lying]
        raise AssertionError(f"the orders of seat {seat} fit nowhere")

    def _most_candidates(self, laid: list[Guess]) -> dict[Guess, int]:
        """Return how many orders each can be at most beside others; {} if all were always that many."""
        if all([guess.lying for guess in laid]):
            return {}
        return {guess: len(guess.among) - sum([other.among <= guess.among for other in guess.beside]) for guess in laid}

    def placements(self, seat: int, limit: int) -> dict[tuple[tuple[str, str], ...], int] | None:
        """Return the possible face-down orders of the seat by area, each with the number of ways to have placed them.

        None if there are more than the limit, or far more ways.
        """
        laid = self.face_down[seat]
        guesses: dict[Guess, str] = {}
        ways: dict[tuple[tuple[str, str], ...], int] = {}
        left = WAYS * limit

        def place(number: int) -> bool:
            nonlocal left
            if number == len(laid):
                key = tuple(sorted([(guess.area, order) for guess, order in guesses.items() if guess.lying]))
                ways[key] = ways.get(key, 0) + 1
                left -= 1
                return left >= 0 and len(ways) <= limit
            guess = laid[number]
            for order in sorted(guess.among - {guesses[other] for other in guess.beside}):
                guesses[guess] = order
                if not place(number + 1):
                    return False
            return True

        return ways if place(0) else None
