"""Types of the messages to the page: ids and facts, never sentences. The page's types are generated from these."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, NotRequired

from pydantic import ConfigDict, Field, WithJsonSchema
from typing_extensions import TypedDict

from cosca.kernel.facts import NextOffer
from cosca.kernel.messages import Message

VERSION: Final = 2  # of the protocol
OLDEST_VERSION: Final = 2  # that this server understands; a page of another version has to reload

Facts = Mapping[str, Any]  # specific to a game, whose generated types say more
Sign = Literal["attack", "defend", "look"]
Status = Literal["waiting", "running", "over"]
OddsSetting = Literal["request", "always", "never"]
ProposalKind = Literal["undo", "end", "concede", "stand_in", "join"]
ProposalResult = Literal["agreed", "refused", "withdrawn", "overtaken", "lapsed"]
Path = list[str | int]
PLACE: Final = {"anyOf": [{"type": "string"}, {"type": "integer"}]}
Change = Annotated[  # [path, value] sets a value; [path] removes it
    list[Any],
    WithJsonSchema({"type": "array", "minItems": 1, "prefixItems": [{"type": "array", "items": PLACE}, {}]}),
]


_STRICT: Final = ConfigDict(strict=True, extra="forbid")  # a pace is also part of a request


class Untimed(TypedDict):
    """No time limits."""

    __pydantic_config__ = _STRICT  # pyright: ignore[reportGeneralTypeIssues]
    kind: Literal["untimed"]


class LivePace(TypedDict):
    """Seconds per decision, then a bank of seconds for the whole game."""

    __pydantic_config__ = _STRICT  # pyright: ignore[reportGeneralTypeIssues]
    kind: Literal["live"]
    seconds: Annotated[int, Field(ge=10, le=3600)]
    bank: Annotated[int, Field(ge=0, le=86400)]


class _DaysBudget(TypedDict):
    kind: Literal["days"]
    days: Annotated[int, Field(ge=1, le=365)]


class DaysPace(_DaysBudget, total=False):
    """A budget of days, not charged in a player's quiet hours and holidays.

    It is for the whole game, or each turn adds `increment_hours` up to `cap_days`; both are given, or none.
    """

    __pydantic_config__ = _STRICT  # pyright: ignore[reportGeneralTypeIssues]
    increment_hours: Annotated[int, Field(ge=1, le=240)]
    cap_days: Annotated[int, Field(ge=1, le=365)]


Pace = Untimed | LivePace | DaysPace


class Item(TypedDict):
    """An event as its viewer saw it; `facts["event"]` is its kind."""

    n: int
    facts: Facts


class Choice(TypedDict):
    """One legal answer. `next` may be a number: the same list as that of the choice with this index.

    With `goal` an answer of `next` may be selected first; `certain` are outcomes that are sure to follow.
    `usual`: it is taken unless the player picks another one.
    """

    text: str
    kind: str
    touches: list[str]
    facts: Facts
    group: NotRequired[str]
    next: NotRequired[list[NextOffer] | int]
    goal: NotRequired[bool]
    usual: NotRequired[bool]
    certain: NotRequired[list[Message]]


class Question(TypedDict):
    """The open question of a seat; `touches` are its elements. `done`: the seat made a sealed choice and may change it.

    `odds`: odds of the choices can be requested.
    """

    kind: str
    sealed: bool
    facts: Facts
    touches: list[str]
    rules: list[str]
    choices: list[Choice]
    done: bool
    odds: NotRequired[bool]


class VisibleState(TypedDict):
    """The state as a viewer sees it: the view, facts derived from it, and the seats that owe a decision."""

    view: Facts
    facts: Facts
    waiting: list[int]


class Snapshot(TypedDict):
    """The visible state and open question of a viewer. `act` counts the acts of the seat, for `choose` and `advise`.

    `free` is the number of the seat's last choices that can be undone without consent, together or one by one.
    """

    view: Facts
    facts: Facts
    question: Question | None
    anytime: list[Choice]
    waiting: list[int]
    undo: Literal["free", "ask"] | None
    free: int
    act: int


class Clock(TypedDict):
    """The clock of a seat. `left`: seconds of the bank or the budget; `decision`: additional ones for this decision.

    If the clock runs, both are as of `at`, and it expires at `until`; times are in server time, as is `now`.
    """

    left: float
    decision: float
    at: float | None
    until: float | None


class ClockUpdate(TypedDict):
    """The clocks that changed, by seat, and the server time."""

    now: float
    clocks: dict[str, Clock]


class State(TypedDict):
    """A new frame of a viewer: items after number `since` (`more`: not all), and the snapshot, whole or as a patch."""

    v: int
    type: Literal["state"]
    seat: int | None
    frame: int
    base: int | None
    since: int
    items: list[Item]
    more: NotRequired[bool]
    whole: NotRequired[Snapshot]
    changes: NotRequired[list[Change]]
    times: NotRequired[ClockUpdate]


class Clocks(TypedDict):
    """The clocks that changed, for a connection that gets no `state` message with them."""

    v: int
    type: Literal["clocks"]
    times: ClockUpdate


class Outcome(TypedDict):
    """The end of a game: message `outcome-REASON` with the winners and these facts; ranks and scores by seat."""

    winners: list[int]
    ranks: dict[str, int]
    scores: dict[str, int]
    reason: str
    facts: Facts


class Visitor(TypedDict):
    """The recipient of the message; `front` is the active seat."""

    user: str | None
    seats: list[int]
    front: int | None
    host: bool


class Seat(TypedDict):
    """A seat with its player. `seen`: when a player who is not connected was last connected.

    `away`: a stand-in plays until the player, who was away or out of time, returns. `since`: since when the seat has
    owed a decision, in server time. `replaceable`: from when the others may let a bot play for a player who is not
    connected, whenever the seat owes a decision.
    """

    seat: int
    team: int | None
    user: str | None
    name: str | None
    bot: str | None
    here: bool
    mine: bool
    away: bool
    seen: NotRequired[float]
    clock: NotRequired[Clock]
    since: NotRequired[float]
    replaceable: NotRequired[float]


class Proposal(TypedDict):
    """An open proposal: who agreed and who has not answered yet (`waiting` seats, `others` who hold none any more).

    `about` is the seat that it concerns; `asked`: the recipient has not answered yet. It lapses at `until`. In a
    request to join, `user` and `name` are those of the newcomer, and `seat` is the requested seat.
    """

    n: int
    what: ProposalKind
    seat: int
    name: str
    yes: list[int]
    waiting: list[int]
    others: list[str]
    asked: bool
    about: NotRequired[int]
    until: NotRequired[float]
    user: NotRequired[str]


class Settled(TypedDict):
    """A settled proposal, and by whose answer. In a request to join, `user` and `name` are those of the newcomer."""

    n: int
    what: ProposalKind
    seat: int
    yes: list[int]
    result: ProposalResult
    by: NotRequired[int]
    user: NotRequired[str]
    name: NotRequired[str]


class InvitedUser(TypedDict):
    """A person who was invited by name and has not answered; `by` invited them."""

    user: str
    name: str
    by: str


class Table(TypedDict):
    """A table: what everyone may know, and what depends on the recipient. `set` is its component set in URLs.

    `proposals` are the open ones of the table and of the recipient's team; `settled` are the latest settled ones.
    `hot_seat`: one user plays for two teams. `now` is the server time of clocks, in seconds.
    `lesson`: the lesson of the game, if any. `newcomers`: whether newcomers may request a seat in the running game.
    `rated`: whether the result counts for ratings.
    `position`: the game starts from a position, which the user who created the table knows completely.
    `odds`: when players see the odds of their choices: on request, always or never.
    `name`: given by the host. `deal_of`: the table whose deal is played here again.
    `invited`: people with an open invitation, shown to members. `invited_by`: who invited the recipient, as long as the
    invitation is open. `watched`: the recipient wants to know when the table needs a player.
    """

    v: int
    type: Literal["table"]
    id: str
    name: str | None
    deal_of: str | None
    game: str
    set: str
    options: Facts
    status: Status
    open: bool
    spectators: bool
    hints: bool
    odds: OddsSetting
    newcomers: bool
    rated: bool
    lesson: str | None
    position: bool
    pace: Pace
    now: float
    host: str | None
    me: Visitor
    seats: list[Seat]
    watching: int
    hot_seat: bool
    proposals: list[Proposal]
    settled: list[Settled]
    commitment: str
    waiting: list[int]
    rematch: str | None
    invite: str | None
    invited: list[InvitedUser]
    invited_by: str | None
    watched: bool
    outcome: Outcome | None


class ChatLine(TypedDict):
    """A line of the chat; `team`: for the team only. With `event`, a change of a seat. `n` is numbered per viewer."""

    n: int
    seat: int | None
    user: str | None
    name: str
    text: str
    team: bool
    at: float
    event: NotRequired[Facts]


class Chat(TypedDict):
    """Lines of the chat; `whole`: they replace all lines that the viewer had."""

    v: int
    type: Literal["chat"]
    lines: list[ChatLine]
    whole: bool
    muted: list[str]


class Pin(TypedDict):
    """A sign on an element of the board."""

    seat: int
    on: str
    sign: Sign


class Pins(TypedDict):
    """All pins of the viewer's team."""

    v: int
    type: Literal["pins"]
    pins: list[Pin]


