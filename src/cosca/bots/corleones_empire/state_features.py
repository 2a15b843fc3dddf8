"""State features of a seat, from which its win probability is computed."""

from __future__ import annotations

from typing import Final

from cosca.bots.corleones_empire.lookup_tables import ACTS, ReadyData
from cosca.games.corleones_empire.components.printed import COLOURS, MONEY, NARCOTICS
from cosca.games.corleones_empire.rules.cards import payable
from cosca.games.corleones_empire.rules.end import dominant, savings
from cosca.games.corleones_empire.rules.state import HAND, KINDS, PLAYED, EmpireState

FEATURE_NAMES: Final = (
    "savings",  # money in the suitcase
    "cash",  # money in hand that the tribute of this act cannot take
    "loose",  # other money in hand
    "goods",  # Narcotics count more
    "plans",  # jobs in hand
    "completed",  # jobs
    "colours",  # in which nobody has completed more jobs
    "alone",  # colours in which everybody else has completed fewer
    "dominance",  # turfs with most markers
    "firm",  # turfs with most markers by two or more
    "control",  # turfs controlled
    "ready",  # jobs in hand or public that the goods in hand can pay
    "allies",  # what they usually bring in all acts to come
    "horse_head",
)


def count(ready: ReadyData, s: EmpireState, seat: int) -> list[float]:
    """Return the features of a seat."""
    at = seat * KINDS
    cash = s.money[at : at + KINDS]
    room = s.data.hand_limits[max(1, s.act) - 1]
    safe = loose = 0
    for kind in (3, 2, 1, 0):
        kept = min(room, cash[kind])
        room -= kept
        safe += MONEY[kind] * kept
        loose += MONEY[kind] * (cash[kind] - kept)
    goods = s.goods[at : at + KINDS]
    led, alone = colours(ready, s, seat)
    dominance = firm = control = 0
    for stack in s.stacks:
        if stack:
            control += stack[-1] == seat
            if dominant(stack) == seat:
                dominance += 1
                mine = stack.count(seat)
                firm += all([stack.count(other) < mine - 1 for other in set(stack) if other != seat])
    left = ACTS - max(1, s.act)
    allies = 0.0
    for ally, where in enumerate(s.ally_at):
        if where == HAND + seat:
            allies += ready.allies[ally] * (left + 1)
        elif where == PLAYED + seat:
            allies += ready.allies[ally] * left
    jobs = s.data.jobs
    affordable = sum([1 for job in (*s.jobs[seat], *s.job_row) if job >= 0 and payable(s, seat, jobs[job].goods)])
    return [
        savings(s, seat) / 10.0,
        safe / 10.0,
        loose / 10.0,
        (sum(goods) + 0.5 * goods[NARCOTICS]) / 3.0,
        len(s.jobs[seat]) / 2.0,
        len(s.completed[seat]) / 3.0,
        led / 2.0,
        alone / 2.0,
        dominance / 2.0,
        firm / 2.0,
        control / 2.0,
        affordable / 2.0,
        allies / 8.0,
        1.0 if s.horse == seat else 0.0,
    ]


def colours(ready: ReadyData, s: EmpireState, seat: int) -> tuple[int, int]:
    """Return in how many colours no seat has completed more jobs, and in how many every other has fewer."""
    colour = ready.colour
    best = [0] * len(COLOURS)
    mine = best
    for other, done in enumerate(s.completed):
        counts = [0] * len(COLOURS)
        for job in done:
            counts[colour[job]] += 1
        if other == seat:
            mine = counts
        else:
            best = list(map(max, best, counts))
    led = sum([1 for own, most in zip(mine, best, strict=True) if own and own >= most])
    return led, sum([1 for own, most in zip(mine, best, strict=True) if own > most])
