"""The glossary of La Famiglia: every element of the board by name, in words, with the rules that explain it."""

from __future__ import annotations

from typing import Any, Final

from cosca.games.la_famiglia.components.printed import CARDS, COLUMNS, FAMILIES, ROWS, Character, Order, Part, Space
from cosca.games.la_famiglia.words.component_words import ComponentWords
from cosca.kernel.texts import Term

PIECES: Final = ("soldati", "car", "boat", "lab", "bust", "primo", "control", "order", "money", "hq", "supply")


def terms(words: ComponentWords) -> dict[str, Term]:
    """The glossary, by the keys of `Choice.touches`."""
    return {
        **_map(words),
        **{f"order:{order.id}": _order(words, order) for order in words.data.orders},
        **{f"space:{space.id}": _space(words, space) for space in words.data.spaces},
        **_tiles_and_cards(words),
        **_rows_and_columns(words),
        **_families(words),
        **{f"character:{card.id}": _character(words, card) for card in words.data.characters},
        **_seats(words),
        **{
            f"piece:{piece}": Term(
                words.text.say("piece", piece, {}),
                words.text.say("piece_term", piece, {}),
                words.rules_of(f"piece:{piece}"),
            )
            for piece in PIECES
        },
    }


# ---------------------------------------------------------------- the map


def _map(words: ComponentWords) -> dict[str, Term]:
    d, say = words.data, words.text.say
    found: dict[str, Term] = {}
    for a, id in enumerate(d.areas):
        seas = [d.sea_names[sea] for sea in d.area_seas[a]]
        start = {"n": d.start_soldati[a], "seat": d.start_holder[a]}
        facts = {
            "mandamento": d.mandamento_names[d.mandamento_of[a]],
            "coast": say("term", "coast", {"seas": _listed(words, seas)}) if seas else say("term", "inland", {}),
            "near": ", ".join([d.area_names[b] for b in d.neighbours[a]]),
            "start": say("term", "start_seat" if d.start_holder[a] else "start_neutral", start),
        }
        text, law = say("term", "area", facts), ["area"]
        if a == d.tie_breaker:
            text, law = text + say("term", "tie_breaker", {}), ["area", "tie_breaker"]
        found[f"area:{id}"] = Term(d.area_names[a], text, words.rules_of(*law))
    for i, id in enumerate(d.seas):
        facts = {
            "areas": _listed(words, [d.area_names[a] for a in d.sea_areas[i]]),
            "near": ", ".join([d.sea_names[j] for j in d.sea_neighbours[i]]),
        }
        found[f"sea:{id}"] = Term(d.sea_names[i], say("term", "sea", facts), words.rules_of("sea"))
    for m, id in enumerate(d.mandamenti):
        areas = _listed(words, [d.area_names[a] for a in d.mandamento_areas[m]])
        text = say("term", "mandamento", {"areas": areas})
        found[f"mandamento:{id}"] = Term(d.mandamento_names[m], text, words.rules_of("mandamento"))
    return found


def _listed(words: ComponentWords, names: list[str]) -> str:
    """`Noto, Modica and Ragusa`."""
    if len(names) < 2:
        return "".join(names)
    return words.text.say("name", "list", {"names": ", ".join(names[:-1]), "last": names[-1]})


# ---------------------------------------------------------------- orders and spaces


def _more(words: ComponentWords, n: int) -> str:
    return words.text.say("term", "more", {"n": n}) if n else ""


def _symbol(part: Part) -> str:
    return f"{part.do}_2" if part.do in ("shotgun", "bomb") and part.n > 1 else part.do


def _order(words: ComponentWords, order: Order) -> Term:
    say = words.text.say
    origin = "basic" if order.row < 0 else "advanced"
    row = "" if order.row < 0 else words.column(ROWS[order.row])
    facts: dict[str, Any] = {
        "kind": say("term", "supply_order" if order.supply else "attack_order", {}),
        "family": words.name(FAMILIES[order.family]),
        "initiative": order.initiative,
        "origin": say("term", origin, {"row": row, "letter": order.letter.upper()}),
    }
    symbols = [(_symbol(part), part.n, part.numbers) for part in order.parts]
    passive = (("skull", order.skull), ("vest", order.vest), ("replace", order.replace))
    symbols += [(name, n, ()) for name, n in passive if n]
    flags = (("pay_remove", order.pay_remove), ("either_order", order.either_order))
    symbols += [(name, 0, ()) for name, shown in flags if shown]
    does = [
        say("symbol", name, {"n": n, "numbers": ", ".join([str(each) for each in numbers]), "more": _more(words, n)})
        for name, n, numbers in symbols
    ]
    law = words.rules_of(*[f"symbol:{name}" for name, _, _ in symbols], origin, "order")
    return Term(order.name, " ".join([say("term", "order", facts), *does]), law)


