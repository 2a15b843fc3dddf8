"""La Famiglia in words: questions, answers and events for people, from the catalogue in `text/`.

Only what a seat's own view and events say goes into a text, so nothing hidden can get into one.
"""

from __future__ import annotations

from typing import Any, Final

from cosca.games.la_famiglia.components.printed import COLUMNS, FAMILIES, TILES, Part
from cosca.games.la_famiglia.words import glossary
from cosca.games.la_famiglia.words.component_words import FOLDER as FOLDER
from cosca.games.la_famiglia.words.event_words import VARIANTS as VARIANTS
from cosca.games.la_famiglia.words.event_words import EventWords
from cosca.kernel.choice import Choice
from cosca.kernel.decision import Decision
from cosca.kernel.texts import OptionWords, Term

PLACES: Final = ("area", "land", "by_sea", "over", "from", "strike", "car_bomb")  # choices of an area
RAISES: Final = ("planning.move", "planning.space")  # questions at which a seat without money first raises some
GOES: Final = ("to_supply", "to_sheets", "to_either")  # where a token of the mat goes (A11, G5)


class FamigliaWording(EventWords):
    """The words of one table."""

    def terms(self) -> dict[str, Term]:
        return glossary.terms(self)

    def option_words(self, name: str) -> OptionWords:
        words = super().option_words(name)
        if name == "families":
            return words._replace(values={family: self.name(family) for family in FAMILIES})
        if name == "tiles":
            return words._replace(values={tile.id: tile.name for tile in self.data.tiles})
        return words

    # ---------------------------------------------------------------- questions

    def ask(self, decision: Decision, view: dict[str, Any]) -> str:
        self.learn(view)
        return self.text.say("ask", self._asked(decision, view), self._asking(decision, view))

    def _asked(self, decision: Decision, view: dict[str, Any]) -> str:
        """The key of a question's text: its kind, or one of its cases."""
        kind, step, case = decision.kind, self._step(view), ""
        if kind in RAISES and decision.choices[0].kind in ("sell", "ask_teammate"):
            return "raise"
        if kind == "setup.family" and decision.about["leader"] == decision.seat:
            case = "own"
        elif (kind == "order.area" and step["not_in"] >= 0) or (kind == "order.which" and step["second"]):
            case = "second"
        elif kind == "column.action" and step["acted"]:
            case = "order"
        elif kind == "conflict.take":
            case = "attacker" if step["attacker"] else "defender"
        return f"{kind}/{case}" if case else kind

    def _asking(self, decision: Decision, view: dict[str, Any]) -> dict[str, Any]:
        """What the text of a question needs."""
        kind, seat, step = decision.kind, decision.seat, self._step(view)
        said = self.words(decision.about, seat)
        fight: dict[str, Any] | None = view["fight"]
        if fight is not None:
            said["fight"] = self.fight(view)
            said["before"] = self.name("card_taken" if fight["taken"] else "card_left")
        if kind == "setup.soldato":
            said["n"] = len([key for key, fields in view["steps"] if (key, fields.get("seat")) == (kind, seat)])
        elif kind in RAISES or kind == "ultima.space":
            said["money"] = view["hq"][str(seat)]["money"]
            said["cost"] = self._owner_paid(decision.about.get("owner", 0), seat)
        elif kind == "place.number":
            said["hq"] = view["hq"][str(seat)]["soldati"]
        elif kind == "column.action":
            said["gives"] = self._column_gives(step)
        elif kind in ("influence.row", "influence_row.row"):
            said["goes"] = self._token_goes(step)
        elif kind in ("tile.mark", "tile.clear"):
            said["n"] = self._tiles_due(seat, view)
        elif kind in ("move.target", "strike.target"):
            said["bonus"] = self.data.orders[self.data.order_index[decision.about["order"]]].skull
        elif kind == "move.car":
            there = view["areas"][decision.about["area"]]["holder"]
            key = "car_stays" if there in (None, seat) else "car_attacks"
            said["adds"] = self.text.say("name", key, {"n": self.values(view, seat)["attack"]})
        return said

    def _step(self, view: dict[str, Any]) -> dict[str, Any]:
        """The fields of the step that asks."""
        if not view["steps"]:
            return {}
        found: dict[str, Any] = view["steps"][-1][1]
        return found

    def _owner_paid(self, owner: int, seat: int) -> str:
        """What moving a token costs, after a question."""
        foreign = owner and owner != seat
        return self.text.say("name", "costs_owner", {"name": self.seat(owner)}) if foreign else ""

    def _column_gives(self, step: dict[str, Any]) -> str:
        """The action of the column that a step is about."""
        column: int = step["column"]
        return self.text.say("column", COLUMNS[column], {})

    def _token_goes(self, step: dict[str, Any]) -> str:
        """Where a token taken off the mat goes; two of one row leave the game in older editions (A16)."""
        if "to" not in step:
            return self.name("both_to_supply" if self._newest() else "both_out")
        to: int = step["to"]
        return self.name(GOES[to])

    def _newest(self) -> bool:
        """Whether the newest edition is played."""
        return bool(self.options.get("edition", "1.2") == "1.2")

    def _tiles_due(self, seat: int, view: dict[str, Any]) -> int:
        """How many control tiles the seat has still to mark or to clear (M4)."""
        marked = len([marks for marks in view["tiles"].values() if seat in marks])
        due = len([holder for holder in view["control"].values() if holder == seat]) - marked
        free = [marks for marks in view["tiles"].values() if not marks[self.data.team_of[seat] - 1]]
        return -due if due < 0 else min(due, len(free), int(view["supply"]["tokens"][seat]))

    def facts(self, decision: Decision, view: dict[str, Any]) -> dict[str, Any]:
        self.learn(view)
        return self.words(decision.about, decision.seat)

    def limits(self, decision: Decision, view: dict[str, Any]) -> str:
        kind, seat, step, case = decision.kind, decision.seat, self._step(view), ""
        if kind in RAISES and decision.choices[0].kind in ("sell", "ask_teammate"):
            return "raise"
        if kind == "place.area" and step["existing"]:
            case = "existing"
        elif kind == "order.area" and self._has(view, seat, "chain_of_command"):
            case = "chain" if self._newest() else "chain_any"
        elif kind == "boat.sea" and step["area"] >= 0:
            case = "order"
        elif kind == "influence.row" and step["not_row"] >= 0:
            case = "second"
        elif kind == "move.target" and self._has(view, seat, "allies"):
            case = "allies"
        elif kind == "strike.target" and self._has(view, seat, "delay_detonator"):
            case = "detonator"
        elif kind == "spread.area" and not self._newest():
            case = "friends"
        return f"{kind}/{case}" if case else kind

    def _has(self, view: dict[str, Any], seat: int, tile: str) -> bool:
        """Whether the seat's token lies on that control tile."""
        return seat in view["tiles"].get(tile, ())

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

    # ---------------------------------------------------------------- answers

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
        if what in PLACES:
            facts["name"] = data.area_names[choice.value]
            facts["there"] = self.there(view["areas"][name])
            if what == "car_bomb":
                facts["bomb"] = self.values(view, seat or 0).get("bomb", 0)
        elif what == "sea":
            boats = view["seas"][name]
            facts["name"] = data.sea_names[choice.value]
            facts["there"] = ", ".join([f"{self.seat(int(each))} {n}" for each, n in boats.items()])
            facts["there"] = f"({facts['there']})" if facts["there"] else ""
        elif what in ("order", "sell", "execute"):
            order = data.orders[data.order_index[name]]
            facts["name"], facts["text"] = order.name, self.order(order)
        elif what == "tile":
            facts["name"], facts["text"] = data.tiles[choice.value].name, self.text.say("tile", name, {})
        elif what == "card":
            facts["name"] = self.name(name)
            facts["text"] = self.text.say("neutral_card" if self._plays_neutrals(view) else "card", name, {})
        elif what == "family":
            facts["name"], facts["text"] = self.name(name), self.themes.get(name, "")
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
        elif what == "cars":
            facts["whether"] = self.name("with_car" if choice.value else "without_car")
        elif what == "do":
            facts["text"] = self._do(name, kind, view)
        elif what == "brute_force":
            neutral = self._plays_neutrals(view)
            mine = self._has(view, seat, "vendetta") and not neutral
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

    def _about_space(self, choice: Choice, name: str, view: dict[str, Any], facts: dict[str, Any]) -> None:
        space = self.data.spaces[self.data.space_index[name.partition(" ")[0]]]
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
        step = self._step(view)
        found: tuple[Part, ...] = ()
        if kind == "space.part" and "space" in step:
            space: int = step["space"]
            found = self.data.spaces[space].parts
        elif kind == "supply.part" and seat in self.families:
            first = FAMILIES.index(self.families[seat]) * 13
            slot: int = step["slot"]
            found = self.data.orders[first + slot].parts
        elif kind == "column.action" and name == "column" and "column" in step:
            return self._column_gives(step)
        part = next((each for each in found if each.do == name), Part(name, 0, ()))
        return self.part(part, values)


wording: Final = FamigliaWording
