"""What happens by the clock: proposals lapse, and for whoever has no time left a bot plays on."""

from __future__ import annotations

import dataclasses
from typing import Final

from cosca.server.hours import Calendar
from cosca.server.statements import Writes
from cosca.server.table.journal import NOBODY
from cosca.server.table.room import whole
from cosca.server.table.sitting import Sitting

UNKNOWN: Final = -1.0  # a deadline that is written anew in any case: the database may have another than the memory


class Timing(Sitting):
    """No table waits for somebody whose time is up, and no person's seat is lost by it."""

    @whole
    async def due(self) -> None:
        """What is due by the clock happens, and the next deadline is reckoned.

        Silence refuses what was proposed long enough ago. For whoever has no time left the default choice is made, and
        then a bot plays until they return.
        """
        if self.clock.timed:
            users = await self.tables.store.users(self.seats.people)
            self.clock.calendars |= {id: Calendar(user.hours, self.tables.uptime) for id, user in users.items()}
        self.row = self.seats.table = dataclasses.replace(self.row, deadline=UNKNOWN)
        writes = self.proposals.lapse(self.tables.uptime.now())
        out = [seat for seat in self.clock.out() if seat in self.seats.played_by_people]
        for seat in out:
            writes += self._run_out(seat)
        if out and self.running:
            writes += self.reconsider(NOBODY)
        await self.commit(writes)
        self.wake()

    def _run_out(self, seat: int) -> Writes:
        self.clock.ran_out(seat)
        if not self.running:
            return []
        writes = Writes()
        if seat in self.journal.waiting:
            made, outcome = self.journal.apply(seat, [self.game.default(self.match.state, seat)], NOBODY)
            writes = [*made, *self.proposals.overtaken(outcome is not None)]
            if outcome is not None:
                return [*writes, *self._over(outcome)]
        return [*writes, *self.change_seat("timeout", seat, stand_in=True)]
