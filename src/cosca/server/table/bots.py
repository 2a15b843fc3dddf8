"""The bots of a table: which of them is next, and what they remember."""

from __future__ import annotations

from cosca.server.bot_player import BotPlayer
from cosca.server.table.journal import Journal
from cosca.server.table.seats import Seats


class Bots:
    """The players of the seats that bots play, made when they are first asked."""

    def __init__(self) -> None:
        self._players: dict[int, BotPlayer] = {}

    def next(self, journal: Journal, seats: Seats) -> int | None:
        """The next seat to be played by a bot. Where no person plays any seat, the table waits."""
        if not seats.played_by_people:
            return None
        return next((seat for seat in journal.waiting if seats.rows[seat].bot), None)

    def player(self, seat: int, journal: Journal, seats: Seats) -> BotPlayer:
        """Who plays the seat."""
        name = seats.rows[seat].bot or ""
        found = self._players.get(seat)
        if found is None or found.name != name:
            found = self._players[seat] = BotPlayer(journal.game, seat, name)
        return found

    def plays(self, seat: int, player: BotPlayer) -> bool:
        """Whether this one still plays the seat."""
        return self._players.get(seat) is player

    def leave(self, seat: int) -> None:
        """Somebody else plays: the bot's thoughts are of another course of the game."""
        self._players.pop(seat, None)

    def forget(self) -> None:
        """After an undo: what they remember is made anew from what counts."""
        for player in self._players.values():
            player.forget()
