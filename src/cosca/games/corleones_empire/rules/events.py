"""The event vocabulary: one function for each kind of event; no other module of the rules creates events.

Each function does nothing without an event list. It takes the numbers that the rules use; names and lists are built
only for the list. `seat` is the owner of the piece or card, `by` the seat that acted. Kinds and facts are part of the
scenario format and stored in databases: they are never renamed and never change their meaning.
`event_types` declares the facts of each kind, `words/<language>/events.ftl` has its sentence.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosca.games.corleones_empire.components.data import FAMILIES, GOODS, MONEY
from cosca.games.corleones_empire.documents.types_choices import JobTerms
from cosca.games.corleones_empire.rules import event_types as types
from cosca.games.corleones_empire.rules.names import (
    card_id,
    card_kind,
    colour_name,
    element,
    icon_names,
    job_facts,
    role,
    spot_name,
)
from cosca.games.corleones_empire.rules.state import FIGURES, EmpireState
from cosca.games.corleones_empire.rules.turns import card_facts, turn
from cosca.kernel.events import Event

if TYPE_CHECKING:
    from cosca.games.corleones_empire.documents.types import Count
    from cosca.kernel.choice import Choice

EVENT_VOCABULARY: Final = 2  # 1: without `by` and the other facts that sentences need


class SeenJob(JobTerms):
    """The private part of `JobSeen`: which job it is."""

    seen: bool


# ---------------------------------------------------------------- set-up and acts


def family(s: EmpireState, seat: int, family: int) -> None:
    """Emit an event: the seat is this family (S6)."""
    if s.out is not None:
        s.out.append(Event("family", types.Family(seat=seat, family=FAMILIES[family])))


def act(s: EmpireState) -> None:
    """Emit an event: an act begins (A1)."""
    if s.out is not None:
        s.out.append(Event("act", types.Act(act=s.act, horse=s.horse, limit=s.data.hand_limits[s.act - 1])))


def phase(s: EmpireState, phase: types.PhaseName, seats: tuple[int, ...]) -> None:
    """Emit an event: bribery or tribute begins; these seats must choose (R1, D1)."""
    if s.out is not None:
        payload = types.Phase(phase=phase, act=s.act, limit=s.data.hand_limits[s.act - 1], seats=list(seats))
        s.out.append(Event("phase", payload))


def entracte(s: EmpireState) -> None:
    """Emit an event: all figures leave the board (I1)."""
    if s.out is not None:
        s.out.append(Event("entracte", types.Entracte(act=s.act)))


def business_opened(s: EmpireState, turf: int, business: int) -> None:
    """Emit an event: a business tile is laid open in a turf (A2)."""
    if s.out is not None:
        tile = s.data.businesses[business]
        payload = types.BusinessOpened(
            turf=s.data.areas[turf], business=tile.id, front=icon_names(tile.front), back=icon_names(tile.back)
        )
        s.out.append(Event("business_opened", payload, reveals=True))


def public_job(s: EmpireState, job: int) -> None:
    """Emit an event: a job is laid open for all (S2, I2)."""
    if s.out is not None:
        payload: types.PublicJob = job_facts(s, job)
        s.out.append(Event("public_job", payload, reveals=True))


def ally_laid_out(s: EmpireState, ally: int) -> None:
    """Emit an event: an ally is laid open for bribery (S3, I2)."""
    if s.out is not None:
        s.out.append(Event("ally_laid_out", types.AllyLaidOut(ally=s.data.allies[ally].id), reveals=True))


def horse_head(s: EmpireState, seat: int) -> None:
    """Emit an event: the seat has the Horse Head now (S7, B7)."""
    if s.out is not None:
        s.out.append(Event("horse_head", types.OfSeat(seat=seat)))


def game_over(s: EmpireState, dominance: list[int], counts: list[Count]) -> None:
    """Emit an event: the money is counted (X1 to X4)."""
    if s.out is not None:
        s.out.append(Event("game_over", types.GameOver(scores=list(s.scores[1:]), dominance=dominance, counts=counts)))


# ---------------------------------------------------------------- money and goods


def money_taken(s: EmpireState, seat: int, kind: int, owed: int) -> None:
    """Emit an event: a money card goes from the bank to the hand; not the one `owed` if the bank lacks it (W17)."""
    if s.out is not None:
        s.out.append(Event("money_taken", types.MoneyTaken(seat=seat, card=MONEY[kind], owed=MONEY[owed])))


def banked(s: EmpireState, seat: int, kind: int, owed: int) -> None:
    """Emit an event: a money card goes from the bank into the suitcase (H32, W17)."""
    if s.out is not None:
        s.out.append(Event("banked", types.MoneyTaken(seat=seat, card=MONEY[kind], owed=MONEY[owed])))


def packed(s: EmpireState, seat: int, kind: int) -> None:
    """Emit an event: a money card goes from the hand into the suitcase (B2)."""
    if s.out is not None:
        s.out.append(Event("packed", types.Packed(seat=seat, card=MONEY[kind])))


def suitcase_paid(s: EmpireState, seat: int, kind: int) -> None:
    """Emit an event: a money card goes from the suitcase to the bank, as a bid or by a card (R2, H31)."""
    if s.out is not None:
        s.out.append(Event("suitcase_paid", types.SuitcasePaid(seat=seat, card=MONEY[kind], by=turn(s) or seat)))


def good_taken(s: EmpireState, seat: int, kind: int) -> None:
    """Emit an event: a good goes from the bank to the hand."""
    if s.out is not None:
        s.out.append(Event("good_taken", types.GoodTaken(seat=seat, good=GOODS[kind])))


def discarded(s: EmpireState, seat: int, card: Choice, why: types.DiscardReason) -> None:
    """Emit an event: a card is discarded for a `job`, `ability` or `card`, as `tribute`, or at the `end` (W13)."""
    if s.out is not None:
        payload = types.Discarded(seat=seat, card=card.text, what=element(card), why=why)
        s.out.append(Event("discarded", payload, reveals=card.kind == "job"))


# ---------------------------------------------------------------- jobs and allies


def job_gained(s: EmpireState, seat: int, job: int) -> None:
    """Emit an event: a job comes into the hand; which one only that seat sees."""
    if s.out is not None:
        private: SeenJob = {"seen": True, **job_facts(s, job)}
        s.out.append(Event("job_gained", types.JobSeen(seat=seat, seen=False), private, (seat,)))


def job_looked_at(s: EmpireState, seat: int, job: int) -> None:
    """Emit an event: the seat looks at a job of the deck; which one only that seat sees (B3)."""
    if s.out is not None:
        private: SeenJob = {"seen": True, **job_facts(s, job)}
        s.out.append(Event("job_looked_at", types.JobSeen(seat=seat, seen=False), private, (seat,), reveals=True))


def job_passed(s: EmpireState, seat: int, job: int) -> None:
    """Emit an event: a job that the seat has looked at and not kept is discarded for all to see (W5)."""
    if s.out is not None:
        s.out.append(Event("job_passed", types.JobPassed(seat=seat, job=s.data.jobs[job].id), reveals=True))


def jobs_shuffled(s: EmpireState) -> None:
    """Emit an event: the discards are the new job deck (N5)."""
    if s.out is not None:
        s.out.append(Event("jobs_shuffled", types.JobsShuffled(n=len(s.job_deck)), reveals=True))


def job_shown(s: EmpireState, seat: int, job: int, public: bool) -> None:
    """Emit an event: the seat names the job that it completes, which reveals one of its hand (F9)."""
    if s.out is not None:
        shown: types.JobShown = {"seat": seat, "public": public, **job_facts(s, job)}
        s.out.append(Event("job_shown", shown, reveals=not public))


def job_begun(s: EmpireState, seat: int, job: int, public: bool) -> None:
    """Emit an event: the goods of the job are paid (W6)."""
    if s.out is not None:
        s.out.append(Event("job_begun", types.JobBegun(seat=seat, job=s.data.jobs[job].id, public=public)))


def job_money(s: EmpireState, seat: int, job: int, first: bool) -> None:
    """Emit an event: whether the money of the job comes before or after its ability (F9)."""
    if s.out is not None:
        payload = types.JobMoney(seat=seat, job=s.data.jobs[job].id, when="first" if first else "last")
        s.out.append(Event("job_money", payload))


def job_completed(s: EmpireState, seat: int, job: int) -> None:
    """Emit an event: the job lies in the suitcase (F9)."""
    if s.out is not None:
        payload = types.JobCompleted(seat=seat, job=s.data.jobs[job].id, colour=colour_name(s, job))
        s.out.append(Event("job_completed", payload))


def ally_played(s: EmpireState, seat: int, ally: int) -> None:
    """Emit an event: the seat plays an ally (F12)."""
    if s.out is not None:
        s.out.append(Event("ally_played", types.OfAlly(seat=seat, ally=s.data.allies[ally].id)))


def ally_taken(s: EmpireState, seat: int, ally: int) -> None:
    """Emit an event: the seat's bid has bought an ally (R2)."""
    if s.out is not None:
        s.out.append(Event("ally_taken", types.OfAlly(seat=seat, ally=s.data.allies[ally].id)))


