"""TableState: the loaded data of a table and the invariants between its parts. It has no commands."""

from __future__ import annotations

import dataclasses
import logging
import time
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from cosca.bots import bots
from cosca.kernel.decision import Outcome
from cosca.kernel.game import Game
from cosca.server.core.constants import STAND_IN_BOT
from cosca.server.core.settings import Settings
from cosca.server.storage import statements
from cosca.server.storage.advance_answers import answers_at
from cosca.server.storage.channels import delete_table_channels
from cosca.server.storage.duties import duties_at
from cosca.server.storage.people import delete_requests, table_requests
from cosca.server.storage.results import replace_results
from cosca.server.storage.rows import ColumnValues, SeatRow, StoredProposal, TableRow
from cosca.server.storage.statements import Writes
from cosca.server.storage.store import Store
from cosca.server.table import announcements, integrity
from cosca.server.table.advance_answers import TableAnswers
from cosca.server.table.chat import TableChat
from cosca.server.table.clock import TableClock
from cosca.server.table.duties import Duties, owed
from cosca.server.table.journal import Journal, MessageSource
from cosca.server.table.log_limits import LogLimits
from cosca.server.table.proposals import AWAY_SECONDS, Proposals
from cosca.server.table.results import result_rows
from cosca.server.table.seat_memory import SeatMemories
from cosca.server.table.seats import Seats
from cosca.server.table.subscribers import Subscribers
from cosca.server.timekeeping.quiet_hours import Calendar
from cosca.server.timekeeping.uptime import Uptime
from cosca.server.views.snapshots import outcome_to_wire

_log = logging.getLogger("cosca.tables")


