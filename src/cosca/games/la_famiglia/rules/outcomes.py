"""The certain effects of an answer: losses, who holds the area, removed pieces, control of Mandamenti.

They come from applying the answer to a copy of the state, so they cannot differ from what happens. In an order they
reach to its end unless something is asked before (E4, W7). What the text of the answer states anyway, such as its
price, is left out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosca.games.la_famiglia.rules import facts
from cosca.games.la_famiglia.rules.encounter import NextOrder, OrderDone, WhichOrder
from cosca.games.la_famiglia.rules.management import controller
from cosca.games.la_famiglia.rules.state import EMPTY, ORDERS, FamigliaState
from cosca.kernel.events import Event
from cosca.kernel.messages import Message

if TYPE_CHECKING:
    from cosca.games.la_famiglia.documents.types_certain import Owner

FOR_NEUTRALS: Final = "neutrals"  # why Soldati are recruited for neutrals that fell (V9, R3)


def may_end_planning(after: FamigliaState) -> bool:
    """Return whether planning may be over after the answer (P1): publicly, no token and no bust (A12) is left.

    Whether a seat can use its bust depends on its money, which is secret.
    """
    return not any(after.top) and max(after.bust) < 0


def certain(before: FamigliaState, after: FamigliaState, seat: int, events: list[Event], ends: bool) -> list[Message]:
    """Return the effects of the seat's answer, the most important first; `ends`: planning may be over."""
    held = before.holder == after.holder  # then nothing changes hands, and nobody's control does
    over: list[Message] = [{"id": "certain-planning_over", "args": {}}] if ends else []
    return [
        *_losses(before, seat, events),
        *([] if held and before.fight is None else _areas(before, after, seat)),
        *([] if held else _control(before, after, seat)),
        *_pieces(before, after, seat, events),
        *over,
    ]


def _owner(s: FamigliaState, seat: int, whose: int) -> Owner:
    return {"seat": whose, "held": facts.held_by(s, seat, whose)}


def _loser(s: FamigliaState, seat: int, whose: int) -> Owner:
    """Return the owner of a loss; `hurts` if it is the asked seat."""
    owner = _owner(s, seat, whose)
    if whose == seat:
        owner["hurts"] = True
    return owner


def _losses(s: FamigliaState, seat: int, events: list[Event]) -> list[Message]:
    """Return the losses of Soldati by owner, of how many that took part."""
    lost: dict[tuple[int, str], int] = {}
    for event in events:
        if event.kind == "removed" and event.public is not None:
            key = (event.public["seat"], event.public["area"])
            lost[key] = lost.get(key, 0) + event.public["n"]
    messages: list[Message] = []
    for (whose, name), n in lost.items():
        area = s.data.areas.index(name)
        attacks = s.fight is not None and s.fight.area == area and s.fight.side == whose
        of = s.fight.attackers if attacks and s.fight is not None else s.soldati[area]
        messages.append({"id": "certain-lost", "args": {**_loser(s, seat, whose), "lost": n, "of": max(n, of)}})
    in_vain = not lost and any([event.kind == "strike" for event in events])
    return [{"id": "certain-nobody", "args": {}}] if in_vain else messages


def _areas(before: FamigliaState, after: FamigliaState, seat: int) -> list[Message]:
    """Return messages about areas left or taken, and about an area that a fight leaves unchanged."""
    messages: list[Message] = []
    over = before.fight.area if before.fight is not None and after.fight is None else -1
    for area, now in enumerate(after.holder):
        was = before.holder[area]
        name = before.data.areas[area]
        if now == EMPTY and was != EMPTY:
            messages.append({"id": "certain-empty", "args": {"area": name, **_loser(before, seat, was)}})
        elif was not in (now, EMPTY) or area == over:
            args = {"area": name, **_owner(before, seat, now), "soldati": after.soldati[area], "stays": now == was}
            if was == seat and now != seat:
                args["hurts"] = True
            messages.append({"id": "certain-holds", "args": args})
    return messages


def _control(before: FamigliaState, after: FamigliaState, seat: int) -> list[Message]:
    """Return who would control a Mandamento, or would no longer, if that were checked after the answer (M2)."""
    messages: list[Message] = []
    for m, name in enumerate(before.data.mandamenti):
        was, now = controller(before, m), controller(after, m)
        if now != was:
            owner = _owner(before, seat, now) if now else _loser(before, seat, was)
            args = {"mandamento": name, **owner, "gains": now > 0}
            messages.append({"id": "certain-control", "args": args})
    return messages


def _pieces(before: FamigliaState, after: FamigliaState, seat: int, events: list[Event]) -> list[Message]:
    """Return messages about removed cars, speedboats and labs, returned orders, and Soldati recruited for neutrals."""
    counts: dict[tuple[str, int], int] = {}
    spared: dict[tuple[str, int], int] = {}  # of these, what the asked seat meant to give up, or has used already
    queue, current = _orders(before)
    over = _orders(after)[1] != current
    for event in events:
        public = event.public
        if public is None:
            continue
        kind = event.kind
        if kind == "strike" and public["car"]:
            spared["cars_removed", seat] = spared.get(("cars_removed", seat), 0) + 1  # the car bomb (B2)
        elif kind == "order_back":
            order = -1 if public["hidden"] else _place_of(before, public["seat"], public["order"])
            if order >= 0 and order == current and over:
                continue  # it is done and returns in any case (E3)
            key = (kind, public["seat"])
            counts[key] = counts.get(key, 0) + 1
            if order >= 0 and order not in queue:
                spared[key] = spared.get(key, 0) + 1
        elif kind in ("cars_removed", "boat_removed"):
            key = (kind, public["seat"])
            counts[key] = counts.get(key, 0) + (public["n"] if kind == "cars_removed" else 1)
        elif kind == "recruited" and public["why"] == FOR_NEUTRALS:
            key = (kind, public["seat"])
            counts[key] = counts.get(key, 0) + public["n"]
        elif kind == "lab_removed":
            counts[kind, 0] = counts.get((kind, 0), 0) + 1
    messages: list[Message] = []
    for (kind, whose), n in counts.items():
        if kind == "lab_removed":
            messages.append({"id": "certain-lab_removed", "args": {"count": n}})
            continue
        hurts = kind != "recruited" and n > spared.get((kind, whose), 0)
        owner = (_loser if hurts else _owner)(before, seat, whose)
        messages.append({"id": f"certain-{kind}", "args": {**owner, "count": n}})
    return messages


def _orders(s: FamigliaState) -> tuple[tuple[int, ...], int]:
    """Return the orders that still wait for their turn, and the one that is being executed; -1 if none is."""
    queue: tuple[int, ...] = ()
    current = -1
    for step in s.stack:
        if isinstance(step, (NextOrder, WhichOrder)):
            queue = step.queue
        elif isinstance(step, OrderDone):
            current = step.seat * ORDERS + step.slot
    return queue, current


def _place_of(s: FamigliaState, seat: int, order: str) -> int:
    """Return the order of a seat as in the queue."""
    return seat * ORDERS + s.data.order_index[order] % ORDERS
