"""Moving cards: every change of hands, suitcases, bank and decks goes through here (N3 to N5, W9, W13, W17)."""

from __future__ import annotations

from cosca.games.corleones_empire.components.data import NARCOTICS
from cosca.games.corleones_empire.rules import events
from cosca.games.corleones_empire.rules.event_types import DiscardReason
from cosca.games.corleones_empire.rules.state import BOX, KINDS, EmpireState
from cosca.kernel.choice import Choice

# ---------------------------------------------------------------- money: exact cards, no change (N4)


def at_hand(s: EmpireState, kind: int) -> int:
    """Return the card that the bank gives for a money card due: that one or the next lower; -1 if none (W17)."""
    while kind >= 0 and not s.bank_money[kind]:
        kind -= 1
    return kind


def take_money(s: EmpireState, seat: int, due: int) -> None:
    """Move a money card from the bank to the hand."""
    kind = at_hand(s, due)
    if kind >= 0:
        s.bank_money[kind] -= 1
        s.money[seat * KINDS + kind] += 1
        events.money_taken(s, seat, kind, due)


def bank_to_suitcase(s: EmpireState, seat: int, due: int) -> None:
    """Move a money card from the bank into the suitcase, shown (H32)."""
    kind = at_hand(s, due)
    if kind >= 0:
        s.bank_money[kind] -= 1
        s.suitcase[seat * KINDS + kind] += 1
        events.banked(s, seat, kind, due)


def pack(s: EmpireState, seat: int, kind: int) -> None:
    """Move a money card from the hand into the suitcase, shown (B2, N3)."""
    s.money[seat * KINDS + kind] -= 1
    s.suitcase[seat * KINDS + kind] += 1
    events.packed(s, seat, kind)


def suitcase_to_bank(s: EmpireState, seat: int, kind: int) -> None:
    """Move a money card from the suitcase to the bank, shown."""
    s.suitcase[seat * KINDS + kind] -= 1
    s.bank_money[kind] += 1
    events.suitcase_paid(s, seat, kind)


def has_money(s: EmpireState, seat: int) -> bool:
    """Return whether the seat has a money card in hand."""
    return any(s.money[seat * KINDS : seat * KINDS + KINDS])


def has_savings(s: EmpireState, seat: int) -> bool:
    """Return whether there is a money card in the seat's suitcase."""
    return any(s.suitcase[seat * KINDS : seat * KINDS + KINDS])


def money_choices(s: EmpireState, seat: int) -> list[Choice]:
    """Return the money cards in hand, each kind once."""
    return [s.menu.money[kind] for kind in range(KINDS) if s.money[seat * KINDS + kind]]


# ---------------------------------------------------------------- goods and discards


def take_good(s: EmpireState, seat: int, kind: int) -> None:
    """Move a good from the bank to the hand; an empty pile gives nothing (N5)."""
    if s.bank_goods[kind]:
        s.bank_goods[kind] -= 1
        s.goods[seat * KINDS + kind] += 1
        events.good_taken(s, seat, kind)


def hand_choices(s: EmpireState, seat: int) -> list[Choice]:
    """Return every kind of card in the hand, once."""
    at = seat * KINDS
    choices = money_choices(s, seat)
    choices += [s.menu.good[kind] for kind in range(KINDS) if s.goods[at + kind]]
    choices += [s.menu.job[job] for job in sorted(set(s.jobs[seat]))]
    choices += [s.menu.ally[ally] for ally in s.allies(seat)]
    return choices


def in_hand(s: EmpireState, seat: int, card: Choice) -> int:
    """Return how many of that card the seat has in hand."""
    if card.kind == "money":
        return s.money[seat * KINDS + card.value]
    if card.kind == "good":
        return s.goods[seat * KINDS + card.value]
    return s.jobs[seat].count(card.value) if card.kind == "job" else 1


def discard(s: EmpireState, seat: int, card: Choice, why: DiscardReason) -> None:
    """Discard a card of the hand: money and goods to the bank, a job to the discards, an ally to the box (W13)."""
    at = seat * KINDS + card.value
    if card.kind == "money":
        s.money[at] -= 1
        s.bank_money[card.value] += 1
    elif card.kind == "good":
        s.goods[at] -= 1
        s.bank_goods[card.value] += 1
    elif card.kind == "job":
        drop_job(s, seat, card.value)
        s.job_discards.append(card.value)
    else:
        s.ally_at[card.value] = BOX
    events.discarded(s, seat, card, why)


def shortage(s: EmpireState, seat: int, cost: tuple[int, int, int]) -> int:
    """Return how many goods of the cost the seat lacks."""
    at = seat * KINDS
    missing = 0
    for kind in range(3):
        due = cost[kind] - s.goods[at + kind]
        if due > 0:
            missing += due
    return missing


def payable(s: EmpireState, seat: int, cost: tuple[int, int, int]) -> bool:
    """Return whether goods and Narcotics cover the cost (F10)."""
    return shortage(s, seat, cost) <= s.goods[seat * KINDS + NARCOTICS]


# ---------------------------------------------------------------- jobs


def drop_job(s: EmpireState, seat: int, job: int) -> None:
    """Remove a job from the hand."""
    left = list(s.jobs[seat])
    left.remove(job)
    s.jobs[seat] = tuple(left)


def gain_job(s: EmpireState, seat: int, job: int) -> None:
    """Add a job to the hand, unseen by the others."""
    s.jobs[seat] = tuple(sorted((*s.jobs[seat], job)))
    events.job_gained(s, seat, job)


def top_job(s: EmpireState) -> int:
    """Draw the top job; the discards are shuffled first if the deck is empty; -1 with no card left (N5)."""
    if not s.job_deck:
        if not s.job_discards:
            return -1
        s.job_deck = sorted(s.job_discards)
        s.job_discards = []
        s.shuffle(s.job_deck)
        events.jobs_shuffled(s)
    return s.job_deck.pop()


def jobs_left(s: EmpireState) -> bool:
    """Return whether a job can be drawn."""
    return bool(s.job_deck or s.job_discards)