class TableState:
    """The data of one table; owned by its LiveTable. Only the subscribers survive a reload.

    It neither writes nor sends: a method that changes something returns the writes.
    """

    game: Game[Any]
    journal: Journal
    seats: Seats
    chat: TableChat
    proposals: Proposals
    clock: TableClock
    answers: TableAnswers
    absence: Callable[[str], float]  # seconds of uptime since a seated user was last connected
    waiting_since: dict[int, float]  # by seat that owes a decision: since when, in uptime

    def __init__(self, uptime: Uptime, settings: Settings) -> None:
        self.uptime: Final = uptime
        self.settings: Final = settings
        self.subscribers: Final = Subscribers(uptime.now)
        self.duties = Duties()
        self.memories: Final = SeatMemories()
        self.answers = TableAnswers()
        self.watchers: set[str] = set()  # users who want to know when the table needs a player

    # ---------------------------------------------------------------- loading

    async def load(self, store: Store, row: TableRow, load_game: Callable[[TableRow], Game[Any]]) -> Writes:
        """Load everything from the database; return the writes that newer rules require."""
        id, subscribers = row.id, self.subscribers
        seat_rows, replaced = _replace_missing_bots(row.game, await store.seats(id))
        game = load_game(row)
        members, entries, document = await store.members(id), await store.entries(id), await store.newest_state(id)
        lines, pins = await store.chat(id), await store.pins(id)
        subscribers.visitors.clear()
        answers = TableAnswers(await answers_at(store, id))
        self.duties = Duties(await duties_at(store, id))
        before = await store.chat_before(id, lines[0].n) if lines else {}
        integrity.check(game, row, seat_rows, entries, document)
        seats = Seats(game, row, seat_rows, members)
        seats.load_history(entries)
        seats.invited, self.watchers = await table_requests(store, id)
        connected = {subscriber.user for subscriber in subscribers.attached if subscriber.user}
        hosts = [row.host] if row.host else []
        users = await store.users({*seats.participants, *members, *seats.invited, *hosts, *connected})
        muted = await store.muted_by(connected)
        subscribers.names = {user_id: user.name for user_id, user in users.items()}
        self.chat = TableChat(id, lines, before, pins, muted)
        calendars = {user_id: Calendar(user.hours, self.uptime) for user_id, user in users.items()}
        self.set_game(row, game, seats, calendars)
        self.answers = answers
        writes, outcome = self.journal.load(entries, document, row.status)
        seats.load_changes(entries)
        if self.journal.shortened:
            self.clock.grant_full_time()
        elif self.journal.running:
            to_act = [seat for seat in game.seats if game.choices(self.journal.match.state, seat)]
            human = [seat for seat in to_act if not seats.rows[seat].stand_in]
            self.clock.resume({seat: self.journal.match.decided(seat) for seat in human})
        if outcome is not None and row.status == "running":  # the game ends here by newer rules only
            writes += self.finish(outcome)
        elif outcome is not None and row.outcome is not None and "facts" not in row.outcome:
            # Older versions stored a sentence; the facts are recomputed from the final state.
            self.seats.table = dataclasses.replace(row, outcome=outcome_to_wire(game, outcome))
        for source in [
            *[MessageSource.from_stored(line.user_id, line.message) for line in lines],
            *self.proposals.sources,
        ]:
            self.journal.remember_message(source)
        self.memories.forget()
        return [*replaced, *writes]

    async def load_user(self, store: Store, user: str) -> None:
        """Load the name and the mutes of a user who connects."""
        if user not in self.subscribers.names:
            row = await store.user(user)
            self.subscribers.names[user] = row.name if row is not None else ""
        if not self.subscribers.is_connected(user):
            self.chat.muted.update(await store.muted_by([user]))

    def set_game(self, row: TableRow, game: Game[Any], seats: Seats, calendars: dict[str, Calendar]) -> None:
        """Set the game with its options and pace, when the table is loaded or configured before the start."""
        self.game, self.seats = game, seats
        self.seats.table = row
        self.journal = Journal(row.id, game, int(row.seed, 16), row.start, LogLimits(self.settings), row.epoch)
        self.absence = partial(_absence, self.subscribers, self.uptime, seats)
        self.clock = TableClock(row, self.uptime, calendars, seats.holders)
        self.proposals = Proposals(seats, row, self.absence, self.clock)
        self.waiting_since = dict.fromkeys(row.waiting or [], round(self.uptime.uptime_at(row.changed), 1))

    def replaceable_from(self, seat: int) -> float | None:
        """Return the uptime from which others may let a bot play, whenever the seat owes a decision.

        None as long as its player is connected, and where only the clock counts.
        """
        row = self.seats.rows[seat]
        if row.user_id is None or row.bot or not self.journal.running or self.clock.pace["kind"] == "days":
            return None
        since = _away_since(self.subscribers, self.uptime, self.seats, row.user_id)
        return None if since is None else round(since + AWAY_SECONDS, 1)

    # ---------------------------------------------------------------- checks

    @property
    def row(self) -> TableRow:
        """The table's row, including changes that are not committed yet."""
        return self.seats.table

    def require_running_seat(self, user: str, seat: int) -> None:
        """Refuse a user who does not hold the seat, or a game that is not running."""
        self.seats.require_seat(user, seat)
        self.journal.check_running()

    def check_message(self, source: MessageSource, seat: int) -> bool:
        """Return whether the message is new. Refused if the seat is not the sender's, or the game is not running."""
        if self.journal.is_duplicate(source):
            return False
        self.require_running_seat(source.user or "", seat)
        return True

    def add_members(self, names_by_user: Mapping[str, str]) -> Writes:
        """Make users members without an invite, as for the next game of the same table."""
        self.subscribers.names |= names_by_user
        return self.seats.join(names_by_user)

    # ---------------------------------------------------------------- the row

    def set_row(self, **values: Any) -> Writes:
        """Change columns of the table's row. The webhooks of a table go with its host."""
        values["changed"] = time.time()
        handed_over = values.get("host", self.row.host) != self.row.host
        self.seats.table = dataclasses.replace(self.row, **values)
        webhooks = delete_table_channels(self.row.id) if handed_over else []
        return [statements.change_table(self.row.id, values), *webhooks]

    def finish(self, outcome: Outcome) -> Writes:
        """Store the outcome and the results of all seats; settle all proposals, invitations and watches."""
        values = {"status": "over", "outcome": outcome_to_wire(self.game, outcome), "waiting": []}
        settled, now = self.proposals.supersede(True), self.uptime.now()
        self.seats.invited.clear()
        self.watchers.clear()
        writes = [*settled, *self.set_row(**values), *delete_requests(self.row.id)]
        return [*writes, *self.store_results(time.time()), *announcements.over(self.seats, now)]

    def store_results(self, ended: float) -> Writes:
        """Store how the finished game ended for each seat."""
        rows = result_rows(self.game, self.journal, self.seats, ended)
        return replace_results(self.row.id, rows)

    def announce_proposal(self, proposal: StoredProposal) -> Writes:
        """Notify those who have to answer a new proposal."""
        pending, author = self.proposals.pending_voters(proposal), self.proposals.author(proposal)
        name = self.subscribers.names.get(author or "", "")
        return announcements.proposed(self.seats, proposal, pending, name, self.uptime.now())

    def update_deadline(self) -> Writes:
        """Bring the seats to act, the clocks, the next deadline and the duties in line with everything else."""
        waiting, values = list(self.journal.waiting), ColumnValues()
        self.waiting_since = {seat: self.waiting_since.get(seat, self.clock.now) for seat in waiting}
        if self.journal.running:
            progress = {"waiting": waiting, "round": self.game.round(self.journal.match.state)}
            if progress != {"waiting": self.row.waiting, "round": self.row.round}:
                values |= {**progress, "changed": time.time()}
        if self._update_clocks(waiting):
            values["clocks"] = self.clock.to_row or None
        planned = self.answers.update(self)
        ends = self.proposals.next_expiry, self.proposals.next_vote_loss(self.uptime.now())
        times = [*([self.clock.deadline, *ends] if self.journal.running else []), self.answers.next_time(self)]
        deadline = min([time for time in times if time is not None], default=None)
        if deadline != self.row.deadline:
            values["deadline"] = deadline
        duties = self.duties.update(self.row.id, owed(self.seats, waiting, self.clock), self.clock)
        if not values:
            return [*planned, *duties]
        self.seats.table = dataclasses.replace(self.row, **values)
        return [statements.change_table(self.row.id, values), *planned, *duties]

    def _update_clocks(self, waiting: list[int]) -> bool:
        """Run the clocks of people whose seats owe a decision; return whether anything changed.

        A player who stands up is charged until the bot has chosen, so that leaving and coming back gains no time.
        """
        if not self.clock.timed:
            return False
        rows, decided = self.seats.rows, self.journal.decided
        held = [seat for seat in waiting if rows[seat].user_id is not None and not rows[seat].stand_in]
        left = [seat for seat in waiting if rows[seat].user_id is None and self.clock.is_running(seat, decided)]
        owing = {seat: decided(seat) for seat in (*held, *left)}
        bot_seats = [seat for seat in owing if rows[seat].bot]
        followed = self.seats.human_seats if self.clock.has_increment and self.journal.running else ()
        progress = {seat: self.journal.progress(seat) for seat in followed}
        return self.clock.update(owing, self.proposals.clock_stops(), self.seats.holders, bot_seats, progress)


