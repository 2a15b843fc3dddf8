"""Figures on the board: placing, moving, gunning down, and which ones a card can target (F11, F13, H6 to H12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosca.games.corleones_empire.rules import events
from cosca.games.corleones_empire.rules.choices import POLICE_CHIEF
from cosca.games.corleones_empire.rules.state import (
    FIGURES,
    HUDSON,
    NOBODY,
    PLACE,
    TURF,
    TURFS,
    EmpireState,
)
from cosca.games.corleones_empire.rules.state import (
    POLICE_CHIEF as CHIEF,
)
from cosca.kernel.choice import Choice

if TYPE_CHECKING:
    from cosca.games.corleones_empire.rules.event_types import Placing


def lift(s: EmpireState, figure: int) -> None:
    """Remove the figure from its space, which is empty at once."""
    at = s.where[figure]
    if at >= TURF:
        return
    if at >= PLACE:
        s.member_on[at - PLACE] = NOBODY
    elif at >= 0:
        s.thug_on[at] = NOBODY


def put(s: EmpireState, figure: int, at: int, by: int, how: Placing) -> None:
    """Put the figure there, wherever it came from; who did it, and how, is for the event only."""
    origin = s.where[figure]
    lift(s, figure)
    s.where[figure] = at
    if PLACE <= at < TURF:
        s.member_on[at - PLACE] = figure
    elif at < PLACE:
        s.thug_on[at] = figure
    events.figure_placed(s, figure, origin, at, by, how)


def gun_down(s: EmpireState, figure: int, by: int) -> None:
    """Put the figure into the Hudson until the entr'acte (F11, H8)."""
    at = s.where[figure]
    lift(s, figure)
    s.where[figure] = HUDSON
    events.gunned_down(s, figure, at, by)


# ---------------------------------------------------------------- empty spaces


def empty_thug_spaces(s: EmpireState) -> list[int]:
    """Return the Thug spaces of businesses on the board without a figure."""
    tiles = s.tile_at
    return [space for space, figure in enumerate(s.thug_on) if figure < 0 and (not space % 2 or tiles[space // 2] >= 0)]


def in_play(s: EmpireState, place: int) -> bool:
    """Return whether a Family Member space can be used with this number of seats (F7, H12)."""
    return s.seats > 2 or not s.data.places[place].three_plus


def empty_places(s: EmpireState) -> list[int]:
    """Return the Family Member spaces that are in play and empty."""
    empty = [place for place, figure in enumerate(s.member_on) if figure < 0]
    return empty if s.seats > 2 else [place for place in empty if in_play(s, place)]


def influence(s: EmpireState, turf: int) -> list[int]:
    """Return the influence in a turf by seat; index 0 is the neutrals, one faction (T1, T2)."""
    counts = [0] * (s.seats + 1)
    for figure, at in enumerate(s.where):
        if at >= 0 and turf in s.turfs_of(figure):
            counts[figure // FIGURES] += 1
    return counts


def influences(s: EmpireState) -> list[list[int]]:
    """Return the influence in every turf, as `influence` does."""
    counts = [[0] * (s.seats + 1) for _ in range(TURFS)]
    for figure, at in enumerate(s.where):
        if at >= 0:
            for turf in s.turfs_of(figure):
                counts[turf][figure // FIGURES] += 1
    return counts


# ---------------------------------------------------------------- targets of a card


def own_turfs(s: EmpireState, seat: int) -> set[int]:
    """Return the turfs in which the seat's family has a figure (H9, H10)."""
    first = seat * FIGURES
    return {turf for figure in range(first, first + FIGURES) for turf in s.turfs_of(figure)}


def allowed_turfs(s: EmpireState, seat: int, where: str, spot: int | None = None) -> set[int]:
    """Return the turfs that `where` of an effect allows; `spot` is the turf of the effect before (H10, H11)."""
    if where == "own_figure":
        return own_turfs(s, seat)
    if where == "own_control":
        return {turf for turf in range(TURFS) if s.controller(turf) == seat}
    if where == "same_turf":
        return set() if spot is None else {spot}
    return set(range(TURFS))


def is_kind(s: EmpireState, figure: int, kind: str) -> bool:
    """Return whether the figure is of that kind; the Union Boss is a Thug, the Mayor a Family Member (H6)."""
    at = s.where[figure]
    if kind == "thug":
        return 0 <= at < PLACE
    if kind == "family":
        return PLACE <= at < TURF
    return at >= 0


def is_whose(s: EmpireState, seat: int, figure: int, whose: str) -> bool:
    """Return whether the figure's owner is one that the effect targets (H6, H10, H38)."""
    owner = figure // FIGURES
    if whose == "all":
        return True
    if whose == "rival_ahead":
        return owner > 0 and s.controlled(owner) > s.controlled(seat)
    return owner != seat and figure != s.borrowed


def targets(s: EmpireState, seat: int, kind: str, whose: str, where: str = "any", spot: int | None = None) -> list[int]:
    """Return all figures on the board that the effect can target."""
    choices = [
        figure
        for figure, at in enumerate(s.where)
        if at >= 0 and is_kind(s, figure, kind) and is_whose(s, seat, figure, whose)
    ]
    if where == "any":
        return choices
    turfs = allowed_turfs(s, seat, where, spot)
    return [figure for figure in choices if turfs.intersection(s.turfs_of(figure))]


def figure_choice(s: EmpireState, figure: int) -> Choice:
    """Return the choice that names the figure by where it stands."""
    at = s.where[figure]
    if at >= TURF:
        return POLICE_CHIEF
    if at >= PLACE:
        return s.menu.member_at[at - PLACE]
    return s.menu.thug_at[s.business_on(at)]


def figure_of(s: EmpireState, choice: Choice) -> int:
    """Return the figure that such a choice names."""
    if choice is POLICE_CHIEF:
        return CHIEF
    if choice.kind == "member_at":
        return s.member_on[choice.value]
    return s.thug_on[s.thug_space(choice.value)]


def destinations(s: EmpireState, figure: int) -> list[Choice]:
    """Return the other empty spaces of the figure's kind (H23, H24)."""
    at = s.where[figure]
    if at >= TURF:
        return [s.menu.turf[turf] for turf in range(TURFS) if turf != at - TURF]
    if at >= PLACE:
        return [s.menu.place[place] for place in empty_places(s)]
    return [s.menu.business[s.business_on(space)] for space in empty_thug_spaces(s)]


def spot_of(s: EmpireState, choice: Choice) -> int:
    """Return where a destination is, as `where` counts it."""
    if choice.kind == "turf":
        return TURF + choice.value
    if choice.kind == "place":
        return PLACE + choice.value
    return s.thug_space(choice.value)
