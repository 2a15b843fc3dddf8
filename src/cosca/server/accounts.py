"""HTTP: guests and accounts. An account is a guest with a login and a password."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import secrets
import time
import unicodedata
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Annotated, Any, Final, TypeVar

import orjson
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from fastapi import APIRouter, Depends, Request, Response
from pydantic import StringConstraints
from sqlalchemy.exc import IntegrityError

import cosca
from cosca.server import wire_http
from cosca.server.database import Write
from cosca.server.errors import Refused
from cosca.server.identity import SEEN_EVERY, User, Visitor, device, session_of, visitor
from cosca.server.limits import DAY, Limit, address, give_all_back, take_all
from cosca.server.mail import checked
from cosca.server.messages import Form, Nothing, Word, clean
from cosca.server.names import alike, checked_name, some_name
from cosca.server.refusals import checked_language
from cosca.server.settings import Settings
from cosca.server.statements import forget_user, hand_over
from cosca.server.store import UserRow
from cosca.server.store_people import (
    SessionRow,
    change_user,
    companions,
    end_session,
    end_sessions,
    new_session,
    new_user,
    session_seen,
    sessions_of,
    void_resets,
)
from cosca.server.table.seats import STAND_IN

router = APIRouter(prefix="/api", dependencies=[Depends(visitor)])

AT_ONCE: Final = 2  # passwords that are checked at the same time: each takes 19 MiB and a core
WAITING: Final = 40  # passwords at most that are checked or wait for it
LOGIN_LENGTH: Final = (3, 40)
PASSWORD_LENGTH: Final = 8  # at least

T = TypeVar("T")
Password = Annotated[str, StringConstraints(max_length=200)]


class Passwords:
    """Hashes by argon2id, in few threads of their own: whoever floods them holds up neither tables nor the database."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher(time_cost=3, memory_cost=19 * 1024, parallelism=1)
        self._threads = ThreadPoolExecutor(AT_ONCE, "password")
        self._waiting = 0
        self._nobody = self._made_up()

    async def hash(self, password: str) -> str:
        """The hash to keep."""
        return await self._aside(self._hasher.hash, _plain(password))

    async def right(self, password: str, kept: str | None) -> bool:
        """Whether it is the password; without a hash it takes as long to say no."""
        return await self._aside(self._verify, kept or self._nobody, _plain(password))

    async def _aside(self, work: Callable[..., T], *given: str) -> T:
        """Refused if more wait already than a person would wait for."""
        if self._waiting >= WAITING:
            raise Refused("too_many", "hashes")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work, *given)
        finally:
            self._waiting -= 1

    def outdated(self, kept: str) -> bool:
        """Whether it was made with other parameters than today's."""
        return self._hasher.check_needs_rehash(kept)

    def _verify(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False

    def _made_up(self) -> str:
        """A hash of no password, with today's parameters."""
        it = self._hasher
        salt, tail = (base64.b64encode(secrets.token_bytes(n)).decode().rstrip("=") for n in (it.salt_len, it.hash_len))
        return f"$argon2id$v=19$m={it.memory_cost},t={it.time_cost},p={it.parallelism}${salt}${tail}"


def _plain(password: str) -> str:
    """The same password however a keyboard composes its letters."""
    return unicodedata.normalize("NFKC", password)


class Doors:
    """Limits on what strangers try."""

    def __init__(self, settings: Settings) -> None:
        self._guests = Limit(settings.guests_per_minute, 60)
        self._guests_per_day = Limit(settings.guests_per_day, DAY)
        self._pair = Limit(settings.logins_per_minute, 60)  # a login from an address
        self._address = Limit(settings.logins_per_minute_per_address, 60)
        self._login = Limit(settings.logins_per_minute * 10, 60)  # from anywhere: high, so nobody is locked out easily
        self._accounts = Limit(settings.logins_per_minute_per_address, 60)  # each costs a hash

    def guest(self, where: str) -> None:
        """A new guest; refused after too many."""
        if not take_all((self._guests, where), (self._guests_per_day, where)):
            raise Refused("too_many", "guests")

    def account(self, where: str) -> None:
        """A new account; refused after too many."""
        if not self._accounts.take(where):
            raise Refused("too_many", "accounts")

    @contextlib.contextmanager
    def trying(self, login: str, where: str) -> Iterator[None]:
        """A try, which counts unless nothing is raised inside; refused after too many wrong ones.

        It counts from its beginning, so that many at once do not get around it.
        """
        taken = (self._pair, (login, where)), (self._address, where), (self._login, login)
        if not take_all(*taken):
            raise Refused("too_many", "passwords")
        yield
        give_all_back(*taken)


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


def me_document(request: Request, user: UserRow | None, session: SessionRow | None = None) -> Response:
    """Who asks, as the page is told."""
    session = session or session_of(request)
    if user is None or session is None:
        body: dict[str, Any] = {"user": None, "token": ""}
    else:
        shown = {name: getattr(user, name) for name in ("id", "name", "login", "email", "admin", "language", "coach")}
        body = {"user": shown, "token": request.app.state.keys.token(session.id)}
    body |= {"mail": request.app.state.post.ready, "version": cosca.__version__}
    return Response(orjson.dumps(body), media_type="application/json")


async def _sign_in(request: Request, user: UserRow, *more: Write) -> Response:
    """A new session in this browser, after `more` is done; the one that was here is over, and its cookie worthless."""
    state, now, before = request.app.state, time.time(), session_of(request)
    over = () if before is None else end_session(before.user_id, before.id)
    agent = request.headers.get("user-agent", "")
    session = SessionRow(secrets.token_urlsafe(24), user.id, device(agent), now, now)
    await state.store.write(*more, *over, new_session(session))
    response = me_document(request, user, session)
    state.keys.set_cookie(response, session)
    return response


def _signed_out(request: Request) -> Response:
    response = me_document(request, None)
    request.app.state.keys.clear_cookie(response)
    return response


def as_login(text: str) -> str:
    """A login as it is kept: people need not remember how they capitalised it."""
    login = clean(text, LOGIN_LENGTH[1], "login").casefold()
    if len(login) < LOGIN_LENGTH[0]:
        raise Refused("malformed", "too_short", field="login", least=LOGIN_LENGTH[0])
    return login


def new_password(text: str, field: str) -> str:
    """A password as it may be; Refused if it is too short."""
    if len(_plain(text)) < PASSWORD_LENGTH:
        raise Refused("malformed", "too_short", field=field, least=PASSWORD_LENGTH)
    return text


@router.get("/me")
async def me(request: Request, user: Visitor) -> Response:
    """Who is signed in here, and the token that changing requests carry. Now and then the cookie is renewed."""
    state, session, now = request.app.state, session_of(request), time.time()
    response = me_document(request, user)
    if session is None:
        return response
    older = state.keys.sign(session) != request.cookies.get(state.keys.cookie_name)
    if older or abs(now - session.seen) > SEEN_EVERY:  # a clock that was set back comes right again
        await state.store.write(*session_seen(session, now))
        state.keys.set_cookie(response, session)
    return response


@router.post("/guest")
async def guest(request: Request, user: Visitor, form: GuestForm | None = None) -> Response:
    """A new guest; who is somebody already stays so."""
    state = request.app.state
    if user is not None:
        return me_document(request, user)
    form = form or GuestForm()
    language = checked_language(form.language)
    name = form.name or some_name()
    name = checked_name(name, state.settings.name_length)
    state.doors.guest(address(request.scope, state.settings.trust_proxy))
    now = time.time()
    made = UserRow(secrets.token_urlsafe(12), name, None, None, 1, now, now, language=language)
    return await _sign_in(request, made, new_user(made))


@router.patch("/me")
async def rename(request: Request, form: NameForm, user: User) -> Response:
    """Another name, unless somebody at a table of theirs is called so; the tables hear of it."""
    state = request.app.state
    name = checked_name(form.name, state.settings.name_length)
    if alike(name, [*await companions(state.store, user.id), *state.tables.names_beside(user.id)]):
        raise Refused("not_allowed", "name_taken", field="name")
    await state.store.write(change_user(user.id, name=name))
    renamed = replace(user, name=name)
    state.tables.renamed(renamed)
    return me_document(request, renamed)


@router.post("/account")
async def account(request: Request, form: LoginForm, user: User) -> Response:
    """Makes the guest an account; games stay. Whoever knows a cookie of the guest's has nothing of the account's."""
    state = request.app.state
    if user.login is not None:
        raise Refused("refused", "has_account")
    login, new = as_login(form.login), new_password(form.password, "password")
    state.doors.account(address(request.scope, state.settings.trust_proxy))
    if await state.store.user_by_login(login) is not None:
        raise Refused("refused", "login_taken", field="login")
    hashed = await state.passwords.hash(new)
    try:
        made = change_user(user.id, login=login, password=hashed)
        return await _sign_in(request, replace(user, login=login), made, *end_sessions(user))
    except IntegrityError:
        raise Refused("refused", "login_taken", field="login") from None


@router.post("/login")
async def login(request: Request, form: LoginForm, guest: Visitor) -> Response:
    """Signs in. What the guest who was here has goes to the account."""
    state = request.app.state
    name, where = as_login(form.login), address(request.scope, state.settings.trust_proxy)
    with state.doors.trying(name, where):
        user: UserRow | None = await state.store.user_by_login(name)
        if not await state.passwords.right(form.password, user.password if user is not None else None) or user is None:
            raise Refused("not_allowed", "wrong_login")
    if user.banned:
        raise Refused("not_allowed", "banned")
    if user.password is not None and state.passwords.outdated(user.password):
        await state.store.write(change_user(user.id, password=await state.passwords.hash(form.password)))
    if guest is None or guest.login is not None:
        return await _sign_in(request, user)
    response = await _sign_in(request, user, *hand_over(guest.id, user.id, STAND_IN))
    state.lines.sign_out(guest.id)  # each comes back as the account
    state.tables.left(guest.id)
    return response


@router.post("/logout")
async def logout(request: Request, user: Visitor, form: LogoutForm | None = None) -> Response:
    """Signs this browser out: its cookie is worthless from now on. With `everywhere`, all others too."""
    state, session = request.app.state, session_of(request)
    if user is not None and session is not None:
        everywhere = form is not None and form.everywhere
        await state.store.write(*(end_sessions(user) if everywhere else end_session(user.id, session.id)))
        state.lines.sign_out(user.id)
    return _signed_out(request)


def _device(row: SessionRow, here: bool) -> wire_http.Device:
    browser, _, system = row.device.partition("/")
    return {"id": row.id, "browser": browser, "system": system, "created": row.created, "seen": row.seen, "here": here}


@router.get("/my/devices")
async def devices(request: Request, user: User) -> Response:
    """Where the user is signed in."""
    here = session_of(request)
    rows = await sessions_of(request.app.state.store, user.id)
    shown = [_device(row, here is not None and row.id == here.id) for row in rows]
    return Response(orjson.dumps(shown), media_type="application/json")


@router.delete("/my/devices")
async def sign_out_others(request: Request, user: User, form: Nothing | None = None) -> Response:
    """Signs all other devices out."""
    here = session_of(request)
    await request.app.state.store.write(*end_sessions(user, but=here.id if here is not None else None))
    request.app.state.lines.sign_out(user.id)
    return await devices(request, user)


@router.delete("/my/devices/{id}")
async def sign_out_device(request: Request, id: str, user: User, form: Nothing | None = None) -> Response:
    """Signs a device out."""
    if id.isascii() and id.isprintable():  # a database may refuse other texts
        await request.app.state.store.write(*end_session(user.id, id))
    request.app.state.lines.sign_out(user.id)
    return await devices(request, user)


@router.post("/account/password")
async def password(request: Request, form: PasswordForm, user: User) -> Response:
    """Another password; every other device is signed out."""
    state = request.app.state
    new = new_password(form.new, "new")
    await _check_password(request, user, form.old, "old")
    hashed = await state.passwords.hash(new)
    response = await _sign_in(
        request, user, change_user(user.id, password=hashed), *end_sessions(user), *void_resets(user.id)
    )
    state.lines.sign_out(user.id)
    return response


@router.post("/account/email")
async def email(request: Request, form: EmailForm, user: User) -> Response:
    """Where links for a new password go, "" for nowhere. It needs the password: else a stolen cookie would do."""
    kept = checked(form.email)
    await _check_password(request, user, form.password, "password")
    await request.app.state.store.write(change_user(user.id, email=kept), *void_resets(user.id))
    return me_document(request, replace(user, email=kept))


@router.delete("/account")
async def leave(request: Request, user: User, form: DeletionForm | None = None) -> Response:
    """Deletes the user; its seats go to bots. An account needs its password."""
    state = request.app.state
    if user.login is not None:
        await _check_password(request, user, form.password if form is not None else "", "password")
    await state.store.write(*forget_user(user.id, STAND_IN))
    state.tables.left(user.id)
    state.lines.sign_out(user.id)
    return _signed_out(request)


async def _check_password(request: Request, user: UserRow, given: str, field: str) -> None:
    state = request.app.state
    if user.login is None:
        raise Refused("refused", "guest_password")
    with state.doors.trying(user.login, address(request.scope, state.settings.trust_proxy)):
        if not await state.passwords.right(given, user.password):
            raise Refused("not_allowed", "wrong_password", field=field)
