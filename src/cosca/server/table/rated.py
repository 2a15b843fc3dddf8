"""Which tables may be rated: checked at the start, because settings may change until then. And who may join later."""

from __future__ import annotations

from typing import Final

from cosca.server.protocol.refusal import Refused
from cosca.server.ratings.anchors import anchor
from cosca.server.storage.rows import SeatRow, UserRow
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


def check_newcomer(state: TableState, user: UserRow) -> None:
    """Refuse a guest a seat in a running rated game: as part of an account later, they could belong to both sides."""
    if state.row.rated and state.journal.running and user.login is None:
        raise Refused("not_allowed", "rated_guest", name=user.name)


def check_exchange(state: TableState, seat: SeatRow, bot: str) -> None:
    """Refuse another bot in a running rated game, unless it plays for a person and has a rating itself."""
    if not state.row.rated or not state.journal.running:
        return
    if seat.user_id is None:
        raise Refused("not_allowed", "rated_exchange")
    if anchor(state.row.game, bot) is None:
        raise Refused("not_allowed", "rated_bot", bot=bot)
