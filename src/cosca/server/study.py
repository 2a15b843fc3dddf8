"""A study: a position and choices from it, which anybody may make up. It is read and played in a process aside.

Whatever somebody writes into a position, it is checked against the laws of the game, and what the rules cannot go on
from is refused with words. Nothing here knows a table.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

import cosca
from cosca.kernel.decision import Decision
from cosca.kernel.errors import CoscaError
from cosca.kernel.events import Event, Facts, View
from cosca.kernel.game import Game, Memory
from cosca.kernel.match import Match

if TYPE_CHECKING:
    from cosca.server.wire import Outcome, Snapshot

MOST: Final = 600  # choices in a study

What = Literal["show", "position", "question", "odds", "why", "scenario"]


@dataclass(frozen=True, slots=True)
class ForStudy:
    """Something is wanted of a study: what it shows a seat, its last position, what is asked, the odds of the answers,
    why an element cannot be chosen, or it as a scenario."""

    game: str
    options: dict[str, Any]
    data: str
    position: dict[str, Any]
    choices: Sequence[tuple[int, str]]
    what: What
    seat: int = 0  # 0: whoever must decide
    element: str = ""  # of which it is asked why


class Shown(NamedTuple):
    """What a study shows: the table with nothing hidden, and what the seat in front is asked."""

    seat: int | None
    snapshot: Snapshot
    items: list[Facts]
    outcome: Outcome | None
    round: int
    position: Facts


class Asked(NamedTuple):
    """What the Consigliere is asked about."""

    decision: Decision
    view: View
    memory: Memory


class No(NamedTuple):
    """Why a study is refused; `at` is which of its choices cannot be made, -1 if it is the position."""

    problem: str
    at: int = -1


Studied = Shown | Asked | No | dict[str, Any] | str | None


def studied(game: Game[Any], task: ForStudy) -> Studied:
    """What is wanted of the study; No if it cannot be, whatever is wrong with it."""
    done = -1
    try:
        match = Match(game, 0, task.position)
        items: list[Facts] = []
        for done, (seat, text) in enumerate(task.choices):  # noqa: B007
            items += everything(match.apply(seat, text))
        done = -1
        if task.what == "position":
            return dict(game.describe(match.state))
        if task.what == "scenario":
            return scenario(match)
        seat = _front(match, task.seat)
        if task.what == "question":
            return _asked(match, seat)
        if task.what == "odds":
            return _odds(_asked(match, seat), game)
        if task.what == "why":
            why = None if seat is None else game.why_not(match.state, task.seat or seat, task.element)
            return None if why is None else dict(why)
        return _shown(match, seat, items)
    except CoscaError as wrong:
        return No(str(wrong).removeprefix("position: "), done)
    except Exception as wrong:  # a position holds whatever somebody wrote into it
        return No(f"the game cannot go on from this position ({type(wrong).__name__})", done)


def everything(events: Sequence[Event]) -> list[Facts]:
    """Events with nothing hidden."""
    return [{"event": each.kind, **(each.public or {}), **(each.private or {})} for each in events]


def _front(match: Match[Any], wanted: int) -> int | None:
    """The seat that is shown: the one that is wanted if it has something to decide, else the first that must."""
    actors = match.game.actors(match.state)
    if wanted and match.game.decision(match.state, wanted) is not None:
        return wanted
    return actors[0] if actors else None


def _shown(match: Match[Any], seat: int | None, items: list[Facts]) -> Shown:
    from cosca.server.telling import Teller, ended, shown  # here, because the processes of bots need none of it

    game, state = match.game, match.state
    outcome = game.outcome(state)
    snapshot = Teller(game).snapshots(match, dict.fromkeys(game.seats, 0), outcome is None)(seat)
    now = game.describe(state)
    snapshot["view"] = {**snapshot["view"], **shown(now)}
    snapshot["undo"] = None  # whoever studies takes back what they like
    end = None if outcome is None else ended(game, outcome)
    return Shown(seat, snapshot, items, end, game.round(state), now)


def _asked(match: Match[Any], seat: int | None) -> Asked | None:
    decision = None if seat is None else match.game.decision(match.state, seat)
    if seat is None or decision is None:
        return None
    return Asked(decision, match.game.view(match.state, seat), match.memory(seat))


def _odds(asked: Asked | None, game: Game[Any]) -> dict[str, Any] | None:
    from cosca.server.odds import odds_of  # here, because only whoever asks for odds needs a judge

    return None if asked is None else dict(odds_of(game, asked.decision, asked.view))


def scenario(match: Match[Any]) -> str:
    """The study as a scenario, which `cosca scenario` runs: it ends with what is asked there."""
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
    options: dict[str, Any] = dict(game.options)
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
