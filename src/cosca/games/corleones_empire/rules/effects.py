"""The closed vocabulary of effects: a card is wired by its data alone (H3, H16 to H34).

Effects follow the order of the card. Each may be refused as a whole, in part where it says "up to"; one that finds
no target lapses (H2). Each `op` is one function, listed in `OPS` at the end.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cosca.games.corleones_empire.components.data import CHOICE, Effect
from cosca.games.corleones_empire.rules import cards, figures
from cosca.games.corleones_empire.rules.abilities import (
    CARDS_TO_DISCARD,
    ChooseGood,
    DiscardCards,
    Pack,
    Payoff,
    look_at_jobs,
    take_horse_head,
)
from cosca.games.corleones_empire.rules.choices import SKIP, USE
from cosca.games.corleones_empire.rules.effects_board import (
    BackBusiness,
    BackSpace,
    BackTurf,
    Displace,
    FrontBusiness,
    GunDown,
    GunDownTurf,
    MoveOwn,
    PlaceControl,
    PlaceNeutral,
    RemoveControl,
)
from cosca.games.corleones_empire.rules.effects_rivals import Offers, RobSuitcase, SuitcaseTax
from cosca.games.corleones_empire.rules.state import HUDSON, NOBODY, EmpireState
from cosca.kernel.choice import Choice
from cosca.kernel.steps import Ask, Step

ALLY = 1000  # cards: a job is its index, an ally ALLY + its index


def effects_of(s: EmpireState, card: int) -> tuple[Effect, ...]:
    """The effects of a job or ally."""
    return s.data.allies[card - ALLY].effects if card >= ALLY else s.data.jobs[card].effects


class Effects(Step[EmpireState]):
    """The effects of a card from the first to the last."""

    __slots__ = ("card", "index", "seat")
    key = "card.effects"

    def __init__(self, seat: int, card: int, index: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.index: Final = index

    def run(self, s: EmpireState) -> None:
        effects = effects_of(s, self.card)
        if self.index in (0, len(effects)):
            s.spot = s.emptied = s.borrowed = NOBODY
        if self.index == len(effects):
            return
        s.stack.append(Effects(self.seat, self.card, self.index + 1))
        effect = effects[self.index]
        spot, emptied = s.spot, s.emptied
        s.spot = s.emptied = NOBODY
        OPS[effect.op](s, self.seat, effect, self.card, spot, emptied)


Op = Callable[[EmpireState, int, Effect, int, int, int], None]  # state, seat, effect, card, turf and business before


class Accept(Ask[EmpireState]):
    """Whether an effect that needs no other choice is used (H3)."""

    __slots__ = ("card", "index")
    key = "effect.use"

    def __init__(self, seat: int, card: int, index: int) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.index: Final = index

    def choices(self, s: EmpireState) -> list[Choice]:
        return [USE, SKIP] if possible(s, self.seat, effects_of(s, self.card)[self.index]) else []

    def take(self, s: EmpireState, choice: Choice) -> None:
        if choice is USE:
            effect = effects_of(s, self.card)[self.index]
            PLAIN[effect.op](s, self.seat, effect)

    def about(self, s: EmpireState) -> dict[str, Any]:
        effect = effects_of(s, self.card)[self.index]
        return {"op": effect.op, "card": card_id(s, self.card)}


def card_id(s: EmpireState, card: int) -> str:
    """The id of a job or ally."""
    return s.data.allies[card - ALLY].id if card >= ALLY else s.data.jobs[card].id


def accept(s: EmpireState, seat: int, effect: Effect, card: int, spot: int, emptied: int) -> None:
    s.stack.append(Accept(seat, card, effects_of(s, card).index(effect)))


def possible(s: EmpireState, seat: int, effect: Effect) -> bool:
    """Whether a plain effect would do anything (H2)."""
    op = effect.op
    if op in ("take_money", "bank_to_suitcase", "control_bonus"):
        if op == "control_bonus" and not s.controlled(seat):
            return False
        return any([cards.at_hand(s, kind) >= 0 for kind in effect.cards])
    if op == "take_goods":
        return any([any(s.bank_goods[:3]) if kind == CHOICE else s.bank_goods[kind] > 0 for kind in effect.goods])
    if op == "draw_jobs":
        return cards.jobs_left(s)
    if op == "horse_head":
        return s.horse != seat
    if op == "trade":
        return s.hand_size(seat) >= CARDS_TO_DISCARD[effect.icon]
    if op == "offer":
        return any([cards.has_money(s, rival) for rival in s.rivals(seat)])
    return any([cards.has_savings(s, rival) for rival in s.rivals(seat)])


# ---------------------------------------------------------------- plain effects: used or refused as a whole


def take_money(s: EmpireState, seat: int, effect: Effect) -> None:
    """H17: the exact cards, all of them."""
    for kind in effect.cards:
        cards.take_money(s, seat, kind)


def take_goods(s: EmpireState, seat: int, effect: Effect) -> None:
    """H18: all of them, one after the other; choices may differ."""
    for kind in effect.goods:
        if kind == CHOICE:
            s.stack.append(ChooseGood(seat))
        else:
            cards.take_good(s, seat, kind)


def draw_jobs(s: EmpireState, seat: int, effect: Effect) -> None:
    """H19: look at the top jobs, keep some."""
    look_at_jobs(s, seat, effect.look, effect.keep)


def trade(s: EmpireState, seat: int, effect: Effect) -> None:
    """H20: as the icon."""
    s.stack.append(Payoff(seat, effect.icon))
    s.stack.append(DiscardCards(seat, CARDS_TO_DISCARD[effect.icon], 0))


def horse_head(s: EmpireState, seat: int, effect: Effect) -> None:
    """H21."""
    take_horse_head(s, seat)


def offer(s: EmpireState, seat: int, effect: Effect) -> None:
    """H30: every rival with money in hand puts up one card; revealed in play order (H5)."""
    s.stack.append(Offers(tuple([r for r in s.clockwise(s.horse) if r != seat and cards.has_money(s, r)]), seat))


def rival_suitcase(s: EmpireState, seat: int, effect: Effect) -> None:
    """H31: one random card of one rival to the hand, or one of each rival's choice to the bank."""
    rich = tuple([r for r in s.clockwise(s.horse) if r != seat and cards.has_savings(s, r)])  # H5
    s.stack.append(RobSuitcase(seat) if effect.who == "one" else SuitcaseTax(rich))


