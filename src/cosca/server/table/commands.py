"""Commands of players: choose, undo, chat, pins."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from cosca.games import kit
from cosca.kernel.choice import Choice
from cosca.kernel.decision import Outcome
from cosca.kernel.errors import IllegalPath
from cosca.server.core.rate_limits import RateLimiter
from cosca.server.protocol.refusal import Refused
from cosca.server.protocol.server_messages import Sign
from cosca.server.storage.statements import Writes
from cosca.server.table import announcements
from cosca.server.table.bot_driver import BotDriver
from cosca.server.table.journal import MessageSource
from cosca.server.table.state import TableState

MAX_MENTIONS: Final = 5  # notifications that one user causes by mentions in MENTIONS_SECONDS
MENTIONS_SECONDS: Final = 600.0


class PlayCommands:
    """Changes of the game, the chat and the pins of one table; they return the writes."""

    def __init__(self, state: TableState, bots: BotDriver) -> None:
        self._state: Final = state
        self._bots: Final = bots
        self._mentions: Final = RateLimiter(MAX_MENTIONS, MENTIONS_SECONDS, clock=state.uptime.now)

    def choose(self, user: str, seat: int, act: int, choices: Sequence[str], message: str) -> Writes:
        """Answer a question, and those that follow it for the same seat: all of them or none.

        A duplicate message changes nothing; an answer to an old question is refused.
        """
        state, source = self._state, MessageSource(user, message)
        if not state.check_message(source, seat):
            return []
        if act != state.journal.act_number(seat):
            raise Refused("stale")
        if state.seats.rows[seat].bot:
            raise Refused("not_allowed", "bot_plays")
        self._check_time(seat, choices[0])
        try:
            return self.apply(seat, choices, source)
        except IllegalPath as error:
            why = "path" if error.between else ""
            raise Refused("illegal", why, seat=seat, text=choices[error.at], at=error.at) from None

    def _check_time(self, seat: int, choice: str) -> None:
        """Refuse to change a secret choice that was made for the seat because its time ran out."""
        state = self._state
        match = state.journal.match
        expired = seat not in state.journal.waiting and state.clock.has_expired_in(seat, match.decided(seat))
        if expired and any(option.text == choice for option in state.game.choices(match.state, seat)):
            raise Refused("not_allowed", "time_is_up")

    def apply(self, seat: int, choices: Sequence[Choice | str], source: MessageSource) -> Writes:
        """Apply choices of a seat; they may end the game."""
        writes, outcome = self._state.journal.apply(seat, choices, source)
        end = self._state.proposals.supersede(False) if outcome is None else self.finish(outcome)
        return [*writes, *end]

    def undo(self, seat: int, consent: bool, source: MessageSource, turn: bool = False) -> Writes:
        """Undo the seat's last choice or turn; memories of bots and of the advisor are rebuilt."""
        writes = self._state.journal.undo(seat, consent, turn, source)
        self._bots.forget()
        self._state.memories.forget()
        self._state.answers.forget_after_undo(self._state, seat)
        return writes

    def finish(self, outcome: Outcome) -> Writes:
        """End the game."""
        self._bots.end()
        return self._state.finish(outcome)

    def say(self, user: str, seat: int | None, text: str, team: bool, message: str) -> Writes:
        """Add a chat line for the table, or for the seat's team."""
        state, source = self._state, MessageSource(user, message)
        if state.journal.is_duplicate(source):
            return []
        if seat is not None:
            state.seats.require_seat(user, seat)
        elif team:
            raise Refused("not_allowed", "no_team")
        if team and not state.journal.started:  # teams may still change
            raise Refused("not_started")
        name = state.subscribers.names.get(user, "")
        state.seats.check_name(user, name, state.subscribers.names)
        state.journal.remember_message(source)
        team_number = state.seats.team_of(seat) if team else None
        writes = state.chat.add_line(user, name, seat, team_number, text, time.time(), source.key or "")
        return [*writes, *self._mention(user, text, team_number)]

    def _mention(self, author: str, text: str, team: int | None) -> Writes:
        """Notify the members whom a line mentions, as far as they may read it and the author is not too eager."""
        state = self._state
        if "@" not in text:
            return []
        seats, names = state.seats, state.subscribers.names
        readers = {
            user: name
            for user, name in names.items()
            if seats.is_member(user)
            and (team is None or any(seats.team_of(seat) == team for seat in seats.seats_of(user)))
        }
        readers[author] = names.get(author, "")
        writes = announcements.mentioned(text, state.chat.last_number, author, readers, seats, state.uptime.now())
        return [write for write in writes if self._mentions.try_acquire(author)]

    def pin(self, user: str, seat: int, on: str, sign: Sign | None, message: str) -> Writes:
        """Put a sign on an element of the board, or take it off."""
        state, source = self._state, MessageSource(user, message)
        if state.journal.is_duplicate(source):
            return []
        state.seats.require_seat(user, seat)
        if not state.journal.started:
            raise Refused("not_started")
        if sign is not None and on not in kit(state.game.name).glossary(state.game):
            raise Refused("not_found", "element", element=on)
        writes = state.chat.pin(seat, on, sign)
        state.journal.remember_message(source)
        return writes
