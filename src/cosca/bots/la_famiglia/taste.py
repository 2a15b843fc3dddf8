"""What things are worth in each round, in points: the numbers behind all judgements of the game.

They follow what the fitted weights say: until the last round Soldati and orders win games, and Mandamenti are held
only as long as Soldati hold them; in the last round nothing but Mandamenti counts.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Taste(NamedTuple):
    """The worth of things in one round."""

    soldato: float  # lost or won on the board
    recruit: float  # a Soldato into HQ
    money: float
    growth: float  # what will pay off only later
    taking: tuple[float, float, float]  # an area, by how many others of its Mandamento the seat holds
    losing: tuple[
        float, float, float, float
    ]  # an own one, by how many of its Mandamento the seat holds, itself counted
    breaking: tuple[float, float, float, float]  # an enemy's, by how many of its Mandamento the enemy holds


TASTES: Final = (
    Taste(1.0, 0.5, 1.0, 1.3, (2.0, 5.0, 1.5), (1.5, 1.5, 5.0, 2.0), (1.0, 1.0, 4.5, 1.5)),
    Taste(1.0, 0.5, 1.0, 1.3, (2.0, 5.0, 1.5), (1.5, 1.5, 5.0, 2.0), (1.0, 1.0, 4.5, 1.5)),
    Taste(1.0, 0.5, 0.9, 1.0, (2.0, 5.0, 1.5), (1.5, 1.5, 5.0, 2.0), (1.0, 1.0, 4.5, 1.5)),
    Taste(1.0, 0.5, 0.8, 0.7, (2.0, 5.0, 1.5), (1.5, 1.5, 5.0, 2.0), (1.0, 1.0, 4.5, 1.5)),
    Taste(0.5, 0.3, 0.35, 0.2, (2.5, 9.0, 2.0), (2.0, 2.0, 8.0, 2.5), (1.5, 1.5, 7.5, 2.5)),
)
