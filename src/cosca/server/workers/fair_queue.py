"""Fair task queue by address and user, with a limit per table. It knows neither processes nor a clock."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable
from enum import IntEnum
from typing import Generic, TypeVar

MAX_PER_TABLE = 1  # tasks of one table and priority that run at once


class Priority(IntEnum):
    """Order of the tasks of one user. BACKGROUND tasks run after all others of all users.

    They are charged separately, so that a report never delays the bots of its user.
    """

    BOT = 0
    ADVICE = 1
    BACKGROUND = 2


class Job:
    """A queued task of a table, charged to a user and to the address of that user ("": the user alone)."""

    __slots__ = ("address", "order", "priority", "table", "user")

    def __init__(self, table: str, user: str, priority: Priority, address: str = "") -> None:
        self.table = table
        self.user = user
        self.address = address or user
        self.priority = priority
        self.order = 0  # of arrival


J = TypeVar("J", bound=Job)


class UserShare(Generic[J]):
    """The waiting tasks and used seconds of one user, or of all users at one address."""

    __slots__ = ("last_start", "spent", "started", "user_shares", "waiting")

    def __init__(self, spent: float, user_shares: PriorityClass[J] | None) -> None:
        self.spent = spent  # seconds of finished tasks, plus the virtual time at which it joined
        self.last_start = 0  # sequence number of its last start
        self.waiting: list[J] = []
        self.started: dict[J, float] = {}  # the running tasks, and since when
        self.user_shares = user_shares  # of an address: the shares of its users

    def used_seconds(self, now: float) -> float:
        """Return the used seconds, including those of running tasks."""
        return self.spent + sum([now - since for since in self.started.values()])


class PriorityClass(Generic[J]):
    """The shares of one class of work: of all addresses, or of the users at one address.

    `max_running` is the number of tasks of one share that run at once.
    """

    __slots__ = ("by_user", "max_running", "shares", "virtual_time")

    def __init__(self, max_running: int, by_user: bool) -> None:
        self.max_running = max_running
        self.by_user = by_user
        self.shares: dict[str, UserShare[J]] = {}
        self.virtual_time = 0.0  # used seconds of the share that was served last

    def shares_of(self, job: J) -> list[tuple[PriorityClass[J], UserShare[J]]]:
        """Return the shares that a task is charged to, that of the address first, each with its class."""
        share = self.shares[job.user if self.by_user else job.address]
        return [(self, share), *([] if share.user_shares is None else share.user_shares.shares_of(job))]

    def put(self, job: J) -> None:
        """Add a waiting task."""
        key = job.user if self.by_user else job.address
        share = self.shares.get(key)
        if share is None:
            user_shares: PriorityClass[J] | None = None if self.by_user else PriorityClass(self.max_running, True)
            share = self.shares[key] = UserShare(self.virtual_time, user_shares)
        elif not share.waiting and not share.started:
            share.spent = max(share.spent, self.virtual_time)
        share.waiting.append(job)
        if share.user_shares is not None:
            share.user_shares.put(job)

    def first(self, now: float, may_start: Callable[[J], bool]) -> list[J]:
        """Return the tasks that may start now, of the share with the fewest used seconds."""
        best: tuple[tuple[float, int, int], list[J]] | None = None
        for share in self.shares.values():
            if len(share.started) >= self.max_running:
                continue
            user_shares = share.user_shares
            startable = (
                [job for job in share.waiting if may_start(job)]
                if user_shares is None
                else user_shares.first(now, may_start)
            )
            if startable:
                order = (share.used_seconds(now), share.last_start, min([job.order for job in startable]))
                if best is None or order < best[0]:
                    best = (order, startable)
        return [] if best is None else best[1]

    def tidy(self) -> None:
        """Drop idle shares that are not ahead of the virtual time: joining again gains them nothing."""
        for share in self.shares.values():
            if share.user_shares is not None:
                share.user_shares.tidy()
        idle = [key for key, share in self.shares.items() if not share.waiting and not share.started]
        if len(idle) == len(self.shares):
            self.shares.clear()
            self.virtual_time = 0.0
            return
        for key in idle:
            if self.shares[key].spent <= self.virtual_time:
                del self.shares[key]


class FairQueue(Generic[J]):
    """Fair queue by virtual time: next is the address with the fewest used seconds, and its user with the fewest.

    The number of waiting tasks does not matter, nor the number of users at an address; BACKGROUND tasks come last.
    A newcomer starts with the used seconds of the share that was served last. So unused turns are not saved up, and a
    newcomer waits at most for the running tasks and one task of each newcomer just before.
    `max_running` is the number of tasks of one user, and of one address, that run at once; one for BACKGROUND tasks.
    """

    def __init__(self, max_running: int) -> None:
        self._now: PriorityClass[J] = PriorityClass(max_running, False)
        self._background: PriorityClass[J] = PriorityClass(1, False)
        self._count = itertools.count(1)
        self._running: Counter[tuple[str, Priority]] = Counter()  # by table and priority

    def _class_of(self, job: J) -> PriorityClass[J]:
        return self._background if job.priority is Priority.BACKGROUND else self._now

    def put(self, job: J) -> None:
        """Add a waiting task."""
        job.order = next(self._count)
        self._class_of(job).put(job)

    def drop(self, job: J) -> None:
        """Remove a task that may still wait, without charging its user."""
        priority_class = self._class_of(job)
        address_share = priority_class.shares.get(job.address)
        if address_share is not None and job in address_share.waiting:
            for _, share in priority_class.shares_of(job):
                share.waiting.remove(job)
            priority_class.tidy()

    def limit(self, max_running: int) -> None:
        """Change the number of tasks of one user, and of one address, that run at once."""
        self._now.max_running = max_running
        for share in self._now.shares.values():
            if share.user_shares is not None:
                share.user_shares.max_running = max_running

    def next(self, now: float, distance: Callable[[J], int], may_run: Callable[[J], bool] = lambda _: True) -> J | None:
        """Start and return the next task; among equal ones that with the least `distance`, then the oldest."""
        for priority_class in (self._now, self._background):
            job = self._first(priority_class, now, distance, may_run)
            if job is not None:
                return job
        return None

    def _first(
        self, priority_class: PriorityClass[J], now: float, distance: Callable[[J], int], may_run: Callable[[J], bool]
    ) -> J | None:
        startable = priority_class.first(
            now, lambda job: self._running.get((job.table, job.priority), 0) < MAX_PER_TABLE and may_run(job)
        )
        if not startable:
            return None
        job = min(startable, key=lambda other: (other.priority, distance(other), other.order))
        start_number = next(self._count)
        for level, share in priority_class.shares_of(job):
            level.virtual_time = max(level.virtual_time, share.used_seconds(now))
            share.waiting.remove(job)
            share.started[job] = now
            share.last_start = start_number
        self._running[job.table, job.priority] += 1
        return job

    def done(self, job: J, now: float) -> None:
        """Finish a task and charge its seconds to its user."""
        priority_class = self._class_of(job)
        for _, share in priority_class.shares_of(job):
            share.spent += now - share.started.pop(job)
        self._running[job.table, job.priority] -= 1
        if not self._running[job.table, job.priority]:
            del self._running[job.table, job.priority]
        priority_class.tidy()

    def waiting(self, user: str = "", table: str = "") -> int:
        """Return how many tasks of the user, or of the table, wait, without BACKGROUND ones."""
        jobs = [job for share in self._now.shares.values() for job in share.waiting]
        return sum([job.user == user if user else job.table == table for job in jobs])

    @property
    def empty(self) -> bool:
        """Whether nothing waits, runs, or is remembered of any user."""
        return not self._now.shares and not self._background.shares and not self._running
