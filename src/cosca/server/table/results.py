"""How a finished game ended for each seat: the rows from which histories, statistics and ratings are computed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cosca.kernel.game import Game
from cosca.server.storage.rows import ResultRow, TableRow
from cosca.server.table.journal import Journal
from cosca.server.table.seats import Seats

FROM_POSITION: Final = "position"  # the game started from a position, which may favor a side
DEAL_AGAIN: Final = "again"  # the deal was known from an earlier game
HOT_SEAT: Final = "hot_seat"  # one person played for two teams


def result_rows(game: Game[Any], journal: Journal, seats: Seats, ended: float) -> list[ResultRow]:
    """Return the results of a finished game; none for a lesson, or if its outcome is unknown.

    The result of a seat belongs to the user who holds it, else to the one who made most of its decisions: leaving a
    lost game does not undo the defeat. In a rated game it always belongs to the latter: nobody can pass a defeat on to
    somebody else who takes the seat at the end. A team whose players all gave up or ran out of time comes last.
    """
    row, outcome = seats.table, seats.table.outcome
    if row.lesson is not None or not isinstance(outcome, dict) or not outcome.keys() >= {"ranks", "scores"}:
        return []
    players = {seat: _player(journal, seats, seat) for seat in game.seats}
    ranks = _ranks(game, seats, outcome["ranks"], {seat for seat, (user, _) in players.items() if user is not None})
    families: Any = game.describe(journal.match.state).get("families") or {}
    exclusion = _exclusion(row, seats, {seat: user for seat, (user, _) in players.items()})
    return [
        ResultRow(
            table_id=row.id,
            seat=seat,
            user_id=user,
            bot=seats.rows[seat].bot if user is None else None,
            game=row.game,
            players=len(game.seats),
            family=str(families.get(str(seat), "")),
            team=seats.team_of(seat),
            rank=ranks[seat],
            score=outcome["scores"].get(str(seat)),
            weight=weight,
            rated=row.rated and exclusion is None,
            ended=ended,
            exclusion=exclusion,
        )
        for seat, (user, weight) in players.items()
    ]


def _player(journal: Journal, seats: Seats, seat: int) -> tuple[str | None, float]:
    """Return the user to whom the result of a seat belongs, and the share of its decisions that they made."""
    decisions = journal.decisions_by(seat)
    people = {user: n for user, n in decisions.items() if user is not None and user not in seats.removed}
    holder = user = seats.rows[seat].user_id
    if people and (holder is None or seats.table.rated):
        user = max(people, key=lambda candidate: (people[candidate], candidate == holder, candidate))
    if user is None or not decisions.total():
        return user, 1.0
    return user, decisions[user] / decisions.total()


def _ranks(game: Game[Any], seats: Seats, stored: Mapping[str, int], played: set[int]) -> dict[int, int]:
    """Return the rank of each seat; teams that forfeited come after all others."""
    ranks = {seat: int(stored.get(str(seat), 1)) for seat in game.seats}
    gone = seats.given_up | seats.timed_out
    contested = [(team, set(team) & (played | gone)) for team in game.teams]
    forfeited = {seat for team, by_people in contested if by_people and by_people <= gone for seat in team}
    last = max([rank for seat, rank in ranks.items() if seat not in forfeited], default=0) + 1
    return ranks if len(forfeited) == len(ranks) else ranks | dict.fromkeys(forfeited, last)


def _exclusion(row: TableRow, seats: Seats, players: Mapping[int, str | None]) -> str | None:
    """Return why statistics and ratings leave the game out; None if it counts."""
    if row.start is not None:
        return FROM_POSITION
    if row.deal_of is not None:
        return DEAL_AGAIN
    teams: dict[str, set[int | None]] = {}
    for seat, user in players.items():
        if user is not None:
            teams.setdefault(user, set()).add(seats.team_of(seat))
    return HOT_SEAT if any(len(of_user) > 1 for of_user in teams.values()) else None
