"""Values of the choices of the encounter phase: moves, strikes, conflicts and pieces."""

from __future__ import annotations

from typing import Any, Final

from cosca.bots.la_famiglia.board_survey import BoardSurvey
from cosca.bots.la_famiglia.conflict_estimates import force_gain, solved
from cosca.bots.la_famiglia.planning_values import COLUMN_VALUES, Planning
from cosca.games.la_famiglia.rules import board
from cosca.games.la_famiglia.rules.actions import GatherSoldati
from cosca.games.la_famiglia.rules.agitate import AgitateTarget
from cosca.games.la_famiglia.rules.attack import order_bonus
from cosca.games.la_famiglia.rules.movement import Move
from cosca.games.la_famiglia.rules.state import AREAS, EMPTY, NEUTRAL, Fight
from cosca.games.la_famiglia.rules.tile_effects import (
    ALLIES,
    ARMOURED_CARS,
    BRIBERY,
    CHAIN_OF_COMMAND,
    CITY_HALL,
    DELAY_DETONATOR,
    INFLUENCE,
    MINIGUNS,
    RECRUITMENT,
    SPEEDBOATS,
    VENDETTA,
)
from cosca.kernel.choice import Choice

TILE_VALUES: Final = {
    ALLIES: 2.5, BRIBERY: 4.0, CHAIN_OF_COMMAND: 2.0, DELAY_DETONATOR: 1.0, INFLUENCE: 1.5, MINIGUNS: 1.5,
    RECRUITMENT: 4.0, SPEEDBOATS: 1.2, CITY_HALL: 3.0, ARMOURED_CARS: 2.0, VENDETTA: 3.5,
}  # fmt: skip
USUAL_TILE_VALUE: Final = sum(TILE_VALUES.values()) / len(TILE_VALUES)  # a tile whose effect has no value above


