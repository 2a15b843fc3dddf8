"""Reasons for or against a choice of Corleone's Empire: the most telling point, with its facts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cosca.bots.corleones_empire import bidding, tuning
from cosca.bots.corleones_empire.card_values import CardValues
from cosca.bots.corleones_empire.lookup_tables import ACTS
from cosca.bots.evaluator import Reason
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
from cosca.games.corleones_empire.rules.turf_war import prevailing
from cosca.kernel.choice import Choice

Why = Callable[[CardValues, Choice, Any], Reason | None]
TELLING: Final = 0.5  # points; smaller differences give no reason


def reason(survey: CardValues, choice: Choice, step: Any, best: bool) -> Reason | None:
    """Return what speaks for or against the choice; None if nothing special does. `best`: nothing scores higher."""
    why = WHY.get(step.key)
    if choice.kind in ("skip", "done") and step.key != "bid.card":
        return Reason("decline" if best else "gives_up", {})
    return why(survey, choice, step) if why else None


# ---------------------------------------------------------------- turns


def _action(survey: CardValues, choice: Choice, step: Any) -> Reason | None:
    s, menu = survey.s, survey.s.menu
    if choice.kind in ("job", "public"):
        return _job(survey, choice.value, choice.kind == "public")
    if choice.kind == "ally":
        return Reason("ally_now", {"ally": s.data.allies[choice.value].id})
    if survey.reserve == 1 and any([option.kind in ("job", "public", "ally") for option in s.listed or ()]):
        return Reason("last_figure", {})
    if choice.kind == "thug":
        free = [s.business_on(space) for space in empty_thug_spaces(s)]
        return _thug(survey, menu.business[max(free, key=survey.thug)], step)
    return (
        _member(survey, menu.place[max(empty_places(s), key=survey.member)], step) if choice.kind == "member" else None
    )


def _job(survey: CardValues, job: int, public: bool) -> Reason:
    card = survey.s.data.jobs[job]
    if survey.colours()[card.colour] > 0.3 * tuning.BONUS:
        facts = {"job": card.id, "colour": COLOURS[card.colour], "n": int(tuning.BONUS), "public": public}
        return Reason("job_colour", facts)
    money = sum([MONEY[kind] for kind in card.money])
    return Reason("job_public" if public else "job_money", {"job": card.id, "n": money})


def _thug(survey: CardValues, choice: Choice, step: Any) -> Reason | None:
    return _used_front(survey, choice.value, (survey.s.thug_space(choice.value) // 2,))


def _front(survey: CardValues, choice: Choice, step: Any) -> Reason | None:
    return _used_front(survey, choice.value, ())


def _used_front(survey: CardValues, business: int, turfs: tuple[int, ...]) -> Reason | None:
    s, side = survey.s, survey.ready.fronts[business]
    turf, at = s.thug_space(business) // 2, s.data.businesses[business].id
    best = _place(survey, at, turfs, side.others, side.packs)
    rival = s.controller(turf)
    if best is None and rival not in (0, survey.seat):
        return Reason("shares_front", {"rival": rival, "turf": s.data.areas[turf], "business": at})
    return best


def _member(survey: CardValues, choice: Choice, step: Any) -> Reason | None:
    at = survey.s.data.places[choice.value].id
    return _used_backs(survey, at, survey.ready.areas[choice.value], survey.ready.turfs[choice.value])


def _back(survey: CardValues, choice: Choice, step: Any) -> Reason | None:
    data = survey.s.data
    if choice.kind == "business":
        side = survey.ready.backs[choice.value]
        return _place(survey, data.businesses[choice.value].id, (), side.others, side.packs)
    if choice.kind == "place":
        return _used_backs(survey, data.places[choice.value].id, survey.ready.areas[choice.value], ())
    return _used_backs(survey, data.areas[choice.value], (choice.value,), ())


def _used_backs(survey: CardValues, at: str, areas: tuple[int, ...], turfs: tuple[int, ...]) -> Reason | None:
    sides = [survey.ready.backs[business] for area in areas for business in survey.s.businesses_in(area)]
    icons = tuple([icon for side in sides for icon in side.others])
    return _place(survey, at, turfs, icons, sum([side.packs for side in sides]))


def _moved(survey: CardValues, choice: Choice, step: Any) -> Reason | None:
    return _member(survey, choice, step) if choice.kind == "place" else _thug(survey, choice, step)


def _neutral(survey: CardValues, choice: Choice, step: Any) -> Reason | None:
    """Return the abilities that a neutral figure brings; for the Police Chief, whose lead it ties."""
    if choice.kind == "place":
        return _back(survey, choice, step)
    if choice.kind == "business":
        return _front(survey, choice, step)
    held = prevailing(survey.counts(choice.value))
    return (
        Reason("chief", {"rival": held, "turf": survey.s.data.areas[choice.value]})
        if held not in (0, survey.seat)
        else None
    )


def _place(survey: CardValues, at: str, turfs: tuple[int, ...], icons: tuple[int, ...], packs: int) -> Reason | None:
    """Return the best reason for a place: a majority, one denied to a rival, a good for a job, money saved."""
    reasons: list[tuple[float, Reason]] = []
    for turf in turfs:
        presence = survey.presence()[turf]
        known = _presence(survey, turf, at)
        if known is not None:
            reasons.append((presence, known))
    wanted = survey.wanted()
    for icon in icons:
        if GUN_ICON <= icon <= NARCOTICS_ICON and survey.s.bank_goods[icon - GUN_ICON]:
            known = good_for(survey, icon - GUN_ICON, at)
            if known is not None:
                reasons.append((wanted[icon - GUN_ICON], known))
        elif icon == HORSE_HEAD and survey.s.horse != survey.seat:
            reasons.append((tuning.HORSE[survey.act], Reason("horse_head", _from(at))))
    if packs and any(survey.money):
        reasons.append((survey.packs(packs), _saved(survey, packs, at)))
    best = max(reasons, key=lambda weighted: weighted[0], default=None)
    return best[1] if best is not None and best[0] >= TELLING else None


def _from(at: str) -> dict[str, str]:
    """Return the origin, so that equal things of two places can be distinguished; "" for an ability at hand."""
    return {"way": "place", "at": at} if at else {"way": "ability"}


def _presence(survey: CardValues, turf: int, at: str) -> Reason | None:
    """Return what one more figure of the seat does to the majority of a turf."""
    counts = survey.counts(turf)
    mine, name = counts[survey.seat], survey.s.data.areas[turf]
    held = prevailing(counts)
    most = max([n for seat, n in enumerate(counts) if seat != survey.seat])
    if mine == most:
        return Reason("majority", {"turf": name, "at": at})
    if held not in (0, survey.seat) and mine + 1 == most:
        return Reason("deny_majority", {"turf": name, "at": at, "rival": held})
    return Reason("majority_firm", {"turf": name, "at": at}) if held == survey.seat and mine == most + 1 else None


# ---------------------------------------------------------------- cards in hand


def good_for(survey: CardValues, kind: int, at: str = "") -> Reason | None:
    """Return the best job in hand or public that needs the good."""
    s = survey.s
    best, most = -1, 0.0
    for job in (*s.jobs[survey.seat], *[job for job in s.job_row if job >= 0]):
        lacking = survey.lacking(job)
        needed = kind == NARCOTICS or s.data.jobs[job].goods[kind] > survey.goods[kind]
        value = survey.job(job) / (1 + lacking)
        if lacking and needed and value > most:
            best, most = job, value
    if best < 0:
        return None
    key = "good_last" if survey.lacking(best) == 1 else "good_needed"
    return Reason(key, {"good": GOODS[kind], "job": s.data.jobs[best].id, "n": survey.lacking(best), **_from(at)})


def _saved(survey: CardValues, packs: int, at: str = "") -> Reason:
    """Return why money goes into the suitcase."""
    cards = [MONEY[kind] for kind in (3, 2, 1, 0) for _ in range(survey.money[kind])]
    limit = survey.s.data.hand_limits[survey.act - 1]
    over = survey.s.hand_size(survey.seat) > limit
    return Reason("over_limit" if over else "saved", {"n": sum(cards[:packs]), "limit": limit, **_from(at)})


def _ability(survey: CardValues, choice: Choice, step: Any) -> Reason | None:
    icon = choice.value
    if icon == SUITCASE:
        return _saved(survey, 1)
    if icon == HORSE_HEAD:
        return Reason("horse_head", _from(""))
    return good_for(survey, icon - GUN_ICON) if GUN_ICON <= icon <= NARCOTICS_ICON else None


def _packed(survey: CardValues, choice: Choice, step: Any) -> Reason | None:
    best = max([kind for kind in range(len(MONEY)) if survey.money[kind]])
    if choice.value == best:
        return _saved(survey, 1)
    return Reason("higher_card", {"card": MONEY[choice.value], "best": MONEY[best]})


def _discarded(survey: CardValues, choice: Choice, step: Any) -> Reason | None:
    """Return why a card may be discarded, or should not be."""
    if choice.kind == "good":
        return _spare(survey, choice.value)
    if choice.kind == "job":
        job = survey.s.data.jobs[choice.value]
        lacking = survey.lacking(choice.value)
        return Reason("far_job", {"job": job.id, "n": lacking}) if lacking > 1 else None
    if choice.kind == "ally":
        return Reason("ally_kept", {"ally": survey.s.data.allies[choice.value].id, "n": ACTS - survey.act})
    return Reason("small_card", {"card": MONEY[choice.value]}) if MONEY[choice.value] <= 2 else None


def _spare(survey: CardValues, kind: int) -> Reason | None:
    """Return why a good in hand is not needed: no job in sight uses it, or only one that is far from complete."""
    if survey.good(kind) >= tuning.KEPT_GOOD[survey.act] or kind == NARCOTICS:
        return None
    s = survey.s
    jobs = [job for job in (*s.jobs[survey.seat], *s.job_row) if job >= 0]
    users = [job for job in jobs if s.data.jobs[job].goods[kind] >= survey.goods[kind]]
    if not users:
        return Reason("spare_good", {"good": GOODS[kind]})
    nearest = min(users, key=survey.lacking)
    lacking = survey.lacking(nearest)
    facts = {"good": GOODS[kind], "job": s.data.jobs[nearest].id, "n": lacking}
    return Reason("far_good", facts) if lacking > 1 else None


def _tribute(survey: CardValues, choice: Choice, step: Any) -> Reason | None:
    if survey.act == ACTS and choice.kind != "money":
        return Reason("only_money", {"thing": choice.text.replace(" ", ":")})
    return _discarded(survey, choice, step)


def _good(survey: CardValues, choice: Choice, step: Any) -> Reason | None:
    return good_for(survey, choice.value)


def _kept_job(survey: CardValues, choice: Choice, step: Any) -> Reason | None:
    job = survey.s.data.jobs[choice.value]
    lacking = survey.lacking(choice.value)
    return Reason("job_near" if lacking else "job_ready", {"job": job.id, "n": lacking}) if lacking < 2 else None


def _paid(survey: CardValues, choice: Choice, step: Any) -> Reason | None:
    return Reason("narcotics_wild", {}) if choice.value == NARCOTICS else None


# ---------------------------------------------------------------- rivals, markers, money


def _shot(survey: CardValues, choice: Choice, step: Any) -> Reason | None:
    s = survey.s
    figure = figure_of(s, choice)
    seat = figure // FIGURES
    facts = {"figure": role(figure), "at": spot_name(s, s.where[figure])}
    for turf in sorted(survey.ready.turfs_at[s.where[figure]], key=lambda each: -survey.shift(each, seat, -1)):
        if prevailing(survey.counts(turf)) == seat and seat:
            return Reason("breaks_majority", {**facts, "rival": seat, "turf": s.data.areas[turf]})
        if survey.shift(turf, seat, -1) >= TELLING:
            return Reason("clears_way", {**facts, "turf": s.data.areas[turf]})
    return None


def _bomb(survey: CardValues, choice: Choice, step: Any) -> Reason | None:
    counts = survey.counts(choice.value)
    name = survey.s.data.areas[choice.value]
    if counts[survey.seat]:
        return Reason("own_figures", {"turf": name, "n": counts[survey.seat]})
    return Reason("many_gone", {"turf": name, "n": sum(counts[1:])})


def _marker(survey: CardValues, choice: Choice, step: Any) -> Reason | None:
    stack, name = survey.s.stacks[choice.value], survey.s.data.areas[choice.value]
    if dominant(stack) != survey.seat and dominant((*stack, survey.seat)) == survey.seat:
        return Reason("dominance", {"turf": name, "n": int(tuning.BONUS)})
    return Reason("control", {"turf": name}) if survey.s.controller(choice.value) != survey.seat else None


def _removed(survey: CardValues, choice: Choice, step: Any) -> Reason | None:
    rival = survey.s.controller(choice.value)
    return Reason("loses_control", {"rival": rival, "turf": survey.s.data.areas[choice.value]})


def _bid(survey: CardValues, choice: Choice, step: Any) -> Reason | None:
    offered = sum([MONEY[pick.value] for pick in survey.s.sealed[survey.seat] if pick.kind == "money"])
    if choice.kind == "done":
        return Reason("bid_enough", {"n": offered}) if offered else Reason("bid_nothing", {})
    offered += MONEY[choice.value]
    return Reason("bid_card" if offered <= bidding.limit(survey) else "bid_high", {"n": offered})


def _ally(survey: CardValues, choice: Choice, step: Any) -> Reason | None:
    ally = survey.s.data.allies[choice.value]
    for effect in ally.effects:
        if effect.op == "take_goods" and CHOICE in effect.goods:
            known = good_for(survey, survey.best_good(), ally.id)
            if known is not None:
                return known
    return Reason("ally_serves", {"ally": ally.id, "n": ACTS - survey.act})


def _given(survey: CardValues, choice: Choice, step: Any) -> Reason | None:
    lowest = next((kind for kind in range(len(MONEY)) if survey.money[kind]), 0)
    return Reason("small_card", {"card": MONEY[lowest]}) if choice.value == lowest else None


def _taxed(survey: CardValues, choice: Choice, step: Any) -> Reason | None:
    saved = survey.s.suitcase[survey.seat * KINDS : (survey.seat + 1) * KINDS]
    lowest = next((kind for kind in range(len(MONEY)) if saved[kind]), 0)
    return Reason("small_card", {"card": MONEY[lowest]}) if choice.value == lowest else None


def _robbed(survey: CardValues, choice: Choice, step: Any) -> Reason | None:
    """Return the reason without a number: a suitcase is secret to everyone who has not kept count."""
    most = max([savings(survey.s, rival) for rival in survey.s.rivals(survey.seat)])
    return Reason("rich_rival", {"rival": choice.value}) if savings(survey.s, choice.value) == most else None


def _first(survey: CardValues, choice: Choice, step: WhoFirst) -> Reason | None:
    horse = HORSE_HEAD in survey.s.data.businesses[step.business].front
    return Reason("horse_last", {}) if horse and choice.value != survey.seat else None


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
