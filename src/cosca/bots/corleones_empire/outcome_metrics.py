"""Outcome metrics at the end of a rollout (turfs, jobs, savings) and the reasons that their differences give."""

from __future__ import annotations

from typing import Final

from cosca.bots.corleones_empire.state_features import FEATURE_NAMES
from cosca.bots.evaluator import Reason, WeightedReason
from cosca.games.corleones_empire.rules.end import savings
from cosca.games.corleones_empire.rules.state import EmpireState

SHARE: Final = 0.1  # smaller differences of shares are not reported
DOLLARS: Final = 1.0
NAMED: Final = 2.0  # factor for metrics about a named thing, which tell a player more than a number


def measure(s: EmpireState, seat: int) -> list[float]:
    """Return the metrics of a seat: the turfs it controls, the jobs it completed, its savings."""
    turfs = [1.0 if stack and stack[-1] == seat else 0.0 for stack in s.stacks]
    jobs = [0.0] * len(s.data.jobs)
    for job in s.completed[seat]:
        jobs[job] = 1.0
    return [*turfs, *jobs, float(savings(s, seat))]


def marked(
    s: EmpireState, seat: int, weights: list[float], mark: int, here: float, others: float
) -> WeightedReason | None:
    """Return the reason for a difference; None if it is too small, or about a job that no seat has seen."""
    value = dict(zip(FEATURE_NAMES, weights, strict=True))
    more, turfs, jobs = here > others, len(s.stacks), len(s.data.jobs)
    if mark == turfs + jobs:
        if abs(here - others) < DOLLARS:
            return None
        facts = {"n": round(here), "other": round(others)}
        key = "outlook_savings_more" if more else "outlook_savings_less"
        return WeightedReason(value["savings"] / 10.0 * (here - others), Reason(key, facts))
    if abs(here - others) < SHARE:
        return None
    facts = {"n": round(100 * here), "other": round(100 * others)}
    if mark < turfs:
        weight = NAMED * (abs(value["control"]) + abs(value["dominance"])) / 2.0 * (here - others)
        key = "outlook_turf_more" if more else "outlook_turf_less"
        return WeightedReason(weight, Reason(key, {"turf": s.data.areas[mark], **facts}))
    job = mark - turfs
    if job not in s.jobs[seat] and job not in s.job_row:
        return None
    weight = NAMED * (abs(value["completed"]) / 3.0 + abs(value["savings"]) / 10.0) * (here - others)
    key = "outlook_job_more" if more else "outlook_job_less"
    return WeightedReason(weight, Reason(key, {"job": s.data.jobs[job].id, **facts}))
