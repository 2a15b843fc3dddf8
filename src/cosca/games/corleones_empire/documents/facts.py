"""Derived facts of the table: influence, control, what a job lacks, who is next, how the money was counted.

They contain no more than the seat's view and the public events: of rivals only what is on the board (W8, W9).
"""

from __future__ import annotations

from cosca.games.corleones_empire.components.data import COLOURS, MONEY
from cosca.games.corleones_empire.documents.types import (
    BusinessFacts,
    CommonFacts,
    JobFacts,
    JobPlace,
    OwnFacts,
    PlaceFacts,
    SeatFacts,
    TableFacts,
    TurfFacts,
)
from cosca.games.corleones_empire.rules import answers, end, figures
from cosca.games.corleones_empire.rules.acts import LAST_ACT, job_places
from cosca.games.corleones_empire.rules.names import area_names, icon_names, job_facts, role
from cosca.games.corleones_empire.rules.state import (
    DON,
    FIGURES,
    HUDSON,
    KINDS,
    NOBODY,
    RESERVE,
    TURF,
    TURFS,
    EmpireState,
)
from cosca.games.corleones_empire.rules.tribute import excess
from cosca.games.corleones_empire.rules.turf_war import prevailing
from cosca.games.corleones_empire.rules.turns import phase, turn
from cosca.kernel.facts import waits_for


def common_facts(s: EmpireState) -> CommonFacts:
    """Return the derived facts of the table that are the same for every viewer."""
    now = turn(s)
    return {
        "act": s.act,
        "phase": phase(s),
        "asked": waits_for(s.stack),
        "limit": s.data.hand_limits[s.act - 1] if s.act else None,
        "horse": s.horse,
        "turn": now,
        "next": _next(s, now),
        "seats": {str(number): _seat(s, number) for number in range(1, s.seats + 1)},
        "turfs": {s.data.areas[turf]: _turf(s, turf, counts) for turf, counts in enumerate(figures.influences(s))},
        "businesses": _businesses(s),
        "places": _places(s),
        "empty_jobs": _empty_jobs(s),
        "count": end.counts(s) if s.winner else None,
    }


def table_facts(s: EmpireState, seat: int | None, common: CommonFacts) -> TableFacts:
    """Return the derived facts of the table for a seat; None is the public."""
    return {**common, "jobs": _jobs(s, seat), "own": None if seat is None else _own(s, seat)}


def _next(s: EmpireState, now: int | None) -> int | None:
    """Return the seat that acts next: the next one clockwise that will have a figure in reserve (F2)."""
    if now is None:
        return None
    after = [*s.rivals(now), now]
    return next((seat for seat in after if len(s.figures(seat)) > 0), None)


def _empty_jobs(s: EmpireState) -> int:
    """Return how many of the public places in play are empty until the entr'acte (S2, I2); none follows act IV."""
    return s.job_row[: job_places(s.seats)].count(NOBODY) if s.act < LAST_ACT else 0


def _seat(s: EmpireState, seat: int) -> SeatFacts:
    """Return the public facts of a seat."""
    mine = range(seat * FIGURES, seat * FIGURES + FIGURES)
    reserve = [figure for figure in mine if s.where[figure] == RESERVE]
    thugs = [figure for figure in reserve if figure % FIGURES < DON]
    return {
        "hand": s.hand_size(seat),
        "over": max(0, excess(s, seat)) if s.act else 0,
        "thugs": len(thugs),
        "members": [role(figure) for figure in reserve[len(thugs) :]],
        "hudson": [role(figure) for figure in mine if s.where[figure] == HUDSON],
        "turfs": s.controlled(seat),
        "markers": s.markers[seat],
    }


def _turf(s: EmpireState, turf: int, counts: list[int]) -> TurfFacts:
    """Return the facts of a turf: who controls it, would win a turf war now (T1 to T4), and has most markers (X2)."""
    return {
        "controller": s.controller(turf),
        "height": len(s.stacks[turf]),
        "influence": answers.listed(counts),
        "strongest": prevailing(counts),
        "dominant": end.dominant(s.stacks[turf]),
        "businesses": [s.data.businesses[business].id for business in s.businesses_in(turf)],
        "figures": answers.who([figure for figure, at in enumerate(s.where) if at == TURF + turf]),
    }


def _businesses(s: EmpireState) -> dict[str, BusinessFacts]:
    """Return the businesses on the board: where they are, what they give, and who stands on them."""
    businesses: dict[str, BusinessFacts] = {}
    for area in range(TURFS + 1):
        for business in s.businesses_in(area):
            card = s.data.businesses[business]
            thug = s.thug_on[s.thug_space(business)] if area < TURFS else -1
            businesses[card.id] = {
                "area": s.data.areas[area],
                "front": icon_names(card.front),
                "back": icon_names(card.back),
                "figures": answers.who([thug] if thug >= 0 else []),
            }
    return businesses


def _places(s: EmpireState) -> dict[str, PlaceFacts]:
    """Return the Family Member spaces in play: the backs around them, and who stands there."""
    return {
        place.id: {
            "areas": area_names(s, place.areas),
            "icons": icon_names(s.backs(place.areas)),
            "figures": answers.who([s.member_on[place.index]] if s.member_on[place.index] >= 0 else []),
        }
        for place in s.data.places
        if figures.in_play(s, place.index)
    }


def _jobs(s: EmpireState, seat: int | None) -> list[JobFacts]:
    """Return the jobs that the viewer sees (public, in hand, looked at), compared with its goods."""
    seen: list[tuple[JobPlace, int]] = [("public", job) for job in s.job_row if job >= 0]
    if seat is not None:
        seen.extend([("hand", job) for job in s.jobs[seat]])
        if s.looked and getattr(s.stack[-1], "seat", 0) == seat:
            seen.extend([("looked_at", job) for job in s.looked])
    if s.aside >= 0:
        seen.append(("aside", s.aside))
    return [_job(s, seat, where, job) for where, job in seen]


def _job(s: EmpireState, seat: int | None, where: JobPlace, job: int) -> JobFacts:
    if seat is None:
        return {"where": where, **job_facts(s, job), "payable": None, "missing": [], "narcotics": 0}
    return {"where": where, **answers.job_for(s, seat, job)}


def _own(s: EmpireState, seat: int) -> OwnFacts:
    """Return the totals that only the seat itself knows."""
    at = seat * KINDS
    return {
        "suitcase": end.savings(s, seat),
        "money": sum([MONEY[kind] * s.money[at + kind] for kind in range(KINDS)]),
        "colours": {name: end.of_colour(s, seat, colour) for colour, name in enumerate(COLOURS)},
    }
