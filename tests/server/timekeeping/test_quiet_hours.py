"""Quiet hours and holidays: exact, limited, and never retroactive."""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from random import Random
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from cosca.server.core.constants import DAY_SECONDS as DAY
from cosca.server.protocol.refusal import Refused
from cosca.server.storage.rows import Hours
from cosca.server.timekeeping.quiet_hours import (
    CORRECTION_SECONDS,
    MAX_HOLIDAYS,
    MAX_QUIET_SECONDS,
    Calendar,
    with_new_hours,
)
from cosca.server.timekeeping.uptime import Start, Uptime
from tests.server.support.http_client import run_server

ROME = ZoneInfo("Europe/Rome")
HOUR = 3600.0
NIGHT = ["22:00", "08:00"]


def day(text: str) -> float:
    """A time of day in Rome."""
    return datetime.fromisoformat(text).replace(tzinfo=ROME).timestamp()


def uptime_at(wall: float, before: float = 0.0, passed: float = 0.0, starts: tuple[Start, ...] = ()) -> Uptime:
    """A server that started then, so many seconds ago."""
    now = [0.0]
    made = Uptime(before, lambda: now[0], starts, wall)
    now[0] = passed
    return made


def hours(quiet: list[str] | None = NIGHT, holidays: list[list[str]] | None = None) -> Hours:
    return {"zone": "Europe/Rome", "quiet": quiet, "holidays": holidays or [], "since": 0.0}


def test_quiet_hours_and_holidays_are_not_charged() -> None:
    uptime = uptime_at(day("2027-05-03 21:00"))
    night = Calendar([hours()], uptime)
    assert night.charged_seconds(0, 12 * HOUR) == 2 * HOUR
    assert night.deadline_after(0, 1.5 * HOUR) == 11.5 * HOUR
    assert night.deadline_after(0, HOUR) == pytest.approx(HOUR)
    away = Calendar([hours(holidays=[["2027-05-04", "2027-05-05"]])], uptime)
    assert away.charged_seconds(0, 3 * DAY) == HOUR + 13 * HOUR  # of Monday, and of Thursday
    assert away.deadline_after(0, 2 * HOUR) == pytest.approx(2 * DAY + 12 * HOUR)
    assert Calendar(None, uptime).charged_seconds(5, 10) == 5
    midday = Calendar([hours(quiet=["12:00", "14:00"])], uptime)
    assert midday.charged_seconds(0, DAY) == 22 * HOUR


def test_quiet_night_is_shorter_when_daylight_saving_begins() -> None:
    uptime = uptime_at(day("2027-03-27 22:00"))
    assert Calendar([hours()], uptime).charged_seconds(0, 10 * HOUR) == pytest.approx(HOUR)  # 10 hours of night were 9


def test_changed_hours_count_from_the_change_on() -> None:
    uptime = uptime_at(day("2027-05-03 08:00"), passed=10 * HOUR)
    new = with_new_hours([hours(quiet=None)], "Europe/Rome", ["08:00", "20:00"], [["2027-05-03", "2027-05-03"]], uptime)
    calendar = Calendar(new, uptime)
    assert calendar.charged_seconds(0, 10 * HOUR) == 10 * HOUR  # not one of them comes back
    assert calendar.charged_seconds(10 * HOUR, 16 * HOUR) == 0
    assert calendar.deadline_after(0, 11 * HOUR) == pytest.approx(17 * HOUR)  # an hour after midnight


def test_clocks_stand_while_the_server_is_down() -> None:
    """Up from 20:00 to 21:00, then down for the night and a day; up again at 21:00: an hour until it is quiet."""
    starts = (Start(0.0, day("2027-05-03 20:00")),)
    uptime = uptime_at(day("2027-05-04 21:00"), before=HOUR, starts=starts)
    calendar = Calendar([hours()], uptime)
    assert calendar.charged_seconds(0, 5 * HOUR) == 2 * HOUR
    assert calendar.deadline_after(0, 3 * HOUR) == 13 * HOUR


@settings(deadline=None)
@given(
    some.integers(0, 23),
    some.integers(1, 12),
    some.integers(0, 30),
    some.integers(0, 5),
    some.floats(5, 400),
)
def test_deadline_matches_charged_time(first: int, length: int, from_day: int, days: int, wanted: float) -> None:
    seconds = wanted * HOUR
    uptime = uptime_at(day("2027-03-20 13:37"), passed=5 * HOUR)
    holidays = [[f"2027-04-{from_day:02}", f"2027-04-{min(30, from_day + days):02}"]] if from_day else []
    calendar = Calendar([hours(quiet=[f"{first:02}:00", f"{(first + length) % 24:02}:00"], holidays=holidays)], uptime)
    assert calendar.charged_seconds(0, max(0.0, calendar.deadline_after(0, seconds))) == pytest.approx(
        seconds, abs=0.01
    )


