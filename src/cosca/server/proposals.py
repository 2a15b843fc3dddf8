"""What people agree on: taking back, ending without a winner, giving up."""

from __future__ import annotations

from typing import Literal

from sqlalchemy.sql import Executable

from cosca.kernel.events import Event
from cosca.server.errors import Refused
from cosca.server.log import whole
from cosca.server.seating import STAND_IN
from cosca.server.store import KeptProposal
from cosca.server.talk import Talk
from cosca.server.wire import Proposal, Result, Settled, What


class Proposals(Talk):
    """One proposal at a time. Seats that bots play agree to everything; a person answers for all own seats at once.

    The table's row keeps the last one, open or settled, so that no two ever have the same number.
    """

    @property
    def proposal(self) -> KeptProposal | None:
        """The one that is open."""
        found = self.row.proposal
        return None if found is None or "result" in found else found

    async def bring_back_proposal(self) -> None:
        """After a reading: its message was carried out, and its people may have left meanwhile."""
        if self.row.proposal is not None and "message" in self.row.proposal:
            self.note(self.row.proposal["message"])
        if self.running:
            await self.reconsider()

    # ---------------------------------------------------------------- proposing and answering

    @whole
    async def undo(self, user: str, seat: int, message: str) -> None:
        """Takes the last choice back if that is free, else asks everyone."""
        if self.carried_out(message):
            return
        self.check_own(user, seat)
        self.check_running()
        if self.match.may_undo(seat):
            await self.take_back(seat, False, user, message)
            self.wake()
        elif not any(each == seat for each, _ in self.match.log):
            raise Refused("illegal", "nothing_chosen")
        else:
            await self._open("undo", user, seat, message)

    @whole
    async def propose(self, user: str, seat: int, what: Literal["end", "concede"], message: str) -> None:
        """Asks everyone for an end without a winner, or the team to give up."""
        if self.carried_out(message):
            return
        self.check_own(user, seat)
        self.check_running()
        await self._open(what, user, seat, message)

    async def _open(self, what: What, user: str, seat: int, message: str) -> None:
        if self.proposal is not None:
            raise Refused("not_allowed", "proposal_open")
        number = 1 if self.row.proposal is None else self.row.proposal["n"] + 1
        proposal: KeptProposal = {
            "n": number,
            "what": what,
            "seat": seat,
            "yes": self.seats_of(user),
            "message": message,
        }
        if self._open_seats(proposal):
            await self.write(self.set_row(proposal=proposal))
            self.note(message)
            self.tell_table()
        else:
            await self._agreed(proposal, user, message)

    @whole
    async def answer(self, user: str, seat: int, proposal: int, yes: bool, message: str) -> None:
        """Agrees or refuses; its author withdraws by refusing."""
        if self.carried_out(message):
            return
        self.check_own(user, seat)
        found = self.proposal
        if found is None or found["n"] != proposal:
            raise Refused("stale", "proposal")
        if seat not in self._asked(found):
            raise Refused("not_allowed", "other_team")
        if not yes:
            await self._settle(found, "withdrawn" if seat == found["seat"] else "refused", seat)
            self.note(message)
            return
        agreed: KeptProposal = {**found, "yes": sorted({*found["yes"], *self.seats_of(user)})}
        if self._open_seats(agreed):
            await self.write(self.set_row(proposal=agreed))
            self.note(message)
            self.tell_table()
        else:
            await self._agreed(agreed, user, message)

    def _asked(self, proposal: KeptProposal) -> tuple[int, ...]:
        """Whom it concerns: giving up is a matter of the team."""
        return self.game.mates(proposal["seat"]) if proposal["what"] == "concede" else self.game.seats

    def _open_seats(self, proposal: KeptProposal) -> list[int]:
        """The seats whose people have still to answer."""
        return [seat for seat in self.persons(self._asked(proposal)) if seat not in proposal["yes"]]

    # ---------------------------------------------------------------- what is told

    def proposal_for(self, user: str | None) -> Proposal | None:
        """The open proposal as the person may know it: a team that thinks of giving up is alone with that."""
        found = self.proposal
        if found is None or not self._hears(user, found):
            return None
        return {
            "n": found["n"],
            "what": found["what"],
            "seat": found["seat"],
            "name": self.names.get(self.seats[found["seat"]].user_id or "", ""),
            "yes": found["yes"],
            "waiting": self._open_seats(found),
        }

    def settled_for(self, user: str | None) -> Settled | None:
        """How the last proposal ended, if it is settled and the person knew of it."""
        found = self.row.proposal
        if found is None or "result" not in found or not self._hears(user, found):
            return None
        told: Settled = {
            "n": found["n"],
            "what": found["what"],
            "seat": found["seat"],
            "yes": found["yes"],
            "result": found["result"],
        }
        if "by" in found:
            told["by"] = found["by"]
        return told

    def _hears(self, user: str | None, proposal: KeptProposal) -> bool:
        return proposal["what"] != "concede" or any(seat in self._asked(proposal) for seat in self.seats_of(user))

    # ---------------------------------------------------------------- how it ends

    async def _settle(self, proposal: KeptProposal, result: Result, by: int) -> None:
        await self.write(self.set_row(proposal={**proposal, "result": result, "by": by}))
        self.tell_table()
        self.wake()

    def overtaking(self, over: bool) -> list[Executable]:
        """The game went on: an undo that was asked for means something else now, and after the end nothing is left."""
        found = self.proposal
        if found is None or not (over or found["what"] == "undo"):
            return []
        return [self.set_row(proposal={**found, "result": "overtaken"})]

    async def reconsider(self) -> None:
        """After a change of seats: a proposal goes with its author, and waits for nobody who has left."""
        found = self.proposal
        if found is None:
            return
        if found["seat"] not in self.persons():
            await self._settle(found, "withdrawn", found["seat"])
        elif not self._open_seats(found):
            await self._agreed(found, None, None)

    async def _agreed(self, proposal: KeptProposal, user: str | None, message: str | None) -> None:
        """Carries it out; the entry and its being settled are one commit."""
        seat, what, before = int(proposal["seat"]), proposal["what"], self.row
        settled = self.set_row(proposal={**proposal, "result": "agreed"})
        if what == "undo":
            try:
                await self.take_back(seat, True, user, message, settled)
            except Refused:
                self.row = before
                await self._settle(proposal, "refused", seat)
                raise
        elif what == "end":
            await self.stop_with("end", seat, Event("agreed_end", {}), (), user, message, settled)
        else:
            await self._give_up(seat, user, message, settled)
        self.tell_table()
        self.wake()

    async def _give_up(self, seat: int, user: str | None, message: str | None, settled: Executable) -> None:
        """With two teams the other one wins; with more, a bot plays on for whoever gave up."""
        team = self.game.mates(seat)
        if len(self.game.teams) > 2:
            await self.write(settled)
            if message is not None:
                self.note(message)
            for each in team:
                await self.set_seat(each, None, STAND_IN)
            return
        winners = tuple([each for each in self.game.seats if each not in team])
        event = Event("conceded", {"seat": seat, "seats": list(team)})
        await self.stop_with("concede", seat, event, winners, user, message, settled)
