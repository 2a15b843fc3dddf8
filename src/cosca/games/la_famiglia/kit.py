"""The kit of La Famiglia."""

from __future__ import annotations

from typing import Final

from cosca.games.la_famiglia.documents import glossary
from cosca.games.la_famiglia.documents.event_upgrades import upgrade_event
from cosca.games.la_famiglia.documents.guide_numbers import numbers
from cosca.games.la_famiglia.documents.outcome_facts import ending
from cosca.games.la_famiglia.documents.position import STARTS
from cosca.games.la_famiglia.documents.report_metrics import measures
from cosca.games.la_famiglia.game import LaFamiglia
from cosca.games.la_famiglia.rules.advance import ADVANCE
from cosca.games.la_famiglia.rules.events import EVENT_VOCABULARY
from cosca.kernel.kit import Kit

# The kinds of elements that a fact of that name refers to.
THINGS: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(
        ("seat", "seats", "by", "owner", "leader", "side", "holder", "first", "mate", "whose", "winners"), ("seat",)
    ),
    **dict.fromkeys(("area", "areas", "last", "target"), ("area",)),
    "origin": ("area", "sea", "space"),
    **dict.fromkeys(("sea", "seas"), ("sea",)),
    **dict.fromkeys(("mandamento", "mandamenti"), ("mandamento",)),
    **dict.fromkeys(("space", "spaces"), ("space",)),
    **dict.fromkeys(("order", "orders", "unlocks"), ("order",)),
    **dict.fromkeys(("tile", "tiles"), ("tile",)),
    **dict.fromkeys(("card", "attacker", "defender", "played"), ("card",)),
    **dict.fromkeys(("family", "families"), ("family",)),
    "character": ("character",),
    "row": ("row",),
    "column": ("column",),
    "piece": ("piece",),
    "why": ("tile",),
}

KIT: Final = Kit(
    LaFamiglia,
    prefix="LF",
    argument_kinds=THINGS,
    order=1,
    event_vocabulary=EVENT_VOCABULARY,
    upgrade_event=upgrade_event,
    glossary=glossary.glossary,
    names=glossary.names,
    ending=ending,
    measures=measures,
    starts=STARTS,
    within=("steps", "sealed", "fight", "gained", "fresh", "vacated", "result"),
    numbers=numbers,
    advance=ADVANCE,
)
