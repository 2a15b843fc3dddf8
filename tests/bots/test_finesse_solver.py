"""The conflict solver: its model agrees with the engine, and its solutions cannot be exploited."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import cosca
from cosca.bots.la_famiglia.conflict_model import (
    ConflictEnd,
    Odds,
    Position,
    Weights,
    brute_force,
    forced,
    payoff,
    resolve,
)
from cosca.bots.la_famiglia.finesse_solver import (
    LEAVES,
    AttackMix,
    DefenceMix,
    Solution,
    chance,
    exploitability,
    leaf_payoffs,
    solve,
)
from cosca.bots.la_famiglia.sequence_form import best_plans
from cosca.games.la_famiglia.components.printed import CARDS
from cosca.terminal.commands.conflict import cost_of_brute_force

NEUTRAL, RED, BLUE = 0, 1, 3
SIDES = ((RED, BLUE), (RED, NEUTRAL), (NEUTRAL, BLUE))
COUNTS = tuple(product((1, 2, 3, 4, 6), (1, 2, 3, 4, 6)))
SUPPLIES = ((0, 0), (1, 0), (0, 1), (2, 1), (9, 9))
TO_EIGHT = tuple(product(range(1, 9), range(1, 9)))
PLAIN = Weights()


# ---------------------------------------------------------------- the model and the engine


class Fight:
    """The engine at the attacker's choice of approach, with adjustable numbers on both sides."""

    def __init__(self, sides: tuple[int, int], predictable: bool, tiles: dict[str, int] | None = None) -> None:
        self.game: Any = cosca.game("la_famiglia", predictable_conflict=predictable)
        self.side, self.whose = sides
        areas: dict[str, Any] = {"enna": {"holder": self.whose or "neutral", "soldati": 5, "labs": 2}}
        if self.side:  # red.basic.2 has no skull: nothing happens before the conflict
            areas["gela"] = {"holder": RED, "soldati": 5, "orders": ["red.basic.2"]}
            steps = ("land enna", "number 5")
        else:
            areas["gela"] = {"holder": RED, "soldati": 1, "orders": ["red.basic.3"]}
            areas["licata"] = {"holder": "neutral", "soldati": 5}
            steps = ("skip", "area licata", "area enna", "number 5")
        self.state = self.game.position({"phase": "encounter", "clear": True, "areas": areas, "tiles": tiles or {}})
        self.choose(self.state, RED, *steps)

    def choose(self, state: Any, seat: int, *texts: str) -> None:
        for text in texts:
            self.game.apply(state, seat, self.game.parse(state, seat, text))

    def with_numbers(self, p: Position) -> Any:
        state = self.state.copy()
        state.fight.attackers, state.soldati[state.fight.area] = p.attackers, p.defenders
        state.supply[self.side], state.supply[self.whose] = p.attacker_supply, p.defender_supply
        return state

    def facts(self, state: Any) -> list[tuple[int, int, int]]:
        """Return the Soldati of attacker and defender in the area, returned to HQ, and in the supply."""
        if state.stack and state.stack[-1].key == "agitate.recruit":
            self.game.apply(state, BLUE, self.game.choices(state, BLUE)[0])  # the most comes first
        area = self.state.fight.area
        left, holder = state.soldati[area], state.holder[area]
        came = {whose: state.hq[whose] - self.state.hq[whose] if whose else 0 for whose in (self.side, self.whose)}
        return [(left if holder == whose else 0, n, state.supply[whose]) for whose, n in came.items()]

    def position(self, counts: tuple[int, int], supplies: tuple[int, int], predictable: bool) -> Position:
        return Position(*counts, *supplies, not self.side, not self.whose, predictable)


def facts_of(p: Position, end: ConflictEnd) -> list[tuple[int, int, int]]:
    """Return the same facts from the model."""
    to_attacker = end.recruited if p.neutral_defenders else 0
    to_defender = end.recruited if p.neutral_attackers else 0
    lost_a = p.attackers - end.attackers - end.attackers_home
    lost_d = p.defenders - end.defenders - end.defenders_home
    return [
        (end.attackers, end.attackers_home + to_attacker, p.attacker_supply + lost_a - to_attacker),
        (end.defenders, end.defenders_home + to_defender, p.defender_supply + lost_d - to_defender),
    ]


