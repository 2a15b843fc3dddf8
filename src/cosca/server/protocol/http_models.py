"""Types of the HTTP responses. The page's types are generated from these."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from cosca.kernel.advance import Condition
from cosca.kernel.messages import Message, RuleMessage
from cosca.server.protocol.server_messages import (
    AdvisedChoice,
    Change,
    Choice,
    Facts,
    Item,
    OddsSetting,
    Outcome,
    Pace,
    Refusal,
    Snapshot,
    Status,
    VisibleState,
)


class Odds(TypedDict):
    """The odds of the choices of a question of this kind, by their text."""

    kind: str
    choices: dict[str, Message]


class LessonMove(TypedDict):
    """The learner's last choice on the advised line of a lesson: its card, and whether it was the advised choice."""

    card: str
    followed: bool


class Hint(TypedDict):
    """The recommended choice at the table of a lesson, and why; `act` is that of the question.

    `card`: the card of the lesson that teaches this decision, None off the advised line. `last`: the choice before it,
    if the learner was on the line then.
    """

    seat: int
    act: int
    text: str
    reasons: list[Message]
    card: str | None
    last: LessonMove | None


class WhyNotAnswer(TypedDict):
    """The reason why a seat cannot choose an element, None if it can; `act` is that of the question."""

    act: int
    why: RuleMessage | None


class SeatBrief(TypedDict):
    """A seat in a list of tables."""

    seat: int
    user: str | None
    name: str
    bot: str | None
    mine: bool


class TableBrief(TypedDict):
    """A table in a list. `waiting`: the seats to act; `round`: for the message `game-round`.

    `name`: given by the host. `deal_of`: the table whose deal is played here again.
    """

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
    """An option of a game for a form; `facts` are those of its help text, including `n`."""

    name: str
    kind: Literal["flag", "one", "several"]
    values: list[str]
    default: str
    n: int
    facts: Facts


class GameBrief(TypedDict):
    """A game of this server; `set` is the component set of new tables; `odds`: some of its questions have odds."""

    name: str
    set: str
    seats: list[int]
    teams: list[list[int]]
    options: list[GameOption]
    bots: list[str]
    languages: list[str]
    lessons: list[str]
    odds: bool


class Term(TypedDict):
    """The glossary entry of an element of the board."""

    text: Message | None
    rules: list[str]


class Words(TypedDict):
    """Catalogues by language in the order of lookup, names of an overlay, the kinds of things that facts name, and the
    rules of an event by its kind, or more specifically by `KIND.WHY`."""

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
    """A block of a guide; `name` is that of a heading, a picture or a symbol."""

    kind: Literal["heading", "part", "text", "entry", "picture", "symbol"]
    text: str
    name: str


class GuideScene(TypedDict):
    """A table in pictures of a guide, as a seat sees it."""

    seat: int
    sight: VisibleState


class TourStop(TypedDict):
    """A picture of the game in two minutes, and a sentence about it."""

    picture: str
    text: str


class Guide(TypedDict):
    """The introduction for newcomers; `set` is the component set of the pictures, `tour` the game in two minutes."""

    set: str
    seats: list[int]
    teams: list[list[int]]
    blocks: list[GuideBlock]
    scenes: dict[str, GuideScene]
    tour: list[TourStop]


class Items(TypedDict):
    """Older items of a viewer; `more`: there are still older ones."""

    items: list[Item]
    more: bool


class Ending(TypedDict):
    """The end document of a game; in `table` nothing is hidden."""

    outcome: Outcome | None
    seed: str
    commitment: str
    table: Facts


class ReportPoint(TypedDict):
    """The smoothed win probability of each team after `step` choices; `seat` acts then."""

    step: int
    seat: int
    round: int
    chances: list[float]


class ReportRound(TypedDict):
    """Values after a round, by measure (message `measure-NAME`) and seat; the round ended after `step` choices."""

    round: int
    step: int
    values: dict[str, dict[str, int]]


class PastQuestion(TypedDict):
    """A past question without its choices."""

    kind: str
    facts: Facts


class ReportMistake(TypedDict):
    """A choice that lowered the win probability of the seat's team, a better one, and why."""

    step: int
    seat: int
    round: int
    chance: float
    best: float
    question: PastQuestion
    chosen: Choice
    better: Choice
    reasons: list[Message]