class Encounter(Planning):
    """The values of a board for one seat, with those of the encounter phase."""

    __slots__ = ()

    # ---------------------------------------------------------------- the shotgun

    def move_targets(self, step: Move, choices: tuple[Choice, ...]) -> list[float]:
        """Score the targets of a move."""
        start = step.start
        here = self.s.soldati[start]
        order = self.s.order(self.seat, step.slot)
        by_land, by_sea = self.skull(order, start), self.skull(order, start, True)
        scores: list[float] = []
        for choice in choices:
            if choice.kind == "skip":
                scores.append(0.0)
                continue
            skull = by_sea if choice.kind == "by_sea" else by_land
            gain = self.best_number(start, choice.value, here, skull)
            scores.append(gain - 0.1 - (self.money if choice.kind == "over" else 0.0))
        return scores

    def move_numbers(self, step: Move, choices: tuple[Choice, ...]) -> list[float]:
        """Score the numbers of Soldati to move."""
        target, start, here = step.target, step.start, self.s.soldati[step.start]
        assert target is not None
        order = self.s.order(self.seat, step.slot)
        skull = self.skull(order, start, step.way == 1)
        return [
            self.assault(target, choice.value, skull) - self.leaving(start, here - choice.value) for choice in choices
        ]

    def move_car(self, step: Any, choice: Choice) -> float:
        """Score taking a car along: where it helps, or where nobody stays to keep it."""
        return float(choice.value)

    def starts(self, step: Any, choices: tuple[Choice, ...]) -> list[float]:
        """Score the starts of the second move."""
        order = self.s.order(self.seat, step.slot)
        scores: list[float] = []
        for choice in choices:
            if choice.kind == "skip":
                scores.append(0.0)
            else:
                start = choice.value
                scores.append(self.best_attack(start, self.s.soldati[start], self.skull(order, start)) - 0.1)
        return scores

    # ---------------------------------------------------------------- bombs and Pentiti

    def strikes(self, step: Any, choices: tuple[Choice, ...]) -> list[float]:
        """Score the targets of a strike."""
        skull = self.data.orders[self.s.order(self.seat, step.slot)].skull
        with_car = skull + board.bomb_value(self.s, self.seat)
        return [
            0.0
            if choice.kind == "skip"
            else self.strike_gain(choice.value, with_car) - 1.0
            if choice.kind == "car_bomb"
            else self.strike_gain(choice.value, skull) - 0.05
            for choice in choices
        ]

    def strike_starts(self, step: Any, choices: tuple[Choice, ...]) -> list[float]:
        """Score the areas from which to strike by what they can hit."""
        skull = self.data.orders[self.s.order(self.seat, step.slot)].skull
        return [max([self.strike_gain(b, skull) for b in self._others(c.value)], default=0.0) for c in choices]

    def either(self, step: Any, choices: tuple[Choice, ...]) -> list[float]:
        """Score the order of bomb and shotgun: a bomb first weakens the target."""
        value = {"do bomb": 2.0, "do shotgun": 1.0}
        return [value.get(choice.text, 0.0) for choice in choices]

    def pentito_use(self, step: Any, choices: tuple[Choice, ...]) -> list[float]:
        """Score whether a Pentito is worth its Soldato."""
        gain = self.pentito(step.area, step.numbers)
        if self.s.soldati[step.area] == 1:
            gain -= self.keeping(step.area)
        return [gain - 0.1 if choice.kind == "use" else 0.0 for choice in choices]

    def pentito_areas(self, step: Any, choices: tuple[Choice, ...]) -> list[float]:
        """Score the areas for the next number of a Pentito."""
        most = step.numbers[0]
        scores: list[float] = []
        for choice in choices:
            if choice.kind == "skip":
                scores.append(-1.0)
                continue
            there = self.s.soldati[choice.value]
            hit = min(most, there)
            gain = hit * (self.soldato if self.enemy(choice.value) else self.recruit)
            if self.enemy(choice.value) and hit == there:
                gain += self.breaking(choice.value)
            scores.append(gain)
        return scores

    # ---------------------------------------------------------------- the conflict

    def stakes(self, f: Fight) -> tuple[float, float]:
        """Return the value of the contested area to the attacker, and the value of nobody having it; in Soldati."""
        if self.s.holder[f.area] == NEUTRAL or f.leader == self.seat:
            survey: BoardSurvey = (
                self if f.leader == self.seat else BoardSurvey(self.s, f.leader, self.weights_by_round, self.memos)
            )
            value, emptied = survey.area_value(f.area), survey.breaking(f.area)
            if f.side == NEUTRAL:
                value = emptied = survey.breaking(f.area)
        else:
            value = emptied = self.keeping(f.area)
        return value / self.soldato, emptied / self.soldato

    def approach(self, choices: tuple[Choice, ...]) -> list[float]:
        """Score brute force and finesse by the solved conflict."""
        f = self.s.fight
        assert f is not None
        gain = self.soldato * force_gain(self.s, f, *self.stakes(f))
        return [gain if choice.kind == "brute_force" else 0.0 for choice in choices]

    def conflict_mix(self, choices: tuple[Choice, ...]) -> list[float]:
        """Return the probabilities of laying each card, or of taking the other's, that cannot be exploited."""
        s = self.s
        f = s.fight
        assert f is not None
        best = solved(s, f, *self.stakes(f))
        attacks = self.seat == f.leader
        if choices[0].kind == "card":
            cards = best.attack.cards if attacks else best.defence.cards
            return [cards[choice.value] for choice in choices]
        take = best.attack.takes[f.card_a] if attacks else best.defence.takes[f.card_d][f.taken_a]
        return [take if choice.kind == "take" else 1.0 - take for choice in choices]

    def bribe(self, choices: tuple[Choice, ...]) -> list[float]:
        """Score bribery, which is nearly always worth its money."""
        f = self.s.fight
        assert f is not None
        gain = 0.25 * self.area_value(f.area) if self.friend[f.leader] else 0.0
        return [gain - self.money * 0.9 if choice.kind == "use" else 0.0 for choice in choices]

    def defenders_left(self, f: Fight) -> int:
        """Return how many defenders the attack bonus leaves."""
        bonus = order_bonus(self.s, f.leader, f.order, bool(f.car), bool(f.sea))
        return self.s.soldati[f.area] - max(0, bonus - self.shield(f.area))

    def pay_off(self, choices: tuple[Choice, ...]) -> list[float]:
        """Score how many Soldati to pay off: as many as make the attack certain, within the value of the area."""
        f = self.s.fight
        assert f is not None
        order = self.data.orders[f.order].skull + (board.attack_value(self.s, self.seat) if f.car else 0)
        scores: list[float] = []
        for choice in choices:
            self.s.soldati[f.area] -= choice.value
            gain = self.assault(f.area, f.attackers, order) if self.s.soldati[f.area] else self.area_value(f.area)
            self.s.soldati[f.area] += choice.value
            scores.append(gain - choice.value * self.money)
        return scores

    # ---------------------------------------------------------------- neutrals

    def agitate_from(self, choices: tuple[Choice, ...]) -> list[float]:
        """Score neutrals beside an enemy area that they can hurt."""
        scores: list[float] = []
        for choice in choices:
            if choice.kind == "skip":
                scores.append(0.0)
                continue
            n = self.s.soldati[choice.value]
            gains = [self._agitated(b, n) for b in self.data.neighbours[choice.value] if self.enemy(b)]
            scores.append(max(gains, default=-1.0))
        return scores

    def _agitated(self, area: int, n: int) -> float:
        there = self.s.soldati[area] + self.s.labs[area]
        return self.breaking(area) * (0.7 if n > there else 0.3 if n == there else 0.05) + 0.1 * min(n, there)

    def agitate_to(self, step: AgitateTarget, choices: tuple[Choice, ...]) -> list[float]:
        """Score the targets of agitated neutrals."""
        n = self.s.soldati[step.origin]
        return [self._agitated(c.value, n) if self.enemy(c.value) else -1.0 for c in choices]

    def agitate_number(self, step: Any, choices: tuple[Choice, ...]) -> list[float]:
        """Score how many are agitated: all, unless the own team profits from those that stay."""
        return [float(choice.value) for choice in choices]

    # ---------------------------------------------------------------- Soldati and pieces

    def place_scores(self, step: Any, choices: tuple[Choice, ...]) -> list[float]:
        """Score the areas in which Soldati are placed."""
        n = min(self.s.hq[self.seat], board.place_value(self.s, self.seat) + step.bonus)
        return [self.reinforced(choice.value, n) for choice in choices]

    def gather_into(self, area: int) -> float:
        """Return the value of gathering own Soldati in the area: under an order that attacks, or in danger."""
        s = self.s
        more = sum([s.soldati[b] - 1 for b in self.data.neighbours[area] if s.holder[b] == self.seat])
        return self.reinforced(area, max(0, more))

    def gather_from(self, step: Any, choices: tuple[Choice, ...]) -> list[float]:
        """Score the areas that Soldati come from: those with more than they need."""
        s = self.s
        scores: list[float] = []
        for choice in choices:
            if choice.kind == "done":
                scores.append(0.0)
                continue
            here = s.soldati[choice.value]
            if here < 2:
                scores.append(-1.0)
            else:
                gain = self.reinforced(step.to, here - 1) - self.soldato * 0.5 * (here - 1)
                scores.append(gain - self.leaving(choice.value, 1) - 0.05)
        return scores

    def gather_number(self, step: GatherSoldati, choices: tuple[Choice, ...]) -> list[float]:
        """Score how many come: all but those that the area needs."""
        here = self.s.soldati[step.origin]
        return [
            self.reinforced(step.to, c.value) - self.soldato * 0.5 * c.value - self.leaving(step.origin, here - c.value)
            for c in choices
        ]

    def spread(self, choices: tuple[Choice, ...]) -> list[float]:
        """Score areas for a spread: own areas first, then the teammate's; never neutrals."""
        holder = self.s.holder
        value = {self.seat: 2.0, self.mate: 1.5}
        return [0.0 if c.kind == "done" else value.get(holder[c.value], -1.0) for c in choices]

    def best_boat(self) -> float:
        """Return the value of a speedboat in the best sea."""
        coast = 0
        for a, holder in enumerate(self.s.holder):
            if holder == self.seat:
                coast |= self.s.lookups.coast[a]
        return max([self._sea(i) for i in range(len(self.data.seas)) if coast >> i & 1], default=0.0)

    def _sea(self, sea: int) -> float:
        """Return the value of a boat in a sea: it opens the shores to strong areas beside it."""
        s = self.s
        shores = self.data.sea_areas[sea]
        strong = max([s.soldati[a] for a in shores if s.holder[a] == self.seat], default=0)
        if s.boats[self.seat * 9 + sea] or s.boats[self.mate * 9 + sea] or strong < 2:
            return 0.1
        goals = [self.area_value(a) for a in shores if not self.friend[s.holder[a]] and s.soldati[a] < strong + 1]
        return 0.1 + 0.12 * max(goals, default=0.0)

    def boat_in(self, choice: Choice) -> float:
        """Score a sea for a speedboat."""
        return 0.0 if choice.kind == "skip" else self._sea(choice.value)

    def boat_moves(self, step: Any, choices: tuple[Choice, ...]) -> list[float]:
        """Score whether a new speedboat moves on."""
        return [self._sea(step.sea) + 0.05 if c.kind == "skip" else self._sea(c.value) for c in choices]

    def which_order(self, choices: tuple[Choice, ...]) -> list[float]:
        """Score orders with the same initiative: the one that gains more comes first."""
        s = self.s
        scores: list[float] = []
        for choice in choices:
            area = s.order_at[self.seat * 13 + choice.value]
            scores.append(self.order_in(self.data.orders[s.order(self.seat, choice.value)], area))
        return scores

    def first_token(self, at: int) -> float:
        """Score a column for the first own tokens: those are best that others want too."""
        return COLUMN_VALUES[self.data.spaces[at].column]

    def tile(self, tile: int) -> float:
        """Return the value of a control tile to the seat."""
        s = self.s
        effect = s.lookups.effect[tile]
        value = TILE_VALUES.get(effect, USUAL_TILE_VALUE)
        if effect == ARMOURED_CARS:
            value += 0.5 * sum([1 for a in range(AREAS) if s.cars[self.seat * AREAS + a]])
        elif effect == ALLIES:
            value += 0.1 * sum([1 for a in range(AREAS) if s.holder[a] in (NEUTRAL, EMPTY)])
        return value
