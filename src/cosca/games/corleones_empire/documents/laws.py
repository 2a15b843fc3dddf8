"""Laws of conservation, as sentences: what must hold of every table between two choices (N2, S4)."""

from __future__ import annotations

from cosca.games.corleones_empire.rules.state import (
    BOX,
    FIGURES,
    HAND,
    HUDSON,
    KINDS,
    OUT,
    PLACE,
    PLAYED,
    RESERVE,
    ROW,
    TURF,
    TURFS,
    EmpireState,
)


def broken(s: EmpireState) -> list[str]:
    """The laws that the table breaks; [] if all is well."""
    return _cards(s) + _jobs(s) + _board(s)


def _cards(s: EmpireState) -> list[str]:
    wrong: list[str] = []
    for kind in range(KINDS):
        held = sum([s.money[i] + s.suitcase[i] for i in range(kind, len(s.money), KINDS)])
        if s.bank_money[kind] + held != s.data.money_cards[kind]:
            wrong.append(f"money cards of kind {kind} are not {s.data.money_cards[kind]} in all")
        if s.bank_goods[kind] + sum(s.goods[kind::KINDS]) != s.data.goods_cards[kind]:
            wrong.append(f"goods of kind {kind} are not {s.data.goods_cards[kind]} in all")
    piles = (s.money, s.suitcase, s.goods, s.bank_money, s.bank_goods, s.markers, s.bids)
    if any([min(pile) < 0 for pile in piles]):
        wrong.append("a number of cards or markers is negative")
    for i, bid in enumerate(s.bids):
        if bid > s.suitcase[i] and any(s.bids):
            wrong.append("a bid is more than its suitcase")
            break
    for at in s.ally_at:
        if at not in (BOX, ROW) and not HAND < at <= HAND + s.seats and not PLAYED < at <= PLAYED + s.seats:
            wrong.append("an ally is nowhere")
    return wrong


def _jobs(s: EmpireState) -> list[str]:
    wrong: list[str] = []
    found = [*s.job_deck, *s.job_discards, *s.looked, *[job for job in s.job_row if job >= 0]]
    found += [s.aside] if s.aside >= 0 else []
    for seat in range(s.seats + 1):
        found += [*s.jobs[seat], *s.completed[seat]]
    for job in s.data.jobs:
        if s.act and found.count(job.index) != job.copies:
            wrong.append(f"job {job.id} is there {found.count(job.index)} times instead of {job.copies}")
    tiles = [*s.tiles_blue, *s.tiles_red, *[tile for tile in s.tile_at if tile >= 0]]
    if s.act and sorted(tiles) != sorted((*s.data.tiles_blue, *s.data.tiles_red)):
        wrong.append("the business tiles are not each there once")
    return wrong


def _board(s: EmpireState) -> list[str]:
    wrong: list[str] = []
    for seat in range(1, s.seats + 1):
        laid = sum([stack.count(seat) for stack in s.stacks])
        if s.markers[seat] + laid != s.data.markers:
            wrong.append(f"seat {seat} has not {s.data.markers} control markers in all")
    for figure, at in enumerate(s.where):
        if at in (RESERVE, OUT, HUDSON):
            continue
        neutral = figure < FIGURES
        if TURF <= at < TURF + TURFS and neutral and figure == 2:
            continue
        if 0 <= at < 2 * TURFS and s.thug_on[at] == figure and s.business_on(at) >= 0:
            continue
        if PLACE <= at < PLACE + len(s.member_on) and s.member_on[at - PLACE] == figure:
            continue
        wrong.append(f"figure {figure} is not where it should be")
    standing = [figure for figure in s.thug_on + s.member_on if figure >= 0]
    if len(set(standing)) != len(standing) or any([s.where[figure] < 0 for figure in standing]):
        wrong.append("a space holds a figure that is not there")
    return wrong
