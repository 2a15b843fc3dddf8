"""The closed vocabulary of effects: a card is wired by its data alone (H3, H16 to H34).

Effects follow the order of the card. Each may be refused as a whole, in part where it says "up to"; one that finds
no target lapses (H2). Each `op` is one function, listed in `OPS` and `KEYS` at the end.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cosca.games.corleones_empire.components.data import CHOICE, ICONS, Data, Effect
from cosca.games.corleones_empire.rules import cards, events
from cosca.games.corleones_empire.rules.abilities import (
    CARDS_TO_DISCARD,
    ChooseGood,
    DiscardCards,
    Pack,
    Payoff,
    look_at_jobs,
    take_horse_head,
)
from cosca.games.corleones_empire.rules.effects_board import (
    BackBusiness,
    BackSpace,
    BackTurf,
    FrontBusiness,
    PlaceControl,
    RemoveControl,
)
from cosca.games.corleones_empire.rules.effects_figures import Displace, GunDown, GunDownTurf, MoveOwn, PlaceNeutral
from cosca.games.corleones_empire.rules.effects_rivals import Offers, RobSuitcase, SuitcaseTax
from cosca.games.corleones_empire.rules.names import ALLY, NEUTRAL_ROLES, card_id, goods_named, money_cards
from cosca.games.corleones_empire.rules.state import HUDSON, NOBODY, EmpireState
from cosca.games.corleones_empire.rules.turns import asked
from cosca.kernel.datafiles import data_error, unknown
from cosca.kernel.events import Facts
from cosca.kernel.questions import AskYesNo
from cosca.kernel.steps import Step


def effects_of(s: EmpireState, card: int) -> tuple[Effect, ...]:
    """Return the effects of a job or ally."""
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
        spot = s.spot if s.spot >= 0 else None
        emptied = s.emptied if s.emptied >= 0 else None
        s.spot = s.emptied = NOBODY
        OPS[effect.op](s, self.seat, effect, self.card, spot, emptied)


# State, seat, effect, card; the turf and the business that the effect before left, None if there is none (H11).
Op = Callable[[EmpireState, int, Effect, int, int | None, int | None], None]


class Accept(AskYesNo[EmpireState]):
    """Whether an effect that needs no other choice is used (H3)."""

    __slots__ = ("card", "index")
    key = "effect.use"

    def __init__(self, seat: int, card: int, index: int) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.index: Final = index

    def possible(self, s: EmpireState) -> bool:
        return possible(s, self.seat, effects_of(s, self.card)[self.index])

    def use(self, s: EmpireState) -> None:
        effect = effects_of(s, self.card)[self.index]
        events.effect_used(s, self.seat, self.card, case_of(effect), rivals_asked(s, self.seat, effect))
        PLAIN[effect.op](s, self.seat, effect)

    def decline(self, s: EmpireState) -> None:
        events.declined(s, self.seat, self.key)

    def about(self, s: EmpireState) -> Facts:
        effect = effects_of(s, self.card)[self.index]
        return {"op": effect.op, "card": card_id(s, self.card)}

    def facts(self, s: EmpireState) -> Facts:
        effect = effects_of(s, self.card)[self.index]
        counted = min(effect.most, s.controlled(self.seat)) if effect.op == "control_bonus" else 0
        return asked(
            s,
            self.seat,
            op=effect.op,
            effect=case_of(effect),
            cards=money_cards(effect.cards),
            fixed=[good for good in goods_named(effect.goods) if good != "choice"],
            choices=effect.goods.count(CHOICE),
            look=effect.look,
            keep=effect.keep,
            most=effect.most,
            n=counted,
            icon=ICONS[effect.icon] if effect.icon >= 0 else None,
            discard=CARDS_TO_DISCARD[effect.icon] if effect.icon >= 0 else 0,
        )


def case_of(effect: Effect) -> str:
    """Return the op of an effect; one op that does two things has a name for each (H31)."""
    return f"rival_suitcase_{effect.who}" if effect.op == "rival_suitcase" else effect.op


def rivals_asked(s: EmpireState, seat: int, effect: Effect) -> tuple[int, ...]:
    """Return the rivals who must choose a card because of the effect, in play order (H5, H30, H31)."""
    if effect.op == "offer":
        return tuple([rival for rival in s.clockwise(s.horse) if rival != seat and cards.has_money(s, rival)])
    if effect.op == "rival_suitcase" and effect.who == "each":
        return tuple([rival for rival in s.clockwise(s.horse) if rival != seat and cards.has_savings(s, rival)])
    return ()


def accept(s: EmpireState, seat: int, effect: Effect, card: int, spot: int | None, emptied: int | None) -> None:
    s.stack.append(Accept(seat, card, effects_of(s, card).index(effect)))


def possible(s: EmpireState, seat: int, effect: Effect) -> bool:
    """Return whether a plain effect would do anything (H2)."""
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
    """Apply the effect: the exact cards, all of them (H17)."""
    for kind in effect.cards:
        cards.take_money(s, seat, kind)


def take_goods(s: EmpireState, seat: int, effect: Effect) -> None:
    """Apply the effect: all of them, one after the other; choices may differ (H18)."""
    for kind in effect.goods:
        if kind == CHOICE:
            s.stack.append(ChooseGood(seat))
        else:
            cards.take_good(s, seat, kind)


def draw_jobs(s: EmpireState, seat: int, effect: Effect) -> None:
    """Apply the effect: look at the top jobs, keep some (H19)."""
    look_at_jobs(s, seat, effect.look, effect.keep)


def trade(s: EmpireState, seat: int, effect: Effect) -> None:
    """Apply the effect: as the icon (H20)."""
    s.stack.append(Payoff(seat, effect.icon))
    s.stack.append(DiscardCards(seat, CARDS_TO_DISCARD[effect.icon], optional=False))


def horse_head(s: EmpireState, seat: int, effect: Effect) -> None:
    """Apply the effect: take the Horse Head (H21)."""
    take_horse_head(s, seat)


def offer(s: EmpireState, seat: int, effect: Effect) -> None:
    """Apply the effect: every rival with money in hand puts up one card; revealed in play order (H5) (H30)."""
    s.stack.append(Offers(rivals_asked(s, seat, effect), seat))


def rival_suitcase(s: EmpireState, seat: int, effect: Effect) -> None:
    """Apply the effect: one random card of one rival to the hand, or one of each rival's choice to the bank (H31)."""
    s.stack.append(RobSuitcase(seat) if effect.who == "one" else SuitcaseTax(rivals_asked(s, seat, effect)))


