"""Cosca: heavy board games, played properly. `cosca.game(name, **options)` is where to start."""

from __future__ import annotations

from cosca._version import __version__
from cosca.games import game, game_names
from cosca.games.match import Match
from cosca.kernel.belief import Belief, belief
from cosca.kernel.choice import Choice
from cosca.kernel.decision import Decision, Outcome
from cosca.kernel.errors import BadDocument, BadOption, CoscaError, IllegalChoice
from cosca.kernel.events import Event, visible
from cosca.kernel.game import Game, Memory
from cosca.kernel.observation import Sparse
from cosca.kernel.state import State

__all__ = [
    "BadDocument",
    "BadOption",
    "Belief",
    "Choice",
    "CoscaError",
    "Decision",
    "Event",
    "Game",
    "IllegalChoice",
    "Match",
    "Memory",
    "Outcome",
    "Sparse",
    "State",
    "__version__",
    "belief",
    "game",
    "game_names",
    "visible",
]