class LineStep(TypedDict):
    """One choice of a plan, and the kind of the question that it answers."""

    kind: str
    choice: Choice


class AdvisedPlan(TypedDict):
    """A plan for the turn by the Consigliere; `chance` is the win probability, `error` its standard error.

    `standing` compares with the best: `as_good` within the errors, `behind`, or `unknown` if it has too few visits.
    `line` are the choices to the end of the turn; `open`: what follows depends on what is drawn or revealed.
    """

    chance: float
    error: float
    standing: Literal["best", "as_good", "behind", "unknown", "mixed"]
    line: list[LineStep]
    open: bool
    reasons: list[Message]


class AdvisedChoice(AdvisedPlan):
    """A choice with advice. `share`: its probability in a mixed strategy, else its share of the visits.

    `like` is the best choice that leads to the same plan, usually this one; `also` are other plans after it.
    """

    text: str
    share: float
    like: str
    also: list[AdvisedPlan]


class Advice(TypedDict):
    """The choices of a question, the best first. `sure` is how clearly the first one is the best."""

    v: int
    type: Literal["advice"]
    id: str
    seat: int
    act: int
    sure: Literal["clear", "likely", "close"] | None  # None for a mixed strategy
    choices: list[AdvisedChoice]


class Refusal(TypedDict):
    """The reason of a refusal: message `refused-CODE--WHY` (`refused-CODE` if `why` is empty) with these facts.

    `message` is the English text, for programs.
    """

    code: str
    why: str
    facts: Facts
    message: str


class ErrorMessage(Refusal):
    """The refusal of the message with this id."""

    v: int
    type: Literal["error"]
    id: str | None


class Ack(TypedDict):
    """The acknowledgement of the message with this id."""

    v: int
    type: Literal["ack"]
    id: str


class Pong(TypedDict):
    """The reply to a ping."""

    v: int
    type: Literal["pong"]


class Notice(TypedDict):
    """A notice of the administrator to all; with `seconds`, the server restarts in so many."""

    v: int
    type: Literal["notice"]
    text: str
    seconds: int | None


ServerMessage = State | Clocks | Table | Chat | Pins | Advice | ErrorMessage | Ack | Pong | Notice
