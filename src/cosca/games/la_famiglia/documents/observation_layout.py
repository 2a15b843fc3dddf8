"""What the places of an observation of La Famiglia mean: names, order, highest numbers. The order never changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosca.games.la_famiglia.components.data import CARDS, FAMILIES
from cosca.games.la_famiglia.components.data import ROWS as ROW_NAMES
from cosca.games.la_famiglia.options import EDITIONS
from cosca.games.la_famiglia.rules.state import ORDERS
from cosca.kernel.observation import Axis, Layout, Part, Spread, asked_blocks, numbered

if TYPE_CHECKING:
    from cosca.games.la_famiglia.game import LaFamiglia

SEATS: Final = 4
ROUNDS: Final = 5
SOLDATI: Final = 50
MONEY: Final = 255
TOKENS: Final = 63

RELATIVE: Final = ("self", "teammate", "opponent_1", "opponent_2")  # opponents in turn order
OWNERS: Final = (*RELATIVE, "neutral")
HOLDERS: Final = (*OWNERS, "nobody")
SEEN_CARDS: Final = (*CARDS, "hidden")
PLACES: Final = ("mat", "hq", "sold", "unknown")  # where an order may lie besides areas
SLOTS: Final = numbered(1, ORDERS, "order_")  # the orders of a family, in the order of its data
MARKED: Final = ("unmarked", "self", "teammate")
THEIRS: Final = ("unmarked", "opponent_1", "opponent_2")
FIGHT: Final = ("attackers", "car", "by_sea", "lost", "card_taken")

BAGS: Final = ("left", "hit")  # blocks of fields that list things
SEAT_FIELDS: Final = ("owner", "asked_by", "leader")


SEAT: Final = Axis("seat", RELATIVE)
OWNER: Final = Axis("owner", OWNERS)
ORDER: Final = Axis("order", SLOTS)
CARD: Final = Axis("card", SEEN_CARDS)


def spread(game: LaFamiglia) -> Spread:
    """Return the fields of questions that are written one-hot, with their blocks."""
    areas, seas = Axis("area", game.data.areas), Axis("sea", game.data.seas)
    return {
        "area": ("area", areas),
        "start": ("start", areas),
        "origin": ("start", areas),
        "target": ("target", areas),
        "to": ("target", areas),
        "not_in": ("not_in", areas),
        "slot": ("slot", ORDER),
        "sea": ("sea", seas),
        "left": ("left", Axis("number", numbered(0, 15))),
        "hit": ("hit", areas),
    }


def layout(game: LaFamiglia) -> Layout:
    """Return the layout, which is the same for all editions and component sets."""
    data = game.data
    area, sea, mandamento = Axis("area", data.areas), Axis("sea", data.seas), Axis("mandamento", data.mandamenti)
    space = Axis("space", numbered(1, max([sheet.size for sheet in data.sheets]), "space_"))
    character = Axis("character", tuple([card.id for card in data.characters]))
    tile = Axis("tile", tuple([tile.id for tile in data.tiles]))
    mark = Axis("token", (*[f"own_{mark}" for mark in MARKED], *[f"their_{mark}" for mark in THEIRS]))
    place = Axis("place of an order", (*PLACES, *data.areas))
    stock = Axis("stock", ("supply", "tokens_left", "labs_left"))
    side = Axis("side", ("attacker", "defender"))
    parts: list[Part] = [
        ("seat", (Axis("seat number", numbered(1, SEATS)),), 1, "The seat that observes, as choices name it."),
        ("edition", (Axis("edition", EDITIONS),), 1, "The edition of the rules."),
        ("predictable_conflict", (), 1, "The option of this name is on."),
        ("round", (Axis("round", numbered(0, ROUNDS - 1)),), 1, "The round."),
        ("phase", (Axis("phase", ("setup", "planning", "encounter")),), 1, "The phase."),
        ("first", (SEAT,), 1, "Who starts the phase."),
        ("primo", (SEAT,), 1, "Who has the Primo Giocatore piece."),
        ("family", (SEAT, Axis("family", FAMILIES)), 1, "The family of each seat."),
        ("character", (SEAT, character), 1, "The character of each seat."),
        ("holder", (area, Axis("holder", HOLDERS)), 1, "Who holds the area."),
        ("soldati", (area,), SOLDATI, "Soldati in the area."),
        ("labs", (area,), 2, "Labs in the area."),
        ("cars", (SEAT, area), 5, "Cars of the seat in the area."),
        ("laid", (SEAT, area), ORDERS, "Orders of the seat in the area."),
        ("boats", (SEAT, sea), 4, "Speedboats of the seat in the sea."),
        ("orders", (SEAT, ORDER, place), 1, "Where each order lies; `unknown` if it is hidden."),
        ("mat", (SEAT, Axis("row", ROW_NAMES)), 8, "Tokens taken off the row of the mat."),
        ("money", (SEAT,), MONEY, "Money; opponents' is hidden and always 0."),
        ("hq", (SEAT,), SOLDATI, "Soldati in the headquarters; opponents' are hidden and always 0."),
        ("supply", (SEAT,), SOLDATI, "Soldati in the supply."),
        ("cars_left", (SEAT,), SOLDATI, "Cars in the supply."),
        ("boats_left", (SEAT,), SOLDATI, "Speedboats in the supply."),
        ("tokens_left", (SEAT,), SOLDATI, "Tokens that can still be laid on sheets."),
        ("tokens_out", (SEAT,), SOLDATI, "Tokens that are out of the game."),
        ("neutral", (stock,), SOLDATI, "Common supply: Soldati, tokens and labs."),
        ("top", (space, OWNER), TOKENS, "Tokens on the spaces of the top sheet, by owner."),
        ("bottom", (space, OWNER), TOKENS, "Tokens on the spaces of the bottom sheet, by owner."),
        ("bust", (SEAT, space), 1, "The space of the bottom sheet where the seat's bust stands."),
        ("tiles", (tile, mark), 1, "Own team's and the other team's copy of a control tile: whose token is on it."),
        ("control", (mandamento, SEAT), 1, "Who controls the mandamento."),
        ("fresh", (area,), 1, "Areas that got an order in this turn."),
        ("vacated", (area,), 1, "Areas that the current order moved out of."),
        ("gained", (area,), 1, "The area that the current order took."),
        ("fight.area", (area,), 1, "The area that is attacked."),
        ("fight.leader", (OWNER,), 1, "Who decides for the attackers."),
        ("fight.side", (OWNER,), 1, "Whose Soldati the attackers are."),
        ("fight.defender", (OWNER,), 1, "Who plays the defence."),
        ("fight.order", (ORDER,), 1, "The order that attacks."),
        ("fight", (Axis("fact", FIGHT),), SOLDATI, "Numbers of the attack; flags are 1."),
        ("fight.cards", (side, CARD), 1, "Conflict cards laid."),
        ("sealed", (SEAT, CARD), 1, "Cards chosen in a simultaneous choice that is still open."),
    ]
    return Layout([*parts, *asked_blocks(game, SEAT, spread(game), BAGS)])
