"""La Famiglia in words: questions, answers and events for people, from the catalogue in `text/`.

Only what a seat's own view and events say goes into a text, so nothing hidden can get into one.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from cosca.games.la_famiglia.components import CARDS, COLUMNS, FAMILIES, ROWS, TILES, Order, Part, Space
from cosca.games.la_famiglia.game import LaFamiglia
from cosca.kernel.choice import Choice
from cosca.kernel.events import Facts
from cosca.kernel.game import Decision, Outcome
from cosca.kernel.plain import table
from cosca.kernel.texts import NOBODY, Line, Wording, load

FOLDER: Final = Path(__file__).parent / "text"
SEAT_FIELDS: Final = ("seat", "owner", "leader", "by", "first", "whose")
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


class FamigliaWording(Wording):
    """The words of one table. It calls a seat by its family as soon as `learn` has seen who leads what."""

    def __init__(self, game: LaFamiglia, language: str = "en", strict: bool = False) -> None:
        super().__init__(game)
        self.data: Final = game.data
        self.text: Final = load(FOLDER / f"{language}.toml", strict)
        self.families: dict[int, str] = {}

    def learn(self, view: dict[str, Any]) -> None:
        self.families = {int(seat): str(name) for seat, name in view["families"].items()}

    # ---------------------------------------------------------------- names

    def name(self, key: str) -> str:
        return self.text.say("name", key, {})

    def seat(self, seat: int) -> str:
        if not seat:
            return self.name("neutrals")
        family = self.families.get(seat)
        return self.name(family) if family else self.text.say("name", "seat", {"n": seat})

    def space(self, space: Space) -> str:
        """`Church 2`: its column and its place there."""
        return f"{self.column(COLUMNS[space.column])} {space.id.rsplit('.', 1)[1]}"

    def column(self, column: str) -> str:
        columns: Any = self.data.source["sheets.toml"]
        return next((str(each["name"]) for each in columns["column"] if each["id"] == column), column)

    def word(self, field: str, value: Any) -> Any:
        """A fact in words; numbers and what is no name stay as they are."""
        data = self.data
        if field in SEAT_FIELDS and isinstance(value, int):
            return self.seat(value)
        if isinstance(value, list):
            return ", ".join([str(self.word(field, each)) for each in value]) or self.name("nothing")  # pyright: ignore[reportUnknownVariableType]
        if not isinstance(value, str):
            return value
        if field in ("family", "families", "attacker", "defender", "played"):
            return self.name(value)
        if field == "why":
            return self.text.say("why", value, {})
        if field == "row":
            return self.column(value)
        if field == "column":
            return self.column(value)
        if field == "order":
            return data.orders[data.order_index[value]].name
        if field in ("tile", "tiles"):
            return data.tiles[data.tile_index[value]].name
        if field == "character":
            return data.characters[data.character_index[value]].name
        if field == "piece":
            return self.text.say("instant", value, {}).split(" ", 1)[-1]
        if value in data.area_index:
            return data.area_names[data.area_index[value]]
        if value in data.sea_index:
            return data.sea_names[data.sea_index[value]]
        if value in data.space_index:
            return self.space(data.spaces[data.space_index[value]])
        return value

    def words(self, facts: Facts, me: int | None = None) -> dict[str, Any]:
        """All facts in words; `owner_s` is the owner of a token before its noun, as `me` would say it."""
        said = {field: self.word(field, value) for field, value in facts.items()}
        if "owner" in facts:
            said["owner_s"] = self._whose(facts["owner"], me)
        return said

    def _whose(self, owner: int, me: int | None = None) -> str:
        if not owner:
            return self.name("the_neutral")
        return self.name("your") if owner == me else self.text.say("name", "whose", {"name": self.seat(owner)})

    # ---------------------------------------------------------------- components

    def part(self, part: Part, values: dict[str, int] | None = None) -> str:
        """A symbol of an order or a space; `values` are the base values of a seat, where they are known."""
        key = f"{part.do}_2" if part.do in ("shotgun", "bomb") and part.n > 1 else part.do
        facts: dict[str, Any] = {"n": part.n, "numbers": ", ".join([str(n) for n in part.numbers])}
        facts["value"] = self.text.say("name", "base_more" if part.n else "base", {"n": part.n})
        base = (values or {}).get("place" if part.do == "place_existing" else part.do)
        if base is not None:
            facts["value"] = base + part.n
            key = "launder_known" if key == "launder" else key
        return self.text.say("part", key, facts)

    def order(self, order: Order) -> str:
        """What an order token shows, in one line."""
        say = self.text.say
        kind = "supply" if order.supply else "attack"
        marks = [say("mark", kind, {"initiative": order.initiative})]
        marks += [self.part(part) for part in order.parts]
        for name, n in (("skull", order.skull), ("vest", order.vest), ("replace", order.replace)):
            if n:
                marks.append(say("mark", name, {"n": n}))
        for name, shown in (("pay_remove", order.pay_remove), ("either_order", order.either_order)):
            if shown:
                marks.append(say("mark", name, {}))
        return f"{marks[0]}: {', '.join(marks[1:])}"

    def does(self, space: Space, values: dict[str, int] | None = None) -> str:
        """What a space does and costs."""
        joint = " + " if space.join == "and" else " or "
        text = joint.join([self.part(part, values) for part in space.parts]) or self.name("nothing")
        if space.money:
            text += self.text.say("name", "pay" if space.money < 0 else "receive", {"n": abs(space.money)})
        return text + (" ∞" if space.infinite else "")

    def values(self, view: dict[str, Any], seat: int) -> dict[str, int]:
        """The base values of a seat and its labs, as its mat shows them."""
        family = self.families.get(seat)
        if family is None:
            return {}
        mat, taken = self.data.mats[FAMILIES.index(family)], view["mats"][str(seat)]
        labs = sum([area["labs"] for area in view["areas"].values() if area["holder"] == seat])
        return {
            "recruit": mat.recruit[taken["church"]],
            "place": mat.place[taken["police"]],
            "attack": mat.attack[taken["justice"]],
            "bomb": mat.bomb[taken["justice"]],
            "launder": labs,
        }

    def mat_space(self, family: str, row: str, at: int, unlocked: bool = True) -> str:
        """What the mat space number `at` (from 0) of a row gives when it is revealed, its order if `unlocked`."""
        mat, number = self.data.mats[FAMILIES.index(family)], ROWS.index(row)
        spaces, say = mat.rows[number], self.text.say
        if at >= len(spaces):
            return say("instant", "none", {})
        space = spaces[at]
        if space.instant:
            text = say("instant", space.instant, {"n": space.n})
        elif row == "justice":
            text = say("instant", "attack", {"attack": mat.attack[at + 1], "bomb": mat.bomb[at + 1]})
        else:
            key = "place" if row == "police" else "recruit"
            text = say("instant", key, {"n": (mat.place if key == "place" else mat.recruit)[at + 1]})
        if space.unlocks >= 0 and unlocked:
            order = self.data.orders[mat.family * 13 + space.unlocks]
            text += ", " + say("instant", "unlocks", {"order": f"{order.name} ({self.order(order)})"})
        return text

    def there(self, area: dict[str, Any]) -> str:
        """Who stands in an area, with how many, and its labs: `Red 3, 1 lab`."""
        if area["holder"] is None:
            found = [self.name("empty")]
        else:
            found = [f"{self.seat(area['holder'])} {area['soldati']}"]
        if area["labs"]:
            found.append(self.text.say("name", "labs", {"n": area["labs"]}))
        if area["orders"]:
            found.append(self.text.say("name", "orders", {"n": len(area["orders"])}))
        return f"({', '.join(found)})"

    # ---------------------------------------------------------------- questions and answers

    def ask(self, decision: Decision, view: dict[str, Any]) -> str:
        self.learn(view)
        return self.text.say("ask", decision.kind, self.words(decision.about, decision.seat))

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
            facts["name"], facts["text"] = self._card(what, choice.value)
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
            mine = "vendetta" in view["tiles"] and seat in view["tiles"]["vendetta"]
            facts["cost"] = data.tiles[TILES.index("vendetta")].n if mine else 2
        return facts

    def _card(self, what: str, index: int) -> tuple[str, str]:
        if what == "tile":
            return self.data.tiles[index].name, self.data.tiles[index].text
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
            facts["cost"] = self.text.say("name", "pay_to", {"name": self.seat(owner)}) if foreign else ""
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

    def lower_sheet(self, view: dict[str, Any]) -> int:
        """The number of the lower sheet: the round; during the set-up, round 0, the one of round 1 lies there."""
        number: int = view["round"]
        return max(1, number)

    def column_cost(self, view: dict[str, Any], column: int) -> tuple[int, int]:
        """How many tokens a column of the upper sheet holds, and what option B costs the seat (G2, H30)."""
        sheet = self.data.sheets[self.lower_sheet(view) - 1]
        owners: list[int] = []
        for at in sheet.columns[column]:
            owners += view["top"].get(self.data.spaces[sheet.first + at].id, [])
        seat: Any = view["seat"]
        bank = sheet.cost[column] + len(owners)
        if seat in view["tiles"].get("city_hall", ()):
            bank = max(0, bank - self.data.tiles[TILES.index("city_hall")].n)
        return len(owners), bank + len([owner for owner in owners if owner and owner != seat])

    # ---------------------------------------------------------------- events

    def event(self, facts: Facts) -> Line | None:
        kind = str(facts["event"])
        if kind == "family":
            self.families[int(facts["seat"])] = str(facts["family"])
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
            shown = [self.words(each) for each in facts["orders"]]
            said["orders"] = "; ".join([f"{each['seat']} {each['order']} in {each['area']}" for each in shown])
            return kind if shown else "orders_revealed_none"
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
        facts = {"winners": winners, "score": scores[0], "other": scores[-1]}
        if outcome.winners:
            facts["score"] = outcome.scores[outcome.winners[0]]
            facts["other"] = next((n for seat, n in outcome.scores.items() if seat not in outcome.winners), scores[-1])
        return self.text.say("outcome", outcome.reason, facts)


wording: Final = FamigliaWording
