"""The judgement of Corleone's Empire."""

from cosca.bots.empire.judge import EmpireJudge

__all__ = ["EmpireJudge"]
