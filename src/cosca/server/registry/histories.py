"""Histories and statistics of people, as a reader may see them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final, NamedTuple

from cosca.server.identity.privacy import Part, is_visible
from cosca.server.protocol.people_models import GameResult, PastGame, PastGames, PastSeat, ResultLine
from cosca.server.storage import history, people
from cosca.server.storage.history import CommonResult, CountedResult, HistoryFilter
from cosca.server.storage.results import results_at
from cosca.server.storage.rows import ResultRow, UserRow
from cosca.server.storage.store import Store


class Tally(NamedTuple):
    """A result to count. `table_id` counts once, even if its player held several seats."""

    table_id: str
    game: str
    family: str
    players: int
    result: GameResult
    score: float | None
    people: bool


class Reader:
    """A user who reads about other people, and with whom they have played."""

    def __init__(self, store: Store, user: str | None, played: Iterable[str]) -> None:
        self.store: Final = store
        self.user: Final = user
        self._played: Final = frozenset(played)

    @classmethod
    async def of(cls, store: Store, user: str | None) -> Reader:
        played: Iterable[str] = ()
        if user is not None:
            played = {*await people.played_with(store, user), *await history.tablemates(store, user)}
        return cls(store, user, played)

    def sees(self, owner: UserRow, part: Part) -> bool:
        """Return whether the reader may see a part of what concerns the owner."""
        return is_visible(owner, part, self.user, owner.id in self._played)


def result_of(rank: int, worst: int) -> GameResult:
    """Return the result of a rank; where all share one rank, it is a draw."""
    return "draw" if worst == 1 else "win" if rank == 1 else "loss"


async def past_games(reader: Reader, owner: UserRow, wanted: HistoryFilter, cursor: str) -> PastGames:
    """Return a page of the owner's history. Names that the reader may not see are left out."""
    games, next_cursor = await history.past_tables(reader.store, owner.id, wanted, cursor)
    return {"games": await describe(reader, owner, [game.id for game in games]), "next": next_cursor}


async def describe(reader: Reader, owner: UserRow, ids: list[str]) -> list[PastGame]:
    """Return finished games of the owner as the reader sees them."""
    store = reader.store
    rows = await results_at(store, ids)
    users = await store.users({row.user_id for seats in rows.values() for row in seats if row.user_id})
    names = {id: user.name for id, user in users.items() if id == owner.id or reader.sees(user, "history")}
    visible = await history.openable(store, ids, reader.user)
    tables = await people.tables_by_id(store, ids)
    games: list[PastGame] = []
    for id in ids:
        own = [row for row in rows[id] if row.user_id == owner.id]
        if not own or id not in tables:
            continue
        first = own[0]
        worst = max(row.rank for row in rows[id])
        games.append(
            {
                "id": id,
                "game": first.game,
                "name": tables[id].name if id in visible else None,
                "visible": id in visible,
                "players": first.players,
                "ended": first.ended,
                "result": result_of(min(row.rank for row in own), worst),
                "rated": first.rated,
                "exclusion": first.exclusion,
                "seats": [past_seat(row, names, owner.id) for row in rows[id]],
            }
        )
    return games


def past_seat(row: ResultRow, names: dict[str, str], owner: str | None) -> PastSeat:
    """Return a seat of a finished game; `names` has those that may be shown."""
    shown = row.user_id if row.user_id in names else None
    return {
        "seat": row.seat,
        "user": shown,
        "name": names.get(shown or ""),
        "bot": row.bot,
        "own": row.user_id is not None and row.user_id == owner,
        "family": row.family,
        "team": row.team,
        "rank": row.rank,
        "score": row.score,
    }


async def opponents_named(reader: Reader, owner: UserRow, text: str) -> set[str]:
    """Return the people of the owner's games whose name contains the text and may be shown to the reader."""
    users = await reader.store.users(await history.tablemates(reader.store, owner.id))
    wanted = text.casefold()
    return {
        id
        for id, user in users.items()
        if wanted in user.name.casefold() and (reader.sees(user, "history") or id == reader.user)
    }


# -------------------------------------------------------------------- statistics


def tallies(results: Iterable[CountedResult]) -> list[Tally]:
    """Return the results of a person to count."""
    return [
        Tally(row.table_id, row.game, row.family, row.players, result_of(row.rank, row.worst), row.score, row.people)
        for row in results
    ]


def duel_tallies(results: Iterable[CommonResult], same_team: bool) -> list[Tally]:
    """Return the results of a person to count: against another, by who came first, or together with them."""
    counted: list[Tally] = []
    for row in results:
        if (row.team == row.other_team) != same_team:
            continue
        if same_team:
            result: GameResult = "win" if row.rank == 1 else "loss"
        else:
            result = "draw" if row.rank == row.other_rank else "win" if row.rank < row.other_rank else "loss"
        counted.append(Tally(row.table_id, row.game, row.family, row.players, result, row.score, True))
    return counted


def result_lines(counted: list[Tally]) -> list[ResultLine]:
    """Return the results by game, then by family, by number of players, and against people only."""
    lines: list[ResultLine] = []
    for game in sorted({tally.game for tally in counted}):
        own = [tally for tally in counted if tally.game == game]
        lines.append(_line(own, game))
        if any(tally.people for tally in own) and not all(tally.people for tally in own):
            lines.append(_line([tally for tally in own if tally.people], game, people=True))
        families = sorted({tally.family for tally in own if tally.family})
        lines += [_line([tally for tally in own if tally.family == family], game, family) for family in families]
        counts = sorted({tally.players for tally in own})
        if len(counts) > 1:
            lines += [_line([tally for tally in own if tally.players == n], game, players=n) for n in counts]
    return lines


def _line(counted: list[Tally], game: str, family: str = "", players: int = 0, people: bool = False) -> ResultLine:
    by_table = {tally.table_id: tally for tally in counted}
    count = Counter(tally.result for tally in by_table.values())
    scores = [tally.score for tally in by_table.values() if tally.score is not None]
    return {
        "game": game,
        "family": family,
        "players": players,
        "people": people,
        "games": len(by_table),
        "wins": count["win"],
        "draws": count["draw"],
        "losses": count["loss"],
        "score": round(sum(scores) / len(scores), 1) if scores else None,
    }
