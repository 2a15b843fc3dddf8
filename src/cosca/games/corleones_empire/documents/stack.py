"""What the stack of a state read from a document may hold: the values of every field, and the order of steps.

Every stack made by the rules fits; `faults` checks that the table fits the stack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosca.games.corleones_empire.components.cards import ANYWHERE, KINDS, WHERE, WHOSE
from cosca.games.corleones_empire.components.data import ICONS
from cosca.games.corleones_empire.rules.names import ALLY
from cosca.games.corleones_empire.rules.state import FIGURES, TURF, TURFS
from cosca.kernel.steps import Values

if TYPE_CHECKING:
    from cosca.games.corleones_empire.components.data import Data

MOST_ICONS: Final = 40  # of all backs around a space


def ranges(d: Data, seats: int) -> dict[str, Values]:
    """Return the values of the fields of all steps."""
    seat, business = Values(range(1, seats + 1)), Values(range(len(d.businesses)))
    figure, small = range((seats + 1) * FIGURES), Values(range(1, 10))
    places = tuple(dict.fromkeys([*ANYWHERE, *[where for group in WHERE.values() for where in group]]))
    return {
        **dict.fromkeys(("controller", "seat", "to"), seat),
        **dict.fromkeys(("queue", "seats"), Values(range(1, seats + 1), seats)),
        **dict.fromkeys(("business", "emptied"), business),
        "at": Values(range(TURF + TURFS)),
        "card": Values(range(ALLY + len(d.allies))),
        "cost": Values(range(10), 3),
        "figure": Values(figure),
        "icon": Values(range(len(ICONS))),
        "icons": Values(range(len(ICONS)), MOST_ICONS),
        "index": Values(range(10)),
        "job": Values(range(len(d.jobs))),
        "jobs.keep.keep": Values(range(10)),
        "keep": small,
        "kind": Values(KINDS),
        "left": small,
        "moved": Values(figure, 10),
        "spot": Values(range(TURFS)),
        "turf": Values(range(TURFS)),
        "turf_war.turf": Values(range(TURFS + 1)),
        "used": Values(range(len(d.businesses)), 10),
        "where": Values(places),
        "whose": Values(WHOSE),
    }


# ---------------------------------------------------------------- what may lie below

_CARD: Final = ("card.effects seat",)
_ABILITY: Final = ("abilities seat", "card.effects seat")
_TURN: Final = ("business.turn",)
_FRONT: Final = ("business.turn", "card.effects", "front.business")

BELOW: Final[dict[str, tuple[str, ...]]] = {
    "abilities": (*_FRONT, "abilities at front"),
    "act": ("",),
    "act.end": ("",),
    "back.business": _CARD,
    "back.space": _CARD,
    "back.turf": _CARD,
    "bid.card": ("tribute",),
    "bribe.ally": ("bribes",),
    "bribery": ("tribute",),
    "bribes": ("tribute",),
    "business.action": _TURN,
    "business.turn": ("turf_war",),
    "card.effects": ("business.turn", "job.done seat", "job.reward seat"),
    "control.place": _CARD,
    "control.remove": _CARD,
    "discard.card": ("discard.payoff seat", "card.effects seat"),
    "discard.payoff": _ABILITY,
    "displace.figure": _CARD,
    "displace.to": ("card.effects seat", "displace.figure seat"),
    "effect.use": ("card.effects seat card",),
    "front.business": _CARD,
    "front.first": ("business.turn", "card.effects seat", "front.business seat"),
    "front.use": _CARD,
    "good.which": (*_ABILITY, "good.which seat"),
    "gun_down.figure": _CARD,
    "gun_down.turf": _CARD,
    "job.done": _TURN,
    "job.money": ("job.done seat job",),
    "job.pay": _TURN,
    "job.reward": ("job.done seat job", "card.effects seat"),
    "jobs.keep": _ABILITY,
    "jobs.which": _ABILITY,
    "marker.recycle": ("turf_war", "card.effects seat"),
    "member.place": _TURN,
    "move.figure": _CARD,
    "move.to": _CARD,
    "neutral.place": _CARD,
    "offer.card": ("card.effects",),
    "rob.rival": _CARD,
    "setup": ("",),
    "suitcase.card": _ABILITY,
    "tax.card": ("card.effects",),
    "thug.business": _TURN,
    "tribute": ("act.end",),
    "tribute.card": ("act.end",),
    "turf_war": ("bribery", "tribute"),
}
