"""When a person's clock of days runs: not in quiet hours, not on holidays.

What somebody changes counts from then on: the hours of before stay as they were, so nobody gains time afterwards.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Iterator
from datetime import UTC, date, datetime, time, timedelta, timezone, tzinfo
from typing import Final
from zoneinfo import ZoneInfo

from cosca.server.errors import Refused
from cosca.server.store import Hours
from cosca.server.uptime import Uptime

DAY: Final = 86400.0
QUIET: Final = 12 * 3600.0  # at most, of a day
HOLIDAYS: Final = 60  # at most, of a year back and a year ahead
RANGES: Final = 40
CHANGES: Final = 30  # that are remembered
STAYS: Final = 7  # days for which quiet hours stay: if they went with the day, the clock would never run
SLIP: Final = 300.0  # seconds in which they may be corrected
AHEAD: Final = 366  # days
FOREVER: Final = 4 * 366  # days after which no clock is still looked for


def zone_of(name: str) -> tzinfo:
    """The zone of a name (`Europe/Rome`) or an offset (`+02:00`); Refused if it is not known here."""
    offset = re.fullmatch(r"([+-])(\d\d):(\d\d)", name)
    try:
        if offset is None:
            return ZoneInfo(name)
        span = timedelta(hours=int(offset[2]), minutes=int(offset[3]))
        return timezone(span if offset[1] == "+" else -span)
    except (OSError, ValueError, KeyError):  # ZoneInfoNotFoundError is a KeyError
        raise Refused("malformed", "zone", zone=name) from None


def changed(
    before: list[Hours] | None, zone: str, quiet: list[str] | None, holidays: list[list[str]], uptime: Uptime
) -> list[Hours]:
    """The hours of a person with these from now on; Refused if they leave too little of a day or of a year.

    Holidays that have begun stay, for they count among those of the year.
    """
    now, where = uptime.now(), zone_of(zone)
    today = datetime.fromtimestamp(uptime.wall(now), where).date()
    if quiet is not None and _length(quiet) > QUIET:
        raise Refused("malformed", "quiet", hours=int(QUIET // 3600))
    if quiet is not None and any(each != (zone, quiet) for each in _quiet_lately(before or [], now)):
        raise Refused("malformed", "quiet_stays", days=STAYS)
    past = _past(before[-1], uptime.wall(now)) if before else set[date]()
    wanted = {day for each in holidays for day in _days(each)}
    if any(day > today + timedelta(AHEAD) for day in wanted):
        raise Refused("malformed", "holidays_ahead", days=AHEAD)
    days = sorted(past | {day for day in wanted if day >= today})
    if len(days) > HOLIDAYS:
        raise Refused("malformed", "holidays", days=HOLIDAYS, n=len(days))
    new: Hours = {"zone": zone, "quiet": quiet, "holidays": _ranges(days), "since": now}
    return [*(before or []), new][-CHANGES:]


def _quiet_lately(kept: list[Hours], now: float) -> list[tuple[str, list[str]]]:
    """Zone and quiet hours that counted in the last days, but for slips."""
    ends = [*[each["since"] for each in kept], now][1:]
    return [
        (each["zone"], each["quiet"])
        for each, end in zip(kept, ends, strict=True)
        if each["quiet"] is not None and end > now - STAYS * DAY and end - each["since"] > SLIP
    ]


def _past(kept: Hours, wall: float) -> set[date]:
    """The holidays of the last year that are over or have begun, where they were taken."""
    today = datetime.fromtimestamp(wall, _zone(kept)).date()
    return {day for each in kept["holidays"] for day in _days(each) if today - timedelta(AHEAD) < day <= today}


def _zone(kept: Hours) -> tzinfo:
    try:
        return zone_of(kept["zone"])
    except Refused:  # another machine knew it
        return UTC


def _days(span: list[str]) -> list[date]:
    """The days of a range; Refused if it is none, or far too long."""
    try:
        first, last = (date.fromisoformat(each) for each in span)
    except ValueError:
        raise Refused("malformed", "day", day=" ".join(span)) from None
    n = (last - first).days + 1
    if not 1 <= n <= AHEAD:
        raise Refused("malformed", "day", day=" ".join(span))
    return [first + timedelta(at) for at in range(n)]


def _ranges(days: Iterable[date]) -> list[list[str]]:
    found: list[list[date]] = []
    for day in days:
        if found and day - found[-1][1] == timedelta(1):
            found[-1][1] = day
        else:
            found.append([day, day])
    return [[first.isoformat(), last.isoformat()] for first, last in found]


def _time(text: str) -> time:
    try:
        return datetime.strptime(text, "%H:%M").time()
    except ValueError:
        raise Refused("malformed", "time", time=text) from None


def _length(quiet: list[str]) -> float:
    first, last = (_time(each) for each in quiet)
    return ((last.hour - first.hour) * 60 + last.minute - first.minute) % 1440 * 60.0 or DAY


# -------------------------------------------------------------------- reckoning


class Calendar:
    """The hours of one person, as they were and are. Without any, the clock always runs."""

    def __init__(self, kept: list[Hours] | None, uptime: Uptime) -> None:
        self._kept: Final = kept or []
        self._uptime: Final = uptime

    def charged(self, since: float, until: float) -> float:
        """The seconds that are charged from one moment of the uptime to another."""
        if until <= since:
            return 0.0
        if not self._kept:
            return until - since
        edges = [since, *[each["since"] for each in self._kept if since < each["since"] < until], until]
        total = 0.0
        for a, b in itertools.pairwise(edges):
            for first, last in self._uptime.stretches(a, b):
                total += last - first - sum(end - begin for begin, end in self._off(a, first, last))
        return total

    def runs_out(self, since: float, seconds: float) -> float:
        """The moment of the uptime when so many seconds are charged, if the server stays up."""
        now = max(since, self._uptime.now())
        left = seconds - self.charged(since, now)
        if not self._kept or left <= 0:
            return since + seconds if not self._kept else now + left
        wall = at = self._uptime.wall(now)
        for _ in range(FOREVER):
            off = sum(end - begin for begin, end in self._off(now, at, at + DAY))
            if DAY - off >= left:
                break
            left -= DAY - off
            at += DAY
        for begin, end in self._off(now, at, at + DAY):
            if begin - at >= left:
                break
            left -= begin - at
            at = end
        return now + at + left - wall

    def _off(self, when: float, first: float, last: float) -> list[tuple[float, float]]:
        """The stretches between two times of day in which the clock stands, by the hours of that moment."""
        hours = next((each for each in reversed(self._kept) if each["since"] <= when), None)
        if hours is None:
            return []
        found: list[tuple[float, float]] = []
        for begin, end in sorted(_standing(hours, first, last)):
            begin, end = max(begin, first, found[-1][1] if found else first), min(end, last)
            if begin < end:
                found.append((begin, end))
        return found


def _standing(hours: Hours, first: float, last: float) -> Iterator[tuple[float, float]]:
    """Quiet hours and holidays around these times of day; they may overlap."""
    where = _zone(hours)
    day = datetime.fromtimestamp(first, where).date() - timedelta(1)
    end = datetime.fromtimestamp(last, where).date()
    holidays = [(date.fromisoformat(a), date.fromisoformat(b)) for a, b in hours["holidays"]]
    quiet = [_time(each) for each in hours["quiet"]] if hours["quiet"] else None
    while day <= end:
        if any(a <= day <= b for a, b in holidays):
            yield _moment(day, time(), where), _moment(day + timedelta(1), time(), where)
        if quiet is not None:
            a, b = quiet
            yield _moment(day, a, where), _moment(day if a < b else day + timedelta(1), b, where)
        day += timedelta(1)


def _moment(day: date, at: time, where: tzinfo) -> float:
    return datetime.combine(day, at, where).astimezone(UTC).timestamp()
