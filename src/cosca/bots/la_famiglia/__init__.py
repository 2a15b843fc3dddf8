"""The evaluator and the feature encoder of La Famiglia; `cosca.bots` finds both by the name of the package."""

from cosca.bots.la_famiglia.encoder import FamigliaEncoder as GameEncoder
from cosca.bots.la_famiglia.evaluator import FamigliaEvaluator as GameEvaluator

__all__ = ["GameEncoder", "GameEvaluator"]
