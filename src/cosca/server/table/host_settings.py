"""What the host decides: options, visibility, pace, advice, the start."""

from __future__ import annotations

from typing import Any, Final

import cosca
from cosca.server.core.settings import Settings
from cosca.server.protocol.refusal import Refused
from cosca.server.storage.statements import Writes
from cosca.server.table import announcements
from cosca.server.table.clock import pace_for_row
from cosca.server.table.state import TableState

SWITCHES: Final = ("open", "spectators", "newcomers", "hints", "odds")  # settings that may change at any time
ADVICE: Final = ("hints", "odds")  # of these, what helps with a decision

SettingsChanges = dict[str, Any]  # the fields of `ChangeForm` that the host sent


class HostSettings:
    """Commands of the host of one table."""

    def __init__(self, state: TableState, settings: Settings) -> None:
        self._state: Final = state
        self._settings: Final = settings

    def update(self, user: str, changes: SettingsChanges) -> Writes:
        """Change options and pace (before the start only), the switches, or the host.

        Advice and odds cannot be switched in a running game that others play or played: they began it as agreed.
        """
        state, row = self._state, self._state.row
        state.seats.check_host(user)
        values = {key: changes[key] for key in SWITCHES if changes.get(key) is not None}
        switches_advice = any(values.get(key, getattr(row, key)) != getattr(row, key) for key in ADVICE)
        others_agreed = row.rated or state.seats.participants - {user}
        if switches_advice and state.journal.running and others_agreed:
            raise Refused("not_allowed", "hints_started")
        game, seats, writes = state.game, state.seats, Writes()
        if "name" in changes:
            values["name"] = changes["name"]
        if changes.get("host") is not None:
            if not seats.is_member(changes["host"]):
                raise Refused("not_found", "member")
            values["host"] = changes["host"]
        if changes.get("options") is not None:
            if row.status != "waiting" or row.start is not None:  # a position belongs to its options
                raise Refused("not_allowed", "options_started")
            game = cosca.game(row.game, **self._settings.options(row.game, changes["options"]))
            values |= {"options": game.options, "data": game.data_name()}
            seats, writes = seats.with_options(row, game)
        if changes.get("pace") is not None:
            if row.status != "waiting":
                raise Refused("not_allowed", "pace_started")
            values["pace"] = pace_for_row(changes["pace"])
        if changes.get("rated") is not None:
            if row.status != "waiting":
                raise Refused("not_allowed", "rated_started")
            values["rated"] = changes["rated"]
        if values:
            writes += state.set_row(**values)
        if "options" in values or "pace" in values:
            state.set_game(state.row, game, seats, state.clock.calendars)
        return writes

    def start(self, user: str) -> Writes:
        """Start the game; Refused as long as a seat is free."""
        state = self._state
        state.seats.check_host(user)
        if state.row.status != "waiting":
            raise Refused("not_allowed", "started")
        free = [seat for seat, row in state.seats.rows.items() if row.user_id is None and row.bot is None]
        if free:
            raise Refused("not_allowed", "seat_free", seat=free[0])
        state.seats.check_teams()
        writes = [*state.journal.begin(), *state.set_row(status="running", outcome=None)]
        state.seats.begin()
        name = state.subscribers.names.get(user, "")
        return [*writes, *announcements.started(state.seats, user, name, state.uptime.now())]
