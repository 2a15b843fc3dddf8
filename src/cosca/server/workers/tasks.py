"""Tasks and results of the worker processes."""

from __future__ import annotations

import itertools
import secrets
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from cosca.bots.review.analysis import AnalysisTask, RecordedGame
from cosca.kernel.decision import Decision
from cosca.kernel.documents import GameOptions
from cosca.kernel.events import View
from cosca.kernel.game import Memory
from cosca.server.workers.puzzle_task import PuzzleTask
from cosca.server.workers.replay_task import ReplayTask
from cosca.server.workers.study_task import StudyTask

_sessions: Final = itertools.count(secrets.randbits(40))  # no other node of a cluster has the same


@dataclass(frozen=True, slots=True)
class DecisionContext:
    """A decision with all that its seat knows."""

    game: str
    options: GameOptions  # of the game's constructor
    data: str  # the component set that the table names
    decision: Decision
    view: View
    memory: Memory | None
    random_seed: str  # the seed of the bot's own random generator


@dataclass(frozen=True, slots=True)
class BotTask:
    """A request for a bot's choice. A session is one bot, which keeps its search between its choices.

    `program`: the bot is a program, which keeps running between them.
    """

    question: DecisionContext
    bot: str
    session: int
    program: bool = False


@dataclass(frozen=True, slots=True)
class AdviceTask:
    """A request for advice."""

    question: DecisionContext
    seconds: float


@dataclass(frozen=True, slots=True)
class ReviewTask:
    """A request to analyse a part of a finished game; a session is one game."""

    game: str
    options: GameOptions
    data: str
    played: RecordedGame
    analysis: AnalysisTask
    random_seed: str
    session: int


@dataclass(frozen=True, slots=True)
class ForgetBots:
    """A request to drop bots that are not needed any more; the programs among them end."""

    sessions: frozenset[int]


class AnalysisResult(NamedTuple):
    """The result of an analysis, and the seconds of processor time that it took."""

    value: Any
    seconds: float


Task = BotTask | AdviceTask | ReviewTask | StudyTask | PuzzleTask | ReplayTask | ForgetBots


def new_session() -> int:
    """Return a new session number."""
    return next(_sessions)
