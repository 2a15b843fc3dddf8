"""HTTP: play the deal of a finished game again, and compare both games."""

from __future__ import annotations

from pydantic import model_validator

from cosca.server.api.deps import ClientAddress, CurrentUser, OptionalUser, ServicesDep, VisibleTable
from cosca.server.api.invitations import InvitationForm, find_person
from cosca.server.api.routing import api_router
from cosca.server.api.tables import check_table_quota
from cosca.server.protocol import http_models, people_models
from cosca.server.protocol.forms import Form, Id, QueryText, Word
from cosca.server.registry import challenges
from cosca.server.registry.histories import Reader
from cosca.server.table.live_table import LiveTable

router = api_router()


class AgainForm(Form):
    """The friend to send the deal to, by name or id; without one, the user plays it."""

    friend: Word | None = None
    user: Id | None = None

    @model_validator(mode="after")
    def _at_most_one(self) -> AgainForm:
        if self.friend is not None and self.user is not None:
            raise ValueError("give a friend or a user")
        return self


@router.post("/tables/{id}/again")
async def again(
    services: ServicesDep, address: ClientAddress, table: VisibleTable, user: CurrentUser, form: AgainForm | None = None
) -> http_models.CreatedTable:
    """Create a table with the deal of this finished game, for the user or for a friend. It is never rated."""
    friend = None
    if form is not None and (form.friend is not None or form.user is not None):
        friend = await find_person(services, user, address, InvitationForm(name=form.friend, user=form.user))
    new = await challenges.play_again(
        services.tables, table, user, friend, lambda: check_table_quota(services, user, address)
    )
    return {"id": new.id, "invite": services.settings.invite_url(new.id, new.row.invite)}


@router.get("/tables/{id}/compare")
async def compare(
    services: ServicesDep, table: VisibleTable, user: OptionalUser, other: QueryText = ""
) -> people_models.Comparison:
    """Return this finished game and another one of the same deal side by side."""

    async def load_report(game: LiveTable) -> http_models.Report | None:
        return (await services.reports.state(game))["report"]

    reader = Reader(services.store, None if user is None else user.id, ())
    return await challenges.compare(services.tables, table, other, reader, load_report)
