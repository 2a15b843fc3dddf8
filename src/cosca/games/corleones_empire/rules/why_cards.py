"""Why cards, goods and abilities cannot be chosen (sections B, F, R, D)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosca.games.corleones_empire.components.data import (
    EXCHANGE,
    GOODS,
    GUN_ICON,
    HORSE_HEAD,
    ICONS,
    JOB,
    MONEY,
    NARCOTICS,
    SUITCASE,
)
from cosca.games.corleones_empire.rules import answers
from cosca.games.corleones_empire.rules.state import HAND, KINDS, PLAYED, ROW, EmpireState
from cosca.games.corleones_empire.rules.why import because, number_of
from cosca.kernel.why_not import split

if TYPE_CHECKING:
    from cosca.kernel.messages import RuleMessage

MONEY_IDS: Final[dict[str, int]] = {str(n): kind for kind, n in enumerate(MONEY)}
GOOD_IDS: Final[dict[str, int]] = {good: kind for kind, good in enumerate(GOODS)}


def money_of(element: str) -> int:
    """Return the kind of money card of an element; -1 if it is none."""
    return number_of(MONEY_IDS, element, "money")


def good_of(element: str) -> int:
    """Return the kind of good of an element; -1 if it is none."""
    return number_of(GOOD_IDS, element, "good")


def ally_of(s: EmpireState, element: str) -> int:
    """Return the ally of an element; -1 if it is none."""
    return number_of(s.data.ally_index, element, "ally")


# ---------------------------------------------------------------- cards of the hand and the suitcase


def no_ally(s: EmpireState, seat: int, element: str, rules: str) -> RuleMessage | None:
    """Return the reason: an ally in the seat's hand is needed (F12, H15)."""
    ally = ally_of(s, element)
    if ally < 0:
        return None
    at, id = s.ally_at[ally], s.data.allies[ally].id
    if at == PLAYED + seat:
        return because("why-ally-played", f"{rules} H15", ally=id)
    if at == ROW:
        return because("why-ally-row", f"{rules} R2", ally=id)
    return because("why-ally-hand", rules, ally=id)


def no_money(s: EmpireState, seat: int, element: str, rules: str) -> RuleMessage | None:
    """Return the reason: a money card in the seat's hand is needed."""
    return None if money_of(element) < 0 else because("why-card-hand", rules, element=element)


def no_card(s: EmpireState, seat: int, element: str, rules: str) -> RuleMessage | None:
    """Return the reason: a card in the seat's hand is needed, and one that is not picked already."""
    kind, id = split(element)
    if kind == "ally" and ally_of(s, element) >= 0:
        held = s.ally_at[ally_of(s, element)] == HAND + seat
        return because("why-card-picked", rules, element=element) if held else no_ally(s, seat, element, rules)
    if kind == "money" and money_of(element) >= 0:
        held = s.money[seat * KINDS + money_of(element)] > 0
    elif kind == "good" and good_of(element) >= 0:
        held = s.goods[seat * KINDS + good_of(element)] > 0
    elif kind == "job" and id in s.data.job_index:
        held = s.data.job_index[id] in s.jobs[seat]
    else:
        return None
    return because("why-card-picked" if held else "why-card-hand", rules, element=element)


def no_savings(s: EmpireState, seat: int, element: str, rules: str) -> RuleMessage | None:
    """Return the reason: a money card in the seat's suitcase is needed, and one that is not picked already."""
    kind = money_of(element)
    if kind < 0:
        return None
    held = s.suitcase[seat * KINDS + kind] > 0
    return because("why-card-picked" if held else "why-card-suitcase", rules, element=element)


# ---------------------------------------------------------------- jobs and goods


def no_job(s: EmpireState, seat: int, element: str) -> RuleMessage | None:
    """Return the reason: a job of the hand or of the public ones, whose goods the seat can pay, is needed (F9, F10)."""
    job = number_of(s.data.job_index, element, "job")
    if job < 0:
        return None
    id = s.data.jobs[job].id
    if job not in s.jobs[seat] and job not in s.job_row:
        return because("why-job-elsewhere", "F9", job=id)
    against = answers.job_for(s, seat, job)
    if against["narcotics"]:
        return because("why-job-wild", "F9 F10", job=id, goods=against["missing"], n=against["narcotics"])
    return because("why-job-goods", "F9 F10", job=id, goods=against["missing"])


def not_looked_at(s: EmpireState, element: str) -> RuleMessage | None:
    """Return the reason: a job that the seat looks at is needed (B3, H19)."""
    job = number_of(s.data.job_index, element, "job")
    return None if job < 0 else because("why-job-looked", "B3 H19", job=s.data.jobs[job].id)


def no_choice(s: EmpireState, element: str) -> RuleMessage | None:
    """Return the reason: a good that can be chosen, and that the bank has, is needed (H13, H18)."""
    kind = good_of(element)
    if kind < 0:
        return None
    if kind == NARCOTICS:
        return because("why-good-never", "H18", good=GOODS[kind])
    return because("why-good-bank", "H13 N5", good=GOODS[kind])


def not_due(s: EmpireState, seat: int, element: str, cost: tuple[int, int, int]) -> RuleMessage | None:
    """The good that is due, or Narcotics that the rest of the cost does not need (F10)."""
    kind = good_of(element)
    if kind < 0:
        return None
    due = next(each for each in range(3) if cost[each])
    if kind not in (due, NARCOTICS):
        return because("why-good-due", "F9 F10", good=GOODS[kind], due=GOODS[due])
    if not s.goods[seat * KINDS + kind]:
        return because("why-card-hand", "F9 F10", element=element)
    return because("why-good-needed", "F10", good=GOODS[kind])


# ---------------------------------------------------------------- abilities, and the allies for sale


def no_icon(s: EmpireState, icons: tuple[int, ...], element: str) -> RuleMessage | None:
    """Return the reason: an icon that was not used yet and would do something is needed (B1, W3, W13, W23)."""
    icon = number_of(s.data.icon_index, element, "icon")
    if icon < 0:
        return None
    if icon not in icons:
        return because("why-icon-absent", "B1 W3", icon=ICONS[icon])
    lacks = "cards"
    if icon == SUITCASE:
        lacks = "money"
    elif icon == JOB:
        lacks = "job"
    elif icon == HORSE_HEAD:
        lacks = "horse"
    elif icon < EXCHANGE:
        lacks = "good" if icon >= GUN_ICON else "bank"
    return because("why-icon-idle", "W13" if lacks == "cards" else "W23", icon=ICONS[icon], lacks=lacks)


def not_for_sale(s: EmpireState, seat: int, element: str) -> RuleMessage | None:
    """Return the reason: an ally that lies face up is needed (R2)."""
    ally = ally_of(s, element)
    return None if ally < 0 else because("why-ally-sale", "R2", ally=s.data.allies[ally].id)
