"""Observations of Corleone's Empire for learners, with no more information than `view` (N3, W5, W8, W9).

Seats are relative to the observer: 0 itself, the others clockwise. Every table has places for five seats.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosca.games.corleones_empire.components.data import FAMILIES, ICONS
from cosca.games.corleones_empire.rules.names import ALLY
from cosca.games.corleones_empire.rules.state import (
    FIGURES,
    HAND,
    KINDS,
    NOBODY,
    PLACE,
    PLAYED,
    ROW,
    TURF,
    TURFS,
    EmpireState,
)
from cosca.kernel.observation import Asked, Layout, Observer, Sparse, Spread, asked_blocks
from cosca.kernel.steps import Ask, Sealed

if TYPE_CHECKING:
    from cosca.games.corleones_empire.game import CorleonesEmpire

SEATS: Final = 5  # at the largest table
NEUTRAL: Final = 3  # figures of nobody
ACTS: Final = 5
CARDS: Final = 60  # of one kind at one place
SEEN: Final = 8  # markers of a stack written individually, from the top
SPOTS: Final = 2 * TURFS  # Thug spaces

SPREAD: Final[Spread] = {
    "business": ("business", 40),
    "turf": ("turf", TURFS),
    "spot": ("turf", TURFS),
    "at": ("at", TURF + TURFS + 1),
    "icons": ("icons", len(ICONS)),
}
BAGS: Final = ("icons",)
SEAT_FIELDS: Final = ("controller", "to")
OWN_FIELDS: Final = ("job", "card", "figure")  # written here


class EmpireObserver(Observer[EmpireState]):
    """Writer of observations of Corleone's Empire."""

    def __init__(self, game: CorleonesEmpire) -> None:
        super().__init__(game)
        data = game.data
        self.jobs: Final = len(data.jobs)
        self.allies: Final = len(data.allies)
        self.places: Final = len(data.places)
        self.businesses: Final = len(data.businesses)
        self.wheres: Final = SPOTS + self.places + TURFS + 1 + 3  # on the board, in reserve, out, in the Hudson
        self.relations: Final = [self._relation(len(game.seats), seat) for seat in range(len(game.seats) + 1)]
        jobs, allies = self.jobs, self.allies
        self.layout = layout = Layout(
            [
                ("seat", SEATS, 1), ("seats", SEATS, 1), ("act", ACTS, 1), ("horse", SEATS, 1),
                ("family", SEATS * len(FAMILIES), 1),
                ("money", KINDS, CARDS), ("goods", KINDS, CARDS), ("suitcase", KINDS, CARDS), ("jobs", jobs, CARDS),
                ("completed", jobs, CARDS), ("allies", allies, 1), ("hand_sizes", SEATS, 100),
                ("bank", 2 * KINDS, 100), ("decks", 3, 100), ("discards", jobs, CARDS), ("public", 4 * jobs, 1),
                ("aside", jobs, 1), ("looked", 1, CARDS), ("looked_at", jobs, CARDS), ("ally_row", allies, 1),
                ("played", SEATS * allies, 1), ("tiles", TURFS * self.businesses, 1),
                ("figures", (SEATS * FIGURES + NEUTRAL) * self.wheres, 1),
                ("stack", TURFS * SEATS, CARDS), ("on_top", TURFS * SEEN * SEATS, 1), ("markers", SEATS, CARDS),
                ("bids", SEATS * KINDS, CARDS), ("spot", TURFS + 1, 1), ("emptied", self.businesses, 1),
                ("borrowed", NEUTRAL, 1), ("sealed", SEATS, 1),
                ("picked", 2 * KINDS + jobs + allies, CARDS),
                ("asked.card", jobs + allies, 1), ("asked.figure", SEATS * FIGURES + NEUTRAL, 1),
                *asked_blocks(game, SEATS, SPREAD, BAGS, OWN_FIELDS),
            ]
        )  # fmt: skip
        self.asked = Asked(game, layout, SPREAD, SEAT_FIELDS, BAGS, OWN_FIELDS)
        at = layout.start
        self.seat: Final = at("seat")
        self.seats: Final = at("seats") + len(game.seats) - 1
        self.act: Final = at("act")
        self.horse: Final = at("horse")
        self.family: Final = at("family")
        self.money: Final = at("money")
        self.own_jobs: Final = at("jobs")
        self.completed: Final = at("completed")
        self.own_allies: Final = at("allies")
        self.hand_sizes: Final = at("hand_sizes")
        self.bank: Final = at("bank")
        self.decks: Final = at("decks")
        self.discards: Final = at("discards")
        self.public: Final = at("public")
        self.aside: Final = at("aside")
        self.looked: Final = at("looked")
        self.ally_row: Final = at("ally_row")
        self.played: Final = at("played")
        self.tiles: Final = at("tiles")
        self.figures: Final = at("figures")
        self.stack: Final = at("stack")
        self.on_top: Final = at("on_top")
        self.markers: Final = at("markers")
        self.bids: Final = at("bids")
        self.spot: Final = at("spot")
        self.emptied: Final = at("emptied")
        self.borrowed: Final = at("borrowed")
        self.sealed: Final = at("sealed")
        self.picked: Final = at("picked")
        self.card: Final = at("asked.card")
        self.figure: Final = at("asked.figure")
        self.picks_at: Final = {"money": 0, "good": KINDS, "job": 2 * KINDS, "ally": 2 * KINDS + jobs}

    def write(self, s: EmpireState, seat: int, out: Sparse) -> None:
        rel = self.relations[seat]
        out.one(self.seat + seat - 1)
        out.one(self.seats)
        out.one(self.act + min(s.act, ACTS - 1))
        if s.horse:
            out.one(self.horse + rel[s.horse])
        self._own(s, seat, out)
        for other in range(1, s.seats + 1):
            self._seat(s, other, rel[other], out)
        out.row(self.bank, s.bank_money)
        out.row(self.bank + KINDS, s.bank_goods)
        out.row(self.decks, [len(s.job_deck), len(s.tiles_blue), len(s.tiles_red)])
        self._counts(self.discards, s.job_discards, self.jobs, out)
        for i, job in enumerate(s.job_row):
            if job >= 0:
                out.one(self.public + i * self.jobs + job)
        if s.aside >= 0:
            out.one(self.aside + s.aside)
        for ally, where in enumerate(s.ally_at):
            if where == ROW:
                out.one(self.ally_row + ally)
            elif where == HAND + seat:
                out.one(self.own_allies + ally)
            elif where > PLAYED:
                out.one(self.played + rel[where - PLAYED] * self.allies + ally)
        for figure in range(NEUTRAL):
            self._figure(s.where[figure], SEATS * FIGURES + figure, out)
        for turf in range(TURFS):
            if s.tile_at[turf] >= 0:
                out.one(self.tiles + turf * self.businesses + s.tile_at[turf])
            self._stack(turf, s.stacks[turf], rel, out)
        if s.spot >= 0:
            out.one(self.spot + s.spot)
        if s.emptied >= 0:
            out.one(self.emptied + s.emptied)
        if s.borrowed >= 0:
            out.one(self.borrowed + s.borrowed)
        self._question(s, seat, rel, out)

    def relation(self, seat: int) -> list[int]:
        return self.relations[seat]

    def _relation(self, seats: int, seat: int) -> list[int]:
        return [SEATS, *[(other - seat) % seats for other in range(1, seats + 1)]]

    def _own(self, s: EmpireState, seat: int, out: Sparse) -> None:
        """Write what only the seat itself knows: its hand and suitcase."""
        own = seat * KINDS
        out.row(self.money, s.money[own : own + KINDS])
        out.row(self.money + KINDS, s.goods[own : own + KINDS])
        out.row(self.money + 2 * KINDS, s.suitcase[own : own + KINDS])
        self._counts(self.own_jobs, list(s.jobs[seat]), self.jobs, out)
        self._counts(self.completed, list(s.completed[seat]), self.jobs, out)

    def _seat(self, s: EmpireState, seat: int, k: int, out: Sparse) -> None:
        """Write the public facts of a seat; `k` is its number relative to the observer."""
        if s.family[seat] >= 0:
            out.one(self.family + k * len(FAMILIES) + s.family[seat])
        out.put(self.hand_sizes + k, s.hand_size(seat))
        out.put(self.markers + k, s.markers[seat])
        out.row(self.bids + k * KINDS, list(s.bids[seat * KINDS : seat * KINDS + KINDS]))
        for figure in range(FIGURES):
            self._figure(s.where[seat * FIGURES + figure], k * FIGURES + figure, out)

    def _figure(self, where: int, figure: int, out: Sparse) -> None:
        at = self.figures + figure * self.wheres
        if where >= TURF:
            at += SPOTS + self.places + where - TURF
        elif where >= PLACE:
            at += SPOTS + where - PLACE
        elif where >= 0:
            at += where
        else:
            at += self.wheres + where  # from the last place on downwards
        out.one(at)

    def _stack(self, turf: int, stack: tuple[int, ...], rel: list[int], out: Sparse) -> None:
        counts = [0] * SEATS
        for who in stack:
            counts[rel[who]] += 1
        out.row(self.stack + turf * SEATS, counts)
        at = self.on_top + turf * SEEN * SEATS
        for i in range(min(SEEN, len(stack))):
            out.one(at + i * SEATS + rel[stack[len(stack) - 1 - i]])

    def _counts(self, at: int, cards: list[int], kinds: int, out: Sparse) -> None:
        if not cards:
            return
        counts = [0] * kinds
        for card in cards:
            counts[card] += 1
        out.row(at, counts)

    def _question(self, s: EmpireState, seat: int, rel: list[int], out: Sparse) -> None:
        """Write the question, the cards looked at, the seat's own picks, and who else has picked."""
        self.asked.write(s, rel, out)
        if not s.stack:
            return
        top = s.stack[-1]
        if isinstance(top, Ask):
            out.put(self.looked, len(s.looked))
            if top.seat == seat:
                self._counts(self.looked + 1, list(s.looked), self.jobs, out)
            card = int(getattr(top, "card", getattr(top, "job", NOBODY)))
            if card >= 0:
                out.one(self.card + (card if card < ALLY else self.jobs + card - ALLY))
            figure = int(getattr(top, "figure", NOBODY))
            if figure >= 0:
                whose, which = divmod(figure, FIGURES)
                out.one(self.figure + (rel[whose] * FIGURES + which if whose else SEATS * FIGURES + which))
            return
        assert isinstance(top, Sealed)
        for other in top.seats:
            picks = s.sealed[other]
            if other != seat:
                if top.complete(s, other, picks):
                    out.one(self.sealed + rel[other])
                continue
            counts = [0] * (2 * KINDS + self.jobs + self.allies)
            for pick in picks:
                first = self.picks_at.get(pick.kind, NOBODY)
                if first >= 0:
                    counts[first + pick.value] += 1
            if picks:
                out.one(self.sealed)
            out.row(self.picked, counts)
