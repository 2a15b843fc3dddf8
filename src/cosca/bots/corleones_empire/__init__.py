"""The evaluator and the feature encoder of Corleone's Empire; `cosca.bots` finds both by the name of the package."""

from cosca.bots.corleones_empire.encoder import EmpireEncoder as GameEncoder
from cosca.bots.corleones_empire.evaluator import EmpireEvaluator as GameEvaluator

__all__ = ["GameEncoder", "GameEvaluator"]
