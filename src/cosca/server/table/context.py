"""What a live table uses of the server, so that it does not know the registry that holds it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from cosca.kernel.game import Game
from cosca.server.cluster.ownership import Ownership
from cosca.server.core.settings import Settings
from cosca.server.protocol.refusal import Refused
from cosca.server.storage.rows import TableRow
from cosca.server.storage.store import Store
from cosca.server.timekeeping.uptime import Uptime
from cosca.server.workers.pool import WorkerPool


@dataclass(frozen=True, slots=True)
class TableContext:
    """Services and callbacks of one live table; made by the registry."""

    store: Store
    ownership: Ownership
    settings: Settings
    uptime: Uptime
    workers: WorkerPool
    load_game: Callable[[TableRow], Game[Any]]  # raises Unplayable
    on_deadline: Callable[[float], None]  # the uptime at which the table must act
    on_damage: Callable[[str, Refused], None]  # the table's id, and why it cannot be opened
    on_moved: Callable[[str], None]  # the id of a table that another node runs by now
