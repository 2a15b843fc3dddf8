"""How a good player judges this game: `GameJudge` is what `bots.levels` looks for."""

from cosca.bots.corleones_empire.judge import EmpireJudge as GameJudge

__all__ = ["GameJudge"]
