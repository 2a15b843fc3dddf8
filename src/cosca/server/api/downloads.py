"""HTTP: downloads of all records of the user, and of all that the server stores about them."""

from __future__ import annotations

import math
import time
from collections.abc import AsyncIterator

import orjson
from fastapi import Response
from fastapi.responses import PlainTextResponse, StreamingResponse

import cosca
from cosca.kernel.events import Facts
from cosca.server.api.deps import CurrentUser, ServicesDep
from cosca.server.api.routing import TEXT_ERRORS, api_router
from cosca.server.protocol import people_models
from cosca.server.protocol.refusal import Moved, Refused
from cosca.server.registry.table_registry import TableRegistry
from cosca.server.services import Services
from cosca.server.storage.export import LEFT_OUT, NOT_EXPORTED, export_rows
from cosca.server.storage.history import finished_games_of
from cosca.server.storage.rows import UserRow

router = api_router()


def _check_rate(services: Services, user: UserRow) -> None:
    if not services.limits.downloads.try_acquire(user.id):
        raise Refused("too_many", "downloads")


@router.get("/my/records", response_class=PlainTextResponse, responses=TEXT_ERRORS)
async def records(services: ServicesDep, user: CurrentUser) -> Response:
    """Return the records of all finished games of the user, one JSON object per line, the oldest first."""
    _check_rate(services, user)
    ids = await finished_games_of(services.store, user.id)
    headers = {"Content-Disposition": 'attachment; filename="cosca-records.jsonl"'}
    return StreamingResponse(_lines(services.tables, ids), media_type="application/x-ndjson", headers=headers)


async def _lines(tables: TableRegistry, ids: list[str]) -> AsyncIterator[bytes]:
    """Yield a line for each game; a game that cannot be read has an `error` instead of its record."""
    for id in ids:
        line: Facts = {"table": id}
        try:
            table = await tables.get_finished(id)
            if table is None or table.status != "over":
                continue
            line |= {"name": table.row.name, "game": table.row.game, "created": table.row.created}
            line["record"] = await table.record()
            if not table.busy:
                table.idle_since = -math.inf  # do not keep all of them in memory
        except Moved:
            line["error"] = str(Refused("busy", "moving"))
        except Refused as refusal:
            line["error"] = str(refusal)
        yield orjson.dumps(line) + b"\n"


@router.get("/my/export", response_model=people_models.AccountExport)
async def export(services: ServicesDep, user: CurrentUser) -> Response:
    """Return everything that the server stores about the user."""
    _check_rate(services, user)
    document: people_models.AccountExport = {
        "version": cosca.__version__,
        "exported": time.time(),
        "data": await export_rows(services.store, user.id),
        "left_out": [*NOT_EXPORTED, *[f"{table}.{column}" for table, names in LEFT_OUT.items() for column in names]],
    }
    body = orjson.dumps(document, option=orjson.OPT_INDENT_2)
    headers = {"Content-Disposition": 'attachment; filename="cosca-account.json"'}
    return Response(body, media_type="application/json", headers=headers)
