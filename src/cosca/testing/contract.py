"""All checks that a game must pass, in one call: contract, secrecy and fuzzing.

    from cosca.testing.contract import check_game

    def test_my_game() -> None:
        check_game(MyGame())

Checked at states of random games:

- the methods of the contract have the right parameters and return types; a view is plain JSON;
- every choice is read back from its text, and is the same object everywhere;
- an illegal choice is refused with IllegalChoice and changes nothing, also after the end;
- sealed choices are noticed by nobody else, can be changed, and are revealed once all have chosen;
- `seen` and `seen_in` agree, and states that `fill` draws look the same to their viewer, keep the laws and play on;
- beliefs include the truth, and their weights agree with samples (`cosca.testing.beliefs`);
- nothing reveals future draws (`cosca.testing.secrecy`);
- laws, undo, defaults, copies and saved states hold in whole games (`cosca.testing.fuzz`).
"""

from __future__ import annotations

import copy
import inspect
import json
import pickle
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, Final

from cosca.kernel.choice import Choice, choice
from cosca.kernel.errors import IllegalChoice
from cosca.kernel.events import Event, visible
from cosca.kernel.game import Game, Memory
from cosca.kernel.match import Match
from cosca.kernel.record import read
from cosca.kernel.state import State
from cosca.testing.beliefs import check_belief
from cosca.testing.fuzz import FuzzFailure, play
from cosca.testing.secrecy import Twins, Watched, check_future_draws, plain, play_on

PARAMETERS: Final = {
    "actors": ["state"], "decision": ["state", "seat"], "choices": ["state", "seat"], "anytime": ["state", "seat"],
    "apply": ["state", "seat", "choice", "events"], "view": ["state", "seat"], "default": ["state", "seat"],
    "outcome": ["state"], "sample": ["view", "memory", "rng"], "seen": ["state", "seat"], "seen_in": ["view"],
    "fill": ["seen", "memory", "rng"], "possibilities": ["seen", "memory", "seats", "limit"],
    "parse": ["state", "seat", "text"], "laws": ["state"],
}  # fmt: skip
MOMENTS: Final = 10  # approximate number of states per game that are checked even if their kind was checked before
NEVER: Final = choice("no_such_kind", "of choice")


class ContractBroken(AssertionError):
    """A violation of the game contract; the text says what is wrong and in which state."""


def check_game(game: Game[Any], seeds: Iterable[int] = range(3)) -> None:
    """Play random games of these seeds under all checks; raise AssertionError with the problem and its place.

    Only the options of this game are covered: call it again for other options.
    """
    check_signatures(game)
    checked: set[tuple[str, int]] = set()
    share = 0.0
    for seed in seeds:
        check_moments(game, seed, share, checked)
        with _located(game, seed, "while draws are compared"):
            check_future_draws(game, seed)
        result = play(game, seed)
        if isinstance(result, FuzzFailure):
            where = f"{game!r}, seed {seed}, after {result.choices} choices"
            raise ContractBroken(f"{where}: {result.what}\n{result.record}")
        share = MOMENTS / max(1, result.choices)


def check_signatures(game: Game[Any]) -> None:
    """Check the signatures of the contract, and that a new game can be saved, recorded and remembered."""
    for method, names in PARAMETERS.items():
        parameters = list(inspect.signature(getattr(game, method)).parameters)
        expect(parameters == names, f"{method} has the parameters {parameters} instead of {names}")
    with _located(game, 7, "before its first choice"):
        state: Any = game.new(seed=7)
        expect(isinstance(state, State) and isinstance(state.copy(), State), "new or copy does not return a State")
        expect(
            game.from_json(state.to_json()).digest() == state.digest(),
            "from_json does not restore to_json",
        )
        for viewer in (None, 1):
            expect(isinstance(game.memory(viewer), Memory), "memory does not return a Memory")
        match = Match(game, 7)
        expect(match.state.digest() == state.digest(), "two new games with the same seed differ")
        again = Match.replayed(game, read(match.record()))
        expect(again.state.digest() == state.digest(), "a record leads to another state")


