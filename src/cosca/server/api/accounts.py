"""HTTP: guests and accounts. An account is a guest with a login and a password."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated

from fastapi import Request, Response
from pydantic import StringConstraints
from sqlalchemy.exc import IntegrityError

import cosca
from cosca.i18n import available
from cosca.server.api.deps import ClientAddress, CurrentUser, OptionalUser, ServicesDep, current_session
from cosca.server.api.routing import api_router
from cosca.server.cluster.events import Event
from cosca.server.core.constants import STAND_IN_BOT
from cosca.server.core.mailer import validate_email
from cosca.server.identity.passwords import normalize_login, validate_password
from cosca.server.identity.player_names import is_confusable, random_guest_name, validate_name
from cosca.server.identity.sessions import SEEN_INTERVAL_SECONDS, device_label
from cosca.server.protocol import http_models
from cosca.server.protocol.forms import EmptyForm, Form, Word
from cosca.server.protocol.refusal import Refused
from cosca.server.protocol.texts import WORDS
from cosca.server.services import Services
from cosca.server.storage.channels import delete_email_channel, delete_subscriptions, move_subscriptions
from cosca.server.storage.database import Write
from cosca.server.storage.rows import SessionRow, UserRow
from cosca.server.storage.statements import delete_user, transfer_guest
from cosca.server.storage.users import (
    change_user,
    end_session,
    end_sessions,
    new_session,
    new_user,
    sessions_of,
    tablemate_names,
    touch_session,
    void_resets,
)

router = api_router()

Password = Annotated[str, StringConstraints(max_length=200)]


class GuestForm(Form):
    name: str = ""
    language: Word | None = None


class NameForm(Form):
    name: str


class LoginForm(Form):
    login: str
    password: Password


class PasswordForm(Form):
    old: Password
    new: Password


class EmailForm(Form):
    email: str
    password: Password


class LogoutForm(Form):
    everywhere: bool = False


class DeletionForm(Form):
    password: Password = ""


def me_response(services: Services, user: UserRow | None, session: SessionRow | None) -> http_models.Me:
    """Return who is signed in, with the token of the session."""
    shown: http_models.User | None = None
    if user is not None and session is not None:
        shown = {
            "id": user.id,
            "name": user.name,
            "login": user.login,
            "email": user.email,
            "admin": user.admin,
            "language": user.language,
            "coach": user.coach,
        }
    token = services.keys.token(session.id) if shown is not None and session is not None else ""
    return {"user": shown, "token": token, "mail": services.mailer.enabled, "version": cosca.__version__}


async def _sign_in(
    services: Services,
    request: Request,
    response: Response,
    user: UserRow,
    *statements: Write,
    events: Sequence[Event] = (),
    same: bool = True,
) -> http_models.Me:
    """Start a session in this browser after the statements; the previous one ends, and its cookie is invalid.

    `same`: the previous one was of the same person, who keeps the push subscription of the browser.
    """
    store, now, before = services.store, time.time(), current_session(request)
    ended = () if before is None else end_session(before.user_id, before.id)
    agent = request.headers.get("user-agent", "")
    session = SessionRow(secrets.token_urlsafe(24), user.id, device_label(agent), now, now)
    moved = await move_subscriptions(store, before, session.id) if before is not None and same else ()
    max_sessions = services.settings.sessions_per_user
    full = len(await sessions_of(store, user.id)) >= max_sessions
    if full:  # connections of the device whose session ends by this one end too
        events = [*events, Event("disconnect", user.id)]
    await services.events.write(*moved, *statements, *ended, *new_session(session, max_sessions), events=events)
    services.keys.set_cookie(response, session)
    return me_response(services, user, session)


def _sign_out(services: Services, response: Response) -> http_models.Me:
    services.keys.clear_cookie(response)
    return me_response(services, None, None)


def validate_language(language: str | None) -> str | None:
    """Return the language, None for none; raise Refused if the server has no texts in it."""
    if language is not None and language not in available([WORDS]):
        raise Refused("not_found", "language", language=language)
    return language


@router.get("/me")
async def me(services: ServicesDep, request: Request, response: Response, user: OptionalUser) -> http_models.Me:
    """Return who is signed in here, and the token for changing requests. Renew the cookie from time to time."""
    session, now = current_session(request), time.time()
    if session is not None:
        outdated = services.keys.sign(session) != request.cookies.get(services.keys.cookie_name)
        if outdated or abs(now - session.seen) > SEEN_INTERVAL_SECONDS:  # abs: a clock may have been set back
            await services.store.write(*touch_session(session, now))
            services.keys.set_cookie(response, session)
    return me_response(services, user, session)


@router.post("/guest")
async def guest(
    services: ServicesDep,
    request: Request,
    response: Response,
    address: ClientAddress,
    user: OptionalUser,
    form: GuestForm | None = None,
) -> http_models.Me:
    """Create a guest and sign in; a user who is signed in already stays."""
    if user is not None:
        return me_response(services, user, current_session(request))
    form = form or GuestForm()
    language = validate_language(form.language)
    name = validate_name(form.name or random_guest_name(), services.settings.name_length)
    await services.limits.logins.take_guest(address)
    now = time.time()
    row = UserRow(secrets.token_urlsafe(12), name, None, None, 1, now, now, language=language)
    return await _sign_in(services, request, response, row, new_user(row))


@router.patch("/me")
async def rename(services: ServicesDep, request: Request, form: NameForm, user: CurrentUser) -> http_models.Me:
    """Change the name, unless another player at one of the user's tables has it; those tables are notified."""
    store = services.store
    name = validate_name(form.name, services.settings.name_length)
    if is_confusable(name, [*await tablemate_names(store, user.id), *await services.presence.tablemate_names(user.id)]):
        raise Refused("not_allowed", "name_taken", field="name")
    if not services.limits.renames.try_acquire(user.id):
        raise Refused("too_many", "names")
    await services.events.write(change_user(user.id, name=name), events=[Event("renamed", user.id)])
    return me_response(services, replace(user, name=name), current_session(request))


