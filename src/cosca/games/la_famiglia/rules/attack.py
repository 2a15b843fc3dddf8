"""Sections V6 to V8, C2, O1, O3, O4: an attack from its start to the conflict, in the sequence of H12."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosca.games.la_famiglia.rules import board, events, events_war, facts
from cosca.games.la_famiglia.rules.anytime import could_have
from cosca.games.la_famiglia.rules.choices import SKIP, USE
from cosca.games.la_famiglia.rules.conflict import Approach
from cosca.games.la_famiglia.rules.fight import defence, defenders_fall, finish
from cosca.games.la_famiglia.rules.questions import AskOptional
from cosca.games.la_famiglia.rules.state import NEUTRAL, FamigliaState, Fight
from cosca.games.la_famiglia.rules.tile_effects import BRIBERY, MINIGUNS
from cosca.kernel.choice import Choice
from cosca.kernel.events import Facts
from cosca.kernel.questions import numbers
from cosca.kernel.steps import Step

if TYPE_CHECKING:
    from cosca.games.la_famiglia.documents import types_questions as questions

PAY_OFF: Final = 1  # money for each defender (O3)


def attack(s: FamigliaState, f: Fight) -> None:
    """Bribery, then replacing or paying, then the bonuses; agitated neutrals have the last alone (W45)."""
    s.fight = f
    f.defender = s.holder[f.area]
    events_war.attack(s, f)
    s.stack.append(Bonuses())
    if f.side == NEUTRAL:
        return
    order = s.data.orders[f.order]
    if order.replace:
        s.stack.append(Replace(f.leader, order.replace))
    if order.pay_remove:
        s.stack.append(PayOff(f.leader))
    if s.has_tile(f.leader, BRIBERY):
        s.stack.append(Bribe(f.leader))


class FightAsk(AskOptional):
    """A question of the attacker before the bonuses; it lapses when no defender is left."""

    __slots__ = ()

    def about(self, s: FamigliaState) -> Facts:
        assert s.fight is not None
        return {"area": s.data.areas[s.fight.area]}

    def facts(self, s: FamigliaState) -> Facts:
        return facts.fight(s)


class Bribe(FightAsk):
    """Bribery: 1 money sends 1 defender back to its supply (C2, H33)."""

    __slots__ = ()
    key = "tiles.bribery"
    open = False  # money may be raised first (W58)

    def choices(self, s: FamigliaState) -> list[Choice]:
        price = s.lookups.tile[BRIBERY].price
        if s.money[self.seat] >= price:
            return [USE, SKIP]
        return [SKIP] if could_have(s, self.seat, price) else []

    def chosen(self, s: FamigliaState, choice: Choice) -> None:
        assert s.fight is not None
        board.pay(s, self.seat, -s.lookups.tile[BRIBERY].price, "bribery")
        defenders_fall(s, min(s.lookups.tile[BRIBERY].n, s.soldati[s.fight.area]), "bribery")

    def facts(self, s: FamigliaState) -> questions.Bribery:
        tile = s.lookups.tile[BRIBERY]
        return {**facts.fight(s), "price": tile.price, "removes": tile.n, "money": s.money[self.seat]}

    def facts_of(self, s: FamigliaState, choice: Choice) -> Facts:
        return {"cost": s.lookups.tile[BRIBERY].price} if choice is USE else {}


class Replace(FightAsk):
    """How many defenders are replaced by own Soldati from the supply, which attack from then on (O1, O4, H11)."""

    __slots__ = ("most",)
    key = "attack.replace"

    def __init__(self, seat: int, most: int) -> None:
        super().__init__(seat)
        self.most: Final = most

    def choices(self, s: FamigliaState) -> list[Choice]:
        assert s.fight is not None
        return numbers(min(self.most, s.soldati[s.fight.area], s.supply[self.seat]))

    def take(self, s: FamigliaState, choice: Choice) -> None:
        f, n = s.fight, choice.value
        assert f is not None
        if not n:
            events.declined(s, self)
            return
        whose = s.holder[f.area]
        s.soldati[f.area] -= n
        s.supply[whose] += n
        s.supply[f.side] -= n
        f.attackers += n
        events_war.replaced(s, self.seat, whose, f.area, n)

    def facts(self, s: FamigliaState) -> questions.AttackReplace:
        return {**facts.fight(s), "most": self.most}


class PayOff(FightAsk):
    """How many defenders leave for 1 money each (O3, H13)."""

    __slots__ = ()
    key = "attack.pay"
    open = False  # money may be raised first (W58)

    def choices(self, s: FamigliaState) -> list[Choice]:
        assert s.fight is not None
        if not s.soldati[s.fight.area] or not could_have(s, self.seat, PAY_OFF):
            return []
        return numbers(min(s.money[self.seat] // PAY_OFF, s.soldati[s.fight.area]))

    def take(self, s: FamigliaState, choice: Choice) -> None:
        if not choice.value:
            events.declined(s, self)
        board.pay(s, self.seat, -PAY_OFF * choice.value, "pay_off")
        defenders_fall(s, choice.value, "pay_off")

    def facts(self, s: FamigliaState) -> questions.AttackPay:
        return {**facts.fight(s), "price": PAY_OFF, "money": s.money[self.seat]}

    def facts_of(self, s: FamigliaState, choice: Choice) -> Facts:
        return {"cost": PAY_OFF * choice.value}


class Bonuses(Step[FamigliaState]):
    """Attack bonus less defence bonus falls at once; then the area is taken, or the conflict follows (V8)."""

    __slots__ = ()
    key = "attack.bonuses"

    def run(self, s: FamigliaState) -> None:
        f = s.fight
        assert f is not None
        fallen = 0
        if s.soldati[f.area]:
            strength, shield = attack_bonus(s, f), defence(s, f.area)
            events_war.bonuses(s, f.area, strength, shield)
            fallen = min(max(0, strength - shield), s.soldati[f.area])
            defenders_fall(s, fallen, "bonus")
        if s.soldati[f.area]:
            s.stack.append(Approach(f.leader))
        else:
            finish(s, fallen)


def attack_bonus(s: FamigliaState, f: Fight) -> int:
    """Skull, car, and Miniguns over the sea (V6, C6); agitated neutrals have none (R2)."""
    return 0 if f.side == NEUTRAL else order_bonus(s, f.side, f.order, f.car > 0, f.sea > 0)


def order_bonus(s: FamigliaState, seat: int, order: int, car: bool, sea: bool) -> int:
    """Return the attack bonus of the seat with that order: skull, car, and Miniguns over the sea (V6, C6)."""
    bonus = s.data.orders[order].skull
    if car:
        bonus += board.attack_value(s, seat)
    if sea and s.has_tile(seat, MINIGUNS):
        bonus += s.lookups.tile[MINIGUNS].n
    return bonus
