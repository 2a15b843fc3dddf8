"""Studies: opened from games, shown, advised on, shared, and continued as tables.

They are read and played in a worker process, so that no table waits for an invented position.
"""

from __future__ import annotations

import secrets
import time
from typing import Any, Final

import orjson

from cosca.bots.advisor import Advice
from cosca.games import kit
from cosca.kernel.documents import GameSpec, PositionDocument
from cosca.kernel.errors import CoscaError
from cosca.server.catalog.documents import component_set_id
from cosca.server.identity.keys import SigningKeys
from cosca.server.protocol import http_models
from cosca.server.protocol.refusal import Refused
from cosca.server.registry.table_registry import TableRegistry
from cosca.server.storage.rows import StudyRow
from cosca.server.storage.studies import insert_study, study_document
from cosca.server.workers.document_pool import DocumentPool
from cosca.server.workers.process import Stuck, Unready, WorkerFailed
from cosca.server.workers.study_task import (
    MAX_CHOICES,
    StudyQuestion,
    StudyRejected,
    StudyRequest,
    StudyResult,
    StudyStart,
    StudyTask,
    StudyView,
)
from cosca.server.workers.tasks import AdviceTask, DecisionContext

SHOW_SECONDS: Final = 10.0  # for showing a study
ADVICE_SECONDS: Final = 0.5  # of search; no bot waits longer
ADVICE_TIMEOUT_SECONDS: Final = 30.0  # for the advice, without the time in the queue
MAX_SHARED_BYTES: Final = 40_000  # bytes of a study that is stored


