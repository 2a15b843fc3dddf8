"""Section P: the planning phase, turn by turn, and the Ultima Azione at its end (A12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from cosca.games.la_famiglia.components.data import Part
from cosca.games.la_famiglia.rules import board, events, facts, sheets, tiles
from cosca.games.la_famiglia.rules.actions import GatherInto, IssueArea, PlaceArea, Recruit, launder
from cosca.games.la_famiglia.rules.anytime import could_have, forced_gift, money_facts, raise_money, ways_to_raise
from cosca.games.la_famiglia.rules.choices import SKIP
from cosca.games.la_famiglia.rules.equipment import Equipment
from cosca.games.la_famiglia.rules.gaining import choose_column, column_facts, token_facts
from cosca.games.la_famiglia.rules.lookups import NEEDS
from cosca.games.la_famiglia.rules.mat import SHEETS, SUPPLY, RowTokens, TakeToken
from cosca.games.la_famiglia.rules.paying import moves, must_raise, usable
from cosca.games.la_famiglia.rules.performable import performable
from cosca.games.la_famiglia.rules.questions import AskOptional
from cosca.games.la_famiglia.rules.state import PLANNING, FamigliaState
from cosca.games.la_famiglia.rules.why import because
from cosca.games.la_famiglia.rules.why_orders import not_in_hand
from cosca.games.la_famiglia.rules.why_spaces import no_move, no_use
from cosca.kernel.choice import Choice
from cosca.kernel.events import Facts
from cosca.kernel.questions import or_done
from cosca.kernel.state import replaced
from cosca.kernel.steps import Ask, Step

if TYPE_CHECKING:
    from cosca.games.la_famiglia.documents import types_questions as questions
    from cosca.kernel.messages import RuleMessage


class PlanningPhase(Step[FamigliaState]):
    """The phase starts: the holder of Primo Giocatore is first, tiles for this moment come before the turns."""

    __slots__ = ()
    key = "planning"

    def run(self, s: FamigliaState) -> None:
        s.phase = PLANNING
        s.first = s.primo
        events.phase(s, "planning")
        s.stack.append(PlanningTurn(s.first))
        for seat in reversed(s.from_first()):
            tiles.at_planning_start(s, seat)


class PlanningTurn(Step[FamigliaState]):
    """A seat's turn; with no token left on the top sheet, the last actions follow (P1)."""

    __slots__ = ("seat",)
    key = "planning.turn"
    next_turn = True

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: FamigliaState) -> None:
        s.fresh = 0
        if any(s.top):
            s.stack.append(PlanningTurn(s.lookups.turns_from[self.seat][1]))
            s.stack.append(MoveTokens(self.seat))
            return
        for seat in reversed(s.from_first()):
            if s.bust[seat] >= 0:
                s.stack.append(UltimaAzione(seat))


class MoveTokens(Ask[FamigliaState]):
    """The move of the turn: one token (option A), or a whole column (option B)."""

    __slots__ = ("broke",)
    key = "planning.move"
    flags = ("broke",)
    path = True
    open = False  # a seat with little money may want to raise some first

    def __init__(self, seat: int, broke: bool = False) -> None:
        super().__init__(seat)
        self.broke: Final = broke  # W1: no way is left to raise money; a token may be moved all the same

    def choices(self, s: FamigliaState) -> list[Choice]:
        choices = moves(s, self.seat) or ways_to_raise(s, self.seat)
        return choices or (moves(s, self.seat, broke=True) if self.broke else [])

    def why_not(self, s: FamigliaState, element: str) -> RuleMessage | None:
        offered = self.choices(s)
        if must_raise(offered) and element.startswith("order:"):
            return not_in_hand(s, self.seat, element, "P4 W17")
        return no_move(s, self.seat, element, self.broke and not moves(s, self.seat) and not must_raise(offered))

    def take(self, s: FamigliaState, choice: Choice) -> None:
        if choice.kind == "token":
            s.stack.append(UseSpace(self.seat, choice.value, choice.extra, self.broke))
        elif choice.kind == "column":
            choose_column(s, self.seat, choice.value)
        else:
            s.stack.append(self)
            raise_money(s, self.seat, choice)

    def lapse(self, s: FamigliaState) -> None:
        s.stack.append(MoveTokens(self.seat, broke=not forced_gift(s, self.seat)))

    def facts(self, s: FamigliaState) -> questions.PlanningMove:
        return {"money": s.money[self.seat], "must_raise": must_raise(self.choices(s))}

    def usual(self, s: FamigliaState, choices: Sequence[Choice]) -> Choice | None:
        tokens = [choice for choice in choices if choice.kind == "token"]
        fees = [facts.token_of(self.seat, token.extra) == "other" for token in tokens]
        return tokens[fees.index(min(fees))] if tokens else None

    def facts_of(self, s: FamigliaState, choice: Choice) -> Facts:
        if choice.kind == "token":
            group = facts.column_group(s, choice.value, choice.extra)
            return {**token_facts(s, self.seat, choice.value, choice.extra, self.broke), "group": group}
        if choice.kind == "column":
            return column_facts(s, self.seat, choice.value)
        return money_facts(s, self.seat, choice)