class ReportTurning(TypedDict):
    """A turn of a seat, from `step` on, that changed the win probabilities; `items` are its events, nothing hidden.

    `mistake` is its choice that lost most; None if nothing better was found.
    """

    step: int
    until: int
    seat: int
    round: int
    before: list[float]
    after: list[float]
    items: list[Facts]
    mistake: ReportMistake | None


class Report(TypedDict):
    """The analysis of a finished game; `whole`: today's rules replay it to its end.

    `seconds` is the processor time that it took.
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
    """The state of a report: none, in progress (0 to 1), or made; busy: another is being made for the user who asks.

    `at` is the last item number of the full replay view after each number of choices.
    """

    state: Literal["none", "busy", "thinking", "made"]
    progress: float
    report: Report | None
    at: NotRequired[list[int]]


class Study(TypedDict):
    """A position and choices from it, each as in a record: the seat, then the text.

    `seal` proves that the position comes from this server; after an edit it does not match any more.
    """

    game: str
    options: Facts
    data: str
    position: Facts
    choices: list[str]
    seal: str


class StudyShown(TypedDict):
    """A study after its choices: the table with nothing hidden, and the question of the active seat.

    `items` are the events of its choices, `now` is the position that they led to. `starts` are the phases that a
    position can start with (message `start-NAME`); the keys in `within` are removed then, because they exist only
    within a rule.
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
    """Advice on a seat's question in a study, the best choice first."""

    seat: int
    sure: Literal["clear", "likely", "close"] | None
    choices: list[AdvisedChoice]


class PuzzleTheme(TypedDict):
    """A theme of puzzles: how many there are, and how many of them the user has solved."""

    theme: str
    count: int
    solved: int


class PuzzleStanding(TypedDict):
    """A user's results with the puzzles of a game; only the first answer to each counts.

    The rating lies within `margin` of the number with a chance of 95%. `streak` counts the last puzzles in a row that
    were solved; `history` holds the ratings after the last answers, oldest first.
    """

    rating: int
    margin: int
    solved: int
    failed: int
    streak: int
    best_streak: int
    history: list[int]


class PuzzleGame(TypedDict):
    """The puzzles of a game: the puzzle of the day with the user's result, themes, and the user's standing."""

    game: str
    count: int
    today: str
    today_solved: bool | None
    themes: list[PuzzleTheme]
    standing: PuzzleStanding


class PuzzleValue(TypedDict):
    """A choice and the win probability after it with its standard error."""

    choice: Choice
    chance: float
    error: float


class PuzzleLineStep(TypedDict):
    """A step of a solution: the kind of its question, and values, the right choice first.

    `margin`: by how much it is better than all others, except for those, as many as `alike`, that lead to the same.
    """

    kind: str
    margin: float
    alike: int
    values: list[PuzzleValue]


class PuzzleBot(TypedDict):
    """The share of its attempts at a puzzle that a bot solved."""

    bot: str
    share: float


class PuzzleSolution(TypedDict):
    """The solution of a puzzle with the Consigliere's reasons and values, its themes, and which bots find it."""

    line: list[PuzzleLineStep]
    reasons: list[Message]
    themes: list[str]
    bots: list[PuzzleBot]


class PuzzleShown(TypedDict):
    """A puzzle as its seat sees it after the right ones of the choices made.

    `grade` is that of the last choice: `open` while the answer is right so far. The solution is there after the end.
    `answered`: the result of the user's first answer. `change`: by how much this answer changed the rating.
    """

    id: str
    game: str
    options: Facts
    set: str
    teams: list[list[int]]
    seat: int
    rating: int
    choices: list[str]
    grade: Literal["open", "solved", "wrong", "given_up"]
    answered: bool | None
    change: int | None
    snapshot: Snapshot
    items: list[Facts]
    round: int
    solution: PuzzleSolution | None
    standing: PuzzleStanding


class ReplayStep(TypedDict):
    """A step of a replay. `last`: the number of the viewer's last item in it; `seat`: who chose, if visible.

    `undone`: it was undone later, or is an undo; `known`: false where today's rules lead to no state.
    """

    last: int
    seat: int | None
    round: int
    phase: str
    undone: NotRequired[bool]
    known: NotRequired[bool]