def bank_to_suitcase(s: EmpireState, seat: int, effect: Effect) -> None:
    """Apply the effect: money of the bank into the suitcase (H32)."""
    for kind in effect.cards:
        cards.bank_to_suitcase(s, seat, kind)


def control_bonus(s: EmpireState, seat: int, effect: Effect) -> None:
    """Apply the effect: the cards for each turf controlled, up to a number of turfs (H33)."""
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


def suitcase(s: EmpireState, seat: int, effect: Effect, card: int, spot: int | None, emptied: int | None) -> None:
    """Apply the effect: up to n money cards of the hand (H16)."""
    s.stack.append(Pack(seat, effect.n, optional=True))


def pay_cards(s: EmpireState, seat: int, effect: Effect, card: int, spot: int | None, emptied: int | None) -> None:
    """Apply the effect: without payment the rest of the card lapses (H27)."""
    if s.hand_size(seat) >= effect.n:
        s.stack.append(DiscardCards(seat, effect.n, optional=True))
    else:
        s.stack.pop()


def gun_down(s: EmpireState, seat: int, effect: Effect, card: int, spot: int | None, emptied: int | None) -> None:
    """Apply the effect: figures one after the other, or everybody in one turf (H22)."""
    if effect.n < 0:
        s.stack.append(GunDownTurf(seat))
    else:
        s.stack.append(GunDown(seat, effect.kind, effect.whose, effect.where, spot=spot, left=effect.n))


