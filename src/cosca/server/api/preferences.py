"""HTTP: quiet hours, language and coach of a user."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

from fastapi import Request
from pydantic import Field

from cosca.server.api.accounts import me_response, validate_language
from cosca.server.api.deps import CurrentUser, ServicesDep, current_session
from cosca.server.api.routing import api_router
from cosca.server.cluster.events import Event
from cosca.server.protocol import http_models
from cosca.server.protocol.forms import Form, Word
from cosca.server.protocol.refusal import Refused
from cosca.server.storage.deadlines import invalidate_deadlines
from cosca.server.storage.notifications import release_held
from cosca.server.storage.users import change_user
from cosca.server.timekeeping import quiet_hours

router = api_router()

Interval = Annotated[list[Word], Field(min_length=2, max_length=2)]  # from, to


class HoursForm(Form):
    zone: Word
    quiet: Interval | None = None
    holidays: Annotated[list[Interval], Field(max_length=quiet_hours.RANGES)] = Field(default_factory=list)


class LanguageForm(Form):
    language: Word | None


class CoachForm(Form):
    coach: bool | None


def _hours(history: list[quiet_hours.Hours] | None) -> http_models.Hours:
    current = history[-1] if history else None
    return {
        "zone": current["zone"] if current else None,
        "quiet": current["quiet"] if current else None,
        "holidays": current["holidays"] if current else [],
    }


@router.get("/my/hours")
async def hours(user: CurrentUser) -> http_models.Hours:
    """Return when the user's clock stops in multi-day games."""
    return _hours(user.hours)


@router.put("/my/hours")
async def change_hours(services: ServicesDep, form: HoursForm, user: CurrentUser) -> http_models.Hours:
    """Change quiet hours and holidays from now on; time already charged stays charged.

    Notifications that the old hours held back follow the new ones.
    """
    uptime = services.tables.uptime
    history = quiet_hours.with_new_hours(user.hours, form.zone, form.quiet, form.holidays, uptime)
    if not services.limits.quiet_hours.try_acquire(user.id):
        raise Refused("too_many", "hours")
    now = uptime.now()
    changes = change_user(user.id, hours=history), invalidate_deadlines(now, user.id), release_held(now, user.id)
    await services.events.write(*changes, events=[Event("hours", user.id)])
    return _hours(history)


@router.put("/my/language")
async def change_language(
    services: ServicesDep, request: Request, form: LanguageForm, user: CurrentUser
) -> http_models.Me:
    """Change the language; without one, each device has its own."""
    language = validate_language(form.language)
    await services.store.write(change_user(user.id, language=language))
    return me_response(services, replace(user, language=language), current_session(request))


@router.put("/my/coach")
async def change_coach(services: ServicesDep, request: Request, form: CoachForm, user: CurrentUser) -> http_models.Me:
    """Turn tips and warnings at ordinary tables on or off; without a value, each device has its own."""
    await services.store.write(change_user(user.id, coach=form.coach))
    return me_response(services, replace(user, coach=form.coach), current_session(request))
