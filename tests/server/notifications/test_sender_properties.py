"""Whatever happens: a duty is announced at most once per channel and stage, and at least once if it stays open.

People look and leave, choose, channels fail and hang, the server is killed at any moment, and clocks jump.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections import Counter
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, precondition, rule
from sqlalchemy import update

from cosca.server.notifications.delivery import DeliveryFailed, Letter
from cosca.server.notifications.stages import ChannelKind
from cosca.server.storage import schema
from cosca.server.storage.rows import ChannelRow, DutyRow, NotificationRow
from tests.server.support.notifying import FakeChannel, SenderHarness, open_sender, plain_letter
from tests.server.support.players import FakeTime

KINDS: tuple[ChannelKind, ...] = ("push", "webhook", "email")
PLACES = [("anna", "t1", 1), ("ben", "t1", 2), ("anna", "t2", 1), ("ben", "t2", 2)]
QUIET = ("22:00", "06:00")  # of Ben
SETTLE_SECONDS, SETTLE_STEPS = 12 * 3600.0, 48  # longer than the quiet hours, the backoff and the limit of repetition


class WatchedChannel(FakeChannel):
    """A channel that checks each letter against what it may be, and fails, hangs or kills the server."""

    def __init__(self, machine: SenderMachine) -> None:
        super().__init__()
        self.machine = machine
        self.mood = "works"
        self.hanging = 0

    async def deliver(self, channel: ChannelRow, letter: Letter) -> None:
        if self.mood == "fails":
            raise DeliveryFailed("down")
        if self.mood == "hangs":
            await self._hang()
        self.machine.check_letter(channel, letter)
        if self.mood == "kills":  # delivered, but the server does not live to write it down
            await self._hang()

    async def _hang(self) -> None:
        self.hanging += 1
        try:
            await asyncio.Event().wait()
        finally:
            self.hanging -= 1


class SenderMachine(RuleBasedStateMachine):
    """Duties at two tables, two people with three channels each, and a sender on a real database."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory()
        self.stack = AsyncExitStack()
        self.duties: dict[str, DutyRow] = {}  # open ones by id
        self.subjects: dict[str, tuple[str, str]] = {}  # subject and stage by the id of a letter
        self.ids: dict[tuple[str, str, str], set[str]] = {}  # of letters by subject, stage and channel
        self.deliveries: Counter[str] = Counter()  # by the id of a letter
        self.kills = 0
        self.broken: AssertionError | None = None
        self.harness = self.run(self._open())

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return self.loop.run_until_complete(work)

    async def _open(self) -> SenderHarness:
        file = Path(self.folder.name) / "cosca.sqlite3"
        harness = await self.stack.enter_async_context(open_sender(f"sqlite:///{file}"))
        harness.channels = {kind: WatchedChannel(self) for kind in KINDS}
        for kind in KINDS:
            for user in ("anna", "ben"):
                await harness.add_channel(kind, user)
        quiet = [{"zone": "UTC", "quiet": list(QUIET), "holidays": [], "since": 0.0}]
        await harness.store.write(update(schema.users).where(schema.users.c.id == "ben").values(hours=quiet))
        self._start(harness)
        return harness

    def _start(self, harness: SenderHarness) -> None:
        harness.sender = harness.new_sender(self._build)

    def _build(self, row: NotificationRow, **facts: Any) -> Letter:
        self.subjects[row.id] = row.subject, row.stage
        return plain_letter(row, **facts)

    def teardown(self) -> None:
        try:
            self.settle()
        finally:
            self.run(self.stack.aclose())
            self.loop.close()
            self.folder.cleanup()

    # ---------------------------------------------------------------- what must hold

    def check_letter(self, channel: ChannelRow, letter: Letter) -> None:
        """Called at each delivery; the sender survives errors of channels, so that this one is kept for later."""
        try:
            self._check_letter(channel, letter)
        except AssertionError as error:
            self.broken = self.broken or error
            raise

    def _check_letter(self, channel: ChannelRow, letter: Letter) -> None:
        harness = self.harness
        subject, stage = self.subjects[letter.id]
        duty, now = self.duties.get(subject), harness.uptime.now()
        assert duty is not None, "a closed duty was announced"
        assert (duty.table_id, duty.user_id) not in harness.attention.looking, "somebody who looks was notified"
        left = harness.attention.left.get((duty.table_id, duty.user_id))
        assert left is None or now >= left + 60, "somebody who had just left was notified"
        if stage == "late":
            assert now >= (duty.warn_at or now + 1), "the warning came too early"
        if duty.user_id == "ben":
            hour = harness.uptime.wall(now) / 3600 % 24
            assert 6 <= hour < 22, "quiet hours were not kept"
        ids = self.ids.setdefault((subject, stage, channel.id), set())
        ids.add(letter.id)
        assert len(ids) == 1, "a stage was announced twice by one channel"
        self.deliveries[letter.id] += 1
        assert self.deliveries[letter.id] <= 1 + self.kills, "a letter was repeated without a kill"

    # ---------------------------------------------------------------- what happens

    @rule(place=st.sampled_from(PLACES), warn_in=st.sampled_from([None, 900.0, 7200.0]))
    def owe(self, place: tuple[str, str, int], warn_in: float | None) -> None:
        user, table, seat = place
        if all((duty.table_id, duty.seat) != (table, seat) for duty in self.duties.values()):
            duty = self.run(self.harness.open_duty(user, table, seat, warn_in))
            self.duties[duty.id] = duty

    @precondition(lambda self: self.duties)
    @rule(data=st.data())
    def decide(self, data: st.DataObject) -> None:
        duty = self.duties.pop(data.draw(st.sampled_from(sorted(self.duties))))
        self.run(self.harness.close_duty(duty))

    @rule(place=st.sampled_from(PLACES))
    def look(self, place: tuple[str, str, int]) -> None:
        self.harness.attention.look(place[1], place[0])

    @rule(place=st.sampled_from(PLACES))
    def leave(self, place: tuple[str, str, int]) -> None:
        self.harness.attention.leave(place[1], place[0])

    @rule(kind=st.sampled_from(KINDS), mood=st.sampled_from(["works", "works", "fails", "hangs", "kills"]))
    def change_mood(self, kind: ChannelKind, mood: str) -> None:
        self._channel(kind).mood = mood

    @rule(seconds=st.sampled_from([1.0, 11.0, 35.0, 61.0, 600.0, 1801.0, 8000.0, 40000.0]))
    def wait(self, seconds: float) -> None:
        self.harness.time.advance(seconds)
        self.run(self._step())

    @rule(jump=st.sampled_from([0.0, 0.0, -90000.0, -3600.0, 7200.0, 90000.0]), lost=st.sampled_from([0.0, 2.0]))
    def kill(self, jump: float, lost: float) -> None:
        """The server is killed, loses the last seconds of uptime, and the clock is set meanwhile."""
        self.run(self._kill(jump, lost))

    def _channel(self, kind: ChannelKind) -> WatchedChannel:
        channel = self.harness.channels[kind]
        assert isinstance(channel, WatchedChannel)
        return channel

    async def _step(self) -> None:
        """Let the sender work until nothing moves any more except deliveries that hang."""
        sender = self.harness.sender
        for _ in range(4):
            if self.broken is not None:
                raise self.broken
            await sender.step()
            while lanes := sender.lanes:
                if len(lanes) <= sum(self._channel(kind).hanging for kind in KINDS):
                    break
                await asyncio.wait(lanes, timeout=0.005, return_when=asyncio.FIRST_COMPLETED)
                for lane in lanes:
                    if lane.done() and not lane.cancelled() and (error := lane.exception()) is not None:
                        raise error

    async def _kill(self, jump: float, lost: float) -> None:
        harness = self.harness
        self.kills += 1
        for lane in (lanes := harness.sender.lanes):
            lane.cancel()
        await asyncio.gather(*lanes, return_exceptions=True)
        looking = set(harness.attention.looking)
        time: FakeTime = harness.time
        time.passed -= min(lost, time.passed)
        time.wall += jump
        await harness.restart()
        self._start(harness)
        for table, user in sorted(looking):  # their pages connect again at once
            harness.attention.look(table, user)

    def settle(self) -> None:
        """Everybody leaves, everything works again: in time every open duty has been announced by every channel."""
        for kind in KINDS:
            self._channel(kind).mood = "works"
        self.run(self._kill(0.0, 0.0))
        for user, table, _ in PLACES:
            self.harness.attention.leave(table, user)
        enabled = {row.id for row in self.run(self.harness.rows(schema.channels)) if row.disabled is None}
        for _ in range(SETTLE_STEPS):
            self.wait(SETTLE_SECONDS / SETTLE_STEPS)
        for duty in self.duties.values():
            stages = ["turn"] + (["late"] if duty.warn_at is not None else [])
            for channel in [f"{kind}-{duty.user_id}" for kind in KINDS]:
                for stage in stages:
                    announced = (duty.id, stage, channel) in self.ids
                    assert announced or channel not in enabled, f"{stage} of {duty} never reached {channel}"


SenderMachine.TestCase.settings = settings(max_examples=10, stateful_step_count=25, deadline=None)
TestSender = SenderMachine.TestCase
