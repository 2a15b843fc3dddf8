"""HTTP: where a user, or a table, is notified outside the page: push subscriptions and webhooks."""

from __future__ import annotations

import secrets
import time
from dataclasses import replace
from typing import Annotated, Any, cast, get_args

from fastapi import Request
from pydantic import Field, StringConstraints
from yarl import URL

from cosca.server.api.deps import ClientAddress, CurrentUser, ServicesDep, VisibleTable, current_session
from cosca.server.api.routing import api_router
from cosca.server.identity.sessions import device_label
from cosca.server.notifications.address_guard import AddressRefused
from cosca.server.notifications.channels import MAX_SUBSCRIPTIONS, MAX_WEBHOOKS_PER_TABLE, MAX_WEBHOOKS_PER_USER
from cosca.server.notifications.delivery import ChannelGone, DeliveryFailed, Letter
from cosca.server.notifications.push import BadSubscription, PushChannel, validate_keys
from cosca.server.notifications.stages import PUBLIC_STAGES, ChannelKind, Stage
from cosca.server.notifications.webhooks import WebhookFormat, create_key
from cosca.server.protocol import http_models
from cosca.server.protocol.channel_models import (
    ChannelError,
    ChannelErrorReason,
    ChannelTest,
    NewChannel,
    NotificationChannel,
    NotificationChannels,
    PushKey,
)
from cosca.server.protocol.forms import EmptyForm, Form, clean_text
from cosca.server.protocol.refusal import Refused
from cosca.server.protocol.texts import format_text, negotiate_language
from cosca.server.services import Services
from cosca.server.storage import channels as storage
from cosca.server.storage.rows import ChannelRow, ColumnValues, UserRow
from cosca.server.table.live_table import LiveTable

router = api_router()

MAX_LABEL_LENGTH = 40
VISIBLE_END = 4  # characters of an address by which its owner recognizes it
LISTED_KINDS = ("push", "webhook")

Address = Annotated[str, StringConstraints(min_length=1, max_length=2000)]
Label = Annotated[str, StringConstraints(max_length=200)]
Key = Annotated[str, StringConstraints(max_length=200)]
Stages = Annotated[list[Stage], Field(max_length=20)]


class WebhookForm(Form):
    """`stages`: what is announced there; None for the defaults."""

    format: WebhookFormat
    address: Address
    label: Label = ""
    stages: Stages | None = None


class SubscriptionKeys(Form):
    p256dh: Key
    auth: Key


class SubscriptionForm(Form):
    """A push subscription as the browser gives it."""

    endpoint: Address
    keys: SubscriptionKeys
    label: Label = ""


class ChannelForm(Form):
    """Changes of a channel; `enabled` also switches one on again that was disabled after failing."""

    label: Label | None = None
    stages: Stages | None = None
    enabled: bool | None = None


# -------------------------------------------------------------------- of a user


@router.get("/push/key")
async def push_key(services: ServicesDep) -> PushKey:
    """Return the key with which browsers subscribe; refused with the reason if this server cannot push."""
    return {"key": _push(services).public_key}


@router.get("/my/channels")
async def my_channels(services: ServicesDep, user: CurrentUser) -> NotificationChannels:
    """Return the user's push subscriptions and webhooks."""
    rows = await storage.user_channels(services.store, user.id)
    return {"channels": [_shown(row) for row in rows if row.kind in LISTED_KINDS], "most": MAX_WEBHOOKS_PER_USER}


@router.post("/my/channels")
async def add_webhook(
    services: ServicesDep, address: ClientAddress, form: WebhookForm, user: CurrentUser
) -> NewChannel:
    """Add a webhook of the user."""
    return await _add_webhook(services, address, form, user, None)


@router.post("/my/channels/push")
async def subscribe(
    services: ServicesDep, request: Request, address: ClientAddress, form: SubscriptionForm, user: CurrentUser
) -> NewChannel:
    """Add or renew the push subscription of a browser; the oldest one is removed if there are too many."""
    _take_change(services, user, address)
    _push(services)
    try:
        keys = validate_keys({"p256dh": form.keys.p256dh, "auth": form.keys.auth})
    except BadSubscription:
        raise Refused("malformed", "subscription") from None
    if (session := current_session(request)) is not None:
        keys[storage.SESSION] = session.id  # it ends with the session
    # A name that cannot be found now may be found later: the browser, not the user, chose it.
    endpoint = await _checked(services, form.endpoint, found=False)
    label = _label(form.label) or device_label(request.headers.get("user-agent", ""))
    async with services.channels.changing:
        known = [row for row in await storage.user_channels(services.store, user.id) if row.address == endpoint]
        if known:
            row = replace(known[0], secrets=keys, label=label, disabled=None, failing_since=None, error=None)
            changed = {"secrets": keys, "label": label}
            await services.store.write(storage.enable_channel(row.id), storage.change_channel(row.id, changed))
        else:
            row = _new_row("push", endpoint, label, user_id=user.id, secrets=keys)
            await services.store.write(*storage.insert_subscription(row, MAX_SUBSCRIPTIONS))
    return {"channel": _shown(row), "key": None}


