"""Tasks about studies, run in a worker process: a study is a position and choices, both possibly invented.

A position is checked against the laws of the game; one from which the rules cannot continue is rejected with a reason.
Nothing here knows a table.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

import cosca
from cosca.kernel.decision import Decision
from cosca.kernel.documents import GameOptions, JsonObject, PositionDocument
from cosca.kernel.errors import CoscaError
from cosca.kernel.events import Event, Facts, View
from cosca.kernel.game import Game, Memory
from cosca.kernel.match import Match

if TYPE_CHECKING:
    from cosca.server.protocol.server_messages import Outcome, Snapshot

MAX_CHOICES: Final = 600  # choices in a study

PLAYOUTS: Final = 3  # to the end of the game from a position, before a table may start from it
MAX_PLAYOUT_CHOICES: Final = 20_000  # choices of one of them; a game has about a thousand

StudyRequest = Literal["show", "start", "question", "odds", "why", "scenario"]


@dataclass(frozen=True, slots=True)
class StudyTask:
    """A request about a study: `show` it to a seat, its open `question`, the `odds` of the choices, `why` an element
    cannot be chosen, or the study as a `scenario`. `start` is its last position, after whole games were played from it.
    """

    game: str
    options: GameOptions
    data: str
    position: PositionDocument
    choices: Sequence[tuple[int, str]]
    what: StudyRequest
    seat: int = 0  # 0: the first seat to act
    element: str = ""  # of `why`


class StudyView(NamedTuple):
    """A study as it is shown: the table with nothing hidden, and the question of the active seat."""

    seat: int | None
    snapshot: Snapshot
    items: list[Facts]
    outcome: Outcome | None
    round: int
    position: Facts


class StudyQuestion(NamedTuple):
    """The decision for which advice is requested."""

    decision: Decision
    view: View
    memory: Memory


class StudyStart(NamedTuple):
    """The position after the choices of a study."""

    position: PositionDocument


class StudyRejected(NamedTuple):
    """Why a study is refused; `at` is which of its choices cannot be made, -1 if it is the position."""

    problem: str
    at: int = -1


StudyResult = StudyView | StudyQuestion | StudyStart | StudyRejected | JsonObject | str | None


def run_study_task(game: Game[Any], task: StudyTask) -> StudyResult:
    """Return the result of the task; StudyRejected if the study is invalid in any way."""
    done = -1
    try:
        match = Match(game, 0, task.position)
        items: list[Facts] = []
        for done, (seat, text) in enumerate(task.choices):  # noqa: B007
            items += everything(match.apply(seat, text))
        done = -1
        if task.what == "start":
            _play_out(game, match.state)
            return StudyStart(dict(game.describe(match.state)))
        if task.what == "scenario":
            return scenario(match)
        seat = _active_seat(match, task.seat)
        if task.what == "question":
            return _question(match, seat)
        if task.what == "odds":
            return _odds(_question(match, seat), game)
        if task.what == "why":
            why = None if seat is None else game.why_not(match.state, task.seat or seat, task.element)
            return None if why is None else dict(why)
        return _show(match, seat, items)
    except MemoryError:
        raise  # the process ends with it
    except CoscaError as error:
        return StudyRejected(str(error).removeprefix("position: "), done)
    except Exception as error:  # a position may hold anything
        return StudyRejected(f"the game cannot go on from this position ({type(error).__name__})", done)


def _play_out(game: Game[Any], start: Any) -> None:
    """Play games to their end from copies of a state: one with default choices, the others at random."""
    for n in range(PLAYOUTS):
        state, rng = start.copy(), Random(n)
        for _ in range(MAX_PLAYOUT_CHOICES):
            actors = game.actors(state)
            if not actors:
                break
            seat = rng.choice(actors)
            game.apply(state, seat, rng.choice(game.choices(state, seat)) if n else game.default(state, seat))
        else:
            raise CoscaError(f"the game has no end after {MAX_PLAYOUT_CHOICES} choices")


def everything(events: Sequence[Event]) -> list[Facts]:
    """Return the events with nothing hidden."""
    return [{"event": event.kind, **(event.public or {}), **(event.private or {})} for event in events]


def _active_seat(match: Match[Any], wanted: int) -> int | None:
    """Return the requested seat if it has a decision, else the first seat to act."""
    actors = match.game.actors(match.state)
    if wanted and match.game.decision(match.state, wanted) is not None:
        return wanted
    return actors[0] if actors else None


def _show(match: Match[Any], seat: int | None, items: list[Facts]) -> StudyView:
    from cosca.server.views.snapshots import (  # here, because the processes of bots need none of it
        SnapshotBuilder,
        outcome_to_wire,
        without_internal_keys,
    )

    game, state = match.game, match.state
    outcome = game.outcome(state)
    snapshot = SnapshotBuilder(game).snapshots(match, dict.fromkeys(game.seats, 0), outcome is None)(seat)
    now = game.describe(state)
    snapshot["view"] = {**snapshot["view"], **without_internal_keys(now)}
    snapshot["undo"] = None  # a study has its own undo
    end = None if outcome is None else outcome_to_wire(game, outcome)
    return StudyView(seat, snapshot, items, end, game.round(state), now)


def _question(match: Match[Any], seat: int | None) -> StudyQuestion | None:
    decision = None if seat is None else match.game.decision(match.state, seat)
    if seat is None or decision is None:
        return None
    return StudyQuestion(decision, match.game.view(match.state, seat), match.memory(seat))


def _odds(question: StudyQuestion | None, game: Game[Any]) -> JsonObject | None:
    from cosca.server.views.odds import odds_of  # here, because only odds need an evaluator

    return None if question is None else dict(odds_of(game, question.decision, question.view))


def scenario(match: Match[Any]) -> str:
    """Return the study as a scenario for `cosca scenario`, which ends with the open question."""
    import yaml

    game, state = match.game, match.state
    play: list[Any] = [f"{seat} {choice.text}" for seat, choice in match.log]
    actors, outcome = game.actors(state), game.outcome(state)
    if actors:
        decision = game.decision(state, actors[0])
        assert decision is not None
        play += [{"actors": list(actors)}, {"asked": decision.kind}]
    elif outcome is not None:
        play.append({"over": {"winners": list(outcome.winners), "reason": outcome.reason}})
    set_name = game.data_name().rpartition(" ")[0]
    options: GameOptions = dict(game.options)
    if set_name != cosca.game(game.name, **game.options).data_name().rpartition(" ")[0]:
        options["data"] = set_name
    document = {
        "name": "a study",
        "game": game.name,
        **({"options": options} if options else {}),
        "position": match.start,
        "play": play,
    }
    return yaml.safe_dump(document, sort_keys=False, allow_unicode=True, width=120)
