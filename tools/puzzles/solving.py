"""Finding and proving the solution of a position: the same answer in independent searches, by a clear margin.

A search sees what a person sees who opens the puzzle: the view of the seat, and what is public on the table. Every
search draws other states that fit this, and has other random numbers. It is the Consigliere's, so a solution comes with
his values and reasons.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from random import Random
from typing import Any, Final, NamedTuple

from cosca.bots.advisor import Advice, advise
from cosca.bots.evaluator import Evaluator, Reason
from cosca.bots.puzzles import PuzzleStep, ValuedChoice
from cosca.kernel.decision import Decision
from cosca.kernel.match import Match

SCREEN_ITERATIONS: Final = 40  # of a first look at a decision
SCREEN_MARGIN: Final = 0.02  # win probability by which the best choice must be ahead then
PROOF_SEEDS: Final = 4  # independent searches that must agree,
PROOF_ITERATIONS: Final = 160  # with so many iterations each
LONG_SEEDS: Final = 1  # longer searches with further seeds that must agree too,
LONG_ITERATIONS: Final = 1200
MIN_MARGIN: Final = 0.03  # win probability by which the solution must be better than every other choice,
MIN_MARGIN_ERRORS: Final = 3.0  # and in standard errors
MAX_STEPS: Final = 3  # of a solution
MAX_KEPT: Final = 6  # choices of a step whose values are kept


class Effort(NamedTuple):
    """How much a solution is tested."""

    proof_seeds: int = PROOF_SEEDS
    proof_iterations: int = PROOF_ITERATIONS
    long_seeds: int = LONG_SEEDS
    long_iterations: int = LONG_ITERATIONS


class Outcome(NamedTuple):
    """What became of a decision; `long_runs` counts longer searches, `agreed` those with the same answer."""

    steps: tuple[PuzzleStep, ...] = ()
    reasons: tuple[Reason, ...] = ()
    long_runs: int = 0
    agreed: int = 0


def search(match: Match[Any], seat: int, iterations: int, seed: str) -> list[Advice]:
    """Return the Consigliere's ranking of the open decision after so many iterations; it depends on the seed alone."""
    game, state = match.game, match.state
    decision = game.decision(state, seat)
    assert decision is not None
    return advise(game, decision, game.view(state, seat), match.memory(seat), Random(seed), inf, iterations)


def margin_of(ranking: Sequence[Advice], accepted: Sequence[str] = ()) -> float:
    """Return by how much the best choice is ahead of all that are not accepted; 1 if there are no others."""
    best = ranking[0]
    others = [each.chance for each in ranking if each.like is not best.like and each.choice.text not in accepted]
    return best.chance - max(others, default=best.chance - 1.0)


def solve(match: Match[Any], evaluator: Evaluator[Any], seat: int, seed: str, effort: Effort) -> Outcome:
    """Return the proven steps from this position to as far as they are clear; no steps if the first one is not."""
    game, steps, reasons = match.game, list[PuzzleStep](), tuple[Reason, ...]()
    runs = agreed = 0
    while len(steps) < MAX_STEPS:
        decision = game.decision(match.state, seat)
        if decision is None or evaluator.mixed_strategy(match.state, seat) is not None or len(decision.choices) < 2:
            break
        at = f"{seed}/{len(steps)}"
        if margin_of(search(match, seat, SCREEN_ITERATIONS, f"{at}/screen")) < SCREEN_MARGIN:
            break
        proof = _prove(match, evaluator, decision, seat, at, effort)
        if proof is None:
            break
        step, ranking = proof
        votes = agreement(
            match, seat, step, effort.long_iterations, [f"{at}/long {n}" for n in range(effort.long_seeds)]
        )
        runs, agreed = runs + len(votes), agreed + sum(votes)
        if not all(votes):
            break
        steps.append(step)
        reasons = reasons or ranking[0].plan.reasons
        if not _continue(match, evaluator, seat, step.accepted[0]):
            break
    led = len(steps) == 1 and _kind(steps[0].accepted[0]) in evaluator.leading_kinds  # it matters by what follows
    return Outcome((), (), runs, agreed) if led else Outcome(tuple(steps), reasons, runs, agreed)


