"""`cosca report`: a finished game as the Consigliere sees it: chances, numbers by round, turning points, mistakes."""

from __future__ import annotations

from pathlib import Path
from random import Random

from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from cosca.bots.review import Played, Review, review
from cosca.kernel.errors import BadDocument
from cosca.terminal.advice import bar
from cosca.terminal.drawing import Drawing, drawing_of
from cosca.terminal.log import LogWriter
from cosca.terminal.session import Walk
from cosca.terminal.speech import Voice
from cosca.words import message_id

SHOWN = 12  # moments of which the chances are told


def report_on(file: Path, seconds: float, data: str | None, language: str | None, console: Console) -> None:
    """Prints the report of a record. The game must be over: before its end a report would tell its secrets."""
    walk = Walk(file, data)
    walk.all()
    game, match = walk.game, walk.match
    if game.actors(match.state):
        raise BadDocument(why="not-over", facts={"file": str(file)})
    voice = Voice(game, language)
    voice.learn(game.describe(match.state).get("families", {}))
    played = Played(match.seed, match.start, [(seat, choice.text) for seat, choice in match.log])
    with Progress(console=console, transient=True) as progress:
        bar_ = progress.add_task(voice.say("report-thinking"), total=1.0)
        found = review(game, played, seconds, Random(1), lambda done: progress.update(bar_, completed=done))
    _Report(found, drawing_of(game, voice), console).print()


class _Report:
    """A review, printed."""

    def __init__(self, review: Review, drawing: Drawing, console: Console) -> None:
        self.review = review
        self.drawing = drawing
        self.voice = drawing.voice
        self.say = drawing.voice.say
        self.console = console
        self.teams = self.voice.game.teams

    def print(self) -> None:
        self._head("report-chances")
        points = self.review.points()
        for point in [*points[:: max(1, len(points) // SHOWN)], points[-1]]:
            self._moment(point.step, point.turn.round)
            self._chances(point.chances)
        self._rounds()
        self._head("report-turnings")
        log = LogWriter(self.drawing)
        for turning in self.review.turnings():
            self._moment(turning.turn.step, turning.turn.round)
            self._chances(turning.before)
            self._chances(turning.after)
            self.console.print(log.tell(turning.happened))
        self._head("report-mistakes")
        for each in self.review.mistakes():
            self._moment(each.step, each.turn.round)
            asked, told = each.told.question["kind"], each.told
            facts = {
                "seat": each.turn.seat,
                "chance": round(100 * each.chance),
                "best": round(100 * each.best),
                "chosen": self.voice.choice(asked, told.chosen),
                "better": self.voice.choice(asked, told.better),
            }
            self.console.print(self.drawing.paint(self.say("report-mistake", facts)))
            for reason in told.advice.plan.reasons:
                self.console.print(Text("    ").append(self.voice.reason(reason), "dim"))

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
            line = Text(f"  {self.voice.percent(chance):>5} ").append(bar(chance), "green").append(" ")
            self.console.print(line.append_text(self.drawing.paint(self.voice.speaker.listed(team, "seat"))))

    def _rounds(self) -> None:
        outline = self.review.outline
        assert outline is not None
        for name in outline.rounds[0][2] if outline.rounds else ():
            self._head(message_id("measure", name))
            table = Table(box=None, pad_edge=False)
            table.add_column()
            for number, _, _ in outline.rounds:
                table.add_column(self._round(number), justify="right")
            for seat in self.voice.game.seats:
                values = [str(values[name][seat]) for _, _, values in outline.rounds]
                table.add_row(self.drawing.paint(self.voice.seat(seat)), *values)
            self.console.print(table)
