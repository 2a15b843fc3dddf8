"""`cosca report`: review a finished game: win probabilities, numbers by round, turning points, mistakes."""

from __future__ import annotations

from pathlib import Path
from random import Random

from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from cosca.bots.review.review import Mistake, RecordedGame, Review, review
from cosca.i18n import message_id
from cosca.kernel.errors import BadDocument
from cosca.terminal.records import RecordReplayer
from cosca.terminal.render.advice import bar
from cosca.terminal.render.drawing import TableRenderer, renderer_of
from cosca.terminal.render.event_log import LogWriter
from cosca.terminal.render.game_texts import GameTexts

SHOWN = 12  # points at which win probabilities are printed


def report_on(file: Path, seconds: float, data: str | None, language: str | None, console: Console) -> None:
    """Print the report of a record. The game must be over, because a report reveals its secrets."""
    replayer = RecordReplayer(file, data)
    replayer.all()
    game, match = replayer.game, replayer.match
    if game.actors(match.state):
        raise BadDocument(why="not-over", facts={"file": str(file)})
    texts = GameTexts(game, language)
    texts.learn(game.describe(match.state).get("families", {}))
    played = RecordedGame(match.seed, match.start, [(seat, choice.text) for seat, choice in match.log])
    with Progress(console=console, transient=True) as progress:
        bar_ = progress.add_task(texts.say("report-thinking"), total=1.0)
        result = review(game, played, seconds, Random(1), lambda done: progress.update(bar_, completed=done))
    _Report(result, renderer_of(game, texts), console).print()


class _Report:
    """Prints a review."""

    def __init__(self, review: Review, renderer: TableRenderer, console: Console) -> None:
        self.review = review
        self.renderer = renderer
        self.texts = renderer.texts
        self.say = renderer.texts.say
        self.console = console
        self.teams = self.texts.game.teams

    def print(self) -> None:
        self._head("report-chances")
        points = self.review.points()
        for point in [*points[:: max(1, len(points) // SHOWN)], points[-1]]:
            self._moment(point.step, point.turn.round)
            self._chances(point.chances)
        self._rounds()
        self._head("report-turnings")
        log = LogWriter(self.renderer)
        for turning in self.review.turnings():
            turn = turning.turn
            facts = {"n": turn.step, "round": self._round(turn.round), "seat": turn.seat}
            self.console.print(self.renderer.paint(self.say("report-turn", facts)))
            self._chances(turning.before)
            self._chances(turning.after)
            self.console.print(log.tell(turning.happened))
            if turning.mistake is not None:
                self._mistake(turning.mistake)
        self._head("report-mistakes")
        for mistake in self.review.mistakes():
            self._moment(mistake.step, mistake.turn.round)
            self._mistake(mistake)

    def _mistake(self, mistake: Mistake) -> None:
        asked, report = mistake.report.question["kind"], mistake.report
        facts = {
            "seat": mistake.turn.seat,
            "chance": round(100 * mistake.chance),
            "best": round(100 * mistake.best),
            "chosen": self.texts.choice(asked, report.chosen),
            "better": self.texts.choice(asked, report.better),
        }
        self.console.print(self.renderer.paint(self.say("report-mistake", facts)))
        for reason in report.advice.plan.reasons:
            self.console.print(Text("    ").append(self.texts.reason(reason), "dim"))

    def _head(self, id: str) -> None:
        self.console.print()
        self.console.print(self.say(id), style="bold")

    def _round(self, number: int) -> str:
        return self.say("game-round", {"n": number}) if number else self.say("report-start")

    def _moment(self, step: int, number: int) -> None:
        where = self.say("report-moment", {"n": step, "round": self._round(number)})
        self.console.print(where, style="dim")

    def _chances(self, chances: list[float]) -> None:
        for team, chance in zip(self.teams, chances, strict=True):
            line = Text(f"  {self.texts.percent(chance):>5} ").append(bar(chance), "green").append(" ")
            self.console.print(line.append_text(self.renderer.paint(self.texts.speaker.listed(team, "seat"))))

    def _rounds(self) -> None:
        outline = self.review.outline
        assert outline is not None
        for name in outline.rounds[0][2] if outline.rounds else ():
            self._head(message_id("measure", name))
            table = Table(box=None, pad_edge=False)
            table.add_column()
            for number, _, _ in outline.rounds:
                table.add_column(self._round(number), justify="right")
            for seat in self.texts.game.seats:
                values = [str(values[name][seat]) for _, _, values in outline.rounds]
                table.add_row(self.renderer.paint(self.texts.seat(seat)), *values)
            self.console.print(table)
