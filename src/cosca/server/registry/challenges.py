"""Challenges: the deal of a finished game played again, and both games compared."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from cosca.games import kit
from cosca.server.catalog.documents import component_set_id
from cosca.server.protocol.http_models import Report, ReportRound
from cosca.server.protocol.people_models import ComparedGame, Comparison
from cosca.server.protocol.refusal import Refused
from cosca.server.registry.access import get_finished_table
from cosca.server.registry.histories import Reader, past_seat
from cosca.server.registry.table_registry import TableRegistry
from cosca.server.storage.deals import finished_games_of_deal
from cosca.server.storage.history import openable
from cosca.server.storage.results import results_at
from cosca.server.storage.rows import UserRow
from cosca.server.table.live_table import LiveTable
from cosca.server.table.results import result_rows
from cosca.server.table.state import TableState
from cosca.server.table.summary import stored_outcome

MAX_OTHERS: Final = 50  # games of the same deal that a comparison lists, the newest
LoadReport = Callable[[LiveTable], Awaitable[Report | None]]


async def play_again(
    tables: TableRegistry,
    source: LiveTable,
    user: UserRow,
    friend: UserRow | None,
    check_quota: Callable[[], Awaitable[None]],
) -> LiveTable:
    """Create a table with the deal of a finished game: the same seed, options, component set and rules.

    The user takes the same seats again; with a friend, who is invited, they stay free for the friend. Bots play where
    bots played; seats of other people are free. If none is, the game starts at once.
    """
    row = source.row
    if row.status != "over":
        raise Refused("not_allowed", "not_over")
    if user.id not in source.seats.participants:
        raise Refused("not_allowed", "again")
    if row.lesson is not None:
        raise Refused("not_allowed", "lesson")
    if row.rules != source.game.rules_version:
        raise Refused("refused", "other_rules")
    await check_quota()
    seats = _seats(source, user, friend is not None)
    table = await tables.create(
        user,
        row.game,
        row.options,
        seats,
        open=False,
        spectators=row.spectators,
        start=friend is None and "open" not in seats.values(),
        hints=row.hints,
        odds=row.odds,
        pace=row.pace,
        position=row.start,
        data=row.data,
        newcomers=row.newcomers,
        verified=row.start_verified,
        names={seat: row.name for seat, row in source.seats.rows.items() if seats[seat] == "me" and row.name},
        name=row.name,
        deal=row,
    )
    if friend is not None:
        await table.invite(user, friend)
    return table


def _seats(source: LiveTable, user: UserRow, for_friend: bool) -> dict[int, str]:
    """Return who plays: the user, or the friend instead, and the bots that played then."""
    played = {seat for seat in source.game.seats if seat in source.seats.seen.get(user.id, ())}
    own = set(source.seats.seats_of(user.id)) or played
    mine = "open" if for_friend else "me"
    return {seat: mine if seat in own else row.bot or "open" for seat, row in source.seats.rows.items()}


# -------------------------------------------------------------------- comparison


async def compare(
    tables: TableRegistry, table: LiveTable, other_id: str, reader: Reader, load_report: LoadReport
) -> Comparison:
    """Compare a finished game with another one of its deal, both of which the reader may see to the end.

    Without `other_id`, with the game whose deal it repeats, else with the latest repetition.
    """
    if table.status != "over":
        raise Refused("not_allowed", "not_over")
    related = await finished_games_of_deal(tables.store, table.row)
    visible = await openable(tables.store, [row.id for row in related], reader.user)
    candidates = [row for row in related if row.id in visible and row.quarantined is None]
    if other_id:
        others = [row for row in candidates if row.id == other_id]
    else:
        others = [row for row in candidates if row.id == table.row.deal_of] or candidates[-1:]
    if not others:
        raise Refused("not_found", "other_game")
    try:
        other = await get_finished_table(tables, others[0].id, reader.user)  # only this one is loaded
    except Refused:
        raise Refused("not_found", "other_game") from None
    pair = sorted([table, other], key=lambda game: game.row.created)
    games = [await _compared(tables, game, reader, load_report) for game in pair]
    measures = list(dict.fromkeys(name for game in games for each in game["rounds"] for name in each["values"]))
    return {
        "game": table.row.game,
        "measures": measures,
        "games": games,
        "others": [
            {"id": row.id, "name": row.name, "ended": row.changed}
            for row in candidates[-MAX_OTHERS:]
            if row.id != other.id
        ],
    }


async def _compared(tables: TableRegistry, table: LiveTable, reader: Reader, load_report: LoadReport) -> ComparedGame:
    stored = (await results_at(tables.store, [table.id]))[table.id]
    rows = stored or await table.read(lambda state: result_rows(state.game, state.journal, state.seats, 0.0))
    # A reader who sees the end of a game also sees who played it.
    names = {user: table.subscribers.names.get(user, "") for user in table.seats.participants}
    decisions = await table.read(lambda state: {seat: state.journal.decided(seat) for seat in state.game.seats})
    report = await load_report(table)
    rounds = report["rounds"] if report is not None else await table.read(_end_of)
    outcome = stored_outcome(table.row)
    return {
        "id": table.id,
        "name": table.row.name,
        "set": component_set_id(table.row.data),
        "ended": stored[0].ended if stored else table.row.changed,
        "outcome": outcome,
        "decisions": sum(decisions.values()),
        "rounds": rounds,
        "report": report is not None,
        "seats": [{**past_seat(row, names, reader.user), "decisions": decisions.get(row.seat, 0)} for row in rows],
    }


def _end_of(state: TableState) -> list[ReportRound]:
    """Return the measures at the end of a game, for which no report was made."""
    game, match = state.game, state.journal.match
    measures: dict[str, dict[int, Any]] = kit(game.name).measures(game, match.state)
    values = {name: {str(seat): n for seat, n in by_seat.items()} for name, by_seat in measures.items()}
    return [{"round": game.round(match.state), "step": len(match.log), "values": values}] if values else []
