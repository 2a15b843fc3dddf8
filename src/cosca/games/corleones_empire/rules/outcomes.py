"""The certain effects of an answer: who is gunned down, controls a turf, or would win its turf war.

They come from applying the answer to a copy of the state, so they cannot differ from what happens.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosca.games.corleones_empire.rules import answers
from cosca.games.corleones_empire.rules.figures import influences
from cosca.games.corleones_empire.rules.state import FIGURES, HUDSON, TURFS, EmpireState
from cosca.games.corleones_empire.rules.turf_war import prevailing
from cosca.kernel.messages import Message

if TYPE_CHECKING:
    from cosca.games.corleones_empire.documents.types_certain import Fallen, Turned


def certain(before: EmpireState, after: EmpireState, seat: int) -> list[Message]:
    """Return the effects of the seat's answer on the board."""
    moved = before.where != after.where  # otherwise nobody falls, and the influence is the same
    messages = _fallen(before, after, seat) if moved else []
    if before.stacks != after.stacks:
        control = [before.controller(turf) for turf in range(TURFS)], [after.controller(turf) for turf in range(TURFS)]
        messages += _turned(before, seat, "certain-control", *control)
    if moved:
        messages += _turned(before, seat, "certain-leads", _strongest(before), _strongest(after))
    return messages


def _fallen(before: EmpireState, after: EmpireState, seat: int) -> list[Message]:
    """Return how many figures of each family are gunned down."""
    messages: list[Message] = []
    fallen = [0] * (before.seats + 1)
    for figure, at in enumerate(after.where):
        if at == HUDSON and before.where[figure] != HUDSON:
            fallen[figure // FIGURES] += 1
    for owner, n in enumerate(fallen):
        if n:
            args: Fallen = {"seat": owner, "owned": answers.owned(seat, owner), "count": n}
            if owner == seat:
                args["hurts"] = True
            messages.append({"id": "certain-hudson", "args": args})
    return messages


def _strongest(s: EmpireState) -> list[int]:
    """Return who would win the turf war of each turf now (T3)."""
    return [prevailing(counts) for counts in influences(s)]


def _turned(s: EmpireState, seat: int, message_id: str, before: list[int], after: list[int]) -> list[Message]:
    """Return the turfs that changed hands, grouped by the seat that gains or loses them."""
    turfs: dict[tuple[int, bool], list[str]] = {}
    taken: set[tuple[int, bool]] = set()  # from the seat itself
    for turf, now in enumerate(after):
        was = before[turf]
        if now != was:
            turfs.setdefault((now or was, now > 0), []).append(s.data.areas[turf])
            if was == seat:
                taken.add((now or was, now > 0))
    messages: list[Message] = []
    for (whose, gains), names in turfs.items():
        args: Turned = {"turfs": names, "seat": whose, "owned": answers.owned(seat, whose), "gains": gains}
        if (whose, gains) in taken:
            args["hurts"] = True
        messages.append({"id": message_id, "args": args})
    return messages
