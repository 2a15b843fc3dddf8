"""The memory of a seat: every card taken or paid in public, and which jobs a hidden card can be (W8, W9)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from cosca.games.corleones_empire.components.data import GOODS, MONEY, Data
from cosca.games.corleones_empire.rules.family_business import PayGoods
from cosca.games.corleones_empire.rules.state import HAND, KINDS, PLAYED, EmpireState
from cosca.kernel.events import Facts
from cosca.kernel.game import Game, Memory


class World:
    """One hypothesis of where the jobs are.

    A job deck lasts from one shuffle to the next: `pools` holds, for each deck, the jobs that may still be in it or
    hidden in a hand; `hidden` from which deck each hidden job of a seat came. While a rival looks at jobs, `looking`
    lists the decks they came from and `keeping` how many it has kept. `weight` is the probability of the hypothesis,
    assuming that all orders of a deck and all picks of a rival are equally likely.
    """

    __slots__ = ("hidden", "keeping", "looking", "pools", "weight")

    def __init__(
        self, pools: list[Counter[str]], hidden: list[list[int]], looking: list[int], keeping: int, weight: float
    ) -> None:
        self.pools = pools
        self.hidden = hidden
        self.looking = looking
        self.keeping = keeping
        self.weight = weight

    def __reduce__(self) -> tuple[Any, ...]:
        return World, (self.pools, self.hidden, self.looking, self.keeping, self.weight)

    def copy(self) -> World:
        """Return an independent copy."""
        pools = [pool.copy() for pool in self.pools]
        return World(pools, [decks[:] for decks in self.hidden], self.looking[:], self.keeping, self.weight)

    def key(self) -> str:
        """Return a key that is equal for equal hypotheses."""
        pools = [sorted([(job, n) for job, n in pool.items() if n]) for pool in self.pools]
        return repr((pools, [sorted(decks) for decks in self.hidden], sorted(self.looking), self.keeping))

    def take(self, deck: int, job: str, cards: int) -> None:
        """Condition on one of so many cards of that deck being this job."""
        self.weight *= cards * self.pools[deck][job] / self.pools[deck].total()
        self.pools[deck][job] -= 1

    def from_hand(self, seat: int, job: str) -> list[World]:
        """Return the hypotheses in which this job was hidden in the seat's hand, one for each possible deck."""
        worlds: list[World] = []
        for deck in sorted(set(self.hidden[seat])):
            if self.pools[deck][job] > 0:
                world = self.copy()
                world.hidden[seat].remove(deck)
                world.take(deck, job, self.hidden[seat].count(deck))
                worlds.append(world)
        return worlds

    def looked_at(self, job: str) -> list[World]:
        """Return the hypotheses in which this job is among those that a rival looks at, without it."""
        worlds: list[World] = []
        for deck in sorted(set(self.looking)):
            if self.pools[deck][job] > 0:
                world = self.copy()
                world.looking.remove(deck)
                world.take(deck, job, self.looking.count(deck))
                worlds.append(world)
        return worlds

    def passed(self, seat: int, job: str) -> list[World]:
        """Return the hypotheses in which the seat passed on this job, one of those that it looked at."""
        worlds = self.looked_at(job)
        for world in worlds:
            world.all_passed(seat)
        return worlds

    def kept(self, job: str) -> list[World]:
        """Return the hypotheses in which this job is among those that a rival has kept so far, without it."""
        worlds = self.looked_at(job) if self.keeping else []
        for world in worlds:
            world.keeping -= 1
        return worlds

    def all_passed(self, seat: int) -> None:
        """Add the jobs that a rival looked at and did not pass on to its hand."""
        if len(self.looking) == self.keeping:
            self.hidden[seat] += self.looking
            self.looking = []
            self.keeping = 0


