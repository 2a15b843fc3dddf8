"""A table in memory: its public async API. One command at a time; commit, then broadcast."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import logging
import time
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, Final, TypeVar

from sqlalchemy.exc import IntegrityError

from cosca.kernel.choice import Choice
from cosca.kernel.documents import GameSpec
from cosca.kernel.game import Game
from cosca.kernel.match import Match
from cosca.server.protocol import http_models, server_messages
from cosca.server.protocol.refusal import Refused, StoreError
from cosca.server.storage import statements
from cosca.server.storage.rows import TableRow, UserRow
from cosca.server.storage.statements import Writes
from cosca.server.table import advisor, integrity, summary
from cosca.server.table.advisor import AdviceRequest, TableAdvisor
from cosca.server.table.bot_driver import BotDriver
from cosca.server.table.bot_player import WorkerRequest
from cosca.server.table.coalesced import Coalesced
from cosca.server.table.commands import PlayCommands
from cosca.server.table.consent import Consent
from cosca.server.table.context import TableContext
from cosca.server.table.host_settings import HostSettings, SettingsChanges
from cosca.server.table.integrity import Quarantined, TableDamaged, Unplayable
from cosca.server.table.journal import SYSTEM, Journal
from cosca.server.table.membership import Membership
from cosca.server.table.presence import Presence
from cosca.server.table.seats import Seats
from cosca.server.table.state import TableState
from cosca.server.table.subscribers import CLOSE_DELETED, CLOSE_NOT_ALLOWED, TableMessageBuilder
from cosca.server.table.timeouts import Timeouts
from cosca.server.table.transaction import serialized
from cosca.server.timekeeping.quiet_hours import Calendar
from cosca.server.views.frames import Subscriber, page
from cosca.server.workers.watchdog import on_table

_log = logging.getLogger("cosca.tables")
SPECTATOR_COUNT_SECONDS: Final = 1.0  # at most one message about the number of spectators in this time
UNKNOWN_DEADLINE: Final = -1.0  # differs from every real one, so that the next commit writes the deadline
R = TypeVar("R")


class LiveTable:
    """One table in memory, owned by the registry: runs commands, commits their writes as one, then broadcasts."""

    def __init__(self, context: TableContext, id: str) -> None:
        self.context: Final = context
        self.id: Final = id
        self.state: Final = TableState(context.uptime, context.settings)
        self.subscribers: Final = self.state.subscribers
        self.bots: Final = BotDriver(lambda session: context.workers.forget(session))
        self.advisor: Final = TableAdvisor()
        self.membership: Final = Membership(self.state, self.bots)
        self._play: Final = PlayCommands(self.state, self.bots)
        self._presence: Final = Presence(self.state, self.membership)
        self._host_settings: Final = HostSettings(self.state, context.settings)
        self._timeouts: Final = Timeouts(self.state, self._play, self.membership)
        self._consent: Final = Consent(self.state, self._play, self.membership)
        self.lock: Final = asyncio.Lock()
        self.rematch_lock: Final = asyncio.Lock()  # only one rematch is created, even if several users ask at once
        self.tasks: Final[set[asyncio.Task[Any]]] = set()
        self.needs_reload = True  # the state in memory may differ from the database
        self._commit_uncertain = False  # the last commit raised but may have been applied
        self.closed = False  # deleted, or replaced by another instance
        self.idle_since = time.monotonic()
        self._shutting_down = False
        self._spectator_count: Final = Coalesced(SPECTATOR_COUNT_SECONDS)

    # ---------------------------------------------------------------- queries

    @property
    def row(self) -> TableRow:
        return self.state.row

    @property
    def game(self) -> Game[Any]:
        return self.state.game

    @property
    def journal(self) -> Journal:
        return self.state.journal

    @property
    def match(self) -> Match[Any]:
        """The match; Refused before the start."""
        return self.journal.match

    @property
    def seats(self) -> Seats:
        return self.state.seats

    @property
    def seed(self) -> int:
        return int(self.row.seed, 16)

    @property
    def status(self) -> server_messages.Status:
        return self.row.status

    @property
    def running(self) -> bool:
        return self.journal.running

    @property
    def game_spec(self) -> GameSpec:
        """What the game is created from: name, options and component set."""
        return self.row.game, self.context.settings.options(self.row.game, self.row.options), self.row.data

    @property
    def busy(self) -> bool:
        """Whether the table must stay in memory: a client is connected, or something is in progress."""
        return bool(self.subscribers.attached or self.bots.busy or self.tasks)

    def table_message(self, user: str | None, active_seat: int | None) -> server_messages.Table:
        """Return the message `table` for a user with that active seat."""
        return self._table_messages()(user, active_seat)

    def _table_messages(self) -> TableMessageBuilder:
        return summary.table_message_builder(self.state, self.context.settings)

    @serialized
    async def read(self, query: Callable[[TableState], R]) -> R:
        """Return `query(state)`: a pure function, called on loaded state under the lock."""
        return query(self.state)

    async def table_message_for(self, user: str | None) -> server_messages.Table:
        """Return the message `table` for a user without a connection."""
        return await self.read(lambda _: self.table_message(user, None))

    async def items(self, user: str | None, seat: int | None, before: int) -> http_models.Items:
        """Return the items of the seat, or of the public, before the given number: at most one page."""

        def read_items(state: TableState) -> http_models.Items:
            state.seats.check_view(user, seat)
            return page(state.journal.stream, seat, before)

        return await self.read(read_items)

    async def ending(self) -> http_models.Ending:
        """Return the end document, in which nothing is hidden; Refused before the end."""
        return await self.read(summary.ending)

    async def record(self) -> str:
        """Return the record of the game; Refused before the end, because it contains the seed."""
        return await self.read(summary.record)

    async def request_advice(self, subscriber: Subscriber, user: str, seat: int, act: int, message: str) -> None:
        """Start advice on the open question of a seat; the reply goes to the subscriber and refers to `message`."""
        task = await self.read(lambda state: advisor.create_task(state, self.game_spec, user, seat, act))
        request = AdviceRequest(self.id, subscriber, user, seat, act, message, task, self.journal.snapshot_builder)
        self.advisor.start(request, self.context.workers, lambda: self._is_advice_wanted(request))

    def _is_advice_wanted(self, request: AdviceRequest) -> bool:
        subscriber = request.subscriber
        if subscriber not in self.subscribers.attached or subscriber.active_seat != request.seat:
            return False
        return not self.closed and not self.needs_reload and advisor.is_open(self.state, request)

    # ---------------------------------------------------------------- loading

    async def ensure_loaded(self) -> None:
        """Reload the state if needed, unnoticed by subscribers. Refused if the table is deleted."""
        if self.needs_reload and not self.closed:
            try:
                exists = await on_table(self.id, self.load())
            except Unplayable as damage:
                self.context.on_damage(self.id, damage)
                self.subscribers.refuse(damage)
                self.close(*CLOSE_NOT_ALLOWED)
                raise
            if not exists:
                self.close(*CLOSE_DELETED)
            elif self._commit_uncertain:  # the commit may have been applied without a broadcast
                self._commit_uncertain = False
                self.state.chat.resend_to.update(subscriber.user for subscriber in self.subscribers.attached)
                self._broadcast(True)
        if self.closed:
            raise Refused("stale", "reading")

    async def load(self) -> bool:
        """Load everything from the database; return False if the table does not exist. Raise Unplayable if damaged."""
        store = self.context.store
        row = await store.table(self.id)
        if row is None:
            return False
        if row.quarantined is not None:
            raise Quarantined
        try:
            row = integrity.drop_unreadable(row)
            writes = await self.state.load(store, row, self.context.load_game)
            self.bots.forget()
            if self.status == "over":
                self.bots.end()
            self.needs_reload = False
            if self.running:
                writes += [*self.membership.release_orphaned_seats(), *self._consent.reconsider()]
            writes += self.state.update_deadline()
            if writes:
                await self._commit(writes)
            self._record_presence_soon()
        except (Refused, StoreError):
            raise
        except Exception as error:
            _log.error("table could not be loaded", exc_info=error, extra={"table": self.id})
            raise TableDamaged(0) from None
        return True

    @serialized
    async def refresh(self) -> None:
        """Bring the state in line with the database, and all subscribers with the state."""
        self.subscribers.check(self.seats, self.journal)
        self.send_table()

    # ---------------------------------------------------------------- commits and broadcasts

    @serialized
    async def _execute(self, command: Callable[[], Writes]) -> None:
        """Run a command, then commit and broadcast its writes; no writes means that the message is a duplicate."""
        writes = command()
        if writes:
            await self.commit_and_broadcast(writes)

    async def commit_and_broadcast(self, writes: Writes) -> None:
        """Commit the writes of a command, with the proposals it settles; check who may still see what."""
        await self._commit([*writes, *self._consent.reconsider(), *self._presence.record()])
        self.subscribers.check(self.seats, self.journal)
        self.wake_bots()

    async def _commit(self, writes: Writes) -> None:
        """Commit a command as one, then broadcast; every change of a table ends here.

        If the commit fails, only the caller learns of it.
        """
        try:
            await self.context.store.write(*writes, *self.state.update_deadline())
        except BaseException:
            self.needs_reload = self._commit_uncertain = True
            raise
        if self.row.deadline is not None:
            self.context.on_deadline(self.row.deadline)
        self._broadcast(not all(statements.is_log_write(write) for write in writes))

    def _broadcast(self, table_changed: bool) -> None:
        self.subscribers.broadcast_state(self.journal, self.state.clock)
        self.subscribers.broadcast_chat(self.state.chat, self.seats)
        if table_changed:
            self.send_table()

    def send_table(self) -> None:
        """Send the message `table` to the subscribers for whom it has changed."""
        self.subscribers.send_table(self._table_messages())

    def handle_process_pause(self) -> None:
        """Send the time to all subscribers, after the process was suspended for a while."""
        if self.subscribers.attached and self.running:
            self._run_in_background(self._send_clocks())

    @serialized
    async def _send_clocks(self) -> None:
        self.subscribers.send_clocks(self.state.clock)

    def send_table_soon(self) -> None:
        """Send the message `table`; while a command runs, only after its commit."""
        if self.lock.locked() or self.needs_reload:
            self._run_in_background(self.refresh())
        else:
            self.send_table()

    def _run_in_background(self, job: Coroutine[Any, Any, Any]) -> None:
        """Run a job in a task of its own; log its errors."""

        async def run() -> None:
            try:
                await job
            except Refused:
                pass
            except Exception:
                _log.exception("background task failed", extra={"table": self.id})

        task = asyncio.create_task(run())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # ---------------------------------------------------------------- subscribers

    @serialized
    async def subscribe(self, subscriber: Subscriber, seat: int | None, since: int) -> None:
        """Show a seat, or the public view, to a subscriber: the whole state and all items after `since`.

        A user who comes back gets the seats that a stand-in plays for them.
        """
        user, subscribers = subscriber.user, self.subscribers
        self.seats.check_view(user, seat)
        if user is not None:
            await self.state.load_user(self.context.store, user)
        returned = self._presence.return_to_seats(user)
        if returned:  # before the subscriber is attached, which gets the whole state below
            await self._commit(returned)
        subscriber.active_seat = seat
        if subscriber not in subscribers.attached and subscribers.attach(subscriber):
            if self.seats.seats_of(user):
                others = [other for other in subscribers.attached if other is not subscriber]
                subscribers.send_table(self._table_messages(), others)
            else:
                self._spectator_count.request(self.send_table_soon)
        subscribers.send_table(self._table_messages(), [subscriber], again=True)
        subscribers.send_state(subscriber, since, self.journal)
        subscribers.send_chat(subscriber, self.state.chat, self.seats)
        self._record_presence_soon()
        self.wake_bots()

    @serialized
    async def resend_state(self, subscriber: Subscriber) -> None:
        """Send the current state to one subscriber."""
        if self.journal.started:
            self.subscribers.send_state(subscriber, self.journal.stream.last(subscriber.active_seat), self.journal)

    def detach(self, subscriber: Subscriber) -> None:
        """Remove a subscriber whose connection is closed."""
        left = self.subscribers.detach(subscriber)
        self.idle_since = time.monotonic()
        if left and subscriber.user is not None and not self.closed:
            if not self.seats.is_member(subscriber.user):
                self.subscribers.names.pop(subscriber.user, None)
            self._run_in_background(self._record_presence(not self.seats.seats_of(subscriber.user)))

    def _record_presence_soon(self) -> None:
        """Record presence in the background: reading must work while the database cannot be written."""
        if self._presence.changes:
            self._run_in_background(self._record_presence())

    @serialized
    async def _record_presence(self, is_spectator: bool = False) -> None:
        writes = self._presence.record()
        if writes:
            await self.commit_and_broadcast(writes)
        elif is_spectator:
            self._spectator_count.request(self.send_table_soon)
        else:
            self.send_table()

    # ---------------------------------------------------------------- commands

    async def join(self, user: UserRow, invite: str) -> None:
        """Make a user with the invite a member."""
        await self._execute(lambda: self.membership.join(user, invite))

    async def add_members(self, names_by_user: Mapping[str, str]) -> None:
        """Make users members without an invite."""
        await self._execute(lambda: self.membership.add_members(names_by_user))

    async def sit(self, user: UserRow, seat: int, player: str) -> None:
        """Sit down (`me`), free a seat (`open`), or put the bot of that name there."""
        await self._execute(lambda: self.membership.sit(user, seat, player))

    async def set_seat_bot(self, user: str, seat: int, bot: str | None, message: str) -> None:
        """Hand the user's seat to a bot, or take it back."""
        await self._execute(lambda: self.membership.set_seat_bot(user, seat, bot, message))

    async def remove(self, user: str) -> None:
        """Remove a member as an administrator decided."""
        await self._execute(lambda: self.membership.remove(user))

    async def update_settings(self, user: str, changes: SettingsChanges) -> None:
        """Change the settings of the table, as its host."""
        await self._execute(lambda: self._host_settings.update(user, changes))

    async def start(self, user: str) -> None:
        """Start the game, as the host."""
        await self._execute(lambda: self._host_settings.start(user))

    async def set_rematch(self, table_id: str) -> None:
        """Store the table of the next game."""
        await self._execute(lambda: self.state.set_row(rematch=table_id))

    async def choose(self, user: str, seat: int, act: int, choices: Sequence[str], message: str) -> None:
        """Answer the open question of a seat, and those that follow it: all of them or none."""
        await self._execute(lambda: self._play.choose(user, seat, act, choices, message))

    async def undo(self, user: str, seat: int, message: str, turn: bool = False) -> None:
        """Undo the last choice or the turn of a seat, or propose it where others must agree."""
        await self._execute(lambda: self._consent.undo(user, seat, message, turn))

    async def propose(
        self, user: str, seat: int, what: server_messages.ProposalKind, message: str, about: int | None = None
    ) -> None:
        """Propose something that needs the consent of others."""
        await self._execute(lambda: self._consent.propose(user, seat, what, message, about))

    async def answer(self, user: str, proposal: int, yes: bool, message: str) -> None:
        """Agree to a proposal, refuse it, or withdraw it as its author."""
        await self._execute(lambda: self._consent.answer(user, proposal, yes, message))

    async def pin(self, user: str, seat: int, on: str, sign: server_messages.Sign | None, message: str) -> None:
        """Put a sign on an element of the board, or take it off."""
        await self._execute(lambda: self._play.pin(user, seat, on, sign, message))

    @serialized
    async def say(self, user: str, seat: int | None, text: str, team: bool, message: str) -> None:
        """Add a chat line for the table, or for the seat's team."""
        writes = self._play.say(user, seat, text, team, message)
        if writes:
            with contextlib.suppress(IntegrityError):  # a duplicate that is older than the remembered messages
                await self._commit(writes)

    @serialized
    async def mute(self, subscriber: Subscriber, other: str, on: bool) -> None:
        """Hide the chat lines of another user from this one, or show them again."""
        if subscriber.user is None or other == subscriber.user or await self.context.store.user(other) is None:
            raise Refused("not_found", "member")
        await self._commit(self.state.chat.mute(subscriber.user, other, on))

    @serialized
    async def close_table(self, user: str) -> None:
        """Delete a table that is not running, or in whose game nobody else takes part."""
        self.seats.check_host(user)
        if self.running and self.seats.participants - {user}:
            raise Refused("not_allowed", "running")
        await self.context.store.write(statements.delete_table(self.id))
        self.close(*CLOSE_DELETED)

    @serialized
    async def run_timeouts(self) -> None:
        """Settle what has expired, and compute the next deadline."""
        if self.state.clock.timed:
            users = await self.context.store.users(self.seats.people)
            calendars = {id: Calendar(user.hours, self.context.uptime) for id, user in users.items()}
            self.state.clock.calendars |= calendars
        self.seats.table = dataclasses.replace(self.row, deadline=UNKNOWN_DEADLINE)
        await self.commit_and_broadcast(self._timeouts.run())

    # ---------------------------------------------------------------- bots

    def wake_bots(self) -> None:
        """Start the bots, if one of them owes a decision."""
        if self._next_bot_seat() is not None:
            self.bots.start(self.id, self._make_bot_choice)

    def _next_bot_seat(self) -> int | None:
        """Return the next seat that a bot has to play. Bots wait while an undo is proposed."""
        unavailable = self.closed or self.needs_reload or self._shutting_down
        if unavailable or not self.running or self.state.proposals.pauses_bots:
            return None
        return self.bots.next_seat(self.journal, self.seats)

    async def _make_bot_choice(self) -> bool:
        """Make one choice of one bot; return False if no bot owes any."""
        result = False if self.closed else await self._make_quick_choice()
        if isinstance(result, WorkerRequest):
            workers, host = self.context.workers, self.row.host
            await self._apply_slow_choice(result, await result.player.choose_in_worker(result, workers, self.id, host))
            return True
        return result

    @serialized
    async def _make_quick_choice(self) -> bool | WorkerRequest:
        """Make one choice of a fast bot, or return the request of a slow one; return False if no bot owes any."""
        seat = self._next_bot_seat()
        if seat is None:
            return False
        player = self.bots.player(seat, self.journal, self.seats)
        if player.slow:
            return player.worker_request(self.match, self.journal.stream, self.game_spec)
        choice = await player.choose(self.match, self.journal.stream)
        await self._commit(self._play.apply(seat, [choice], SYSTEM))
        return True

    @serialized
    async def _apply_slow_choice(self, request: WorkerRequest, choice: Choice) -> None:
        """Apply the choice of a slow bot, unless anything happened at the table meanwhile."""
        seat = self._next_bot_seat()
        is_current = seat is not None and self.bots.is_current(seat, request.player)
        if seat is not None and is_current and len(self.journal.stream.log) == request.log_length:
            await self._commit(self._play.apply(seat, [choice], SYSTEM))
        else:
            request.player.discard_choice()

    # ---------------------------------------------------------------- leaving the memory

    def close(self, code: int, reason: str) -> None:
        """Stop using this instance: bots end, and subscribers are closed so that they come back to the next one."""
        self.closed = True
        self._spectator_count.cancel()
        self.bots.end()
        self.subscribers.close(code, reason)

    async def shutdown(self) -> None:
        """Stop bots and advisor, finish running commands, and store a state document."""
        self._shutting_down = True
        await asyncio.gather(self.bots.stop(), self.advisor.stop(), return_exceptions=True)
        if self.tasks:
            await asyncio.gather(*self.tasks, return_exceptions=True)
        self._spectator_count.cancel()
        async with self.lock:
            if not self.needs_reload and not self.closed:
                writes = self.journal.keep_state()
                if writes:
                    await self._commit(writes)
        self.bots.end()
