"""What choices of Corleone's Empire are worth to a plain player, from a seat's view and the open component data.

Numbers are in points on the scale of the component data: $1 in the suitcase at the end is worth 1.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from cosca.bots.corleones_empire_table import Table
from cosca.games.corleones_empire.components import (
    DISCARD_1,
    DISCARD_2,
    DISCARD_3,
    EXCHANGE,
    HORSE_HEAD,
    JOB,
    MONEY,
    NARCOTICS,
    SUITCASE,
    TURFS,
    Business,
)
from cosca.games.corleones_empire.game import CorleonesEmpire
from cosca.kernel.choice import Choice
from cosca.kernel.game import Decision, Game

Score = Callable[[Decision, Choice, Random], float]

BIDS = (0, 5, 5, 4)  # dollars, by act
BID_SHARE = 0.35  # of the suitcase, at most
ORDER = {SUITCASE: 0, EXCHANGE: 1, DISCARD_1: 1, DISCARD_2: 1, DISCARD_3: 1, JOB: 2, HORSE_HEAD: 3}  # others first: 4


def judge(game: Game[Any], view: dict[str, Any]) -> Score:
    """The scores of one moment."""
    assert isinstance(game, CorleonesEmpire)
    return Judge(game, view).score


class Judge(Table):
    """The scores of all kinds of decisions."""

    def __init__(self, game: CorleonesEmpire, view: dict[str, Any]) -> None:
        super().__init__(game, view)
        self.by_kind: dict[str, Score] = {
            "business.action": self.action,
            "thug.business": lambda _d, c, _r: self.thug(c.value),
            "member.place": lambda _d, c, _r: self.member(c.value),
            "abilities": self.ability,
            "front.first": lambda _d, c, _r: 1.0 if c.value == self.seat else 0.0,
            "front.use": self.use_front,
            "suitcase.card": lambda _d, c, _r: -1.0 if c.kind == "done" else float(MONEY[c.value]),
            "discard.card": self.discard,
            "tribute.card": lambda _d, c, _r: -self.keeping(c),
            "good.which": lambda _d, c, _r: self.good(c.value),
            "jobs.which": lambda _d, c, _r: self.promise(self.data.jobs[c.value]),
            "job.pay": lambda _d, c, _r: 0.0 if c.value == NARCOTICS else 1.0,
            "job.money": lambda _d, c, _r: 1.0 if c.kind == "money_first" else 0.0,
            "effect.use": self.use_effect,
            "gun_down.figure": self.gun_down,
            "gun_down.turf": self.gun_down_turf,
            "displace.figure": self.gun_down,
            "displace.to": self.displace_to,
            "move.figure": lambda _d, c, _r: 0.0 if c.kind == "skip" else 1.0,
            "move.to": self.destination,
            "neutral.place": self.neutral,
            "front.business": lambda _d, c, _r: 0.0 if c.kind == "skip" else self.front(c.value),
            "back.business": lambda _d, c, _r: self.back(c, (c.value,)),
            "back.turf": lambda _d, c, _r: self.back(c, self.businesses((c.value,))),
            "back.space": lambda _d, c, _r: self.back(c, self.businesses(self.data.places[c.value].areas)),
            "control.place": self.place_control,
            "control.remove": self.remove_control,
            "marker.recycle": self.recycle,
            "bid.card": self.bid,
            "bribe.ally": lambda _d, c, _r: self.effects(self.data.allies[c.value].effects),
            "offer.card": lambda _d, c, _r: -float(MONEY[c.value]),
            "tax.card": lambda _d, c, _r: -float(MONEY[c.value]),
            "rob.rival": lambda _d, c, _r: float(self.controlled(c.value)),
        }

    def score(self, decision: Decision, choice: Choice, rng: Random) -> float:
        """What the choice is worth."""
        found = self.by_kind.get(decision.kind)
        if found is not None:
            return found(decision, choice, rng)
        return -1.0 if choice.kind in ("skip", "done") else 0.0

    # ---------------------------------------------------------------- abilities and cards

    def ability(self, decision: Decision, choice: Choice, rng: Random) -> float:
        """Everything that gains, money and goods first, suitcases last."""
        if choice.kind == "done":
            return 0.0
        worth = self.icon(choice.value)
        return worth if worth <= 0 else 10.0 * (ORDER.get(choice.value, 4) + 1) + worth

    def use_effect(self, decision: Decision, choice: Choice, rng: Random) -> float:
        if choice.kind == "skip":
            return 0.0
        if decision.about["op"] == "trade":
            name: str = decision.about["card"]
            jobs, allies = self.data.job_index, self.data.ally_index
            card = self.data.jobs[jobs[name]] if name in jobs else self.data.allies[allies[name]]
            return sum([self.icon(effect.icon) for effect in card.effects if effect.op == "trade"])
        return 1.0

    def discard(self, decision: Decision, choice: Choice, rng: Random) -> float:
        """The card that matters least; nothing where it is not worth it."""
        return -3.0 if choice.kind == "skip" else -self.keeping(choice)

    # ---------------------------------------------------------------- the board

    def front(self, business: int) -> float:
        """The use of a front, less what a rival gets from it who controls the turf."""
        worth = self.icons(self.data.businesses[business].front)
        return worth - (1.2 if self.controller(self.turf[business]) not in (0, self.seat) else 0.0)

    def back(self, choice: Choice, businesses: tuple[int, ...]) -> float:
        if choice.kind == "skip":
            return 0.0
        found: list[Business] = [self.data.businesses[business] for business in businesses]
        return self.icons([icon for business in found for icon in business.back])

    def thug(self, business: int) -> float:
        return self.front(business) + self.presence((self.turf[business],))

    def member(self, place: int) -> float:
        areas = self.data.places[place].areas
        icons = [icon for business in self.businesses(areas) for icon in self.data.businesses[business].back]
        return self.icons(icons) + self.presence([area for area in areas if area < TURFS])

    def destination(self, decision: Decision, choice: Choice, rng: Random) -> float:
        return self.member(choice.value) if choice.kind == "place" else self.thug(choice.value)

    def use_front(self, decision: Decision, choice: Choice, rng: Random) -> float:
        return 0.1 if choice.kind == "skip" else self.front(self.data.business_index[decision.about["business"]])

    def neutral(self, decision: Decision, choice: Choice, rng: Random) -> float:
        """What the figure brings; it should not stand where the own family leads."""
        if choice.kind == "skip":
            return -1.0
        if choice.kind == "turf":
            foes = sum(self.influence[choice.value][1:]) - self.influence[choice.value][self.seat]
            return float(min(2, foes)) - (2.0 if self.lead(choice.value) == 1 else 0.0)
        if choice.kind == "place":
            areas = self.data.places[choice.value].areas
            return self.member(choice.value) - 2 * self.presence([area for area in areas if area < TURFS])
        return self.front(choice.value) - self.presence((self.turf[choice.value],))

    # ---------------------------------------------------------------- rivals

    def spot(self, choice: Choice) -> str:
        """Where the figure of a choice stands."""
        at: str = self.view["neutrals"]["police_chief"] if choice.kind == "police_chief" else choice.text.split()[1]
        return at

    def gun_down(self, decision: Decision, choice: Choice, rng: Random) -> float:
        """The figure that stands most in the own way; never an own one."""
        if choice.kind == "skip":
            return 0.0
        at = self.spot(choice)
        seat = self.owner.get(at, 0)
        if seat == self.seat:
            return -5.0
        worth = 1.0 if seat else 0.2
        for turf in self.turfs_at(at):
            counts = self.influence[turf]
            worth += 1.5 if counts[seat] == max(counts) and counts[self.seat] >= counts[seat] - 1 else 0.3
        return worth

    def gun_down_turf(self, decision: Decision, choice: Choice, rng: Random) -> float:
        if choice.kind == "skip":
            return 0.0
        counts = self.influence[choice.value]
        return sum(counts[1:]) - counts[self.seat] * 3.0 + 0.2 * counts[0]

    def displace_to(self, decision: Decision, choice: Choice, rng: Random) -> float:
        """Where it does least harm: not where it would tie or beat the own family."""
        if choice.kind == "turf":
            turfs: tuple[int, ...] = (choice.value,)
        elif choice.kind == "place":
            turfs = tuple([area for area in self.data.places[choice.value].areas if area < TURFS])
        else:
            turfs = (self.turf[choice.value],)
        return -sum([0.3 + (2.0 if self.lead(turf) == 1 else 0.0) for turf in turfs])

    def place_control(self, decision: Decision, choice: Choice, rng: Random) -> float:
        if choice.kind == "skip":
            return 0.0
        taken = self.controller(choice.value) not in (0, self.seat)
        return self.prize(choice.value) + (0.5 if taken else 0.0)

    def remove_control(self, decision: Decision, choice: Choice, rng: Random) -> float:
        return 0.0 if choice.kind == "skip" else 1.0 + self.stacks[choice.value].count(self.seat)

    def recycle(self, decision: Decision, choice: Choice, rng: Random) -> float:
        """A marker that holds nothing: not on top, and of a stack where others have more anyway."""
        if choice.kind == "skip":
            return 0.0
        stack = self.stacks[choice.value]
        mine, others = stack.count(self.seat), max([stack.count(s) for s in set(stack) if s != self.seat], default=0)
        return 1.0 if mine < others or mine > others + 1 else -1.0

    # ---------------------------------------------------------------- turns and bids

    def action(self, decision: Decision, choice: Choice, rng: Random) -> float:
        """The best that can be done; with the last figure in reserve, cards come before it."""
        if choice.kind in ("job", "public"):
            return self.job(self.data.jobs[choice.value]) + (2.0 if choice.kind == "public" else 0.0)
        if choice.kind == "ally":
            return 0.2 + self.effects(self.data.allies[choice.value].effects) * 0.8
        last = -20.0 if self.reserve == 1 else 0.0
        if choice.kind == "thug":
            free = [b for b in self.turf if b != TURFS and self.data.businesses[b].id not in self.owner]
            return last + max([self.thug(b) for b in free], default=0.0)
        if choice.kind == "member":
            few = len(self.view["hand_sizes"]) == 2
            free = [p.index for p in self.data.places if p.id not in self.owner and not (few and p.three_plus)]
            return last + max([self.member(p) for p in free], default=0.0)
        return last

    def bid(self, decision: Decision, choice: Choice, rng: Random) -> float:
        """Cards up to a share of the suitcase, the highest that fits first."""
        picks: list[str] = self.view["sealed"].get(str(self.seat), [])
        limit = min(float(BIDS[min(self.act, 3)]), BID_SHARE * sum(self.savings))
        left = limit - sum([int(pick.split()[1]) for pick in picks])
        if choice.kind == "done":
            return 0.0
        card = MONEY[choice.value]
        return float(card) if card <= left else -1.0
