"""HTTP: the language in which a person reads. The page says everything in it; the server needs it for mails."""

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


@router.put("/my/language")
async def change(request: Request, form: LanguageForm, user: User) -> Response:
    """Another language, or none: then each device has its own."""
    language = checked_language(form.language)
    await request.app.state.store.write(change_user(user.id, language=language))
    return me_document(request, replace(user, language=language))
