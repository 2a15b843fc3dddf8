"""Scores of the bids for allies and of the allies to take."""

from __future__ import annotations

from typing import Any

from cosca.bots.corleones_empire import tuning
from cosca.bots.corleones_empire.card_values import CardValues
from cosca.games.corleones_empire.components.printed import MONEY
from cosca.games.corleones_empire.rules.end import savings
from cosca.kernel.choice import Choice


def limit(survey: CardValues) -> float:
    """Return the highest sensible bid: the value of an ally, but not more than is needed to be sure of one."""
    s = survey.s
    most = min(tuning.BID[survey.act] * tuning.BID_SEATS[s.seats], tuning.BID_SHARE * savings(s, survey.seat))
    poorest = min([savings(s, rival) for rival in s.rivals(survey.seat)])
    return min(most, max(1.0, poorest + 1.0))


def bid(survey: CardValues, choice: Choice, step: Any) -> float:
    """Score a card of the bid: the highest that fits under the limit first."""
    if choice.kind == "done":
        return 0.0
    left = limit(survey) - sum([MONEY[pick.value] for pick in survey.s.sealed[survey.seat]])
    card = MONEY[choice.value]
    return float(card) if card <= left else -1.0


def ally(survey: CardValues, choice: Choice, step: Any) -> float:
    return survey.bribed(choice.value)