def effect_used(s: EmpireState, seat: int, card: int, effect: str, asked: tuple[int, ...]) -> None:
    """Emit an event: the seat uses an effect of a card; these rivals must choose now, out of turn (H3, H30, H31)."""
    if s.out is not None:
        payload = types.EffectUsed(
            seat=seat, card=card_id(s, card), card_kind=card_kind(card), effect=effect, asked=list(asked)
        )
        s.out.append(Event("effect_used", payload))


def declined(s: EmpireState, seat: int, question: str) -> None:
    """Emit an event: the seat declines an option, or stops using it."""
    if s.out is not None:
        payload: types.Declined = {"seat": seat, "question": question, **card_facts(s)}
        s.out.append(Event("declined", payload))


# ---------------------------------------------------------------- businesses and figures


def front_used(s: EmpireState, seat: int, business: int, turf: int, controller: int) -> None:
    """Emit an event: the seat uses a front; a rival who controls the turf will use it too (F5)."""
    if s.out is not None:
        payload = types.FrontUsed(
            seat=seat,
            business=s.data.businesses[business].id,
            turf=s.data.areas[turf],
            controller=0 if controller == seat else controller,
        )
        s.out.append(Event("front_used", payload))


def front_first(s: EmpireState, seat: int, business: int, first: int, second: int) -> None:
    """Emit an event: the seat has decided who uses the front first: itself or the controller of the turf (F5)."""
    if s.out is not None:
        turf = s.data.areas[s.thug_space(business) // 2]
        payload = types.FrontFirst(
            seat=seat, business=s.data.businesses[business].id, turf=turf, first=first, second=second
        )
        s.out.append(Event("front_first", payload))


def backs_used(s: EmpireState, seat: int, scope: types.BackScope, at: str, icons: tuple[int, ...]) -> None:
    """Emit an event: a card lets the seat use the backs of a `business`, of a `turf`, or around a `space` (H26)."""
    if s.out is not None:
        s.out.append(Event("backs_used", types.BacksUsed(seat=seat, scope=scope, at=at, icons=icon_names(icons))))


def figure_placed(s: EmpireState, figure: int, origin: int, at: int, by: int, how: types.Placing) -> None:
    """Emit an event: a figure was placed: `played`, `moved` by its owner's card, `displaced`, or a `neutral` one."""
    if s.out is not None:
        payload = types.FigurePlaced(
            seat=figure // FIGURES,
            figure=role(figure),
            at=spot_name(s, at),
            by=by,
            how=how,
            origin=spot_name(s, origin) if origin >= 0 else None,
        )
        s.out.append(Event("figure_placed", payload))


def gunned_down(s: EmpireState, figure: int, at: int, by: int) -> None:
    """Emit an event: a figure lies in the Hudson (F11)."""
    if s.out is not None:
        seat = figure // FIGURES
        payload = types.GunnedDown(
            seat=seat,
            figure=role(figure),
            at=spot_name(s, at),
            by=by,
            whose="neutral" if not seat else "own" if seat == by else "rival",
        )
        s.out.append(Event("gunned_down", payload))


def turf_gunned_down(s: EmpireState, seat: int, turf: int) -> None:
    """Emit an event: the seat has everybody in a turf gunned down (H22)."""
    if s.out is not None:
        s.out.append(Event("turf_gunned_down", types.OfTurf(seat=seat, turf=s.data.areas[turf])))


def set_aside(s: EmpireState, seat: int, figure: int) -> None:
    """Emit an event: a figure without a space is set aside unused (W1)."""
    if s.out is not None:
        s.out.append(Event("set_aside", types.FigureSetAside(seat=seat, figure=role(figure))))


# ---------------------------------------------------------------- turf war and markers


def turf_war(s: EmpireState, turf: int, influence: list[int], winner: int) -> None:
    """Emit an event: who has most influence in a turf (T3)."""
    if s.out is not None:
        payload = types.TurfWar(
            turf=s.data.areas[turf],
            influence=influence,
            winner=winner,
            result="won" if winner else "tied" if any(influence) else "empty",
            counts=[{"seat": seat, "n": n} for seat, n in enumerate(influence) if n],
        )
        s.out.append(Event("turf_war", payload))


def marker_placed(s: EmpireState, seat: int, turf: int) -> None:
    """Emit an event: a control marker of the seat lies on top (T4)."""
    if s.out is not None:
        s.out.append(Event("marker_placed", types.OfTurf(seat=seat, turf=s.data.areas[turf])))


def marker_removed(s: EmpireState, seat: int, turf: int, height: int, by: int) -> None:
    """Emit an event: a control marker goes back to the seat that owns it (T5, H29).

    It is `recycled` by its owner, or `removed` by the card of a rival.
    """
    if s.out is not None:
        payload = types.MarkerRemoved(
            seat=seat,
            turf=s.data.areas[turf],
            height=height + 1,
            by=by,
            how="recycled" if by == seat else "removed",
        )
        s.out.append(Event("marker_removed", payload))


# ---------------------------------------------------------------- what was sealed is revealed


def bids_revealed(s: EmpireState, seats: tuple[int, ...], picks: list[tuple[Choice, ...]]) -> None:
    """Emit an event: all bids at once; the last pick of each says that it is complete (R1)."""
    if s.out is not None:
        bids: list[types.Bid] = []
        for seat, mine in zip(seats, picks, strict=True):
            cards = [MONEY[pick.value] for pick in mine[:-1]]
            bids.append(types.Bid(seat=seat, cards=cards, total=sum(cards)))
        s.out.append(Event("bids_revealed", types.BidsRevealed(bids=bids), reveals=True))


def tribute_revealed(s: EmpireState, seats: tuple[int, ...], picks: list[tuple[Choice, ...]]) -> None:
    """Emit an event: all discards of the tribute at once (W11)."""
    if s.out is not None:
        tribute = [
            types.TributeOf(seat=seat, cards=[pick.text for pick in mine], what=[element(pick) for pick in mine])
            for seat, mine in zip(seats, picks, strict=True)
        ]
        s.out.append(Event("tribute_revealed", types.TributeRevealed(tribute=tribute), reveals=True))


def offers_revealed(s: EmpireState, seats: tuple[int, ...], kinds: list[int], to: int, best: int) -> None:
    """Emit an event: all offers; the card of `best` goes into the suitcase of `to`, the others to the bank (H30)."""
    if s.out is not None:
        cards = [types.CardOf(seat=seat, card=MONEY[kind]) for seat, kind in zip(seats, kinds, strict=True)]
        s.out.append(Event("offers_revealed", types.OffersRevealed(offers=cards, to=to, best=best), reveals=True))


def tax_revealed(s: EmpireState, seats: tuple[int, ...], kinds: list[int]) -> None:
    """Emit an event: what every rival returns to the bank out of the suitcase, by the card of `by` (H31)."""
    if s.out is not None:
        cards = [types.CardOf(seat=seat, card=MONEY[kind]) for seat, kind in zip(seats, kinds, strict=True)]
        s.out.append(Event("tax_revealed", types.TaxRevealed(cards=cards, by=turn(s)), reveals=True))


def suitcase_robbed(s: EmpireState, seat: int, rival: int, kind: int) -> None:
    """Emit an event: the seat takes a random money card out of a rival's suitcase (H31)."""
    if s.out is not None:
        payload = types.SuitcaseRobbed(seat=seat, rival=rival, card=MONEY[kind])
        s.out.append(Event("suitcase_robbed", payload, reveals=True))
