"""How a finished game, or a puzzle, changes ratings. Pure: the same results give the same numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cosca.server.ratings.anchors import anchor
from cosca.server.ratings.scale import MODEL, Rating
from cosca.server.storage.rows import ResultRow

NEWCOMER = Rating()
PUZZLE_SIGMA = 2.0  # how uncertain the rating of a puzzle is, which bots gave it; it never changes


def rate_game(results: Sequence[ResultRow], ratings: Mapping[str, Rating]) -> dict[str, Rating]:
    """Return the new ratings of the users in one finished game; empty if it cannot be rated.

    Teams are rated as teams. Bots keep the fixed rating of the ladder. A user who played only a share of the decisions
    gets that share of the change (openskill's own weights would make a loss larger instead of smaller).
    """
    teams: dict[int, list[ResultRow]] = {}
    for result in sorted(results, key=lambda result: result.seat):
        teams.setdefault(result.seat if result.team is None else -1 - result.team, []).append(result)
    before = {result.seat: _rating(result, ratings) for result in results}
    if len(teams) < 2 or None in before.values() or not any(result.user_id for result in results):
        return {}
    ranks = [min(result.rank for result in team) for team in teams.values()]
    sides = [[MODEL.rating(*_known(before[result.seat])) for result in team] for team in teams.values()]
    rated = MODEL.rate(sides, ranks=[float(rank) for rank in ranks])
    changed: dict[str, Rating] = {}
    for team, side in zip(teams.values(), rated, strict=True):
        for result, player in zip(team, side, strict=True):
            old = before[result.seat]
            if result.user_id is not None and old is not None:
                mu = old.mu + result.weight * (player.mu - old.mu)
                sigma = old.sigma + result.weight * (player.sigma - old.sigma)
                changed[result.user_id] = Rating(mu, sigma, old.games + 1)
    return changed


def rate_attempt(before: Rating, puzzle: float, solved: bool) -> Rating:
    """Return the new rating of a user after a puzzle of that mu, as after a game against a player of that rating."""
    sides = [[MODEL.rating(before.mu, before.sigma)], [MODEL.rating(puzzle, PUZZLE_SIGMA)]]
    [[player], _] = MODEL.rate(sides, ranks=[0.0, 1.0] if solved else [1.0, 0.0])
    return Rating(player.mu, player.sigma, before.games + 1)


def _rating(result: ResultRow, ratings: Mapping[str, Rating]) -> Rating | None:
    if result.user_id is not None:
        return ratings.get(result.user_id, NEWCOMER)
    return NEWCOMER if result.bot is None else anchor(result.game, result.bot)  # neither: a deleted account


def _known(rating: Rating | None) -> tuple[float, float]:
    assert rating is not None
    return rating.mu, rating.sigma
