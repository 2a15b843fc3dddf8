"""How a good player judges this game, and what a learned one looks at; `bots` finds both by the game's name."""

from cosca.bots.corleones_empire.encoder import EmpireEncoder as GameEncoder
from cosca.bots.corleones_empire.judge import EmpireJudge as GameJudge

__all__ = ["GameEncoder", "GameJudge"]