def bank_to_suitcase(s: EmpireState, seat: int, effect: Effect) -> None:
    """H32."""
    for kind in effect.cards:
        cards.bank_to_suitcase(s, seat, kind)


def control_bonus(s: EmpireState, seat: int, effect: Effect) -> None:
    """H33: the cards for each turf controlled, up to a number of turfs."""
    for _ in range(min(effect.most, s.controlled(seat))):
        for kind in effect.cards:
            cards.take_money(s, seat, kind)


PLAIN: Final[dict[str, Callable[[EmpireState, int, Effect], None]]] = {
    "take_money": take_money,
    "take_goods": take_goods,
    "draw_jobs": draw_jobs,
    "trade": trade,
    "horse_head": horse_head,
    "offer": offer,
    "rival_suitcase": rival_suitcase,
    "bank_to_suitcase": bank_to_suitcase,
    "control_bonus": control_bonus,
}


# ---------------------------------------------------------------- effects with a choice of their own


def suitcase(s: EmpireState, seat: int, effect: Effect, card: int, spot: int, emptied: int) -> None:
    """H16: up to n money cards of the hand."""
    s.stack.append(Pack(seat, effect.n, 1))


def pay_cards(s: EmpireState, seat: int, effect: Effect, card: int, spot: int, emptied: int) -> None:
    """H27: without payment the rest of the card lapses."""
    if s.hand_size(seat) >= effect.n:
        s.stack.append(DiscardCards(seat, effect.n, 1))
    else:
        s.stack.pop()


def gun_down(s: EmpireState, seat: int, effect: Effect, card: int, spot: int, emptied: int) -> None:
    """H22: figures one after the other, or everybody in one turf."""
    if effect.n < 0:
        s.stack.append(GunDownTurf(seat))
    else:
        s.stack.append(GunDown(seat, effect.kind, effect.whose, effect.where, spot, effect.n))


def displace(s: EmpireState, seat: int, effect: Effect, card: int, spot: int, emptied: int) -> None:
    """H23: figures to other empty spaces of their kind; nothing is used."""
    s.stack.append(Displace(seat, effect.kind, effect.whose, effect.n, ()))


def move_figure(s: EmpireState, seat: int, effect: Effect, card: int, spot: int, emptied: int) -> None:
    """H24: one own figure, used as if just played."""
    s.stack.append(MoveOwn(seat, effect.kind))


def use_front(s: EmpireState, seat: int, effect: Effect, card: int, spot: int, emptied: int) -> None:
    """H25: the fronts of n different businesses."""
    s.stack.append(FrontBusiness(seat, effect.where, emptied, effect.n, ()))


def use_back(s: EmpireState, seat: int, effect: Effect, card: int, spot: int, emptied: int) -> None:
    """H26: the backs of one business, of one turf, or around one Family Member space."""
    if effect.scope == "business":
        s.stack.append(BackBusiness(seat, effect.where))
    elif effect.scope == "turf":
        s.stack.append(BackTurf(seat, effect.where))
    else:
        s.stack.append(BackSpace(seat))


def place_control(s: EmpireState, seat: int, effect: Effect, card: int, spot: int, emptied: int) -> None:
    """H28: an own marker on top."""
    s.stack.append(PlaceControl(seat, effect.where))


def remove_control(s: EmpireState, seat: int, effect: Effect, card: int, spot: int, emptied: int) -> None:
    """H29: a rival's marker on top goes back to its owner."""
    s.stack.append(RemoveControl(seat, effect.where))


def place_neutral(s: EmpireState, seat: int, effect: Effect, card: int, spot: int, emptied: int) -> None:
    """H34: the Mayor, the Union Boss or the Police Chief; not from the Hudson (H7)."""
    figure = figures.NEUTRAL_ROLES.index(effect.figure)
    if s.where[figure] != HUDSON:
        s.stack.append(PlaceNeutral(seat, figure, effect.where))


OPS: Final[dict[str, Op]] = {
    **dict.fromkeys(PLAIN, accept),
    "suitcase": suitcase,
    "pay_cards": pay_cards,
    "gun_down": gun_down,
    "displace": displace,
    "move_figure": move_figure,
    "use_front": use_front,
    "use_back": use_back,
    "place_control": place_control,
    "remove_control": remove_control,
    "place_neutral": place_neutral,
}