@pytest.mark.parametrize("predictable", [False, True], ids=["all", "predictable"])
@pytest.mark.parametrize("sides", SIDES, ids=["family", "against neutrals", "agitated"])
def test_finesse_model_agrees_with_the_engine(sides: tuple[int, int], predictable: bool) -> None:
    fight = Fight(sides, predictable)
    differences: list[str] = []
    for counts, supplies in product(COUNTS, SUPPLIES):
        p = fight.position(counts, supplies, predictable)
        start = fight.with_numbers(p)
        fight.choose(start, RED, "finesse")
        if not fight.whose:
            fight.choose(start, 4, "seat 3")
        for leaf in LEAVES:
            state = start.copy()
            for seat, card in zip((RED, BLUE), leaf[:2], strict=True):
                fight.choose(state, seat, f"card {CARDS[card]}")
            for seat, took in zip((RED, BLUE), leaf[2:], strict=True):
                fight.choose(state, seat, "take" if took else "leave")
            wanted, actual = fight.facts(state), facts_of(p, resolve(p, leaf))
            if wanted != actual:
                differences.append(f"{p} {leaf}: {wanted} but {actual}")
    assert differences == []


@pytest.mark.parametrize("vendetta", [False, True], ids=["plain", "vendetta"])
@pytest.mark.parametrize("sides", SIDES, ids=["family", "against neutrals", "agitated"])
def test_brute_force_model_agrees_with_the_engine(sides: tuple[int, int], vendetta: bool) -> None:
    fight = Fight(sides, False, {"vendetta": RED} if vendetta else {})
    cost = cost_of_brute_force(vendetta and sides[0] == RED)  # a tile never helps neutrals
    for counts, supplies in product(TO_EIGHT, SUPPLIES):
        p = fight.position(counts, supplies, False)
        state = fight.with_numbers(p)
        fight.choose(state, RED, "brute_force")
        assert fight.facts(state) == facts_of(p, forced(p, cost)), p


def test_payoff_of_a_conflict_end() -> None:
    """5 attack 3. Losses are fewer Soldati in the area; a Soldato back in HQ is half a loss."""
    p = Position(5, 3)
    assert payoff(p, PLAIN, ConflictEnd(2, 0)) == 3 + 3 - 3
    assert payoff(p, PLAIN, ConflictEnd(0, 0)) == 3 - 5
    assert payoff(p, Weights(emptied=1.5), ConflictEnd(0, 0)) == 3 - 5 + 1.5
    assert payoff(p, PLAIN, ConflictEnd(0, 1, attackers_home=2)) == 2 - (3 + 2 * 0.5)
    assert payoff(p, PLAIN, ConflictEnd(6, 0, defenders_home=2)) == 3 + (1 + 2 * 0.5) - -1
    assert payoff(p, Weights(10, 2, 0.25), ConflictEnd(3, 0, 1, 0)) == 10 + 2 * (3 - (1 + 0.25))
    recruits = Weights(recruit=0.5)
    assert payoff(p._replace(neutral_defenders=True), recruits, ConflictEnd(2, 0, recruited=3)) == 3 + 1.5
    assert payoff(p._replace(neutral_attackers=True), recruits, ConflictEnd(2, 0, recruited=3)) == 3 - 1.5


# ---------------------------------------------------------------- the solver


def test_sequence_form_solves_textbook_games() -> None:
    one = ((0, (1, 2)),)
    pennies = best_plans({(1, 1): 1.0, (2, 2): 1.0, (1, 2): -1.0, (2, 1): -1.0}, one, one)
    assert pennies.value == pytest.approx(0.0)
    assert pennies.first == pennies.second == pytest.approx((1, 0.5, 0.5))
    uneven = best_plans({(1, 1): 2.0, (2, 2): 1.0, (1, 2): -1.0, (2, 1): -1.0}, one, one)
    assert uneven.value == pytest.approx(0.2)
    assert uneven.first == uneven.second == pytest.approx((1, 0.4, 0.6))
    # The second player sees the first one's choice: nothing can be hidden, and the best of the worst remains.
    seen = best_plans({(1, 1): 4.0, (1, 2): 1.0, (2, 3): 2.0, (2, 4): 3.0}, one, ((0, (1, 2)), (0, (3, 4))))
    assert seen.value == pytest.approx(2.0)


def value_of(p: Position, weights: Weights, attack: AttackMix, defence: DefenceMix) -> float:
    payoffs = leaf_payoffs(p, weights)
    return sum([chance(attack, defence, leaf) * payoffs[leaf] for leaf in LEAVES])


@pytest.mark.parametrize("predictable", [False, True], ids=["all", "predictable"])
def test_solution_is_not_exploitable(predictable: bool) -> None:
    others = (Position(2, 3, 0, 1), Position(4, 3, 3, 3, neutral_defenders=True), Position(3, 2, 9, 1, True))
    weights = Weights(7.0, 1.0, 0.25, 2.0, 0.5)
    cases = [(Position(*counts), PLAIN) for counts in TO_EIGHT] + [(other, weights) for other in others]
    for given, weighed in cases:
        p = given._replace(predictable=predictable)
        solution = solve(p, weighed)
        assert 0 <= exploitability(leaf_payoffs(p, weighed), solution.attack, solution.defence) + 1e-12 < 1e-6, p
        assert value_of(p, weighed, solution.attack, solution.defence) == pytest.approx(solution.value, abs=1e-7), p
        assert_probabilities(solution)