class TableMemory(Memory):
    """The memory of a seat: hands and suitcases derived from public events, and all hypotheses of the jobs."""

    __slots__ = (
        "allies", "completed", "discards", "goods", "money", "played", "seen", "shown", "suitcase", "worlds",
    )  # fmt: skip

    def __init__(self, game: Game[Any], data: Data, seat: int | None, state: EmpireState | None) -> None:
        super().__init__(game, seat)
        seats = len(game.seats)
        self.money = [0] * ((seats + 1) * KINDS)
        self.goods = [0] * ((seats + 1) * KINDS)
        self.suitcase = [0] * ((seats + 1) * KINDS)
        self.allies: list[set[str]] = [set() for _ in range(seats + 1)]
        self.played: list[set[str]] = [set() for _ in range(seats + 1)]
        self.completed: list[list[str]] = [[] for _ in range(seats + 1)]
        self.discards: Counter[str] = Counter()
        self.seen: list[str] = []  # the jobs that the own seat looks at
        self.shown: list[list[str]] = [[] for _ in range(seats + 1)]  # still in a rival's hand, while it is paid (W6)
        pool = Counter({job.id: job.copies for job in data.jobs})
        self.worlds = [World([pool], [[] for _ in range(seats + 1)], [], 0, 1.0)]
        if state is not None:
            self._catch_up(state)

    def _catch_up(self, s: EmpireState) -> None:
        self.money, self.goods, self.suitcase = s.money[:], s.goods[:], s.suitcase[:]
        ids = [job.id for job in s.data.jobs]
        self.discards = Counter([ids[job] for job in s.job_discards])
        unknown = [*s.job_deck]
        world = self.worlds[0]
        for seat in range(1, s.seats + 1):
            self.completed[seat] = [ids[job] for job in s.completed[seat]]
            self.allies[seat] = {s.data.allies[i].id for i, at in enumerate(s.ally_at) if at == HAND + seat}
            self.played[seat] = {s.data.allies[i].id for i, at in enumerate(s.ally_at) if at == PLAYED + seat}
            if seat != self.seat:
                unknown += s.jobs[seat]
                world.hidden[seat] = [0] * len(s.jobs[seat])
        if s.looked and getattr(s.stack[-1], "seat", 0) == self.seat:
            self.seen = [ids[job] for job in s.looked]
        else:
            unknown += s.looked
            world.looking = [0] * len(s.looked)
        world.pools = [Counter([ids[job] for job in unknown])]
        top = s.stack[-1] if s.stack else None
        if isinstance(top, PayGoods) and not top.public:
            self._shown(top.seat, ids[top.job])

    def see(self, facts: Facts) -> None:
        kind = facts["event"]
        seat: int = facts.get("seat") or 0
        at = seat * KINDS
        if kind == "money_taken":
            self.money[at + MONEY.index(facts["card"])] += 1
        elif kind == "good_taken":
            self.goods[at + GOODS.index(facts["good"])] += 1
        elif kind == "packed":
            self.money[at + MONEY.index(facts["card"])] -= 1
            self.suitcase[at + MONEY.index(facts["card"])] += 1
        elif kind == "banked":
            self.suitcase[at + MONEY.index(facts["card"])] += 1
        elif kind == "suitcase_paid":
            self.suitcase[at + MONEY.index(facts["card"])] -= 1
        elif kind == "suitcase_robbed":
            card = MONEY.index(facts["card"])
            self.suitcase[facts["rival"] * KINDS + card] -= 1
            self.money[at + card] += 1
        elif kind == "offers_revealed":
            self._offers(facts)
        elif kind == "discarded":
            self._discarded(seat, facts["card"])
        elif kind.startswith("ally_"):
            self._ally(kind, seat, facts["ally"])
        elif kind == "phase" and facts["phase"] == "tribute":
            for mine, played in zip(self.allies, self.played, strict=True):
                mine |= played
                played.clear()
        else:
            self._job(kind, seat, facts)

    def _offers(self, facts: Facts) -> None:
        best = max([offer["card"] for offer in facts["offers"]])
        given = False
        for offer in facts["offers"]:
            card = MONEY.index(offer["card"])
            self.money[offer["seat"] * KINDS + card] -= 1
            if offer["card"] == best and not given:
                given = True
                self.suitcase[facts["to"] * KINDS + card] += 1

    def _ally(self, kind: str, seat: int, ally: str) -> None:
        if kind == "ally_taken":
            self.allies[seat].add(ally)
        elif kind == "ally_played":
            self.allies[seat].discard(ally)
            self.played[seat].add(ally)

    def _discarded(self, seat: int, text: str) -> None:
        kind, _, name = text.partition(" ")
        if kind == "money":
            self.money[seat * KINDS + MONEY.index(int(name))] -= 1
        elif kind == "good":
            self.goods[seat * KINDS + GOODS.index(name)] -= 1
        elif kind == "ally":
            self.allies[seat].discard(name)
        else:
            self._from_hand(seat, name)
            self.discards[name] += 1

    def _job(self, kind: str, seat: int, facts: Facts) -> None:
        job: str = facts.get("job") or ""
        if kind == "job_looked_at":
            if job:
                self.seen.append(job)
                self._draw(job)
            else:
                for world in self.worlds:
                    world.looking.append(len(world.pools) - 1)
        elif kind == "job_gained":
            self._gained(seat, job)
        elif kind == "job_passed":
            self.discards[job] += 1
            if seat == self.seat:
                self.seen.remove(job)
            else:
                self._believe([new for world in self.worlds for new in world.passed(seat, job)])
        elif kind == "public_job":
            self._draw(job)
        elif kind == "job_shown" and not facts["public"]:
            self._shown(seat, job)
        elif kind == "job_begun":
            self.shown[seat] = []
        elif kind == "job_completed":
            self.completed[seat].append(job)
        elif kind == "jobs_shuffled":
            for world in self.worlds:
                world.pools.append(self.discards.copy())
            self.discards = Counter()

    def _draw(self, job: str) -> None:
        """Remove a known job from the deck, and drop hypotheses in which it could not be there."""
        fitting = [world for world in self.worlds if world.pools[-1][job] > 0]
        for world in fitting:
            world.take(len(world.pools) - 1, job, 1)
        self._believe(fitting)

    def _gained(self, seat: int, job: str) -> None:
        if job:
            if job in self.seen:
                self.seen.remove(job)
            else:
                self._draw(job)
            return
        for world in self.worlds:
            if world.looking:
                world.keeping += 1
                world.all_passed(seat)
            else:
                world.hidden[seat].append(len(world.pools) - 1)

    def _shown(self, seat: int, job: str) -> None:
        """Record that a rival pays for this job of its hand, which is one hidden card less."""
        self._from_hand(seat, job)
        self.shown[seat] = [job]

    def _from_hand(self, seat: int, job: str) -> None:
        if seat != self.seat:
            self._believe([new for world in self.worlds for new in world.from_hand(seat, job)])

    def _believe(self, worlds: list[World]) -> None:
        """Set the hypotheses, merging equal ones, with weights that add up to 1."""
        total = sum([world.weight for world in worlds])
        merged: dict[str, World] = {}
        for world in worlds:
            world.weight /= total
            same = merged.setdefault(world.key() if len(worlds) > 1 else "", world)
            if same is not world:
                same.weight += world.weight
        self.worlds = list(merged.values())
