"""Random games under every check of `cosca.testing.fuzz`, and that the checks find faults."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import cosca
from cosca.games.la_famiglia.game import LaFamiglia
from cosca.games.la_famiglia.rules.state import FamigliaState
from cosca.kernel.choice import Choice
from cosca.kernel.record import read
from cosca.testing import fuzz
from cosca.testing.fuzz import FuzzFailure, FuzzGame, play, reproduce
from tests.support.sampling import some

GAMES = 8  # in a batch; `make fuzz` plays 10,000 others


@pytest.mark.parametrize("batch", some(1, 20))
@pytest.mark.parametrize("name", cosca.game_names())
def test_random_games_break_no_law(name: str, batch: int) -> None:
    for seed in range(batch * GAMES, (batch + 1) * GAMES):
        options = cosca.game(name).some_options(Random(f"options {seed}"))
        result = play(cosca.game(name, **options), seed)
        assert isinstance(result, FuzzGame), result.record
        assert result.choices > 50
        assert result.reason


def test_random_options_cover_all_values() -> None:
    game = cosca.game("la_famiglia")
    drawn = [game.some_options(Random(seed)) for seed in range(200)]
    seen = {(name, str(value)) for options in drawn for name, value in options.items()}
    assert {("edition", each) for each in ("1.0", "1.1", "1.2")} <= seen
    assert {name for name, _ in seen} == {
        "edition", "families", "first_game", "predictable_conflict", "speaker", "tiles",
    }  # fmt: skip


# ---------------------------------------------------------------- the fuzzer bites


class LeakyState(FamigliaState):
    """A state whose copies share a list with it."""

    __slots__ = ()

    def copy(self) -> FamigliaState:
        new = super().copy()
        new.money = self.money
        return new


class Sabotaged(LaFamiglia):
    """La Famiglia with one fault, from round 2 on."""

    def begun(self, state: FamigliaState) -> bool:
        return state.round >= 2 and bool(state.stack)


class LosesSoldati(Sabotaged):
    def settle(self, state: FamigliaState, floor: int = 0) -> None:
        super().settle(state, floor)
        if self.begun(state) and state.soldati[0] > 1:
            state.soldati[0] -= 1


class OffersTwice(Sabotaged):
    def choices(self, state: FamigliaState, seat: int) -> tuple[Choice, ...]:
        legal = super().choices(state, seat)
        return legal + legal[:1] if self.begun(state) else legal


class Raises(Sabotaged):
    def settle(self, state: FamigliaState, floor: int = 0) -> None:
        super().settle(state, floor)
        if self.begun(state) and state.money[1] == 3:
            raise ZeroDivisionError("a fault in a rule")


class Stalls(Sabotaged):
    def default(self, state: FamigliaState, seat: int) -> Choice:
        return self.anytime(state, seat)[-1] if self.begun(state) else super().default(state, seat)


class EndsWithoutResult(Sabotaged):
    def settle(self, state: FamigliaState, floor: int = 0) -> None:
        super().settle(state, floor)
        if self.begun(state):
            state.stack.clear()


class ForgetsToSave(Sabotaged):
    def from_json(self, document: dict[str, Any]) -> FamigliaState:
        state = super().from_json(document)
        state.primo = state.primo % 4 + 1
        return state


class SharesCopies(Sabotaged):
    def blank(self, seed: int = 0) -> FamigliaState:
        return LeakyState(self, seed, self.data, self.lookups, self.menu, self.chosen)


class DrawsWithoutSeed(Sabotaged):
    def settle(self, state: FamigliaState, floor: int = 0) -> None:
        super().settle(state, floor)
        if self.begun(state) and state.out is None:
            state.draws += 1


FAULTS: list[tuple[type[Sabotaged], str]] = [
    (LosesSoldati, "does not have"),
    (OffersTwice, "duplicate choice"),
    (Raises, "ZeroDivisionError: a fault in a rule"),
    (Stalls, "default"),
    (EndsWithoutResult, "no result"),
    (ForgetsToSave, "saved and reloaded state differs"),
    (SharesCopies, ""),
    (DrawsWithoutSeed, "evolve differently"),
]


@pytest.mark.parametrize(("kind", "what"), FAULTS, ids=[kind.__name__ for kind, _ in FAULTS])
def test_fuzzer_finds_a_fault_and_its_record_reproduces_it(kind: type[Sabotaged], what: str) -> None:
    failure = next((each for seed in range(5) if isinstance(each := play(kind(), seed), FuzzFailure)), None)
    assert failure is not None, "not found in 5 games"
    assert what in failure.what
    record = read(failure.record)
    assert len(record.choices) == failure.choices
    again = reproduce(kind(), record)
    assert isinstance(again, FuzzFailure), "the record does not show the fault again"
    assert what in again.what
    assert isinstance(reproduce(LaFamiglia(), record), FuzzGame), "the sound game fails on the record too"


def test_an_overlong_game_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "LONGEST", 50)
    result = play(cosca.game("la_famiglia"), 1)
    assert isinstance(result, FuzzFailure)
    assert "50" in result.what
    assert isinstance(reproduce(cosca.game("la_famiglia"), read(result.record)), FuzzFailure)
