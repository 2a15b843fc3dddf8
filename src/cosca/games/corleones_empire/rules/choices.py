"""All choices of the game, made once for a data set and shared by all its states."""

from __future__ import annotations

from typing import Final

from cosca.games.corleones_empire.components.data import GOODS, ICONS, MONEY, Data
from cosca.games.corleones_empire.rules.state import TURFS
from cosca.kernel.choice import Choice, choice
from cosca.kernel.questions import DONE as DONE
from cosca.kernel.questions import SKIP as SKIP
from cosca.kernel.questions import USE as USE
from cosca.kernel.steps import fields_of

THUG: Final = choice("thug")  # F4
MEMBER: Final = choice("member")  # F6
SET_ASIDE: Final = choice("set_aside")  # W1
FIRST: Final = choice("money_first")  # F9
LAST: Final = choice("money_last")
POLICE_CHIEF: Final = choice("police_chief")

HIGHEST_STACK: Final = 60


class Choices:
    """Tables of choices by kind; the index is what the choice is about."""

    __slots__ = (
        "ally",
        "business",
        "good",
        "icon",
        "job",
        "marker",
        "member_at",
        "money",
        "place",
        "public",
        "seat",
        "thug_at",
        "turf",
    )

    def __init__(self, d: Data) -> None:
        self.money: Final = tuple([choice("money", str(n), kind, 0, (f"money:{n}",)) for kind, n in enumerate(MONEY)])
        self.good: Final = tuple([choice("good", name, kind, 0, (f"good:{name}",)) for kind, name in enumerate(GOODS)])
        self.icon: Final = tuple([choice("icon", name, i, 0, (f"icon:{name}",)) for i, name in enumerate(ICONS)])
        self.job: Final = tuple([choice("job", job.id, job.index, 0, (f"job:{job.id}",)) for job in d.jobs])
        self.public: Final = tuple([choice("public", job.id, job.index, 0, (f"job:{job.id}",)) for job in d.jobs])
        self.ally: Final = tuple([choice("ally", ally.id, ally.index, 0, (f"ally:{ally.id}",)) for ally in d.allies])
        self.seat: Final = tuple([choice("seat", str(n), n, 0, (f"seat:{n}",)) for n in range(6)])

        def businesses(kind: str) -> tuple[Choice, ...]:
            return tuple([choice(kind, b.id, b.index, 0, (f"business:{b.id}",)) for b in d.businesses])

        def places(kind: str) -> tuple[Choice, ...]:
            return tuple([choice(kind, p.id, p.index, 0, (f"place:{p.id}",)) for p in d.places])

        self.business: Final = businesses("business")
        self.thug_at: Final = businesses("thug_at")  # the figure on its Thug space
        self.place: Final = places("place")
        self.member_at: Final = places("member_at")  # the figure on it
        self.turf: Final = tuple(
            [choice("turf", name, t, 0, (f"turf:{name}",)) for t, name in enumerate(d.areas[:TURFS])]
        )
        self.marker: Final = tuple(
            [
                tuple(
                    [
                        choice("marker", f"{name} {height + 1}", t, height, (f"turf:{name}",))
                        for height in range(HIGHEST_STACK)
                    ]
                )
                for t, name in enumerate(d.areas[:TURFS])
            ]
        )

    def all(self) -> tuple[object, ...]:
        """Return every choice of the game, in tables."""
        plain = (DONE, SKIP, USE, THUG, MEMBER, SET_ASIDE, FIRST, LAST, POLICE_CHIEF)
        return (plain, *[getattr(self, name) for name in fields_of(Choices)])
