"""The difficulty of a puzzle: the share of their attempts that bots solve. `ship` makes a rating of it."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import cosca
from cosca.bots import bot, view_of
from cosca.bots.puzzles import Puzzle, grade, play

ATTEMPTS: Final = {"picciotto": 12, "soldato": 6, "caporegime": 6, "capo:16x": 4, "don:16x": 4}


def share_of_random(game: cosca.Game[Any], puzzle: Puzzle) -> float:
    """Return the chance to solve the puzzle by chance."""
    match, share = play(game, puzzle, ()), 1.0
    for step in puzzle.steps:
        choices = game.choices(match.state, puzzle.seat)
        share *= len(step.accepted) / len(choices)
        match.apply(puzzle.seat, step.accepted[0])
    return share


def solves(game: cosca.Game[Any], puzzle: Puzzle, name: str, attempt: int) -> bool:
    """Return whether the bot solves the puzzle in this attempt."""
    player, rng = bot(name, game, puzzle.seat), Random(f"{puzzle.id}/{name}/{attempt}")
    made: list[str] = []
    while (result := grade(game, puzzle, made)).grade == "open":
        match = play(game, puzzle, made)
        decision = game.decision(match.state, puzzle.seat)
        assert decision is not None
        view, memory = view_of(game, match.state, puzzle.seat), match.memory(puzzle.seat)
        made.append(player.choose(decision, view, memory, rng).text)
    return result.grade == "solved"


def shares_of_bots(game: cosca.Game[Any], puzzle: Puzzle) -> dict[str, float]:
    """Return the share of attempts that each bot solves."""
    shares = {"random": round(share_of_random(game, puzzle), 3)}
    for name, attempts in ATTEMPTS.items():
        solved = sum(solves(game, puzzle, name, attempt) for attempt in range(attempts))
        shares[name] = round(solved / attempts, 3)
    return shares
