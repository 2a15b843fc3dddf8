"""The features of Corleone's Empire's choices: what is chosen, in which act, with what in hand, in which turfs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cosca.bots.corleones_empire.ready import ACTS, ReadyData
from cosca.bots.features import Encoder, few, gap_step, mixed, named, ranks_of, spot
from cosca.games.corleones_empire.game import CorleonesEmpire
from cosca.games.corleones_empire.rules.cards import payable
from cosca.games.corleones_empire.rules.figures import figure_of
from cosca.games.corleones_empire.rules.state import FIGURES, KINDS, TURFS, EmpireState
from cosca.kernel.choice import Choice

FIGURES_OF: Final = ("thug_at", "member_at")  # choices of figures by where they stand
JOBS: Final = ("job", "public")


class EmpireEncoder(Encoder[EmpireState]):
    """Sees the table from a seat: own cards and figures, and what lies open of the others."""

    stages = ACTS + 1

    def __init__(self, game: CorleonesEmpire) -> None:
        super().__init__(game)
        self.ready: Final = ReadyData(game.data)

    def stage(self, state: EmpireState) -> int:
        return min(ACTS, state.act)

    def features(
        self, state: EmpireState, seat: int, choices: tuple[Choice, ...], scores: Sequence[float]
    ) -> list[list[int]]:
        s, step = state, state.stack[-1]
        root = mixed(named(step.key), 0)
        act, seats, first = min(ACTS, s.act), s.seats, seat * KINDS
        cash = s.money[first : first + KINDS]
        goods = s.goods[first : first + KINDS]
        room = max(-3, min(6, s.data.hand_limits[max(1, s.act) - 1] - s.hand_size(seat)))
        reserve = len(s.figures(seat))
        money = few(sum(cash))
        held = ((min(2, goods[0]) * 3 + min(2, goods[1])) * 3 + min(2, goods[2])) * 3 + min(2, goods[3])
        plans = few(len(s.jobs[seat]))
        about = self._about(state)
        turfs = Turfs(self.ready, s, seat)
        most, among, ranks = max(scores), min(len(scores), 8), ranks_of(scores)
        found: list[list[int]] = []
        for choice, score, rank in zip(choices, scores, ranks, strict=True):
            kind, value = choice.kind, choice.value
            if kind == "seat":
                value = (value - seat) % seats if value else 9
            gap = gap_step(most - score)
            general = mixed(root, named(kind))
            own = mixed(general, value)
            places = [
                spot(own, 1), spot(own, 2, act), spot(own, 3, seats, act), spot(root, 4, gap), spot(root, 5, gap, act),
                spot(root, 6, rank, among), spot(own, 7, gap), spot(own, 8, money, act), spot(own, 9, room, act),
                spot(own, 10, reserve, act), spot(own, 11, held), spot(own, 12, plans, act),
                spot(general, 13, gap, act), spot(general, 14, room, reserve),
            ]  # fmt: skip
            if about >= 0:
                places += (spot(own, 15, about), spot(own, 16, about, act))
            if kind == "money":
                places += (spot(own, 21, min(4, cash[value]), act), spot(own, 22, min(4, cash[value]), room))
            elif kind == "good":
                places.append(spot(own, 23, min(3, goods[value]), plans))
            elif kind in JOBS:
                self._job(places, general, s, seat, value, act)
            else:
                for turf in self._turfs(s, choice):
                    here = turfs.of(turf)
                    places += (
                        spot(general, 31, here[0]), spot(general, 32, here[1]), spot(general, 33, here[0], act),
                        spot(general, 34, here[1], act), spot(general, 35, here[0], here[1]),
                        spot(general, 36, here[0], here[2]), spot(own, 37, here[0]), spot(own, 38, here[1]),
                        spot(general, 39, here[0], reserve),
                    )  # fmt: skip
                if kind in FIGURES_OF:
                    whose = figure_of(s, choice) // FIGURES
                    strong = few(s.controlled(whose)) if whose else 9
                    mine = 1 if whose == seat else 0
                    places += (spot(general, 41, strong, mine), spot(general, 42, strong * 2 + mine, act))
            found.append(places)
        return found

    def _about(self, s: EmpireState) -> int:
        """The business, job or figure that the question is about; -1: none."""
        step = s.stack[-1]
        for tag, name in enumerate(("business", "job", "card", "left")):
            value = getattr(step, name, None)
            if isinstance(value, int):
                return tag * 256 + min(255, max(0, value))
        return -1

    def _job(self, places: list[int], general: int, s: EmpireState, seat: int, job: int, act: int) -> None:
        """A job by its colour, price and reward, against what the seat has completed and can pay."""
        card, colour = s.data.jobs[job], self.ready.colour
        counts = [len([each for each in done if colour[each] == card.colour]) for done in s.completed]
        mine = counts[seat]
        counts[seat] = 0
        lead = max(-2, min(2, mine - max(counts)))
        can = 1 if payable(s, seat, card.goods) else 0
        price = sum(card.goods)
        places += (
            spot(general, 51, lead, act), spot(general, 52, lead, can), spot(general, 53, can, act),
            spot(general, 54, card.colour, act), spot(general, 55, price, can), spot(general, 56, price, act),
            spot(general, 57, len(card.money), act),
        )  # fmt: skip

    def _turfs(self, s: EmpireState, choice: Choice) -> tuple[int, ...]:
        """The turfs that the choice is about."""
        kind, value = choice.kind, choice.value
        if kind in ("business", "thug_at"):
            if value < TURFS:
                return (value,)
            return (s.tile_at.index(value),) if value in s.tile_at else ()
        if kind in ("place", "member_at"):
            return self.ready.turfs[value]
        return (value,) if kind in ("turf", "marker") else ()


class Turfs:
    """What turfs look like to a seat, in a few small numbers each."""

    __slots__ = ("influence", "known", "s", "seat", "width")

    def __init__(self, ready: ReadyData, s: EmpireState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.width = s.seats + 1
        self.known: list[list[int]] = [[] for _ in range(TURFS)]
        self.influence = [0] * (TURFS * self.width)
        for figure, at in enumerate(s.where):
            if at >= 0:
                for turf in ready.turfs_at[at]:
                    self.influence[turf * self.width + figure // FIGURES] += 1

    def of(self, turf: int) -> list[int]:
        """Influence; control and markers; how many businesses, and whether the neutrals are there."""
        found = self.known[turf]
        if found:
            return found
        counts = self.influence[turf * self.width : (turf + 1) * self.width]
        mine, neutral = counts[self.seat], counts[0]
        counts[self.seat] = counts[0] = 0
        rivals = sorted(counts, reverse=True)
        stack = self.s.stacks[turf]
        own = stack.count(self.seat)
        most = max([stack.count(other) for other in set(stack) if other != self.seat], default=0)
        holder = 0 if not stack else 1 if stack[-1] == self.seat else 2
        found = [
            (min(3, mine) * 4 + min(3, rivals[0])) * 3 + min(2, rivals[1]),
            (holder * 7 + max(-3, min(3, own - most)) + 3) * 4 + min(3, len(stack)),
            (2 if self.s.tile_at[turf] >= 0 else 0) + (1 if neutral else 0),
        ]
        self.known[turf] = found
        return found
