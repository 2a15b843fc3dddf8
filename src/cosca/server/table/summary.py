"""The message `table`, and the documents of a finished game."""

from __future__ import annotations

import hashlib
from typing import Any

from cosca.server.catalog.documents import component_set_id
from cosca.server.core.settings import Settings
from cosca.server.protocol import http_models, server_messages
from cosca.server.protocol.refusal import Refused
from cosca.server.storage.rows import TableRow
from cosca.server.table.state import TableState
from cosca.server.table.subscribers import TableMessageBuilder


def table_message_builder(state: TableState, settings: Settings) -> TableMessageBuilder:
    """Return a function that builds the message `table` for a user; what is the same for all is built once."""
    row, seats = state.row, state.seats
    clocks = state.clock.to_wire() if state.journal.running else {}
    seats_to_wire = [_seat(state, seat, clocks.get(seat)) for seat in state.game.seats]
    common: server_messages.Table = {
        "v": server_messages.VERSION,
        "type": "table",
        "id": row.id,
        "name": row.name,
        "deal_of": row.deal_of,
        "game": row.game,
        "set": component_set_id(state.game.data_name()),
        "options": row.options,
        "status": row.status,
        "open": row.open,
        "spectators": row.spectators,
        "hints": row.hints,
        "odds": row.odds,
        "newcomers": row.newcomers,
        "rated": row.rated,
        "lesson": row.lesson,
        "position": row.start is not None,
        "pace": state.clock.pace,
        "now": state.clock.now,
        "host": row.host,
        "me": {"user": None, "seats": [], "front": None, "host": False},
        "seats": seats_to_wire,
        "watching": state.subscribers.spectator_count(seats),
        "hot_seat": seats.hot_seat,
        "proposals": [],
        "settled": [],
        "commitment": commitment(row),
        "waiting": list(state.journal.waiting),
        "rematch": row.rematch,
        "invite": None,
        "invited": [],
        "invited_by": None,
        "watched": False,
        "outcome": stored_outcome(row),
    }
    invite = settings.invite_url(row.id, row.invite)
    names = state.subscribers.names
    invited: list[server_messages.InvitedUser] = [
        {"user": user, "name": names.get(user, ""), "by": by} for user, by in seats.invited.items()
    ]

    def build_table_message(user: str | None, active_seat: int | None) -> server_messages.Table:
        """Return the message: what everybody may know, and what is different for this user."""
        proposals, settled = state.proposals.to_wire(user, state.subscribers.names)
        return {
            **common,
            "me": {"user": user, "seats": seats.seats_of(user), "front": active_seat, "host": seats.is_host(user)},
            "seats": [{**seat, "mine": user is not None and seat["user"] == user} for seat in seats_to_wire],
            "proposals": proposals,
            "settled": settled,
            "invite": invite if seats.is_member(user) else None,
            "invited": invited if seats.is_member(user) else [],
            "invited_by": names.get(seats.invited.get(user or "", ""), "") if user in seats.invited else None,
            "watched": user in state.watchers,
        }

    return build_table_message


def _seat(state: TableState, seat: int, clock: server_messages.Clock | None) -> server_messages.Seat:
    """Return a seat as everybody sees it."""
    row = state.seats.rows[seat]
    is_present = state.subscribers.is_present(row.user_id)
    document: server_messages.Seat = {
        "seat": seat,
        "team": state.seats.team_of(seat),
        "user": row.user_id,
        "name": state.seats.player_name(seat, state.subscribers.names),
        "bot": row.bot,
        "here": is_present,
        "mine": False,
        "away": row.stand_in,
    }
    if clock is not None:
        document["clock"] = clock
    if state.journal.running and seat in state.waiting_since:
        document["since"] = state.waiting_since[seat]
    if row.user_id is not None and not is_present and row.seen is not None:
        document["seen"] = row.seen
    replaceable = None if is_present else state.replaceable_from(seat)
    if replaceable is not None:
        document["replaceable"] = replaceable
    return document


def ending(state: TableState) -> http_models.Ending:
    """Return the end document, in which nothing is hidden; Refused before the end."""
    _check_over(state.row)
    return {
        "outcome": stored_outcome(state.row),
        "seed": state.row.seed,
        "commitment": commitment(state.row),
        "table": state.game.describe(state.journal.match.state),
    }


def record(state: TableState) -> str:
    """Return the record of the game; Refused before the end, because it contains the seed."""
    _check_over(state.row)
    return state.journal.match.record()


def _check_over(row: TableRow) -> None:
    if row.status != "over":
        raise Refused("not_allowed", "before_end")


def commitment(row: TableRow) -> str:
    """Return the hash of the seed, which is published before the end."""
    return hashlib.sha256(bytes.fromhex(row.seed)).hexdigest()


def stored_outcome(row: TableRow) -> server_messages.Outcome | None:
    """Return how the game of a table ended, without the sentence that older versions stored beside it."""
    outcome: Any = row.outcome
    if not isinstance(outcome, dict) or not outcome.keys() >= {"winners", "ranks", "scores", "reason"}:
        return None
    return {
        "winners": outcome["winners"],
        "ranks": outcome["ranks"],
        "scores": outcome["scores"],
        "reason": outcome["reason"],
        "facts": outcome.get("facts", {}),
    }
