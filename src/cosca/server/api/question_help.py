"""Odds, why-not and lesson hints for the open question."""

from __future__ import annotations

from cosca.server.api.deps import CurrentUser, VisibleTable
from cosca.server.api.routing import api_router
from cosca.server.protocol import http_models
from cosca.server.protocol.forms import QueryText
from cosca.server.table.question_help import load_hint, load_odds, load_why_not

router = api_router()


@router.get("/tables/{id}/odds/{seat}")
async def show_odds(table: VisibleTable, seat: int, user: CurrentUser) -> http_models.Odds:
    """Return the odds of each choice to the player of the seat."""
    return await load_odds(table, user.id, seat)


@router.get("/tables/{id}/why/{seat}")
async def show_why_not(
    table: VisibleTable, seat: int, user: CurrentUser, element: QueryText
) -> http_models.WhyNotAnswer:
    """Return why the seat cannot choose an element; only for its player."""
    return await load_why_not(table, user.id, seat, element)


@router.get("/tables/{id}/hint/{seat}")
async def show_hint(table: VisibleTable, seat: int, user: CurrentUser) -> http_models.Hint:
    """Return what a good player would choose; only in lessons and only for the player of the seat."""
    return await load_hint(table, user.id, seat)
