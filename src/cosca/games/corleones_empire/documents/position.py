"""Positions: a table as a document with names, written as differences from a fresh set-up.

The format is that of `view`, so a view is read into a state with blanks by the same code (see `blanks`).
Cards that are not mentioned are in the bank, the decks or the box. docs/formats.md describes every key.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cosca.games.corleones_empire.components.data import FAMILIES, GOODS, MONEY
from cosca.games.corleones_empire.rules.acts import EndOfAct, figures_join, job_places
from cosca.games.corleones_empire.rules.bribery import Bribery
from cosca.games.corleones_empire.rules.family_business import BusinessTurn
from cosca.games.corleones_empire.rules.names import NEUTRAL_ROLES
from cosca.games.corleones_empire.rules.setup import opening_businesses
from cosca.games.corleones_empire.rules.state import (
    BOX,
    CONSIGLIERE,
    DON,
    FIGURES,
    HAND,
    HEIR,
    HUDSON,
    KINDS,
    NOBODY,
    OUT,
    PLACE,
    PLAYED,
    POLICE_CHIEF,
    RESERVE,
    ROW,
    TURF,
    TURFS,
    EmpireState,
)
from cosca.games.corleones_empire.rules.tribute import Tribute
from cosca.games.corleones_empire.rules.turf_war import TurfWar
from cosca.kernel.errors import BadDocument
from cosca.kernel.events import Facts
from cosca.kernel.input_reader import PositionReader, several
from cosca.kernel.state import replaced

if TYPE_CHECKING:
    from cosca.games.corleones_empire.game import CorleonesEmpire

KEYS: Final = (
    "act", "allies", "aside", "bids", "borrowed", "deck", "emptied", "families", "figures", "hands", "horse",
    "job_discards", "looked_at", "neutrals", "phase", "played", "public_jobs", "scores", "sealed", "spot", "stacks",
    "steps", "suitcases", "tile_decks", "tiles", "turn",
)  # fmt: skip
FROM_VIEW: Final = ("actors", "bank", "decks", "game", "hand_sizes", "looked", "markers", "options", "seat")
PHASES: Final = ("business", "turf_war", "bribery", "tribute", "end")


def build(game: CorleonesEmpire, document: Facts) -> EmpireState:
    """Return the state of a position document."""
    return Builder(game, document).build()


class Builder(PositionReader[EmpireState]):
    """Reader of a position into a blank state."""

    keys = KEYS
    besides = FROM_VIEW

    def lay_out(self) -> None:
        s = self.s
        s.act = self.whole(self.document.get("act", 1), "act", 1, 4)
        s.horse = self.whole(self.document.get("horse", 1), "horse", 1, s.seats)
        self._families()
        self._tiles()
        self._figures()
        self._stacks()
        self._hands()
        self._allies()
        self._jobs()
        self._moment()

    # ---------------------------------------------------------------- board

    def _families(self) -> None:
        standard = self.s.options.families or FAMILIES
        given = self.section("families")
        for seat in range(1, self.seats + 1):
            family = self.index(given.get(str(seat), standard[seat - 1]), FAMILIES, f"families.{seat}")
            self.s.family = replaced(self.s.family, seat, family)
        if len(set(self.s.family[1:])) != self.s.seats:
            raise BadDocument("position: families: duplicate family")

    def _tiles(self) -> None:
        s, d = self.s, self.s.data
        blue, red = list(d.tiles_blue), list(d.tiles_red)
        if "tiles" in self.document:
            for name, tile in self.section("tiles").items():
                business = self.index(tile, tuple(d.business_index), f"tiles.{name}")
                deck = blue if business in blue else red
                if business not in deck:
                    raise BadDocument(f"position: tiles.{name}: {tile} is not a tile, or is already elsewhere")
                deck.remove(business)
                s.tile_at = replaced(s.tile_at, self.index(name, d.areas[:TURFS], "tiles"), business)
        else:
            for turf in range(opening_businesses(s.seats)):
                s.tile_at = replaced(s.tile_at, turf, blue.pop(0))
        decks = self.section("tile_decks")
        s.tiles_blue = self._deck(decks.get("blue"), blue, d.business_index, "tile_decks.blue")
        s.tiles_red = self._deck(decks.get("red"), red, d.business_index, "tile_decks.red")

    def _deck(self, given: Any, left: list[int], known: dict[str, int], where: str) -> list[int]:
        """Return a deck with these cards on top, from the top down, and the others below; the top is the last."""
        top: list[int] = []
        for name in several(given or []):
            card = self.index(name, tuple(known), where)
            if card not in left:
                raise BadDocument(f"position: {where}: {name} is already elsewhere")
            left.remove(card)
            top.append(card)
        return [*left, *reversed(top)]

    def _figures(self) -> None:
        s = self.s
        figures_join(s)
        for seat, given in self.by_seat("figures"):
            first = seat * FIGURES
            for role, where in self.mapping(given, f"figures.{seat}").items():
                if role == "thugs":
                    for i, each in enumerate(several(where)[:DON]):
                        self._stand(first + i, each, f"figures.{seat}.thugs")
                else:
                    kind = {"don": DON, "consigliere": CONSIGLIERE, "heir": HEIR}.get(role)
                    if kind is None:
                        raise BadDocument(f"position: figures.{seat}.{role}: one of thugs, don, consigliere, heir")
                    self._stand(first + kind, where, f"figures.{seat}.{role}")
        for name, where in self.section("neutrals").items():
            self._stand(self.index(name, NEUTRAL_ROLES, "neutrals"), where, f"neutrals.{name}")

    def _stand(self, figure: int, name: Any, where: str) -> None:
        s, d = self.s, self.s.data
        off = {"reserve": RESERVE, "hudson": HUDSON, "out": OUT}
        if name in off:
            s.where[figure] = off[name]
            return
        if figure == POLICE_CHIEF:
            s.where[figure] = TURF + self.index(name, d.areas[:TURFS], where)
            return
        if name in d.place_index:
            at = d.place_index[name]
            holder, slot, spot = s.member_on, at, PLACE + at
        else:
            business = self.index(name, tuple(d.business_index), where)
            if business >= TURFS and business not in s.tile_at:
                raise BadDocument(f"position: {where}: {name} has no Thug space on the board")
            spot = s.thug_space(business)
            holder, slot = s.thug_on, spot
        if holder[slot] >= 0:
            raise BadDocument(f"position: {where}: {name} is occupied")
        holder[slot] = figure
        s.where[figure] = spot

    def _stacks(self) -> None:
        s = self.s
        for name, seats in self.section("stacks").items():
            turf = self.index(name, s.data.areas[:TURFS], "stacks")
            stack = tuple([self.whole(seat, f"stacks.{name}", 1, s.seats) for seat in several(seats)])
            s.stacks = replaced(s.stacks, turf, stack)
        for seat in range(1, self.seats + 1):
            on_board = sum([stack.count(seat) for stack in s.stacks])
            s.markers = replaced(s.markers, seat, s.markers[seat] - on_board)

    # ---------------------------------------------------------------- cards

    def _hands(self) -> None:
        s = self.s
        hands = self.section("hands")
        for seat in range(1, self.seats + 1):
            where = f"hands.{seat}"
            hand = self.mapping(hands.get(str(seat), {}), where)
            self.only(hand, ("money", "goods", "jobs", "allies"), where)
            self._money(hand.get("money", [1, 2, 3]), s.money, seat, f"{where}.money")
            for name in several(hand.get("goods", [])):
                kind = self.index(name, GOODS, f"{where}.goods")
                s.goods[seat * KINDS + kind] += 1
                s.bank_goods[kind] -= 1
            s.jobs[seat] = tuple(sorted(self._jobs_of(hand.get("jobs", []), f"{where}.jobs")))
            for name in several(hand.get("allies", [])):
                s.ally_at[self._ally(name, f"{where}.allies")] = HAND + seat
        for seat, given in self.by_seat("suitcases"):
            where = f"suitcases.{seat}"
            suitcase = self.mapping(given, where)
            self.only(suitcase, ("money", "jobs"), where)
            self._money(suitcase.get("money", []), s.suitcase, seat, f"{where}.money")
            completed = tuple(sorted(self._jobs_of(suitcase.get("jobs", []), f"{where}.jobs")))
            s.completed = replaced(s.completed, seat, completed)
        for seat, given in self.by_seat("bids"):
            for value in several(given):
                at = seat * KINDS + self.index(value, MONEY, f"bids.{seat}")
                s.bids = replaced(s.bids, at, s.bids[at] + 1)

    def _money(self, given: Any, pile: list[int], seat: int, where: str) -> None:
        for value in several(given):
            kind = self.index(value, MONEY, where)
            pile[seat * KINDS + kind] += 1
            self.s.bank_money[kind] -= 1

    def _allies(self) -> None:
        s = self.s
        for seat, names in self.by_seat("played"):
            for name in several(names):
                s.ally_at[self._ally(name, f"played.{seat}")] = PLAYED + seat
        act = [ally.id for ally in s.data.allies if ally.act == s.act and s.ally_at[ally.index] == BOX]
        for name in several(self.document.get("allies", act[: s.seats - 1])):
            s.ally_at[self._ally(name, "allies")] = ROW

    def _jobs(self) -> None:
        s, d = self.s, self.s.data
        s.looked = tuple(sorted(self._jobs_of(self.document.get("looked_at", []), "looked_at")))
        if self.document.get("aside"):
            s.aside = self.index(self.document["aside"], tuple(d.job_index), "aside")
        s.job_discards = self._jobs_of(self.document.get("job_discards", []), "job_discards")
        left = [job.index for job in d.jobs for _ in range(job.copies)]
        taken = [*s.looked, *s.job_discards, *([s.aside] if s.aside >= 0 else [])]
        taken += [job for cards in (*s.jobs, *s.completed) for job in cards]
        public = self.document.get("public_jobs")
        row = [NOBODY if name is None else self._job(name, "public_jobs") for name in several(public or [])]
        for job in taken + [job for job in row if job >= 0]:
            if job not in left:
                raise BadDocument(f"position: jobs: {d.jobs[job].id} is used more often than there are copies")
            left.remove(job)
        if self.unseen:
            s.job_row, s.job_deck = tuple((row + [NOBODY] * 4)[:4]), []
            return
        top = several(self.document.get("deck") or [])
        if public is None:
            fresh = [job for job in left if d.jobs[job].id not in top][: job_places(s.seats)]
            row = fresh
            for job in fresh:
                left.remove(job)
        s.job_row = tuple((row + [NOBODY] * 4)[:4])
        s.job_deck = self._deck(top, left, d.job_index, "deck")

    def _jobs_of(self, given: Any, where: str) -> list[int]:
        return [self._job(name, where) for name in several(given)]

    def _job(self, name: Any, where: str) -> int:
        return self.index(name, tuple(self.s.data.job_index), where)

    def _ally(self, name: Any, where: str) -> int:
        ally = self.index(name, tuple(self.s.data.ally_index), where)
        if self.s.ally_at[ally] != BOX:
            raise BadDocument(f"position: {where}: {name} is already elsewhere")
        return ally

    # ---------------------------------------------------------------- the moment

    def _moment(self) -> None:
        s, d = self.s, self.s.data
        if self.document.get("spot"):
            s.spot = self.index(self.document["spot"], d.areas[:TURFS], "spot")
        if self.document.get("emptied"):
            s.emptied = self.index(self.document["emptied"], tuple(d.business_index), "emptied")
        if self.document.get("borrowed"):
            s.borrowed = self.index(self.document["borrowed"], NEUTRAL_ROLES, "borrowed")
        for seat, texts in self.by_seat("sealed"):
            s.sealed[seat] = tuple([self.choice(str(text), f"sealed.{seat}") for text in several(texts)])
        scores = self.document.get("scores")
        if scores:
            s.winner = 1
            s.scores = (0, *[self.whole(score, "scores", 0, 9999) for score in scores])

    def start(self) -> None:
        s = self.s
        if "steps" in self.document:
            s.stack = self.steps()
            return
        phase = PHASES[self.index(self.document.get("phase", "business"), PHASES, "phase")]
        turn = self.whole(self.document.get("turn", s.horse), "turn", 1, s.seats)
        steps = (EndOfAct(), Tribute(), Bribery(), TurfWar(0), BusinessTurn(turn))
        s.stack = list(steps[: 5 - PHASES.index(phase)])
        if s.act == 4:
            s.stack = [step for step in s.stack if not isinstance(step, Bribery)]
        self.game.settle(s)
