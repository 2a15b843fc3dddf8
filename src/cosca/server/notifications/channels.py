"""The kinds of channels that this server has, and why one is missing."""

from __future__ import annotations

import asyncio
import contextlib
import importlib
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Final

from cosca.server.core.settings import Settings
from cosca.server.identity.keys import load_vapid_key, vapid_path
from cosca.server.notifications.address_guard import GuardedClient
from cosca.server.notifications.delivery import Channel
from cosca.server.notifications.push import PushChannel, PushFault, push_fault
from cosca.server.notifications.stages import ChannelKind
from cosca.server.notifications.webhooks import WebhookChannel

MAX_SUBSCRIPTIONS: Final = 5  # of one user: the newest
MAX_WEBHOOKS_PER_USER: Final = 10
MAX_WEBHOOKS_PER_TABLE: Final = 5


@dataclass(frozen=True, slots=True)
class Channels:
    """All channels of a server. The sender takes `by_kind`; a kind that is not available is missing there."""

    client: GuardedClient
    push: PushChannel | None
    push_fault: PushFault | None
    by_kind: dict[ChannelKind, Channel]
    changing: asyncio.Lock = field(default_factory=asyncio.Lock)  # held from counting channels to adding one


@contextlib.asynccontextmanager
async def open_channels(settings: Settings) -> AsyncIterator[Channels]:
    """Open the client for addresses of users, and push if it is available; close them at the end."""
    client, fault = GuardedClient(settings), push_fault(settings)
    try:
        by_kind: dict[ChannelKind, Channel] = {"webhook": WebhookChannel(client)}
        push = None
        if fault is None:
            await asyncio.to_thread(importlib.import_module, "pywebpush")  # takes half a second: not at the first push
            push = by_kind["push"] = PushChannel(settings, client, load_vapid_key(vapid_path(settings)))
        yield Channels(client, push, fault, by_kind)
    finally:
        await client.close()
