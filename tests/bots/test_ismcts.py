"""The search keeps its budgets and its tree within a turn, finds winning moves, and uses sampled states only."""

from __future__ import annotations

from random import Random
from time import process_time
from typing import Any

import pytest

import cosca
from cosca.bots import ismcts as search_module
from cosca.bots import view_of
from cosca.bots.evaluator import Evaluator
from cosca.bots.heuristic_bots import Soldato, load_evaluator
from cosca.bots.ismcts import (
    CHECK_INTERVAL,
    CLEAR_RATIO,
    MAX_DETERMINIZATIONS,
    MIN_ITERATIONS,
    Edge,
    IsmctsSearch,
    Node,
)
from cosca.bots.search_bot import BUDGET_FRACTION, Capo
from cosca.kernel.choice import Choice
from cosca.kernel.events import Event

LONG = 3600.0


class Scripted(IsmctsSearch):
    """A search whose iterations visit the root's edges in a given order; one of them always wins."""

    def __init__(self, game: Any, order: str, better: str) -> None:
        super().__init__(game, load_evaluator(game), 1, lambda: pytest.fail("drew a table"), Random(1))
        self.order, self.better = order, better

    def run_iteration(self, root: Node, first: Choice | None = None) -> None:
        tried = self.order[self.iterations % len(self.order)]
        edge = list(root.edges.values())["abc".index(tried)]
        self.iterations += 1
        edge.visits += 1
        edge.value_sum += tried == self.better
        root.visits += 1


def scripted(game: Any, order: str, better: str = "b") -> tuple[Scripted, Node]:
    root = Node("planning.move")
    choices = game.choices(game.position({"turn": 1, "phase": "planning"}), 1)
    for choice in choices[: len(set(order))]:
        root.edges[choice] = Edge(0.5)
    return Scripted(game, order, better), root


class Clock:
    """A clock that advances by a fixed step per call."""

    def __init__(self, step: float) -> None:
        self.now, self.step = 0.0, step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


# ---------------------------------------------------------------- budgets


@pytest.mark.parametrize("iterations", [1, 7, 8, 50, 100])
def test_search_runs_the_given_iterations(game: Any, iterations: int) -> None:
    for early in (True, False):
        search, root = scripted(game, "ab")  # always as close as can be
        search.run(root, LONG, iterations, stop_early=early)
        assert search.iterations == root.visits == iterations


def test_search_runs_for_the_given_seconds(game: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search_module, "perf_counter", Clock(0.01))
    for seconds, rounds in ((0.5, 50), (0.055, 6), (0.0, 1), (-3.0, 1)):
        search, root = scripted(game, "ab")
        search.run(root, seconds, 1_000_000)
        assert search.iterations == pytest.approx(rounds, abs=1)


