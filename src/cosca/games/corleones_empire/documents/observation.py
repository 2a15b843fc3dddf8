"""Observations of Corleone's Empire for learners, with no more information than `view` (N3, W5, W8, W9).

Seats are relative to the observer: 0 itself, the others clockwise. Every table has places for five seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from cosca.games.corleones_empire.components.data import FAMILIES, NEUTRALS
from cosca.games.corleones_empire.documents.observation_layout import (
    ACTS,
    BAGS,
    OFF_BOARD,
    OWN_FIELDS,
    SEAT_FIELDS,
    SEATS,
    SEEN,
    layout,
    spread,
)
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
from cosca.kernel.observation import ASKED_PARTS, LARGEST, Asked, Observer, Parts, counts, one_hot, row
from cosca.kernel.steps import Ask, Sealed, fields_of

if TYPE_CHECKING:
    from cosca.games.corleones_empire.game import CorleonesEmpire

NEUTRAL: Final = len(NEUTRALS)
# The parts of an observation, in the order of the layout.
HEAD: Final = 0
ACT: Final = 1
HORSE: Final = 2
FAMILY_OF: Final = 3
OWN: Final = 4
JOBS: Final = 5
COMPLETED: Final = 6
ALLIES: Final = 7
HANDS: Final = 8
BANK: Final = 9
DISCARDS: Final = 10
PUBLIC: Final = 11
ASIDE: Final = 12
LOOKED: Final = 13
PLAYED_ALLIES: Final = 14
TILES: Final = 15
WHERE: Final = 16
STACKS: Final = 17
MARKERS: Final = 18
BIDS: Final = 19
SPOT: Final = 20
EMPTIED: Final = 21
BORROWED: Final = 22
PICKS: Final = 23
CARD: Final = 24
FIGURE: Final = 25
QUESTION: Final = 26
PARTS: Final = QUESTION + ASKED_PARTS

ONE_FAMILY: Final = one_hot(len(FAMILIES))
ONE_FIGURE: Final = one_hot(SEATS * FIGURES + NEUTRAL)


class Perspective:
    """What differs between observers: the order of seats, and the pieces for what belongs to a seat."""

    __slots__ = ("empty", "head", "in_hand", "owner", "played", "relation", "seats")

    def __init__(self, seats: int, seat: int) -> None:
        self.seats: Final = [(seat - 1 + k) % seats + 1 for k in range(seats)]
        self.empty: Final = SEATS - seats
        # The relative number of each seat; the first entry is nobody's.
        self.relation: Final = [SEATS, *[self.seats.index(other) for other in range(1, seats + 1)]]
        one_seat = one_hot(SEATS)
        self.head: Final = one_seat[seat - 1] + one_seat[seats - 1]
        self.owner: Final = [one_seat[-1], *[one_seat[k] for k in self.relation[1:]]]
        self.in_hand: Final = _only(HAND + seat)
        self.played: Final = [_only(PLAYED + other) for other in self.seats]


def _only(value: int) -> bytes:
    """Return a table for `bytes.translate` that turns this value into 1 and all others into 0."""
    return bytes([each == value for each in range(LARGEST + 1)])


IN_ROW: Final = _only(ROW)


class EmpireObserver(Observer[EmpireState]):
    """Writer of observations of Corleone's Empire."""

    def __init__(self, game: CorleonesEmpire) -> None:
        super().__init__(game)
        data, seats = game.data, len(game.seats)
        self.layout = layout(game)
        self.number = PARTS
        self.asked = Asked(game, self.layout, spread(game), SEAT_FIELDS, BAGS, OWN_FIELDS)
        self.perspectives: Final = [Perspective(seats, seat) for seat in game.seats]
        self.jobs: Final = len(data.jobs)
        self.allies: Final = len(data.allies)
        self.act: Final = one_hot(ACTS)
        self.job: Final = one_hot(self.jobs)
        self.tile: Final = one_hot(len(data.businesses))
        self.spot: Final = one_hot(TURFS + 1)
        self.borrowed: Final = one_hot(NEUTRAL)
        self.card: Final = one_hot(self.jobs + self.allies)
        self.picks: Final = 2 * KINDS + self.jobs + self.allies
        self.picks_at: Final = {"money": 0, "good": KINDS, "job": 2 * KINDS, "ally": 2 * KINDS + self.jobs}
        # By where a figure is: spaces and turfs as the state numbers them, then from the end those off the board.
        spots, places = 2 * TURFS, len(data.places)
        where = one_hot(spots + places + TURFS + 1 + len(OFF_BOARD))
        unused, first_turf = where[-1], spots + places
        self.where: Final = [
            *where[:spots], *[unused] * (PLACE - spots), *where[spots:first_turf], *[unused] * (TURF - PLACE - places),
            *where[first_turf:-1],
        ]  # fmt: skip
        self.absent: Final = bytes(FIGURES * len(unused))
        self.none_played: Final = bytes(self.allies)
        self.nothing_looked_at: Final = bytes(1 + self.jobs)
        self.no_picks: Final = bytes(SEATS + self.picks)
        fields = [(key, field) for key in game.questions() for field in fields_of(game.steps[key])]
        self.shown: Final = {key: field for key, field in fields if field in OWN_FIELDS}

    def update(self, s: EmpireState, seat: int, known: Parts) -> None:
        view = self.perspectives[seat - 1]
        seats, empty, relation = view.seats, view.empty, view.relation
        parts, made_from = known.parts, known.made_from
        parts[HEAD] = view.head
        parts[ACT] = self.act[min(s.act, ACTS - 1)]
        parts[HORSE] = view.owner[s.horse]
        if made_from[FAMILY_OF] is not s.family:
            families = [ONE_FAMILY[s.family[other]] for other in seats]
            known.keep(FAMILY_OF, s.family, [*families, ONE_FAMILY[-1] * empty])
        if made_from[HANDS] != (s.money, s.goods, s.suitcase, s.jobs, s.ally_at):
            self._cards(s, seat, view, known)
        if made_from[COMPLETED] is not s.completed[seat]:
            known.keep(COMPLETED, s.completed[seat], [self._jobs(s.completed[seat])])
        parts[BANK] = row([*s.bank_money, *s.bank_goods, len(s.job_deck), len(s.tiles_blue), len(s.tiles_red)])
        if made_from[DISCARDS] != s.job_discards:
            known.keep(DISCARDS, s.job_discards[:], [self._jobs(s.job_discards)])
        if made_from[PUBLIC] is not s.job_row:
            known.keep(PUBLIC, s.job_row, [self.job[job] for job in s.job_row])
        parts[ASIDE] = self.job[s.aside]
        parts[LOOKED] = self._looked(s, seat)
        if made_from[TILES] is not s.tile_at:
            known.keep(TILES, s.tile_at, [self.tile[tile] for tile in s.tile_at])
        if made_from[WHERE] != s.where:
            known.keep(WHERE, s.where[:], self._figures(s, view))
        if made_from[STACKS] is not s.stacks:
            known.keep(STACKS, s.stacks, self._stacks(s, view))
        if made_from[MARKERS] is not s.markers:
            known.keep(MARKERS, s.markers, [row([s.markers[other] for other in seats]), bytes(empty)])
        if made_from[BIDS] is not s.bids:
            bids = [row(s.bids[other * KINDS : other * KINDS + KINDS]) for other in seats]
            known.keep(BIDS, s.bids, [*bids, bytes(KINDS * empty)])
        parts[SPOT] = self.spot[s.spot]
        parts[EMPTIED] = self.tile[s.emptied]
        parts[BORROWED] = self.borrowed[s.borrowed]
        self._question(s, seat, relation, parts)
        self.asked.write(s, relation, parts, QUESTION)

    def relation(self, seat: int) -> list[int]:
        return self.perspectives[seat - 1].relation

    def _jobs(self, jobs: Sequence[int]) -> bytes:
        """Return how many jobs there are of each type."""
        return counts(jobs, self.jobs) if jobs else self.job[-1]

    def _cards(self, s: EmpireState, seat: int, view: Perspective, known: Parts) -> None:
        """Write the seat's own cards, how many cards are in each hand, and where allies are."""
        first, after = seat * KINDS, seat * KINDS + KINDS
        known.parts[OWN] = row(s.money[first:after] + s.goods[first:after] + s.suitcase[first:after])
        if known.made_from[JOBS] is not s.jobs[seat]:
            known.keep(JOBS, s.jobs[seat], [self._jobs(s.jobs[seat])])
        if known.made_from[ALLIES] != s.ally_at:
            ally_at, allies = bytes(s.ally_at), s.ally_at[:]
            known.keep(ALLIES, allies, [ally_at.translate(view.in_hand)])
            played = [ally_at.translate(table) for table in view.played]
            known.keep(PLAYED_ALLIES, allies, [ally_at.translate(IN_ROW), *played, bytes(self.allies * view.empty)])
        hands = row([s.hand_size(other) for other in view.seats])
        made_from = (s.money[:], s.goods[:], s.suitcase[:], s.jobs[:], s.ally_at[:])
        known.keep(HANDS, made_from, [hands, bytes(view.empty)])

    def _looked(self, s: EmpireState, seat: int) -> bytes:
        """Return how many jobs the seat asked looks at, and if it is this one, which."""
        top = s.stack[-1] if s.looked and s.stack else None
        if not isinstance(top, Ask):
            return self.nothing_looked_at
        return row([len(s.looked)]) + self._jobs(s.looked if top.seat == seat else ())

    def _figures(self, s: EmpireState, view: Perspective) -> list[bytes]:
        """Return where each figure is."""
        where = self.where
        pieces: list[bytes] = []
        for seat in view.seats:
            pieces += [where[at] for at in s.where[seat * FIGURES : seat * FIGURES + FIGURES]]
        pieces.append(self.absent * view.empty)
        pieces += [where[at] for at in s.where[:NEUTRAL]]
        return pieces

    def _stacks(self, s: EmpireState, view: Perspective) -> list[bytes]:
        """Return how many markers each seat has in each turf, then the owners of the markers from the top."""
        pieces = [counts([view.relation[who] for who in stack], SEATS) for stack in s.stacks]
        for stack in s.stacks:
            pieces += [view.owner[who] for who in stack[: -SEEN - 1 : -1]]
            pieces.append(bytes(SEATS * (SEEN - min(SEEN, len(stack)))))
        return pieces

    def _question(self, s: EmpireState, seat: int, relation: list[int], parts: list[bytes]) -> None:
        """Write who has picked, the seat's own picks, and the card and the figure of the question."""
        parts[PICKS], parts[CARD], parts[FIGURE] = self.no_picks, self.card[-1], ONE_FIGURE[-1]
        top = s.stack[-1] if s.stack else None
        if isinstance(top, Sealed):
            parts[PICKS] = self._picks(s, top, seat, relation)
            return
        field = "" if top is None else self.shown.get(top.key, "")
        if not field:
            return
        value = int(getattr(top, field))
        if field != "figure":
            parts[CARD] = self.card[value if value < ALLY else self.jobs + value - ALLY]
        elif value >= 0:
            whose, which = divmod(value, FIGURES)
            parts[FIGURE] = ONE_FIGURE[(relation[whose] if whose else SEATS) * FIGURES + which]

    def _picks(self, s: EmpireState, top: Sealed[EmpireState], seat: int, relation: list[int]) -> bytes:
        """Return who has picked in a simultaneous choice, and the seat's own picks."""
        sealed, picked = [0] * SEATS, [0] * self.picks
        for other in top.seats:
            picks = s.sealed[other]
            if other != seat:
                sealed[relation[other]] = int(top.complete(s, other, picks))
                continue
            sealed[0] = int(len(picks) > 0)
            for pick in picks:
                first = self.picks_at.get(pick.kind, NOBODY)
                if first >= 0:
                    picked[first + pick.value] += 1
        return row(sealed + picked)
