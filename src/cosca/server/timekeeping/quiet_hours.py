"""Quiet hours and holidays of players, during which a correspondence clock stands: charged time and deadlines.

A change counts from then on and not for the past, so that nobody gains time by it. Nor by another time zone: a holiday
is a day of the zone in which it began, and for a day after a change the clock stands only when it would by the previous
hours too, so that no 24 hours have more than 12 quiet ones.
"""

from __future__ import annotations

import itertools
import math
import re
from collections.abc import Iterable, Iterator
from datetime import UTC, date, datetime, time, timedelta, timezone, tzinfo
from typing import Final
from zoneinfo import ZoneInfo

from cosca.server.core.constants import DAY_SECONDS
from cosca.server.protocol.refusal import Refused
from cosca.server.storage.rows import Hours
from cosca.server.timekeeping.uptime import Uptime

MAX_QUIET_SECONDS: Final = 12 * 3600.0  # per day
MAX_HOLIDAYS: Final = 60  # days, from a year back to a year ahead
RANGES: Final = 40  # of holidays in one request
MAX_STORED_CHANGES: Final = 30
MIN_DAYS_BETWEEN_CHANGES: Final = (
    7  # days before they may move again; moved with the day, they would stop the clock for good
)
CORRECTION_SECONDS: Final = 300.0  # after a change, in which it may be corrected
MAX_DAYS_AHEAD: Final = 366  # of a holiday
WEEK_SECONDS: Final = 7 * DAY_SECONDS  # ahead, in which the end of a holiday is searched at once
MAX_DAYS: Final = 4 * 366  # in which a deadline is searched


def zone_of(name: str) -> tzinfo:
    """Return the zone of a name (`Europe/Rome`) or an offset (`+02:00`); Refused if unknown."""
    offset = re.fullmatch(r"([+-])(\d\d):(\d\d)", name)
    try:
        if offset is None:
            return ZoneInfo(name)
        span = timedelta(hours=int(offset[2]), minutes=int(offset[3]))
        return timezone(span if offset[1] == "+" else -span)
    except (OSError, ValueError, KeyError):  # ZoneInfoNotFoundError is a KeyError
        raise Refused("malformed", "zone", zone=name) from None


