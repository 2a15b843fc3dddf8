"""What a seat looks at when an act was played on: turfs, jobs, savings; and what differences mean."""

from __future__ import annotations

from typing import Final

from cosca.bots.corleones_empire.signs import SIGNS
from cosca.bots.judge import Point, Reason
from cosca.games.corleones_empire.rules.end import savings
from cosca.games.corleones_empire.rules.state import EmpireState

SHARE: Final = 0.1  # a smaller difference of shares is not worth a word
DOLLARS: Final = 1.0
NAMED: Final = 2.0  # what has a name tells a player more than a number


def marks(s: EmpireState, seat: int) -> list[float]:
    """The marks of a seat: the turfs that it controls, the jobs that it completed, its savings."""
    turfs = [1.0 if stack and stack[-1] == seat else 0.0 for stack in s.stacks]
    jobs = [0.0] * len(s.data.jobs)
    for job in s.completed[seat]:
        jobs[job] = 1.0
    return [*turfs, *jobs, float(savings(s, seat))]


def marked(s: EmpireState, seat: int, weights: list[float], mark: int, here: float, others: float) -> Point | None:
    """What a difference means; None if it is too small to say, or about a job that nobody at the table has seen."""
    worth = dict(zip(SIGNS, weights, strict=True))
    more, turfs, jobs = here > others, len(s.stacks), len(s.data.jobs)
    if mark == turfs + jobs:
        if abs(here - others) < DOLLARS:
            return None
        facts = {"n": round(here), "other": round(others)}
        key = "outlook_savings_more" if more else "outlook_savings_less"
        return Point(worth["savings"] / 10.0 * (here - others), Reason(key, facts))
    if abs(here - others) < SHARE:
        return None
    facts = {"n": round(100 * here), "other": round(100 * others)}
    if mark < turfs:
        weight = NAMED * (abs(worth["control"]) + abs(worth["dominance"])) / 2.0 * (here - others)
        key = "outlook_turf_more" if more else "outlook_turf_less"
        return Point(weight, Reason(key, {"turf": s.data.areas[mark], **facts}))
    job = mark - turfs
    if job not in s.jobs[seat] and job not in s.job_row:
        return None
    weight = NAMED * (abs(worth["completed"]) / 3.0 + abs(worth["savings"]) / 10.0) * (here - others)
    key = "outlook_job_more" if more else "outlook_job_less"
    return Point(weight, Reason(key, {"job": s.data.jobs[job].id, **facts}))
