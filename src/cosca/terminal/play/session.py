"""A game at one terminal: the match, who plays which seat, what each has seen, and its save file.

The save is the record with one more comment line that says who plays, so every save can be replayed.
"""

from __future__ import annotations

import logging
import os
import re
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any

import cosca
from cosca.bots import Bot, bot, bot_class, view_of
from cosca.bots.external.bot_process import BotFault
from cosca.bots.heuristic_bots import has_evaluator
from cosca.bots.loop_guard import LoopGuard
from cosca.kernel.events import Facts
from cosca.terminal.records import RecordReplayer, memory_of, write_text

_log = logging.getLogger("cosca.bots")
USUAL = "soldato"  # the bot of a seat if none is named, or the named one no longer exists
WITHOUT_JUDGE = "random"  # the same in a game without an evaluator
_PLAYERS = re.compile(r"^# humans: ([0-9, ]*); bots: (.+)$", re.MULTILINE)


def state_folder() -> Path:
    """Return the folder of saves: $XDG_STATE_HOME/cosca, or ~/.local/state/cosca."""
    base = os.environ.get("XDG_STATE_HOME", "")
    return (Path(base) if base else Path.home() / ".local" / "state") / "cosca"


def new_save(game: str) -> Path:
    """Return the path of a new save that does not exist yet."""
    folder = state_folder()
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    path, number = folder / f"{stem}.cosca", 2
    while path.exists():
        path, number = folder / f"{stem}-{number}.cosca", number + 1
    return path


def usual_bot(game: cosca.Game[Any]) -> str:
    """Return the bot that plays if none is named."""
    return USUAL if has_evaluator(game) else WITHOUT_JUDGE


def _is_bot(spec: str) -> bool:
    try:
        bot_class(spec)
    except cosca.BadOption:
        return False
    return True


class Session:
    """A game that is played at this terminal."""

    def __init__(
        self, match: Any, history: list[list[cosca.Event]], humans: tuple[int, ...], bots: str, path: Path
    ) -> None:
        self.match = match
        self.game: cosca.Game[Any] = match.game
        self.history = history
        self.humans = humans
        self.bot_name = bots
        self.path = path
        self.gone = ""  # the bot of the save, if it no longer exists
        for seat in humans:
            if seat not in self.game.seats:
                facts = {"n": seat, "game": self.game.name, "known": [str(each) for each in self.game.seats]}
                raise cosca.BadOption(why="no-seat", facts=facts)
        self.bots: dict[int, Bot] = {seat: bot(bots, self.game, seat) for seat in self.game.seats if seat not in humans}
        self._guards: dict[int, LoopGuard] = {}

    @classmethod
    def new(cls, game: cosca.Game[Any], seed: int, humans: tuple[int, ...], bots: str, path: Path) -> Session:
        match = cosca.Match(game, seed)
        return cls(match, [list(match.events)], humans, bots, path)

    @classmethod
    def resume(
        cls, path: Path, humans: tuple[int, ...] | None, bots: str | None, to: Path | None, data: str | None
    ) -> Session:
        """Return the game of a save, exactly where it was; who plays may be changed, () being everyone."""
        replayer = RecordReplayer(path, data)
        replayer.all()
        players = _PLAYERS.search(replayer.text)
        if humans is None:
            humans = tuple(int(each) for each in players[1].split(",") if each.strip()) if players else (1,)
        humans = humans or replayer.game.seats
        named = bots or (players[2] if players else usual_bot(replayer.game))
        removed = "" if bots or _is_bot(named) else named
        session = cls(
            replayer.match, replayer.history, humans, usual_bot(replayer.game) if removed else named, to or path
        )
        session.gone = removed
        return session

    def apply(self, seat: int, choice: cosca.Choice) -> None:
        """Apply a choice, and save unless it is a fast bot's, which makes the same choice when resumed."""
        self.history.append(self.match.apply(seat, choice))
        if seat in self.humans or self.bots[seat].runs_in_worker:
            self.save()

    def apply_all(self, seat: int, texts: list[str]) -> None:
        """Apply several choices of a person, all or none, and save once."""
        self.history += self.match.apply_path(seat, texts)
        self.save()

    def bot_choice(self, seat: int) -> cosca.Choice:
        """Return the bot's choice, random only by seed and decision; a slow bot also depends on time."""
        player, game, state = self.bots[seat], self.game, self.match.state
        decision = game.decision(state, seat)
        assert decision is not None
        rng = Random(f"{self.match.seed}/{seat}/{len(self.match.log)}")
        memory = self.memory(seat) if player.needs_memory else None
        try:
            choice = player.choose(decision, view_of(game, state, seat), memory, rng)
        except BotFault as wrong:
            _log.warning("seat %s: %s; the default choice is taken", seat, wrong)
            choice = game.default(state, seat)
        guard = self._guards.setdefault(seat, LoopGuard())
        return guard.filter_choice(decision, guard.place(decision, state), choice)

    def memory(self, seat: int) -> cosca.Memory:
        """Return what the seat remembers of the whole game."""
        return memory_of(self.game, seat, self.match.start, self.seen(seat))

    def seen(self, seat: int | None, start: int = 0) -> list[Facts]:
        """Return what the seat saw, from that entry of the history on."""
        return [facts for events in self.history[start:] for facts in cosca.visible(events, seat)]

    def undo(self, seat: int) -> None:
        """Undo the seat's last choice, if nobody learned anything from it."""
        for entry in sorted(self.match.undo(seat), reverse=True):
            del self.history[entry + 1]  # the first entry is the set-up
        self._guards.clear()
        self.save()

    def text(self) -> str:
        """Return the save: the record, with who plays."""
        head, _, rest = self.match.record().partition("\n")
        humans = ", ".join(str(seat) for seat in self.humans)
        return f"{head}\n# humans: {humans}; bots: {self.bot_name}\n{rest}"

    def save(self) -> None:
        write_text(self.path, self.text())
