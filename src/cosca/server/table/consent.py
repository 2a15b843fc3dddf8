"""Consent: what happens when a proposal is accepted. Undo, an agreed end, conceding, a stand-in, a newcomer."""

from __future__ import annotations

import math
from functools import cached_property
from typing import Final

from cosca.kernel.decision import Outcome
from cosca.kernel.events import Event
from cosca.server.core.rate_limits import RateLimiter
from cosca.server.protocol import server_messages
from cosca.server.protocol.refusal import Refused
from cosca.server.storage.rows import StoredProposal
from cosca.server.storage.statements import Writes
from cosca.server.table.commands import PlayCommands
from cosca.server.table.journal import SYSTEM, MessageSource
from cosca.server.table.membership import Membership
from cosca.server.table.proposals import AWAY_SECONDS
from cosca.server.table.state import TableState

MAX_PROPOSALS: Final = 3  # of one kind and user in PROPOSALS_SECONDS; accepted ones do not count
PROPOSALS_SECONDS: Final = 300.0
REFUSAL_SECONDS: Final = 60.0  # until the same may be proposed again, unless a choice is made meanwhile
MAX_CLOCK_STOPS: Final = 2  # proposals of one user that stop clocks; accepted ones do not count
CLOCK_STOPS_PERIOD: Final = 10  # times the time to answer: the period of this maximum


