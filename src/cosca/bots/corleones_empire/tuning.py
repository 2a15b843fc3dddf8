"""Constants of the evaluator, in points ($1 in the suitcase at the end is 1 point), tuned by play."""

from __future__ import annotations

from typing import Final

# Value of a money card kept in hand after this act, by act (0: none) and card.
KEPT: Final = [
    [0.4, 1.0, 1.6, 2.9],
    [0.4, 1.0, 1.6, 2.9],
    [0.6, 1.3, 2.1, 3.7],
    [0.6, 1.4, 2.3, 3.9],
    [1.0, 2.0, 3.0, 5.0],
]
PACKS: Final = [0.0, 0.7, 1.4, 2.0, 2.5, 3.0, 3.0]  # Suitcases still to be used in this act, by figures in reserve
OVER: Final = 0.25  # fraction of its value that a card over the hand limit still has
RELIEF: Final = [0.0, 0.4, 0.5, 0.6, 0.9]  # a free place in hand, by act, while figures are in reserve
PACK: Final = 1.6  # usual value of a Suitcase

GOOD: Final = 1.5
SPARE: Final = [0.0, 0.7, 0.6, 0.5, 0.15]  # a good that no job in hand or public needs, by act
GOOD_MOST: Final = 2.5
KEPT_GOOD: Final = [2.1, 2.1, 2.1, 2.1, 2.1]  # by act
KEPT_SPARE: Final = 0.9
FAR: Final = 0.2  # a job with a lower chance needs no goods kept for it
KEPT_NARCOTICS: Final = 2.0
PAID: Final = [0.5, 0.5, 0.5, 0.4, 0.0]  # value that a good paid for a job would have had otherwise, by act
PROMISE: Final = [0.56, 0.4, 0.24, 0.14, 0.08]  # the chance to complete a job, by goods that are missing
PROMISE_LAST: Final = [  # the same in the last act, by figures in reserve
    [0.0, 0.0, 0.0, 0.0, 0.0],
    [1.0, 0.0, 0.0, 0.0, 0.0],
    [1.0, 0.6, 0.25, 0.1, 0.0],
    [1.0, 0.7, 0.4, 0.2, 0.1],
    [1.0, 0.75, 0.5, 0.3, 0.2],
    [1.0, 0.75, 0.5, 0.3, 0.2],
    [1.0, 0.75, 0.5, 0.3, 0.2],
]
PUBLIC: Final = 0.8  # fraction of a public job's value that a seat may expect while goods are missing
JOB: Final = [0.0, 0.9, 0.8, 0.6, 0.2]  # the Job icon, by act
HORSE: Final = [0.0, 0.6, 0.6, 0.5, 0.1]
COLOUR_PULL: Final = [0.8, 0.8, 1.0, 1.4, 2.4]  # steepness of the chance of a lead in a colour, by act
OPEN_COLOR: Final = 0.35  # the chance of a color of which no one has completed a job
BONUS: Final = 5.0

SHOT: Final = 1.6
FRONT: Final = 3.2
BACKS: Final = {"business": 1.8, "turf": 2.8, "space": 6.0}
MOVED: Final = {"thug": 3.0, "family": 4.5, "any": 4.5}
NEUTRAL: Final = {"mayor": 5.0, "union_boss": 3.0, "police_chief": 0.7}
USUAL: Final = {
    "displace": 1.0,
    "pay_cards": -0.8,
    "place_control": 3.5,
    "remove_control": 1.8,
    "offer": 3.0,
    "rival_suitcase": 2.5,
    "trade": 1.2,
    "horse_head": 0.5,
}

SHARE: Final = 0.3  # fraction of a front's value that it costs if one of three rivals uses it too
ICON: Final = [PACK, 0.8, 0.6, 1.3, 2.1, 3.7, GOOD, GOOD, GOOD, 2.0, 0.6, 2.0, 1.0, 1.5, 0.5]  # usual, by ability
DENY: Final = 0.05  # fraction of a turf's value gained by denying it to a rival
CONTROL: Final = [0.0, 1.2, 1.2, 1.0, 0.0]  # control of a turf in the next act, for each of its businesses
DOMINANCE_PULL: Final = [0.7, 0.7, 1.0, 1.5, 3.0]  # steepness of the chance of a lead in markers, by act
NO_DOMINANCE: Final = 0.3  # a turf in the last act that another seat dominates anyway
SAFE_DOMINANCE: Final = 0.6  # one that the seat dominates anyway
SPREAD: Final = 0.3  # how much figures still to be played can change a turf
CALM: Final = 0.3  # the same without any figures to be played
DRIFT: Final = 0.04  # how much rivals gain there for each of their figures still to be played

PLACE_NOW: Final = -0.5  # waiting gives information
CARD_NOW: Final = 2.5  # jobs are completed before figures are played
PUBLIC_NOW: Final = 1.5  # a rival may take a public job first
ALLY_NOW: Final = 0.7
LAST_FIGURE: Final = 20.0  # cards come before the last figure

ALLY_KEPT: Final = [0.0, 0.85, 0.85, 0.85, 0.0]  # an ally's value for one later act, by the act that ends
BID: Final = [0.0, 5.0, 4.0, 4.0]  # dollars, by act
BID_SHARE: Final = 0.35
BID_SEATS: Final = [0.0, 0.0, 1.0, 1.0, 1.0, 0.7]  # by seats