@router.patch("/my/channels/{channel}")
async def change(services: ServicesDep, channel: str, form: ChannelForm, user: CurrentUser) -> NotificationChannel:
    """Change label or stages of a channel, or switch it off or on."""
    return await _change(services, await _own(services, channel, user), form)


@router.delete("/my/channels/{channel}")
async def remove(
    services: ServicesDep, channel: str, user: CurrentUser, form: EmptyForm | None = None
) -> http_models.Empty:
    """Remove a channel with the notifications that wait for it."""
    row = await _own(services, channel, user)
    await services.store.write(*storage.delete_channel(row.id))
    return {}


@router.post("/my/channels/{channel}/test")
async def send_test(
    services: ServicesDep,
    request: Request,
    address: ClientAddress,
    channel: str,
    user: CurrentUser,
    form: EmptyForm | None = None,
) -> ChannelTest:
    """Send a test message and return what became of it."""
    row = await _own(services, channel, user)
    return await _test(services, row, user, address, request)


# -------------------------------------------------------------------- of a table


@router.get("/tables/{id}/channels")
async def table_channels(services: ServicesDep, table: VisibleTable, user: CurrentUser) -> NotificationChannels:
    """Return the webhooks of a table, to its host."""
    table.seats.check_host(user.id)
    rows = await storage.table_channels(services.store, table.id)
    return {"channels": [_shown(row) for row in rows], "most": MAX_WEBHOOKS_PER_TABLE}


@router.post("/tables/{id}/channels")
async def add_table_webhook(
    services: ServicesDep, address: ClientAddress, table: VisibleTable, form: WebhookForm, user: CurrentUser
) -> NewChannel:
    """Add a webhook of the table, as its host. It announces only what everyone may know."""
    table.seats.check_host(user.id)
    return await _add_webhook(services, address, form, user, table)


@router.patch("/tables/{id}/channels/{channel}")
async def change_table_webhook(
    services: ServicesDep, table: VisibleTable, channel: str, form: ChannelForm, user: CurrentUser
) -> NotificationChannel:
    """Change a webhook of the table, as its host."""
    return await _change(services, await _of_table(services, channel, table, user), form)


@router.delete("/tables/{id}/channels/{channel}")
async def remove_table_webhook(
    services: ServicesDep, table: VisibleTable, channel: str, user: CurrentUser, form: EmptyForm | None = None
) -> http_models.Empty:
    """Remove a webhook of the table, as its host."""
    row = await _of_table(services, channel, table, user)
    await services.store.write(*storage.delete_channel(row.id))
    return {}


@router.post("/tables/{id}/channels/{channel}/test")
async def send_table_test(
    services: ServicesDep,
    request: Request,
    address: ClientAddress,
    table: VisibleTable,
    channel: str,
    user: CurrentUser,
    form: EmptyForm | None = None,
) -> ChannelTest:
    """Send a test message to a webhook of the table, as its host."""
    row = await _of_table(services, channel, table, user)
    return await _test(services, row, user, address, request)


# -------------------------------------------------------------------- shared


async def _own(services: Services, channel: str, user: UserRow) -> ChannelRow:
    row = await _find(services, channel)
    if row is None or row.user_id != user.id or row.kind not in LISTED_KINDS:
        raise Refused("not_found", "channel")
    return row


async def _of_table(services: Services, channel: str, table: LiveTable, user: UserRow) -> ChannelRow:
    table.seats.check_host(user.id)
    row = await _find(services, channel)
    if row is None or row.table_id != table.id:
        raise Refused("not_found", "channel")
    return row


async def _find(services: Services, channel: str) -> ChannelRow | None:
    known = channel.isascii() and channel.isprintable()  # databases may reject other text
    return await storage.channel(services.store, channel) if known else None


def _push(services: Services) -> PushChannel:
    push = services.channels.push
    if push is None:
        raise Refused("refused", "push", reason=services.channels.push_fault)
    return push


def _take_change(services: Services, user: UserRow, address: str) -> None:
    """Count a new channel before anything is looked up for it."""
    if not services.limits.new_channels.try_acquire(user.id, address):
        raise Refused("too_many", "channel_changes")


async def _checked(services: Services, text: str, found: bool = True) -> str:
    """Return the address as it is stored; raise Refused if it is not allowed or, with `found`, has no known host."""
    guard = services.channels.client.guard
    try:
        target = guard.parse(text.strip())
        try:
            await guard.check(text.strip())
        except AddressRefused as error:
            if found or error.reason != "unknown_host":
                raise
    except AddressRefused as error:
        raise Refused("malformed", "channel_address", reason=error.reason) from None
    return str(target.url)


