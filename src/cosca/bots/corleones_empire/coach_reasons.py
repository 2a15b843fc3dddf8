"""Reasons of the coach of Corleone's Empire for the choice that it advises, from the facts of the choice."""

from __future__ import annotations

from typing import Any, Final

from cosca.bots.corleones_empire import tuning
from cosca.bots.corleones_empire.card_values import CardValues
from cosca.bots.corleones_empire.reasons import good_for
from cosca.bots.evaluator import Reason
from cosca.games.corleones_empire.components.printed import (
    DISCARD_1,
    DISCARD_3,
    EXCHANGE,
    GOODS,
    GUN_ICON,
    HORSE_HEAD,
    JOB,
    MONEY,
    MONEY_1,
    NARCOTICS_ICON,
)
from cosca.games.corleones_empire.rules.effects import Accept, effects_of
from cosca.games.corleones_empire.rules.family_business import MoneyWhen
from cosca.games.corleones_empire.rules.figures import empty_places, empty_thug_spaces, figure_of
from cosca.games.corleones_empire.rules.state import FIGURES
from cosca.kernel.choice import Choice

# What says too little, or speaks against a choice that is advised anyway.
AGAINST: Final = frozenset(("shares_front", "ally_kept"))
DISCARDED_FOR: Final = (5, 5, 8)  # dollars for 1, 2 and 3 cards (B6)


def better(survey: CardValues, choice: Choice, step: Any) -> Reason | None:
    """Return what a learner needs to know and the usual reason does not say."""
    if step.key == "business.action" and choice.kind == "ally" and survey.reserve > 1 and survey.pays(choice.value):
        ally = survey.s.data.allies[choice.value]
        money = sum([MONEY[kind] for effect in ally.effects for kind in effect.cards])
        return Reason("ally_first", {"ally": ally.id, "n": money})
    return None


def fallback(survey: CardValues, choice: Choice, step: Any) -> Reason | None:
    """Return what the choice brings, where nothing else speaks for it."""
    if choice.kind in ("skip", "done"):
        return None
    if step.key == "abilities":
        return _icon(survey, choice.value)
    if step.key == "effect.use":
        return _effect(survey, step)
    if step.key == "job.money":
        return Reason("money_packs" if _packs(survey, step) else "money_first", {})
    if step.key == "jobs.which":
        return _job(survey, choice)
    if step.key == "front.first":
        return Reason("own_first", {"rival": step.controller}) if choice.value == survey.seat else None
    if step.key in ("tribute.card", "discard.card"):
        return _least(survey, choice, step.key == "tribute.card")
    if step.key == "good.which":
        return Reason("spare_taken", {"good": GOODS[choice.value]})
    if step.key == "control.place":
        return _marker(survey, choice.value)
    if step.key in ("gun_down.figure", "displace.figure"):
        return _target(survey, choice)
    return _figure(survey, choice, step)


# ---------------------------------------------------------------- abilities and effects


def _icon(survey: CardValues, icon: int) -> Reason | None:
    if MONEY_1 <= icon < GUN_ICON:
        return Reason("takes_money", {"n": MONEY[icon - MONEY_1]})
    if icon == JOB:
        return Reason("draws_jobs", {"n": 2})
    if icon == EXCHANGE:
        needed = good_for(survey, survey.best_good())
        if needed is None:
            return Reason("exchanges", {})
        return Reason("exchanges_for", {"good": needed.facts["good"], "job": needed.facts["job"]})
    if DISCARD_1 <= icon <= DISCARD_3:
        n = icon - DISCARD_1
        return Reason("discards", {"n": n + 1, "money": DISCARDED_FOR[n]})
    if GUN_ICON <= icon <= NARCOTICS_ICON:
        return Reason("spare_taken", {"good": GOODS[icon - GUN_ICON]})
    return None


