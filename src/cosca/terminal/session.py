"""A game at one terminal: the match, who plays which seat, what each has seen, and its save file.

The save is the record with one more comment line that says who plays; so every save can be replayed.
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
from cosca.bots.guard import Guard
from cosca.bots.line import BotFault
from cosca.games import game_as_it_was
from cosca.kernel.errors import BadDocument, IllegalChoice
from cosca.kernel.events import Facts
from cosca.kernel.record import Record
from cosca.kernel.record import read as read_record

_log = logging.getLogger("cosca.bots")
USUAL = "soldato"  # who plays where nobody else was named, or where there is no such bot any more
_PLAYERS = re.compile(r"^# humans: ([0-9, ]*); bots: (.+)$", re.MULTILINE)


def state_folder() -> Path:
    """Where saves go: $XDG_STATE_HOME/cosca, or ~/.local/state/cosca."""
    base = os.environ.get("XDG_STATE_HOME", "")
    return (Path(base) if base else Path.home() / ".local" / "state") / "cosca"


def new_save(game: str) -> Path:
    """A file for a new game that does not exist yet."""
    folder = state_folder()
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    path, number = folder / f"{stem}.cosca", 2
    while path.exists():
        path, number = folder / f"{stem}-{number}.cosca", number + 1
    return path


def read_text(path: Path) -> str:
    """A text file; BadDocument if it is none."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadDocument(why="no-text", facts={"file": str(path)}) from None


def write_text(path: Path, text: str) -> None:
    """Writes a file at once or not at all, so that a crash never leaves half a save."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f".{path.name}.part")
    part.write_text(text, encoding="utf-8")
    os.replace(part, path)


def memory_of(game: cosca.Game[Any], seat: int, position: dict[str, Any] | None, seen: list[Facts]) -> cosca.Memory:
    """A seat's memory of a game that started from a position (None: from a fresh set-up), after what it saw."""
    memory = game.memory(seat, None if position is None else game.position(position))
    for facts in seen:
        memory.see(facts)
    return memory


class Walk:
    """A record being played again, with all its events; a departure is a BadDocument that names the line."""

    def __init__(self, path: Path, data: str | None = None) -> None:
        """`data` is the overlay that the game was played with, if it was: a record names only its hash."""
        self.text = read_text(path)
        self.path = path
        try:
            self.record: Record = read_record(self.text)
        except BadDocument as wrong:
            raise self._named(str(wrong), wrong.why, wrong.facts) from None
        overlay = {} if data is None else {"data": data}
        self.game = game_as_it_was(self.record.game, {**self.record.options, **overlay}, self.record.data)
        if self.record.rules > self.game.rules_version:
            facts = {"given": str(self.record.rules), "known": str(self.game.rules_version)}
            text = f"rules {facts['given']}: this version knows rules up to {facts['known']}"
            raise self._named(text, "newer-rules", facts)
        if self.record.data != self.game.data_name():
            own = self.game.data_name()
            text = f"data {self.record.data}: this game plays with {own}; another set needs --data DIR"
            raise self._named(text, "other-data", {"given": str(self.record.data), "own": str(own)})
        self.match = cosca.Match(self.game, self.record.seed, self.record.position)
        self.history: list[list[cosca.Event]] = [list(self.match.events)]

    def _named(self, what: str, why: str = "", facts: dict[str, Any] | None = None) -> BadDocument:
        return BadDocument(
            f"{self.path}: {what.removeprefix('record: ')}", why, {"file": str(self.path), **(facts or {})}
        )

    @property
    def ended(self) -> bool:
        return len(self.match.log) == len(self.record.choices)

    def step(self) -> None:
        """The next choice of the record."""
        seat, text, line = self.record.choices[len(self.match.log)]
        try:
            self.history.append(self.match.apply(seat, text))
        except IllegalChoice as wrong:
            facts = {"line": line, "seat": str(seat), "choice": text}
            raise self._named(f"line {line}: {wrong}", "record-choice", facts) from None

    def all(self) -> None:
        """Every choice, and the check that it ends as the record says."""
        while not self.ended:
            self.step()
        self.check()

    def check(self) -> None:
        """After the last choice: the digest is the one of the record."""
        found = self.match.state.digest()
        if self.record.digest and self.record.digest != found:
            lines = self.text.splitlines()
            line = next(n for n, each in enumerate(lines, 1) if each.startswith("digest:"))
            facts = {"line": line, "found": found, "given": self.record.digest}
            raise self._named(
                f"line {line}: digest: the game ends as {found}, not as {self.record.digest}", "record-digest", facts
            )


