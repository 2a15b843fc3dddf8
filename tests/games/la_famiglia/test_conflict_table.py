"""Every course of a card conflict, compared with a small model written from the rules alone.

The model moves one piece at a time, as hands at a table would; it knows nothing of the engine.
"""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import cosca
from cosca.kernel.game import Game

CARDS = ("turncoat", "coward_1", "coward_2")
COWARDS = {"turncoat": 0, "coward_1": 1, "coward_2": 2}
NEUTRAL, RED, BLUE = 0, 1, 3  # seat 1 leads the attack, seat 3 plays the defence
PIECES = {NEUTRAL: 30, RED: 50, BLUE: 50}

# Whose Soldati attack and whose defend: family against family, against neutrals, agitated neutrals (section R).
SIDES = ((RED, BLUE), (RED, NEUTRAL), (NEUTRAL, BLUE))
COUNTS = ((1, 1), (1, 3), (2, 2), (3, 1), (3, 5), (6, 2))
SUPPLIES = ((0, 0), (1, 0), (0, 1), (9, 9))


class Side:
    """One side of the contested area: its Soldati, its supply, its HQ."""

    def __init__(self, whose: int, here: int, supply: int, hq: int) -> None:
        self.whose, self.here, self.supply, self.hq = whose, here, supply, hq
        self.cards: list[str] = []
        self.fallen = 0  # neutrals withdrawn or removed, for R3

    def falls(self, enemy: Side) -> None:
        """Put a Soldato lost by knockout, or a withdrawn neutral, back into the supply (K9, V9, R3)."""
        self.here -= 1
        self.supply += 1
        self.fallen += 1
        if self.whose == NEUTRAL and enemy.is_attacker and enemy.supply:
            enemy.supply -= 1
            enemy.hq += 1

    is_attacker = False


def model(attacker: Side, defender: Side, played: tuple[str, str], taken: tuple[bool, bool], predictable: bool) -> None:
    """Resolve K4 to K10 with W4, W5, W37 to W39."""
    attacker.is_attacker = True
    by_attacker, by_defender = played
    attacker_takes, defender_takes = taken
    (attacker if attacker_takes else defender).cards.append(by_defender)  # K4: each decides about the other's card
    (defender if defender_takes else attacker).cards.append(by_attacker)
    both = ((attacker, defender), (defender, attacker))
    for side, _ in both:
        if predictable and len(side.cards) == 2 and side.cards[0] == side.cards[1]:  # K8
            side.cards.pop()
    for side, enemy in both:  # K6, W37: all returns ...
        for card in side.cards:
            if card == "turncoat" and enemy.here:
                enemy.here -= 1
                enemy.supply += 1
                enemy.fallen += 1  # R3 counts these too
    for side, _ in both:  # ... then all additions
        for card in side.cards:
            if card == "turncoat" and side.supply:
                side.supply -= 1
                side.here += 1
    for side, enemy in both:  # K7, W39
        for card in side.cards:
            for _ in range(COWARDS[card]):
                if side.here and side.whose == NEUTRAL:
                    side.falls(enemy)
                elif side.here:
                    side.here -= 1
                    side.hq += 1
    while attacker.here and defender.here:  # K9; W38: the attacker's returns first
        attacker.falls(defender)
        defender.falls(attacker)
    if attacker.whose == NEUTRAL:  # R3, taken to the full
        gift = min(attacker.fallen, defender.supply)
        defender.supply -= gift
        defender.hq += gift


def outcome(attacker: Side, defender: Side, car: bool) -> dict[str, Any]:
    """Return the end by K10: holder of the area, labs, cars, HQ and supplies."""
    left = attacker if attacker.here else defender
    return {
        "holder": left.whose if left.here else None,
        "soldati": left.here,
        "labs": 1 if attacker.here else 2,
        "attacker's car": int(car and attacker.here > 0),
        "defender's car": int(defender.whose != NEUTRAL and defender.here > 0),
        "supplies": [attacker.supply, defender.supply],
        "hq": [side.hq if side.whose else 0 for side in (attacker, defender)],
    }


