"""The facts of answers by what they name: a job, a business, a space, a turf, a figure, a card of the hand.

The rules module of a question says which of them its answers have. All of it lies open, or is the asked seat's own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosca.games.corleones_empire.components.data import GOODS, MONEY, NARCOTICS
from cosca.games.corleones_empire.rules import cards, figures
from cosca.games.corleones_empire.rules.names import (
    area_names,
    icon_names,
    job_facts,
    role,
    spot_name,
)
from cosca.games.corleones_empire.rules.state import FIGURES, KINDS, PLACE, TURF, EmpireState
from cosca.kernel.choice import Choice
from cosca.kernel.events import Facts

if TYPE_CHECKING:
    from cosca.games.corleones_empire.documents.types import Control, Figure, Good, Influence, Owned
    from cosca.games.corleones_empire.documents.types_choices import (
        AllyAnswer,
        BusinessAnswer,
        GoodAnswer,
        JobAgainst,
        MarkerAnswer,
        MoneyAnswer,
        PlaceAnswer,
        Side,
        Standing,
        TurfAnswer,
    )

# ---------------------------------------------------------------- whose it is, for the asked seat


def owned(seat: int, owner: int) -> Owned:
    """Whose a figure is: `own`, `rival` or `neutral`."""
    if not owner:
        return "neutral"
    return "own" if owner == seat else "rival"


def control(seat: int, controller: int) -> Control:
    """Who controls a turf: `own`, `rival` or `none`."""
    if not controller:
        return "none"
    return "own" if controller == seat else "rival"


def standing(seat: int, figure: int) -> Standing:
    """The figure on a space, or nobody."""
    if figure < 0:
        return {"figure": None, "owner": 0, "owned": "none"}
    return {"figure": role(figure), "owner": figure // FIGURES, "owned": owned(seat, figure // FIGURES)}


def who(figures: list[int]) -> list[Figure]:
    """Figures with their owners (0: the neutrals)."""
    return [{"seat": figure // FIGURES, "figure": role(figure)} for figure in figures]


# ---------------------------------------------------------------- jobs


def job_for(s: EmpireState, seat: int, number: int) -> JobAgainst:
    """A job against what the seat has: the goods `missing`, and how many `narcotics` must stand in for others."""
    cost = s.data.jobs[number].goods
    have = s.goods[seat * KINDS : seat * KINDS + KINDS]
    lacking: list[Good] = [GOODS[kind] for kind in range(3) for _ in range(cost[kind] - have[kind])]
    spare = have[NARCOTICS]
    return {
        **job_facts(s, number),
        "payable": cards.payable(s, seat, cost),
        "missing": lacking[spare:] if len(lacking) > spare else [],
        "narcotics": min(len(lacking), spare),
    }


# ---------------------------------------------------------------- the board


def business(s: EmpireState, seat: int, business: int, side: Side) -> BusinessAnswer:
    """A business with the side that would be used, who controls its turf and who stands there."""
    card = s.data.businesses[business]
    space = s.thug_space(business)
    controller = s.controller(space // 2)
    return {
        "business": card.id,
        "turf": s.data.areas[space // 2],
        "side": side,
        "icons": icon_names(card.front if side == "front" else card.back),
        "controller": controller,
        "control": control(seat, controller),
        **standing(seat, s.thug_on[space]),
    }


def place(s: EmpireState, seat: int, place: int) -> PlaceAnswer:
    """A Family Member space with the backs around it and who stands there."""
    card = s.data.places[place]
    return {
        "place": card.id,
        "areas": area_names(s, card.areas),
        "icons": icon_names(s.backs(card.areas)),
        **standing(seat, s.member_on[place]),
    }


def space(s: EmpireState, seat: int, number: int) -> Facts:
    """The same as an answer; two spaces in play between the same turfs are one group, for they differ in nothing."""
    areas = s.data.places[number].areas
    twins = [each for each in s.data.places if each.areas == areas and figures.in_play(s, each.index)]
    told = place(s, seat, number)
    return {**told, "group": twins[0].id} if len(twins) > 1 else {**told}


def counted(s: EmpireState, turf: int) -> list[Influence]:
    """The influence of each seat (0: the neutrals) in a turf, where there is any."""
    return listed(figures.influence(s, turf))


def listed(counts: list[int]) -> list[Influence]:
    """Influence by seat (0: the neutrals), where there is any."""
    return [{"seat": seat, "n": n} for seat, n in enumerate(counts) if n]


def turf(s: EmpireState, seat: int, turf: int) -> TurfAnswer:
    """A turf with who controls it and who is there."""
    controller = s.controller(turf)
    there = [figure for figure, at in enumerate(s.where) if at >= 0 and turf in s.turfs_of(figure)]
    return {
        "turf": s.data.areas[turf],
        "controller": controller,
        "control": control(seat, controller),
        "height": len(s.stacks[turf]),
        "influence": counted(s, turf),
        "total": len(there),
        "figures": who(there),
    }


def figure(s: EmpireState, seat: int, choice: Choice) -> Facts:
    """A figure on the board, named by where it stands."""
    number = figures.figure_of(s, choice)
    at = s.where[number]
    name, areas = spot_name(s, at), area_names(s, s.turfs_of(number))
    who = standing(seat, number)
    if at >= TURF:
        return {**who, "at": name, "areas": areas, "turf": name}
    if at >= PLACE:
        return {**who, "at": name, "areas": area_names(s, s.data.places[at - PLACE].areas), "place": name}
    return {**who, "at": name, "areas": areas, "business": name, "turf": s.data.areas[at // 2]}


def destination(s: EmpireState, seat: int, choice: Choice) -> Facts:
    """Where a figure may go."""
    if choice.kind == "turf":
        return turf(s, seat, choice.value)
    if choice.kind == "place":
        return space(s, seat, choice.value)
    return business(s, seat, choice.value, "front") if choice.kind == "business" else {}


def marker(s: EmpireState, choice: Choice) -> MarkerAnswer:
    """A control marker in a stack, counted from below."""
    high = len(s.stacks[choice.value])
    height = choice.extra + 1
    return {"turf": s.data.areas[choice.value], "height": height, "high": high, "top": height == high}


def marker_group(s: EmpireState, choice: Choice) -> str:
    """The markers of one family that lie one upon the other in a stack: it does not matter which of them goes."""
    stack, lowest = s.stacks[choice.value], choice.extra
    while lowest and stack[lowest - 1] == stack[choice.extra]:
        lowest -= 1
    return f"{s.data.areas[choice.value]} {lowest}"


# ---------------------------------------------------------------- cards of the hand and the suitcase


def money(choice: Choice, times: int) -> MoneyAnswer:
    """A money card, of which so many can be chosen."""
    return {"card": MONEY[choice.value], "times": times}


def good(s: EmpireState, choice: Choice, times: int) -> GoodAnswer:
    """A good, of which so many can be chosen."""
    return {"good": GOODS[choice.value], "times": times, "bank": s.bank_goods[choice.value], "instead": None}


def card(s: EmpireState, seat: int, choice: Choice, picked: int = 0) -> Facts:
    """A card of the seat's hand; `picked` of them are picked already."""
    if choice.kind not in ("money", "good", "job", "ally"):
        return {}
    times = cards.in_hand(s, seat, choice) - picked
    if choice.kind == "money":
        return money(choice, times)
    if choice.kind == "good":
        return good(s, choice, times)
    if choice.kind == "job":
        return {**job_for(s, seat, choice.value), "times": times}
    return ally(s, choice.value)


def ally(s: EmpireState, ally: int) -> AllyAnswer:
    """An ally card."""
    return {"ally": s.data.allies[ally].id, "act": s.data.allies[ally].act}


def allies(s: EmpireState, where: int) -> list[str]:
    """The allies that lie there."""
    return [s.data.allies[ally].id for ally, at in enumerate(s.ally_at) if at == where]
