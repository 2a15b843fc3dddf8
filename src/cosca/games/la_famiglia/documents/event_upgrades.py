"""Upgrades of events that older versions stored, with facts that follow from their own."""

from __future__ import annotations

from cosca.kernel.events import Facts


def upgrade_event(kind: str, facts: Facts, vocabulary: int) -> Facts:
    """Return the facts of an older event, with the newer facts that follow from them.

    Facts that cannot be derived are left out; messages work without them.
    """
    if vocabulary >= 2:
        return facts
    upgraded = dict(facts)
    if kind == "money":
        upgraded["amount"] = abs(facts["n"])
        upgraded["gets"] = facts["n"] > 0
    elif kind == "token_moved":
        owner = facts["owner"]
        upgraded["token"] = "neutral" if not owner else "own" if owner == facts["seat"] else "other"
        upgraded["down"] = _sheet(facts["origin"]) != _sheet(facts["space"])
    elif kind in ("order_issued", "order_back"):
        upgraded["hidden"] = "order" not in facts
    elif kind == "orders_revealed":
        upgraded["count"] = len(facts["orders"])
    elif kind == "control":
        upgraded["held"] = _held(facts["control"])
    return upgraded


def _sheet(space: str) -> str:
    return space.partition(".")[0]


def _held(control: dict[str, int]) -> list[Facts]:
    held: list[Facts] = []
    for seat in (1, 2, 3, 4):
        mine = [name for name, holder in control.items() if holder == seat]
        if mine:
            held.append({"id": "control-of", "args": {"seat": seat, "n": len(mine), "mandamenti": mine}})
    return held
