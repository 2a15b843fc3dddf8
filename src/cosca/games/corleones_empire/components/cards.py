"""Jobs and allies with their effects, read and checked (rules N2, F9, F12; CE-H2 to CE-H34)."""

from typing import Final

from cosca.games.corleones_empire.components.lists import indices, money, unique
from cosca.games.corleones_empire.components.printed import COLOURS, GOODS, ICONS, NEUTRALS, Ally, Effect, Job
from cosca.kernel.datafiles import Entry

# All keys of an effect besides its `op`; the rules define which of them an op needs.
EFFECT_KEYS: Final = (
    "n", "cards", "goods", "look", "keep", "icon", "kind", "whose", "where", "scope", "who", "pick", "to", "max",
    "figure",
)  # fmt: skip
ALLY_ONLY: Final = ("take_money", "pay_cards", "place_neutral")
# The values of `where` by op, if not all are allowed; the others have no card and no ruling.
WHERE: Final[dict[str, tuple[str, ...]]] = {
    "gun_down": ("any", "own_figure", "own_control", "same_turf"),
    "displace": ("any",),
    "use_front": ("any", "own_figure", "own_control", "emptied"),
    "use_back": ("any", "own_figure"),
    "place_control": ("any", "own_figure", "own_control"),
    "remove_control": ("any", "own_figure"),
    "place_neutral": ("any", "two_areas"),
}
ANYWHERE: Final = ("any", "own_figure", "own_control")
KINDS: Final = ("thug", "family", "any")
WHOSE: Final = ("other", "rival_ahead", "all")
SCOPES: Final = ("business", "turf", "space")
TRADES: Final = ("exchange", "discard_1", "discard_2", "discard_3")
PICKS: Final = (("one", "random", "hand"), ("each", "owner", "bank"))  # CE-H31: who, pick, to
TAKEN: Final = (*GOODS, "choice")  # its indices are those of GOODS, and CHOICE
MOST: Final = 9
JOB_KEYS: Final = ("id", "colour", "copies", "name", "goods", "money", "text", "effect", "note")
ALLY_KEYS: Final = ("id", "act", "name", "text", "effect", "note")
JOBS: Final = 44  # at least, as in the box (N2); a set may add some
ALLIES_AN_ACT: Final = 6  # at least


def read_jobs(file: Entry) -> tuple[Job, ...]:
    """Return the kinds of jobs in the order of the file, at least 44 cards in all (N2)."""
    file.only(("scale", "colour", "job"))
    colours = file.entries("colour")
    if [entry.choice("id", COLOURS, "colour") for entry in colours] != list(COLOURS):
        raise file.error("colour", "the colours must be " + ", ".join(COLOURS))
    for entry in colours:
        entry.only(("id", "name", "hex", "about", "note"), ("name", "about"))
        entry.text("name")
        entry.text("hex")
    jobs: list[Job] = []
    for entry in file.entries("job"):
        jobs.append(_read_job(entry, jobs))
    copies = sum([job.copies for job in jobs])
    if copies < JOBS:
        raise file.error("job", f"the copies must be at least {JOBS} cards in total, not {copies}")
    return tuple(jobs)


def _read_job(entry: Entry, before: list[Job]) -> Job:
    entry.only(JOB_KEYS, ("name", "text"))
    id = unique(entry, "id", [job.id for job in before])
    goods = indices(entry, "goods", GOODS[:3], "good for a cost")
    if not goods:
        raise entry.error("goods", "is empty")
    effects = _read_effects(entry, False)
    reward = money(entry, "money")
    if not reward and not effects:
        raise entry.error("", "gives neither money nor an effect")
    return Job(
        len(before),
        id,
        _text(entry, "name"),
        _text(entry, "text"),
        COLOURS.index(entry.choice("colour", COLOURS, "colour")),
        entry.whole("copies", 0, JOBS),
        (goods.count(0), goods.count(1), goods.count(2)),
        reward,
        effects,
    )


def read_allies(file: Entry) -> tuple[Ally, ...]:
    """Return the allies of acts I to III in the order of the file, at least six for each (N2)."""
    file.only(("tolerance", "target", "ally"))
    allies: list[Ally] = []
    for entry in file.entries("ally"):
        entry.only(ALLY_KEYS, ("name", "text"))
        id = unique(entry, "id", [ally.id for ally in allies])
        effects = _read_effects(entry, True)
        if not effects:
            raise entry.error("effect", "is empty")
        act = entry.whole("act", 1, 3)
        allies.append(Ally(len(allies), id, _text(entry, "name"), _text(entry, "text"), act, effects))
    for act in (1, 2, 3):
        mine = len([ally for ally in allies if ally.act == act])
        if mine < ALLIES_AN_ACT:
            raise file.error("ally", f"must be at least {ALLIES_AN_ACT} of act {act}, not {mine}")
    return tuple(allies)


