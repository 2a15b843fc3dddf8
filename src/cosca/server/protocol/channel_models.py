"""Types of the HTTP responses about channels. The page's types are generated from these."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

ChannelErrorReason = Literal[
    "malformed",  # the address cannot be used
    "https",
    "credentials",
    "port",
    "private",
    "unknown_host",
    "timeout",
    "connection",
    "tls",
    "redirect",
    "too_large",
    "status",  # the other side answered with this HTTP status
    "keys",  # of a push subscription, or the key of a signed webhook
    "recipient",  # the mail server refuses this e-mail address
    "smtp",  # the mail server refuses the mail or the sender
    "gone",  # the subscription has ended; it was removed
    "other",
]


class ChannelError(TypedDict):
    """Why a delivery failed; `status`: of the answer, for the reason `status`."""

    reason: ChannelErrorReason
    status: int | None


class NotificationChannel(TypedDict):
    """A channel as its owner sees it: the address is shortened, keys are never shown.

    `stages`: what is announced here, None for the defaults. `disabled`: when it was switched off after failing for a
    day; `failing_since` and `error` are about the attempts since the last success.
    """

    id: str
    kind: Literal["push", "webhook"]
    format: str | None
    address: str
    label: str
    stages: list[str] | None
    created: float
    failing_since: float | None
    disabled: float | None
    error: ChannelError | None


class NewChannel(TypedDict):
    """A channel that was just made; `key` signs the requests of a JSON webhook and is shown only now."""

    channel: NotificationChannel
    key: str | None


class NotificationChannels(TypedDict):
    """The channels of a user or a table."""

    channels: list[NotificationChannel]
    most: int  # webhooks that there may be


class ChannelTest(TypedDict):
    """What became of a test message: `error` is None if the other side accepted it."""

    error: ChannelError | None


class PushKey(TypedDict):
    """The key with which browsers subscribe (applicationServerKey)."""

    key: str


class EmailState(TypedDict):
    """The e-mail address of an account. `confirmed`: its owner used the link that was sent there.

    `disabled`: since when no notifications are sent there, because the mail server refused the address; `error` is
    about the attempts since the last success.
    """

    email: str | None
    confirmed: bool
    disabled: float | None
    error: ChannelError | None


class ConfirmedEmail(TypedDict):
    email: str
