"""The don's search compares choices in the same scenarios, and don@1 plays as the don of 0.9 did."""

from __future__ import annotations

from collections import defaultdict
from hashlib import sha256
from random import Random
from typing import Any

import pytest

import cosca
from cosca.bots import bot, bots, learned_policy, view_of
from cosca.bots.evaluator import Evaluator
from cosca.bots.heuristic_bots import load_evaluator
from cosca.bots.ismcts import Node
from cosca.bots.learned_bots import FIRST_WEIGHTS, SURE, Don
from cosca.bots.learned_policy import LearnedPolicy, load_policy
from cosca.bots.scenario_search import ScenarioSearch
from cosca.kernel.choice import Choice
from cosca.kernel.events import Event
from cosca.kernel.state import State

NAMES = cosca.game_names()

# The choices of all seats at the first 30 decisions with several choices, recorded before the don was changed.
RECORDED = {
    ("la_famiglia", 7): "e0bd847a20939ce5",
    ("la_famiglia", 8): "d9cd5e61ba4ae7c3",
    ("corleones_empire", 7): "b69151b964485007",
    ("corleones_empire", 8): "0e87fcd939c21f31",
}
SETS = {"la_famiglia": "house-2", "corleones_empire": "house-1"}  # with which they were recorded


@pytest.mark.parametrize(("name", "seed"), RECORDED)
def test_first_don_plays_as_recorded(name: str, seed: int) -> None:
    game: Any = cosca.game(name, data=SETS[name])
    players = {seat: bot("don@1:6x", game, seat) for seat in game.seats}
    memories = {seat: game.memory(seat) for seat in game.seats}
    rngs = {seat: Random(f"{seed}/{seat}") for seat in game.seats}
    events: list[Event] = []
    state = game.new(seed, events)
    played: list[str] = []
    while len(played) < 30:
        for seat, memory in memories.items():
            for facts in cosca.visible(events, seat):
                memory.see(facts)
        events = []
        seat = game.actors(state)[0]
        decision = game.decision(state, seat)
        choice = players[seat].choose(decision, view_of(game, state, seat), memories[seat], rngs[seat])
        if len(decision.choices) > 1:
            played.append(choice.text)
        game.apply(state, seat, choice, events)
    assert sha256("\n".join(played).encode()).hexdigest()[:16] == RECORDED[name, seed]


def test_first_don_is_for_comparisons_only(game: Any) -> None:
    assert "don@1" not in bots(game.name)
    assert bot("don@1:40x", game, 2).iterations == 40  # type: ignore[attr-defined]


# ---------------------------------------------------------------- scenarios


class Traced(ScenarioSearch):
    """A search that records the scenarios of its iterations by the first choice."""

    seen: defaultdict[Choice | None, list[tuple[str, bytes, int]]]

    def run_from(self, root: Node, state: State, first: Choice | None) -> None:
        self.seen[first].append((state.digest(), state.key, self.seed))
        super().run_from(root, state, first)


def search_at(game: Any, state: Any, seat: int, kind: type[ScenarioSearch] = ScenarioSearch) -> Any:
    policy = load_policy(game, load_evaluator(game))
    assert policy is not None
    rng, memory = Random(4), game.memory(seat, state)
    seen = game.seen(state, seat)
    return kind(game, policy, seat, lambda: game.fill(seen, memory, rng), rng)


def opening(name: str) -> tuple[Any, Any, int]:
    """Return a game, a state with several different choices at the beginning of a turn, and the seat."""
    game: Any = cosca.game(name)
    evaluator, state, rng = load_evaluator(game), game.new(5), Random(5)
    while True:
        seat = game.actors(state)[0]
        if state.stack[-1].key in evaluator.opening_kinds and len(game.choices(state, seat)) > 2:
            return game, state, seat
        game.apply(state, seat, evaluator.choose(state, seat, rng))


@pytest.mark.parametrize("name", NAMES)
def test_visits_of_all_choices_are_in_the_same_scenarios(name: str) -> None:
    game, state, seat = opening(name)
    search = search_at(game, state, seat, Traced)
    search.seen = defaultdict(list)
    search.sample_state()
    prior = search.prior(search.determinizations[0], seat)
    root = search.root_of(game.decision(state, seat), search.determinizations[0], prior)
    search.run(root, 60.0, 16, stop_early=False)
    most = max(search.seen.values(), key=len)
    assert root.visits == 16
    assert len(search.seen) > 1
    assert len({key for _digest, key, _seed in most}) == len(most) > 2
    for scenarios in search.seen.values():
        assert scenarios == most[: len(scenarios)]


