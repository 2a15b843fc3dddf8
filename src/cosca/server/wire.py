"""The messages of the server as types: ids and facts, never a sentence. The page's types are generated from these."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, NotRequired

from pydantic import WithJsonSchema
from typing_extensions import TypedDict

from cosca.kernel.facts import NextOffer

VERSION: Final = 2  # of the protocol; a page of another one is told to load itself again

Facts = Mapping[str, Any]  # a game's own matter: its types say more
Sign = Literal["attack", "defend", "look"]
Status = Literal["waiting", "running", "over"]
What = Literal["undo", "end", "concede", "stand_in"]
Result = Literal["agreed", "refused", "withdrawn", "overtaken", "lapsed"]
Path = list[str | int]
PLACE: Final = {"anyOf": [{"type": "string"}, {"type": "integer"}]}
Change = Annotated[  # [path, value]: the value stands there now; [path]: nothing stands there any more
    list[Any],
    WithJsonSchema({"type": "array", "minItems": 1, "prefixItems": [{"type": "array", "items": PLACE}, {}]}),
]


class Untimed(TypedDict):
    """Nobody's time is counted."""

    kind: Literal["untimed"]


class LivePace(TypedDict):
    """Seconds for each decision, then those of the bank, which is for the whole game."""

    kind: Literal["live"]
    seconds: int
    bank: int


class DaysPace(TypedDict):
    """A budget of days for the whole game, outside of a player's quiet hours and holidays."""

    kind: Literal["days"]
    days: int


Pace = Untimed | LivePace | DaysPace


class Message(TypedDict):
    """A sentence as words are data: the id of its message, and what stands in it."""

    id: str
    args: NotRequired[Facts]


class Item(TypedDict):
    """An event as its viewer saw it; `facts["event"]` is its kind."""

    n: int
    facts: Facts


class Choice(TypedDict):
    """One answer, as the rules tell it; `next` may be a number: the same as that of the choice with this index.

    With `goal` an answer of `next` may be named first; `certain` is what is sure to come of the answer.
    """

    text: str
    kind: str
    touches: list[str]
    facts: Facts
    group: NotRequired[str]
    next: NotRequired[list[NextOffer] | int]
    goal: NotRequired[bool]
    certain: NotRequired[list[Message]]


class Question(TypedDict):
    """What a seat is asked, and which elements that is about; `done`: it has chosen in secret, and may change that.

    `odds`: the answers have some, which can be asked for.
    """

    kind: str
    sealed: bool
    facts: Facts
    touches: list[str]
    rules: list[str]
    choices: list[Choice]
    done: bool
    odds: NotRequired[bool]


class Sight(TypedDict):
    """What a viewer sees: the view, what follows from it by the rules, and the seats that owe a decision."""

    view: Facts
    facts: Facts
    waiting: list[int]


class Snapshot(TypedDict):
    """All that a viewer sees and is asked now. `act` counts what the seat did: `choose` and `advise` carry it.

    `free` is how many of the seat's last choices can be taken back at once, as one or one by one.
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
    """The clock of a seat. `left`: seconds of the bank or the budget; `decision`: those for this decision besides.

    Both are as they were at `at` if it runs, until when it runs out; times are the server's own, as is `now`.
    """

    left: float
    decision: float
    at: float | None
    until: float | None


class Times(TypedDict):
    """The clocks that changed, by seat, and the server's time."""

    now: float
    clocks: dict[str, Clock]


class State(TypedDict):
    """What is new for a viewer: the items after number `since`, and the snapshot, whole or against frame `base`."""

    v: int
    type: Literal["state"]
    seat: int | None
    frame: int
    base: int | None
    since: int
    items: list[Item]
    whole: NotRequired[Snapshot]
    changes: NotRequired[list[Change]]
    times: NotRequired[Times]


class Clocks(TypedDict):
    """The clocks that changed, for a line that gets no `state` with them."""

    v: int
    type: Literal["clocks"]
    times: Times


class Outcome(TypedDict):
    """How a game ended, by seat: message `outcome-REASON` with the winners and these facts."""

    winners: list[int]
    ranks: dict[str, int]
    scores: dict[str, int]
    reason: str
    facts: Facts


