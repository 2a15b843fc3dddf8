"""Which tables may be rated: checked when the game starts, because people and settings may change until then."""

from __future__ import annotations

from typing import Final

from cosca.server.protocol.refusal import Refused
from cosca.server.ratings.anchors import anchor
from cosca.server.storage.store import Store
from cosca.server.table.state import TableState

NO_ODDS: Final = "never"


async def check_rated(state: TableState, store: Store) -> None:
    """Refuse to start a rated game that would not be a fair comparison; the refusal says what to change."""
    row, seats = state.row, state.seats.rows
    if not row.rated:
        return
    if row.start is not None or row.lesson is not None or row.deal_of is not None:
        raise Refused("not_allowed", "rated_start")
    if row.hints or row.odds != NO_ODDS:
        raise Refused("not_allowed", "rated_advice")
    if not state.clock.timed:
        raise Refused("not_allowed", "rated_untimed")
    held = [seat.user_id for seat in seats.values() if seat.user_id is not None]
    if not held or len(held) != len(set(held)):
        raise Refused("not_allowed", "rated_seats")
    unknown = next((seat.bot for seat in seats.values() if seat.bot and anchor(row.game, seat.bot) is None), None)
    if unknown is not None:
        raise Refused("not_allowed", "rated_bot", bot=unknown)
    users = await store.users(set(held))
    guest = next((user.name for user in users.values() if user.login is None), None)
    if guest is not None:
        raise Refused("not_allowed", "rated_guest", name=guest)
