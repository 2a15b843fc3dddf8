"""The event vocabulary: one function for each kind of event; only this module and `events_war` create events.

Each function does nothing without an event list. It takes the numbers that the rules use; names and lists are built
only for the list. `seat` is the owner of the pieces, `by` the seat that caused it (0: nobody). `events_war` has
attacks. `event_types` declares the facts of each kind, `words/<language>/events.ftl` has its sentence.
"""

from __future__ import annotations

from typing import Final

from typing_extensions import TypedDict

from cosca.games.la_famiglia.components.data import COLUMNS, FAMILIES, ROWS
from cosca.games.la_famiglia.documents.types import NoFacts
from cosca.games.la_famiglia.rules import event_types as types
from cosca.games.la_famiglia.rules import facts
from cosca.games.la_famiglia.rules.state import ENCOUNTER, ORDERS, FamigliaState
from cosca.kernel.events import Event
from cosca.kernel.steps import Ask

EVENT_VOCABULARY: Final = 3  # 1: without `by` and the other facts that sentences need; 2: without what changed hands


class FaceDownOrder(TypedDict):
    """The private part of `OrderLaid`: which order lies face down."""

    order: str
    hidden: bool


# ---------------------------------------------------------------- set-up and rounds


def tiles_drawn(s: FamigliaState, drawn: list[int]) -> None:
    """Emit an event: the control tiles in play (S3)."""
    if s.out is not None:
        s.out.append(Event("tiles_drawn", types.TilesDrawn(tiles=[s.data.tiles[tile].id for tile in sorted(drawn)])))


def families_dealt(s: FamigliaState, team: int, dealt: tuple[int, ...]) -> None:
    """Emit an event: the families of which a team chooses (S4)."""
    if s.out is not None:
        payload = types.FamiliesDealt(team=team, families=[FAMILIES[family] for family in dealt])
        s.out.append(Event("families_dealt", payload))


def family(s: FamigliaState, seat: int, chosen: int, by: int) -> None:
    """Emit an event: the seat leads the family from now on."""
    if s.out is not None:
        s.out.append(Event("family", types.Family(seat=seat, family=FAMILIES[chosen], by=by)))


def line_up(s: FamigliaState) -> None:
    """Emit an event: the families are placed on the map (S7)."""
    if s.out is not None:
        s.out.append(Event("line_up", NoFacts()))


def primo(s: FamigliaState, seat: int) -> None:
    """Emit an event: the seat has the Primo Giocatore piece."""
    if s.out is not None:
        s.out.append(Event("primo", types.Seat(seat=seat)))


def character(s: FamigliaState, seat: int, card: int) -> None:
    """Emit an event: the seat's character card (S9)."""
    if s.out is not None:
        s.out.append(Event("character", types.Character(seat=seat, character=s.data.characters[card].id)))


def phase(s: FamigliaState, name: types.PhaseName) -> None:
    """Emit an event: a phase starts."""
    if s.out is not None:
        s.out.append(Event("phase", types.Phase(phase=name, round=s.round, first=s.first)))


def control(s: FamigliaState, was: tuple[int, ...]) -> None:
    """Emit an event: who controls which Mandamenti (M2), the changes from `was`, and the totals by seat and team."""
    if s.out is None:
        return
    names = s.data.mandamenti
    held: list[types.ControlMessage] = []
    counts: dict[str, int] = {}
    teams = [0, 0]
    for seat in (1, 2, 3, 4):
        mine = [names[m] for m, holder in enumerate(s.control) if holder == seat]
        counts[str(seat)] = len(mine)
        teams[s.data.team_of[seat] - 1] += len(mine)
        if mine:
            held.append({"id": "control-of", "args": {"seat": seat, "n": len(mine), "mandamenti": mine}})
    changes: list[types.ControlChangeMessage] = []
    for m, (before, now) in enumerate(zip(was, s.control, strict=True)):
        if before != now:
            how = "lost" if not now else "taken" if before else "gained"
            changes.append({"id": f"control-{how}", "args": {"seat": now, "whose": before, "mandamento": names[m]}})
    payload = types.Control(
        control={names[m]: seat for m, seat in enumerate(s.control) if seat},
        held=held,
        changes=changes,
        counts=counts,
        teams=teams,
        round=s.round,
        after="encounter" if s.phase == ENCOUNTER else "planning",
    )
    s.out.append(Event("control", payload))