@router.post("/account")
async def create_account(
    services: ServicesDep,
    request: Request,
    response: Response,
    address: ClientAddress,
    form: LoginForm,
    user: CurrentUser,
) -> http_models.Me:
    """Turn the guest into an account, which keeps its games. The guest's cookies are not valid for the account."""
    if user.login is not None:
        raise Refused("refused", "has_account")
    login, password = normalize_login(form.login), validate_password(form.password, "password")
    await services.limits.logins.take_account(address)
    if await services.store.user_by_login(login) is not None:
        raise Refused("refused", "login_taken", field="login")
    change = change_user(user.id, login=login, password=await services.passwords.hash(password))
    try:
        return await _sign_in(services, request, response, replace(user, login=login), change, *end_sessions(user))
    except IntegrityError:
        raise Refused("refused", "login_taken", field="login") from None


@router.post("/login")
async def login(
    services: ServicesDep,
    request: Request,
    response: Response,
    address: ClientAddress,
    form: LoginForm,
    guest: OptionalUser,
) -> http_models.Me:
    """Sign in. What the guest in this browser has is transferred to the account."""
    store, passwords, name = services.store, services.passwords, normalize_login(form.login)
    async with services.limits.logins.login_attempt(name, address):
        user = await store.user_by_login(name)
        if not await passwords.verify(form.password, user.password if user is not None else None) or user is None:
            raise Refused("not_allowed", "wrong_login")
    if user.banned:
        raise Refused("not_allowed", "banned")
    if user.password is not None and passwords.is_outdated(user.password):
        await store.write(change_user(user.id, password=await passwords.hash(form.password)))
    if guest is None or guest.login is not None:
        return await _sign_in(services, request, response, user, same=guest is not None and guest.id == user.id)
    statements = transfer_guest(guest.id, user.id, STAND_IN_BOT)
    moved = [Event("disconnect", guest.id), Event("left", guest.id)]  # each connection comes back as the account
    return await _sign_in(services, request, response, user, *statements, events=moved)


