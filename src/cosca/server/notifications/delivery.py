"""What a channel gets to deliver, and how it reports what became of it. The sender decides when and to whom."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from cosca.server.notifications.stages import LetterStage
from cosca.server.storage.rows import ChannelRow


@dataclass(frozen=True, slots=True)
class Letter:
    """A notification in the reader's language, ready for any channel. It holds nothing that is hidden at the table.

    `id` stays the same when delivery is retried: receivers use it to drop duplicates (Message-ID, webhook-id, tag).
    """

    id: str
    stage: LetterStage  # "test": the owner tries the channel
    language: str
    title: str  # one line
    body: str  # one or two sentences
    url: str  # absolute address of the page to open
    table: str | None  # id
    waiting_tables: int  # tables at which it is the reader's turn, for the badge


class ChannelGone(Exception):
    """The address does not exist any more: the channel is removed (HTTP 404 or 410 of a push service)."""


class DeliveryFailed(Exception):
    """Delivery failed; it is retried with backoff. The text is shown to the owner and contains no address or key."""


class Channel(Protocol):
    """Delivers letters to one kind of channel."""

    async def deliver(self, channel: ChannelRow, letter: Letter) -> None:
        """Deliver the letter, or raise ChannelGone or DeliveryFailed."""
        ...
