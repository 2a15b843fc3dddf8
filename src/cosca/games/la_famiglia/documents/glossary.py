"""The glossary: what every element of the board is, as a message, and which rules explain it.

An element has a key, as in `Choice.touches` (`area:bronte`). Its name comes from the catalogue or an overlay.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cosca.games.la_famiglia.components import printed_texts
from cosca.games.la_famiglia.components.printed import CARDS, COLUMNS, FAMILIES, ROWS, Character, Order, Space
from cosca.games.la_famiglia.rules import end
from cosca.games.la_famiglia.rules.conflict import BRUTE_FORCE_COST
from cosca.games.la_famiglia.rules.equipment import FULL_SEA, MOST_LABS
from cosca.games.la_famiglia.rules.facts import COLUMN_TOKENS, TOKEN_FEE
from cosca.games.la_famiglia.rules.state import ORDERS
from cosca.kernel.kit import Term, laws_in
from cosca.kernel.messages import Message

if TYPE_CHECKING:
    from cosca.games.la_famiglia.components.data import Data
    from cosca.games.la_famiglia.game import LaFamiglia

PIECES: Final = ("soldati", "car", "boat", "lab", "bust", "primo", "control", "order", "money", "hq", "supply")
Args = dict[str, Any]


class Glossary:
    """The terms of a game by element key, built once."""

    def __init__(self, game: LaFamiglia) -> None:
        self.terms: Final[dict[str, Term]] = {}
        decided = {f"tile:{tile.id}": (tile.rule,) if tile.rule else () for tile in game.data.tiles}
        self._explains: Final = {**decided, **laws_in(game.folder / "words")["explains"]}
        self._map(game.data)
        for order in game.data.orders:
            self._order(order)
        for space in game.data.spaces:
            self._space(space)
        self._tiles_and_cards(game.data)
        self._rows_and_columns()
        self._families()
        for card in game.data.characters:
            self._character(card)
        self._seats(game.data)
        self._pieces(game)

    def _add(self, key: str, id: str, args: Args, *laws: str) -> None:
        rules = dict.fromkeys([rule for law in laws for rule in self._explains[law]])
        self.terms[key] = {"text": {"id": f"term-{id}", "args": args}, "rules": list(rules)}

    def _map(self, d: Data) -> None:
        for a, id in enumerate(d.areas):
            args: Args = {
                "mandamento": d.mandamenti[d.mandamento_of[a]],
                "seas": [d.seas[sea] for sea in d.area_seas[a]],
                "areas": [d.areas[b] for b in d.neighbours[a]],
                "n": d.start_soldati[a],
                "seat": d.start_holder[a],
                "breaks_ties": a == d.tie_breaker,
            }
            self._add(f"area:{id}", "area", args, "area", *(["tie_breaker"] if a == d.tie_breaker else []))
        for i, id in enumerate(d.seas):
            args = {"areas": [d.areas[a] for a in d.sea_areas[i]], "seas": [d.seas[j] for j in d.sea_neighbours[i]]}
            self._add(f"sea:{id}", "sea", args, "sea")
        for m, id in enumerate(d.mandamenti):
            args = {"areas": [d.areas[a] for a in d.mandamento_areas[m]]}
            args |= {"alone": end.ALONE, "together": end.TOGETHER}
            self._add(f"mandamento:{id}", "mandamento", args, "mandamento")

    def _order(self, order: Order) -> None:
        basic = order.row < 0
        args: Args = {
            "supply": order.supply,
            "family": FAMILIES[order.family],
            "initiative": order.initiative,
            "row": None if basic else ROWS[order.row],
            "letter": order.letter.upper(),
            "does": printed_texts.symbols(order, {"in_area": MOST_LABS}),
        }
        twice = [f"{part.do}_2" if part.do in ("shotgun", "bomb") and part.n > 1 else part.do for part in order.parts]
        laws = [f"symbol:{name}" for name in [*twice, *[name for name, _ in printed_texts.lasting(order)]]]
        self._add(f"order:{order.id}", "order", args, *laws, "basic" if basic else "advanced", "order")

    def _space(self, space: Space) -> None:
        args: Args = {
            "sheet": space.sheet,
            "column": COLUMNS[space.column],
            "join": space.join,
            "does": printed_texts.actions(space.parts),
            "cost": max(0, -space.money),
            "receives": max(0, space.money),
            "infinite": space.infinite,
        }
        laws = [*[f"action:{part.do}" for part in space.parts], "space"] if space.parts else ["space_idle"]
        joins = {"or": ["one_of"], "and": ["both_of"]}
        laws += [
            *joins.get(space.join, []),
            *(["money"] if space.money else []),
            *(["infinite"] if space.infinite else []),
        ]
        self._add(f"space:{space.id}", "space", args, *laws)

    def _tiles_and_cards(self, d: Data) -> None:
        for tile in d.tiles:
            key = f"tile:{tile.id}"
            self._add(key, "tile", {"tile": tile.id, "phase": tile.phase}, key, "tile")
        for card in CARDS:
            self._add(f"card:{card}", "card", {"card": card}, f"card:{card}", "card")

    def _rows_and_columns(self) -> None:
        for row in ROWS:
            self._add(f"row:{row}", "row", {"row": row}, f"row:{row}", "row")
        for column in COLUMNS:
            gives = column if column in ("primo", "two") else "row"
            args: Args = {"gives": gives, "row": column if gives == "row" else None, "takes": COLUMN_TOKENS}
            self._add(f"column:{column}", "column", {**args, "fee": TOKEN_FEE}, f"column:{column}", "column")

    def _families(self) -> None:
        for family in FAMILIES:
            self._add(f"family:{family}", "family", {"family": family}, "family")

    def _character(self, card: Character) -> None:
        counts = (
            ("soldati", card.extra_soldati), ("car", card.extra_cars), ("boat", card.extra_boats), ("lab", card.labs),
        )  # fmt: skip
        pieces = [{"id": f"count-{piece}", "args": {"n": n}} for piece, n in counts if n]
        args: Args = {"money": card.money, "soldati": card.soldati, "pieces": pieces}
        self._add(f"character:{card.id}", "character", args, "character")

    def _seats(self, d: Data) -> None:
        self._add("seat:0", "seat", {"seat": 0}, "neutrals")
        self._add("token:0", "token", {"n": 0, "fee": 0}, "token")
        board: Any = d.source["board.json"]
        corners = {int(entry["seat"]): str(entry["corner"]) for entry in board["seats"]}
        for seat in d.turn_order:
            args: Args = {
                "seat": seat,
                "team": d.team_of[seat],
                "corner": corners[seat],
                "areas": [d.areas[a] for a, holder in enumerate(d.start_holder) if holder == seat],
                "next": d.turn_order[(d.turn_order.index(seat) + 1) % len(d.turn_order)],
            }
            self._add(f"seat:{seat}", "seat", args, "seat")
            self._add(f"token:{seat}", "token", {"n": seat, "fee": TOKEN_FEE}, "token")

    def _pieces(self, game: LaFamiglia) -> None:
        s = game.blank()
        basic = len([order for order in game.data.orders if order.row < 0]) // len(FAMILIES)
        numbers: dict[str, Args] = {
            "soldati": {"most": s.supply[1]},
            "car": {"most": s.cars_left[1]},
            "boat": {"most": s.boats_left[1], "sinks": FULL_SEA},
            "lab": {"most": s.labs_left, "in_area": MOST_LABS},
            "order": {"most": ORDERS, "basic": basic, "advanced": ORDERS - basic},
        }
        for piece in PIECES:
            self._add(f"piece:{piece}", f"piece-{piece}", numbers.get(piece, {}), f"piece:{piece}")


def glossary(game: LaFamiglia) -> dict[str, Term]:
    """Return the terms of a game by element key."""
    return Glossary(game).terms


def names(game: LaFamiglia) -> dict[str, str | Message]:
    """Return names and texts that catalogues lack, by element key and part.

    They are those of an overlay, which take precedence in every language, and messages for printed texts with their
    numbers: short (`tile:bribery.short`, `order:red.basic.1.shows`) and in full (`tile:bribery.text`).
    """
    names_by_key: dict[str, str | Message] = {}
    for order in game.data.orders:
        args: Args = {"supply": order.supply, "initiative": order.initiative, "shows": printed_texts.shows(order)}
        names_by_key[f"order:{order.id}.shows"] = {"id": "order-shows", "args": args}
    for tile in game.data.tiles:
        numbers = {"price": tile.price, "n": tile.n, "usual": BRUTE_FORCE_COST}
        for part in ("short", "text"):  # an overlay's text is used for both
            message: Message = {"id": f"tile-{tile.id}-{part}", "args": numbers}
            names_by_key[f"tile:{tile.id}.{part}"] = game.data.own_names.get(f"tile:{tile.id}.text", message)
    for card in CARDS:
        for part in ("short", "neutral"):
            names_by_key[f"card:{card}.{part}"] = {"id": f"card-{card}-{part}"}
    return {**names_by_key, **game.data.own_names}
