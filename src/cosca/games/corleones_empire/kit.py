"""What the outside must know of Corleone's Empire."""

from __future__ import annotations

from typing import Final

from cosca.games.corleones_empire.documents import elements
from cosca.games.corleones_empire.documents.ending import ending
from cosca.games.corleones_empire.documents.measures import measures
from cosca.games.corleones_empire.documents.numbers import numbers
from cosca.games.corleones_empire.documents.position import PHASES
from cosca.games.corleones_empire.documents.stored import complete
from cosca.games.corleones_empire.game import CorleonesEmpire
from cosca.games.corleones_empire.rules.events import EVENT_VOCABULARY
from cosca.games.corleones_empire.words.things import THINGS
from cosca.kernel.kit import Kit

KIT: Final = Kit(
    CorleonesEmpire,
    prefix="CE",
    things=THINGS,
    order=2,
    event_vocabulary=EVENT_VOCABULARY,
    complete=complete,
    glossary=elements.glossary,
    names=elements.names,
    ending=ending,
    measures=measures,
    starts=PHASES,
    within=("steps", "sealed", "spot", "emptied", "borrowed", "looked_at", "aside", "bids"),
    numbers=numbers,
)