class ReplayDivergence(TypedDict):
    """The step from which on today's rules disagree with a game, and the rules version that it was played with.

    For a record also the line (0: unknown) and the reason, in English.
    """

    step: int
    rules: int
    today: int
    line: NotRequired[int]
    problem: NotRequired[str]


class ReplayIndex(TypedDict):
    """The steps of a game in one view: `public`, `all` or a seat. `views`: those that the reader may request.

    `at`: the requested step, else the last.
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
    departs: ReplayDivergence | None


class ReplayFrame(TypedDict):
    """The frame of a step: whole, or a patch of the previous frame in the same response."""

    whole: NotRequired[VisibleState]
    changes: NotRequired[list[Change]]


class ReplayFrames(TypedDict):
    """The frames of steps from `first` on; null where today's rules lead to no state."""

    first: int
    frames: list[ReplayFrame | None]


class User(TypedDict):
    """A user who is signed in; a guest has no login. `admin`: may use the admin pages. `language`, `coach`: settings
    for all devices."""

    id: str
    name: str
    login: str | None
    email: str | None
    admin: bool
    language: str | None
    coach: bool | None


class Hours(TypedDict):
    """Quiet hours of a user, from the first to the second time of each day, and ranges of holidays."""

    zone: str | None
    quiet: list[str] | None
    holidays: list[list[str]]


class Device(TypedDict):
    """A browser in which the user is signed in; unknown properties are ""."""

    id: str
    browser: str
    system: str
    created: float
    seen: float
    here: bool


class Me(TypedDict):
    """The current user, the token for changing requests, whether mails are sent, and the server's version."""

    user: User | None
    token: str
    mail: bool
    version: str


class ErrorResponse(TypedDict):
    """The body of every refused request."""

    error: Refusal


class NodeHealth(TypedDict):
    """A node of a cluster: its lease is valid, its messages come back, and it is not draining."""

    node: str
    lease: bool
    mesh: bool
    draining: bool
    nodes: int  # with a lease, this one among them


class Health(TypedDict):
    """`ready`: the database reads, writes and is locked by this server, and the server is not stopping.

    A node of a cluster also says how it is connected to the others, and is ready only with a lease and a mesh.
    """

    alive: bool
    ready: bool
    reading: bool
    writing: bool
    lock: bool
    database_ms: float
    cluster: NodeHealth | None


class Empty(TypedDict):
    """An empty response."""


class Created(TypedDict):
    """The id of what was created: a table, a shared study, or a record to replay."""

    id: str


class CreatedTable(Created):
    """A new table and its invite link."""

    invite: str


class ClosedTable(TypedDict):
    """The id of a table that was closed, or hidden from the user's list."""

    closed: str


class ResetAccount(TypedDict):
    """The login of an account whose password was reset."""

    login: str | None


class ScenarioText(TypedDict):
    """A study as a scenario file."""

    text: str


class AdvanceAnswer(TypedDict):
    """An answer in advance: what to choose, unless a condition holds; `once`: only the next time."""

    choose: str
    unless: list[Condition]
    once: bool


class AdvanceKindBrief(TypedDict):
    """A kind of question that may be answered in advance, the answers, and the numbers for conditions."""

    kind: str
    answers: list[str]
    facts: list[str]


class KindAnswer(TypedDict):
    """The answer in advance to a kind of question."""

    kind: str
    answer: AdvanceAnswer


class AdvanceAnswers(TypedDict):
    """What a player may answer in advance, and has."""

    kinds: list[AdvanceKindBrief]
    answers: list[KindAnswer]


class Notes(TypedDict):
    """The reader's own notes at a table, and when they were changed; null if there are none."""

    text: str
    changed: float | None


class RankedPlayer(TypedDict):
    """A player of the leaderboard; the rating lies within `margin` of the number with a chance of 95%."""

    user: str
    name: str
    rating: int
    margin: int
    games: int


class RankedBot(TypedDict):
    """A bot of the ladder."""

    bot: str
    rating: int
    margin: int


class Leaderboard(TypedDict):
    """The best players of a game, who have at least `min_games` rated games, and the bots; best first."""

    game: str
    min_games: int
    players: list[RankedPlayer]
    bots: list[RankedBot]
