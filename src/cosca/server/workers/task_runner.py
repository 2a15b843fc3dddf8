"""Runs tasks in a worker process, with its cached games, bots, analyzers and replays."""

from __future__ import annotations

import json
import time
from random import Random
from typing import TYPE_CHECKING, Any, Final

from cosca.bots import Bot, bot, view_from_document
from cosca.bots.advisor import advise
from cosca.bots.external.program_bot import ProgramBot
from cosca.bots.review.analysis import GameAnalyzer
from cosca.games import game_as_it_was
from cosca.kernel.documents import GameOptions
from cosca.kernel.game import Game
from cosca.server.core.caches import keep_newest
from cosca.server.workers.puzzle_task import PuzzleTask, run_puzzle_task
from cosca.server.workers.replay_task import ReplayTask, run_replay_task
from cosca.server.workers.study_task import StudyTask, run_study_task
from cosca.server.workers.tasks import AdviceTask, AnalysisResult, ForgetBots, ReviewTask, Task

if TYPE_CHECKING:
    from cosca.server.views.replay import Replay

MAX_CACHED: Final = 200  # bots, and games, that a process caches
MAX_REVIEWS: Final = 2  # finished games that a process caches, with all their states


class TaskRunner:
    """The games, bots, analyzers and replays of one process."""

    def __init__(self) -> None:
        self._games: dict[str, Game[Any]] = {}
        self._bots: dict[int, Bot] = {}
        self._analyzers: dict[int, GameAnalyzer] = {}
        self._replays: dict[str, Replay] = {}

    def answer(self, task: Task, recreate: bool = False) -> Any:
        """Return the result of a task; `recreate`: the bot is created even if it is cached."""
        if isinstance(task, ForgetBots):
            for session in task.sessions:
                _end(self._bots.pop(session, None))
            return None
        if isinstance(task, ReviewTask):
            return self._review(task)
        if isinstance(task, StudyTask):
            return run_study_task(self._game(task.game, task.options, task.data), task)
        if isinstance(task, PuzzleTask):
            return run_puzzle_task(self._game(task.game, task.options, task.data), task)
        if isinstance(task, ReplayTask):
            return run_replay_task(self._replays, self._game(task.game, task.options, task.data), task)
        context = task.question
        game = self._game(context.game, context.options, context.data)
        rng = Random(context.random_seed)
        if isinstance(task, AdviceTask):
            assert context.memory is not None
            return advise(game, context.decision, context.view, context.memory, rng, task.seconds)
        cached = self._bots.pop(task.session, None)
        if recreate:
            _end(cached)
        player = bot(task.bot, game, context.decision.seat) if cached is None or recreate else cached
        self._bots[task.session] = player
        while len(self._bots) > MAX_CACHED:
            _end(self._bots.pop(next(iter(self._bots))))
        return player.choose(context.decision, view_from_document(game, context.view), context.memory, rng)

    def _review(self, task: ReviewTask) -> AnalysisResult:
        started = time.process_time()
        analyzer = self._analyzers.pop(task.session, None)
        if analyzer is None:
            analyzer = GameAnalyzer(self._game(task.game, task.options, task.data), task.played)
        keep_newest(self._analyzers, task.session, analyzer, MAX_REVIEWS)
        result = analyzer.run(task.analysis, Random(task.random_seed))
        return AnalysisResult(result, time.process_time() - started)

    def _game(self, name: str, options: GameOptions, data: str) -> Game[Any]:
        key = f"{name} {data} {json.dumps(options, sort_keys=True, default=str)}"
        game = self._games.pop(key, None) or game_as_it_was(name, options, data)
        keep_newest(self._games, key, game, MAX_CACHED)
        return game


def _end(player: Bot | None) -> None:
    """End the program of a bot that is dropped."""
    if isinstance(player, ProgramBot):
        player.end()
