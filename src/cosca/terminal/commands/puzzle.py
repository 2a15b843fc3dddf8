"""`cosca puzzle`: the table, the question, graded answers, and the solution with reasons."""

from __future__ import annotations

from datetime import date
from random import Random
from typing import Any

from rich.console import Console
from rich.text import Text

import cosca
from cosca.bots.puzzles import Puzzle, candidates, game_themes, grade, load_puzzles, play, puzzle_of_day
from cosca.games import game_as_it_was
from cosca.i18n import message_id
from cosca.kernel.facts import ChoiceFacts, choice_facts
from cosca.terminal.play.answers import Ambiguous, Interrupted, Unclear, find_all
from cosca.terminal.render.advice import bar
from cosca.terminal.render.console import read_line
from cosca.terminal.render.drawing import renderer_of, visible_state
from cosca.terminal.render.game_texts import GameTexts
from cosca.terminal.render.questions import QuestionWriter

GIVE_UP = ("?", "solution")
PROMPT = "> "


def solve_puzzle(
    name: str, theme: str, today: bool, id: str, rating: int, language: str | None, console: Console
) -> None:
    """Let the user solve a puzzle of the game; BadOption if there is none of that theme or id."""
    puzzle = _chosen(cosca.game(name), theme, today, id, rating)
    game = game_as_it_was(name, puzzle.options, puzzle.data)
    texts = GameTexts(game, language)
    PuzzleTrainer(game, puzzle, QuestionWriter(renderer_of(game, texts), console)).run()


def _chosen(game: cosca.Game[Any], theme: str, today: bool, id: str, rating: int) -> Puzzle:
    puzzles = list(load_puzzles(game))
    if theme and theme not in game_themes(game.name):
        known = list(game_themes(game.name))
        raise cosca.BadOption(why="none-of", facts={"option": "--theme", "given": theme, "known": known})
    if id:
        fitting = [puzzle for puzzle in puzzles if puzzle.id == id]
    elif today:
        daily = puzzle_of_day(puzzles, date.today())
        fitting = [] if daily is None else [daily]
    else:
        fitting = candidates(puzzles, theme, rating, ())
    if not fitting:
        raise cosca.BadOption(why="no-puzzle", facts={"game": game.name})
    return Random().choice(fitting)


class PuzzleTrainer:
    """The dialogue about one puzzle."""

    def __init__(self, game: cosca.Game[Any], puzzle: Puzzle, writer: QuestionWriter) -> None:
        self.game = game
        self.puzzle = puzzle
        self.writer = writer
        self.texts = writer.texts

    def run(self) -> None:
        """Ask until the puzzle is solved or given up, then explain the solution."""
        game, seat, writer = self.game, self.puzzle.seat, self.writer
        made: list[str] = []
        right = True
        visible = visible_state(game, play(game, self.puzzle, ()).state, seat)
        self.texts.learn(visible.view.get("families", {}))
        for panel in writer.renderer.scene(visible).values():
            writer.console.print(panel)
        writer.say("puzzle-task", seat=seat)
        while True:
            chosen = self._ask(made)
            if not chosen:
                break
            result = grade(game, self.puzzle, [*made, *chosen])
            if result.grade == "wrong":
                right = False
                writer.say("puzzle-wrong", "yellow")
            made = [*made, *chosen][: result.right]
            if result.grade == "solved":
                writer.say("puzzle-solved", "green", first=right)
                break
        self._explain()

    def _ask(self, made: list[str]) -> list[str]:
        """Return the choices that the user typed; none if they give up, or the input ends."""
        match, writer = play(self.game, self.puzzle, made), self.writer
        question = self.game.facts(match.state, self.puzzle.seat)["question"]
        assert question is not None
        writer.console.print()
        writer.question(question)
        while True:
            try:
                line = read_line(PROMPT, writer.console)
            except EOFError:
                return []
            if line.lower() in GIVE_UP:
                return []
            try:
                chosen = find_all(line, self.game, match.state, self.puzzle.seat, self.texts.choice) if line else []
            except Ambiguous as ambiguous:
                writer.say("play-several", "yellow", part=ambiguous.part)
                writer.choices(ambiguous.among, question["kind"], "", ambiguous.found)
                continue
            except Interrupted as interrupted:
                writer.say("play-interrupted", "yellow", part=interrupted.part)
                continue
            except Unclear as unclear:
                writer.say("play-none", "yellow", part=unclear.part)
                continue
            if chosen:
                return [choice["text"] for choice in chosen]
            writer.say("puzzle-type", "dim")

    def _explain(self) -> None:
        """Print the values of the choices at each step, the reasons, themes and difficulty."""
        puzzle, writer, texts = self.puzzle, self.writer, self.texts
        match = play(self.game, puzzle, ())
        writer.console.print()
        writer.say("puzzle-solution", "bold")
        for step in puzzle.steps:
            for at, value in enumerate(step.choices):
                facts: ChoiceFacts = choice_facts(
                    match.state, puzzle.seat, self.game.parse(match.state, puzzle.seat, value.text)
                )
                line = Text(f"{texts.percent(value.chance):>5} ").append(bar(value.chance), "green").append(" ")
                line.append_text(writer.renderer.paint(texts.choice(step.kind, facts)))
                writer.console.print(line, style="" if at else "bold")
            match.apply(puzzle.seat, step.accepted[0])
        for reason in puzzle.reasons:
            writer.console.print(writer.renderer.paint(f"· {texts.reason(reason)}"))
        themes = [texts.say(message_id("theme", theme)) for theme in puzzle.themes]
        writer.say("puzzle-about", "dim", themes=themes, rating=str(puzzle.rating), key=puzzle.id)
