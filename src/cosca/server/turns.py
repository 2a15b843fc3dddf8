"""Whose turn it is to be thought for: fair by user, bounded by table. It knows no process and no clock."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable
from enum import IntEnum
from typing import Generic, TypeVar

AT_TABLE = 1  # tasks of one table and rank that are thought about at once


class Rank(IntEnum):
    """What comes first among the tasks of one user. LATER comes after all other tasks of everybody.

    It has accounts of its own: nobody's bots wait because a report was made for that user.
    """

    BOT = 0
    ADVICE = 1
    LATER = 2


class Job:
    """A task that waits for its turn, at a table, on the account of a user."""

    __slots__ = ("account", "order", "rank", "table")

    def __init__(self, table: str, account: str, rank: Rank) -> None:
        self.table = table
        self.account = account
        self.rank = rank
        self.order = 0  # in which it came


J = TypeVar("J", bound=Job)


class Account(Generic[J]):
    """What one user waits for and was given."""

    __slots__ = ("begun", "last", "spent", "waiting")

    def __init__(self, spent: float) -> None:
        self.spent = spent  # seconds of finished tasks, counted from what everybody had been given when it came
        self.last = 0  # when a task of it began, counted in tasks
        self.waiting: list[J] = []
        self.begun: dict[J, float] = {}  # the tasks that are thought about, and since when

    def given(self, now: float) -> float:
        """The seconds, those of the tasks under way among them."""
        return self.spent + sum([now - since for since in self.begun.values()])


class Book(Generic[J]):
    """The accounts of one class of work; `most` is how many tasks of one user are thought about at once."""

    __slots__ = ("accounts", "level", "most")

    def __init__(self, most: int) -> None:
        self.most = most
        self.accounts: dict[str, Account[J]] = {}
        self.level = 0.0  # what the one whose turn it was last had been given

    def of(self, user: str) -> Account[J]:
        """The account of somebody who has one more task from now on."""
        account = self.accounts.get(user)
        if account is None:
            account = self.accounts[user] = Account(self.level)
        elif not account.waiting and not account.begun:
            account.spent = max(account.spent, self.level)
        return account

    def tidy(self) -> None:
        """Forgets who waits for nothing, once all others were given as much: coming anew gains nobody a turn."""
        idle = [each for each, one in self.accounts.items() if not one.waiting and not one.begun]
        if len(idle) == len(self.accounts):
            self.accounts.clear()
            self.level = 0.0
            return
        for each in idle:
            if self.accounts[each].spent <= self.level:
                del self.accounts[each]


class Turns(Generic[J]):
    """The turn is the user's who was given the fewest seconds, however many tasks wait; LATER ones come after all.

    Whoever comes anew begins with as many seconds as the one whose turn it was last. So nobody saves turns up, and
    nobody who comes anew waits for more than the tasks under way and one task of each user who came anew just before.
    `most` is how many tasks of one user are thought about at once; of LATER ones it is one.
    """

    def __init__(self, most: int) -> None:
        self._now: Book[J] = Book(most)
        self._later: Book[J] = Book(1)
        self._count = itertools.count(1)
        self._at: Counter[tuple[str, Rank]] = Counter()  # tasks under way

    def _book(self, job: J) -> Book[J]:
        return self._later if job.rank is Rank.LATER else self._now

    def put(self, job: J) -> None:
        """A task waits from now on."""
        job.order = next(self._count)
        self._book(job).of(job.account).waiting.append(job)

    def drop(self, job: J) -> None:
        """The task does not wait any more, if it still does; that it waited costs nothing."""
        book = self._book(job)
        account = book.accounts.get(job.account)
        if account is not None and job in account.waiting:
            account.waiting.remove(job)
            book.tidy()

    def next(self, now: float, distance: Callable[[J], int]) -> J | None:
        """Begins the task whose turn it is; among equal ones that with the least `distance`, the first to come."""
        for book in (self._now, self._later):
            job = self._first(book, now, distance)
            if job is not None:
                return job
        return None

    def _first(self, book: Book[J], now: float, distance: Callable[[J], int]) -> J | None:
        found: tuple[tuple[float, int, int], Account[J], list[J]] | None = None
        for account in book.accounts.values():
            ready = self._ready(book, account)
            if ready:
                rank = min([job.rank for job in ready])
                turn = (account.given(now), account.last, ready[0].order)
                if found is None or turn < found[0]:
                    found = (turn, account, [job for job in ready if job.rank is rank])
        if found is None:
            return None
        (given, _, _), account, ready = found
        job = min(ready, key=lambda each: (distance(each), each.order))
        account.waiting.remove(job)
        account.begun[job] = now
        account.last = next(self._count)
        self._at[job.table, job.rank] += 1
        book.level = max(book.level, given)
        return job

    def done(self, job: J, now: float) -> None:
        """The task is not thought about any more; its seconds are on the account of its user."""
        book = self._book(job)
        account = book.accounts[job.account]
        account.spent += now - account.begun.pop(job)
        self._at[job.table, job.rank] -= 1
        if not self._at[job.table, job.rank]:
            del self._at[job.table, job.rank]
        book.tidy()

    def waiting(self, account: str = "", table: str = "") -> int:
        """How many tasks of the user, or of the table, wait; LATER ones do not count."""
        if account:
            found = self._now.accounts.get(account)
            return 0 if found is None else len(found.waiting)
        return sum([job.table == table for each in self._now.accounts.values() for job in each.waiting])

    @property
    def empty(self) -> bool:
        """Whether nothing waits, is thought about, or is remembered of anybody."""
        return not self._now.accounts and not self._later.accounts and not self._at

    def _ready(self, book: Book[J], account: Account[J]) -> list[J]:
        """The tasks that may begin now."""
        if len(account.begun) >= book.most:
            return []
        return [job for job in account.waiting if self._at.get((job.table, job.rank), 0) < AT_TABLE]
