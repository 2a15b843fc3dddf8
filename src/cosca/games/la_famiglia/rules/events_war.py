"""The vocabulary of events, continued: movement, attacks, strikes and conflicts. See `events`."""

from __future__ import annotations

from cosca.games.la_famiglia.components.data import CARDS
from cosca.games.la_famiglia.rules.state import FamigliaState, Fight
from cosca.kernel.events import Event, Facts


def moved(s: FamigliaState, seat: int, origin: int, area: int, n: int, cars: int, way: str, by: int) -> None:
    """Soldati (0: neutrals) and cars leave an area for another."""
    if s.out is not None:
        names = s.data.areas
        told: Facts = {
            "seat": seat,
            "origin": names[origin],
            "area": names[area],
            "n": n,
            "cars": cars,
            "way": way,
            "by": by,
        }
        s.out.append(Event("moved", told))


def attack(s: FamigliaState, f: Fight) -> None:
    """An attack starts."""
    if s.out is not None:
        told: Facts = {
            "seat": f.side,
            "leader": f.leader,
            "area": s.data.areas[f.area],
            "n": f.attackers,
            "whose": f.defender,
        }
        s.out.append(Event("attack", told))


def replaced(s: FamigliaState, seat: int, whose: int, area: int, n: int) -> None:
    """Defenders make way for the seat's own Soldati (O1, O4)."""
    if s.out is not None:
        s.out.append(Event("replaced", {"seat": seat, "whose": whose, "area": s.data.areas[area], "n": n}))


def bonuses(s: FamigliaState, area: int, strength: int, shield: int) -> None:
    """Attack and defence bonus of an attack (V8)."""
    if s.out is not None:
        s.out.append(Event("bonuses", {"area": s.data.areas[area], "attack": strength, "defence": shield}))


def strike(s: FamigliaState, seat: int, area: int, strength: int, shield: int, car: bool) -> None:
    """A strike hits an area (B1)."""
    if s.out is not None:
        told: Facts = {
            "seat": seat,
            "area": s.data.areas[area],
            "attack": strength,
            "defence": shield,
            "car": car,
        }
        s.out.append(Event("strike", told))


def conflict(s: FamigliaState, seat: int, area: int, approach: str) -> None:
    """Brute force or finesse (K1)."""
    if s.out is not None:
        s.out.append(Event("conflict", {"seat": seat, "area": s.data.areas[area], "approach": approach}))


def defender(s: FamigliaState, seat: int, area: int, by: int) -> None:
    """The seat plays the defence of neutrals (K3)."""
    if s.out is not None:
        s.out.append(Event("defender", {"seat": seat, "area": s.data.areas[area], "by": by}))


def cards_laid(s: FamigliaState, seats: tuple[int, ...]) -> None:
    """Both conflict cards lie face down (K3)."""
    if s.out is not None:
        s.out.append(Event("cards_laid", {"seats": list(seats)}))


def card_taken(s: FamigliaState, seat: int, role: str) -> None:
    """The seat takes the card of the other side (K4)."""
    if s.out is not None:
        s.out.append(Event("card_taken", {"seat": seat, "role": role}))


def card_left(s: FamigliaState, seat: int, role: str) -> None:
    """The seat leaves the card of the other side (K4)."""
    if s.out is not None:
        s.out.append(Event("card_left", {"seat": seat, "role": role}))


def cards_revealed(s: FamigliaState, f: Fight, attacker: list[int], defender: list[int]) -> None:
    """What lies in front of either side (K5)."""
    if s.out is not None:
        told: Facts = {
            "attacker": [CARDS[card] for card in attacker],
            "defender": [CARDS[card] for card in defender],
            "played": [CARDS[f.card_a], CARDS[f.card_d]],
            "seats": [f.leader, f.defender],
        }
        s.out.append(Event("cards_revealed", told, reveals=True))


def turncoat(s: FamigliaState, seat: int, area: int, lost: int, won: int) -> None:
    """What Turncoats changed for one side (K6)."""
    if s.out is not None and (lost or won):
        s.out.append(Event("turncoat", {"seat": seat, "area": s.data.areas[area], "lost": lost, "won": won}))


def withdrawn(s: FamigliaState, seat: int, area: int, n: int) -> None:
    """Soldati leave an area for HQ (K7)."""
    if s.out is not None:
        s.out.append(Event("withdrawn", {"seat": seat, "area": s.data.areas[area], "n": n}))


def attack_over(s: FamigliaState, f: Fight, taken: bool) -> None:
    """The attack is over (V8, K10)."""
    if s.out is not None:
        told: Facts = {"seat": f.side, "area": s.data.areas[f.area], "taken": taken, "leader": f.leader}
        s.out.append(Event("attack_over", told))
