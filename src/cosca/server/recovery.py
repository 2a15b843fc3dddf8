"""HTTP: another password for whoever forgot theirs, by a link that works once. Nobody learns which logins there are."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from typing import Annotated, Final

import orjson
from fastapi import APIRouter, Depends, Request, Response
from pydantic import StringConstraints
from sqlalchemy import Executable

from cosca.server import store_people
from cosca.server.accounts import Password, as_login, new_password
from cosca.server.errors import Refused
from cosca.server.identity import visitor
from cosca.server.limits import Limit, address
from cosca.server.mail import Post
from cosca.server.messages import Form
from cosca.server.refusals import accepted_language
from cosca.server.settings import Settings
from cosca.server.store import Store, UserRow
from cosca.server.store_people import ResetRow, change_user, end_sessions, new_reset, void_resets

router = APIRouter(prefix="/api", dependencies=[Depends(visitor)])

HOURS: Final = 2
PER_HOUR: Final = 3  # mails to one login, whoever asks


class ForgottenForm(Form):
    login: str


class ResetForm(Form):
    token: Annotated[str, StringConstraints(max_length=100)]
    password: Password


class Recovery:
    """What resets of passwords share."""

    def __init__(self, settings: Settings) -> None:
        self.addresses: Final = Limit(settings.logins_per_minute, 60)
        self.logins: Final = Limit(PER_HOUR, 3600)
        self.using: Final = asyncio.Lock()  # a link works once, also for two who come at the same time


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def new_token(user: UserRow) -> tuple[str, *tuple[Executable, ...]]:
    """A token, and how it is kept: whoever reads the database cannot use it. Earlier ones are void."""
    token = secrets.token_urlsafe(32)
    return token, *new_reset(ResetRow(_hash(token), user.id, time.time()))


def reset_link(settings: Settings, token: str) -> str:
    """The token stands where browsers send it to no server, so that no log has it."""
    return f"{settings.base}/reset#{token}"


@router.post("/reset")
async def forgotten(request: Request, form: ForgottenForm) -> Response:
    """Sends a link to the e-mail of the account; the answer is the same if there is no such account or e-mail."""
    state = request.app.state
    recovery: Recovery = state.recovery
    if not state.post.ready:
        raise Refused("refused", "no_mail")
    login = as_login(form.login)
    where = address(request.scope, state.settings.trust_proxy)
    if not recovery.addresses.take(where) or not recovery.logins.take(login):
        raise Refused("too_many", "resets")
    spoken = accepted_language(request.headers.get("accept-language", ""))
    state.post.soon(_mail_link(state.store, state.post, state.settings, login, spoken))
    return Response(orjson.dumps({}), media_type="application/json")


async def _mail_link(store: Store, post: Post, settings: Settings, login: str, asked_in: str) -> None:
    """The mail is in the language of the account; without one, in that of the browser that asked for it."""
    user = await store.user_by_login(login)
    if user is None or not user.email or user.banned:
        return
    token, *kept = new_token(user)
    await store.write(*kept)
    link = reset_link(settings, token)
    facts = {"name": user.name, "login": login, "link": link, "hours": HOURS}
    await post.send(user.email, user.language or asked_in, "reset", **facts)


@router.post("/reset/password")
async def reset(request: Request, form: ResetForm) -> Response:
    """Sets another password by a link; all devices are signed out, and the link works no more."""
    state = request.app.state
    recovery: Recovery = state.recovery
    if not recovery.addresses.take(address(request.scope, state.settings.trust_proxy)):
        raise Refused("too_many", "resets")
    password = new_password(form.password, "password")
    async with recovery.using:
        found = await store_people.reset(state.store, _hash(form.token))
        user = await state.store.user(found.user_id) if found is not None else None
        if found is None or user is None or user.banned or abs(time.time() - found.created) > HOURS * 3600:
            raise Refused("not_allowed", "reset_link")
        changed = change_user(user.id, password=await state.passwords.hash(password))
        await state.store.write(changed, *end_sessions(user), *void_resets(user.id))
    state.lines.sign_out(user.id)
    return Response(orjson.dumps({"login": user.login}), media_type="application/json")
