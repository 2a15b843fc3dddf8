"""HTTP: confirm the e-mail address of an account, and end notifications by e-mail from a link in a mail."""

from __future__ import annotations

import html
import secrets
import time
from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import StringConstraints

from cosca.server.api.channels import stored_error
from cosca.server.api.deps import ClientAddress, CurrentUser, ServicesDep
from cosca.server.api.routing import api_router
from cosca.server.identity.email_confirmation import (
    MAX_TOKEN_LENGTH,
    VALID_HOURS,
    confirmation_link,
    create_confirmation_token,
    find_confirmed_user,
)
from cosca.server.notifications.unsubscribe import Unsubscription, read_token, without_email
from cosca.server.protocol.channel_models import ConfirmedEmail, EmailState
from cosca.server.protocol.forms import EmptyForm, Form
from cosca.server.protocol.http_models import Empty
from cosca.server.protocol.refusal import Refused
from cosca.server.protocol.texts import format_text, negotiate_language
from cosca.server.services import Services
from cosca.server.storage.channels import email_channel, enable_channel, replace_email_channel
from cosca.server.storage.rows import ChannelRow, UserRow
from cosca.server.storage.users import change_user

router = api_router()
# No cookie and no token of a session: the mail program that sends the request has neither (RFC 8058).
public_router = APIRouter(include_in_schema=False)


class ConfirmForm(Form):
    token: Annotated[str, StringConstraints(max_length=MAX_TOKEN_LENGTH)]


@router.get("/my/email")
async def email_state(services: ServicesDep, user: CurrentUser) -> EmailState:
    """Return the user's e-mail address, whether it is confirmed, and whether mails arrive there."""
    channel = await email_channel(services.store, user.id)
    return {
        "email": user.email,
        "confirmed": user.email is not None and user.email_confirmed is not None,
        "disabled": channel.disabled if channel is not None else None,
        "error": stored_error(channel.error) if channel is not None and channel.error is not None else None,
    }


@router.post("/my/email/confirmation")
async def send_confirmation(
    services: ServicesDep, request: Request, address: ClientAddress, user: CurrentUser, form: EmptyForm | None = None
) -> Empty:
    """Send a link that confirms the e-mail address of the account."""
    if not services.mailer.enabled:
        raise Refused("refused", "no_mail")
    if not user.email:
        raise Refused("refused", "no_email")
    if not await services.limits.email_confirmations.take_mail(user.id, user.email, address):
        raise Refused("too_many", "confirmations")
    link = confirmation_link(services.settings, create_confirmation_token(services.keys, user.id, user.email))
    language = _language(user, request)
    facts = {"name": user.name, "login": user.login or user.name, "link": link, "hours": VALID_HOURS}
    services.mailer.enqueue(services.mailer.send(user.email, language, "confirm", **facts))
    return {}


@router.post("/my/email/confirm")
async def confirm(services: ServicesDep, address: ClientAddress, form: ConfirmForm) -> ConfirmedEmail:
    """Confirm the e-mail address with the link that was sent there; notifications are sent there from now on.

    It works in any browser, because a mail may be read elsewhere. A channel that was disabled is used again.
    """
    if not await services.limits.email_confirmations.take_attempt(address):
        raise Refused("too_many", "requests")
    user = await find_confirmed_user(services.store, services.keys, form.token)
    if user is None or user.email is None:
        raise Refused("not_allowed", "confirm_link")
    async with services.channels.changing:
        channel, now = await email_channel(services.store, user.id), time.time()
        if channel is not None and channel.address == user.email:
            statements = [enable_channel(channel.id)]
        else:
            row = ChannelRow(secrets.token_urlsafe(12), user.id, None, "email", None, user.email, None, None, "", now)
            statements = replace_email_channel(row)
        await services.store.write(*statements, change_user(user.id, email_confirmed=now))
    return {"email": user.email}


# -------------------------------------------------------------------- unsubscribing


@public_router.get("/api/unsubscribe")
async def unsubscribe_page(services: ServicesDep, request: Request, token: str = "") -> Response:
    """Return a page with a button; programs that open links in mails end nothing."""
    wanted = _read(services, token)
    user = await services.store.user(wanted.user_id) if wanted is not None else None
    return _page(_language(user, request), "ask" if wanted is not None else "forged", wanted)


@public_router.post("/api/unsubscribe")
async def unsubscribe(services: ServicesDep, request: Request, token: str = "") -> Response:
    """End notifications by e-mail; a second time, or if nothing goes to that address any more, it changes nothing."""
    wanted = _read(services, token)
    if wanted is None:
        return _page(_language(None, request), "forged", None)
    user = await services.store.user(wanted.user_id)
    if user is not None and wanted.is_for(user.email):
        notify = without_email(user.notify, wanted.scope)
        if notify != user.notify:
            await services.store.write(change_user(user.id, notify=notify))
    return _page(_language(user, request), "done", wanted)


def _read(services: Services, token: str) -> Unsubscription | None:
    return read_token(services.keys, token) if len(token) <= MAX_TOKEN_LENGTH else None


def _language(user: UserRow | None, request: Request) -> str:
    own = user.language if user is not None else None
    return own or negotiate_language(request.headers.get("accept-language", ""))


def _page(language: str, state: str, wanted: Unsubscription | None) -> Response:
    """Return a page without scripts. Its form sends to the address of the page, which has the token."""
    scope = "all" if wanted is None or wanted.scope == "all" else "stage"
    stage = "" if wanted is None or wanted.scope == "all" else format_text(f"stage-{wanted.scope}", {}, language)
    title = html.escape(format_text("unsubscribe-title", {}, language))
    words = html.escape(format_text(f"unsubscribe-{state}", {"scope": scope, "stage": stage}, language))
    button = html.escape(format_text("unsubscribe-button", {}, language))
    settings = html.escape(format_text("unsubscribe-settings", {}, language))
    form = (
        f'<form method="post"><button style="font:inherit;padding:10px 18px">{button}</button></form>'
        if state == "ask"
        else ""
    )
    document = (
        f'<!doctype html><html lang="{html.escape(language)}"><head><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"></head>'
        '<body style="margin:0;padding:24px;background:#f6efe2;color:#2b2118;font:18px/1.5 Georgia,serif">'
        f'<main style="max-width:36em;margin:0 auto"><h1 style="font-size:1.3em">{title}</h1><p>{words}</p>{form}'
        f'<p><a href="/notifications" style="color:#1f5f5b">{settings}</a></p></main></body></html>\n'
    )
    return Response(document, 403 if state == "forged" else 200, media_type="text/html")
