"""Corleone's Empire in words: questions, answers and events for people, from the catalogue in `text/`.

Only what a seat's own view and events say goes into a text, so nothing hidden can get into one.
"""

from __future__ import annotations

from typing import Any, Final

from cosca.games.corleones_empire.components.printed import GOODS, ICONS, MONEY, Business
from cosca.games.corleones_empire.rules.names import ALLY
from cosca.games.corleones_empire.words import glossary
from cosca.games.corleones_empire.words.component_words import FOLDER as FOLDER
from cosca.games.corleones_empire.words.component_words import MEMBERS, ComponentWords
from cosca.kernel.choice import Choice
from cosca.kernel.events import Facts
from cosca.kernel.game import Decision, Outcome
from cosca.kernel.texts import NOBODY, Line, OptionWords, Term

VARIANTS: Final = {  # events whose text depends on what happened: all keys that `_variant` may pick
    "sealed": ("sealed", "sealed_done"),
    "job_gained": ("job_gained", "job_gained_hidden"),
    "job_looked_at": ("job_looked_at", "job_looked_at_hidden"),
    "job_shown": ("job_shown", "job_shown_public"),
    "declined": (),
    "job_money": (),
    "job_begun": (),  # its goods have been told one by one, and the job is told when it is completed
    "figure_placed": ("figure_placed", "figure_placed_neutral"),
    "gunned_down": ("gunned_down", "gunned_down_neutral"),
    "turf_war": ("turf_war", "turf_war_tied"),
    "phase": ("phase_bribery", "phase_tribute"),
}
WITHOUT_SUBJECT: Final = ("family", "front_first")


