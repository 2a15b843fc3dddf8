"""Queries of a replay, run in the process that has it; results are plain data or encoded JSON."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import orjson

from cosca.server.protocol import http_models, server_messages
from cosca.server.views.replay import ALL_VIEW, Divergence, Replay, View
from cosca.server.views.snapshots import outcome_to_wire

if TYPE_CHECKING:
    from collections.abc import Sequence

PUBLIC: Final = "public"
CHUNK: Final = 128  # frames in one answer


class About(NamedTuple):
    """Facts of a game besides its steps; `near` is the step of another view to start at, or ""."""

    id: str
    status: server_messages.Status
    outcome: server_messages.Outcome | None
    views: Sequence[View]
    rules: int
    near: str
    set: str


def view_of(name: str) -> View:
    """Return the view of that name."""
    return None if name == PUBLIC else ALL_VIEW if name == ALL_VIEW else int(name)


def check_playable(replay: Replay) -> None:
    """Do nothing: creating the replay is the check."""


def table_index(replay: Replay, view: View, about: About) -> bytes:
    """Return the steps of a table's game; where and why it diverges may be secret."""
    return _index(replay, view, about, _divergence(replay, view, replay.divergence, about.rules))


def record_index(replay: Replay, view: View, id: str, near: str, rules: int, digest: str, set: str) -> bytes:
    """Return the steps of a record, of which nothing is hidden; `digest` is that of its end, "" if unknown."""
    outcome, divergence = replay.outcome(), replay.divergence
    if divergence is None and digest and digest != replay.digest():  # it is unknown where it diverged
        divergence = Divergence(replay.moments, 0, f"the game ends with {replay.digest()}, not {digest}")
    outcome_document = None if outcome is None else outcome_to_wire(replay.game, outcome)
    divergence_document = _divergence(replay, view, divergence, rules)
    if divergence is not None and divergence_document is not None:
        divergence_document.update({"line": divergence.line, "problem": divergence.problem})
    status: server_messages.Status = "running" if outcome is None else "over"
    about = About(id, status, outcome_document, [None, *replay.game.seats, ALL_VIEW], rules, near, set)
    return _index(replay, view, about, divergence_document)


def frames(replay: Replay, view: View, first: int, last: int, over: bool) -> bytes:
    """Return the frames of some steps; `over`: the game has ended, so that its end shows everything."""
    documents = replay.frames(view, first, min(last, first + CHUNK - 1), over)
    return orjson.dumps({"first": first, "frames": documents})


def items_by_choices(replay: Replay) -> list[int]:
    """Return the last item number of the full view after each number of effective choices."""
    return replay.items_by_choices()


def position(replay: Replay, view: View, item: int | None) -> bytes:
    """Return the full position at the step that has the item, at the last step if there is none."""
    return orjson.dumps(replay.game.describe(replay.state(replay.moment_of(view, item))))


def sampled_position(replay: Replay, seat: int, item: int | None, chance: int) -> bytes:
    """Return a position sampled from what the seat knew then."""
    game, moment = replay.game, replay.moment_of(seat, item)
    view, memory = game.view(replay.state(moment), seat), replay.memory(seat, moment)
    return orjson.dumps(game.describe(game.sample(view, memory, Random(chance))))


def _index(replay: Replay, view: View, about: About, divergence_document: http_models.ReplayDivergence | None) -> bytes:
    game, steps, moment = replay.game, replay.index(view), _moment(replay, about.near)
    index: http_models.ReplayIndex = {
        "id": about.id,
        "game": game.name,
        "set": about.set,
        "options": game.options,
        "teams": [list(team) for team in game.teams],
        "status": about.status,
        "outcome": about.outcome,
        "view": _name(view),
        "views": [_name(other) for other in about.views],
        "at": len(steps) - 1 if moment is None else replay.step_at(view, moment),
        "items": [{"n": n, "facts": facts} for n, facts in replay.items(view)],
        "steps": steps,
        "departs": divergence_document,
    }
    return orjson.dumps(index)


def _divergence(
    replay: Replay, view: View, divergence: Divergence | None, rules: int
) -> http_models.ReplayDivergence | None:
    if divergence is None:
        return None
    return {"step": replay.step_at(view, divergence.moment), "rules": rules, "today": replay.game.rules_version}


def _moment(replay: Replay, near: str) -> int | None:
    """Return the moment of a step given as `VIEW/STEP`, None for ""."""
    if not near:
        return None
    name, _, step = near.partition("/")
    steps = replay.steps(view_of(name))
    return steps[min(int(step), len(steps) - 1)]


def _name(view: Any) -> str:
    return PUBLIC if view is None else str(view)
