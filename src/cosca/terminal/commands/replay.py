"""`cosca replay`: replay a record, verify it, and narrate the game."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.rule import Rule

from cosca.kernel.errors import BadDocument, BadOption
from cosca.terminal.records import RecordReplayer
from cosca.terminal.render.console import read_line
from cosca.terminal.render.drawing import VisibleState, renderer_of, visible_state
from cosca.terminal.render.event_log import LogWriter
from cosca.terminal.render.game_texts import GameTexts


class Replay:
    """A record shown as one seat or the public saw it."""

    def __init__(
        self, path: Path, seat: int | None, data: str | None, console: Console, language: str | None = None
    ) -> None:
        self.walk = RecordReplayer(path, data)
        self.seat = seat
        self.console = console
        game = self.walk.game
        if seat is not None and seat not in game.seats:
            raise BadOption(
                why="no-seat",
                facts={"n": seat, "game": game.name, "known": [str(n) for n in game.seats]},
            )
        self.texts = GameTexts(game, language)
        self.renderer = renderer_of(game, self.texts)
        self.log = LogWriter(self.renderer)
        self.told = 0

    def run(self, to: int | None, at_round: int | None, step: bool, board: bool, strict: bool) -> None:
        """Replay up to that choice or round, or to the end; then print the summary."""
        replayer = self.walk
        total = len(replayer.record.choices)
        if strict and not replayer.record.digest:
            facts = {"file": str(replayer.path), "line": str(len(replayer.text.splitlines()))}
            raise BadDocument(why="truncated", facts=facts)
        if to is not None and not 0 <= to <= total:
            raise BadDocument(why="to", facts={"file": str(replayer.path), "to": str(to), "n": total})
        while not replayer.ended and not (to is not None and len(replayer.match.log) >= to):
            if at_round is not None and self.round() >= at_round:
                break
            if step and not self.pause():
                return
            replayer.step()
            if step:
                self.tell()
        if at_round is not None and self.round() < at_round:
            facts = {"file": str(replayer.path), "at": str(at_round), "n": self.round()}
            raise BadDocument(why="at", facts=facts)
        if replayer.ended:
            replayer.check()
        self.tell()
        if board:
            self.board()
        self.close(total)

    def round(self) -> int:
        return self.walk.match.game.round(self.walk.match.state)

    def pause(self) -> bool:
        """Wait for Enter; return whether to continue."""
        try:
            asked = self.texts.say("replay-step", {"n": len(self.walk.match.log)})
            line = read_line(f"{asked} > ", self.console)
        except EOFError:
            return False
        if line == "b":
            self.board()
            return self.pause()
        return line not in ("q", "quit")

    def tell(self) -> None:
        """Print what happened since the last call."""
        history = self.walk.history[self.told :]
        self.told = len(self.walk.history)
        seen = [facts for events in history for event in events if (facts := event.seen_by(self.seat)) is not None]
        if seen:
            self.console.print(self.log.tell(seen))

    def visible(self) -> VisibleState:
        visible = visible_state(self.walk.game, self.walk.match.state, self.seat)
        self.texts.learn(visible.view.get("families", {}))
        return visible

    def board(self) -> None:
        visible = self.visible()
        self.console.print()
        self.console.print(self.renderer.compact(visible))

    def close(self, total: int) -> None:
        """Print whether the record is valid, and the state of the game."""
        replayer, console, say = self.walk, self.console, self.texts.say
        console.print(Rule(style="dim"))
        outcome = replayer.game.outcome(replayer.match.state)
        if not replayer.ended:
            console.print(say("replay-after", {"n": len(replayer.match.log), "total": total}))
        elif outcome is not None:
            count = self.renderer.ending(self.visible())
            if count is not None:
                console.print(count)
            console.print(self.renderer.paint(self.texts.outcome(outcome)), style="bold")
        else:
            console.print(say("replay-unfinished", {"total": total}))
        if replayer.ended:
            if replayer.record.digest:
                console.print(say("replay-sound", {"digest": replayer.record.digest}), style="green")
            else:
                console.print(say("replay-cut"), style="yellow")