def with_new_hours(
    before: list[Hours] | None, zone: str, quiet: list[str] | None, holidays: list[list[str]], uptime: Uptime
) -> list[Hours]:
    """Return the hours of a player with a change from now on; Refused if it is over the limits.

    Holidays that have begun stay, because they count towards those of the year.
    """
    now, new_zone = uptime.now(), zone_of(zone)
    today = datetime.fromtimestamp(uptime.wall(now), new_zone).date()
    if quiet is not None and _quiet_seconds(quiet) > MAX_QUIET_SECONDS:
        raise Refused("malformed", "quiet", hours=int(MAX_QUIET_SECONDS // 3600))
    last = _last_quiet(before or [], now)
    if (
        quiet is not None
        and last is not None
        and last[0] != (zone, quiet)
        and now < last[1] + MIN_DAYS_BETWEEN_CHANGES * DAY_SECONDS
    ):
        raise Refused("malformed", "quiet_stays", days=MIN_DAYS_BETWEEN_CHANGES)
    past = _begun_holidays(before[-1], uptime.wall(now)) if before else set[date]()
    wanted = {day for span in holidays for day in _days(span)}
    if any(day > today + timedelta(MAX_DAYS_AHEAD) for day in wanted):
        raise Refused("malformed", "holidays_ahead", days=MAX_DAYS_AHEAD)
    days = sorted(past | {day for day in wanted if day >= today})
    if len(days) > MAX_HOLIDAYS:
        raise Refused("malformed", "holidays", days=MAX_HOLIDAYS, n=len(days))
    new: Hours = {"zone": zone, "quiet": quiet, "holidays": _ranges(days), "since": now}
    return [*(before or []), new][-MAX_STORED_CHANGES:]


def _last_quiet(stored: list[Hours], now: float) -> tuple[tuple[str, list[str]], float] | None:
    """Return the last zone and quiet hours that were not corrected at once, and since when; None if none."""
    ends = [*[hours["since"] for hours in stored], now][1:]
    runs = list[tuple[tuple[str, list[str] | None], float, float]]()
    for hours, end in zip(stored, ends, strict=True):
        rule = _zone_and_quiet(hours)
        begun = runs.pop()[1] if runs and runs[-1][0] == rule else hours["since"]
        runs.append((rule, begun, end))
    for (zone, quiet), begun, end in reversed(runs):
        if quiet is not None and end - begun > CORRECTION_SECONDS:
            return (zone, quiet), begun
    return None


def _begun_holidays(hours: Hours, wall: float) -> set[date]:
    """Return the holidays of the last year that have begun."""
    today = datetime.fromtimestamp(wall, _zone(hours)).date()
    return {
        day for span in hours["holidays"] for day in _days(span) if today - timedelta(MAX_DAYS_AHEAD) < day <= today
    }


def _zone(hours: Hours) -> tzinfo:
    try:
        return zone_of(hours["zone"])
    except Refused:  # stored by a machine that knew it
        return UTC


def _days(span: list[str]) -> list[date]:
    """Return the days of a range; Refused if it is invalid or far too long."""
    try:
        first, last = (date.fromisoformat(day) for day in span)
    except ValueError:
        raise Refused("malformed", "day", day=" ".join(span)) from None
    n = (last - first).days + 1
    if not 1 <= n <= MAX_DAYS_AHEAD:
        raise Refused("malformed", "day", day=" ".join(span))
    return [first + timedelta(at) for at in range(n)]


def _ranges(days: Iterable[date]) -> list[list[str]]:
    ranges: list[list[date]] = []
    for day in days:
        if ranges and day - ranges[-1][1] == timedelta(1):
            ranges[-1][1] = day
        else:
            ranges.append([day, day])
    return [[first.isoformat(), last.isoformat()] for first, last in ranges]


def _time(text: str) -> time:
    try:
        return datetime.strptime(text, "%H:%M").time()
    except ValueError:
        raise Refused("malformed", "time", time=text) from None


def _quiet_seconds(quiet: list[str]) -> float:
    first, last = (_time(text) for text in quiet)
    return ((last.hour - first.hour) * 60 + last.minute - first.minute) % 1440 * 60.0 or DAY_SECONDS


# -------------------------------------------------------------------- charged time


class Calendar:
    """The current and earlier quiet hours of one player. Without any, the clock always runs."""

    def __init__(self, stored: list[Hours] | None, uptime: Uptime) -> None:
        self._stored: Final = stored or []
        self._uptime: Final = uptime

    def charged_seconds(self, since: float, until: float) -> float:
        """Return the seconds that are charged between two uptimes."""
        if until <= since:
            return 0.0
        if not self._stored:
            return until - since
        edges = [since, *[hours["since"] for hours in self._stored if since < hours["since"] < until], until]
        total = 0.0
        for a, b in itertools.pairwise(edges):
            for first, last in self._uptime.wall_intervals(a, b):
                total += last - first - sum(end - begin for begin, end in self._quiet_intervals(a, first, last))
        return total

    def deadline_after(self, since: float, seconds: float) -> float:
        """Return the uptime at which so many seconds are charged, if the server stays up."""
        now = max(since, self._uptime.now())
        left = seconds - self.charged_seconds(since, now)
        if not self._stored or left <= 0:
            return since + seconds if not self._stored else now + left
        wall = at = self._uptime.wall(now)
        for _ in range(MAX_DAYS):
            quiet_seconds = sum(end - begin for begin, end in self._quiet_intervals(now, at, at + DAY_SECONDS))
            if DAY_SECONDS - quiet_seconds >= left:
                break
            left -= DAY_SECONDS - quiet_seconds
            at += DAY_SECONDS
        for begin, end in self._quiet_intervals(now, at, at + DAY_SECONDS):
            if begin - at >= left:
                break
            left -= begin - at
            at = end
        return now + at + left - wall

    def quiet_until(self, when: float) -> float:
        """Return the uptime at which the quiet hours or the holiday at an uptime end; that uptime if there are none.

        Other than for the clock, a change counts at once: it is up to players when they are notified.
        """
        if not self._stored:
            return when
        wall = end = self._uptime.wall(when)
        last = len(self._stored) - 1
        spans = sorted(
            [*_quiet(self._stored[-1], wall, wall + WEEK_SECONDS), *self._holidays(last, wall, wall + WEEK_SECONDS)]
        )
        for begin, until in spans:
            if begin <= end < until:
                end = until
        return when + end - wall

    def _quiet_intervals(self, when: float, first: float, last: float) -> list[tuple[float, float]]:
        """Return the intervals of wall time in which the clock stands, by the hours at that uptime."""
        at = next((n for n, hours in reversed(list(enumerate(self._stored))) if hours["since"] <= when), None)
        if at is None:
            return []
        quiet = list(_quiet(self._stored[at], first, last))
        for hours, until in self._recent_hours(at, first):
            also = [*_quiet(hours, first, last), (until, math.inf)]
            quiet = [(max(a, c), min(b, d)) for a, b in quiet for c, d in also]
        intervals: list[tuple[float, float]] = []
        for begin, end in sorted([*quiet, *self._holidays(at, first, last)]):
            begin, end = max(begin, first, intervals[-1][1] if intervals else first), min(end, last)
            if begin < end:
                intervals.append((begin, end))
        return intervals

    def _recent_hours(self, at: int, wall: float) -> Iterator[tuple[Hours, float]]:
        """Yield other quiet hours in force less than a day before, except corrected ones, and until when they apply."""
        for before, after in itertools.pairwise(self._stored[: at + 1]):
            other = before["quiet"] is not None and _zone_and_quiet(before) != _zone_and_quiet(self._stored[at])
            until = self._uptime.wall(after["since"]) + DAY_SECONDS
            if other and until > wall and after["since"] - before["since"] > CORRECTION_SECONDS:
                yield before, until

    def _holidays(self, at: int, first: float, last: float) -> Iterator[tuple[float, float]]:
        """Yield the holidays around these wall times, each a day of the zone in which it began first."""
        hours = self._stored[at]
        for a, b in hours["holidays"]:
            day = max(date.fromisoformat(a), datetime.fromtimestamp(first, UTC).date() - timedelta(2))
            end = min(date.fromisoformat(b), datetime.fromtimestamp(last, UTC).date() + timedelta(2))
            while day <= end:
                zone = self._zone_of(day, at)
                yield _wall_time(day, time(), zone), _wall_time(day + timedelta(1), time(), zone)
                day += timedelta(1)

    def _zone_of(self, day: date, at: int) -> tzinfo:
        for before, after in itertools.pairwise(self._stored[: at + 1]):
            begun = _wall_time(day, time(), _zone(before)) < self._uptime.wall(after["since"])
            if begun and any(a <= day.isoformat() <= b for a, b in before["holidays"]):
                return _zone(before)
        return _zone(self._stored[at])


def _quiet(hours: Hours, first: float, last: float) -> Iterator[tuple[float, float]]:
    """Yield the quiet hours around these wall times."""
    if hours["quiet"] is None:
        return
    zone = _zone(hours)
    a, b = (_time(text) for text in hours["quiet"])
    day = datetime.fromtimestamp(first, zone).date() - timedelta(1)
    while day <= datetime.fromtimestamp(last, zone).date():
        yield _wall_time(day, a, zone), _wall_time(day if a < b else day + timedelta(1), b, zone)
        day += timedelta(1)


def _zone_and_quiet(hours: Hours) -> tuple[str, list[str] | None]:
    return hours["zone"], hours["quiet"]


def _wall_time(day: date, at: time, zone: tzinfo) -> float:
    return datetime.combine(day, at, zone).astimezone(UTC).timestamp()