class Consent:
    """Proposals of one table, carried out as soon as no answer is missing."""

    def __init__(self, state: TableState, play: PlayCommands, membership: Membership) -> None:
        self._state: Final = state
        self._play: Final = play
        self._membership: Final = membership
        self._rate_limit: Final = RateLimiter(MAX_PROPOSALS, PROPOSALS_SECONDS, clock=state.uptime.now)
        self._refused: Final[dict[tuple[str, str], tuple[float, int]]] = {}  # uptime and number of choices

    def undo(self, user: str, seat: int, message: str, turn: bool = False) -> Writes:
        """Undo the last choice, or what of the `turn` is free; if nothing is, propose to undo the whole turn.

        With `turn`, nothing is proposed.
        """
        state, source = self._state, MessageSource(user, message)
        if not state.check_message(source, seat):
            return []
        state.journal.check_revision(seat)
        if state.journal.match.may_undo(seat):
            return [*state.proposals.supersede_undo(seat), *self._play.undo(seat, False, source, turn)]
        if not any(actor == seat for actor, _ in state.journal.match.log):
            raise Refused("illegal", "nothing_chosen")
        if turn:
            raise Refused("illegal", "undo")
        return self.propose(user, seat, "undo", message)

    def propose(
        self, user: str, seat: int, what: server_messages.ProposalKind, message: str, about: int | None = None
    ) -> Writes:
        """Propose an undo, an end or a stand-in to everybody, or to concede to the team."""
        state, source = self._state, MessageSource(user, message)
        if not state.check_message(source, seat):
            return []
        if state.row.rated:
            self._check_rated(what)
        if what == "stand_in":
            self._check_stand_in(about)
        else:
            about = None
        if state.proposals.open_in_slot_of(what, seat) is None:
            self._check_rate(user, what)
        until = state.uptime.now() + state.clock.answer_seconds
        stops_clocks = self._clock_stops.try_acquire(user)
        proposal, writes = state.proposals.propose(what, seat, user, source.key or "", until, stops_clocks, about)
        return [*writes, *state.announce_proposal(proposal), *self._accept_if_complete(proposal, source)]

    def answer(self, user: str, number: int, yes: bool, message: str) -> Writes:
        """Agree or refuse; the author withdraws a proposal by refusing it."""
        state, source = self._state, MessageSource(user, message)
        if state.journal.is_duplicate(source):
            return []
        proposal = state.proposals.find(number, user, yes)
        if yes:
            agreed, writes = state.proposals.agree(proposal, user)
            return [*writes, *self._accept_if_complete(agreed, source)]
        own = state.seats.seats_of(user)
        state.journal.remember_message(source)
        author = state.proposals.author(proposal)
        result: server_messages.ProposalResult = "withdrawn" if author == user else "refused"
        if result == "refused" and proposal["what"] == "join":
            self._membership.newcomers.block(proposal)
        elif result == "refused" and author is not None:
            self._refused[author, proposal["what"]] = state.uptime.now(), len(state.journal.match.log)
        return state.proposals.settle(proposal, result, own[0] if own else None)

    def reconsider(self) -> Writes:
        """After a change of seats, settle the proposals that it completes or makes pointless."""
        state, writes = self._state, Writes()
        proposal = state.proposals.open()
        if proposal is not None and "about" in proposal and not self._may_stand_in(proposal["about"]):
            writes += state.proposals.settle(proposal, "overtaken")
        writes += self._membership.newcomers.reconsider()
        accepted, settled = state.proposals.reconsider()
        return [*writes, *settled, *[write for proposal in accepted for write in self._accept(proposal, SYSTEM)]]

    def _check_rated(self, what: server_messages.ProposalKind) -> None:
        """Refuse what would falsify a rating: nothing known is undone, and bots do not agree to a draw."""
        if what == "undo":
            raise Refused("not_allowed", "rated_undo")
        if what == "end" and any(row.user_id is None for row in self._state.seats.rows.values()):
            raise Refused("not_allowed", "rated_end")

    def _check_rate(self, user: str, what: server_messages.ProposalKind) -> None:
        """Refuse a user who repeats a proposal too often: everybody is notified each time."""
        now, choices = self._state.uptime.now(), len(self._state.journal.match.log)
        refused_at, choices_then = self._refused.get((user, what), (now - REFUSAL_SECONDS, choices))
        wait = refused_at + REFUSAL_SECONDS - now if choices_then == choices else 0.0
        if wait <= 0 and not self._rate_limit.try_acquire((user, what)):
            wait = self._rate_limit.wait((user, what))
        if wait > 0:
            raise Refused("too_many", "proposals", seconds=math.ceil(wait))

    @cached_property
    def _clock_stops(self) -> RateLimiter:
        """Limit how often a user may stop clocks: an accomplice could stop one in every decision."""
        return RateLimiter(
            MAX_CLOCK_STOPS, CLOCK_STOPS_PERIOD * self._state.clock.answer_seconds, clock=self._state.uptime.now
        )

    # ---------------------------------------------------------------- absent players

    def _check_stand_in(self, seat: int | None) -> None:
        """Refuse a stand-in for a user who is or was recently connected, or who does not hold up the game.

        A game over days has only its clock: players need not be connected there.
        """
        state = self._state
        if state.clock.pace["kind"] == "days":
            raise Refused("not_allowed", "clock_runs")
        row = state.seats.rows.get(seat or 0)
        if row is None or row.user_id is None or row.bot:
            raise Refused("not_found", "seat", seat=seat or 0)
        if row.seat not in state.journal.waiting:
            raise Refused("not_allowed", "not_awaited")
        if not self._may_stand_in(row.seat):
            raise Refused("not_allowed", "here_lately", seconds=int(AWAY_SECONDS))

    def _may_stand_in(self, seat: int) -> bool:
        """Return whether the others may let a bot play now: the seat owes a decision and its user is away."""
        since = self._state.replaceable_from(seat)
        return since is not None and seat in self._state.journal.waiting and self._state.uptime.now() >= since

    # ---------------------------------------------------------------- accepted proposals

    def _accept_if_complete(self, proposal: StoredProposal, source: MessageSource) -> Writes:
        """Carry a proposal out if nobody has to answer any more."""
        if not self._state.proposals.pending_voters(proposal):
            return self._accept(proposal, source)
        self._state.journal.remember_message(source)
        return []

    def _accept(self, proposal: StoredProposal, source: MessageSource) -> Writes:
        state, seat, what = self._state, proposal["seat"], proposal["what"]
        author = state.seats.rows[seat].user_id  # who may leave the seat by this
        if what == "join":
            state.journal.remember_message(source)
            return self._membership.admit(proposal)
        if what == "undo":
            try:
                writes = self._play.undo(seat, True, source, turn=True)
                state.clock.grant_full_time()
            except Refused:
                return state.proposals.settle(proposal, "refused", seat)
        elif what == "end":
            writes = self._end_early("end", seat, Event("agreed_end", {}), (), source)
        elif what == "stand_in":
            if not self._may_stand_in(proposal.get("about", 0)):  # they came back or left meanwhile
                return state.proposals.settle(proposal, "overtaken")
            state.journal.remember_message(source)
            writes = self._membership.change_seat("absent", proposal.get("about", 0), stand_in=True)
        else:
            writes = self._concede(seat, source)
        self._rate_limit.release((author, what))
        if not proposal.get("runs"):
            self._clock_stops.release(author)
        return [*state.proposals.settle(proposal, "agreed"), *writes]

    def _concede(self, seat: int, source: MessageSource) -> Writes:
        """Concede: the teams that have not given up win.

        The game goes on, and bots play for the team, as long as two other teams are left and a person plays for one.
        """
        game, seats = self._state.game, self._state.seats
        team = game.mates(seat)
        left = [other for other in game.teams if not seats.given_up.union(team).intersection(other)]
        if len(left) > 1 and any(row.user_id is not None for other, row in seats.rows.items() if other not in team):
            self._state.journal.remember_message(source)
            return [write for mate in team for write in self._membership.change_seat("gave_up", mate)]
        winners = tuple([other for others in left for other in others])
        return self._end_early("concede", seat, Event("conceded", {"seat": seat, "seats": list(team)}), winners, source)

    def _end_early(self, kind: str, seat: int, event: Event, winners: tuple[int, ...], source: MessageSource) -> Writes:
        """End the game for a reason outside the rules: the kind of the event says which."""
        writes = self._state.journal.end_early(kind, seat, event, source)
        ranks = {player: 1 if not winners or player in winners else 2 for player in self._state.game.seats}
        return [*writes, *self._play.finish(Outcome(winners, ranks, {}, event.kind))]