def tile_marked(s: FamigliaState, seat: int, tile: int) -> None:
    """Emit an event: the seat's token lies on the tile from now on (M4)."""
    if s.out is not None:
        s.out.append(Event("tile_marked", types.SeatTile(seat=seat, tile=s.data.tiles[tile].id)))


def tile_cleared(s: FamigliaState, seat: int, tile: int) -> None:
    """Emit an event: the seat's token has left the tile (M4)."""
    if s.out is not None:
        s.out.append(Event("tile_cleared", types.SeatTile(seat=seat, tile=s.data.tiles[tile].id)))


def game_over(s: FamigliaState, team: int, reason: str, decided_by: str) -> None:
    """Emit an event: the team (0: none) has won, by this element at last."""
    if s.out is not None:
        control = {s.data.mandamenti[m]: seat for m, seat in enumerate(s.control) if seat}
        payload = types.GameOver(team=team, reason=reason, control=control, decided_by=decided_by)
        s.out.append(Event("game_over", payload))


# ---------------------------------------------------------------- answers that move nothing


def declined(s: FamigliaState, asked: Ask[FamigliaState]) -> None:
    """Emit an event: the seat declined an option; call it before anything changes.

    There is no event where declining was the only answer, for the seat was not asked then.
    """
    if s.out is not None and len(asked.choices(s)) > 1:
        what = asked.key.replace(".", "_")  # the question as a case for the sentence
        s.out.append(Event("declined", types.Declined(seat=asked.seat, question=asked.key, what=what)))


def money_asked(s: FamigliaState, seat: int, by: int) -> None:
    """Emit an event: the seat is asked for money by its teammate (W17)."""
    if s.out is not None:
        s.out.append(Event("money_asked", types.BetweenTeammates(seat=seat, by=by)))


def money_refused(s: FamigliaState, seat: int, by: int) -> None:
    """Emit an event: the seat refuses what its teammate asked for (W17)."""
    if s.out is not None:
        s.out.append(Event("money_refused", types.BetweenTeammates(seat=seat, by=by)))


# ---------------------------------------------------------------- pieces


def money(s: FamigliaState, seat: int, n: int, why: str, by: int) -> None:
    """Emit an event: money goes to the seat (negative: from it)."""
    if s.out is not None:
        s.out.append(Event("money", types.Money(seat=seat, n=n, why=why, amount=abs(n), gets=n > 0, by=by)))


def recruited(s: FamigliaState, seat: int, n: int, why: str) -> None:
    """Emit an event: Soldati from the supply into HQ."""
    if s.out is not None:
        s.out.append(Event("recruited", types.Recruited(seat=seat, n=n, why=why)))


def placed(s: FamigliaState, seat: int, area: int, n: int) -> None:
    """Emit an event: Soldati from HQ into an area."""
    if s.out is not None:
        s.out.append(Event("placed", types.SeatAreaNumber(seat=seat, area=s.data.areas[area], n=n)))


def added(s: FamigliaState, seat: int, area: int, n: int, by: int) -> None:
    """Emit an event: Soldati (0: neutrals) from the supply into an area."""
    if s.out is not None:
        s.out.append(Event("added", types.Added(seat=seat, area=s.data.areas[area], n=n, by=by)))


def removed(s: FamigliaState, seat: int, area: int, n: int, why: str, by: int) -> None:
    """Emit an event: Soldati of an area back to their supply."""
    if s.out is not None:
        s.out.append(Event("removed", types.Removed(seat=seat, area=s.data.areas[area], n=n, why=why, by=by)))


