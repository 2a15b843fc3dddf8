"""Constants of the evaluator, in points by round.

They follow the fitted weights: until the last round Soldati and orders win games, and Mandamenti are held only as long
as Soldati hold them; in the last round only Mandamenti count.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class RoundWeights(NamedTuple):
    """The values of things in one round."""

    soldato: float  # lost or won on the board
    recruit: float  # a Soldato into HQ
    money: float
    growth: float  # factor for what pays off only later
    taking: tuple[float, float, float]  # an area, by how many others of its Mandamento the seat holds
    losing: tuple[
        float, float, float, float
    ]  # one of the seat's areas, by how many of its Mandamento the seat holds, itself included
    breaking: tuple[float, float, float, float]  # an enemy's, by how many of its Mandamento the enemy holds


WEIGHTS_BY_ROUND: Final = (
    RoundWeights(1.0, 0.5, 1.0, 1.3, (2.0, 5.0, 1.5), (1.5, 1.5, 5.0, 2.0), (1.0, 1.0, 4.5, 1.5)),
    RoundWeights(1.0, 0.5, 1.0, 1.3, (2.0, 5.0, 1.5), (1.5, 1.5, 5.0, 2.0), (1.0, 1.0, 4.5, 1.5)),
    RoundWeights(1.0, 0.5, 0.9, 1.0, (2.0, 5.0, 1.5), (1.5, 1.5, 5.0, 2.0), (1.0, 1.0, 4.5, 1.5)),
    RoundWeights(1.0, 0.5, 0.8, 0.7, (2.0, 5.0, 1.5), (1.5, 1.5, 5.0, 2.0), (1.0, 1.0, 4.5, 1.5)),
    RoundWeights(0.5, 0.3, 0.35, 0.2, (2.5, 9.0, 2.0), (2.0, 2.0, 8.0, 2.5), (1.5, 1.5, 7.5, 2.5)),
)
