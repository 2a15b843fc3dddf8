"""La Famiglia through the contract of the kernel."""

from __future__ import annotations

from random import Random
from typing import Any

from cosca.games.la_famiglia import anytime, laws, memory, position, save, setup, view
from cosca.games.la_famiglia.choices import Choices
from cosca.games.la_famiglia.data import load
from cosca.games.la_famiglia.lookups import Lookups
from cosca.games.la_famiglia.options import FORMS, Options, draw_options
from cosca.games.la_famiglia.state import Table
from cosca.kernel.choice import Choice
from cosca.kernel.events import Event
from cosca.kernel.game import Game, Memory, Outcome

SEATS = 4


class LaFamiglia(Game[Table]):
    """The Great Mafia War: 4 seats in 2 teams, at most 4 rounds (N1)."""

    name = "la_famiglia"
    title = "La Famiglia: The Great Mafia War"
    rules_version = 1
    forms = FORMS

    def __init__(self, **options: Any) -> None:
        self.table = Options(options)
        super().__init__(SEATS, self.table.to_json())
        self.data = load(self.table.data)
        self.teams = tuple([tuple([seat for seat in self.seats if self.data.team_of[seat] == team]) for team in (1, 2)])
        self.look = Lookups(self.data)
        self.pick = Choices(self.data)

    def blank(self, seed: int = 0) -> Table:
        """A table with everything still in its supply."""
        return Table(seed, self.data, self.look, self.pick, self.table)

    def new(self, seed: int, events: list[Event] | None = None) -> Table:
        state = self.blank(seed)
        state.stack.append(setup.SetUp())
        state.out = events
        self.settle(state)
        state.out = None
        return state

    def anytime(self, state: Table, seat: int) -> tuple[Choice, ...]:
        return anytime.options(state, seat)

    def take_anytime(self, state: Table, seat: int, choice: Choice) -> None:
        anytime.take(state, seat, choice)

    def view(self, state: Table, seat: int | None) -> dict[str, Any]:
        return view.view(self, state, seat)

    def describe(self, state: Table) -> dict[str, Any]:
        return view.describe(state, self.seats)

    def outcome(self, state: Table) -> Outcome | None:
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

    def memory(self, seat: int | None, state: Table | None = None) -> Memory:
        return memory.TableMemory(self.data, seat, state)

    def sample(self, view: dict[str, Any], memory: Memory, rng: Random) -> Table:
        return position.sample(self, view, memory, rng)

    def from_json(self, document: dict[str, Any]) -> Table:
        return save.from_json(self, document)

    def position(self, document: dict[str, Any]) -> Table:
        return position.build(self, document)

    def laws(self, state: Table) -> list[str]:
        return laws.broken(state)

    def some_options(self, rng: Random) -> dict[str, Any]:
        return draw_options(rng)

    def components(self) -> dict[str, Any]:
        return dict(self.data.source)

    def data_name(self) -> str:
        return f"{self.data.name} {self.data.hash}"

    def find(self, text: str) -> Choice | None:
        return next((card for card in self.pick.card if card.text == text), None)
