"""Letters: a row of the queue becomes a title and a few sentences in the reader's language.

They hold public facts only: the table, the game, who has to decide, since when and until when. Users choose the names
of people and tables: these are put on one line, shortened, and stripped of invisible characters.
"""

from __future__ import annotations

import contextlib
import unicodedata
from collections.abc import Sequence
from datetime import UTC, datetime
from functools import cache
from typing import Any, Final, cast

from babel.dates import format_skeleton, format_time

from cosca.games import kit, kits
from cosca.i18n import Speaker
from cosca.server.notifications.delivery import Letter
from cosca.server.notifications.stages import DUTY_STAGES, PUBLIC_STAGES, STAGES, LetterStage
from cosca.server.protocol.refusal import Refused
from cosca.server.protocol.texts import format_text
from cosca.server.storage.rows import NotificationRow
from cosca.server.timekeeping.quiet_hours import zone_of

MAX_NAME: Final = 60  # characters of a person's or table's name
MAX_TITLE: Final = 160
MIN_WAIT_SECONDS: Final = 300.0  # a shorter wait is not worth a sentence
MAX_NAMES: Final = 8  # people that a letter lists
JOINER: Final = "\u200d"  # of emoji


def build(
    row: NotificationRow,
    *,
    language: str,
    base_url: str,
    table_name: str | None,
    game: str | None,
    waiting_for: Sequence[str] = (),
    waiting_tables: int = 0,
    now_wall: float,
    zone: str | None,
    public: bool = False,
    since: float | None = None,
    deadline: float | None = None,
) -> Letter:
    """Return the letter of a row.

    `game` is the name of the game (la_famiglia), `waiting_for` the names of those who must decide. `since` and
    `deadline` are wall times; without them, those of the row's facts count. The fact `by` is the name of the person
    who invites, proposes or mentions. With `public`, the letter is for everyone at the table, in UTC unless there is a
    zone; ValueError for a stage that is not public.
    """
    stage = row.stage
    if stage not in (*(PUBLIC_STAGES if public else STAGES), "test"):
        raise ValueError(f"there is no {'public ' if public else ''}letter for the stage {stage!r}")
    since = _time_fact(row, "since") if since is None else since
    deadline = _time_fact(row, "deadline") if deadline is None else deadline
    facts = _facts(language, table_name, game, waiting_for, row.facts.get("by"))
    suffix = "-public" if public and stage in DUTY_STAGES else ""
    times = _times(facts, language, since, deadline, now_wall, zone, suffix) if stage in DUTY_STAGES else ("", "")
    game_sentence = format_text("letter-game", facts, language)
    waiting = times[0] if stage != "late" else ""  # "late" has a sentence of its own
    sentences = [
        game_sentence if facts["form"] == "named" and facts["game"] and stage != "test" else "",
        waiting or format_text(f"letter-{stage}{suffix}", facts, language),
        times[1],
    ]
    return Letter(
        id=row.id,
        stage=cast("LetterStage", stage),
        language=language,
        title=one_line(format_text(f"letter-{stage}{suffix}-title", facts, language), MAX_TITLE),
        body=" ".join([one_line(sentence, 4 * MAX_TITLE) for sentence in sentences if sentence]),
        url=page_url(base_url, row.table_id, stage),
        table=row.table_id,
        waiting_tables=0 if public else waiting_tables,
    )


def table_label(table_name: str | None, game: str | None, language: str) -> str:
    """Return the label of a table in a list: its name, otherwise the title of the game."""
    return clean_name(table_name) or game_title(game, language) or "Cosca"


def page_url(base_url: str, table: str | None, stage: str) -> str:
    """Return the page that a letter opens."""
    if table is not None:
        return f"{base_url.rstrip('/')}/t/{table}"
    return f"{base_url.rstrip('/')}/notifications" if stage == "test" else f"{base_url.rstrip('/')}/"


def clean_name(name: object) -> str:
    """Return the name of a person or table as a letter shows it; "" if there is none."""
    return one_line(name, MAX_NAME) if isinstance(name, str) else ""


def one_line(text: str, most: int) -> str:
    """Return the text on one line without control, direction or other invisible characters."""
    composed = unicodedata.normalize("NFC", text)
    visible = [char for char in composed if char.isspace() or char == JOINER or _is_visible(char)]
    # Not `split()` alone: it would turn the no-break spaces of the catalogue into plain ones.
    line = "".join([" " if char.isspace() and char not in "\u00a0\u202f" else char for char in visible])
    line = " ".join([word for word in line.split(" ") if word]).strip()
    return line if len(line) <= most else f"{line[: most - 1].rstrip()}…"


def _is_visible(char: str) -> bool:
    return unicodedata.category(char) not in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def moment(at: float, language: str, zone: str | None) -> str:
    """Return a wall time as a day and a time of day in the reader's zone; in UTC, and saying so, without one."""
    local = UTC
    known = False
    if zone:
        with contextlib.suppress(Refused):  # stored by a machine that knew the zone
            local, known = zone_of(zone), True
    then = datetime.fromtimestamp(at, local)
    facts = {
        "day": format_skeleton("MMMEd", then, locale=language),
        "time": format_time(then, "short", locale=language),
        "zone": "known" if known else "utc",
    }
    return format_text("letter-moment", facts, language)


def waiting_time(seconds: float, language: str) -> str:
    """Return how long someone has been waiting, as it stands in a sentence."""
    minutes = max(1, int(seconds // 60))
    unit, n = ("minutes", minutes) if minutes < 120 else ("hours", minutes // 60)
    if n >= 48 and unit == "hours":
        unit, n = "days", n // 24
    return format_text("letter-waiting", {"unit": unit, "n": n}, language)


@cache
def _game_speaker(game: str, language: str) -> Speaker:
    return Speaker([kit(game).words], language)


def game_title(game: str | None, language: str) -> str:
    """Return the title of a game in this language; "" if there is no such game here."""
    if not game or game not in kits():
        return ""
    speaker = _game_speaker(game, language)
    return speaker.say("game-title") if speaker.has("game-title") else kit(game).game.title


def _facts(
    language: str, table_name: str | None, game: str | None, waiting_for: Sequence[str], by: object
) -> dict[str, Any]:
    table, title = clean_name(table_name), game_title(game, language)
    form = "named" if table else "game" if title else "none"
    names = [name for name in map(clean_name, waiting_for) if name][:MAX_NAMES]
    return {
        "place": format_text("letter-place", {"form": form, "table": table, "game": title}, language),
        "form": form,
        "table": table,
        "game": title,
        # Messages and not texts: a name such as "event:undone" would be taken for an element.
        "names": [{"id": "letter-name", "args": {"name": name}} for name in names],
        "waiting": len(names),
        "by": clean_name(by),
        "known": bool(clean_name(by)),
    }


def _times(
    facts: dict[str, Any],
    language: str,
    since: float | None,
    deadline: float | None,
    now: float,
    zone: str | None,
    suffix: str,
) -> tuple[str, str]:
    """Return how long the table has been waiting, and until when there is time; "" where that says nothing."""
    waiting = until = ""
    if since is not None and now - since >= MIN_WAIT_SECONDS:
        waited = {**facts, "time": waiting_time(now - since, language)}
        waiting = format_text(f"letter-since{suffix}", waited, language)
    if deadline is not None and deadline > now:
        limit = {**facts, "moment": moment(deadline, language, zone)}
        until = format_text(f"letter-deadline{suffix}", limit, language)
    return waiting, until


def _time_fact(row: NotificationRow, name: str) -> float | None:
    value = row.facts.get(name)
    return float(value) if isinstance(value, int | float) else None