class UseSpace(Ask[FamigliaState]):
    """Option A: the empty space of the bottom sheet where the token goes and whose action is done (P5)."""

    __slots__ = ("at", "broke", "owner")
    key = "planning.space"
    flags = ("broke",)
    path = True
    goal = True
    open = False

    def __init__(self, seat: int, at: int, owner: int, broke: bool) -> None:
        super().__init__(seat)
        self.at: Final = at
        self.owner: Final = owner
        self.broke: Final = broke

    def choices(self, s: FamigliaState) -> list[Choice]:
        seat = self.seat
        left = s.money[seat] - (1 if self.owner and self.owner != seat else 0)
        first = s.data.sheets[s.round].first
        space, price = s.menu.space, s.lookups.price
        choices = [space[first + i] for i in usable(s, seat) if price[first + i] <= left] or ways_to_raise(s, seat)
        return choices or ([space[first + i] for i in usable(s, seat, broke=True)] if self.broke else [])

    def why_not(self, s: FamigliaState, element: str) -> RuleMessage | None:
        offered = self.choices(s)
        if must_raise(offered) and element.startswith("order:"):
            return not_in_hand(s, self.seat, element, "P4 W17")
        fee = facts.TOKEN_FEE if facts.token_of(self.seat, self.owner) == "other" else 0
        broke = self.broke and not must_raise(offered) and offered[0].value not in usable(s, self.seat)
        return no_use(s, self.seat, element, fee, broke)

    def take(self, s: FamigliaState, choice: Choice) -> None:
        seat, owner = self.seat, self.owner
        if choice.kind != "space":
            s.stack.append(self)
            raise_money(s, seat, choice)
            return
        if owner and owner != seat:
            due = min(1, s.money[seat])
            board.pay(s, seat, -due, "token")
            board.pay(s, owner, due, "token", seat)
        sheets.lift(s.top, self.at, owner)
        events.token_moved(s, seat, owner, self.at, choice.value, down=True)
        use_space(s, seat, choice.value, owner)

    def lapse(self, s: FamigliaState) -> None:
        broke = not forced_gift(s, self.seat)
        s.stack.append(UseSpace(self.seat, self.at, self.owner, broke))

    def about(self, s: FamigliaState) -> Facts:
        space = s.data.spaces[s.data.sheets[s.round - 1].first + self.at]
        return {"space": space.id, "owner": self.owner}

    def facts(self, s: FamigliaState) -> questions.PlanningSpace:
        token = token_facts(s, self.seat, self.at, self.owner, self.broke)
        return {**token, "money": s.money[self.seat], "must_raise": must_raise(self.choices(s))}

    def facts_of(self, s: FamigliaState, choice: Choice) -> Facts:
        return facts.space_chosen(s, self.seat, choice) if choice.kind == "space" else money_facts(s, self.seat, choice)

    def price_of(self, s: FamigliaState, choice: Choice) -> int | None:
        return facts.space_cost(s, choice) if choice.kind == "space" else super().price_of(s, choice)


def use_space(s: FamigliaState, seat: int, at: int, owner: int) -> None:
    """Put the token on the space, pay or receive its money, then start its action (P7)."""
    sheets.lay(s.bottom, at, owner)
    space = s.data.spaces[s.data.sheets[s.round].first + at]
    board.pay(s, seat, space.money, "space")
    s.stack.append(Parts(seat, space.index, tuple(range(len(space.parts)))))


# ---------------------------------------------------------------- partial actions (P8, P9)


