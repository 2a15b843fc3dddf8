"""What is sure to come of an answer at once: who falls, who holds the area then, which pieces go, who would control.

It is read off the answer carried out on a copy of the state, so it cannot differ from what happens. What the words of
the answer say anyway, such as its price, is left out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosca.games.la_famiglia.rules import facts
from cosca.games.la_famiglia.rules.management import controller
from cosca.games.la_famiglia.rules.state import EMPTY, FamigliaState
from cosca.kernel.events import Event
from cosca.kernel.facts import Said

if TYPE_CHECKING:
    from cosca.games.la_famiglia.documents.types_certain import Owner

FOR_NEUTRALS: Final = "neutrals"  # why Soldati are recruited for neutrals that fell (V9, R3)


def may_end_planning(after: FamigliaState) -> bool:
    """Whether planning may be over after the answer (P1), as everyone can see: no token is left, and no bust (A12).

    A bust waits for its seat, of whose money the others know nothing.
    """
    return not any(after.top) and max(after.bust) < 0


def certain(before: FamigliaState, after: FamigliaState, seat: int, told: list[Event], ends: bool) -> list[Said]:
    """What the answer of the seat brought about, in the order in which a player asks for it; `ends`: planning."""
    held = before.holder == after.holder  # then nothing changes hands, and nobody's control does
    over: list[Said] = [{"id": "certain-planning_over", "args": {}}] if ends else []
    return [
        *_losses(before, seat, told),
        *([] if held and before.fight is None else _areas(before, after, seat)),
        *([] if held else _control(before, after, seat)),
        *_pieces(before, seat, told),
        *over,
    ]


def _owner(s: FamigliaState, seat: int, whose: int) -> Owner:
    return {"seat": whose, "held": facts.held_by(s, seat, whose)}


def _loser(s: FamigliaState, seat: int, whose: int) -> Owner:
    """Whose loss it is; one's own hurts."""
    owner = _owner(s, seat, whose)
    if whose == seat:
        owner["hurts"] = True
    return owner


def _losses(s: FamigliaState, seat: int, told: list[Event]) -> list[Said]:
    """How many Soldati of whom go back to their supply, of how many that took part."""
    lost: dict[tuple[int, str], int] = {}
    for event in told:
        if event.kind == "removed" and event.public is not None:
            key = (event.public["seat"], event.public["area"])
            lost[key] = lost.get(key, 0) + event.public["n"]
    found: list[Said] = []
    for (whose, name), n in lost.items():
        area = s.data.areas.index(name)
        attacks = s.fight is not None and s.fight.area == area and s.fight.side == whose
        of = s.fight.attackers if attacks and s.fight is not None else s.soldati[area]
        found.append({"id": "certain-lost", "args": {**_loser(s, seat, whose), "lost": n, "of": max(n, of)}})
    in_vain = not lost and any([event.kind == "strike" for event in told])
    return [{"id": "certain-nobody", "args": {}}] if in_vain else found


def _areas(before: FamigliaState, after: FamigliaState, seat: int) -> list[Said]:
    """Areas that are left, or taken; and the one for which a fight ends without that."""
    found: list[Said] = []
    over = before.fight.area if before.fight is not None and after.fight is None else -1
    for area, now in enumerate(after.holder):
        was = before.holder[area]
        name = before.data.areas[area]
        if now == EMPTY and was != EMPTY:
            found.append({"id": "certain-empty", "args": {"area": name, **_loser(before, seat, was)}})
        elif was not in (now, EMPTY) or area == over:
            args = {"area": name, **_owner(before, seat, now), "soldati": after.soldati[area], "stays": now == was}
            if was == seat and now != seat:
                args["hurts"] = True
            found.append({"id": "certain-holds", "args": args})
    return found


def _control(before: FamigliaState, after: FamigliaState, seat: int) -> list[Said]:
    """Who would control a Mandamento, or would no longer, if that were checked after the answer (M2)."""
    found: list[Said] = []
    for m, name in enumerate(before.data.mandamenti):
        was, now = controller(before, m), controller(after, m)
        if now != was:
            owner = _owner(before, seat, now) if now else _loser(before, seat, was)
            args = {"mandamento": name, **owner, "gains": now > 0}
            found.append({"id": "certain-control", "args": args})
    return found


def _pieces(s: FamigliaState, seat: int, told: list[Event]) -> list[Said]:
    """Cars, speedboats and labs that go, orders that return to HQ, Soldati recruited for neutrals."""
    counts: dict[tuple[str, int], int] = {}
    for event in told:
        public = event.public
        if public is None:
            continue
        if event.kind in ("cars_removed", "order_back", "boat_removed"):
            key = (event.kind, public["seat"])
            counts[key] = counts.get(key, 0) + (public["n"] if event.kind == "cars_removed" else 1)
        elif event.kind == "recruited" and public["why"] == FOR_NEUTRALS:
            key = (event.kind, public["seat"])
            counts[key] = counts.get(key, 0) + public["n"]
        elif event.kind == "lab_removed":
            counts[event.kind, 0] = counts.get((event.kind, 0), 0) + 1
    return [
        {
            "id": f"certain-{kind}",
            "args": {"count": n}
            if kind == "lab_removed"
            else {**(_owner if kind == "recruited" else _loser)(s, seat, whose), "count": n},
        }
        for (kind, whose), n in counts.items()
    ]
