"""`cosca puzzle`: solved, answered wrong, given up, and refused names."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from rich.console import Console

import cosca
from cosca.bots.puzzles.puzzle import Puzzle, shipped_puzzles
from cosca.cli import run
from cosca.terminal.commands import puzzle as command

NAMES = cosca.game_names()


def solved(monkeypatch: pytest.MonkeyPatch, name: str, puzzle: Puzzle, lines: Iterator[str]) -> str:
    """Return what the terminal shows while these lines are typed; the input ends after them."""

    def read(prompt: str, console: Console) -> str:
        for line in lines:
            console.print(f"{prompt}{line}")
            return line
        raise EOFError

    monkeypatch.setattr(command, "read_line", read)
    console = Console(record=True, width=100, file=open("/dev/null", "w", encoding="utf-8"))  # noqa: SIM115
    command.solve_puzzle(name, "", False, puzzle.id, 1500, "en", console)
    return console.export_text()


@pytest.mark.parametrize("name", NAMES)
def test_the_solution_is_accepted_and_explained(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    puzzle = shipped_puzzles(name)[0]
    shown = solved(monkeypatch, name, puzzle, iter([step.accepted[0] for step in puzzle.steps]))
    assert "Solved!" in shown
    assert "There is something better" not in shown
    assert f"{round(100 * puzzle.steps[0].choices[0].chance)}%" in shown
    assert str(puzzle.rating) in shown
    assert puzzle.id in shown


def test_a_wrong_answer_may_be_corrected_and_the_end_of_the_input_shows_the_solution(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    name = "corleones_empire"
    puzzle = next(each for each in shipped_puzzles(name) if len(each.steps) == 1 and len(each.steps[0].choices) > 1)
    right, wrong = puzzle.steps[0].accepted[0], puzzle.steps[0].choices[1].text
    shown = solved(monkeypatch, name, puzzle, iter(["", "nonsense", wrong, right]))
    assert "There is something better" in shown
    assert "That is it." in shown
    for lines in ([], ["?"], ["solution"], [wrong]):
        shown = solved(monkeypatch, name, puzzle, iter(lines))
        assert "That is it." not in shown
        assert "Win probabilities" in shown


def test_unknown_names_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["puzzle", "--theme", "chess"]) == 2
    assert "is not one of" in capsys.readouterr().err
    assert run(["puzzle", "--id", "lf00000000"]) == 2
    assert "no such puzzle" in capsys.readouterr().err
