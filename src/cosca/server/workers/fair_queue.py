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

    __slots__ = ("account", "address", "order", "rank", "table")

    def __init__(self, table: str, account: str, rank: Priority, address: str = "") -> None:
        self.table = table
        self.account = account
        self.address = address or account
        self.rank = rank
        self.order = 0  # of arrival


J = TypeVar("J", bound=Job)


class UserShare(Generic[J]):
    """The waiting tasks and used seconds of one user, or of all users at one address."""

    __slots__ = ("begun", "last", "spent", "users", "waiting")

    def __init__(self, spent: float, users: PriorityClass[J] | None) -> None:
        self.spent = spent  # seconds of finished tasks, plus the virtual time at which it joined
        self.last = 0  # sequence number of its last start
        self.waiting: list[J] = []
        self.begun: dict[J, float] = {}  # the running tasks, and since when
        self.users = users  # of an address: the shares of its users

    def given(self, now: float) -> float:
        """Return the used seconds, including those of running tasks."""
        return self.spent + sum([now - since for since in self.begun.values()])


class PriorityClass(Generic[J]):
    """The shares of one class of work: of all addresses, or of the users at one address.

    `most` is the number of tasks of one share that run at once.
    """

    __slots__ = ("accounts", "most", "of_users", "virtual_time")

    def __init__(self, most: int, of_users: bool) -> None:
        self.most = most
        self.of_users = of_users
        self.accounts: dict[str, UserShare[J]] = {}
        self.virtual_time = 0.0  # used seconds of the share that was served last

    def accounts_of(self, job: J) -> list[tuple[PriorityClass[J], UserShare[J]]]:
        """Return the shares that a task is charged to, that of the address first, each with its class."""
        account = self.accounts[job.account if self.of_users else job.address]
        return [(self, account), *([] if account.users is None else account.users.accounts_of(job))]

    def put(self, job: J) -> None:
        """Add a waiting task."""
        key = job.account if self.of_users else job.address
        account = self.accounts.get(key)
        if account is None:
            users: PriorityClass[J] | None = None if self.of_users else PriorityClass(self.most, True)
            account = self.accounts[key] = UserShare(self.virtual_time, users)
        elif not account.waiting and not account.begun:
            account.spent = max(account.spent, self.virtual_time)
        account.waiting.append(job)
        if account.users is not None:
            account.users.put(job)

    def first(self, now: float, may_begin: Callable[[J], bool]) -> list[J]:
        """Return the tasks that may start now, of the share with the fewest used seconds."""
        best: tuple[tuple[float, int, int], list[J]] | None = None
        for account in self.accounts.values():
            if len(account.begun) >= self.most:
                continue
            inner = account.users
            ready = [job for job in account.waiting if may_begin(job)] if inner is None else inner.first(now, may_begin)
            if ready:
                turn = (account.given(now), account.last, min([job.order for job in ready]))
                if best is None or turn < best[0]:
                    best = (turn, ready)
        return [] if best is None else best[1]

    def tidy(self) -> None:
        """Drop idle shares that are not ahead of the virtual time: joining again gains them nothing."""
        for account in self.accounts.values():
            if account.users is not None:
                account.users.tidy()
        idle = [key for key, account in self.accounts.items() if not account.waiting and not account.begun]
        if len(idle) == len(self.accounts):
            self.accounts.clear()
            self.virtual_time = 0.0
            return
        for key in idle:
            if self.accounts[key].spent <= self.virtual_time:
                del self.accounts[key]


class FairQueue(Generic[J]):
    """Fair queue by virtual time: next is the address with the fewest used seconds, and its user with the fewest.

    The number of waiting tasks does not matter, nor the number of users at an address; BACKGROUND tasks come last.
    A newcomer starts with the used seconds of the share that was served last. So unused turns are not saved up, and a
    newcomer waits at most for the running tasks and one task of each newcomer just before.
    `most` is the number of tasks of one user, and of one address, that run at once; of BACKGROUND tasks it is one.
    """

    def __init__(self, most: int) -> None:
        self._now: PriorityClass[J] = PriorityClass(most, False)
        self._background: PriorityClass[J] = PriorityClass(1, False)
        self._count = itertools.count(1)
        self._running: Counter[tuple[str, Priority]] = Counter()  # by table and priority

    def _class_of(self, job: J) -> PriorityClass[J]:
        return self._background if job.rank is Priority.BACKGROUND else self._now

    def put(self, job: J) -> None:
        """Add a waiting task."""
        job.order = next(self._count)
        self._class_of(job).put(job)

    def drop(self, job: J) -> None:
        """Remove a task that may still wait, without charging its user."""
        work = self._class_of(job)
        at = work.accounts.get(job.address)
        if at is not None and job in at.waiting:
            for _, account in work.accounts_of(job):
                account.waiting.remove(job)
            work.tidy()

    def next(self, now: float, distance: Callable[[J], int]) -> J | None:
        """Start and return the next task; among equal ones that with the least `distance`, then the oldest."""
        for work in (self._now, self._background):
            job = self._first(work, now, distance)
            if job is not None:
                return job
        return None

    def _first(self, work: PriorityClass[J], now: float, distance: Callable[[J], int]) -> J | None:
        ready = work.first(now, lambda job: self._running.get((job.table, job.rank), 0) < MAX_PER_TABLE)
        if not ready:
            return None
        job = min(ready, key=lambda other: (other.rank, distance(other), other.order))
        began = next(self._count)
        for level, account in work.accounts_of(job):
            level.virtual_time = max(level.virtual_time, account.given(now))
            account.waiting.remove(job)
            account.begun[job] = now
            account.last = began
        self._running[job.table, job.rank] += 1
        return job

    def done(self, job: J, now: float) -> None:
        """Finish a task and charge its seconds to its user."""
        work = self._class_of(job)
        for _, account in work.accounts_of(job):
            account.spent += now - account.begun.pop(job)
        self._running[job.table, job.rank] -= 1
        if not self._running[job.table, job.rank]:
            del self._running[job.table, job.rank]
        work.tidy()

    def waiting(self, account: str = "", table: str = "") -> int:
        """Return how many tasks of the user, or of the table, wait, without BACKGROUND ones."""
        jobs = [job for share in self._now.accounts.values() for job in share.waiting]
        return sum([job.account == account if account else job.table == table for job in jobs])

    @property
    def empty(self) -> bool:
        """Return whether nothing waits, runs, or is remembered of any user."""
        return not self._now.accounts and not self._background.accounts and not self._running
