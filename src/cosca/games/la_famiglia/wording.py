"""La Famiglia in words: questions, answers and events for people, from the catalogue in `text/`.

Only what a seat's own view and events say goes into a text, so nothing hidden can get into one.
"""

from __future__ import annotations

from typing import Any, Final

from cosca.games.la_famiglia.component_words import FOLDER as FOLDER
from cosca.games.la_famiglia.component_words import ComponentWords
from cosca.games.la_famiglia.components import CARDS, FAMILIES, TILES, Part
from cosca.kernel.choice import Choice
from cosca.kernel.events import Facts
from cosca.kernel.game import Decision, Outcome
from cosca.kernel.plain import table
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


class FamigliaWording(ComponentWords):
    """The words of one table."""

    # ---------------------------------------------------------------- questions and answers

    def ask(self, decision: Decision, view: dict[str, Any]) -> str:
        self.learn(view)
        said = {**self.words(decision.about, decision.seat), "fight": self.fight(view)}
        if decision.kind == "setup.soldato":
            mine = (decision.kind, decision.seat)
            said["n"] = len([kind for kind, fields in view["steps"] if (kind, fields.get("seat")) == mine])
        elif decision.kind in ("tile.mark", "tile.clear"):
            said["n"] = self._tiles_due(decision.seat, view)
        elif decision.kind == "move.car":
            there = view["areas"][decision.about["area"]]["holder"]
            key = "car_stays" if there in (None, decision.seat) else "car_attacks"
            said["adds"] = self.text.say("name", key, {"n": self.values(view, decision.seat)["attack"]})
        return self.text.say("ask", decision.kind, said)

    def _tiles_due(self, seat: int, view: dict[str, Any]) -> int:
        """How many control tiles the seat has still to mark or to clear (M4)."""
        marked = len([marks for marks in view["tiles"].values() if seat in marks])
        due = len([holder for holder in view["control"].values() if holder == seat]) - marked
        free = [marks for marks in view["tiles"].values() if not marks[self.data.team_of[seat] - 1]]
        return -due if due < 0 else min(due, len(free), int(view["supply"]["tokens"][seat]))

    def choice(self, choice: Choice, kind: str, view: dict[str, Any]) -> str:
        self.learn(view)
        key = f"{kind}/{choice.kind}"
        if not self.text.has("choice", key):
            key = choice.kind
        return self.text.say("choice", key, self._about(choice, kind, view)).strip()

    def _about(self, choice: Choice, kind: str, view: dict[str, Any]) -> dict[str, Any]:
        data, what = self.data, choice.kind
        seat: Any = view["seat"]
        facts: dict[str, Any] = {"n": choice.value}
        name = choice.text.partition(" ")[2]
        if choice.touches and choice.touches[0].startswith("area:"):
            facts["name"] = data.area_names[choice.value]
            facts["there"] = self.there(view["areas"][name])
        elif what == "sea":
            boats = view["seas"][name]
            facts["name"] = data.sea_names[choice.value]
            facts["there"] = ", ".join([f"{self.seat(int(each))} {n}" for each, n in boats.items()])
            facts["there"] = f"({facts['there']})" if facts["there"] else ""
        elif what in ("order", "sell", "execute"):
            order = data.orders[data.order_index[name]]
            facts["name"], facts["text"] = order.name, self.order(order)
        elif what in ("tile", "card"):
            facts["name"], facts["text"] = self._card(what, choice.value, view)
        elif what == "family":
            mats: Any = data.source["mats.toml"]
            theme = next((str(mat["theme"]) for mat in mats["mat"] if mat["family"] == name), "")
            facts["name"], facts["text"] = self.name(name), theme
        elif what == "row":
            family = self.families[seat or 1]
            facts["name"] = self.column(name)
            facts["next"] = self.mat_space(family, name, view["mats"][str(seat or 1)][name])
        elif what == "seat":
            facts["name"] = self.seat(choice.value)
        elif what in ("space", "token"):
            self._about_space(choice, name, view, facts)
        elif what == "column":
            facts["name"] = self.column(name)
            facts["tokens"], facts["cost"] = self.column_cost(view, choice.value)
            facts["gives"] = self.text.say("column", name, {})
        elif what == "do":
            facts["text"] = self._do(name, kind, view)
        elif what == "brute_force":
            neutral = self._plays_neutrals(view)
            mine = seat in view["tiles"].get("vendetta", ()) and not neutral
            facts["cost"] = data.tiles[TILES.index("vendetta")].n if mine else 2
            facts["whose"] = self.name("neutral_attackers" if neutral else "your_attackers")
        return facts

    def _plays_neutrals(self, view: dict[str, Any]) -> bool:
        """Whether the seat fights for neutrals: it leads agitated ones, or plays the card of those attacked."""
        fight = view["fight"]
        if fight is None:
            return False
        if fight["leader"] == view["seat"]:
            return bool(fight["side"] == 0)
        return bool(view["areas"][fight["area"]]["holder"] == 0)

    def _card(self, what: str, index: int, view: dict[str, Any]) -> tuple[str, str]:
        if what == "tile":
            return self.data.tiles[index].name, self.tile_text(index)
        if self._plays_neutrals(view):
            return self.name(CARDS[index]), self.text.say("neutral_card", CARDS[index], {})
        cards: Any = self.data.source["conflict_cards.toml"]
        text = next((str(card["text"]) for card in cards["card"] if card["id"] == CARDS[index]), "")
        return self.name(CARDS[index]), text

    def _about_space(self, choice: Choice, name: str, view: dict[str, Any], facts: dict[str, Any]) -> None:
        space = self.data.spaces[self.data.space_index[name.split()[0]]]
        facts["name"] = self.space(space)
        if choice.kind == "token":
            owner = choice.extra
            facts["owner_s"] = self._whose(owner, view["seat"])
            foreign = owner and owner != view["seat"]
            facts["cost"] = self.text.say("name", "pay_owner", {}) if foreign else ""
        elif space.sheet == self.lower_sheet(view):
            facts["text"] = self.does(space, self.values(view, view["seat"] or 0))
        else:
            facts["text"] = self.name("upper_sheet")

    def _do(self, name: str, kind: str, view: dict[str, Any]) -> str:
        seat: Any = view["seat"]
        values = self.values(view, seat or 0)
        step = table(view["steps"][-1][1]) or {} if view["steps"] else {}
        found: tuple[Part, ...] = ()
        if kind == "space.part" and "space" in step:
            space: int = step["space"]
            found = self.data.spaces[space].parts
        elif kind == "supply.part" and seat in self.families:
            first = FAMILIES.index(self.families[seat]) * 13
            slot: int = step["slot"]
            found = self.data.orders[first + slot].parts
        part = next((each for each in found if each.do == name), Part(name, 0, ()))
        return self.part(part, values)

    # ---------------------------------------------------------------- events

    def event(self, facts: Facts) -> Line | None:
        kind = str(facts["event"])
        if kind == "family":
            self.families[int(facts["seat"])] = str(facts["family"])
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

    def fight(self, view: dict[str, Any]) -> str:
        """The attack under way: `In Noto: Red 5 attack neutral 2`; nothing if there is none."""
        fight = view["fight"]
        if fight is None:
            return ""
        there = view["areas"][fight["area"]]
        with_what = [self.name(key) for key in ("car", "sea") if fight[key]]
        facts = {"area": self.word("area", fight["area"]), "side": self.seat(fight["side"]), "n": fight["attackers"]}
        facts |= {"whose": self.seat(there["holder"] or 0), "m": there["soldati"], "with": "".join(with_what)}
        return self.text.say("name", "fight", facts)

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


wording: Final = FamigliaWording
