"""La Famiglia as an implementation of the game contract."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, Final, cast

from cosca.games.la_famiglia.components.data import load
from cosca.games.la_famiglia.documents import facts, faults, laws, memory, position, sampling, save, stack, view
from cosca.games.la_famiglia.documents.observation import FamigliaObserver
from cosca.games.la_famiglia.documents.types import Table, TableFacts, View
from cosca.games.la_famiglia.options import FORMS, NAMES, Options, data_named, draw_options, tiles_form
from cosca.games.la_famiglia.rules import anytime, encounter, outcomes, setup
from cosca.games.la_famiglia.rules.choices import Choices
from cosca.games.la_famiglia.rules.lookups import Lookups
from cosca.games.la_famiglia.rules.state import FamigliaState
from cosca.kernel.choice import Choice
from cosca.kernel.decision import OptionForm, Outcome
from cosca.kernel.documents import StateDocument
from cosca.kernel.events import Event, Facts, TableOptions
from cosca.kernel.game import Game, Memory
from cosca.kernel.input_reader import check_options
from cosca.kernel.messages import Message
from cosca.kernel.steps import Step, steps_of

SEATS: Final = 4


class LaFamiglia(Game[FamigliaState]):
    """The Great Mafia War: 4 seats in 2 teams, at most 4 rounds (N1)."""

    name = "la_famiglia"
    title = "La Famiglia: The Great Mafia War"
    folder = Path(__file__).parent
    rules_version = 2
    forms = FORMS
    steps = steps_of("cosca.games.la_famiglia.rules")
    below = stack.BELOW

    def __init__(self, **options: Any) -> None:
        check_options(options, NAMES, self.name)
        self.data = load(data_named(options))
        self.chosen = Options(options, tuple(self.data.tile_index))
        super().__init__(SEATS, self.chosen.to_json(), self.data, self.chosen.data)
        self.teams = tuple([tuple([seat for seat in self.seats if self.data.team_of[seat] == team]) for team in (1, 2)])
        self.ranges = stack.ranges(self.data)
        self.lookups = Lookups(self.data)
        self.menu = Choices(self.data)

    def blank(self, seed: int = 0) -> FamigliaState:
        """Return a state before the set-up, with everything in its supply."""
        return FamigliaState(self, seed, self.data, self.lookups, self.menu, self.chosen)

    def opening(self) -> Step[FamigliaState]:
        return setup.SetUp()

    def anytime(self, state: FamigliaState, seat: int) -> tuple[Choice, ...]:
        return anytime.options(state, seat)

    def take_anytime(self, state: FamigliaState, seat: int, choice: Choice) -> None:
        anytime.take(state, seat, choice)

    def view(self, state: FamigliaState, seat: int | None) -> View:
        return view.view(self, state, seat)

    def seat_view(self, state: FamigliaState, seat: int, public: Facts) -> View:
        return view.seat_view(state, seat, cast("View", public))

    def common_facts(self, state: FamigliaState) -> Facts:
        return facts.common_facts(state)

    def table_facts(self, state: FamigliaState, seat: int | None, common: Facts) -> TableFacts:
        return facts.table_facts(state, seat, cast("TableFacts", common))

    def anytime_facts(self, state: FamigliaState, seat: int, choice: Choice) -> Facts:
        return anytime.money_facts(state, seat, choice)

    def certain(self, before: FamigliaState, after: FamigliaState, seat: int, events: list[Event]) -> list[Message]:
        ends = self.phase(before) == "planning" and outcomes.may_end_planning(after)
        if ends:
            beyond = after.copy()
            self.settle(beyond)
            ends = self.phase(beyond) != "planning"
        return outcomes.certain(before, after, seat, events, ends)

    def floor(self, state: FamigliaState, seat: int) -> int:
        return encounter.order_floor(state, seat)

    def describe(self, state: FamigliaState) -> Table:
        return view.describe(state, self.seats)

    def phase(self, state: FamigliaState) -> str:
        return facts.phase(state)

    def outcome(self, state: FamigliaState) -> Outcome | None:
        if state.result is None:
            return None
        team, reason = state.result
        winners = tuple([seat for seat in self.seats if self.data.team_of[seat] == team])
        together = [0, 0, 0]
        for seat in self.seats:
            together[self.data.team_of[seat]] += state.control.count(seat)
        scores = {seat: together[self.data.team_of[seat]] for seat in self.seats}
        ranks = {seat: 1 if not team or seat in winners else 2 for seat in self.seats}
        return Outcome(winners, ranks, scores, reason)

    def memory(self, seat: int | None, state: FamigliaState | None = None) -> Memory:
        return memory.TableMemory(self, self.data, seat, state)

    def seen(self, state: FamigliaState, seat: int | None) -> FamigliaState:
        return sampling.seen(state, seat)

    def seen_in(self, view: Facts) -> FamigliaState:
        return sampling.seen_in(self, view)

    def fill(self, seen: FamigliaState, memory: Memory, rng: Random) -> FamigliaState:
        return sampling.fill(seen, memory, rng)

    def possibilities(
        self, seen: FamigliaState, memory: Memory, seats: tuple[int, ...], limit: int
    ) -> list[tuple[FamigliaState, Memory, float]] | None:
        return sampling.possibilities(seen, memory, seats, limit)

    def from_json(self, document: StateDocument) -> FamigliaState:
        return save.from_json(self, document)

    def position(self, document: Facts) -> FamigliaState:
        return position.build(self, document)

    def laws(self, state: FamigliaState) -> list[str]:
        return laws.broken(state)

    def faults(self, state: FamigliaState) -> list[str]:
        return faults.faults(state)

    def option_forms(self) -> tuple[OptionForm, ...]:
        tiles = tiles_form(tuple(self.data.tile_index))
        return tuple([tiles if form.name == tiles.name else form for form in self.forms])

    def some_options(self, rng: Random) -> TableOptions:
        return draw_options(rng, tuple(self.data.tile_index))

    def all_choices(self) -> tuple[object, ...]:
        return self.menu.all()

    def observer(self) -> FamigliaObserver:
        return FamigliaObserver(self)