class EmpireWording(ComponentWords):
    """The words of one table."""

    def terms(self) -> dict[str, Term]:
        return glossary.terms(self)

    def option_words(self, name: str) -> OptionWords:
        words = super().option_words(name)
        if name == "families":
            return words._replace(values={family.id: family.name for family in self.data.families})
        return words

    # ---------------------------------------------------------------- questions

    def ask(self, decision: Decision, view: dict[str, Any]) -> str:
        self.learn(view)
        facts = self._asked(decision, view)
        text = self.text.say("ask", decision.kind, facts)
        card = self._carried_out(view)
        return self.name("card", card=card, ask=text) if card else text

    def _asked(self, decision: Decision, view: dict[str, Any]) -> dict[str, Any]:
        data, about, seat = self.data, decision.about, decision.seat
        step = self._step(view)
        said = {field: self.word(field, value) for field, value in about.items()}
        kind: Any = about.get("kind", step.get("kind"))
        if isinstance(kind, str):
            said["kind"] = self.text.say("figure", kind, {})
        if "figure" in about:
            said["figure"] = self.text.say("figure", about["figure"], {})
        if "whose" in about:
            said["whose_s"] = self.whose(about["whose"], seat)
        if "business" in about:
            said["front"] = self.icons(data.businesses[data.business_index[about["business"]]].front)
        if decision.kind == "member.place":
            mine = view["figures"][str(seat)]
            ready = [role for role in MEMBERS if mine[role] == "reserve"]
            said["member"] = self.text.say("figure", ready[0] if ready else "family", {})
        elif decision.kind == "job.pay":
            due = next((good for good, n in enumerate(step["cost"]) if n), 0)
            said["due"] = self.text.say("good", GOODS[due], {})
        elif decision.kind == "effect.use":
            number: int = step["card"]
            effects = data.allies[number - ALLY].effects if number >= ALLY else data.jobs[number].effects
            index: int = step["index"]
            said["effect"] = self.effect(effects[index])
        elif decision.kind in ("bid.card", "tribute.card"):
            picks = self._picks(view)
            said["picked"] = ", ".join([self.card(pick) for pick in picks]) or self.name("nothing")
            said["left"] = about.get("n", 0) - len(picks)
            said["limit"] = data.hand_limits[view["act"] - 1]
        return said

    def facts(self, decision: Decision, view: dict[str, Any]) -> dict[str, Any]:
        self.learn(view)
        said, step = self._asked(decision, view), self._step(view)
        for field, section in (("whose", "whose"), ("where", "where"), ("where", "turfs")):
            if isinstance(step.get(field), str):
                said[section] = self.text.say(section, step[field], {})
        return said

    def limits(self, decision: Decision, view: dict[str, Any]) -> str:
        kind, step = decision.kind, self._step(view)
        if kind == "neutral.place":
            case = "mayor_two" if step["where"] == "two_areas" else str(decision.about["figure"])
        elif kind == "front.business" and step["where"] == "emptied":
            case = "emptied"
        elif kind == "member.place" and len(view["hand_sizes"]) == 2:
            case = "two_seats"
        else:
            return kind
        return f"{kind}/{case}"

    def _step(self, view: dict[str, Any]) -> dict[str, Any]:
        """The fields of the step that asks."""
        if not view["steps"]:
            return {}
        found: dict[str, Any] = view["steps"][-1][1]
        return found

    def _picks(self, view: dict[str, Any]) -> list[str]:
        """The seat's own sealed picks so far, without the word that ends them."""
        found: Any = view["sealed"].get(str(view["seat"]), [])
        return [str(pick) for pick in found if pick != "done"]

    def _carried_out(self, view: dict[str, Any]) -> str:
        """The card whose effects the question belongs to; "" if none."""
        for key, values in reversed(view["steps"]):
            if key in ("card.effects", "effect.use"):
                number: int = values["card"]
                return self.data.allies[number - ALLY].name if number >= ALLY else self.data.jobs[number].name
        return ""

    # ---------------------------------------------------------------- answers

    def choice(self, choice: Choice, kind: str, view: dict[str, Any]) -> str:
        self.learn(view)
        key = f"{kind}/{choice.kind}"
        if not self.text.has("choice", key):
            key = choice.kind
        return self.text.say("choice", key, self._about(choice, kind, view)).strip()

    def _about(self, choice: Choice, kind: str, view: dict[str, Any]) -> dict[str, Any]:
        data, what, seat = self.data, choice.kind, view["seat"]
        facts: dict[str, Any] = {"n": choice.value, "times": ""}
        if what in ("money", "good"):
            facts["name"] = self.card(choice.text) if what == "money" else self.icon_names[GOODS[choice.value]]
            facts["times"] = self._times(self._number(choice, kind, view))
        elif what == "icon":
            name, step = ICONS[choice.value], self._step(view)
            facts["name"], facts["text"] = self.icon_names[name], self.icon_texts[name]
            facts["times"] = self._times([*step.get("icons", ())].count(choice.value))
        elif what in ("job", "public"):
            job = data.jobs[choice.value]
            facts["name"], facts["deal"], facts["text"] = job.name, self.deal(job), job.text
        elif what == "ally":
            facts["name"], facts["text"] = data.allies[choice.value].name, data.allies[choice.value].text
        elif what == "seat":
            facts["name"] = self.name("you") if choice.value == seat else self.seat(choice.value)
        elif what == "business":
            self._about_business(data.businesses[choice.value], kind, view, facts)
        elif what == "place":
            place = data.places[choice.value]
            facts["name"], facts["areas"] = place.name, self.areas(place)
            facts["icons"] = self.icons(self.backs(place.areas))
        elif what in ("thug_at", "member_at"):
            self._about_figure(choice, view, facts)
        elif what == "turf":
            self._about_turf(choice.value, view, facts)
        elif what == "marker":
            facts["name"], facts["n"] = data.area_names[choice.value], choice.extra + 1
            facts["high"] = len(view["stacks"].get(data.areas[choice.value], ()))
        elif what == "police_chief":
            at: str = view["neutrals"]["police_chief"]
            facts["name"] = data.area_names[data.area_index[at]] if at in data.area_index else at
        elif what == "money_first":
            number: int = self._step(view)["job"]
            facts["deal"] = self.money([MONEY[card] for card in data.jobs[number].money])
        return facts

    def _times(self, n: int) -> str:
        return self.name("times", n=n) if n > 1 else ""

    def _number(self, choice: Choice, kind: str, view: dict[str, Any]) -> int:
        """How many of that card are left to choose from: in hand or suitcase, less those picked."""
        me = str(view["seat"])
        if kind in ("bid.card", "tax.card"):
            cards: Any = view["suitcases"].get(me, {}).get("money", [])
        elif kind == "good.which" or me not in view["hands"]:
            return 1
        else:
            cards = view["hands"][me]["money" if choice.kind == "money" else "goods"]
        wanted = MONEY[choice.value] if choice.kind == "money" else GOODS[choice.value]
        held = [*cards].count(wanted)
        return held - self._picks(view).count(choice.text)

    def _about_business(self, business: Business, kind: str, view: dict[str, Any], facts: dict[str, Any]) -> None:
        turf = self.turf_of(business)
        facts["name"], facts["turf"] = business.name, self.data.area_names[turf]
        facts["icons"] = self.icons(business.back if kind.startswith("back.") else business.front)
        facts["control"] = self._control(turf, view)

    def _control(self, turf: int, view: dict[str, Any]) -> str:
        """Who controls a turf, after its name."""
        stack = view["stacks"].get(self.data.areas[turf], ())
        if not stack:
            return ""
        owner = self.name("you") if stack[-1] == view["seat"] else self.seat(stack[-1])
        return self.name("control", name=owner)

    def _about_figure(self, choice: Choice, view: dict[str, Any], facts: dict[str, Any]) -> None:
        data = self.data
        if choice.kind == "thug_at":
            business = data.businesses[choice.value]
            at = business.id
            facts["name"] = f"{business.name} ({data.area_names[self.turf_of(business)]})"
        else:
            place = data.places[choice.value]
            at = place.id
            facts["name"] = f"{place.name} ({self.areas(place)})"
        owner, role = self.standing(view).get(at, [(0, "any")])[0]
        facts["owner_s"], facts["figure"] = self.whose(owner, view["seat"]), self.text.say("figure", role, {})

    def _about_turf(self, turf: int, view: dict[str, Any], facts: dict[str, Any]) -> None:
        facts["name"] = self.data.area_names[turf]
        facts["control"] = self._control(turf, view)
        there = self.influence(turf, view)
        facts["influence"] = f" ({self._counts(there)})" if there else ""

    def _counts(self, counts: dict[int, int]) -> str:
        return ", ".join([f"{self.seat(seat)} {n}" for seat, n in counts.items() if n])

    # ---------------------------------------------------------------- events

    def event(self, facts: Facts) -> Line | None:
        kind = str(facts["event"])
        self.heard(facts)
        if not VARIANTS.get(kind, (kind,)) or (kind == "turf_war" and not any(facts["influence"])):
            return None
        said = {field: self.word(field, value) for field, value in facts.items() if field != "event"}
        key = self._variant(kind, facts, said)
        seat: Any = facts.get("seat", NOBODY)
        return Line(NOBODY if kind in WITHOUT_SUBJECT else int(seat), self.text.say("event", key, said))

    def _variant(self, kind: str, facts: Facts, said: dict[str, Any]) -> str:
        """The key of an event's text; adds to `said` what the text needs besides."""
        data = self.data
        if "job" in facts:
            said["deal"] = self.deal(data.jobs[data.job_index[facts["job"]]])
        if kind in ("job_gained", "job_looked_at") and "job" not in facts:
            return f"{kind}_hidden"
        if kind == "job_shown" and facts["public"]:
            return "job_shown_public"
        if kind == "sealed":
            said["choice"] = self.card(facts["choice"]) if " " in facts["choice"] else ""
            return "sealed_done" if facts["choice"] == "done" else kind
        if kind in ("figure_placed", "gunned_down", "set_aside"):
            said["figure"] = self.text.say("figure", f"a_{facts['figure']}", {})
            return kind if facts["seat"] else f"{kind}_neutral"
        if kind == "family":
            said["number"] = facts["seat"]
        elif kind == "business_opened":
            business = data.businesses[data.business_index[facts["business"]]]
            said["front"], said["back"] = self.icons(business.front), self.icons(business.back)
        elif kind == "ally_laid_out":
            said["text"] = data.allies[data.ally_index[facts["ally"]]].text
        elif kind == "act":
            said["title"], said["limit"] = data.act_names[facts["act"] - 1], data.hand_limits[facts["act"] - 1]
        elif kind == "phase":
            return f"phase_{facts['phase']}"
        elif kind == "turf_war":
            influence: list[int] = facts["influence"]
            said["influence"] = self._counts(dict(enumerate(influence)))
            return kind if facts["winner"] else "turf_war_tied"
        elif kind == "bids_revealed":
            said["bids"] = ", ".join([self._bid(each["seat"], each["cards"]) for each in facts["bids"]])
        elif kind == "offers_revealed":
            said["offers"] = ", ".join([self._bid(each["seat"], [each["card"]]) for each in facts["offers"]])
        elif kind == "tax_revealed":
            said["cards"] = ", ".join([self._bid(each["seat"], [each["card"]]) for each in facts["cards"]])
        elif kind == "game_over":
            said["scores"] = ", ".join([f"{self.seat(seat)} ${n}" for seat, n in enumerate(facts["scores"], 1)])
        return kind

    def _bid(self, seat: int, cards: list[int]) -> str:
        return self.name("bid", seat=self.seat(seat), cards=self.money(cards))

    def outcome(self, outcome: Outcome) -> str:
        order = sorted(outcome.ranks, key=lambda seat: (outcome.ranks[seat], seat))
        facts = {
            "winners": " and ".join([self.seat(seat) for seat in outcome.winners]),
            "score": outcome.scores[order[0]],
            "all": ", ".join([f"{self.seat(seat)} ${outcome.scores[seat]}" for seat in order]),
        }
        shared = "_shared" if len(outcome.winners) > 1 else ""
        return self.text.say("outcome", outcome.reason + shared, facts)


wording: Final = EmpireWording
