"""Checks that the table of a state read from a document fits the steps on its stack.

A state reached by the rules has no faults.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cosca.games.corleones_empire.rules import cards
from cosca.games.corleones_empire.rules.abilities import CARDS_TO_DISCARD, KeepJob, Payoff
from cosca.games.corleones_empire.rules.acts import LAST_ACT
from cosca.games.corleones_empire.rules.bribery import Bribes
from cosca.games.corleones_empire.rules.businesses import Abilities, DeclareFront, WhoFirst
from cosca.games.corleones_empire.rules.effects import PLAIN, Accept, Effects, effects_of
from cosca.games.corleones_empire.rules.effects_board import FrontBusiness
from cosca.games.corleones_empire.rules.effects_figures import DisplaceTo, MoveOwnTo, PlaceNeutral
from cosca.games.corleones_empire.rules.effects_rivals import Offers
from cosca.games.corleones_empire.rules.family_business import (
    Action,
    JobDone,
    MoneyWhen,
    PayGoods,
    PlayMember,
    PlayThug,
    Reward,
)
from cosca.games.corleones_empire.rules.names import ALLY
from cosca.games.corleones_empire.rules.state import DON, FIGURES, HUDSON, PLACE, POLICE_CHIEF, TURF, TURFS, EmpireState
from cosca.games.corleones_empire.rules.tribute import TributeCards, excess
from cosca.kernel.soundness import step_faults
from cosca.kernel.steps import Sealed


def faults(s: EmpireState) -> list[str]:
    """Return contradictions between the table and its steps."""
    return step_faults(s, _FAULTS) + _moment(s)


def _moment(s: EmpireState) -> list[str]:
    """Check that the cards set aside and the act fit the stack as a whole."""
    keys = [step.key for step in s.stack]
    problems: list[str] = []
    if (s.aside >= 0) != ("job.done" in keys):
        problems.append("a job must be set aside while it is carried out, and only then")
    if bool(s.looked) != any([key in ("jobs.keep", "jobs.which") for key in keys]):
        problems.append("jobs must be looked at while some are to be kept, and only then")
    if any(s.bids) and "bribes" not in keys:
        problems.append("revealed bids need a bribery in progress")
    if keys and (s.act == 0) != (keys[0] == "setup"):
        problems.append(f"{keys[0]}: it is act {s.act}")
    if s.act == LAST_ACT and any([key in ("bribery", "bid.card", "bribes") for key in keys]):
        problems.append("the last act has no bribery")
    if "turf_war" in keys and "bribery" not in keys and s.act < LAST_ACT:
        problems.append("bribery must follow the turf war")
    return problems


# ---------------------------------------------------------------- turns and jobs


def _action(s: EmpireState, step: Action) -> str:
    return "" if s.figures(step.seat) else "the seat has no figure in reserve"


def _thug(s: EmpireState, step: PlayThug) -> str:
    thugs = [figure for figure in s.figures(step.seat) if figure % FIGURES < DON]
    return "" if thugs else "the seat has no Thug in reserve"


def _member(s: EmpireState, step: PlayMember) -> str:
    members = [figure for figure in s.figures(step.seat) if figure % FIGURES >= DON]
    return "" if members else "the seat has no Family Member in reserve"


def _pay(s: EmpireState, step: PayGoods) -> str:
    if step.job not in (s.job_row if step.public else s.jobs[step.seat]):
        return "the job is not there"
    due = s.data.jobs[step.job].goods
    fits = any(step.cost) and all([n <= most for n, most in zip(step.cost, due, strict=True)])
    return "" if fits and cards.payable(s, step.seat, step.cost) else "this cost cannot be due"


def _aside(s: EmpireState, job: int) -> str:
    return "" if job == s.aside else "the job is not set aside"


def _job_done(s: EmpireState, step: JobDone) -> str:
    return _aside(s, step.job)


def _money_when(s: EmpireState, step: MoneyWhen) -> str:
    return _aside(s, step.job)


def _reward(s: EmpireState, step: Reward) -> str:
    return _aside(s, step.job)


def _card(s: EmpireState, card: int) -> str:
    """Check that it is the job set aside, or a played ally."""
    if len(s.data.jobs) <= card < ALLY:
        return "there is no such card"
    job = card < ALLY
    fits = job == any([step.key == "job.done" for step in s.stack]) and (not job or card == s.aside)
    return "" if fits else "the card is not the one being carried out"


def _effects(s: EmpireState, step: Effects) -> str:
    problem = _card(s, step.card)
    return problem or ("" if step.index <= len(effects_of(s, step.card)) else "the card has no such effect")


def _accept(s: EmpireState, step: Accept) -> str:
    problem = _card(s, step.card)
    if problem:
        return problem
    ops = [effect.op for effect in effects_of(s, step.card)]
    return "" if step.index < len(ops) and ops[step.index] in PLAIN else "the card has no such effect"


# ---------------------------------------------------------------- businesses and figures


def _closed(s: EmpireState, *businesses: int) -> str:
    """Check that each business has its Thug space on the board."""
    shut = [business for business in businesses if business >= TURFS and business not in s.tile_at]
    return "the business is not open" if shut else ""


def _abilities(s: EmpireState, step: Abilities) -> str:
    at = step.at
    if at is None:
        return ""  # older documents lack it
    if at >= PLACE:
        fits = not step.front and (at >= TURF or at - PLACE < len(s.member_on))
    else:
        fits = at < 2 * TURFS and s.business_on(at) >= 0
    return "" if fits else "there are no such icons on the board"


def _front_business(s: EmpireState, step: FrontBusiness) -> str:
    return _closed(s, *step.used) if step.emptied is None else _closed(s, step.emptied, *step.used)


def _declare(s: EmpireState, step: DeclareFront) -> str:
    return _closed(s, step.business)


def _who_first(s: EmpireState, step: WhoFirst) -> str:
    if _closed(s, step.business):
        return "the business is not open"
    holds = s.controller(s.thug_space(step.business) // 2) == step.controller != step.seat
    return "" if holds else "no rival controls its turf"


def _displaced(s: EmpireState, step: DisplaceTo) -> str:
    return "" if s.where[step.figure] >= 0 else "the figure is not on the board"


def _moved(s: EmpireState, step: MoveOwnTo) -> str:
    own = step.figure // FIGURES == step.seat
    return "" if own and s.where[step.figure] >= 0 else "the figure is not the seat's, or not on the board"


def _neutral(s: EmpireState, step: PlaceNeutral) -> str:
    fits = step.figure <= POLICE_CHIEF and s.where[step.figure] != HUDSON
    return "" if fits else "the figure cannot be placed"


# ---------------------------------------------------------------- cards


def _payoff(s: EmpireState, step: Payoff) -> str:
    return "" if step.icon in CARDS_TO_DISCARD else "this icon takes no cards"


def _keep(s: EmpireState, step: KeepJob) -> str:
    return "" if len(s.looked) > step.keep else "there is nothing to choose"


def _savings(s: EmpireState, step: Sealed[EmpireState]) -> str:
    return "" if all([cards.has_savings(s, seat) for seat in step.seats]) else "a suitcase is empty"


def _offers(s: EmpireState, step: Offers) -> str:
    fits = step.to not in step.seats and all([cards.has_money(s, seat) for seat in step.seats])
    return "" if fits else "a seat has nothing to offer"


def _tribute(s: EmpireState, step: TributeCards) -> str:
    return "" if all([excess(s, seat) > 0 for seat in step.seats]) else "a seat has nothing to give up"


def _bribes(s: EmpireState, step: Bribes) -> str:
    return "" if len(set(step.queue)) == len(step.queue) else "a seat bids twice"


_FAULTS: Final[dict[str, Callable[[EmpireState, Any], str]]] = {
    "abilities": _abilities,
    "bid.card": _savings,
    "bribes": _bribes,
    "business.action": _action,
    "card.effects": _effects,
    "discard.payoff": _payoff,
    "displace.to": _displaced,
    "effect.use": _accept,
    "front.business": _front_business,
    "front.first": _who_first,
    "front.use": _declare,
    "job.done": _job_done,
    "job.money": _money_when,
    "job.pay": _pay,
    "job.reward": _reward,
    "jobs.which": _keep,
    "member.place": _member,
    "move.to": _moved,
    "neutral.place": _neutral,
    "offer.card": _offers,
    "tax.card": _savings,
    "thug.business": _thug,
    "tribute.card": _tribute,
}
