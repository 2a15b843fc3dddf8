"""The clocks of a table: charged is who owes a decision and plays the own seat, and nobody else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from cosca.server import wire
from cosca.server.hours import Calendar
from cosca.server.store import KeptClock, TableRow
from cosca.server.uptime import Uptime

DAY: Final = 86400.0
ANSWERS: Final = {"untimed": 600.0, "live": 60.0, "days": 12 * 3600.0}  # seconds after which silence refuses
UNTIMED: Final[wire.Untimed] = {"kind": "untimed"}
EARLY: Final = 0.01  # seconds: as deadlines are rounded
ANEW: Final = -1  # the next decision has all its time, whichever it is


class Clock:
    """The time of each seat. A decision has its time once: taking back and choosing again gains nothing.

    An open proposal stops each seat's clock once in a decision. `calendars` are those of the seats' people, by user.
    """

    def __init__(
        self, row: TableRow, uptime: Uptime, calendars: dict[str, Calendar], people: Mapping[int, str | None]
    ) -> None:
        self.pace: Final[wire.Pace] = row.pace or UNTIMED
        self.calendars = calendars
        self._uptime: Final = uptime
        self._always: Final = Calendar(None, uptime)
        self._people: Mapping[int, str | None] = people  # who is charged for each seat
        self._reckoned: dict[int, tuple[KeptClock, Calendar, float]] = {}  # when the clock runs out, by those hours
        self._kept: dict[int, KeptClock] = {int(seat): clock for seat, clock in (row.clocks or {}).items()}
        self._followed: object = None  # what was taken note of last

    @property
    def timed(self) -> bool:
        """Whether time is counted."""
        return self.pace["kind"] != "untimed"

    @property
    def answer(self) -> float:
        """Seconds after which silence refuses what was proposed."""
        return ANSWERS[self.pace["kind"]]

    @property
    def kept(self) -> dict[str, KeptClock]:
        """As the table's row keeps it."""
        return {str(seat): clock for seat, clock in sorted(self._kept.items())}

    @property
    def now(self) -> float:
        """The time that clocks go by, as it is told."""
        return round(self._uptime.now(), 1)

    # ---------------------------------------------------------------- changing

    def follow(self, owing: Mapping[int, int], proposal: int | None, people: Mapping[int, str | None]) -> bool:
        """Takes note of who owes a decision from now on, with how often each had decided, and of what is proposed.

        What was charged before goes by the hours of whoever had the seat before. False: all is as it was.
        """
        followed = owing, proposal, people
        if not self.timed or followed == self._followed:
            return False
        self._followed, now = followed, self._uptime.now()
        for seat in {*owing, *self._kept}:
            clock: KeptClock = self._kept.get(seat) or self._new()
            decision = owing.get(seat)
            if decision is not None and decision > clock["decision"]:
                clock = self._renewed(self._charged(seat, clock, now), decision)
            stands = decision is None or (proposal is not None and clock["stopped"] in (None, proposal))
            if decision is not None and stands and clock["stopped"] is None:
                clock = {**clock, "stopped": proposal}
            if stands and clock["at"] is not None:
                clock = {**self._charged(seat, clock, now), "at": None}
            elif not stands and clock["at"] is None:
                clock = {**clock, "at": now}
            self._kept[seat] = clock
        self._people = people
        return True

    def again(self) -> None:
        """Everyone agreed to take back: what is decided again has all its time."""
        self._followed = None
        self._kept = {seat: {**clock, "decision": ANEW} for seat, clock in self._kept.items()}

    def ran_out(self, seat: int) -> None:
        """The seat has nothing left; its player, once back, begins with a decision that has all its time."""
        self._followed = None
        clock = self._kept[seat]
        self._kept[seat] = {**clock, "left": 0.0, "used": self._seconds, "at": None, "decision": ANEW}

    def recall(self, decided: Mapping[int, int]) -> None:
        """After a reading: what counts as decided then was so when the clocks were kept."""
        for seat, clock in self._kept.items():
            if clock["decision"] != ANEW:
                self._kept[seat] = {**clock, "decision": max(clock["decision"], decided.get(seat, 0))}

    def _new(self) -> KeptClock:
        pace = self.pace
        left = pace["bank"] if pace["kind"] == "live" else pace["days"] * DAY if pace["kind"] == "days" else 0
        return {"left": float(left), "used": 0.0, "at": None, "decision": ANEW, "stopped": None}

    def _renewed(self, clock: KeptClock, decision: int) -> KeptClock:
        """For another decision. Whoever has no days left has one more, so that whoever returns can play."""
        left = DAY if clock["left"] <= 0 and self.pace["kind"] == "days" else clock["left"]
        return {**clock, "left": left, "used": 0.0, "decision": decision, "stopped": None}

    def _charged(self, seat: int, clock: KeptClock, now: float) -> KeptClock:
        """The clock as it is now, if it runs."""
        if clock["at"] is None:
            return clock
        spent = self._calendar(seat).charged(clock["at"], now)
        first = min(spent, max(0.0, self._seconds - clock["used"]))
        left = max(0.0, clock["left"] - (spent - first))
        return {**clock, "left": left, "used": clock["used"] + first, "at": max(now, clock["at"])}

    # ---------------------------------------------------------------- what is

    @property
    def _seconds(self) -> float:
        """For each decision."""
        return float(self.pace["seconds"]) if self.pace["kind"] == "live" else 0.0

    def _calendar(self, seat: int) -> Calendar:
        """The hours of whoever is charged; in live games there are none."""
        if self.pace["kind"] != "days":
            return self._always
        return self.calendars.get(self._people.get(seat) or "", self._always)

    def _until(self, seat: int, clock: KeptClock) -> float | None:
        """When it runs out."""
        if clock["at"] is None:
            return None
        calendar = self._calendar(seat)
        of, by, until = self._reckoned.get(seat, (None, None, 0.0))
        if of is not clock or by is not calendar:
            until = calendar.runs_out(clock["at"], clock["left"] + self._seconds - clock["used"])
            self._reckoned[seat] = (clock, calendar, until)
        return until

    @property
    def deadline(self) -> float | None:
        """When the next clock runs out, in uptime."""
        times = [self._until(seat, clock) for seat, clock in self._kept.items()]
        return min([round(each, 2) for each in times if each is not None], default=None)

    def out(self) -> list[int]:
        """The seats that have nothing left."""
        now = self._uptime.now()
        times = {seat: self._until(seat, clock) for seat, clock in sorted(self._kept.items())}
        return [seat for seat, until in times.items() if until is not None and until <= now + EARLY]

    def told(self) -> dict[int, wire.Clock]:
        """The clocks of all seats as everyone may know them; none at an untimed table."""
        clocks = {seat: self._kept.get(seat) or self._new() for seat in (self._people if self.timed else ())}
        until = {seat: self._until(seat, clock) for seat, clock in clocks.items()}
        return {
            seat: {
                "left": round(clock["left"], 1),
                "decision": round(self._seconds - clock["used"], 1),
                "at": None if clock["at"] is None else round(clock["at"], 1),
                "until": None if (end := until[seat]) is None else round(end, 1),
            }
            for seat, clock in clocks.items()
        }


def checked(pace: Mapping[str, object] | None) -> wire.Pace | None:
    """A pace as the table's row keeps it: None for an untimed table."""
    return None if pace is None or pace["kind"] == "untimed" else cast("wire.Pace", dict(pace))