class StudyService:
    """Checks and runs studies of users, and stores shared ones."""

    def __init__(self, tables: TableRegistry, keys: SigningKeys, documents: DocumentPool) -> None:
        self._tables: Final = tables
        self._keys: Final = keys
        self._documents: Final = documents
        self._advised: set[str] = set()  # users whose advice is being computed

    # ---------------------------------------------------------------- opening

    def from_state(self, game_spec: GameSpec, position: PositionDocument, from_setup: bool) -> http_models.Study:
        """Return the study of a position.

        It is sealed only if it came `from_setup`: reached from a fresh set-up by legal choices, or sampled from what a
        seat of such a game knows. Positions that follow from an invented one cannot be trusted.
        """
        game, options, data = game_spec
        study: http_models.Study = {
            "game": game,
            "options": options,
            "data": data,
            "position": position,
            "choices": [],
            "seal": "",
        }
        return {**study, "seal": self._seal(study) if from_setup else ""}

    # ---------------------------------------------------------------- what it shows

    async def show(self, user: str, study: http_models.Study, seat: int = 0) -> http_models.StudyShown:
        """Return what a study shows; Refused says what is wrong with it."""
        view = await self._ask(user, study, "show", seat)
        assert isinstance(view, StudyView)
        game, own = self._tables.game(study["game"], dict(study["options"]), study["data"]), kit(study["game"])
        return {
            "study": study,
            "teams": [list(team) for team in game.teams],
            "starts": list(own.starts),
            "within": list(own.within),
            "set": component_set_id(study["data"]),
            "seat": view.seat,
            "snapshot": view.snapshot,
            "items": view.items,
            "outcome": view.outcome,
            "round": view.round,
            "now": view.position,
        }

    async def why_not(self, user: str, study: http_models.Study, seat: int, element: str) -> http_models.WhyNotAnswer:
        """Return why the seat cannot choose the element there, with the number of choices that led there."""
        reason: Any = await self._ask(user, study, "why", seat, element)
        return {"act": len(study["choices"]), "why": reason}

    async def odds(self, user: str, study: http_models.Study, seat: int) -> http_models.Odds:
        """Return the odds of the open question."""
        result: Any = await self._ask(user, study, "odds", seat)
        if result is None:
            raise Refused("nothing_asked")
        odds: http_models.Odds = result
        return odds

    async def scenario(self, user: str, study: http_models.Study) -> str:
        """Return the study as a scenario."""
        scenario = await self._ask(user, study, "scenario")
        assert isinstance(scenario, str)
        return scenario

    async def start(self, user: str, study: http_models.Study) -> tuple[PositionDocument, bool]:
        """Return the position after its choices, to start a table from, and whether the study was sealed.

        Tables play in the server's own process. So steps within a rule, which only the rules can have put there, are
        accepted only under the server's seal; and every position is first played to its end in the worker, because
        seals of older releases prove less.
        """
        sealed = secrets.compare_digest(study["seal"].encode(), self._seal(study).encode())
        if "steps" in study["position"] and not sealed:
            raise Refused("not_allowed", "study_edited")
        start = await self._ask(user, study, "start")
        assert isinstance(start, StudyStart)
        return start.position, sealed

    async def advise(self, user: str, study: http_models.Study, seat: int = 0) -> tuple[int, list[Advice]]:
        """Return the seat asked and advice for it, computed after all bots and all advice at tables."""
        if user in self._advised:
            raise Refused("busy", "thinking")
        self._advised.add(user)
        try:
            question = await self._ask(user, study, "question", seat)
            if question is None:
                raise Refused("nothing_asked")
            assert isinstance(question, StudyQuestion)
            context = DecisionContext(*self._game_spec(study), *question, secrets.token_hex(8))
            task = AdviceTask(context, ADVICE_SECONDS)
            advice: list[Advice] = await self._tables.workers.run_in_background(
                f"study {user}", user, task, ADVICE_TIMEOUT_SECONDS
            )
            return question.decision.seat, advice
        except WorkerFailed:
            raise Refused("refused", "no_advice") from None
        finally:
            self._advised.discard(user)

    async def _ask(
        self, user: str, study: http_models.Study, what: StudyRequest, seat: int = 0, element: str = ""
    ) -> StudyResult:
        if len(study["choices"]) > MAX_CHOICES:
            raise Refused("too_large", "study", most=MAX_CHOICES)
        choices = [_choice(line) for line in study["choices"]]
        task = StudyTask(*self._game_spec(study), dict(study["position"]), choices, what, seat, element)
        try:
            result: StudyResult = await self._documents.ask(user, task, SHOW_SECONDS)
        except Unready:
            raise Refused("busy", "study") from None
        except Stuck:
            raise Refused("malformed", "study", problem="the rules do not come to an end with it") from None
        except WorkerFailed as error:
            raise Refused("malformed", "study", problem=str(error)) from None
        if isinstance(result, StudyRejected):
            if result.at >= 0:
                raise Refused("illegal", "study", at=result.at, text=study["choices"][result.at])
            raise Refused("malformed", "study", problem=result.problem)
        return result

    def _game_spec(self, study: http_models.Study) -> GameSpec:
        try:
            game = self._tables.game(study["game"], dict(study["options"]), study["data"])
        except CoscaError as error:
            raise Refused("malformed", "study", problem=str(error)) from None
        if game.data_name() != study["data"]:
            raise Refused("refused", "components", data=study["data"], here=game.data_name())
        return game.name, self._tables.settings.options(game.name, dict(study["options"])), study["data"]

    def _seal(self, study: http_models.Study) -> str:
        content = [study["game"], study["options"], study["data"], study["position"]]
        return self._keys.sign_content(_text(content))

    # ---------------------------------------------------------------- sharing

    async def share(self, user: str, study: http_models.Study) -> str:
        """Store the study and return its id, with which anyone may open it."""
        await self._ask(user, study, "show")
        id, document = secrets.token_urlsafe(9), _text(study)
        if len(document) > MAX_SHARED_BYTES:
            raise Refused("too_large", most=MAX_SHARED_BYTES)
        await self._tables.store.write(insert_study(StudyRow(id, user, time.time(), document.decode())))
        return id

    async def shared(self, id: str) -> http_models.Study:
        """Return the shared study of that id."""
        document = await study_document(self._tables.store, id)
        if document is None:
            raise Refused("not_found", "study")
        study: http_models.Study = orjson.loads(document)
        return study


def _text(document: Any) -> bytes:
    """Encode a document from a client; Refused if it cannot be encoded."""
    try:
        return orjson.dumps(document, option=orjson.OPT_SORT_KEYS)
    except TypeError:
        raise Refused("malformed", "study", problem="it holds what no position has") from None


def _choice(line: str) -> tuple[int, str]:
    """Parse a choice as in a record: the seat, then the text."""
    seat, _, text = line.partition(" ")
    if not seat.isdecimal() or not seat.isascii() or len(seat) > 9 or not text:
        raise Refused("malformed", "study", problem=f"'{line}' is not a choice; one looks like '1 done'")
    return int(seat), text
