"""Jobs and allies with their effects, a closed vocabulary, read and checked (rules N2, F9, F12; CE-H2 to CE-H34)."""

from typing import Final

from cosca.games.corleones_empire.components.lists import indices, money, unique
from cosca.games.corleones_empire.components.printed import COLOURS, GOODS, ICONS, NEUTRALS, Ally, Effect, Job
from cosca.kernel.datafiles import Entry

# Every effect with its keys besides `op`.
OPS: Final[dict[str, tuple[str, ...]]] = {
    "suitcase": ("n",),
    "take_money": ("cards",),
    "take_goods": ("goods",),
    "draw_jobs": ("look", "keep"),
    "trade": ("icon", "n"),
    "horse_head": (),
    "gun_down": ("kind", "whose", "where", "n"),
    "displace": ("kind", "whose", "where", "n"),
    "move_figure": ("kind",),
    "use_front": ("where", "n"),
    "use_back": ("scope", "where"),
    "pay_cards": ("n",),
    "place_control": ("where",),
    "remove_control": ("where",),
    "offer": (),
    "rival_suitcase": ("who", "pick", "to"),
    "bank_to_suitcase": ("cards",),
    "control_bonus": ("cards", "max"),
    "place_neutral": ("figure", "where"),
}
OP_NAMES: Final = tuple(OPS)
ALLY_ONLY: Final = ("take_money", "pay_cards", "place_neutral")
# Where each effect may work; what is left out has no card and no ruling, and the engine does not know it.
WHERE: Final[dict[str, tuple[str, ...]]] = {
    "gun_down": ("any", "own_figure", "own_control", "same_turf"),
    "displace": ("any",),
    "use_front": ("any", "own_figure", "own_control", "emptied"),
    "use_back": ("any", "own_figure"),
    "place_control": ("any", "own_figure", "own_control"),
    "remove_control": ("any", "own_figure"),
    "place_neutral": ("any", "two_areas"),
}
KINDS: Final = ("thug", "family", "any")
WHOSE: Final = ("other", "rival_ahead", "all")
SCOPES: Final = ("business", "turf", "space")
TRADES: Final = ("exchange", "discard_1", "discard_2", "discard_3")
PICKS: Final = (("one", "random", "hand"), ("each", "owner", "bank"))  # CE-H31: who, pick, to
TAKEN: Final = (*GOODS, "choice")  # its indices are those of GOODS, and CHOICE
MOST: Final = 9
JOB_KEYS: Final = ("id", "colour", "copies", "name", "goods", "money", "text", "effect", "note")
ALLY_KEYS: Final = ("id", "act", "name", "text", "effect", "note")
JOBS: Final = 44
ALLIES_AN_ACT: Final = 6


def read_jobs(file: Entry) -> tuple[Job, ...]:
    """The kinds of jobs in the order of the file, 44 cards in all (N2)."""
    file.only(("scale", "colour", "job"))
    colours = file.tables("colour")
    if [table.choice("id", COLOURS, "colour") for table in colours] != list(COLOURS):
        raise file.error("colour", "the colours must be " + ", ".join(COLOURS))
    for table in colours:
        table.only(("id", "name", "hex", "about", "note"), ("name", "about"))
        table.text("name")
        table.text("hex")
    found: list[Job] = []
    for table in file.tables("job"):
        found.append(_read_job(table, found))
    copies = sum([job.copies for job in found])
    if copies != JOBS:
        raise file.error("job", f"the copies must be {JOBS} cards in all, not {copies}")
    return tuple(found)


def _read_job(table: Entry, before: list[Job]) -> Job:
    table.only(JOB_KEYS, ("name", "text"))
    id = unique(table, "id", [job.id for job in before])
    goods = indices(table, "goods", GOODS[:3], "good of a cost")
    if not goods:
        raise table.error("goods", "is empty")
    effects = _read_effects(table, False)
    reward = money(table, "money")
    if not reward and not effects:
        raise table.error("", "gives neither money nor an effect")
    return Job(
        len(before),
        id,
        table.text("name"),
        table.text("text"),
        COLOURS.index(table.choice("colour", COLOURS, "colour")),
        table.whole("copies", 0, JOBS),
        (goods.count(0), goods.count(1), goods.count(2)),
        reward,
        effects,
    )


