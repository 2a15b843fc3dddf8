"""The features of La Famiglia's choices: what is chosen, in which round, with what in hand, and where on the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from cosca.bots.features import Encoder, gap_step, mixed, named, ranks_of, spot
from cosca.bots.la_famiglia.surroundings import Surroundings
from cosca.games.la_famiglia.components.data import Data, Order, Space
from cosca.games.la_famiglia.rules.state import AREAS, HQ, ORDERS, FamigliaState
from cosca.kernel.choice import Choice
from cosca.kernel.game import Game

NOWHERE: Final = -1
ON_BOARD: Final = frozenset(("area", "by_sea", "car_bomb", "land", "over", "from", "strike"))  # choices of areas

# Which fields of a question say where it is asked, and with what; the first that it has.
ROLES: Final = (("area",), ("start", "origin"), ("target", "to"), ("slot",), ("limit", "most", "n"))
PLACED: Final = 3  # so many of the first are areas


class FamigliaEncoder(Encoder[FamigliaState]):
    """Sees the table from a seat: own, mate, the one opponent, the other, neutrals, nobody."""

    stages = 5
    left_out = frozenset(("raise.grant",))  # to refuse what is asked for again and again teaches nothing

    def __init__(self, game: Game[FamigliaState]) -> None:
        super().__init__(game)
        self.relations: dict[int, list[int]] = {}
        self.roles: dict[str, tuple[str, ...]] = {}
        self.sorts: dict[str, tuple[tuple[int, ...], tuple[int, ...]]] = {}

    def stage(self, state: FamigliaState) -> int:
        return min(4, state.round)

    def features(
        self, state: FamigliaState, seat: int, choices: tuple[Choice, ...], scores: Sequence[float]
    ) -> list[list[int]]:
        step = state.stack[-1]
        relation = self._relation(state.data, seat)
        orders, spaces = self._sorts(state.data)
        look = Surroundings(state, seat, relation)
        root = mixed(named(step.key), 0)
        at, start, target, slot, limit = self._where(step)
        turn = min(4, state.round)
        family = state.family[seat]
        money, hq = min(9, max(0, state.money[seat])), min(9, state.hq[seat])
        hand = state.order_at[seat * ORDERS : seat * ORDERS + ORDERS].count(HQ)
        most, among, ranks = max(scores), min(len(scores), 8), ranks_of(scores)
        if slot >= 0 and family >= 0:
            slot = orders[family * ORDERS + slot]
        found: list[list[int]] = []
        for choice, score, rank in zip(choices, scores, ranks, strict=True):
            kind, value = choice.kind, choice.value
            if kind == "seat" and 0 <= value < len(relation):
                value = relation[value]
            gap = gap_step(most - score)
            general = mixed(root, named(kind))
            own = mixed(mixed(general, value + 8), choice.extra)
            places = [
                spot(own, 1), spot(own, 2, turn), spot(own, 3, family), spot(root, 4, gap), spot(root, 5, gap, turn),
                spot(root, 6, rank, among), spot(own, 7, gap), spot(own, 8, money), spot(own, 9, hq),
                spot(own, 10, hand, turn),
            ]  # fmt: skip
            base = own
            sort = NOWHERE
            if kind in ON_BOARD and 0 <= value < AREAS:
                here = look.of(value)
                base = general
                places += (
                    spot(base, 11, here[0]), spot(base, 12, here[1]), spot(base, 13, here[2], here[0]),
                    spot(base, 14, here[3]), spot(base, 15, here[4]), spot(base, 16, here[0], turn),
                    spot(base, 17, here[1], turn), spot(base, 18, here[1], here[0]), spot(base, 19, here[0], slot),
                    spot(base, 20, here[0], gap), spot(base, 25, here[3], turn), spot(base, 26, here[1], slot),
                )  # fmt: skip
                if start >= 0:
                    there = look.of(start)
                    places += (spot(base, 21, here[0], there[0]), spot(base, 22, here[1], there[0]))
            elif kind == "order" and family >= 0:
                sort = mixed(general, orders[family * ORDERS + value])
            elif kind == "space":
                sort = mixed(general, spaces[state.data.sheets[choice.extra].first + value])
            if sort >= 0:
                places += (
                    spot(sort, 71), spot(sort, 72, turn), spot(sort, 73, money), spot(sort, 74, hq),
                    spot(sort, 75, hand, turn), spot(sort, 76, gap),
                )  # fmt: skip
            if at >= 0:
                here = look.of(at)
                places += (
                    spot(base, 31, here[0]), spot(base, 32, here[1]), spot(base, 33, here[2]),
                    spot(base, 34, here[3]), spot(base, 35, here[0], turn), spot(base, 36, here[0], here[2]),
                )  # fmt: skip
                if sort >= 0:
                    places += (
                        spot(sort, 77, here[0]), spot(sort, 78, here[1]), spot(sort, 79, here[3]),
                        spot(sort, 80, here[3], turn),
                    )  # fmt: skip
            if start >= 0:
                here = look.of(start)
                places += (spot(base, 41, here[0]), spot(base, 42, here[2]), spot(base, 43, here[3]))
            if target >= 0:
                here = look.of(target)
                places += (
                    spot(base, 51, here[0]), spot(base, 52, here[1]), spot(base, 53, here[2]), spot(base, 54, here[3])
                )  # fmt: skip
                if start >= 0:
                    places.append(spot(base, 55, here[0], look.of(start)[0]))
            if slot >= 0:
                places.append(spot(base, 61, slot))
            if limit >= 0:
                places.append(spot(base, 62, min(12, limit)))
            found.append(places)
        return found

    def _where(self, step: Any) -> list[int]:
        """The area, start and target that the question is about, the order's slot and the limit; -1: none."""
        key: str = step.key
        fields = self.roles.get(key)
        if fields is None:
            fields = self.roles[key] = tuple(
                [next((name for name in names if hasattr(step, name)), "") for names in ROLES]
            )
        found: list[int] = []
        for role, name in enumerate(fields):
            value = getattr(step, name) if name else None
            if not isinstance(value, int) or (role < PLACED and value >= AREAS):
                value = NOWHERE
            found.append(value)
        return found

    def _relation(self, data: Data, seat: int) -> list[int]:
        """What a holder is to the seat: 0 itself, 1 its mate, 2 and 3 the opponents, 4 neutrals, 5 nobody."""
        found = self.relations.get(seat)
        if found is None:
            others = [each for each in self.game.seats if data.team_of[each] != data.team_of[seat]]
            found = [4, 0, 0, 0, 0, 5]
            found[data.mate_of[seat]] = 1
            found[others[0]], found[others[1]] = 2, 3
            found[seat] = 0
            self.relations[seat] = found
        return found

    def _sorts(self, data: Data) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """What each order and each space does, as a number: alike over families, sheets and component sets."""
        found = self.sorts.get(data.hash)
        if found is None:
            found = tuple([_order(order) for order in data.orders]), tuple([_space(space) for space in data.spaces])
            self.sorts[data.hash] = found
        return found


def _order(order: Order) -> int:
    found = mixed(mixed(order.skull, order.vest), order.replace)
    for part in order.parts:
        found = mixed(mixed(found, named(part.do)), part.n)
    return mixed(found, order.initiative // 5) & 0xFFFF  # exact ones would tell every order apart


def _space(space: Space) -> int:
    found = mixed(named(space.join), space.money)
    for part in space.parts:
        found = mixed(mixed(found, named(part.do)), part.n)
    return found & 0xFFFF
