"""Advice in the terminal: `hint` during a game, and `cosca advise` on a file."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import cosca
from cosca.bots import advisor
from cosca.bots.advisor import Advice, Plan
from cosca.bots.evaluator import Reason
from cosca.cli import run
from cosca.terminal.commands import advise
from cosca.terminal.play import commands
from cosca.terminal.render.advice import bar

Run = Callable[..., tuple[int, str, str]]
SCENARIO = Path(__file__).parent.parent / "scenarios" / "la_famiglia" / "management_last.yaml"


class Asked:
    """A fake advisor that ranks the last choice first and records its arguments."""

    def __init__(self) -> None:
        self.memories: list[cosca.Memory] = []
        self.views: list[dict[str, Any]] = []

    def __call__(
        self, game: Any, decision: cosca.Decision, view: dict[str, Any], memory: cosca.Memory, rng: Random, *_: float
    ) -> list[Advice]:
        self.memories.append(memory)
        self.views.append(view)
        ranked = list(reversed(decision.choices))
        even = (Reason("even", {}),)
        plans = [Plan(0.9 / n, 0.0, "behind", even) for n in range(1, len(ranked) + 1)]
        return [Advice(choice, 1 / len(ranked), plan, choice) for choice, plan in zip(ranked, plans, strict=True)]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Asked:
    found = Asked()
    for module in (commands, advise, advisor):
        monkeypatch.setattr(module, "advise", found)
    return found


@pytest.fixture
def cli(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr("cosca.terminal.render.game_texts.STRICT", True)

    def call(*words: object, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = run([str(word) for word in words])
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return call


def match_of(game: str, choices: int) -> cosca.Match:
    match, rng = cosca.Match(cosca.game(game), 4), Random(4)
    while len(match.log) < choices:
        seat = match.game.actors(match.state)[0]
        match.apply(seat, rng.choice(match.game.choices(match.state, seat)))
    return match


def test_hint_ranks_the_choices_with_their_numbers(cli: Run, asked: Asked) -> None:
    code, out, _ = cli("play", "--seed", 3, typed="hint\n1\nhelp\nquit\n")
    assert code == 0
    lines = out[out.index("> hint") :].splitlines() if "> hint" in out else out.splitlines()
    ranked = [line for line in lines if "%" in line]
    typed = [line.replace("\u00a0%", "%").split()[:2] for line in ranked[:3]]
    assert typed == [["3", "90%"], ["2", "45%"], ["1", "30%"]]
    assert "No clear difference from the other choices." in out
    assert "hint: advice" in out
    assert "what the Consigliere would do" in out
    assert [memory.seat for memory in asked.memories] == [1]


def test_long_advice_is_shortened_unless_all_is_given(cli: Run, asked: Asked, tmp_path: Path) -> None:
    file = tmp_path / "long.cosca"
    match = match_of("la_famiglia", 0)
    while len(match.game.choices(match.state, match.game.actors(match.state)[0])) <= 5:
        seat = match.game.actors(match.state)[0]
        match.apply(seat, match.game.choices(match.state, seat)[0])
    seat = match.game.actors(match.state)[0]
    total = len(match.game.choices(match.state, seat))
    file.write_text(match.record(), encoding="utf-8")
    code, out, _ = cli("advise", file)
    assert (code, out.count("%"), f"{total - 5} more: --all" in out) == (0, 5, True)
    code, out, _ = cli("advise", file, "--all")
    assert (code, out.count("%"), "more" in out) == (0, total, False)
    resumed = cli("play", "--resume", file, "--seat", seat, typed="hint\nhint all\nquit\n")[1]
    assert (resumed.count("%"), f"{total - 5} more: hint all" in resumed) == (5 + total, True)


@pytest.mark.parametrize("game", cosca.game_names())
def test_advice_on_a_record_uses_the_knowledge_of_the_seat(cli: Run, asked: Asked, tmp_path: Path, game: str) -> None:
    file = tmp_path / "game.cosca"
    file.write_text(match_of(game, 80).record(), encoding="utf-8")
    then = match_of(game, 60)
    code, out, _ = cli("advise", file, "--to", 60)
    seat = then.game.actors(then.state)[0]
    assert code == 0
    assert out.splitlines()[0].endswith(f"(player {seat})")
    assert asked.views == [then.game.view(then.state, seat)]
    assert then.game.sample(asked.views[0], asked.memories[0], Random(1)) is not None  # view and memory agree
    assert all(len(line) <= 80 for line in out.splitlines())


def test_shares_are_shown_for_mixed_strategies_only(cli: Run, asked: Asked, tmp_path: Path) -> None:
    match, rng = cosca.Match(cosca.game("la_famiglia"), 4), Random(4)
    while True:
        seat = match.game.actors(match.state)[0]
        decision = match.game.decision(match.state, seat)
        assert decision is not None
        if decision.sealed:
            break
        match.apply(seat, rng.choice(decision.choices))
    file = tmp_path / "sealed.cosca"
    file.write_text(match.record(), encoding="utf-8")
    code, out, _ = cli("advise", file, "--all")
    assert (code, out.count("%")) == (0, len(decision.choices))  # the chances, and no share


def test_advice_on_a_scenario_position(cli: Run, asked: Asked) -> None:
    code, out, _ = cli("advise", SCENARIO)
    assert code == 0
    assert out.splitlines()[0].endswith("(player 1)")
    game = cosca.game("la_famiglia")
    assert game.sample(asked.views[0], asked.memories[0], Random(1)) is not None


def test_impossible_advice_gives_one_line(cli: Run, asked: Asked, tmp_path: Path) -> None:
    file, other = tmp_path / "game.cosca", tmp_path / "other.yaml"
    match = match_of("la_famiglia", 20)
    file.write_text(match.record(), encoding="utf-8")
    seat = match.game.actors(match.state)[0]
    other.write_text("name: nothing\n---\nname: more\n", encoding="utf-8")
    (tmp_path / "none.yaml").write_text("name: nothing\n", encoding="utf-8")
    idle = next(each for each in (1, 2, 3, 4) if each not in match.game.actors(match.state))
    for words, why in (
        ((file, "--seat", 9), "no seat 9 in la_famiglia (seats: 1, 2, 3, 4)"),
        ((file, "--seat", idle), f"player {idle} has nothing to decide, but player {seat} does"),
        ((file, "--to", 99), "--to 99: the record has 20 choices"),
        ((other,), "contains 2 scenarios; advice needs exactly one"),
        ((tmp_path / "none.yaml",), "has no position"),
        ((tmp_path / "gone.cosca",), "No such file"),
    ):
        code, _, err = cli("advise", *words)
        assert (code, len(err.splitlines())) == (2, 1)
        assert why in err


def test_bar_length_is_proportional_to_the_share() -> None:
    assert (bar(0), bar(1), bar(0.5)) == (" " * 10, "█" * 10, "█" * 5 + " " * 5)
    assert bar(0.55) == "█████▌    "
