"""What a page needs of a game's words: a glossary, the rules behind a question, why not, what to confirm, options."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from random import Random
from typing import Any, ClassVar

import pytest

import cosca
from cosca.games import languages, rulebook
from cosca.games import wording as words_of
from cosca.kernel.choice import Choice
from cosca.kernel.texts import OptionWords, Wording

NAMES = cosca.game_names()
every_game = pytest.mark.parametrize("name", NAMES)


def made(name: str, **options: Any) -> tuple[Any, Any]:
    """A game and its words, in which nothing may be missing."""
    game = cosca.game(name, **options)
    return game, import_module(f"cosca.games.{name}.words.wording").wording(game, strict=True)


def kinds_of(name: str) -> set[str]:
    """Every kind of decision of the game."""
    return set(cosca.game(name).questions())


def choices_in(value: Any) -> Iterator[Choice]:
    """All choices that a table of choices holds."""
    if isinstance(value, Choice):
        yield value
    elif isinstance(value, (tuple, list)):
        for each in value:
            yield from choices_in(each)
    elif isinstance(value, dict):
        yield from choices_in(list(value.values()))


TABLES = {  # the names of the tables of choices, listed because compiled classes have no `vars`
    "la_famiglia": (
        "area", "land", "by_sea", "over", "start", "strike", "car_bomb", "sea", "number", "cars", "row", "column",
        "tile", "card", "family", "seat", "part", "order", "sell", "execute", "space", "token",
    ),
    "corleones_empire": (
        "money", "good", "icon", "job", "public", "ally", "seat", "business", "thug_at", "place", "member_at", "turf",
        "marker",
    ),
}  # fmt: skip


def played(game: Any, seed: int) -> Iterator[tuple[Any, dict[str, Any], Any, list[Any], int]]:
    """A random game: each decision, its view, the choice, its events, and how often chance was asked."""
    match, rng = cosca.Match(game, seed), Random(seed)
    while actors := game.actors(match.state):
        seat = rng.choice(actors)
        decision, view = game.decision(match.state, seat), game.view(match.state, seat)
        assert decision is not None
        choice, draws = rng.choice(decision.choices), match.state.draws
        events = match.apply(seat, choice)
        yield decision, view, choice, events, match.state.draws - draws


# ---------------------------------------------------------------- the glossary


@every_game
def test_the_glossary_explains_all_that_a_choice_can_touch(name: str) -> None:
    game, wording = made(name)
    glossary = wording.glossary()
    touched = {
        touch for table in TABLES[name] for each in choices_in(getattr(game.menu, table)) for touch in each.touches
    }
    assert len(touched) > 50
    assert touched - set(glossary) == set()
    for key, term in glossary.items():
        assert term.name, key
        assert term.text.endswith("."), key
        assert not {"{", "?"} & set(term.text), key
        assert term.rules, key


@every_game
def test_the_glossary_explains_all_that_a_view_names(name: str) -> None:
    game, wording = made(name)
    data, known = game.data, set(wording.glossary())
    if name == "la_famiglia":
        wanted = {f"area:{id}" for id in data.areas} | {f"sea:{id}" for id in data.seas}
        wanted |= {f"mandamento:{id}" for id in data.mandamenti} | {f"space:{space.id}" for space in data.spaces}
        wanted |= {f"character:{card.id}" for card in data.characters} | {f"tile:{tile.id}" for tile in data.tiles}
        wanted |= {f"token:{owner}" for owner in range(5)} | {f"seat:{seat}" for seat in range(1, 5)}
        wanted |= {f"piece:{id}" for id in ("soldati", "car", "boat", "lab", "bust", "primo", "control")}
        wanted |= {f"family:{id}" for id in data.family_index} | {f"order:{order.id}" for order in data.orders}
        assert len(data.orders) == 78
    else:
        wanted = {f"turf:{id}" for id in data.areas} | {f"place:{place.id}" for place in data.places}
        wanted |= {f"job:{job.id}" for job in data.jobs} | {f"ally:{ally.id}" for ally in data.allies}
        wanted |= {f"business:{each.id}" for each in data.businesses} | {f"family:{each.id}" for each in data.families}
        wanted |= {f"figure:{role}" for role in ("thug", "don", "consigliere", "heir", "mayor", "union_boss")}
        wanted |= {f"money:{n}" for n in (1, 2, 3, 5)} | {"good:gun", "good:narcotics", "figure:police_chief"}
    assert wanted - known == set()


def test_an_order_is_told_symbol_by_symbol() -> None:
    _, wording = made("la_famiglia")
    term = wording.glossary()["order:white.church.a"]
    assert term.name == "Bread for All"
    assert "Supply order of White, initiative 11." in term.text
    assert "when the first token leaves part A of the Church row" in term.text
    assert "in up to 2 areas next to it" in term.text
    assert "Defence bonus 2" in term.text
    assert {"LF-O6", "LF-E8", "LF-F6"} <= set(term.rules)
    assert "either" not in term.text


def test_the_glossary_is_made_once() -> None:
    for name in NAMES:
        assert words_of(cosca.game(name)).glossary() is words_of(cosca.game(name)).glossary()


# ---------------------------------------------------------------- rules


@every_game
def test_every_question_names_its_rules(name: str) -> None:
    _, wording = made(name)
    assert set(wording.laws["ask"]) == kinds_of(name)
    for kind in kinds_of(name):
        assert wording.rules(cosca.Decision(1, kind, {}, ())), kind


@every_game
def test_every_rule_that_is_named_exists(name: str) -> None:
    _, wording = made(name)
    ids = {rule.id for rule in rulebook(name)}
    named = {rule for table in wording.laws.values() for rules in table.values() for rule in rules}
    assert len(named) > 40
    assert named - ids == set()


@every_game
def test_nothing_is_explained_that_the_glossary_lacks(name: str) -> None:
    _, wording = made(name)
    known = {key.partition(":")[0] for key in wording.glossary()}
    for key in wording.laws["explains"]:
        kind, _, id = key.partition(":")
        assert not id or kind not in known or key in wording.glossary(), key


# ---------------------------------------------------------------- why not


@every_game
def test_every_question_says_what_may_be_chosen(name: str) -> None:
    _, wording = made(name)
    told = {key.partition("/")[0] for key in wording.text.tables["not"]}
    assert kinds_of(name) - told == set()
    assert told - kinds_of(name) - {"raise"} == set()


class Chosen:
    """The sentences that say which areas may be chosen, each as a test: view, seat, area, facts, step."""

    def __init__(self, game: Any) -> None:
        self.data = game.data

    def near(self, one: str, two: str) -> bool:
        index = self.data.area_index
        return index[two] in self.data.neighbours[index[one]]

    def foe(self, view: dict[str, Any], seat: int, area: str) -> bool:
        """Whether enemies or neutrals stand there."""
        return view["areas"][area]["holder"] not in (None, seat, self.data.mate_of[seat])

    def own(self, view: dict[str, Any], seat: int, area: str) -> bool:
        return view["areas"][area]["holder"] == seat

    tests: ClassVar[dict[str, Callable[[Chosen, Any, int, str, Any, Any], bool]]] = {
        "setup.soldato": lambda t, v, s, a, about, step: t.own(v, s, a),
        "car.area": lambda t, v, s, a, about, step: t.own(v, s, a),
        "lab.area": lambda t, v, s, a, about, step: t.own(v, s, a) and v["areas"][a]["labs"] < 2,
        "place.area": lambda t, v, s, a, about, step: v["areas"][a]["holder"] in (None, s),
        "place.area/existing": lambda t, v, s, a, about, step: t.own(v, s, a),
        "order.area": lambda t, v, s, a, about, step: t.own(v, s, a) and not v["areas"][a]["orders"],
        "order.area/chain": lambda t, v, s, a, about, step: (
            t.own(v, s, a)
            and (not v["areas"][a]["orders"] or (len(v["areas"][a]["orders"]) == 1 and a not in v["fresh"]))
        ),
        "gather.into": lambda t, v, s, a, about, step: (
            t.own(v, s, a) and any(t.near(a, b) and t.own(v, s, b) for b in t.data.areas)
        ),
        "gather.from": lambda t, v, s, a, about, step: t.own(v, s, a) and t.near(about["area"], a),
        "pentito.area": lambda t, v, s, a, about, step: (
            t.foe(v, s, a) and t.near(about["origin"], a) and t.data.area_index[a] not in step["hit"]
        ),
        "pull.area": lambda t, v, s, a, about, step: t.foe(v, s, a) and t.near(about["area"], a),
        "strike.target": lambda t, v, s, a, about, step: t.foe(v, s, a) and t.near(about["origin"], a),
        "agitate.target": lambda t, v, s, a, about, step: (
            v["areas"][a]["holder"] not in (s, t.data.mate_of[s]) and t.near(about["origin"], a)
        ),
    }


def test_the_sentences_about_areas_are_true() -> None:
    """What a sentence allows can be chosen, and nothing else."""
    seen: set[str] = set()
    for seed in range(40):
        game, wording = made("la_famiglia")
        chosen = Chosen(game)
        for decision, view, _, _, _ in played(game, seed):
            key = wording.limits(decision, view)
            if key in Chosen.tests:
                seen.add(key)
                offered = {
                    touch[5:] for each in decision.choices for touch in each.touches if touch.startswith("area:")
                }
                step = view["steps"][-1][1]
                allowed = {
                    area
                    for area in game.data.areas
                    if Chosen.tests[key](chosen, view, decision.seat, area, decision.about, step)
                }
                assert offered == allowed, (seed, key, wording.why_not(decision, view))
        if seen == set(Chosen.tests):
            break
    assert set(Chosen.tests) - seen == set()


# ---------------------------------------------------------------- what to confirm


@every_game
def test_what_always_reveals_something_is_confirmed(name: str) -> None:
    game, wording = made(name)
    always: dict[str, bool] = {}
    said: dict[str, str] = {}
    for seed in range(3):
        for decision, _, choice, events, draws in played(game, seed):
            key = f"{decision.kind}/{choice.kind}"
            reveals = bool(draws) or any(event.reveals for event in events)
            always[key] = always.get(key, True) and reveals
            said[key] = wording.confirm(choice, decision.kind)
    unsaid = {key for key, reveals in always.items() if reveals and not said[key]}
    assert unsaid <= {"ultima.space/skip"}  # a planning phase may end with it, which reveals all orders


@every_game
def test_confirmations_are_of_questions_and_choices_that_exist(name: str) -> None:
    game, wording = made(name)
    texts = {each.text: each for table in TABLES[name] for each in choices_in(getattr(game.menu, table))}
    known = {each.kind for each in texts.values()} | set(texts) | set(wording.text.tables["choice"])
    for key in wording.text.tables["confirm"]:
        kind, _, what = key.rpartition("/")
        assert what in known, key
        assert not kind or kind in kinds_of(name), key


def test_selling_and_conflict_are_confirmed_and_moving_is_not() -> None:
    game, wording = made("la_famiglia")
    assert "leaves the game" in wording.confirm(game.menu.sell[0], "")
    assert wording.confirm(game.menu.area[0], "order.area") == ""
    game, wording = made("corleones_empire")
    icons = {each.text: wording.confirm(each, "abilities") for each in game.menu.icon}
    assert [text for text, said in icons.items() if said] == ["icon job"]


# ---------------------------------------------------------------- forms, buttons, languages


@every_game
def test_every_option_has_a_label_and_help(name: str) -> None:
    _, wording = made(name)
    assert wording.title()
    assert wording.summary().endswith(".")
    options = import_module(f"cosca.games.{name}.options")
    for option in options.NAMES:
        words = wording.option_words(option)
        assert words.label, option
        assert words.help.endswith("."), option
    assert {key.partition(".")[0] for key in wording.text.tables["option"]} == set(options.NAMES)


@every_game
def test_the_values_of_options_are_named(name: str) -> None:
    game, wording = made(name)
    assert len(game.forms) > 1
    for form in game.forms:
        values = wording.option_words(form.name).values
        assert tuple(values) == (form.values or ("true", "false")), form.name
        assert all(values.values()), form.name


def test_families_and_tiles_are_called_as_in_the_data() -> None:
    _, wording = made("la_famiglia")
    assert wording.option_words("families").values["red"] == "Red"
    assert wording.option_words("tiles").values["city_hall"] == "City Hall"
    _, wording = made("corleones_empire")
    assert wording.option_words("families").values["vitale"] == "Vitale"


def test_questions_and_buttons_of_la_famiglia_are_short() -> None:
    game, wording = made("la_famiglia")
    for seed in range(4):
        for decision, view, _, _, _ in played(game, seed):
            assert len(wording.ask(decision, view)) <= 150
            assert len(wording.why_not(decision, view)) <= 150
            for choice in decision.choices:
                assert len(wording.choice(choice, decision.kind, view)) <= 150


def test_a_language_that_is_not_there_is_a_clear_error() -> None:
    game = cosca.game("la_famiglia")
    with pytest.raises(cosca.BadOption, match=r"no language 'xx'.*\(languages: en\)"):
        words_of(game, "xx")
    assert languages("la_famiglia") == ("en",)
    with pytest.raises(cosca.BadOption, match="no game 'la_famigla'; did you mean la_famiglia"):
        rulebook("la_famigla")
    assert rulebook("la_famiglia") is rulebook("la_famiglia")


def test_a_game_without_words_has_plain_answers() -> None:
    game = cosca.game("la_famiglia")
    wording = Wording(game)
    state = game.new(1)
    decision = game.decision(state, game.actors(state)[0])
    assert decision is not None
    view = game.view(state, decision.seat)
    assert wording.title() == "la_famiglia"
    assert (wording.summary(), wording.glossary(), wording.rules(decision)) == ("", {}, ())
    assert (wording.why_not(decision, view), wording.confirm(decision.choices[0], decision.kind)) == ("", "")
    assert wording.option_words("edition") == OptionWords("edition", "", {})