@router.post("/logout")
async def logout(
    services: ServicesDep, request: Request, response: Response, user: OptionalUser, form: LogoutForm | None = None
) -> http_models.Me:
    """Sign out of this browser; with `everywhere`, of all others too.

    Their cookies are no longer valid, and they receive no more push messages.
    """
    session = current_session(request)
    if user is not None and session is not None:
        everywhere = form is not None and form.everywhere
        ended = (
            (*end_sessions(user), *delete_subscriptions(user.id)) if everywhere else end_session(user.id, session.id)
        )
        await services.events.write(*ended, events=[Event("disconnect", user.id)])
    return _sign_out(services, response)


def _device(row: SessionRow, here: bool) -> http_models.Device:
    browser, _, system = row.device.partition("/")
    return {"id": row.id, "browser": browser, "system": system, "created": row.created, "seen": row.seen, "here": here}


@router.get("/my/devices")
async def devices(services: ServicesDep, request: Request, user: CurrentUser) -> list[http_models.Device]:
    """Return the devices on which the user is signed in."""
    session = current_session(request)
    rows = await sessions_of(services.store, user.id)
    return [_device(row, session is not None and row.id == session.id) for row in rows]


@router.delete("/my/devices")
async def sign_out_others(
    services: ServicesDep, request: Request, user: CurrentUser, form: EmptyForm | None = None
) -> list[http_models.Device]:
    """Sign out of all other devices."""
    session = current_session(request)
    ended = end_sessions(user, but=session.id if session is not None else None)
    await services.events.write(*ended, events=[Event("disconnect", user.id)])
    return await devices(services, request, user)


@router.delete("/my/devices/{id}")
async def sign_out_device(
    services: ServicesDep, request: Request, id: str, user: CurrentUser, form: EmptyForm | None = None
) -> list[http_models.Device]:
    """Sign out of a device."""
    ended = end_session(user.id, id) if id.isascii() and id.isprintable() else ()  # a database may refuse other texts
    await services.events.write(*ended, events=[Event("disconnect", user.id)])
    return await devices(services, request, user)


@router.post("/account/password")
async def change_password(
    services: ServicesDep,
    request: Request,
    response: Response,
    address: ClientAddress,
    form: PasswordForm,
    user: CurrentUser,
) -> http_models.Me:
    """Change the password and sign out of all other devices."""
    password = validate_password(form.new, "new")
    await _check_password(services, address, user, form.old, "old")
    change = change_user(user.id, password=await services.passwords.hash(password))
    statements = (change, *end_sessions(user), *void_resets(user.id))
    return await _sign_in(services, request, response, user, *statements, events=[Event("disconnect", user.id)])


@router.post("/account/email")
async def change_email(
    services: ServicesDep, request: Request, address: ClientAddress, form: EmailForm, user: CurrentUser
) -> http_models.Me:
    """Change where reset links go, "" for nowhere. The password is required, so that a stolen cookie is not enough.

    Another address must be confirmed before notifications are sent there.
    """
    email = validate_email(form.email)
    await _check_password(services, address, user, form.password, "password")
    statements: list[Write] = [change_user(user.id, email=email), *void_resets(user.id)]
    if email != user.email:
        statements += [change_user(user.id, email_confirmed=None), *delete_email_channel(user.id)]
    await services.store.write(*statements)
    return me_response(services, replace(user, email=email), current_session(request))


@router.delete("/account")
async def delete_account(
    services: ServicesDep,
    response: Response,
    address: ClientAddress,
    user: CurrentUser,
    form: DeletionForm | None = None,
) -> http_models.Me:
    """Delete the user, whose seats go to bots. An account needs its password."""
    if user.login is not None:
        await _check_password(services, address, user, form.password if form is not None else "", "password")
    await services.presence.vacate_waiting(user.id)
    left = [Event("left", user.id), Event("disconnect", user.id)]
    await services.events.write(*delete_user(user.id, STAND_IN_BOT), events=left)
    return _sign_out(services, response)


async def _check_password(services: Services, address: str, user: UserRow, password: str, field: str) -> None:
    if user.login is None:
        raise Refused("refused", "guest_password")
    async with services.limits.logins.login_attempt(user.login, address):
        if not await services.passwords.verify(password, user.password):
            raise Refused("not_allowed", "wrong_password", field=field)