def _replace_missing_bots(game: str, seats: list[SeatRow]) -> tuple[list[SeatRow], Writes]:
    """Replace bots that are not installed any more by the stand-in; return the seats and what to write."""
    missing = [seat for seat in seats if seat.bot is not None and seat.bot not in bots(game)]
    for seat in missing:
        _log.warning("bot not installed; stand-in used", extra={"table": seat.table_id, "bot": seat.bot})
    present = [dataclasses.replace(seat, bot=STAND_IN_BOT) if seat in missing else seat for seat in seats]
    return present, [statements.change_seat(seat) for seat in present if seat not in seats]


def _absence(subscribers: Subscribers, uptime: Uptime, seats: Seats, user: str) -> float:
    """Return for how long a user has been away. It refers to no table, so that an evicted one is freed at once."""
    since = _away_since(subscribers, uptime, seats, user)
    return 0.0 if since is None else uptime.now() - since


def _away_since(subscribers: Subscribers, uptime: Uptime, seats: Seats, user: str) -> float | None:
    """Return the uptime since which a user is away; None if they are connected, or their absence is not stored yet."""
    last_seen = [seats.rows[seat].seen for seat in seats.seats_of(user)]
    if subscribers.is_present(user) or not last_seen or None in last_seen:
        return None
    return uptime.uptime_at(max(time for time in last_seen if time is not None))