def test_quiet_hours_and_holidays_are_limited() -> None:
    uptime = uptime_at(day("2027-05-03 12:00"))

    def refused(zone: str, quiet: list[str] | None, holidays: list[list[str]]) -> str:
        with pytest.raises(Refused) as no:
            with_new_hours(None, zone, quiet, holidays, uptime)
        return no.value.why

    assert refused("Europe/Rome", ["08:00", "07:00"], []) == "quiet"
    assert refused("Europe/Rome", ["08:00", "08:00"], []) == "quiet"
    assert refused("Europe/Atlantis", None, []) == "zone"
    assert refused("../../etc/passwd", None, []) == "zone"
    assert refused("+99:00", None, []) == "zone"
    assert refused("Europe/Rome", ["8", "9"], []) == "time"
    assert refused("Europe/Rome", None, [["2027-06-01", "2027-05-30"]]) == "day"
    assert refused("Europe/Rome", None, [["2027-02-30", "2027-03-01"]]) == "day"
    assert refused("Europe/Rome", None, [["0001-01-01", "9999-12-31"]]) == "day"
    assert refused("Europe/Rome", None, [["2029-01-01", "2029-01-02"]]) == "holidays_ahead"
    assert refused("Europe/Rome", None, [["2027-06-01", "2027-07-31"]]) == "holidays"
    # Those that are over count still, and cannot be taken off; new ones cannot be put into the past.
    before = with_new_hours(None, "Europe/Rome", None, [["2027-05-03", "2027-06-20"]], uptime)
    later = uptime_at(day("2027-06-21 12:00"), before=10.0)
    with pytest.raises(Refused):
        with_new_hours(before, "Europe/Rome", None, [["2027-07-01", "2027-07-20"]], later)
    kept = with_new_hours(before, "+02:00", None, [["2027-06-20", "2027-06-22"]], later)[-1]["holidays"]
    assert kept == [["2027-05-03", "2027-06-22"]]
    assert MAX_HOLIDAYS == 60


def test_quiet_hours_over_http(tmp_path: Path) -> None:
    with run_server(tmp_path) as running:
        ada = running.visitor("Ada")
        assert ada.get("/api/my/hours").json() == {"zone": None, "quiet": None, "holidays": []}
        wish = {"zone": "Europe/Rome", "quiet": ["22:00", "08:00"], "holidays": []}
        assert ada.send("PUT", "/api/my/hours", wish).json() == wish
        assert ada.get("/api/my/hours").json() == wish
        assert ada.error(ada.send("PUT", "/api/my/hours", {**wish, "quiet": ["22:00"]}), 400) == "malformed"
        assert ada.error(ada.send("PUT", "/api/my/hours", {**wish, "zone": "Nowhere"}), 400) == "malformed"
        codes = {ada.send("PUT", "/api/my/hours", wish).status_code for _ in range(30)}
        assert codes == {200, 429}


def test_hours_that_are_changed_before_the_start_count_at_a_table_in_memory(tmp_path: Path) -> None:
    with run_server(tmp_path) as running:
        ada = running.visitor("Ada")
        id = ada.table(pace={"kind": "days", "days": 2}, start=False)
        now = datetime.now(ROME)
        quiet = [f"{(now.hour + 2) % 24:02}:00", f"{(now.hour + 10) % 24:02}:00"]
        ada.send("PUT", "/api/my/hours", {"zone": "Europe/Rome", "quiet": quiet, "holidays": []})
        ada.post(f"/api/tables/{id}/start")
        with ada.socket(id, 1) as connection:
            while (clock := ada.get(f"/api/tables/{id}").json()["seats"][0]["clock"])["at"] is None:
                connection.wait_for("state")
        assert clock["until"] - clock["at"] >= 2 * DAY + 15 * HOUR


def test_quiet_hours_may_change_after_a_week() -> None:
    now = [0.0]
    uptime = Uptime(0.0, lambda: now[0], (), 0.0)
    night, day = ["22:00", "08:00"], ["08:00", "18:00"]
    kept = with_new_hours(None, "UTC", night, [], uptime)
    now[0] += 60
    kept = with_new_hours(kept, "UTC", ["21:00", "07:00"], [], uptime)  # a slip is corrected at once
    now[0] += 60
    kept = with_new_hours(kept, "UTC", night, [], uptime)
    now[0] += 6 * DAY
    with pytest.raises(Refused, match="7 days"):
        with_new_hours(kept, "UTC", day, [], uptime)
    kept = with_new_hours(kept, "UTC", night, [["1970-02-01", "1970-02-03"]], uptime)  # holidays change nothing of it
    now[0] += 2 * DAY
    kept = with_new_hours(kept, "UTC", day, [], uptime)
    now[0] += DAY
    kept = with_new_hours(kept, "UTC", None, [], uptime)  # none at all, at any time
    with pytest.raises(Refused, match="7 days"):
        with_new_hours(kept, "UTC", night, [], uptime)


