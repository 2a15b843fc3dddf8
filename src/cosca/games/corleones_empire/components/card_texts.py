"""What is printed on a job or an ally, as a message made of its effects: with other effects it says something else."""

from typing import Any

from cosca.games.corleones_empire.components.printed import CHOICE, GOODS, ICONS, MONEY, Ally, Effect, Job
from cosca.kernel.kit import Message


def card_text(card: Job | Ally) -> Message:
    """The text of a card: its effects in turn."""
    return {"id": "card-text", "args": {"effects": [effect_text(effect) for effect in card.effects]}}


def effect_text(effect: Effect) -> Message:
    """An effect as a whole sentence: `effect-<op>` with the facts that its op has."""
    return {"id": f"effect-{effect_case(effect)}", "args": effect_facts(effect)}


def effect_case(effect: Effect) -> str:
    """Which sentence an effect has: its op, and where one op does two things, which of them."""
    return f"{effect.op}_{effect.who}" if effect.op == "rival_suitcase" else effect.op


def effect_facts(effect: Effect) -> dict[str, Any]:
    """The facts of an effect, by the names of the data; `fixed` and `choices` tell its goods apart (H18)."""
    facts: dict[str, Any] = {}
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
