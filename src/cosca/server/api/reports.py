"""HTTP: reports of finished games."""

from __future__ import annotations

from cosca.server.api.deps import ClientAddress, CurrentUser, OptionalUser, ServicesDep, VisibleTable
from cosca.server.api.routing import api_router
from cosca.server.protocol.forms import EmptyForm
from cosca.server.protocol.http_models import ReportState
from cosca.server.views import replay_queries

router = api_router()


@router.get("/tables/{id}/report")
async def report(services: ServicesDep, address: ClientAddress, table: VisibleTable, user: OptionalUser) -> ReportState:
    """Return the report of a finished game, or its progress."""
    state = await services.reports.state(table)
    if state["report"] is not None:
        replay = await services.replays.for_table(table)
        account = user.id if user is not None else address
        state["at"] = await services.replays.ask_table(account, replay, replay_queries.items_by_choices)
    return state


@router.post("/tables/{id}/report")
async def request_report(
    services: ServicesDep, table: VisibleTable, user: CurrentUser, form: EmptyForm | None = None
) -> ReportState:
    """Request the report of a finished game."""
    return await services.reports.ask(table, user.id)
