"""The example game passes the contract checks and can be played; every injected fault is found."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

import cosca
import cosca.games
from cosca.kernel.choice import Choice
from cosca.kernel.events import View
from cosca.kernel.memory import Memory
from cosca.testing.contract import check_game
from examples.tiny_game.game import TinyGame
from examples.tiny_game.rules import SHOW, NameStake, ShowOrFold, TinyState
from tests.terminal.support import ONES, Cli

PACKAGE = "examples.tiny_game"


def test_example_passes_the_contract_checks() -> None:
    check_game(TinyGame(), range(40))


def test_example_is_not_listed_as_a_game() -> None:
    assert TinyGame.name not in [path.name for path in Path(cosca.games.__file__).parent.iterdir()]


# ---------------------------------------------------------------- played


@pytest.fixture
def cli(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Cli:
    """Return a command line in the project folder that forgets the games it loads."""
    monkeypatch.chdir(Path(__file__).parents[2])
    monkeypatch.setattr(sys, "path", sys.path[:])
    monkeypatch.setattr(cosca.games, "_kits", dict(cosca.games.kits()))
    return Cli(monkeypatch, capsys, tmp_path / "state")


def test_example_is_played_in_the_terminal(cli: Cli) -> None:
    result = cli("play", PACKAGE, "--seed", 3, typed=ONES)
    assert result.code == 0, result.err
    assert "Your card" in result.out
    assert "Player 2 draws a card." in result.out, "the bot's card is not told"
    assert "You hold the 1; the stake is 1. Show your card, or fold it?" in result.out
    assert "Round 3: Player 1 begins." in result.out
    assert "Game over" in result.out
    assert "steps" not in result.out


def test_saved_game_continues(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "game.cosca"
    left = cli("play", PACKAGE, "--seed", 3, "--save", file, typed="2\nhint\nquit\n")
    assert "no bot can evaluate “tiny_game”" in left.out, "the game has no judge, which stops nothing"
    assert f"cosca play {PACKAGE} --resume {file}" in left.out
    again = cli("play", PACKAGE, "--resume", file, typed=ONES)
    assert again.code == 0
    assert "the stake is 2" in again.out


@pytest.mark.parametrize("jobs", [1, 2])
def test_bots_play_the_example_in_the_arena(cli: Cli, jobs: int) -> None:
    result = cli("arena", PACKAGE, "random", "default", "--games", 4, "--jobs", jobs)
    assert result.code == 0, result.err
    assert "4 games in 2 blocks" in result.out


def test_package_without_a_game_is_refused_in_one_line(cli: Cli) -> None:
    for name in ("examples.nothing", "examples.tiny_game.rules", "no.such.package", ".."):
        assert cli.wrong("play", name).startswith(f"no game “{name}”")


# ---------------------------------------------------------------- faults


class ShowsRivalsCard(TinyGame):
    def view(self, state: TinyState, seat: int | None) -> View:
        return {**super().view(state, seat), "all": state.cards}


class ShowsSealedChoice(TinyGame):
    def view(self, state: TinyState, seat: int | None) -> View:
        return {**super().view(state, seat), "picks": [[pick.text for pick in picks] for picks in state.sealed]}


class ShowsNextDraw(TinyGame):
    def view(self, state: TinyState, seat: int | None) -> View:
        return {**super().view(state, seat), "next": state.copy().draw(100)}


class ViewIsNoJson(TinyGame):
    def view(self, state: TinyState, seat: int | None) -> View:
        return {**super().view(state, seat), "pair": (1, 2)}


class ForgetsOwnFold(TinyGame):
    def memory(self, seat: int | None, state: TinyState | None = None) -> Memory:
        memory: Any = super().memory(seat, state)
        memory.folded = [9]
        return memory


class LosesCard(TinyGame):
    def fill(self, seen: TinyState, memory: Memory, rng: Random) -> TinyState:
        state = super().fill(seen, memory, rng)
        state.deck[0] = state.deck[-1]
        return state


class RulesOutACard(TinyGame):
    def possibilities(
        self, seen: TinyState, memory: Memory, seats: tuple[int, ...], limit: int
    ) -> list[tuple[TinyState, Memory, float]] | None:
        found = super().possibilities(seen, memory, seats, limit)
        return found and [each for each in found if each[0].cards[1] != 5]


class WeighsHighCards(TinyGame):
    def possibilities(
        self, seen: TinyState, memory: Memory, seats: tuple[int, ...], limit: int
    ) -> list[tuple[TinyState, Memory, float]] | None:
        found = super().possibilities(seen, memory, seats, limit)
        return found and [(state, knowing, 1.0 + state.cards[2]) for state, knowing, _ in found]


class ListsTwice(TinyGame):
    def possibilities(
        self, seen: TinyState, memory: Memory, seats: tuple[int, ...], limit: int
    ) -> list[tuple[TinyState, Memory, float]] | None:
        found = super().possibilities(seen, memory, seats, limit)
        return found and [*found, *found]


class ListsChoices(TinyGame):
    def choices(self, state: TinyState, seat: int) -> tuple[Choice, ...]:
        return list(super().choices(state, seat))  # type: ignore[return-value]


class TakesAnything(TinyGame):
    def apply(self, state: TinyState, seat: int, choice: Choice, events: Any = None) -> None:
        known = choice in super().choices(state, seat) or not state.stack
        super().apply(state, seat, choice if known else self.choices(state, self.actors(state)[0])[0], events)


class ChangesBeforeRefusal(TinyGame):
    def apply(self, state: TinyState, seat: int, choice: Choice, events: Any = None) -> None:
        if choice not in self.choices(state, seat):
            state.points[1] += 1
        super().apply(state, seat, choice, events)


class NewChoices(TinyGame):
    def choices(self, state: TinyState, seat: int) -> tuple[Choice, ...]:
        made = [Choice(each.text, each.kind, each.value, 0, ()) for each in super().choices(state, seat)]
        return tuple(made) if state.stack and isinstance(state.stack[-1], NameStake) else super().choices(state, seat)

    def apply(self, state: TinyState, seat: int, choice: Choice, events: Any = None) -> None:
        same = [each for each in super().choices(state, seat) if each.text == choice.text]
        super().apply(state, seat, same[0] if same else choice, events)


class OtherParameters(TinyGame):
    def decision(self, state: TinyState, player: int) -> Any:  # type: ignore[override]
        return super().decision(state, player)


class TellsSealedChoice(TinyGame):
    def apply(self, state: TinyState, seat: int, choice: Choice, events: Any = None) -> None:
        sealed = state.stack and isinstance(state.stack[-1], ShowOrFold) and choice in self.choices(state, seat)
        super().apply(state, seat, choice, events)
        if sealed and events is not None and choice is SHOW:
            events.append(cosca.Event("tapped", {"seat": seat}))


class EverybodyWins(TinyGame):
    def outcome(self, state: TinyState) -> cosca.Outcome | None:
        outcome = super().outcome(state)
        return None if outcome is None else cosca.Outcome((1, 2), {1: 1, 2: 2}, outcome.scores, outcome.reason)


FAULTS: list[tuple[type[TinyGame], str]] = [
    (ShowsRivalsCard, "is given differs"),
    (ShowsSealedChoice, "is given differs"),
    (ShowsNextDraw, "is given differs"),
    (ViewIsNoJson, "plain JSON"),
    (ForgetsOwnFold, ""),
    (LosesCard, "every card is in one place"),
    (RulesOutACard, "belief"),
    (WeighsHighCards, "samples differ from the weights"),
    (ListsTwice, "lists the same private information twice"),
    (ListsChoices, "choices does not return a tuple"),
    (TakesAnything, "not refused with IllegalChoice"),
    (ChangesBeforeRefusal, "a refused choice changed the match"),
    (NewChoices, "other choices than its seat"),
    (OtherParameters, "decision has the parameters"),
    (TellsSealedChoice, "sees differs"),
    (EverybodyWins, "the winners are"),
]


@pytest.mark.parametrize(("kind", "message"), FAULTS, ids=[kind.__name__ for kind, _ in FAULTS])
def test_contract_violation_is_found_and_named(kind: type[TinyGame], message: str) -> None:
    with pytest.raises(AssertionError) as broken:
        check_game(kind(), range(5))
    assert message in str(broken.value)
    assert "tiny_game" in str(broken.value) or kind is OtherParameters