@pytest.mark.parametrize("clock", [False, True], ids=["rounds", "seconds"])
def test_search_stops_early_only_if_no_choice_can_catch_up(
    game: Any, clock: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a budget of 100 iterations or the time for them, where less visited choices are better."""
    monkeypatch.setattr(search_module, "perf_counter", Clock(0.01))
    budget = (1.0, 1_000_000) if clock else (LONG, 100)
    for order, wanted in (
        ("a", CHECK_INTERVAL),
        ("aab", 80),
        ("aaab", 72),
        ("aaaaaaaabc", 64),
        ("ab", 100),
        ("abc", 100),
    ):
        search, root = scripted(game, order)
        search.run(root, *budget)
        assert search.iterations == pytest.approx(wanted, abs=CHECK_INTERVAL if clock else 0), order
        tries = sorted([edge.visits for edge in root.edges.values()], reverse=True)
        if search.iterations < 99 and len(tries) > 1:
            assert tries[0] > tries[1] + (100 - search.iterations) - 2 * clock
        again, root = scripted(game, order)
        again.run(root, *budget, stop_early=False)
        assert again.iterations == pytest.approx(100, abs=clock)


def test_search_stops_sooner_when_the_favourite_is_also_better(game: Any) -> None:
    often, seldom = "a" * CLEAR_RATIO + "b", "a" * (CLEAR_RATIO - 1) + "b"
    for order, better, early in ((often, "a", True), (often, "b", False), (seldom, "a", False)):
        search, root = scripted(game, order, better)
        search.run(root, LONG, 10 * MIN_ITERATIONS)
        assert search.iterations >= MIN_ITERATIONS
        assert (search.iterations < MIN_ITERATIONS + CLEAR_RATIO * CHECK_INTERVAL) == early, (order, better)


def test_capo_keeps_its_time_budget(game: Any) -> None:
    state = game.position({"turn": 1, "phase": "planning"})
    asked = game.decision(state, 1), view_of(game, state, 1), game.memory(1, state), Random(2)
    Capo(game, 1, iterations=2).choose(*asked)  # what is loaded once is loaded now
    for seconds in (0.02, 0.2):
        start = process_time()
        Capo(game, 1, seconds).choose(*asked)
        assert process_time() - start < 5 * seconds + 0.5


# ---------------------------------------------------------------- turns


class Spy(Capo):
    """A capo that records its root nodes and their iterations."""

    thoughts: list[tuple[Node, int, int]]  # the root, its tries before, the rounds

    def __init__(self, game: Any, seat: int, rounds: int, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__(game, seat, iterations=rounds)
        self.thoughts = []
        think = IsmctsSearch.run

        def noted(search: IsmctsSearch, root: Node, seconds: float, rounds: int, stop_early: bool = True) -> None:
            self.thoughts.append((root, root.visits, rounds))
            think(search, root, seconds, rounds, stop_early)

        monkeypatch.setattr(IsmctsSearch, "run", noted)


@pytest.mark.parametrize(("name", "rounds", "kept"), [("la_famiglia", 16, 5), ("corleones_empire", 30, 10)])
def test_a_turn_shares_one_tree_and_one_budget(
    name: str, rounds: int, kept: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next choice of a turn reuses its subtree and a part of the remaining budget; a new turn starts fresh."""
    game: Any = cosca.game(name)
    rng = Random(3)
    spy = Spy(game, 1, rounds, monkeypatch)
    players: dict[int, Any] = {1: spy, **{seat: Soldato(game, seat) for seat in game.seats[1:]}}
    events: list[Event] = []
    state = game.new(8, events)
    memories = {seat: game.memory(seat) for seat in game.seats}
    turn_continues, left = False, 0.0  # whether the searched turn continues, and its remaining budget
    tree: Node | None = None
    turns = grown = 0
    while turns < 10:
        for seat, memory in memories.items():
            for facts in cosca.visible(events, seat):
                memory.see(facts)
        events = []
        seat = game.actors(state)[0]
        decision, before = game.decision(state, seat), len(spy.thoughts)
        choice = players[seat].choose(decision, view_of(game, state, seat), memories[seat], rng)
        known = tree
        if seat == 1:
            tree = None
        if seat == 1 and len(spy.thoughts) > before:
            root, tries, iterations = spy.thoughts[-1]
            assert root.kind == decision.kind
            if turn_continues:
                if known is not None and known.kind == decision.kind:
                    assert root is known
                    grown += tries > 0
                else:
                    assert tries == 0
            else:
                turns += 1
                left = float(rounds)
                assert tries == 0
            assert iterations == max(1, round(left * BUDGET_FRACTION))
            left -= left * BUDGET_FRACTION
            assert root.visits <= tries + iterations
            turn_continues, tree = True, root.edges[choice].child
        game.apply(state, seat, choice, events)
        turn_continues = turn_continues and 1 in game.actors(state)
    assert grown >= kept


# ---------------------------------------------------------------- what wins


class Blind(Evaluator[Any]):
    """An evaluator that scores all choices equally, so that only rollouts distinguish them."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.eyes = load_evaluator(game)

    def action_scores(self, state: Any, seat: int) -> list[float]:
        return [0.0] * len(self.game.choices(state, seat))

    def rollout_horizon(self, state: Any) -> int:
        return self.eyes.rollout_horizon(state)

    def win_probabilities(self, state: Any) -> list[float]:
        assert self.game.outcome(state) is not None, "counted before the end"
        return super().win_probabilities(state)


@pytest.fixture
def last_move(game: Any) -> Any:
    """Return the last order of the game: Mandamenti are tied and the enemy holds Bronte, so seat 1 must take Licata.

    Licata makes a second Mandamento with Gela, if not all go.
    """
    areas: dict[str, Any] = {"gela": {"holder": 1, "soldati": 3, "orders": ["red.basic.2"]}}
    areas["piazza_armerina"] = {"holder": "neutral", "soldati": 9}
    for seat, taken in ((1, ("trapani", "marsala")), (3, ("ragusa", "modica", "bronte"))):
        areas |= {area: {"holder": seat, "soldati": 1} for area in taken}
    document = {"phase": "encounter", "clear": True, "round": 4, "areas": areas, "top": {}}
    return game.position(document | {"bottom": {"s4.church.1": "neutral"}})


def searched(game: Any, evaluator: Evaluator[Any], state: Any, seat: int, rounds: int) -> tuple[IsmctsSearch, Node]:
    rng = Random(5)
    view, memory = game.view(state, seat), game.memory(seat, state)
    search = IsmctsSearch(game, evaluator, seat, lambda: game.sample(view, memory, rng), rng)
    root = Node(state.stack[-1].key)
    search.run(root, LONG, rounds, stop_early=False)
    return search, root


def test_search_finds_the_winning_move(game: Any, last_move: Any) -> None:
    assert last_move.stack[-1].key == "move.target"
    _search, root = searched(game, Blind(game), last_move, 1, 160)
    tries = {choice.text: edge.visits for choice, edge in root.edges.items()}
    means = {choice.text: edge.mean_value for choice, edge in root.edges.items()}
    assert set(tries) == {choice.text for choice in game.choices(last_move, 1)}
    assert max(tries, key=lambda text: tries[text]) == "land licata"
    assert means.pop("land licata") > 0.8
    assert set(means.values()) == {0.0}
    assert sum(tries.values()) == root.visits == 160
    # The tree continues with the number that moves: with all of them Gela is given up.
    after = root.edges[game.parse(last_move, 1, "land licata")].child
    assert after is not None
    assert after.kind == "move.number"
    numbers = {choice.text: edge.mean_value for choice, edge in after.edges.items() if edge.visits}
    assert numbers == {"number 3": 0.0, "number 2": 1.0, "number 1": 1.0}


def test_capo_plays_the_winning_move(game: Any, last_move: Any) -> None:
    capo, rng = Capo(game, 1, iterations=60), Random(1)
    memory = game.memory(1, last_move)
    chosen: list[str] = []
    while game.outcome(last_move) is None:
        seat = game.actors(last_move)[0]
        decision = game.decision(last_move, seat)
        choice = decision.choices[0]
        if seat == 1:
            choice = capo.choose(decision, view_of(game, last_move, 1), memory, rng)
            chosen.append(choice.text)
        game.apply(last_move, seat, choice)
    assert chosen[0] == "land licata"
    assert game.outcome(last_move).winners == (1, 2)


# ---------------------------------------------------------------- what it looks at


@pytest.mark.parametrize("name", cosca.game_names())
def test_search_uses_sampled_states_only_and_does_not_change_them(name: str) -> None:
    game: Any = cosca.game(name)
    state, rng = game.new(4), Random(4)
    for _ in range(60):
        game.apply(state, game.actors(state)[0], rng.choice(game.choices(state, game.actors(state)[0])))
    seat = game.actors(state)[0]
    truth = state.digest()
    view, memory = game.view(state, seat), game.memory(seat, state)
    drawn: list[tuple[Any, str]] = []

    def draw() -> Any:
        table = game.sample(view, memory, rng)
        drawn.append((table, table.digest()))
        return table

    search = IsmctsSearch(game, load_evaluator(game), seat, draw, rng)
    root = Node(state.stack[-1].key)
    search.run(root, LONG, MAX_DETERMINIZATIONS + 6, stop_early=False)
    assert state.digest() == truth
    assert len(drawn) == MAX_DETERMINIZATIONS
    assert len({digest for _table, digest in drawn}) > 1
    assert all(table.digest() == digest for table, digest in drawn)
    assert set(root.edges) == set(game.choices(state, seat))
    assert sum([edge.visits for edge in root.edges.values()]) == root.visits == MAX_DETERMINIZATIONS + 6
    assert sum([edge.prior for edge in root.edges.values()]) == pytest.approx(1.0)
    assert 0.0 < root.value_sum < root.visits