def offset(hours: float) -> str:
    """A time zone so many hours east of Greenwich."""
    minutes = round(abs(hours) * 60)
    return f"{'-' if hours < 0 else '+'}{minutes // 60:02}:{minutes % 60:02}"


def test_a_holiday_is_not_stretched_by_another_time_zone() -> None:
    """The third begins as early as anywhere; before it ends, its owner is where it ends as late as anywhere."""
    now = [0.0]
    start = datetime(2027, 5, 2, 9, tzinfo=UTC).timestamp()
    uptime = Uptime(0.0, lambda: now[0], (), start)
    third = [["2027-05-03", "2027-05-03"]]
    kept = with_new_hours(None, offset(14), None, third, uptime)  # it begins in an hour
    now[0] = 24.5 * HOUR
    kept = with_new_hours(kept, offset(-12), None, third, uptime)
    assert 4 * DAY - Calendar(kept, uptime).charged_seconds(0, 4 * DAY) == DAY
    now[0] = 2 * DAY
    kept = with_new_hours(kept, offset(-11.5), None, third, uptime)  # by then it is over, wherever its owner goes
    calendar = Calendar(kept, uptime)
    assert 4 * DAY - calendar.charged_seconds(0, 4 * DAY) == DAY
    assert calendar.deadline_after(2 * DAY, HOUR) == 2 * DAY + HOUR


@pytest.mark.parametrize("seed", range(20))
def test_no_series_of_time_zones_makes_holidays_longer(seed: int) -> None:
    rng, now = Random(seed), [0.0]
    first = datetime(2027, 5, 2, 12, tzinfo=UTC)
    uptime = Uptime(0.0, lambda: now[0], (), first.timestamp())
    days = {first.date() + timedelta(rng.randrange(1, 6)) for _ in range(rng.randrange(1, 4))}
    kept: list[Hours] | None = None
    for _ in range(24):
        wanted = [[day.isoformat()] * 2 for day in sorted(days) if rng.random() < 0.9]
        kept = with_new_hours(kept, offset(rng.randrange(-24, 29) / 2), None, wanted, uptime)
        now[0] += rng.choice((0.1, 2, 6, 12)) * HOUR
    end = 12 * DAY
    ever = {date.fromisoformat(a) for each in kept or [] for a, b in each["holidays"]}
    assert end - Calendar(kept, uptime).charged_seconds(0, end) <= DAY * len(ever | days) + 1


@pytest.mark.parametrize("seed", range(20))
def test_quiet_time_per_day_is_limited(seed: int) -> None:
    """However hours and zones change, of any 24 hours at least 12 are charged, but for slips that were corrected."""
    rng, now = Random(seed), [0.0]
    uptime = Uptime(0.0, lambda: now[0], (), datetime(2027, 5, 2, 12, tzinfo=UTC).timestamp())
    kept: list[Hours] | None = None
    for _ in range(25):
        hour = rng.randrange(24)
        quiet = [f"{hour:02}:00", f"{(hour + 12) % 24:02}:00"] if rng.random() < 0.9 else None
        with suppress(Refused):  # they stay for a week
            kept = with_new_hours(kept, offset(rng.randrange(-12, 15)), quiet, [], uptime)
        now[0] += rng.choice((0.05, 1, 6, 12, 24 * 7)) * HOUR
    calendar = Calendar(kept, uptime)
    slips = len(
        [1 for a, b in zip(kept or [], (kept or [])[1:], strict=False) if b["since"] - a["since"] <= CORRECTION_SECONDS]
    )
    for at in range(0, int(now[0]), int(HOUR)):
        assert calendar.charged_seconds(at, at + DAY) >= DAY - MAX_QUIET_SECONDS - slips * CORRECTION_SECONDS - 1


def test_changed_quiet_hours_apply_for_a_day_only_where_both_are_quiet() -> None:
    now = [0.0]
    start = datetime(2027, 5, 3, 12, tzinfo=UTC).timestamp()
    uptime = Uptime(0.0, lambda: now[0], (), start)
    kept = with_new_hours(None, "UTC", ["00:00", "12:00"], [], uptime)
    now[0] = 8 * DAY
    kept = with_new_hours(kept, "UTC", ["12:00", "00:00"], [], uptime)  # at noon, when the others have just ended
    calendar = Calendar(kept, uptime)
    assert calendar.charged_seconds(8 * DAY, 9 * DAY) == DAY
    assert calendar.charged_seconds(9 * DAY, 10 * DAY) == DAY / 2
    assert calendar.deadline_after(8 * DAY, DAY + HOUR) == 9 * DAY + 13 * HOUR
    later = with_new_hours(kept[:1], "UTC", ["01:00", "13:00"], [], uptime)
    assert Calendar(later, uptime).charged_seconds(8 * DAY, 9 * DAY) == 13 * HOUR  # a night of an hour less
