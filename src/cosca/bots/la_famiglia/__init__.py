"""How a good player judges this game, and what a learned one looks at; `bots` finds both by the game's name."""

from cosca.bots.la_famiglia.encoder import FamigliaEncoder as GameEncoder
from cosca.bots.la_famiglia.judge import FamigliaJudge as GameJudge

__all__ = ["GameEncoder", "GameJudge"]
