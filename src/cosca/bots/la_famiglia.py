"""What choices of La Famiglia are worth to a plain player, from a seat's view and the open component data.

Numbers are in points: a Soldato set onto the board is worth 1, a Mandamento about 10.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from cosca.games.la_famiglia.components import COLUMNS, FAMILIES, ROWS, TILES, Order, Part
from cosca.games.la_famiglia.game import LaFamiglia
from cosca.kernel.choice import Choice
from cosca.kernel.game import Decision, Game

Score = Callable[[Decision, Choice, Random], float]

PART_WORTH = {
    "order": 5.0, "order_two_areas": 9.0, "order_double": 6.0, "equipment": 2.0, "gather": 1.0, "ultima": 4.0,
    "influence_supply": 3.0, "influence_sheets": 3.5, "influence_row": 6.0, "car": 2.5, "boat": 1.0, "lab": 2.0,
    "column": 4.0, "soldati_per_lab": 4.0, "spread": 5.0, "coin": 1.2, "shotgun": 4.0, "bomb": 3.0,
    "pentito": 4.0, "pull": 5.0, "agitate": 2.0, "rally": 2.0, "supply": 1.0, "sheets": 1.5,
}  # fmt: skip
TILE_WORTH = {"recruitment": 4, "bribery": 4, "vendetta": 4, "city_hall": 3, "armoured_cars": 2, "allies": 3}
FIGHTS = ("shotgun", "bomb", "pentito", "pull")


def judge(game: Game[Any], view: dict[str, Any]) -> Score:
    """The scores of one moment."""
    assert isinstance(game, LaFamiglia)
    return Judge(game, view).score


class Judge:
    """One seat's look at the table."""

    def __init__(self, game: LaFamiglia, view: dict[str, Any]) -> None:
        self.data = game.data
        self.view = view
        self.seat: int = view["seat"]
        self.mate = game.data.mate_of[self.seat]
        areas = view["areas"]
        self.holder: list[int | None] = [areas[name]["holder"] for name in game.data.areas]
        self.soldati: list[int] = [areas[name]["soldati"] for name in game.data.areas]
        hq = view["hq"].get(str(self.seat), {})
        self.money: int = hq.get("money", 0)
        self.in_hq: int = hq.get("soldati", 0)
        self.hand: list[str] = hq.get("orders", [])
        self.round: int = view["round"]
        self.taken: dict[str, int] = view["mats"][str(self.seat)]
        self.by_kind: dict[str, Callable[[Decision, Choice, Random], float]] = {
            "planning.move": self.move_token,
            "planning.space": self.space,
            "ultima.space": self.space,
            "influence.space": self.token_to_sheet,
            "column.token": self.token_down,
            "order.area": lambda _d, c, _r: self.best_attack(c.value),
            "order.which": lambda d, c, _r: self.order_for(c, self.at(d, "area")),
            "place.area": lambda _d, c, _r: self.reinforce(c.value),
            "setup.soldato": lambda _d, c, _r: self.reinforce(c.value),
            "car.area": lambda _d, c, _r: self.reinforce(c.value),
            "lab.area": lambda _d, c, _r: self.keeping(c.value) + 0.3 * self.soldati[c.value],
            "move.target": self.target,
            "move.number": self.how_many,
            "strike.target": self.strike,
            "conflict.approach": self.approach,
            "conflict.card": lambda _d, _c, r: r.random(),
            "conflict.take": lambda _d, _c, r: r.random(),
            "agitate.origin": self.decline_or(0.2),
            "agitate.target": lambda _d, c, _r: self.worth(c.value) if self.foe(c.value) else -5.0,
            "gather.from": self.gather,
            "gather.soldati": lambda d, c, _r: -abs(c.value - max(1, self.soldati[self.at(d, "origin")] - 1)),
            "pentito.area": lambda _d, c, _r: -1.0 if c.kind == "skip" else self.worth(c.value),
            "pull.area": lambda _d, c, _r: -1.0 if c.kind == "done" else self.worth(c.value),
            "tile.mark": lambda _d, c, _r: TILE_WORTH.get(TILES[c.value], 1),
            "tile.clear": lambda _d, c, _r: -TILE_WORTH.get(TILES[c.value], 1),
            "influence.row": self.row,
            "influence_row.row": self.row,
            "attack.pay": lambda _d, c, _r: c.value * 0.5 if self.money > 1 else -c.value,
            "raise.grant": lambda _d, c, _r: 1.0 if c.kind == "give" else 0.0,
            "boat.other": lambda _d, c, _r: 1.0 if c.value not in (self.seat, self.mate) else 0.0,
            "spread.area": lambda _d, c, _r: self.spread(c),
        }

    def score(self, decision: Decision, choice: Choice, rng: Random) -> float:
        """What the choice is worth."""
        found = self.by_kind.get(decision.kind)
        if found is not None:
            return found(decision, choice, rng)
        if choice.kind in ("skip", "done", "refuse"):
            return -1.0
        if choice.kind == "do":
            return self.part(Part(choice.text[3:], 1, ()))
        if choice.kind in ("number", "cars"):
            return float(choice.value)
        return 0.0

    # ---------------------------------------------------------------- the map

    def at(self, decision: Decision, field: str) -> int:
        return self.data.area_index[decision.about[field]]

    def foe(self, area: int) -> bool:
        """Whether enemy Soldati stand there."""
        return self.holder[area] not in (None, 0, self.seat, self.mate)

    def held(self, area: int, seat: int | None) -> int:
        """How many other areas of its Mandamento the seat holds."""
        group = self.data.mandamento_areas[self.data.mandamento_of[area]]
        return len([a for a in group if a != area and self.holder[a] == seat])

    def worth(self, area: int) -> float:
        """What taking the area gains: towards an own Mandamento, and away from an enemy's."""
        value = (3.0, 10.0, 2.5)[self.held(area, self.seat)]
        if self.foe(area):
            value += 6.0 if self.held(area, self.holder[area]) == 1 else 2.0
        elif self.holder[area] == 0:
            value += 1.0
        if area == self.data.tie_breaker:
            value += 1.0
        return value

    def keeping(self, area: int) -> float:
        """What it matters to hold an own area."""
        return (2.0, 7.0, 3.0)[self.held(area, self.seat)]

    def danger(self, area: int) -> int:
        """The most enemy Soldati next to the area."""
        near = [self.soldati[b] for b in self.data.neighbours[area] if self.foe(b)]
        return max(near, default=0)

    def shield(self, area: int) -> int:
        """The defence bonus that can be seen: labs, and vests of orders that lie open."""
        here = self.view["areas"][self.data.areas[area]]
        bonus: int = here["labs"]
        for order in here["orders"]:
            if "order" in order and order["seat"] == self.holder[area]:
                bonus += self.data.orders[self.data.order_index[order["order"]]].vest
        return bonus

    def left_after(self, area: int, skull: int) -> int:
        """Defenders left when the bonuses have been counted."""
        return max(0, self.soldati[area] - max(0, skull - self.shield(area)))

    def attack(self, start: int, area: int, soldati: int, skull: int) -> float:
        """What an attack with all but one Soldato may gain; below 0 if it looks lost."""
        if self.holder[area] is None:
            return self.worth(area) * 0.9 if soldati > 1 else -1.0
        rest = self.left_after(area, skull)
        going = soldati - 1 if soldati > 1 else soldati
        if not rest:
            chance = 1.0
        elif going > rest + 2:
            chance = 0.95
        elif going > rest:
            chance = 0.6
        elif going == rest:
            chance = 0.25
        else:
            return -1.0
        cost = 0.0 if soldati > 1 else self.keeping(start)
        return chance * self.worth(area) - cost - 0.3 * min(rest, going)

    def skull(self, order: Order, area: int) -> int:
        bonus = order.skull
        if self.view["areas"][self.data.areas[area]]["cars"].get(str(self.seat)):
            mat = self.data.mats[order.family]
            bonus += mat.attack[self.taken["justice"]]
        return bonus

    # ---------------------------------------------------------------- planning

    def best_attack(self, area: int, order: Order | None = None) -> float:
        """The best that a shotgun from the area promises."""
        skull = 1 if order is None else self.skull(order, area)
        more = 0 if order is None else sum([p.n for p in order.parts if p.do in ("soldati", "place")])
        soldati = self.soldati[area] + min(more, self.in_hq)
        targets = [b for b in self.data.neighbours[area] if self.holder[b] not in (self.seat, self.mate)]
        return max([self.attack(area, b, soldati, skull) for b in targets], default=-1.0)

    def order_for(self, choice: Choice, area: int) -> float:
        if choice.kind == "done":
            return 0.0
        return self.order_worth(self.data.orders[self.data.order_index[choice.text.partition(" ")[2]]], area)

    def order_worth(self, order: Order, area: int) -> float:
        """What an order is worth in an area."""
        worth = order.vest * (1.0 if self.danger(area) >= self.soldati[area] else 0.3)
        for part in order.parts:
            if part.do == "shotgun":
                worth += max(0.0, self.best_attack(area, order)) * (1.4 if part.n > 1 else 1.0)
            elif part.do in ("soldati", "place"):
                worth += 0.6 * min(part.n + (2 if part.do == "place" else 0), self.in_hq)
            elif part.do == "recruit":
                worth += 1.5 + 0.4 * part.n
            else:
                worth += 0.6 * PART_WORTH.get(part.do, 1.0)
        return worth

    def order_now(self) -> float:
        """What issuing the best order in the best free area is worth now."""
        if not self.hand:
            return 0.0
        areas = self.view["areas"]
        free = [a for a, s in enumerate(self.holder) if s == self.seat and not areas[self.data.areas[a]]["orders"]]
        orders = [self.data.orders[self.data.order_index[name]] for name in self.hand]
        return max([self.order_worth(order, a) for a in free for order in orders], default=0.0)

    def part(self, part: Part) -> float:
        """A partial action of a space or a part of an order."""
        do, view = part.do, self.view
        if do in ("recruit", "place", "place_existing", "soldati"):
            mat = self.data.mats[FAMILIES.index(view["families"][str(self.seat)])]
            if do == "recruit":
                return (mat.recruit[self.taken["church"]] + part.n) * (0.7 if self.in_hq < 8 else 0.2)
            base = 0 if do == "soldati" else mat.place[self.taken["police"]]
            return 1.1 * min(base + part.n, self.in_hq)
        if do == "launder":
            labs = [
                view["areas"][name]["labs"] for a, name in enumerate(self.data.areas) if self.holder[a] == self.seat
            ]
            return 1.2 * sum(labs)
        if do == "order":
            return min(9.0, self.order_now())
        return PART_WORTH.get(do, 1.0)

    def space_worth(self, index: int) -> float:
        space = self.data.spaces[index]
        parts = [self.part(part) for part in space.parts]
        joined = sum(parts) if space.join == "and" else max(parts, default=0.0)
        return joined + 1.2 * space.money

    def space(self, decision: Decision, choice: Choice, rng: Random) -> float:
        if choice.kind == "skip":
            return 0.0
        if choice.kind != "space":
            return 1.0 if choice.kind == "ask_teammate" else 0.0
        return self.space_worth(self.data.sheets[choice.extra].first + choice.value)

    def move_token(self, decision: Decision, choice: Choice, rng: Random) -> float:
        if choice.kind == "token":
            return 4.0 if choice.extra in (0, self.seat) else 3.0 if choice.extra == self.mate else 2.5
        if choice.kind == "column":
            sheet = self.data.sheets[self.round - 1]
            tokens = [
                owner
                for i in sheet.columns[choice.value]
                for owner in self.view["top"].get(self.data.spaces[sheet.first + i].id, [])
            ]
            foreign = [owner for owner in tokens if owner not in (0, self.seat)]
            cost = sheet.cost[choice.value] + len(tokens) + len(foreign)
            gain = 8.5 if COLUMNS[choice.value] in ROWS else 6.0
            return gain - cost + (2.0 if self.money - cost >= 2 else 0.0) - 2.0 * rng.random()
        return 1.0 if choice.kind == "ask_teammate" else 0.0

    def token_to_sheet(self, decision: Decision, choice: Choice, rng: Random) -> float:
        return 1.0 if choice.extra == self.round else 0.5

    def token_down(self, decision: Decision, choice: Choice, rng: Random) -> float:
        """Tokens of a column block the spaces that help others; infinite ones block nothing."""
        space = self.data.spaces[self.data.sheets[choice.extra].first + choice.value]
        return 3.0 if space.infinite else -self.space_worth(space.index)

    def row(self, decision: Decision, choice: Choice, rng: Random) -> float:
        taken = self.taken[ROWS[choice.value]]
        spaces = self.data.mats[FAMILIES.index(self.view["families"][str(self.seat)])].rows[choice.value]
        opens = taken < len(spaces) and spaces[taken].unlocks >= 0
        return (2.0 if opens else 0.0) + (1.0 if ROWS[choice.value] in ("police", "church") else 0.0)

    def reinforce(self, area: int) -> float:
        """Where Soldati are wanted: beside a good target, under an own order, or in danger."""
        worth = 0.4 * self.keeping(area)
        if self.danger(area) >= self.soldati[area]:
            worth += 2.0
        if self.holder[area] is None:
            return 0.8 * self.worth(area)
        for order in self.view["areas"][self.data.areas[area]]["orders"]:
            if order["seat"] == self.seat and "order" in order:
                found = self.data.orders[self.data.order_index[order["order"]]]
                if any([part.do in FIGHTS for part in found.parts]):
                    worth += 4.0
        targets = [b for b in self.data.neighbours[area] if self.holder[b] not in (self.seat, self.mate)]
        return worth + 0.5 * max([self.worth(b) for b in targets], default=0.0)

    def spread(self, choice: Choice) -> float:
        if choice.kind == "done":
            return 0.0
        return {self.seat: 2.0, self.mate: 1.5}.get(self.holder[choice.value] or 0, -1.0)

    # ---------------------------------------------------------------- the encounter

    def decline_or(self, worth: float) -> Score:
        return lambda _d, c, _r: 0.0 if c.kind in ("skip", "done") else worth

    def target(self, decision: Decision, choice: Choice, rng: Random) -> float:
        if choice.kind == "skip":
            return 0.0
        start, area = self.at(decision, "origin"), choice.value
        if self.holder[area] == self.seat:
            return -0.5
        order = self.data.orders[self.data.order_index[decision.about["order"]]]
        skull = self.skull(order, start) if choice.kind == "land" else order.skull
        return self.attack(start, area, self.soldati[start], skull) - (1.0 if choice.kind == "over" else 0.0)

    def how_many(self, decision: Decision, choice: Choice, rng: Random) -> float:
        """All but one, unless the one is needed; into an empty area about half."""
        start, area = self.at(decision, "origin"), self.at(decision, "area")
        here = self.soldati[start]
        wanted = here - 1 if here > 1 else here
        if self.holder[area] is None:
            wanted = max(1, here // 2)
        else:
            order = self.data.orders[self.data.order_index[decision.about["order"]]]
            rest = self.left_after(area, self.skull(order, start))
            if not rest:
                wanted = max(1, min(wanted, (here + 1) // 2))
            elif here - 1 <= rest and self.worth(area) > self.keeping(start):
                wanted = here
        return -abs(choice.value - wanted)

    def approach(self, decision: Decision, choice: Choice, rng: Random) -> float:
        ahead = decision.about["attackers"] - decision.about["defenders"]
        return 1.0 if (choice.kind == "brute_force") == (ahead >= 3) else 0.0

    def strike(self, decision: Decision, choice: Choice, rng: Random) -> float:
        if choice.kind == "skip":
            return 0.0
        order = self.data.orders[self.data.order_index[decision.about["order"]]]
        skull = order.skull
        if choice.kind == "car_bomb":
            skull += self.data.mats[order.family].bomb[self.taken["justice"]]
        hit = self.soldati[choice.value] - self.left_after(choice.value, skull)
        return hit * (1.5 if self.foe(choice.value) else 1.0) - (1.5 if choice.kind == "car_bomb" else 0.0)

    def gather(self, decision: Decision, choice: Choice, rng: Random) -> float:
        """Soldati come along from where more than one stands."""
        if choice.kind == "done":
            return 0.0
        return 1.0 if self.soldati[choice.value] > 2 else -1.0
