"""The Consigliere: for a seat's decision, the choices ranked, each with a chance to win and a reason.

It thinks as a capo does, but tries every choice, and looks at what playing on from each of them leads to.
"""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any, Final, NamedTuple

from cosca.bots.judge import Judge, Reason
from cosca.bots.levels import judge_of
from cosca.bots.search import Branch, Node, Search
from cosca.kernel.choice import Choice
from cosca.kernel.decision import Decision
from cosca.kernel.events import View
from cosca.kernel.game import Game, Memory

DOUBT: Final = 4  # a choice counts as if it had been tried so often before, and had gone
CAUTION: Final = 0.05  # so much worse than all choices together did
EVEN: Final = Reason("even", {})
TELLING: Final = 0.02  # a sign that changes the reckoning by less is not worth a word


class Advice(NamedTuple):
    """One choice as the Consigliere sees it. `chance` is the seat's chance to win (its team's, in a team game)."""

    choice: Choice
    chance: float
    share: float  # how much of its thinking went into this choice; in a mixed decision how often to take it
    reason: Reason


def advise(
    game: Game[Any], decision: Decision, view: View, memory: Memory, rng: Random, seconds: float = 1.0
) -> list[Advice]:
    """The choices of the decision, best first, from what the seat knows alone; it thinks for `seconds`."""
    started = perf_counter()
    judge, seat = judge_of(game), decision.seat
    search = Search(game, judge, seat, lambda: game.sample(view, memory, rng), rng, explains=True)
    state = search.another()
    root = Node(decision.kind)
    for choice in decision.choices:
        search.round(root, choice)
        if perf_counter() - started > seconds:
            break
    search.think(root, seconds - (perf_counter() - started), 1_000_000, stop_early=False)
    mixed = judge.mix(state, seat)
    shares = dict(zip(decision.choices, mixed, strict=True)) if mixed else {}
    usual = max(0.0, root.worth / max(1, root.tries) - CAUTION)
    found: list[Advice] = []
    signs: dict[Choice, list[str]] = {}
    for choice in decision.choices:
        branch = root.children.get(choice) or Branch(0.0)
        chance = (branch.worth + DOUBT * usual) / (branch.tries + DOUBT)
        share = shares.get(choice, branch.tries / max(1, root.tries))
        if mixed:
            why = Reason("mix", {"n": round(100 * share)})
        else:
            known = judge.reason(state, seat, choice)
            if known is None:
                signs[choice] = _played_on(judge, search, root, branch)
            why = known or EVEN
        found.append(Advice(choice, chance, share, why))
    found.sort(key=lambda each: each.share if mixed else each.chance, reverse=True)
    return _told_apart(found, signs)


def _played_on(judge: Judge[Any], search: Search, root: Node, branch: Branch) -> list[str]:
    """What playing on from the choice led to more often than playing on from the others, the most telling first."""
    if not branch.tries or root.signs is None or branch.signs is None:
        return []
    weights = judge.weights[search.stage]
    gains: list[tuple[float, str]] = []
    for sign, weight, one, all_ in zip(judge.signs, weights, branch.signs, root.signs, strict=True):
        gain = weight * (one / branch.tries - all_ / root.tries)
        if gain > TELLING:
            gains.append((gain, sign))
    return [sign for _, sign in sorted(gains, key=lambda each: -each[0])]


def _told_apart(found: list[Advice], signs: dict[Choice, list[str]]) -> list[Advice]:
    """Every choice that is explained by playing on gets the most telling sign that no better choice has yet."""
    used: set[str] = set()
    told: list[Advice] = []
    for each in found:
        mine = signs.get(each.choice, [])
        sign = next((sign for sign in mine if sign not in used), mine[0] if mine else "")
        used.add(sign)
        told.append(each._replace(reason=Reason(f"played_{sign}", {})) if sign else each)
    return told