def _read_effects(card: Entry, ally: bool) -> tuple[Effect, ...]:
    """Return the effects of a card; the rules check that they know the ops and have all their keys."""
    effects: list[Effect] = []
    entries = card.entries("effect")
    for entry in entries:
        op = entry.text("op")
        if op in ALLY_ONLY and not ally:
            raise entry.error("op", f'"{op}" is for allies only')
        entry.only(("op", *EFFECT_KEYS))
        effect = _read_effect(entry, op)
        _check_effect(entry, effect)
        _check_place(entry, effect, effects)
        effects.append(effect)
    if len(effects) == 1 and effects[0].op == "pay_cards":
        raise entries[0].error("op", "pay_cards pays for nothing")
    return tuple(effects)


def _read_effect(entry: Entry, op: str) -> Effect:
    n = -1 if op == "gun_down" and entry.value("n") == "all" else _whole(entry, "n")
    if op == "trade":
        entry.whole("n", 1, 1)  # using it twice is two effects, each used or declined by itself
    icon = entry.choice("icon", TRADES, "icon") if entry.has("icon") else ""
    return Effect(
        op,
        _choice(entry, "kind", KINDS[:2] if op == "move_figure" else KINDS),
        _choice(entry, "whose", WHOSE[:2] if op == "displace" else WHOSE),
        _choice(entry, "where", WHERE.get(op, ANYWHERE)),
        _choice(entry, "scope", SCOPES),
        _choice(entry, "figure", NEUTRALS),
        _choice(entry, "who", ("one", "each")),
        _choice(entry, "pick", ("random", "owner")),
        _choice(entry, "to", ("hand", "bank")),
        n,
        _whole(entry, "look"),
        _whole(entry, "keep"),
        _whole(entry, "max"),
        ICONS.index(icon) if icon else -1,
        money(entry, "cards") if entry.has("cards") else (),
        indices(entry, "goods", TAKEN, "good") if entry.has("goods") else (),
        tuple([key for key in EFFECT_KEYS if entry.has(key)]),
    )


def _text(entry: Entry, key: str) -> str:
    """Return an optional text, "" if the catalogues have it."""
    return entry.text(key) if entry.has(key) else ""


def _choice(entry: Entry, key: str, allowed: tuple[str, ...]) -> str:
    return entry.choice(key, allowed) if entry.has(key) else ""


def _whole(entry: Entry, key: str) -> int:
    return entry.whole(key, 1, MOST) if entry.has(key) else 0


def _check_effect(entry: Entry, effect: Effect) -> None:
    """Check that an effect has what it needs by itself."""
    op = effect.op
    for key in ("cards", "goods"):
        if entry.has(key) and entry.value(key) == []:
            raise entry.error(key, "is empty")
    if op == "draw_jobs" and effect.keep > effect.look:
        raise entry.error("keep", "cannot be more than look")
    if op == "gun_down" and (effect.n == -1) != (effect.whose == "all"):
        raise entry.error("n", '"all" belongs with whose = "all", and only there')
    if op == "gun_down" and effect.n == -1:
        for key in ("kind", "where"):
            if entry.value(key) != "any":
                raise entry.error(key, 'must be "any" with n = "all"')
    if op == "use_back" and effect.scope == "space" and effect.where != "any":
        raise entry.error("where", 'must be "any" with scope = "space"')
    if op == "rival_suitcase" and (effect.who, effect.pick, effect.to) not in PICKS:
        raise entry.error("", "who, pick, to must be " + " or ".join([", ".join(pick) for pick in PICKS]))
    if effect.where == "two_areas" and effect.figure != "mayor":
        raise entry.error("where", "two_areas is for the mayor only")


def _check_place(entry: Entry, effect: Effect, before: list[Effect]) -> None:
    """Check what an effect needs from those before it on its card (CE-H11, CE-H27)."""
    if effect.op == "pay_cards" and before:
        raise entry.error("op", "pay_cards must come first")
    last = before[-1] if before else None
    if effect.where == "same_turf" and (last is None or last.figure != "police_chief"):
        raise entry.error("where", "same_turf needs the Police Chief placed just before")
    if effect.where == "emptied":
        if last is None or last.op != "gun_down" or last.kind != "thug" or last.n != 1:
            raise entry.error("where", "emptied needs one Thug gunned down just before")
        if effect.n != 1:
            raise entry.error("n", "must be 1 with emptied")
