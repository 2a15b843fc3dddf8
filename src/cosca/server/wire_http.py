"""What is answered over HTTP, as types. The page's types are generated from these."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from cosca.server.wire import (
    AdvisedChoice,
    Change,
    Choice,
    Facts,
    Item,
    Message,
    Outcome,
    Pace,
    Sight,
    Snapshot,
    Status,
)


class Odds(TypedDict):
    """What is likely to come of the answers to a question of this kind, by their text."""

    kind: str
    choices: dict[str, Message]


class Hint(TypedDict):
    """What to choose at a table that teaches, as its text, and why; `act` is that of the question."""

    seat: int
    act: int
    text: str
    reasons: list[Message]


class Reason(Message):
    """A message with the ids of the rules that it comes from."""

    rules: list[str]


class Why(TypedDict):
    """Why an element cannot be chosen by a seat that has acted so often; None if it can."""

    act: int
    why: Reason | None


class SeatBrief(TypedDict):
    """A seat in a list of tables."""

    seat: int
    user: str | None
    name: str
    bot: str | None
    mine: bool


class TableBrief(TypedDict):
    """A table in a list. `waiting`: whose turn it is; `round`: message `game-round` of the game says it."""

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
    host: str | None
    host_name: str
    seats: list[SeatBrief]
    waiting: list[int]
    round: int | None
    outcome: Outcome | None
    rematch: str | None
    created: float
    changed: float


class TableList(TypedDict):
    """A page of a list of tables; `next` is the cursor of the next page, "" if there is none."""

    tables: list[TableBrief]
    next: str


class GameOption(TypedDict):
    """An option of a game as a form asks for it; `facts` are those of its help, `n` among them."""

    name: str
    kind: Literal["flag", "one", "several"]
    values: list[str]
    default: str
    n: int
    facts: Facts


class GameBrief(TypedDict):
    """A game that can be played here; `set` is what a new table plays with."""

    name: str
    set: str
    seats: list[int]
    teams: list[list[int]]
    options: list[GameOption]
    bots: list[str]
    languages: list[str]
    lessons: list[str]


class Term(TypedDict):
    """What an element of the board means."""

    text: Message | None
    rules: list[str]


class Words(TypedDict):
    """Catalogues by language in the order of lookup, an overlay's own names, the kinds of things facts name, and the
    rules that an event tells of: by its kind, and more narrowly by `KIND.WHY`."""

    language: str
    ftl: dict[str, str]
    names: dict[str, str | Message]
    things: dict[str, list[str]]
    laws: dict[str, list[str]]


class Rule(TypedDict):
    """A paragraph of the rules."""

    id: str
    section: str
    title: str
    text: str


class GuideBlock(TypedDict):
    """A piece of a guide; `name` is that of a heading, a picture or a symbol."""

    kind: Literal["heading", "part", "text", "entry", "picture", "symbol"]
    text: str
    name: str


class GuideScene(TypedDict):
    """A table that pictures of a guide show, as a seat sees it."""

    seat: int
    sight: Sight


class Guide(TypedDict):
    """What a newcomer reads before the rules; `set` is what the pictures are drawn with."""

    set: str
    seats: list[int]
    teams: list[list[int]]
    blocks: list[GuideBlock]
    scenes: dict[str, GuideScene]


class Ending(TypedDict):
    """After the end: `table` is everything, nothing hidden."""

    outcome: Outcome | None
    seed: str
    commitment: str
    table: Facts


class ReportPoint(TypedDict):
    """How likely each team wins when `step` choices were made; `seat` acts then."""

    step: int
    seat: int
    round: int
    chances: list[float]


class ReportRound(TypedDict):
    """What each seat had after a round, by measure (message `measure-NAME`) and seat; it ended with `step` choices."""

    round: int
    step: int
    values: dict[str, dict[str, int]]


class ReportTurning(TypedDict):
    """A turn, from `step` on, that changed the chances of the teams; `items` are events of it."""

    step: int
    until: int
    seat: int
    round: int
    before: list[float]
    after: list[float]
    items: list[Facts]


class AskedThen(TypedDict):
    """A question of the past, without its answers."""

    kind: str
    facts: Facts


class ReportMistake(TypedDict):
    """A choice that cost the seat's team a part of its chance, what was better, and why."""

    step: int
    seat: int
    round: int
    chance: float
    best: float
    question: AskedThen
    chosen: Choice
    better: Choice
    reasons: list[Message]


