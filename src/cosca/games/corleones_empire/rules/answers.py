"""The facts of answers by their element: a job, a business, a space, a turf, a figure, a card of the hand.

The rules module of a question chooses among them. They contain only public facts and those of the asked seat.
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
    """Return whose a figure is: `own`, `rival` or `neutral`."""
    if not owner:
        return "neutral"
    return "own" if owner == seat else "rival"


def control(seat: int, controller: int) -> Control:
    """Return who controls a turf: `own`, `rival` or `none`."""
    if not controller:
        return "none"
    return "own" if controller == seat else "rival"


def standing(seat: int, figure: int) -> Standing:
    """Return the figure on a space, or nobody."""
    if figure < 0:
        return {"figure": None, "owner": 0, "owned": "none"}
    return {"figure": role(figure), "owner": figure // FIGURES, "owned": owned(seat, figure // FIGURES)}


def who(figures: list[int]) -> list[Figure]:
    """Return the figures with their owners (0: the neutrals)."""
    return [{"seat": figure // FIGURES, "figure": role(figure)} for figure in figures]


# ---------------------------------------------------------------- jobs


def job_for(s: EmpireState, seat: int, number: int) -> JobAgainst:
    """Return a job compared with the seat's goods.

    `narcotics` stand for that many goods that the seat lacks, whichever it chooses (F10). If that is not enough, all
    that it lacks is `missing`.
    """
    cost = s.data.jobs[number].goods
    have = s.goods[seat * KINDS : seat * KINDS + KINDS]
    lacking: list[Good] = [GOODS[kind] for kind in range(3) for _ in range(cost[kind] - have[kind])]
    spare = have[NARCOTICS]
    payable = len(lacking) <= spare
    return {
        **job_facts(s, number),
        "payable": payable,
        "missing": [] if payable else lacking,
        "narcotics": min(len(lacking), spare),
    }


# ---------------------------------------------------------------- the board


def business(s: EmpireState, seat: int, business: int, side: Side) -> BusinessAnswer:
    """Return a business with the side that would be used, who controls its turf and who stands there."""
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
    """Return a Family Member space with the backs around it and who stands there."""
    card = s.data.places[place]
    return {
        "place": card.id,
        "areas": area_names(s, card.areas),
        "icons": icon_names(s.backs(card.areas)),
        **standing(seat, s.member_on[place]),
    }


def space(s: EmpireState, seat: int, number: int) -> Facts:
    """Return a Family Member space as an answer; spaces in play between the same turfs are equivalent (one group)."""
    areas = s.data.places[number].areas
    twins = [each for each in s.data.places if each.areas == areas and figures.in_play(s, each.index)]
    facts = place(s, seat, number)
    return {**facts, "group": twins[0].id} if len(twins) > 1 else {**facts}


def counted(s: EmpireState, turf: int) -> list[Influence]:
    """Return the influence of each seat (0: the neutrals) in a turf, where there is any."""
    return listed(figures.influence(s, turf))


def listed(counts: list[int]) -> list[Influence]:
    """Return the influence by seat (0: the neutrals), where there is any."""
    return [{"seat": seat, "n": n} for seat, n in enumerate(counts) if n]


def turf(s: EmpireState, seat: int, turf: int) -> TurfAnswer:
    """Return a turf with who controls it and who is there."""
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
    """Return a figure on the board, named by where it stands."""
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
    """Return where a figure may go."""
    if choice.kind == "turf":
        return turf(s, seat, choice.value)
    if choice.kind == "place":
        return space(s, seat, choice.value)
    return business(s, seat, choice.value, "front") if choice.kind == "business" else {}


def marker(s: EmpireState, choice: Choice) -> MarkerAnswer:
    """Return a control marker in a stack, counted from below."""
    high = len(s.stacks[choice.value])
    height = choice.extra + 1
    return {"turf": s.data.areas[choice.value], "height": height, "high": high, "top": height == high}


def marker_group(s: EmpireState, choice: Choice) -> str:
    """Return the group of adjacent markers of one family in a stack, which are equivalent."""
    stack, lowest = s.stacks[choice.value], choice.extra
    while lowest and stack[lowest - 1] == stack[choice.extra]:
        lowest -= 1
    return f"{s.data.areas[choice.value]} {lowest}"


# ---------------------------------------------------------------- cards of the hand and the suitcase


def money(choice: Choice, times: int) -> MoneyAnswer:
    """Return a money card, of which so many can be chosen."""
    return {"card": MONEY[choice.value], "times": times}


def good(s: EmpireState, choice: Choice, times: int) -> GoodAnswer:
    """Return a good, of which so many can be chosen."""
    return {"good": GOODS[choice.value], "times": times, "bank": s.bank_goods[choice.value], "instead": None}


def card(s: EmpireState, seat: int, choice: Choice, picked: int = 0) -> Facts:
    """Return a card of the seat's hand; `picked` of them are picked already."""
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
    """Return an ally card."""
    return {"ally": s.data.allies[ally].id, "act": s.data.allies[ally].act}


def allies(s: EmpireState, where: int) -> list[str]:
    """Return the allies that lie there."""
    return [s.data.allies[ally].id for ally, at in enumerate(s.ally_at) if at == where]
