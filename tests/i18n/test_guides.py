"""Guides name existing rules and symbols and have the same content in each language."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

import cosca
from cosca.games import kit
from cosca.games.corleones_empire.components.data import ICONS
from cosca.games.la_famiglia.game import LaFamiglia
from cosca.kernel.guide import PICTURE, SYMBOL, Guide, GuideError
from cosca.server.catalog.documents import guide_document

LANGUAGES = ("en", "de", "pl")
SMALL = "## One {#one}\nText with V4.\n### Part {#part}\n- entry\n![Words.](map)\n- ![](coin) **Coin.** {n} money\n"


def guide(name: str, language: str = "en") -> Guide:
    return kit(name).guide(cosca.game(name), language)


def test_guide_is_parsed_into_blocks() -> None:
    guide = Guide.parse(SMALL).filled({"n": 3})
    assert [block.kind for block in guide.blocks] == ["heading", "text", "part", "entry", "picture", "symbol"]
    assert [block.name for block in guide.blocks] == ["one", "", "part", "", "map", "coin"]
    assert guide.blocks[1].rules == ("V4",)
    assert guide.blocks[5].text == "**Coin.** 3 money"
    assert guide.part("part") == guide.blocks[2:]
    assert guide.part("one") == guide.blocks
    assert guide.part("two") == ()


@pytest.mark.parametrize(
    ("page", "message"),
    [
        ("## One\n", "line 1: a heading needs an id"),
        ("## One {#one}\n### Two {#one}\n", "line 2: duplicate id one"),
        ("There are {rounds} rounds.\n", "unknown number 'rounds'"),
    ],
)
def test_invalid_guide_is_refused(page: str, message: str) -> None:
    with pytest.raises(GuideError, match=message):
        Guide.parse(page).filled({})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", cosca.game_names())
def test_every_rule_that_a_guide_names_exists(name: str, language: str) -> None:
    book = kit(name).rulebook()
    named = [rule for block in guide(name, language).blocks for rule in block.rules]
    assert len(named) > 50
    assert [book.get(rule).is_variant for rule in named] == [False] * len(named)


@pytest.mark.parametrize("name", cosca.game_names())
def test_guides_of_all_languages_have_the_same_structure(name: str) -> None:
    built = [
        [(block.kind, block.name, sorted(block.rules)) for block in guide(name, language).blocks]
        for language in LANGUAGES
    ]
    for one, other in pairwise(built):
        assert one == other
    texts = [{block.text for block in guide(name, language).blocks} for language in LANGUAGES]
    assert len(set.intersection(*texts)) == 0  # nothing was left in English


@pytest.mark.parametrize("name", cosca.game_names())
def test_tour_tells_the_game_in_a_few_pictures_in_each_language(name: str) -> None:
    game, book = cosca.game(name), kit(name).rulebook()
    tours = [kit(name).tour(game, language).blocks for language in LANGUAGES]
    for tour in tours:
        assert 6 <= len(tour) <= 8
        assert {block.kind for block in tour} == {PICTURE}
        assert [(block.name, block.rules) for block in tour] == [(block.name, block.rules) for block in tours[0]]
        for block in tour:
            assert block.rules, f"no rule says so: {block.text}"
            assert not any(book.get(rule).is_variant for rule in block.rules)
            assert len(block.plain.split()) <= 36
            assert block.plain.count(". ") <= 1  # one short sentence, or two
            assert "(" not in block.plain
            assert block.plain.endswith(".")
    stops = guide_document(game, "de")["tour"]
    assert [stop["picture"] for stop in stops] == [block.name for block in tours[0]]
    assert len({block.text for tour in tours for block in tour}) == 3 * len(stops)


@pytest.mark.parametrize("name", cosca.game_names())
def test_guide_starts_with_what_newcomers_need(name: str) -> None:
    headings = [block.name for block in guide(name).blocks if block.kind == "heading"]
    assert headings == ["minutes", "round", "symbols"]


def symbols(name: str) -> set[str]:
    return {block.name for block in guide(name).blocks if block.kind == SYMBOL}


def test_every_symbol_that_is_printed_on_orders_sheets_and_cards_is_explained() -> None:
    data = cosca.game("la_famiglia").components()
    parts: list[dict[str, Any]] = [
        part for printed in (*data["orders.toml"]["order"], *data["sheets.toml"]["space"]) for part in printed["parts"]
    ]
    called = {"replace_defenders": "replace"}
    printed = {f"influence_{part['to']}" if part["do"] == "influence" else part["do"] for part in parts}
    printed |= {column["id"] for column in data["sheets.toml"]["column"]}
    printed |= {card["id"] for card in data["conflict_cards.toml"]["card"]}
    assert {called.get(each, each) for each in printed} <= symbols("la_famiglia")


def test_every_ability_icon_is_explained() -> None:
    alike = {f"money_{n}" for n in (2, 3, 5)}  # as money_1
    assert set(ICONS) - alike <= symbols("corleones_empire")


def test_guide_numbers_come_from_the_components() -> None:
    game = cosca.game("la_famiglia")
    assert isinstance(game, LaFamiglia)
    numbers = kit("la_famiglia").numbers(game)
    assert (numbers["areas"], numbers["rounds"], numbers["alone"], numbers["together"]) == (36, 4, 5, 6)
    assert (numbers["orders"], numbers["basic"], numbers["advanced"], numbers["brute"]) == (13, 5, 8, 2)
    empire = cosca.game("corleones_empire")
    assert [kit("corleones_empire").numbers(empire)[f"limit_{act}"] for act in (1, 2, 3, 4)] == [5, 4, 3, 2]


@pytest.mark.parametrize("name", cosca.game_names())
def test_scenes_of_the_guide_can_be_set_up(name: str) -> None:
    document = guide_document(cosca.game(name))
    assert document["scenes"]
    for scene in document["scenes"].values():
        assert scene["seat"] in document["seats"]
        assert scene["sight"]["waiting"]
