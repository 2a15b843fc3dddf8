"""What happens when time is up: expired clocks and proposals."""

from __future__ import annotations

from typing import Final

from cosca.server.storage.statements import Writes
from cosca.server.table.commands import PlayCommands
from cosca.server.table.journal import SYSTEM
from cosca.server.table.membership import Membership
from cosca.server.table.presence import Presence
from cosca.server.table.proposals import JOIN
from cosca.server.table.state import TableState


class Timeouts:
    """Settles what has expired at one table."""

    def __init__(self, state: TableState, play: PlayCommands, membership: Membership, presence: Presence) -> None:
        self._state: Final = state
        self._play: Final = play
        self._membership: Final = membership
        self._presence: Final = presence

    def run(self) -> Writes:
        """Settle expired proposals, and give the answers in advance that are due.

        For a seat without time make the default choice and let a stand-in play on.
        """
        return [*self._expire_proposals(), *self._give_answers(), *self._expire_clocks()]

    def _give_answers(self) -> Writes:
        return self._state.answers.run(self._state, self._play, self._presence)

    def _expire_proposals(self) -> Writes:
        state, newcomers = self._state, self._membership.newcomers
        request = newcomers.request
        accepted, writes = state.proposals.expire(state.uptime.now(), newcomers.is_present)
        writes += [write for proposal in accepted for write in self._membership.admit(proposal)]
        if request is not None and state.proposals.has_lapsed(JOIN):
            newcomers.block(request)
        return writes

    def _expire_clocks(self) -> Writes:
        state, writes = self._state, Writes()
        for seat in state.clock.expired_seats():
            state.clock.expire(seat)
            if seat not in state.seats.human_seats:
                continue
            if seat in state.journal.waiting:
                default = state.game.default(state.journal.match.state, seat)
                writes += self._play.apply(seat, [default], SYSTEM)
            if state.journal.running:
                writes += self._membership.change_seat("timeout", seat, stand_in=True)
        return writes
