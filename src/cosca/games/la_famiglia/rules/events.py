"""The vocabulary of events: one function per kind; no other module of the rules makes an event.

Each takes the numbers that the rules have at hand and returns at once if nobody listens; names and lists are made
after that. `seat` is whose pieces change, `by` is who caused it (0: nobody). See `events_war` for attacks.
"""

from __future__ import annotations

from typing import Final

from cosca.games.la_famiglia.components.data import COLUMNS, FAMILIES, ROWS
from cosca.games.la_famiglia.rules import facts
from cosca.games.la_famiglia.rules.state import ENCOUNTER, ORDERS, FamigliaState
from cosca.kernel.events import Event, Facts
from cosca.kernel.steps import Ask

EVENT_VOCABULARY: Final = 3  # 1: without `by` and the other facts that sentences need; 2: without what changed hands

# ---------------------------------------------------------------- set-up and rounds


def tiles_drawn(s: FamigliaState, drawn: list[int]) -> None:
    """The control tiles in play (S3)."""
    if s.out is not None:
        s.out.append(Event("tiles_drawn", {"tiles": [s.data.tiles[tile].id for tile in sorted(drawn)]}))


def families_dealt(s: FamigliaState, team: int, dealt: tuple[int, ...]) -> None:
    """The families of which a team chooses (S4)."""
    if s.out is not None:
        s.out.append(Event("families_dealt", {"team": team, "families": [FAMILIES[family] for family in dealt]}))


def family(s: FamigliaState, seat: int, chosen: int, by: int) -> None:
    """The seat leads the family from now on."""
    if s.out is not None:
        s.out.append(Event("family", {"seat": seat, "family": FAMILIES[chosen], "by": by}))


def line_up(s: FamigliaState) -> None:
    """The families stand on the map (S7)."""
    if s.out is not None:
        s.out.append(Event("line_up", {}))


def primo(s: FamigliaState, seat: int) -> None:
    """The seat has the Primo Giocatore piece."""
    if s.out is not None:
        s.out.append(Event("primo", {"seat": seat}))


def character(s: FamigliaState, seat: int, card: int) -> None:
    """The seat's character card (S9)."""
    if s.out is not None:
        s.out.append(Event("character", {"seat": seat, "character": s.data.characters[card].id}))


def phase(s: FamigliaState, name: str) -> None:
    """A phase starts."""
    if s.out is not None:
        s.out.append(Event("phase", {"phase": name, "round": s.round, "first": s.first}))


def control(s: FamigliaState, was: list[int]) -> None:
    """Who controls which Mandamenti (M2), what changed against `was`, and what it comes to by seat and team."""
    if s.out is None:
        return
    names = s.data.mandamenti
    held: list[Facts] = []
    counts: dict[str, int] = {}
    teams = [0, 0]
    for seat in (1, 2, 3, 4):
        mine = [names[m] for m, holder in enumerate(s.control) if holder == seat]
        counts[str(seat)] = len(mine)
        teams[s.data.team_of[seat] - 1] += len(mine)
        if mine:
            held.append({"id": "control-of", "args": {"seat": seat, "n": len(mine), "mandamenti": mine}})
    changes: list[Facts] = []
    for m, (before, now) in enumerate(zip(was, s.control, strict=True)):
        if before != now:
            how = "lost" if not now else "taken" if before else "gained"
            changes.append({"id": f"control-{how}", "args": {"seat": now, "whose": before, "mandamento": names[m]}})
    told: Facts = {
        "control": {names[m]: seat for m, seat in enumerate(s.control) if seat},
        "held": held,
        "changes": changes,
        "counts": counts,
        "teams": teams,
        "round": s.round,
        "after": "encounter" if s.phase == ENCOUNTER else "planning",
    }
    s.out.append(Event("control", told))


def tile_marked(s: FamigliaState, seat: int, tile: int) -> None:
    """The seat's token lies on the tile from now on (M4)."""
    if s.out is not None:
        s.out.append(Event("tile_marked", {"seat": seat, "tile": s.data.tiles[tile].id}))


def tile_cleared(s: FamigliaState, seat: int, tile: int) -> None:
    """The seat's token has left the tile (M4)."""
    if s.out is not None:
        s.out.append(Event("tile_cleared", {"seat": seat, "tile": s.data.tiles[tile].id}))


def game_over(s: FamigliaState, team: int, reason: str) -> None:
    """The team (0: none) has won."""
    if s.out is not None:
        s.out.append(Event("game_over", {"team": team, "reason": reason}))


# ---------------------------------------------------------------- answers that move nothing


