"""The lines to those who follow a table: who is here, and what each has been told."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

import orjson

from cosca.server import wire
from cosca.server.errors import Refused
from cosca.server.frames import Frames, Listener
from cosca.server.table.clock import Clock
from cosca.server.table.journal import Journal
from cosca.server.table.seats import Seats
from cosca.server.table.talk import Talk

GONE: Final = (4404, "the table is closed")
OTHERS: Final = (4403, "not_allowed")
About = Callable[[str | None, int | None], wire.Table]  # the message `table` for a person with that seat in front


class Audience:
    """The listeners of one table. They stay when its memory is read again."""

    def __init__(self) -> None:
        self.listeners: list[Listener] = []
        self.names: dict[str, str] = {}  # of people, by user
        self._frames: Final = Frames()
        self._clocks: dict[int, wire.Clock] = {}  # as all who are here were told
        self._met: dict[Listener, int] = {}  # a hash of what each line was told last about the table

    def here(self, user: str | None) -> bool:
        """Whether a person is connected."""
        return user is not None and any(listener.user == user for listener in self.listeners)

    def watching(self, seats: Seats) -> int:
        """How many follow without a seat."""
        return len({line.user for line in self.listeners if not seats.of(line.user)})

    def attach(self, listener: Listener) -> bool:
        """A line that is told what happens; whether its person was not here before."""
        new = not self.here(listener.user)
        self.listeners.append(listener)
        return new

    def detach(self, listener: Listener) -> bool:
        """The line is gone; whether its person is not here any more."""
        if listener not in self.listeners:
            return False
        self.listeners.remove(listener)
        self._met.pop(listener, None)
        self._frames.forget(listener)
        return listener.user is not None and not self.here(listener.user)

    # ---------------------------------------------------------------- telling

    def tell(self, journal: Journal, clock: Clock) -> None:
        """Tells every viewer that is here what is new for it; a viewer for whom nothing changed is told nothing.

        That a clock stops or goes on is told to every line, whatever else it is told.
        """
        if journal.started and self.listeners:
            self._frames.tell(self.listeners, journal.stream, journal.snapshots, self._times(clock))

    def _times(self, clock: Clock) -> wire.Times | None:
        before, self._clocks = self._clocks, clock.told()
        new = {str(seat): told for seat, told in self._clocks.items() if told != before.get(seat)}
        return {"now": clock.now, "clocks": new} if new else None

    def tell_one(self, listener: Listener, since: int, journal: Journal) -> None:
        """Tells one line everything after that number, and the whole present state."""
        if journal.started:
            self._frames.tell_one(listener, since, journal.stream, journal.snapshots())

    def tell_about(self, about: About, only: Collection[Listener] | None = None, again: bool = False) -> None:
        """Tells lines about the table, where that is new to them."""
        for listener in self.listeners if only is None else only:
            told = about(listener.user, listener.front)
            seats = [{**seat, "clock": None} for seat in told["seats"]]  # clocks are told when they change
            met = hash(orjson.dumps({**told, "now": None, "seats": seats}))
            if again or self._met.get(listener) != met:
                self._met[listener] = met
                self._clocks = {seat["seat"]: seat["clock"] for seat in told["seats"] if "clock" in seat}
                listener.push(orjson.dumps(told))

    def tell_said(self, talk: Talk, seats: Seats) -> None:
        """Tells all who may know of it what was said and pinned since they were told last."""
        for listener in self.listeners:
            lines = talk.lines(seats.team_of(listener.front), listener.user, talk.said) if talk.said else []
            if listener.user in talk.again:
                self.tell_talk(listener, talk, seats)
            elif lines:
                listener.push(_chat(lines, False, []))
            if listener.front is not None and talk.pinned.intersection(seats.game.mates(listener.front)):
                self._tell_pins(listener, talk, seats)
        talk.said, talk.pinned, talk.again = [], set(), set()

    def tell_talk(self, listener: Listener, talk: Talk, seats: Seats) -> None:
        """Everything said lately that the line may hear, and its team's pins."""
        muted = sorted(other for reader, other in talk.muted if reader == listener.user)
        listener.push(_chat(talk.lines(seats.team_of(listener.front), listener.user), True, muted))
        self._tell_pins(listener, talk, seats)

    def _tell_pins(self, listener: Listener, talk: Talk, seats: Seats) -> None:
        team = () if listener.front is None else seats.game.mates(listener.front)
        listener.push(orjson.dumps(wire.Pins(v=wire.VERSION, type="pins", pins=talk.pins(team))))

    # ---------------------------------------------------------------- who may go on

    def check(self, seats: Seats, journal: Journal) -> None:
        """Nobody goes on seeing what is no longer theirs to see."""
        for listener in list(self.listeners):
            if listener.front is not None and listener.front not in seats.of(listener.user):
                listener.front = None
                self.tell_one(listener, 0, journal)
            if listener.front is None and not seats.may_follow(listener.user):
                listener.close(*OTHERS)

    def refuse(self, no: Refused) -> None:
        """Tells all lines what cannot be."""
        for listener in self.listeners:
            listener.push(orjson.dumps(wire.ErrorMessage(v=wire.VERSION, type="error", id=None, **no.told())))

    def close(self, code: int, why: str) -> None:
        """Ends all lines."""
        for listener in list(self.listeners):
            listener.close(code, why)


def _chat(lines: list[wire.ChatLine], whole: bool, muted: list[str]) -> bytes:
    return orjson.dumps(wire.Chat(v=wire.VERSION, type="chat", lines=lines, whole=whole, muted=muted))
