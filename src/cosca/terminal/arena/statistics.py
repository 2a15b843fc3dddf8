"""Statistics of a comparison. The independent units are blocks: a seed with A in every place once."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple, TypedDict

from cosca.terminal.arena.matches import ArenaSide, GameResult
from cosca.terminal.commands.simulate import wilson

Teams = tuple[tuple[int, ...], ...]
ArenaSummary = dict[str, Any]  # the JSON of a comparison: what `summary` returns, and its options and bots

BLOCKS = "Student's t over the means of the blocks"
GAMES = "Wilson's, with every game for itself, because the blocks do not differ"


class Share(TypedDict):
    """What a bot won of its games from one place or with one family, with the 95% interval."""

    games: int
    share: float
    interval: list[float]


class Estimate(NamedTuple):
    """A share with its 95% interval, and the kind of interval."""

    share: float
    low: float
    high: float
    method: str


def points(result: GameResult, teams: Teams) -> list[float]:
    """Return each team's part of the win: 1, a fraction if several won, the same for all in a draw."""
    won = [float(team[0] in result.winners) for team in teams]
    shared = sum(won)
    return [each / shared for each in won] if shared else [1.0 / len(teams)] * len(teams)


def whole_blocks(results: Sequence[GameResult], teams: Teams) -> list[list[GameResult]]:
    """Return the complete blocks by seed; the games of a block are ordered by A's team."""
    blocks: dict[int, dict[int, GameResult]] = {}
    for result in results:
        blocks.setdefault(result.seed, {}).setdefault(result.team, result)
    return [[games[team] for team in sorted(games)] for _, games in sorted(blocks.items()) if len(games) == len(teams)]


def block_means(blocks: Sequence[Sequence[GameResult]], teams: Teams) -> list[float]:
    """Return A's share of each block."""
    return [sum(points(game, teams)[game.team - 1] for game in block) / len(block) for block in blocks]


def estimate(means: Sequence[float], games_a_block: int) -> Estimate:
    """Estimate the share from the means of blocks."""
    n = len(means)
    if not n:
        return Estimate(math.nan, 0.0, 1.0, GAMES)
    share = math.fsum(means) / n
    square = math.fsum([(mean - share) ** 2 for mean in means])
    if square < 1e-12:
        return Estimate(share, *wilson(share * n * games_a_block, n * games_a_block), GAMES)
    from scipy.special import stdtrit  # imported here because loading takes a moment

    spread = float(stdtrit(n - 1, 0.975)) * math.sqrt(square / (n - 1) / n)
    return Estimate(share, max(0.0, share - spread), min(1.0, share + spread), BLOCKS)


def elo(share: float, teams: int) -> float:
    """Return the Elo difference that belongs to a share of wins; infinite for 0 and 1."""
    if share < 1e-9:  # the end of an interval may miss 0 or 1 by rounding
        return -math.inf
    return math.inf if share > 1.0 - 1e-9 else 400.0 * math.log10(share * (teams - 1) / (1.0 - share))


def summary(results: Sequence[GameResult], teams: Teams) -> ArenaSummary:
    """Return everything as JSON; an unbounded Elo number is null. Games of incomplete blocks do not count."""
    blocks = whole_blocks(results, teams)
    games = [game for block in blocks for game in block]
    estimated = estimate(block_means(blocks, teams), len(teams))
    first = next((game for game in games if game.failure), None)
    return {
        "games": len(games),
        "blocks": len(blocks),
        "left_out": len({(result.seed, result.team) for result in results}) - len(games),
        "points": round(sum(points(game, teams)[game.team - 1] for game in games), 6),
        "share": estimated.share if games else None,
        "interval": [estimated.low, estimated.high],
        "interval_is": estimated.method,
        "even": 1.0 / len(teams),
        "elo": _bound(elo(estimated.share, len(teams))) if games else None,
        "elo_interval": [_bound(elo(share, len(teams))) for share in (estimated.low, estimated.high)],
        "draws": sum(not game.winners for game in games),
        "shared": sum(_winning_teams(game, teams) > 1 for game in games),
        "ends": dict(sorted(Counter(game.reason for game in games).items())),
        "rounds": dict(sorted(Counter(game.rounds for game in games).items())),
        "decisions": _mean([game.a.decisions + game.b.decisions for game in games]),
        "turns": _mean([game.a.turns + game.b.turns for game in games]),
        "a": {**_pace([game.a for game in games], len(teams[0])), **_groups(games, teams, True)},
        "b": {**_pace([game.b for game in games], sum(map(len, teams[1:]))), **_groups(games, teams, False)},
        "first_failure": None if first is None else f"seed {first.seed}, A in team {first.team}: {first.failure}",
    }


def _bound(number: float) -> float | None:
    return number if math.isfinite(number) else None


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def _winning_teams(game: GameResult, teams: Teams) -> int:
    return sum(team[0] in game.winners for team in teams)


def _pace(sides: list[ArenaSide], seats: int) -> dict[str, Any]:
    """Return mean and longest times in seconds, decisions per game, and failures of a side with so many seats."""
    decisions, turns = sum(side.decisions for side in sides), sum(side.turns for side in sides)
    seconds = sum(side.seconds for side in sides)
    return {
        "decisions": _mean([side.decisions for side in sides]),
        "turns": _mean([side.turns for side in sides]),
        "seconds_a_decision": seconds / decisions if decisions else 0.0,
        "seconds_a_turn": seconds / turns if turns else 0.0,
        "slowest_decision": max([side.slowest for side in sides], default=0.0),
        "slowest_turn": max([side.slowest_turn for side in sides], default=0.0),
        "processor_a_seat": _mean([side.processor for side in sides]) / seats,
        "failures": sum(side.failures for side in sides),
    }


def _groups(games: list[GameResult], teams: Teams, of_a: bool) -> dict[str, Any]:
    """Return the shares of one of the bots by place and family, and its average score."""
    places: dict[str, list[float]] = {}
    families: dict[str, list[float]] = {}
    scores: list[float] = []
    for game in games:
        for number, (team, won) in enumerate(zip(teams, points(game, teams), strict=True), 1):
            if (number == game.team) != of_a:
                continue
            places.setdefault(place(team), []).append(won)
            scores.append(_mean([game.scores[seat - 1] for seat in team]))
            for seat in team if game.families else ():
                families.setdefault(game.families[seat - 1], []).append(won)
    return {
        "score": _mean(scores),
        "by_seat": {name: _share(each) for name, each in sorted(places.items())},
        "by_family": {name: _share(each) for name, each in sorted(families.items())},
    }


def place(team: tuple[int, ...]) -> str:
    """Return the seats of a team, as `1` or `1+2`."""
    return "+".join(str(seat) for seat in team)


def _share(won: list[float]) -> Share:
    return {"games": len(won), "share": _mean(won), "interval": list(wilson(sum(won), len(won)))}