@pytest.mark.parametrize("name", NAMES)
def test_moods_depend_on_scenario_and_question_only(name: str) -> None:
    game, state, seat = opening(name)
    search = search_at(game, state, seat)
    search.seed = 1
    first = search.rollout_choice(state, seat)
    search.rng.random()
    assert search.rollout_choice(state, seat) == first
    scores = search.evaluator.action_scores(state, seat)
    best = max(scores)
    picked: set[Choice] = set()
    for seed in range(60):
        search.seed = seed
        choice = search.rollout_choice(state, seat)
        picked.add(choice)
        assert best - scores[game.choices(state, seat).index(choice)] <= 0.6  # the noise of rollouts
    near = [choice for choice, score in zip(game.choices(state, seat), scores, strict=True) if best - score < 0.2]
    assert picked >= set(near)


# ---------------------------------------------------------------- the root


def test_equivalent_choices_are_searched_once() -> None:
    """Tokens that open the same spaces share an edge, and the policy decides between them."""
    game: Any = cosca.game("la_famiglia")
    state = game.position({"turn": 1, "phase": "planning"})
    search = search_at(game, state, 1)
    decision, prior = game.decision(state, 1), search.prior(state, 1)
    root = search.root_of(decision, state, prior)
    tokens = [choice for choice in decision.choices if choice.kind == "token"]
    shares = dict(zip(decision.choices, prior, strict=True))
    assert len(tokens) > 1
    [kept] = [choice for choice in root.edges if choice.kind == "token"]
    assert shares[kept] == max([shares[token] for token in tokens])
    assert root.edges[kept].prior == pytest.approx(sum([shares[token] for token in tokens]))
    assert sum([edge.prior for edge in root.edges.values()]) == pytest.approx(1.0)
    don = Don(game, 1, iterations=12)
    choice = don.choose(decision, view_of(game, state, 1), game.memory(1, state), Random(2))
    assert choice.kind != "token" or choice == kept


@pytest.mark.parametrize("name", NAMES)
def test_sure_choices_cost_nothing(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The policy's choice is taken without a search if its prior is high, and the budget is kept for later."""
    game, state, seat = opening(name)
    decision = game.decision(state, seat)
    many = len(decision.choices)
    for share in (SURE + 0.01, SURE - 0.01):
        prior = [(1.0 - share) / (many - 1)] * many
        prior[1] = share
        monkeypatch.setattr(LearnedPolicy, "prior", lambda *_args, prior=prior: prior)
        searched: list[int] = []
        run = ScenarioSearch.run

        def counted(search: ScenarioSearch, root: Node, *args: Any, log: list[int] = searched, run: Any = run) -> None:
            log.append(1)
            run(search, root, *args)

        with monkeypatch.context() as patch:
            patch.setattr(ScenarioSearch, "run", counted)
            don = Don(game, seat, iterations=4)
            don._turn_continues, don._budget_left, don._next_node = True, 4.0, Node("another question")
            choice = don.choose(decision, view_of(game, state, seat), game.memory(seat, state), Random(1))
        if share > SURE:
            assert (choice, searched, don._budget_left) == (decision.choices[1], [], 4.0)
            assert don._next_node is None  # what was searched before belongs to an earlier question
        else:
            assert searched
            assert don._budget_left < 4.0


# ---------------------------------------------------------------- values


@pytest.mark.parametrize("name", NAMES)
def test_a_finished_game_counts_by_win_and_scores(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game: Any = cosca.game(name)
    search = search_at(game, game.new(1), 1)
    state, rng = game.new(3), Random(3)
    while actors := game.actors(state):
        assert 0.0 <= search.value(state) <= 1.0
        assert search.value(state) == search.evaluator.win_probabilities(state)[search.team]
        game.apply(state, actors[0], search.evaluator.choose(state, actors[0], rng))
    values: list[float] = []
    for team in range(len(game.teams)):
        search.team = team
        values.append(search.value(state))
    outcome = game.outcome(state)
    assert sum(values) == pytest.approx(1.0)
    assert game.teams[values.index(max(values))][0] in outcome.winners
    scores = [outcome.scores[team[0]] for team in game.teams]
    assert sorted(range(len(scores)), key=lambda team: (scores[team], values[team])) == sorted(
        range(len(scores)), key=lambda team: values[team]
    )
    assert max(values) < 1.0 or max(scores) - sorted(scores)[-2] > 30 * Evaluator.score_scale


def test_first_don_keeps_its_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    """It asks for its weights by component set; other games get the weights of their set or the newest."""
    asked: list[tuple[str, str]] = []
    versions = (("house-2", 2), ("house-3", 2))
    monkeypatch.setattr(learned_policy, "_weight_files", lambda _name: versions)
    monkeypatch.setattr(learned_policy, "_load_weights", lambda name, file: asked.append((name, file)))
    game = cosca.game("la_famiglia", data="house-2")
    for data in (FIRST_WEIGHTS["la_famiglia"], "house-3", "another", ""):
        learned_policy.nearest_weights(game, data)
    files = [file.removesuffix(".rules-2.weights") for _name, file in asked]
    assert files == ["house-2", "house-3", "house-3", "house-2"]