def assert_probabilities(solution: Solution) -> None:
    for cards in (solution.attack.cards, solution.defence.cards, solution.odds[:3]):
        assert sum(cards) == pytest.approx(1.0)
    takes = (*solution.attack.takes, *[each for both in solution.defence.takes for each in both])
    assert all(0.0 <= each <= 1.0 for each in (*solution.attack.cards, *solution.defence.cards, *takes))


def test_exploitability_of_a_bad_mix() -> None:
    """Each side is checked by hand: always the same card, never taking."""
    p = Position(4, 3)
    payoffs, best = leaf_payoffs(p, PLAIN), solve(p, PLAIN)
    rigid = AttackMix((1.0, 0.0, 0.0), (0.0, 0.0, 0.0))
    worst = min(payoffs[0, d, 0, u] for d in range(3) for u in range(2))
    assert exploitability(payoffs, rigid, best.defence) == pytest.approx(best.value - worst)
    open_door = DefenceMix((0.0, 0.0, 1.0), ((0.0, 0.0), (0.0, 0.0), (0.0, 0.0)))
    most = max(payoffs[a, 2, t, 0] for a in range(3) for t in range(2))
    assert exploitability(payoffs, best.attack, open_door) == pytest.approx(most - best.value)


def test_conflict_over_losses_only_is_even() -> None:
    """If the area is worth nothing and Soldati suffice, the conflict is symmetric."""
    for attackers, defenders in product(range(4, 9), repeat=2):
        assert solve(Position(attackers, defenders), Weights(area=0.0)).value == pytest.approx(0.0, abs=1e-9)


def test_value_grows_with_the_value_of_the_area() -> None:
    for counts, predictable in product(((1, 1), (2, 4), (4, 3), (6, 2)), (False, True)):
        p = Position(*counts, predictable=predictable)
        values = [solve(p, Weights(area=area)).value for area in (0.0, 1.0, 3.0, 6.0, 12.0)]
        assert values == sorted(values)


def test_supply_matters_only_below_two_soldati() -> None:
    assert solve(Position(3, 3, 2, 2), PLAIN) is solve(Position(3, 3, 50, 17), PLAIN)
    assert solve(Position(3, 3, 0, 2), PLAIN).value < solve(Position(3, 3, 2, 2), PLAIN).value
    assert solve(Position(3, 3, 2, 0), PLAIN).value > solve(Position(3, 3, 2, 2), PLAIN).value


def test_reply_to_an_unplayed_card_is_optimal() -> None:
    p, weights = Position(6, 2), Weights(area=9.0)
    solution, payoffs = solve(p, weights), leaf_payoffs(p, weights)
    never_a = [card for card in range(3) if not solution.attack.cards[card]]
    never_d = [card for card in range(3) if not solution.defence.cards[card]]
    assert never_a
    assert never_d

    def worth(attack: AttackMix, defence: DefenceMix) -> float:
        return sum([chance(attack, defence, leaf) * payoffs[leaf] for leaf in LEAVES])

    def only(card: int) -> tuple[float, float, float]:
        return float(card == 0), float(card == 1), float(card == 2)

    for card in never_a:
        replies = [worth(AttackMix(only(card), (take, take, take)), solution.defence) for take in (0.0, 1.0)]
        assert worth(AttackMix(only(card), solution.attack.takes), solution.defence) == pytest.approx(max(replies))
    for card in never_d:
        replies = [
            worth(solution.attack, DefenceMix(only(card), (both, both, both)))
            for both in product((0.0, 1.0), (0.0, 1.0))
        ]
        assert worth(solution.attack, DefenceMix(only(card), solution.defence.takes)) == pytest.approx(min(replies))


def test_brute_force_value_and_odds() -> None:
    sure = brute_force(Position(6, 3), PLAIN)
    assert sure == (1.0, Odds(1, 0, 0, 5, 0, 3, 0, 0))
    assert brute_force(Position(5, 3), Weights(emptied=1.0)) == (-1.0, Odds(0, 1, 0, 5, 0, 3, 0, 0))
    assert brute_force(Position(5, 3), PLAIN, cost=1) == (2.0, Odds(1, 0, 0, 4, 0, 3, 0, 0))
    assert brute_force(Position(6, 3), Weights(area=7.0)).value < solve(Position(6, 3), Weights(area=7.0)).value
    assert brute_force(Position(6, 3), Weights(area=7.1)).value > solve(Position(6, 3), Weights(area=7.1)).value