def displace(s: EmpireState, seat: int, effect: Effect, card: int, spot: int | None, emptied: int | None) -> None:
    """Apply the effect: figures to other empty spaces of their kind; nothing is used (H23)."""
    s.stack.append(Displace(seat, effect.kind, effect.whose, left=effect.n, moved=()))


def move_figure(s: EmpireState, seat: int, effect: Effect, card: int, spot: int | None, emptied: int | None) -> None:
    """Apply the effect: one own figure, used as if just played (H24)."""
    s.stack.append(MoveOwn(seat, effect.kind))


def use_front(s: EmpireState, seat: int, effect: Effect, card: int, spot: int | None, emptied: int | None) -> None:
    """Apply the effect: the fronts of n different businesses (H25)."""
    s.stack.append(FrontBusiness(seat, effect.where, emptied=emptied, left=effect.n, used=()))


def use_back(s: EmpireState, seat: int, effect: Effect, card: int, spot: int | None, emptied: int | None) -> None:
    """Apply the effect: the backs of one business, of one turf, or around one Family Member space (H26)."""
    if effect.scope == "business":
        s.stack.append(BackBusiness(seat, effect.where))
    elif effect.scope == "turf":
        s.stack.append(BackTurf(seat, effect.where))
    else:
        s.stack.append(BackSpace(seat))


def place_control(s: EmpireState, seat: int, effect: Effect, card: int, spot: int | None, emptied: int | None) -> None:
    """Apply the effect: an own marker on top (H28)."""
    s.stack.append(PlaceControl(seat, effect.where))


def remove_control(s: EmpireState, seat: int, effect: Effect, card: int, spot: int | None, emptied: int | None) -> None:
    """Apply the effect: a rival's marker on top goes back to its owner (H29)."""
    s.stack.append(RemoveControl(seat, effect.where))


def place_neutral(s: EmpireState, seat: int, effect: Effect, card: int, spot: int | None, emptied: int | None) -> None:
    """Apply the effect: the Mayor, the Union Boss or the Police Chief; not from the Hudson (H7) (H34)."""
    figure = NEUTRAL_ROLES.index(effect.figure)
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
# The required keys of each op, besides `op`.
KEYS: Final[dict[str, tuple[str, ...]]] = {
    "suitcase": ("n",),
    "take_money": ("cards",),
    "take_goods": ("goods",),
    "draw_jobs": ("look", "keep"),
    "trade": ("icon", "n"),
    "horse_head": (),
    "gun_down": ("kind", "whose", "where", "n"),
    "displace": ("kind", "whose", "where", "n"),
    "move_figure": ("kind",),
    "use_front": ("where", "n"),
    "use_back": ("scope", "where"),
    "pay_cards": ("n",),
    "place_control": ("where",),
    "remove_control": ("where",),
    "offer": (),
    "rival_suitcase": ("who", "pick", "to"),
    "bank_to_suitcase": ("cards",),
    "control_bonus": ("cards", "max"),
    "place_neutral": ("figure", "where"),
}


def check(data: Data) -> None:
    """Check that every effect of the jobs and allies is known and has its keys; raise DataError if not."""
    names = tuple(KEYS)
    printed = [("jobs.toml", job.id, job.effects) for job in data.jobs]
    printed += [("allies.toml", ally.id, ally.effects) for ally in data.allies]
    for file, id, effects in printed:
        for k, effect in enumerate(effects):
            at = f"{id}.effect[{k}]"
            if effect.op not in KEYS:
                raise data_error(file, f"{at}.op", unknown("effect", effect.op, names))
            needed = KEYS[effect.op]
            for key in effect.keys:
                if key not in needed:
                    raise data_error(file, f"{at}.{key}", unknown("key", key, sorted(("op", *needed))))
            for key in needed:
                if key not in effect.keys:
                    raise data_error(file, f"{at}.{key}", "missing")