def declined(s: FamigliaState, asked: Ask[FamigliaState]) -> None:
    """The seat left out what it could have done; call it before anything changes.

    Nothing is told where declining was the only answer: the seat was not asked then.
    """
    if s.out is not None and len(asked.choices(s)) > 1:
        what = asked.key.replace(".", "_")  # the question as a case for the sentence
        s.out.append(Event("declined", {"seat": asked.seat, "question": asked.key, "what": what}))


def money_asked(s: FamigliaState, seat: int, by: int) -> None:
    """The seat is asked for money by its teammate (W17)."""
    if s.out is not None:
        s.out.append(Event("money_asked", {"seat": seat, "by": by}))


def money_refused(s: FamigliaState, seat: int, by: int) -> None:
    """The seat refuses what its teammate asked for (W17)."""
    if s.out is not None:
        s.out.append(Event("money_refused", {"seat": seat, "by": by}))


# ---------------------------------------------------------------- pieces


def money(s: FamigliaState, seat: int, n: int, why: str, by: int) -> None:
    """Money to the seat (negative: from it)."""
    if s.out is not None:
        told: Facts = {"seat": seat, "n": n, "why": why, "amount": abs(n), "gets": n > 0, "by": by}
        s.out.append(Event("money", told))


def recruited(s: FamigliaState, seat: int, n: int, why: str) -> None:
    """Soldati from the supply into HQ."""
    if s.out is not None:
        s.out.append(Event("recruited", {"seat": seat, "n": n, "why": why}))


def placed(s: FamigliaState, seat: int, area: int, n: int) -> None:
    """Soldati from HQ into an area."""
    if s.out is not None:
        s.out.append(Event("placed", {"seat": seat, "area": s.data.areas[area], "n": n}))


def added(s: FamigliaState, seat: int, area: int, n: int, by: int) -> None:
    """Soldati (0: neutrals) from the supply into an area."""
    if s.out is not None:
        s.out.append(Event("added", {"seat": seat, "area": s.data.areas[area], "n": n, "by": by}))


def removed(s: FamigliaState, seat: int, area: int, n: int, why: str, by: int) -> None:
    """Soldati of an area back to their supply."""
    if s.out is not None:
        s.out.append(Event("removed", {"seat": seat, "area": s.data.areas[area], "n": n, "why": why, "by": by}))


def lab_removed(s: FamigliaState, area: int, by: int) -> None:
    """A lab is gone because an empty area was entered (D3)."""
    if s.out is not None:
        s.out.append(Event("lab_removed", {"area": s.data.areas[area], "by": by}))


def lab_built(s: FamigliaState, seat: int, area: int) -> None:
    """A lab from the shared supply."""
    if s.out is not None:
        s.out.append(Event("lab_built", {"seat": seat, "area": s.data.areas[area]}))


def car_placed(s: FamigliaState, seat: int, area: int) -> None:
    """A car from the supply."""
    if s.out is not None:
        s.out.append(Event("car_placed", {"seat": seat, "area": s.data.areas[area]}))


def cars_removed(s: FamigliaState, seat: int, area: int, n: int) -> None:
    """Cars back to the supply."""
    if s.out is not None:
        s.out.append(Event("cars_removed", {"seat": seat, "area": s.data.areas[area], "n": n}))


def boat_placed(s: FamigliaState, seat: int, sea: int) -> None:
    """A speedboat from the supply."""
    if s.out is not None:
        s.out.append(Event("boat_placed", {"seat": seat, "sea": s.data.seas[sea]}))


def boat_moved(s: FamigliaState, seat: int, origin: int, sea: int) -> None:
    """The new speedboat goes on."""
    if s.out is not None:
        s.out.append(Event("boat_moved", {"seat": seat, "origin": s.data.seas[origin], "sea": s.data.seas[sea]}))


def boat_removed(s: FamigliaState, seat: int, sea: int, by: int) -> None:
    """A speedboat back to its supply."""
    if s.out is not None:
        s.out.append(Event("boat_removed", {"seat": seat, "sea": s.data.seas[sea], "by": by}))


# ---------------------------------------------------------------- sheets and mats


def token_laid(s: FamigliaState, seat: int, sheet: int, at: int) -> None:
    """An own token onto a space of a sheet."""
    if s.out is not None:
        space = s.data.spaces[s.data.sheets[sheet].first + at].id
        s.out.append(Event("token_laid", {"seat": seat, "owner": seat, "space": space}))


def token_moved(s: FamigliaState, seat: int, owner: int, at: int, to: int, down: bool) -> None:
    """A token moves `down` to the lower sheet, or on from one space of that sheet to another (A12)."""
    if s.out is not None:
        spaces, lower = s.data.spaces, s.data.sheets[s.round].first
        upper = s.data.sheets[s.round - 1].first if down else lower
        told: Facts = {
            "seat": seat,
            "owner": owner,
            "origin": spaces[upper + at].id,
            "space": spaces[lower + to].id,
            "token": facts.token_of(seat, owner),
            "down": down,
        }
        s.out.append(Event("token_moved", told))