def read_allies(file: Entry) -> tuple[Ally, ...]:
    """The 18 allies in the order of the file, six for each of acts I to III (N2)."""
    file.only(("tolerance", "target", "ally"))
    found: list[Ally] = []
    for table in file.tables("ally"):
        table.only(ALLY_KEYS, ("name", "text"))
        id = unique(table, "id", [ally.id for ally in found])
        effects = _read_effects(table, True)
        if not effects:
            raise table.error("effect", "is empty")
        act = table.whole("act", 1, 3)
        found.append(Ally(len(found), id, table.text("name"), table.text("text"), act, effects))
    for act in (1, 2, 3):
        mine = len([ally for ally in found if ally.act == act])
        if mine != ALLIES_AN_ACT:
            raise file.error("ally", f"must be {ALLIES_AN_ACT} of act {act}, not {mine}")
    return tuple(found)


def _read_effects(card: Entry, ally: bool) -> tuple[Effect, ...]:
    """The effects of a card; each has exactly the keys of its op."""
    found: list[Effect] = []
    tables = card.tables("effect")
    for table in tables:
        op = table.choice("op", OP_NAMES, "effect")
        if op in ALLY_ONLY and not ally:
            raise table.error("op", f'"{op}" is for allies only')
        table.exactly(("op", *OPS[op]))
        effect = _read_effect(table, op)
        _check_effect(table, effect)
        _check_place(table, effect, found)
        found.append(effect)
    if len(found) == 1 and found[0].op == "pay_cards":
        raise tables[0].error("op", "pay_cards pays for nothing")
    return tuple(found)


def _read_effect(table: Entry, op: str) -> Effect:
    n = -1 if op == "gun_down" and table.value("n") == "all" else _whole(table, "n")
    if op == "trade":
        table.whole("n", 1, 1)  # twice is two effects, each refused or used by itself
    icon = table.choice("icon", TRADES, "icon of a trade") if table.has("icon") else ""
    return Effect(
        op,
        _choice(table, "kind", KINDS[:2] if op == "move_figure" else KINDS),
        _choice(table, "whose", WHOSE[:2] if op == "displace" else WHOSE),
        _choice(table, "where", WHERE[op]) if table.has("where") else "",
        _choice(table, "scope", SCOPES),
        _choice(table, "figure", NEUTRALS),
        _choice(table, "who", ("one", "each")),
        _choice(table, "pick", ("random", "owner")),
        _choice(table, "to", ("hand", "bank")),
        n,
        _whole(table, "look"),
        _whole(table, "keep"),
        _whole(table, "max"),
        ICONS.index(icon) if icon else -1,
        money(table, "cards") if table.has("cards") else (),
        indices(table, "goods", TAKEN, "good") if table.has("goods") else (),
    )


def _choice(table: Entry, key: str, allowed: tuple[str, ...]) -> str:
    return table.choice(key, allowed) if table.has(key) else ""


def _whole(table: Entry, key: str) -> int:
    return table.whole(key, 1, MOST) if table.has(key) else 0


def _check_effect(table: Entry, effect: Effect) -> None:
    """What an effect must say to mean something by itself."""
    op = effect.op
    for key in ("cards", "goods"):
        if table.has(key) and table.value(key) == []:
            raise table.error(key, "is empty")
    if op == "draw_jobs" and effect.keep > effect.look:
        raise table.error("keep", "cannot be more than look")
    if op == "gun_down" and (effect.n == -1) != (effect.whose == "all"):
        raise table.error("n", '"all" stands with whose = "all" and only there')
    if op == "gun_down" and effect.n == -1:
        for key in ("kind", "where"):
            if table.value(key) != "any":
                raise table.error(key, 'must be "any": everybody in a turf of your choice goes')
    if op == "use_back" and effect.scope == "space" and effect.where != "any":
        raise table.error("where", 'must be "any" with scope = "space"')
    if op == "rival_suitcase" and (effect.who, effect.pick, effect.to) not in PICKS:
        raise table.error("", "who, pick, to must be " + " or ".join([", ".join(pick) for pick in PICKS]))
    if effect.where == "two_areas" and effect.figure != "mayor":
        raise table.error("where", "two_areas is for the mayor only")


def _check_place(table: Entry, effect: Effect, before: list[Effect]) -> None:
    """What an effect needs of those before it on its card (CE-H11, CE-H27)."""
    if effect.op == "pay_cards" and before:
        raise table.error("op", "pay_cards comes first")
    last = before[-1] if before else None
    if effect.where == "same_turf" and (last is None or last.figure != "police_chief"):
        raise table.error("where", "same_turf needs the Police Chief placed just before")
    if effect.where == "emptied":
        if last is None or last.op != "gun_down" or last.kind != "thug" or last.n != 1:
            raise table.error("where", "emptied needs one Thug gunned down just before")
        if effect.n != 1:
            raise table.error("n", "must be 1 with emptied")