class Report(TypedDict):
    """A finished game as the Consigliere sees it; `whole`: the rules of today take it to its end.

    `seconds` of processor time went into it.
    """

    whole: bool
    steps: int
    teams: list[list[int]]
    seconds: float
    points: list[ReportPoint]
    measures: list[str]
    rounds: list[ReportRound]
    turnings: list[ReportTurning]
    mistakes: list[ReportMistake]


class ReportState(TypedDict):
    """What there is of a report: nothing, so much of it (0 to 1), or all.

    `at` has the last item of the replay, as everybody sees it, for each number of choices.
    """

    state: Literal["none", "thinking", "made"]
    progress: float
    report: Report | None
    at: NotRequired[list[int]]


class Study(TypedDict):
    """A position and choices from it, each as a record has it: the seat, then the text.

    `seal` shows that the position comes from this server; whoever changes it may leave the seal as it is.
    """

    game: str
    options: Facts
    data: str
    position: Facts
    choices: list[str]
    seal: str


class StudyShown(TypedDict):
    """What a study shows after its choices: the table with nothing hidden, and what the seat in front is asked.

    `items` are the events of its choices, `now` is the position that they led to. `starts` are the phases that a
    position can start with (`start-NAME` names one); what `within` names in it then
    goes, because it is so only within a rule.
    """

    study: Study
    teams: list[list[int]]
    starts: list[str]
    within: list[str]
    set: str
    seat: int | None
    snapshot: Snapshot
    items: list[Facts]
    outcome: Outcome | None
    round: int
    now: Facts


class StudyAdvice(TypedDict):
    """What the Consigliere says of a seat's question in a study, the best first."""

    seat: int
    sure: Literal["clear", "likely", "close"] | None
    choices: list[AdvisedChoice]


class ReplayStep(TypedDict):
    """A moment of a game. `last`: the number of the viewer's last item in it; `seat`: who chose, if that is seen.

    `undone`: it was taken back later, or takes something back; `known`: false where the rules of today do not tell how
    the game stood.
    """

    last: int
    seat: int | None
    round: int
    phase: str
    undone: NotRequired[bool]
    known: NotRequired[bool]


class Departs(TypedDict):
    """From which step on a game departs from the rules of today, and with which rules it was played.

    Of a record also at which line (0: nobody knows where) and why, in English.
    """

    step: int
    rules: int
    today: int
    line: NotRequired[int]
    problem: NotRequired[str]


class ReplayIndex(TypedDict):
    """The steps of a game for one view: `public`, `all` or a seat. `views`: those that the reader may have.

    `at`: the step of the moment that was asked about, else the last.
    """

    id: str
    game: str
    set: str
    options: Facts
    teams: list[list[int]]
    status: Status
    outcome: Outcome | None
    view: str
    views: list[str]
    at: int
    items: list[Item]
    steps: list[ReplayStep]
    departs: Departs | None


class ReplayFrame(TypedDict):
    """What was seen in a step: whole, or against the last frame before it in the same answer."""

    whole: NotRequired[Sight]
    changes: NotRequired[list[Change]]


class ReplayFrames(TypedDict):
    """The frames of steps from `first` on; null where the rules of today tell none."""

    first: int
    frames: list[ReplayFrame | None]


class User(TypedDict):
    """Somebody signed in; a guest has no login. `admin`: may use the pages of administrators. `language`,
    `coach`: what they set, on whichever device."""

    id: str
    name: str
    login: str | None
    email: str | None
    admin: bool
    language: str | None
    coach: bool | None


class Hours(TypedDict):
    """When somebody's clock of days stands: daily from the first to the second time, and on days from to."""

    zone: str | None
    quiet: list[str] | None
    holidays: list[list[str]]


class Device(TypedDict):
    """A browser in which one is signed in; "" for what is not known of it."""

    id: str
    browser: str
    system: str
    created: float
    seen: float
    here: bool


class Me(TypedDict):
    """Who asks, the token that changing requests carry, whether mails are sent, and the server's version."""

    user: User | None
    token: str
    mail: bool
    version: str
