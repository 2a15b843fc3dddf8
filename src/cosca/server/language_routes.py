"""HTTP: what a person has set for every device: the language, which the server needs for mails, and the coach."""

from __future__ import annotations

from dataclasses import replace

from fastapi import APIRouter, Depends, Request, Response

from cosca.server.accounts import me_document
from cosca.server.identity import User, visitor
from cosca.server.messages import Form, Word
from cosca.server.refusals import checked_language
from cosca.server.store_people import change_user

router = APIRouter(prefix="/api", dependencies=[Depends(visitor)])


class LanguageForm(Form):
    language: Word | None


class CoachForm(Form):
    coach: bool | None


@router.put("/my/language")
async def change(request: Request, form: LanguageForm, user: User) -> Response:
    """Another language, or none: then each device has its own."""
    language = checked_language(form.language)
    await request.app.state.store.write(change_user(user.id, language=language))
    return me_document(request, replace(user, language=language))


@router.put("/my/coach")
async def coach(request: Request, form: CoachForm, user: User) -> Response:
    """Tips and warnings at ordinary tables, none, or as each device has it."""
    await request.app.state.store.write(change_user(user.id, coach=form.coach))
    return me_document(request, replace(user, coach=form.coach))
