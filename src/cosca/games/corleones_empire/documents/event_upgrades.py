"""Upgrades of events that older versions stored, with facts that follow from their own."""

from __future__ import annotations

from typing import Final

from cosca.kernel.events import Facts

_DEAL: Final = ("public_job", "job_shown")
_SEEN: Final = ("job_gained", "job_looked_at")
UNKNOWN: Final = -1  # who controlled a turf, where 0 is nobody


def upgrade_event(kind: str, facts: Facts, vocabulary: int) -> Facts:
    """Return the event with the facts of the current vocabulary; those that cannot be known are 0, -1 or []."""
    if vocabulary >= 2:
        return facts
    upgraded = dict(facts)
    if kind in ("money_taken", "banked"):
        upgraded["owed"] = facts["card"]
    elif kind == "discarded":
        upgraded["what"], upgraded["why"] = str(facts["card"]).replace(" ", ":", 1), "card"
    elif kind in _SEEN:
        upgraded["seen"] = "job" in facts
    elif kind == "suitcase_paid":
        upgraded["by"] = facts["seat"]
    elif kind in ("gunned_down", "tax_revealed"):
        upgraded["by"] = 0
    elif kind == "turf_war":
        counts = [{"seat": seat, "n": n} for seat, n in enumerate(facts["influence"]) if n]
        upgraded["counts"], upgraded["result"] = counts, "won" if facts["winner"] else "tied" if counts else "empty"
    elif kind == "bids_revealed":
        upgraded["bids"] = [{**bid, "total": sum(bid["cards"])} for bid in facts["bids"]]
    elif kind == "tribute_revealed":
        upgraded["tribute"] = [
            {**tribute, "what": [card.replace(" ", ":", 1) for card in tribute["cards"]]}
            for tribute in facts["tribute"]
        ]
    elif kind == "offers_revealed":
        upgraded["best"] = max(facts["offers"], key=lambda offer: offer["card"])["seat"]
    elif kind == "game_over":
        upgraded["counts"] = [{"seat": seat, "total": total} for seat, total in enumerate(facts["scores"], 1)]
    elif kind == "phase":
        upgraded["seats"], upgraded["limit"] = [], 0
    elif kind == "act":
        upgraded["limit"] = 0
    elif kind == "front_used":
        upgraded["controller"] = UNKNOWN
    elif kind == "business_opened":
        upgraded["front"], upgraded["back"] = [], []
    elif kind == "sealed":
        upgraded["element"] = str(facts["choice"]).replace(" ", ":", 1) if " " in facts["choice"] else ""
    if kind in _DEAL or upgraded.get("seen"):
        upgraded["goods"], upgraded["cards"] = [], []
    return upgraded
