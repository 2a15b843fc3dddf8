"""The house set of Corleone's Empire keeps its balance budget, as counted by the [scale] table of jobs.toml.

The budget is a promise about the shipped set only; an overlay may be as unfair as its author likes.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, cast

import pytest

from cosca.games.corleones_empire.components.data import COLOURS, GOODS, MONEY, load

Raw = dict[str, Any]
SOURCE = cast("Mapping[str, Raw]", load().source)
BOARD, SCALE = SOURCE["board.toml"], SOURCE["jobs.toml"]["scale"]
JOBS: list[Raw] = SOURCE["jobs.toml"]["job"]
ALLIES: list[Raw] = SOURCE["allies.toml"]["ally"]
AREAS: list[Raw] = [*BOARD["turf"], BOARD["central_park"]]


def money(cards: list[int]) -> float:
    return sum(SCALE["money_card"][str(card)] for card in cards)


def value(effect: Raw) -> float:
    """Return the value of an effect: its base times number, place and target."""
    op, n = effect["op"], effect.get("n", 1)
    if op in ("take_money", "control_bonus"):
        return money(effect["cards"]) * (SCALE["turfs_controlled"] if op == "control_bonus" else 1)
    if op == "take_goods":
        return sum(SCALE["good_choice" if good == "choice" else "good"] for good in effect["goods"])
    if op == "draw_jobs":
        more, looked = effect["keep"] - 1, effect["look"] - effect["keep"] - 1
        return SCALE["job_first"] + SCALE["job_more"] * more + SCALE["job_look"] * looked
    if op == "bank_to_suitcase":
        return SCALE["suitcase_dollar"] * sum(effect["cards"])
    if n == "all":
        return SCALE["removed_turf"]
    if op in ("place_control", "remove_control"):  # wherever it is
        return SCALE["marker_placed" if op == "place_control" else "marker_removed"]
    base = {
        "trade": effect.get("icon"),
        "gun_down": f"removed_{effect.get('kind')}",
        "displace": f"displaced_{effect.get('kind')}",
        "move_figure": f"move_{effect.get('kind')}",
        "use_front": "front",
        "use_back": f"back_{effect.get('scope')}",
        "pay_cards": "paid_card",
        "rival_suitcase": "suitcase_theft" if effect.get("who") == "one" else "suitcase_audit",
        "place_neutral": f"neutral_{effect.get('figure')}",
    }.get(op, op)
    limits = SCALE["where"][effect.get("where", "any")] * SCALE["whose"][effect.get("whose", "other")]
    return SCALE[base] * n * limits


def worth(card: Raw) -> float:
    return money(card.get("money", [])) + sum(value(effect) for effect in card["effect"])


@pytest.mark.parametrize("job", JOBS, ids=lambda job: job["id"])
def test_value_of_a_job_matches_its_price(job: Raw):
    price = SCALE["price_base"] + SCALE["price_good"] * len(job["goods"])
    assert worth(job) == pytest.approx(price, rel=0.10)


def test_values_match_the_components_page():
    """docs/components/corleones_empire.md, sections 5 and 6."""
    values = {card["id"]: round(worth(card), 2) for card in [*JOBS, *ALLIES]}
    some = {"shakedown": 6.6, "car_bomb": 7.9, "hostile_takeover": 6.29, "street_tax": 4.18, "corner_ambush": 2.18}
    some |= {"family_accountant": 3.2, "union_boss_3": 7.8, "newspaper_editor": 6.5}
    assert {id: values[id] for id in some} == some


@pytest.mark.parametrize("ally", ALLIES, ids=lambda ally: ally["id"])
def test_value_of_an_ally_matches_its_act(ally: Raw):
    assert worth(ally) == pytest.approx(SOURCE["allies.toml"]["target"][str(ally["act"])], rel=0.20)


def test_neutral_figures_get_stronger_by_act():
    for figure in ("mayor", "union_boss", "police_chief"):
        line = [(a["act"], worth(a)) for a in ALLIES if any(e.get("figure") == figure for e in a["effect"])]
        assert [act for act, _ in line] == [1, 2, 3]
        assert line == sorted(line, key=lambda pair: pair[1])


def test_colours_are_balanced():
    goods: Counter[str] = Counter()
    costs: Counter[tuple[str, int]] = Counter()
    for job in JOBS:
        costs[job["colour"], len(job["goods"])] += job["copies"]
        for good in job["goods"]:
            goods[good] += job["copies"]
    assert costs == {(c, n): cards for c in COLOURS for n, cards in ((1, 2), (2, 4), (3, 3), (4, 2))}
    assert goods == dict.fromkeys(GOODS[:3], 36)


def test_red_businesses_are_stronger_than_blue_and_printed_ones():
    icons = {icon["id"]: icon["value"] for icon in SOURCE["businesses.toml"]["icon"]}
    tiles: list[Raw] = SOURCE["businesses.toml"]["tile"]
    red = [tile for tile in tiles if tile["deck"] == "red"]
    rest = [*(turf["printed"] for turf in BOARD["turf"]), *(tile for tile in tiles if tile["deck"] == "blue")]
    for half in ("front", "back"):
        weakest = min(sum(icons[i] for i in b[half]) for b in red)
        assert weakest > max(sum(icons[i] for i in b[half]) for b in rest)
    assert all(sum(icons[i] for i in b["back"]) < sum(icons[i] for i in b["front"]) for b in [*red, *rest])
    assert not any("narcotics" in b["front"] + b["back"] for b in rest)
    assert [icons[f"money_{m}"] for m in MONEY] == [money([m]) for m in MONEY]


def test_every_space_is_drawn_where_its_areas_meet():
    for space in BOARD["family_space"]:
        touching = {area["id"] for area in AREAS if space["pos"] in area["polygon"]}
        assert touching == set(space["adjacent"]), space["id"]


def test_every_turf_can_be_reached():
    spaces: list[Raw] = BOARD["family_space"]
    for area in AREAS[:7]:
        assert sum(area["id"] in s["adjacent"] for s in spaces) >= 4
        assert sum(area["id"] in s["adjacent"] for s in spaces if not s["three_plus"]) >= 3


def test_every_text_exists_in_three_languages():
    def tables(node: object) -> Iterator[Raw]:
        if isinstance(node, dict):
            yield cast("Raw", node)
            for child in cast("Raw", node).values():
                yield from tables(child)
        elif isinstance(node, list):
            for child in cast("list[object]", node):
                yield from tables(child)

    texts = 0
    for file, raw in SOURCE.items():
        for table in tables(raw):
            for key in ("name", "title", "text"):
                if key in table and file != "set.toml":
                    texts += 1
                    assert all(table[key + end].strip() for end in ("", "_de", "_pl")), (file, table)
    assert texts > 200


def test_every_effect_and_icon_is_used():
    used = {effect["op"] for card in [*JOBS, *ALLIES] for effect in card["effect"]}
    assert len(used) == 19
    businesses: list[Raw] = [*(area["printed"] for area in AREAS), *SOURCE["businesses.toml"]["tile"]]
    shown = {icon for b in businesses for icon in b["front"] + b["back"]}
    assert shown == {icon["id"] for icon in SOURCE["businesses.toml"]["icon"]}