def _space(words: ComponentWords, space: Space) -> Term:
    say, column = words.text.say, words.column(COLUMNS[space.column])
    if not space.parts:
        return Term(words.space(space), say("term", "space_idle", {"column": column}), words.rules_of("space_idle"))
    parts = [say("action", part.do, {"more": _more(words, part.n)}) for part in space.parts]
    law = [*[f"action:{part.do}" for part in space.parts], "space"]
    does = " ".join(parts)
    if space.join in ("or", "and"):
        key = "one_of" if space.join == "or" else "both_of"
        does = say("term", key, {"parts": does})
        law.append(key)
    if space.money:
        does += say("term", "space_pays" if space.money > 0 else "space_costs", {"n": abs(space.money)})
        law.append("money")
    if space.infinite:
        does += say("term", "space_infinite", {})
        law.append("infinite")
    facts = {"sheet": space.sheet, "column": column, "does": does}
    return Term(words.space(space), say("term", "space", facts), words.rules_of(*law))


# ---------------------------------------------------------------- tiles, cards, rows, columns


def _tiles_and_cards(words: ComponentWords) -> dict[str, Term]:
    say = words.text.say
    found: dict[str, Term] = {}
    for tile in words.data.tiles:
        phase = say("term_name", f"phase_{tile.phase}", {})
        text = say("term", "tile", {"text": words.tile_text(words.data.tile_index[tile.id]), "phase": phase})
        found[f"tile:{tile.id}"] = Term(tile.name, text, words.rules_of(f"tile:{tile.id}", "tile"))
    source: Any = words.data.source["conflict_cards.toml"]
    texts = {str(card["id"]): str(card["text"]) for card in source["card"]}
    for card in CARDS:
        text = say("term", "card", {"text": texts.get(card, "")})
        found[f"card:{card}"] = Term(words.name(card), text, words.rules_of(f"card:{card}", "card"))
    return found


def _rows_and_columns(words: ComponentWords) -> dict[str, Term]:
    say = words.text.say
    found: dict[str, Term] = {}
    for row in ROWS:
        name = say("term_name", "row", {"row": words.column(row)})
        found[f"row:{row}"] = Term(name, say("row", row, {}), words.rules_of(f"row:{row}", "row"))
    for column in COLUMNS:
        name = say("term_name", "column", {"column": words.column(column)})
        text = say("column_term", column, {}) + say("column_term", "cost", {})
        found[f"column:{column}"] = Term(name, text, words.rules_of(f"column:{column}", "column"))
    return found


# ---------------------------------------------------------------- families, characters, seats


def _families(words: ComponentWords) -> dict[str, Term]:
    source: Any = words.data.source["mats.toml"]
    found: dict[str, Term] = {}
    for mat in source["mat"]:
        facts = {"name": mat["family_name"], "theme": mat["theme"], "plays": mat["plays"]}
        family = str(mat["family"])
        text = words.text.say("term", "family", facts)
        found[f"family:{family}"] = Term(words.name(family), text, words.rules_of("family"))
    return found


def _character(words: ComponentWords, card: Character) -> Term:
    say = words.text.say
    pieces = (
        ("extra_soldati", card.extra_soldati),
        ("extra_cars", card.extra_cars),
        ("extra_boats", card.extra_boats),
        ("labs", card.labs),
    )
    listed = _listed(words, [say("term", key, {"n": n}) for key, n in pieces if n])
    facts = {"money": card.money, "soldati": card.soldati, "pieces": listed or words.name("nothing")}
    return Term(card.name, say("term", "character", facts), words.rules_of("character"))


def _seats(words: ComponentWords) -> dict[str, Term]:
    d, say = words.data, words.text.say
    board: Any = d.source["board.json"]
    found = {
        "seat:0": Term(words.name("neutrals"), say("term", "neutrals", {}), words.rules_of("neutrals")),
        "token:0": Term(
            say("term_name", "token_neutral", {}), say("term", "token_neutral", {}), words.rules_of("token")
        ),
    }
    for each in board["seats"]:
        seat = int(each["seat"])
        facts = {
            "team": d.team_of[seat],
            "corner": say("term_name", str(each["corner"]), {}),
            "areas": _listed(words, [d.area_names[a] for a, holder in enumerate(d.start_holder) if holder == seat]),
            "next": int(each["next"]),
        }
        name = say("name", "seat", {"n": seat})
        found[f"seat:{seat}"] = Term(name, say("term", "seat", facts), words.rules_of("seat"))
        token = say("term_name", "token", {"n": seat})
        found[f"token:{seat}"] = Term(token, say("term", "token", {"n": seat}), words.rules_of("token"))
    return found
