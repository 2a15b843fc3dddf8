"""Who sits where, who may see and sit, and whose secrets each person has seen."""

from __future__ import annotations

import dataclasses
import hmac
from collections.abc import Iterable, Mapping
from typing import Any, Final

from cosca.kernel.game import Game
from cosca.server import statements
from cosca.server.errors import Refused
from cosca.server.names import alike
from cosca.server.statements import Writes
from cosca.server.store import EntryRow, SeatRow, TableRow

STAND_IN: Final = "soldato"  # the bot that plays on for whoever left
SAT: Final = ("choice", "seat", "left")  # entries whose person sat in their seat; others may only agree about it


class Seats:
    """The seats of one table, its members and its host."""

    def __init__(self, game: Game[Any], row: TableRow, seats: Iterable[SeatRow], members: Iterable[str]) -> None:
        self.game: Final = game
        self.table = row
        self.rows: dict[int, SeatRow] = {each.seat: each for each in seats}
        self.members: set[str] = set(members)
        self.removed: set[str] = set()  # by an administrator, and not invited again
        self.seen: dict[str, set[int]] = {}  # in the running game: the seats whose secrets people have seen
        self._look_on()

    def recall(self, entries: Iterable[EntryRow]) -> None:
        """Whoever chose for a seat or left it knows its secrets for good."""
        for entry in entries:
            if entry.user_id is not None and entry.kind == "removed":
                self.removed.add(entry.user_id)
            if entry.kind in SAT and entry.user_id is not None and entry.seat is not None:
                self.seen.setdefault(entry.user_id, set()).add(entry.seat)
        self.removed -= self.members

    # ---------------------------------------------------------------- who is who

    def of(self, user: str | None) -> list[int]:
        """The seats that a person holds, also those that a bot plays for the moment."""
        return [seat for seat, row in self.rows.items() if user is not None and row.user_id == user]

    def team_of(self, seat: int | None) -> int | None:
        """The number of a seat's team, from 1."""
        return next((n for n, team in enumerate(self.game.teams, 1) if seat in team), None)

    @property
    def people(self) -> set[str]:
        """Those who hold a seat, whoever plays it."""
        return {row.user_id for row in self.rows.values() if row.user_id is not None}

    @property
    def whose_game(self) -> set[str]:
        """Those who play or played, and were not removed."""
        return self.people | (set(self.seen) - self.removed)

    @property
    def played_by_people(self) -> list[int]:
        """The seats that people play themselves."""
        return [seat for seat, row in self.rows.items() if row.user_id and not row.bot]

    @property
    def holders(self) -> dict[int, str | None]:
        """Who holds each seat, whoever plays it."""
        return {seat: row.user_id for seat, row in self.rows.items()}

    @property
    def out_of_time(self) -> set[str]:
        """Those for whom a bot plays every seat of theirs because their clock has run out."""
        if self.table.pace is None:
            return set()
        return {user for user in self.people if all(self.rows[seat].stand_in for seat in self.of(user))}

    @property
    def hot_seat(self) -> bool:
        """Whether one person sits in two teams."""
        return any(len(self._teams(user, self.of(user))) > 1 for user in self.people)

    def is_host(self, user: str | None) -> bool:
        return user is not None and user == self.table.host

    def is_member(self, user: str | None) -> bool:
        return user is not None and (user in self.members or self.is_host(user) or user in self.whose_game)

    def may_see(self, user: str | None) -> bool:
        """Whether somebody may look at the table at all."""
        return self.is_member(user) or (self.table.open and (self.table.spectators or self.table.status == "waiting"))

    def may_follow(self, user: str | None) -> bool:
        """Whether somebody may have a line to the table without a seat in front."""
        if self.table.status == "waiting":
            return self.may_see(user)
        mine = self.is_host(user) or user in self.whose_game
        return mine or (self.table.spectators and self.may_see(user))

    def check_own(self, user: str, seat: int) -> None:
        """Refuses whoever does not hold the seat."""
        if seat not in self.rows or self.rows[seat].user_id != user:
            raise Refused("not_yours", seat=seat)

    def check_view(self, user: str | None, seat: int | None) -> None:
        """Refuses whoever may not see the table as this seat, or as the public, does now."""
        if seat is not None:
            self.check_own(user or "", seat)
        elif not self.may_follow(user):
            raise Refused("not_allowed", "no_spectators")

    def check_name(self, user: str, name: str, names: Mapping[str, str]) -> None:
        """Refuses whoever is new with a name that would be taken for a member's; whoever only watches takes none."""
        others = [each for other, each in names.items() if other != user and self.is_member(other)]
        if not self.is_member(user) and alike(name, others):
            raise Refused("not_allowed", "name_taken", field="name")

    def check_host(self, user: str) -> None:
        if not self.is_host(user):
            raise Refused("not_allowed", "host")

    def check_invite(self, invite: str) -> None:
        if not hmac.compare_digest(invite.encode(), self.table.invite.encode()):
            raise Refused("not_allowed", "invitation")

    def check_sides(self, user: str, seat: int) -> None:
        """Refuses whoever has seen another team's secrets, or would sit in two teams where others play.

        A game that one person began for two teams goes on so; none that is running becomes one.
        """
        known, others = self._teams(user, self.of(user)), self.whose_game - {user}
        if self._running and known and (self.team_of(seat) not in known or (len(known) > 1 and others)):
            raise Refused("not_allowed", "other_side")
        if len(known | {self.team_of(seat)}) > 1 and others:
            raise Refused("not_allowed", "two_teams")
        new = not self._running or user not in self.whose_game  # whoever plays or played comes back to the own team
        if new and any(self._two_teams(other, self.of(other)) for other in self.whose_game - {user}):
            raise Refused("not_allowed", "hot_seat")

    def check_all_sides(self) -> None:
        """Refuses a start with a person in two teams where others play."""
        if self.hot_seat and len(self.people) > 1:
            raise Refused("not_allowed", "hot_seat")

    def _two_teams(self, user: str, seats: Iterable[int]) -> bool:
        return len(self._teams(user, seats)) > 1

    def _teams(self, user: str, seats: Iterable[int]) -> set[int | None]:
        return {self.team_of(each) for each in {*seats, *self.seen.get(user, ())}}

    @property
    def _running(self) -> bool:
        return self.table.status == "running"

    # ---------------------------------------------------------------- changing

    def join(self, users: Iterable[str]) -> Writes:
        """Makes people members, who may see and sit."""
        new = [user for user in users if user not in self.members]
        self.members |= set(new)
        self.removed -= set(new)
        return [statements.new_member(self.table.id, user) for user in new]

    def remove(self, user: str) -> Writes:
        """Somebody is no member any more, and no host; what they have seen they have seen for good."""
        self.members.discard(user)
        self.removed.add(user)
        return [statements.remove_member(self.table.id, user)]

    def put(self, seat: int, user: str | None, bot: str | None, stand_in: bool = False) -> Writes:
        """Gives a seat to a person, to a bot, or to a bot for a person."""
        row = self.rows[seat]
        seen = row.seen if row.user_id == user else None
        self.rows[seat] = row = SeatRow(self.table.id, seat, user, bot, stand_in, seen)
        self._look_on()
        return [statements.change_seat(row)]

    def saw(self, user: str, until: float | None) -> Writes:
        """The person was here until then; None: they are here, and will be found gone from the next reading on."""
        writes = Writes()
        for seat in self.of(user):
            if self.rows[seat].seen != until:
                self.rows[seat] = row = dataclasses.replace(self.rows[seat], seen=until)
                writes.append(statements.change_seat(row))
        return writes

    @property
    def forgotten(self) -> list[int]:
        """The seats of a running game whose person's account went, of which nobody was told yet."""
        return [seat for seat, row in self.rows.items() if row.stand_in and row.user_id is None and self._running]

    def play(self, row: TableRow, game: Game[Any]) -> tuple[Seats, Writes]:
        """The seats with other options, which may mean another number of them: those that stay keep who sits there."""
        gone = [seat for seat in self.rows if seat not in game.seats]
        if any(self.rows[seat].user_id for seat in gone):
            raise Refused("not_allowed", "options_seat", seat=gone[0])
        new = [SeatRow(row.id, seat, None, None) for seat in game.seats if seat not in self.rows]
        stay = [each for seat, each in self.rows.items() if seat not in gone]
        writes = [*statements.delete_seats(row.id, gone), *[statements.new_seat(each) for each in new]]
        return Seats(game, row, sorted([*stay, *new], key=lambda each: each.seat), self.members), writes

    def begin(self) -> None:
        """The game runs: whoever sits sees."""
        self._look_on()

    def _look_on(self) -> None:
        """Whoever has a seat in a running game knows its secrets, also after standing up."""
        for seat, row in self.rows.items() if self._running else ():
            if row.user_id is not None:
                self.seen.setdefault(row.user_id, set()).add(seat)
