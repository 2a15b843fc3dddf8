"""Events that were stored before facts were added to them: what their own facts tell is filled in."""

from __future__ import annotations

from cosca.kernel.events import Facts


def complete(kind: str, facts: Facts, vocabulary: int) -> Facts:
    """The facts of an event of an older vocabulary, with the newer ones that follow from them.

    What does not follow is left out; messages read well without it.
    """
    if vocabulary >= 2:
        return facts
    told = dict(facts)
    if kind == "money":
        told["amount"] = abs(facts["n"])
        told["gets"] = facts["n"] > 0
    elif kind == "token_moved":
        owner = facts["owner"]
        told["token"] = "neutral" if not owner else "own" if owner == facts["seat"] else "other"
        told["down"] = _sheet(facts["origin"]) != _sheet(facts["space"])
    elif kind in ("order_issued", "order_back"):
        told["hidden"] = "order" not in facts
    elif kind == "orders_revealed":
        told["count"] = len(facts["orders"])
    elif kind == "control":
        told["held"] = _held(facts["control"])
    return told


def _sheet(space: str) -> str:
    return space.partition(".")[0]


def _held(control: dict[str, int]) -> list[Facts]:
    held: list[Facts] = []
    for seat in (1, 2, 3, 4):
        mine = [name for name, holder in control.items() if holder == seat]
        if mine:
            held.append({"id": "control-of", "args": {"seat": seat, "n": len(mine), "mandamenti": mine}})
    return held
