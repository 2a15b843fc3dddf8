"""HTTP: puzzles. The server grades every choice; solutions are sent after an answer only."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import Path
from pydantic import Field

from cosca.server.api.deps import CurrentUser, ServicesDep
from cosca.server.api.routing import api_router
from cosca.server.protocol import http_models
from cosca.server.protocol.forms import Form, QueryText, Word
from cosca.server.protocol.refusal import Refused
from cosca.server.replay.puzzles import PuzzleService
from cosca.server.services import Services

router = api_router("/api/puzzles")

MAX_CHOICES: Final = 10  # of an answer; solutions have up to three
PuzzleId = Annotated[str, Path(max_length=24, pattern=r"^[a-z0-9]+$")]
Choices = Annotated[list[Word], Field(max_length=MAX_CHOICES)]


class AnswerForm(Form):
    """The choices made so far; `give_up` asks for the solution."""

    choices: Choices
    give_up: bool = False


class WhyForm(Form):
    """An element that cannot be chosen after these choices."""

    choices: Choices
    element: Word


def _puzzles(services: Services, user: str) -> PuzzleService:
    """Return the service; raise Refused after too many requests."""
    if not services.limits.study_requests.try_acquire(user):
        raise Refused("too_many", "puzzles")
    return services.puzzles


@router.get("")
async def overview(services: ServicesDep, user: CurrentUser) -> list[http_models.PuzzleGame]:
    """Return the games with puzzles: the puzzle of the day, themes, and the user's rating."""
    return await _puzzles(services, user.id).overview(user.id)


@router.get("/next/{game}")
async def next_puzzle(
    services: ServicesDep, game: str, user: CurrentUser, theme: QueryText = ""
) -> http_models.PuzzleShown:
    """Return a puzzle of the theme ("": of any) that the user has not answered, about as hard as the user is good."""
    puzzles = _puzzles(services, user.id)
    return await puzzles.show(user.id, await puzzles.next(user.id, game, theme))


@router.get("/{id}")
async def show(services: ServicesDep, id: PuzzleId, user: CurrentUser) -> http_models.PuzzleShown:
    """Return a puzzle before any choice."""
    return await _puzzles(services, user.id).show(user.id, id)


@router.post("/{id}/answer")
async def answer(services: ServicesDep, id: PuzzleId, form: AnswerForm, user: CurrentUser) -> http_models.PuzzleShown:
    """Grade the choices made so far. The first answer counts; the solution comes with its end."""
    return await _puzzles(services, user.id).answer(user.id, id, form.choices, form.give_up)


@router.post("/{id}/why")
async def why(services: ServicesDep, id: PuzzleId, form: WhyForm, user: CurrentUser) -> http_models.WhyNotAnswer:
    """Return why the seat cannot choose an element."""
    reason = await _puzzles(services, user.id).why_not(user.id, id, form.choices, form.element)
    return {"act": len(form.choices), "why": reason}
