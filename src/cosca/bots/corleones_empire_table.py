"""What a plain player of Corleone's Empire makes of a table: what cards, abilities and turfs are worth to the seat.

Numbers are in points on the scale of the component data: $1 in the suitcase at the end is worth 1.
"""

from __future__ import annotations

from collections.abc import Iterable
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
    Effect,
    Job,
)
from cosca.games.corleones_empire.game import CorleonesEmpire
from cosca.kernel.choice import Choice

LAST_ACT = 4
IN_HAND = {1: 0.5, 2: 1.1, 3: 1.8, 5: 3.2}  # a money card in hand before the last act
KEPT_AT_END = 2  # the hand limit of act IV: that many money cards in hand still count
COLOUR = 1.2  # a completed job's share of the bonus of its colour
GOOD = 1.5  # a good that a job at hand waits for
SPARE_GOOD = 0.5
JOB_ICON = (0.0, 1.6, 1.5, 1.1, 0.4)  # by act
HORSE = (0.0, 0.6, 0.6, 0.5, 0.0)
DISCARDS = {EXCHANGE: 1, DISCARD_1: 1, DISCARD_2: 2, DISCARD_3: 3}
PAYS = {DISCARD_1: (5,), DISCARD_2: (5,), DISCARD_3: (3, 5)}
TRADE = {EXCHANGE: 0.6, DISCARD_1: 1.8}  # what a card with such an icon promises
AN_ALLY = 3.5  # an ally in hand
MEMBERS = ("don", "consigliere", "heir")
REMOVED = {"thug": 1.2, "family": 2.0, "any": 2.0}


class Table:
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
        worth += [AN_ALLY] * len(self.allies)
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
            return TRADE.get(effect.icon, 0.5)
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
