"""Types of the responses about people: profiles, histories, invitations, friends, challenges."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from cosca.server.protocol.http_models import ReportRound, TableBrief
from cosca.server.protocol.server_messages import Outcome

GameResult = Literal["win", "draw", "loss"]


class KnownPerson(TypedDict):
    """A friend or a person with whom the user has played. `games` and `last` are about games played together."""

    id: str
    name: str
    friend: bool
    games: int
    last: float | None
    profile: bool


class OpenInvitation(TypedDict):
    """An invitation of the user to a table that is not answered yet."""

    table: TableBrief
    by: str
    by_name: str
    created: float


class Privacy(TypedDict):
    """Who sees what of the user, and whether finished games may be published."""

    profile: Literal["everyone", "played", "nobody"]
    history: Literal["everyone", "played", "nobody"]
    against: Literal["everyone", "played", "nobody"]
    rating: Literal["everyone", "played", "nobody"]
    publish: bool


class ResultCount(TypedDict):
    """Results of games of one kind; `score` is the mean score, None where the game has none."""

    games: int
    wins: int
    draws: int
    losses: int
    score: float | None


class ResultLine(ResultCount):
    """Results by game, by family or by number of players; "" and 0 stand for all. `people`: against people only."""

    game: str
    family: str
    players: int
    people: bool


class ProfileRating(TypedDict):
    """The rating of a person in a game, as it is shown; `deviation` is half of its 95% interval."""

    game: str
    rating: int
    deviation: int
    games: int


class PastSeat(TypedDict):
    """A seat of a finished game. `user` and `name` are None if its player is hidden from the reader, or left."""

    seat: int
    user: str | None
    name: str | None
    bot: str | None
    own: bool
    family: str
    team: int | None
    rank: int
    score: float | None


class PastGame(TypedDict):
    """A finished game in a history, with its result for the owner.

    `name`: of the table, None if the reader may not open it (`visible`). `exclusion`: why it does not count.
    """

    id: str
    game: str
    name: str | None
    visible: bool
    players: int
    ended: float
    result: GameResult
    rated: bool
    exclusion: str | None
    seats: list[PastSeat]


class PastGames(TypedDict):
    """A page of a history; `next` is the cursor of the next page, "" if there is none."""

    games: list[PastGame]
    next: str


class Profile(TypedDict):
    """A person as the reader may see them. Hidden parts are None. `since`: when the person came here first."""

    id: str
    name: str
    since: float
    me: bool
    friend: bool
    results: list[ResultLine]
    recent: list[PastGame] | None
    against: bool
    ratings: list[ProfileRating] | None


class PersonBrief(TypedDict):
    """A person in a head-to-head."""

    id: str
    name: str


class HeadToHead(TypedDict):
    """Games of two people: on different teams (`against`, wins of the first) and on the same team (`together`)."""

    people: list[PersonBrief]
    against: list[ResultLine]
    together: list[ResultLine]
    recent: list[PastGame]


class ComparedSeat(PastSeat):
    """A seat of a compared game; `decisions`: how many it made."""

    decisions: int


class ComparedGame(TypedDict):
    """One of the games of a deal. `rounds` are those of its report, else only the end."""

    id: str
    name: str | None
    set: str
    ended: float
    outcome: Outcome | None
    decisions: int
    rounds: list[ReportRound]
    report: bool
    seats: list[ComparedSeat]


class OtherDeal(TypedDict):
    """Another finished game of the same deal."""

    id: str
    name: str | None
    ended: float


class Comparison(TypedDict):
    """Two games of one deal side by side: the earlier one first. `others`: further games with which to compare."""

    game: str
    measures: list[str]
    games: list[ComparedGame]
    others: list[OtherDeal]


class AccountExport(TypedDict):
    """All that the server stores about the user, by table of the database; keys and passwords are left out."""

    version: str
    exported: float
    data: dict[str, list[dict[str, object]]]
    left_out: NotRequired[list[str]]
