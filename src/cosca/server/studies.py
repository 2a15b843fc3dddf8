"""Studies of one server: opened from games, shown, advised on, shared, and played on. A study itself is its text.

They are read and played in a process of their own: whatever somebody made up, no table waits for it.
"""

from __future__ import annotations

import asyncio
import pickle
import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any, Final

import orjson
from sqlalchemy import insert, select

from cosca.bots.consigliere import Advice
from cosca.games import kit
from cosca.kernel.errors import CoscaError
from cosca.kernel.game import Game
from cosca.server import wire_http
from cosca.server.errors import Refused
from cosca.server.identity import Keys
from cosca.server.limits import Counts
from cosca.server.replay import Replay
from cosca.server.schema import studies
from cosca.server.shelf import set_id
from cosca.server.study import MOST, Asked, ForStudy, No, Shown, Studied, What
from cosca.server.tables import Tables
from cosca.server.thinking import Failed, ForAdvice, Question, Worker

START: Final = 60.0  # seconds for the process to start, on a busy machine
SECONDS: Final = 10.0  # in which a study is shown
AT_ONCE: Final = 4  # works of one user, most of which wait
THINKS: Final = 0.5  # seconds: nobody's bot waits for longer
WAIT: Final = 30.0  # seconds for his answer, from when his turn has come
SHARED: Final = 40_000  # bytes of a study that is kept
PENANCE: Final = 300.0  # seconds without studies for whoever brought one that the rules do not come to an end with


