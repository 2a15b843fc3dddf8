"""Answers in advance: given for a seat after a random delay, so that other players cannot tell them from live ones.

A player who is not connected is shown as present around the answer, as they would be for a live one.
"""

from __future__ import annotations

import dataclasses
import secrets
import time
from collections.abc import Iterable
from random import SystemRandom
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from cosca.games import kit
from cosca.kernel.advance import AdvanceKind, Condition
from cosca.kernel.choice import Choice
from cosca.kernel.errors import IllegalPath
from cosca.kernel.facts import question_facts
from cosca.server.protocol.http_models import AdvanceAnswer, AdvanceAnswers
from cosca.server.protocol.refusal import Refused
from cosca.server.storage import advance_answers as sql
from cosca.server.storage.rows import AdvanceAnswerRow
from cosca.server.storage.statements import Writes
from cosca.server.table.journal import MessageSource

if TYPE_CHECKING:
    from cosca.server.table.commands import PlayCommands
    from cosca.server.table.presence import Presence
    from cosca.server.table.state import TableState

DELAY_SECONDS: Final = (8.0, 45.0)  # from the question to the answer
ARRIVAL_SHARE: Final = (0.3, 0.6)  # of the delay, after which an absent player appears
STAY_SECONDS: Final = (4.0, 30.0)  # from the answer until they are away again
MIN_LEAD_SECONDS: Final = 2.0  # between appearing and answering, also if the server was late
MIN_DELAY_SECONDS: Final = 0.5  # also if the clock is about to expire
SAFETY_SECONDS: Final = 5.0  # before the clock expires
_random: Final = SystemRandom()


class _Plan(NamedTuple):
    """When an answer is given; `act` identifies the question."""

    kind: str
    act: int
    arrive_at: float
    release_at: float