def token_swapped(s: FamigliaState, seat: int, at: int, n: int) -> None:
    """A neutral token of the upper sheet becomes an own one, for Soldati of HQ (C5)."""
    if s.out is not None:
        space = s.data.spaces[s.data.sheets[s.round - 1].first + at].id
        s.out.append(Event("token_swapped", {"seat": seat, "space": space, "n": n}))


def column_taken(s: FamigliaState, seat: int, column: int, tokens: int, cost: int) -> None:
    """The seat moves a whole column (G1)."""
    if s.out is not None:
        told: Facts = {"seat": seat, "column": COLUMNS[column], "tokens": tokens, "cost": cost}
        s.out.append(Event("column_taken", told))


def bust_placed(s: FamigliaState, seat: int, space: int) -> None:
    """The bust stands beside the space for an Ultima Azione (A12)."""
    if s.out is not None:
        s.out.append(Event("bust_placed", {"seat": seat, "space": s.data.spaces[space].id}))


def bust_back(s: FamigliaState, seat: int) -> None:
    """The bust is back in the supply."""
    if s.out is not None:
        s.out.append(Event("bust_back", {"seat": seat}))


def mat_revealed(s: FamigliaState, seat: int, row: int, taken: int) -> None:
    """Token number `taken` has left the row, and its space works (F2)."""
    if s.out is not None:
        given = facts.mat_space(s, seat, row, taken - 1)
        s.out.append(Event("mat_revealed", {"seat": seat, "row": ROWS[row], "taken": taken, **given}))


# ---------------------------------------------------------------- orders


def order_unlocked(s: FamigliaState, seat: int, slot: int) -> None:
    """An order goes from the mat to HQ."""
    if s.out is not None:
        order = s.data.orders[s.order(seat, slot)]
        s.out.append(Event("order_unlocked", {"seat": seat, "order": order.id, **facts.order(order)}))


def order_issued(s: FamigliaState, seat: int, slot: int, area: int) -> None:
    """An order is laid face down: which one is the secret of its team (N7, W13)."""
    if s.out is not None:
        told: Facts = {"seat": seat, "area": s.data.areas[area], "hidden": True}
        which: Facts = {"order": s.data.orders[s.order(seat, slot)].id, "hidden": False}
        s.out.append(Event("order_issued", told, which, (seat, s.data.mate_of[seat])))


def order_back(s: FamigliaState, seat: int, slot: int, area: int) -> None:
    """An order goes from an area back to HQ; unseen by the other team if it lies face down (W14)."""
    if s.out is not None:
        name, order = s.data.areas[area], s.data.orders[s.order(seat, slot)].id
        if s.phase == ENCOUNTER:
            s.out.append(Event("order_back", {"seat": seat, "area": name, "order": order, "hidden": False}))
        else:
            told: Facts = {"seat": seat, "area": name, "hidden": True}
            which: Facts = {"order": order, "hidden": False}
            s.out.append(Event("order_back", told, which, (seat, s.data.mate_of[seat])))


def order_sold(s: FamigliaState, seat: int, slot: int) -> None:
    """An order leaves the game, open to all (Y1)."""
    if s.out is not None:
        order = s.data.orders[s.order(seat, slot)].id
        s.out.append(Event("order_sold", {"seat": seat, "order": order}, reveals=True))


def orders_revealed(s: FamigliaState, queue: list[int]) -> None:
    """All orders on the board are open; `queue` has them in sequence (E1, E2), `orders` by seat and slot."""
    if s.out is None:
        return
    shown: dict[int, Facts] = {}
    sequence: list[Facts] = []
    for at in queue:
        seat = at // ORDERS
        order = s.data.orders[s.order(seat, at % ORDERS)]
        told: Facts = {"seat": seat, "area": s.data.areas[s.order_at[at]], "order": order.id}
        shown[at] = told
        when: Facts = {"initiative": order.initiative, "supply": order.supply}
        sequence.append({"id": "order-in-sequence", "args": {**told, **when}})
    orders = [shown[at] for at in sorted(shown)]
    s.out.append(Event("orders_revealed", {"orders": orders, "sequence": sequence, "count": len(orders)}, reveals=True))


def order_executed(s: FamigliaState, seat: int, slot: int, area: int) -> None:
    """The order's turn has come."""
    if s.out is not None:
        order = s.data.orders[s.order(seat, slot)]
        told: Facts = {"seat": seat, "area": s.data.areas[area], "order": order.id}
        s.out.append(Event("order_executed", {**told, **facts.order(order)}))
