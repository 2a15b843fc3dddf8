"""The game contract: the interface through which bots, server and tests use a game."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final, Generic, Self, TypeVar

from cosca.compiled import mypyc_attr
from cosca.kernel.actions import numbered
from cosca.kernel.choice import Choice, choices_by_text
from cosca.kernel.component_sets import Components
from cosca.kernel.decision import Decision, OptionForm, Outcome
from cosca.kernel.documents import JsonObject, StateDocument
from cosca.kernel.errors import EndlessGame, IllegalChoice
from cosca.kernel.events import Event, Facts, TableOptions, View
from cosca.kernel.facts import GameFacts, facts_for
from cosca.kernel.kit import laws_in
from cosca.kernel.memory import Memory as Memory
from cosca.kernel.messages import Message, RuleMessage
from cosca.kernel.observation import Layout, Observer, Sparse
from cosca.kernel.pickling import restored_game
from cosca.kernel.state import State
from cosca.kernel.steps import Ask, Sealed, Step, Values
from cosca.kernel.why_not import why_not

S = TypeVar("S", bound=State)

STEP_BUDGET: Final = 2_000  # automatic steps between two decisions; the most in 14,000 random games was 27


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A game with its options. It holds no game state; states are plain data."""

    name: ClassVar[str] = ""
    title: ClassVar[str] = ""
    folder: ClassVar[Path] = Path()  # holds its component data and words
    rules_version: ClassVar[int] = 1
    forms: ClassVar[tuple[OptionForm, ...]] = ()  # options that a form may offer, with the newest component set
    steps: ClassVar[dict[str, type[Any]]] = {}  # all step classes by key, which a stack of this game may hold
    below: ClassVar[dict[str, tuple[str, ...]]] = {}  # by key, the steps allowed below: `soundness.check_order`

    def __init__(self, seats: int, options: TableOptions, component_data: Components, data: str = "") -> None:
        self.component_data: Final = component_data
        self.data_from: Final = data  # the option `data` as given: a set or a folder; not part of `options`
        self.seats: Final = tuple(range(1, seats + 1))
        self.teams: tuple[tuple[int, ...], ...] = tuple((seat,) for seat in self.seats)  # seats that win together
        self.options: Final = options
        self.ranges: dict[
            str, Values
        ] = {}  # allowed values of step fields, by name, or by key and name: `to`, `move.to`
        self._by_text: dict[str, Choice] | None = None
        self._actions: tuple[Choice, ...] | None = None
        self._numbers: dict[Choice, int] = {}
        self._observer: Observer[S] | None = None
        self._rules: dict[str, tuple[str, ...]] | None = None  # by kind of question
        self._alone: Final = tuple((seat,) for seat in range(seats + 1))

    def __repr__(self) -> str:
        given = {**self.options, "data": self.data_from} if self.data_from else self.options
        return f"cosca.game({', '.join([repr(self.name), *[f'{name}={value!r}' for name, value in given.items()]])})"

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return restored_game, (type(self), self.options, self.data_from, self.data_name())

    # ---------------------------------------------------------------- implemented by each game

    def blank(self, seed: int = 0) -> S:
        """Return a state before the set-up."""
        raise NotImplementedError

    def opening(self) -> Step[S]:
        """Return the step that sets up a blank state and starts the game."""
        raise NotImplementedError

    def anytime(self, state: S, seat: int) -> tuple[Choice, ...]:
        """Return the seat's anytime choices, whether it owes a decision or not; `apply` accepts them too."""
        return ()

    def take_anytime(self, state: S, seat: int, choice: Choice) -> None:
        """Apply an anytime choice."""
        raise NotImplementedError

    def view(self, state: S, seat: int | None) -> View:
        """Return all that the seat may know, as JSON; None is the public. Nothing else may leave a server."""
        raise NotImplementedError

    def seat_view(self, state: S, seat: int, public: View) -> View:
        """Return the view of a seat, built from the public view of the state; saves work for several viewers."""
        return self.view(state, seat)

    def facts(self, state: S, seat: int | None, common: Facts | None = None) -> GameFacts:
        """Return what people need besides the view: derived facts of the table, the question and its answers.

        Bots and search do not use it. With several viewers, pass the `common_facts` of the state.
        """
        return facts_for(self, state, seat, self.common_facts(state) if common is None else common)

    def common_facts(self, state: S) -> Facts:
        """Return the derived facts of the table that follow from public knowledge, the same for every viewer."""
        return {}

    def table_facts(self, state: S, seat: int | None, common: Facts) -> Facts:
        """Return the derived facts of the table for a seat, including the common ones: prices, values, who leads."""
        return common

    def anytime_facts(self, state: S, seat: int, choice: Choice) -> Facts:
        """Return the facts of an anytime choice."""
        return {}

    def certain(self, before: S, after: S, seat: int, events: list[Event]) -> list[Message]:
        """Return the effects of an answer of the seat, which led from `before` to `after` with these events.

        Only effects that the answer itself does not state, and only what the seat may know.
        """
        return []

    def floor(self, state: S, seat: int) -> int:
        """Return how many steps on the stack, below an answer of the seat, have no part in its certain effects: all.

        A game overrides it where pending steps end what the answer belongs to, and run by what the seat knows.
        """
        return len(state.stack)

    def why_not(self, state: S, seat: int, element: str) -> RuleMessage | None:
        """Return why the seat cannot choose this element (`area:gela`) now, with its rules; None if it can."""
        return why_not(self, state, seat, element)

    def rules_of(self, kind: str) -> tuple[str, ...]:
        """Return the ids of the rules behind a kind of question."""
        if self._rules is None:
            self._rules = laws_in(self.folder / "words")["ask"]
        return self._rules.get(kind, ())

    def describe(self, state: S) -> View:
        """Return the whole table, secrets included, as a position document; for tests, records and finished games."""
        raise NotImplementedError

    def outcome(self, state: S) -> Outcome | None:
        """Return the outcome; None while the game is running."""
        raise NotImplementedError

    def round(self, state: S) -> int:
        """Return the number of the round, or of a similar unit of the game, which is public; 0 if there is none."""
        return int(getattr(state, "round", 0))

    def phase(self, state: S) -> str:
        """Return the phase of the round, as named in the facts of the table, which is public; "" if there are none."""
        return ""

    def memory(self, seat: int | None, state: S | None = None) -> Memory:
        """Return an empty memory for a seat; with a state, one that knows what is public in it."""
        raise NotImplementedError

    def seen(self, state: S, seat: int | None) -> S:
        """Return the seat's view as a state with blanks for hidden values, to be completed by `fill`."""
        raise NotImplementedError

    def seen_in(self, view: View) -> S:
        """Return the state with blanks of a view; see `seen`."""
        raise NotImplementedError

    def fill(self, seen: S, memory: Memory, rng: Random) -> S:
        """Return a full state drawn uniformly from those that fit both arguments; what was seen is kept."""
        raise NotImplementedError

    def possibilities(
        self, seen: S, memory: Memory, seats: tuple[int, ...], limit: int
    ) -> list[tuple[S, Memory, float]] | None:
        """Return all that the seats may hide from a viewer with these blanks and memory, each once with its weight.

        A possibility is blanks and memory with the private information of the seats put in, so that `fill` keeps it
        and draws the rest; what they have sealed stays blank. None if there are more than the limit, or if the game
        cannot list them. See `cosca.belief`.
        """
        return None

    def sample(self, view: View, memory: Memory, rng: Random) -> S:
        """Return a full state drawn uniformly from those that fit both; for several, use `seen_in` once and `fill`."""
        return self.fill(self.seen_in(view), memory, rng)

    def from_json(self, document: StateDocument) -> S:
        """Return the state of a document made by `State.to_json`."""
        raise NotImplementedError

    def position(self, document: Facts) -> S:
        """Return the state of a position document, which lists differences from a fresh set-up."""
        raise NotImplementedError

    def all_choices(self) -> tuple[object, ...]:
        """Return every choice that the game knows, in tuples, lists and mappings of any depth."""
        raise NotImplementedError

    def observer(self) -> Observer[S]:
        """Return a new observer for this game; `layout` and `observe` create it once."""
        return Observer(self)

    def laws(self, state: S) -> list[str]:
        """Return the laws of the game that the state breaks, as sentences; [] if it is valid."""
        return []

    def faults(self, state: S) -> list[str]:
        """Return contradictions between the table and the steps on its stack, as sentences; [] if there are none.

        Called for states read from documents, once the fields of the steps are in their ranges and the laws hold.
        """
        return []

    def option_forms(self) -> tuple[OptionForm, ...]:
        """Return the options that a form may offer, with the values of these component data."""
        return self.forms

    def some_options(self, rng: Random) -> TableOptions:
        """Return random table options, for fuzzing and simulations."""
        return {}

    # ---------------------------------------------------------------- shared by all games

    def components(self) -> JsonObject:
        """Return the component data by file, as JSON, from which a page draws the table. They contain no secrets."""
        return dict(self.component_data.source)

    def data_name(self) -> str:
        """Return name and hash of the component data, for records."""
        return self.component_data.label()

    def recognise(self, data: str) -> bool:
        """Return whether the component data have this name and hash, as stored in a record or table.

        If it is an older hash of the same data, the game uses that hash from now on, so that digests, records and saved
        states agree with earlier ones. Call this before creating a state.
        """
        return self.component_data.recognise(data)

    def new(self, seed: int, events: list[Event] | None = None) -> S:
        """Return a new game; the seed determines all randomness. Its first events are appended to `events`."""
        state = self.blank(seed)
        state.stack.append(self.opening())
        state.out = events
        self.settle(state)
        state.out = None
        return state

    def find(self, text: str) -> Choice | None:
        """Return the choice with this text, legal or not; None if the game has no such choice."""
        if self._by_text is None:
            self._by_text = choices_by_text(self.all_choices())
        return self._by_text.get(text)

    @property
    def actions(self) -> tuple[Choice, ...]:
        """All choices by action number, which is permanent and the same for all editions, component sets and seats."""
        if self._actions is None:
            self._actions = numbered(self.folder, self.all_choices())
            self._numbers = {choice: number for number, choice in enumerate(self._actions)}
        return self._actions

    def action(self, choice: Choice) -> int:
        """Return the number of a choice among the `actions`."""
        return self._numbers[choice] if self._numbers else self.actions.index(choice)

    @property
    def layout(self) -> Layout:
        """The layout of an observation."""
        return self._observing().layout

    def observation(self, state: S, seat: int) -> bytes:
        """Return the seat's observation: its view as numbers, from its perspective, without any extra information.

        There is one byte for each place of the `layout`, so `numpy.frombuffer` reads it without a copy.
        """
        return self._observing().observe(state, seat).dense()

    def observe(self, state: S, seat: int, out: Any) -> None:
        """Write the seat's observation into `out`.

        A `Sparse` receives the places that are not 0, with their numbers; in anything else, such as an array of
        `layout.size` zeros, the numbers are assigned.
        """
        parts = self._observing().observe(state, seat)
        if isinstance(out, Sparse):
            parts.add_to(out)
            return
        numbers = parts.dense()
        try:
            out[: len(numbers)] = memoryview(numbers)  # lists, and arrays of numpy
        except TypeError:
            for at, number in enumerate(numbers):
                if number:
                    out[at] = number

    def _observing(self) -> Observer[S]:
        if self._observer is None:
            self._observer = self.observer()
        return self._observer

    @classmethod
    def questions(cls) -> tuple[str, ...]:
        """Return the kinds of all questions of the game."""
        return tuple([key for key, kind in cls.steps.items() if issubclass(kind, (Ask, Sealed))])

    def actors(self, state: S) -> tuple[int, ...]:
        """Return the seats that owe a decision; () when the game is over."""
        if not state.stack:
            return ()
        top = state.stack[-1]
        if isinstance(top, Ask):
            return self._alone[top.seat]
        assert isinstance(top, Sealed)
        return tuple([seat for seat in top.seats if not top.complete(state, seat, state.sealed[seat])])

    def choices(self, state: S, seat: int) -> tuple[Choice, ...]:
        """Return all legal choices of the decision that the seat owes, or of a sealed one that it may still change."""
        if not state.stack:
            return ()
        top = state.stack[-1]
        if isinstance(top, Ask):
            if top.seat != seat:
                return ()
            if state.listed is None:
                state.listed = tuple(top.choices(state))
            return state.listed
        assert isinstance(top, Sealed)
        return top.choices_of(state, seat, self._picks(state, top, seat)) if seat in top.seats else ()

    def decision(self, state: S, seat: int) -> Decision | None:
        """Return the decision of the seat; None if it owes nothing and has nothing sealed."""
        choices = self.choices(state, seat)
        if not choices:
            return None
        top = state.stack[-1]
        if isinstance(top, Ask):
            return Decision(seat, top.key, top.about(state), choices)
        assert isinstance(top, Sealed)
        return Decision(seat, top.key, top.about(state, seat), choices, True)

    def apply(self, state: S, seat: int, choice: Choice, events: list[Event] | None = None) -> None:
        """Apply a choice in place. An illegal one raises IllegalChoice and changes nothing."""
        stack = state.stack
        if not stack:
            raise IllegalChoice("the game is over")
        top = stack[-1]
        if _offers(self.choices(state, seat), choice):
            state.out = events
            if isinstance(top, Ask):
                stack.pop()
                top.take(state, choice)
            else:
                assert isinstance(top, Sealed)
                self._seal(state, top, seat, choice)
        elif _offers(self.anytime(state, seat), choice):
            state.out = events
            self.take_anytime(state, seat, choice)
        else:
            raise IllegalChoice(f"seat {seat} may not choose '{choice}' now: {self._instead(state, seat)}")
        self.settle(state)
        state.out = None

    def settle(self, state: S, floor: int = 0) -> None:
        """Run automatic steps until a seat must decide or only `floor` steps are left; with none left the game is over.

        Raise EndlessGame if that takes more than `STEP_BUDGET` steps, which only an unreachable state can cause.
        """
        stack = state.stack
        state.listed = None
        budget = STEP_BUDGET
        while len(stack) > floor:
            top = stack[-1]
            if budget == 0:
                raise EndlessGame(top.key, STEP_BUDGET)
            budget -= 1
            if isinstance(top, Ask):
                choices = top.choices(state)
                if len(choices) > 1 or (choices and not top.open):
                    state.listed = tuple(choices)
                    return
                stack.pop()
                if choices:
                    top.take(state, choices[0])
                else:
                    top.lapse(state)
            elif isinstance(top, Sealed):
                return
            else:
                stack.pop()
                top.run(state)

    def default(self, state: S, seat: int) -> Choice:
        """Return a safe legal choice: one that declines if there is one. Playing only defaults ends the game."""
        choices = self.choices(state, seat)
        if not choices:
            raise IllegalChoice(f"seat {seat} has no decision to make")
        top = state.stack[-1]
        for choice in choices:
            if choice.declines:
                return choice
        return choices[0] if isinstance(top, Sealed) else self.safest(state, choices)

    def safest(self, state: S, choices: tuple[Choice, ...]) -> Choice:
        """Return the default where nothing can be declined: the first choice, unless a game overrides it."""
        return choices[0]

    def parse(self, state: S, seat: int, text: str) -> Choice:
        """Return the choice of this text among those that the seat has now, anytime ones included."""
        wanted = " ".join(text.split())
        for choice in self.choices(state, seat) + self.anytime(state, seat):
            if choice.text == wanted:
                return choice
        raise IllegalChoice(f"seat {seat} may not choose '{wanted}' now: {self._instead(state, seat)}")

    def mates(self, seat: int) -> tuple[int, ...]:
        """Return the seats of the seat's team, itself included: they share what the rules let a team share."""
        return next((team for team in self.teams if seat in team), (seat,))

    def _picks(self, state: S, top: Sealed[Any], seat: int) -> tuple[Choice, ...]:
        """Return the seat's picks so far; none if they are complete, because it may start over."""
        picks = state.sealed[seat]
        return () if top.complete(state, seat, picks) else picks

    def _seal(self, state: S, top: Sealed[Any], seat: int, choice: Choice) -> None:
        state.sealed[seat] = (*self._picks(state, top, seat), choice)
        if state.out is not None:
            element = choice.touches[0] if choice.touches else ""
            state.out.append(Event("sealed", None, {"choice": choice.text, "element": element}, (seat,)))
        for other in top.seats:
            if not top.complete(state, other, state.sealed[other]):
                return
        picks = [state.sealed[other] for other in top.seats]
        for other in top.seats:
            state.sealed[other] = ()
        state.stack.pop()
        top.opened(state, picks)

    def _instead(self, state: S, seat: int) -> str:
        choices = self.choices(state, seat)
        if not choices:
            waiting = ", ".join(str(actor) for actor in self.actors(state))
            return f"seat {waiting} is to decide" if waiting else "the game is over"
        shown = ", ".join(f"'{choice}'" for choice in choices[:8])
        return f"one of {shown}" + (f" and {len(choices) - 8} more" if len(choices) > 8 else "")


def _offers(choices: tuple[Choice, ...], choice: Choice) -> bool:
    """Return whether the choice is one of these; choices compare by identity, which `in` takes longer to find out."""
    for offered in choices:  # noqa: SIM110 (a loop is quicker than any(...), compiled or not)
        if offered is choice:
            return True
    return False
