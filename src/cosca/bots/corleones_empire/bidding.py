"""What to bid for the allies, and which of them to take."""

from __future__ import annotations

from typing import Any

from cosca.bots.corleones_empire import points
from cosca.bots.corleones_empire.cards import CardWorth
from cosca.games.corleones_empire.components.printed import MONEY
from cosca.games.corleones_empire.rules.end import savings
from cosca.kernel.choice import Choice


def limit(survey: CardWorth) -> float:
    """How much the seat would give at most: what an ally is worth, but not more than makes it sure of one."""
    s = survey.s
    most = min(points.BID[survey.act] * points.BID_SEATS[s.seats], points.BID_SHARE * savings(s, survey.seat))
    poorest = min([savings(s, rival) for rival in s.rivals(survey.seat)])
    return min(most, max(1.0, poorest + 1.0))


def bid(survey: CardWorth, choice: Choice, step: Any) -> float:
    """CardWorth up to the limit, the highest that fits first."""
    if choice.kind == "done":
        return 0.0
    left = limit(survey) - sum([MONEY[pick.value] for pick in survey.s.sealed[survey.seat]])
    card = MONEY[choice.value]
    return float(card) if card <= left else -1.0


def ally(survey: CardWorth, choice: Choice, step: Any) -> float:
    return survey.bribed(choice.value)
