"""Lookup tables of a component set for fast evaluation: icons by side of a business, turfs by place, values of jobs."""

from __future__ import annotations

from typing import Final

from cosca.bots.corleones_empire import tuning
from cosca.games.corleones_empire.components.data import Data
from cosca.games.corleones_empire.components.printed import GUN_ICON, MONEY, MONEY_1, SUITCASE, Effect, Job
from cosca.games.corleones_empire.rules.state import PLACE, TURF, TURFS

ACTS: Final = 4


class BusinessSide:
    """One side of a business: its Suitcases, the money it gives, and all its other icons."""

    __slots__ = ("gives", "others", "packs")

    def __init__(self, packs: int, gives: tuple[int, ...], others: tuple[int, ...]) -> None:
        self.packs = packs
        self.gives = gives
        self.others = others


class ReadyData:
    """The public data of one component set, indexed for the evaluator."""

    def __init__(self, data: Data) -> None:
        self.data: Final = data
        self.fronts: Final = tuple([side(business.front) for business in data.businesses])
        self.front_values: Final = tuple([sum([tuning.ICON[icon] for icon in b.front]) for b in data.businesses])
        self.backs: Final = tuple([side(business.back) for business in data.businesses])
        self.areas: Final = tuple([place.areas for place in data.places])
        self.turfs: Final = tuple([tuple([area for area in areas if area < TURFS]) for areas in self.areas])
        self.turfs_at: Final = tuple([self._turfs_at(at) for at in range(TURF + TURFS)])
        # Costs of jobs by kind: tuples of variable length, because mypyc rebuilds fixed-length ones at every access.
        self.goods: Final[tuple[tuple[int, ...], ...]] = tuple([job.goods for job in data.jobs])
        self.colour: Final = tuple([job.colour for job in data.jobs])
        self.effects: Final = tuple([sum([plain(effect) for effect in job.effects]) for job in data.jobs])
        self.allies: Final = tuple([sum([plain(effect) for effect in ally.effects]) for ally in data.allies])
        # The reward of a job without its colour, by act and job.
        self.jobs: Final = tuple([tuple([self._job(job, act) for job in data.jobs]) for act in range(ACTS + 1)])

    def _turfs_at(self, at: int) -> tuple[int, ...]:
        if at >= TURF:
            return (at - TURF,)
        if at >= PLACE:
            return self.turfs[at - PLACE] if at - PLACE < len(self.turfs) else ()
        return (at // 2,) if at < 2 * TURFS else ()

    def _job(self, job: Job, act: int) -> float:
        return sum([tuning.KEPT[act][kind] for kind in job.money]) + self.effects[job.index]


def side(icons: tuple[int, ...]) -> BusinessSide:
    """Return the icons of one side of a business, grouped."""
    return BusinessSide(
        icons.count(SUITCASE),
        tuple([icon - MONEY_1 for icon in icons if MONEY_1 <= icon < GUN_ICON]),
        tuple([icon for icon in icons if icon != SUITCASE]),
    )


def plain(effect: Effect) -> float:
    """Return the usual value of an effect, regardless of where figures are."""
    op = effect.op
    if op in ("take_money", "control_bonus"):
        return sum([tuning.KEPT[2][kind] for kind in effect.cards])
    if op == "bank_to_suitcase":
        return float(sum([MONEY[kind] for kind in effect.cards]))
    if op == "take_goods":
        return tuning.GOOD * len(effect.goods)
    if op == "draw_jobs":
        return tuning.JOB[2] * effect.keep
    if op == "suitcase":
        return tuning.PACK * effect.n
    if op == "gun_down":
        return tuning.SHOT * effect.n if effect.n > 0 else 2.0 * tuning.SHOT
    if op == "use_back":
        return tuning.BACKS[effect.scope]
    if op == "use_front":
        return tuning.FRONT * effect.n
    if op == "move_figure":
        return tuning.MOVED[effect.kind]
    if op == "place_neutral":
        return tuning.NEUTRAL[effect.figure]
    return tuning.USUAL.get(op, 1.0)
