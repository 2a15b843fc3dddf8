"""What a channel delivers and how it reports failures. The sender decides when and to whom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from cosca.server.notifications.stages import LetterStage
from cosca.server.storage.rows import ChannelRow, NotificationRow


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
    """The address no longer exists: the channel is removed (HTTP 404 or 410 of a push service)."""


class DeliveryFailed(Exception):
    """Delivery failed; it is retried with backoff. The text is shown to the owner and contains no address or key.

    With `disables`, further attempts are useless: the channel is switched off until its owner switches it on again.
    """

    def __init__(self, reason: str, *, disables: bool = False) -> None:
        super().__init__(reason)
        self.disables = disables


class Channel(Protocol):
    """Delivers letters to one kind of channel."""

    async def deliver(self, channel: ChannelRow, letter: Letter) -> None:
        """Deliver the letter, or raise ChannelGone or DeliveryFailed."""
        ...


class LetterBuilder(Protocol):
    """Makes a letter from a row of the queue. Times are times of day; `public` letters are for everyone at a table."""

    def __call__(
        self,
        row: NotificationRow,
        *,
        language: str,
        base_url: str,
        table_name: str | None,
        game: str | None,
        waiting_for: Sequence[str] = (),
        waiting_tables: int = 0,
        now_wall: float,
        zone: str | None,
        public: bool = False,
        since: float | None = None,
        deadline: float | None = None,
    ) -> Letter: ...
