"""Section X: when the game ends, and who has won."""

from __future__ import annotations

from typing import Final

from cosca.games.la_famiglia.rules import events
from cosca.games.la_famiglia.rules.state import FamigliaState

LAST_ROUND: Final = 4
ALONE: Final = 5  # Mandamenti that win at once (X1)
TOGETHER: Final = 6


def check_end(s: FamigliaState) -> bool:
    """Decide the game if it is over after this encounter phase."""
    alone = [s.control.count(seat) for seat in range(5)]
    teams = [0, 0, 0]
    reached = [False, False, False]
    for seat in (1, 2, 3, 4):
        team = s.data.team_of[seat]
        teams[team] += alone[seat]
        if alone[seat] >= ALONE:
            reached[team] = True
    for team in (1, 2):
        if teams[team] >= TOGETHER:
            reached[team] = True
    if reached[1] != reached[2]:
        return decide(s, 1 if reached[1] else 2, "mandamenti")
    if not reached[1] and s.round < LAST_ROUND:
        return False
    reason = "mandamenti" if reached[1] else "last_round"
    if teams[1] != teams[2]:
        return decide(s, 1 if teams[1] > teams[2] else 2, reason)
    bronte = s.holder[s.data.tie_breaker]
    if 1 <= bronte <= 4:
        return decide(s, s.data.team_of[bronte], "bronte")
    if s.round < LAST_ROUND and not s.options.early_draw_ends:
        return False
    return decide(s, 0, "draw")


def decide(s: FamigliaState, team: int, reason: str) -> bool:
    """End the game with this winning team (0: a draw)."""
    s.result = (team, reason)
    events.game_over(s, team, reason, deciding_element(s, team, reason))
    return True


def deciding_element(s: FamigliaState, team: int, reason: str) -> str:
    """Return what tipped the scales: Bronte in a tie, else the Mandamento that the winners hold most narrowly."""
    if reason == "bronte":
        return f"area:{s.data.areas[s.data.tie_breaker]}"
    margins = [(_margin(s, m, seat), m) for m, seat in enumerate(s.control) if seat and s.data.team_of[seat] == team]
    return f"mandamento:{s.data.mandamenti[min(margins)[1]]}" if margins else ""


def _margin(s: FamigliaState, mandamento: int, seat: int) -> tuple[int, int]:
    """Return how many of its areas the seat holds, and how many Soldati it has there."""
    held = [area for area in s.data.mandamento_areas[mandamento] if s.holder[area] == seat]
    return len(held), sum([s.soldati[area] for area in held])
