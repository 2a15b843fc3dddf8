"""Sending by HTTP for a channel: what `GuardedClient` refuses or cannot send becomes a failed delivery."""

from __future__ import annotations

from collections.abc import Mapping

from cosca.server.notifications.address_guard import AddressRefused, GuardedClient, SendFailed
from cosca.server.notifications.delivery import DeliveryFailed


async def post(client: GuardedClient, address: str, body: bytes, headers: Mapping[str, str]) -> int:
    """Send the body and return the status of the answer; raise DeliveryFailed with the reason."""
    try:
        return await client.post(address, body, headers)
    except (AddressRefused, SendFailed) as error:
        raise DeliveryFailed(error.reason) from None
