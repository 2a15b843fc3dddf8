"""Learned ranks: stable features, weight files, and no rank without weights."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import Any

import pytest

import cosca
from cosca.bots import arena, bot, bots, learned_policy
from cosca.bots.advisor import advise
from cosca.bots.feature_hashing import SIZE, feature_index, name_hash, ranks_of
from cosca.bots.heuristic_bots import load_evaluator
from cosca.bots.learned_bots import Caporegime, Don
from cosca.bots.learned_policy import LearnedPolicy, PolicyWeights, file_name, has_weights, load_policy
from cosca.bots.loop_guard import PATIENCE, LoopGuard
from cosca.games import package_of
from cosca.kernel.choice import Choice
from cosca.testing.secrecy import Watched, plain
from tests.bots.test_loop_guard import BOUND, is_looping, match_in_a_loop

NAMES = cosca.game_names()
LOOKED_AT = 120  # decisions


@pytest.fixture
def unlearned(monkeypatch: pytest.MonkeyPatch) -> None:
    """Remove the weights of all games."""
    monkeypatch.setattr(learned_policy, "_weight_files", lambda _name, _generation: ())


def decisions(name: str, seed: int) -> Iterator[tuple[Any, Any, int, tuple[Choice, ...], list[float]]]:
    """Yield decisions of a game played by the evaluator: game, state, seat, choices and scores."""
    game = cosca.game(name)
    evaluator, rng, state = load_evaluator(game), Random(seed), game.new(seed)
    for _ in range(LOOKED_AT):
        seat = game.actors(state)[0]
        choices = game.choices(state, seat)
        if len(choices) > 1:
            yield game, state, seat, choices, evaluator.action_scores(state, seat)
        game.apply(state, seat, evaluator.choose(state, seat, rng, 1.0))


# The weights of a game fit these features only: a changed encoder needs new training (`make train`).
@pytest.mark.parametrize(
    ("name", "known"), [("la_famiglia", "d2236846a6245b24"), ("corleones_empire", "5fb466cf7aba8b8e")]
)
def test_features_are_unchanged_since_training(name: str, known: str) -> None:
    digest = sha256()
    for game, state, seat, choices, scores in decisions(name, 3):
        encoder = package_of("cosca.bots", name).GameEncoder(game)  # type: ignore[union-attr]
        assert 0 <= encoder.stage(state) < encoder.stages
        features = encoder.features(state, seat, choices, scores)
        assert len(features) == len(choices)
        for places in features:
            assert all(0 <= place < SIZE for place in places)
            digest.update(repr(places).encode())
    assert digest.hexdigest()[:16] == known


@pytest.mark.parametrize("name", NAMES)
def test_features_do_not_depend_on_hidden_information(name: str) -> None:
    """States that look the same to a seat have the same features."""
    table, hidden = Watched(5, name), 0
    game, evaluator = table.game, load_evaluator(table.game)
    encoder = package_of("cosca.bots", name).GameEncoder(game)  # type: ignore[union-attr]
    for number, _events in enumerate(table.steps()):
        actors = game.actors(table.state)
        if number % 7 or not actors:
            continue
        seat = actors[-1]
        states = [table.sample(seat, Random(n)) for n in range(3)]
        hidden += len({plain(game.describe(state)) for state in states}) > 1
        choices = game.choices(table.state, seat)
        scores = evaluator.action_scores(table.state, seat)
        features = [encoder.features(state, seat, choices, scores) for state in (table.state, *states)]
        assert features.count(features[0]) == len(features), table.asked
    assert hidden > 6


def test_feature_hashes_are_stable() -> None:
    assert (name_hash("planning.move"), name_hash("order")) == (5961289, 2724760)
    assert (
        len({feature_index(name_hash("order"), tag, a, b) for tag in range(9) for a in range(9) for b in range(9)})
        > 720
    )
    assert ranks_of([1.0, 3.0, 3.0, -2.0]) == [2, 0, 0, 3]


@pytest.mark.parametrize("name", NAMES)
def test_weight_file_matches_its_game(name: str) -> None:
    game = cosca.game(name)
    policy = load_policy(game, load_evaluator(game))
    assert policy is not None
    weights, about = policy.weights, policy.weights.about
    assert (about["game"], about["data"], about["rules"]) == (name, game.data_name(), game.rules_version)
    assert len(weights.weights) == SIZE
    assert len(weights.gaps) == len(weights.spread) == policy.encoder.stages
    again = PolicyWeights.unpack(weights.pack())
    assert again == weights
    assert (learned_policy.folder_of(name) / file_name(game.data_name().split(" ")[0], game.rules_version)).is_file()


def test_weights_are_shared_by_component_sets() -> None:
    game = cosca.game("la_famiglia", data="house-1")
    usual = cosca.game("la_famiglia")
    policy, expected = load_policy(game, load_evaluator(game)), load_policy(usual, load_evaluator(usual))
    assert policy is not None
    assert expected is not None
    assert game.data_name() != usual.data_name()
    assert policy.weights is expected.weights
    assert arena.play_game(game, 5, ("caporegime",) * 4).outcome.reason


@pytest.mark.parametrize("name", NAMES)
def test_prior_is_a_distribution_over_the_choices(name: str) -> None:
    for game, state, seat, choices, _scores in decisions(name, 4):
        policy = load_policy(game, load_evaluator(game))
        assert policy is not None
        prior = policy.prior(state, seat)
        assert len(prior) == len(choices)
        assert sum(prior) == pytest.approx(1.0)
        assert min(prior) >= 0.0


def test_advisor_uses_the_learned_prior(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    prior = LearnedPolicy.prior

    def watched(self: LearnedPolicy, state: Any, seat: int) -> list[float]:
        asked.append(seat)
        return prior(self, state, seat)

    monkeypatch.setattr(LearnedPolicy, "prior", watched)
    for name in NAMES:
        game = cosca.game(name)
        state = game.new(1)
        seat = game.actors(state)[0]
        decision = game.decision(state, seat)
        assert decision is not None
        asked.clear()
        advise(game, decision, game.view(state, seat), game.memory(seat), Random(1), 0.01)
        assert set(asked) == {seat}


# ---------------------------------------------------------------- only where something was learned


def test_ranks_without_weights_are_not_offered(game: Any, unlearned: None) -> None:
    assert not has_weights("la_famiglia")
    assert bots("la_famiglia") == ("picciotto", "soldato", "capo", "random", "default")
    for spec in ("caporegime", "don", "don:5x"):
        with pytest.raises(cosca.BadOption, match=f"no learned weights of {spec.split(':')[0]} for 'la_famiglia'"):
            bot(spec, game, 1)


def test_ranks_with_weights_are_offered() -> None:
    for name in NAMES:
        assert bots(name) == bots()
    assert "don" not in bots("chess")


# ---------------------------------------------------------------- earlier weights

FIRST_WEIGHTS = {"la_famiglia": "5c63527bf02a7d43", "corleones_empire": "564ee5b1c028f824"}  # hashes of the files


@pytest.mark.parametrize("name", NAMES)
def test_earlier_weights_stay_selectable_for_comparisons(name: str) -> None:
    (path,) = [path for path in learned_policy.folder_of(name, 1).iterdir() if path.name.endswith(".weights")]
    contents = path.read_bytes()
    assert sha256(contents).hexdigest()[:16] == FIRST_WEIGHTS[name]
    game = cosca.game(name)
    caporegime, don = bot("caporegime@1", game, 1), bot("don@1:40x", game, 2)
    assert isinstance(caporegime, Caporegime)
    assert isinstance(don, Don)
    assert caporegime.policy.weights == PolicyWeights.unpack(contents)
    assert don.iterations == 40
    assert don.prior.__self__.weights is caporegime.policy.weights  # type: ignore[attr-defined]
    assert not {"caporegime@1", "don@1"} & set(bots(name)), "they are not offered at tables"


# ---------------------------------------------------------------- circles


def test_loop_guard_stops_a_learned_player_that_always_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules allow a seat to ask and its teammate to refuse forever; some weights play like that."""

    def stubborn(
        self: LearnedPolicy, state: Any, seat: int, choices: tuple[Choice, ...], scores: list[float]
    ) -> list[float]:
        return [float(choice.text in ("ask_teammate", "refuse")) for choice in choices]

    match = match_in_a_loop()
    game, rng = match.game, Random(1)
    player = load_policy(game, load_evaluator(game))
    assert player is not None
    monkeypatch.setattr(LearnedPolicy, "advantages", stubborn)
    monkeypatch.setattr(type(player.encoder), "skipped_kinds", frozenset[str]())
    guards = {seat: LoopGuard() for seat in game.seats}
    made = 0
    while is_looping(match):
        seat = game.actors(match.state)[0]
        decision = game.decision(match.state, seat)
        assert decision is not None
        wanted = player.choose(match.state, seat, rng)
        assert wanted.text in ("ask_teammate", "refuse")
        match.apply(seat, guards[seat].filter_choice(decision, guards[seat].place(decision, match.state), wanted))
        made += 1
        assert made < BOUND
    assert made > 2 * PATIENCE


def test_training_of_a_new_component_set_starts_from_the_nearest_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    weights = learned_policy.nearest_weights(cosca.game("la_famiglia"))

    def load(name: str, file: str, generation: int) -> PolicyWeights | None:
        asked.append(file)
        return weights

    monkeypatch.setattr(learned_policy, "_weight_files", lambda _name, _generation: (("house-1", 2), ("house-2", 2)))
    monkeypatch.setattr(learned_policy, "_load_weights", load)
    for data in ("house-1", "house-2", "house-3"):
        learned_policy.nearest_weights(cosca.game("la_famiglia", data=data))
    assert asked == ["house-1.rules-2.weights", "house-2.rules-2.weights", "house-2.rules-2.weights"]
    monkeypatch.setattr(learned_policy, "_weight_files", lambda _name, _generation: ())
    assert learned_policy.nearest_weights(cosca.game("la_famiglia")) is None
