"""What happens in La Famiglia, in words: events and the end of the game, from the catalogue in `text/`."""

from __future__ import annotations

from typing import Any, Final

from cosca.games.la_famiglia.words.component_words import ComponentWords
from cosca.kernel.decision import Outcome
from cosca.kernel.events import Facts
from cosca.kernel.texts import NOBODY, Line

ALONE, TOGETHER = "mandamenti_alone", "mandamenti_team"  # the two ways to win at once (X1)
VARIANTS: Final = {  # events whose text depends on what happened: all keys that `_variant` may pick
    "money": ("money_in", "money_out"),
    "token_moved": ("token_moved", "token_moved_on"),
    "order_issued": ("order_issued", "order_issued_hidden"),
    "order_back": ("order_back", "order_back_hidden"),
    "orders_revealed": ("orders_revealed", "orders_revealed_none"),
    "phase": ("phase_planning", "phase_encounter"),
    "conflict": ("conflict_brute_force", "conflict_finesse"),
    "moved": ("moved", "moved_cars", "moved_neutral"),
    "strike": ("strike", "strike_car"),
    "attack": ("attack", "attack_neutral"),
    "added": ("added", "added_neutral"),
    "removed": ("removed", "removed_neutral"),
    "turncoat": ("turncoat", "turncoat_neutral"),
    "attack_over": (
        "attack_over",
        "attack_over_taken",
        "attack_over_neutral",
        "attack_over_taken_neutral",
    ),
}
WITHOUT_SUBJECT: Final = ("bonuses", "family", "lab_removed")


class EventWords(ComponentWords):
    """What has happened at one table."""

    def event(self, facts: Facts) -> Line | None:
        kind = str(facts["event"])
        if kind == "family":
            self.leads(int(facts["seat"]), str(facts["family"]))
        elif kind == "phase":
            self.first = int(facts["first"])
        seat: Any = facts.get("seat", NOBODY)
        said = self.words({field: value for field, value in facts.items() if field != "event"})
        key = self._variant(kind, facts, said)
        return Line(NOBODY if kind in WITHOUT_SUBJECT else int(seat), self.text.say("event", key, said))

    def _variant(self, kind: str, facts: Facts, said: dict[str, Any]) -> str:
        """The key of an event's text; adds to `said` what the text needs besides."""
        data, neutral = self.data, "_neutral" if facts.get("seat") == 0 else ""
        if kind == "money":
            said["n"] = abs(facts["n"])
            return "money_in" if facts["n"] > 0 else "money_out"
        if kind in ("order_issued", "order_back") and "order" not in facts:
            return f"{kind}_hidden"
        if kind in ("order_executed", "order_unlocked"):
            said["text"] = self.order(data.orders[data.order_index[facts["order"]]])
        elif kind == "orders_revealed":
            said["orders"] = self._revealed(facts["orders"])
            return kind if facts["orders"] else "orders_revealed_none"
        elif kind == "sealed":
            said["card"] = self.name(str(facts["choice"]).partition(" ")[2])
        elif kind == "phase":
            return f"phase_{facts['phase']}"
        elif kind == "conflict":
            return f"conflict_{facts['approach']}"
        elif kind == "moved" and facts["cars"]:
            return "moved_cars"
        elif kind == "strike" and facts["car"]:
            return "strike_car"
        elif kind == "attack_over":
            return ("attack_over_taken" if facts["taken"] else "attack_over") + neutral
        elif kind == "family":
            said["number"] = facts["seat"]
        elif kind == "token_moved" and str(facts["origin"])[:2] == str(facts["space"])[:2]:
            return "token_moved_on"  # an Ultima Azione stays on its sheet
        elif kind == "mat_revealed":
            family = self.families.get(int(facts["seat"]))
            said["reveals"] = self.mat_space(family, facts["row"], facts["taken"] - 1, False) if family else ""
        elif kind == "control":
            said["control"] = self.control(facts["control"])
        if neutral and f"{kind}_neutral" in VARIANTS.get(kind, ()):
            return f"{kind}_neutral"
        return kind

    def _revealed(self, orders: list[dict[str, Any]]) -> str:
        """The orders on the board in their sequence: supply orders first, then by initiative and turn order (E2)."""
        found: list[tuple[bool, int, int, str]] = []
        turns = self.data.turn_order
        for each in orders:
            order, said = self.data.orders[self.data.order_index[each["order"]]], self.words(each)
            when = self.text.say("mark", "supply" if order.supply else "attack", {"initiative": order.initiative})
            rank = (turns.index(each["seat"]) - turns.index(self.first)) % len(turns)
            text = f"{when}: {said['seat']} {order.name} in {said['area']}"
            found.append((not order.supply, order.initiative, rank, text))
        return "; ".join([entry[3] for entry in sorted(found, key=lambda entry: entry[:3])])

    def control(self, control: dict[str, int]) -> str:
        """Who controls which Mandamenti."""
        held: dict[int, list[str]] = {}
        for mandamento, seat in control.items():
            name = self.data.mandamento_names[self.data.mandamento_index[mandamento]]
            held.setdefault(seat, []).append(name)
        found = [f"{self.seat(seat)} {len(names)} ({', '.join(names)})" for seat, names in sorted(held.items())]
        return "; ".join(found) or self.name("nobody")

    def outcome(self, outcome: Outcome) -> str:
        winners = " and ".join([self.seat(seat) for seat in outcome.winners])
        scores = sorted(outcome.scores.values(), reverse=True)
        facts: dict[str, Any] = {"winners": winners, "score": scores[0], "other": scores[-1]}
        if outcome.winners:
            facts["score"] = outcome.scores[outcome.winners[0]]
            facts["other"] = next((n for seat, n in outcome.scores.items() if seat not in outcome.winners), scores[-1])
        reason = outcome.reason
        if reason == "mandamenti":  # a team with fewer than 6 has won by the 5 of one family
            reason = TOGETHER if facts["score"] >= 6 else ALONE
        return self.text.say("outcome", reason, facts)
