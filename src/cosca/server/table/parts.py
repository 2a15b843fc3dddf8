"""The parts of a table in memory, and what several of them do together."""

from __future__ import annotations

import dataclasses
import time
from collections.abc import Sequence
from typing import Any, Final

from cosca.games import kit
from cosca.kernel.choice import Choice
from cosca.kernel.decision import Outcome
from cosca.kernel.errors import IllegalPath
from cosca.kernel.game import Game
from cosca.server import damage, statements
from cosca.server.advice import Consigliere
from cosca.server.errors import Refused
from cosca.server.hours import Calendar
from cosca.server.lessons import lesson_of
from cosca.server.statements import Writes
from cosca.server.store import SeatRow, Store, TableRow
from cosca.server.table.audience import Audience
from cosca.server.table.bots import Bots
from cosca.server.table.clock import Clock
from cosca.server.table.journal import Journal, Sender
from cosca.server.table.proposals import Proposals
from cosca.server.table.seats import Seats
from cosca.server.table.talk import Talk
from cosca.server.telling import ended
from cosca.server.uptime import Uptime
from cosca.server.wire import Sign


class Parts:
    """What one table is made of. Audience, bots and Consigliere stay when all else is read again.

    Nothing is written or told here: whatever changes a part returns what is to be written.
    """

    game: Game[Any]
    journal: Journal
    seats: Seats
    talk: Talk
    proposals: Proposals
    clock: Clock
    waited: dict[int, float]  # since when each seat that owes a decision has owed one

    def __init__(self, uptime: Uptime) -> None:
        self.uptime: Final = uptime
        self.audience: Final = Audience()
        self.bots: Final = Bots()
        self.consigliere: Final = Consigliere()

    # ---------------------------------------------------------------- reading

    async def read(self, store: Store, row: TableRow, game: Game[Any], seated: list[SeatRow]) -> Writes:
        """Takes everything from the database; what newer rules see otherwise is to be written."""
        id, audience = row.id, self.audience
        members, entries, kept = await store.members(id), await store.entries(id), await store.newest_state(id)
        chat, pins = await store.chat(id), await store.pins(id)
        before = await store.chat_before(id, chat[0].n) if chat else {}
        damage.check(game, row, seated, entries, kept)
        seats = Seats(game, row, seated, members)
        seats.recall(entries)
        here = {line.user for line in audience.listeners if line.user}
        users = await store.users({*seats.whose_game, *members, *([row.host] if row.host else []), *here})
        muted = await store.muted_by(here)
        audience.names = {user: found.name for user, found in users.items()}
        self.talk = Talk(id, chat, before, pins, muted)
        calendars = {user: Calendar(found.hours, self.uptime) for user, found in users.items()}
        self.play(row, game, seats, calendars)
        writes, outcome = self.journal.recall(entries, kept, row.status)
        if self.journal.shortened:
            self.clock.again()
        elif self.journal.running:
            self.clock.recall({seat: self.journal.match.decided(seat) for seat in game.seats})
        if outcome is not None and row.status == "running":  # newer rules see an end where the older ones saw none
            writes += self.over(outcome)
        elif outcome is not None and row.outcome is not None and "facts" not in row.outcome:
            # Older versions kept a sentence; its facts are told from the end of the game.
            self.seats.table = dataclasses.replace(row, outcome=ended(game, outcome))
        for sender in [*[Sender.kept(line.user_id, line.message) for line in chat], *self.proposals.senders]:
            self.journal.note(sender)
        self.bots.forget()
        self.consigliere.forget()
        return writes

    async def greet(self, store: Store, user: str) -> None:
        """Learns about somebody who comes: the name, and of whom they want to read nothing."""
        if user not in self.audience.names:
            found = await store.user(user)
            self.audience.names[user] = found.name if found is not None else ""
        if not self.audience.here(user):
            self.talk.muted.update(await store.muted_by([user]))

    def play(self, row: TableRow, game: Game[Any], seats: Seats, calendars: dict[str, Calendar]) -> None:
        """Takes a game with its options and pace, at a reading or before the start."""
        self.game, self.seats = game, seats
        self.seats.table = row
        self.journal = Journal(row.id, game, int(row.seed, 16), row.start, lesson_of(row.game, row.lesson))
        self.proposals = Proposals(seats, row)
        self.clock = Clock(row, self.uptime, calendars, seats.holders)
        self.waited = dict.fromkeys(row.waiting or [], round(self.uptime.at(row.changed), 1))

    # ---------------------------------------------------------------- what is

    @property
    def row(self) -> TableRow:
        """The table's row as the database has it, or will have it after this act."""
        return self.seats.table

    def is_new(self, sender: Sender, seat: int) -> bool:
        """Whether this message was not carried out before. Refused if the seat is not its sender's, or nothing runs."""
        if self.journal.carried_out(sender):
            return False
        self.seats.check_own(sender.user or "", seat)
        self.journal.check_running()
        return True

    # ---------------------------------------------------------------- changing

    def set_row(self, **values: Any) -> Writes:
        """Changes the table's row."""
        values["changed"] = time.time()
        self.seats.table = dataclasses.replace(self.row, **values)
        return [statements.change_table(self.row.id, values)]

    def lead_to(self, table: str) -> Writes:
        """Points at the next game."""
        return self.set_row(rematch=table)

    def choose(self, user: str, seat: int, act: int, choices: Sequence[str], message: str) -> Writes:
        """Answers a question, and those that follow it for the same seat: all of them or none.

        The same message again changes nothing; an answer to an old question is refused.
        """
        sender = Sender(user, message)
        if not self.is_new(sender, seat):
            return []
        if act != self.journal.act_of(seat):
            raise Refused("stale")
        if self.seats.rows[seat].bot:
            raise Refused("not_allowed", "bot_plays")
        try:
            return self.apply(seat, choices, sender)
        except IllegalPath as wrong:
            why = "path" if wrong.between else ""
            raise Refused("illegal", why, seat=seat, text=choices[wrong.at], at=wrong.at) from None

    def apply(self, seat: int, choices: Sequence[Choice | str], sender: Sender) -> Writes:
        """Carries choices out; the game may be over by them."""
        writes, outcome = self.journal.apply(seat, choices, sender)
        return [*writes, *(self.proposals.overtaken(False) if outcome is None else self.over(outcome))]

    def take_back(self, seat: int, consent: bool, sender: Sender, turn: bool = False) -> Writes:
        """Undoes; what bots and Consigliere remember is made anew from what counts."""
        writes = self.journal.take_back(seat, consent, turn, sender)
        self.bots.forget()
        self.consigliere.forget()
        return writes

    def over(self, outcome: Outcome) -> Writes:
        """The game has ended so."""
        values = {"status": "over", "outcome": ended(self.game, outcome), "waiting": []}
        return [*self.proposals.overtaken(True), *self.set_row(**values)]

    def say(self, user: str, seat: int | None, text: str, team: bool, message: str) -> Writes:
        """Says something to the table, or to the team."""
        sender, name = Sender(user, message), self.audience.names.get(user, "")
        if self.journal.carried_out(sender):
            return []
        if seat is not None:
            self.seats.check_own(user, seat)
        elif team:
            raise Refused("not_allowed", "no_team")
        if team and not self.journal.started:  # until then people go from one team to another
            raise Refused("not_started")
        self.seats.check_name(user, name, self.audience.names)
        self.journal.note(sender)
        number = self.seats.team_of(seat) if team else None
        return self.talk.say(user, name, seat, number, text, time.time(), sender.key or "")

    def pin(self, user: str, seat: int, on: str, sign: Sign | None, message: str) -> Writes:
        """Puts a sign on an element of the board, or takes it off."""
        sender = Sender(user, message)
        if self.journal.carried_out(sender):
            return []
        self.seats.check_own(user, seat)
        if not self.journal.started:
            raise Refused("not_started")
        if sign is not None and on not in kit(self.game.name).glossary(self.game):
            raise Refused("not_found", "element", element=on)
        writes = self.talk.pin(seat, on, sign)
        self.journal.note(sender)
        return writes

    def times(self) -> Writes:
        """Who owes a decision from now on, what that does to the clocks, and the next deadline."""
        waiting, values = list(self.journal.waiting), dict[str, Any]()
        self.waited = {seat: self.waited.get(seat, self.clock.now) for seat in waiting}
        if self.journal.running:
            shown = {"waiting": waiting, "round": self.game.round(self.journal.match.state)}
            if shown != {"waiting": self.row.waiting, "round": self.row.round}:
                values |= {**shown, "changed": time.time()}
        people = [seat for seat in self.seats.played_by_people if seat in waiting]
        owing = {seat: self.journal.match.decided(seat) for seat in people} if self.clock.timed else {}
        open = self.proposals.open()
        if self.clock.follow(owing, None if open is None else open["n"], self.seats.holders):
            values["clocks"] = self.clock.kept or None
        times = [self.clock.deadline, self.proposals.next_lapse] if self.journal.running else []
        deadline = min([each for each in times if each is not None], default=None)
        if deadline != self.row.deadline:
            values["deadline"] = deadline
        if not values:
            return []
        self.seats.table = dataclasses.replace(self.row, **values)
        return [statements.change_table(self.row.id, values)]