def _label(text: str) -> str:
    return clean_text(text, MAX_LABEL_LENGTH, "label") if text.strip() else ""


def _check_stages(stages: list[Stage] | None, public: bool) -> None:
    if public and any(stage not in PUBLIC_STAGES for stage in stages or ()):
        raise Refused("malformed", "public_stages")


def _new_row(kind: ChannelKind, address: str, label: str, **values: Any) -> ChannelRow:
    row = ChannelRow(secrets.token_urlsafe(12), None, None, kind, None, address, None, None, label, time.time())
    return replace(row, **values)


async def _add_webhook(
    services: Services, client: str, form: WebhookForm, user: UserRow, table: LiveTable | None
) -> NewChannel:
    _take_change(services, user, client)
    _check_stages(form.stages, table is not None)
    address = await _checked(services, form.address)
    key = create_key() if form.format == "json" else None
    row = _new_row(
        "webhook",
        address,
        _label(form.label) or (URL(address).host or "")[:MAX_LABEL_LENGTH],
        user_id=user.id if table is None else None,
        table_id=table.id if table is not None else None,
        format=form.format,
        secrets={"key": key} if key is not None else None,
        stages=form.stages,
    )
    most = MAX_WEBHOOKS_PER_USER if table is None else MAX_WEBHOOKS_PER_TABLE
    async with services.channels.changing:
        if table is None:
            rows = await storage.user_channels(services.store, user.id)
        else:
            rows = await storage.table_channels(services.store, table.id)
        if any(other.address == address for other in rows):
            raise Refused("refused", "channel_exists")
        if len([other for other in rows if other.kind == "webhook"]) >= most:
            raise Refused("too_many", "channels", most=most)
        await services.store.write(storage.insert_channel(row))
    return {"channel": _shown(row), "key": key}


async def _change(services: Services, row: ChannelRow, form: ChannelForm) -> NotificationChannel:
    changes: ColumnValues = {}
    if form.label is not None:
        changes["label"] = clean_text(form.label, MAX_LABEL_LENGTH, "label")
    if "stages" in form.model_fields_set:
        _check_stages(form.stages, row.table_id is not None)
        changes["stages"] = form.stages
    if form.enabled:
        changes |= {"disabled": None, "failing_since": None, "error": None}
    elif form.enabled is False:
        changes["disabled"] = row.disabled or time.time()
    if changes:
        await services.store.write(storage.change_channel(row.id, changes))
    return _shown(replace(row, **changes))


async def _test(services: Services, row: ChannelRow, user: UserRow, address: str, request: Request) -> ChannelTest:
    if not services.limits.channel_tests.try_acquire(user.id, address):
        raise Refused("too_many", "channel_tests")
    if row.kind == "push":
        _push(services)
    language = user.language or negotiate_language(request.headers.get("accept-language", ""))
    base = services.settings.base
    letter = Letter(
        id=f"test-{secrets.token_hex(8)}",
        stage="test",
        language=language,
        title=format_text("channel-test-title", {}, language),
        body=format_text("channel-test-body", {}, language),
        url=f"{base}/" if row.table_id is None else f"{base}/t/{row.table_id}",
        table=row.table_id,
        waiting_tables=0,
    )
    try:
        await services.channels.by_kind[cast("ChannelKind", row.kind)].deliver(row, letter)
    except ChannelGone:
        await services.store.write(*storage.delete_channel(row.id))
        return {"error": {"reason": "gone", "status": None}}
    except DeliveryFailed as error:
        return {"error": stored_error(str(error))}
    await services.store.write(storage.record_success(row.id))
    return {"error": None}


def _shown(row: ChannelRow) -> NotificationChannel:
    return {
        "id": row.id,
        "kind": "push" if row.kind == "push" else "webhook",
        "format": row.format,
        "address": _shortened(row.address),
        "label": row.label,
        "stages": row.stages,
        "created": row.created,
        "failing_since": row.failing_since,
        "disabled": row.disabled,
        "error": None if row.error is None else stored_error(row.error),
    }


def _shortened(address: str) -> str:
    """Return enough of an address to recognize it, and too little to use it."""
    host, end = (
        URL(address).host or "",
        address[-VISIBLE_END:] if len(URL(address).raw_path_qs) > 3 * VISIBLE_END else "",
    )
    return f"{host}/…{end}"


def stored_error(text: str) -> ChannelError:
    """Return the stored reason of a failure as the page receives it."""
    reason, _, status = text.partition(" ")
    if reason == "status" and status.isdecimal():
        return {"reason": "status", "status": int(status)}
    known = reason in get_args(ChannelErrorReason) and reason != "status"
    return {"reason": cast("ChannelErrorReason", reason) if known else "other", "status": None}
