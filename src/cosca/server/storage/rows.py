"""Rows of the database as dataclasses, and the types of their JSON columns.

A field has the name of its column in `schema`; a test compares the two.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NotRequired, Self

from sqlalchemy import Row
from typing_extensions import TypedDict

from cosca.kernel.documents import GameOptions, PositionDocument
from cosca.kernel.events import Facts
from cosca.server.protocol.server_messages import OddsSetting, Outcome, Pace, ProposalKind, ProposalResult, Sign, Status

ColumnValues = dict[str, Any]  # of a row, by the name of the column


class Hours(TypedDict):
    """Quiet hours (`["22:00", "08:00"]` or none) and holidays (first and last day) of a user in a time zone.

    They count from uptime `since` on.
    """

    zone: str
    quiet: list[str] | None
    holidays: list[list[str]]
    since: float


class StoredProposal(TypedDict):
    """A proposal as stored in the table's row: open until it has a `result`. `message` is the id of what made it.

    `people` are those who agreed; older versions stored only their seats, in `yes`. `about` is the seat concerned,
    `until` the uptime at which it lapses, and `runs` means that it stops no clock. For a request to join, `user` is the
    newcomer who made it, `seat` the seat they want, and `gone` when it is withdrawn because they left.
    """

    n: int
    what: ProposalKind
    seat: int
    yes: list[int]
    message: str
    people: NotRequired[list[str]]
    about: NotRequired[int]
    until: NotRequired[float]
    runs: NotRequired[bool]
    user: NotRequired[str]
    gone: NotRequired[float]
    result: NotRequired[ProposalResult]
    by: NotRequired[int]


class StoredTurn(TypedDict):
    """Where the seat is in its turn, at a pace with an increment. Turns are numbered by the decisions of other seats.

    `since` is the number of the current turn (None between turns) and `answers` how often the seat had answered when
    it began; `earned` is the last turn that earned the increment, and `bonus` what it earned
    and gives back if it goes on after an undo.
    """

    since: int | None
    answers: int
    earned: int
    bonus: float | None


class _RequiredClock(TypedDict):
    left: float
    used: float
    at: float | None
    decision: int
    stopped: int | None


class StoredClock(_RequiredClock, total=False):
    """The clock of a seat as it was at uptime `at`, or as it stands if `at` is None.

    `left` is the bank, or the budget of days; `used` the time already used for this decision. `decision` is how often
    the seat had decided, and `stopped` the proposal for which the clock stood in this decision.
    """

    turn: StoredTurn


class MappedRow:
    """Base of all rows: reads columns and fields by name, so that their order does not matter."""

    __slots__ = ()

    @classmethod
    def from_row(cls, row: Row[Any], prefix: str = "") -> Self:
        """Build the row from the columns that start with `prefix`; TypeError if they are not its fields."""
        columns = row._mapping.items()
        return cls(**{name.removeprefix(prefix): value for name, value in columns if name.startswith(prefix)})

    def to_values(self) -> ColumnValues:
        """Return the values by column."""
        return {name: getattr(self, name) for name in self.__slots__}


@dataclass(frozen=True, slots=True)
class UserRow(MappedRow):
    id: str
    name: str
    login: str | None
    password: str | None
    generation: int
    created: float
    seen: float
    email: str | None = None
    admin: bool = False
    banned: bool = False  # cannot sign in
    muted: bool = False  # cannot chat
    hours: list[Hours] | None = None  # quiet hours and holidays, current and earlier
    language: str | None = None  # None: each device has its own
    coach: bool | None = None  # tips at ordinary tables; None: each device has its own
    email_confirmed: float | None = None  # when the user confirmed the e-mail address; None: not yet
    notify: dict[str, Any] | None = None  # preferences for notifications; None: the defaults
    privacy: dict[str, Any] | None = None  # what others may see of the profile; None: the defaults


@dataclass(frozen=True, slots=True)
class SessionRow(MappedRow):
    """A browser in which a user is signed in. It is valid until it is ended; it does not expire by itself."""

    id: str
    user_id: str
    device: str
    created: float
    seen: float
    ended: bool = False


@dataclass(frozen=True, slots=True)
class ResetRow(MappedRow):
    hash: str
    user_id: str
    created: float


@dataclass(frozen=True, slots=True)
class AuditRow(MappedRow):
    """What an administrator did. `about` is the id of a user or a table."""

    n: int
    at: float
    by: str
    what: str
    about: str
    facts: Facts
    followed: bool = False  # by a server


@dataclass(frozen=True, slots=True)
class TableRow(MappedRow):
    id: str
    game: str
    options: GameOptions
    data: str
    rules: int
    seed: str
    invite: str
    status: Status
    open: bool
    spectators: bool
    host: str | None
    proposal: StoredProposal | None
    outcome: Outcome | None
    rematch: str | None
    created: float
    changed: float
    waiting: list[int] | None = None  # the seats to act
    hints: bool = True  # whether the Consigliere may be asked
    team_proposals: dict[str, StoredProposal] | None = None  # by the number of the team; 7: of a newcomer
    round: int | None = None  # None before the game starts
    pace: Pace | None = None  # None: untimed
    clocks: dict[str, StoredClock] | None = None  # by seat
    deadline: float | None = None  # uptime at which a clock runs out or a proposal lapses
    start: PositionDocument | None = None  # the position that the game starts from; None: a fresh set-up
    lesson: str | None = None  # the lesson of its game that is taught here; None: an ordinary table
    newcomers: bool = True  # whether newcomers may ask for a seat in the running game
    start_verified: bool = False  # whether the rules led to `start` from a fresh set-up
    odds: OddsSetting = "request"  # when players see the odds of their choices
    quarantined: float | None = None  # since when nothing is played here, because the server stalled with it
    name: str | None = None  # given by the host
    rated: bool = False  # whether the result counts for ratings; fixed at the start
    deal_of: str | None = None  # the table whose deal is played again here
    owner: str | None = None  # the node of a cluster that runs the table
    epoch: int = 0  # how often nodes have claimed it

    @property
    def from_setup(self) -> bool:
        """Whether the game was reached from a fresh set-up, or a lesson of ours, by legal choices alone."""
        return self.start is None or self.lesson is not None or self.start_verified


def seats_to_act(row: TableRow) -> list[int]:
    """Return the seats to act according to the row; none if its column cannot be read."""
    waiting: Any = row.waiting
    return waiting if row.status == "running" and isinstance(waiting, list) else []


@dataclass(frozen=True, slots=True)
class SeatRow(MappedRow):
    table_id: str
    seat: int
    user_id: str | None
    bot: str | None
    stand_in: bool = False  # the bot plays because its player was away (who gets the seat back) or was deleted
    seen: float | None = None  # when its player disconnected; None while connected
    name: str | None = None  # of the person here, given by the user who plays several seats on one screen


@dataclass(frozen=True, slots=True)
class EntryRow(MappedRow):
    table_id: str
    seq: int
    kind: str
    seat: int | None
    choice: str | None
    message: str | None
    removes: list[int] | None
    events: str
    user_id: str | None
    at: float
    vocabulary: int = 1  # of the events
    epoch: int = 0  # in which it was written


@dataclass(frozen=True, slots=True)
class StateRow(MappedRow):
    table_id: str
    seq: int
    document: str


@dataclass(frozen=True, slots=True)
class ChatRow(MappedRow):
    table_id: str
    n: int
    seat: int | None
    user_id: str | None
    name: str
    text: str
    team: int | None
    at: float
    message: str | None = None
    event: Facts | None = None  # what happened to a seat, instead of a text


@dataclass(frozen=True, slots=True)
class PinRow(MappedRow):
    table_id: str
    seat: int
    on_element: str
    sign: Sign


@dataclass(frozen=True, slots=True)
class ReportRow(MappedRow):
    table_id: str
    made: float
    document: str


@dataclass(frozen=True, slots=True)
class StudyRow(MappedRow):
    id: str
    user_id: str | None
    made: float
    document: str


@dataclass(frozen=True, slots=True)
class DutyRow(MappedRow):
    """A seat must decide, and its user owes that. Times are uptime."""

    id: str
    table_id: str
    seat: int
    user_id: str
    since: float
    deadline: float | None  # when the clock runs out; None: never
    warn_at: float | None  # when 80 % of the time is used
    check_at: float  # when the sender has to look at it next


@dataclass(frozen=True, slots=True)
class ChannelRow(MappedRow):
    """Where a user, or everyone interested in a table, is notified: exactly one of `user_id` and `table_id` is set."""

    id: str
    user_id: str | None
    table_id: str | None
    kind: str  # push, email, webhook
    format: str | None  # of a webhook: discord, slack, matrix, ntfy, json
    address: str
    secrets: dict[str, str] | None  # keys of a push subscription with its session, or the key that signs a webhook
    stages: list[str] | None  # what is announced here; None: the defaults
    label: str
    created: float
    failing_since: float | None = None
    disabled: float | None = None  # when it was switched off after failing for a day
    error: str | None = None  # of the last attempt


@dataclass(frozen=True, slots=True)
class NotificationRow(MappedRow):
    """A notification for one channel. `due` is uptime, the other times are times of day."""

    id: str
    subject: str  # what it is about: the id of a duty, or a text that names an event
    stage: str
    channel: str  # "page", or the id of a channel
    user_id: str | None
    table_id: str | None
    facts: Facts
    created: float
    due: float
    tries: int = 0
    sent: float | None = None
    read: float | None = None
    error: str | None = None


@dataclass(frozen=True, slots=True)
class NoteRow(MappedRow):
    table_id: str
    user_id: str
    text: str
    changed: float


@dataclass(frozen=True, slots=True)
class AdvanceAnswerRow(MappedRow):
    """An answer that a seat gives before it is asked; `release_at` is the uptime at which it is given."""

    table_id: str
    seat: int
    kind: str  # of the question
    user_id: str
    answer: dict[str, Any]
    created: float
    release_at: float | None = None


@dataclass(frozen=True, slots=True)
class ResultRow(MappedRow):
    """How a finished game ended for one seat."""

    table_id: str
    seat: int
    user_id: str | None
    bot: str | None
    game: str
    players: int
    family: str
    team: int | None
    rank: int  # 1 is the best; equal ranks share a place
    score: float | None
    weight: float  # the share of the decisions that the user made
    rated: bool
    ended: float
    exclusion: str | None = None  # why statistics leave it out: position, again, hot_seat; None: it counts


@dataclass(frozen=True, slots=True)
class RatingRow(MappedRow):
    user_id: str
    game: str
    mu: float
    sigma: float
    games: int
    changed: float


@dataclass(frozen=True, slots=True)
class PuzzleResultRow(MappedRow):
    """The first answer of a user to a puzzle; `mu` and `sigma` are the user's rating for puzzles after it."""

    user_id: str
    puzzle: str
    game: str
    solved: bool
    answered: float
    mu: float
    sigma: float
