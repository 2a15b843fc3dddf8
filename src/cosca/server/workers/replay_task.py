"""Tasks about replays: the replays stay in the worker process, and results come back as bytes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from cosca.kernel.documents import GameOptions, PositionDocument
from cosca.kernel.errors import CoscaError
from cosca.kernel.game import Game
from cosca.server.core.caches import keep_newest

if TYPE_CHECKING:
    from cosca.server.views.replay import Replay, ReplayEntry

MAX_REPLAYS: Final = 16  # that a process caches


@dataclass(frozen=True, slots=True)
class ReplayTask:
    """A query of a replay: `query` is a module-level function, with its arguments bound by `partial`.

    `entries` are those of the log after the first `first`.
    """

    game: str
    options: GameOptions
    data: str
    key: str
    seed: int
    position: PositionDocument | None
    first: int
    entries: Sequence[ReplayEntry]
    query: Callable[[Replay], Any]


class ReplayBehind(NamedTuple):
    """The process has only so many entries of this log and needs those after them."""

    moments: int


class ReplayFailed(NamedTuple):
    """The game cannot be replayed; the text, in English, says why."""

    problem: str


def run_replay_task(cache: dict[str, Replay], game: Game[Any], task: ReplayTask) -> Any:
    """Return the result of a task, which may be Refused; `cache` holds replays by key, the latest last."""
    from cosca.server.protocol.refusal import Refused  # here, because the processes of bots need none of it
    from cosca.server.views.replay import Replay

    replay = cache.pop(task.key, None) or Replay(game, task.seed, task.position)
    if replay.moments >= task.first:
        try:
            replay.add(task.entries[replay.moments - task.first :])
        except CoscaError as error:
            return ReplayFailed(str(error).removeprefix("position: "))
    keep_newest(cache, task.key, replay, MAX_REPLAYS)
    if replay.moments < task.first:
        return ReplayBehind(replay.moments)
    try:
        return task.query(replay)
    except Refused as refusal:
        return refusal
