"""The features of Corleone's Empire's choices: what is chosen, in which act, with what in hand, in which turfs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cosca.bots.corleones_empire.ready import ACTS, ReadyData
from cosca.bots.corleones_empire.sight import Sight, clipped, step_of
from cosca.bots.features import Encoder, few, gap_step, mixed, named, ranks_of, spot
from cosca.games.corleones_empire.components.printed import MONEY, SUITCASE
from cosca.games.corleones_empire.game import CorleonesEmpire
from cosca.games.corleones_empire.rules.cards import payable
from cosca.games.corleones_empire.rules.end import savings
from cosca.games.corleones_empire.rules.figures import figure_of
from cosca.games.corleones_empire.rules.state import FIGURES, ROW, TURFS, EmpireState
from cosca.kernel.choice import Choice

FIGURES_OF: Final = ("thug_at", "member_at")  # choices of figures by where they stand
JOBS: Final = ("job", "public")
FRONTS: Final = frozenset(("thug.business", "front.business", "move.to", "neutral.place"))
TEMPTING: Final = 12  # dollars; more is all the same


class EmpireEncoder(Encoder[EmpireState]):
    """Sees the table from a seat: own cards and figures, and what lies open of the others."""

    stages = ACTS + 1
    point = 1.0

    def __init__(self, game: CorleonesEmpire) -> None:
        super().__init__(game)
        self.ready: Final = ReadyData(game.data)
        self.fronts: Final = tuple([business.front for business in game.data.businesses])

    def stage(self, state: EmpireState) -> int:
        return min(ACTS, state.act)

    def stakes(self, state: EmpireState) -> list[float]:
        return [float(money) for money in state.scores[1:]]

    def standing(self, state: EmpireState, team: tuple[int, ...]) -> list[float]:
        s, seat = state, team[0]
        sight = Sight(self.ready, s, seat)
        lacking = [min(3, sight.lacking(job)) for job in s.jobs[seat]]
        return [
            *[float(n) for n in sight.money],
            *[float(n) for n in sight.goods],
            *[float(lacking.count(n)) for n in range(4)],
            float(sight.thugs),
            float(sight.members),
            float(sight.space),
            sum(sight.presence()) if sight.reserve else 0.0,
        ]

    def features(
        self, state: EmpireState, seat: int, choices: tuple[Choice, ...], scores: Sequence[float]
    ) -> list[list[int]]:
        s, step = state, state.stack[-1]
        root = mixed(named(step.key), 0)
        sight = Sight(self.ready, s, seat)
        act, seats, reserve, room = min(ACTS, s.act), s.seats, sight.reserve, sight.space
        cash, goods = sight.money, sight.goods
        money = few(sight.cards)
        held = ((min(2, goods[0]) * 3 + min(2, goods[1])) * 3 + min(2, goods[2])) * 3 + min(2, goods[3])
        plans = few(len(s.jobs[seat]))
        place, late = sight.ranks()[seat], sight.waiting
        about = self._about(state)
        front = step.key in FRONTS
        placing = front or step.key == "member.place"
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
                spot(general, 13, gap, act), spot(general, 14, room, reserve), spot(general, 15, place, act),
                spot(own, 16, late, reserve), spot(general, 17, late, act), spot(general, 18),
            ]  # fmt: skip
            if about >= 0:
                places += (spot(own, 19, about), spot(own, 20, about, act))
            if kind == "money":
                n = min(4, cash[value])
                places += (spot(own, 21, n, act), spot(own, 22, n, room), spot(own, 23, reserve, late))
            elif kind == "good":
                need, spare = sight.needs()[value], sight.spare(value)
                places += (
                    spot(general, 24, need, spare), spot(general, 25, need * 5 + spare, act),
                    spot(own, 26, need, spare), spot(general, 27, need * 5 + spare, reserve),
                )  # fmt: skip
            elif kind in JOBS:
                self._job(places, general, sight, value, act)
            elif kind == "icon":
                seen = sight.icon(value)
                places += (
                    spot(own, 28, seen), spot(own, 29, seen, act), spot(own, 30, seen, reserve),
                    spot(own, 44, seen, room),
                )  # fmt: skip
            else:
                for turf in self._turfs(s, choice):
                    self._turf(places, general, own, sight, turf, act)
                if placing:
                    self._place(places, general, sight, choice, front, act)
                elif kind in FIGURES_OF:
                    self._figure(places, general, sight, figure_of(s, choice) // FIGURES, choice, act)
            if step.key == "business.action":
                self._action(places, general, sight, act)
            elif step.key == "bid.card":
                self._bid(places, general, sight, choice, act)
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

    def _action(self, places: list[int], general: int, sight: Sight, act: int) -> None:
        """What kind of action: how many figures are left and of whom, what waits, and what the figures could do."""
        figures = sight.thugs * 4 + sight.members
        waits = few(sight.ready_jobs()) * 4 + min(3, len(sight.s.allies(sight.seat)))
        thug = step_of(sight.best_thug()) if sight.thugs else -3
        member = step_of(sight.best_member()) if sight.members else -3
        places += (
            spot(general, 71, figures, act), spot(general, 72, figures, sight.waiting), spot(general, 73, waits, act),
            spot(general, 74, waits, figures), spot(general, 75, thug, act), spot(general, 76, member, act),
            spot(general, 77, clipped(thug - member, -8, 8), figures), spot(general, 78, sight.space, figures),
            spot(general, 79, sight.icon(SUITCASE), act),
        )  # fmt: skip

    def _bid(self, places: list[int], general: int, sight: Sight, choice: Choice, act: int) -> None:
        """How much would be bid, against what others could bid, what is for sale, and what the seat has."""
        s, seat = sight.s, sight.seat
        total = sum([MONEY[pick.value] for pick in s.sealed[seat]])
        if choice.kind == "money":
            total += MONEY[choice.value]
        total = min(TEMPTING, total)
        worths = sorted([self.ready.allies[ally] for ally, at in enumerate(s.ally_at) if at == ROW], reverse=True)
        best = step_of(worths[0]) if worths else 0
        more = step_of(worths[0] - worths[-1]) if worths else 0
        rivals = sorted([savings(s, rival) for rival in s.rivals(seat)])
        mine = savings(s, seat)
        turn = (seat - s.horse) % s.seats
        places += (
            spot(general, 81, total, act), spot(general, 82, total, min(8, rivals[0] // 2)),
            spot(general, 83, total, best), spot(general, 84, total, more),
            spot(general, 85, total, min(15, mine // 3)), spot(general, 86, total, turn),
            spot(general, 87, total, min(15, rivals[-1] // 3)), spot(general, 88, total, act * 8 + sight.ranks()[seat]),
            spot(general, 89, total, sight.space),
        )  # fmt: skip

    def _figure(self, places: list[int], general: int, sight: Sight, whose: int, choice: Choice, act: int) -> None:
        """Somebody's figure: how well its family stands, and what it does in its turfs."""
        strong = few(sight.s.controlled(whose)) if whose else 9
        mine = 1 if whose == sight.seat else 0
        place = sight.ranks()[whose] if whose else 9
        places += (
            spot(general, 41, strong, mine), spot(general, 42, strong * 2 + mine, act), spot(general, 43, place, act),
        )  # fmt: skip
        for turf in self._turfs(sight.s, choice):
            without = sight.without(turf, whose)
            places += (spot(general, 45, without, act), spot(general, 46, without, place))

    def _turf(self, places: list[int], general: int, own: int, sight: Sight, turf: int, act: int) -> None:
        """One of the turfs that a choice is about."""
        influence, control, more, lead, holder = sight.turf(turf)
        late = act * 4 + sight.waiting
        places += (
            spot(general, 31, influence), spot(general, 32, control), spot(general, 33, influence, act),
            spot(general, 34, control, act), spot(general, 35, influence, control), spot(general, 36, influence, more),
            spot(own, 37, influence), spot(own, 38, control), spot(general, 39, influence, sight.reserve),
            spot(general, 40, lead, late), spot(general, 47, influence, late), spot(general, 48, lead),
            spot(general, 49, holder, act), spot(general, 50, lead, sight.reserve),
        )  # fmt: skip

    def _place(self, places: list[int], general: int, sight: Sight, choice: Choice, front: bool, act: int) -> None:
        """Where a figure would stand: each ability that it could use, and what the judge thinks of it in parts."""
        s, ready = sight.s, self.ready
        if choice.kind == "business":
            icons = self.fronts[choice.value]
            used = sight.front(choice.value)
            turfs = self._turfs(s, choice)
        elif choice.kind == "place":
            areas = ready.areas[choice.value]
            icons = s.backs(areas)
            used = sight.backs(areas)
            turfs = ready.turfs[choice.value]
        else:
            return
        presence = sight.presence()
        there = sum([presence[turf] for turf in turfs])
        packs, reserve = icons.count(SUITCASE), sight.reserve
        gives = len([icon for icon in icons if 2 <= icon < 6])
        uses, stands = step_of(used), step_of(there)
        places += (
            spot(general, 61, uses, act), spot(general, 62, stands, act), spot(general, 63, uses // 2, stands),
            spot(general, 64, packs * 4 + gives, min(5, sight.cards)),
            spot(general, 65, packs * 4 + gives, sight.space),
            spot(general, 66, len(icons), act), spot(general, 67, len(turfs), act), spot(general, 68, uses, reserve),
            spot(general, 69, stands, reserve), spot(general, 70, len(turfs), reserve),
        )  # fmt: skip
        last = -1
        for icon in icons:
            seen = sight.icon(icon)
            places += (spot(general, 52, icon, act), spot(general, 53, icon * 32 + seen))
            if icon != last:
                places += (spot(general, 54, icon * 32 + seen, act), spot(general, 55, icon * 32 + seen, reserve))
            last = icon
        if front and turfs and choice.kind == "business":
            holder = s.controller(turfs[0])
            whose = 0 if not holder else 1 if holder == sight.seat else 2 + sight.ranks()[holder]
            places += (spot(general, 56, whose, act), spot(general, 57, whose, uses))

    def _job(self, places: list[int], general: int, sight: Sight, job: int, act: int) -> None:
        """A job by its colour, price and reward, against what the seat has completed and can pay."""
        s, seat, colour = sight.s, sight.seat, self.ready.colour
        card = s.data.jobs[job]
        counts = [len([each for each in done if colour[each] == card.colour]) for done in s.completed]
        mine = counts[seat]
        counts[seat] = 0
        lead = clipped(mine - max(counts), -2, 2)
        can = 1 if payable(s, seat, card.goods) else 0
        price, lacking = sum(card.goods), min(4, sight.lacking(job))
        worth = step_of(self.ready.jobs[act][job])
        places += (
            spot(general, 91, lead, act), spot(general, 92, lead, can), spot(general, 93, can, act),
            spot(general, 94, card.colour, act), spot(general, 95, price, can), spot(general, 96, price, act),
            spot(general, 97, len(card.money), act), spot(general, 98, lacking, act),
            spot(general, 99, lacking, sight.space), spot(general, 100, lacking, worth),
            spot(general, 101, worth, act), spot(general, 102, lacking, lead),
            spot(general, 103, lacking * 8 + sight.reserve, act), spot(general, 104, lacking, sight.ready_jobs()),
        )  # fmt: skip
        for effect in card.effects:
            places.append(spot(general, 105, named(effect.op), act))

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
