"""The facts of events for tools that read the documents of a game; `rules.event_types` declares them."""

from cosca.games.corleones_empire.rules.event_types import EVENTS as EVENTS
