"""What is told about a table beside its game."""

from __future__ import annotations

import hashlib
from typing import Any

from cosca.server import wire, wire_http
from cosca.server.errors import Refused
from cosca.server.settings import Settings
from cosca.server.shelf import set_id
from cosca.server.store import TableRow
from cosca.server.table.parts import Parts


def table(parts: Parts, settings: Settings, user: str | None, front: int | None) -> wire.Table:
    """The message `table`: what everyone may know, and what is so for this person."""
    row, seats = parts.row, parts.seats
    clocks = parts.clock.told() if parts.journal.running else {}
    proposals, settled = parts.proposals.told(user, parts.audience.names)
    return {
        "v": wire.VERSION,
        "type": "table",
        "id": row.id,
        "game": row.game,
        "set": set_id(parts.game.data_name()),
        "options": row.options,
        "status": row.status,
        "open": row.open,
        "spectators": row.spectators,
        "hints": row.hints,
        "lesson": row.lesson,
        "pace": parts.clock.pace,
        "now": parts.clock.now,
        "host": row.host,
        "me": {"user": user, "seats": seats.of(user), "front": front, "host": seats.is_host(user)},
        "seats": [_seat(parts, seat, user, clocks.get(seat)) for seat in parts.game.seats],
        "watching": parts.audience.watching(seats),
        "hot_seat": seats.hot_seat,
        "proposals": proposals,
        "settled": settled,
        "commitment": commitment(row),
        "waiting": list(parts.journal.waiting),
        "rematch": row.rematch,
        "invite": settings.invitation(row.id, row.invite) if seats.is_member(user) else None,
        "outcome": outcome_of(row),
    }


def _seat(parts: Parts, seat: int, user: str | None, clock: wire.Clock | None) -> wire.Seat:
    row = parts.seats.rows[seat]
    here = parts.audience.here(row.user_id)
    told: wire.Seat = {
        "seat": seat,
        "team": parts.seats.team_of(seat),
        "user": row.user_id,
        "name": parts.audience.names.get(row.user_id, "") if row.user_id else None,
        "bot": row.bot,
        "here": here,
        "mine": row.user_id is not None and row.user_id == user,
        "away": row.stand_in,
    }
    if clock is not None:
        told["clock"] = clock
    if parts.journal.running and seat in parts.waited:
        told["since"] = parts.waited[seat]
    if row.user_id is not None and not here and row.seen is not None:
        told["seen"] = row.seen
    return told


def ending(parts: Parts) -> wire_http.Ending:
    """Everything, with nothing hidden: only after the end."""
    _check_over(parts.row)
    return {
        "outcome": outcome_of(parts.row),
        "seed": parts.row.seed,
        "commitment": commitment(parts.row),
        "table": parts.game.describe(parts.journal.match.state),
    }


def record(parts: Parts) -> str:
    """The record of the game: only after the end, because it holds the seed."""
    _check_over(parts.row)
    return parts.journal.match.record()


def _check_over(row: TableRow) -> None:
    if row.status != "over":
        raise Refused("not_allowed", "before_end")


def commitment(row: TableRow) -> str:
    """What is told of the seed before the end: its hash."""
    return hashlib.sha256(bytes.fromhex(row.seed)).hexdigest()


def outcome_of(row: TableRow) -> wire.Outcome | None:
    """How the game of a table ended, without the sentence that older versions kept beside it."""
    found: Any = row.outcome
    if not isinstance(found, dict) or not found.keys() >= {"winners", "ranks", "scores", "reason"}:
        return None
    return {
        "winners": found["winners"],
        "ranks": found["ranks"],
        "scores": found["scores"],
        "reason": found["reason"],
        "facts": found.get("facts", {}),
    }
