"""The components of La Famiglia in words: seats, areas, orders, spaces, mats; questions and events are made of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from cosca.games.la_famiglia.components.printed import COLUMNS, FAMILIES, ROWS, TILES, Order, Part, Space
from cosca.games.la_famiglia.game import LaFamiglia
from cosca.kernel.events import Facts
from cosca.kernel.plain import items
from cosca.kernel.texts import CatalogueWording

FOLDER: Final = Path(__file__).parent
SEAT_FIELDS: Final = ("seat", "owner", "leader", "by", "first", "whose")


class ComponentWords(CatalogueWording):
    """Names and what is printed on things. It calls a seat by its family as soon as `learn` has seen who leads what."""

    def __init__(self, game: LaFamiglia, language: str = "en", strict: bool = False) -> None:
        super().__init__(game, FOLDER, language, strict)
        self.data: Final = game.data
        self.families: dict[int, str] = {}
        self.first = 1  # the first seat of the phase that was told last
        sheets: Any = self.data.source["sheets.toml"]
        mats: Any = self.data.source["mats.toml"]
        self._columns: Final = {str(each["id"]): str(each["name"]) for each in sheets["column"]}
        self.themes: Final = {str(mat["family"]): str(mat["theme"]) for mat in mats["mat"]}
        self._learned: dict[str, str] = {}  # the families of the view seen last
        # What was said before: an order, a space with the values of a seat, a space of a mat.
        self._orders: Final[dict[int, str]] = {}
        self._spaces: Final[dict[tuple[int, ...], str]] = {}
        self._mat_spaces: Final[dict[tuple[str, str, int, bool, bool], str]] = {}

    def learn(self, view: dict[str, Any]) -> None:
        found: dict[str, str] = view["families"]
        if found != self._learned:
            self._learned = found
            self.families = {int(seat): str(name) for seat, name in found.items()}

    def leads(self, seat: int, family: str) -> None:
        """Takes in that the seat leads the family."""
        self.families[seat] = family
        self._learned = {}

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
        return self._columns.get(column, column)

    def word(self, field: str, value: Any) -> Any:
        """A fact in words; numbers and what is no name stay as they are."""
        data = self.data
        if field in SEAT_FIELDS and isinstance(value, int):
            return self.seat(value)
        several = items(value)
        if several is not None:
            return ", ".join([str(self.word(field, each)) for each in several]) or self.name("nothing")
        if not isinstance(value, str):
            return value
        if field in ("family", "families", "attacker", "defender", "played"):
            return self.name(value)
        if field in ("why", "way"):
            return self.text.say(field, value, {})
        if field in ("row", "column"):
            return self.column(value)
        if field == "order":
            return data.orders[data.order_index[value]].name
        if field in ("tile", "tiles"):
            return data.tiles[data.tile_index[value]].name
        if field == "mandamento":
            return data.mandamento_names[data.mandamenti.index(value)]
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
        if order.index not in self._orders:
            self._orders[order.index] = self._order(order)
        return self._orders[order.index]

    def _order(self, order: Order) -> str:
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
        known = (space.index, *values.values()) if values else (space.index,)
        if known not in self._spaces:
            self._spaces[known] = self._does(space, values)
        return self._spaces[known]

    def _does(self, space: Space, values: dict[str, int] | None) -> str:
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

    def mat_space(self, family: str, row: str, at: int, unlocked: bool = True, brief: bool = False) -> str:
        """What the mat space number `at` (from 0) of a row gives when it is revealed, its order if `unlocked`."""
        known = (family, row, at, unlocked, brief)
        if known not in self._mat_spaces:
            self._mat_spaces[known] = self._mat_space(family, row, at, unlocked, brief)
        return self._mat_spaces[known]

    def _mat_space(self, family: str, row: str, at: int, unlocked: bool, brief: bool) -> str:
        mat, number = self.data.mats[FAMILIES.index(family)], ROWS.index(row)
        spaces, say = mat.rows[number], self.text.say
        if at >= len(spaces):
            return say("instant", "none", {})
        space = spaces[at]
        if space.instant:
            text = say("instant", space.instant, {"n": space.n})
        elif row == "justice":
            text = say(
                "instant",
                "attack_short" if brief else "attack",
                {"attack": mat.attack[at + 1], "bomb": mat.bomb[at + 1]},
            )
        else:
            key = "place" if row == "police" else "recruit"
            text = say("instant", key, {"n": (mat.place if key == "place" else mat.recruit)[at + 1]})
        order = self.unlocked(family, row, at)
        if order is not None and unlocked:
            text += ", " + say("instant", "unlocks", {"order": f"{order.name} ({self.order(order)})"})
        return text

    def mat_step(self, family: str, row: str, at: int) -> str:
        """A mat space in few words: `place 3 + Blind Patrol`, with the order that it unlocks."""
        text, order = self.mat_space(family, row, at, False, True), self.unlocked(family, row, at)
        return text if order is None else f"{text} + {order.name}"

    def unlocked(self, family: str, row: str, at: int) -> Order | None:
        """The order that a mat space unlocks."""
        mat = self.data.mats[FAMILIES.index(family)]
        spaces = mat.rows[ROWS.index(row)]
        if at >= len(spaces) or spaces[at].unlocks < 0:
            return None
        return self.data.orders[mat.family * 13 + spaces[at].unlocks]

    def tile_text(self, tile: int) -> str:
        """What a control tile does; the terminal says upper and lower sheet where the rules say top and bottom."""
        return self.data.tiles[tile].text.replace("top sheet", self.name("upper_sheet"))

    def there(self, area: dict[str, Any]) -> str:
        """Who stands in an area, with how many, and what else is there: `Red 3, 1 lab, 1 car`."""
        if area["holder"] is None:
            found = [self.name("empty")]
        else:
            found = [f"{self.seat(area['holder'])} {area['soldati']}"]
        if area["labs"]:
            found.append(self.text.say("name", "labs", {"n": area["labs"]}))
        if area["cars"]:
            found.append(self.text.say("name", "cars", {"n": sum([int(n) for n in area["cars"].values()])}))
        if area["orders"]:
            found.append(self.text.say("name", "orders", {"n": len(area["orders"])}))
        return f"({', '.join(found)})"

    # ---------------------------------------------------------------- sheets

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