def _effect(survey: CardValues, step: Accept) -> Reason | None:
    effect = effects_of(survey.s, step.card)[step.index]
    money = sum([MONEY[kind] for kind in effect.cards])
    if effect.op == "take_money":
        return Reason("takes_money", {"n": money})
    if effect.op == "control_bonus":
        return Reason("takes_money", {"n": money * min(effect.most, survey.s.controlled(survey.seat))})
    if effect.op == "bank_to_suitcase":
        return Reason("packs_money", {"n": money})
    if effect.op == "take_goods":
        return good_for(survey, survey.best_good()) or Reason("takes_goods", {"n": len(effect.goods)})
    if effect.op == "draw_jobs":
        return Reason("draws_jobs", {"n": effect.look})
    if effect.op == "horse_head":
        return Reason("horse_head", {"way": "ability"})
    if effect.op == "trade":
        return Reason("horse_head", {"way": "ability"}) if effect.icon == HORSE_HEAD else _icon(survey, effect.icon)
    return Reason("rivals_pay", {}) if effect.op in ("offer", "rival_suitcase") else None


def _packs(survey: CardValues, step: MoneyWhen) -> bool:
    """Return whether the ability of the job can put money into the suitcase."""
    return any([effect.op == "suitcase" for effect in survey.s.data.jobs[step.job].effects])


# ---------------------------------------------------------------- cards


def _job(survey: CardValues, choice: Choice) -> Reason:
    """Return what is good about a job that is kept: it pays more than the others, or needs fewer goods."""
    s = survey.s
    jobs = [other.value for other in s.listed or () if other.kind == "job"] or [choice.value]
    paid = {job: sum([MONEY[kind] for kind in s.data.jobs[job].money]) for job in jobs}
    facts = {"job": s.data.jobs[choice.value].id, "n": paid[choice.value], "lacking": survey.lacking(choice.value)}
    if paid[choice.value] > max([n for job, n in paid.items() if job != choice.value], default=0):
        return Reason("job_pays", facts)
    return Reason("job_fits", facts)


def _least(survey: CardValues, choice: Choice, tribute: bool) -> Reason:
    limit = survey.s.data.hand_limits[survey.act - 1]
    if choice.kind == "money":
        return Reason("least_money", {"card": MONEY[choice.value]})
    facts = {"thing": choice.text.replace(" ", ":"), "limit": limit}
    return Reason("least_kept" if tribute else "least_card", facts)


# ---------------------------------------------------------------- turfs


def _marker(survey: CardValues, turf: int) -> Reason:
    stack = survey.s.stacks[turf]
    most = max([stack.count(seat) for seat in set(stack) if seat != survey.seat], default=0)
    facts = {"turf": survey.s.data.areas[turf], "n": stack.count(survey.seat) + 1, "most": most}
    return Reason("marker_more", {**facts, "money": int(tuning.BONUS)})


def _target(survey: CardValues, choice: Choice) -> Reason | None:
    """Return the figures of a rival in the turf where one is removed, against those of the seat."""
    s, figure = survey.s, figure_of(survey.s, choice)
    turfs, seat = survey.ready.turfs_at[s.where[figure]], figure // FIGURES
    if not turfs or not seat:
        return None
    turf = max(turfs, key=lambda each: survey.shift(each, seat, -1))
    counts = survey.counts(turf)
    return Reason("shot_count", {"rival": seat, "turf": s.data.areas[turf], "n": counts[seat] - 1})


def _figure(survey: CardValues, choice: Choice, step: Any) -> Reason | None:
    """Return how the figures in a turf stand after one more of the seat."""
    s = survey.s
    if step.key == "business.action" and choice.kind == "thug":
        free = [s.business_on(space) for space in empty_thug_spaces(s)]
        choice = s.menu.business[max(free, key=survey.thug)]
    elif step.key == "business.action" and choice.kind == "member":
        choice = s.menu.place[max(empty_places(s), key=survey.member)]
    elif step.key not in ("thug.business", "member.place", "move.to"):
        return None
    if choice.kind == "place":
        at, turfs = s.data.places[choice.value].id, survey.ready.turfs[choice.value]
    else:
        at, turfs = s.data.businesses[choice.value].id, (s.thug_space(choice.value) // 2,)
    if not turfs:
        return None
    turf = max(turfs, key=survey.presence().__getitem__)
    counts = survey.counts(turf)
    most = max([n for seat, n in enumerate(counts) if seat != survey.seat])
    return Reason("figure_counts", {"at": at, "turf": s.data.areas[turf], "n": counts[survey.seat] + 1, "most": most})
