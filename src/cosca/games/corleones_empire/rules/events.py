"""The event vocabulary: one function for each kind of event; nothing else in the rules makes one.

Each function does nothing if nobody listens. It takes the numbers that the rules have; names and lists are made only
after that. `seat` is whose piece or card it is, `by` is who did it. Kinds and facts are part of the scenario format
and lie in databases: none is renamed and none changes its meaning.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosca.games.corleones_empire.components.data import FAMILIES, GOODS, MONEY
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
from cosca.kernel.events import Event, Facts

if TYPE_CHECKING:
    from cosca.games.corleones_empire.documents import types_events as told
    from cosca.games.corleones_empire.documents.types import Count
    from cosca.kernel.choice import Choice

EVENT_VOCABULARY: Final = 2  # 1: without `by` and the other facts that sentences need


# ---------------------------------------------------------------- set-up and acts


def family(s: EmpireState, seat: int, family: int) -> None:
    """The seat is this family (S6)."""
    if s.out is not None:
        s.out.append(Event("family", {"seat": seat, "family": FAMILIES[family]}))


def act(s: EmpireState) -> None:
    """An act begins (A1)."""
    if s.out is not None:
        s.out.append(Event("act", {"act": s.act, "horse": s.horse, "limit": s.data.hand_limits[s.act - 1]}))


def phase(s: EmpireState, phase: str, seats: tuple[int, ...]) -> None:
    """Bribery or tribute begins; these seats must choose (R1, D1)."""
    if s.out is not None:
        facts: Facts = {"phase": phase, "act": s.act, "limit": s.data.hand_limits[s.act - 1], "seats": list(seats)}
        s.out.append(Event("phase", facts))


def entracte(s: EmpireState) -> None:
    """All figures leave the board (I1)."""
    if s.out is not None:
        s.out.append(Event("entracte", {"act": s.act}))


def business_opened(s: EmpireState, turf: int, business: int) -> None:
    """A business tile is laid open in a turf (A2)."""
    if s.out is not None:
        tile = s.data.businesses[business]
        facts: told.BusinessOpened = {
            "turf": s.data.areas[turf],
            "business": tile.id,
            "front": icon_names(tile.front),
            "back": icon_names(tile.back),
        }
        s.out.append(Event("business_opened", facts, reveals=True))


def public_job(s: EmpireState, job: int) -> None:
    """A job is laid open for all (S2, I2)."""
    if s.out is not None:
        s.out.append(Event("public_job", job_facts(s, job), reveals=True))


def ally_laid_out(s: EmpireState, ally: int) -> None:
    """An ally is laid open for bribery (S3, I2)."""
    if s.out is not None:
        s.out.append(Event("ally_laid_out", {"ally": s.data.allies[ally].id}, reveals=True))


def horse_head(s: EmpireState, seat: int) -> None:
    """The seat has the Horse Head now (S7, B7)."""
    if s.out is not None:
        s.out.append(Event("horse_head", {"seat": seat}))


def game_over(s: EmpireState, dominance: list[int], counts: list[Count]) -> None:
    """The money is counted (X1 to X4)."""
    if s.out is not None:
        s.out.append(Event("game_over", {"scores": s.scores[1:], "dominance": dominance, "counts": counts}))


# ---------------------------------------------------------------- money and goods


def money_taken(s: EmpireState, seat: int, kind: int, owed: int) -> None:
    """A money card of the bank into the hand; not the one `owed` if the bank lacks it (W17)."""
    if s.out is not None:
        s.out.append(Event("money_taken", {"seat": seat, "card": MONEY[kind], "owed": MONEY[owed]}))


def banked(s: EmpireState, seat: int, kind: int, owed: int) -> None:
    """A money card of the bank into the suitcase (H32, W17)."""
    if s.out is not None:
        s.out.append(Event("banked", {"seat": seat, "card": MONEY[kind], "owed": MONEY[owed]}))


def packed(s: EmpireState, seat: int, kind: int) -> None:
    """A money card of the hand into the suitcase (B2)."""
    if s.out is not None:
        s.out.append(Event("packed", {"seat": seat, "card": MONEY[kind]}))


def suitcase_paid(s: EmpireState, seat: int, kind: int) -> None:
    """A money card of the suitcase to the bank: the own bid, or by a card of the seat whose turn it is (R2, H31)."""
    if s.out is not None:
        s.out.append(Event("suitcase_paid", {"seat": seat, "card": MONEY[kind], "by": turn(s) or seat}))


def good_taken(s: EmpireState, seat: int, kind: int) -> None:
    """A good of the bank into the hand."""
    if s.out is not None:
        s.out.append(Event("good_taken", {"seat": seat, "good": GOODS[kind]}))


def discarded(s: EmpireState, seat: int, card: Choice, why: str) -> None:
    """A card of the hand is given up: for a `job`, an `ability`, a `card`, as `tribute`, or at the `end` (W13)."""
    if s.out is not None:
        facts: Facts = {"seat": seat, "card": card.text, "what": element(card), "why": why}
        s.out.append(Event("discarded", facts, reveals=card.kind == "job"))


# ---------------------------------------------------------------- jobs and allies


def job_gained(s: EmpireState, seat: int, job: int) -> None:
    """A job comes into the hand; which one only that seat sees."""
    if s.out is not None:
        s.out.append(Event("job_gained", {"seat": seat, "seen": False}, {"seen": True, **job_facts(s, job)}, (seat,)))


def job_looked_at(s: EmpireState, seat: int, job: int) -> None:
    """The seat looks at a job of the deck; which one only that seat sees (B3)."""
    if s.out is not None:
        own: Facts = {"seen": True, **job_facts(s, job)}
        s.out.append(Event("job_looked_at", {"seat": seat, "seen": False}, own, (seat,), reveals=True))


def job_passed(s: EmpireState, seat: int, job: int) -> None:
    """A job that the seat has looked at and not kept is discarded for all to see (W5)."""
    if s.out is not None:
        s.out.append(Event("job_passed", {"seat": seat, "job": s.data.jobs[job].id}, reveals=True))


def jobs_shuffled(s: EmpireState) -> None:
    """The discards are the new job deck (N5)."""
    if s.out is not None:
        s.out.append(Event("jobs_shuffled", {"n": len(s.job_deck)}, reveals=True))


def job_shown(s: EmpireState, seat: int, job: int, public: bool) -> None:
    """The seat says which job it completes; one of the hand becomes known by it (F9)."""
    if s.out is not None:
        facts: Facts = {"seat": seat, "public": public, **job_facts(s, job)}
        s.out.append(Event("job_shown", facts, reveals=not public))


def job_begun(s: EmpireState, seat: int, job: int, public: bool) -> None:
    """The goods of the job are paid (W6)."""
    if s.out is not None:
        s.out.append(Event("job_begun", {"seat": seat, "job": s.data.jobs[job].id, "public": public}))


def job_money(s: EmpireState, seat: int, job: int, first: bool) -> None:
    """Whether the money of the job comes before or after its ability (F9)."""
    if s.out is not None:
        when = "first" if first else "last"
        s.out.append(Event("job_money", {"seat": seat, "job": s.data.jobs[job].id, "when": when}))


def job_completed(s: EmpireState, seat: int, job: int) -> None:
    """The job lies in the suitcase (F9)."""
    if s.out is not None:
        facts: Facts = {"seat": seat, "job": s.data.jobs[job].id, "colour": colour_name(s, job)}
        s.out.append(Event("job_completed", facts))


def ally_played(s: EmpireState, seat: int, ally: int) -> None:
    """The seat plays an ally (F12)."""
    if s.out is not None:
        s.out.append(Event("ally_played", {"seat": seat, "ally": s.data.allies[ally].id}))


def ally_taken(s: EmpireState, seat: int, ally: int) -> None:
    """The seat's bid has bought an ally (R2)."""
    if s.out is not None:
        s.out.append(Event("ally_taken", {"seat": seat, "ally": s.data.allies[ally].id}))


