"""The printed texts of jobs and allies, as messages generated from their effects."""

from cosca.games.corleones_empire.components.printed import CHOICE, GOODS, ICONS, MONEY, Ally, Effect, Job
from cosca.kernel.events import MutableFacts
from cosca.kernel.messages import Message


def card_text(card: Job | Ally) -> Message:
    """Return the text of a card: its effects in turn."""
    return {"id": "card-text", "args": {"effects": [effect_text(effect) for effect in card.effects]}}


def effect_text(effect: Effect) -> Message:
    """Return the sentence of an effect: `effect-<op>` with the facts that its op has."""
    return {"id": f"effect-{effect_case(effect)}", "args": effect_facts(effect)}


def effect_case(effect: Effect) -> str:
    """Return the message of an effect: its op, with a variant where one op does two things."""
    return f"{effect.op}_{effect.who}" if effect.op == "rival_suitcase" else effect.op


def effect_facts(effect: Effect) -> MutableFacts:
    """Return the facts of an effect, by the names of the data; `fixed` and `choices` tell its goods apart (H18)."""
    facts: MutableFacts = {}
    if effect.cards:
        facts["cards"] = [MONEY[kind] for kind in effect.cards]
    if effect.goods:
        facts["fixed"] = [GOODS[kind] for kind in effect.goods if kind != CHOICE]
        facts["choices"] = effect.goods.count(CHOICE)
    if effect.op == "draw_jobs":
        facts["look"], facts["keep"] = effect.look, effect.keep
    if effect.op == "control_bonus":
        facts["most"] = effect.most
    if effect.icon >= 0:
        facts["icon"] = ICONS[effect.icon]
    if effect.n:
        facts["n"] = effect.n
    for name, value in (
        ("kind", effect.kind),
        ("whose", effect.whose),
        ("where", effect.where),
        ("scope", effect.scope),
    ):
        if value:
            facts[name] = value
    if effect.figure:
        facts["case"] = "mayor_two" if effect.where == "two_areas" else effect.figure
    return facts