class Table:
    """The engine with the same conflict, before the cards are laid."""

    def __init__(self, game: Game[Any], sides: tuple[int, int], counts: tuple[int, int], supplies: tuple[int, int]):
        self.game, self.sides = game, sides
        attacker, defender = sides
        areas: dict[str, Any] = {"enna": {"holder": defender or "neutral", "soldati": counts[1], "labs": 2}}
        if defender:
            areas["enna"]["cars"] = 1
        if attacker:  # red.basic.2 has no skull; the car's 1 does not exceed the labs' 2
            areas["gela"] = {"holder": RED, "soldati": counts[0], "cars": 1, "orders": ["red.basic.2"]}
        else:
            areas["gela"] = {"holder": RED, "soldati": 1, "orders": ["red.basic.3"]}
            areas["licata"] = {"holder": "neutral", "soldati": counts[0]}
        self.hq = {RED: 8, BLUE: 8}
        for whose, here, supply in zip(sides, counts, supplies, strict=True):
            rest = PIECES[whose] - here - supply
            if whose:
                self.hq[whose] = rest
            else:
                areas["trapani"] = {"holder": "neutral", "soldati": rest}
        hq = {seat: {"soldati": n} for seat, n in self.hq.items()}
        self.state = game.position({"phase": "encounter", "clear": True, "areas": areas, "hq": hq})
        self.models = [
            Side(whose, here, supply, self.hq.get(whose, 0))
            for whose, here, supply in zip(sides, counts, supplies, strict=True)
        ]
        if attacker:
            self.choose(RED, "land enna", f"number {counts[0]}", "cars 1", "finesse")
        else:
            self.choose(RED, "skip", "area licata", "area enna", f"number {counts[0]}", "finesse")
        if not defender:
            self.choose(4, "seat 3")
        assert game.actors(self.state) == (RED, BLUE)

    def choose(self, seat: int, *texts: str) -> None:
        """Make the choices in turn; skip those that are not asked because there is no alternative."""
        for text in texts:
            offered = [str(choice) for choice in self.game.choices(self.state, seat)]
            if text.startswith("number ") and not any(other.startswith("number ") for other in offered):
                continue
            self.game.apply(self.state, seat, self.game.parse(self.state, seat, text))

    def play(self, played: tuple[str, str], taken: tuple[bool, bool]) -> dict[str, Any]:
        before = self.state
        self.state = before.copy()
        for seat, card in zip((RED, BLUE), played, strict=True):
            self.choose(seat, f"card {card}")
        for seat, take in zip((RED, BLUE), taken, strict=True):
            self.choose(seat, "take" if take else "leave")
        if self.state.stack and self.state.stack[-1].key == "agitate.recruit":
            self.choose(BLUE, str(self.game.choices(self.state, BLUE)[0]))  # the most comes first
        table = self.game.describe(self.state)
        self.state = before
        area, supply = table["areas"]["enna"], table["supply"]["soldati"]
        attacker, defender = self.sides
        return {
            "holder": area["holder"],
            "soldati": area["soldati"],
            "labs": area["labs"],
            "attacker's car": area["cars"].get(str(RED), 0),
            "defender's car": area["cars"].get(str(BLUE), 0),
            "supplies": [supply[attacker], supply[defender]],
            "hq": [table["hq"][str(side)]["soldati"] if side else 0 for side in self.sides],
        }


@pytest.mark.rule("LF-K4", "LF-K5", "LF-K6", "LF-K7", "LF-K9", "LF-K10")
@pytest.mark.rule("LF-W4", "LF-W5", "LF-W37", "LF-W39")
@pytest.mark.parametrize(
    "predictable", [False, pytest.param(True, marks=pytest.mark.rule("LF-K8"))], ids=["all", "predictable"]
)
@pytest.mark.parametrize("sides", SIDES, ids=["family", "against neutrals", "agitated"])
def test_every_card_conflict_agrees_with_the_model(sides: tuple[int, int], predictable: bool) -> None:
    game = cosca.game("la_famiglia", predictable_conflict=predictable)
    differences: list[str] = []
    for counts, supplies in product(COUNTS, SUPPLIES):
        table = Table(game, sides, counts, supplies)
        for played in product(CARDS, CARDS):
            for taken in product((False, True), (False, True)):
                attacker, defender = (Side(s.whose, s.here, s.supply, s.hq) for s in table.models)
                model(attacker, defender, played, taken, predictable)
                wanted, actual = outcome(attacker, defender, car=sides[0] == RED), table.play(played, taken)
                if wanted != actual:
                    differences.append(f"{counts} {supplies} {played} {taken}: {wanted} but {actual}")
    assert differences == []


@pytest.mark.rule("LF-K2", "LF-K9", "LF-K10", "LF-W3")
def test_brute_force_agrees_with_the_rules() -> None:
    """2 attackers return if there are 2; then losses are one for one."""
    game = cosca.game("la_famiglia")
    for attackers, defenders in product(range(1, 7), range(1, 6)):
        areas = {
            "gela": {"holder": RED, "soldati": attackers, "orders": ["red.basic.2"]},
            "enna": {"holder": BLUE, "soldati": defenders, "labs": 2},
        }
        state = game.position({"phase": "encounter", "clear": True, "areas": areas})
        for text in ("land enna", f"number {attackers}", "brute_force"):
            if attackers > 1 or not text.startswith("number"):
                game.apply(state, RED, game.parse(state, RED, text))
        area = game.describe(state)["areas"]["enna"]
        left = max(0, attackers - 2) - defenders
        holder = None if left == 0 else RED if left > 0 else BLUE
        assert (area["holder"], area["soldati"]) == (holder, abs(left)), (attackers, defenders)
