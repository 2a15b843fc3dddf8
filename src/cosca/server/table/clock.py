"""Per-seat clocks: the holder of a seat is charged while it owes a decision, also while a bot plays it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Final, cast

from cosca.server.core.constants import DAY_SECONDS
from cosca.server.protocol import server_messages
from cosca.server.protocol.refusal import Refused
from cosca.server.storage.rows import StoredClock, TableRow
from cosca.server.table.turn_increment import Progress, TurnIncrement, without_bonus, without_turn
from cosca.server.timekeeping.quiet_hours import Calendar
from cosca.server.timekeeping.uptime import Uptime

ANSWER_SECONDS: Final = {"untimed": 600.0, "live": 60.0, "days": 12 * 3600.0}  # to answer a proposal, by pace
UNTIMED: Final[server_messages.Untimed] = {"kind": "untimed"}
ROUNDING_SECONDS: Final = 0.01  # deadlines are rounded to this
NEW_DECISION: Final = -1  # in place of a number: the next decision has its full time


class TableClock:
    """The clocks of one table. Each decision gets its time once, also if it is undone and made again.

    A proposal stops a seat's clock at most once per decision. `calendars` are the quiet hours by user.
    """

    def __init__(
        self, row: TableRow, uptime: Uptime, calendars: dict[str, Calendar], holders: Mapping[int, str | None]
    ) -> None:
        self.pace: Final[server_messages.Pace] = row.pace or UNTIMED
        self.calendars = calendars
        self._increment: Final = TurnIncrement.of_pace(self.pace)
        self._uptime: Final = uptime
        self._no_quiet_hours: Final = Calendar(None, uptime)
        self._holders: Mapping[int, str | None] = holders  # the user who is charged, by seat
        self._deadlines: dict[
            int, tuple[StoredClock, Calendar, float]
        ] = {}  # cached, with what they were computed from
        self._clocks: dict[int, StoredClock] = {int(seat): clock for seat, clock in (row.clocks or {}).items()}
        self._last_update: object = None  # arguments of the last update

    @property
    def timed(self) -> bool:
        """Whether the table has a pace."""
        return self.pace["kind"] != "untimed"

    @property
    def has_increment(self) -> bool:
        """Whether turns add time."""
        return self._increment is not None

    @property
    def answer_seconds(self) -> float:
        """How long users have to answer a proposal."""
        return ANSWER_SECONDS[self.pace["kind"]]

    @property
    def to_row(self) -> dict[str, StoredClock]:
        """The clocks as the table's row stores them."""
        return {str(seat): clock for seat, clock in sorted(self._clocks.items())}

    @property
    def now(self) -> float:
        """The uptime, as it is sent to pages."""
        return round(self._uptime.now(), 1)

    @property
    def uptime_now(self) -> float:
        """The uptime."""
        return self._uptime.now()

    # ---------------------------------------------------------------- changes

    def update(
        self,
        owing: Mapping[int, int],
        proposals: Mapping[int, int],
        holders: Mapping[int, str | None],
        bots: Collection[int] = (),
        progress: Mapping[int, Progress] | None = None,
    ) -> bool:
        """Start and stop clocks; return whether anything changed.

        `owing` are the seats that owe a decision, with the number of their earlier ones; `proposals` the number of the
        proposal that a seat has to answer; `bots` the seats that bots play, whose clocks stand when no time is left;
        `progress`, where turns add time, is that of the seats that people play. Time until now is charged by the quiet
        hours of the previous holder.
        """
        arguments = owing, proposals, holders, bots, progress
        if not self.timed or arguments == self._last_update:
            return False
        self._last_update, now = arguments, self._uptime.now()
        turns = progress or {}
        for seat in {*owing, *self._clocks}:
            clock: StoredClock = self._clocks.get(seat) or self._new_clock()
            decision, proposal = owing.get(seat), proposals.get(seat)
            if decision is not None and decision > clock["decision"]:
                clock = self._for_decision(self._charge(seat, clock, now), decision)
            stops = decision is not None and proposal is not None and clock["stopped"] in (None, proposal)
            if stops:
                clock = {**clock, "stopped": proposal}
            stands = decision is None or stops or (seat in bots and self._remaining(clock) <= 0)
            if stands and clock["at"] is not None:
                clock = {**self._charge(seat, clock, now), "at": None}
            if self._increment is not None:
                clock = self._increment.follow(clock, turns.get(seat), decision is not None)
            if not stands and clock["at"] is None:
                clock = {**clock, "at": now}
            self._clocks[seat] = clock
        self._holders = holders
        return True

    def is_running(self, seat: int, decided: Callable[[int], int]) -> bool:
        """Return whether the seat is charged for its current decision."""
        clock = self._clocks.get(seat)
        return clock is not None and clock["at"] is not None and clock["decision"] >= decided(seat)

    def has_expired_in(self, seat: int, decision: int) -> bool:
        """Return whether the seat's time ran out in this decision."""
        clock = self._clocks.get(seat)
        return clock is not None and clock["decision"] >= decision and self.timed and self._remaining(clock) <= 0

    def has_no_time(self, seat: int) -> bool:
        """Return whether the seat's time ran out in its last decision."""
        return seat in self._clocks and self.timed and self._remaining(self._clocks[seat]) <= 0

    def grant_full_time(self) -> None:
        """Give the next decision of every seat its full time, after an undo by consent."""
        self._last_update = None
        self._clocks = {
            seat: without_bonus({**clock, "decision": NEW_DECISION}) for seat, clock in self._clocks.items()
        }

    def expire(self, seat: int) -> None:
        """Leave the seat no time for this decision, also after an undo; the next decision has its own time.

        The turn adds no time.
        """
        self._last_update = None
        clock: StoredClock = {**self._clocks[seat], "left": 0.0, "used": self._decision_seconds, "at": None}
        self._clocks[seat] = without_turn(clock)

    def resume(self, decided: Mapping[int, int]) -> None:
        """After loading, continue the stored clocks: these seats owe the same decision as when they were stored."""
        for seat, clock in self._clocks.items():
            if clock["decision"] != NEW_DECISION and seat in decided:
                self._clocks[seat] = {**clock, "decision": max(clock["decision"], decided[seat])}

    def _new_clock(self) -> StoredClock:
        pace = self.pace
        left = pace["bank"] if pace["kind"] == "live" else pace["days"] * DAY_SECONDS if pace["kind"] == "days" else 0
        return {"left": float(left), "used": 0.0, "at": None, "decision": NEW_DECISION, "stopped": None}

    def _for_decision(self, clock: StoredClock, decision: int) -> StoredClock:
        """Return the clock for a new decision. A seat without days left gets one more, so that its user can return."""
        left = DAY_SECONDS if clock["left"] <= 0 and self.pace["kind"] == "days" else clock["left"]
        return {**clock, "left": left, "used": 0.0, "decision": decision, "stopped": None}

    def _charge(self, seat: int, clock: StoredClock, now: float) -> StoredClock:
        """Return a running clock with the time until now charged."""
        if clock["at"] is None:
            return clock
        spent = self._calendar(seat).charged_seconds(clock["at"], now)
        first = min(spent, max(0.0, self._decision_seconds - clock["used"]))
        left = max(0.0, clock["left"] - (spent - first))
        return {**clock, "left": left, "used": clock["used"] + first, "at": max(now, clock["at"])}

    # ---------------------------------------------------------------- queries

    @property
    def _decision_seconds(self) -> float:
        """The time of each decision, apart from the bank."""
        return float(self.pace["seconds"]) if self.pace["kind"] == "live" else 0.0

    def _remaining(self, clock: StoredClock) -> float:
        """Return the seconds left when the clock was last charged."""
        return clock["left"] + self._decision_seconds - clock["used"]

    def _calendar(self, seat: int) -> Calendar:
        """Return the quiet hours of the holder; live games have none."""
        if self.pace["kind"] != "days":
            return self._no_quiet_hours
        return self.calendars.get(self._holders.get(seat) or "", self._no_quiet_hours)

    def _deadline_of(self, seat: int, clock: StoredClock) -> float | None:
        """Return the uptime at which the clock expires; None if it stands."""
        if clock["at"] is None:
            return None
        calendar = self._calendar(seat)
        old_clock, old_calendar, until = self._deadlines.get(seat, (None, None, 0.0))
        if old_clock is not clock or old_calendar is not calendar:
            until = calendar.deadline_after(clock["at"], self._remaining(clock))
            self._deadlines[seat] = (clock, calendar, until)
        return until

    def deadline_of(self, seat: int) -> float | None:
        """Return the uptime at which the clock of a seat expires; None if it stands or there is none."""
        clock = self._clocks.get(seat) if self.timed else None
        return None if clock is None else self._deadline_of(seat, clock)

    def warning_of(self, seat: int, share: float, least: float) -> float | None:
        """Return the uptime at which that share of the time left now is used; None if `least` seconds are not left."""
        clock = self._clocks.get(seat) if self.timed else None
        if clock is None or clock["at"] is None:
            return None
        now = self._uptime.now()
        left = self._remaining(self._charge(seat, clock, now))
        return self._calendar(seat).deadline_after(now, share * left) if left >= least else None

    @property
    def deadline(self) -> float | None:
        """The uptime at which the next clock expires."""
        times = [self._deadline_of(seat, clock) for seat, clock in self._clocks.items()]
        return min([round(time, 2) for time in times if time is not None], default=None)

    def expired_seats(self) -> list[int]:
        """Return the seats whose time is up."""
        now = self._uptime.now()
        times = {seat: self._deadline_of(seat, clock) for seat, clock in sorted(self._clocks.items())}
        return [seat for seat, until in times.items() if until is not None and until <= now + ROUNDING_SECONDS]

    def to_wire(self) -> dict[int, server_messages.Clock]:
        """Return the clocks of all seats as the wire shows them; none at an untimed table."""
        clocks = {seat: self._clocks.get(seat) or self._new_clock() for seat in (self._holders if self.timed else ())}
        until = {seat: self._deadline_of(seat, clock) for seat, clock in clocks.items()}
        return {
            seat: {
                "left": round(clock["left"], 1),
                "decision": round(self._decision_seconds - clock["used"], 1),
                "at": None if clock["at"] is None else round(clock["at"], 1),
                "until": None if (end := until[seat]) is None else round(end, 1),
            }
            for seat, clock in clocks.items()
        }


def pace_for_row(pace: Mapping[str, object] | None) -> server_messages.Pace | None:
    """Return a pace as the table's row stores it: None for an untimed table. Refused if its parts do not fit."""
    if pace is None or pace["kind"] == "untimed":
        return None
    checked = cast("server_messages.Pace", dict(pace))
    if checked["kind"] == "days":
        cap = checked.get("cap_days")
        if ("increment_hours" in checked) != (cap is not None):
            raise Refused("malformed", "increment")
        if cap is not None and cap < checked["days"]:
            raise Refused("malformed", "cap", days=checked["days"])
    return checked
