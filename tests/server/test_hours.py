"""Quiet hours and holidays: exact, bounded, and never of use for what is past."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from cosca.server.errors import Refused
from cosca.server.hours import DAY, HOLIDAYS, Calendar, changed
from cosca.server.store import Hours
from cosca.server.uptime import Start, Uptime
from tests.server.visiting import serving

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
    assert night.charged(0, 12 * HOUR) == 2 * HOUR
    assert night.runs_out(0, 1.5 * HOUR) == 11.5 * HOUR
    assert night.runs_out(0, HOUR) == pytest.approx(HOUR)
    away = Calendar([hours(holidays=[["2027-05-04", "2027-05-05"]])], uptime)
    assert away.charged(0, 3 * DAY) == HOUR + 13 * HOUR  # of Monday, and of Thursday
    assert away.runs_out(0, 2 * HOUR) == pytest.approx(2 * DAY + 12 * HOUR)
    assert Calendar(None, uptime).charged(5, 10) == 5
    midday = Calendar([hours(quiet=["12:00", "14:00"])], uptime)
    assert midday.charged(0, DAY) == 22 * HOUR


def test_a_night_in_which_clocks_are_changed_is_shorter() -> None:
    uptime = uptime_at(day("2027-03-27 22:00"))
    assert Calendar([hours()], uptime).charged(0, 10 * HOUR) == pytest.approx(HOUR)  # 10 hours of night were 9


def test_other_hours_count_from_then_on() -> None:
    uptime = uptime_at(day("2027-05-03 08:00"), passed=10 * HOUR)
    new = changed([hours(quiet=None)], "Europe/Rome", ["08:00", "20:00"], [["2027-05-03", "2027-05-03"]], uptime)
    calendar = Calendar(new, uptime)
    assert calendar.charged(0, 10 * HOUR) == 10 * HOUR  # not one of them comes back
    assert calendar.charged(10 * HOUR, 16 * HOUR) == 0
    assert calendar.runs_out(0, 11 * HOUR) == pytest.approx(17 * HOUR)  # an hour after midnight


def test_while_the_server_is_down_days_go_by_and_clocks_stand() -> None:
    """Up from 20:00 to 21:00, then down for the night and a day; up again at 21:00: an hour until it is quiet."""
    starts = (Start(0.0, day("2027-05-03 20:00")),)
    uptime = uptime_at(day("2027-05-04 21:00"), before=HOUR, starts=starts)
    calendar = Calendar([hours()], uptime)
    assert calendar.charged(0, 5 * HOUR) == 2 * HOUR
    assert calendar.runs_out(0, 3 * HOUR) == 13 * HOUR


@settings(deadline=None)
@given(
    some.integers(0, 23),
    some.integers(1, 12),
    some.integers(0, 30),
    some.integers(0, 5),
    some.floats(5, 400),
)
def test_what_runs_out_was_charged(first: int, length: int, from_day: int, days: int, wanted: float) -> None:
    seconds = wanted * HOUR
    uptime = uptime_at(day("2027-03-20 13:37"), passed=5 * HOUR)
    holidays = [[f"2027-04-{from_day:02}", f"2027-04-{min(30, from_day + days):02}"]] if from_day else []
    calendar = Calendar([hours(quiet=[f"{first:02}:00", f"{(first + length) % 24:02}:00"], holidays=holidays)], uptime)
    assert calendar.charged(0, max(0.0, calendar.runs_out(0, seconds))) == pytest.approx(seconds, abs=0.01)


def test_nobody_is_away_forever() -> None:
    uptime = uptime_at(day("2027-05-03 12:00"))

    def refused(zone: str, quiet: list[str] | None, holidays: list[list[str]]) -> str:
        with pytest.raises(Refused) as no:
            changed(None, zone, quiet, holidays, uptime)
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
    before = changed(None, "Europe/Rome", None, [["2027-05-03", "2027-06-20"]], uptime)
    later = uptime_at(day("2027-06-21 12:00"), before=10.0)
    with pytest.raises(Refused):
        changed(before, "Europe/Rome", None, [["2027-07-01", "2027-07-20"]], later)
    kept = changed(before, "+02:00", None, [["2027-06-20", "2027-06-22"]], later)[-1]["holidays"]
    assert kept == [["2027-05-03", "2027-06-22"]]
    assert HOLIDAYS == 60


def test_hours_over_http(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
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
    with serving(tmp_path) as running:
        ada = running.visitor("Ada")
        id = ada.table(pace={"kind": "days", "days": 2}, start=False)
        now = datetime.now(ROME)
        quiet = [f"{(now.hour + 2) % 24:02}:00", f"{(now.hour + 10) % 24:02}:00"]
        ada.send("PUT", "/api/my/hours", {"zone": "Europe/Rome", "quiet": quiet, "holidays": []})
        ada.post(f"/api/tables/{id}/start")
        with ada.socket(id, 1) as line:
            while (clock := ada.get(f"/api/tables/{id}").json()["seats"][0]["clock"])["at"] is None:
                line.until("state")
        assert clock["until"] - clock["at"] >= 2 * DAY + 15 * HOUR
