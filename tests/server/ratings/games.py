"""Results of finished games for tests of ratings."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from cosca.server.storage.rows import ResultRow


def _result(seat: int, user: str, players: int, team: int | None, rank: int) -> ResultRow:
    return ResultRow(
        table_id="t",
        seat=seat,
        user_id=user,
        bot=None,
        game="corleones_empire" if team is None else "la_famiglia",
        players=players,
        family=f"family {seat}",
        team=team,
        rank=rank,
        score=None,
        weight=1.0,
        rated=True,
        ended=1.0,
    )


def free_for_all(**ranks: int) -> list[ResultRow]:
    """A game of everyone against everyone: ranks by user."""
    return [_result(seat, user, len(ranks), None, rank) for seat, (user, rank) in enumerate(ranks.items(), 1)]


def teams(first: list[str], second: list[str], winner: int) -> list[ResultRow]:
    """A game of two teams: which one won (0: a draw)."""
    sides = [(user, team) for team, users in ((1, first), (2, second)) for user in users]
    return [
        _result(seat, user, len(sides), team, 1 if winner in (0, team) else 2)
        for seat, (user, team) in enumerate(sides, 1)
    ]


def with_seat(results: list[ResultRow], seat: int, **changes: Any) -> list[ResultRow]:
    """The same game with one seat changed."""
    return [replace(result, **changes) if result.seat == seat else result for result in results]
