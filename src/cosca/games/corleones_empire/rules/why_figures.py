"""Why figures on the board, and the spaces where they could go, cannot be chosen (H6, H9 to H11, H22 to H24, H34)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosca.games.corleones_empire.rules import answers, figures
from cosca.games.corleones_empire.rules.names import role
from cosca.games.corleones_empire.rules.state import FIGURES, MAYOR, PLACE, POLICE_CHIEF, TURF, EmpireState
from cosca.games.corleones_empire.rules.why import because, business_of, closed, no_space, park, place_of, turf_of

if TYPE_CHECKING:
    from cosca.kernel.messages import RuleMessage


def nobody(s: EmpireState, element: str) -> RuleMessage | None:
    """Return the reason: a space with a figure on it is needed; asked where none is."""
    business, place = business_of(s, element), place_of(s, element)
    if business < 0 and place < 0:
        return None
    reason = closed(s, business) if business >= 0 else None
    return reason or because("why-nobody", "H6", element=element)


def figure_at(s: EmpireState, element: str) -> int:
    """The figure on the business or the space that an element is; -1 if there is none."""
    business, place = business_of(s, element), place_of(s, element)
    if place >= 0:
        return s.member_on[place]
    return -1 if business < 0 or closed(s, business) else s.thug_on[s.thug_space(business)]


def not_meant(
    s: EmpireState, seat: int, element: str, kind: str, whose: str, where: str, spot: int | None, rules: str
) -> RuleMessage | None:
    """Return the reason: the card cannot target a figure of this kind, owner or place (H6, H10, H11, H38)."""
    figure = figure_at(s, element)
    if figure < 0:
        return nobody(s, element)
    facts = {**answers.standing(seat, figure), "element": element}
    if not figures.is_kind(s, figure, kind):
        return because("why-figure-kind", f"{rules} H6", **facts, kind=kind)
    if not figures.is_whose(s, seat, figure, whose):
        owner = figure // FIGURES
        if whose == "rival_ahead":
            ahead, mine = s.controlled(owner) if owner else 0, s.controlled(seat)
            return because("why-figure-ahead", f"{rules} H10", **facts, n=ahead, mine=mine)
        if owner == seat:
            return because("why-figure-own", f"{rules} H6", **facts)
        return because("why-figure-borrowed", "H38", **facts)
    if where != "any" and not figures.allowed_turfs(s, seat, where, spot).intersection(s.turfs_of(figure)):
        turf = None if spot is None else s.data.areas[spot]
        return because("why-figure-where", f"{rules} H10 H11", **facts, where=where, spot=turf)
    return None


def no_displacing(
    s: EmpireState, seat: int, element: str, kind: str, whose: str, moved: tuple[int, ...]
) -> RuleMessage | None:
    """Return the reason: a target that the card has not moved yet, and that has somewhere to go, is needed (H23)."""
    reason = not_meant(s, seat, element, kind, whose, "any", None, "H23")
    figure = figure_at(s, element)
    if reason is not None or figure < 0:
        return reason
    facts = answers.standing(seat, figure)
    return because("why-figure-moved" if figure in moved else "why-figure-stuck", "H23", **facts, element=element)


def no_own_figure(s: EmpireState, seat: int, element: str, kind: str) -> RuleMessage | None:
    """Return the reason: an own figure of that kind, that has somewhere to go, is needed (H24)."""
    figure = figure_at(s, element)
    if figure < 0:
        return nobody(s, element)
    facts = {**answers.standing(seat, figure), "element": element}
    if figure // FIGURES != seat:
        return because("why-figure-foreign", "H24", **facts)
    if not figures.is_kind(s, figure, kind):
        return because("why-figure-kind", "H24 H6", **facts, kind=kind)
    return because("why-figure-stuck", "H24", **facts)


def no_destination(s: EmpireState, seat: int, figure: int, element: str, rules: str) -> RuleMessage | None:
    """Return the reason: another empty space for a figure of that kind is needed (H23, H24)."""
    at = s.where[figure]
    if at >= TURF:
        return no_turf(s, figure, element, rules)
    wanted = place_of(s, element) if at >= PLACE else business_of(s, element)
    return None if wanted < 0 else no_space(s, element, rules, seat)


def no_turf(s: EmpireState, figure: int, element: str, rules: str) -> RuleMessage | None:
    """Return the reason: another turf than that of the figure is needed."""
    turf = turf_of(s, element)
    if turf < 0:
        return None
    return park(s, turf) or because("why-turf-here", rules, turf=s.data.areas[turf], figure=role(figure))


def no_neutral_space(s: EmpireState, seat: int, figure: int, element: str) -> RuleMessage | None:
    """Return the reason: a place for the neutral figure of a card is needed (H34)."""
    if figure == POLICE_CHIEF:
        return no_turf(s, figure, element, "H34")
    place = place_of(s, element)
    if (place if figure == MAYOR else business_of(s, element)) < 0:
        return None
    reason = no_space(s, element, "H34", seat)
    if reason is None and place >= 0:
        return because("why-place-two", "H34", place=s.data.places[place].id)
    return reason
