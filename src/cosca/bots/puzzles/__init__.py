"""Puzzles: positions of bot games with one best answer, shipped as data of each game; they load, and grade answers."""

from __future__ import annotations

from cosca.bots.puzzles.grading import Grade, Graded, grade, play
from cosca.bots.puzzles.puzzle import FORMAT, Puzzle, PuzzleStep, ValuedChoice, load_puzzles, parse_puzzles
from cosca.bots.puzzles.selection import candidates, puzzle_of_day
from cosca.bots.puzzles.themes import game_themes, themes_of

__all__ = [
    "FORMAT",
    "Grade",
    "Graded",
    "Puzzle",
    "PuzzleStep",
    "ValuedChoice",
    "candidates",
    "game_themes",
    "grade",
    "load_puzzles",
    "parse_puzzles",
    "play",
    "puzzle_of_day",
    "themes_of",
]
