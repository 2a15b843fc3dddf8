"""Budgets of users and addresses over all their connections and requests: messages, bytes, choices, work.

Work is the processor time that the event loop spends for a user.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Coroutine, Generator, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Final, TypeVar

from cosca.server.core.caches import keep_newest
from cosca.server.core.rate_limits import UserAndAddressLimiter
from cosca.server.core.settings import Settings
from cosca.server.protocol.refusal import Refused

T = TypeVar("T")
BURST_SECONDS: Final = 10  # so many seconds of messages may come at once
MAX_ADDRESSES: Final = 20_000  # users whose address is remembered


class Budgets:
    """The budgets of all users and addresses, and the last address of each user."""

    def __init__(self, settings: Settings) -> None:
        per_user, per_address = settings.messages_per_second_per_user, settings.messages_per_second_per_address
        self.messages: Final = UserAndAddressLimiter(
            per_user * BURST_SECONDS, per_address * BURST_SECONDS, BURST_SECONDS
        )
        self.bytes: Final = UserAndAddressLimiter(settings.bytes_per_minute, settings.bytes_per_minute_per_address)
        self.choices: Final = UserAndAddressLimiter(
            settings.choices_per_minute, settings.choices_per_minute_per_address
        )
        self.work: Final = UserAndAddressLimiter(
            settings.work_seconds_per_minute, settings.work_seconds_per_minute_per_address
        )
        self._addresses: dict[str, str] = {}

    def share(self, nodes: int) -> None:
        """Count this node's part of what users may send; the work of each node is its own."""
        for limiter in (self.messages, self.bytes, self.choices):
            limiter.share(nodes)

    def remember_address(self, user: str, address: str) -> None:
        """Remember the address that a user comes from."""
        keep_newest(self._addresses, user, address, MAX_ADDRESSES)

    def address_of(self, user: str) -> str:
        """Return the last address of a user; "" if it is unknown."""
        return self._addresses.get(user, "")

    def take_bytes(self, user: str, address: str, size: int) -> None:
        """Count bytes sent by a user; raise Refused if they are too many."""
        if not self.bytes.try_acquire(user, address, size):
            raise Refused("too_many", "bytes", seconds=_whole_seconds(self.bytes.wait(user, address, size)))

    def take_message(self, user: str, address: str, size: int) -> None:
        """Count a message of so many bytes; raise Refused if it is one too many."""
        if not self.messages.try_acquire(user, address):
            raise Refused("too_many", "messages", seconds=_whole_seconds(self.messages.wait(user, address)))
        self.take_bytes(user, address, size)

    def take_choices(self, user: str, address: str, n: int) -> None:
        """Count choices, or an undo; raise Refused if they are too many."""
        if not self.choices.try_acquire(user, address, n):
            raise Refused("too_many", "choices", seconds=_whole_seconds(self.choices.wait(user, address, n)))

    @contextmanager
    def refund_if_refused(self, address: str, n: int) -> Iterator[None]:
        """Return refused choices to the address's budget: invalid choices of one guest cost its neighbours nothing."""
        try:
            yield
        except Refused:
            self.choices.release_address(address, n)
            raise

    def check_work(self, user: str, address: str) -> None:
        """Raise Refused if the server has worked too long for a user lately."""
        if not self.work.has(user, address, 0):
            raise Refused("too_many", "work", seconds=_whole_seconds(self.work.wait(user, address, 0)))

    def wait(self, user: str, address: str) -> float:
        """Return the seconds until a user may send a message again, by the budgets of messages and work."""
        return max(self.messages.wait(user, address), self.work.wait(user, address, 0))

    def charger(self, user: str, address: str) -> Callable[[float], None]:
        """Return a function that charges seconds of work to a user."""

        def charge(seconds: float) -> None:
            self.work.charge(user, address, seconds)

        return charge


def _whole_seconds(seconds: float) -> int:
    return max(1, math.ceil(seconds))


# -------------------------------------------------------------------- whose work it is

_charge: ContextVar[Callable[[float], None] | None] = ContextVar("charge", default=None)


def charge_to(charge: Callable[[float], None]) -> None:
    """Charge the work of this task, and of the tasks that it starts, with this function."""
    _charge.set(charge)


async def metered(work: Coroutine[Any, Any, T]) -> T:
    """Do the work and charge its processor time to the user of this task; waiting costs nothing."""
    charge = _charge.get()
    return await (work if charge is None else _Metered(work, charge))


class _Metered:
    """A coroutine whose processor time is measured between its suspensions."""

    __slots__ = ("_charge", "_work")

    def __init__(self, work: Coroutine[Any, Any, Any], charge: Callable[[float], None]) -> None:
        self._work = work
        self._charge = charge

    def __await__(self) -> Generator[Any, Any, Any]:
        work = self._work
        thrown: BaseException | None = None
        while True:
            started = time.thread_time()
            try:
                awaited = work.send(None) if thrown is None else work.throw(thrown)
            except StopIteration as done:
                return done.value
            finally:
                thrown = None  # its traceback holds this frame
                self._charge(time.thread_time() - started)
            try:
                yield awaited
            except BaseException as error:
                thrown = error
            finally:
                awaited = None  # it may hold the exception
