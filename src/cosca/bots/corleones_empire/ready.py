"""What a data set says, made ready for quick judgements: icons by side of a business, turfs by place, jobs by worth."""

from __future__ import annotations

from typing import Final

from cosca.bots.corleones_empire import points
from cosca.games.corleones_empire.components.data import Data
from cosca.games.corleones_empire.components.printed import GUN_ICON, MONEY, MONEY_1, SUITCASE, Effect, Job
from cosca.games.corleones_empire.rules.state import PLACE, TURF, TURFS

ACTS: Final = 4


class BusinessSide:
    """One side of a business: its Suitcases, the money it gives, and all its icons but the Suitcases."""

    __slots__ = ("gives", "others", "packs")

    def __init__(self, packs: int, gives: tuple[int, ...], others: tuple[int, ...]) -> None:
        self.packs = packs
        self.gives = gives
        self.others = others


class ReadyData:
    """The open data of one data set, as a judge looks it up."""

    def __init__(self, data: Data) -> None:
        self.data: Final = data
        self.fronts: Final = tuple([side(business.front) for business in data.businesses])
        self.front_worth: Final = tuple([sum([points.ICON[icon] for icon in b.front]) for b in data.businesses])
        self.backs: Final = tuple([side(business.back) for business in data.businesses])
        self.areas: Final = tuple([place.areas for place in data.places])
        self.turfs: Final = tuple([tuple([area for area in areas if area < TURFS]) for areas in self.areas])
        self.turfs_at: Final = tuple([self._turfs_at(at) for at in range(TURF + TURFS)])
        # What jobs cost, to be looked up by kind: of variable length, since fixed ones are made anew when compiled.
        self.goods: Final[tuple[tuple[int, ...], ...]] = tuple([job.goods for job in data.jobs])
        self.colour: Final = tuple([job.colour for job in data.jobs])
        self.effects: Final = tuple([sum([plain(effect) for effect in job.effects]) for job in data.jobs])
        self.allies: Final = tuple([sum([plain(effect) for effect in ally.effects]) for ally in data.allies])
        # What a job brings, its colour apart, by act and job.
        self.jobs: Final = tuple([tuple([self._job(job, act) for job in data.jobs]) for act in range(ACTS + 1)])

    def _turfs_at(self, at: int) -> tuple[int, ...]:
        if at >= TURF:
            return (at - TURF,)
        if at >= PLACE:
            return self.turfs[at - PLACE] if at - PLACE < len(self.turfs) else ()
        return (at // 2,) if at < 2 * TURFS else ()

    def _job(self, job: Job, act: int) -> float:
        return sum([points.KEPT[act][kind] for kind in job.money]) + self.effects[job.index]


def side(icons: tuple[int, ...]) -> BusinessSide:
    """The icons of one side of a business, sorted out."""
    return BusinessSide(
        icons.count(SUITCASE),
        tuple([icon - MONEY_1 for icon in icons if MONEY_1 <= icon < GUN_ICON]),
        tuple([icon for icon in icons if icon != SUITCASE]),
    )


def plain(effect: Effect) -> float:
    """What an effect is usually worth, wherever the figures stand."""
    op = effect.op
    if op in ("take_money", "control_bonus"):
        return sum([points.KEPT[2][kind] for kind in effect.cards])
    if op == "bank_to_suitcase":
        return float(sum([MONEY[kind] for kind in effect.cards]))
    if op == "take_goods":
        return points.GOOD * len(effect.goods)
    if op == "draw_jobs":
        return points.JOB[2] * effect.keep
    if op == "suitcase":
        return points.PACK * effect.n
    if op == "gun_down":
        return points.SHOT * effect.n if effect.n > 0 else 2.0 * points.SHOT
    if op == "use_back":
        return points.BACKS[effect.scope]
    if op == "use_front":
        return points.FRONT * effect.n
    if op == "move_figure":
        return points.MOVED[effect.kind]
    if op == "place_neutral":
        return points.NEUTRAL[effect.figure]
    return points.USUAL.get(op, 1.0)