class Visitor(TypedDict):
    """The one whom the message is for."""

    user: str | None
    seats: list[int]
    front: int | None
    host: bool


class Seat(TypedDict):
    """Who sits in a seat, and who plays it. `seen`: when its person, who is not here, was last here.

    `away`: the bot plays because its person was away or out of time, until they return. `since`: from when on the seat
    has owed a decision, by the server's own time as clocks are.
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


class Proposal(TypedDict):
    """What is proposed, who agreed, and who has still to answer: seats, and names of those who hold none any more.

    `about` is the seat that it is about; `asked`: the visitor has still to answer. It lapses at `until`.
    """

    n: int
    what: What
    seat: int
    name: str
    yes: list[int]
    waiting: list[int]
    others: list[str]
    asked: bool
    about: NotRequired[int]
    until: NotRequired[float]


class Settled(TypedDict):
    """How a proposal ended, and whose answer it was."""

    n: int
    what: What
    seat: int
    yes: list[int]
    result: Result
    by: NotRequired[int]


class Table(TypedDict):
    """A table as everyone may know it, and what is so for one visitor. `set` is its component set in addresses.

    `proposals` are those that are open, of the table and of the visitor's team; `settled` the last ones that are not.
    `hot_seat`: one person plays for two teams. `now` is the time by which clocks run, in seconds.
    `lesson`: which lesson of its game is taught here.
    """

    v: int
    type: Literal["table"]
    id: str
    game: str
    set: str
    options: Facts
    status: Status
    open: bool
    spectators: bool
    hints: bool
    lesson: str | None
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
    outcome: Outcome | None


class ChatLine(TypedDict):
    """Something said; `team`: to the team alone. With `event`, something happened to a seat. `n` is per viewer."""

    n: int
    seat: int | None
    user: str | None
    name: str
    text: str
    team: bool
    at: float
    event: NotRequired[Facts]


class Chat(TypedDict):
    """Lines of the chat; `whole`: all that the viewer may read, instead of what was there."""

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
    """One choice of a plan, and the kind of question that it answers."""

    kind: str
    choice: Choice


class AdvisedPlan(TypedDict):
    """A way through the turn as the Consigliere sees it; `error` is the standard error of `chance`.

    `standing` compares with the best: `as_good` within the errors, `behind`, or `unknown` if it was tried too little.
    `line` is what to choose, one after the other, to the end of the turn; `open`: from there on it depends on what is
    drawn or revealed.
    """

    chance: float
    error: float
    standing: Literal["best", "as_good", "behind", "unknown", "mixed"]
    line: list[LineStep]
    open: bool
    reasons: list[Message]


class AdvisedChoice(AdvisedPlan):
    """A choice as the Consigliere sees it. `share`: how often to take it in a mix, else how much thought it got.

    `like` is the best choice that leads to the same plan, as a rule this one; `also` are other ways to go on after it.
    """

    text: str
    share: float
    like: str
    also: list[AdvisedPlan]


class Advice(TypedDict):
    """The choices of a question, the best first. `sure`: is he sure of the first, leans to it or cannot tell."""

    v: int
    type: Literal["advice"]
    id: str
    seat: int
    act: int
    sure: Literal["clear", "likely", "close"] | None  # None in a mix
    choices: list[AdvisedChoice]


class Refusal(TypedDict):
    """Why something was refused: message `refused-CODE--WHY` (`refused-CODE` if `why` is empty) with these facts.

    `message` says the same in English, for programs.
    """

    code: str
    why: str
    facts: Facts
    message: str


class ErrorMessage(Refusal):
    """A message was refused; `id` is its own."""

    v: int
    type: Literal["error"]
    id: str | None


class Ack(TypedDict):
    """A message was carried out."""

    v: int
    type: Literal["ack"]
    id: str


class Pong(TypedDict):
    """The answer to a ping."""

    v: int
    type: Literal["pong"]


class Notice(TypedDict):
    """Words of the administrator to everybody; with `seconds`, the server restarts in so many."""

    v: int
    type: Literal["notice"]
    text: str
    seconds: int | None


ServerMessage = State | Clocks | Table | Chat | Pins | Advice | ErrorMessage | Ack | Pong | Notice
