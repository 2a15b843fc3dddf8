"""Section K: finesse with hidden cards, or brute force; then the knockout."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosca.games.la_famiglia.components.data import CARDS
from cosca.games.la_famiglia.rules import events_war, facts
from cosca.games.la_famiglia.rules.choices import BRUTE_FORCE, FINESSE, LEAVE, TAKE
from cosca.games.la_famiglia.rules.fight import attackers_fall, defenders_fall, finish
from cosca.games.la_famiglia.rules.speaker import speaker
from cosca.games.la_famiglia.rules.state import EMPTY, NEUTRAL, FamigliaState, Fight
from cosca.games.la_famiglia.rules.tile_effects import VENDETTA
from cosca.games.la_famiglia.rules.why import because, seat_of
from cosca.kernel.choice import Choice
from cosca.kernel.events import Facts
from cosca.kernel.steps import Ask, Sealed

if TYPE_CHECKING:
    from cosca.games.la_famiglia.documents import types_questions as questions
    from cosca.games.la_famiglia.documents.types import FightFacts, Role
    from cosca.kernel.messages import RuleMessage

TURNCOAT: Final = 0  # card 1 is Coward 1, card 2 is Coward 2: the number is how many withdraw
BRUTE_FORCE_COST: Final = 2


def of(s: FamigliaState) -> Fight:
    """Return the fight in progress."""
    assert s.fight is not None
    return s.fight


class Approach(Ask[FamigliaState]):
    """Finesse or brute force: the attacker chooses (K1)."""

    __slots__ = ()
    key = "conflict.approach"
    odds = True

    def choices(self, s: FamigliaState) -> list[Choice]:
        return [BRUTE_FORCE, FINESSE]

    def take(self, s: FamigliaState, choice: Choice) -> None:
        f = of(s)
        events_war.conflict(s, self.seat, f.area, "brute_force" if choice is BRUTE_FORCE else "finesse")
        if choice is BRUTE_FORCE:
            cost = brute_force_cost(s)
            attackers_fall(s, cost, "brute_force")
            knockout(s, cost)
        elif f.defender == NEUTRAL:
            others = [seat for seat in s.from_first() if s.data.team_of[seat] != s.data.team_of[self.seat]]
            s.stack.append(NameDefender(speaker(s, others), tuple(others)))
        else:
            s.stack.append(LayCards((f.leader, f.defender)))

    def about(self, s: FamigliaState) -> Facts:
        f = of(s)
        return {"area": s.data.areas[f.area], "attackers": f.attackers, "defenders": s.soldati[f.area]}

    def facts(self, s: FamigliaState) -> questions.ConflictApproach:
        return {**facts.fight(s), "neutral": of(s).side == NEUTRAL}

    def facts_of(self, s: FamigliaState, choice: Choice) -> Facts:
        neutral = of(s).side == NEUTRAL
        return {"neutral": neutral, **brute_force_result(s)} if choice is BRUTE_FORCE else {"neutral": neutral}


def brute_force_cost(s: FamigliaState) -> int:
    """Return how many attackers brute force costs: fewer with Vendetta, at most all (K2, C11)."""
    f = of(s)
    vendetta = f.side != NEUTRAL and s.has_tile(f.side, VENDETTA)
    return min(s.lookups.tile[VENDETTA].n if vendetta else BRUTE_FORCE_COST, f.attackers)


def brute_force_result(s: FamigliaState) -> Facts:
    """Return the certain result of brute force: its cost, then losses one for one (K2, K9, K10)."""
    f, whose = of(s), s.holder[of(s).area]
    cost = brute_force_cost(s)
    fallen = min(f.attackers - cost, s.soldati[f.area])
    attackers, defenders = f.attackers - cost - fallen, s.soldati[f.area] - fallen
    holder = whose if defenders else f.side if attackers else EMPTY
    return {
        "cost": cost,
        "attackers": attackers,
        "defenders": defenders,
        "taken": attackers > 0,
        "holder": None if holder == EMPTY else holder,
        "held": facts.held_by(s, f.leader, holder),
    }


class NameDefender(Ask[FamigliaState]):
    """Which seat of the other team plays the defence of neutrals, named openly (K3, W12, W40)."""

    __slots__ = ("among",)
    key = "conflict.defender"

    def __init__(self, seat: int, among: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.among: Final = among

    def choices(self, s: FamigliaState) -> list[Choice]:
        return [s.menu.seat[seat] for seat in self.among]

    def why_not(self, s: FamigliaState, element: str) -> RuleMessage | None:
        return None if seat_of(element) < 0 else because("why-seat-team", "K3 W12")

    def take(self, s: FamigliaState, choice: Choice) -> None:
        f = of(s)
        f.defender = choice.value
        events_war.defender(s, choice.value, f.area, self.seat)
        s.stack.append(LayCards((f.leader, f.defender)))

    def facts(self, s: FamigliaState) -> FightFacts:
        return facts.fight(s)


class LayCards(Sealed[FamigliaState]):
    """Attacker and defender each lay one of their three cards face down, at the same time (K3)."""

    __slots__ = ()
    key = "conflict.card"
    odds = True

    def choices_of(self, s: FamigliaState, seat: int, picks: tuple[Choice, ...]) -> tuple[Choice, ...]:
        return s.menu.card

    def opened(self, s: FamigliaState, picks: list[tuple[Choice, ...]]) -> None:
        f = of(s)
        f.card_a, f.card_d = picks[0][0].value, picks[1][0].value
        events_war.cards_laid(s, self.seats)
        s.stack.append(TakeCard(self.seats[0], attacker=True))

    def about(self, s: FamigliaState, seat: int) -> Facts:
        f = of(s)
        return {"area": s.data.areas[f.area], "attackers": f.attackers, "defenders": s.soldati[f.area]}

    def facts(self, s: FamigliaState, seat: int) -> questions.ConflictCard:
        attacker = seat == self.seats[0]
        return {**facts.fight(s), "role": "attacker" if attacker else "defender", "neutral": self._neutral(s, seat)}

    def facts_of(self, s: FamigliaState, seat: int, choice: Choice) -> Facts:
        return {"card": CARDS[choice.value], "neutral": self._neutral(s, seat)}

    def _neutral(self, s: FamigliaState, seat: int) -> bool:
        f = of(s)
        return (f.side if seat == self.seats[0] else s.holder[f.area]) == NEUTRAL


class TakeCard(Ask[FamigliaState]):
    """Whether to take the card that the opponent played, unseen: attacker first, then defender (K4)."""

    __slots__ = ("attacker",)
    key = "conflict.take"
    flags = ("attacker",)
    odds = True

    def __init__(self, seat: int, attacker: bool = False) -> None:
        super().__init__(seat)
        self.attacker: Final = attacker

    def choices(self, s: FamigliaState) -> list[Choice]:
        return [LEAVE, TAKE]

    def take(self, s: FamigliaState, choice: Choice) -> None:
        f = of(s)
        took = 1 if choice is TAKE else 0
        role: Role = "attacker" if self.attacker else "defender"
        (events_war.card_taken if took else events_war.card_left)(s, self.seat, role)
        if self.attacker:
            f.taken_a = took
            s.stack.append(TakeCard(f.defender))
        else:
            reveal_cards(s, took)

    def about(self, s: FamigliaState) -> Facts:
        f = of(s)
        return {"area": s.data.areas[f.area], "attackers": f.attackers, "defenders": s.soldati[f.area]}

    def facts(self, s: FamigliaState) -> questions.ConflictTake:
        taken = bool(of(s).taken_a)
        return {**facts.fight(s), "role": "attacker" if self.attacker else "defender", "taken": taken}


def reveal_cards(s: FamigliaState, taken_d: int) -> None:
    """Apply the cards in front of both sides: all Turncoats, then all Cowards, then knockout (K5)."""
    f = of(s)
    attacker, defender = front(f, taken_d)
    events_war.cards_revealed(s, f, attacker, defender)
    if s.options.predictable_conflict:
        attacker, defender = sorted(set(attacker)), sorted(set(defender))
    f.card_a = f.card_d = -1
    turncoats(s, attacker.count(TURNCOAT), defender.count(TURNCOAT))
    knockout(s, cowards(s, sum(attacker), sum(defender)))


def front(f: Fight, taken_d: int) -> tuple[list[int], list[int]]:
    """Return the cards in front of attacker and defender: own or swapped, or two and none (K5)."""
    attacker = [] if taken_d else [f.card_a]
    defender = [f.card_a] if taken_d else []
    (attacker if f.taken_a else defender).append(f.card_d)
    return attacker, defender


def turncoats(s: FamigliaState, by_attacker: int, by_defender: int) -> None:
    """Apply Turncoats: all returns, then all additions from the supplies (K6, W4, W37); neutrals count for R3."""
    f = of(s)
    whose = s.holder[f.area]
    gone_d = min(by_attacker, s.soldati[f.area])
    gone_a = min(by_defender, f.attackers)
    s.soldati[f.area] -= gone_d
    s.supply[whose] += gone_d
    f.attackers -= gone_a
    if f.side == NEUTRAL:
        f.lost += gone_a  # R3
    s.supply[f.side] += gone_a
    more_a = min(by_attacker, s.supply[f.side])
    more_d = min(by_defender, s.supply[whose])
    s.supply[f.side] -= more_a
    f.attackers += more_a
    s.supply[whose] -= more_d
    s.soldati[f.area] += more_d
    events_war.turncoat(s, f.side, f.area, gone_a, more_a)
    events_war.turncoat(s, whose, f.area, gone_d, more_d)


def cowards(s: FamigliaState, of_attacker: int, of_defender: int) -> int:
    """Apply Cowards: own Soldati go back to HQ, as many as there are, neutrals to their supply (K7, W39, R3).

    Return how many neutrals fell.
    """
    f = of(s)
    fallen = 0
    leaving = min(of_attacker, f.attackers)
    if f.side == NEUTRAL:
        attackers_fall(s, leaving, "coward")
        fallen += leaving
    elif leaving:
        f.attackers -= leaving
        withdraw(s, f.side, f.area, leaving)
    whose = s.holder[f.area]
    leaving = min(of_defender, s.soldati[f.area])
    if whose == NEUTRAL:
        defenders_fall(s, leaving, "coward")
        fallen += leaving
    elif leaving:
        s.soldati[f.area] -= leaving
        withdraw(s, whose, f.area, leaving)
    return fallen


def withdraw(s: FamigliaState, seat: int, area: int, n: int) -> None:
    """Add the Soldati that left the area to HQ."""
    s.hq[seat] += n
    events_war.withdrawn(s, seat, area, n)


def knockout(s: FamigliaState, fallen: int) -> None:
    """Remove attackers and defenders one for one until a side has none (K9); so many fell just before it."""
    f = of(s)
    n = min(f.attackers, s.soldati[f.area])
    attackers_fall(s, n, "knockout")
    defenders_fall(s, n, "knockout")
    finish(s, fallen + 2 * n)