def effect_used(s: EmpireState, seat: int, card: int, effect: str, asked: tuple[int, ...]) -> None:
    """The seat uses an effect of a card as a whole; these rivals must choose now, out of turn (H3, H30, H31)."""
    if s.out is not None:
        facts: told.EffectUsed = {
            "seat": seat,
            "card": card_id(s, card),
            "card_kind": card_kind(card),
            "effect": effect,
            "asked": list(asked),
        }
        s.out.append(Event("effect_used", facts))


def declined(s: EmpireState, seat: int, question: str) -> None:
    """The seat refuses what it might have done, or has had enough of it."""
    if s.out is not None:
        s.out.append(Event("declined", {"seat": seat, "question": question, **card_facts(s)}))


# ---------------------------------------------------------------- businesses and figures


def front_used(s: EmpireState, seat: int, business: int, turf: int, controller: int) -> None:
    """The seat uses a front; a rival who controls the turf will use it too (F5)."""
    if s.out is not None:
        facts: told.FrontUsed = {
            "seat": seat,
            "business": s.data.businesses[business].id,
            "turf": s.data.areas[turf],
            "controller": 0 if controller == seat else controller,
        }
        s.out.append(Event("front_used", facts))


def front_first(s: EmpireState, seat: int, business: int, first: int, second: int) -> None:
    """The seat has decided who uses the front first; one of the two is asked because it controls the turf (F5)."""
    if s.out is not None:
        turf = s.data.areas[s.thug_space(business) // 2]
        facts: told.FrontFirst = {
            "seat": seat,
            "business": s.data.businesses[business].id,
            "turf": turf,
            "first": first,
            "second": second,
        }
        s.out.append(Event("front_first", facts))


def backs_used(s: EmpireState, seat: int, scope: str, at: str, icons: tuple[int, ...]) -> None:
    """A card lets the seat use the backs of a `business`, of a `turf`, or around a `space` (H26)."""
    if s.out is not None:
        s.out.append(Event("backs_used", {"seat": seat, "scope": scope, "at": at, "icons": icon_names(icons)}))


def figure_placed(s: EmpireState, figure: int, origin: int, at: int, by: int, how: told.Placing) -> None:
    """A figure stands there now: `played`, `moved` by its owner's card, `displaced`, or a `neutral` one put there."""
    if s.out is not None:
        facts: told.FigurePlaced = {
            "seat": figure // FIGURES,
            "figure": role(figure),
            "at": spot_name(s, at),
            "by": by,
            "how": how,
            "origin": spot_name(s, origin) if origin >= 0 else None,
        }
        s.out.append(Event("figure_placed", facts))


def gunned_down(s: EmpireState, figure: int, at: int, by: int) -> None:
    """A figure lies in the Hudson (F11)."""
    if s.out is not None:
        seat = figure // FIGURES
        facts: told.GunnedDown = {
            "seat": seat,
            "figure": role(figure),
            "at": spot_name(s, at),
            "by": by,
            "whose": "neutral" if not seat else "own" if seat == by else "rival",
        }
        s.out.append(Event("gunned_down", facts))


def turf_gunned_down(s: EmpireState, seat: int, turf: int) -> None:
    """The seat has everybody in a turf gunned down (H22)."""
    if s.out is not None:
        s.out.append(Event("turf_gunned_down", {"seat": seat, "turf": s.data.areas[turf]}))


def set_aside(s: EmpireState, seat: int, figure: int) -> None:
    """A figure without a space is set aside unused (W1)."""
    if s.out is not None:
        s.out.append(Event("set_aside", {"seat": seat, "figure": role(figure)}))


# ---------------------------------------------------------------- turf war and markers


def turf_war(s: EmpireState, turf: int, influence: list[int], winner: int) -> None:
    """Who has most influence in a turf (T3)."""
    if s.out is not None:
        facts: told.TurfWar = {
            "turf": s.data.areas[turf],
            "influence": influence,
            "winner": winner,
            "result": "won" if winner else "tied" if any(influence) else "empty",
            "counts": [{"seat": seat, "n": n} for seat, n in enumerate(influence) if n],
        }
        s.out.append(Event("turf_war", facts))


def marker_placed(s: EmpireState, seat: int, turf: int) -> None:
    """A control marker of the seat lies on top (T4)."""
    if s.out is not None:
        s.out.append(Event("marker_placed", {"seat": seat, "turf": s.data.areas[turf]}))


def marker_removed(s: EmpireState, seat: int, turf: int, height: int, by: int) -> None:
    """A control marker goes back to the seat that owns it (T5, H29).

    It is `recycled` by its owner, or `removed` by the card of a rival.
    """
    if s.out is not None:
        facts: told.MarkerRemoved = {
            "seat": seat,
            "turf": s.data.areas[turf],
            "height": height + 1,
            "by": by,
            "how": "recycled" if by == seat else "removed",
        }
        s.out.append(Event("marker_removed", facts))


# ---------------------------------------------------------------- what was sealed is revealed


def bids_revealed(s: EmpireState, seats: tuple[int, ...], picks: list[tuple[Choice, ...]]) -> None:
    """All bids at once; the last pick of each says that it is complete (R1)."""
    if s.out is not None:
        shown: list[Facts] = []
        for seat, mine in zip(seats, picks, strict=True):
            cards = [MONEY[pick.value] for pick in mine[:-1]]
            shown.append({"seat": seat, "cards": cards, "total": sum(cards)})
        s.out.append(Event("bids_revealed", {"bids": shown}, reveals=True))


def tribute_revealed(s: EmpireState, seats: tuple[int, ...], picks: list[tuple[Choice, ...]]) -> None:
    """All discards of the tribute at once (W11)."""
    if s.out is not None:
        shown: list[Facts] = []
        for seat, mine in zip(seats, picks, strict=True):
            what = [element(pick) for pick in mine]
            shown.append({"seat": seat, "cards": [pick.text for pick in mine], "what": what})
        s.out.append(Event("tribute_revealed", {"tribute": shown}, reveals=True))


def offers_revealed(s: EmpireState, seats: tuple[int, ...], kinds: list[int], to: int, best: int) -> None:
    """All offers at once; the card of `best` goes into the suitcase of `to`, the others to the bank (H30)."""
    if s.out is not None:
        shown = [{"seat": seat, "card": MONEY[kind]} for seat, kind in zip(seats, kinds, strict=True)]
        s.out.append(Event("offers_revealed", {"offers": shown, "to": to, "best": best}, reveals=True))


def tax_revealed(s: EmpireState, seats: tuple[int, ...], kinds: list[int]) -> None:
    """What every rival returns to the bank out of the suitcase, by the card of `by` (H31)."""
    if s.out is not None:
        shown = [{"seat": seat, "card": MONEY[kind]} for seat, kind in zip(seats, kinds, strict=True)]
        s.out.append(Event("tax_revealed", {"cards": shown, "by": turn(s)}, reveals=True))


def suitcase_robbed(s: EmpireState, seat: int, rival: int, kind: int) -> None:
    """The seat takes a random money card out of a rival's suitcase (H31)."""
    if s.out is not None:
        facts: Facts = {"seat": seat, "rival": rival, "card": MONEY[kind]}
        s.out.append(Event("suitcase_robbed", facts, reveals=True))