class TableAnswers:
    """The answers that the seats of one table have given in advance.

    What it stores is written by `update`, together with the commit of whatever happens at the table, because writes of
    an act decide what is broadcast.
    """

    def __init__(self, rows: Iterable[AdvanceAnswerRow] = ()) -> None:
        self._rows: Final = {(row.seat, row.kind): row for row in rows if _is_readable(row)}
        self._plans: Final[dict[int, _Plan]] = {}  # by seat
        self._leaving: Final[dict[str, float]] = {}  # by user shown as present: the uptime until which
        self._unwritten = Writes()

    # ---------------------------------------------------------------- commands of the player

    def of_seat(self, state: TableState, user: str, seat: int) -> AdvanceAnswers:
        """Return what a player may answer in advance, and the answers already given."""
        state.seats.require_seat(user, seat)
        kinds = kit(state.game.name).advance.values()
        mine = [self._rows[seat, kind.kind] for kind in kinds if (seat, kind.kind) in self._rows]
        return {
            "kinds": [
                {"kind": kind.kind, "answers": list(kind.answers), "facts": list(kind.facts)}
                for kind in (kinds if state.clock.pace["kind"] != "live" else ())
            ],
            "answers": [{"kind": row.kind, "answer": _answer(row)} for row in mine],
        }

    def put(self, state: TableState, user: str, seat: int, kind: str, answer: AdvanceAnswer) -> None:
        """Store an answer of a player, instead of an earlier one."""
        state.require_running_seat(user, seat)
        if state.clock.pace["kind"] == "live":  # the delay might cost all of the time
            raise Refused("not_allowed", "advance_live")
        if state.seats.rows[seat].bot:
            raise Refused("not_allowed", "bot_plays")
        known = self._kind(state, kind)
        if answer["choose"] not in known.answers:
            raise Refused("not_found", "advance_answer", answer=answer["choose"], answers=list(known.answers))
        wrong = [condition["fact"] for condition in answer["unless"] if condition["fact"] not in known.facts]
        if wrong:
            raise Refused("not_found", "advance_fact", fact=wrong[0], facts=list(known.facts))
        self._plans.pop(seat, None)
        row = AdvanceAnswerRow(state.row.id, seat, kind, user, dict(answer), time.time())
        self._rows[seat, kind] = row
        self._unwritten += sql.replace_answer(row)

    def revoke(self, state: TableState, user: str, seat: int, kind: str) -> None:
        """Delete an answer of a player, if there is one."""
        state.seats.require_seat(user, seat)
        self._kind(state, kind)
        self._drop(seat, kind)

    def forget_after_undo(self, state: TableState, seat: int) -> None:
        """Delete the answer to the question that the seat is asked again because it has undone its choice."""
        decision = state.game.decision(state.journal.match.state, seat)
        if decision is not None:
            self._drop(seat, decision.kind)

    def _kind(self, state: TableState, kind: str) -> AdvanceKind:
        known = kit(state.game.name).advance.get(kind)
        if known is None:
            raise Refused("not_found", "advance_kind", kind=kind)
        return known

    def _drop(self, seat: int, kind: str) -> None:
        row = self._rows.pop((seat, kind), None)
        if row is not None:
            self._unwritten.append(sql.delete_answer(row))
            if seat in self._plans and self._plans[seat].kind == kind:
                del self._plans[seat]

    # ---------------------------------------------------------------- planning

    def update(self, state: TableState) -> Writes:
        """Plan the answers to the questions that are open now, and return what has to be stored."""
        if self._rows:
            self._drop_given_up(state)
            for seat in sorted({seat for seat, _ in self._rows}):
                self._plan(state, seat)
        writes, self._unwritten = self._unwritten, Writes()
        return writes

    def next_time(self, state: TableState) -> float | None:
        """Return the uptime of the next thing to do."""
        is_present, times = state.subscribers.is_present, list(self._leaving.values())
        for seat, plan in self._plans.items():
            times.append(plan.release_at if is_present(state.seats.rows[seat].user_id) else plan.arrive_at)
        return min(times, default=None)

    def _drop_given_up(self, state: TableState) -> None:
        """Delete answers of seats that have another player or a bot now, and all of them when the game is over."""
        for seat, kind in list(self._rows):
            row = state.seats.rows.get(seat)
            held = row is not None and row.user_id == self._rows[seat, kind].user_id and not row.bot
            if not held or not state.journal.running:
                self._drop(seat, kind)

    def _plan(self, state: TableState, seat: int) -> None:
        """Decide when the open question of a seat is answered; not while others are asked about an undo."""
        act = state.journal.act_number(seat)
        known = None if state.proposals.pauses_bots else self._applicable(state, seat)
        plan = self._plans.get(seat)
        if plan is not None and (known is None or plan.kind != known.kind or plan.act != act):
            del self._plans[seat]
            self._set_release(seat, plan.kind, None)
            plan = None
        if known is None:
            return
        if self._choice(state, seat, known) is None:
            self._drop(seat, known.kind)
        elif plan is None:
            self._plans[seat] = plan = self._new_plan(state, seat, known.kind, act)
            self._set_release(seat, plan.kind, plan.release_at)

    def _new_plan(self, state: TableState, seat: int, kind: str, act: int) -> _Plan:
        """Return a plan; one that was stored before a restart keeps its time."""
        now, expires_at = state.uptime.now(), state.clock.deadline_of(seat)
        stored = self._rows[seat, kind].release_at
        release_at = now + _random.uniform(*DELAY_SECONDS) if stored is None else max(stored, now + MIN_LEAD_SECONDS)
        if expires_at is not None:
            release_at = max(now + MIN_DELAY_SECONDS, min(release_at, expires_at - SAFETY_SECONDS))
        arrive_at = now + _random.uniform(*ARRIVAL_SHARE) * (release_at - now)
        user = state.seats.rows[seat].user_id
        if user in self._leaving:
            self._leaving[user] = release_at + _random.uniform(*STAY_SECONDS)
        return _Plan(kind, act, arrive_at, release_at)

    def _set_release(self, seat: int, kind: str, release_at: float | None) -> None:
        row = self._rows.get((seat, kind))
        if row is not None and row.release_at != release_at:
            self._rows[seat, kind] = row = dataclasses.replace(row, release_at=release_at)
            self._unwritten.append(sql.set_release(row))

    def _applicable(self, state: TableState, seat: int) -> AdvanceKind | None:
        """Return the kind of the question that the seat is asked, if there is an answer that is meant for it."""
        if seat not in state.journal.waiting:
            return None
        match = state.journal.match
        decision = state.game.decision(match.state, seat)
        if decision is None or (seat, decision.kind) not in self._rows:
            return None
        known = kit(state.game.name).advance.get(decision.kind)
        return known if known is not None and known.applies_to(question_facts(match.state, seat)) else None

    def _choice(self, state: TableState, seat: int, known: AdvanceKind) -> Choice | None:
        """Return the choice that the answer stands for now; None if it is not legal or a condition holds."""
        game_state, answer = state.journal.match.state, _answer(self._rows[seat, known.kind])
        facts, choices = question_facts(game_state, seat), state.game.choices(game_state, seat)
        return known.choice(seat, answer["choose"], answer["unless"], facts, choices)

    # ---------------------------------------------------------------- acting

    def run(self, state: TableState, play: PlayCommands, presence: Presence) -> Writes:
        """Let absent players appear and leave, and give the answers that are due."""
        now, writes = state.uptime.now(), Writes()
        for user in [user for user, until in self._leaving.items() if until <= now]:
            if not any(state.seats.rows[seat].user_id == user for seat in self._plans):
                del self._leaving[user]
                state.subscribers.visitors.discard(user)
                if not state.subscribers.is_present(user):
                    presence.leave(user)
            else:
                self._leaving[user] = now + STAY_SECONDS[0]
        for seat, plan in sorted(self._plans.items()):
            user = state.seats.rows[seat].user_id or ""
            if not state.subscribers.is_present(user):
                if plan.arrive_at <= now:
                    self._arrive(state, seat, user, plan, now)
            elif plan.release_at <= now:
                writes += self._give(state, seat, plan, play)
        return writes

    def _arrive(self, state: TableState, seat: int, user: str, plan: _Plan, now: float) -> None:
        """Show a player as present, and leave some time until the answer."""
        release_at = max(plan.release_at, now + MIN_LEAD_SECONDS)
        self._plans[seat] = plan._replace(release_at=release_at)
        self._set_release(seat, plan.kind, release_at)
        state.subscribers.visitors.add(user)
        self._leaving[user] = release_at + _random.uniform(*STAY_SECONDS)

    def _give(self, state: TableState, seat: int, plan: _Plan, play: PlayCommands) -> Writes:
        """Give an answer as its player would, or drop it if it is not possible any more."""
        del self._plans[seat]
        known, row = self._applicable(state, seat), self._rows.get((seat, plan.kind))
        if row is None or known is None or known.kind != plan.kind:
            return []
        choice = self._choice(state, seat, known)
        self._set_release(seat, plan.kind, None)
        if choice is None or _answer(row)["once"]:
            self._drop(seat, plan.kind)
        if choice is None:
            return []
        try:
            return play.apply(seat, [choice], MessageSource(row.user_id, secrets.token_hex(16)))
        except (Refused, IllegalPath):  # such as a full log: the player is asked and learns why
            self._drop(seat, plan.kind)
            return []


def _is_readable(row: AdvanceAnswerRow) -> bool:
    """Return whether a stored answer is complete; one that is not is ignored."""
    answer: Any = row.answer
    unless: Any = answer.get("unless") if isinstance(answer, dict) and {"choose", "once"} <= answer.keys() else None
    keys = Condition.__required_keys__
    return isinstance(unless, list) and all(isinstance(each, dict) and each.keys() >= keys for each in unless)


def _answer(row: AdvanceAnswerRow) -> AdvanceAnswer:
    answer = row.answer
    return {"choose": answer["choose"], "unless": list(answer["unless"]), "once": bool(answer["once"])}
