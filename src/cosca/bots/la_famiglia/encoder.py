"""Features of the choices of La Famiglia: the choice, the round, the hand and the areas concerned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from cosca.bots.feature_hashing import FeatureEncoder, gap_step, mixed, name_hash, ranks_of
from cosca.bots.feature_hashing import feature_index as key
from cosca.bots.la_famiglia.area_features import Surroundings
from cosca.games.la_famiglia.components.data import Data, Order, Space
from cosca.games.la_famiglia.rules.state import AREAS, HQ, ORDERS, FamigliaState
from cosca.kernel.choice import Choice
from cosca.kernel.game import Game

NOWHERE: Final = -1
ON_BOARD: Final = frozenset(("area", "by_sea", "car_bomb", "land", "over", "from", "strike"))  # choices of areas

# Fields of a question that say where it is asked, and with what; the first one present counts.
ROLES: Final = (("area",), ("start", "origin"), ("target", "to"), ("slot",), ("limit", "most", "n"))
PLACED: Final = 3  # so many of the first fields are areas


class FamigliaEncoder(FeatureEncoder[FamigliaState]):
    """Encodes choices from a seat's perspective: own, mate, one opponent, the other, neutrals, nobody."""

    stages = 5
    skipped_kinds = frozenset(("raise.grant",))  # refusing repeated requests teaches nothing

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
        root = mixed(name_hash(step.key), 0)
        at, start, target, slot, limit = self._where(step)
        turn = min(4, state.round)
        family = state.family[seat]
        money, hq = min(9, max(0, state.money[seat])), min(9, state.hq[seat])
        hand = state.order_at[seat * ORDERS : seat * ORDERS + ORDERS].count(HQ)
        most, among, ranks = max(scores), min(len(scores), 8), ranks_of(scores)
        if slot >= 0 and family >= 0:
            slot = orders[family * ORDERS + slot]
        rows: list[list[int]] = []
        for choice, score, rank in zip(choices, scores, ranks, strict=True):
            kind, value = choice.kind, choice.value
            if kind == "seat" and 0 <= value < len(relation):
                value = relation[value]
            gap = gap_step(most - score)
            general = mixed(root, name_hash(kind))
            own = mixed(mixed(general, value + 8), choice.extra)
            places = [
                key(own, 1), key(own, 2, turn), key(own, 3, family), key(root, 4, gap), key(root, 5, gap, turn),
                key(root, 6, rank, among), key(own, 7, gap), key(own, 8, money), key(own, 9, hq),
                key(own, 10, hand, turn),
            ]  # fmt: skip
            base = own
            sort = NOWHERE
            if kind in ON_BOARD and 0 <= value < AREAS:
                here = look.of(value)
                base = general
                places += (
                    key(base, 11, here[0]), key(base, 12, here[1]), key(base, 13, here[2], here[0]),
                    key(base, 14, here[3]), key(base, 15, here[4]), key(base, 16, here[0], turn),
                    key(base, 17, here[1], turn), key(base, 18, here[1], here[0]), key(base, 19, here[0], slot),
                    key(base, 20, here[0], gap), key(base, 25, here[3], turn), key(base, 26, here[1], slot),
                )  # fmt: skip
                if start >= 0:
                    there = look.of(start)
                    places += (key(base, 21, here[0], there[0]), key(base, 22, here[1], there[0]))
            elif kind == "order" and family >= 0:
                sort = mixed(general, orders[family * ORDERS + value])
            elif kind == "space":
                sort = mixed(general, spaces[state.data.sheets[choice.extra].first + value])
            if sort >= 0:
                places += (
                    key(sort, 71), key(sort, 72, turn), key(sort, 73, money), key(sort, 74, hq),
                    key(sort, 75, hand, turn), key(sort, 76, gap),
                )  # fmt: skip
            if at >= 0:
                here = look.of(at)
                places += (
                    key(base, 31, here[0]), key(base, 32, here[1]), key(base, 33, here[2]),
                    key(base, 34, here[3]), key(base, 35, here[0], turn), key(base, 36, here[0], here[2]),
                )  # fmt: skip
                if sort >= 0:
                    places += (
                        key(sort, 77, here[0]), key(sort, 78, here[1]), key(sort, 79, here[3]),
                        key(sort, 80, here[3], turn),
                    )  # fmt: skip
            if start >= 0:
                here = look.of(start)
                places += (
                    key(base, 41, here[0]),
                    key(base, 42, here[2]),
                    key(base, 43, here[3]),
                )
            if target >= 0:
                here = look.of(target)
                places += (
                    key(base, 51, here[0]), key(base, 52, here[1]), key(base, 53, here[2]), key(base, 54, here[3])
                )  # fmt: skip
                if start >= 0:
                    places.append(key(base, 55, here[0], look.of(start)[0]))
            if slot >= 0:
                places.append(key(base, 61, slot))
            if limit >= 0:
                places.append(key(base, 62, min(12, limit)))
            rows.append(places)
        return rows

    def _where(self, step: Any) -> list[int]:
        """Return the area, start and target that the question is about, the order's slot and the limit; -1: none."""
        key: str = step.key
        fields = self.roles.get(key)
        if fields is None:
            fields = self.roles[key] = tuple(
                [next((name for name in names if hasattr(step, name)), "") for names in ROLES]
            )
        values: list[int] = []
        for role, name in enumerate(fields):
            value = getattr(step, name) if name else None
            if not isinstance(value, int) or (role < PLACED and value >= AREAS):
                value = NOWHERE
            values.append(value)
        return values

    def _relation(self, data: Data, seat: int) -> list[int]:
        """Return the relation of a holder to the seat: 0 itself, 1 mate, 2 and 3 opponents, 4 neutrals, 5 nobody."""
        relations = self.relations.get(seat)
        if relations is None:
            others = [other for other in self.game.seats if data.team_of[other] != data.team_of[seat]]
            relations = [4, 0, 0, 0, 0, 5]
            relations[data.mate_of[seat]] = 1
            relations[others[0]], relations[others[1]] = 2, 3
            relations[seat] = 0
            self.relations[seat] = relations
        return relations

    def _sorts(self, data: Data) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return a number for what each order and each space does, equal across families, sheets and component sets."""
        sorts = self.sorts.get(data.hash)
        if sorts is None:
            sorts = tuple([_order(order) for order in data.orders]), tuple([_space(space) for space in data.spaces])
            self.sorts[data.hash] = sorts
        return sorts


def _order(order: Order) -> int:
    code = mixed(mixed(order.skull, order.vest), order.replace)
    for part in order.parts:
        code = mixed(mixed(code, name_hash(part.do)), part.n)
    return mixed(code, order.initiative // 5) & 0xFFFF  # exact values would distinguish every order


def _space(space: Space) -> int:
    code = mixed(name_hash(space.join), space.money)
    for part in space.parts:
        code = mixed(mixed(code, name_hash(part.do)), part.n)
    return code & 0xFFFF
