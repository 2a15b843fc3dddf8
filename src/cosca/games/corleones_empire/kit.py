"""The kit of Corleone's Empire."""

from __future__ import annotations

from typing import Final

from cosca.games.corleones_empire.documents import glossary
from cosca.games.corleones_empire.documents.event_upgrades import upgrade_event
from cosca.games.corleones_empire.documents.guide_numbers import numbers
from cosca.games.corleones_empire.documents.outcome_facts import ending
from cosca.games.corleones_empire.documents.position import PHASES
from cosca.games.corleones_empire.documents.report_metrics import measures
from cosca.games.corleones_empire.game import CorleonesEmpire
from cosca.games.corleones_empire.rules.advance import ADVANCE
from cosca.games.corleones_empire.rules.events import EVENT_VOCABULARY
from cosca.games.corleones_empire.words.things import THINGS
from cosca.kernel.kit import Kit

KIT: Final = Kit(
    CorleonesEmpire,
    prefix="CE",
    argument_kinds=THINGS,
    order=2,
    event_vocabulary=EVENT_VOCABULARY,
    upgrade_event=upgrade_event,
    glossary=glossary.glossary,
    names=glossary.names,
    ending=ending,
    measures=measures,
    starts=PHASES,
    within=("steps", "sealed", "spot", "emptied", "borrowed", "looked_at", "aside", "bids"),
    numbers=numbers,
    advance=ADVANCE,
)
