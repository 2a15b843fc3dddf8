"""What people agree on: taking back, ending without a winner, giving up."""

from __future__ import annotations

from typing import Any

from cosca.kernel.events import Event
from cosca.server.errors import Refused
from cosca.server.log import whole
from cosca.server.seating import STAND_IN
from cosca.server.talk import Talk


class Proposals(Talk):
    """One proposal at a time. Seats that bots play agree to everything; a person answers for all own seats at once."""

    settled: dict[str, Any] | None = None  # how the last proposal ended

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
            raise Refused("illegal", "you have not chosen anything yet")
        else:
            await self._open("undo", user, seat, message)

    @whole
    async def propose(self, user: str, seat: int, what: str, message: str) -> None:
        """Asks everyone for an end without a winner, or the team to give up."""
        if self.carried_out(message):
            return
        self.check_own(user, seat)
        self.check_running()
        if what not in ("end", "concede"):
            raise Refused("malformed", f"what: {what!r} is neither end nor concede")
        await self._open(what, user, seat, message)

    async def _open(self, what: str, user: str, seat: int, message: str) -> None:
        if self.row.proposal is not None:
            raise Refused("not_allowed", "something has been proposed already: answer that first")
        number = (self.settled or {}).get("n", 0) + 1
        proposal: dict[str, Any] = {"n": number, "what": what, "seat": seat, "yes": self.seats_of(user)}
        self.note(message)
        if self._open_seats(proposal):
            await self.write(self.set_row(proposal=proposal))
            self.tell_table()
        else:
            await self._agreed(proposal, user)

    @whole
    async def answer(self, user: str, seat: int, proposal: int, yes: bool, message: str) -> None:
        """Agrees or refuses; its author withdraws by refusing."""
        if self.carried_out(message):
            return
        self.check_own(user, seat)
        found = self.row.proposal
        if found is None or found["n"] != proposal:
            raise Refused("stale", "this proposal is settled already")
        self.note(message)
        if not yes:
            result = "withdrawn" if seat == found["seat"] else "refused"
            self.settled = {**found, "result": result, "by": seat}
            await self.write(self.set_row(proposal=None))
            self.tell_table()
            self.wake()
            return
        found = {**found, "yes": sorted({*found["yes"], *self.seats_of(user)})}
        if self._open_seats(found):
            await self.write(self.set_row(proposal=found))
            self.tell_table()
        else:
            await self._agreed(found, user)

    def _open_seats(self, proposal: dict[str, Any]) -> list[int]:
        """The seats whose people have still to answer."""
        asked = self.game.mates(proposal["seat"]) if proposal["what"] == "concede" else None
        return [seat for seat in self.persons(asked) if seat not in proposal["yes"]]

    def proposal_now(self) -> dict[str, Any] | None:
        """The proposal as everyone may know it."""
        found = self.row.proposal
        return None if found is None else {**found, "waiting": self._open_seats(found)}

    async def drop_proposal(self) -> None:
        """The game went on: an undo that was asked for no longer means what it meant."""
        if self.row.proposal is not None and self.row.proposal["what"] == "undo":
            self.settled = {**self.row.proposal, "result": "overtaken"}
            await self.write(self.set_row(proposal=None))
            self.tell_table()

    async def _agreed(self, proposal: dict[str, Any], user: str) -> None:
        seat, what = int(proposal["seat"]), proposal["what"]
        self.settled = {**proposal, "result": "agreed"}
        if self.row.proposal is not None:
            await self.write(self.set_row(proposal=None))
        if what == "undo":
            await self.take_back(seat, True, user, None)
        elif what == "end":
            await self.stop_with("end", seat, Event("agreed_end", {}), (), user)
        else:
            await self._give_up(seat, user)
        self.tell_table()
        self.wake()

    async def _give_up(self, seat: int, user: str) -> None:
        """With two teams the other one wins; with more, a bot plays on for whoever gave up."""
        team = self.game.mates(seat)
        if len(self.game.teams) > 2:
            for each in team:
                await self.set_seat(each, None, STAND_IN)
            return
        winners = tuple([each for each in self.game.seats if each not in team])
        event = Event("conceded", {"seat": seat, "seats": list(team)})
        await self.stop_with("concede", seat, event, winners, user)
