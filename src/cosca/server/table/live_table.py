"""A table in memory: its public async API. How commands are run, committed and broadcast is in `table_core`."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import time
from collections.abc import Mapping, Sequence
from typing import Final

from sqlalchemy.exc import IntegrityError

from cosca.server.protocol import http_models, server_messages
from cosca.server.protocol.refusal import Moved, Refused
from cosca.server.storage import statements
from cosca.server.storage.fence import TableFence
from cosca.server.storage.rows import UserRow
from cosca.server.table import advisor, summary
from cosca.server.table.advisor import AdviceRequest, TableAdvisor
from cosca.server.table.context import TableContext
from cosca.server.table.host_settings import HostSettings, SettingsChanges
from cosca.server.table.rated import check_rated
from cosca.server.table.state import TableState
from cosca.server.table.subscribers import CLOSE_DELETED
from cosca.server.table.table_core import TableCore
from cosca.server.table.timeouts import Timeouts
from cosca.server.table.transaction import serialized
from cosca.server.timekeeping.quiet_hours import Calendar
from cosca.server.views.frames import Subscriber, page

UNKNOWN_DEADLINE: Final = -1.0  # differs from every real one, so that the next commit writes the deadline


class LiveTable(TableCore):
    """One table in memory, owned by the registry."""

    def __init__(self, context: TableContext, id: str, fence: TableFence | None = None) -> None:
        super().__init__(context, id, fence)
        self.advisor: Final = TableAdvisor()
        self.rematch_lock: Final = asyncio.Lock()  # only one rematch is created, even if several users ask at once
        self._host_settings: Final = HostSettings(self.state, context.settings)
        self._timeouts: Final = Timeouts(self.state, self._play, self.membership, self._presence)

    # ---------------------------------------------------------------- documents

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
        if self.closed:  # meanwhile: a subscriber that is attached now would never be closed, nor sent anything
            raise Moved("the table was closed while it was opened")
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
            if not self.seats.is_member(subscriber.user) and subscriber.user not in self.seats.invited:
                self.subscribers.names.pop(subscriber.user, None)
            self._presence.leave(subscriber.user)
            self._run_in_background(self._record_presence(not self.seats.seats_of(subscriber.user)))

    def set_visible(self, subscriber: Subscriber, visible: bool) -> None:
        """Record whether the page of a subscriber is visible: who looks at the table is not notified about it."""
        self.subscribers.set_visible(subscriber, visible)

    def handle_process_pause(self) -> None:
        """Send the time to all subscribers, after the process was suspended for a while."""
        if self.subscribers.attached and self.running:
            self._run_in_background(self._send_clocks())

    @serialized
    async def _send_clocks(self) -> None:
        self.subscribers.send_clocks(self.state.clock)

    # ---------------------------------------------------------------- commands

    async def join(self, user: UserRow, invite: str) -> None:
        """Make a user with the invite a member."""
        await self._execute(lambda: self.membership.join(user, invite))

    async def add_members(self, names_by_user: Mapping[str, str]) -> None:
        """Make users members without an invite."""
        await self._execute(lambda: self.state.add_members(names_by_user))

    async def invite(self, by: UserRow, user: UserRow) -> None:
        """Invite a user by name, as a member."""
        await self._execute(lambda: self.membership.invitations.invite(by, user))

    async def accept_invitation(self, user: UserRow) -> None:
        """Make an invited user a member."""
        await self._execute(lambda: self.membership.invitations.accept(user))

    async def withdraw_invitation(self, user: str, invited: str) -> None:
        """Decline or withdraw an invitation."""
        await self._execute(lambda: self.membership.invitations.withdraw(user, invited))

    async def watch(self, user: str, on: bool) -> None:
        """Notify a user when the table needs a player, or stop it."""
        await self._execute(lambda: self.membership.invitations.watch(user, on))

    async def sit(self, user: UserRow, seat: int, player: str) -> None:
        """Sit down (`me`), free a seat (`open`), or put the bot of that name there."""
        await self._execute(lambda: self.membership.sit(user, seat, player))

    async def name_seat(self, user: str, seat: int, name: str | None) -> None:
        """Name the person in a seat of the user."""
        await self._execute(lambda: self.membership.name_seat(user, seat, name))

    async def set_seat_bot(self, user: str, seat: int, bot: str | None, message: str) -> None:
        """Hand the user's seat to a bot, or take it back."""
        await self._execute(lambda: self.membership.set_seat_bot(user, seat, bot, message))

    async def vacate(self, user: str) -> None:
        """Free the seats of a user who is about to be deleted, before the start."""
        await self._execute(lambda: self.membership.vacate(user))

    async def remove(self, user: str) -> None:
        """Remove a member as an administrator decided."""
        await self._execute(lambda: self.membership.remove(user))

    async def update_settings(self, user: str, changes: SettingsChanges) -> None:
        """Change the settings of the table, as its host."""
        await self._execute(lambda: self._host_settings.update(user, changes))

    @serialized
    async def start(self, user: str) -> None:
        """Start the game, as the host. Refused if it is to be rated and cannot be."""
        self.seats.check_host(user)
        await check_rated(self.state, self.context.store)
        await self.commit_and_broadcast(self._host_settings.start(user))

    async def set_rematch(self, table_id: str) -> None:
        """Store the table of the next game."""
        await self._execute(lambda: self.state.set_row(rematch=table_id))

    @serialized
    async def fill_results(self, ended: float) -> None:
        """Store the results of a game that ended before there were any."""
        if self.status == "over":
            await self.write(*self.state.store_results(ended))

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
        """Delete a table that is not running, or in whose game nobody else takes part; no rated game, which counts."""
        self.seats.check_host(user)
        if self.running and self.row.rated:
            raise Refused("not_allowed", "rated_running")
        if self.running and self.seats.participants - {user}:
            raise Refused("not_allowed", "running")
        await self.write(statements.delete_table(self.id))
        self.close(*CLOSE_DELETED)

    @serialized
    async def run_timeouts(self) -> None:
        """Settle what has expired, and compute the next deadline."""
        if self.state.clock.timed:
            users = await self.context.store.users(self.seats.people)
            calendars = {id: Calendar(user.hours, self.context.uptime) for id, user in users.items()}
            self.state.clock.calendars |= calendars
        self.seats.table = dataclasses.replace(self.row, deadline=UNKNOWN_DEADLINE)
        visitors = set(self.subscribers.visitors)
        await self.commit_and_broadcast(self._timeouts.run())
        if self.subscribers.visitors != visitors:
            self.send_table()

    # ---------------------------------------------------------------- answers in advance

    async def advance_answers(self, user: str, seat: int) -> http_models.AdvanceAnswers:
        """Return what a player may answer in advance, and has."""
        return await self.read(lambda state: state.answers.of_seat(state, user, seat))

    @serialized
    async def answer_in_advance(self, user: str, seat: int, kind: str, answer: http_models.AdvanceAnswer) -> None:
        """Store the answer of a player to a kind of question."""
        self.state.answers.put(self.state, user, seat, kind, answer)
        await self._commit([])

    @serialized
    async def revoke_answer(self, user: str, seat: int, kind: str) -> None:
        """Delete the answer of a player to a kind of question."""
        self.state.answers.revoke(self.state, user, seat, kind)
        await self._commit([])

    # ---------------------------------------------------------------- leaving the memory

    async def shutdown(self) -> None:
        """Stop bots and advisor, finish running commands, and store a state document."""
        self._shutting_down = True
        await asyncio.gather(self.bots.stop(), self.advisor.stop(), return_exceptions=True)
        if self.tasks:
            await asyncio.gather(*self.tasks, return_exceptions=True)
        self._spectator_count.cancel()
        async with self.lock:
            if not self.needs_reload and not self.closed:
                writes = self.journal.save_state()
                if writes:
                    await self._commit(writes)
        self.bots.end()