def lab_removed(s: FamigliaState, area: int, by: int) -> None:
    """Emit an event: a lab is gone because an empty area was entered (D3)."""
    if s.out is not None:
        s.out.append(Event("lab_removed", types.LabRemoved(area=s.data.areas[area], by=by)))


def lab_built(s: FamigliaState, seat: int, area: int) -> None:
    """Emit an event: a lab from the shared supply."""
    if s.out is not None:
        s.out.append(Event("lab_built", types.SeatArea(seat=seat, area=s.data.areas[area])))


def car_placed(s: FamigliaState, seat: int, area: int) -> None:
    """Emit an event: a car from the supply."""
    if s.out is not None:
        s.out.append(Event("car_placed", types.SeatArea(seat=seat, area=s.data.areas[area])))


def cars_removed(s: FamigliaState, seat: int, area: int, n: int) -> None:
    """Emit an event: cars back to the supply."""
    if s.out is not None:
        s.out.append(Event("cars_removed", types.SeatAreaNumber(seat=seat, area=s.data.areas[area], n=n)))


def boat_placed(s: FamigliaState, seat: int, sea: int) -> None:
    """Emit an event: a speedboat from the supply."""
    if s.out is not None:
        s.out.append(Event("boat_placed", types.SeatSea(seat=seat, sea=s.data.seas[sea])))


def boat_moved(s: FamigliaState, seat: int, origin: int, sea: int) -> None:
    """Emit an event: the new speedboat goes on."""
    if s.out is not None:
        s.out.append(Event("boat_moved", types.BoatMoved(seat=seat, origin=s.data.seas[origin], sea=s.data.seas[sea])))


def boat_removed(s: FamigliaState, seat: int, sea: int, by: int) -> None:
    """Emit an event: a speedboat back to its supply."""
    if s.out is not None:
        s.out.append(Event("boat_removed", types.BoatRemoved(seat=seat, sea=s.data.seas[sea], by=by)))


# ---------------------------------------------------------------- sheets and mats


def token_laid(s: FamigliaState, seat: int, sheet: int, at: int) -> None:
    """Emit an event: an own token onto a space of a sheet."""
    if s.out is not None:
        space = s.data.spaces[s.data.sheets[sheet].first + at].id
        s.out.append(Event("token_laid", types.TokenLaid(seat=seat, owner=seat, space=space)))


def token_moved(s: FamigliaState, seat: int, owner: int, at: int, to: int, down: bool) -> None:
    """Emit an event: a token moves `down` to the lower sheet, or on from one space of that sheet to another (A12)."""
    if s.out is not None:
        spaces, lower = s.data.spaces, s.data.sheets[s.round].first
        upper = s.data.sheets[s.round - 1].first if down else lower
        payload = types.TokenMoved(
            seat=seat,
            owner=owner,
            origin=spaces[upper + at].id,
            space=spaces[lower + to].id,
            token=facts.token_of(seat, owner),
            down=down,
        )
        s.out.append(Event("token_moved", payload))


def token_swapped(s: FamigliaState, seat: int, at: int, n: int) -> None:
    """Emit an event: a neutral token of the upper sheet is replaced by one of the family's, for Soldati of HQ (C5)."""
    if s.out is not None:
        space = s.data.spaces[s.data.sheets[s.round - 1].first + at].id
        s.out.append(Event("token_swapped", types.TokenSwapped(seat=seat, space=space, n=n)))


def column_taken(s: FamigliaState, seat: int, column: int, tokens: int, cost: int) -> None:
    """Emit an event: the seat moves a whole column (G1)."""
    if s.out is not None:
        payload = types.ColumnTaken(seat=seat, column=COLUMNS[column], tokens=tokens, cost=cost)
        s.out.append(Event("column_taken", payload))


def bust_placed(s: FamigliaState, seat: int, space: int) -> None:
    """Emit an event: the bust stands beside the space for an Ultima Azione (A12)."""
    if s.out is not None:
        s.out.append(Event("bust_placed", types.SeatSpace(seat=seat, space=s.data.spaces[space].id)))