class Studies:
    """The process of the studies, and those that were shared."""

    def __init__(self, tables: Tables, keys: Keys) -> None:
        self._tables: Final = tables
        self._keys: Final = keys
        self._threads: Final = ThreadPoolExecutor(1, "study")
        self._worker: Final = Worker(self._threads)
        self._lock: Final = asyncio.Lock()
        self._busy: Final = Counts(AT_ONCE)
        self._advised: set[str] = set()  # users for whom the Consigliere thinks
        self._stuck: dict[str, float] = {}  # users whose study had to be ended, and when

    # ---------------------------------------------------------------- opening

    def opened(self, game: Game[Any], state: Any) -> wire_http.Study:
        """The study of a state that the rules have led to, or that was drawn from what a seat knows."""
        study: wire_http.Study = {
            "game": game.name,
            "options": game.options,
            "data": game.data_name(),
            "position": orjson.loads(orjson.dumps(game.describe(state))),
            "choices": [],
            "seal": "",
        }
        return {**study, "seal": self._seal(study)}

    def sampled(self, replay: Replay, seat: int, moment: int) -> wire_http.Study:
        """A study of a running game: of a table drawn from all that fit what the seat knew then, never of its own."""
        game = replay.game
        view, memory = game.view(replay.state(moment), seat), replay.memory(seat, moment)
        return self.opened(game, game.sample(view, memory, Random(secrets.randbits(128))))

    # ---------------------------------------------------------------- what it shows

    async def show(self, user: str, study: wire_http.Study, seat: int = 0) -> wire_http.StudyShown:
        """What a study shows; Refused says what is wrong with it."""
        found = await self._ask(user, study, "show", seat)
        assert isinstance(found, Shown)
        game, own = self._tables.game(study["game"], dict(study["options"]), study["data"]), kit(study["game"])
        return {
            "study": study,
            "teams": [list(team) for team in game.teams],
            "starts": list(own.starts),
            "within": list(own.within),
            "set": set_id(study["data"]),
            "seat": found.seat,
            "snapshot": found.snapshot,
            "items": found.items,
            "outcome": found.outcome,
            "round": found.round,
            "now": found.position,
        }

    async def why_not(self, user: str, study: wire_http.Study, seat: int, element: str) -> wire_http.Why:
        """Why the seat cannot choose the element there, with the number of choices that led there."""
        found: Any = await self._ask(user, study, "why", seat, element)
        return {"act": len(study["choices"]), "why": found}

    async def odds(self, user: str, study: wire_http.Study, seat: int) -> wire_http.Odds:
        """The odds of the answers to what is asked there."""
        found: Any = await self._ask(user, study, "odds", seat)
        if found is None:
            raise Refused("nothing_asked")
        told: wire_http.Odds = found
        return told

    async def scenario(self, user: str, study: wire_http.Study) -> str:
        """The study as a scenario."""
        found = await self._ask(user, study, "scenario")
        assert isinstance(found, str)
        return found

    async def position(self, user: str, study: wire_http.Study) -> dict[str, Any]:
        """The position after its choices, for a table that goes on from it.

        Steps within a rule that nobody but the rules may have put there are taken from what the server sealed alone:
        tables play in the server's own process.
        """
        if "steps" in study["position"] and not secrets.compare_digest(study["seal"], self._seal(study)):
            raise Refused("not_allowed", "study_edited")
        found = await self._ask(user, study, "position")
        assert isinstance(found, dict)
        return found

    async def advise(self, user: str, study: wire_http.Study, seat: int = 0) -> tuple[int, list[Advice]]:
        """What the Consigliere says of what is asked there, after all bots and all advice at tables."""
        if user in self._advised:
            raise Refused("busy", "thinking")
        self._advised.add(user)
        try:
            asked = await self._ask(user, study, "question", seat)
            if asked is None:
                raise Refused("nothing_asked")
            assert isinstance(asked, Asked)
            question = Question(*self._made_of(study), *asked, secrets.token_hex(8))
            task = ForAdvice(question, THINKS)
            found: list[Advice] = await self._tables.thinking.later(f"study {user}", user, task, WAIT)
            return asked.decision.seat, found
        except Failed:
            raise Refused("refused", "no_advice") from None
        finally:
            self._advised.discard(user)

    async def _ask(self, user: str, study: wire_http.Study, what: What, seat: int = 0, element: str = "") -> Studied:
        if len(study["choices"]) > MOST:
            raise Refused("too_large", "study", most=MOST)
        choices = [_choice(line) for line in study["choices"]]
        task = ForStudy(*self._made_of(study), dict(study["position"]), choices, what, seat, element)
        try:
            packed = pickle.dumps(task)
        except RecursionError:
            raise Refused("malformed", "study", problem="the position is too deep") from None
        if time.monotonic() - self._stuck.get(user, -PENANCE) < PENANCE or not self._busy.take(user):
            raise Refused("too_many", "studies")
        try:
            async with self._lock:
                try:
                    await self._worker.ready(START)
                except Failed:
                    raise Refused("busy", "study") from None
                found: Studied = await self._worker.ask(packed, False, SECONDS)
        except Failed:
            now = time.monotonic()
            self._stuck = {each: at for each, at in self._stuck.items() if now - at < PENANCE} | {user: now}
            raise Refused("malformed", "study", problem="the rules do not come to an end with it") from None
        finally:
            self._busy.give_back(user)
        if isinstance(found, No):
            if found.at >= 0:
                raise Refused("illegal", "study", at=found.at, text=study["choices"][found.at])
            raise Refused("malformed", "study", problem=found.problem)
        return found

    def _made_of(self, study: wire_http.Study) -> tuple[str, dict[str, Any], str]:
        try:
            game = self._tables.game(study["game"], dict(study["options"]), study["data"])
        except CoscaError as wrong:
            raise Refused("malformed", "study", problem=str(wrong)) from None
        if game.data_name() != study["data"]:
            raise Refused("refused", "components", data=study["data"], here=game.data_name())
        return game.name, self._tables.settings.options(game.name, dict(study["options"])), study["data"]

    def _seal(self, study: wire_http.Study) -> str:
        told = [study["game"], study["options"], study["data"], study["position"]]
        return self._keys.seal(_text(told))

    # ---------------------------------------------------------------- sharing

    async def share(self, user: str, study: wire_http.Study) -> str:
        """Keeps the study; whoever has the id may open it."""
        await self._ask(user, study, "show")
        id, document = secrets.token_urlsafe(9), _text(study)
        if len(document) > SHARED:
            raise Refused("too_large", most=SHARED)
        row = {"id": id, "user_id": user, "made": time.time(), "document": document.decode()}
        await self._tables.store.write(insert(studies).values(row))
        return id

    async def shared(self, id: str) -> wire_http.Study:
        """The study of that id."""
        wanted = select(studies.c.document).where(studies.c.id == id)
        found: Any = await self._tables.store.read(lambda connection: connection.execute(wanted).scalar())
        if found is None:
            raise Refused("not_found", "study")
        study: wire_http.Study = orjson.loads(found)
        return study

    def close(self) -> None:
        """Ends the process."""
        self._worker.end()
        self._threads.shutdown(wait=False, cancel_futures=True)


def _text(document: Any) -> bytes:
    """A document of somebody else's making as text."""
    try:
        return orjson.dumps(document, option=orjson.OPT_SORT_KEYS)
    except TypeError:
        raise Refused("malformed", "study", problem="it holds what no position has") from None


def _choice(line: str) -> tuple[int, str]:
    """A choice as a record has it: the seat, then the text."""
    seat, _, text = line.partition(" ")
    if not seat.isdecimal() or not seat.isascii() or len(seat) > 9 or not text:
        raise Refused("malformed", "study", problem=f"'{line}' is not a choice; one looks like '1 done'")
    return int(seat), text