def agreement(match: Match[Any], seat: int, step: PuzzleStep, iterations: int, seeds: Sequence[str]) -> list[bool]:
    """Return for each of these searches whether it finds the solution of the step, which is open now."""
    return [search(match, seat, iterations, seed)[0].choice.text in step.accepted for seed in seeds]


def _prove(
    match: Match[Any], evaluator: Evaluator[Any], decision: Decision, seat: int, seed: str, effort: Effort
) -> tuple[PuzzleStep, list[Advice]] | None:
    """Return the step that independent searches agree on, and the ranking of the first; None if they do not."""
    accepted = tuple[str, ...]()
    rankings: list[list[Advice]] = []
    for n in range(effort.proof_seeds):
        ranking = search(match, seat, effort.proof_iterations, f"{seed}/proof {n}")
        accepted = accepted or _equivalent(match, decision, seat, ranking)
        if ranking[0].choice.text not in accepted or margin_of(ranking, accepted) <= 0.0:
            return None
        rankings.append(ranking)
    if 2 * len(accepted) > len(decision.choices) and _kind(accepted[0]) not in evaluator.leading_kinds:
        return None  # nothing to find
    chances, errors = dict[str, list[float]](), dict[str, list[float]]()
    for ranking in rankings:
        for each in ranking:
            chances.setdefault(each.choice.text, []).append(each.chance)
            errors.setdefault(each.choice.text, []).append(each.plan.error)
    values = [
        ValuedChoice(text, sum(chances[text]) / len(rankings), sqrt(sum([e * e for e in errors[text]])) / len(rankings))
        for text in chances
    ]
    best = next(value for value in values if value.text == accepted[0])
    others = sorted([value for value in values if value.text not in accepted], key=lambda value: -value.chance)
    if not others:
        return None
    for other in others:
        ahead = best.chance - other.chance
        if ahead < MIN_MARGIN or ahead < MIN_MARGIN_ERRORS * sqrt(best.error**2 + other.error**2):
            return None
    kept = tuple([ValuedChoice(text, round(p, 4), round(e, 4)) for text, p, e in [best, *others][:MAX_KEPT]])
    return PuzzleStep(decision.kind, accepted, round(best.chance - others[0].chance, 4), kept), rankings[0]


def _equivalent(match: Match[Any], decision: Decision, seat: int, ranking: Sequence[Advice]) -> tuple[str, ...]:
    """Return the best choice, and those that are as good by the rules: the same position, or the same plans."""
    best = ranking[0]
    same = {each.choice.text for each in ranking if each.like is best.like}
    after = _digest_after(match, seat, best.choice.text)
    same |= {each.text for each in decision.choices if _digest_after(match, seat, each.text) == after}
    return (best.choice.text, *sorted(same - {best.choice.text}))


def _digest_after(match: Match[Any], seat: int, text: str) -> str:
    state = match.state.copy()
    match.game.apply(state, seat, match.game.parse(state, seat, text))
    return str(state.digest())


def _continue(match: Match[Any], evaluator: Evaluator[Any], seat: int, text: str) -> bool:
    """Make the choice; return whether the seat's turn goes on, and nothing was drawn or revealed."""
    game, before = match.game, match.state.copy()
    events = match.apply(seat, text)
    return (
        match.state.draws == before.draws
        and not any(event.reveals for event in events)
        and game.actors(match.state) == (seat,)
        and evaluator.rollout_horizon(match.state) == evaluator.rollout_horizon(before)
        and match.state.stack[-1].key not in evaluator.opening_kinds
    )


def _kind(text: str) -> str:
    return text.partition(" ")[0]
