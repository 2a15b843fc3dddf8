"""Laws of the game: invariants that hold between two choices (N2, S4), reported as sentences."""

from __future__ import annotations

from collections.abc import Sequence

from cosca.games.corleones_empire.components.data import FAMILIES
from cosca.games.corleones_empire.rules.state import (
    BOX,
    DON,
    FIGURES,
    HAND,
    HUDSON,
    KINDS,
    MAYOR,
    OUT,
    PLACE,
    PLAYED,
    POLICE_CHIEF,
    RESERVE,
    ROW,
    TURF,
    TURFS,
    UNION_BOSS,
    EmpireState,
)


def broken(s: EmpireState) -> list[str]:
    """Return the laws that the table breaks; [] if it is valid."""
    return _numbers(s) or _cards(s) + _jobs(s) + _board(s)


def _numbers(s: EmpireState) -> list[str]:
    """Return sentences about numbers that refer to nothing."""
    d = s.data
    jobs, figures, turf = range(-1, len(d.jobs)), range(-1, len(s.where)), range(-1, TURFS)
    piles = (s.money, s.goods, s.suitcase, s.bids)
    bounds: tuple[tuple[str, Sequence[int], range], ...] = (
        ("act", [s.act], range(len(d.hand_limits) + 1)),
        ("seat", [s.horse], range(1 if s.act else 0, s.seats + 1)),
        ("family", s.family[1:], range(0 if s.act else -1, len(FAMILIES))),
        ("job", [*s.job_row, s.aside], jobs),
        (
            "job",
            [*s.looked, *s.job_deck, *s.job_discards, *[n for held in (*s.jobs, *s.completed) for n in held]],
            jobs[1:],
        ),
        ("figure", s.thug_on + s.member_on, figures),
        ("business", [*s.tile_at, s.emptied], range(-1, len(d.businesses))),
        ("turf", [s.spot], turf),
        ("neutral figure", [s.borrowed], range(-1, POLICE_CHIEF + 1)),
        ("owner of a marker", [seat for stack in s.stacks for seat in stack], range(1, s.seats + 1)),
        ("result", [s.winner], range(2)),
        ("score", s.scores, range(10_000)),
        ("ownerless card", [n for pile in piles for n in pile[:KINDS]], range(1)),
    )
    problems = [f"there is no {what} {n}" for what, given, allowed in bounds for n in given if n not in allowed]
    led = [family for family in s.family if family >= 0]
    if len(set(led)) != len(led):
        problems.append("two seats lead one family")
    if s.emptied >= TURFS and s.emptied not in s.tile_at:
        problems.append("the emptied business is not open")
    return problems


def _cards(s: EmpireState) -> list[str]:
    problems: list[str] = []
    for kind in range(KINDS):
        held = sum([s.money[i] + s.suitcase[i] for i in range(kind, len(s.money), KINDS)])
        if s.bank_money[kind] + held != s.data.money_cards[kind]:
            problems.append(f"money cards of kind {kind} are not {s.data.money_cards[kind]} in total")
        if s.bank_goods[kind] + sum(s.goods[kind::KINDS]) != s.data.goods_cards[kind]:
            problems.append(f"goods of kind {kind} are not {s.data.goods_cards[kind]} in total")
    piles = (s.money, s.suitcase, s.goods, s.bank_money, s.bank_goods, s.markers, s.bids)
    if any([min(pile) < 0 for pile in piles]):
        problems.append("a number of cards or markers is negative")
    for i, bid in enumerate(s.bids):
        if bid > s.suitcase[i] and any(s.bids):
            problems.append("a bid is larger than its suitcase")
            break
    for at in s.ally_at:
        if at not in (BOX, ROW) and not HAND < at <= HAND + s.seats and not PLAYED < at <= PLAYED + s.seats:
            problems.append("an ally has no place")
    return problems


def _jobs(s: EmpireState) -> list[str]:
    problems: list[str] = []
    jobs = [*s.job_deck, *s.job_discards, *s.looked, *[job for job in s.job_row if job >= 0]]
    jobs += [s.aside] if s.aside >= 0 else []
    for seat in range(s.seats + 1):
        jobs += [*s.jobs[seat], *s.completed[seat]]
    for job in s.data.jobs:
        if s.act and jobs.count(job.index) != job.copies:
            problems.append(f"job {job.id} exists {jobs.count(job.index)} times instead of {job.copies}")
    tiles = [*s.tiles_blue, *s.tiles_red, *[tile for tile in s.tile_at if tile >= 0]]
    if s.act and sorted(tiles) != sorted((*s.data.tiles_blue, *s.data.tiles_red)):
        problems.append("each business tile must exist once")
    return problems


def _board(s: EmpireState) -> list[str]:
    problems: list[str] = []
    for seat in range(1, s.seats + 1):
        laid = sum([stack.count(seat) for stack in s.stacks])
        if s.markers[seat] + laid != s.data.markers:
            problems.append(f"seat {seat} does not have {s.data.markers} control markers in total")
    for figure, at in enumerate(s.where):
        if at in (RESERVE, OUT, HUDSON):
            if figure < FIGURES and at == RESERVE:
                problems.append("a neutral figure is in a reserve")
            continue
        kind = figure if figure < FIGURES else UNION_BOSS if figure % FIGURES < DON else MAYOR
        if kind == POLICE_CHIEF and TURF <= at < TURF + TURFS:
            continue
        if kind == UNION_BOSS and 0 <= at < 2 * TURFS and s.thug_on[at] == figure and s.business_on(at) >= 0:
            continue
        if kind == MAYOR and PLACE <= at < PLACE + len(s.member_on) and s.member_on[at - PLACE] == figure:
            continue
        problems.append(f"figure {figure} is on a space that it cannot stand on")
    standing = [figure for figure in s.thug_on + s.member_on if figure >= 0]
    if len(set(standing)) != len(standing) or any([s.where[figure] < 0 for figure in standing]):
        problems.append("a space holds a figure that is elsewhere")
    return problems