def _is_bot(spec: str) -> bool:
    try:
        bot_class(spec)
    except cosca.BadOption:
        return False
    return True


class Session:
    """A game being played here."""

    def __init__(
        self, match: Any, history: list[list[cosca.Event]], humans: tuple[int, ...], bots: str, path: Path
    ) -> None:
        self.match = match
        self.game: cosca.Game[Any] = match.game
        self.history = history
        self.humans = humans
        self.bot_name = bots
        self.path = path
        self.gone = ""  # the bot of the save, if there is none of that name any more
        for seat in humans:
            if seat not in self.game.seats:
                facts = {"n": seat, "game": self.game.name, "known": [str(each) for each in self.game.seats]}
                raise cosca.BadOption(why="no-seat", facts=facts)
        self.bots: dict[int, Bot] = {seat: bot(bots, self.game, seat) for seat in self.game.seats if seat not in humans}
        self._guards: dict[int, Guard] = {}

    @classmethod
    def new(cls, game: cosca.Game[Any], seed: int, humans: tuple[int, ...], bots: str, path: Path) -> Session:
        match = cosca.Match(game, seed)
        return cls(match, [list(match.events)], humans, bots, path)

    @classmethod
    def resume(
        cls, path: Path, humans: tuple[int, ...] | None, bots: str | None, to: Path | None, data: str | None
    ) -> Session:
        """The game of a save, exactly where it was; who plays may be given anew, () being everyone."""
        walk = Walk(path, data)
        walk.all()
        said = _PLAYERS.search(walk.text)
        if humans is None:
            humans = tuple(int(each) for each in said[1].split(",") if each.strip()) if said else (1,)
        humans = humans or walk.game.seats
        named = bots or (said[2] if said else USUAL)
        gone = "" if bots or _is_bot(named) else named
        session = cls(walk.match, walk.history, humans, USUAL if gone else named, to or path)
        session.gone = gone
        return session

    def apply(self, seat: int, choice: cosca.Choice) -> None:
        """Carries out a choice, and saves it unless it is a quick bot's: that one does the same when resumed."""
        self.history.append(self.match.apply(seat, choice))
        if seat in self.humans or self.bots[seat].slow:
            self.save()

    def apply_all(self, seat: int, texts: list[str]) -> None:
        """Carries out several choices of a person as one, or none of them, and saves them together."""
        self.history += self.match.apply_path(seat, texts)
        self.save()

    def bot_choice(self, seat: int) -> cosca.Choice:
        """What the bot does. Its chance depends on seed and place alone, its thoughts if it is slow also on time."""
        player, game, state = self.bots[seat], self.game, self.match.state
        decision = game.decision(state, seat)
        assert decision is not None
        rng = Random(f"{self.match.seed}/{seat}/{len(self.match.log)}")
        memory = self.memory(seat) if player.remembers else None
        try:
            found = player.choose(decision, view_of(game, state, seat), memory, rng)
        except BotFault as wrong:
            _log.warning("seat %s: %s; the default choice is taken", seat, wrong)
            found = game.default(state, seat)
        guard = self._guards.setdefault(seat, Guard())
        return guard.checked(decision, guard.place(decision, state), found)

    def memory(self, seat: int) -> cosca.Memory:
        """What the seat remembers of the whole game."""
        return memory_of(self.game, seat, self.match.start, self.seen(seat))

    def seen(self, seat: int | None, start: int = 0) -> list[Facts]:
        """What the seat saw, from that entry of the history on."""
        return [facts for events in self.history[start:] for facts in cosca.visible(events, seat)]

    def undo(self, seat: int) -> None:
        """Takes the seat's last choice back, if nobody learned anything from it."""
        for entry in sorted(self.match.undo(seat), reverse=True):
            del self.history[entry + 1]  # the first one is the set-up
        self._guards.clear()
        self.save()

    def text(self) -> str:
        """The save: the record, with who plays."""
        head, _, rest = self.match.record().partition("\n")
        humans = ", ".join(str(seat) for seat in self.humans)
        return f"{head}\n# humans: {humans}; bots: {self.bot_name}\n{rest}"

    def save(self) -> None:
        write_text(self.path, self.text())
