"""What the places of an observation of Corleone's Empire mean: names, order, highest numbers. The order never changes.

Every table has places for five seats.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosca.games.corleones_empire.components.data import FAMILIES, GOODS, ICONS, MONEY, NEUTRALS
from cosca.games.corleones_empire.rules.state import PLACE, TURF, TURFS
from cosca.kernel.observation import Axis, Labels, Layout, Part, Spread, asked_blocks, numbered

if TYPE_CHECKING:
    from cosca.games.corleones_empire.game import CorleonesEmpire

SEATS: Final = 5  # at the largest table
ACTS: Final = 5
CARDS: Final = 60  # of one kind at one place
SEEN: Final = 8  # markers of a stack written individually, from the top
BUSINESSES: Final = 40  # places for the business of a question

RELATIVE: Final = ("self", *numbered(1, SEATS - 1, "next_"))  # clockwise
COINS: Final = tuple([f"money_{value}" for value in MONEY])
FIGURE_NAMES: Final = (*numbered(1, 3, "thug_"), "don", "consigliere", "heir")
OFF_BOARD: Final = ("hudson", "out", "reserve")

BAGS: Final = ("icons",)  # blocks of fields that list things
SEAT_FIELDS: Final = ("controller", "to")
OWN_FIELDS: Final = ("job", "card", "figure")  # written by this game's observer


SEAT: Final = Axis("seat", RELATIVE)
COIN: Final = Axis("money", COINS)
NEUTRAL: Final = Axis("neutral", NEUTRALS)


def thug_spaces(game: CorleonesEmpire) -> Labels:
    """Return labels of the Thug spaces: of the printed business of each turf, and of the tile in it."""
    return tuple([f"{turf}_{where}" for turf in game.data.areas[:TURFS] for where in ("printed", "tile")])


def positions(game: CorleonesEmpire) -> Labels:
    """Return labels by where a figure on the board is."""
    labels = list(numbered(0, TURF + TURFS, "unused_"))
    for first, names in ((0, thug_spaces(game)), (PLACE, family_spaces(game)), (TURF, game.data.areas)):
        labels[first : first + len(names)] = names
    return tuple(labels)


def family_spaces(game: CorleonesEmpire) -> Labels:
    """Return labels of the Family Member spaces."""
    return tuple([place.id for place in game.data.places])


def figures() -> Labels:
    """Return labels of all figures."""
    return (*[f"{seat}_{figure}" for seat in RELATIVE for figure in FIGURE_NAMES], *NEUTRALS)


def spread(game: CorleonesEmpire) -> Spread:
    """Return the fields of questions that are written one-hot, with their blocks."""
    data = game.data
    turf = Axis("turf", data.areas[:TURFS])
    businesses = [business.id for business in data.businesses]
    unused = numbered(len(businesses), BUSINESSES - 1, "unused_")
    return {
        "business": ("business", Axis("business of a question", (*businesses, *unused))),
        "turf": ("turf", turf),
        "spot": ("turf", turf),
        "at": ("at", Axis("position", positions(game))),
        "icons": ("icons", Axis("icon", ICONS)),
    }


def layout(game: CorleonesEmpire) -> Layout:
    """Return the layout, which is the same for all numbers of seats and component sets."""
    data = game.data
    turf, area = Axis("turf", data.areas[:TURFS]), Axis("area", data.areas)
    job, ally = (
        Axis("job", tuple([job.id for job in data.jobs])),
        Axis("ally", tuple([ally.id for ally in data.allies])),
    )
    business = Axis("business", tuple([business.id for business in data.businesses]))
    where = Axis("place of a figure", (*thug_spaces(game), *family_spaces(game), *data.areas, *OFF_BOARD))
    figure = Axis("figure", figures())
    cards = (*[f"job_{name}" for name in job.labels], *[f"ally_{name}" for name in ally.labels])
    pick, card = Axis("pick", (*COINS, *GOODS, *cards)), Axis("job or ally", cards)
    top, deck = Axis("from the top", numbered(1, SEEN, "top_")), Axis("deck", ("jobs", "tiles_blue", "tiles_red"))
    parts: list[Part] = [
        ("seat", (Axis("seat number", numbered(1, SEATS)),), 1, "The seat that observes, as choices name it."),
        ("seats", (Axis("seats", numbered(1, SEATS)),), 1, "The number of seats."),
        ("act", (Axis("act", numbered(0, ACTS - 1)),), 1, "The act; 0 is the set-up."),
        ("horse", (SEAT,), 1, "Who has the Horse Head."),
        ("family", (SEAT, Axis("family", FAMILIES)), 1, "The family of each seat."),
        ("money", (COIN,), CARDS, "Own money cards in hand."),
        ("goods", (Axis("good", GOODS),), CARDS, "Own goods in hand."),
        ("suitcase", (COIN,), CARDS, "Money cards in the own suitcase."),
        ("jobs", (job,), CARDS, "Own jobs in hand."),
        ("completed", (job,), CARDS, "Jobs that the seat itself has completed."),
        ("allies", (ally,), 1, "Own allies in hand."),
        ("hand_sizes", (SEAT,), 100, "Cards in hand, of all kinds together."),
        ("bank", (Axis("card", (*COINS, *GOODS)),), 100, "Cards in the bank."),
        ("decks", (deck,), 100, "Cards and tiles that are left to draw."),
        ("discards", (job,), CARDS, "Jobs in the discard pile."),
        ("public", (Axis("space", numbered(1, 4, "space_")), job), 1, "The public job on each space."),
        ("aside", (job,), 1, "The job that is being completed."),
        ("looked", (), CARDS, "Jobs that the seat asked is looking at."),
        ("looked_at", (job,), CARDS, "The same by job, if the seat itself is asked."),
        ("ally_row", (ally,), 1, "Allies in the row."),
        ("played", (SEAT, ally), 1, "Allies that the seat has played."),
        ("tiles", (turf, business), 1, "The business tile in the turf."),
        ("figures", (figure, where), 1, "Where each figure is."),
        ("stack", (turf, SEAT), CARDS, "Markers in the stack of the turf."),
        ("on_top", (turf, top, SEAT), 1, "Owners of the markers from the top of the stack."),
        ("markers", (SEAT,), CARDS, "Markers in the supply."),
        ("bids", (SEAT, COIN), CARDS, "Revealed bids."),
        ("spot", (area,), 1, "The area that the previous effect refers to."),
        ("emptied", (business,), 1, "The business that the previous effect refers to."),
        ("borrowed", (NEUTRAL,), 1, "The neutral figure of the card in effect."),
        ("sealed", (SEAT,), 1, "Who has made a sealed choice."),
        ("picked", (pick,), CARDS, "Own sealed choices."),
        ("asked.card", (card,), 1, "The job or ally of the question."),
        ("asked.figure", (figure,), 1, "The figure of the question."),
    ]
    return Layout([*parts, *asked_blocks(game, SEAT, spread(game), BAGS, OWN_FIELDS)])
