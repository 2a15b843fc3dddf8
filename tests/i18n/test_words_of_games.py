"""Texts of the games: glossary, rules of questions, what may be chosen, confirmations, options."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, ClassVar

import pytest

import cosca
from cosca.games import kit, rulebook
from cosca.i18n import Catalogue, Speaker, message_id
from cosca.kernel.choice import Choice
from cosca.kernel.kit import laws_in

NAMES = cosca.game_names()
every_game = pytest.mark.parametrize("name", NAMES)


def made(name: str, **options: Any) -> tuple[Any, Speaker]:
    """Return a game and its strict speaker."""
    game = cosca.game(name, **options)
    return game, Speaker([kit(name).words], "en", kit(name).argument_kinds, kit(name).names(game), strict=True)


def entries_of(name: str) -> dict[str, str]:
    """Return the messages of a game by id."""
    return Catalogue([path.read_text("utf-8") for path in (kit(name).words / "en").glob("*.ftl")]).entries


def kinds_of(name: str) -> set[str]:
    """Return every kind of decision of the game."""
    return set(cosca.game(name).questions())


def choices_in(value: Any) -> Iterator[Choice]:
    """Yield all choices in a table of choices."""
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


def played(game: Any, seed: int) -> Iterator[tuple[Any, Any, dict[str, Any], Any, list[Any], int]]:
    """Yield each decision of a random game with facts, view, choice, events and number of draws."""
    match, rng = cosca.Match(game, seed), Random(seed)
    while actors := game.actors(match.state):
        seat = rng.choice(actors)
        decision, view = game.decision(match.state, seat), game.view(match.state, seat)
        question = game.facts(match.state, seat)["question"]
        assert decision is not None
        choice, draws = rng.choice(decision.choices), match.state.draws
        events = match.apply(seat, choice)
        yield decision, question, view, choice, events, match.state.draws - draws


# ---------------------------------------------------------------- the glossary


@every_game
def test_glossary_covers_every_element_of_a_choice(name: str) -> None:
    game, words = made(name)
    glossary = kit(name).glossary(game)
    touched = {
        touch for table in TABLES[name] for each in choices_in(getattr(game.menu, table)) for touch in each.touches
    }
    assert len(touched) > 50
    assert touched - set(glossary) == set()
    for key, term in glossary.items():
        text = words.message(term["text"])
        assert words.name(key), key
        assert text.endswith("."), key
        assert not {"{", "?"} & set(text), key
        assert term["rules"], key


@every_game
def test_glossary_covers_every_element_of_a_view(name: str) -> None:
    game, _ = made(name)
    data, known = game.data, set(kit(name).glossary(game))
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


def test_order_text_describes_every_symbol() -> None:
    game, words = made("la_famiglia")
    term = kit("la_famiglia").glossary(game)["order:white.church.a"]
    text = words.message(term["text"])
    assert words.name("order:white.church.a") == "Bread for All"
    assert "Supply order for White, initiative 11." in text
    assert "when the first token leaves column A of the Church row" in text
    assert "in each of up to 2 adjacent areas" in text
    assert "Defense bonus 2" in text
    assert {"LF-O6", "LF-E8", "LF-F6"} <= set(term["rules"])
    assert "either" not in text


# ---------------------------------------------------------------- rules


@every_game
def test_every_question_names_its_rules(name: str) -> None:
    game, _ = made(name)
    assert set(laws_in(kit(name).words)["ask"]) == kinds_of(name)
    for kind in kinds_of(name):
        assert game.rules_of(kind), kind


@every_game
def test_every_named_rule_exists(name: str) -> None:
    ids = {rule.id for rule in rulebook(name)}
    named = {rule for table in laws_in(kit(name).words).values() for rules in table.values() for rule in rules}
    assert len(named) > 40
    assert named - ids == set()


@every_game
def test_every_event_names_its_rules(name: str) -> None:
    """By its kind; `KIND.WHY` is more specific, for a reason in its texts or of a tile."""
    kinds = {each.removeprefix("event-") for each in entries_of(name) if each.startswith("event-")}
    laws = kit(name).event_rules
    assert {kind for kind in laws if "." not in kind} == kinds
    words = "".join(path.read_text("utf-8") for path in (kit(name).words / "en").glob("*.ftl"))
    for kind, _, why in [key.partition(".") for key in laws if "." in key]:
        assert kind in kinds
        assert re.search(rf"\b{why}\b", words), (kind, why)
    assert all(laws.values())


@every_game
def test_explained_elements_are_in_the_glossary(name: str) -> None:
    game, _ = made(name)
    glossary = kit(name).glossary(game)
    known = {key.partition(":")[0] for key in glossary}
    for key in laws_in(kit(name).words)["explains"]:
        kind, _, id = key.partition(":")
        assert not id or kind not in known or key in glossary, key


# ---------------------------------------------------------------- what may be chosen


@every_game
def test_every_question_says_what_may_be_chosen(name: str) -> None:
    _, words = made(name)
    for kind in kinds_of(name):
        assert words.has(message_id("ask", kind), "only"), kind


class Chosen:
    """The sentences about areas that may be chosen, each as a predicate on view, seat, area, facts and step."""

    def __init__(self, game: Any) -> None:
        self.data = game.data

    def near(self, one: str, two: str) -> bool:
        index = self.data.area_index
        return index[two] in self.data.neighbours[index[one]]

    def foe(self, view: dict[str, Any], seat: int, area: str) -> bool:
        """Return whether enemies or neutrals hold the area."""
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


def sentence_of(question: Any) -> str:
    """Return the key of a question's sentence: its kind, and the case selected by its facts."""
    kind, facts = question["kind"], question["facts"]
    if kind == "place.area" and facts["existing"]:
        return "place.area/existing"
    return f"order.area/{facts['chain']}" if kind == "order.area" and facts["chain"] != "no" else kind


