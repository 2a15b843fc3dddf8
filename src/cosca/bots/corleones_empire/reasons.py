"""Why a choice is good or bad, as a player would say it: the most telling point, with its facts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cosca.bots.corleones_empire import bidding, points
from cosca.bots.corleones_empire.cards import CardWorth
from cosca.bots.corleones_empire.ready import ACTS
from cosca.bots.corleones_empire.turf import leader
from cosca.bots.judge import Reason
from cosca.games.corleones_empire.components.printed import (
    CHOICE,
    COLOURS,
    GOODS,
    GUN_ICON,
    HORSE_HEAD,
    MONEY,
    NARCOTICS,
    NARCOTICS_ICON,
    SUITCASE,
)
from cosca.games.corleones_empire.rules.businesses import WhoFirst
from cosca.games.corleones_empire.rules.end import dominant, savings
from cosca.games.corleones_empire.rules.figures import empty_places, empty_thug_spaces, figure_of
from cosca.games.corleones_empire.rules.names import role, spot_name
from cosca.games.corleones_empire.rules.state import FIGURES, KINDS
from cosca.kernel.choice import Choice

Why = Callable[[CardWorth, Choice, Any], Reason | None]
TELLING: Final = 0.5  # points below which nothing is worth a word


def reason(look: CardWorth, choice: Choice, step: Any, best: bool) -> Reason | None:
    """What speaks for or against the choice; None if nothing special does. `best`: nothing else scores more."""
    found = WHY.get(step.key)
    if choice.kind in ("skip", "done") and step.key != "bid.card":
        return Reason("decline" if best else "gives_up", {})
    return found(look, choice, step) if found else None


# ---------------------------------------------------------------- turns


def _action(look: CardWorth, choice: Choice, step: Any) -> Reason | None:
    s, menu = look.s, look.s.menu
    if choice.kind in ("job", "public"):
        return _job(look, choice.value, choice.kind == "public")
    if choice.kind == "ally":
        return Reason("ally_now", {"ally": s.data.allies[choice.value].id})
    if look.reserve == 1 and any([each.kind in ("job", "public", "ally") for each in s.listed or ()]):
        return Reason("last_figure", {})
    if choice.kind == "thug":
        free = [s.business_on(space) for space in empty_thug_spaces(s)]
        return _thug(look, menu.business[max(free, key=look.thug)], step)
    return _member(look, menu.place[max(empty_places(s), key=look.member)], step) if choice.kind == "member" else None


def _job(look: CardWorth, job: int, public: bool) -> Reason:
    found = look.s.data.jobs[job]
    if look.colours()[found.colour] > 0.3 * points.BONUS:
        facts = {"job": found.id, "colour": COLOURS[found.colour], "n": int(points.BONUS), "public": public}
        return Reason("job_colour", facts)
    money = sum([MONEY[kind] for kind in found.money])
    return Reason("job_public" if public else "job_money", {"job": found.id, "n": money})


def _thug(look: CardWorth, choice: Choice, step: Any) -> Reason | None:
    return _used_front(look, choice.value, (look.s.thug_space(choice.value) // 2,))


def _front(look: CardWorth, choice: Choice, step: Any) -> Reason | None:
    return _used_front(look, choice.value, ())


def _used_front(look: CardWorth, business: int, turfs: tuple[int, ...]) -> Reason | None:
    s, side = look.s, look.tables.fronts[business]
    turf, at = s.thug_space(business) // 2, s.data.businesses[business].id
    best = _place(look, at, turfs, side.others, side.packs)
    rival = s.controller(turf)
    if best is None and rival not in (0, look.seat):
        return Reason("shares_front", {"rival": rival, "turf": s.data.areas[turf], "business": at})
    return best


def _member(look: CardWorth, choice: Choice, step: Any) -> Reason | None:
    at = look.s.data.places[choice.value].id
    return _used_backs(look, at, look.tables.areas[choice.value], look.tables.turfs[choice.value])


def _back(look: CardWorth, choice: Choice, step: Any) -> Reason | None:
    data = look.s.data
    if choice.kind == "business":
        side = look.tables.backs[choice.value]
        return _place(look, data.businesses[choice.value].id, (), side.others, side.packs)
    if choice.kind == "place":
        return _used_backs(look, data.places[choice.value].id, look.tables.areas[choice.value], ())
    return _used_backs(look, data.areas[choice.value], (choice.value,), ())


def _used_backs(look: CardWorth, at: str, areas: tuple[int, ...], turfs: tuple[int, ...]) -> Reason | None:
    sides = [look.tables.backs[business] for area in areas for business in look.s.businesses_in(area)]
    icons = tuple([icon for side in sides for icon in side.others])
    return _place(look, at, turfs, icons, sum([side.packs for side in sides]))


def _moved(look: CardWorth, choice: Choice, step: Any) -> Reason | None:
    return _member(look, choice, step) if choice.kind == "place" else _thug(look, choice, step)


def _neutral(look: CardWorth, choice: Choice, step: Any) -> Reason | None:
    """The abilities that a neutral figure brings; for the Police Chief, whose lead it ties."""
    if choice.kind == "place":
        return _back(look, choice, step)
    if choice.kind == "business":
        return _front(look, choice, step)
    held = leader(look.counts(choice.value))
    return (
        Reason("chief", {"rival": held, "turf": look.s.data.areas[choice.value]})
        if held not in (0, look.seat)
        else None
    )


def _place(look: CardWorth, at: str, turfs: tuple[int, ...], icons: tuple[int, ...], packs: int) -> Reason | None:
    """The best of a place: a majority, a rival kept from one, a good for a job, money saved."""
    found: list[tuple[float, Reason]] = []
    for turf in turfs:
        presence = look.presence()[turf]
        known = _presence(look, turf, at)
        if known is not None:
            found.append((presence, known))
    wanted = look.wanted()
    for icon in icons:
        if GUN_ICON <= icon <= NARCOTICS_ICON and look.s.bank_goods[icon - GUN_ICON]:
            known = _good_for(look, icon - GUN_ICON, at)
            if known is not None:
                found.append((wanted[icon - GUN_ICON], known))
        elif icon == HORSE_HEAD and look.s.horse != look.seat:
            found.append((points.HORSE[look.act], Reason("horse_head", _from(at))))
    if packs and any(look.money):
        found.append((look.packs(packs), _saved(look, packs, at)))
    best = max(found, key=lambda each: each[0], default=None)
    return best[1] if best is not None and best[0] >= TELLING else None


def _from(at: str) -> dict[str, str]:
    """Where something comes from, so that equal things of two places are told apart; "" for an ability at hand."""
    return {"way": "place", "at": at} if at else {"way": "ability"}


def _presence(look: CardWorth, turf: int, at: str) -> Reason | None:
    """What one more own figure does to the majority of a turf."""
    counts = look.counts(turf)
    mine, name = counts[look.seat], look.s.data.areas[turf]
    held = leader(counts)
    most = max([n for seat, n in enumerate(counts) if seat != look.seat])
    if mine == most:
        return Reason("majority", {"turf": name, "at": at})
    if held not in (0, look.seat) and mine + 1 == most:
        return Reason("deny_majority", {"turf": name, "at": at, "rival": held})
    return Reason("majority_firm", {"turf": name, "at": at}) if held == look.seat and mine == most + 1 else None


# ---------------------------------------------------------------- cards in hand


def _good_for(look: CardWorth, kind: int, at: str = "") -> Reason | None:
    """The best job in sight that waits for the good."""
    s = look.s
    best, most = -1, 0.0
    for job in (*s.jobs[look.seat], *[job for job in s.job_row if job >= 0]):
        lacking = look.lacking(job)
        needed = kind == NARCOTICS or s.data.jobs[job].goods[kind] > look.goods[kind]
        worth = look.job(job) / (1 + lacking)
        if lacking and needed and worth > most:
            best, most = job, worth
    if best < 0:
        return None
    key = "good_last" if look.lacking(best) == 1 else "good_needed"
    return Reason(key, {"good": GOODS[kind], "job": s.data.jobs[best].id, "n": look.lacking(best), **_from(at)})


def _saved(look: CardWorth, packs: int, at: str = "") -> Reason:
    """Why money goes into the suitcase."""
    cards = [MONEY[kind] for kind in (3, 2, 1, 0) for _ in range(look.money[kind])]
    limit = look.s.data.hand_limits[look.act - 1]
    over = look.s.hand_size(look.seat) > limit
    return Reason("over_limit" if over else "saved", {"n": sum(cards[:packs]), "limit": limit, **_from(at)})


def _ability(look: CardWorth, choice: Choice, step: Any) -> Reason | None:
    icon = choice.value
    if icon == SUITCASE:
        return _saved(look, 1)
    if icon == HORSE_HEAD:
        return Reason("horse_head", _from(""))
    return _good_for(look, icon - GUN_ICON) if GUN_ICON <= icon <= NARCOTICS_ICON else None


def _packed(look: CardWorth, choice: Choice, step: Any) -> Reason | None:
    best = max([kind for kind in range(len(MONEY)) if look.money[kind]])
    if choice.value == best:
        return _saved(look, 1)
    return Reason("higher_card", {"card": MONEY[choice.value], "best": MONEY[best]})


def _discarded(look: CardWorth, choice: Choice, step: Any) -> Reason | None:
    """Why a card may go, or should not."""
    if choice.kind == "good":
        known = _good_for(look, choice.value)
        spare = look.good(choice.value) < points.KEPT_GOOD[look.act]
        return Reason("spare_good", {"good": GOODS[choice.value]}) if spare and known is None else None
    if choice.kind == "job":
        job = look.s.data.jobs[choice.value]
        lacking = look.lacking(choice.value)
        return Reason("far_job", {"job": job.id, "n": lacking}) if lacking > 1 else None
    if choice.kind == "ally":
        return Reason("ally_kept", {"ally": look.s.data.allies[choice.value].id, "n": ACTS - look.act})
    return Reason("small_card", {"card": MONEY[choice.value]}) if MONEY[choice.value] <= 2 else None


def _tribute(look: CardWorth, choice: Choice, step: Any) -> Reason | None:
    if look.act == ACTS and choice.kind != "money":
        return Reason("only_money", {"thing": choice.text.replace(" ", ":")})
    return _discarded(look, choice, step)


def _good(look: CardWorth, choice: Choice, step: Any) -> Reason | None:
    return _good_for(look, choice.value)


def _kept_job(look: CardWorth, choice: Choice, step: Any) -> Reason | None:
    job = look.s.data.jobs[choice.value]
    lacking = look.lacking(choice.value)
    return Reason("job_near" if lacking else "job_ready", {"job": job.id, "n": lacking}) if lacking < 2 else None


def _paid(look: CardWorth, choice: Choice, step: Any) -> Reason | None:
    return Reason("narcotics_wild", {}) if choice.value == NARCOTICS else None


# ---------------------------------------------------------------- rivals, markers, money


def _shot(look: CardWorth, choice: Choice, step: Any) -> Reason | None:
    s = look.s
    figure = figure_of(s, choice)
    seat = figure // FIGURES
    facts = {"figure": role(figure), "at": spot_name(s, s.where[figure])}
    for turf in sorted(look.tables.turfs_at[s.where[figure]], key=lambda each: -look.shift(each, seat, -1)):
        if leader(look.counts(turf)) == seat and seat:
            return Reason("breaks_majority", {**facts, "rival": seat, "turf": s.data.areas[turf]})
        if look.shift(turf, seat, -1) >= TELLING:
            return Reason("clears_way", {**facts, "turf": s.data.areas[turf]})
    return None


def _bomb(look: CardWorth, choice: Choice, step: Any) -> Reason | None:
    counts = look.counts(choice.value)
    name = look.s.data.areas[choice.value]
    if counts[look.seat]:
        return Reason("own_figures", {"turf": name, "n": counts[look.seat]})
    return Reason("many_gone", {"turf": name, "n": sum(counts[1:])})


def _marker(look: CardWorth, choice: Choice, step: Any) -> Reason | None:
    stack, name = look.s.stacks[choice.value], look.s.data.areas[choice.value]
    if dominant(stack) != look.seat and dominant((*stack, look.seat)) == look.seat:
        return Reason("dominance", {"turf": name, "n": int(points.BONUS)})
    return Reason("control", {"turf": name}) if look.s.controller(choice.value) != look.seat else None


def _removed(look: CardWorth, choice: Choice, step: Any) -> Reason | None:
    rival = look.s.controller(choice.value)
    return Reason("loses_control", {"rival": rival, "turf": look.s.data.areas[choice.value]})


def _bid(look: CardWorth, choice: Choice, step: Any) -> Reason | None:
    offered = sum([MONEY[pick.value] for pick in look.s.sealed[look.seat] if pick.kind == "money"])
    if choice.kind == "done":
        return Reason("bid_enough", {"n": offered}) if offered else Reason("bid_nothing", {})
    offered += MONEY[choice.value]
    return Reason("bid_card" if offered <= bidding.limit(look) else "bid_high", {"n": offered})


def _ally(look: CardWorth, choice: Choice, step: Any) -> Reason | None:
    ally = look.s.data.allies[choice.value]
    for effect in ally.effects:
        if effect.op == "take_goods" and CHOICE in effect.goods:
            known = _good_for(look, look.best_good(), ally.id)
            if known is not None:
                return known
    return Reason("ally_serves", {"ally": ally.id, "n": ACTS - look.act})


def _given(look: CardWorth, choice: Choice, step: Any) -> Reason | None:
    lowest = next((kind for kind in range(len(MONEY)) if look.money[kind]), 0)
    return Reason("small_card", {"card": MONEY[lowest]}) if choice.value == lowest else None


def _taxed(look: CardWorth, choice: Choice, step: Any) -> Reason | None:
    saved = look.s.suitcase[look.seat * KINDS : (look.seat + 1) * KINDS]
    lowest = next((kind for kind in range(len(MONEY)) if saved[kind]), 0)
    return Reason("small_card", {"card": MONEY[lowest]}) if choice.value == lowest else None


def _robbed(look: CardWorth, choice: Choice, step: Any) -> Reason | None:
    """Without a number: a suitcase is secret to all who have not kept count."""
    most = max([savings(look.s, rival) for rival in look.s.rivals(look.seat)])
    return Reason("rich_rival", {"rival": choice.value}) if savings(look.s, choice.value) == most else None


def _first(look: CardWorth, choice: Choice, step: WhoFirst) -> Reason | None:
    horse = HORSE_HEAD in look.s.data.businesses[step.business].front
    return Reason("horse_last", {}) if horse and choice.value != look.seat else None


WHY: Final[dict[str, Why]] = {
    "business.action": _action,
    "thug.business": _thug,
    "member.place": _member,
    "abilities": _ability,
    "front.first": _first,
    "front.business": _front,
    "back.business": _back,
    "back.turf": _back,
    "back.space": _back,
    "move.to": _moved,
    "neutral.place": _neutral,
    "suitcase.card": _packed,
    "discard.card": _discarded,
    "tribute.card": _tribute,
    "good.which": _good,
    "jobs.which": _kept_job,
    "job.pay": _paid,
    "gun_down.figure": _shot,
    "gun_down.turf": _bomb,
    "displace.figure": _shot,
    "control.place": _marker,
    "control.remove": _removed,
    "bid.card": _bid,
    "bribe.ally": _ally,
    "offer.card": _given,
    "tax.card": _taxed,
    "rob.rival": _robbed,
}