class Parts(AskOptional):
    """Which partial action of the space is done next (P8). Neither a single one nor all can be forgone (P9, W20)."""

    __slots__ = ("did", "left", "space")
    key = "space.part"
    flags = ("did",)
    path = True
    far = True

    def __init__(self, seat: int, space: int, left: tuple[int, ...], did: bool = False) -> None:
        super().__init__(seat)
        self.space: Final = space
        self.left: Final = left
        self.did: Final = did

    def choices(self, s: FamigliaState) -> list[Choice]:
        space = s.data.spaces[self.space]
        can = performable(s, self.seat)
        choices: list[Choice] = []
        for i in self.left:
            do = space.parts[i].do
            if NEEDS[do] & can:
                choice = s.menu.part[do]
                if choice not in choices:
                    choices.append(choice)
        return or_done(choices, optional=self.did)

    def chosen(self, s: FamigliaState, choice: Choice) -> None:
        space = s.data.spaces[self.space]
        for i in self.left:
            if s.menu.part[space.parts[i].do] is choice:
                if space.join == "and":
                    left = tuple([other for other in self.left if other != i])
                    s.stack.append(Parts(self.seat, self.space, left, did=True))
                perform(s, self.seat, space.parts[i], self.space)
                return

    def about(self, s: FamigliaState) -> Facts:
        return {"space": s.data.spaces[self.space].id}

    def facts(self, s: FamigliaState) -> questions.SpaceAsked:
        space = s.data.spaces[self.space]
        return {"space": space.id, "join": "then" if self.did else space.join}

    def facts_of(self, s: FamigliaState, choice: Choice) -> Facts:
        for each in s.data.spaces[self.space].parts:
            if s.menu.part[each.do] is choice:
                return {"part": facts.part(s, self.seat, each)}
        return {}


def perform(s: FamigliaState, seat: int, part: Part, space: int) -> None:
    """Start one partial action of a space."""
    do = part.do
    push = s.stack.append
    if do == "recruit":
        push(Recruit(seat, board.recruit_value(s, seat) + part.n, 1))
    elif do == "place":
        push(PlaceArea(seat, part.n))
    elif do == "place_existing":
        push(PlaceArea(seat, part.n, existing=True))
    elif do == "order":
        push(IssueArea(seat))
    elif do == "order_two_areas":
        push(IssueArea(seat, more=1))
    elif do == "order_double":
        push(IssueArea(seat, double=True))
    elif do == "equipment":
        push(Equipment(seat))
    elif do == "launder":
        launder(s, seat)
    elif do == "gather":
        push(GatherInto(seat))
    elif do == "influence_supply":
        push(TakeToken(seat, SUPPLY))
    elif do == "influence_sheets":
        push(TakeToken(seat, SHEETS))
    elif do == "influence_row":
        push(RowTokens(seat))
    else:
        s.bust = replaced(s.bust, seat, s.data.spaces[space].index - s.data.sheets[s.round].first)
        events.bust_placed(s, seat, space)


# ---------------------------------------------------------------- A12 Ultima Azione


class UltimaAzione(Ask[FamigliaState]):
    """Where the token beside the bust goes for a last action; or nowhere (A12, H25)."""

    __slots__ = ()
    key = "ultima.space"
    path = True
    open = False  # money may be raised first (W58)

    def choices(self, s: FamigliaState) -> list[Choice]:
        first = s.data.sheets[s.round].first
        money, space, price = s.money[self.seat], s.menu.space, s.lookups.price
        offered = usable(s, self.seat)
        choices = [space[first + i] for i in offered if price[first + i] <= money]
        if not choices and not any([could_have(s, self.seat, price[first + i]) for i in offered]):
            return []
        return [*choices, SKIP]

    def why_not(self, s: FamigliaState, element: str) -> RuleMessage | None:
        space = s.data.spaces[s.data.sheets[s.round].first + s.bust[self.seat]]
        if element == f"space:{space.id}":
            return because("why-space-bust", "A12 H25", space=space.id)
        return no_use(s, self.seat, element, 0, broke=False)

    def lapse(self, s: FamigliaState) -> None:
        self._take_bust(s)

    def _take_bust(self, s: FamigliaState) -> None:
        s.fresh = 0
        s.bust = replaced(s.bust, self.seat, -1)
        events.bust_back(s, self.seat)

    def take(self, s: FamigliaState, choice: Choice) -> None:
        seat, at = self.seat, s.bust[self.seat]
        if choice is SKIP:
            events.declined(s, self)
        self._take_bust(s)
        if choice is SKIP:
            return
        owner = sheets.owners(s.bottom[at])[0]
        sheets.lift(s.bottom, at, owner)
        events.token_moved(s, seat, owner, at, choice.value, down=False)
        use_space(s, seat, choice.value, owner)

    def facts(self, s: FamigliaState) -> questions.UltimaSpace:
        space = s.data.spaces[s.data.sheets[s.round].first + s.bust[self.seat]]
        return {"space": space.id, "money": s.money[self.seat]}

    def facts_of(self, s: FamigliaState, choice: Choice) -> Facts:
        return {} if choice is SKIP else facts.space_chosen(s, self.seat, choice)
