"""Types of the HTTP responses about the inbox and the preferences for notifications."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from cosca.server.protocol.server_messages import Facts


class NotificationTable(TypedDict):
    """The table that a notification is about; its name is None if the host gave it none."""

    id: str
    name: str | None
    game: str


class Notification(TypedDict):
    """An entry of the inbox. `created` and `read` are times of day; `read` is None as long as it is unread.

    `facts` depend on the stage: `since` and `deadline` of a duty (times of day), `by`, `what` and `n` of a proposal,
    `by` of an invitation, a start or a mention.
    """

    id: str
    stage: str
    table: NotificationTable | None
    facts: Facts
    created: float
    read: float | None


class Inbox(TypedDict):
    """A page of the inbox, newest first; `waiting` is the number of tables at which it is the user's turn.

    `next` is the cursor of the next page, "" after the last.
    """

    notifications: list[Notification]
    unread: int
    waiting: int
    next: str


class InboxCount(TypedDict):
    """How many entries are unread, and at how many tables it is the user's turn."""

    unread: int
    waiting: int


class NotifyAvailability(TypedDict):
    """Why a kind of channel cannot be used here; None if it can."""

    push: Literal["no_https", "not_installed"] | None
    webhook: None
    email: Literal["no_mail", "no_address", "unconfirmed"] | None


class NotifyPreferences(TypedDict):
    """What the user is notified of, by kinds of channels; delays are seconds by kind, `digest_hour` is an hour or None.

    With a `digest_hour`, mail comes once a day only. `late_in_quiet`: warnings about the clock may come in quiet hours.
    """

    stages: dict[str, list[str]]
    delays: dict[str, float]
    daily: bool
    digest_hour: int | None
    late_in_quiet: bool
    available: NotifyAvailability