def check_moments(game: Game[Any], seed: int, share: float, checked: set[tuple[str, int]]) -> None:
    """Play one random game; check some of its states, and all of a kind that was not checked before.

    A kind is a question with a number of seats asked; new kinds are added to the set.
    """
    with _located(game, seed, "before its first choice"):
        table = Watched(seed, game)
    rng = Random(f"contract {seed}")
    earlier: list[Choice] = []
    while True:
        state, actors = table.state, game.actors(table.state)
        kind = (table.asked, len(actors))
        with _located(game, seed, f"after {len(table.match.log)} choices ({table.asked})"):
            if kind not in checked or rng.random() < share:
                check_answers(game, state)
                check_choices(game, state)
                check_refusals(table.match, rng, earlier)
                if len(actors) > 1:
                    check_sealed(game, state)
                check_samples(table, rng, table.viewers if kind not in checked else (rng.choice(table.viewers),))
                checked.add(kind)
            if not actors:
                return
            earlier += [rng.choice(game.choices(state, seat)) for seat in actors]
            table.step()


def check_samples(table: Watched, rng: Random, viewers: tuple[int | None, ...]) -> None:
    """Check samples and beliefs of these viewers, and that samples of the last one can be played to the end."""
    for viewer in viewers:
        sampled = table.check_sample(viewer, rng, plays_on=viewer is viewers[-1])
        check_belief(table.game, table.state, viewer, table.memories[viewer], rng)
        if viewer is viewers[-1]:
            play_on(table.game, sampled, rng)
    table.check_late_memories(viewers)


def check_answers(game: Game[Any], state: Any) -> None:
    """Check what the methods of the contract return for this state."""
    digest = state.digest()
    actors = game.actors(state)
    expect(isinstance(actors, tuple), "actors does not return a tuple")
    for seat in game.seats:
        decision, choices = game.decision(state, seat), game.choices(state, seat)
        expect(isinstance(choices, tuple), "choices does not return a tuple")
        expect(isinstance(game.anytime(state, seat), tuple), "anytime does not return a tuple")
        expect((decision is None) == (not choices), f"seat {seat} has choices without a decision, or none with one")
        expect(bool(choices) or seat not in actors, f"seat {seat} must decide but has no choice")
        if decision is not None:
            expect(
                (decision.seat, decision.choices) == (seat, choices),
                "a decision lists other choices than its seat has",
            )
            expect(json.loads(plain(decision.about)) == decision.about, "`about` is not plain JSON")
        if seat in actors:
            expect(game.default(state, seat) in choices, f"the default of seat {seat} is not among its choices")
    outcome = game.outcome(state)
    expect((outcome is None) == bool(actors), "a game has either seats to decide or an outcome")
    if outcome is not None:
        seats = list(game.seats)
        expect(sorted(outcome.ranks) == sorted(outcome.scores) == seats, "ranks and scores are not by seat")
        first = [seat for seat in seats if outcome.ranks[seat] == 1]
        expect(first == sorted(outcome.winners or seats), f"the winners are {outcome.winners}, but {first} rank first")
    for viewer in (None, *game.seats):
        view = game.view(state, viewer)
        expect(json.loads(plain(view)) == view, f"the view of {viewer} is not plain JSON")
    expect(state.digest() == digest, "a question about the state changed it")


def check_choices(game: Game[Any], state: Any) -> None:
    """Check that choices are parsed from their texts, to the same object."""
    for seat in game.seats:
        for each in (*game.choices(state, seat), *game.anytime(state, seat)):
            text = each.text
            expect(text == str(each) == " ".join(text.split()), f"'{text}' has white space other than single spaces")
            expect("#" not in text, f"'{text}': what follows # is a comment in a record")
            for typed in (text, "  " + text.replace(" ", " \t ") + " "):
                expect(game.parse(state, seat, typed) is each, f"'{typed}' is read as another choice")
            same = copy.copy(each) is copy.deepcopy(each) is pickle.loads(pickle.dumps(each)) is each
            expect(same, f"'{text}' is not made by cosca.kernel.choice.choice")
            expect(isinstance(each.touches, tuple), f"'{text}': touches is not a tuple")
    for seat in game.actors(state):
        with _refused("an unknown text") as messages:
            game.parse(state, seat, "dance a tango")
        expect("one of '" in messages[0], f"the refusal of an unknown text does not list the choices: {messages[0]}")
    for seat in game.seats if game.actors(state) else ():
        if not game.choices(state, seat):
            with _refused("a text of a seat that has nothing to decide") as messages:
                game.parse(state, seat, "dance a tango")
            expect(
                "to decide" in messages[0],
                f"the refusal does not name the seats that decide: {messages[0]}",
            )


