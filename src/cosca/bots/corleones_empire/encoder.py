"""Features of the choices of Corleone's Empire: the choice, the act, the hand and the turfs concerned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cosca.bots.corleones_empire.discretized_view import DiscretizedView, clamp, points_bucket
from cosca.bots.corleones_empire.lookup_tables import ACTS, ReadyData
from cosca.bots.feature_hashing import FeatureEncoder, few, gap_step, mixed, name_hash, ranks_of
from cosca.bots.feature_hashing import feature_index as key
from cosca.games.corleones_empire.components.printed import MONEY, SUITCASE
from cosca.games.corleones_empire.game import CorleonesEmpire
from cosca.games.corleones_empire.rules.cards import payable
from cosca.games.corleones_empire.rules.end import savings
from cosca.games.corleones_empire.rules.figures import figure_of
from cosca.games.corleones_empire.rules.state import FIGURES, ROW, TURFS, EmpireState
from cosca.kernel.choice import Choice

FIGURES_OF: Final = ("thug_at", "member_at")  # kinds of choices of figures that are described by their location
JOBS: Final = ("job", "public")
FRONTS: Final = frozenset(("thug.business", "front.business", "move.to", "neutral.place"))
TEMPTING: Final = 12  # dollars; higher amounts are encoded as this one


class EmpireEncoder(FeatureEncoder[EmpireState]):
    """Encodes choices from a seat's perspective: its own cards and figures, and what is public of the others."""

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
        view = DiscretizedView(self.ready, s, seat)
        lacking = [min(3, view.lacking(job)) for job in s.jobs[seat]]
        return [
            *[float(n) for n in view.money],
            *[float(n) for n in view.goods],
            *[float(lacking.count(n)) for n in range(4)],
            float(view.thugs),
            float(view.members),
            float(view.space),
            sum(view.presence()) if view.reserve else 0.0,
        ]

    def features(
        self, state: EmpireState, seat: int, choices: tuple[Choice, ...], scores: Sequence[float]
    ) -> list[list[int]]:
        s, step = state, state.stack[-1]
        root = mixed(name_hash(step.key), 0)
        view = DiscretizedView(self.ready, s, seat)
        act, seats, reserve, room = min(ACTS, s.act), s.seats, view.reserve, view.space
        cash, goods = view.money, view.goods
        money = few(view.cards)
        held = ((min(2, goods[0]) * 3 + min(2, goods[1])) * 3 + min(2, goods[2])) * 3 + min(2, goods[3])
        plans = few(len(s.jobs[seat]))
        place, late = view.ranks()[seat], view.waiting
        about = self._about(state)
        front = step.key in FRONTS
        placing = front or step.key == "member.place"
        most, among, ranks = max(scores), min(len(scores), 8), ranks_of(scores)
        rows: list[list[int]] = []
        for choice, score, rank in zip(choices, scores, ranks, strict=True):
            kind, value = choice.kind, choice.value
            if kind == "seat":
                value = (value - seat) % seats if value else 9
            gap = gap_step(most - score)
            general = mixed(root, name_hash(kind))
            own = mixed(general, value)
            places = [
                key(own, 1), key(own, 2, act), key(own, 3, seats, act), key(root, 4, gap), key(root, 5, gap, act),
                key(root, 6, rank, among), key(own, 7, gap), key(own, 8, money, act), key(own, 9, room, act),
                key(own, 10, reserve, act), key(own, 11, held), key(own, 12, plans, act),
                key(general, 13, gap, act), key(general, 14, room, reserve), key(general, 15, place, act),
                key(own, 16, late, reserve), key(general, 17, late, act), key(general, 18),
            ]  # fmt: skip
            if about >= 0:
                places += (key(own, 19, about), key(own, 20, about, act))
            if kind == "money":
                n = min(4, cash[value])
                places += (
                    key(own, 21, n, act),
                    key(own, 22, n, room),
                    key(own, 23, reserve, late),
                )
            elif kind == "good":
                need, spare = view.needs()[value], view.spare(value)
                places += (
                    key(general, 24, need, spare), key(general, 25, need * 5 + spare, act),
                    key(own, 26, need, spare), key(general, 27, need * 5 + spare, reserve),
                )  # fmt: skip
            elif kind in JOBS:
                self._job(places, general, view, value, act)
            elif kind == "icon":
                seen = view.icon(value)
                places += (
                    key(own, 28, seen), key(own, 29, seen, act), key(own, 30, seen, reserve),
                    key(own, 44, seen, room),
                )  # fmt: skip
            else:
                for turf in self._turfs(s, choice):
                    self._turf(places, general, own, view, turf, act)
                if placing:
                    self._place(places, general, view, choice, front, act)
                elif kind in FIGURES_OF:
                    self._figure(places, general, view, figure_of(s, choice) // FIGURES, choice, act)
            if step.key == "business.action":
                self._action(places, general, view, act)
            elif step.key == "bid.card":
                self._bid(places, general, view, choice, act)
            rows.append(places)
        return rows

    def _about(self, s: EmpireState) -> int:
        """Return the business, job or figure that the question is about; -1 if none."""
        step = s.stack[-1]
        for tag, name in enumerate(("business", "job", "card", "left")):
            value = getattr(step, name, None)
            if isinstance(value, int):
                return tag * 256 + min(255, max(0, value))
        return -1

    def _action(self, places: list[int], general: int, view: DiscretizedView, act: int) -> None:
        """Encode an action: figures left and whose, open jobs and allies, and what the figures could do."""
        figures = view.thugs * 4 + view.members
        waits = few(view.ready_jobs()) * 4 + min(3, len(view.s.allies(view.seat)))
        thug = points_bucket(view.best_thug()) if view.thugs else -3
        member = points_bucket(view.best_member()) if view.members else -3
        places += (
            key(general, 71, figures, act), key(general, 72, figures, view.waiting), key(general, 73, waits, act),
            key(general, 74, waits, figures), key(general, 75, thug, act), key(general, 76, member, act),
            key(general, 77, clamp(thug - member, -8, 8), figures), key(general, 78, view.space, figures),
            key(general, 79, view.icon(SUITCASE), act),
        )  # fmt: skip

    def _bid(self, places: list[int], general: int, view: DiscretizedView, choice: Choice, act: int) -> None:
        """Encode a bid: the amount, the money of the others, the allies for sale, and the seat's money."""
        s, seat = view.s, view.seat
        total = sum([MONEY[pick.value] for pick in s.sealed[seat]])
        if choice.kind == "money":
            total += MONEY[choice.value]
        total = min(TEMPTING, total)
        values = sorted([self.ready.allies[ally] for ally, at in enumerate(s.ally_at) if at == ROW], reverse=True)
        best = points_bucket(values[0]) if values else 0
        more = points_bucket(values[0] - values[-1]) if values else 0
        rivals = sorted([savings(s, rival) for rival in s.rivals(seat)])
        mine = savings(s, seat)
        turn = (seat - s.horse) % s.seats
        places += (
            key(general, 81, total, act), key(general, 82, total, min(8, rivals[0] // 2)),
            key(general, 83, total, best), key(general, 84, total, more),
            key(general, 85, total, min(15, mine // 3)), key(general, 86, total, turn),
            key(general, 87, total, min(15, rivals[-1] // 3)), key(general, 88, total, act * 8 + view.ranks()[seat]),
            key(general, 89, total, view.space),
        )  # fmt: skip

    def _figure(
        self, places: list[int], general: int, view: DiscretizedView, whose: int, choice: Choice, act: int
    ) -> None:
        """Encode a figure of any seat: how well its family is doing, and what it does in its turfs."""
        strong = few(view.s.controlled(whose)) if whose else 9
        mine = 1 if whose == view.seat else 0
        place = view.ranks()[whose] if whose else 9
        places += (
            key(general, 41, strong, mine), key(general, 42, strong * 2 + mine, act), key(general, 43, place, act),
        )  # fmt: skip
        for turf in self._turfs(view.s, choice):
            without = view.without(turf, whose)
            places += (key(general, 45, without, act), key(general, 46, without, place))

    def _turf(self, places: list[int], general: int, own: int, view: DiscretizedView, turf: int, act: int) -> None:
        """Encode one of the turfs that a choice is about."""
        influence, control, more, lead, holder = view.turf(turf)
        late = act * 4 + view.waiting
        places += (
            key(general, 31, influence), key(general, 32, control), key(general, 33, influence, act),
            key(general, 34, control, act), key(general, 35, influence, control), key(general, 36, influence, more),
            key(own, 37, influence), key(own, 38, control), key(general, 39, influence, view.reserve),
            key(general, 40, lead, late), key(general, 47, influence, late), key(general, 48, lead),
            key(general, 49, holder, act), key(general, 50, lead, view.reserve),
        )  # fmt: skip

    def _place(
        self, places: list[int], general: int, view: DiscretizedView, choice: Choice, front: bool, act: int
    ) -> None:
        """Encode a place for a figure: each ability that it could use, and the parts of the evaluator's score."""
        s, ready = view.s, self.ready
        if choice.kind == "business":
            icons = self.fronts[choice.value]
            used = view.front(choice.value)
            turfs = self._turfs(s, choice)
        elif choice.kind == "place":
            areas = ready.areas[choice.value]
            icons = s.backs(areas)
            used = view.backs(areas)
            turfs = ready.turfs[choice.value]
        else:
            return
        presence = view.presence()
        there = sum([presence[turf] for turf in turfs])
        packs, reserve = icons.count(SUITCASE), view.reserve
        gives = len([icon for icon in icons if 2 <= icon < 6])
        uses, stands = points_bucket(used), points_bucket(there)
        places += (
            key(general, 61, uses, act), key(general, 62, stands, act), key(general, 63, uses // 2, stands),
            key(general, 64, packs * 4 + gives, min(5, view.cards)),
            key(general, 65, packs * 4 + gives, view.space),
            key(general, 66, len(icons), act), key(general, 67, len(turfs), act), key(general, 68, uses, reserve),
            key(general, 69, stands, reserve), key(general, 70, len(turfs), reserve),
        )  # fmt: skip
        last = -1
        for icon in icons:
            seen = view.icon(icon)
            places += (key(general, 52, icon, act), key(general, 53, icon * 32 + seen))
            if icon != last:
                places += (
                    key(general, 54, icon * 32 + seen, act),
                    key(general, 55, icon * 32 + seen, reserve),
                )
            last = icon
        if front and turfs and choice.kind == "business":
            holder = s.controller(turfs[0])
            whose = 0 if not holder else 1 if holder == view.seat else 2 + view.ranks()[holder]
            places += (key(general, 56, whose, act), key(general, 57, whose, uses))

    def _job(self, places: list[int], general: int, view: DiscretizedView, job: int, act: int) -> None:
        """Encode a job by colour, price and reward, with what the seat has completed and can pay."""
        s, seat, colour = view.s, view.seat, self.ready.colour
        card = s.data.jobs[job]
        counts = [len([completed for completed in done if colour[completed] == card.colour]) for done in s.completed]
        mine = counts[seat]
        counts[seat] = 0
        lead = clamp(mine - max(counts), -2, 2)
        can = 1 if payable(s, seat, card.goods) else 0
        price, lacking = sum(card.goods), min(4, view.lacking(job))
        value = points_bucket(self.ready.jobs[act][job])
        places += (
            key(general, 91, lead, act), key(general, 92, lead, can), key(general, 93, can, act),
            key(general, 94, card.colour, act), key(general, 95, price, can), key(general, 96, price, act),
            key(general, 97, len(card.money), act), key(general, 98, lacking, act),
            key(general, 99, lacking, view.space), key(general, 100, lacking, value),
            key(general, 101, value, act), key(general, 102, lacking, lead),
            key(general, 103, lacking * 8 + view.reserve, act), key(general, 104, lacking, view.ready_jobs()),
        )  # fmt: skip
        for effect in card.effects:
            places.append(key(general, 105, name_hash(effect.op), act))

    def _turfs(self, s: EmpireState, choice: Choice) -> tuple[int, ...]:
        """Return the turfs that the choice is about."""
        kind, value = choice.kind, choice.value
        if kind in ("business", "thug_at"):
            if value < TURFS:
                return (value,)
            return (s.tile_at.index(value),) if value in s.tile_at else ()
        if kind in ("place", "member_at"):
            return self.ready.turfs[value]
        return (value,) if kind in ("turf", "marker") else ()
