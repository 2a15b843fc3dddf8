"""`cosca replay`: plays a record again, checks it, and tells the game in words."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.rule import Rule

from cosca.kernel.errors import BadDocument, BadOption
from cosca.terminal.drawing import Sight, drawing_of, sight_of
from cosca.terminal.log import LogWriter
from cosca.terminal.screen import read_line
from cosca.terminal.session import Walk
from cosca.terminal.speech import Voice


class Replay:
    """A record shown as one seat saw it, or as the public did."""

    def __init__(
        self, path: Path, seat: int | None, data: str | None, console: Console, language: str | None = None
    ) -> None:
        self.walk = Walk(path, data)
        self.seat = seat
        self.console = console
        game = self.walk.game
        if seat is not None and seat not in game.seats:
            raise BadOption(
                why="no-seat", facts={"n": seat, "game": game.name, "known": [str(each) for each in game.seats]}
            )
        self.voice = Voice(game, language)
        self.drawing = drawing_of(game, self.voice)
        self.log = LogWriter(self.drawing)
        self.told = 0

    def run(self, to: int | None, at_round: int | None, step: bool, board: bool, strict: bool) -> None:
        """Up to that choice or round, or to the end; then what there is to say of it."""
        walk = self.walk
        total = len(walk.record.choices)
        if strict and not walk.record.digest:
            facts = {"file": str(walk.path), "line": str(len(walk.text.splitlines()))}
            raise BadDocument(why="truncated", facts=facts)
        if to is not None and not 0 <= to <= total:
            raise BadDocument(why="to", facts={"file": str(walk.path), "to": str(to), "n": total})
        while not walk.ended and not (to is not None and len(walk.match.log) >= to):
            if at_round is not None and self.round() >= at_round:
                break
            if step and not self.pause():
                return
            walk.step()
            if step:
                self.tell()
        if at_round is not None and self.round() < at_round:
            facts = {"file": str(walk.path), "at": str(at_round), "n": self.round()}
            raise BadDocument(why="at", facts=facts)
        if walk.ended:
            walk.check()
        self.tell()
        if board:
            self.board()
        self.close(total)

    def round(self) -> int:
        return self.walk.match.game.round(self.walk.match.state)

    def pause(self) -> bool:
        """Waits for Enter; whether to go on."""
        try:
            asked = self.voice.say("replay-step", {"n": len(self.walk.match.log)})
            line = read_line(f"{asked} > ", self.console)
        except EOFError:
            return False
        if line == "b":
            self.board()
            return self.pause()
        return line not in ("q", "quit")

    def tell(self) -> None:
        """What happened since the last time."""
        history = self.walk.history[self.told :]
        self.told = len(self.walk.history)
        seen = [facts for events in history for event in events if (facts := event.seen_by(self.seat)) is not None]
        if seen:
            self.console.print(self.log.tell(seen))

    def sight(self) -> Sight:
        sight = sight_of(self.walk.game, self.walk.match.state, self.seat)
        self.voice.learn(sight.view.get("families", {}))
        return sight

    def board(self) -> None:
        sight = self.sight()
        self.console.print()
        self.console.print(self.drawing.compact(sight))

    def close(self, total: int) -> None:
        """Whether the record is whole, and how the game stands."""
        walk, console, say = self.walk, self.console, self.voice.say
        console.print(Rule(style="dim"))
        outcome = walk.game.outcome(walk.match.state)
        if not walk.ended:
            console.print(say("replay-after", {"n": len(walk.match.log), "total": total}))
        elif outcome is not None:
            count = self.drawing.ending(self.sight())
            if count is not None:
                console.print(count)
            console.print(self.drawing.paint(self.voice.outcome(outcome)), style="bold")
        else:
            console.print(say("replay-unfinished", {"total": total}))
        if walk.ended:
            if walk.record.digest:
                console.print(say("replay-sound", {"digest": walk.record.digest}), style="green")
            else:
                console.print(say("replay-cut"), style="yellow")
