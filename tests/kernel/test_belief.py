"""Beliefs of the public and of seats: exact where there are few worlds, and never dependent on what is hidden."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product
from random import Random
from typing import Any

import pytest

import cosca
from cosca.kernel.game import Game
from cosca.testing.secrecy import Watched, plain
from examples.tiny_game.game import TinyGame
from examples.tiny_game.rules import CARDS, FOLD, SEATS, SHOW, NameStake
from tests.support.random_matches import NAMES
from tests.support.sampling import some


class Unlisted(TinyGame):
    """A game that cannot list what seats may hide."""

    possibilities = Game.possibilities


def believed(table: Watched, viewer: int | None, **options: Any) -> cosca.Belief[Any]:
    """Return the belief of a viewer at the table."""
    view = table.game.view(table.state, viewer)
    return cosca.belief(table.game, view, table.memories[viewer], Random(4), **options)


# ---------------------------------------------------------------- exactness by brute force

Hidden = tuple[Any, ...]  # the cards that seats 1 and 2 hold, and what they have sealed


def hidden_in(state: Any) -> Hidden:
    return (*state.cards[1:], *[picks[0] if picks else None for picks in state.sealed[1:]])


def all_deals(table: Watched, viewer: int | None, seen: list[dict[str, Any]]) -> dict[Hidden, float]:
    """Return the probability of everything hidden, from all deals of all rounds that fit the events the viewer saw."""
    state, rounds = table.state, table.state.round
    slots: list[tuple[int, int]] = list(product(range(1, rounds + 1), SEATS))
    known: dict[tuple[int, int], int] = {}
    number = 0
    for facts in seen:
        number = facts["round"] if facts["event"] == "round" else number
        if facts.get("card"):
            known[number, facts["seat"]] = facts["card"]
    fitting = [deal for deal in (dict(zip(slots, cards, strict=True)) for cards in permutations(CARDS, len(slots)))
               if all(deal[slot] == card for slot, card in known.items())]  # fmt: skip
    answers = [
        [None] if not picks else [picks[0]] if seat == viewer else [SHOW, FOLD]
        for seat, picks in zip(SEATS, state.sealed[1:], strict=True)
    ]
    ways: Counter[Hidden] = Counter()
    for deal in fitting:
        cards = [deal[rounds, seat] if state.stack else 0 for seat in SEATS]
        ways.update([(*cards, *sealed) for sealed in product(*answers)])
    return {hidden: n / ways.total() for hidden, n in ways.items()}


def tables_with_events(seeds: range) -> Iterator[tuple[Watched, dict[int | None, list[dict[str, Any]]]]]:
    """Yield tables of the tiny game before each choice and at the end, with all events as each viewer saw them."""
    for seed in seeds:
        table = Watched(seed, TinyGame())
        seen: dict[int | None, list[Any]] = {viewer: cosca.visible(table.match.events, viewer) for viewer in (None, 1)}
        yield table, seen
        for events in table.steps():
            for viewer, facts in seen.items():
                facts += cosca.visible(events, viewer)
            yield table, seen


def test_weights_are_those_of_all_deals() -> None:
    sizes: Counter[int] = Counter()
    rng = Random(2)
    for table, seen in tables_with_events(some(3, 20)):
        viewer = rng.choice((None, 1))
        if table.state.round == 3 and rng.random() < 0.7:
            continue  # 20,160 deals
        belief = believed(table, viewer)
        assert belief.exact
        assert belief.distribution(hidden_in) == pytest.approx(all_deals(table, viewer, seen[viewer]))
        sizes[len(belief.worlds)] += 1
    assert max(sizes) >= 112
    assert len(sizes) >= 6


def test_belief_about_one_seat_is_the_marginal() -> None:
    compared = 0
    for table, _ in tables_with_events(range(4)):
        whole = believed(table, None)
        for seat in SEATS:
            part = believed(table, None, seats=[seat])
            assert part.exact
            assert part.seats == (seat,)
            assert part.distribution(lambda world, seat=seat: (world.cards[seat], world.sealed[seat])) == pytest.approx(
                whole.distribution(lambda world, seat=seat: (world.cards[seat], world.sealed[seat]))
            )
            compared += len(part.worlds) < len(whole.worlds)
    assert compared > 20


# ---------------------------------------------------------------- samples where there are too many


def test_more_worlds_than_the_limit_are_sampled() -> None:
    table = Watched(1, TinyGame())
    assert believed(table, None, limit=56).exact
    for belief in (believed(table, None, limit=55), believed(Watched(1, Unlisted()), None, limit=55)):
        assert not belief.exact
        assert len(belief.worlds) == 55
        assert set(belief.weights) == {1 / 55}
        assert len({hidden_in(world) for world in belief.worlds}) > 20


def test_sealed_answers_count_towards_the_limit() -> None:
    table = Watched(1, TinyGame())
    while not table.state.sealed[1]:
        table.match.apply(1, "show" if "show" in map(str, table.game.choices(table.state, 1)) else "stake 1")
    assert len(believed(table, None, limit=112).worlds) == 112
    assert believed(table, None, limit=112).exact
    assert not believed(table, None, limit=111).exact


def test_wrong_arguments_are_refused() -> None:
    table = Watched(1, TinyGame())
    with pytest.raises(ValueError, match="limit 0: must be at least 1"):
        believed(table, None, limit=0)
    with pytest.raises(ValueError, match="seat 3: the seats are 1, 2"):
        believed(table, None, seats=[3])


def test_seat_knows_its_own_team() -> None:
    table = Watched(1, cosca.game("la_famiglia"))
    mates = table.game.mates(1)
    rivals = tuple([seat for seat in table.game.seats if seat not in mates])
    assert believed(table, None).seats == (1, 2, 3, 4)
    assert believed(table, 1).seats == rivals
    assert believed(table, 1, seats=[1, rivals[0]]).seats == rivals[:1]
    own = believed(table, 1, seats=mates)
    assert (own.seats, len(own.worlds), own.exact) == ((), 1, True)


# ---------------------------------------------------------------- policies


def high_shows(decision: cosca.Decision, state: Any) -> list[float]:
    """Return the policy that shows cards above 4, and names the higher stakes the higher the card is."""
    card = state.cards[decision.seat]
    if decision.kind == NameStake.key:
        return [1 - card / 10, card / 20, card / 20]
    return [float(card > 4), float(card <= 4)]


def test_public_choice_reweights_by_the_policy() -> None:
    table = Watched(3, TinyGame())
    belief = believed(table, None)
    stake = table.game.parse(table.state, 1, "stake 3")
    cards = belief.given(1, stake, high_shows).distribution(lambda world: world.cards[1])
    assert cards == pytest.approx({card: card / 36 for card in CARDS})
    assert belief.given(1, stake).weights == pytest.approx(belief.weights)  # legal in every world


def test_sealed_choice_is_reweighted_by_a_likelihood() -> None:
    table = Watched(3, TinyGame())
    for text in ("stake 3", "show"):
        table.tell(table.match.apply(1, text))
    game, belief = table.game, believed(table, None)

    def likelihood(world: Any) -> float:
        decision = game.decision(world, 1)
        return high_shows(decision, world)[decision.choices.index(world.sealed[1][0])]

    assert belief.exact
    posterior = belief.reweighted(likelihood)
    assert posterior.exact
    assert len(posterior.worlds) == len(belief.worlds) / 2
    assert posterior.distribution(lambda world: (world.cards[1] > 4) is (world.sealed[1][0] is SHOW)) == {
        True: pytest.approx(1)
    }


def test_impossible_observation_is_refused() -> None:
    table = Watched(3, TinyGame())
    belief = believed(table, None)
    for nobody in (lambda world: 0.0, lambda world: -0.0):
        with pytest.raises(ValueError, match="impossible in every world"):
            belief.reweighted(nobody)
    with pytest.raises(ValueError, match="impossible in every world"):
        belief.given(2, SHOW)  # seat 2 has nothing to decide


def test_worlds_are_drawn_by_weight() -> None:
    belief = believed(Watched(3, TinyGame()), None).reweighted(lambda world: 3.0 if world.cards[1] == 8 else 1.0)
    rng = Random(1)
    drawn = [belief.draw(rng) for _ in range(600)]
    assert {hidden_in(state) for state in drawn} == {hidden_in(world) for world in belief.worlds}
    assert len({state.key for state in drawn}) == 600
    assert 0.24 < sum(state.cards[1] == 8 for state in drawn) / 600 < 0.36  # 3 of 10


# ---------------------------------------------------------------- secrecy


@pytest.mark.parametrize("name", ["tiny_game", *NAMES])
def test_hidden_information_makes_no_difference(name: str) -> None:
    """Tables that look the same to a viewer but differ in hidden choices or cards give the same belief."""
    forks: Counter[bool] = Counter()  # by whether the belief is exact
    for seed in some(4, 20) if name == "tiny_game" else some(1, 12):
        table = Watched(seed, TinyGame() if name == "tiny_game" else name)
        rng = Random(seed)
        for _ in table.steps():
            actors = table.game.actors(table.state)
            if actors and (name == "tiny_game" or rng.random() < 0.04):
                for viewer in table.viewers:
                    for one, two in forks_of(table, viewer, rng.choice(actors), rng):
                        if plain(one.state.to_json()) != plain(two.state.to_json()):
                            forks[one.check_same_belief(two)] += 1
    assert forks[True] > 30
    assert forks[False] > 5 or name == "tiny_game"


class Fork:
    """What follows from a choice in a state that a viewer sees and remembers."""

    def __init__(self, table: Watched, state: Any, viewer: int | None, seat: int, pick: str) -> None:
        self.game, self.viewer = table.game, viewer
        self.state = state.copy()
        events: list[cosca.Event] = []
        self.game.apply(self.state, seat, self.game.parse(state, seat, pick), events)
        self.seen = cosca.visible(events, viewer)
        self.memory: Any = pickle.loads(pickle.dumps(table.memories[viewer]))
        for facts in self.seen:
            self.memory.see(facts)
        self.view = self.game.view(self.state, viewer)

    def check_same_belief(self, other: Fork) -> bool:
        """Compare beliefs about all and about one team; return whether they are exact."""
        exact = False
        for seats in (None, self.game.mates(self.game.seats[-1])):
            beliefs = [cosca.belief(self.game, each.view, each.memory, Random(1), seats, 50) for each in (self, other)]
            one, two = [
                ([world.digest() for world in belief.worlds], belief.weights, belief.exact) for belief in beliefs
            ]
            assert one == two
            exact = one[2]
        return exact


def forks_of(table: Watched, viewer: int | None, seat: int, rng: Random) -> Iterator[tuple[Fork, Fork]]:
    """Yield pairs that look the same to the viewer: another choice of the seat, and another state with the same one."""
    choices = [choice.text for choice in table.game.choices(table.state, seat)]
    text = rng.choice(choices)
    pairs = [(table.state, rng.choice(choices))]
    other = table.sample(viewer, rng)
    if text in map(str, table.game.choices(other, seat)):
        pairs.append((other, text))
    one = Fork(table, table.state, viewer, seat, text)
    for state, pick in pairs:
        two = Fork(table, state, viewer, seat, pick)
        if plain([one.seen, one.view]) == plain([two.seen, two.view]):
            yield one, two


def test_worlds_keep_the_game_playable() -> None:
    rng = Random(5)
    for name in NAMES:
        table = Watched(7, cosca.game(name))
        for _ in range(60):
            table.step()
        for world in believed(table, None, limit=4).worlds:
            state = world.copy()
            for _ in range(20):
                seat = rng.choice(table.game.actors(state))
                table.game.apply(state, seat, rng.choice(table.game.choices(state, seat)))
            assert table.game.laws(state) == []
