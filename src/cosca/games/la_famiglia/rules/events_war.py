"""The event vocabulary for movement, attacks, strikes and conflicts; see `events`."""

from __future__ import annotations

from cosca.games.la_famiglia.components.data import CARDS
from cosca.games.la_famiglia.documents.types import Role
from cosca.games.la_famiglia.rules import event_types as types
from cosca.games.la_famiglia.rules.state import FamigliaState, Fight
from cosca.kernel.events import Event


def moved(s: FamigliaState, seat: int, origin: int, area: int, n: int, cars: int, way: types.Way, by: int) -> None:
    """Emit an event: Soldati (0: neutrals) and cars leave an area for another."""
    if s.out is not None:
        names = s.data.areas
        payload = types.Moved(seat=seat, origin=names[origin], area=names[area], n=n, cars=cars, way=way, by=by)
        s.out.append(Event("moved", payload))


def attack(s: FamigliaState, f: Fight) -> None:
    """Emit an event: an attack starts."""
    if s.out is not None:
        payload = types.Attack(seat=f.side, leader=f.leader, area=s.data.areas[f.area], n=f.attackers, whose=f.defender)
        s.out.append(Event("attack", payload))


def replaced(s: FamigliaState, seat: int, whose: int, area: int, n: int) -> None:
    """Emit an event: defenders make way for the seat's own Soldati (O1, O4)."""
    if s.out is not None:
        s.out.append(Event("replaced", types.Replaced(seat=seat, whose=whose, area=s.data.areas[area], n=n)))


def bonuses(s: FamigliaState, area: int, strength: int, shield: int) -> None:
    """Emit an event: attack and defence bonus of an attack (V8)."""
    if s.out is not None:
        s.out.append(Event("bonuses", types.Bonuses(area=s.data.areas[area], attack=strength, defence=shield)))


def strike(s: FamigliaState, seat: int, area: int, strength: int, shield: int, car: bool) -> None:
    """Emit an event: a strike hits an area (B1)."""
    if s.out is not None:
        payload = types.Strike(seat=seat, area=s.data.areas[area], attack=strength, defence=shield, car=car)
        s.out.append(Event("strike", payload))


def conflict(s: FamigliaState, seat: int, area: int, approach: types.Approach) -> None:
    """Emit an event: brute force or finesse (K1)."""
    if s.out is not None:
        s.out.append(Event("conflict", types.Conflict(seat=seat, area=s.data.areas[area], approach=approach)))


def defender(s: FamigliaState, seat: int, area: int, by: int) -> None:
    """Emit an event: the seat plays the defence of neutrals (K3)."""
    if s.out is not None:
        s.out.append(Event("defender", types.Defender(seat=seat, area=s.data.areas[area], by=by)))


def cards_laid(s: FamigliaState, seats: tuple[int, ...]) -> None:
    """Emit an event: both conflict cards lie face down (K3)."""
    if s.out is not None:
        s.out.append(Event("cards_laid", types.CardsLaid(seats=list(seats))))


def card_taken(s: FamigliaState, seat: int, role: Role) -> None:
    """Emit an event: the seat takes the card of the other side (K4)."""
    if s.out is not None:
        s.out.append(Event("card_taken", types.CardDecided(seat=seat, role=role)))


def card_left(s: FamigliaState, seat: int, role: Role) -> None:
    """Emit an event: the seat leaves the card of the other side (K4)."""
    if s.out is not None:
        s.out.append(Event("card_left", types.CardDecided(seat=seat, role=role)))


def cards_revealed(s: FamigliaState, f: Fight, attacker: list[int], defender: list[int]) -> None:
    """Emit an event: what lies in front of either side (K5)."""
    if s.out is not None:
        payload = types.CardsRevealed(
            attacker=[CARDS[card] for card in attacker],
            defender=[CARDS[card] for card in defender],
            played=[CARDS[f.card_a], CARDS[f.card_d]],
            seats=[f.leader, f.defender],
        )
        s.out.append(Event("cards_revealed", payload, reveals=True))


def turncoat(s: FamigliaState, seat: int, area: int, lost: int, won: int) -> None:
    """Emit an event: what Turncoats changed for one side (K6)."""
    if s.out is not None and (lost or won):
        s.out.append(Event("turncoat", types.Turncoat(seat=seat, area=s.data.areas[area], lost=lost, won=won)))


def withdrawn(s: FamigliaState, seat: int, area: int, n: int) -> None:
    """Emit an event: Soldati leave an area for HQ (K7)."""
    if s.out is not None:
        s.out.append(Event("withdrawn", types.SeatAreaNumber(seat=seat, area=s.data.areas[area], n=n)))


def attack_over(s: FamigliaState, f: Fight, defender: int, fallen: int) -> None:
    """Emit an event: the attack on this holder of the area is over (V8, K10)."""
    if s.out is not None:
        holder = s.holder[f.area]
        payload = types.AttackOver(
            seat=f.side,
            area=s.data.areas[f.area],
            taken=holder == f.side,
            leader=f.leader,
            whose=defender,
            result="taken" if holder == f.side else "held" if holder == defender else "empty",
            fallen=fallen,
        )
        s.out.append(Event("attack_over", payload))
