"""HTTP: request and redeem a link that resets a password. No answer reveals which logins exist."""

from __future__ import annotations

from typing import Annotated

from fastapi import Request
from pydantic import StringConstraints

from cosca.server.api.accounts import Password
from cosca.server.api.deps import ClientAddress, ServicesDep
from cosca.server.api.routing import api_router
from cosca.server.cluster.events import Event
from cosca.server.identity.password_reset import VALID_HOURS, create_reset_token, find_reset_user, reset_link
from cosca.server.identity.passwords import normalize_login, validate_password
from cosca.server.protocol.forms import Form
from cosca.server.protocol.http_models import Empty, ResetAccount
from cosca.server.protocol.refusal import Refused
from cosca.server.protocol.texts import negotiate_language
from cosca.server.services import Services
from cosca.server.storage.channels import delete_subscriptions
from cosca.server.storage.users import change_user, end_sessions, void_resets

router = api_router()


class ForgottenForm(Form):
    login: str


class ResetForm(Form):
    token: Annotated[str, StringConstraints(max_length=100)]
    password: Password


@router.post("/reset")
async def request_link(services: ServicesDep, request: Request, address: ClientAddress, form: ForgottenForm) -> Empty:
    """Send a reset link to the e-mail of the account; the answer is the same without such an account or e-mail.

    It is also the same after too many mails within the hour: the links sent before are still valid.
    """
    if not services.mailer.enabled:
        raise Refused("refused", "no_mail")
    login, limits = normalize_login(form.login), services.limits.password_resets
    if not await limits.take_address(address) or not await limits.take_request(login, address):
        raise Refused("too_many", "resets")
    language = negotiate_language(request.headers.get("accept-language", ""))
    if await limits.take_mail(login):
        services.mailer.enqueue(_mail_link(services, login, language))
    return {}


async def _mail_link(services: Services, login: str, browser_language: str) -> None:
    """Send the mail in the language of the account, else in that of the browser that requested it."""
    user = await services.store.user_by_login(login)
    if user is None or not user.email or user.banned:
        return
    token, *statements = create_reset_token(user, void=False)
    await services.store.write(*statements)
    facts = {"name": user.name, "login": login, "link": reset_link(services.settings, token), "hours": VALID_HOURS}
    await services.mailer.send(user.email, user.language or browser_language, "reset", **facts)


@router.post("/reset/password")
async def reset(services: ServicesDep, address: ClientAddress, form: ResetForm) -> ResetAccount:
    """Set a new password with a reset link, which works once; all devices are signed out."""
    limits = services.limits.password_resets
    if not await limits.take_address(address):
        raise Refused("too_many", "resets")
    password = validate_password(form.password, "password")
    async with limits.redeeming:
        user = await find_reset_user(services.store, form.token)
        if user is None or not await limits.take_link(form.token):
            raise Refused("not_allowed", "reset_link")
        change = change_user(user.id, password=await services.passwords.hash(password))
        changes = change, *end_sessions(user), *delete_subscriptions(user.id), *void_resets(user.id)
        await services.events.write(*changes, events=[Event("disconnect", user.id)])
    return {"login": user.login}
