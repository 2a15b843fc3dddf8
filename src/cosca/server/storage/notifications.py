"""SQL of the notification queue."""

from __future__ import annotations

import secrets
import time

from sqlalchemy import insert

from cosca.kernel.events import Facts
from cosca.server.storage.rows import NotificationRow
from cosca.server.storage.schema import notifications
from cosca.server.storage.statements import Writes


def announce(
    stage: str,
    subject: str,
    user_id: str | None,
    table_id: str | None,
    facts: Facts,
    due: float,
    author: str | None = None,
) -> Writes:
    """Notify a user of an event: the row of the page, from which the sender makes those of the other channels."""
    row = NotificationRow(
        secrets.token_urlsafe(9),
        subject if user_id is None else f"{subject} {user_id}",
        stage,
        "page",
        user_id,
        table_id,
        facts,
        time.time(),
        due,
    )
    return [insert(notifications).values(row.to_values())]
