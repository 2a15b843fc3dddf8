"""Events that older versions stored, completed with what their own facts tell."""

from __future__ import annotations

from typing import Final

from cosca.kernel.events import Facts

_DEAL: Final = ("public_job", "job_shown")
_SEEN: Final = ("job_gained", "job_looked_at")
UNKNOWN: Final = -1  # who controlled a turf, where 0 is nobody


def complete(kind: str, facts: Facts, vocabulary: int) -> Facts:
    """The event with the facts of the present vocabulary as far as they can be known; 0, -1 or [] where not."""
    if vocabulary >= 2:
        return facts
    found = dict(facts)
    if kind in ("money_taken", "banked"):
        found["owed"] = facts["card"]
    elif kind == "discarded":
        found["what"], found["why"] = str(facts["card"]).replace(" ", ":", 1), "card"
    elif kind in _SEEN:
        found["seen"] = "job" in facts
    elif kind == "suitcase_paid":
        found["by"] = facts["seat"]
    elif kind in ("gunned_down", "tax_revealed"):
        found["by"] = 0
    elif kind == "turf_war":
        counts = [{"seat": seat, "n": n} for seat, n in enumerate(facts["influence"]) if n]
        found["counts"], found["result"] = counts, "won" if facts["winner"] else "tied" if counts else "empty"
    elif kind == "bids_revealed":
        found["bids"] = [{**bid, "total": sum(bid["cards"])} for bid in facts["bids"]]
    elif kind == "tribute_revealed":
        found["tribute"] = [
            {**each, "what": [card.replace(" ", ":", 1) for card in each["cards"]]} for each in facts["tribute"]
        ]
    elif kind == "offers_revealed":
        found["best"] = max(facts["offers"], key=lambda offer: offer["card"])["seat"]
    elif kind == "game_over":
        found["counts"] = [{"seat": seat, "total": total} for seat, total in enumerate(facts["scores"], 1)]
    elif kind == "phase":
        found["seats"], found["limit"] = [], 0
    elif kind == "act":
        found["limit"] = 0
    elif kind == "front_used":
        found["controller"] = UNKNOWN
    elif kind == "business_opened":
        found["front"], found["back"] = [], []
    elif kind == "sealed":
        found["element"] = str(facts["choice"]).replace(" ", ":", 1) if " " in facts["choice"] else ""
    if kind in _DEAL or found.get("seen"):
        found["goods"], found["cards"] = [], []
    return found
