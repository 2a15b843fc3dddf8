"""Section S: the set-up, with its draws and placements as real choices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosca.games.la_famiglia.components.checks import TILES_IN_PLAY
from cosca.games.la_famiglia.components.data import FAMILIES
from cosca.games.la_famiglia.rules import board, events, facts, sheets
from cosca.games.la_famiglia.rules.equipment import PlaceBoat, PlaceCar, PlaceLab
from cosca.games.la_famiglia.rules.rounds import Round
from cosca.games.la_famiglia.rules.speaker import speaker
from cosca.games.la_famiglia.rules.state import EMPTY, HQ, ORDERS, FamigliaState
from cosca.games.la_famiglia.rules.why import family, own_needed
from cosca.games.la_famiglia.rules.why_sheets import no_first_token
from cosca.kernel.choice import Choice
from cosca.kernel.events import Facts
from cosca.kernel.state import replaced
from cosca.kernel.steps import Ask, Step

if TYPE_CHECKING:
    from cosca.games.la_famiglia.documents import types_questions as questions
    from cosca.kernel.messages import RuleMessage

BASIC_ORDERS: Final = 5
FIRST_GAME_FAMILIES: Final = ("blue", "green", "red", "yellow")  # S5: without black and white


class SetUp(Step[FamigliaState]):
    """Control tiles are drawn (S3); then the families are dealt and chosen (S4, S5)."""

    __slots__ = ()
    key = "setup"

    def run(self, s: FamigliaState) -> None:
        drawn = [s.data.tile_index[name] for name in s.options.tiles]
        if not drawn:
            pool = list(range(len(s.data.tiles)))
            s.shuffle(pool)
            drawn = sorted(pool[:TILES_IN_PLAY])
        for tile in drawn:
            s.put_in_play(tile)
        events.tiles_drawn(s, drawn)
        s.stack.append(LineUp())
        if s.options.families:
            for seat, name in enumerate(s.options.families, 1):
                lead(s, seat, FAMILIES.index(name))
        elif s.options.first_game:
            dealt = [FAMILIES.index(name) for name in FIRST_GAME_FAMILIES]
            s.shuffle(dealt)
            for seat, family in enumerate(dealt, 1):
                lead(s, seat, family)
        else:
            colours = list(range(len(FAMILIES)))
            s.shuffle(colours)
            for team in (2, 1):
                three = tuple(sorted(colours[3 * team - 3 : 3 * team]))
                events.families_dealt(s, team, three)
                seats = [seat for seat in (1, 2, 3, 4) if s.data.team_of[seat] == team]
                s.stack.append(ChooseFamily(speaker(s, seats), seats[0], three))


def lead(s: FamigliaState, seat: int, family: int, by: int = 0) -> None:
    """Assign the family to the seat: 5 basic orders in HQ, the others and 17 tokens on the mat (S6).

    `by` is the seat that chose it; 0 if it was dealt.
    """
    s.family = replaced(s.family, seat, family)
    for slot in range(BASIC_ORDERS):
        s.order_at[seat * ORDERS + slot] = HQ
    events.family(s, seat, family, by)


class ChooseFamily(Ask[FamigliaState]):
    """Which of the team's colours this teammate leads; the third is out of the game (S4, W12)."""

    __slots__ = ("leader", "left")
    key = "setup.family"

    def __init__(self, seat: int, leader: int, left: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.leader: Final = leader  # the seat that will lead it
        self.left: Final = left

    def choices(self, s: FamigliaState) -> list[Choice]:
        return [s.menu.family[family] for family in self.left]

    def why_not(self, s: FamigliaState, element: str) -> RuleMessage | None:
        return family(s, element)

    def take(self, s: FamigliaState, choice: Choice) -> None:
        lead(s, self.leader, choice.value, self.seat)
        mate = s.data.mate_of[self.leader]
        if s.family[mate] < 0:
            left = tuple([family for family in self.left if family != choice.value])
            s.stack.append(ChooseFamily(self.seat, mate, left))

    def about(self, s: FamigliaState) -> Facts:
        return {"leader": self.leader}

    def facts(self, s: FamigliaState) -> questions.SetupFamily:
        return {"leader": self.leader, "own": self.leader == self.seat}

    def facts_of(self, s: FamigliaState, choice: Choice) -> Facts:
        return {"family": FAMILIES[choice.value]}


class LineUp(Step[FamigliaState]):
    """S7 to S9: the start line-up, the starting seat, the character cards; then extra units, labs, tokens."""

    __slots__ = ()
    key = "setup.lineup"

    def run(self, s: FamigliaState) -> None:
        line_up(s)
        s.primo = s.first = s.draw(4) + 1
        cards = list(range(len(s.data.characters)))
        s.shuffle(cards)
        events.line_up(s)
        events.primo(s, s.primo)
        for seat in (1, 2, 3, 4):
            s.character = replaced(s.character, seat, cards[seat - 1])
            card = s.data.characters[cards[seat - 1]]
            events.character(s, seat, cards[seat - 1])
            board.pay(s, seat, card.money, "character")
            board.recruit(s, seat, card.soldati, "character")
        order = s.from_first()
        board.pay(s, order[0], -1, "first_seat")
        board.pay(s, order[-1], 1, "first_seat")
        s.stack.append(Round())
        for _ in range(2):
            for seat in reversed(order):
                s.stack.append(FirstToken(seat))
        for seat in reversed(order):
            for _ in range(s.data.characters[s.character[seat]].labs):
                s.stack.append(PlaceLab(seat))
        for seat in reversed(order):
            card = s.data.characters[s.character[seat]]
            for _ in range(card.extra_boats):
                s.stack.append(PlaceBoat(seat, moves=False))
            for _ in range(card.extra_cars):
                s.stack.append(PlaceCar(seat))
            for _ in range(card.extra_soldati):
                s.stack.append(ExtraSoldato(seat))


def line_up(s: FamigliaState) -> None:
    """Place the Soldati of the map's symbols, and lay out the sheets of round 1 with neutral tokens (S1, S7, S12)."""
    for a, seat in enumerate(s.data.start_holder):
        n = s.data.start_soldati[a]
        s.holder[a] = seat if n else EMPTY
        s.soldati[a] = n
        s.supply[seat] -= n
    s.round = 1
    sheet = s.data.sheets[0]
    s.top = [0] * sheet.size
    s.bottom = [0] * s.data.sheets[1].size
    for i in range(sheet.size):
        if s.data.spaces[sheet.first + i].grey:
            sheets.lay(s.top, i, 0)
            s.tokens_left[0] -= 1


class ExtraSoldato(Ask[FamigliaState]):
    """The own area that gets an extra Soldato of the character card (S10)."""

    __slots__ = ()
    key = "setup.soldato"

    def choices(self, s: FamigliaState) -> list[Choice]:
        return [s.menu.area[a] for a in board.own_areas(s, self.seat)] if s.supply[self.seat] else []

    def why_not(self, s: FamigliaState, element: str) -> RuleMessage | None:
        return own_needed(s, self.seat, element, "S10")

    def take(self, s: FamigliaState, choice: Choice) -> None:
        board.add(s, self.seat, choice.value, 1, self.seat)

    def facts(self, s: FamigliaState) -> questions.Due:
        due = [step for step in s.stack if isinstance(step, ExtraSoldato) and step.seat == self.seat]
        return {"n": len(due)}

    def facts_of(self, s: FamigliaState, choice: Choice) -> Facts:
        return facts.area(s, self.seat, choice)


class FirstToken(Ask[FamigliaState]):
    """The free space below the grey circles of sheet 0 that gets an own token (S12)."""

    __slots__ = ()
    key = "setup.token"

    def choices(self, s: FamigliaState) -> list[Choice]:
        first = s.data.sheets[0].first
        return [
            s.menu.space[first + i] for i, cell in enumerate(s.top) if not cell and not s.data.spaces[first + i].grey
        ]

    def why_not(self, s: FamigliaState, element: str) -> RuleMessage | None:
        return no_first_token(s, element)

    def take(self, s: FamigliaState, choice: Choice) -> None:
        sheets.lay(s.top, choice.value, self.seat)
        s.tokens_left[self.seat] -= 1
        events.token_laid(s, self.seat, 0, choice.value)

    def facts(self, s: FamigliaState) -> questions.Fee:
        return {"fee": facts.TOKEN_FEE}

    def facts_of(self, s: FamigliaState, choice: Choice) -> Facts:
        return facts.upper_space(s, self.seat, choice)
