"""The contract: everything the outside may ask of a game. Bots, server and tests know games through this."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final, Generic, Self, TypeVar

from cosca.kernel.actions import numbered
from cosca.kernel.choice import Choice, choices_by_text
from cosca.kernel.component_sets import Components
from cosca.kernel.decision import Decision, OptionForm, Outcome
from cosca.kernel.errors import IllegalChoice
from cosca.kernel.events import Event, Facts, TableOptions, View
from cosca.kernel.facts import GameFacts, Said, facts_for
from cosca.kernel.kit import laws_in
from cosca.kernel.memory import Memory as Memory
from cosca.kernel.observing import Layout, Observer, Sparse
from cosca.kernel.pickling import restored_game
from cosca.kernel.state import State
from cosca.kernel.steps import Ask, Sealed, Step
from cosca.kernel.why import WhyNot, why_not

S = TypeVar("S", bound=State)


class Game(Generic[S]):
    """A game with its options. It holds no state of its own; states are plain data."""

    name: ClassVar[str] = ""
    title: ClassVar[str] = ""
    folder: ClassVar[Path] = Path()  # where its data and words lie
    rules_version: ClassVar[int] = 1
    forms: ClassVar[tuple[OptionForm, ...]] = ()  # the options that a form may ask for, of the newest component set
    steps: ClassVar[dict[str, type[Any]]] = {}  # all classes of steps by key: what a stack of this game may hold

    def __init__(self, seats: int, options: TableOptions, component_data: Components, data: str = "") -> None:
        self.component_data: Final = component_data
        self.data_from: Final = data  # the option `data` as it was given: a set or a folder, which `options` lack
        self.seats: Final = tuple(range(1, seats + 1))
        self.teams: tuple[tuple[int, ...], ...] = tuple((seat,) for seat in self.seats)  # who wins and plans together
        self.options: Final = options
        self._by_text: dict[str, Choice] | None = None
        self._actions: tuple[Choice, ...] | None = None
        self._numbers: dict[Choice, int] = {}
        self._observer: Observer[S] | None = None
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

    # ---------------------------------------------------------------- what a game must say for itself

    def blank(self, seed: int = 0) -> S:
        """A state before the set-up, to be filled."""
        raise NotImplementedError

    def opening(self) -> Step[S]:
        """The step that sets a blank state up and leads into the game."""
        raise NotImplementedError

    def anytime(self, state: S, seat: int) -> tuple[Choice, ...]:
        """What the seat may do besides, whether it owes a decision or not; `apply` takes these too."""
        return ()

    def take_anytime(self, state: S, seat: int, choice: Choice) -> None:
        """Carries out an anytime choice."""
        raise NotImplementedError

    def view(self, state: S, seat: int | None) -> View:
        """All that the seat may know, as JSON; None is the public. Nothing else may leave a server."""
        raise NotImplementedError

    def seat_view(self, state: S, seat: int, public: View) -> View:
        """The view of a seat, made of the public's view of the state: for whoever shows it to several viewers."""
        return self.view(state, seat)

    def facts(self, state: S, seat: int | None, common: Facts | None = None) -> GameFacts:
        """What people need beside the view: derived facts of the table, the question and its answers with all prices.

        Bots and search do without it. Whoever tells several viewers gives the `common_facts` of the state with them.
        """
        return facts_for(self, state, seat, self.common_facts(state) if common is None else common)

    def common_facts(self, state: S) -> Facts:
        """What follows by the rules from what all see: the part of the table's facts that every viewer is told."""
        return {}

    def table_facts(self, state: S, seat: int | None, common: Facts) -> Facts:
        """What follows from the seat's view by the rules, the common facts among it: prices, values, who leads."""
        return common

    def anytime_facts(self, state: S, seat: int, choice: Choice) -> Facts:
        """The facts of an anytime choice."""
        return {}

    def certain(self, before: S, after: S, seat: int, told: list[Event]) -> list[Said]:
        """What an answer of the seat brought about in `after`, with these events, as far as people want to know it.

        Only what is not said of the answer anyway, and only what the seat may know.
        """
        return []

    def why_not(self, state: S, seat: int, element: str) -> WhyNot | None:
        """Why the seat cannot choose this element (`area:gela`) now, with the rules behind it; None if it can."""
        return why_not(self, state, seat, element)

    def rules_of(self, kind: str) -> tuple[str, ...]:
        """The ids of the rules behind a kind of question."""
        return laws_in(self.folder / "words")["ask"].get(kind, ())

    def describe(self, state: S) -> View:
        """The table with nothing hidden, in the format of a position; for tests, records and the end."""
        raise NotImplementedError

    def outcome(self, state: S) -> Outcome | None:
        """How it ended; None while it runs."""
        raise NotImplementedError

    def round(self, state: S) -> int:
        """The number of the round, or of whatever the game is divided into; all may know it. 0: into nothing."""
        return int(getattr(state, "round", 0))

    def phase(self, state: S) -> str:
        """What part of the round it is, as the facts of the table name it; all may know it. "": rounds have none."""
        return ""

    def memory(self, seat: int | None, state: S | None = None) -> Memory:
        """An empty memory for a seat; with a state, one that knows what was open up to there."""
        raise NotImplementedError

    def seen(self, state: S, seat: int | None) -> S:
        """What the seat sees, as a state with blanks: it says what `view` says and nothing else, for `fill`."""
        raise NotImplementedError

    def seen_in(self, view: View) -> S:
        """The same from a view."""
        raise NotImplementedError

    def fill(self, seen: S, memory: Memory, rng: Random) -> S:
        """A whole state drawn evenly from all those that fit both; what was seen stays as it is."""
        raise NotImplementedError

    def sample(self, view: View, memory: Memory, rng: Random) -> S:
        """A whole state drawn evenly from all those that fit both. Whoever draws several keeps `seen_in` the view."""
        return self.fill(self.seen_in(view), memory, rng)

    def from_json(self, document: dict[str, Any]) -> S:
        """The state of a document made by `State.to_json`."""
        raise NotImplementedError

    def position(self, document: Facts) -> S:
        """The state of a position document: differences from a fresh set-up."""
        raise NotImplementedError

    def all_choices(self) -> tuple[object, ...]:
        """Every choice that the game knows, in tuples, lists and mappings of any depth."""
        raise NotImplementedError

    def observer(self) -> Observer[S]:
        """What observes tables of this game; made once."""
        return Observer(self)

    def laws(self, state: S) -> list[str]:
        """Which laws of the game the state breaks, as sentences; [] if all is well, as it must always be."""
        return []

    def option_forms(self) -> tuple[OptionForm, ...]:
        """The options that a form may ask for, with the values that these component data have."""
        return self.forms

    def some_options(self, rng: Random) -> TableOptions:
        """Options for a table drawn from all that the game knows: for fuzzing and simulations."""
        return {}

    # ---------------------------------------------------------------- the same for every game

    def components(self) -> dict[str, Any]:
        """The component data, file by file, as JSON: what a page draws the table from. No secrets are in them."""
        return dict(self.component_data.source)

    def data_name(self) -> str:
        """Name and hash of the component data, for records."""
        return self.component_data.label()

    def recognise(self, data: str) -> bool:
        """Whether its component data are those of this name and hash, as a record or table tells them.

        If that is an older hash of the same data, the game goes by it from then on, so that digests, records and saved
        states agree with those made before. To be asked before a state is made.
        """
        return self.component_data.recognise(data)

    def new(self, seed: int, events: list[Event] | None = None) -> S:
        """A fresh game; all that is random in it comes from the seed. Its first events go to the list."""
        state = self.blank(seed)
        state.stack.append(self.opening())
        state.out = events
        self.settle(state)
        state.out = None
        return state

    def find(self, text: str) -> Choice | None:
        """The choice with this text, legal or not, of all that the game knows; None if there is none."""
        if self._by_text is None:
            self._by_text = choices_by_text(self.all_choices())
        return self._by_text.get(text)

    @property
    def actions(self) -> tuple[Choice, ...]:
        """All choices by their number, which is the same over editions, component sets and seats, for ever."""
        if self._actions is None:
            self._actions = numbered(self.folder, self.all_choices())
            self._numbers = {choice: number for number, choice in enumerate(self._actions)}
        return self._actions

    def action(self, choice: Choice) -> int:
        """The number of a choice among the `actions`."""
        return self._numbers[choice] if self._numbers else self.actions.index(choice)

    @property
    def layout(self) -> Layout:
        """What stands where in an observation."""
        return self._observing().layout

    def observe(self, state: S, seat: int, out: Any) -> None:
        """What the seat may know, as numbers, told from its own place; no more than its view tells.

        A `Sparse` gets the places that are not 0, with their numbers; anything else, such as an array of `layout.size`
        places that hold 0, gets the numbers assigned to them.
        """
        found = out if isinstance(out, Sparse) else Sparse()
        self._observing().write(state, seat, found)
        if found is not out:
            found.into(out)

    def _observing(self) -> Observer[S]:
        if self._observer is None:
            self._observer = self.observer()
        return self._observer

    @classmethod
    def questions(cls) -> tuple[str, ...]:
        """All kinds of questions that the game asks."""
        return tuple([key for key, kind in cls.steps.items() if issubclass(kind, (Ask, Sealed))])

    def actors(self, state: S) -> tuple[int, ...]:
        """The seats that owe a decision; () when the game is over."""
        if not state.stack:
            return ()
        top = state.stack[-1]
        if isinstance(top, Ask):
            return self._alone[top.seat]
        assert isinstance(top, Sealed)
        return tuple([seat for seat in top.seats if not top.complete(state, seat, state.sealed[seat])])

    def choices(self, state: S, seat: int) -> tuple[Choice, ...]:
        """All legal choices of the decision that the seat owes, or has sealed and may still change."""
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
        """What the seat is asked; None if it owes nothing and has nothing sealed."""
        choices = self.choices(state, seat)
        if not choices:
            return None
        top = state.stack[-1]
        if isinstance(top, Ask):
            return Decision(seat, top.key, top.about(state), choices)
        assert isinstance(top, Sealed)
        return Decision(seat, top.key, top.about(state, seat), choices, True)

    def apply(self, state: S, seat: int, choice: Choice, events: list[Event] | None = None) -> None:
        """Carries out a choice in place. An illegal one raises IllegalChoice and changes nothing."""
        stack = state.stack
        if not stack:
            raise IllegalChoice("the game is over")
        top = stack[-1]
        if choice in self.choices(state, seat):
            state.out = events
            if isinstance(top, Ask):
                stack.pop()
                top.take(state, choice)
            else:
                assert isinstance(top, Sealed)
                self._seal(state, top, seat, choice)
        elif choice in self.anytime(state, seat):
            state.out = events
            self.take_anytime(state, seat, choice)
        else:
            raise IllegalChoice(f"seat {seat} may not choose '{choice}' now: {self._instead(state, seat)}")
        self.settle(state)
        state.out = None

    def settle(self, state: S, floor: int = 0) -> None:
        """Does all that happens by itself, until a seat must decide or so few steps are left; 0: the game is over."""
        stack = state.stack
        state.listed = None
        while len(stack) > floor:
            top = stack[-1]
            if isinstance(top, Ask):
                found = top.choices(state)
                if len(found) > 1 or (found and not top.open):
                    state.listed = tuple(found)
                    return
                stack.pop()
                if found:
                    top.take(state, found[0])
                else:
                    top.lapse(state)
            elif isinstance(top, Sealed):
                return
            else:
                stack.pop()
                top.run(state)

    def default(self, state: S, seat: int) -> Choice:
        """A legal choice that is always safe: it declines what can be declined, and ends the game in time."""
        choices = self.choices(state, seat)
        if not choices:
            raise IllegalChoice(f"seat {seat} owes no decision")
        top = state.stack[-1]
        for choice in choices:
            if choice.declines:
                return choice
        return choices[0] if isinstance(top, Sealed) else self.safest(state, choices)

    def safest(self, state: S, choices: tuple[Choice, ...]) -> Choice:
        """The default where nothing can be declined: the first, unless a game knows better."""
        return choices[0]

    def parse(self, state: S, seat: int, text: str) -> Choice:
        """The choice of this text among those that the seat has now, anytime ones included."""
        wanted = " ".join(text.split())
        for choice in self.choices(state, seat) + self.anytime(state, seat):
            if choice.text == wanted:
                return choice
        raise IllegalChoice(f"seat {seat} may not choose '{wanted}' now: {self._instead(state, seat)}")

    def mates(self, seat: int) -> tuple[int, ...]:
        """The seats of the seat's team, itself included: they share what the rules let a team share."""
        return next((team for team in self.teams if seat in team), (seat,))

    def _picks(self, state: S, top: Sealed[Any], seat: int) -> tuple[Choice, ...]:
        """The seat's picks so far; none if they are complete, because it may start over."""
        picks = state.sealed[seat]
        return () if top.complete(state, seat, picks) else picks

    def _seal(self, state: S, top: Sealed[Any], seat: int, choice: Choice) -> None:
        state.sealed[seat] = (*self._picks(state, top, seat), choice)
        if state.out is not None:
            element = choice.touches[0] if choice.touches else ""
            state.out.append(Event("sealed", None, {"choice": choice.text, "element": element}, (seat,)))
        if not all([top.complete(state, each, state.sealed[each]) for each in top.seats]):
            return
        picks = [state.sealed[each] for each in top.seats]
        for each in top.seats:
            state.sealed[each] = ()
        state.stack.pop()
        top.opened(state, picks)

    def _instead(self, state: S, seat: int) -> str:
        choices = self.choices(state, seat)
        if not choices:
            waiting = ", ".join(str(each) for each in self.actors(state))
            return f"it is for seat {waiting} to decide" if waiting else "the game is over"
        shown = ", ".join(f"'{choice}'" for choice in choices[:8])
        return f"one of {shown}" + (f" and {len(choices) - 8} more" if len(choices) > 8 else "")