def test_sentences_about_areas_match_the_choices() -> None:
    """The areas that a sentence allows are exactly those that can be chosen."""
    seen: set[str] = set()
    for seed in range(40):
        game, words = made("la_famiglia")
        chosen = Chosen(game)
        for decision, question, view, _, _, _ in played(game, seed):
            key = sentence_of(question)
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
                assert offered == allowed, (seed, key, words.only(question))
        if seen == set(Chosen.tests):
            break
    assert set(Chosen.tests) - seen == set()


# ---------------------------------------------------------------- what to confirm


def test_choices_that_always_reveal_something_are_confirmed() -> None:
    game, words = made("la_famiglia")  # Corleone's Empire warns only of losses
    always: dict[str, bool] = {}
    confirmations: dict[str, str] = {}
    for seed in range(3):
        for decision, question, _, choice, events, draws in played(game, seed):
            key = f"{decision.kind}/{choice.kind}"
            reveals = bool(draws) or any(event.reveals for event in events)
            always[key] = always.get(key, True) and reveals
            facts = next(each for each in question["choices"] if each["text"] == choice.text)
            confirmations[key] = words.confirm(decision.kind, facts)
    unconfirmed = {key for key, reveals in always.items() if reveals and not confirmations[key]}
    assert unconfirmed <= {"ultima.space/skip"}  # a planning phase may end with it, which reveals all orders


@every_game
def test_confirmations_name_existing_questions_and_choices(name: str) -> None:
    game, _ = made(name)
    texts = {each.text: each for table in TABLES[name] for each in choices_in(getattr(game.menu, table))}
    entries = entries_of(name)
    kinds = {message_id(each.kind) for each in texts.values()} | {message_id(text) for text in texts}
    kinds |= {id.removeprefix("choice-").rpartition("--")[2] for id in entries if id.startswith("choice-")}
    kinds |= {id.removeprefix("certain-") for id in entries if id.startswith("certain-")}
    questions = {message_id(kind) for kind in kinds_of(name)}
    for id in entries:
        if id.startswith("confirm-"):
            question, case, choice = id.removeprefix("confirm-").rpartition("--")
            assert choice in kinds, id
            assert not case or question in questions, id


def confirmed(words: Speaker, kind: str, choice: Choice) -> str:
    return words.confirm(kind, {"text": choice.text, "kind": choice.kind, "touches": list(choice.touches), "facts": {}})


def test_selling_and_conflict_are_confirmed_and_moving_is_not() -> None:
    game, words = made("la_famiglia")
    assert "leaves the game" in confirmed(words, "", game.menu.sell[0])
    assert confirmed(words, "order.area", game.menu.area[0]) == ""
    game, words = made("corleones_empire")
    assert {confirmed(words, "abilities", each) for each in game.menu.icon} == {""}


def test_corleones_empire_warns_only_where_value_is_lost() -> None:
    _, words = made("corleones_empire")

    def warning(kind: str, text: str, **facts: Any) -> str:
        return words.confirm(kind, {"text": text, "kind": text, "touches": [], "facts": facts})

    assert "$2" in warning("abilities", "done", icons=["money_2", "gun"])
    assert warning("abilities", "done", icons=[]) == ""
    assert warning("bid.card", "done", total=3)
    assert warning("bid.card", "done", total=0) == ""
    assert {warning(kind, "job") for kind in ("business.action", "jobs.which", "discard.card")} == {""}


# ---------------------------------------------------------------- forms, buttons, rules


@every_game
def test_every_option_has_a_label_a_help_and_names_of_its_values(name: str) -> None:
    game, words = made(name)
    assert words.say("game-title")
    assert words.say("game-summary").endswith(".")
    assert len(game.forms) > 1
    for form in game.forms:
        id = message_id("option", form.name)
        assert words.say(id), form.name
        assert words.say(id, {"n": form.n, **form.facts}, "help").endswith("."), form.name
        kind = {"families": "family", "tiles": "tile"}.get(form.name)
        for value in form.values or ("true", "false"):
            assert words.name(f"{kind}:{value}") if kind else words.say(message_id("option", form.name, case=value))


def test_questions_and_buttons_of_la_famiglia_are_short() -> None:
    game, words = made("la_famiglia")
    for seed in range(4):
        for _, question, view, _, _, _ in played(game, seed):
            words.learn(view["families"])
            assert len(words.question(question)) <= 190, "two lines of the terminal"
            assert len(words.only(question)) <= 160
            for choice in question["choices"]:
                assert len(words.choice(question["kind"], choice)) <= 150


def test_rulebook_is_cached_and_falls_back_to_english() -> None:
    with pytest.raises(cosca.BadOption, match="no game 'la_famigla'; did you mean la_famiglia"):
        rulebook("la_famigla")
    assert rulebook("la_famiglia") is rulebook("la_famiglia")
    assert kit("la_famiglia").rulebook("tlh") is rulebook("la_famiglia")
