"""The judgement of Corleone's Empire."""

from cosca.bots.corleones_empire.judge import EmpireJudge

__all__ = ["EmpireJudge"]
