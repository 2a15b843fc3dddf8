"""What choices of Corleone's Empire are worth to a plain player, from a seat's view and the open component data.

Numbers are in points on the scale of the component data: $1 in the suitcase at the end is worth 1.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any

from cosca.games.corleones_empire.components import (
    CHOICE,
    DISCARD_1,
    DISCARD_2,
    DISCARD_3,
    EXCHANGE,
    GOODS,
    GUN_ICON,
    HORSE_HEAD,
    JOB,
    MONEY,
    MONEY_1,
    NARCOTICS,
    NARCOTICS_ICON,
    SUITCASE,
    TURFS,
    Business,
    Effect,
    Job,
)
from cosca.games.corleones_empire.game import CorleonesEmpire
from cosca.kernel.choice import Choice
from cosca.kernel.game import Decision, Game

Score = Callable[[Decision, Choice, Random], float]

LAST_ACT = 4
IN_HAND = {1: 0.5, 2: 1.1, 3: 1.8, 5: 3.2}  # a money card in hand before the last act
KEPT_AT_END = 2  # the hand limit of act IV: that many money cards in hand still count
COLOUR = 1.2  # a completed job's share of the bonus of its colour
GOOD = 1.5  # a good that a job at hand waits for
SPARE_GOOD = 0.5
JOB_ICON = (0.0, 1.6, 1.5, 1.1, 0.4)  # by act
HORSE = (0.0, 0.6, 0.6, 0.5, 0.0)
BIDS = (0, 5, 5, 4)  # dollars, by act
BID_SHARE = 0.35  # of the suitcase, at most
DISCARDS = {EXCHANGE: 1, DISCARD_1: 1, DISCARD_2: 2, DISCARD_3: 3}
PAYS = {DISCARD_1: (5,), DISCARD_2: (5,), DISCARD_3: (3, 5)}
ORDER = {SUITCASE: 0, EXCHANGE: 1, DISCARD_1: 1, DISCARD_2: 1, DISCARD_3: 1, HORSE_HEAD: 3, JOB: 2}  # others first: 4
MEMBERS = ("don", "consigliere", "heir")
REMOVED = {"thug": 1.2, "family": 2.0, "any": 2.0}


def judge(game: Game[Any], view: dict[str, Any]) -> Score:
    """The scores of one moment."""
    assert isinstance(game, CorleonesEmpire)
    return Judge(game, view).score


class Judge:
    """One seat's look at the table."""

    def __init__(self, game: CorleonesEmpire, view: dict[str, Any]) -> None:
        self.data = game.data
        self.view = view
        self.seat: int = view["seat"]
        self.act: int = max(1, view["act"])
        me = str(self.seat)
        hand: dict[str, Any] = view["hands"][me]
        self.money: list[int] = sorted(hand["money"], reverse=True)
        self.goods: list[int] = [hand["goods"].count(name) for name in GOODS]
        self.jobs: list[Job] = [self.data.jobs[self.data.job_index[name]] for name in hand["jobs"]]
        self.allies: list[str] = hand["allies"]
        self.savings: list[int] = view["suitcases"][me]["money"]
        self.reserve: int = [*view["figures"][me]["thugs"], *[view["figures"][me][m] for m in MEMBERS]].count("reserve")
        tiles: dict[str, str] = view["tiles"]
        self.turf: dict[int, int] = {area: area for area in range(TURFS + 1)}  # the area of each business on the board
        self.turf |= {self.data.business_index[tile]: self.data.area_index[area] for area, tile in tiles.items()}
        self.stacks: list[list[int]] = [view["stacks"].get(name, []) for name in self.data.areas[:TURFS]]
        self.owner: dict[str, int] = {}  # who stands on a space; 0: a neutral figure
        for seat, figures in view["figures"].items():
            for at in (*figures["thugs"], *[figures[member] for member in MEMBERS]):
                self.owner[at] = int(seat)
        for at in view["neutrals"].values():
            self.owner[at] = 0
        self.influence: list[list[int]] = [[0] * (len(game.seats) + 1) for _ in range(TURFS)]
        for at, seat in self.owner.items():
            for turf in self.turfs_at(at):
                self.influence[turf][seat] += 1
        public = [self.data.jobs[self.data.job_index[name]] for name in view["public_jobs"] if name is not None]
        self.wanted = [GOOD] * len(GOODS)  # while the wishes are reckoned: jobs that give goods ask for them
        self.wanted = self.wishes(self.jobs + public)
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

    # ---------------------------------------------------------------- cards

    def in_hand(self, card: int) -> float:
        """A money card in hand; in the last act only the two highest will count."""
        if self.act < LAST_ACT:
            return IN_HAND[card]
        higher = len([each for each in self.money if each > card])
        return 0.9 * card if higher < KEPT_AT_END else 0.3 * card

    def lacking(self, job: Job) -> int:
        """How many goods of its cost are missing."""
        short = sum([max(0, n - self.goods[kind]) for kind, n in enumerate(job.goods)])
        return max(0, short - self.goods[NARCOTICS])

    def wishes(self, jobs: list[Job]) -> list[float]:
        """What one more of each good is worth: most where it brings a good job near."""
        late = self.act == LAST_ACT and self.reserve < 2
        found = [0.0 if late else SPARE_GOOD] * len(GOODS)
        for job in jobs:
            lacking = self.lacking(job)
            if not lacking or (self.act == LAST_ACT and lacking > self.reserve):
                continue
            worth = min(4.0, self.job(job) / (lacking + 1.0)) if lacking < 3 else GOOD
            for kind, n in enumerate(job.goods):
                if n > self.goods[kind]:
                    found[kind] = max(found[kind], worth)
        found[NARCOTICS] = max(found)
        return found

    def good(self, kind: int) -> float:
        return self.wanted[kind]

    def job(self, job: Job) -> float:
        """A job that is completed."""
        return sum([self.in_hand(MONEY[kind]) for kind in job.money]) + self.effects(job.effects) + COLOUR

    def promise(self, job: Job) -> float:
        """A job in hand that is not completed yet."""
        left = LAST_ACT - self.act
        lacking = self.lacking(job)
        if not left and lacking > self.reserve:
            return 0.0
        return self.job(job) * (0.6, 0.4, 0.25, 0.15, 0.1)[lacking]

    def keeping(self, card: Choice) -> float:
        """What it matters to have the card in hand after this."""
        if self.act == LAST_ACT and (card.kind in ("ally", "job", "good")) and not self.reserve:
            return 0.0
        if card.kind == "money":
            return self.in_hand(MONEY[card.value])
        if card.kind == "good":
            if card.value == NARCOTICS:
                return 1.8
            needed = max([job.goods[card.value] for job in self.jobs], default=1)
            return 0.8 if self.goods[card.value] > needed else 1.6
        if card.kind == "job":
            return self.promise(self.data.jobs[card.value])
        return 0.8 * self.effects(self.data.allies[card.value].effects)

    def cheapest(self, n: int) -> float:
        """What the n cards of the hand that matter least are worth; much if there are not so many."""
        worth = [self.in_hand(card) for card in self.money]
        worth += [0.9 for kind in range(len(GOODS)) for _ in range(self.goods[kind])]
        worth += [self.promise(job) for job in self.jobs]
        worth += [0.8 * self.effects(self.data.allies[self.data.ally_index[name]].effects) for name in self.allies]
        return sum(sorted(worth)[:n]) if len(worth) >= n else 99.0

    # ---------------------------------------------------------------- abilities and effects

    def pack(self, n: int, more: Iterable[int] = ()) -> float:
        """What n uses of a suitcase gain, with these money cards besides the hand."""
        cards = sorted([*self.money, *more], reverse=True)
        return sum([max(0.3, card - self.in_hand(card)) for card in cards[:n]])

    def icons(self, icons: Iterable[int]) -> float:
        """All these abilities together; money comes before suitcases."""
        listed = list(icons)
        gained = [MONEY[icon - MONEY_1] for icon in listed if MONEY_1 <= icon < GUN_ICON]
        worth = self.pack(listed.count(SUITCASE), gained) + sum([self.in_hand(card) for card in gained])
        seen = [0] * len(GOODS)
        for icon in listed:
            if GUN_ICON <= icon <= NARCOTICS_ICON:
                kind = icon - GUN_ICON
                worth += self.good(kind) * (1.0 if not seen[kind] else 0.5)
                seen[kind] += 1
            elif icon == SUITCASE or MONEY_1 <= icon < GUN_ICON:
                continue
            else:
                worth += max(0.0, self.icon(icon))
        return worth

    def icon(self, icon: int) -> float:
        """One use of an ability now; below 0 if it would do harm."""
        if icon == SUITCASE:
            return self.pack(1)
        if icon == JOB:
            return JOB_ICON[self.act]
        if icon < GUN_ICON:
            return self.in_hand(MONEY[icon - MONEY_1])
        if icon <= NARCOTICS_ICON:
            return self.good(icon - GUN_ICON)
        if icon == HORSE_HEAD:
            return HORSE[self.act] if self.view["horse"] != self.seat else 0.0
        gain = max(self.wanted[:3]) if icon == EXCHANGE else sum([self.in_hand(card) for card in PAYS[icon]])
        return gain - self.cheapest(DISCARDS[icon])

    def ability(self, decision: Decision, choice: Choice, rng: Random) -> float:
        """Everything that gains, money and goods first, suitcases last."""
        if choice.kind == "done":
            return 0.0
        worth = self.icon(choice.value)
        return worth if worth <= 0 else 10.0 * (ORDER.get(choice.value, 4) + 1) + worth

    def effects(self, effects: tuple[Effect, ...]) -> float:
        return sum([self.effect(effect) for effect in effects])

    def effect(self, effect: Effect) -> float:
        """An effect of a card, before its choices are made."""
        op, n = effect.op, effect.n
        cards = sum([self.in_hand(MONEY[kind]) for kind in effect.cards])
        if op == "suitcase":
            return self.pack(n) if self.money else 0.8 * n
        if op == "take_money":
            return cards
        if op == "take_goods":
            return sum([max(self.wanted[:3]) if kind == CHOICE else self.good(kind) for kind in effect.goods])
        if op == "draw_jobs":
            return JOB_ICON[self.act] * effect.keep + 0.1 * effect.look
        if op == "trade":
            return max(0.0, self.icon(effect.icon))
        if op == "horse_head":
            return self.icon(HORSE_HEAD)
        if op == "gun_down":
            return REMOVED[effect.kind] * n if n > 0 else 3.0
        if op == "bank_to_suitcase":
            return float(sum([MONEY[kind] for kind in effect.cards]))
        if op == "control_bonus":
            return cards * min(effect.most, self.controlled(self.seat))
        return {
            "displace": 1.0, "move_figure": 3.5, "use_front": 3.2 * max(1, n), "pay_cards": -0.8,
            "use_back": {"business": 1.8, "turf": 2.8}.get(effect.scope, 6.0), "place_control": 3.5,
            "remove_control": 1.8, "offer": 3.0, "rival_suitcase": 3.0 if effect.who == "one" else 1.5,
            "place_neutral": {"mayor": 5.0, "union_boss": 3.0}.get(effect.figure, 0.7),
        }.get(op, 1.0)  # fmt: skip

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

    def turfs_at(self, at: str) -> tuple[int, ...]:
        """The turfs that a figure on this space is in."""
        if at in self.data.business_index:
            return (self.turf[self.data.business_index[at]],)
        if at in self.data.place_index:
            return tuple([a for a in self.data.places[self.data.place_index[at]].areas if a < TURFS])
        return (self.data.area_index[at],) if at in self.data.area_index else ()

    def businesses(self, areas: Iterable[int]) -> tuple[int, ...]:
        inside = set(areas)
        return tuple([business for business, area in self.turf.items() if area in inside])

    def controlled(self, seat: int) -> int:
        return len([1 for stack in self.stacks if stack and stack[-1] == seat])

    def controller(self, turf: int) -> int:
        return self.stacks[turf][-1] if self.stacks[turf] else 0

    def lead(self, turf: int) -> int:
        """The own influence less the strongest other's."""
        counts = self.influence[turf]
        return counts[self.seat] - max([n for seat, n in enumerate(counts) if seat != self.seat])

    def prize(self, turf: int) -> float:
        """What a marker in the turf is worth: most where it turns the dominance."""
        stack = self.stacks[turf]
        mine, most = stack.count(self.seat), max([stack.count(seat) for seat in set(stack)], default=0)
        return 3.0 if mine >= most - 1 else 1.5

    def presence(self, turfs: Iterable[int]) -> float:
        """One more own figure there."""
        return sum([(0.3, 0.5, 1.0, 0.15)[self._standing(turf)] * self.prize(turf) for turf in turfs])

    def _standing(self, turf: int) -> int:
        lead = self.lead(turf)
        return 3 if lead > 0 else 2 if lead == 0 else 1 if lead == -1 else 0

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
