"""Positions: a table as a document with names, written as differences from a fresh set-up.

The format is that of `view`, so a view is read into a state with blanks by the same code (see `blanks`).
Pieces that are not mentioned are in their supply. docs/formats.md describes every key.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cosca.games.la_famiglia.components.checks import TILES_IN_PLAY
from cosca.games.la_famiglia.components.data import CARDS, FAMILIES
from cosca.games.la_famiglia.components.data import ROWS as ROW_NAMES
from cosca.games.la_famiglia.documents.view import HIDDEN, PHASES
from cosca.games.la_famiglia.rules import sheets
from cosca.games.la_famiglia.rules.encounter import EncounterPhase
from cosca.games.la_famiglia.rules.management import Management
from cosca.games.la_famiglia.rules.planning import PlanningPhase, PlanningTurn
from cosca.games.la_famiglia.rules.rounds import EndOfRound
from cosca.games.la_famiglia.rules.setup import lead, line_up
from cosca.games.la_famiglia.rules.state import (
    AREAS,
    EMPTY,
    ENCOUNTER,
    HQ,
    MAT,
    NEUTRAL,
    ORDERS,
    PLANNING,
    ROWS,
    SEAS,
    SETUP,
    SOLD,
    UNSEEN_CARD,
    FamigliaState,
    Fight,
)
from cosca.kernel.errors import BadDocument
from cosca.kernel.events import Facts
from cosca.kernel.input_reader import PositionReader, near, several
from cosca.kernel.narrowing import mapping
from cosca.kernel.state import replaced

if TYPE_CHECKING:
    from cosca.games.la_famiglia.game import LaFamiglia

SEATS: Final = (1, 2, 3, 4)
FAMILIES_OF_SEATS: Final = ("red", "green", "blue", "yellow")
MONEY: Final = 5  # in HQ, unless the position says otherwise
SOLDATI: Final = 8

KEYS: Final = (
    "areas", "bottom", "busts", "characters", "clear", "control", "families", "fight", "first", "fresh", "gained",
    "hq", "mats", "phase", "primo", "result", "round", "sealed", "seas", "sold", "steps", "tiles", "tokens_out",
    "top", "turn", "vacated",
)  # fmt: skip
FROM_VIEW: Final = ("actors", "game", "options", "seat", "supply")  # keys of a view that are not part of a position
STARTS: Final = ("planning", "planning_end", "encounter", "encounter_end")
PLANNED: Final = ("planning_end", "encounter", "encounter_end")  # the planning phase of the round is over


def build(game: LaFamiglia, document: Facts) -> FamigliaState:
    """Return the state of a position document."""
    return Builder(game, document).build()


class Builder(PositionReader[FamigliaState]):
    """Reader of a position into a blank state."""

    keys = KEYS
    besides = FROM_VIEW

    def lay_out(self) -> None:
        s = self.s
        self._families()
        if self.document.get("phase") != PHASES[SETUP]:
            line_up(s)
            s.tokens_left[0] = 8
        s.round = self.whole(self.document.get("round", 1), "round", 0, 4)
        s.first = self.whole(self.document.get("first", 1), "first", 0, 4)
        s.primo = self.whole(self.document.get("primo", s.first), "primo", 0, 4)
        self._tiles()
        self._mats()
        self._sheets()
        self._areas()
        self._seas()
        self._hq()
        self._moment()
        self._fight()
        self._supplies()

    # ---------------------------------------------------------------- seats and sheets

    def _families(self) -> None:
        given = self.section("families")
        standard = self.s.options.families or FAMILIES_OF_SEATS
        fresh = self.document.get("phase") != PHASES[SETUP]
        characters = self.section("characters")
        for seat in SEATS:
            name = given.get(str(seat), standard[seat - 1] if fresh else None)
            if name is not None:
                lead(self.s, seat, self.index(name, FAMILIES, f"families.{seat}"))
            ids = tuple(self.s.data.character_index)
            card = characters.get(str(seat), ids[seat - 1] if fresh else None)
            if card is not None:
                self.s.character = replaced(self.s.character, seat, self.index(card, ids, f"characters.{seat}"))
        chosen = [family for family in self.s.family[1:] if family >= 0]
        if len(set(chosen)) != len(chosen):
            raise BadDocument("position: families: duplicate family")

    def _tiles(self) -> None:
        given = self.section("tiles")
        names = tuple(self.s.data.tile_index)
        for key in given:
            self.index(key, names, "tiles")
        in_play = self.s.options.tiles or names[:TILES_IN_PLAY]
        if "steps" in self.document:
            in_play = tuple(given)
        for i, name in enumerate(names):
            if name in in_play or name in given:
                self.s.put_in_play(i)
            marks = given.get(name, ())
            for mark in several(marks):
                seat = self.whole(mark, f"tiles.{name}", 0, 4)
                if seat:
                    self.s.tiles = replaced(self.s.tiles, self.s.first_tile(seat) + i, seat)

    def _mats(self) -> None:
        s = self.s
        for seat, rows in self.by_seat("mats"):
            for name, taken in self.mapping(rows, f"mats.{seat}").items():
                row = self.index(name, ROW_NAMES, f"mats.{seat}")
                if s.family[seat] < 0:
                    continue
                spaces = s.data.mats[s.family[seat]].rows[row]
                n = self.whole(taken, f"mats.{seat}.{name}", 0, len(spaces))
                s.mat = replaced(s.mat, seat * ROWS + row, n)
                for space in spaces[:n]:
                    if space.unlocks >= 0:
                        s.order_at[seat * ORDERS + space.unlocks] = HQ
        for seat, n in enumerate(self.document.get("tokens_out") or (), 1):
            s.tokens_out = replaced(s.tokens_out, seat, self.whole(n, "tokens_out", 0, 25))

    def _sheets(self) -> None:
        s, d = self.s, self.s.data
        if not s.round:
            return
        s.bottom = [0] * d.sheets[s.round].size
        planned = self.document.get("phase") in PLANNED and "steps" not in self.document
        if s.round > 1 or planned:  # after the planning phase no token is left on the top sheet
            s.top = [0] * d.sheets[s.round - 1].size
            for i in range(0 if "top" in self.document or planned else 8):
                sheets.lay(s.top, i, 0)
        for key, cells, number in (("top", s.top, s.round - 1), ("bottom", s.bottom, s.round)):
            if key in self.document:
                cells[:] = [0] * d.sheets[number].size
            for name, owners in self.section(key).items():
                at = d.space_index.get(name, -1) - d.sheets[number].first
                if not 0 <= at < len(cells):
                    ids = [sp.id for sp in d.spaces if sp.sheet == number]
                    raise BadDocument(f"position: {key}.{name}: no space of sheet {number}{near(name, ids)}")
                for owner in several(owners):
                    sheets.lay(cells, at, self._holder(owner, f"{key}.{name}"))
        for seat, name in self.by_seat("busts"):
            at = d.space_index.get(str(name), -1) - d.sheets[s.round].first
            if not 0 <= at < len(s.bottom) or not s.bottom[at]:
                raise BadDocument(f"position: busts.{seat}: no token on {name!r} of the bottom sheet")
            s.bust = replaced(s.bust, seat, at)

    # ---------------------------------------------------------------- the map

    def _areas(self) -> None:
        s = self.s
        if self.document.get("clear"):
            s.holder = [EMPTY] * AREAS
            s.soldati = [0] * AREAS
        for name, given in self.section("areas").items():
            a = self.index(name, s.data.areas, "areas")
            where = f"areas.{name}"
            area = self.mapping(given, where)
            for key in area:
                if key not in ("holder", "soldati", "labs", "cars", "orders"):
                    raise BadDocument(f"position: {where}.{key}: no such key")
            if "soldati" in area or "holder" in area:
                holder = area.get("holder", s.holder[a])
                s.soldati[a] = self.whole(area.get("soldati", s.soldati[a]), f"{where}.soldati", 0, 50)
                s.holder[a] = self._holder(holder, f"{where}.holder") if s.soldati[a] else EMPTY
            s.labs = replaced(s.labs, a, self.whole(area.get("labs", 0), f"{where}.labs", 0, 2))
            cars = area.get("cars", {})
            if isinstance(cars, int):
                cars = {s.holder[a]: cars}
            for seat, n in self.mapping(cars, f"{where}.cars").items():
                at = self.whole(seat, f"{where}.cars", 1, 4) * AREAS + a
                s.cars = replaced(s.cars, at, self.whole(n, f"{where}.cars.{seat}", 0, 5))
            for order in area.get("orders") or ():
                self._lay_order(order, a, f"{where}.orders")

    def _lay_order(self, given: Any, a: int, where: str) -> None:
        entry = mapping(given)
        name = given if entry is None else entry.get("order")
        if name is None and self.unseen:
            self.s.orders_in[a] += 1
            return
        seat, slot = self._order(name, where)
        self.s.order_at[seat * ORDERS + slot] = a
        self.s.orders_in[a] += 1

    def _order(self, name: Any, where: str) -> tuple[int, int]:
        s = self.s
        number = s.data.order_index.get(str(name))
        if number is None:
            raise BadDocument(f"position: {where}: no order {name!r}{near(str(name), list(s.data.order_index))}")
        order = s.data.orders[number]
        if order.family not in s.family:
            raise BadDocument(f"position: {where}: nobody leads the family of {name}")
        seat = s.family.index(order.family)
        if s.order_at[seat * ORDERS + order.slot] == MAT:
            row = f"mats.{seat}.{ROW_NAMES[order.row]}"
            raise BadDocument(f"position: {where}: {name} is still on the mat; take tokens off its row {row}")
        return seat, order.slot

    def _seas(self) -> None:
        for name, boats in self.section("seas").items():
            sea = self.index(name, self.s.data.seas, "seas")
            for seat, n in self.mapping(boats, f"seas.{name}").items():
                at = self.whole(seat, f"seas.{name}", 1, 4) * SEAS + sea
                self.s.boats = replaced(self.s.boats, at, self.whole(n, f"seas.{name}.{seat}", 0, 4))

    def _hq(self) -> None:
        s = self.s
        for seat in SEATS:
            s.money[seat], s.hq[seat] = (MONEY, SOLDATI) if self.document.get("phase") != "setup" else (0, 0)
        for seat, names in self.by_seat("sold"):
            for name in names:
                at, slot = self._order(name, f"sold.{seat}")
                s.order_at[at * ORDERS + slot] = SOLD
        for seat, given in self.by_seat("hq"):
            hq = self.mapping(given, f"hq.{seat}")
            for key in hq:
                if key not in ("money", "soldati", "orders"):
                    raise BadDocument(f"position: hq.{seat}.{key}: no such key; one of money, soldati, orders")
            s.money[seat] = self.whole(hq.get("money", MONEY), f"hq.{seat}.money", 0, 999)
            s.hq[seat] = self.whole(hq.get("soldati", SOLDATI), f"hq.{seat}.soldati", 0, 50)
            if "orders" in hq:
                in_hq = [self._order(name, f"hq.{seat}.orders") for name in hq["orders"]]
                for slot in range(ORDERS):
                    if s.order_at[seat * ORDERS + slot] == HQ and (seat, slot) not in in_hq:
                        s.order_at[seat * ORDERS + slot] = SOLD
                for whose, slot in in_hq:
                    if whose != seat or s.order_at[seat * ORDERS + slot] != HQ:
                        raise BadDocument(f"position: hq.{seat}.orders: {hq['orders']} cannot all be in its HQ")

    # ---------------------------------------------------------------- the moment

    def _moment(self) -> None:
        s, d = self.s, self.s.data
        for name, seat in self.section("control").items():
            m = self.index(name, d.mandamenti, "control")
            s.control = replaced(s.control, m, self.whole(seat, f"control.{name}", 0, 4))
        for name in self.document.get("fresh") or ():
            s.fresh |= 1 << self.index(name, d.areas, "fresh")
        for name in self.document.get("vacated") or ():
            s.vacated |= 1 << self.index(name, d.areas, "vacated")
        if self.document.get("gained"):
            s.gained = self.index(self.document["gained"], d.areas, "gained")
        for seat, text in self.by_seat("sealed"):
            s.sealed[seat] = (self.choice(str(text), f"sealed.{seat}"),)

    def _fight(self) -> None:
        given = self.document.get("fight")
        if given is None:
            return
        s = self.s
        f = self.mapping(given, "fight")
        order = s.data.order_index[f["order"]] if f["order"] else -1
        fight = Fight(f["leader"], f["side"], s.data.area_index[f["area"]], f["attackers"], f["car"], f["sea"], order)
        fight.defender, fight.lost, fight.taken_a = f["defender"], f["lost"], f["taken"]
        fight.card_a, fight.card_d = [self._card(card) for card in f["cards"]]
        s.fight = fight

    def _card(self, card: str | None) -> int:
        if self.unseen and card == HIDDEN:
            return UNSEEN_CARD
        return -1 if card is None else CARDS.index(card)

    def _supplies(self) -> None:
        s, f = self.s, self.s.fight
        for seat in (NEUTRAL, *SEATS):
            board = sum([s.soldati[a] for a in range(AREAS) if s.holder[a] == seat])
            fighting = f.attackers if f is not None and f.side == seat else 0
            s.supply[seat] = (50 if seat else 30) - s.hq[seat] - board - fighting
            on_sheets = sum([sheets.count(cell, seat) for cell in s.top + s.bottom])
            s.tokens_left[seat] = 8 - on_sheets - s.tiles.count(seat) * (seat > 0)
            if seat:
                s.tokens_left[seat] += sum(s.mat[seat * ROWS : (seat + 1) * ROWS]) - s.tokens_out[seat]
                cars = sum(s.cars[seat * AREAS : (seat + 1) * AREAS])
                fighting = f.car if f is not None and f.side == seat else 0
                s.cars_left = replaced(s.cars_left, seat, 5 - cars - fighting)
                s.boats_left = replaced(s.boats_left, seat, 4 - sum(s.boats[seat * SEAS : (seat + 1) * SEAS]))
        s.labs_left = 30 - sum(s.labs)

    def start(self) -> None:
        s = self.s
        phase = self.document.get("phase", "planning")
        if "steps" in self.document:
            s.phase = PHASES.index(phase)
            s.stack = self.steps()
            result = self.document.get("result")
            s.result = None if result is None else (result["team"], result["reason"])
            return
        self.index(phase, STARTS, "phase")
        s.phase = PLANNING if phase.startswith("planning") else ENCOUNTER
        s.stack = [EndOfRound(), Management()]
        if phase != "encounter_end":
            s.stack.append(EncounterPhase())
        if s.phase == PLANNING:
            s.stack.append(Management())
        if phase == "planning":
            turn = self.document.get("turn")
            s.stack.append(PlanningPhase() if turn is None else PlanningTurn(self.whole(turn, "turn", 1, 4)))
        self.game.settle(s)

    # ---------------------------------------------------------------- reading

    def _holder(self, value: Any, where: str) -> int:
        return NEUTRAL if value == "neutral" else self.whole(value, where, 0, 4)
