"""How a good player judges this game: `GameJudge` is what `bots.levels` looks for."""

from cosca.bots.la_famiglia.judge import FamigliaJudge as GameJudge

__all__ = ["GameJudge"]
