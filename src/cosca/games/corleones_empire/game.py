"""Corleone's Empire as an implementation of the game contract."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, cast

from cosca.games.corleones_empire.components.data import load
from cosca.games.corleones_empire.documents import (
    facts,
    faults,
    laws,
    memory,
    position,
    possibilities,
    sampling,
    save,
    stack,
    view,
)
from cosca.games.corleones_empire.documents.observation import EmpireObserver
from cosca.games.corleones_empire.documents.types import CommonFacts, TableFacts, View, WholeTable
from cosca.games.corleones_empire.options import FORMS, Options, draw_options
from cosca.games.corleones_empire.rules import effects, end, outcomes, setup, turns
from cosca.games.corleones_empire.rules.choices import Choices
from cosca.games.corleones_empire.rules.state import EmpireState
from cosca.kernel.decision import Outcome
from cosca.kernel.documents import StateDocument
from cosca.kernel.events import Event, Facts, TableOptions
from cosca.kernel.game import Game, Memory
from cosca.kernel.messages import Message
from cosca.kernel.steps import Step, steps_of


class CorleonesEmpire(Game[EmpireState]):
    """2 to 5 families in four acts (N1, A1)."""

    name = "corleones_empire"
    title = "The Godfather: Corleone's Empire"
    folder = Path(__file__).parent
    rules_version = 1
    forms = FORMS
    steps = steps_of("cosca.games.corleones_empire.rules")
    below = stack.BELOW

    def __init__(self, **options: Any) -> None:
        self.chosen = Options(options)
        self.data = load(self.chosen.data)
        effects.check(self.data)
        super().__init__(self.chosen.seats, self.chosen.to_json(), self.data, self.chosen.data)
        self.ranges = stack.ranges(self.data, self.chosen.seats)
        self.menu = Choices(self.data)

    def blank(self, seed: int = 0) -> EmpireState:
        """Return a state before the set-up."""
        return EmpireState(self, seed, self.data, self.menu, self.chosen)

    def opening(self) -> Step[EmpireState]:
        return setup.SetUp()

    def view(self, state: EmpireState, seat: int | None) -> View:
        return view.view(self, state, seat)

    def seat_view(self, state: EmpireState, seat: int, public: Facts) -> View:
        return view.seat_view(state, seat, cast("View", public))

    def common_facts(self, state: EmpireState) -> Facts:
        return facts.common_facts(state)

    def table_facts(self, state: EmpireState, seat: int | None, common: Facts) -> TableFacts:
        return facts.table_facts(state, seat, cast("CommonFacts", common))

    def certain(self, before: EmpireState, after: EmpireState, seat: int, events: list[Event]) -> list[Message]:
        return outcomes.certain(before, after, seat)

    def describe(self, state: EmpireState) -> WholeTable:
        return view.describe(state)

    def laws(self, state: EmpireState) -> list[str]:
        return laws.broken(state)

    def faults(self, state: EmpireState) -> list[str]:
        return faults.faults(state)

    def some_options(self, rng: Random) -> TableOptions:
        return draw_options(rng)

    def round(self, state: EmpireState) -> int:
        return state.act

    def phase(self, state: EmpireState) -> str:
        return turns.phase(state)

    def outcome(self, state: EmpireState) -> Outcome | None:
        if not state.winner:
            return None
        ranks = end.ranks(state)
        winners = tuple([seat for seat in self.seats if ranks[seat] == 1])
        return Outcome(winners, ranks, {seat: state.scores[seat] for seat in self.seats}, "money")

    def memory(self, seat: int | None, state: EmpireState | None = None) -> Memory:
        return memory.TableMemory(self, self.data, seat, state)

    def seen(self, state: EmpireState, seat: int | None) -> EmpireState:
        return sampling.seen(state, seat)

    def seen_in(self, view: Facts) -> EmpireState:
        return sampling.seen_in(self, view)

    def fill(self, seen: EmpireState, memory: Memory, rng: Random) -> EmpireState:
        return sampling.fill(seen, memory, rng)

    def possibilities(
        self, seen: EmpireState, memory: Memory, seats: tuple[int, ...], limit: int
    ) -> list[tuple[EmpireState, Memory, float]] | None:
        return possibilities.possibilities(seen, memory, seats, limit)

    def from_json(self, document: StateDocument) -> EmpireState:
        return save.from_json(self, document)

    def position(self, document: Facts) -> EmpireState:
        return position.build(self, document)

    def all_choices(self) -> tuple[object, ...]:
        return self.menu.all()

    def observer(self) -> EmpireObserver:
        return EmpireObserver(self)
