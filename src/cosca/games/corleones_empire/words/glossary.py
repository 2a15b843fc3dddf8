"""The glossary of Corleone's Empire: every element of the board by name, in words, with the rules that explain it."""

from __future__ import annotations

from typing import Any, Final

from cosca.games.corleones_empire.components.printed import (
    CENTRAL_PARK,
    COLOURS,
    GOODS,
    ICONS,
    MONEY,
    TURFS,
    Business,
    Effect,
)
from cosca.games.corleones_empire.words.component_words import ACTS, ComponentWords
from cosca.kernel.texts import Term

FIGURES: Final = ("thug", "don", "consigliere", "heir", "mayor", "union_boss", "police_chief")
PIECES: Final = ("control", "horse_head", "suitcase", "hand", "bank", "hudson")
SEATS: Final = 5


def terms(words: ComponentWords) -> dict[str, Term]:
    """The glossary, by the keys of `Choice.touches`."""
    say = words.text.say
    return {
        **_board(words),
        **{f"business:{business.id}": _business(words, business) for business in words.data.businesses},
        **_cards(words),
        **{
            f"icon:{icon}": Term(words.icon_names[icon], words.icon_texts[icon], words.rules_of(f"icon:{icon}"))
            for icon in ICONS
        },
        **_families(words),
        **{
            f"figure:{figure}": Term(
                say("figure", figure, {}), say("figure_term", figure, {}), words.rules_of(f"figure:{figure}")
            )
            for figure in FIGURES
        },
        **{
            f"piece:{piece}": Term(
                say("piece", piece, {}), say("piece_term", piece, {}), words.rules_of(f"piece:{piece}")
            )
            for piece in PIECES
        },
        **{
            f"money:{n}": Term(say("piece", "money", {"n": n}), say("piece_term", "money", {}), words.rules_of("money"))
            for n in MONEY
        },
        **{
            f"good:{good}": Term(
                words.icon_names[good],
                say("piece_term", good, {}),
                words.rules_of(f"good:{good}"),
            )
            for good in GOODS
        },
    }


# ---------------------------------------------------------------- the board


def _board(words: ComponentWords) -> dict[str, Term]:
    d, say = words.data, words.text.say
    found: dict[str, Term] = {}
    for t in range(TURFS):
        text = say("term", "turf", {"number": t + 1, "business": d.businesses[t].name})
        found[f"turf:{d.areas[t]}"] = Term(d.area_names[t], text, words.rules_of("turf"))
    park = d.area_names[CENTRAL_PARK]
    found[f"turf:{d.areas[CENTRAL_PARK]}"] = Term(park, say("term", "central_park", {}), words.rules_of("central_park"))
    for place in d.places:
        text, law = say("term", "place", {"areas": _listed(words, place.areas)}), ["place"]
        if place.three_plus:
            text, law = text + say("term", "three_plus", {}), ["place", "three_plus"]
        found[f"place:{place.id}"] = Term(place.name, text, words.rules_of(*law))
    return found


def _listed(words: ComponentWords, areas: tuple[int, ...]) -> str:
    """`Chelsea, Midtown and Queens`."""
    names = [words.data.area_names[area] for area in areas]
    return words.text.say("term", "list", {"names": ", ".join(names[:-1]), "last": names[-1]})


def _business(words: ComponentWords, business: Business) -> Term:
    say = words.text.say
    if business.deck:
        where, law = say("term", f"tile_{business.deck}", {}), ["business", "tile"]
    else:
        where, law = say("term", "printed", {"turf": words.data.area_names[business.index]}), ["business"]
    if business.index == CENTRAL_PARK:
        law.append("central_park")
    law += [f"icon:{ICONS[icon]}" for icon in (*business.front, *business.back)]
    facts = {"where": where, "front": words.icons(business.front), "back": words.icons(business.back)}
    key = "business" if business.front else "back_only"
    return Term(business.name, say("term", key, facts), words.rules_of(*law))


# ---------------------------------------------------------------- cards and families


def _ops(effects: tuple[Effect, ...]) -> list[str]:
    return [f"op:{effect.op}" for effect in effects]


def _cards(words: ComponentWords) -> dict[str, Term]:
    say = words.text.say
    found: dict[str, Term] = {}
    for job in words.data.jobs:
        facts = {"goods": words.goods(job), "money": words.money([MONEY[kind] for kind in job.money])}
        facts |= {"text": job.text, "colour": say("colour", COLOURS[job.colour], {})}
        found[f"job:{job.id}"] = Term(job.name, say("term", "job", facts), words.rules_of(*_ops(job.effects), "job"))
    for ally in words.data.allies:
        text = say("term", "ally", {"act": ACTS[ally.act], "text": ally.text})
        found[f"ally:{ally.id}"] = Term(ally.name, text, words.rules_of(*_ops(ally.effects), "ally"))
    return found


def _families(words: ComponentWords) -> dict[str, Term]:
    say = words.text.say
    source: Any = words.data.source["families.toml"]
    found: dict[str, Term] = {}
    for family in source["family"]:
        facts = {role: family[role] for role in ("don", "consigliere", "heir")}
        text = say("term", "family", {**facts, "colour": say("colour", str(family["colour"]), {})})
        found[f"family:{family['id']}"] = Term(str(family["name"]), text, words.rules_of("family"))
    found["seat:0"] = Term(words.name("neutrals"), say("term", "neutrals", {}), words.rules_of("neutrals"))
    for seat in range(1, SEATS + 1):
        found[f"seat:{seat}"] = Term(words.name("seat", n=seat), say("term", "seat", {}), words.rules_of("seat"))
    return found
