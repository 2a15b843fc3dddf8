"""The rules: the state, and the steps that change it."""

from __future__ import annotations

from typing import Any, Final, Self

from cosca.kernel.choice import Choice, choice
from cosca.kernel.events import Event, Facts
from cosca.kernel.game import Game
from cosca.kernel.saved_state import fields_to_json, heading
from cosca.kernel.state import State, own_fields
from cosca.kernel.steps import Ask, Sealed, Step

SEATS: Final = (1, 2)
ROUNDS: Final = 3
CARDS: Final = range(1, 9)
STAKES: Final = tuple([choice("stake", str(n), n) for n in (1, 2, 3)])
SHOW: Final = choice("show")
FOLD: Final = choice("fold", declines=True)


class TinyState(State):
    """The state. Lists by seat have an unused entry 0; card 0 is no card, or one that the viewer does not see."""

    __slots__ = ("cards", "deck", "folded", "points", "round", "shown", "stake")

    def __init__(self, game: Game[Any], seed: int) -> None:
        super().__init__(game, seed)
        self.round = 0
        self.stake = 0
        self.points = [0, 0, 0]
        self.cards = [0, 0, 0]  # by seat, secret
        self.deck: list[int] = []  # sorted: a card is drawn at random when it is dealt
        self.shown: list[int] = []  # cards of former rounds, face up
        self.folded: list[int] = []  # cards of former rounds, face down, sorted

    def copy(self) -> Self:
        new = type(self).__new__(type(self))
        new.copy_kernel(self)
        new.round, new.stake = self.round, self.stake
        new.points, new.cards = self.points[:], self.cards[:]
        new.deck, new.shown, new.folded = self.deck[:], self.shown[:], self.folded[:]
        return new

    def to_json(self) -> dict[str, Any]:
        head = heading(self.game.name, self.game.options, self.game.component_data.hash)
        return {**head, **self.kernel_to_json(), **fields_to_json(self, FIELDS)}

    def emit(self, kind: str, public: Facts, private: Facts | None = None, to: int = 0, reveals: bool = False) -> None:
        """Emit an event, with private facts for one seat."""
        if self.out is not None:
            self.out.append(Event(kind, public, private, (to,) if to else (), reveals))


FIELDS: Final = own_fields(TinyState)


def first_seat(s: TinyState) -> int:
    """Return the seat that names the stake of this round."""
    return SEATS[(s.round - 1) % len(SEATS)]


class Deal(Step[TinyState]):
    """A hidden draw: start the next round, if there is one."""

    __slots__ = ()
    key = "deal"

    def run(self, s: TinyState) -> None:
        if s.round == ROUNDS:
            return
        if not s.round:
            s.deck = list(CARDS)
        s.round += 1
        first = first_seat(s)
        s.emit("round", {"round": s.round, "seat": first})
        for seat in SEATS:
            s.cards[seat] = s.deck.pop(s.draw(len(s.deck)))
            s.emit("dealt", {"seat": seat, "card": 0}, {"card": s.cards[seat]}, to=seat)
        s.stack += [Deal(), NameStake(first)]


class NameStake(Ask[TinyState]):
    """An open question."""

    __slots__ = ()
    key = "stake"

    def choices(self, s: TinyState) -> list[Choice]:
        return list(STAKES)

    def take(self, s: TinyState, choice: Choice) -> None:
        s.stake = choice.value
        s.emit("staked", {"seat": self.seat, "stake": s.stake})
        s.stack.append(ShowOrFold(SEATS))


class ShowOrFold(Sealed[TinyState]):
    """A sealed choice of both seats."""

    __slots__ = ()
    key = "show_or_fold"

    def choices_of(self, s: TinyState, seat: int, picks: tuple[Choice, ...]) -> tuple[Choice, ...]:
        return (SHOW, FOLD)

    def about(self, s: TinyState, seat: int) -> Facts:
        return {"stake": s.stake, "card": s.cards[seat]}

    def opened(self, s: TinyState, picks: list[tuple[Choice, ...]]) -> None:
        shows = [seat for seat, (pick,) in zip(self.seats, picks, strict=True) if pick is SHOW]
        for seat in self.seats:
            if seat in shows:
                s.shown.append(s.cards[seat])
                s.emit("shown", {"seat": seat, "card": s.cards[seat]}, reveals=True)
            else:
                s.folded = sorted([*s.folded, s.cards[seat]])
                s.emit("folded", {"seat": seat}, {"card": s.cards[seat]}, to=seat, reveals=True)
        if shows:
            winner = max(shows, key=lambda seat: s.cards[seat])
            won = s.stake if len(shows) == len(self.seats) else 1
            s.points[winner] += won
            s.emit("won", {"seat": winner, "n": won})
        s.stake, s.cards = 0, [0, 0, 0]
