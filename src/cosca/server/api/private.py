"""HTTP: what a player keeps to themselves at a table: answers in advance, and notes."""

from __future__ import annotations

import time
from typing import Annotated, Final, Literal

from fastapi import Path
from pydantic import Field, StringConstraints

from cosca.kernel.advance import Condition
from cosca.server.api.deps import CurrentUser, ServicesDep, VisibleTable
from cosca.server.api.routing import api_router
from cosca.server.protocol import http_models
from cosca.server.protocol.forms import MAX_NUMBER, EmptyForm, Form, Seat, Word
from cosca.server.protocol.refusal import Refused
from cosca.server.services import Services
from cosca.server.storage import notes
from cosca.server.storage.rows import NoteRow
from cosca.server.table.live_table import LiveTable

router = api_router()

NOTE_LENGTH: Final = 4000
MAX_CONDITIONS: Final = 4
Kind = Annotated[str, Path(max_length=64, pattern=r"^[a-z_.]+$")]
NoteText = Annotated[str, StringConstraints(max_length=NOTE_LENGTH, pattern=r"^[^\x00]*$")]


class ConditionForm(Form):
    fact: Word
    test: Literal["below", "above"]
    value: Annotated[int, Field(ge=0, le=MAX_NUMBER)]


class AnswerForm(Form):
    """What to choose when the question is asked, unless one of the conditions holds."""

    choose: Word
    unless: Annotated[list[ConditionForm], Field(max_length=MAX_CONDITIONS)] = Field(default_factory=list)
    once: bool = False


class NotesForm(Form):
    """The notes; "" deletes them."""

    text: NoteText


@router.get("/tables/{id}/seats/{seat}/answers")
async def answers(table: VisibleTable, seat: Seat, user: CurrentUser) -> http_models.AdvanceAnswers:
    """Return what the player may answer in advance, and the answers already given."""
    return await table.advance_answers(user.id, seat)


@router.put("/tables/{id}/seats/{seat}/answers/{kind}")
async def answer_in_advance(
    services: ServicesDep, table: VisibleTable, seat: Seat, kind: Kind, form: AnswerForm, user: CurrentUser
) -> http_models.AdvanceAnswers:
    """Answer a kind of question in advance, until the answer is revoked, or dropped because it does not fit."""
    _check_rate(services, table, user.id)
    unless = [Condition(fact=each.fact, test=each.test, value=each.value) for each in form.unless]
    await table.answer_in_advance(user.id, seat, kind, {"choose": form.choose, "unless": unless, "once": form.once})
    return await table.advance_answers(user.id, seat)


@router.delete("/tables/{id}/seats/{seat}/answers/{kind}")
async def revoke_answer(
    services: ServicesDep,
    table: VisibleTable,
    seat: Seat,
    kind: Kind,
    user: CurrentUser,
    form: EmptyForm | None = None,
) -> http_models.AdvanceAnswers:
    """Revoke an answer in advance."""
    _check_rate(services, table, user.id)
    await table.revoke_answer(user.id, seat, kind)
    return await table.advance_answers(user.id, seat)


@router.get("/tables/{id}/notes")
async def read_notes(services: ServicesDep, table: VisibleTable, user: CurrentUser) -> http_models.Notes:
    """Return the reader's own notes at the table."""
    row = await notes.note(services.store, table.id, user.id)
    return {"text": "", "changed": None} if row is None else {"text": row.text, "changed": row.changed}


@router.put("/tables/{id}/notes")
async def write_notes(
    services: ServicesDep, table: VisibleTable, form: NotesForm, user: CurrentUser
) -> http_models.Notes:
    """Replace the reader's own notes at the table; they are kept after the game."""
    if not table.seats.is_member(user.id):
        raise Refused("not_allowed", "not_invited")
    _check_rate(services, table, user.id)
    row = NoteRow(table.id, user.id, form.text, time.time())
    await table.write(*notes.replace_note(row))
    return {"text": row.text, "changed": row.changed if row.text else None}


def _check_rate(services: Services, table: LiveTable, user: str) -> None:
    if not services.limits.private_changes.try_acquire((table.id, user)):
        raise Refused("too_many", "changes")
