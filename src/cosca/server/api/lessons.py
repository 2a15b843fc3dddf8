"""HTTP: start a lesson table."""

from __future__ import annotations

from cosca.server.api.deps import ClientAddress, CurrentUser, ServicesDep
from cosca.server.api.routing import api_router
from cosca.server.api.tables import check_table_quota
from cosca.server.catalog.lessons import find_lesson
from cosca.server.protocol.forms import Form
from cosca.server.protocol.http_models import Created
from cosca.server.protocol.refusal import Refused

router = api_router()


class LessonForm(Form):
    anew: bool = False  # also if one is running


@router.post("/games/{name}/lessons/{lesson}")
async def start(
    services: ServicesDep,
    address: ClientAddress,
    name: str,
    lesson: str,
    user: CurrentUser,
    form: LessonForm | None = None,
) -> Created:
    """Return the table of a lesson: the user's running one, else a new one."""
    services.catalog.game(name)
    script = find_lesson(name, lesson)
    if script is None:
        raise Refused("not_found", "address")
    if form is None or not form.anew:
        for row in await services.store.active_tables(user.id):
            if (row.game, row.lesson, row.host, row.status) == (name, lesson, user.id, "running"):
                return {"id": row.id}
    await check_table_quota(services, user, address)
    game = services.tables.game(name, script.options)
    table = await services.tables.create(
        user,
        name,
        script.options,
        script.seats(game),
        open=False,
        spectators=False,
        start=True,
        position=script.position,
        lesson=script,
    )
    return {"id": table.row.id}