def bust_back(s: FamigliaState, seat: int) -> None:
    """Emit an event: the bust is back in the supply."""
    if s.out is not None:
        s.out.append(Event("bust_back", types.Seat(seat=seat)))


def mat_revealed(s: FamigliaState, seat: int, row: int, taken: int) -> None:
    """Emit an event: token number `taken` has left the row, and its space works (F2)."""
    if s.out is not None:
        space = facts.mat_space(s, seat, row, taken - 1)
        revealed: types.MatRevealed = {"seat": seat, "row": ROWS[row], "taken": taken, **space}
        s.out.append(Event("mat_revealed", revealed))


# ---------------------------------------------------------------- orders


def order_unlocked(s: FamigliaState, seat: int, slot: int) -> None:
    """Emit an event: an order goes from the mat to HQ."""
    if s.out is not None:
        order = s.data.orders[s.order(seat, slot)]
        unlocked: types.OrderUnlocked = {"seat": seat, "order": order.id, **facts.order(order)}
        s.out.append(Event("order_unlocked", unlocked))


def order_issued(s: FamigliaState, seat: int, slot: int, area: int) -> None:
    """Emit an event: an order is laid face down: which one is the secret of its team (N7, W13)."""
    if s.out is not None:
        public = types.OrderLaid(seat=seat, area=s.data.areas[area], hidden=True)
        private = FaceDownOrder(order=s.data.orders[s.order(seat, slot)].id, hidden=False)
        s.out.append(Event("order_issued", public, private, (seat, s.data.mate_of[seat])))


def order_back(s: FamigliaState, seat: int, slot: int, area: int) -> None:
    """Emit an event: an order goes from an area back to HQ; unseen by the other team if it lies face down (W14)."""
    if s.out is not None:
        name, order = s.data.areas[area], s.data.orders[s.order(seat, slot)].id
        if s.phase == ENCOUNTER:
            s.out.append(Event("order_back", types.OrderLaid(seat=seat, area=name, order=order, hidden=False)))
        else:
            public = types.OrderLaid(seat=seat, area=name, hidden=True)
            private = FaceDownOrder(order=order, hidden=False)
            s.out.append(Event("order_back", public, private, (seat, s.data.mate_of[seat])))


def order_sold(s: FamigliaState, seat: int, slot: int) -> None:
    """Emit an event: an order leaves the game, open to all (Y1)."""
    if s.out is not None:
        order = s.data.orders[s.order(seat, slot)].id
        s.out.append(Event("order_sold", types.SeatOrder(seat=seat, order=order), reveals=True))


def orders_revealed(s: FamigliaState, queue: list[int]) -> None:
    """Emit an event: all orders are revealed; `queue` has them in sequence (E1, E2), `orders` by seat and slot."""
    if s.out is None:
        return
    shown: dict[int, types.ShownOrder] = {}
    sequence: list[types.SequenceMessage] = []
    for at in queue:
        seat = at // ORDERS
        order = s.data.orders[s.order(seat, at % ORDERS)]
        shown[at] = types.ShownOrder(seat=seat, area=s.data.areas[s.order_at[at]], order=order.id)
        args: types.SequenceArgs = {**shown[at], "initiative": order.initiative, "supply": order.supply}
        sequence.append({"id": "order-in-sequence", "args": args})
    orders = [shown[at] for at in sorted(shown)]
    payload = types.OrdersRevealed(orders=orders, sequence=sequence, count=len(orders))
    s.out.append(Event("orders_revealed", payload, reveals=True))


def order_executed(s: FamigliaState, seat: int, slot: int, area: int) -> None:
    """Emit an event: the order's turn has come."""
    if s.out is not None:
        order = s.data.orders[s.order(seat, slot)]
        executed: types.OrderExecuted = {
            "seat": seat,
            "area": s.data.areas[area],
            "order": order.id,
            **facts.order(order),
        }
        s.out.append(Event("order_executed", executed))