def check_refusals(match: Any, rng: Random, earlier: list[Choice]) -> None:
    """Check that illegal choices (unknown, of other seats or none, outdated) are refused and change nothing."""
    game, state = match.game, match.state
    actors: tuple[int, ...] = game.actors(state)
    mine = game.choices(state, actors[0])[:1] if actors else ()
    tried: list[tuple[int, Choice]] = [(nobody, each) for nobody in (0, len(game.seats) + 1) for each in mine]
    tried += [(-1, each) for each in game.anytime(state, game.seats[-1])]
    for seat in game.seats:
        legal = (*game.choices(state, seat), *game.anytime(state, seat))
        old = rng.sample(earlier, min(3, len(earlier)))
        tried += [(seat, each) for each in (NEVER, *mine, *old) if each not in legal]
    before, log = state.digest(), match.log[:]
    events: list[Event] = []
    for seat, each in tried:
        with _refused(f"'{each}' of seat {seat}"):
            game.apply(state, seat, each, events)
    with _refused(f"'{NEVER}' in a match"):
        match.apply(game.seats[0], NEVER)
    expect(not events, f"a refused choice made events; one of {tried}")
    expect(match.log == log and match.state.digest() == before, f"a refused choice changed the match; one of {tried}")
    for seat in () if actors else game.seats:
        left = (*game.choices(state, seat), *game.anytime(state, seat), *filter(None, [game.decision(state, seat)]))
        expect(not left, f"after the end seat {seat} still has {left}")
        with _refused("a default after the end"):
            game.default(state, seat)


def check_sealed(game: Game[Any], start: Any) -> None:
    """Check that sealed choices are secret and can be changed, and that the last one reveals them."""
    first, *others = game.actors(start)
    options = game.choices(start, first)
    blind = [viewer for viewer in (None, *game.seats) if viewer not in game.mates(first)]
    twins = Twins.of_states(game, start, start, blind)
    events_of_both = twins.both(first, options[0].text, options[-1].text)
    if game.actors(twins.one.state) == game.actors(twins.two.state):  # else one of the picks was not the last one
        twins.compare(*events_of_both)
    state = start.copy()
    _seal(game, state, first, options[0])
    options = game.choices(state, first)  # all of them, also if it had picked a part before
    for pick in options:
        _seal(game, state, first, pick)
        expect(game.actors(state) == tuple(others), "a seat with a sealed choice is still asked, or another is not")
        expect(game.choices(state, first) == options, "a seat cannot change its sealed choice")
    for seat in others[:-1]:
        _seal(game, state, seat, game.choices(state, seat)[0])
    events: list[Event] = []
    while game.actors(state) == tuple(others[-1:]) and not any([event.public is not None for event in events]):
        game.apply(state, others[-1], game.choices(state, others[-1])[0], events)
    expect(any([event.public is not None for event in events]), "all sealed choices are made, but nothing is revealed")


def _seal(game: Game[Any], state: Any, seat: int, pick: Choice) -> None:
    """Pick until the seat owes nothing more, and check that nobody else notices."""
    while True:
        events: list[Event] = []
        game.apply(state, seat, pick, events)
        own = [facts.get("choice") for facts in visible(events, seat)]
        expect(own == [pick.text], f"seat {seat} sees {own} of its own sealed choice '{pick}'")
        for viewer in (None, *game.seats):
            items = visible(events, viewer)
            expect(viewer == seat or not items, f"{viewer} sees a sealed choice of seat {seat}: {items}")
        if seat not in game.actors(state):
            return
        pick = game.choices(state, seat)[0]


def expect(holds: bool, what: str) -> None:
    """Raise ContractBroken unless the condition holds."""
    if not holds:
        raise ContractBroken(what)


@contextmanager
def _refused(what: str) -> Iterator[list[str]]:
    """Expect IllegalChoice with one line of text, and append that to the list."""
    messages: list[str] = []
    try:
        yield messages
    except IllegalChoice as refusal:
        messages.append(str(refusal))
    expect(bool(messages), f"{what} is not refused with IllegalChoice")
    expect("\n" not in messages[0], f"{what} is refused with more than one line: {messages[0]!r}")


@contextmanager
def _located(game: Game[Any], seed: int, moment: str) -> Iterator[None]:
    """Add game, seed and state to a failure; any other error of the game counts as a failure too."""
    try:
        yield
    except AssertionError as broken:
        raise ContractBroken(f"{game!r}, seed {seed}, {moment}: {broken}") from broken
    except Exception as error:
        raise ContractBroken(f"{game!r}, seed {seed}, {moment}: {type(error).__name__}: {error}") from error
